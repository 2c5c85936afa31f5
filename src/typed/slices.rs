//! Slices as they are stored: indices of 32 or 64 bits, values one each or one for all.
//!
//! Needs: `storage`. Gives: [`IndexSlice`], [`ValueSlice`]. Cost: free.

use std::ops::Range;

use crate::storage::Ints;

/// Indices in the width that they are stored in: 32 bits where dimensions and number of entries allow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexSlice<'a> {
    /// 32 bits each.
    U32(&'a [u32]),
    /// 64 bits each.
    U64(&'a [u64]),
}

/// Values of entries that lie side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ValueSlice<'a, T> {
    /// One for each entry.
    Each(&'a [T]),
    /// This value for all entries, of which there are so many.
    Same(T, usize),
}

impl<'a> IndexSlice<'a> {
    pub(super) fn of(ints: &'a Ints, range: Range<usize>) -> Self {
        match ints {
            Ints::U32(b) => IndexSlice::U32(&b[range]),
            Ints::U64(b) => IndexSlice::U64(&b[range]),
        }
    }

    /// Number of indices.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            IndexSlice::U32(s) => s.len(),
            IndexSlice::U64(s) => s.len(),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Index `k`, if there are so many.
    #[must_use]
    pub fn get(&self, k: usize) -> Option<u64> {
        match self {
            IndexSlice::U32(s) => s.get(k).map(|&x| u64::from(x)),
            IndexSlice::U64(s) => s.get(k).copied(),
        }
    }

    /// All indices in order.
    pub fn iter(self) -> impl Iterator<Item = u64> + 'a {
        (0..self.len()).filter_map(move |k| self.get(k))
    }
}

impl<'a, T: Copy> ValueSlice<'a, T> {
    /// Number of values, each entry's counted.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            ValueSlice::Each(s) => s.len(),
            ValueSlice::Same(_, n) => *n,
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Value `k`, if there are so many.
    #[must_use]
    pub fn get(&self, k: usize) -> Option<T> {
        match self {
            ValueSlice::Each(s) => s.get(k).copied(),
            ValueSlice::Same(x, n) => (k < *n).then_some(*x),
        }
    }

    /// All values in order.
    pub fn iter(self) -> impl Iterator<Item = T> + 'a
    where
        T: 'a,
    {
        (0..self.len()).filter_map(move |k| self.get(k))
    }
}
