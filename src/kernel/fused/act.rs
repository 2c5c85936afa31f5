//! What a step does to a tile.
//!
//! Needs: registers of the steps before (FUSED-1), operators on slices. Gives: [`Act`].
//! Cost: a call per tile for the values, and a pass over marks where both operands have them.

use std::ops::Range;

use super::plain::Call;
use super::registers::{Layout, Register};
use super::{Program, Step};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso, Un};
use crate::kernel::erased::pipe::{Fetch, caster};
use crate::kernel::mask::Sense;
use crate::kernel::reduce::BLOCK;
use crate::storage::{masked, moves};
use crate::types::cast::CastSlice;

/// What a step does, ready to be done.
pub enum Act<'a> {
    /// Values of an operand, and its presence.
    Load(Fetch<'a>, Option<&'a [u8]>),
    /// Rows that were made with their block.
    Source {
        /// Each has an entry.
        is_full: bool,
    },
    /// From type to type; `None` where both are one.
    Cast(Option<CastSlice>, usize),
    /// An operator on each value.
    Unary(Un, usize),
    /// An operator on pairs of values.
    Binary {
        /// On slices.
        op: Bin,
        /// The first operand.
        x: usize,
        /// The second one.
        y: usize,
        /// What stands alone is kept.
        keep: bool,
    },
    /// One value or another, as a mask says.
    Masked {
        /// Where it allows.
        z: usize,
        /// Where it does not; without, nothing is there.
        old: Option<usize>,
        /// The mask.
        mask: usize,
        /// How it is read.
        sense: Sense,
        /// The values are those of `z`, where they lie.
        passes: bool,
    },
}

impl<'p> Act<'p> {
    /// The act of step `k`.
    pub fn of(program: &Program<'p>, layout: &Layout, k: usize) -> Result<Act<'p>> {
        let steps = &program.steps;
        let (step, ty) = &steps[k];
        Ok(match *step {
            Step::Load(store) => {
                let fetch = Fetch::new(store, ty, true)?;
                Act::Load(if is_by_place(program, layout, k) { fetch.spread(TILE)? } else { fetch }, store.present())
            }
            Step::Source { is_full } => Act::Source { is_full },
            Step::Cast(x) => Act::Cast(caster(&steps[x].1, ty), x),
            Step::Unary(op, x) => Act::Unary(Un::of(op)?, x),
            Step::Binary { op, x, y, keep } => Act::Binary { op: Bin::of(op)?, x, y, keep },
            Step::Masked { z, mask, sense, old } => Act::Masked { z, old, mask, sense, passes: layout.places[k].values_of != k },
        })
    }

    /// The loop that makes the values, if it looks at nothing but values.
    pub fn call(&self) -> Option<Call> {
        match *self {
            Act::Cast(Some(cast), x) => Some(Call::Unary(cast, x)),
            Act::Unary(Un::Builtin(f), x) => Some(Call::Unary(f, x)),
            Act::Binary { op: Bin::Builtin(f), x, y, .. } => Some(Call::Binary(f, x, y)),
            Act::Load(..) | Act::Source { .. } | Act::Cast(None, _) | Act::Unary(..) => None,
            Act::Binary { .. } | Act::Masked { .. } => None,
        }
    }

    /// Makes the values of `places` at `out`, or says where they are.
    ///
    /// # Safety
    /// FUSED-1 for `before`, FUSED-2, FUSED-3; `out` has room for the places' values.
    pub unsafe fn run(&mut self, before: &[Register], to: &mut Register, out: *mut u8, places: Range<usize>) {
        let (start, n) = (places.start, places.len());
        // Of a source the start of its block.
        let made = to.block;
        // SAFETY: FUSED-4.
        let own_marks = if to.own_marks.is_null() { to.own_marks } else { unsafe { to.own_marks.add(to.shift(start)) } };
        (to.values, to.is_iso, to.present) = (out, false, std::ptr::null());
        // SAFETY: the caller's promise; LANES-1 by FUSED-2; what is written overlaps no operand (FUSED-3).
        unsafe {
            match self {
                Act::Load(fetch, present) => {
                    to.values = fetch.run(start, n);
                    to.is_iso = fetch.is_iso();
                    to.present = present.map_or(std::ptr::null(), |b| b[places].as_ptr());
                }
                // They were made with their block.
                Act::Source { is_full } => {
                    let at = start % BLOCK;
                    to.values = made.add(at * to.size);
                    to.present = if *is_full { std::ptr::null() } else { to.own_marks.add(at) };
                }
                Act::Cast(cast, x) => {
                    let x = &before[*x];
                    let lanes = if x.is_iso { 1 } else { n };
                    match cast {
                        Some(cast) => cast(out, x.values, lanes),
                        None => moves::copy(x.values, out, lanes * x.size),
                    }
                    spread(out, to.size, lanes, n);
                    to.present = x.present;
                }
                Act::Unary(op, x) => {
                    let x = &before[*x];
                    where_present(op.is_user(), [x.marks(n), None], (out, to.size, n), |start, n| {
                        let (from, lanes) = if x.is_iso { (x.values, 1) } else { (x.values.add(start * x.size), n) };
                        let out = out.add(start * to.size);
                        op.run(out, from, lanes, |_| (0, 0));
                        spread(out, to.size, lanes, n);
                    });
                    to.present = x.present;
                }
                Act::Binary { op, x, y, keep } => {
                    let (x, y) = (&before[*x], &before[*y]);
                    let size = to.size;
                    where_present(op.is_user(), [x.marks(n), y.marks(n)], (out, size, n), |start, n| {
                        let from = |x: &Register| x.values.add(if x.is_iso { 0 } else { start * x.size });
                        let iso = Iso::of(x.is_iso, y.is_iso);
                        op.run(out.add(start * size), from(x), from(y), n, iso, |_| (0, 0, 0));
                    });
                    let out = std::slice::from_raw_parts_mut(out, n * size);
                    to.present = match (x.marks(n), y.marks(n), *keep) {
                        (None, None, _) => std::ptr::null(),
                        (Some(marks), None, true) => {
                            masked::keep_or(size, out, y.bytes(n), marks);
                            std::ptr::null()
                        }
                        (None, Some(marks), true) => {
                            masked::keep_or(size, out, x.bytes(n), marks);
                            std::ptr::null()
                        }
                        (Some(in_x), Some(in_y), true) => {
                            masked::keep_or_either(size, out, (x.bytes(n), y.bytes(n)), (in_x, in_y));
                            masked::unite(std::slice::from_raw_parts_mut(own_marks, n), in_x, in_y);
                            own_marks
                        }
                        (Some(in_x), Some(in_y), false) => {
                            masked::intersect(std::slice::from_raw_parts_mut(own_marks, n), in_x, in_y);
                            own_marks
                        }
                        (Some(_), None, false) => x.present,
                        (None, Some(_), false) => y.present,
                    };
                }
                Act::Masked { z, old, mask, sense, passes } => {
                    let (z, mask, mut allowed) = (&before[*z], &before[*mask], [0; TILE]);
                    let allowed = &mut allowed[..n];
                    // FUSED-2: a byte a value, where they are looked at.
                    let values = if sense.structural { 0 } else { [n, 1][usize::from(mask.is_iso)] };
                    let values = std::slice::from_raw_parts(mask.values, values);
                    sense.verdicts(mask.marks(n), values, allowed);
                    if let Some(old) = old {
                        let (old, size) = (&before[*old], to.size);
                        let out = std::slice::from_raw_parts_mut(out, n * size);
                        masked::blend(size, out, (z.bytes(n), old.bytes(n)), allowed);
                        if z.marks(n).is_some() || old.marks(n).is_some() {
                            let marks = std::slice::from_raw_parts_mut(own_marks, n);
                            let (in_z, in_old) = (z.marks(n).unwrap_or(&ALL[..n]), old.marks(n).unwrap_or(&ALL[..n]));
                            masked::blend(1, marks, (in_z, in_old), allowed);
                            to.present = own_marks;
                        }
                        return;
                    }
                    if *passes {
                        (to.values, to.is_iso) = (z.values, z.is_iso);
                    } else {
                        let lanes = if z.is_iso { 1 } else { n };
                        moves::copy(z.values, out, lanes * to.size);
                        spread(out, to.size, lanes, n);
                    }
                    let marks = std::slice::from_raw_parts_mut(own_marks, n);
                    masked::intersect(marks, allowed, z.marks(n).unwrap_or(&ALL[..n]));
                    to.present = own_marks;
                }
            }
        }
    }
}

/// Marks of a tile without gaps.
static ALL: [u8; TILE] = [1; TILE];

/// Whether values of step `k` are taken from their places: those that may stand alone, and those of a sum.
fn is_by_place(program: &Program<'_>, layout: &Layout, k: usize) -> bool {
    let is = |x: usize| layout.places[x].values_of == k;
    let takes = |step: &Step<'_>| match *step {
        Step::Binary { x, y, keep: true, .. } | Step::Masked { z: x, old: Some(y), .. } => is(x) || is(y),
        Step::Load(_) | Step::Source { .. } | Step::Cast(_) | Step::Unary(..) | Step::Binary { .. } | Step::Masked { .. } => {
            false
        }
    };
    program.sum.is_some_and(|(step, _)| is(step)) || program.steps.iter().any(|(step, _)| takes(step))
}

/// Lets `run` make the lanes from its first argument on, as many as its second says: all `n`. Users' functions are called for
/// entries only, so of these it makes the lanes that both marks have, and the others are zero.
///
/// # Safety
/// `out` has room for `n` values of `size` bytes.
unsafe fn where_present(
    is_user: bool,
    marks: [Option<&[u8]>; 2],
    (out, size, n): (*mut u8, usize, usize),
    mut run: impl FnMut(usize, usize),
) {
    if !is_user || marks.iter().all(Option::is_none) {
        return run(0, n);
    }
    // SAFETY: the caller's promise.
    unsafe { out.write_bytes(0, n * size) };
    let is_there = |k: &usize| marks.iter().flatten().all(|marks| marks[*k] != 0);
    let mut start = 0;
    while start < n {
        let lanes = (start..n).take_while(is_there).count();
        if lanes > 0 {
            run(start, lanes);
        }
        start += lanes + 1;
    }
}

/// Copies the one value that was made to all `n` places.
///
/// # Safety
/// `out` has room for `n` values of `size` bytes, and holds `lanes`.
unsafe fn spread(out: *mut u8, size: usize, lanes: usize, n: usize) {
    if lanes < n {
        // SAFETY: the caller's promise; the first value ends where the others begin.
        let (one, others) = unsafe { std::slice::from_raw_parts_mut(out, n * size) }.split_at_mut(size);
        moves::fill(others, one);
    }
}
