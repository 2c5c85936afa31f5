//! A line of JSON on a pass that ran, for whoever asks for it.
//!
//! Needs: `trace`. Gives: [`Told`]: begun before a pass, ended after it. Cost: a load of a flag where nobody asked; else two
//! looks at the clock, and the line. Without memory for the line there is none.

use std::time::Instant;

use super::call::{Operator, said};
use super::graph::Shape;
use super::page::{Page, Quoted};
use crate::error::Result;
use crate::expr::{Node, Sense};
use crate::mem::Shared;
use crate::ops::BinaryOp;
use crate::trace;

/// A pass that runs and will be told of.
pub struct Told {
    begun: Option<Instant>,
}

/// What a pass did.
pub struct Did<'a> {
    /// Operands read, values written.
    pub counts: [usize; 2],
    /// Whether entries were summed rather than written.
    pub is_summed: bool,
    /// What was written, if a kernel of its own did, which makes no more than it finds.
    pub bytes: Option<usize>,
    pub target: &'a Node,
    /// How the value was written, where that is another object's and not the target's.
    pub write: Option<Written<'a>>,
    /// The operation of a call that is forgotten by now.
    pub made_as: &'static str,
}

impl<'a> Did<'a> {
    /// Made `target`, reading and writing so many values.
    pub fn of(target: &'a Node, counts: [usize; 2]) -> Did<'a> {
        Did { counts, is_summed: false, bytes: None, target, write: None, made_as: "" }
    }
}

/// C<M,r> accum= Z.
#[derive(Clone, Copy)]
pub struct Written<'a> {
    /// How the mask is read, if there is one.
    pub mask: Option<Sense>,
    /// The accumulator.
    pub accum: Option<&'a BinaryOp>,
    /// Whether entries outside the mask go.
    pub replace: bool,
}

impl Told {
    /// The pass begins.
    pub fn begin() -> Told {
        Told { begun: trace::passes_are_told().then(Instant::now) }
    }

    /// The pass made these calls, none of which is put yet, and kept those that are so marked.
    pub fn end<'a>(self, calls: impl Iterator<Item = (&'a Shared<Node>, bool)>, did: &Did<'_>) {
        let Some(begun) = self.begun else { return };
        let ns = begun.elapsed().as_nanos();
        if let Ok(page) = line(calls, did, ns) {
            trace::pass(&page.text);
        }
    }
}

/// How a mask is read.
fn word(sense: Sense) -> &'static str {
    match (sense.structural, sense.complement) {
        (false, false) => "valued",
        (true, false) => "structural",
        (false, true) => "complement",
        (true, true) => "structural complement",
    }
}

fn line<'a>(calls: impl Iterator<Item = (&'a Shared<Node>, bool)>, did: &Did<'_>, ns: u128) -> Result<Page> {
    let mut page = Page::default();
    page.say(format_args!("{{\"pass\": ["))?;
    let mut bytes = 0;
    page.list(calls, ", ", |page, (node, is_kept)| {
        if is_kept {
            let (places, each) = (node.shape.0.saturating_mul(node.shape.1), node.ty.size() as u64 + u64::from(!node.is_full));
            bytes = did.bytes.map_or_else(|| places.saturating_mul(each).saturating_add(bytes), |bytes| bytes as u64);
        }
        let kept = if is_kept { ", \"kept\": true" } else { "" };
        match node.read(|call| said(call, &node.ty)) {
            Ok(said) => {
                let said = said?;
                page.say(format_args!("{{\"operation\": \"{}\", \"operator\": {}", said.operation, Quoted(said.operator)))?;
                if let Some(sense) = said.mask.or(did.write.and_then(|write| write.mask)) {
                    page.say(format_args!(", \"mask\": \"{}\"", word(sense)))?;
                }
                if let Some(op) = did.write.and_then(|write| write.accum) {
                    page.say(format_args!(", \"accum\": {}", Quoted(Operator::Binary(op.clone()))))?;
                }
                let replace = if did.write.is_some_and(|write| write.replace) { ", \"replace\": true" } else { "" };
                page.say(format_args!("{replace}{kept}}}"))
            }
            // Made where it lay, or meanwhile by a pass that this one asked for.
            Err(_) => page.say(format_args!("{{\"operation\": \"{}\", \"operator\": \"\"{kept}}}", did.made_as)),
        }
    })?;
    let ([read, written], Shape(nmajor, nminor)) = (did.counts, Shape(did.target.shape.0, did.target.shape.1));
    page.say(format_args!(
        "], \"read\": {read}, \"written\": {written}, \"summed\": {}, \"type\": {}, \"nmajor\": {nmajor}, \"nminor\": {nminor}, \
         \"bytes_written\": {bytes}, \"ns\": {ns}}}\n",
        did.is_summed,
        Quoted(did.target.ty.name())
    ))?;
    Ok(page)
}
