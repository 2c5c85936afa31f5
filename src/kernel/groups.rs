//! Rows of lists by their lengths: rows of one length are summed by one loop, whose branches are all foreseen.
//!
//! Needs: row ends. Gives: [`Groups`], which belong to these lists and are worth their making from the third product on; lists
//! arranged in their order (`arrange`), which only products read.
//! Cost: making them two passes over the row ends, 2 bytes a row; to arrange lists, or to bring them back, takes two passes over
//! the columns, 4 bytes a column of the matrix where these are numbered anew (`hot`), no copy, and no memory for the order.
//! Within blocks of [`BLOCK`] rows only, so that entries and results stay near each other.
//! Invariant GROUPS-1: of each block, the order holds every row once, in groups by length, rising within a group; `ends` are
//! the groups' ends. Arranged columns lie in this order, block after block; a block's begin where its lists did. Row ends are not
//! there then: the order lies where they were, and lengths tell them.
//! Invariant GROUPS-2: if there is `hot`, it holds every place of a vector once, and a column is the number of its place there.
//!
//! Source: sliced ELLPACK, Monakov, Lokhmotov and Avetisyan, HiPEAC 2010, without its padding.

mod arrange;
mod hot;

use std::ops::Range;

pub use arrange::Arranging;

use super::erased::TILE;
use crate::error::Result;
use crate::mem::Buf;
use crate::storage::view::View;
use crate::storage::{Store, typed};
use crate::types::bytes_of;

/// Rows of a block: their entries are met once for each length, and should be near still. 2026-11, A u with FP64 values on
/// web-NotreDame, blocks of 8,192 rows: 1.5 times what rows in their order take.
pub const BLOCK: usize = 4 * TILE;
/// Entries of the longest rows that have a group of their own.
pub const LONGEST: usize = 32;
/// Groups: rows of 0 to [`LONGEST`] entries, and all longer ones.
const GROUPS: usize = LONGEST + 2;

/// Rows by their lengths, of lists that lie row after row, or are arranged.
pub struct Groups {
    order: Order,
    /// Of the rows, and where those of one more would begin.
    blocks: Buf<Block>,
    has_empty: bool,
    arranged: Option<Arranged>,
}

/// Rows of blocks, counted from the first of their block, in the order of their groups.
enum Order {
    Own(Buf<u16>),
    /// Where lists that are arranged have their row ends else: in the first half of the bytes of each block's.
    InEnds(Buf<u32>),
}

impl Order {
    /// Of the block that has these rows.
    fn of(&self, rows: Range<usize>) -> &[u16] {
        match self {
            Order::Own(order) => &order[rows],
            Order::InEnds(ends) => &typed(bytes_of(&ends[rows.clone()]))[..rows.len()],
        }
    }
}

/// Rows that lie near each other.
#[derive(Clone, Copy)]
struct Block {
    ends: [u16; GROUPS],
    /// Entries before it.
    begin: u32,
    /// Rows of more than [`LONGEST`] entries before it.
    long: u32,
}

/// What is known of arranged lists.
struct Arranged {
    /// The lengths of rows of more than [`LONGEST`] entries, in their order.
    long: Buf<u32>,
    /// What columns are numbers of (GROUPS-2); without it they are places.
    hot: Option<Buf<u32>>,
}

impl Groups {
    /// Of lists without numbers.
    pub fn of(lists: &View<'_, u32>) -> Result<Groups> {
        let (blocks, mut order) = (Block::all(lists.ptr)?, Buf::filled(lists.nmajor, 0)?);
        for (ptr, (block, order)) in Block::ends_of(lists.ptr).zip(blocks.iter().zip(order.chunks_mut(BLOCK))) {
            block.sort(ptr, order);
        }
        Ok(Groups::made(Order::Own(order), blocks, None))
    }

    fn made(order: Order, blocks: Buf<Block>, arranged: Option<Arranged>) -> Groups {
        let has_empty = blocks.iter().any(|block| block.ends[0] > 0);
        Groups { order, blocks, has_empty, arranged }
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
        let block = &self.blocks[start / BLOCK];
        let order = self.order.of(start..start + block.rows());
        (0..GROUPS).map(move |g| &order[block.group(g)])
    }

    /// Where the columns of this block of arranged lists begin, and the lengths of its rows of more than [`LONGEST`] entries; none of
    /// lists that are not arranged.
    pub fn arranged_block(&self, start: usize) -> Option<(usize, &[u32])> {
        let (block, next) = (&self.blocks[start / BLOCK], &self.blocks[start / BLOCK + 1]);
        self.arranged.as_ref().map(|arranged| (block.begin as usize, &arranged.long[block.long as usize..next.long as usize]))
    }

    /// Entries before the block that begins with row `start`, which may be the end of all.
    pub fn begin(&self, start: usize) -> usize {
        self.blocks[start.div_ceil(BLOCK)].begin as usize
    }

    /// Whether there are rows without entries.
    pub fn has_empty(&self) -> bool {
        self.has_empty
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

/// The group of rows of so many entries.
fn group(length: u32) -> usize {
    (length as usize).min(LONGEST + 1)
}

impl Block {
    /// The row ends of each block, and where its first row begins.
    fn ends_of(ptr: &[u32]) -> impl Iterator<Item = &[u32]> {
        (0..ptr.len() - 1).step_by(BLOCK).map(|start| &ptr[start..ptr.len().min(start + BLOCK + 1)])
    }

    /// Of all rows, and the end.
    fn all(ptr: &[u32]) -> Result<Buf<Block>> {
        const { assert!(BLOCK <= u16::MAX as usize) };
        let (mut blocks, mut long) = (Buf::with_capacity((ptr.len() - 1).div_ceil(BLOCK) + 1)?, 0);
        for ptr in Block::ends_of(ptr) {
            let mut ends = [0; GROUPS];
            ptr.windows(2).for_each(|row| ends[group(row[1] - row[0])] += 1);
            let its_long = u32::from(ends[LONGEST + 1]);
            (1..GROUPS).for_each(|g| ends[g] += ends[g - 1]);
            blocks.push(Block { ends, begin: ptr[0], long })?;
            long += its_long;
        }
        blocks.push(Block { ends: [0; GROUPS], begin: ptr[ptr.len() - 1], long })?;
        Ok(blocks)
    }

    /// Its rows.
    fn rows(&self) -> usize {
        usize::from(self.ends[LONGEST + 1])
    }

    /// Where the rows of a group are in its order.
    fn group(&self, g: usize) -> Range<usize> {
        usize::from(if g == 0 { 0 } else { self.ends[g - 1] })..usize::from(self.ends[g])
    }

    /// Puts its rows, which have these ends, in order.
    fn sort(&self, ptr: &[u32], order: &mut [u16]) {
        let mut next: [usize; GROUPS] = std::array::from_fn(|g| self.group(g).start);
        for (k, row) in ptr.windows(2).enumerate() {
            let to = &mut next[group(row[1] - row[0])];
            order[*to] = k as u16;
            *to += 1;
        }
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
            let (arranging, mut groups) = Arranging::of(&lists, size).unwrap();
            arranging.run(&mut store, &mut groups).unwrap();
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
            let row_of = |i: usize| ptr[i] as usize..ptr[i + 1] as usize;
            let mut p = 0;
            for start in (0..n).step_by(BLOCK) {
                let (begin, mut long) = groups.arranged_block(start).unwrap();
                assert!(p == begin && p == ptr[start] as usize && p == groups.begin(start));
                for (g, rows) in groups.block(start).enumerate() {
                    for row in rows.iter().map(|&k| row_of(start + usize::from(k))) {
                        let length = if g > LONGEST { *long.split_off_first().unwrap() as usize } else { g };
                        assert!(row.len() == length && (g > LONGEST) == (length > LONGEST));
                        let lies = arranged.idx[p..p + row.len()].iter().map(|&k| place(k));
                        assert!(lies.eq(idx[row.clone()].iter().map(|&k| &vals[k as usize * size..][..size])));
                        p += row.len();
                    }
                }
            }
            assert!(p == idx.len() && p == groups.begin(n));
            let copy = groups.restored(&store).unwrap();
            groups.restore(&mut store).unwrap();
            for made in [&copy, &store] {
                let made = View::<u32>::of(made).unwrap();
                assert!(made.ptr == ptr && made.idx == idx);
            }
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
