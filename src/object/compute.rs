//! From arguments to kernels: values in the orientation of the output, and the write.
//!
//! Needs: headers. Gives: [`Inputs`] helpers shared by all operations. Cost: free unless an
//! operand must be transposed.

use std::ops::Deref;

use super::Write;
use super::header::{Header, Orientation};
use crate::error::Result;
use crate::kernel::few::{self, Few};
use crate::kernel::writeback::How;
use crate::mem::{Boxed, Buf, Shared};
use crate::ops::{BinaryCode, BinaryOp};
use crate::storage::{Store, Values};
use crate::types::Type;

/// What an operation reads of an operand.
pub enum Operand<'a, T> {
    /// The object.
    Given(&'a T),
    /// In its place the same entries, all true. Apart: every call moves an operand, and few are this one.
    Unread(Boxed<T>),
}

impl<T> Deref for Operand<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        match self {
            Operand::Given(x) => x,
            Operand::Unread(x) => x,
        }
    }
}

/// What `op` reads of the object `x` with this header: `Unread` when it does not look at values and these are some that it
/// could not read, O(entries) then. (SN-78)
#[inline]
pub fn operand<'a, T>(op: &BinaryOp, x: &'a T, h: &Header, wrap: fn(Header) -> T) -> Result<Operand<'a, T>> {
    let looks = !matches!(op, BinaryOp::Builtin(BinaryCode::Pair, _));
    Ok(if looks || h.ty().code().is_some() { Operand::Given(x) } else { Operand::Unread(Boxed::try_new(wrap(unread(h)?))?) })
}

fn unread(h: &Header) -> Result<Header> {
    let (value, orientation) = h.value()?;
    let n = value.nvals();
    let vals = if n > 0 {
        Values::iso(Buf::filled(1, 1)?)
    } else {
        Values::each(Buf::zeroed(value.vals.bytes().len() / value.size().max(1))?)
    };
    let form = value.try_clone_form()?;
    let seen = Store { ty: Type::of::<bool>(), nmajor: value.nmajor, nminor: value.nminor, form, vals };
    seen.debug_validate();
    let seen = Shared::try_new(seen)?;
    Ok(if h.is_vector() { Header::column_of(seen) } else { Header::of(seen, orientation) })
}

/// The mask's value in the orientation `want`, held while it is read.
pub fn mask_value(mask: Option<&Header>, want: Orientation) -> Result<Option<Shared<Store>>> {
    mask.map(|m| m.oriented(want, false)).transpose()
}

/// How to write, with the mask's value.
pub fn how<'a, M>(w: &Write<'a, M>, mask: Option<&'a Store>) -> How<'a> {
    How {
        mask,
        complement: w.desc.mask_complement,
        structural: w.desc.mask_structure,
        replace: w.desc.replace,
        accum: w.accum,
        region: None,
        keep: false,
        is_masked: false,
    }
}

/// Writes what `make` computes: it is given the output's orientation and how Z will be written, so
/// that it need not compute what the mask shuts out.
pub fn write_with<M>(
    c: &Header,
    w: &Write<'_, M>,
    mask: Option<&Header>,
    make: impl FnOnce(Orientation, &How<'_>) -> Result<Store>,
) -> Result<()> {
    let want = c.orientation();
    let mask = mask_value(mask, want)?;
    let how = how(w, mask.as_deref());
    let z = make(want, &how)?;
    c.write(z, &how)
}

/// Does what waits for an operand, and the mask, so that they can be looked at.
pub fn settle(operand: &Header, mask: Option<&Header>) -> Result<()> {
    operand.settle()?;
    mask.map_or(Ok(()), Header::settle)
}

/// Whether what a call makes is the whole new content of its output.
pub fn replaces<M>(c: &Header, w: &Write<'_, M>) -> bool {
    w.accum.is_none() && if w.mask.is_some() { w.desc.replace || c.is_empty() } else { !w.desc.mask_complement }
}

/// Shows `make` the mask; false, and nothing done, if somebody is changing it. Nothing is waited for (LOOK-1).
pub fn looking<M>(w: &Write<'_, M>, mask: Option<&Header>, make: impl FnOnce(&How<'_>) -> Result<bool>) -> Result<bool> {
    let Some(mask) = mask else { return make(&How { is_masked: true, ..how(w, None) }) };
    let Some(mask) = mask.look() else { return Ok(false) };
    make(&How { is_masked: true, ..how(w, Some(&mask)) })
}

/// What a handful of entries does to the vector that it is written to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ends {
    /// It is the new content.
    Replaces,
    /// It makes one of a handful of entries with what there is.
    Merges,
    /// It joins what is dense.
    Joins,
}

/// What it does to this output, if that takes it as [`write_few`] writes it.
#[inline]
pub fn takes_few<M>(c: &Header, w: &Write<'_, M>) -> Option<Ends> {
    if replaces(c, w) { Some(Ends::Replaces) } else { takes_more(c, w) }
}

fn takes_more<M>(c: &Header, w: &Write<'_, M>) -> Option<Ends> {
    let is_nowhere = w.mask.is_none() && w.desc.mask_complement;
    if is_nowhere || w.accum.is_some_and(|op| !few::joins(op, &c.ty())) {
        return None;
    }
    if c.may_be_input() {
        return (w.accum.is_some() && !w.desc.replace && !c.is_later()).then_some(Ends::Joins);
    }
    c.known().is_some_and(|n| n <= few::MOST).then_some(Ends::Merges)
}

/// Writes what `make` computes, a handful of entries of the output's type where the mask allows, of values of `size` bytes; false, and
/// nothing done, if `make` finds that it does not serve. `make` waits for nothing (LOOK-1), and holds nothing afterwards.
#[inline]
pub fn write_few<M>(
    (c, ends): (&Header, Ends),
    w: &Write<'_, M>,
    mask: Option<&Header>,
    size: usize,
    make: impl FnOnce(&How<'_>, &mut Few) -> Result<bool>,
) -> Result<bool> {
    if ends != Ends::Replaces {
        return merge_few((c, ends), w, mask, size, make);
    }
    let mut few = Few::new(size);
    if !looking(w, mask, |how| make(how, &mut few))? {
        return Ok(false);
    }
    c.replace_by_few(&few)?;
    Ok(true)
}

/// As [`write_few`], where something of the output stays. Apart: a frontier replaces what there was, and waits for this room.
#[inline(never)]
fn merge_few<M>(
    (c, ends): (&Header, Ends),
    w: &Write<'_, M>,
    mask: Option<&Header>,
    size: usize,
    make: impl FnOnce(&How<'_>, &mut Few) -> Result<bool>,
) -> Result<bool> {
    let (mut few, mut merged) = (Few::new(size), Few::new(size));
    let is_made = looking(w, mask, |how| {
        let is_made = make(how, &mut few)?;
        match c.look().filter(|_| is_made && ends == Ends::Merges) {
            Some(old) => few::merge(w.accum, &old, &few, how, &mut merged),
            None => Ok(is_made && ends == Ends::Joins),
        }
    })?;
    match w.accum {
        _ if !is_made => Ok(false),
        Some(op) if ends == Ends::Joins => c.join_few(op, &few),
        _ => c.replace_by_few(&merged).map(|()| true),
    }
}

/// As [`write_few`], of what `make` computes for a vector `a`, with values of type `z`; false, too, if the output does not take it.
pub fn write_few_of<M>(
    c: &Header,
    w: &Write<'_, M>,
    (a, mask): (&Header, Option<&Header>),
    z: &Type,
    make: impl FnOnce(&How<'_>, &Store, &mut Few) -> Result<bool>,
) -> Result<bool> {
    let Some(ends) = takes_few(c, w).filter(|_| *z == c.ty()) else { return Ok(false) };
    settle(a, mask)?;
    let Some(a) = a.look() else { return Ok(false) };
    // The look goes with the closure, before C is written, which may be it.
    write_few((c, ends), w, mask, z.size(), move |how, few| make(how, &a, few))
}
