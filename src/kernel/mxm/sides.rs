//! Dot products that count, where the row of A is shorter than the column of B: these are probed column by column.
//!
//! Needs: A by row, B by column, a structural list mask, none of them hypersparse, 32-bit lists; a semiring that adds up ones
//! ([`Count`](super::count::Count)). Gives: [`Sides`], which [`dot`](super::dot) reads where it meets such an entry of the mask; so each
//! entry costs what the shorter of its two lists has, whichever it is (references/kernel-experiments.md, section 3: three times less on
//! skewed graphs than with rows alone).
//! Cost: entries are sorted by column, 4 bytes for each row of the mask, 12 for each such entry, of which 4 stay; then a
//! byte is looked up for each entry of the rows of A. Scratch per worker: a byte per inner index.
//! Parallel: rows, to sort, 4 bytes for each column and thread; then columns, split by entries.
//! SIDES-1: what is counted of row i lies at `firsts[i]..firsts[i + 1]` of `counts`, in the order of the mask's entries.

use std::ops::Range;

use super::dot::MAX_PLACES;
use crate::error::Result;
use crate::kernel::mask::{Mask, first_at_least};
use crate::mem::scratch;
use crate::par::{self, Disjoint, Parts};
use crate::storage::view::View;

/// Probes in the time that an entry of the mask takes for being sorted: 2026-11, web-NotreDame, 6 ns of 25.
const PAIR: usize = 4;

/// Entries of a row from which on those are cut off that lie before or behind the column: for fewer that takes as long as to look at them.
const CUT: usize = if cfg!(test) { 8 } else { 128 };

/// Times as many entries as the rows that ask it a column has, from which on they are searched in it rather than looked up.
const SEARCH_FACTOR: usize = 8;

/// What [`Sides::of`] counts, for rows of the mask.
pub(super) struct Sides {
    counts: scratch::Dirty<u32>,
    firsts: scratch::Dirty<u32>,
}

/// Whether [`Sides::of`] serves these lists and this mask.
pub(super) fn serves(a: &View<'_, u32>, b: &View<'_, u32>, (mask, m): (&Mask<'_>, &View<'_, u32>)) -> bool {
    // To go through all columns and rows takes less than the entries do.
    let is_dense = (m.nmajor + b.nmajor) / PAIR <= m.nvals();
    let is_plain = mask.is_structural() && !mask.has_region() && [a, b, m].iter().all(|of| of.ids.is_none());
    is_dense && is_plain && a.nminor < MAX_PLACES
}

/// What an entry of the mask costs where lists of these lengths may meet, in probes.
pub(super) fn cost(in_a: usize, in_b: usize) -> usize {
    in_a.min(in_b) + PAIR
}

/// Whether an entry of the mask is counted column by column.
#[inline(always)]
pub(super) fn is_turned(in_a: usize, in_b: usize) -> bool {
    (1..in_b).contains(&in_a)
}

impl Sides {
    /// Counts; `b` by column.
    pub fn of(a: &View<'_, u32>, b: &View<'_, u32>, m: &View<'_, u32>) -> Result<Sides> {
        let (n, ncols) = (m.nmajor, b.nmajor);
        let is_turned = |i: usize, j: &u32| is_turned(a.range(i).len(), b.range(*j as usize).len());
        // One range of rows for each thread: each has a number for each column.
        let rows = par::ranges(n, |i| m.ptr[i] as usize + i)?;
        let workers = rows.len().min(par::threads());
        let first = |t: usize| if t == workers { n } else { rows[t * rows.len() / workers].start };
        let ranges = Parts::of(workers, |t| Ok(first(t)..first(t + 1)))?;
        let worker = |range: &Range<usize>| ranges.partition_point(|other| other.start < range.start);
        // How many entries each worker's rows have in each column, then where the next goes.
        let mut ends = scratch::dirty::<u32>(workers * ncols)?;
        let lent = Disjoint::new(&mut ends);
        let totals = par::run(&ranges, |range| {
            let mine = worker(&range) * ncols;
            // SAFETY: each worker has its own.
            let mine = unsafe { lent.slice(mine..mine + ncols) };
            mine.fill(0);
            let mut all = 0;
            for i in range {
                for j in &m.idx[m.range(i)] {
                    let is = u32::from(is_turned(i, j));
                    mine[*j as usize] += is;
                    all += is;
                }
            }
            Ok(all)
        })?;
        let all = totals.iter().sum::<u32>();
        let mut next = 0;
        for j in 0..ncols {
            for t in 0..workers {
                next += std::mem::replace(&mut ends[t * ncols + j], next);
            }
        }
        // Row, and number among those of all rows.
        let (mut entries, mut firsts) = (scratch::dirty::<u64>(all as usize)?, scratch::dirty::<u32>(n + 1)?);
        firsts[n] = all;
        let (lent, to, starts) = (Disjoint::new(&mut ends), Disjoint::new(&mut entries), Disjoint::new(&mut firsts));
        par::run(&ranges, |range| {
            let t = worker(&range);
            let mut number = totals[..t].iter().sum::<u32>();
            for i in range {
                // SAFETY: each row, each number of a worker for a column and each place is one worker's; there are `all` places.
                unsafe { starts.put(i, number) };
                for j in m.idx[m.range(i)].iter().filter(|j| is_turned(i, j)) {
                    // SAFETY: as above.
                    unsafe {
                        let end = lent.start(t * ncols + *j as usize);
                        to.put(end.read() as usize, (i as u64) << 32 | u64::from(number));
                        end.write(end.read() + 1);
                    }
                    number += 1;
                }
            }
            Ok(())
        })?;
        // The last worker's entries of a column end where those of the next column start.
        let ends = &ends[(workers - 1) * ncols..];
        let mut counts = scratch::dirty::<u32>(all as usize)?;
        let (lent, first) = (Disjoint::new(&mut counts), |j: usize| if j == 0 { 0 } else { ends[j - 1] as usize });
        par::run(&par::ranges(ncols, |j| (PAIR * first(j)).saturating_add(b.ptr[j] as usize))?, |range| {
            let mut marks = scratch::zeroed::<u8>(a.nminor)?;
            for j in range {
                let (some, column) = (&entries[first(j)..ends[j] as usize], &b.idx[b.range(j)]);
                let (Some(lo), Some(hi)) = (column.first(), column.last()) else { continue };
                let row = |entry: &u64| &a.idx[a.range((entry >> 32) as usize)];
                // SAFETY: entries have numbers of their own, less than `all` (SIDES-1).
                let put = |entry: &u64, count: u32| unsafe { lent.put(*entry as u32 as usize, count) };
                if some.is_empty() {
                    continue;
                }
                if some.iter().map(|entry| row(entry).len()).sum::<usize>() < column.len() / SEARCH_FACTOR {
                    some.iter().for_each(|entry| put(entry, met(row(entry), column)));
                    continue;
                }
                column.iter().for_each(|k| marks[*k as usize] = 1);
                for entry in some {
                    let mut row = row(entry);
                    if row.len() >= CUT {
                        row = &row[first_at_least(row, 0..row.len(), *lo as usize)..];
                        row = &row[..first_at_least(row, 0..row.len(), *hi as usize + 1)];
                    }
                    // SAFETY: inner indices are less than there are (LIST-2).
                    put(entry, row.iter().map(|k| u32::from(unsafe { *marks.get_unchecked(*k as usize) })).sum());
                }
                column.iter().for_each(|k| marks[*k as usize] = 0);
            }
            marks.give_back();
            Ok(())
        })?;
        Ok(Sides { counts, firsts })
    }

    /// The counts of row `i`.
    pub fn row(&self, i: usize) -> &[u32] {
        &self.counts[self.firsts[i] as usize..self.firsts[i + 1] as usize]
    }
}

/// How many of `some` are in the longer `column`.
fn met(some: &[u32], column: &[u32]) -> u32 {
    let (mut at, mut count) = (0, 0);
    for k in some {
        at = first_at_least(column, at..column.len(), *k as usize);
        count += u32::from(column.get(at) == Some(k));
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mxm::{self, Order, TwoWay, by_sides, dot, saxpy};
    use crate::kernel::operand::{self, view};
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::kernel::{transpose, writeback};
    use crate::ops::{BinaryCode, Semiring};
    use crate::types::{Type, TypeCode};

    /// Entries of which the first rows (or columns) have many, and later ones few or none.
    fn skewed(dice: &mut Dice, n: u64, of_columns: bool) -> Entries {
        let mut e = Entries::new();
        for i in 0..n {
            let most = if i < 3 { n } else { n / (i + 1) };
            for _ in 0..most {
                let j = dice.below(n);
                e.insert(if of_columns { (j, i) } else { (i, j) }, 1);
            }
        }
        e
    }

    /// With sides, against rows that are summed and then masked; sums of UINT8 wrap to 0, and are entries.
    #[test]
    fn the_shorter_side_counts_the_same() {
        let (mut dice, mut turned, mut wrapped) = (Dice(61), 0, 0);
        for (n, a_by_columns, b_by_columns) in
            [(1, false, false), (60, false, true), (300, false, true), (300, true, true), (300, false, false), (300, true, false)]
        {
            let ty = Type::of::<bool>();
            let [mut of_a, mut of_b, mut of_m] = [a_by_columns, b_by_columns, false].map(|is| skewed(&mut dice, n, is));
            for (row, in_a, column, in_b) in [(50, 256, 51, n), (52, n, 53, 256)].into_iter().filter(|_| n >= 256) {
                of_a.extend((0..in_a).map(|k| ((row, k), 1)));
                of_b.extend((0..in_b).map(|k| ((k, column), 1)));
                of_m.insert((row, column), 1);
            }
            // A long column that only one short row asks, which is searched in it.
            if n >= 256 {
                of_m.retain(|(_, j), _| *j != 54);
                of_m.insert((299, 54), 1);
                of_a.retain(|(i, _), _| *i != 299);
                of_a.extend([((299, 7), 1), ((299, 250), 1), ((299, 299), 1)]);
                of_b.retain(|(_, j), _| *j != 54);
                of_b.extend((0..290).map(|k| ((k, 54), 1)));
            }
            let stores = [of_a, of_b, of_m].map(|of| sample::store(&ty, n, n, &of));
            let [a, b, m] = stores.each_ref().map(|x| operand::lists(x, false).unwrap());
            let by_column = transpose::run(&b).unwrap();
            let [av, bv, mv] = [&*a, &by_column, &*m].map(view::<u32>);
            for (code, threads) in [(TypeCode::Int64, 1), (TypeCode::UInt8, 1), (TypeCode::FP32, 3), (TypeCode::Int64, 3)] {
                par::set_threads(threads);
                let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Pair, code);
                let mask = Mask::new(Some(&m), false, true, false).unwrap();
                assert!(serves(&av, &bv, (&mask, &mv)));
                let sides = Sides::of(&av, &bv, &mv).unwrap();
                turned += sides.counts.len();
                let z = dot::run::<u32>(&s, (&a, &by_column), (&mask, &mv), None, Some(&sides)).unwrap();
                let plain = Mask::new(None, false, false, false).unwrap();
                let all = saxpy::run::<u32>(&s, &a, &b, Order::Straight, &plain).unwrap();
                let want = sample::entries(&writeback::filter_lists::<u32>(&all, &mask).unwrap());
                wrapped += want.values().filter(|x| **x == 0).count();
                assert_eq!(sample::entries(&z), want, "{n} {code:?} {threads}");
                let how = How { mask: Some(&m), structural: true, ..How::plain() };
                let z = mxm::run(&s, &a, &TwoWay::new(None, Some(&by_column)), &how).unwrap();
                assert_eq!(sample::entries(&z), want, "{n} {code:?} {threads}, as chosen");
                // Only where it pays, every 1 counts, and no value of the mask does.
                let serves = |s: &Semiring, structural: bool, limit: usize| {
                    let mask = Mask::new(Some(&m), false, structural, false).unwrap();
                    by_sides(s, &a, &by_column, &mask, limit).unwrap().is_some()
                };
                let any = Semiring::builtin(BinaryCode::Any, BinaryCode::Pair, code);
                assert!(serves(&s, true, usize::MAX) && !serves(&s, true, 1));
                assert!(!serves(&s, false, usize::MAX) && !serves(&any, true, usize::MAX));
            }
        }
        par::set_threads(0);
        assert!(turned > 1000 && wrapped > 0, "{turned} {wrapped}");
    }
}
