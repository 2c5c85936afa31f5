//! Rows of lists by their lengths: rows of one length are summed by one loop, whose branches are all foreseen.
//!
//! Needs: row ends, and columns for those who do not read the matrix's values. Gives: [`Groups`], which belong to these
//! lists and are worth their making from the third product on; their [`Columns`].
//! Cost: making them two passes over the row ends and one over the columns; 2 bytes a row, and 4 an entry with columns.
//! Within blocks of [`BLOCK`] rows only, so that entries and results stay near each other.
//! Invariant GROUPS-1: of each block, `order` holds every row once, in groups by length, rising within a group; `ends` are
//! the groups' ends. Columns lie in this order, block after block; a block's begin where its lists do.
//! Invariant GROUPS-2: if there is `hot`, it holds every place of a vector once, and a column is the number of its place there.
//!
//! Source: sliced ELLPACK, Monakov, Lokhmotov and Avetisyan, HiPEAC 2010, without its padding.

use std::ops::Range;

use super::erased::TILE;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Store, Values};

/// Rows of a block: their entries are met once for each length, and should be near still. 2026-11, A u with FP64 values on
/// web-NotreDame, blocks of 8,192 rows: 1.5 times what rows in their order take.
pub const BLOCK: usize = 4 * TILE;
/// Entries of the longest rows that have a group of their own.
pub const LONGEST: usize = 32;
/// Groups: rows of 0 to [`LONGEST`] entries, and all longer ones.
const GROUPS: usize = LONGEST + 2;

/// Rows by their lengths, and their columns.
pub struct Groups {
    rows: Shared<Rows>,
    columns: Option<Columns>,
}

/// Rows by their lengths.
struct Rows {
    order: Buf<u16>,
    ends: Buf<[u16; GROUPS]>,
    has_empty: bool,
}

/// The columns of grouped rows, as they are read.
pub struct Columns {
    idx: Buf<u32>,
    hot: Option<Buf<u32>>,
}

impl Groups {
    /// Of lists without numbers; with their columns, if these are to read vectors whose values have `reads` bytes. `made` may be those
    /// of the same lists without them.
    pub fn of(lists: &View<'_, u32>, reads: Option<usize>, made: Option<&Groups>) -> Result<Groups> {
        let rows = match made {
            Some(made) => made.rows.clone(),
            None => Shared::try_new(Rows::of(lists)?)?,
        };
        let columns = reads.map(|size| Columns::of(lists, &rows.order, size)).transpose()?;
        Ok(Groups { rows, columns })
    }

    /// Whether rows whose values are read with their columns are summed faster in groups: rows are short on average, and few of a
    /// sample are as long as the next one. 2026-11, A u with FP64 values, one thread, time in groups / in order: Kronecker 16,
    /// long rows, 1.4; web-NotreDame, three in four as long as the next, 1.5; road-FLA .85; soc-Epinions1 .7.
    pub fn pay_with_values(lists: &View<'_, u32>) -> bool {
        const SHORT: usize = 8;
        const SAMPLE: usize = 64;
        let n = lists.nmajor;
        let pairs = || (1..n).step_by((n / SAMPLE).max(1));
        let alike = pairs().filter(|&i| lists.range(i - 1).len() == lists.range(i).len()).count();
        lists.nvals() <= SHORT * n && alike * 2 < pairs().len()
    }

    /// The groups of the block that begins with row `start`, by length; the last are the longer rows.
    pub fn block(&self, start: usize) -> impl Iterator<Item = &[u16]> {
        let ends = &self.rows.ends[start / BLOCK];
        let order = &self.rows.order[start..];
        (0..GROUPS).map(move |g| &order[usize::from(if g == 0 { 0 } else { ends[g - 1] })..usize::from(ends[g])])
    }

    /// Whether there are rows without entries.
    pub fn has_empty(&self) -> bool {
        self.rows.has_empty
    }

    /// The columns, if they were asked for.
    pub fn columns(&self) -> Option<&Columns> {
        self.columns.as_ref()
    }

    /// Whether the rows of this range are whole blocks of `n` rows in all.
    pub fn are_blocks(range: &Range<usize>, n: usize) -> bool {
        range.start.is_multiple_of(BLOCK) && (range.end == n || range.end.is_multiple_of(BLOCK))
    }
}

impl Rows {
    fn of(lists: &View<'_, u32>) -> Result<Rows> {
        const { assert!(BLOCK <= u16::MAX as usize) };
        let n = lists.nmajor;
        let mut order = Buf::filled(n, 0u16)?;
        let mut ends = Buf::with_capacity(n.div_ceil(BLOCK))?;
        for start in (0..n).step_by(BLOCK) {
            let ptr = &lists.ptr[start..=n.min(start + BLOCK)];
            let group = |k: usize| ((ptr[k + 1] - ptr[k]) as usize).min(LONGEST + 1);
            let rows = ptr.len() - 1;
            let mut next = [0u16; GROUPS];
            (0..rows).for_each(|k| next[group(k)] += 1);
            let mut end = 0;
            for count in &mut next {
                (*count, end) = (end, end + *count);
            }
            let order = &mut order[start..start + rows];
            for k in 0..rows {
                let to = &mut next[group(k)];
                order[usize::from(*to)] = k as u16;
                *to += 1;
            }
            // Each group was filled up to its end.
            ends.push(next)?;
        }
        let has_empty = ends.iter().any(|ends| ends[0] > 0);
        Ok(Rows { order, ends, has_empty })
    }
}

impl Columns {
    fn of(lists: &View<'_, u32>, order: &[u16], size: usize) -> Result<Columns> {
        let n = lists.nmajor;
        // SAFETY: every block's part is written below.
        let mut idx = unsafe { Buf::<u32>::unset(lists.idx.len())? };
        let blocks = par::ranges(n.div_ceil(BLOCK), |b| lists.ptr[n.min(b * BLOCK)] as usize)?;
        let to = Disjoint::new(&mut idx);
        let begin = |b: usize| lists.ptr[n.min(b * BLOCK)] as usize;
        par::run(&blocks, |range| {
            for b in range {
                // SAFETY: blocks do not overlap.
                let mut to = unsafe { to.slice(begin(b)..begin(b + 1)) };
                for &k in &order[b * BLOCK..n.min((b + 1) * BLOCK)] {
                    let row = &lists.idx[lists.range(b * BLOCK + usize::from(k))];
                    let (here, rest) = to.split_at_mut(row.len());
                    here.copy_from_slice(row);
                    to = rest;
                }
            }
            Ok(())
        })?;
        let hot = hot(lists, size)?;
        if let Some((_, numbers)) = &hot {
            let entries = par::streaming(idx.len())?;
            let all = Disjoint::new(&mut idx);
            par::run(&entries, |range| {
                // SAFETY: ranges do not overlap.
                unsafe { all.slice(range) }.iter_mut().for_each(|k| *k = numbers[*k as usize]);
                Ok(())
            })?;
        }
        Ok(Columns { idx, hot: hot.map(|(hot, _)| hot) })
    }

    /// The columns, in the order of the groups: places of what [`Columns::packed`] gives, else of the vector.
    pub fn places(&self) -> &[u32] {
        &self.idx
    }

    /// The values of `u`, which is full, as the columns number them; none where they do so as the vector does.
    pub fn packed(&self, u: &Store) -> Result<Option<Store>> {
        let Some(hot) = &self.hot else { return Ok(None) };
        let size = u.ty.size();
        // SAFETY: written in full below.
        let mut bytes = unsafe { Buf::<u8>::unset(hot.len() * size)? };
        let (all, from) = (Disjoint::new(&mut bytes), u.vals.bytes());
        par::run(&par::streaming(hot.len())?, |range| {
            // SAFETY: ranges do not overlap.
            let to = unsafe { all.slice(range.start * size..range.end * size) };
            match size {
                1 => gather::<1>(&hot[range], from, to),
                2 => gather::<2>(&hot[range], from, to),
                4 => gather::<4>(&hot[range], from, to),
                8 => gather::<8>(&hot[range], from, to),
                16 => gather::<16>(&hot[range], from, to),
                size => unreachable!("specialised semirings have built-in types, none of {size} bytes"),
            }
            Ok(())
        })?;
        let (nmajor, nminor) = (1, hot.len() as u64);
        Ok(Some(Store { ty: u.ty.clone(), nmajor, nminor, form: Form::Full, vals: Values::each(bytes) }))
    }
}

/// Values of `N` bytes at places.
fn gather<const N: usize>(places: &[u32], from: &[u8], to: &mut [u8]) {
    let (from, to) = (from.as_chunks::<N>().0, to.as_chunks_mut::<N>().0);
    places.iter().zip(to).for_each(|(&k, to)| *to = from[k as usize]);
}

/// Bytes of vectors that the second cache holds beside all else: their values are near wherever they lie.
const NEAR: usize = 1 << 19;

/// Places by how many of the lists' entries read them, most first, and the number of each place in that order; none where a
/// vector is read as fast as it is.
fn hot(lists: &View<'_, u32>, size: usize) -> Result<Option<(Buf<u32>, Buf<u32>)>> {
    /// Of so many entries one is counted.
    const STEP: usize = 4;
    /// Entries that are to come near for each place that is moved. 2026-11, PageRank on a Kronecker graph of 2^18 vertices:
    /// a third of all entries, or five for each place, save a quarter of the time.
    const PAYS: usize = 3;
    let n = lists.nminor;
    if n * size <= NEAR || lists.idx.len() < PAYS * n {
        return Ok(None);
    }
    let mut counts = Buf::filled(n, 0u32)?;
    lists.idx.iter().step_by(STEP).for_each(|&k| counts[k as usize] += 1);
    // Classes by the power of two; within a class places stay in order.
    let class = |count: u32| count.leading_zeros() as usize;
    let mut next = [0u32; u32::BITS as usize + 1];
    counts.iter().for_each(|&count| next[class(count)] += 1);
    let mut end = 0;
    for count in &mut next {
        (*count, end) = (end, end + *count);
    }
    let (mut hot, mut numbers) = (Buf::filled(n, 0u32)?, counts);
    for (k, number) in numbers.iter_mut().enumerate() {
        let to = &mut next[class(*number)];
        hot[*to as usize] = k as u32;
        *number = *to;
        *to += 1;
    }
    let (mut before, mut after) = (0, 0);
    for sample in samples(lists.idx) {
        before += misses(sample.iter().map(|&k| k as usize * size));
        after += misses(sample.iter().map(|&k| numbers[k as usize] as usize * size));
    }
    let looked_at = samples(lists.idx).map(<[u32]>::len).sum::<usize>().max(1);
    let pays = before > after && (before - after) * (lists.idx.len() / looked_at) > PAYS * n;
    Ok(pays.then_some((hot, numbers)))
}

/// Some runs of entries, spread over all.
fn samples(idx: &[u32]) -> impl Iterator<Item = &[u32]> {
    const SAMPLES: usize = 16;
    const ENTRIES: usize = 1 << 12;
    let step = (idx.len() / SAMPLES).max(ENTRIES);
    (0..idx.len()).step_by(step).map(move |at| &idx[at..idx.len().min(at + ENTRIES)])
}

/// Times that reading at these addresses misses a cache of 32 KB, a line for each place in it.
fn misses(addresses: impl Iterator<Item = usize>) -> usize {
    const LINE: usize = 64;
    const LINES: usize = 512;
    let mut held = [usize::MAX; LINES];
    addresses.map(|at| at / LINE).filter(|&line| std::mem::replace(&mut held[line % LINES], line) != line).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;
    use crate::types::Type;

    /// Row ends, and columns of which some, all over the place, are met far more often than others, or neighbours of the row.
    fn lists(n: usize, is_skewed: bool) -> (Vec<u32>, Vec<u32>) {
        let (mut dice, mut ptr, mut idx) = (Dice(3), vec![0], Vec::new());
        for i in 0..n {
            let length = if i % 999 == 7 { 70 } else { dice.below(24) };
            for _ in 0..length {
                let (rare, near) = (dice.below(n as u64), dice.below(9) as usize);
                let hub = dice.below(1 + rare / 20) as usize * 7919 % n;
                idx.push(if is_skewed { hub } else { (i + near) % n } as u32);
            }
            ptr.push(idx.len() as u32);
        }
        (ptr, idx)
    }

    #[test]
    fn columns_lie_as_rows_are_grouped() {
        let few = [(3, 8, true), (5000, 4, false), (70_000, 8, true), (70_000, 8, false), (70_000, 4, true)];
        for (n, size, is_skewed) in few.into_iter().chain([(40_000, 16, true), (300_000, 2, true)]) {
            let (ptr, idx) = lists(n, is_skewed);
            let lists = View { nmajor: n, nminor: n, ids: None, ptr: &ptr, idx: &idx };
            let groups = Groups::of(&lists, None, None).unwrap();
            let groups = Groups::of(&lists, Some(size), Some(&groups)).unwrap();
            let columns = groups.columns().unwrap();
            assert_eq!(columns.hot.is_some(), n * size > NEAR && is_skewed, "{n} {size} {is_skewed}");
            // A value tells its place.
            let vals: Vec<u8> = (0..n as u128).flat_map(|k| k.to_ne_bytes()[..size].to_vec()).collect();
            let ty = match size {
                2 => Type::of::<u16>(),
                4 => Type::of::<u32>(),
                8 => Type::of::<u64>(),
                _ => Type::of::<crate::types::FC64>(),
            };
            let form = Form::Full;
            let u = Store { ty, nmajor: 1, nminor: n as u64, form, vals: Values::each(Buf::from_slice(&vals).unwrap()) };
            let packed = columns.packed(&u).unwrap();
            let place = |k: u32| &packed.as_ref().unwrap_or(&u).vals.bytes()[k as usize * size..][..size];
            let mut p = 0;
            for start in (0..n).step_by(BLOCK) {
                assert_eq!(p, ptr[start] as usize);
                for (g, rows) in groups.block(start).enumerate() {
                    for row in rows.iter().map(|&k| lists.range(start + usize::from(k))) {
                        assert!(row.len() == g || g > LONGEST && row.len() > LONGEST);
                        assert!(
                            columns.places()[p..p + row.len()]
                                .iter()
                                .map(|&k| place(k))
                                .eq(idx[row.clone()].iter().map(|&k| &vals[k as usize * size..][..size]))
                        );
                        p += row.len();
                    }
                }
            }
            assert_eq!(p, idx.len());
        }
    }

    #[test]
    fn rows_that_are_alike_or_long_stay_in_order() {
        let pays = |lengths: &dyn Fn(usize) -> u32| {
            let ptr: Vec<u32> = (0..=1000).scan(0, |end, i| Some(std::mem::replace(end, *end + lengths(i)))).collect();
            let idx = vec![0; ptr[1000] as usize];
            Groups::pay_with_values(&View { nmajor: 1000, nminor: 1000, ids: None, ptr: &ptr, idx: &idx })
        };
        let mixed = |i: usize| (i * i % 7 + i % 3) as u32;
        assert!(pays(&mixed));
        assert!(!pays(&|i| mixed(i) + 9));
        assert!(!pays(&|i| 1 + i as u32 / 500));
    }
}
