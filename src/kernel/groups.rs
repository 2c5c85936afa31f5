//! Rows of lists by their lengths: rows of one length are summed by one loop, whose branches are all foreseen.
//!
//! Needs: row ends. Gives: [`Groups`], which belong to these lists and are worth their making from the third product on.
//! Cost: making them two passes over the row ends; 2 bytes a row. Within blocks of [`BLOCK`] rows only, so that entries
//! and results stay near each other.
//! Invariant GROUPS-1: of each block, `order` holds every row once, in groups by length, rising within a group; `ends` are
//! the groups' ends.

use super::erased::TILE;
use crate::error::Result;
use crate::mem::Buf;
use crate::storage::view::View;

/// Rows of a block.
pub const BLOCK: usize = 8 * TILE;
/// Entries of the longest rows that have a group of their own.
pub const LONGEST: usize = 8;
/// Groups: rows of 0 to [`LONGEST`] entries, and all longer ones.
const GROUPS: usize = LONGEST + 2;

/// Rows by their lengths.
pub struct Groups {
    order: Buf<u16>,
    ends: Buf<[u16; GROUPS]>,
}

impl Groups {
    /// Of lists without numbers.
    pub fn of(lists: &View<'_, u32>) -> Result<Groups> {
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
        Ok(Groups { order, ends })
    }

    /// The groups of the block that begins with row `start`, by length; the last are the longer rows.
    pub fn block(&self, start: usize) -> impl Iterator<Item = &[u16]> {
        let ends = &self.ends[start / BLOCK];
        let order = &self.order[start..];
        (0..GROUPS).map(move |g| &order[usize::from(if g == 0 { 0 } else { ends[g - 1] })..usize::from(ends[g])])
    }

    /// Whether the rows of this range are one block of `n` rows in all.
    pub fn is_block(range: &std::ops::Range<usize>, n: usize) -> bool {
        range.start.is_multiple_of(BLOCK) && range.end == n.min(range.start + BLOCK)
    }
}
