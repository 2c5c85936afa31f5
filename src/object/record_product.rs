//! Products and transposes that are recorded rather than made, and calls that change what is recorded.
//!
//! Needs: headers, `expr`. Gives: [`product`], [`transpose`], [`under`], [`meeting`].
//! Cost: as `record`. Operands are made before, so that what is recorded keeps a few values alive and no chain of them.
//! Not recorded: calls with accumulators, or under a mask that leaves entries of the output outside it; products with
//! operators of users.

use super::header::{Header, Orientation};
use super::products::axis;
use super::write::Write;
use crate::error::Result;
use crate::expr::{self, Call, HELD, Left, Node, Product};
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

/// C = the product, where its mask allows; gives the product back, and does nothing, if it is to be made at once.
pub fn product<M>(c: &Header, w: &Write<'_, M>, p: Product) -> Result<Option<Product>> {
    // A vector that is pushed costs as much as it names; under a mask nothing is left that could make it less.
    let (entries, may_be_masked) = match &p.left {
        Left::Rows(a) => (a.nvals() + p.right.any().nvals(), true),
        Left::Vector { u, .. } => (u.nvals(), false),
    };
    if !is_large(entries) || w.accum.is_some() || c.orientation() != axis(&p) || !matches!(p.s, Semiring::Builtin { .. }) {
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
    if !is_all || c.ty() != a.ty() || !is_large(1) || a.at_hand(want, transposed)?.is_some() {
        return Ok(false);
    }
    let Some(value) = a.at_hand(want, !transposed)?.filter(|value| is_large(value.nvals())) else { return Ok(false) };
    record(c, Call::Transpose(value))?;
    Ok(true)
}

/// The product, without a mask, that `z` is to become, if it was asked for nothing yet.
fn of_product(z: &Header) -> Result<Option<(Shared<Node>, Shared<Product>)>> {
    let Some(node) = z.later()?.filter(|node| !node.is_dense && plan::is_on(Rule::Mask)) else { return Ok(None) };
    let product = node.read(|call| match call {
        Call::Product(p) if p.mask.is_none() => Some(p.clone()),
        _ => None,
    });
    Ok(match product {
        Ok(Some(p)) if plan::may_pass(node.node(), &p) => Some((node.node().clone(), p)),
        Ok(_) | Err(_) => None,
    })
}

/// The product that `z` is to become, under the mask that `c` is to be it under, so that no more of it is made; `z` stays as
/// it is. (C<M> accum= z, whose arguments were checked.)
pub fn under<M>(
    c: &Header,
    w: &Write<'_, M>,
    mask: Option<&Header>,
    (z, transposed): (&Header, bool),
) -> Result<Option<Product>> {
    let Some(mask) = mask.filter(|_| !transposed) else { return Ok(None) };
    let Some((node, p)) = of_product(z)?.filter(|(_, p)| c.orientation() == axis(p)) else { return Ok(None) };
    let mask = mask.oriented(axis(&p), false)?;
    // The mask may be `z` itself.
    if node.made().is_some() {
        return Ok(None);
    }
    node.pass();
    let (complement, structural) = (w.desc.mask_complement, w.desc.mask_structure);
    Ok(Some(Product { mask: Some(mask), complement, structural, ..Product::clone(&p) }))
}

/// Those entries of the product that `z` is to become that lie where `other` has some: for a call that looks at no others.
/// `z` stays as it is.
pub fn meeting((z, turned): (&Header, bool), (other, transposed): (&Header, bool)) -> Result<Option<Header>> {
    if turned || std::ptr::eq(z, other) {
        return Ok(None);
    }
    let Some((node, p)) = of_product(z)? else { return Ok(None) };
    let Some(mask) = other.at_hand(axis(&p), transposed)?.filter(|mask| !matches!(mask.form, Form::Full)) else {
        return Ok(None);
    };
    let made = plan::product(&Product { mask: Some(mask), structural: true, ..Product::clone(&p) })?;
    node.pass();
    let made = Shared::try_new(made)?;
    Ok(Some(if z.is_vector() { Header::column_of(made) } else { Header::of(made, axis(&p)) }))
}
