//! C (+)= Z, or C<M,r> (+)= Z, of dense values, in C's own block.
//!
//! Needs: C with one owner, Z of C's type, both dense, C with a value for each place, a predefined operator of that type alone.
//! Gives: [`serves`], [`run`]. Cost: one pass over both; no block is asked for once C changes, so nothing fails half-way.
//! Parallel: by places.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::super::erased::lanes::{Bin, Iso};
use super::super::mask::Mask;
use super::super::operand::{by_index, needs_wide};
use super::How;
use crate::error::Result;
use crate::ops::BinaryOp;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Store, masked, moves};

/// Places that are joined at a time: their results lie on the stack before they become C's.
const STEP: usize = 256;
/// Bytes of the largest value.
const LARGEST: usize = 16;

/// Results of a step, aligned for any of them.
#[repr(align(64))]
struct Room([u8; STEP * LARGEST]);

/// Whether [`run`] serves, if C has one owner. Users' functions are not called where there is no entry, as it does.
pub fn serves(c: &Store, z: &Store, op: &BinaryOp, how: &How<'_>) -> bool {
    let one_type = [&z.ty, &op.xtype(), &op.ytype(), &op.ztype()].into_iter().all(|ty| *ty == c.ty);
    // A full C stays full.
    let stays_full = !how.replace || how.mask.is_none() || matches!(c.form, Form::Bitmap { .. });
    matches!(op, BinaryOp::Builtin(..))
        && one_type
        && !c.is_list()
        && !c.vals.is_iso()
        && !z.is_list()
        && c.size() <= LARGEST
        && stays_full
}

/// Entries of Z that the mask allows join those of C, of which with `replace` those go that it does not allow.
pub fn run(op: &BinaryOp, c: &mut Store, z: &Store, mask: &Mask<'_>, replace: bool) -> Result<()> {
    let (is_masked, is_wide) = (!mask.allows_all(), mask.store().is_some_and(|m| needs_wide(&[m], 0)));
    let (n, size, nminor) = (c.positions(), c.size(), c.nminor.max(1));
    let bin = Bin::of(op)?.elementwise();
    let ranges = super::passes(op, n)?;
    let (of_z, z, mut alike) = (z.present(), &z.vals, Room([0; STEP * LARGEST]));
    if z.is_iso() {
        moves::fill(&mut alike.0[..STEP * size], z.bytes());
    }
    let Store { form, vals, .. } = c;
    let marks = if let Form::Bitmap { present, .. } = &mut *form { Some(&mut present.bytes_mut()[..]) } else { None };
    let marks = marks.map(Disjoint::new);
    let values = Disjoint::new(vals.bytes_mut());
    // Counted here: to gather results of the ranges takes a block once all is written, and may fail.
    let entries = AtomicUsize::new(0);
    par::run(&ranges, |r| {
        let (all, mut allowed, mut room, mut count) = ([1; STEP], [1; STEP], Room([0; STEP * LARGEST]), 0);
        let is_full = marks.is_none() && of_z.is_none() && !is_masked;
        let step = if is_full && !z.is_iso() { r.len().max(1) } else { STEP };
        for start in r.clone().step_by(step) {
            let at = start..r.end.min(start + step);
            // SAFETY: ranges do not overlap.
            let c = unsafe { values.slice(at.start * size..at.end * size) };
            let z = if z.is_iso() { &alike.0[..c.len()] } else { &z.bytes()[at.start * size..at.end * size] };
            let place = |k: usize| {
                let p = (start + k) as u64;
                (p / nminor, p % nminor, p % nminor)
            };
            let old = c.as_mut_ptr();
            let made = if is_full { old } else { room.0.as_mut_ptr() };
            // SAFETY: LANES-1: so many values of the operator's only type, and a step's in the room.
            unsafe { bin.run(made, old, z.as_ptr(), at.len(), Iso::None, place) };
            if is_full {
                continue;
            }
            let mut in_z = of_z.map_or(&all[..at.len()], |b| &b[at.clone()]);
            let allowed = &mut allowed[..at.len()];
            if is_masked {
                by_index!(is_wide, I => mask.verdicts::<I>(at.clone(), allowed));
                if let Some(marks) = marks.as_ref().filter(|_| replace) {
                    // SAFETY: as above.
                    let in_c = unsafe { marks.slice(at.clone()) };
                    in_c.iter_mut().zip(&*allowed).for_each(|(is, allowed)| *is &= allowed);
                }
                allowed.iter_mut().zip(in_z).for_each(|(allowed, is)| *allowed &= is);
                in_z = allowed;
            }
            let made = &room.0[..c.len()];
            let Some(marks) = &marks else {
                masked::join(size, c, (made, z), (&all[..at.len()], in_z));
                continue;
            };
            // SAFETY: as above.
            let in_c = unsafe { marks.slice(at) };
            masked::join(size, c, (made, z), (in_c, in_z));
            in_c.iter_mut().zip(in_z).for_each(|(is, z)| *is |= z);
            count += masked::count(in_c);
        }
        entries.fetch_add(count, Relaxed);
        Ok(())
    })?;
    if let Form::Bitmap { nvals, .. } = form {
        *nvals = entries.into_inner();
    }
    Ok(())
}
