//! Rows of lists by their lengths: rows of one length are summed by one loop, whose branches are all foreseen.
//!
//! Needs: row ends. Gives: [`Groups`], which belong to these lists and are worth their making from the third product on; lists
//! arranged in their order (`arrange`), which only products read.
//! Cost: making them two passes over the row ends, 2 bytes a row; to arrange lists, or to bring them back, takes two passes over
//! the columns, 4 bytes a column of the matrix where these are numbered anew (`hot`), and no copy.
//! Within blocks of [`BLOCK`] rows only, so that entries and results stay near each other.
//! Invariant GROUPS-1: of each block, `order` holds every row once, in groups by length, rising within a group; `ends` are
//! the groups' ends. Arranged columns lie in this order, block after block; a block's begin where its lists do.
//! Invariant GROUPS-2: if there is `hot`, it holds every place of a vector once, and a column is the number of its place there.
//!
//! Source: sliced ELLPACK, Monakov, Lokhmotov and Avetisyan, HiPEAC 2010, without its padding.

mod arrange;
mod hot;

use std::ops::Range;

pub use arrange::Arranging;

use super::erased::TILE;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::storage::Store;
use crate::storage::view::View;

/// Rows of a block: their entries are met once for each length, and should be near still. 2026-11, A u with FP64 values on
/// web-NotreDame, blocks of 8,192 rows: 1.5 times what rows in their order take.
pub const BLOCK: usize = 4 * TILE;
/// Entries of the longest rows that have a group of their own.
pub const LONGEST: usize = 32;
/// Groups: rows of 0 to [`LONGEST`] entries, and all longer ones.
const GROUPS: usize = LONGEST + 2;

/// Rows by their lengths, of lists that lie row after row, or are arranged.
pub struct Groups {
    rows: Shared<Rows>,
    arranged: Option<Arranged>,
}

/// What columns of arranged lists are numbers of.
struct Arranged {
    /// GROUPS-2; without it columns are places.
    hot: Option<Buf<u32>>,
}

/// Rows by their lengths.
struct Rows {
    order: Buf<u16>,
    ends: Buf<[u16; GROUPS]>,
    has_empty: bool,
}

impl Groups {
    /// Of lists without numbers.
    pub fn of(lists: &View<'_, u32>) -> Result<Groups> {
        Ok(Groups { rows: Shared::try_new(Rows::of(lists)?)?, arranged: None })
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

    /// Whether the lists are arranged.
    pub fn are_arranged(&self) -> bool {
        self.arranged.is_some()
    }

    /// The values of `u`, which is full, as arranged columns number them; none where they do so as the vector does.
    pub fn packed(&self, u: &Store) -> Result<Option<Store>> {
        self.arranged.as_ref().and_then(|arranged| arranged.hot.as_ref()).map(|hot| hot::packed(hot, u)).transpose()
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

#[cfg(test)]
mod tests {
    use super::hot::NEAR;
    use super::*;
    use crate::kernel::sample::Dice;
    use crate::par;
    use crate::storage::{Form, Ints, Lists, Values};
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
    fn columns_lie_as_rows_are_grouped_and_come_back() {
        let few = [(3, 8, true), (5000, 4, false), (70_000, 8, true), (70_000, 8, false), (70_000, 4, true)];
        for (n, size, is_skewed) in few.into_iter().chain([(40_000, 16, true), (300_000, 2, true), (6000, 8, true)]) {
            par::set_threads(1 + n % 3);
            let (ptr, idx) = lists(n, is_skewed);
            let [of_ptr, of_idx] = [&ptr, &idx].map(|list| Ints::U32(Buf::from_slice(list).unwrap()));
            let form = Form::List(Lists { ids: None, ptr: of_ptr, idx: of_idx });
            let vals = Values::iso(Buf::from_slice(&[1]).unwrap());
            let mut store = Store { ty: Type::of::<bool>(), nmajor: n as u64, nminor: n as u64, form, vals };
            let lists = View::<u32>::of(&store).unwrap();
            let (arranging, groups) = Arranging::of(&lists, &Groups::of(&lists).unwrap(), size).unwrap();
            arranging.run(&mut store, &groups).unwrap();
            let has_hot = groups.arranged.as_ref().is_some_and(|arranged| arranged.hot.is_some());
            assert_eq!(has_hot, n * size > NEAR && is_skewed, "{n} {size} {is_skewed}");
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
            let packed = groups.packed(&u).unwrap();
            let place = |k: u32| &packed.as_ref().unwrap_or(&u).vals.bytes()[k as usize * size..][..size];
            let arranged = View::<u32>::of(&store).unwrap();
            let mut p = 0;
            for start in (0..n).step_by(BLOCK) {
                assert_eq!(p, ptr[start] as usize);
                for (g, rows) in groups.block(start).enumerate() {
                    for row in rows.iter().map(|&k| arranged.range(start + usize::from(k))) {
                        assert!(row.len() == g || g > LONGEST && row.len() > LONGEST);
                        let lies = arranged.idx[p..p + row.len()].iter().map(|&k| place(k));
                        assert!(lies.eq(idx[row.clone()].iter().map(|&k| &vals[k as usize * size..][..size])));
                        p += row.len();
                    }
                }
            }
            assert_eq!(p, idx.len());
            let copy = groups.restored(&store).unwrap();
            groups.restore(&mut store).unwrap();
            assert!([&copy, &store].into_iter().all(|made| View::<u32>::of(made).unwrap().idx == idx));
        }
        par::set_threads(0);
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
