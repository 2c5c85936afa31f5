//! A description as one JSON object. Keys stay; all of them are always there.
//!
//! Needs: a description. Gives: [`write`]. Cost: the text.

use super::graph::{Graph, Id, Shape, Value};
use super::page::{Page, Quoted};
use super::passes::{Fate, Pass, bytes};
use super::{Explanation, State};
use crate::error::Result;

/// Writes the description.
pub fn write(e: &Explanation, page: &mut Page) -> Result<()> {
    page.say(format_args!("{{\n  \"object\": "))?;
    object(e, page)?;
    page.say(format_args!(",\n  \"calls\": "))?;
    array(page, 0..e.graph.calls.len(), |page, k| call(&e.graph, k, page))?;
    page.say(format_args!(",\n  \"values\": "))?;
    array(page, e.graph.values.iter().enumerate(), |page, (k, value)| {
        page.say(format_args!("{{\"id\": \"{}\", ", Id::Value(k)))?;
        of_value(value, page)?;
        page.say(format_args!("}}"))
    })?;
    page.say(format_args!(",\n  \"passes\": "))?;
    array(page, &e.passes, |page, pass| of_pass(&e.graph, pass, page))?;
    let (t, c) = (&e.total, &e.total.counters);
    page.say(format_args!(
        ",\n  \"total\": {{\"passes\": {}, \"calls\": {}, \"common\": {}, \"read\": {}, \"written\": {}, \"written_if_summed\": {}, \
         \"one_by_one\": {}, \"bytes_read\": {}, \"bytes_written\": {}}}",
        c.passes, c.calls, c.common, c.read, c.written, t.written_if_summed, t.one_by_one, t.bytes_read, t.bytes_written
    ))?;
    page.say(format_args!(",\n  \"rewrites\": "))?;
    array(page, &e.rulings, |page, r| {
        page.say(format_args!(
            "{{\"name\": \"{}\", \"verdict\": \"{}\", \"why\": {}}}",
            r.rule.name(),
            r.verdict.word(),
            Quoted(r.why)
        ))
    })?;
    page.say(format_args!("\n}}\n"))
}

/// Items on lines of their own.
fn array<T>(page: &mut Page, items: impl IntoIterator<Item = T>, each: impl FnMut(&mut Page, T) -> Result<()>) -> Result<()> {
    page.say(format_args!("[\n    "))?;
    let before = page.text.len();
    page.list(items, ",\n    ", each)?;
    if page.text.len() == before {
        page.text.truncate(before - "\n    ".len());
        return page.say(format_args!("]"));
    }
    page.say(format_args!("\n  ]"))
}

fn ids(page: &mut Page, ids: impl IntoIterator<Item = Id>) -> Result<()> {
    page.say(format_args!("["))?;
    page.list(ids, ", ", |page, id| page.say(format_args!("\"{id}\"")))?;
    page.say(format_args!("]"))
}

fn object(e: &Explanation, page: &mut Page) -> Result<()> {
    page.say(format_args!("{{\"kind\": \"{}\", ", e.kind))?;
    match &e.state {
        State::There { value, waiting } => {
            page.say(format_args!("\"state\": \"there\", \"waiting\": {waiting}, "))?;
            of_value(value, page)?;
        }
        State::Recorded => {
            page.say(format_args!("\"state\": \"recorded\", \"waiting\": 0"))?;
            if let Some(last) = e.graph.calls.last() {
                let Shape(nmajor, nminor) = last.shape;
                page.say(format_args!(", \"type\": {}, \"nmajor\": {nmajor}, \"nminor\": {nminor}", Quoted(last.ty.name())))?;
            }
        }
    }
    page.say(format_args!("}}"))
}

fn of_value(value: &Value, page: &mut Page) -> Result<()> {
    let Shape(nmajor, nminor) = value.shape;
    page.say(format_args!(
        "\"type\": {}, \"nmajor\": {nmajor}, \"nminor\": {nminor}, \"format\": \"{}\", \"entries\": {}, \"iso\": {}, \"bytes\": {}",
        Quoted(value.ty.name()),
        value.format,
        value.entries,
        value.is_iso,
        value.bytes
    ))
}

fn call(graph: &Graph, k: usize, page: &mut Page) -> Result<()> {
    let c = &graph.calls[k];
    page.say(format_args!(
        "{{\"id\": \"{}\", \"operation\": \"{}\", \"operator\": {}, \"operands\": ",
        Id::Call(k),
        c.operation,
        Quoted(&c.operator)
    ))?;
    ids(page, c.operands.iter().map(|(id, _)| *id))?;
    let Shape(nmajor, nminor) = c.shape;
    page.say(format_args!(
        ", \"type\": {}, \"nmajor\": {nmajor}, \"nminor\": {nminor}, \"full\": {}, \"held\": {}, \"read_by\": ",
        Quoted(c.ty.name()),
        c.is_full,
        c.is_held
    ))?;
    ids(page, graph.readers(k).map(Id::Call))?;
    page.say(format_args!(", \"read_elsewhere\": {}}}", graph.read_elsewhere(k)))
}

fn of_pass(graph: &Graph, pass: &Pass, page: &mut Page) -> Result<()> {
    page.say(format_args!(
        "{{\"kernel\": \"{}\", \"because\": \"{}\", \"places\": {}, \"calls\": ",
        if pass.is_fused { "fused" } else { "own" },
        pass.because.word(),
        graph.calls[pass.target()].places()
    ))?;
    ids(page, pass.calls.iter().map(|(k, _)| Id::Call(*k)))?;
    page.say(format_args!(", \"loads\": "))?;
    ids(page, pass.loads.iter().map(|(id, _)| *id))?;
    page.say(format_args!(", \"gathers\": "))?;
    ids(page, pass.gathers.iter().copied())?;
    page.say(format_args!(", \"kept\": ["))?;
    page.list(pass.with(Fate::is_kept), ", ", |page, (k, fate)| {
        let bytes = bytes(graph, Id::Call(k));
        page.say(format_args!("{{\"id\": \"{}\", \"why\": \"{}\", \"bytes\": {bytes}}}", Id::Call(k), fate.word()))
    })?;
    page.say(format_args!("], \"left\": "))?;
    ids(page, pass.with(|fate| fate == Fate::Left).map(|(k, _)| Id::Call(k)))?;
    page.say(format_args!(", \"passing\": "))?;
    ids(page, pass.with(|fate| fate == Fate::Passing).map(|(k, _)| Id::Call(k)))?;
    page.say(format_args!("}}"))
}
