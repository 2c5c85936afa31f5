//! Z = A (+).(x) B by rows: each row of Z is the sum of B's rows that A's row names (Gustavson).
//!
//! Needs: A and B by row, same width. Gives: sorted rows, only where the mask allows.
//! Cost: O(flops) time; scratch per worker: one value and 1.02 bits per column of B, reused.
//! Parallel: rows of A split by flops.
//! A dense accumulator with a two-level bitmap makes sorted rows a by-product: 2 to 4 times the
//! peer's deferred sort (references/kernel-experiments.md, conclusion 1).
//! A list mask is used before the sums are written down: what it forbids is struck from the flags
//! (complement), or only what it allows is summed at all.
//! SAXPY-1: between rows all flags, tops and marks are zero.

use std::ops::Range;

use super::typed::Width;
use super::{Order, compact, erased};
use crate::error::Result;
use crate::kernel::mask::{Choice, Listed, Mask};
use crate::kernel::operand::{Rows, view};
use crate::kernel::writeback;
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
    /// One bit per word of `flags`: is not zero. Not kept while `marks` are used.
    pub tops: scratch::Zeroed<u64>,
    /// One bit per column: may have a value.
    pub marks: scratch::Zeroed<u64>,
}

impl Accumulator {
    /// For rows of `n` columns and values of `size` bytes; with `marks`, if wanted.
    fn new(n: usize, size: usize, marks: bool) -> Result<Accumulator> {
        Ok(Accumulator {
            vals: scratch::dirty((n * size).div_ceil(8))?,
            flags: scratch::zeroed(n.div_ceil(64))?,
            tops: scratch::zeroed(n.div_ceil(4096))?,
            marks: scratch::zeroed(if marks { n.div_ceil(64) } else { 0 })?,
        })
    }

    fn bytes(&self) -> &[u8] {
        // SAFETY: u64s are bytes.
        unsafe { std::slice::from_raw_parts(self.vals.as_ptr().cast(), self.vals.len() * 8) }
    }

    fn give_back(self) {
        self.flags.give_back();
        self.tops.give_back();
        self.marks.give_back();
    }

    /// Makes flags and tops zero again between columns `lo` and `hi`.
    fn clear(&mut self, lo: usize, hi: usize) {
        self.each_word(lo, hi, |_, _| ());
    }

    /// Hands every word of flags that is not zero, and its number, to `to`; all are zero afterwards.
    #[inline(always)]
    fn each_word(&mut self, lo: usize, hi: usize, mut to: impl FnMut(usize, u64)) {
        for t in lo >> 12..=hi >> 12 {
            let mut top = std::mem::take(&mut self.tops[t]);
            while top != 0 {
                let w = (t << 6) | top.trailing_zeros() as usize;
                top &= top - 1;
                to(w, std::mem::take(&mut self.flags[w]));
            }
        }
    }
}

/// A semiring at work on rows: one per worker.
pub trait Axpy<I: Index> {
    /// Whether [`Axpy::axpy_marked`] is there; else all products are summed and the rest dropped.
    const CAN_SKIP: bool;
    /// acc(j) = acc(j) + (a (x) b(j)) for B's entries at `b`, where a is A's value at `pa`, at (i, k).
    fn axpy(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, acc: &mut Accumulator);
    /// The same where acc has a mark, and without keeping its tops.
    fn axpy_marked(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, acc: &mut Accumulator);
}

/// Z = A (+).(x) B; `order` tells which operand comes first in the multiply.
pub fn run<I: Width>(s: &Semiring, a: &Store, b: &Store, order: Order, mask: &Mask<'_>) -> Result<Store> {
    if compact::pays(s, b, order) {
        let z = compact::run::<I>(s, a, b, order)?;
        return if mask.allows_all() { Ok(z) } else { writeback::filter_lists::<I>(&z, mask) };
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
            let marks = W::CAN_SKIP && self.mask.as_lists::<I>().is_some();
            let mut acc = Accumulator::new(bv.nminor, ty.size(), marks)?;
            let mut part = Part::<I>::new();
            for k in range {
                let start = part.idx.len();
                row(&av, &bv, rows.get(k), self.mask, &mut worker, &mut acc, &mut part.idx)?;
                let js = &part.idx[start..];
                part.vals.extend_filled(js.len() * ty.size(), 0)?;
                moves::gather(ty.size(), &mut part.vals[start * ty.size()..], acc.bytes(), js.len(), |k| js[k].us());
                part.end_vector(rows.get(k))?;
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

/// z = sum over k of A(i,k) (x) B(k,:), into `acc`; its places go to `out`, rising.
fn row<I: Index, W: Axpy<I>>(
    a: &View<'_, I>,
    b: &View<'_, I>,
    i: usize,
    mask: &Mask<'_>,
    worker: &mut W,
    acc: &mut Accumulator,
    out: &mut Buf<I>,
) -> Result<()> {
    let choice = mask.choice::<I>(i);
    if let Choice::Only(list) = &choice {
        if list.is_empty() {
            return Ok(());
        }
        if W::CAN_SKIP && a.row(i).map(|p| b.row(a.idx[p].us()).len()).sum::<usize>() > list.len() / MARK_FACTOR {
            return marked_row(a, b, i, list, worker, acc, out);
        }
    }
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
    if let Err(e) = out.reserve(most.min(hi - lo + 1)) {
        acc.clear(lo, hi);
        return Err(e);
    }
    if let Choice::AllBut(list) = &choice {
        list.each(|j| acc.flags[j >> 6] &= !(1 << (j & 63)));
    }
    // Places in order; flags are zero again afterwards (SAXPY-1).
    let mut push = |j: usize| out.push(I::new(j)).expect("room was reserved above");
    match choice {
        Choice::All | Choice::AllBut(_) => acc.each_word(lo, hi, |w, word| each_bit(w, word, &mut push)),
        Choice::Only(_) | Choice::Ask => {
            let mut allowed = mask.row::<I>(i);
            acc.each_word(lo, hi, |w, word| {
                each_bit(w, word, |j| {
                    if allowed.allows(j) {
                        push(j)
                    }
                })
            });
        }
    }
    Ok(())
}

/// A row's flops must exceed this share of its mask's entries for marks to pay.
/// 2026-11: a guess; setting and clearing a mark costs a quarter of a product and a search.
const MARK_FACTOR: usize = 4;

/// [`row`], summing only at the places in `list`.
fn marked_row<I: Index, W: Axpy<I>>(
    a: &View<'_, I>,
    b: &View<'_, I>,
    i: usize,
    list: &Listed<'_, I>,
    worker: &mut W,
    acc: &mut Accumulator,
    out: &mut Buf<I>,
) -> Result<()> {
    out.reserve(list.len())?;
    list.each(|j| acc.marks[j >> 6] |= 1 << (j & 63));
    for p in a.row(i) {
        let k = a.idx[p].us();
        worker.axpy_marked(i, k, p, b.row(k), acc);
    }
    list.each(|j| {
        if acc.flags[j >> 6] & (1 << (j & 63)) != 0 {
            out.push(I::new(j)).expect("room was reserved above");
        }
    });
    list.each(|j| (acc.flags[j >> 6], acc.marks[j >> 6]) = (0, 0));
    Ok(())
}

/// Hands the columns of the bits of word number `w` to `to`.
#[inline(always)]
fn each_bit(w: usize, mut word: u64, mut to: impl FnMut(usize)) {
    while word != 0 {
        to((w << 6) | word.trailing_zeros() as usize);
        word &= word - 1;
    }
}
