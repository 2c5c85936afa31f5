//! Products and transposes that are recorded rather than made.
//!
//! Needs: headers, `expr`. Gives: [`product`], [`transpose`].
//! Cost: as `record`. Operands are made before, so that what is recorded keeps a few values alive and no chain of them.
//! Not recorded: calls with accumulators, or under a mask that leaves entries of the output outside it; products with
//! operators of users that are not declared to last.

use super::header::{Header, Orientation};
use super::products::axis;
use super::write::Write;
use crate::error::Result;
use crate::expr::{self, Call, HELD, Left, Node, Product};
use crate::mem::Shared;

pub(super) fn record(c: &Header, call: Call) -> Result<()> {
    let ((nrows, ncols), axis) = (c.shape(), c.orientation());
    let shape = if axis == Orientation::Row { (nrows, ncols) } else { (ncols, nrows) };
    c.record(Node::record(call, &c.ty(), shape, false)?.also::<HELD>())
}

pub(super) fn is_large(entries: usize) -> bool {
    let from = expr::recorded_from();
    from != usize::MAX && entries >= from
}

/// C = the product, where its mask allows; gives the product back, and does nothing, if it is to be made at once.
pub fn product<M>(c: &Header, w: &Write<'_, M>, p: Product) -> Result<Option<Product>> {
    // A vector that is pushed costs as much as it names; under a mask nothing is left that could make it less.
    let (entries, may_be_masked) = match &p.left {
        Left::Rows(a) => (a.nvals() + p.right.any().nvals(), true),
        Left::Vector { u, .. } => (u.nvals(), false),
    };
    if !is_large(entries) || w.accum.is_some() || c.orientation() != axis(&p) || !p.s.is_lasting() {
        return Ok(Some(p));
    }
    let is_all = match p.mask {
        None => !p.complement,
        Some(_) => may_be_masked && (w.desc.replace || c.is_empty()),
    };
    if !is_all || c.ty() != p.s.add().ty() || c.ty().code().is_none() {
        return Ok(Some(p));
    }
    record(c, Call::Product(Shared::try_new(p)?))?;
    Ok(None)
}

/// C = A (or its transpose, if `transposed`), where that takes turning A's value round; false, and nothing done, if not, or if
/// it is to be made at once.
pub fn transpose<M>(c: &Header, w: &Write<'_, M>, a: &Header, transposed: bool) -> Result<bool> {
    let is_all = w.mask.is_none() && !w.desc.mask_complement && w.accum.is_none();
    let want = c.orientation();
    let is_recording = expr::recorded_from() != usize::MAX;
    if !is_all || c.ty() != a.ty() || !is_recording || a.at_hand(want, transposed)?.is_some() {
        return Ok(false);
    }
    let Some(value) = a.at_hand(want, !transposed)?.filter(|value| is_large(value.nvals())) else { return Ok(false) };
    // Products with C that lose work for want of the transpose count for A, too.
    let Some(twin) = a.sides(transposed)?.twin.filter(|twin| twin.is_of(&value)) else { return Ok(false) };
    record(c, Call::Transpose(twin))?;
    Ok(true)
}
