//! Calls on matrices that are recorded rather than made: products and transposes; and those that are written in their place.
//!
//! Needs: headers, `expr`. Gives: [`mxm`], [`transpose`], [`under`], [`meeting`].
//! Cost: as `record`. Operands are made before, so that what is recorded keeps a few values alive and no chain of them.
//! Not recorded: calls with accumulators, or under a mask that leaves entries of the output outside it; products with
//! operators of users.

use super::header::{Header, Orientation};
use super::write::Write;
use crate::error::Result;
use crate::expr::{self, Call, HELD, Mxm, Node};
use crate::mem::Shared;
use crate::ops::Semiring;
use crate::plan::{self, Rule};
use crate::storage::Form;

fn record(c: &Header, call: Call) -> Result<()> {
    let ((nrows, ncols), axis) = (c.shape(), c.orientation());
    let shape = if axis == Orientation::Row { (nrows, ncols) } else { (ncols, nrows) };
    c.record(Node::record(call, &c.ty(), shape, false)?.also::<HELD>())
}

fn is_large(entries: usize) -> bool {
    let from = expr::recorded_from();
    from != usize::MAX && entries >= from
}

/// C = the product, where its mask allows; gives the product back, and does nothing, if it is to be made at once. `of` is
/// the object of its right operand.
pub fn mxm<M>(c: &Header, w: &Write<'_, M>, p: Mxm, of: Option<&Header>) -> Result<Option<Mxm>> {
    let entries = p.a.nvals() + p.b.iter().flatten().next().map_or(0, |b| b.nvals());
    if !is_large(entries) || w.accum.is_some() || c.orientation() != Orientation::Row || !matches!(p.s, Semiring::Builtin { .. })
    {
        return Ok(Some(p));
    }
    let is_all = match p.mask {
        None => !p.complement,
        Some(_) => w.desc.replace || c.is_empty(),
    };
    if !is_all || c.ty() != p.s.add().ty() || c.ty().code().is_none() {
        return Ok(Some(p));
    }
    let twin = match (&p.b, of) {
        ([Some(value), None] | [None, Some(value)], Some(of)) => of.twin_of(value),
        (_, _) => p.twin.clone(),
    };
    record(c, Call::Mxm(Shared::try_new(Mxm { twin, ..p })?))?;
    Ok(None)
}

/// C = A (or its transpose, if `transposed`), where that takes turning A's value round; false, and nothing done, if not, or if
/// it is to be made at once.
pub fn transpose<M>(c: &Header, w: &Write<'_, M>, a: &Header, transposed: bool) -> Result<bool> {
    let is_all = w.mask.is_none() && !w.desc.mask_complement && w.accum.is_none();
    let want = c.orientation();
    if !is_all || c.ty() != a.ty() || !is_large(1) || a.at_hand(want, transposed)?.is_some() {
        return Ok(false);
    }
    let Some(value) = a.at_hand(want, !transposed)?.filter(|value| is_large(value.nvals())) else { return Ok(false) };
    record(c, Call::Transpose(value))?;
    Ok(true)
}

/// The product, without a mask, that `z` is to become, if it was asked for nothing yet.
fn of_product(z: &Header) -> Result<Option<(Shared<Node>, Shared<Mxm>)>> {
    let Some(node) = z.later()?.filter(|node| !node.is_dense && plan::is_on(Rule::Mask)) else { return Ok(None) };
    let product = node.read(|call| match call {
        Call::Mxm(p) if p.mask.is_none() => Some(p.clone()),
        _ => None,
    });
    Ok(match product {
        Ok(Some(p)) if plan::may_pass(node.node(), &p) => Some((node.node().clone(), p)),
        Ok(_) | Err(_) => None,
    })
}

/// The product that `z` is to become, under the mask that `c` is to be it under, so that no more of it is made; `z` stays as
/// it is. (C<M> accum= z, whose arguments were checked.)
pub fn under<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, (z, transposed): (&Header, bool)) -> Result<Option<Mxm>> {
    let Some(mask) = mask.filter(|_| !transposed && c.orientation() == Orientation::Row) else { return Ok(None) };
    let Some((node, p)) = of_product(z)? else { return Ok(None) };
    let mask = mask.oriented(Orientation::Row, false)?;
    // The mask may be `z` itself.
    if node.made().is_some() {
        return Ok(None);
    }
    node.pass();
    Ok(Some(Mxm { mask: Some(mask), complement: w.desc.mask_complement, structural: w.desc.mask_structure, ..Mxm::clone(&p) }))
}

/// Those entries of the product that `z` is to become that lie where `other`, which lies by rows, has some: for a call that
/// looks at no others. `z` stays as it is.
pub fn meeting((z, turned): (&Header, bool), (other, transposed): (&Header, bool)) -> Result<Option<Header>> {
    if turned || std::ptr::eq(z, other) {
        return Ok(None);
    }
    let Some((node, p)) = of_product(z)? else { return Ok(None) };
    let Some(mask) = other.at_hand(Orientation::Row, transposed)?.filter(|mask| !matches!(mask.form, Form::Full)) else {
        return Ok(None);
    };
    let (made, _) = plan::product(&Mxm { mask: Some(mask), structural: true, ..Mxm::clone(&p) })?;
    node.pass();
    Ok(Some(Header::of(Shared::try_new(made)?, Orientation::Row)))
}
