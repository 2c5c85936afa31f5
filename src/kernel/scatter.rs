//! Columns that are marked in any order, and met as they rise, line by line.
//!
//! Needs: how many columns there are. Gives: [`Scatter`]. Cost: two bytes are written for a column that is marked, and nothing is read;
//! to look through them a byte for every 64 columns, 64 at a time. Scratch of a byte for each column: bits take less, but to set one waits
//! for the one set before in its word, which neighbours often share. 2026-11, columns of products on road-NY and road-FLA: 4.3 and 4.6 ns
//! each to be numbered and summed, 3.0 and 3.8 so.
//! Invariant SCATTER-1: between uses all marks are zero.

use crate::error::Result;
use crate::mem::scratch;
use crate::storage::Index;

/// Columns up to which bytes pay, for they stay in the second cache. 2026-11, loops of their own. Columns of products numbered and summed,
/// by bits, by bits of two halves in turn, by bytes: frontiers of road-NY 5.0, 4.0, 3.7 ns, of road-FLA 5.3, 4.6, 4.5; anywhere among 264,000
/// columns 5.4, 5.3, 5.8, a million 6.2, 6.4, 7.0, four millions 7.3, 8.1, 20. Runs of rising columns joined, by bits, those of a word brought
/// together, and by bytes: anywhere among 264,000 columns 1.5, 2.6 ns, four millions 9.3, 13.8; but LAGraph's delta stepping on road-NY joins
/// 400 at a time in 39 us a bucket by bits, in 24 by bytes.
pub const NEAR: usize = if cfg!(test) { 5_000 } else { 1 << 19 };

/// Columns of a line, and lines that are looked at together.
pub const LINE: usize = 64;

/// Marks, of which there are none when it is made.
pub struct Scatter {
    /// One for each column.
    marks: scratch::Zeroed<u8>,
    /// One for each line.
    lines: scratch::Zeroed<u8>,
}

impl Scatter {
    /// For so many columns.
    pub fn new(n: usize) -> Result<Scatter> {
        let lines = Scatter::lines(n);
        Ok(Scatter { marks: scratch::zeroed(lines * LINE)?, lines: scratch::zeroed(lines)? })
    }

    /// Lines of so many columns, and some more that are empty.
    #[must_use]
    pub fn lines(n: usize) -> usize {
        n.div_ceil(LINE).next_multiple_of(LINE)
    }

    /// Marks a column.
    ///
    /// # Safety
    /// It is one of those that this was made for.
    #[inline(always)]
    pub unsafe fn mark(&mut self, j: u32) {
        // SAFETY: the caller's promise.
        unsafe {
            *self.marks.get_unchecked_mut(j.us()) = 1;
            *self.lines.get_unchecked_mut(j.us() / LINE) = 1;
        }
    }

    /// Hands each line that has marks to `f`, with these as bits, and takes them away. `word` gives the bits of bytes that are 0 or 1.
    #[inline(always)]
    pub fn take(&mut self, word: impl Fn(&[u8; LINE]) -> u64, mut f: impl FnMut(usize, u64)) {
        let (marks, _) = self.marks.as_chunks_mut::<LINE>();
        let (lines, _) = self.lines.as_chunks_mut::<LINE>();
        for (t, some) in lines.iter_mut().enumerate() {
            let mut left = word(some);
            if left != 0 {
                *some = [0; LINE];
            }
            while left != 0 {
                let line = t * LINE + left.trailing_zeros() as usize;
                f(line, word(&marks[line]));
                marks[line] = [0; LINE];
                left &= left - 1;
            }
        }
    }

    /// When marks have been taken away for the last time.
    pub fn give_back(self) {
        self.marks.give_back();
        self.lines.give_back();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;
    use crate::storage::present;
    use std::collections::BTreeSet;

    #[test]
    fn marks_are_met_once_and_in_order() {
        let mut dice = Dice(8);
        for n in [1, 63, 64, 65, 4096, 4097, 100_000] {
            let mut all = Scatter::new(n).unwrap();
            for _ in 0..3 {
                let mut want = BTreeSet::from([0, n as u32 - 1]);
                want.extend((0..dice.below(300)).map(|_| dice.below(n as u64) as u32));
                // SAFETY: less than n.
                want.iter().rev().chain(&want).for_each(|j| unsafe { all.mark(*j) });
                let mut met = Vec::new();
                all.take(
                    |line| present::word(line),
                    |line, bits| met.extend((0..LINE).filter(|k| bits >> k & 1 == 1).map(|k| (line * LINE + k) as u32)),
                );
                assert!(met.iter().eq(&want), "{n}");
            }
            all.give_back();
        }
    }
}
