//! Z(ia * mb + ib, ja * nb + jb) = op(A(ia, ja), B(ib, jb)), B of mb by nb.
//!
//! Needs: valid stores; an operator their types cast to. Positional operators see FIRSTI = ia,
//! FIRSTJ = ja, SECONDI = ib, SECONDJ = jb, where i is the major axis.
//! Gives: a list store of the operator's type; iso when both operands are and the operator looks at values.
//! Cost: O(nvals(A) nvals(B)), the size of the result. Parallel: rows split by the entries they make.

use super::erased::TILE;
use super::erased::pipe::{BinPipe, Fetch};
use super::operand::{self, by_index, lists};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::ops::{BinaryCode, BinaryOp};
use crate::par;
use crate::storage::part::{self, Part};
use crate::storage::view::View;
use crate::storage::{Index, Store, policy};

/// The Kronecker product.
pub fn run(op: &BinaryOp, a: &Store, b: &Store) -> Result<Store> {
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
    let (va, vb) = (operand::view::<I>(a), operand::view::<I>(b));
    let iso = a.vals.is_iso() && b.vals.is_iso() && !op.is_positional();
    let one = if iso {
        let mut one = Buf::zeroed(op.ztype().size())?;
        product(op, a, b)?.gather(&mut one, 1, |_| 0, |_| 0, |_| (0, 0, 0));
        Some(one)
    } else {
        None
    };
    let k = inner(op);
    // Pairs of stored vectors, numbered ka * vectors(B) + kb.
    let vectors = vb.vectors();
    let before = |pair: usize| {
        let (ka, kb) = (pair / vectors, pair % vectors);
        let of_ka = if ka < va.vectors() { va.range(ka).len() } else { 0 };
        va.ptr[ka].us() * vb.nvals() + of_ka * vb.ptr[kb].us() + pair
    };
    let pairs = va.vectors().checked_mul(vectors).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
    let parts = par::run(&par::ranges(pairs, before)?, |r| {
        let entries = before(r.end) - before(r.start) - r.len();
        let mut make = Make { va, vb, iso, size: op.ztype().size(), tile: Buf::with_capacity(TILE)?, part: Part::<I>::new() };
        make.part.idx.reserve_exact(entries)?;
        let bytes = entries.checked_mul(make.size).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
        make.part.vals.reserve_exact(if iso { 0 } else { bytes })?;
        let mut pipe = product(op, a, b)?;
        r.into_iter().try_for_each(|pair| make.row(&mut pipe, pair / vectors, pair % vectors, k))?;
        Ok(make.part)
    })?;
    part::assemble(&op.ztype(), nmajor, nminor, parts, one)
}

/// The operator on two entries at unrelated places.
fn product<'a>(op: &BinaryOp, a: &'a Store, b: &'a Store) -> Result<BinPipe<'a>> {
    let (x, y) = (Fetch::new(a, &op.xtype(), op.uses_x())?, Fetch::new(b, &op.ytype(), op.uses_y())?);
    BinPipe::new(op, x, y, &op.ztype())
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

struct Make<'a, I: Index> {
    va: View<'a, I>,
    vb: View<'a, I>,
    iso: bool,
    size: usize,
    /// Positions in A and B of the entries of one tile.
    tile: Buf<(I, I)>,
    part: Part<I>,
}

impl<I: Index> Make<'_, I> {
    /// The row of stored vectors `ka` and `kb`: by entries of A, then of B, so it comes out sorted.
    fn row(&mut self, pipe: &mut BinPipe<'_>, ka: usize, kb: usize, k: Inner) -> Result<()> {
        let (va, vb) = (self.va, self.vb);
        let (ia, ib) = (va.id(ka), vb.id(kb));
        for pa in va.range(ka) {
            let base = va.idx[pa].us() * vb.nminor;
            for pb in vb.range(kb) {
                self.part.idx.push(I::new(base + vb.idx[pb].us()))?;
                if !self.iso {
                    self.tile.push((I::new(pa), I::new(pb)))?;
                    if self.tile.len() == TILE {
                        self.flush(pipe, ia, ib, k)?;
                    }
                }
            }
        }
        self.flush(pipe, ia, ib, k)?;
        self.part.end_vector(ia * vb.nmajor + ib)
    }

    fn flush(&mut self, pipe: &mut BinPipe<'_>, ia: usize, ib: usize, k: Inner) -> Result<()> {
        let (tile, va, vb, n) = (&self.tile, self.va, self.vb, self.tile.len());
        if n == 0 {
            return Ok(());
        }
        let start = self.part.vals.len();
        self.part.vals.extend_filled(n * self.size, 0)?;
        let at = |lane: usize| {
            let (pa, pb) = tile[lane];
            let middle = match k {
                Inner::ColumnOfA => va.idx[pa.us()].us(),
                Inner::RowOfB => ib,
            };
            (ia as u64, middle as u64, vb.idx[pb.us()].us() as u64)
        };
        pipe.gather(&mut self.part.vals[start..], n, |l| tile[l].0.us(), |l| tile[l].1.us(), at);
        self.tile.clear();
        Ok(())
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
