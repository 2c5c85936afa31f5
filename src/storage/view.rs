//! What kernels read: lists of one index width, or dense positions.
//!
//! Needs: a [`Store`]. Gives: [`View`] (sparse and hypersparse alike) and `with_views!`.
//! Cost: free; a row of a hypersparse view is found by binary search.

use std::ops::Range;

use super::{Form, Index, Lists, Store};

/// Lists of one index width.
#[derive(Clone, Copy, Debug)]
pub struct View<'a, I> {
    /// Length of the major axis.
    pub nmajor: usize,
    /// Length of the minor axis.
    pub nminor: usize,
    /// Hypersparse: major index of each stored vector.
    pub ids: Option<&'a [I]>,
    /// Start of each stored vector.
    pub ptr: &'a [I],
    /// Minor indices.
    pub idx: &'a [I],
}

impl<'a, I: Index> View<'a, I> {
    /// The lists of `store`, if it has lists of this width.
    #[must_use]
    pub fn of(store: &'a Store) -> Option<Self> {
        let Form::List(Lists { ids, ptr, idx }) = &store.form else { return None };
        let ids = match ids {
            None => None,
            Some(ids) => Some(I::unwrap(ids)?),
        };
        Some(View {
            nmajor: store.nmajor as usize,
            nminor: store.nminor as usize,
            ids,
            ptr: I::unwrap(ptr)?,
            idx: I::unwrap(idx)?,
        })
    }

    /// Number of stored vectors.
    #[inline]
    #[must_use]
    pub fn vectors(&self) -> usize {
        self.ptr.len() - 1
    }

    /// Major index of stored vector `k`.
    #[inline]
    #[must_use]
    pub fn id(&self, k: usize) -> usize {
        self.ids.map_or(k, |ids| ids[k].us())
    }

    /// Positions of stored vector `k`.
    #[inline(always)]
    #[must_use]
    pub fn range(&self, k: usize) -> Range<usize> {
        self.ptr[k].us()..self.ptr[k + 1].us()
    }

    /// Positions of major index `i`; empty when no vector is stored.
    #[inline(always)]
    #[must_use]
    pub fn row(&self, i: usize) -> Range<usize> {
        match self.ids {
            None => self.range(i),
            Some(ids) => ids.binary_search(&I::new(i)).map_or(0..0, |k| self.range(k)),
        }
    }

    /// Position and place of each entry at the places `at`, counted along the major vectors.
    pub fn within(&self, at: Range<usize>) -> impl Iterator<Item = (usize, usize)> + '_ {
        let n = self.nminor.max(1);
        (at.start / n..at.end.div_ceil(n)).flat_map(move |i| {
            let (row, base) = (self.row(i), i * n);
            let before = |j: usize| self.idx[row.clone()].partition_point(|x| x.us() < j.saturating_sub(base));
            (row.start + before(at.start)..row.start + before(at.end)).map(move |p| (p, base + self.idx[p].us()))
        })
    }

    /// Whether these are the very lists of `other`.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        let is_same = |a: &[I], b: &[I]| std::ptr::eq(a, b);
        is_same(self.ptr, other.ptr) && is_same(self.idx, other.idx)
    }

    /// Whether the lists hold the same entries as those of `other`, stored the same way. O(entries), a few per nanosecond.
    #[must_use]
    pub fn equals(&self, other: &Self) -> bool {
        self.is(other) || (self.ids == other.ids && self.ptr == other.ptr && self.idx == other.idx)
    }

    /// Number of entries.
    #[must_use]
    pub fn nvals(&self) -> usize {
        self.idx.len()
    }
}
