//! Building from iterators, edges and dense arrays.
//!
//! Needs: `object`. Gives: `try_from_iter`, `from_edges`, `from_slice`, `from_rows`, and `to_vec`, `to_rows` for the way back.
//! Cost: what an iterator gives is collected, 8 bytes an index beside the value, and sorted where it is not in order,
//! O(entries); dense arrays are copied once.

use super::named::Within;
use super::{Matrix, Vector};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::object::{Orientation, Packed, PackedForm, Taking};
use crate::ops::BinaryOp;
use crate::types::{Element, bytes_of, zero};

/// Room for what an iterator promises; it is not trusted beyond a first block.
const MOST_PROMISED: usize = 1 << 16;

fn room<T: Copy>(hint: (usize, Option<usize>)) -> Result<Buf<T>> {
    Buf::with_capacity(hint.0.min(MOST_PROMISED))
}

/// A value for each place, trusted: their number was checked.
fn all<T: Element>(values: &[T]) -> Result<(Packed, Taking)> {
    let packed = Packed { form: PackedForm::Full, values: Buf::from_slice(bytes_of(values))?, is_iso: false };
    Ok((packed, Taking { is_jumbled: false, is_secure: false }))
}

/// A value for each of so many places: all at hand, or some, and `missing` at the others.
fn dense<T: Element>(places: u64, all: Option<&[T]>, missing: T, some: impl Iterator<Item = (u64, T)>) -> Result<Vec<T>> {
    let n = usize::try_from(places).unwrap_or(usize::MAX);
    let mut out = Vec::new();
    out.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n.saturating_mul(size_of::<T>())))?;
    match all {
        Some(values) => out.extend_from_slice(values),
        None => {
            out.resize(n, missing);
            some.for_each(|(p, x)| out[p as usize] = x);
        }
    }
    Ok(out)
}

impl<T: Element> Vector<T> {
    /// A vector of `size` positions from pairs (position, value) in any order. Errors: a position that is not below `size`,
    /// and one that comes twice. The iterator may be endless only if memory is.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Vector};
    ///
    /// let squares = Vector::try_from_iter(10, (0..4).map(|k| (2 * k, k * k)))?;
    /// assert_eq!(squares.tuples()?, (vec![0, 2, 4, 6], vec![0, 1, 4, 9]));
    ///
    /// let twice = Vector::try_from_iter(10, [(3, 1.0), (3, 2.0)]);
    /// assert_eq!(twice.map(|_| ()).map_err(|e| e.kind()), Err(ErrorKind::InvalidValue));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_from_iter(size: u64, entries: impl IntoIterator<Item = (u64, T)>) -> Result<Self> {
        let entries = entries.into_iter();
        let (mut idx, mut vals) = (room(entries.size_hint())?, room(entries.size_hint())?);
        for (i, x) in entries {
            idx.push(i)?;
            vals.push(x)?;
        }
        Self::from_tuples(size, &idx, &vals, None).within("Vector::try_from_iter")
    }

    /// A vector with an entry at every position: entry `i` is `values[i]`. Copies the slice.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let u = Vector::from_slice(&[3, 0, 4])?;
    /// assert_eq!((u.size(), u.nvals()?, u.get(1)?), (3, 3, Some(0))); // zeros are entries, too
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_slice(values: &[T]) -> Result<Self> {
        let v = Self::try_new(values.len() as u64)?;
        let (packed, how) = all(values)?;
        v.as_dynamic().pack(packed, how).map_err(|(e, _)| e)?;
        Ok(v)
    }

    /// The value of every position. An error when an entry is missing; [`Vector::to_vec_or`] puts a value there.
    ///
    /// ```
    /// use graphblas::Vector;
    ///
    /// let mut u = Vector::from_slice(&[1, 2, 3])?;
    /// assert_eq!(u.to_vec()?, [1, 2, 3]);
    /// u.remove(1)?;
    /// assert_eq!(u.to_vec().unwrap_err().message(), "Vector::to_vec: an entry at each of 3 positions was needed, there are 2");
    /// assert_eq!(u.to_vec_or(-1)?, [1, -1, 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_vec(&self) -> Result<Vec<T>> {
        let (n, size) = (self.nvals()?, self.size());
        if n != size {
            return Err(Error::new(
                ErrorKind::InvalidValue,
                format_args!("Vector::to_vec: an entry at each of {size} positions was needed, there are {n}"),
            ));
        }
        self.to_vec_or(zero())
    }

    /// The value of every position, `missing` where there is no entry. O(positions).
    ///
    /// ```
    /// use graphblas::Vector;
    /// let u = Vector::from_tuples(4, &[1, 3], &[5, 7], None)?;
    /// assert_eq!(u.to_vec_or(-1)?, [-1, 5, -1, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_vec_or(&self, missing: T) -> Result<Vec<T>> {
        let view = self.view()?;
        dense(self.size(), view.as_full_slice(), missing, view.iter())
    }
}

impl<T: Element> Matrix<T> {
    /// A matrix of `shape` rows and columns from triples (row, column, value) in any order; equal places are combined by
    /// `dup`, or refused. Errors: a row or column that is not below its dimension.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    ///
    /// let steps = [1, 2, 1, 2, 0];
    /// let counts = Matrix::try_from_iter((3, 3), steps.windows(2).map(|w| (w[0], w[1], 1)), Some(&op::plus::<i32>()))?;
    /// assert_eq!(counts.get(1, 2)?, Some(2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_from_iter(
        shape: (u64, u64),
        entries: impl IntoIterator<Item = (u64, u64, T)>,
        dup: Option<&BinaryOp>,
    ) -> Result<Self> {
        let entries = entries.into_iter();
        let hint = entries.size_hint();
        let (mut rows, mut cols, mut vals) = (room(hint)?, room(hint)?, room(hint)?);
        for (i, j, x) in entries {
            rows.push(i)?;
            cols.push(j)?;
            vals.push(x)?;
        }
        Self::from_tuples(shape, &rows, &cols, &vals, dup).within("Matrix::try_from_iter")
    }

    /// A matrix with an entry at every place, from the values row after row. An error unless there are as many as places.
    /// Copies the slice.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::from_rows((2, 3), &[1, 2, 3, 4, 5, 6])?;
    /// assert_eq!(a.get(1, 0)?, Some(4));
    /// assert_eq!(a.view()?.as_full_slice(), Some(&[1, 2, 3, 4, 5, 6][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_rows(shape: (u64, u64), values: &[T]) -> Result<Self> {
        let (nrows, ncols) = shape;
        if nrows.checked_mul(ncols) != Some(values.len() as u64) {
            let n = values.len();
            return Err(Error::new(
                ErrorKind::DimensionMismatch,
                format_args!("Matrix::from_rows: values: one for each place of {nrows} by {ncols} was needed, {n} came"),
            ));
        }
        let a = Self::try_new(nrows, ncols)?;
        let (packed, how) = all(values)?;
        a.as_dynamic().pack(Orientation::Row, packed, how).map_err(|(e, _)| e)?;
        Ok(a)
    }

    /// The value of every place, row after row. An error when an entry is missing; [`Matrix::to_rows_or`] puts a value there.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::try_from_iter((2, 2), [(0, 0, 1), (1, 0, 3)], None)?;
    /// assert_eq!(a.to_rows_or(0)?, [1, 0, 3, 0]);
    /// assert!(a.to_rows().is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_rows(&self) -> Result<Vec<T>> {
        let (n, nrows, ncols) = (self.nvals()?, self.nrows(), self.ncols());
        if nrows.checked_mul(ncols) != Some(n) {
            return Err(Error::new(
                ErrorKind::InvalidValue,
                format_args!("Matrix::to_rows: an entry at each of {nrows} by {ncols} places was needed, there are {n}"),
            ));
        }
        self.to_rows_or(zero())
    }

    /// The value of every place, row after row, `missing` where there is no entry. O(places).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_tuples((2, 2), &[0], &[1], &[5.0], None)?;
    /// assert_eq!(a.to_rows_or(0.0)?, [0.0, 5.0, 0.0, 0.0]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_rows_or(&self, missing: T) -> Result<Vec<T>> {
        let view = self.view()?;
        let places = self.nrows().saturating_mul(self.ncols());
        dense(places, view.as_full_slice(), missing, view.iter().map(|(i, j, x)| (i * view.ncols() + j, x)))
    }
}

impl Matrix<bool> {
    /// The adjacency matrix of a directed graph of `n` vertices: true at (i, j) for each edge i -> j. An edge that comes
    /// again changes nothing. An error when a vertex is not below `n`.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::from_edges(4, [(0, 1), (1, 2), (2, 0), (0, 1)])?;
    /// assert_eq!((a.nrows(), a.nvals()?), (4, 3));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_edges(n: u64, edges: impl IntoIterator<Item = (u64, u64)>) -> Result<Self> {
        let entries = edges.into_iter().map(|(i, j)| (i, j, true));
        Self::try_from_iter((n, n), entries, Some(&super::op::first::<bool>())).within("Matrix::from_edges")
    }
}
