//! A description for people.
//!
//! Needs: a description. Gives: [`write`]. Cost: the text.

use std::fmt;

use super::graph::{Graph, Id, Value};
use super::page::Page;
use super::passes::{Because, Fate, Pass, bytes};
use super::rulings::Verdict;
use super::{Explanation, State};
use crate::error::Result;

/// Columns of the lists.
const OPERATOR: usize = 6;
const OPERANDS: usize = 36;
const TYPE: usize = 46;
const WHO: usize = 68;

/// Writes the description.
pub fn write(e: &Explanation, page: &mut Page) -> Result<()> {
    match (&e.state, e.graph.calls.last()) {
        (State::There { value, waiting }, _) => {
            page.say(format_args!("{} of {}, {}: the value is there\n  ", e.kind, value.ty.name(), value.shape))?;
            stored(value, page)?;
            if *waiting > 0 {
                page.say(format_args!("\n  updates that wait: {waiting}"))?;
            }
            return page.say(format_args!("\n  no call is recorded\n"));
        }
        (State::Recorded, Some(last)) => {
            let calls = e.graph.calls.len();
            page.say(format_args!(
                "{} of {}, {}: recorded, {calls} call{}\n",
                e.kind,
                last.ty.name(),
                last.shape,
                plural(calls)
            ))?;
        }
        (State::Recorded, None) => {}
    }
    page.say(format_args!("\nrecorded calls\n"))?;
    (0..e.graph.calls.len()).try_for_each(|k| call(&e.graph, k, page))?;
    page.say(format_args!("\nvalues that are there\n"))?;
    for (k, value) in e.graph.values.iter().enumerate() {
        page.say(format_args!("  {}", Id::Value(k)))?;
        page.to(OPERATOR)?;
        page.say(format_args!("{} {}, ", value.ty.name(), value.shape))?;
        stored(value, page)?;
        page.say(format_args!("\n"))?;
    }
    let n = e.passes.len();
    page.say(format_args!("\nlooking at the value takes {n} pass{}\n", if n == 1 { "" } else { "es" }))?;
    for (number, pass) in e.passes.iter().enumerate() {
        of_pass(&e.graph, number + 1, pass, number + 1 == n, page)?;
    }
    let (written, calls) = (e.total.counters.written, e.total.one_by_one);
    page.say(format_args!("  in all {written} of {calls} value{} are stored, ", plural(calls as usize)))?;
    page.say(format_args!("{} are read and at most {} written\n", Bytes(e.total.bytes_read), Bytes(e.total.bytes_written)))?;
    page.say(format_args!("\nrewrites\n"))?;
    for r in &e.rulings {
        let verdict = match r.verdict {
            Verdict::Applies => "applies",
            Verdict::May => "may apply",
            Verdict::DoesNot => "does not",
            Verdict::Off => "off",
        };
        page.say(format_args!("  {:<14}{verdict:<11}{}\n", r.rule.name(), r.why))?;
    }
    Ok(())
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn stored(value: &Value, page: &mut Page) -> Result<()> {
    let iso = if value.is_iso { ", one value for all" } else { "" };
    page.say(format_args!("{}, {} entr{}{iso}", value.format, value.entries, if value.entries == 1 { "y" } else { "ies" }))
}

fn call(graph: &Graph, k: usize, page: &mut Page) -> Result<()> {
    let c = &graph.calls[k];
    page.say(format_args!("  {}", Id::Call(k)))?;
    page.to(OPERATOR)?;
    page.say(format_args!("{} {}", c.operation, c.operator))?;
    page.to(OPERANDS)?;
    page.list(&c.operands, " ", |page, (id, _)| page.say(format_args!("{id}")))?;
    page.to(TYPE)?;
    page.say(format_args!("{} {}{}", c.ty.name(), c.shape, if c.is_full { ", full" } else { "" }))?;
    page.to(WHO)?;
    page.list(who(graph, k), ", ", |page, who| match who {
        Who::Object => page.say(format_args!("held by an object")),
        Who::Calls => {
            page.say(format_args!("read by "))?;
            page.list(graph.readers(k), " ", |page, k| page.say(format_args!("{}", Id::Call(k))))
        }
        Who::Others(n) => page.say(format_args!("read {n} time{} by other calls", plural(n))),
    })?;
    page.say(format_args!("\n"))
}

enum Who {
    Object,
    Calls,
    Others(usize),
}

/// Who wants call `k`.
fn who(graph: &Graph, k: usize) -> impl Iterator<Item = Who> {
    let others = graph.read_elsewhere(k);
    let object = graph.calls[k].is_held.then_some(Who::Object);
    let calls = graph.readers(k).next().map(|_| Who::Calls);
    object.into_iter().chain(calls).chain((others > 0).then_some(Who::Others(others)))
}

fn of_pass(graph: &Graph, number: usize, pass: &Pass, is_last: bool, page: &mut Page) -> Result<()> {
    let target = pass.target();
    page.say(format_args!("  pass {number}: "))?;
    page.list(&pass.calls, " ", |page, (k, _)| page.say(format_args!("{}", Id::Call(*k))))?;
    if pass.is_fused {
        let places = graph.calls[target].places();
        page.say(format_args!("; {places} place{}", plural(usize::try_from(places).unwrap_or(usize::MAX))))?;
    } else {
        page.say(format_args!("; by the kernel of the operation"))?;
    }
    page.say(format_args!("\n    for      {}: {}\n", Id::Call(target), Sentence(pass.because)))?;
    reads(graph, "reads", pass.loads.iter().map(|(id, _)| *id), page)?;
    reads(graph, "gathers", pass.gathers.iter().copied(), page)?;
    for (k, fate) in pass.with(Fate::is_kept) {
        page.say(format_args!("    writes   {} ({}): {}", Id::Call(k), Bytes(bytes(graph, Id::Call(k))), why(fate)))?;
        let is_target = k == target && is_last;
        page.say(format_args!(
            "{}\n",
            match is_target {
                true if pass.if_summed.is_kept() => "; also if it is only summed",
                true => "; not if it is only summed",
                false => "",
            }
        ))?;
    }
    for (what, fate) in [("leaves", Fate::Left), ("uses up", Fate::Passing)] {
        if pass.with(|f| f == fate).next().is_some() {
            page.say(format_args!("    {what:<9}"))?;
            page.list(pass.with(|f| f == fate), " ", |page, (k, _)| page.say(format_args!("{}", Id::Call(k))))?;
            page.say(format_args!(": {}\n", why(fate)))?;
        }
    }
    Ok(())
}

fn reads(graph: &Graph, how: &str, ids: impl Iterator<Item = Id> + Clone, page: &mut Page) -> Result<()> {
    if ids.clone().next().is_none() {
        return Ok(());
    }
    page.say(format_args!("    {how:<9}"))?;
    page.list(ids, ", ", |page, id| page.say(format_args!("{id} ({})", Bytes(bytes(graph, id)))))?;
    page.say(format_args!("\n"))
}

fn why(fate: Fate) -> &'static str {
    match fate {
        Fate::Asked => "the pass is for it",
        Fate::ReadLater => "a recorded call outside the pass reads it",
        Fate::Heavy => "an object holds it, and making it again would take a product or what was computed before",
        Fate::Again => "an object holds it, and it was computed before without being kept",
        Fate::Left => "stays recorded, as only an object holds it and it is cheap to make again",
        Fate::Passing => "never stored, as only calls of this pass read it",
    }
}

/// A reason in words.
struct Sentence(Because);

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Because::Asked => f.write_str("it is asked for"),
            Because::Gathered => f.write_str("a later call needs all of it before it begins"),
            Because::Second => f.write_str("the pass that reads it has another product"),
            Because::Off(rule) => write!(f, "the rewrite `{}` is off", rule.name()),
        }
    }
}

/// A size with its unit.
pub struct Bytes(pub u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            n @ ..10_000 => write!(f, "{n} B"),
            n @ ..10_000_000 => write!(f, "{} KB", n / 1000),
            n => write!(f, "{} MB", n / 1_000_000),
        }
    }
}
