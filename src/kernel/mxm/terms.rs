//! Where the rows of B lie that entries of A name: what weighs a push looks them up, and what makes it need not do so again.
//!
//! Needs: both with 32-bit lists. Gives: [`Terms`]. Cost: 1 to 2 ns an entry of A, a word for each.

use std::ops::Range;

use crate::error::Result;
use crate::mem::{prefetch_at, scratch};
use crate::storage::Index;
use crate::storage::view::View;

/// For each entry of A, the row of B that it names.
pub struct Terms {
    /// Where the row starts, in the upper half of a word, and how long it is; AHEAD more, empty ones.
    words: scratch::Dirty<u64>,
    sum: usize,
}

impl Terms {
    /// Entries of A by which rows of B are asked for before they are read. 2026-11: 8 to 64 make no difference.
    pub(super) const AHEAD: usize = 16;

    /// Of all entries of A; the first index of each row is asked for.
    pub fn of(a: &View<'_, u32>, b: &View<'_, u32>) -> Result<Terms> {
        let mut words = scratch::dirty::<u64>(a.nvals() + Terms::AHEAD)?;
        let (terms, rest) = words.split_at_mut(a.nvals());
        rest.fill(0);
        let (mut sum, from) = (0, a.idx.iter().zip(terms));
        let mut note = |term: &mut u64, row: Range<usize>| {
            *term = (row.start as u64) << 32 | row.len() as u64;
            sum += row.len();
            prefetch_at(b.idx, row.start);
        };
        // Asked once, not for each row.
        match b.ids {
            None => from.for_each(|(k, term)| note(term, b.range(k.us()))),
            Some(_) => from.for_each(|(k, term)| note(term, b.row(k.us()))),
        }
        Ok(Terms { words, sum })
    }

    /// Products that the rows make.
    #[must_use]
    pub fn flops(&self) -> usize {
        self.sum
    }

    /// Those of the rows that A's entries `at` name.
    pub(super) fn products(&self, at: Range<usize>) -> usize {
        self.words[at].iter().map(|word| *word as u32 as usize).sum()
    }

    /// A's entries from `start` on whose rows have up to `most` products, and at least one entry.
    pub(super) fn some(&self, start: usize, most: usize) -> Range<usize> {
        let (mut sum, n) = (0, self.words.len() - Terms::AHEAD);
        let fits = |word: &&u64| {
            sum += **word as u32 as usize;
            sum <= most
        };
        start..start + self.words[start..n].iter().take_while(fits).count().max(1)
    }

    /// The words of A's entries `at` and of [`AHEAD`](Self::AHEAD) after them.
    #[inline(always)]
    pub(super) fn from(&self, at: Range<usize>) -> &[u64] {
        &self.words[at.start..at.end + Terms::AHEAD]
    }
}
