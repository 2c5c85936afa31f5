//! Sums of ones: how often a row meets a column, and whether.
//!
//! Needs: a semiring whose products are all 1 and whose sum of n ones is known: n for PLUS, 1 for
//! the monoids that give 1 for ones. Gives: [`Count`], for masked dot products of any built-in type.
//! Cost: one byte of A's row looked up per entry of B's column, no branches; where only whether
//! matters, the first meeting ends it. Triangle counting lives here.

use super::dot::{Dot, Met};
use crate::error::Result;
use crate::mem::Buf;
use crate::ops::{BinaryCode as B, Semiring};
use crate::storage::Index;
use crate::types::{TypeCode, cast};

/// A semiring that counts.
#[derive(Clone, Copy)]
pub struct Count {
    ty: TypeCode,
    /// A sum of ones is 1, however many there are.
    once: bool,
    /// Integers.
    is_whole: bool,
}

impl Count {
    /// `s`, if it counts.
    pub fn of(s: &Semiring) -> Result<Option<Count>> {
        let Semiring::Builtin { add, mul: B::Pair, ty } = *s else { return Ok(None) };
        let once = match add {
            B::Plus => ty == TypeCode::Bool,
            B::Any | B::Min | B::Max | B::Times | B::LOr | B::LAnd => true,
            _ => return Ok(None),
        };
        Ok(Some(Count { ty, once, is_whole: !ty.is_float() && !ty.is_complex() }))
    }

    /// Whether all ones count, not only the first.
    pub fn adds(&self) -> bool {
        !self.once
    }

    /// The type of sums.
    pub fn ty(self) -> TypeCode {
        self.ty
    }

    /// The sum of `n` ones, to `out`.
    pub fn put(self, n: u64, out: &mut [u8]) {
        put(self.ty, n, out);
    }

    /// One per thread.
    pub fn worker(self) -> Result<Worker> {
        let size = self.ty.size();
        let mut small = Buf::zeroed(SMALL * size)?;
        for (n, value) in small.chunks_exact_mut(size).enumerate() {
            put(self.ty, n as u64, value);
        }
        Ok(Worker { count: self, small })
    }
}

/// `n` ones summed in type `ty`: integers wrap as sums do.
fn put(ty: TypeCode, n: u64, out: &mut [u8]) {
    cast::cast_one(ty, out, TypeCode::UInt64, &n.to_ne_bytes());
}

/// [`Count`] at work.
pub struct Worker {
    count: Count,
    /// The values of numbers below [`SMALL`].
    small: Buf<u8>,
}

/// Numbers whose values are made once.
const SMALL: usize = 32;

impl Worker {
    /// # Safety
    /// `out` has room for a value.
    #[inline(always)]
    unsafe fn give(&self, n: u64, out: *mut u8) -> bool {
        let size = self.count.ty.size();
        // SAFETY: the caller's room.
        unsafe {
            // Whole numbers wrap as sums do.
            match size {
                8 if self.count.is_whole => out.cast::<u64>().write(n),
                4 if self.count.is_whole => out.cast::<u32>().write(n as u32),
                _ => self.give_any(n, out),
            }
        }
        n > 0
    }

    /// # Safety
    /// As above.
    unsafe fn give_any(&self, n: u64, out: *mut u8) {
        let size = self.count.ty.size();
        if (n as usize) < SMALL {
            let from = self.small[n as usize * size..][..size].as_ptr();
            // SAFETY: the caller's room. The usual sizes are one move each.
            unsafe {
                match size {
                    1 => out.write(from.read()),
                    4 => out.cast::<u32>().write(from.cast::<u32>().read()),
                    8 => out.cast::<u64>().write(from.cast::<u64>().read()),
                    _ => std::ptr::copy_nonoverlapping(from, out, size),
                }
            }
        } else {
            // SAFETY: the caller's room.
            put(self.count.ty, n, unsafe { std::slice::from_raw_parts_mut(out, size) });
        }
    }
}

impl<I: Index> Dot<I> for Worker {
    type Place = u8;

    #[inline(always)]
    unsafe fn dot(
        &mut self,
        _i: usize,
        _j: usize,
        mut pairs: impl FnMut() -> Option<(usize, usize, usize)>,
        out: *mut u8,
    ) -> bool {
        let mut n = 0;
        while pairs().is_some() {
            n += 1;
            if self.count.once {
                break;
            }
        }
        // SAFETY: the caller's room.
        unsafe { self.give(n, out) }
    }

    const COUNTS: bool = true;

    #[inline(always)]
    unsafe fn put(&mut self, n: u32, out: *mut u8) {
        // SAFETY: the caller's room.
        unsafe { self.give(u64::from(n), out) };
    }

    #[inline(always)]
    unsafe fn probe(&mut self, _i: usize, _j: usize, met: Met<'_, I, u8>, out: *mut u8) -> bool {
        debug_assert!(met.idx.last().is_none_or(|k| k.us() < met.places.len()));
        // SAFETY: inner indices are below the length of the row that was written down (LIST-2).
        let is_there = |k: &I| unsafe { *met.places.get_unchecked(k.us()) };
        let n = if self.count.once {
            u64::from(met.idx.iter().any(|k| is_there(k) != 0))
        } else {
            met.idx.iter().map(|k| u64::from(is_there(k))).sum()
        };
        // SAFETY: the caller's room.
        unsafe { self.give(n, out) }
    }
}
