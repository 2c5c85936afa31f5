//! Products of one row, brought together by ranges of columns: each range is summed where it stays in a near cache, by any thread.
//!
//! Needs: products and their columns, in runs that several workers listed. Gives: [`Buckets`]. Cost: 3 passes over the products; they are
//! written all over once, and the accumulator is as long as a range. Scratch as long as the products.
//! Parallel: products are placed run by run and summed range by range. In a range they lie in the order in which they were listed: sums
//! are the same for any number of threads, whatever the monoid.
//! Known as propagation blocking (Beamer, Asanović, Patterson, "Reducing PageRank communication via propagation blocking", 2017).
//! 2026-11, bench-peer's growth, 4 entries of each of n/100 rows: n = 10^7 by one thread 10.5 ms, now 8.7, by two 10.5, now 5.2 to 5.9;
//! n = 10^6 by two .33, now .20 to .23. Dense rows: see [`wide`].

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ops::Range;

use super::rowwise::choose;
use crate::error::Result;
use crate::mem::{opaque, scratch};
use crate::par::{self, Disjoint};
use crate::storage::Index;
use crate::storage::view::View;

/// Products from which on this is done.
pub(super) const FEWEST: usize = if cfg!(test) { 100 } else { 1 << 14 };

/// Columns of a range at least, as a power of two: their sums stay in the first cache.
const SMALLEST: u32 = if cfg!(test) { 6 } else { 12 };

/// Ranges at most, as a power of two: what is written next to each stays in the second cache.
const MOST: u32 = 10;

/// Values that workers write in turns, all of one block.
pub(super) fn values<Z>(block: &mut [u64]) -> &mut [MaybeUninit<Z>] {
    const { assert!(align_of::<Z>() <= 16) };
    let n = size_of_val(block).checked_div(size_of::<Z>()).unwrap_or(usize::MAX);
    // SAFETY: they lie within the block, which is aligned to 16 bytes as all are; of those that take no memory there are as many as
    // anybody likes.
    unsafe { std::slice::from_raw_parts_mut(block.as_mut_ptr().cast(), n) }
}

/// Words that hold `n` values.
pub(super) fn words<Z>(n: usize) -> usize {
    (n * size_of::<Z>()).div_ceil(8)
}

/// Products by ranges of columns.
pub(super) struct Buckets<Z> {
    /// Columns of a range, as a power of two.
    shift: u32,
    /// Where the products of each range start; one more.
    starts: scratch::Dirty<u32>,
    columns: scratch::Dirty<u32>,
    products: scratch::Dirty<u64>,
    of: PhantomData<Z>,
}

impl<Z: Copy + Send + Sync> Buckets<Z> {
    /// Of the products in these runs, with these columns, each less than `n`.
    ///
    /// # Safety
    /// Runs follow each other, and what they say was written.
    pub unsafe fn of(n: usize, runs: &[Range<usize>], columns: &[u32], products: &[MaybeUninit<Z>]) -> Result<Self> {
        let shift = SMALLEST.max((n.max(1).ilog2() + 1).saturating_sub(MOST));
        let count = (n >> shift) + 1;
        let total = runs.iter().map(Range::len).sum();
        // For each run, how many products it has in each range, and then where the next one goes.
        let mut places = scratch::dirty::<u32>(runs.len() * count)?;
        let mut to = Buckets {
            shift,
            starts: scratch::dirty(count + 1)?,
            columns: scratch::dirty(total)?,
            products: scratch::dirty(words::<Z>(total))?,
            of: PhantomData,
        };
        {
            let of_run = Disjoint::new(&mut places);
            each(runs, |k, run| {
                // SAFETY: each run has its own.
                let places = unsafe { of_run.slice(k * count..(k + 1) * count) };
                places.fill(0);
                for j in &columns[run] {
                    // SAFETY: the caller's promise: a column lies in a range.
                    unsafe { *places.get_unchecked_mut(j.us() >> shift) += 1 };
                }
            })?;
        }
        let mut before = 0;
        for (b, start) in to.starts.iter_mut().enumerate() {
            *start = before;
            if b < count {
                places[b..].iter_mut().step_by(count).for_each(|place| before += std::mem::replace(place, before));
            }
        }
        let of_run = Disjoint::new(&mut places);
        let (to_columns, to_products) = (Disjoint::new(&mut to.columns), Disjoint::new(values::<Z>(&mut to.products)));
        each(runs, |k, run| {
            // SAFETY: as above; places were counted on these very columns.
            unsafe {
                let places = of_run.slice(k * count..(k + 1) * count);
                for (j, z) in columns[run.clone()].iter().zip(products.get_unchecked(run)) {
                    let place = places.get_unchecked_mut(j.us() >> shift);
                    to_columns.put(place.us(), *j);
                    to_products.put(place.us(), *z);
                    *place += 1;
                }
            }
        })?;
        Ok(to)
    }

    /// Ranges of these ranges, with about as many products.
    pub fn split(&self) -> Result<par::Ranges> {
        par::ranges(self.starts.len() - 1, |b| self.starts[b].us())
    }

    /// How many products lie before range `b`.
    pub fn start(&self, b: usize) -> usize {
        self.starts[b].us()
    }

    /// Adds all products of these ranges to the sums of a dense row. Gives how many of its columns had none.
    ///
    /// # Safety
    /// There is a mark, zero or one, and a value for every column, and nobody else has those of these ranges.
    #[inline(always)]
    pub unsafe fn add_to(&self, ranges: Range<usize>, add: impl Fn(Z, Z) -> Z, marks: *mut u8, sums: *mut Z) -> usize {
        let (columns, products) = (&*self.columns, self.products.as_ptr().cast::<Z>());
        let mut n = 0;
        for t in self.start(ranges.start)..self.start(ranges.end) {
            // SAFETY: a product of these ranges; the caller's promise.
            unsafe {
                let at = columns.get_unchecked(t).us();
                let (mark, sum, z) = (marks.add(at), sums.add(at), products.add(t).read());
                let met = u64::from(mark.replace(1));
                n += 1 - met as usize;
                sum.write(choose(opaque(met.wrapping_neg()), add(sum.read(), z), z));
            }
        }
        n
    }

    /// The distinct columns in these ranges as they rise, to `idx`, and their sums. Gives how many there are.
    ///
    /// # Safety
    /// There is room for as many as there are products.
    #[inline(always)]
    pub unsafe fn sum(&self, ranges: Range<usize>, add: impl Fn(Z, Z) -> Z, idx: *mut u32, sums: *mut Z) -> Result<usize> {
        let (columns, products) = (&*self.columns, self.products.as_ptr().cast::<Z>());
        let mut bits = scratch::zeroed::<u64>((1 << self.shift) / 64)?;
        let mut vals = scratch::dirty::<u64>(words::<Z>(1 << self.shift))?;
        // Bytes that are all zero are a value (ELEMENT-1).
        vals.fill(0);
        let (vals, mut n) = (vals.as_mut_ptr().cast::<Z>(), 0);
        for b in ranges {
            let first = (b << self.shift) as u32;
            for t in self.start(b)..self.start(b + 1) {
                // SAFETY: a product of this range; there is a bit and a value for each of its columns.
                unsafe {
                    let at = (columns.get_unchecked(t) - first).us();
                    let (word, bit) = (bits.get_unchecked_mut(at / 64), at % 64);
                    let met = opaque((*word >> bit & 1).wrapping_neg());
                    *word |= 1 << bit;
                    let (sum, z) = (vals.add(at), products.add(t).read());
                    sum.write(choose(met, add(sum.read(), z), z));
                }
            }
            for (w, word) in bits.iter_mut().enumerate() {
                let mut left = std::mem::take(word);
                while left != 0 {
                    let at = w * 64 + left.trailing_zeros() as usize;
                    // SAFETY: the caller's promise; each column has a product.
                    unsafe {
                        idx.add(n).write(first + at as u32);
                        sums.add(n).write(vals.add(at).read());
                    }
                    n += 1;
                    left &= left - 1;
                }
            }
        }
        bits.give_back();
        Ok(n)
    }
}

/// Columns from which on dense rows are made so, if products lie all over: then an accumulator as long as the row is a cache miss for
/// each of them. 2026-11, 4 entries of each of n/4 rows, one thread and two: 10^6 columns 16 and 15 ms, now 12 and 9, but with n/32 rows
/// as long as before by one thread; 8 * 10^6 columns 145 and 145, now 110 and 65, with n/32 rows 52 and 51, now 31 and 18.
pub(in crate::kernel) fn wide() -> usize {
    match par::threads() {
        _ if cfg!(test) => 1 << 14,
        1 => 1 << 22,
        _ => 1 << 19,
    }
}

/// Whether the columns of neighbouring rows lie far apart, as a rule.
pub(in crate::kernel) fn are_scattered(b: &View<'_, u32>) -> bool {
    let rows = b.vectors();
    let middle = |r: usize| {
        let row = b.range(r);
        b.idx.get(row.start + row.len() / 2)
    };
    let pairs = (1..rows).step_by((rows / SAMPLE).max(1));
    let near = pairs.clone().filter(|&r| middle(r).zip(middle(r - 1)).is_some_and(|(i, j)| i.abs_diff(*j) < NEAR));
    near.count() * 2 < pairs.len()
}

/// Pairs of neighbours that are looked at, about.
const SAMPLE: usize = 64;

/// Columns whose sums a near cache holds.
const NEAR: u32 = if cfg!(test) { 1 << 10 } else { 1 << 14 };

/// Calls `f` for each run, with its number.
fn each(runs: &[Range<usize>], f: impl Fn(usize, Range<usize>) + Sync) -> Result<()> {
    par::run(runs, |run| {
        f(runs.partition_point(|other| other.start < run.start), run);
        Ok(())
    })
    .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;

    /// Expected: a map. Sums that show in which order products were added.
    #[test]
    fn columns_meet_in_the_order_of_products() {
        let mut dice = Dice(41);
        for threads in [1, 3] {
            par::set_threads(threads);
            for n in [1u64, 64, 65, 1000, 70_000, 1 << 32] {
                for lengths in [&[0usize][..], &[1], &[50, 0, 300], &[7, 700, 90, 2000]] {
                    // Some places between runs that belong to nobody; runs without products have the same start as the next one.
                    let (mut runs, mut at) = (Vec::new(), 0);
                    for len in lengths {
                        runs.push(at..at + len);
                        at += len + 3;
                    }
                    let columns: Vec<u32> = (0..at).map(|_| (n - 1 - dice.below(n.min(900))) as u32).collect();
                    let products: Vec<MaybeUninit<u64>> = (0..at as u64).map(MaybeUninit::new).collect();
                    let mut want = std::collections::BTreeMap::new();
                    let add = |x: u64, y: u64| x.wrapping_mul(31).wrapping_add(y);
                    for t in runs.iter().cloned().flatten() {
                        want.entry(columns[t]).and_modify(|sum| *sum = add(*sum, t as u64)).or_insert(t as u64);
                    }
                    // SAFETY: all were written.
                    let all = unsafe { Buckets::of(n as usize, &runs, &columns, &products) }.unwrap();
                    let (mut idx, mut sums) = (vec![0; at], vec![0; at]);
                    let mut made = Vec::new();
                    for range in all.split().unwrap() {
                        // SAFETY: as long as the products.
                        let k = unsafe { all.sum(range, add, idx.as_mut_ptr(), sums.as_mut_ptr()) }.unwrap();
                        made.extend(idx[..k].iter().copied().zip(sums[..k].iter().copied()));
                    }
                    assert_eq!(made, want.into_iter().collect::<Vec<_>>(), "{n} {lengths:?} {threads}");
                }
            }
        }
    }
}
