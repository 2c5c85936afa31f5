//! Slices as they are stored: indices of 32 or 64 bits, values one each or one for all.
//!
//! Needs: `storage`. Gives: [`IndexSlice`], [`ValueSlice`]. Cost: free.

use std::ops::Range;

use crate::storage::Ints;

/// Indices in the width that they are stored in: 32 bits where dimensions and number of entries allow it.
///
/// ```
/// use graphblas::Vector;
/// use graphblas::typed::IndexSlice;
/// let view = Vector::from_tuples(1000, &[2, 900], &[5, 6], None)?.view()?;
/// match view.as_sparse_slices() {
///     Some((IndexSlice::U32(idx), _)) => assert_eq!(idx, [2, 900]),
///     Some((IndexSlice::U64(idx), _)) => assert_eq!(idx, [2, 900]),
///     None => {} // dense: there is no list
/// }
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexSlice<'a> {
    /// 32 bits each.
    U32(&'a [u32]),
    /// 64 bits each.
    U64(&'a [u64]),
}

/// Values of entries that lie side by side.
///
/// ```
/// use graphblas::typed::ValueSlice;
/// let lengths = ValueSlice::Each(&[2.5, 4.0]);
/// assert_eq!(lengths.iter().sum::<f64>(), 6.5);
/// let of_ten_roads = ValueSlice::Same(2.5, 10);
/// assert_eq!(of_ten_roads.iter().sum::<f64>(), 25.0);
/// ```
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
    ///
    /// ```
    /// use graphblas::typed::IndexSlice;
    /// assert_eq!(IndexSlice::U32(&[4, 7]).len(), 2);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            IndexSlice::U32(s) => s.len(),
            IndexSlice::U64(s) => s.len(),
        }
    }

    /// Whether there is none.
    ///
    /// ```
    /// use graphblas::typed::IndexSlice;
    /// assert!(IndexSlice::U64(&[]).is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Index `k`, if there are so many.
    ///
    /// ```
    /// use graphblas::typed::IndexSlice;
    /// let idx = IndexSlice::U32(&[4, 7]);
    /// assert_eq!((idx.get(1), idx.get(2)), (Some(7), None));
    /// ```
    #[must_use]
    pub fn get(&self, k: usize) -> Option<u64> {
        match self {
            IndexSlice::U32(s) => s.get(k).map(|&x| u64::from(x)),
            IndexSlice::U64(s) => s.get(k).copied(),
        }
    }

    /// All indices in order.
    ///
    /// ```
    /// use graphblas::typed::IndexSlice;
    /// assert_eq!(IndexSlice::U32(&[4, 7]).iter().collect::<Vec<u64>>(), [4, 7]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = u64> + 'a {
        (0..self.len()).filter_map(move |k| self.get(k))
    }
}

impl<'a, T: Copy> ValueSlice<'a, T> {
    /// Number of values, each entry's counted.
    ///
    /// ```
    /// use graphblas::typed::ValueSlice;
    /// assert_eq!((ValueSlice::Each(&[5, 6]).len(), ValueSlice::Same(5, 9).len()), (2, 9));
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            ValueSlice::Each(s) => s.len(),
            ValueSlice::Same(_, n) => *n,
        }
    }

    /// Whether there is none.
    ///
    /// ```
    /// use graphblas::typed::ValueSlice;
    /// assert!(ValueSlice::Same(5, 0).is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Value `k`, if there are so many.
    ///
    /// ```
    /// use graphblas::typed::ValueSlice;
    /// assert_eq!((ValueSlice::Each(&[5, 6]).get(1), ValueSlice::Same(5, 9).get(8)), (Some(6), Some(5)));
    /// ```
    #[must_use]
    pub fn get(&self, k: usize) -> Option<T> {
        match self {
            ValueSlice::Each(s) => s.get(k).copied(),
            ValueSlice::Same(x, n) => (k < *n).then_some(*x),
        }
    }

    /// All values in order.
    ///
    /// ```
    /// use graphblas::typed::ValueSlice;
    /// assert_eq!(ValueSlice::Same(5, 3).iter().collect::<Vec<_>>(), [5, 5, 5]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = T> + 'a
    where
        T: 'a,
    {
        (0..self.len()).filter_map(move |k| self.get(k))
    }
}
