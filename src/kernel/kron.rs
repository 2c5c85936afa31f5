//! Z(ia * mb + ib, ja * nb + jb) = op(A(ia, ja), B(ib, jb)), B of mb by nb.
//!
//! Needs: valid stores; an operator their types cast to. Positional operators see FIRSTI = ia,
//! FIRSTJ = ja, SECONDI = ib, SECONDJ = jb, where i is the major axis.
//! Gives: a list store of the operator's type; iso when both operands are and the operator looks at values.
//! Cost: O(pairs of stored rows + nvals(A) nvals(B)), the size of the result; each entry is written once, at its place.
//! Parallel: rows split by the entries they make.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::erased::TILE;
use super::erased::lanes::{Bin, Iso, Placed};
use super::erased::pipe::Fetch;
use super::mxm::iso;
use super::mxm::out::{self, Shape};
use super::mxm::scaled::{Columns, Pair, Which, Work};
use super::operand::{self, Rows, by_index, lists};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::ops::{BinaryCode, BinaryOp};
use crate::par::{self, Disjoint};
use crate::storage::{Index, Store, policy};
use crate::trace;

/// The Kronecker product.
pub fn run(op: &BinaryOp, a: &Store, b: &Store) -> Result<Store> {
    trace::line(format_args!("kronecker {}: {} times {} entries", op.name(), a.nvals(), b.nvals()));
    if op.uses_x() {
        a.ty.check_cast(&op.xtype(), "kronecker: first operand")?;
    }
    if op.uses_y() {
        b.ty.check_cast(&op.ytype(), "kronecker: second operand")?;
    }
    let (nmajor, nminor) = (dimension(a.nmajor, b.nmajor)?, dimension(a.nminor, b.nminor)?);
    let nvals = a.nvals().checked_mul(b.nvals()).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
    if nvals == 0 {
        return Store::empty(&op.ztype(), nmajor, nminor);
    }
    let wide = operand::needs_wide(&[a, b], nvals as u64) || !policy::fits_u32(nmajor, nminor, 0);
    let (a, b) = (lists(a, wide)?, lists(b, wide)?);
    by_index!(wide, I => of_lists::<I>(op, &a, &b, nmajor, nminor))
}

fn dimension(m: u64, n: u64) -> Result<u64> {
    // Dimensions above 2^60 are no GraphBLAS dimensions.
    m.checked_mul(n).filter(|&d| d <= 1 << 60).ok_or_else(|| {
        Error::new(ErrorKind::DimensionMismatch, format_args!("kronecker: a dimension of {m} times {n} is more than 2^60"))
    })
}

fn of_lists<I: Index>(op: &BinaryOp, a: &Store, b: &Store, nmajor: u64, nminor: u64) -> Result<Store> {
    let pair = Pair::<I>::of(a, b);
    let (va, vb) = (pair.a, pair.b);
    let iso = iso::one_product(op, a, b)?;
    let ty = op.ztype();
    let size = if iso.is_some() { 0 } else { ty.size() };
    let (n, too_many) = (va.nvals() * vb.nvals(), || Error::out_of_memory(usize::MAX));
    let bytes = n.checked_mul(size).ok_or_else(too_many)?;
    // Pairs of stored vectors, numbered ka * vectors(B) + kb.
    let vectors = vb.vectors();
    let pairs = va.vectors().checked_mul(vectors).ok_or_else(too_many)?;
    // The entries of the pairs before one.
    let place = |pair: usize| {
        let (ka, kb) = (pair / vectors, pair % vectors);
        let of_ka = if ka < va.vectors() { va.range(ka).len() } else { 0 };
        va.ptr[ka].us() * vb.nvals() + of_ka * vb.ptr[kb].us()
    };
    // SAFETY: each range writes its own ends, indices and values.
    let (mut ends, mut idx) =
        unsafe { (Buf::<I>::unset(pairs.checked_add(1).ok_or_else(too_many)?)?, Buf::<I>::with_capacity(n)?) };
    let mut vals = Buf::<u8>::with_capacity(bytes)?;
    ends[0] = I::new(0);
    let (to_ends, to_idx, to_vals) = (Disjoint::new(&mut ends[1..]), Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
    par::run(&par::ranges(pairs, |k| place(k) + k)?, |r| {
        let places = place(r.start)..place(r.end);
        // SAFETY: ranges do not overlap, and neither do their entries.
        let (ends, idx, out) = unsafe {
            (to_ends.slice(r.clone()), to_idx.slice(places.clone()), to_vals.slice(places.start * size..places.end * size))
        };
        let mut end = places.start;
        for (k, to) in r.clone().zip(ends) {
            end += va.range(k / vectors).len() * vb.range(k % vectors).len();
            *to = I::new(end);
        }
        let which = Which::Crossed(r.clone());
        let mut columns = Columns { room: idx, scale: vb.nminor };
        if size > 0 && op.is_positional() {
            pair.columns(&which, &mut columns);
            return positions(op, pair, r, out);
        }
        if size > 0
            && let Bin::Placed(placed) = Bin::of(op)?
        {
            pair.columns(&which, &mut columns);
            return at_places::<I>(op, (placed, pair), (a, b), r, out);
        }
        Work { op, a, b, which, columns, out }.run()
    })?;
    // SAFETY: ranges cover all pairs, and each entry was written.
    unsafe {
        idx.set_len(n);
        vals.set_len(bytes);
    }
    let rows = if va.ids.is_none() && vb.ids.is_none() { Rows::All(pairs) } else { Rows::Some(numbers(pair, pairs)?) };
    out::store(Shape { ty: &ty, nmajor, nminor, iso }, &rows, ends, idx, vals)
}

/// The major index of each pair of stored vectors.
fn numbers<I: Index>(pair: Pair<'_, I>, pairs: usize) -> Result<Buf<I>> {
    let mut out = Buf::with_capacity(pairs)?;
    for ka in 0..pair.a.vectors() {
        for kb in 0..pair.b.vectors() {
            out.push(I::new(pair.a.id(ka) * pair.b.nmajor + pair.b.id(kb)))?;
        }
    }
    Ok(out)
}

/// What a positional operator gives for the pairs of stored vectors in `r`.
fn positions<I: Index>(op: &BinaryOp, pair: Pair<'_, I>, r: Range<usize>, out: &mut [MaybeUninit<u8>]) -> Result<()> {
    let (va, vb, of, k) = (pair.a, pair.b, Bin::of(op)?, inner(op));
    let mut done = 0;
    for (ka, kb) in r.map(|k| (k / vb.vectors(), k % vb.vectors())) {
        for j in &va.idx[va.range(ka)] {
            let with = &vb.idx[vb.range(kb)];
            let middle = if k == Inner::ColumnOfA { j.us() } else { vb.id(kb) };
            let at = |l: usize| (va.id(ka) as u64, middle as u64, with[l].us() as u64);
            let end = done + with.len() * op.ztype().size();
            // SAFETY: LANES-1: room for a value per entry of B's row; no operand is read.
            unsafe { of.run(out[done..end].as_mut_ptr().cast(), [].as_ptr(), [].as_ptr(), with.len(), Iso::Both, at) };
            done = end;
        }
    }
    Ok(())
}

/// What an operator that looks at values and places gives for the pairs of stored vectors in `r`.
fn at_places<I: Index>(
    op: &BinaryOp,
    (placed, pair): (Placed, Pair<'_, I>),
    (a, b): (&Store, &Store),
    r: Range<usize>,
    out: &mut [MaybeUninit<u8>],
) -> Result<()> {
    let (va, vb, size) = (pair.a, pair.b, op.ztype().size());
    let (mut x, mut y) = (Fetch::new(a, &op.xtype(), true)?, Fetch::new(b, &op.ytype(), true)?);
    let iso = Iso::of(true, y.is_iso());
    let mut done = 0;
    for (ka, kb) in r.map(|k| (k / vb.vectors(), k % vb.vectors())) {
        for p in va.range(ka) {
            let of_x = (va.id(ka) as u64, va.idx[p].us() as u64);
            for start in vb.range(kb).step_by(TILE) {
                let with = &vb.idx[start..vb.range(kb).end.min(start + TILE)];
                let at = |l: usize| [of_x, (vb.id(kb) as u64, with[l].us() as u64)];
                let end = done + with.len() * size;
                let (x, y) = (x.run(p, 1), y.run(start, with.len()));
                // SAFETY: LANES-1: one value of A, a value (or the one) of B for each of these entries, and room for as many results.
                unsafe { placed.run(out[done..end].as_mut_ptr().cast(), x, y, with.len(), iso, at) };
                done = end;
            }
        }
    }
    Ok(())
}

/// Which position a positional operator is shown as k. In a product FIRSTJ and SECONDI are the
/// same number; here the first is A's column and the second is B's row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inner {
    ColumnOfA,
    RowOfB,
}

fn inner(op: &BinaryOp) -> Inner {
    match op {
        BinaryOp::Builtin(BinaryCode::SecondI | BinaryCode::SecondI1, _) => Inner::RowOfB,
        BinaryOp::Builtin(..) | BinaryOp::User(_) => Inner::ColumnOfA,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::types::{Type, TypeCode};

    type Cell = (u64, u64, i64);
    type Case = (BinaryCode, TypeCode, fn(Cell, Cell) -> i64);

    #[test]
    fn each_pair_of_entries_makes_one() {
        let mut dice = Dice(12);
        let ops: [Case; 7] = [
            (BinaryCode::Minus, TypeCode::FP64, |a, b| a.2 - b.2),
            (BinaryCode::Lt, TypeCode::Int8, |a, b| i64::from(a.2 < b.2)),
            (BinaryCode::Pair, TypeCode::Int32, |_, _| 1),
            (BinaryCode::FirstI, TypeCode::Int64, |a, _| a.0 as i64),
            (BinaryCode::FirstJ1, TypeCode::Int32, |a, _| a.1 as i64 + 1),
            (BinaryCode::SecondI, TypeCode::Int32, |_, b| b.0 as i64),
            (BinaryCode::SecondJ, TypeCode::Int64, |_, b| b.1 as i64),
        ];
        for ((ma, na), (mb, nb), one_in, values) in [
            ((3, 4), (5, 2), 2, 9),
            ((1, 40), (2, 50), 1, 9),
            ((6, 5), (4, 3), 3, 1),
            ((90, 2), (1, 70), 30, 9),
            ((2, 2), (2, 2), 9, 9),
        ] {
            let (ea, eb) = (sample::random(&mut dice, ma, na, one_in, values), sample::random(&mut dice, mb, nb, one_in, values));
            let bs = sample::forms(&sample::store(&Type::of::<f32>(), mb, nb, &eb));
            for a in sample::forms(&sample::store(&Type::of::<i16>(), ma, na, &ea)) {
                for (b, &(code, ty, f)) in bs.iter().flat_map(|b| ops.iter().map(move |op| (b, op))) {
                    let z = run(&BinaryOp::builtin(code, ty), &a, b).unwrap();
                    let mut want = Entries::new();
                    for (&(ia, ja), &x) in &ea {
                        want.extend(eb.iter().map(|(&(ib, jb), &y)| ((ia * mb + ib, ja * nb + jb), f((ia, ja, x), (ib, jb, y)))));
                    }
                    assert_eq!((z.nmajor, z.nminor), (ma * mb, na * nb));
                    assert_eq!(sample::entries(&z), want, "{code:?} on {ty:?}");
                }
            }
        }
    }

    #[test]
    fn a_dimension_that_overflows_is_an_error() {
        let a = Store::empty(&Type::of::<i8>(), 1 << 40, 1).unwrap();
        assert!(run(&BinaryOp::builtin(BinaryCode::Times, TypeCode::Int8), &a, &a).is_err());
        let e = Entries::from([(((1 << 28) - 1, 0), 3)]);
        let a = sample::store(&Type::of::<i8>(), 1 << 28, 1, &e);
        let z = run(&BinaryOp::builtin(BinaryCode::Times, TypeCode::Int8), &a, &a).unwrap();
        assert_eq!(sample::entries(&z), Entries::from([(((1 << 56) - 1, 0), 9)]));
    }
}
