//! C(I,J)<M,r> (+)= A and C(I,J)<M,r> (+)= x: the mask has the shape |I| x |J|, and nothing outside I x J changes.
//!
//! Needs: the old C, a store of shape |I| x |J| or one value, index lists within bounds, how to write, with a mask of
//! shape |I| x |J|. Gives: the new C. Cost: without `replace` the entries of A and M at their places, and, under a
//! complemented mask and without an accumulator, what C has in I x J; with it, what C has there, copied out and put back.
//! Nothing that grows with C outside of I x J, but as `assign` and `extract`.
//! Meaning (an extension): S = C(I,J); S<M,r> (+)= A; C(I,J) = S. So a place that is named twice takes what the last
//! mention of it says, of A and of M (SN-8). What replace does not ask for is said by `assign`, with M at its places in C.

use super::assign::{self, Place};
use super::operand::Ref;
use super::writeback::{self, How};
use super::{Indices, extract};
use crate::error::Result;
use crate::mem::Shared;
use crate::storage::Store;
use crate::types::{Datum, Type};

const EVERYWHERE: Place<'_> = Place { i: Indices::All, j: Indices::All };

/// Assigns `a`, of shape |I| x |J|.
pub fn store(ty: &Type, c: &mut Shared<Store>, a: &Store, place: Place<'_>, how: &How<'_>) -> Result<()> {
    match way(c, place, how)? {
        Way::Nothing => Ok(()),
        Way::Assign => assign::store(ty, c, a, place, how),
        Way::Copy => through_copy(ty, c, place, |part| writeback::from(ty, part, Ref::Borrowed(a), how)),
        // What is true lies in I x J, so the place need not be asked for.
        Way::Placed(m) if !how.complement => {
            let t = assign::placed(a, place, c.nmajor, c.nminor)?;
            writeback::run(ty, c, t, &How { mask: Some(&m), ..*how })
        }
        Way::Placed(m) => assign::store(ty, c, a, place, &How { mask: Some(&m), ..*how }),
    }
}

/// Assigns one value to every position of I x J; `None` removes the entries there.
pub fn scalar(ty: &Type, c: &mut Shared<Store>, x: Option<&Datum<'_>>, place: Place<'_>, how: &How<'_>) -> Result<()> {
    match way(c, place, how)? {
        Way::Nothing => Ok(()),
        Way::Assign => assign::scalar(ty, c, x, place, how),
        Way::Copy => through_copy(ty, c, place, |part| assign::scalar(ty, part, x, EVERYWHERE, how)),
        Way::Placed(m) if !how.complement => assign::scalar(ty, c, x, EVERYWHERE, &How { mask: Some(&m), ..*how }),
        Way::Placed(m) => assign::scalar(ty, c, x, place, &How { mask: Some(&m), ..*how }),
    }
}

/// How the mask of the part is obeyed.
enum Way {
    /// Nothing may be written.
    Nothing,
    /// It says what a mask of all of C would say.
    Assign,
    /// A copy of the part is written under it, and put back.
    Copy,
    /// Its entries go to their places in C, and make a mask of all of C.
    Placed(Store),
}

fn way(c: &Store, place: Place<'_>, how: &How<'_>) -> Result<Way> {
    // All of a dense C would be looked at for what a complement allows.
    let is_seen_whole = how.complement && how.accum.is_none() && !c.is_list();
    match how.mask {
        _ if place.is_everything() => Ok(Way::Assign),
        None if !how.complement => Ok(Way::Assign),
        None if !how.replace => Ok(Way::Nothing),
        Some(m) if !how.replace && !is_seen_whole => Ok(Way::Placed(assign::placed(m, place, c.nmajor, c.nminor)?)),
        None | Some(_) => Ok(Way::Copy),
    }
}

/// S = C(I,J), changed, and C(I,J) = S.
fn through_copy(
    ty: &Type,
    c: &mut Shared<Store>,
    place: Place<'_>,
    change: impl FnOnce(&mut Shared<Store>) -> Result<()>,
) -> Result<()> {
    let mut part = Shared::try_new(extract::run(c, &place.i, &place.j)?)?;
    change(&mut part)?;
    assign::store(ty, c, &part, place, &How::plain())
}
