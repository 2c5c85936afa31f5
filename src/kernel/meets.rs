//! Which rows of A meet an entry of u: a pull whose results all have one value (`mxm::iso`).
//!
//! Needs: A by row, u bitmap or full. Gives: presence, through [`Puller`]; no values.
//! Cost: 2 ns per row where one of its first entries decides, else half a nanosecond per entry up to the first hit.
//! Parallel: as [`super::mxv`].

use std::ops::Range;

use super::mxv::Puller;
use crate::storage::Index;
use crate::storage::view::View;

/// Rows of A and the presence of u; `None` if u is full.
#[derive(Clone, Copy)]
pub(super) struct Meets<'a, I> {
    lists: View<'a, I>,
    present: Option<&'a [u8]>,
}

impl<'a, I: Index> Meets<'a, I> {
    /// Of these.
    pub fn new(lists: View<'a, I>, present: Option<&'a [u8]>) -> Self {
        Meets { lists, present }
    }

    /// Whether most of about `sample` rows are empty or meet an entry with one of their first.
    pub fn ends_early(&self, sample: usize) -> bool {
        let n = self.lists.nmajor;
        let rows = || (0..n).step_by((n / sample).max(1)).map(|i| self.lists.range(i));
        let meets = |row: Range<usize>| {
            let mut few = row.clone().take(FIRST);
            row.is_empty() || few.any(|p| self.present.is_none_or(|b| b[self.lists.idx[p].us()] != 0))
        };
        rows().filter(|row| meets(row.clone())).count() * 4 > rows().len() * 3
    }
}

/// Entries of a row that are looked up without a branch.
const FIRST: usize = 4;

impl<I: Index> Puller<I> for Meets<'_, I> {
    fn rows(&mut self, rows: Range<usize>, wanted: Option<&[I]>, present: &mut [u8], _out: &mut [u8]) -> usize {
        let (idx, ptr) = (self.lists.idx, &self.lists.ptr[rows.start..=rows.end]);
        let mut made = 0;
        let mut put = |k: usize, is: bool| {
            present[k] = u8::from(is);
            made += usize::from(is);
        };
        for t in 0..wanted.map_or(rows.len(), <[I]>::len) {
            let k = wanted.map_or(t, |wanted| wanted[t].us());
            let row = ptr[k].us()..ptr[k + 1].us();
            let Some(b) = self.present else {
                put(k, !row.is_empty());
                continue;
            };
            // SAFETY: LIST-2: u has a place for every index of A.
            let is_there = |j: &I| unsafe { *b.get_unchecked(j.us()) } != 0;
            match idx[row.start..].first_chunk::<FIRST>() {
                Some(first) => {
                    // Of a short row these are entries of the next ones, too.
                    let found = first.iter().enumerate().fold(false, |found, (l, j)| found | (is_there(j) & (l < row.len())));
                    // One branch for both: which of the two it is cannot be foreseen.
                    let is_done = found | (row.len() <= FIRST);
                    put(k, if is_done { found } else { idx[row.start + FIRST..row.end].iter().any(is_there) });
                }
                None => put(k, idx[row].iter().any(is_there)),
            }
        }
        made
    }
}
