//! Z = A (+).(x) B where one operand is full and narrow: as many sums at a time as fit registers.
//!
//! Needs: no mask, a semiring of [`hot`](super::hot) other than ANY's, 32-bit lists for the sparse operand, the other one
//! full with a value per entry: B of at most [`MOST`] columns, or A of [`LANES`] to [`MOST`] rows and a monoid with a
//! neutral value (`Adder::neutral`); about as many entries in the sparse operand as places along Z's long side.
//! Gives: Z, bitmap or full. Cost: a quarter of a nanosecond per multiply-add: an entry of the sparse operand is read
//! once for [`LANES`] of them, which lie side by side. Products of an entry of Z are added in the order of k.
//! Parallel: rows of Z split by work when B is narrow, strips of [`LANES`] rows when A is.

use std::ops::Range;

use super::Order;
use super::hot::{self, Side, Visitor};
use super::typed::Reader;
use crate::error::{Error, Result};
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::erased::adder::Adder;
use crate::mem::{Buf, scratch};
use crate::ops::Semiring;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Store, Values, masked, moves, policy, typed_mut};
use crate::types::{Element, zero};

/// Sums at a time.
const LANES: usize = 8;

/// Rows or columns of the narrow operand.
const MOST: u64 = 64;

/// Places along Z's long side per entry of the sparse operand up to which this pays: they are all written.
const PLACES_PER_ENTRY: usize = 4;

/// A strip that takes more is made in halves of its columns, one after the other, in half the memory. 2026-11, 16 rows times
/// soc-Epinions1: 15.8 MB, so 13.7, and 6 % more time; Kronecker 14, one thread: 3.5 MB, so 2.9, and 13 % (2.6 times SuiteSparse's
/// speed in as much memory), Kronecker 12 21 % (3.0). Bytes.
const LARGE_STRIP: usize = 128 << 10;

/// The product, if this kernel serves it.
pub fn run(s: &Semiring, a: &Store, b: &Store) -> Result<Option<Store>> {
    let is_narrow = |dense: &Store, width: u64| {
        (2..=MOST).contains(&width) && matches!(dense.form, Form::Full) && !dense.vals.is_iso() && !s.add().is_any()
    };
    // Nor where there is nothing to multiply: there may be no columns, or no rows.
    let pays = |sparse: &View<'_, u32>, places: usize| (1..=PLACES_PER_ENTRY.saturating_mul(sparse.nvals())).contains(&places);
    if policy::positions(a.nmajor, b.nminor).is_none() {
        return Ok(None);
    }
    if is_narrow(b, b.nminor)
        && let Some(lists) = View::<u32>::of(a)
        && lists.ids.is_none()
        && pays(&lists, lists.nmajor)
    {
        return hot::visit(s, a, b, Order::Straight, NarrowB { s, a, b, lists }).transpose();
    }
    if is_narrow(a, a.nmajor)
        && a.nmajor >= LANES as u64
        && let Some(lists) = View::<u32>::of(b)
        && pays(&lists, lists.nminor)
    {
        let add = Adder::of(&s.add())?;
        let Some(neutral) = add.neutral() else { return Ok(None) };
        return hot::visit(s, a, b, Order::Straight, NarrowA { s, a, b, lists, neutral }).transpose();
    }
    Ok(None)
}

/// Bytes of so many values of `size` each.
pub(super) fn bytes_of(places: usize, size: usize) -> Result<usize> {
    places.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))
}

/// A sparse by row, B full.
pub(in crate::kernel) struct NarrowB<'a> {
    s: &'a Semiring,
    a: &'a Store,
    b: &'a Store,
    lists: View<'a, u32>,
}

impl Visitor for NarrowB<'_> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let (lists, width, ty) = (self.lists, self.b.nminor as usize, self.s.add().ty());
        let (a, b) = (Reader::<X>::new(self.a), Reader::<Y>::new(self.b));
        let places = lists.nmajor * width;
        let is_full = lists.ptr.windows(2).all(|ends| ends[0] < ends[1]);
        // SAFETY: every range writes its rows.
        let (mut present, mut bytes) = unsafe {
            (Buf::<u8>::unset(if is_full { 0 } else { places })?, Buf::<u8>::unset(bytes_of(places, size_of::<Z>())?)?)
        };
        let (marks, outs) = (Disjoint::new(&mut present), Disjoint::new(typed_mut::<Z>(&mut bytes)));
        let counts = par::run(&par::ranges(lists.nmajor, |k| (lists.ptr[k] as usize + k) * width.div_ceil(LANES))?, |r| {
            let mut made = 0;
            for i in r {
                let row = lists.range(i);
                // SAFETY: ranges do not overlap.
                let out = unsafe { outs.slice(i * width..(i + 1) * width) };
                if !is_full {
                    // SAFETY: as above.
                    unsafe { marks.slice(i * width..(i + 1) * width) }.fill(u8::from(!row.is_empty()));
                }
                if row.is_empty() {
                    out.fill(zero());
                    continue;
                }
                made += width;
                let product = |p: usize, j: usize| {
                    let k = lists.idx[p] as usize;
                    // SAFETY: p is an entry of A; row k of B is full.
                    mul(unsafe { a.at(p) }, unsafe { b.each(k * width + j) }, k)
                };
                let (strips, rest) = out.as_chunks_mut::<LANES>();
                let first_of_rest = strips.len() * LANES;
                for (strip, j) in strips.iter_mut().zip((0..).step_by(LANES)) {
                    let mut sums: [Z; LANES] = std::array::from_fn(|l| product(row.start, j + l));
                    for p in row.start + 1..row.end {
                        sums = std::array::from_fn(|l| add(sums[l], product(p, j + l)));
                    }
                    *strip = sums;
                }
                for (to, j) in rest.iter_mut().zip(first_of_rest..) {
                    *to = (row.start + 1..row.end).fold(product(row.start, j), |sum, p| add(sum, product(p, j)));
                }
            }
            Ok(made)
        })?;
        Ok(dense(&ty, (self.a.nmajor, self.b.nminor), present, counts.iter().sum(), bytes))
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.narrow_b)(self, closures) }
    }
}

/// A full, B sparse by row.
pub(in crate::kernel) struct NarrowA<'a> {
    s: &'a Semiring,
    a: &'a Store,
    b: &'a Store,
    lists: View<'a, u32>,
    neutral: &'a [u8],
}

impl Visitor for NarrowA<'_> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let (lists, n, ty, size) = (self.lists, self.lists.nminor, self.s.add().ty(), size_of::<Z>());
        let (height, inner) = (self.a.nmajor as usize, self.a.nminor as usize);
        let (a, b) = (Reader::<X>::new(self.a), Reader::<Y>::new(self.b));
        let places = height * n;
        // Columns of B with an entry; the same for every row of A, which is full.
        let mut present = Buf::<u8>::zeroed(n)?;
        lists.idx.iter().for_each(|j| present[*j as usize] = 1);
        let nvals = height * masked::count(&present);
        if nvals < places {
            present.reserve_exact(places - n)?;
            // SAFETY: every row is a copy of the first one.
            unsafe { present.set_len(places) };
            let (marks, others) = present.split_at_mut(n);
            others.chunks_exact_mut(n).for_each(|row| row.copy_from_slice(marks));
        }
        // SAFETY: every strip writes its rows.
        let mut bytes = unsafe { Buf::<u8>::unset(bytes_of(places, size)?)? };
        let outs = Disjoint::new(typed_mut::<Z>(&mut bytes));
        let half = if n * LANES * size > LARGE_STRIP { n.div_ceil(2) } else { n };
        let strip = |rows: Range<usize>| -> Result<()> {
            let mut sums = scratch::dirty::<u64>((half * LANES * size).div_ceil(8))?;
            // SAFETY: as many bytes as the words have, and all bytes of words are bytes.
            let sums = unsafe { std::slice::from_raw_parts_mut(sums.as_mut_ptr().cast::<u8>(), half * LANES * size) };
            for columns in [0..half, half..n] {
                moves::fill(sums, self.neutral);
                let (sums, _) = typed_mut::<Z>(sums).as_chunks_mut::<LANES>();
                for r in 0..lists.vectors() {
                    let k = lists.id(r);
                    // A strip that is not full has its last row in the lanes that are left.
                    // SAFETY: A is full.
                    let x: [X; LANES] =
                        std::array::from_fn(|l| unsafe { a.each((rows.start + l).min(rows.end - 1) * inner + k) });
                    let mut meet = |q: usize| {
                        let place = (lists.idx[q] as usize).wrapping_sub(columns.start);
                        let is_mine = place < columns.len();
                        if is_mine {
                            // SAFETY: q is an entry of B; the place has sums.
                            let (y, to) = unsafe { (b.at(q), sums.get_unchecked_mut(place)) };
                            *to = std::array::from_fn(|l| add(to[l], mul(x[l], y, k)));
                        }
                        is_mine
                    };
                    // Columns rise within a row: those of the first half are met from its start, others from its end.
                    let _ = match columns.start {
                        0 => lists.range(r).all(&mut meet),
                        _ => lists.range(r).rev().all(&mut meet),
                    };
                }
                for (l, i) in rows.clone().enumerate() {
                    // SAFETY: strips do not overlap.
                    let out = unsafe { outs.slice(i * n + columns.start..i * n + columns.end) };
                    out.iter_mut().zip(&*sums).for_each(|(to, sums)| *to = sums[l]);
                }
                if columns.end == n {
                    break;
                }
            }
            Ok(())
        };
        let work = lists.nvals() + n;
        par::run(&par::ranges(height.div_ceil(LANES), |k| k * work)?, |strips| {
            strips.into_iter().try_for_each(|k| strip(k * LANES..height.min((k + 1) * LANES)))
        })?;
        Ok(dense(&ty, (self.a.nmajor, self.b.nminor), present, nvals, bytes))
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.narrow_a)(self, closures) }
    }
}

/// A bitmap, or a full store if every place has an entry; `present` may be anything then.
pub(super) fn dense(
    ty: &crate::types::Type,
    (nmajor, nminor): (u64, u64),
    present: Buf<u8>,
    nvals: usize,
    bytes: Buf<u8>,
) -> Store {
    let form = if nvals as u64 == nmajor * nminor { Form::Full } else { Form::Bitmap { present: present.into(), nvals } };
    let z = Store { ty: ty.clone(), nmajor, nminor, form, vals: Values::each(bytes) };
    z.debug_validate();
    z
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mask::Mask;
    use crate::kernel::mxm::saxpy;
    use crate::kernel::sample::{self, Dice};
    use crate::ops::BinaryCode as B;
    use crate::storage::convert;
    use crate::types::{Type, TypeCode};

    fn list(s: &Store) -> Store {
        convert::to_list(s).unwrap().unwrap_or_else(|| s.try_clone().unwrap())
    }

    /// Widths below, at and beyond whole strips, and strips that are made in halves, against `saxpy`.
    #[test]
    fn narrow_products_are_those_of_rows() {
        let mut dice = Dice(16);
        let rings = [
            (B::Plus, B::Times, TypeCode::FP64),
            (B::Min, B::Plus, TypeCode::Int32),
            (B::Plus, B::Second, TypeCode::FP32),
            (B::Min, B::FirstJ, TypeCode::Int64),
            (B::Plus, B::First, TypeCode::UInt64),
        ];
        for threads in [1, 3] {
            par::set_threads(threads);
            for (width, n, m, one_in) in
                [(2, 50, 40, 9), (8, 90, 300, 4), (16, 300, 80, 30), (19, 400, 700, 200), (64, 70, 90, 3), (10, 20, 33_001, 9)]
            {
                for (add, mul, code) in rings {
                    let (s, ty) = (Semiring::builtin(add, mul, code), Type::from(code));
                    let sparse = list(&sample::store(&ty, n, m, &sample::random(&mut dice, n, m, one_in, 9)));
                    let tall = sample::store(&ty, m, width, &sample::random(&mut dice, m, width, 1, 9));
                    let flat = sample::store(&ty, width, n, &sample::random(&mut dice, width, n, 1, 9));
                    let mask = Mask::new(None, false, false, false).unwrap();
                    let plain = |a: &Store, b: &Store| {
                        let (a, b) = (list(a), list(b));
                        sample::entries(&saxpy::run::<u32>(&s, &a, &b, Order::Straight, &mask).unwrap())
                    };
                    let pays = sparse.nvals() * PLACES_PER_ENTRY;
                    match run(&s, &sparse, &tall).unwrap() {
                        Some(z) => assert_eq!(sample::entries(&z), plain(&sparse, &tall), "{add:?} {mul:?} {width} columns"),
                        None => assert!(pays < n as usize),
                    }
                    match run(&s, &flat, &sparse).unwrap() {
                        Some(z) => assert_eq!(sample::entries(&z), plain(&flat, &sparse), "{add:?} {mul:?} {width} rows"),
                        None => assert!(width < 8 || pays < m as usize),
                    }
                }
            }
        }
    }

    #[test]
    fn signs_of_zero_stay() {
        let ty = Type::of::<f64>();
        let s = Semiring::builtin(B::Plus, B::Times, TypeCode::FP64);
        let one = list(&sample::store(&ty, 8, 8, &(0..8).map(|k| ((k, k), -1)).collect()));
        let zeros = sample::store(&ty, 8, 8, &(0..64).map(|p| ((p / 8, p % 8), 0)).chain([((0, 0), 5)]).collect());
        for z in [run(&s, &one, &zeros).unwrap().unwrap(), run(&s, &zeros, &one).unwrap().unwrap()] {
            let value = |p: usize| f64::from_ne_bytes(z.vals.at(p, 8).try_into().unwrap());
            assert!((1..64).all(|p| value(p) == 0.0 && value(p).is_sign_negative()));
        }
    }
}
