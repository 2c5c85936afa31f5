//! Iterators over the entries of matrices and vectors, which walk the storage and copy nothing.
//!
//! Needs: `object::Reading`, `storage::walk`. Gives: [`Entries`], [`VectorEntries`], [`LineIter`], `iter` of matrices and
//! vectors, and `for` over references to them and to views.
//! Cost: to begin, the updates and recorded calls that wait; a step O(1), along a bitmap as many places as are skipped.

use std::borrow::Borrow;
use std::iter::FusedIterator;
use std::marker::PhantomData;

use super::view::{Line, MatrixView, VectorView};
use super::{Matrix, Vector};
use crate::error::{Error, Result};
use crate::object::{Orientation, Reading};
use crate::storage::Store;
use crate::storage::walk::Cursor;
use crate::types::{Element, zero};

/// The value at a position, which must be one of an entry.
pub(super) fn value_at<T: Element>(s: &Store, p: usize) -> T {
    let mut x = zero();
    super::matrix::bytes_of_mut(std::slice::from_mut(&mut x)).copy_from_slice(s.vals.at(p, size_of::<T>()));
    x
}

/// Row, column and value of each entry of a matrix. `R` is the value that it walks: its own (`Reading`), or that of a view.
///
/// ```
/// use graphblas::Matrix;
/// let a = Matrix::try_from_iter((3, 3), [(0, 1, 2.0), (2, 0, 4.0)], None)?;
/// let mut entries = a.iter()?;
/// assert_eq!(entries.next(), Some((0, 1, 2.0)));
/// assert_eq!(entries.map(|(_, _, x)| x).sum::<f64>(), 4.0);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Entries<R, T> {
    reading: R,
    cursor: Cursor,
    of: PhantomData<T>,
}

/// Position and value of each entry of a vector; see [`Entries`].
///
/// ```
/// use graphblas::Vector;
/// let u = Vector::from_tuples(9, &[2, 7], &['a' as u32, 'b' as u32], None)?;
/// assert_eq!(u.iter()?.collect::<Vec<_>>(), [(2, 97), (7, 98)]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct VectorEntries<R, T> {
    reading: R,
    cursor: Cursor,
    of: PhantomData<T>,
}

/// Place and value of each entry of a row or column.
///
/// ```
/// use graphblas::Matrix;
/// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
/// let view = a.view()?;
/// assert_eq!(view.row(0)?.iter().collect::<Vec<_>>(), [(0, 5), (2, 6)]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LineIter<'a, T> {
    store: &'a Store,
    cursor: Cursor,
    of: PhantomData<T>,
}

/// What `for` over a reference to a matrix or vector walks: entries, or the error that kept their value from being made.
///
/// ```
/// use graphblas::Vector;
/// let u = Vector::from_tuples(9, &[2, 7], &[5, 6], None)?;
/// let mut sum = 0;
/// for entry in &u {
///     let (_, x) = entry?; // an error of the calls that make `u` comes here, first
///     sum += x;
/// }
/// assert_eq!(sum, 11);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct TryEntries<I>(std::result::Result<I, Option<Error>>);

fn hint(cursor: &Cursor, s: &Store) -> (usize, Option<usize>) {
    let (least, most) = cursor.left(s);
    (least, Some(most))
}

impl<R: Borrow<Reading>, T: Element> Entries<R, T> {
    pub(super) fn of(reading: R) -> Self {
        let cursor = Cursor::of_all(reading.borrow().store());
        Entries { reading, cursor, of: PhantomData }
    }
}

impl<R: Borrow<Reading>, T: Element> VectorEntries<R, T> {
    pub(super) fn of(reading: R) -> Self {
        let cursor = Cursor::of_all(reading.borrow().store());
        VectorEntries { reading, cursor, of: PhantomData }
    }
}

impl<'a, T: Element> LineIter<'a, T> {
    pub(super) fn new(store: &'a Store, cursor: Cursor) -> Self {
        LineIter { store, cursor, of: PhantomData }
    }
}

impl<R: Borrow<Reading>, T: Element> Iterator for Entries<R, T> {
    type Item = (u64, u64, T);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let reading = self.reading.borrow();
        let (major, minor, p) = self.cursor.next(reading.store())?;
        let (i, j) = if reading.orientation() == Orientation::Row { (major, minor) } else { (minor, major) };
        Some((i, j, value_at(reading.store(), p)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        hint(&self.cursor, self.reading.borrow().store())
    }
}

impl<R: Borrow<Reading>, T: Element> Iterator for VectorEntries<R, T> {
    type Item = (u64, T);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let store = self.reading.borrow().store();
        let (_, i, p) = self.cursor.next(store)?;
        Some((i, value_at(store, p)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        hint(&self.cursor, self.reading.borrow().store())
    }
}

impl<T: Element> Iterator for LineIter<'_, T> {
    type Item = (u64, T);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (_, k, p) = self.cursor.next(self.store)?;
        Some((k, value_at(self.store, p)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        hint(&self.cursor, self.store)
    }
}

impl<I: Iterator> Iterator for TryEntries<I> {
    type Item = Result<I::Item>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.0 {
            Ok(entries) => entries.next().map(Ok),
            Err(e) => e.take().map(Err),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.0 {
            Ok(entries) => entries.size_hint(),
            Err(e) => (usize::from(e.is_some()), Some(usize::from(e.is_some()))),
        }
    }
}

impl<R: Borrow<Reading>, T: Element> FusedIterator for Entries<R, T> {}
impl<R: Borrow<Reading>, T: Element> FusedIterator for VectorEntries<R, T> {}
impl<T: Element> FusedIterator for LineIter<'_, T> {}
impl<I: FusedIterator> FusedIterator for TryEntries<I> {}

impl<T: Element> Matrix<T> {
    /// Row, column and value of each entry, in the order in which they are stored, by rows as a rule. The iterator walks the
    /// value that the matrix has at this moment and borrows nothing, so the matrix may be changed meanwhile.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let mut a = Matrix::try_from_iter((2, 2), [(0, 0, 4), (1, 0, -3)], None)?;
    /// for (i, j, x) in a.iter()? {
    ///     if x < 0 {
    ///         a.remove(i, j)?;
    ///     }
    /// }
    /// assert_eq!(a.iter()?.collect::<Vec<_>>(), [(0, 0, 4)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn iter(&self) -> Result<Entries<Reading, T>> {
        Ok(Entries::of(self.as_dynamic().reading(None)?))
    }
}

impl<T: Element> Vector<T> {
    /// Position and value of each entry, in order. The iterator walks the value that the vector has at this moment and
    /// borrows nothing, so the vector may be changed meanwhile.
    ///
    /// ```
    /// use graphblas::Vector;
    ///
    /// let u = Vector::try_from_iter(9, [(7, 1.5), (2, 0.5)])?;
    /// assert_eq!(u.iter()?.collect::<Vec<_>>(), [(2, 0.5), (7, 1.5)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn iter(&self) -> Result<VectorEntries<Reading, T>> {
        Ok(VectorEntries::of(self.as_dynamic().reading()?))
    }
}

/// Entries of a matrix, each a `Result`: when the value cannot be made, which [`Matrix::iter`] tells at once, the error
/// is the one item.
///
/// ```
/// use graphblas::{Matrix, Result};
///
/// fn heaviest(a: &Matrix<u32>) -> Result<u32> {
///     let mut most = 0;
///     for entry in a {
///         let (_, _, x) = entry?;
///         most = most.max(x);
///     }
///     Ok(most)
/// }
/// # assert_eq!(heaviest(&Matrix::try_from_iter((2, 2), [(0, 1, 5), (1, 1, 3)], None)?)?, 5);
/// # Ok::<(), graphblas::Error>(())
/// ```
impl<T: Element> IntoIterator for &Matrix<T> {
    type Item = Result<(u64, u64, T)>;
    type IntoIter = TryEntries<Entries<Reading, T>>;

    fn into_iter(self) -> Self::IntoIter {
        TryEntries(self.iter().map_err(Some))
    }
}

/// Entries of a vector, each a `Result`, as of `&Matrix`.
impl<T: Element> IntoIterator for &Vector<T> {
    type Item = Result<(u64, T)>;
    type IntoIter = TryEntries<VectorEntries<Reading, T>>;

    fn into_iter(self) -> Self::IntoIter {
        TryEntries(self.iter().map_err(Some))
    }
}

impl<'a, T: Element> IntoIterator for &'a MatrixView<T> {
    type Item = (u64, u64, T);
    type IntoIter = Entries<&'a Reading, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T: Element> IntoIterator for &'a VectorView<T> {
    type Item = (u64, T);
    type IntoIter = VectorEntries<&'a Reading, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T: Element> IntoIterator for &Line<'a, T> {
    type Item = (u64, T);
    type IntoIter = LineIter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
