//! What a step does to a tile.
//!
//! Needs: registers of the steps before (FUSED-1), operators on slices. Gives: [`Act`].
//! Cost: a call per tile for the values, and a pass over marks where both operands have them.

use std::ops::Range;

use super::registers::Register;
use super::{Program, Step};
use crate::error::Result;
use crate::kernel::erased::lanes::{Bin, Iso, Un};
use crate::kernel::erased::pipe::{Fetch, caster};
use crate::kernel::reduce::BLOCK;
use crate::storage::{masked, moves};
use crate::types::cast::CastSlice;

/// What a step does, ready to be done.
pub enum Act<'a> {
    /// Values of an operand, and its presence.
    Load(Fetch<'a>, Option<&'a [u8]>),
    /// Rows that were made with their block.
    Source,
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
}

impl<'p> Act<'p> {
    /// The act of step `k`.
    pub fn of(program: &Program<'p>, k: usize) -> Result<Act<'p>> {
        let steps = &program.steps;
        let (step, ty) = &steps[k];
        Ok(match *step {
            Step::Load(store) => {
                let fetch = Fetch::new(store, ty, true)?;
                Act::Load(if is_by_place(program, k) { fetch.spread()? } else { fetch }, store.present())
            }
            Step::Source => Act::Source,
            Step::Cast(x) => Act::Cast(caster(&steps[x].1, ty), x),
            Step::Unary(op, x) => Act::Unary(Un::of(op)?, x),
            Step::Binary { op, x, y, keep } => Act::Binary { op: Bin::of(op)?, x, y, keep },
        })
    }

    /// Makes the values of `places` at `out`, or says where they are.
    ///
    /// # Safety
    /// FUSED-1 for `before`, FUSED-2, FUSED-3; `out` has room for the places' values.
    pub unsafe fn run(&mut self, before: &[Register], to: &mut Register, out: *mut u8, places: Range<usize>) {
        let (start, n) = (places.start, places.len());
        // Of a source the start of its block.
        let made = to.block;
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
                Act::Source => {
                    let at = start % BLOCK;
                    to.values = made.add(at * to.size);
                    to.present = to.own_marks.add(at);
                }
                Act::Cast(cast, x) => {
                    let x = &before[*x];
                    let lanes = if x.is_iso { 1 } else { n };
                    match cast {
                        Some(cast) => cast(out, x.values, lanes),
                        None => std::ptr::copy_nonoverlapping(x.values, out, lanes * x.size),
                    }
                    spread(out, to.size, lanes, n);
                    to.present = x.present;
                }
                Act::Unary(op, x) => {
                    let x = &before[*x];
                    let lanes = if x.is_iso { 1 } else { n };
                    op.run(out, x.values, lanes, |_| (0, 0));
                    spread(out, to.size, lanes, n);
                    to.present = x.present;
                }
                Act::Binary { op, x, y, keep } => {
                    let (x, y) = (&before[*x], &before[*y]);
                    op.run(out, x.values, y.values, n, Iso::of(x.is_iso, y.is_iso), |_| (0, 0, 0));
                    let size = to.size;
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
                            masked::unite(std::slice::from_raw_parts_mut(to.own_marks, n), in_x, in_y);
                            to.own_marks
                        }
                        (Some(in_x), Some(in_y), false) => {
                            masked::intersect(std::slice::from_raw_parts_mut(to.own_marks, n), in_x, in_y);
                            to.own_marks
                        }
                        (Some(_), None, false) => x.present,
                        (None, Some(_), false) => y.present,
                    };
                }
            }
        }
    }
}

/// Whether values of step `k` are taken from their places: those that may stand alone, and those of a sum.
fn is_by_place(program: &Program<'_>, k: usize) -> bool {
    program.steps.iter().any(|(step, _)| matches!(step, Step::Binary { x, y, keep: true, .. } if *x == k || *y == k))
        || program.sum.is_some_and(|(step, _)| step == k)
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
