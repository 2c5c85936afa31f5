//! Calls that are made together with what their operand is to become, which then is not made itself.
//!
//! Needs: headers, `expr`. Gives: [`under`], [`meeting`]. Cost: a look at a flag, where nothing is recorded.
//! The operand stays as it is: recorded, and made if somebody looks at it. A loop does not pay for that again (`plan::may_pass`).

use super::compute::{how, mask_value};
use super::header::Header;
use super::products::{axis, write_product};
use super::record_product;
use super::write::Write;
use crate::error::Result;
use crate::expr::{Call, Entries, HELD, Node, Product};
use crate::kernel::mask::Sense;
use crate::kernel::writeback::How;
use crate::mem::{Boxed, Shared};
use crate::plan::{self, Rule, Written};
use crate::storage::Form;

/// The call that `z` is to become of, made by a kernel of its own, if it was asked for nothing yet; `by_entries`: or one on
/// dense values, made so.
fn of_call(z: &Header, by_entries: bool) -> Result<Option<(Shared<Node>, Call)>> {
    let Some(node) = z.later()?.filter(|node| (by_entries || !node.is_dense) && plan::is_on(Rule::Mask)) else {
        return Ok(None);
    };
    let call = node.read(|call| match Entries::of(call, &node.ty) {
        Some(entries) => Shared::try_new(entries).ok().map(Call::Entries),
        None => call.alone(),
    });
    Ok(match call {
        Ok(Some(call)) if plan::may_pass(node.node(), &call) => Some((node.node().clone(), call)),
        Ok(_) | Err(_) => None,
    })
}

/// C<M,r> accum= z, whose arguments were checked: what `z` is to become is made as this says and goes to C, so that no more of
/// it is made than the mask allows, and nothing of it is kept. False, and nothing done, where that cannot be.
pub fn under<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, (z, transposed): (&Header, bool)) -> Result<bool> {
    if transposed || std::ptr::eq(c, z) {
        return Ok(false);
    }
    if mask.is_none() && w.accum.is_none() {
        return share(c, w, z);
    }
    // A few places of what is dense are made alone.
    let by_entries = mask.is_some_and(|mask| !mask.may_be_input()) && !w.desc.mask_complement;
    let Some((node, call)) = of_call(z, by_entries)? else { return Ok(false) };
    let along = match &call {
        Call::Product(p) if p.mask.is_none() => axis(p),
        Call::Entries(_) => z.orientation(),
        _ => return Ok(false),
    };
    if c.orientation() != along {
        return Ok(false);
    }
    let mask = mask_value(mask, along)?;
    // The mask may be `z` itself.
    if node.made().is_some() {
        return Ok(false);
    }
    let (complement, structural) = (w.desc.mask_complement, w.desc.mask_structure);
    let sense = Sense { complement, structural };
    let written = Written { mask: mask.as_ref().map(|_| sense), accum: w.accum, replace: w.desc.replace };
    match call {
        Call::Product(p) => {
            let p = Product { mask, complement, structural, ..Product::clone(&p) };
            if let Some(p) = record_product::product(c, w, p)? {
                plan::merged(&node, written, || write_product(c, w, &p))?;
            }
        }
        Call::Entries(e) => {
            let how = how(w, mask.as_deref());
            plan::merged(&node, written, || {
                let (z, is_masked) = plan::entries(&e, &how)?;
                c.write_shared(z, &How { is_masked, ..how })
            })?;
        }
        _ => return Ok(false),
    }
    node.pass();
    Ok(true)
}

/// C = z, if `z` is to become of a call made by a kernel of its own: then both are, and it is made once.
fn share<M>(c: &Header, w: &Write<'_, M>, z: &Header) -> Result<bool> {
    let Some(node) = z.later()?.filter(|node| !node.is_dense && !w.desc.mask_complement) else { return Ok(false) };
    let is_same = node.ty == c.ty() && c.orientation() == z.orientation();
    if is_same {
        c.record(node.also::<HELD>())?;
    }
    Ok(is_same)
}

/// Those entries of the product that `z` is to become that lie where `other` has some: for a call that looks at no others.
pub fn meeting((z, turned): (&Header, bool), (other, transposed): (&Header, bool)) -> Result<Option<Boxed<Header>>> {
    if turned || std::ptr::eq(z, other) {
        return Ok(None);
    }
    let Some((node, Call::Product(p))) = of_call(z, false)? else { return Ok(None) };
    if p.mask.is_some() {
        return Ok(None);
    }
    let Some(mask) = other.at_hand(axis(&p), transposed)?.filter(|mask| !matches!(mask.form, Form::Full)) else {
        return Ok(None);
    };
    let made = plan::product(&Product { mask: Some(mask), structural: true, ..Product::clone(&p) })?;
    node.pass();
    let made = Shared::try_new(made)?;
    Boxed::try_new(if z.is_vector() { Header::column_of(made) } else { Header::of(made, axis(&p)) }).map(Some)
}
