//! Monoids as functions on slices: reduce, and accumulate into scattered places.
//!
//! Needs: a monoid of `ops`. Gives: [`Adder`].
//! Cost: one call per slice for built-in monoids; one per entry for users' functions.
//! Invariant ADDER-1: as LANES-1, for values of the monoid's type.

use super::lanes::{Bin, Iso, conjure, is_wide};
use crate::error::Result;
use crate::kernel::rowsum::{Final, LOOK, sum_row, sum_rows};
use crate::mem::Buf;
use crate::ops::apply::{self, BinaryVisitor};
use crate::ops::{BinaryCode, BinaryOp, Monoid};
use crate::storage::{Index, masked};
use crate::types::{Scalar, Type, TypeCode};

type ReduceSlice = unsafe fn(acc: *mut u8, x: *const u8, n: usize);
type RowsSlice =
    unsafe fn(out: *mut u8, present: &mut [u8], x: *const u8, ptr: &[u32], at: (usize, usize), wanted: Option<&[u32]>) -> usize;
type AddAtSlice<I> = unsafe fn(acc: *mut u8, idx: *const I, z: *const u8, n: usize);
type ScatterSlice<I> = unsafe fn(acc: *mut u8, flags: *mut u64, tops: *mut u64, idx: *const I, z: *const u8, n: usize);

#[derive(Clone, Copy)]
struct Loops {
    reduce: ReduceSlice,
    rows: RowsSlice,
    add_at32: AddAtSlice<u32>,
    add_at64: AddAtSlice<u64>,
    scatter32: ScatterSlice<u32>,
    scatter64: ScatterSlice<u64>,
}

/// One value: in place where it is no larger than those of built-in types, which spares small calls a block.
struct One {
    word: [u8; 16],
    size: usize,
    large: Buf<u8>,
}

impl One {
    /// A value of zero bytes.
    fn of(size: usize) -> Result<One> {
        Ok(One { word: [0; 16], size, large: Buf::zeroed(if size > 16 { size } else { 0 })? })
    }

    /// The value with these bytes.
    fn copy(bytes: &[u8]) -> Result<One> {
        let mut one = One::of(bytes.len())?;
        one.bytes_mut().copy_from_slice(bytes);
        Ok(one)
    }

    fn bytes(&self) -> &[u8] {
        self.word.get(..self.size).unwrap_or(&self.large)
    }

    fn bytes_mut(&mut self) -> &mut [u8] {
        self.word.get_mut(..self.size).unwrap_or(&mut self.large)
    }
}

/// A monoid on slices.
pub struct Adder {
    loops: Option<Loops>,
    op: Bin,
    size: usize,
    is_any: bool,
    identity: One,
    terminal: Option<One>,
    neutral: Option<One>,
    is_lasting: bool,
}

impl Adder {
    /// The monoid's slice form.
    pub fn of(m: &Monoid) -> Result<Adder> {
        let size = m.ty().size();
        let (mut identity, mut terminal) = (One::of(size)?, One::of(size)?);
        m.identity(identity.bytes_mut());
        let has_terminal = m.terminal(terminal.bytes_mut());
        let is_lasting = matches!(m.op(), BinaryOp::Builtin(code, ty) if is_lasting(code, ty));
        let (loops, neutral) = match m.op() {
            BinaryOp::Builtin(code, ty) => match apply::visit_monoid(code, ty, MakeLoops) {
                Some(loops) => (Some(loops), neutral(code, ty).map(|word| One { word, size, large: Buf::new() })),
                None => (None, None),
            },
            // Whoever writes a closure writes its exact identity.
            BinaryOp::User(_) if m.op().closure().is_some() => (None, Some(One::copy(identity.bytes())?)),
            BinaryOp::User(_) => (None, None),
        };
        let (op, is_any, terminal) = (Bin::of(&m.op())?, m.is_any(), has_terminal.then_some(terminal));
        Ok(Adder { loops, op, size, is_any, identity, terminal, neutral, is_lasting })
    }

    /// Bytes of one value.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The identity's bytes.
    pub fn identity(&self) -> &[u8] {
        self.identity.bytes()
    }

    /// Whether `value` can no longer change: it is terminal, or any value will do.
    pub fn is_final(&self, value: &[u8]) -> bool {
        self.is_any || self.terminal.as_ref().is_some_and(|t| t.bytes() == value)
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
            None => match self.op {
                Bin::User { f, .. } => {
                    // SAFETY: ADDER-1; as in `add_one`.
                    (0..n).for_each(|k| unsafe { f(acc.cast(), acc.cast(), x.add(k * self.size).cast()) });
                }
                // SAFETY: ADDER-1; LANES-2: the adder is used while the monoid lives.
                Bin::Closure(called) if unsafe { called.fold(acc, x, n) } => {}
                Bin::Builtin(_) | Bin::Position { .. } | Bin::Placed(_) | Bin::Closure(_) => {
                    // SAFETY: ADDER-1.
                    (0..n).for_each(|k| unsafe { self.add_one(acc, x.add(k * self.size)) })
                }
            },
        }
    }

    /// A value that changes no other when it is added to it, not even a NaN or the sign of a zero;
    /// none for ANY, complex products and users' functions. Where there is one, loops can add what
    /// is absent rather than ask whether it is there.
    pub fn neutral(&self) -> Option<&[u8]> {
        self.neutral.as_ref().map(One::bytes)
    }

    /// Whether a sum of values none of which is [`Adder::neutral`] is not that either, as those of 3 and -3 are.
    pub fn is_lasting(&self) -> bool {
        self.is_lasting
    }

    /// `out[k]` = the sum of x at `ptr[k]..ptr[k + 1]`, and `present[k]` whether that is of any (else
    /// `out[k]` is some value), of all rows or of those that are `wanted`; gives the number of those that are. x holds the values of
    /// positions `at.0` to `at.1 - 1` only. None, and nothing done, if there is no loop for this monoid.
    ///
    /// # Safety
    /// ADDER-1: `out` and `present` have room for a value per row, `ptr` never falls and stays within `at`; rows that are wanted are
    /// among them, and those that are not have no mark before.
    pub unsafe fn reduce_rows(
        &self,
        out: *mut u8,
        present: &mut [u8],
        x: *const u8,
        ptr: &[u32],
        at: (usize, usize),
        wanted: Option<&[u32]>,
    ) -> Option<usize> {
        // SAFETY: the caller's promise.
        self.loops.as_ref().map(|l| unsafe { (l.rows)(out, present, x, ptr, at, wanted) })
    }

    /// Whether [`Adder::reduce_rows`] has a loop.
    pub fn reduces_rows(&self) -> bool {
        self.loops.is_some()
    }

    /// `acc[idx[k]] = acc[idx[k]] + z[k]`: `acc` starts with [`Adder::neutral`] in all places. Without a loop nothing is done.
    ///
    /// # Safety
    /// ADDER-1; `acc` covers every index, z holds a value per index.
    pub unsafe fn add_at<I: Index>(&self, acc: *mut u8, idx: &[I], z: *const u8) {
        let (Some(l), at) = (&self.loops, idx.as_ptr()) else { return };
        // SAFETY: ADDER-1; I is u32 or u64 by its size.
        unsafe {
            if size_of::<I>() == 4 {
                (l.add_at32)(acc, at.cast(), z, idx.len());
            } else {
                (l.add_at64)(acc, at.cast(), z, idx.len());
            }
        }
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

/// What the sum of a few values needs of an [`Adder`], the making of which takes longer than to add them.
pub struct Fold {
    reduce: ReduceSlice,
    /// See [`Adder::neutral`].
    pub neutral: Option<[u8; 16]>,
}

impl Fold {
    /// Of a built-in monoid.
    pub fn of(m: &Monoid) -> Option<Fold> {
        let BinaryOp::Builtin(code, ty) = m.op() else { return None };
        let loops = apply::visit_monoid(code, ty, MakeLoops)?;
        Some(Fold { reduce: loops.reduce, neutral: neutral(code, ty) })
    }

    /// See [`Adder::reduce`].
    ///
    /// # Safety
    /// ADDER-1.
    pub unsafe fn reduce(&self, acc: *mut u8, x: *const u8, n: usize) {
        // SAFETY: ADDER-1.
        unsafe { (self.reduce)(acc, x, n) }
    }
}

struct MakeLoops;
impl BinaryVisitor for MakeLoops {
    type Out = Loops;
    fn visit<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static>(self, _f: F) -> Loops {
        const { assert!(size_of::<X>() == size_of::<Z>() && size_of::<Y>() == size_of::<Z>(), "monoids stay in one type") };
        Loops {
            reduce: if is_wide() { reduce_wide::<X, Y, Z, F> } else { reduce_loop::<X, Y, Z, F> },
            rows: rows_loop::<X, Y, Z, F>,
            add_at32: add_at_loop::<X, Y, Z, F, u32>,
            add_at64: add_at_loop::<X, Y, Z, F, u64>,
            scatter32: scatter_loop::<X, Y, Z, F, u32>,
            scatter64: scatter_loop::<X, Y, Z, F, u64>,
        }
    }
}

/// See [`Adder::neutral`]; for an operator and a type that have a monoid.
fn neutral(code: BinaryCode, ty: TypeCode) -> Option<[u8; 16]> {
    use BinaryCode::{Any, Max, Min, Plus, Times};
    let mut out = [0; 16];
    let is_real = matches!(ty, TypeCode::FP32 | TypeCode::FP64);
    let is_complex = matches!(ty, TypeCode::FC32 | TypeCode::FC64);
    let special = match code {
        Any => return None,
        // (inf + 0i) * (1 + 0i) has a NaN.
        Times if is_complex => return None,
        // x + -0.0 is x, -0.0 included.
        Plus if is_real || is_complex => Some(-0.0),
        // C's fmin and fmax: a NaN gives way to the other, be it a NaN.
        Min | Max if is_real => Some(f64::NAN),
        _ => None,
    };
    match (special, ty) {
        (Some(x), TypeCode::FP32 | TypeCode::FC32) => {
            out.chunks_exact_mut(4).for_each(|part| part.copy_from_slice(&(x as f32).to_ne_bytes()));
        }
        (Some(x), _) => out.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&x.to_ne_bytes())),
        (None, _) => Monoid::builtin(code, ty).identity(&mut out[..Type::from(ty).size()]),
    }
    Some(out)
}

/// See [`Adder::is_lasting`]. Of floats only -0.0 and -0.0 make -0.0; least and greatest ones are out, as which of several NaNs they
/// give is not said.
fn is_lasting(code: BinaryCode, ty: TypeCode) -> bool {
    use BinaryCode::{BAnd, BOr, LAnd, LOr, Max, Min, Plus};
    let is_float = matches!(ty, TypeCode::FP32 | TypeCode::FP64 | TypeCode::FC32 | TypeCode::FC64);
    match code {
        Plus => is_float,
        Min | Max => !is_float,
        LOr | LAnd | BOr | BAnd => true,
        _ => false,
    }
}

unsafe fn rows_loop<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy>(
    out: *mut u8,
    present: &mut [u8],
    x: *const u8,
    ptr: &[u32],
    (first, end): (usize, usize),
    wanted: Option<&[u32]>,
) -> usize {
    let f = conjure::<F>();
    assert!(present.len() + 1 == ptr.len(), "a mark per row");
    let (out, marks) = (out.cast::<Z>(), present.as_mut_ptr());
    // SAFETY: ROWSUM-1 is the caller's promise; X, Y and Z are one type, of `x` and of `out`; k is one of the rows.
    unsafe {
        let add = |a: Z, b: Z| f(std::mem::transmute_copy::<Z, X>(&a), std::mem::transmute_copy::<Z, Y>(&b));
        let put = move |k: usize, sum: Z, is: bool| {
            out.add(k).write(sum);
            marks.add(k).write(u8::from(is));
        };
        let value = move |p: usize| x.cast::<Z>().add(p - first).read();
        let never = Final { test: |_| false, at_first: false };
        // One stream after the other: the processor sees it coming.
        let long = move |row| sum_row(row, end, LOOK, value, |_| (), add, |_| false);
        sum_rows(ptr, end, wanted, put, value, add, never, long);
    }
    match present {
        [one] => usize::from(*one),
        several => masked::count(several),
    }
}

unsafe fn add_at_loop<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy, I: Index>(
    acc: *mut u8,
    idx: *const I,
    z: *const u8,
    n: usize,
) {
    let f = conjure::<F>();
    let (acc, z) = (acc.cast::<Z>(), z.cast::<Y>());
    for k in 0..n {
        // SAFETY: ADDER-1; X, Y and Z are one type.
        unsafe {
            let to = acc.add(idx.add(k).read().us());
            to.write(f(to.cast::<X>().read(), z.add(k).read()));
        }
    }
}

/// Values that [`reduce_loop`] adds at once: 8 registers of the baseline for 8-byte values hide the
/// latency of an addition (2026-11, bench-peer, 426,000 FP64: 0.09 ns a value; 4 running sums 0.19).
const LANES: usize = 16;

/// Built-in monoids are associative and commutative: [`LANES`] running values hide the latency.
#[inline(always)]
unsafe fn reduce_loop<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy>(acc: *mut u8, x: *const u8, n: usize) {
    let f = conjure::<F>();
    // SAFETY: ADDER-1; X, Y and Z are one type (asserted where the loop is made by size, and by `visit_monoid`).
    unsafe {
        let add = |a: Z, b: Z| f(std::mem::transmute_copy::<Z, X>(&a), std::mem::transmute_copy::<Z, Y>(&b));
        let at = |k: usize| x.cast::<Z>().add(k).read();
        let mut sum = acc.cast::<Z>().read();
        let mut k = 0;
        if n >= 2 * LANES {
            let mut lanes: [Z; LANES] = std::array::from_fn(at);
            k = LANES;
            while k + LANES <= n {
                for (l, lane) in lanes.iter_mut().enumerate() {
                    *lane = add(*lane, at(k + l));
                }
                k += LANES;
            }
            // Halves onto halves, which takes the fewest steps one after the other.
            let mut width = LANES / 2;
            while width > 0 {
                for l in 0..width {
                    lanes[l] = add(lanes[l], lanes[l + width]);
                }
                width /= 2;
            }
            sum = add(sum, lanes[0]);
        }
        while k < n {
            sum = add(sum, at(k));
            k += 1;
        }
        acc.cast::<Z>().write(sum);
    }
}

/// As `bin_wide`.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
unsafe fn reduce_wide<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy>(acc: *mut u8, x: *const u8, n: usize) {
    // SAFETY: ADDER-1.
    unsafe { reduce_loop::<X, Y, Z, F>(acc, x, n) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{FC64, bytes_of};

    fn sum(adder: &Adder, a: &[u8], b: &[u8]) -> Buf<u8> {
        let (mut z, b) = (Buf::from_slice(a).unwrap(), Buf::from_slice(b).unwrap());
        // SAFETY: ADDER-1: one value each, in blocks.
        unsafe { adder.reduce(z.as_mut_ptr(), b.as_ptr(), 1) };
        z
    }

    #[test]
    fn a_neutral_value_changes_nothing() {
        use BinaryCode::{Any, BAnd, BOr, BXnor, BXor, LAnd, LOr, LXnor, LXor, Max, Min, Plus, Times};
        let mut with = 0;
        for code in [Any, BAnd, BOr, BXnor, BXor, LAnd, LOr, LXnor, LXor, Max, Min, Plus, Times] {
            for ty in TypeCode::ALL {
                if apply::visit_monoid(code, ty, MakeLoops).is_none() {
                    continue;
                }
                let adder = Adder::of(&Monoid::builtin(code, ty)).unwrap();
                let Some(neutral) = adder.neutral() else { continue };
                with += 1;
                let specials = [0.0, -0.0, 1.0, -3.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MAX];
                let samples: Vec<Buf<u8>> = match ty {
                    TypeCode::FP32 => specials.map(|x| Buf::from_slice(&(x as f32).to_ne_bytes()).unwrap()).into(),
                    TypeCode::FP64 => specials.map(|x| Buf::from_slice(&x.to_ne_bytes()).unwrap()).into(),
                    TypeCode::FC64 => specials.map(|x| Buf::from_slice(bytes_of(&[FC64::new(x, -x)])).unwrap()).into(),
                    _ => [0u8, 1].map(|b| Buf::filled(Type::from(ty).size(), b).unwrap()).into(),
                };
                for x in samples {
                    assert_eq!(sum(&adder, &x, neutral)[..], x[..], "{code:?} {ty:?}");
                    assert_eq!(sum(&adder, neutral, &x)[..], x[..], "{code:?} {ty:?}");
                }
            }
        }
        assert!(with > 60, "{with} monoids have one");
    }
}
