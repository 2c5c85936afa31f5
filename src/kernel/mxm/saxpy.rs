//! Z = A (+).(x) B by rows: each row of Z is the sum of B's rows that A's row names (Gustavson).
//!
//! Needs: A and B by row, same width. Gives: sorted rows, only where the mask allows.
//! Cost: O(flops) time; scratch per worker: one value and 1.02 bits per column of B, reused.
//! Parallel: rows of A split by flops.
//! A dense accumulator with a two-level bitmap makes sorted rows a by-product: 2 to 4 times the
//! peer's deferred sort (references/kernel-experiments.md, conclusion 1).
//! SAXPY-1: between rows all flags and tops are zero.

use std::ops::Range;

use super::typed::Width;
use super::{Order, compact, erased};
use crate::error::Result;
use crate::kernel::mask::Mask;
use crate::kernel::operand::{Rows, view};
use crate::mem::{Buf, scratch};
use crate::ops::Semiring;
use crate::par;
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Index, Store, moves};

/// One row of Z while it is being summed.
pub struct Accumulator {
    /// Values by column; only those with a flag mean anything.
    pub vals: scratch::Dirty<u64>,
    /// One bit per column: has a value.
    pub flags: scratch::Zeroed<u64>,
    /// One bit per word of `flags`: is not zero.
    pub tops: scratch::Zeroed<u64>,
}

impl Accumulator {
    /// For rows of `n` columns and values of `size` bytes.
    pub fn new(n: usize, size: usize) -> Result<Accumulator> {
        Ok(Accumulator {
            vals: scratch::dirty((n * size).div_ceil(8))?,
            flags: scratch::zeroed(n.div_ceil(64))?,
            tops: scratch::zeroed(n.div_ceil(4096))?,
        })
    }

    fn bytes(&self) -> &[u8] {
        // SAFETY: u64s are bytes.
        unsafe { std::slice::from_raw_parts(self.vals.as_ptr().cast(), self.vals.len() * 8) }
    }

    fn give_back(self) {
        self.flags.give_back();
        self.tops.give_back();
    }
}

/// A semiring at work on rows: one per worker.
pub trait Axpy<I: Index> {
    /// acc(j) = acc(j) + (a (x) b(j)) for B's entries at `b`, where a is A's value at `pa`, at (i, k).
    fn axpy(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, acc: &mut Accumulator);
}

/// Z = A (+).(x) B; `order` tells which operand comes first in the multiply.
pub fn run<I: Width>(s: &Semiring, a: &Store, b: &Store, order: Order, mask: &Mask<'_>) -> Result<Store> {
    if compact::pays(s, b, order) {
        return compact::run::<I>(s, a, b, order);
    }
    let job = Job { s, a, b, mask };
    match I::saxpy(&job, order) {
        Some(done) => done,
        None => job.rows::<I, _>(|| erased::Erased::new(s, a, b, order)),
    }
}

/// What every method of this file works on.
pub struct Job<'a> {
    /// The semiring.
    pub s: &'a Semiring,
    /// Left operand.
    pub a: &'a Store,
    /// Right operand, by row.
    pub b: &'a Store,
    mask: &'a Mask<'a>,
}

impl<'a> Job<'a> {
    /// All rows of Z, with a worker from `make` per thread.
    pub fn rows<I: Index, W: Axpy<I>>(&self, make: impl Fn() -> Result<W> + Sync) -> Result<Store> {
        let (av, bv) = (view::<I>(self.a), view::<I>(self.b));
        let rows = Rows::of(&av)?;
        let ty = self.s.add().ty();
        let before = flops_before(&av, &bv, &rows)?;
        let ranges = par::ranges(rows.len(), |k| before.as_ref().map_or(0, |f| f[k]))?;
        let parts = par::run(&ranges, |range| {
            let mut worker = make()?;
            let mut acc = Accumulator::new(bv.nminor, ty.size())?;
            let mut part = Part::<I>::new();
            for k in range {
                row(&av, &bv, rows.get(k), self.mask, &mut worker, &mut acc, &mut part, ty.size())?;
            }
            acc.give_back();
            Ok(part)
        })?;
        assemble(&ty, self.a.nmajor, self.b.nminor, parts, None)
    }
}

/// flops of the first k rows for each k, for balancing; `None` when one thread will do.
fn flops_before<I: Index>(a: &View<'_, I>, b: &View<'_, I>, rows: &Rows<I>) -> Result<Option<Buf<usize>>> {
    if par::threads() == 1 || rows.len() < 2 {
        return Ok(None);
    }
    let mut out = Buf::with_capacity(rows.len() + 1)?;
    let mut sum = 0;
    for k in 0..rows.len() {
        out.push(sum)?;
        sum += 1 + a.row(rows.get(k)).map(|p| b.row(a.idx[p].us()).len()).sum::<usize>();
    }
    out.push(sum)?;
    Ok(Some(out))
}

#[expect(clippy::too_many_arguments, reason = "the loop's state, named once where it is called")]
fn row<I: Index, W: Axpy<I>>(
    a: &View<'_, I>,
    b: &View<'_, I>,
    i: usize,
    mask: &Mask<'_>,
    worker: &mut W,
    acc: &mut Accumulator,
    part: &mut Part<I>,
    size: usize,
) -> Result<()> {
    // z = sum over k of A(i,k) (x) B(k,:)
    let (mut lo, mut hi, mut most) = (usize::MAX, 0, 0);
    for p in a.row(i) {
        let k = a.idx[p].us();
        let r = b.row(k);
        if !r.is_empty() {
            lo = lo.min(b.idx[r.start].us());
            hi = hi.max(b.idx[r.end - 1].us());
            most += r.len();
            worker.axpy(i, k, p, r, acc);
        }
    }
    if most == 0 {
        return Ok(());
    }
    // The row's places, in order; flags are zero again afterwards (SAXPY-1).
    let start = part.idx.len();
    if part.idx.reserve(most.min(hi - lo + 1)).is_err() {
        clear(acc, lo, hi);
        return Err(crate::Error::out_of_memory(most * size_of::<I>()));
    }
    let mut allowed = mask.row::<I>(i);
    let all = mask.allows_all();
    for t in lo >> 12..=hi >> 12 {
        let mut top = std::mem::take(&mut acc.tops[t]);
        while top != 0 {
            let w = (t << 6) | top.trailing_zeros() as usize;
            top &= top - 1;
            let mut word = std::mem::take(&mut acc.flags[w]);
            while word != 0 {
                let j = (w << 6) | word.trailing_zeros() as usize;
                word &= word - 1;
                if all || allowed.allows(j) {
                    part.idx.push(I::new(j)).expect("room was reserved above");
                }
            }
        }
    }
    let n = part.idx.len() - start;
    part.vals.extend_filled(n * size, 0)?;
    let js = &part.idx[start..];
    moves::gather(size, &mut part.vals[start * size..], acc.bytes(), n, |k| js[k].us());
    part.end_vector(i)
}

/// Makes flags and tops zero again between columns `lo` and `hi`.
fn clear(acc: &mut Accumulator, lo: usize, hi: usize) {
    acc.tops[lo >> 12..=hi >> 12].fill(0);
    acc.flags[lo >> 6..=hi >> 6].fill(0);
}
