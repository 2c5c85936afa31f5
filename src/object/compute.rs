//! From arguments to kernels: values in the orientation of the output, and the write.
//!
//! Needs: headers. Gives: [`Inputs`] helpers shared by all operations. Cost: free unless an
//! operand must be transposed.

use std::ops::Deref;

use super::Write;
use super::header::{COLUMN, Header, Orientation};
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

/// Writes what `make` computes for vectors of a handful of entries, if the result, of type `z`, is to replace the content
/// of `c`; false, and nothing done, if it is not or `make` finds that it does not serve.
pub fn write_few<M>(
    c: &Header,
    w: &Write<'_, M>,
    mask: Option<&Header>,
    z: &Type,
    make: impl FnOnce(&How<'_>, &mut Few) -> Result<bool>,
) -> Result<bool> {
    if *z != c.ty() {
        return Ok(false);
    }
    let mask = mask_value(mask, COLUMN)?;
    let how = how(w, mask.as_deref());
    let mut few = Few::new(z.size());
    if !few::replaces(&how, || c.is_empty()) || !make(&how, &mut few)? {
        return Ok(false);
    }
    drop(mask);
    c.replace_by_few(&few)?;
    Ok(true)
}
