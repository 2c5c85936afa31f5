//! Views: the entries of a matrix or vector as they are at one moment, read where they lie.
//!
//! Needs: `object::Reading`, `storage::walk`. Gives: [`MatrixView`] and [`VectorView`], made by `view`, and [`Line`], a row
//! or column of one.
//! Cost: a view is a counted reference; a step from entry to entry is O(1), along a bitmap as many places as are skipped;
//! `get` is a binary search in a row, or O(1) when the storage is dense. Nothing takes a lock or copies.

use std::fmt;
use std::marker::PhantomData;

use super::iter::{Entries, LineIter, VectorEntries, value_at};
use super::slices::{IndexSlice, ValueSlice};
use super::{Matrix, Vector};
use crate::error::{Error, ErrorKind, Result};
use crate::object::{Orientation, Reading};
use crate::storage::walk::{self, Cursor};
use crate::storage::{Form, Store};
use crate::types::Element;

/// A matrix as it was when the view was made, to be read entry by entry.
///
/// Later changes of the matrix do not show. They are made beside the value that the view holds, so while one lives the
/// first change of the matrix copies it. A view may be sent to other threads, and read by many at once.
///
/// ```
/// use graphblas::Matrix;
///
/// let a = Matrix::try_from_iter((3, 3), [(0, 1, 2.0), (0, 2, 7.0), (2, 0, 4.0)], None)?;
/// let view = a.view()?;
/// for (i, j, x) in &view {
///     println!("{i} -> {j}: {x}");
/// }
/// let row = view.row(0)?;
/// assert_eq!(row.nvals(), 2);
/// assert_eq!(row.get(2)?, Some(7.0));
/// assert_eq!(row.iter().map(|(_, x)| x).sum::<f64>(), 9.0);
/// // Rows that hold nothing are passed over.
/// assert_eq!(view.rows().map(|row| row.index()).collect::<Vec<_>>(), [0, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct MatrixView<T> {
    reading: Reading,
    of: PhantomData<T>,
}

/// A vector as it was when the view was made, to be read entry by entry; see [`MatrixView`].
///
/// ```
/// use graphblas::Vector;
///
/// let u = Vector::from_slice(&[3, 1, 4])?;
/// let view = u.view()?;
/// assert_eq!(view.as_full_slice(), Some(&[3, 1, 4][..]));
/// assert_eq!(view.iter().map(|(i, x)| i * x).sum::<u64>(), 9);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct VectorView<T> {
    reading: Reading,
    of: PhantomData<T>,
}

/// One row, or one column, of a [`MatrixView`].
///
/// ```
/// use graphblas::Matrix;
/// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
/// let view = a.view()?;
/// let row = view.row(0)?;
/// assert_eq!((row.index(), row.size(), row.nvals()), (0, 3, 2));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Line<'a, T> {
    store: &'a Store,
    index: u64,
    cursor: Cursor,
    of: PhantomData<T>,
}

/// An error, which names the call and the argument, unless i < n.
pub(super) fn below(i: u64, n: u64, call: &str, what: &str) -> Result<()> {
    if i < n {
        return Ok(());
    }
    Err(Error::new(ErrorKind::InvalidIndex, format_args!("{call}: {what} {i} is not below the dimension {n}")))
}

/// The values at consecutive positions; `None` for a bitmap, which has places without a value among them.
fn values_of<T: Element>(s: &Store, positions: std::ops::Range<usize>) -> Option<ValueSlice<'_, T>> {
    if s.present().is_some() {
        return None;
    }
    if s.vals.is_iso() {
        return Some(ValueSlice::Same(value_at(s, 0), positions.len()));
    }
    Some(ValueSlice::Each(&crate::storage::typed::<T>(s.vals.bytes())[positions]))
}

fn indices_of(s: &Store, positions: std::ops::Range<usize>) -> Option<IndexSlice<'_>> {
    match &s.form {
        Form::List(l) => Some(IndexSlice::of(&l.idx, positions)),
        Form::Bitmap { .. } | Form::Full => None,
    }
}

/// All values, when there is one for each place.
fn full<T: Element>(s: &Store) -> Option<&[T]> {
    match (&s.form, values_of(s, 0..s.nvals())?) {
        (Form::Full, ValueSlice::Each(values)) => Some(values),
        _ => None,
    }
}

impl<T: Element> Matrix<T> {
    /// The entries as they are at this moment, by rows. Updates that wait are applied and recorded calls run first; a
    /// matrix that is stored by columns is transposed, O(entries).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::try_from_iter((2, 2), [(0, 1, 5)], None)?;
    /// let view = a.view()?;
    /// a.set(1, 0, 6)?;
    /// assert_eq!(view.iter().collect::<Vec<_>>(), [(0, 1, 5)]); // as it was
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn view(&self) -> Result<MatrixView<T>> {
        Ok(MatrixView { reading: self.as_dynamic().reading(Some(Orientation::Row))?, of: PhantomData })
    }

    /// The entries as they are at this moment, by columns: the lines of the view are columns. A matrix that is stored by
    /// rows is transposed, O(entries).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// let columns: Vec<_> = a.view_by_columns()?.iter().collect();
    /// assert_eq!(columns, [(0, 0, 5), (1, 1, 7), (0, 2, 6)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn view_by_columns(&self) -> Result<MatrixView<T>> {
        Ok(MatrixView { reading: self.as_dynamic().reading(Some(Orientation::Col))?, of: PhantomData })
    }
}

impl<T: Element> MatrixView<T> {
    fn by_columns(&self) -> bool {
        self.reading.orientation() == Orientation::Col
    }

    fn store(&self) -> &Store {
        self.reading.store()
    }

    /// Number of rows.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// assert_eq!(Matrix::<u8>::try_new(2, 3)?.view_by_columns()?.nrows(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nrows(&self) -> u64 {
        if self.by_columns() { self.store().nminor } else { self.store().nmajor }
    }

    /// Number of columns.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// assert_eq!(Matrix::<u8>::try_new(2, 3)?.view_by_columns()?.ncols(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ncols(&self) -> u64 {
        if self.by_columns() { self.store().nmajor } else { self.store().nminor }
    }

    /// Number of entries.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// assert_eq!(Matrix::from_edges(3, [(0, 1), (1, 2)])?.view()?.nvals(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nvals(&self) -> u64 {
        self.store().nvals() as u64
    }

    /// The entry at (i, j), if there is one; an error when a row or column is not below its dimension.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::try_from_iter((2, 2), [(0, 1, 5)], None)?.view()?;
    /// assert_eq!((view.get(0, 1)?, view.get(0, 0)?), (Some(5), None));
    /// assert_eq!(view.get(0, 2).unwrap_err().message(), "MatrixView::get: column 2 is not below the dimension 2");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn get(&self, i: u64, j: u64) -> Result<Option<T>> {
        below(i, self.nrows(), "MatrixView::get", "row")?;
        below(j, self.ncols(), "MatrixView::get", "column")?;
        let (major, minor) = if self.by_columns() { (j, i) } else { (i, j) };
        Ok(walk::find(self.store(), major, minor).map(|p| value_at(self.store(), p)))
    }

    /// Row, column and value of each entry, row after row, or column after column.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::try_from_iter((2, 2), [(1, 0, 6), (0, 1, 5)], None)?.view()?;
    /// assert_eq!(view.iter().collect::<Vec<_>>(), [(0, 1, 5), (1, 0, 6)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> Entries<&Reading, T> {
        Entries::of(&self.reading)
    }

    /// Row `i` of a view by rows. A view by columns has no rows at hand: [`Matrix::view`] makes one that has.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix};
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// assert_eq!(a.view()?.row(1)?.get(1)?, Some(7));
    /// assert!(a.view()?.row(2).is_err()); // there are rows 0 and 1
    /// assert_eq!(a.view_by_columns()?.row(1).unwrap_err().kind(), ErrorKind::InvalidValue);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn row(&self, i: u64) -> Result<Line<'_, T>> {
        self.line(i, Orientation::Row, "MatrixView::row", "row")
    }

    /// Column `j` of a view by columns, which [`Matrix::view_by_columns`] makes.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// let by_columns = a.view_by_columns()?;
    /// assert_eq!(by_columns.column(2)?.iter().collect::<Vec<_>>(), [(0, 6)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn column(&self, j: u64) -> Result<Line<'_, T>> {
        self.line(j, Orientation::Col, "MatrixView::column", "column")
    }

    fn line(&self, i: u64, want: Orientation, call: &str, what: &str) -> Result<Line<'_, T>> {
        if self.reading.orientation() != want {
            let make = if want == Orientation::Row { "view" } else { "view_by_columns" };
            return Err(Error::new(
                ErrorKind::InvalidValue,
                format_args!("{call}: this view has no {what}s at hand, one made by Matrix::{make} was needed"),
            ));
        }
        let s = self.store();
        below(i, s.nmajor, call, what)?;
        Ok(Line { store: s, index: i, cursor: Cursor::of_vector(s, i), of: PhantomData })
    }

    /// The rows that hold entries, in order; of a view by columns its columns.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_edges(100, [(7, 1), (7, 2), (90, 7)])?.view()?;
    /// let degrees: Vec<_> = view.rows().map(|row| (row.index(), row.nvals())).collect();
    /// assert_eq!(degrees, [(7, 2), (90, 1)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn rows(&self) -> impl Iterator<Item = Line<'_, T>> {
        let s = self.store();
        (0..walk::stored_vectors(s))
            .map(move |k| Line { store: s, index: walk::major_of(s, k), cursor: Cursor::of_stored(s, k), of: PhantomData })
            .filter(|line| line.iter().next().is_some())
    }

    /// The values of all places, row after row (column after column), if the matrix is full and has a value for each place:
    /// no entry is missing, and it was not made as one value for all. O(1).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let full = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
    /// assert_eq!(full.view()?.as_full_slice(), Some(&[1, 2, 3, 4][..]));
    /// assert_eq!(full.view_by_columns()?.as_full_slice(), Some(&[1, 3, 2, 4][..]));
    /// assert_eq!(Matrix::from_edges(2, [(0, 1)])?.view()?.as_full_slice(), None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn as_full_slice(&self) -> Option<&[T]> {
        full(self.store())
    }

    /// The starts of the rows (columns), the column (row) of each entry, and the values, if that is how the matrix is stored:
    /// `None` when it is dense, or so empty that only rows with entries are listed. O(1).
    ///
    /// ```
    /// use graphblas::{Matrix, typed::ValueSlice};
    ///
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// let view = a.view()?;
    /// if let Some((ptr, idx, ValueSlice::Each(val))) = view.as_compressed_slices() {
    ///     assert_eq!(ptr.iter().collect::<Vec<_>>(), [0, 2, 3]);
    ///     assert_eq!((idx.get(1), val), (Some(2), &[5, 6, 7][..]));
    /// }
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn as_compressed_slices(&self) -> Option<(IndexSlice<'_>, IndexSlice<'_>, ValueSlice<'_, T>)> {
        let s = self.store();
        match &s.form {
            Form::List(l) if l.ids.is_none() => {
                let (ptr, idx) = (IndexSlice::of(&l.ptr, 0..l.ptr.len()), IndexSlice::of(&l.idx, 0..l.idx.len()));
                Some((ptr, idx, values_of(s, 0..l.idx.len())?))
            }
            _ => None,
        }
    }
}

impl<T: Element> Vector<T> {
    /// The entries as they are at this moment. Updates that wait are applied and recorded calls run first.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2])?;
    /// let view = u.view()?;
    /// u.set(0, 9)?;
    /// assert_eq!(view.get(0)?, Some(1)); // as it was
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn view(&self) -> Result<VectorView<T>> {
        Ok(VectorView { reading: self.as_dynamic().reading()?, of: PhantomData })
    }
}

impl<T: Element> VectorView<T> {
    fn store(&self) -> &Store {
        self.reading.store()
    }

    /// Number of positions.
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::<u8>::try_new(7)?.view()?.size(), 7);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> u64 {
        self.store().nminor
    }

    /// Number of entries.
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::from_tuples(7, &[1, 4], &[5, 6], None)?.view()?.nvals(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nvals(&self) -> u64 {
        self.store().nvals() as u64
    }

    /// The entry at `i`, if there is one; an error when `i` is not below the size.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let view = Vector::from_tuples(7, &[1, 4], &[5, 6], None)?.view()?;
    /// assert_eq!((view.get(4)?, view.get(5)?), (Some(6), None));
    /// assert_eq!(view.get(7).unwrap_err().message(), "VectorView::get: index 7 is not below the dimension 7");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn get(&self, i: u64) -> Result<Option<T>> {
        below(i, self.size(), "VectorView::get", "index")?;
        Ok(walk::find(self.store(), 0, i).map(|p| value_at(self.store(), p)))
    }

    /// Position and value of each entry, in order.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let view = Vector::from_tuples(7, &[1, 4], &[5, 6], None)?.view()?;
    /// assert_eq!(view.iter().collect::<Vec<_>>(), [(1, 5), (4, 6)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> VectorEntries<&Reading, T> {
        VectorEntries::of(&self.reading)
    }

    /// The values of all positions, if the vector is full and has a value for each: no entry is missing, and it was not
    /// made as one value for all. O(1); see [`Vector::to_vec`] for values however they are stored.
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::from_slice(&[3, 1])?.view()?.as_full_slice(), Some(&[3, 1][..]));
    /// assert_eq!(Vector::<i32>::try_new(2)?.view()?.as_full_slice(), None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn as_full_slice(&self) -> Option<&[T]> {
        full(self.store())
    }

    /// The position and the value of each entry, if they are stored as two lists; `None` when the storage is dense. O(1).
    ///
    /// ```
    /// use graphblas::Vector;
    /// let view = Vector::from_tuples(1000, &[2, 900], &[5, 6], None)?.view()?;
    /// if let Some((idx, val)) = view.as_sparse_slices() {
    ///     assert_eq!((idx.get(1), val.get(1)), (Some(900), Some(6)));
    /// }
    /// assert!(Vector::from_slice(&[1, 2])?.view()?.as_sparse_slices().is_none());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn as_sparse_slices(&self) -> Option<(IndexSlice<'_>, ValueSlice<'_, T>)> {
        let all = 0..self.store().nvals();
        Some((indices_of(self.store(), all.clone())?, values_of(self.store(), all)?))
    }
}

impl<'a, T: Element> Line<'a, T> {
    /// Which row (column) it is.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_edges(100, [(7, 1)])?.view()?;
    /// assert_eq!(view.rows().map(|row| row.index()).collect::<Vec<_>>(), [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn index(&self) -> u64 {
        self.index
    }

    /// Number of places: the number of columns (rows).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::<u8>::try_new(2, 3)?;
    /// assert_eq!((a.view()?.row(0)?.size(), a.view_by_columns()?.column(0)?.size()), (3, 2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> u64 {
        self.store.nminor
    }

    /// Number of entries. O(1), along a bitmap O(places).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_edges(3, [(0, 1), (0, 2)])?.view()?;
    /// assert_eq!((view.row(0)?.nvals(), view.row(1)?.nvals()), (2, 0));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nvals(&self) -> u64 {
        self.cursor.count(self.store) as u64
    }

    /// The entry at place `k` of this line, if there is one; an error when `k` is not below the size.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_csr((1, 3), &[0, 2], &[0, 2], &[5, 6])?.view()?;
    /// let row = view.row(0)?;
    /// assert_eq!((row.get(2)?, row.get(1)?), (Some(6), None));
    /// assert!(row.get(3).is_err()); // there are columns 0, 1 and 2
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn get(&self, k: u64) -> Result<Option<T>> {
        below(k, self.size(), "Line::get", "index")?;
        Ok(walk::find(self.store, self.index, k).map(|p| value_at(self.store, p)))
    }

    /// Column (row) and value of each entry, in order.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_csr((1, 3), &[0, 2], &[0, 2], &[5, 6])?.view()?;
    /// assert_eq!(view.row(0)?.iter().collect::<Vec<_>>(), [(0, 5), (2, 6)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn iter(&self) -> LineIter<'a, T> {
        LineIter::new(self.store, self.cursor.clone())
    }

    /// The column (row) of each entry; `None` when the storage is dense. O(1).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_csr((1, 1000), &[0, 2], &[0, 2], &[5, 6])?.view()?;
    /// if let Some(columns) = view.row(0)?.indices() {
    ///     assert_eq!(columns.iter().collect::<Vec<_>>(), [0, 2]);
    /// }
    /// // Of full storage there is no list: every column has an entry.
    /// assert!(Matrix::from_rows((1, 2), &[1, 2])?.view()?.row(0)?.indices().is_none());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn indices(&self) -> Option<IndexSlice<'a>> {
        indices_of(self.store, self.cursor.positions())
    }

    /// The value of each entry; `None` when the matrix is stored as a bitmap. O(1).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?.view()?;
    /// let values = view.row(1)?.values();
    /// assert_eq!(values.map(|v| v.iter().collect()), Some(vec![3, 4]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn values(&self) -> Option<ValueSlice<'a, T>> {
        values_of(self.store, self.cursor.positions())
    }

    /// A vector of its own with these entries. O(entries).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let view = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?.view()?;
    /// assert_eq!(view.row(0)?.to_vector()?.tuples()?, (vec![0, 2], vec![5, 6]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_vector(&self) -> Result<Vector<T>> {
        Vector::try_from_iter(self.size(), self.iter())
    }
}

impl<T> Clone for MatrixView<T> {
    fn clone(&self) -> Self {
        MatrixView { reading: self.reading.clone(), of: PhantomData }
    }
}

impl<T> Clone for VectorView<T> {
    fn clone(&self) -> Self {
        VectorView { reading: self.reading.clone(), of: PhantomData }
    }
}

impl<T> Clone for Line<'_, T> {
    fn clone(&self) -> Self {
        Line { store: self.store, index: self.index, cursor: self.cursor.clone(), of: PhantomData }
    }
}

impl<T: Element> fmt::Debug for MatrixView<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Element> fmt::Debug for VectorView<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Element> fmt::Debug for Line<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
