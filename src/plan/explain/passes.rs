//! What making the last call of a graph would run: the decisions of `part`, taken without running anything.
//!
//! Needs: a graph. Gives: [`of`]: passes in their order; [`Total`]: what the counters would go up by.
//! Cost: as planning: linear in the calls, but for looking them up.
//! A pass changes what the next one finds: what it makes is there, what that read may be read by nobody, what it passed over
//! is kept next time. All this is followed here on [`Now`]; `tests/explain.rs` compares the totals with the counters.
//! One thing cannot be told beforehand: a product of truth values whose vector turns out to be true everywhere is made by itself.

use super::call::Way;
use super::graph::{Graph, Id};
use crate::error::Result;
use crate::kernel::mxm::Order;
use crate::kernel::mxv;
use crate::mem::Buf;
use crate::ops::Semiring;
use crate::plan::Counters;
use crate::plan::part::push;
use crate::plan::rules::{Rule, is_on};
use crate::storage::{Form, Store, Values};
use crate::types::Type;

/// Why something is made in a pass of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Because {
    /// It is what was asked for.
    Asked,
    /// Another call needs all of it before it can begin.
    Gathered,
    /// Its reader's pass has a product already.
    Second,
    /// Rewrites that would join it with its reader are off.
    Off(Rule),
}

impl Because {
    pub fn word(self) -> &'static str {
        match self {
            Because::Asked => "asked",
            Because::Gathered => "gathered",
            Because::Second => "second-product",
            Because::Off(_) => "rule-off",
        }
    }
}

/// What becomes of a call's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Written: it is what the pass is for.
    Asked,
    /// Written: a recorded call that is not in the pass reads it.
    ReadLater,
    /// Written: an object holds it, and making it again would take a product or what was computed before.
    Heavy,
    /// Written: an object holds it, and it was computed before without being kept.
    Again,
    /// Stays recorded: an object holds it, and it is cheap to make again.
    Left,
    /// Used up within the pass.
    Passing,
}

impl Fate {
    pub fn is_kept(self) -> bool {
        match self {
            Fate::Asked | Fate::ReadLater | Fate::Heavy | Fate::Again => true,
            Fate::Left | Fate::Passing => false,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Fate::Asked => "asked",
            Fate::ReadLater => "read-later",
            Fate::Heavy => "heavy",
            Fate::Again => "again",
            Fate::Left => "left",
            Fate::Passing => "passing",
        }
    }
}

/// Calls that run together.
pub struct Pass {
    pub because: Because,
    /// By the fused kernel; else a single call, by the kernel of its operation.
    pub is_fused: bool,
    /// In order, the last is what it is for.
    pub calls: Vec<(usize, Fate)>,
    /// Operands that are read place by place, in the type in which they are.
    pub loads: Vec<(Id, Type)>,
    /// Operands from which a product gathers, and those of a call that its own kernel makes.
    pub gathers: Vec<Id>,
    /// What becomes of the last call when only the sum of its entries is asked for.
    pub if_summed: Fate,
    /// Calls that have the operator and the operands of another one, and are not computed.
    pub common: u64,
    /// Values that are written.
    pub written: u64,
}

impl Pass {
    pub fn target(&self) -> usize {
        self.calls.last().map_or(0, |(k, _)| *k)
    }

    pub fn with(&self, is_wanted: impl Fn(Fate) -> bool) -> impl Iterator<Item = (usize, Fate)> {
        self.calls.iter().copied().filter(move |(_, fate)| is_wanted(*fate))
    }
}

/// The passes that make the graph's last call, in order.
pub fn of(graph: &Graph) -> Result<Vec<Pass>> {
    let mut now = Now { graph, calls: Vec::new(), passes: Vec::new() };
    for call in &graph.calls {
        let state = State { is_made: false, is_gone: false, was_passed: call.was_passed, reads: call.reads, parts: 0 };
        push(&mut now.calls, state)?;
    }
    if let Some(last) = graph.calls.len().checked_sub(1) {
        now.make(last, Because::Asked)?;
    }
    Ok(now.passes)
}

/// A call, as the passes so far leave it.
struct State {
    is_made: bool,
    is_gone: bool,
    was_passed: bool,
    reads: usize,
    /// Parts in the making that have it.
    parts: usize,
}

struct Now<'a> {
    graph: &'a Graph,
    calls: Vec<State>,
    passes: Vec<Pass>,
}

/// A call of a part.
struct Entry {
    call: usize,
    /// Its operands that are in the part, by their place in it.
    within: Vec<usize>,
    /// Those that are read place by place.
    loads: Vec<(Id, Type)>,
    /// Operands within the part that are this call; the target counts as one.
    reads: usize,
}

/// A part in the making.
struct Making {
    target: usize,
    entries: Vec<Entry>,
    has_product: bool,
}

/// An operand of a call of a part.
enum Found {
    Within(usize),
    Value(Id),
}

impl Now<'_> {
    /// As `plan::value`.
    fn make(&mut self, k: usize, because: Because) -> Result<()> {
        if self.calls[k].is_made {
            return Ok(());
        }
        let mut part = Making { target: k, entries: Vec::new(), has_product: false };
        self.calls[k].parts += 1;
        self.visit(&mut part, k, because)?;
        if !part.entries.is_empty() {
            self.run(&part, because)?;
        }
        self.calls[k].parts -= 1;
        part.entries.iter().for_each(|e| self.calls[e.call].parts -= 1);
        self.sweep();
        Ok(())
    }

    fn visit(&mut self, part: &mut Making, k: usize, because: Because) -> Result<Found> {
        if let Some(p) = part.entries.iter().position(|e| e.call == k) {
            part.entries[p].reads += 1;
            return Ok(Found::Within(p));
        }
        if self.calls[k].is_made {
            return Ok(Found::Value(Id::Call(k)));
        }
        let graph = self.graph;
        let call = &graph.calls[k];
        let mut entry = Entry { call: k, within: Vec::new(), loads: Vec::new(), reads: 1 };
        match &call.way {
            Way::Places => {
                for (id, want) in &call.operands {
                    match self.operand(part, *id)? {
                        Found::Within(p) => push(&mut entry.within, p)?,
                        Found::Value(id) => push(&mut entry.loads, (id, want.clone()))?,
                    }
                }
            }
            Way::Rows { s, rows, order } => {
                if part.has_product {
                    self.make(k, Because::Second)?;
                    return Ok(Found::Value(Id::Call(k)));
                }
                if !is_on(Rule::Rows) && k != part.target {
                    self.make(k, Because::Off(Rule::Rows))?;
                    return Ok(Found::Value(Id::Call(k)));
                }
                self.make_operands(k)?;
                if !serves(graph, k, s, rows, *order)? {
                    self.alone(k, if k == part.target { because } else { Because::Gathered })?;
                    return Ok(Found::Value(Id::Call(k)));
                }
                part.has_product = true;
            }
            Way::Alone { .. } => {
                self.alone(k, if k == part.target { because } else { Because::Gathered })?;
                return Ok(Found::Value(Id::Call(k)));
            }
        }
        push(&mut part.entries, entry)?;
        self.calls[k].parts += 1;
        Ok(Found::Within(part.entries.len() - 1))
    }

    fn operand(&mut self, part: &mut Making, id: Id) -> Result<Found> {
        match id {
            Id::Value(_) => Ok(Found::Value(id)),
            Id::Call(k) if is_on(Rule::Chain) => self.visit(part, k, Because::Gathered),
            Id::Call(k) => self.make(k, Because::Off(Rule::Chain)).map(|()| Found::Value(id)),
        }
    }

    fn make_operands(&mut self, k: usize) -> Result<()> {
        let graph = self.graph;
        graph.calls[k].operands.iter().try_for_each(|(id, _)| match id {
            Id::Value(_) => Ok(()),
            Id::Call(j) => self.make(*j, Because::Gathered),
        })
    }

    /// A call that the kernel of its operation makes.
    fn alone(&mut self, k: usize, because: Because) -> Result<()> {
        let (mut calls, mut gathers) = (Vec::new(), Vec::new());
        push(&mut calls, (k, Fate::Asked))?;
        let may_sum = matches!(self.graph.calls[k].way, Way::Alone { may_sum: true, .. }) && !self.calls[k].was_passed;
        let if_summed = if may_sum { Fate::Left } else { Fate::Asked };
        self.gather(k, &mut gathers)?;
        let pass = Pass { because, is_fused: false, calls, loads: Vec::new(), gathers, if_summed, common: 0, written: 1 };
        push(&mut self.passes, pass)?;
        self.put(k);
        self.sweep();
        Ok(())
    }

    /// As `Part::run`.
    fn run(&mut self, part: &Making, because: Because) -> Result<()> {
        let (mut calls, mut heavy, mut loads) = (Vec::<(usize, Fate)>::new(), Vec::<bool>::new(), Vec::new());
        let (mut if_summed, mut gathers) = (Fate::Asked, Vec::new());
        for (p, e) in part.entries.iter().enumerate() {
            let is_product = matches!(self.graph.calls[e.call].way, Way::Rows { .. });
            if is_product {
                self.gather(e.call, &mut gathers)?;
            }
            let reads_heavy = e.within.iter().any(|&j| heavy[j] && !calls[j].1.is_kept());
            let is_heavy = is_product || reads_heavy || self.calls[e.call].was_passed;
            let is_target = p + 1 == part.entries.len();
            let fate = self.fate(e.call, e.reads - usize::from(is_target), is_heavy);
            if is_target {
                if_summed = fate;
            }
            push(&mut calls, (e.call, if is_target { Fate::Asked } else { fate }))?;
            push(&mut heavy, is_heavy)?;
            for load in &e.loads {
                if !loads.contains(load) {
                    push(&mut loads, load.clone())?;
                }
            }
        }
        for &(k, fate) in &calls {
            if fate.is_kept() {
                self.put(k);
            } else if self.graph.calls[k].is_held {
                self.calls[k].was_passed = true;
            }
        }
        let (common, written) = self.distinct(&calls)?;
        push(&mut self.passes, Pass { because, is_fused: true, calls, loads, gathers, if_summed, common, written })
    }

    /// How many of a pass's calls repeat an earlier one, and how many values the kept ones are.
    fn distinct(&self, calls: &[(usize, Fate)]) -> Result<(u64, u64)> {
        // Of each the first that is the same, and whether one of them is kept.
        let (mut first, mut kept) = (Vec::<usize>::new(), Vec::<bool>::new());
        for (at, &(k, fate)) in calls.iter().enumerate() {
            let same_operand = |x: &(Id, Type), y: &(Id, Type)| {
                let of = |id| match id {
                    Id::Call(k) => calls[..at].iter().position(|(j, _)| *j == k).map_or(id, |j| Id::Call(calls[first[j]].0)),
                    Id::Value(_) => id,
                };
                of(x.0) == of(y.0) && x.1 == y.1
            };
            let same = |&j: &usize| {
                let (x, y) = (&self.graph.calls[calls[j].0], &self.graph.calls[k]);
                let is_one = x.operation == y.operation && x.ty == y.ty && x.operator.is(&y.operator);
                let operands = || x.operands.iter().zip(&y.operands).all(|(x, y)| same_operand(x, y));
                let exchanged = || x.operands.iter().zip(y.operands.iter().rev()).all(|(x, y)| same_operand(x, y));
                let are_same = || operands() || (x.operator.is_commutative() && exchanged());
                is_one && x.operands.len() == y.operands.len() && are_same()
            };
            let of = if is_on(Rule::Common) { (0..at).find(same).map_or(at, |j| first[j]) } else { at };
            push(&mut first, of)?;
            push(&mut kept, false)?;
            kept[of] |= fate.is_kept();
        }
        let common = first.iter().enumerate().filter(|(at, of)| at != *of).count();
        Ok((common as u64, kept.iter().filter(|kept| **kept).count() as u64))
    }

    fn gather(&self, k: usize, to: &mut Vec<Id>) -> Result<()> {
        self.graph.calls[k].operands.iter().try_for_each(|(id, _)| push(to, *id))
    }

    /// What becomes of a call that is not what its pass is for, of which so many reads are within the pass.
    fn fate(&self, k: usize, within: usize, is_heavy: bool) -> Fate {
        match self.graph.calls[k].is_held {
            _ if self.calls[k].reads > within => Fate::ReadLater,
            true if self.calls[k].was_passed => Fate::Again,
            true if is_heavy => Fate::Heavy,
            true => Fate::Left,
            false => Fate::Passing,
        }
    }

    /// The value comes, and the call is forgotten.
    fn put(&mut self, k: usize) {
        if !std::mem::replace(&mut self.calls[k].is_made, true) {
            self.forget(k);
        }
    }

    fn forget(&mut self, k: usize) {
        for (id, _) in &self.graph.calls[k].operands {
            if let Id::Call(j) = id {
                self.calls[*j].reads = self.calls[*j].reads.saturating_sub(1);
            }
        }
    }

    /// What nobody holds or reads goes, and what only that read goes with it: readers come last in the order of calls.
    fn sweep(&mut self) {
        for k in (0..self.calls.len()).rev() {
            let state = &mut self.calls[k];
            let is_wanted = state.is_made || state.reads > 0 || state.parts > 0 || self.graph.calls[k].is_held;
            if !is_wanted && !std::mem::replace(&mut state.is_gone, true) {
                self.forget(k);
            }
        }
    }
}

/// Whether the fused kernel takes the rows of this product, whose vector may not be there yet.
fn serves(graph: &Graph, k: usize, s: &Semiring, rows: &Store, order: Order) -> Result<bool> {
    let vector = if order == Order::Straight { 1 } else { 0 };
    match graph.calls[k].operands.get(vector) {
        Some((Id::Value(j), _)) => mxv::serves(s, rows, &graph.stores[*j], order),
        // It will have an entry at every place, and values of its own: one place of it tells as much.
        Some((Id::Call(_), ty)) => {
            let vals = Values::each(Buf::zeroed(ty.size())?);
            mxv::serves(s, rows, &Store { ty: ty.clone(), nmajor: 1, nminor: 1, form: Form::Full, vals }, order)
        }
        None => Ok(false),
    }
}

/// Sums over passes.
pub struct Total {
    /// What the counters would go up by.
    pub counters: Counters,
    /// Values that are written when only the sum of the last call's entries is asked for.
    pub written_if_summed: u64,
    pub bytes_read: u64,
    /// Presence included; at most.
    pub bytes_written: u64,
    /// Values that calls one by one would write.
    pub one_by_one: u64,
}

impl Total {
    pub fn of(graph: &Graph, passes: &[Pass]) -> Total {
        let mut total = Total {
            counters: Counters::default(),
            written_if_summed: 0,
            bytes_read: 0,
            bytes_written: 0,
            one_by_one: graph.calls.len() as u64,
        };
        for pass in passes {
            let read = pass.loads.iter().map(|(id, _)| id).chain(&pass.gathers);
            total.bytes_read += read.map(|id| bytes(graph, *id)).sum::<u64>();
            total.bytes_written += pass.with(Fate::is_kept).map(|(k, _)| bytes(graph, Id::Call(k))).sum::<u64>();
            // What a kernel of its own makes reads its operands whole.
            let alone = if pass.is_fused { 0 } else { graph.calls[pass.target()].operands.len() };
            total.counters.passes += 1;
            total.counters.calls += pass.calls.len() as u64;
            total.counters.common += pass.common;
            total.counters.read += (pass.loads.len() + alone) as u64;
            total.counters.written += pass.written;
        }
        let is_saved = |pass: &Pass| (!pass.is_fused || is_on(Rule::Sum)) && !pass.if_summed.is_kept();
        total.written_if_summed = total.counters.written - u64::from(passes.last().is_some_and(is_saved));
        total
    }
}

/// Of a value that is there, or will be.
pub fn bytes(graph: &Graph, id: Id) -> u64 {
    match id {
        Id::Call(k) => graph.calls[k].bytes(),
        Id::Value(k) => graph.values[k].bytes as u64,
    }
}
