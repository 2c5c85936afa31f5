//! Monoids as functions on slices: reduce, and accumulate into scattered places.
//!
//! Needs: a monoid of `ops`. Gives: [`Adder`].
//! Cost: one call per slice for built-in monoids; one per entry for users' functions.
//! Invariant ADDER-1: as LANES-1, for values of the monoid's type.

use super::lanes::{Bin, Iso, conjure};
use crate::error::Result;
use crate::ops::apply::{self, BinaryVisitor};
use crate::ops::{BinaryOp, Monoid};
use crate::storage::Index;
use crate::types::Scalar;

type ReduceSlice = unsafe fn(acc: *mut u8, x: *const u8, n: usize);
type RowsSlice = unsafe fn(out: *mut u8, x: *const u8, ptr: &[u32]);
type ScatterSlice<I> = unsafe fn(acc: *mut u8, flags: *mut u64, tops: *mut u64, idx: *const I, z: *const u8, n: usize);

#[derive(Clone, Copy)]
struct Loops {
    reduce: ReduceSlice,
    rows: RowsSlice,
    scatter32: ScatterSlice<u32>,
    scatter64: ScatterSlice<u64>,
}

/// A monoid on slices.
pub struct Adder {
    loops: Option<Loops>,
    op: Bin,
    size: usize,
    is_any: bool,
    identity: crate::mem::Buf<u8>,
    terminal: Option<crate::mem::Buf<u8>>,
}

impl Adder {
    /// The monoid's slice form.
    pub fn of(m: &Monoid) -> Result<Adder> {
        let size = m.ty().size();
        let mut identity = crate::mem::Buf::zeroed(size)?;
        m.identity(&mut identity);
        let mut terminal = crate::mem::Buf::zeroed(size)?;
        let has_terminal = m.terminal(&mut terminal);
        let loops = match m.op() {
            BinaryOp::Builtin(code, ty) => apply::visit_monoid(code, ty, MakeLoops),
            BinaryOp::User(_) => None,
        };
        Ok(Adder { loops, op: Bin::of(&m.op())?, size, is_any: m.is_any(), identity, terminal: has_terminal.then_some(terminal) })
    }

    /// Bytes of one value.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The identity's bytes.
    pub fn identity(&self) -> &[u8] {
        &self.identity
    }

    /// Whether `value` can no longer change: it is terminal, or any value will do.
    pub fn is_final(&self, value: &[u8]) -> bool {
        self.is_any || self.terminal.as_deref().is_some_and(|t| t == value)
    }

    /// Whether some value can be final.
    pub fn can_stop(&self) -> bool {
        self.is_any || self.terminal.is_some()
    }

    /// `acc = acc + x[0] + ... + x[n-1]`.
    ///
    /// # Safety
    /// ADDER-1.
    pub unsafe fn reduce(&self, acc: *mut u8, x: *const u8, n: usize) {
        match &self.loops {
            // SAFETY: ADDER-1.
            Some(l) => unsafe { (l.reduce)(acc, x, n) },
            None => {
                for k in 0..n {
                    // SAFETY: ADDER-1.
                    unsafe { self.add_one(acc, x.add(k * self.size)) };
                }
            }
        }
    }

    /// `out[k]` = the sum of `x[ptr[k]..ptr[k + 1]]` for every k where that is not empty; false,
    /// and nothing done, if there is no loop for this monoid.
    ///
    /// # Safety
    /// ADDER-1: `out` has room for a value per row, `ptr` never falls and stays within `x`.
    pub unsafe fn reduce_rows(&self, out: *mut u8, x: *const u8, ptr: &[u32]) -> bool {
        // SAFETY: the caller's promise.
        self.loops.as_ref().map(|l| unsafe { (l.rows)(out, x, ptr) }).is_some()
    }

    /// Whether [`Adder::reduce_rows`] has a loop.
    pub fn reduces_rows(&self) -> bool {
        self.loops.is_some()
    }

    /// `acc = acc + x`.
    ///
    /// # Safety
    /// ADDER-1. `x` may be one value only.
    unsafe fn add_one(&self, acc: *mut u8, x: *const u8) {
        // SAFETY: ADDER-1; users' functions may be given z equal to x, as the specification's
        // accumulators and every other library do.
        unsafe { self.op.run(acc, acc, x, 1, Iso::None, |_| (0, 0, 0)) };
    }

    /// For each lane: the place `idx[k]` gets `z[k]` if its flag is clear (which is then set, with
    /// the flag of its 64 flags in `tops`), else it gets its value plus `z[k]`.
    ///
    /// # Safety
    /// ADDER-1; `acc`, `flags` (one bit a place) and `tops` (one bit per word of flags) cover every index.
    pub unsafe fn scatter<I: Index>(&self, acc: *mut u8, flags: *mut u64, tops: *mut u64, idx: &[I], z: *const u8) {
        if let Some(l) = &self.loops {
            let idx_ptr = idx.as_ptr();
            // SAFETY: ADDER-1; I is u32 or u64 by its size.
            unsafe {
                if size_of::<I>() == 4 {
                    (l.scatter32)(acc, flags, tops, idx_ptr.cast(), z, idx.len());
                } else {
                    (l.scatter64)(acc, flags, tops, idx_ptr.cast(), z, idx.len());
                }
            }
            return;
        }
        for (k, j) in idx.iter().enumerate() {
            // SAFETY: ADDER-1.
            unsafe {
                let (from, to) = (z.add(k * self.size), acc.add(j.us() * self.size));
                if set_flag(flags, tops, j.us()) {
                    self.add_one(to, from);
                } else {
                    std::ptr::copy_nonoverlapping(from, to, self.size);
                }
            }
        }
    }
}

/// Sets flag `j`; true if it was set already.
///
/// # Safety
/// `flags` and `tops` cover `j`.
#[inline(always)]
pub unsafe fn set_flag(flags: *mut u64, tops: *mut u64, j: usize) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let word = flags.add(j >> 6);
        let bit = 1u64 << (j & 63);
        let was = *word;
        if was & bit != 0 {
            return true;
        }
        *word = was | bit;
        *tops.add(j >> 12) |= 1u64 << ((j >> 6) & 63);
        false
    }
}

struct MakeLoops;
impl BinaryVisitor for MakeLoops {
    type Out = Loops;
    fn visit<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static>(self, _f: F) -> Loops {
        const { assert!(size_of::<X>() == size_of::<Z>() && size_of::<Y>() == size_of::<Z>(), "monoids stay in one type") };
        Loops {
            reduce: reduce_loop::<X, Y, Z, F>,
            rows: rows_loop::<X, Y, Z, F>,
            scatter32: scatter_loop::<X, Y, Z, F, u32>,
            scatter64: scatter_loop::<X, Y, Z, F, u64>,
        }
    }
}

unsafe fn rows_loop<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy>(out: *mut u8, x: *const u8, ptr: &[u32]) {
    for (k, ends) in ptr.windows(2).enumerate() {
        let (start, n) = (ends[0] as usize, (ends[1] - ends[0]) as usize);
        if n > 0 {
            // SAFETY: the caller's promise; X, Y and Z are one type.
            unsafe {
                let (to, from) = (out.add(k * size_of::<Z>()), x.add(start * size_of::<Z>()));
                to.cast::<Z>().write(from.cast::<Z>().read());
                reduce_loop::<X, Y, Z, F>(to, from.add(size_of::<Z>()), n - 1);
            }
        }
    }
}

/// Built-in monoids are associative and commutative: four running values hide the latency.
#[inline]
unsafe fn reduce_loop<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy>(acc: *mut u8, x: *const u8, n: usize) {
    let f = conjure::<F>();
    // SAFETY: ADDER-1; X, Y and Z are one type (asserted where the loop is made by size, and by `visit_monoid`).
    unsafe {
        let add = |a: X, b: *const u8| -> X { std::mem::transmute_copy::<Z, X>(&f(a, b.cast::<Y>().read())) };
        let at = |k: usize| x.add(k * size_of::<Y>());
        let mut sum = acc.cast::<X>().read();
        let mut k = 0;
        if n >= 16 {
            let mut lanes: [X; 4] = std::array::from_fn(|l| at(l).cast::<X>().read());
            k = 4;
            while k + 4 <= n {
                for (l, lane) in lanes.iter_mut().enumerate() {
                    *lane = add(*lane, at(k + l));
                }
                k += 4;
            }
            for lane in &lanes {
                sum = add(sum, std::ptr::from_ref(lane).cast());
            }
        }
        while k < n {
            sum = add(sum, at(k));
            k += 1;
        }
        acc.cast::<X>().write(sum);
    }
}

unsafe fn scatter_loop<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy, I: Index>(
    acc: *mut u8,
    flags: *mut u64,
    tops: *mut u64,
    idx: *const I,
    z: *const u8,
    n: usize,
) {
    let f = conjure::<F>();
    let (acc, z) = (acc.cast::<Z>(), z.cast::<Z>());
    for k in 0..n {
        // SAFETY: ADDER-1; X, Y and Z are one type.
        unsafe {
            let j = idx.add(k).read().us();
            let to = acc.add(j);
            if set_flag(flags, tops, j) {
                to.write(f(to.cast::<X>().read(), z.add(k).cast::<Y>().read()));
            } else {
                to.write(z.add(k).read());
            }
        }
    }
}
