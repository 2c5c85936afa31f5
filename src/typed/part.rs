//! Parts: u(I), A(I,J), w(I) = u, C(I,J) = A, for lists and ranges of indices.
//!
//! Needs: `object`. Gives: `extract`, `assign` and `assign_scalar` of vectors and matrices, `row` and
//! `col`. They run at once, so a list is borrowed and never copied; for masks and accumulators on a
//! part see the methods of the same names of [`as_dynamic`](super::Matrix::as_dynamic).
//! Cost: as `object`.

use std::ops::{Range, RangeFull};

use super::named::Within;
use super::view::below;
use super::{Matrix, Vector};
use crate::error::Result;
use crate::object::{Indices, Write};
use crate::ops::Descriptor;
use crate::types::{Datum, Element};

impl From<RangeFull> for Indices<'_> {
    fn from(_: RangeFull) -> Self {
        Indices::All
    }
}

impl From<Range<u64>> for Indices<'_> {
    fn from(r: Range<u64>) -> Self {
        Indices::Range { begin: r.start, len: r.end.saturating_sub(r.start) }
    }
}

impl<'a> From<&'a [u64]> for Indices<'a> {
    fn from(list: &'a [u64]) -> Self {
        Indices::List(list)
    }
}

impl<'a> From<&'a Vec<u64>> for Indices<'a> {
    fn from(list: &'a Vec<u64>) -> Self {
        Indices::List(list)
    }
}

impl<'a, const N: usize> From<&'a [u64; N]> for Indices<'a> {
    fn from(list: &'a [u64; N]) -> Self {
        Indices::List(list)
    }
}

impl<T: Element> Vector<T> {
    /// u(I): entry k of the result is entry `i[k]` of this vector.
    ///
    /// ```
    /// use graphblas::Vector;
    ///
    /// let mut u = Vector::from_tuples(4, &[0, 2, 3], &[10, 12, 13], None)?;
    /// assert_eq!(u.extract(&[3, 1, 0])?.tuples()?, (vec![0, 2], vec![13, 10]));
    ///
    /// // u(1..3) = u(2..4), then u(0) = 5
    /// u.assign(1..3, &u.extract(2..4)?)?;
    /// u.assign_scalar(&[0], 5)?;
    /// assert_eq!(u.tuples()?, (vec![0, 1, 2, 3], vec![5, 12, 13, 13]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract<'a>(&self, i: impl Into<Indices<'a>>) -> Result<Self> {
        let i = i.into();
        let w = Self::try_new(i.len(self.size()))?;
        w.as_dynamic().extract(&Write::default(), self.as_dynamic(), i).within("Vector::extract")?;
        Ok(w)
    }

    /// w(I) = u: entry `i[k]` of this vector becomes entry k of `u`, or goes if there is none.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2, 3, 4])?;
    /// u.assign(&[3, 0], &Vector::from_tuples(2, &[0], &[9], None)?)?;
    /// assert_eq!(u.tuples()?, (vec![1, 2, 3], vec![2, 3, 9])); // position 0 lost its entry
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign<'a, U: Element>(&mut self, i: impl Into<Indices<'a>>, u: &Vector<U>) -> Result<()> {
        self.as_dynamic().assign(&Write::default(), u.as_dynamic(), i.into()).within("Vector::assign")
    }

    /// w(I) = x.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2, 3, 4])?;
    /// u.assign_scalar(1..3, 0)?;
    /// u.assign_scalar(&[3], 9)?;
    /// assert_eq!(u.to_vec()?, [1, 0, 0, 9]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign_scalar<'a>(&mut self, i: impl Into<Indices<'a>>, x: T) -> Result<()> {
        self.as_dynamic().assign_scalar(&Write::default(), Some(&Datum::try_of(&x)?), i.into()).within("Vector::assign_scalar")
    }
}

impl<T: Element> Matrix<T> {
    /// A(I,J): the entry at (k, l) of the result is the one at (`i[k]`, `j[l]`) of this matrix.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let mut a = Matrix::from_tuples((3, 3), &[0, 1, 2], &[1, 2, 0], &[1, 2, 3], None)?;
    /// let c = a.extract(&[2, 0], ..)?;
    /// assert_eq!(c.tuples()?, (vec![0, 1], vec![0, 1], vec![3, 1]));
    ///
    /// // A(1..3,:) = C, A(:,2) = 9
    /// a.assign(1..3, .., &c)?;
    /// a.assign_scalar(.., &[2], 9)?;
    /// assert_eq!(a.row(1)?.tuples()?, (vec![0, 2], vec![3, 9]));
    /// assert_eq!(a.col(1)?.tuples()?, (vec![0, 2], vec![1, 1]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract<'a>(&self, i: impl Into<Indices<'a>>, j: impl Into<Indices<'a>>) -> Result<Self> {
        let (i, j) = (i.into(), j.into());
        let c = Self::try_new(i.len(self.nrows()), j.len(self.ncols()))?;
        c.as_dynamic().extract(&Write::default(), self.as_dynamic(), i, j).within("Matrix::extract")?;
        Ok(c)
    }

    /// C(I,J) = A: the entry at (`i[k]`, `j[l]`) becomes entry (k, l) of `a`, or goes if there is none.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::<i32>::try_new(3, 3)?;
    /// let block = Matrix::from_tuples((2, 2), &[0, 1], &[0, 1], &[5, 6], None)?;
    /// a.assign(1..3, &[0, 2], &block)?;
    /// assert_eq!(a.tuples()?, (vec![1, 2], vec![0, 2], vec![5, 6]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign<'a, A: Element>(&mut self, i: impl Into<Indices<'a>>, j: impl Into<Indices<'a>>, a: &Matrix<A>) -> Result<()> {
        self.as_dynamic().assign(&Write::default(), a.as_dynamic(), i.into(), j.into()).within("Matrix::assign")
    }

    /// C(I,J) = x.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::<i32>::try_new(2, 3)?;
    /// a.assign_scalar(&[1], .., 7)?;
    /// assert_eq!(a.tuples()?, (vec![1, 1, 1], vec![0, 1, 2], vec![7, 7, 7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign_scalar<'a>(&mut self, i: impl Into<Indices<'a>>, j: impl Into<Indices<'a>>, x: T) -> Result<()> {
        self.as_dynamic()
            .assign_scalar(&Write::default(), Some(&Datum::try_of(&x)?), i.into(), j.into())
            .within("Matrix::assign_scalar")
    }

    /// A(i,:), as a vector.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// assert_eq!(a.row(0)?.tuples()?, (vec![0, 2], vec![5, 6]));
    /// assert_eq!(a.row(2).unwrap_err().message(), "Matrix::row: row 2 is not below the dimension 2");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn row(&self, i: u64) -> Result<Vector<T>> {
        below(i, self.nrows(), "Matrix::row", "row")?;
        let u = Vector::try_new(self.ncols())?;
        let desc = Descriptor { transpose0: true, ..Descriptor::default() };
        u.as_dynamic().extract_col(&Write { desc, ..Write::default() }, self.as_dynamic(), Indices::All, i)?;
        Ok(u)
    }

    /// A(:,j), as a vector.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// assert_eq!(a.col(2)?.tuples()?, (vec![0], vec![6]));
    /// assert_eq!(a.col(3).unwrap_err().message(), "Matrix::col: column 3 is not below the dimension 3");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn col(&self, j: u64) -> Result<Vector<T>> {
        below(j, self.ncols(), "Matrix::col", "column")?;
        let u = Vector::try_new(self.nrows())?;
        u.as_dynamic().extract_col(&Write::default(), self.as_dynamic(), Indices::All, j)?;
        Ok(u)
    }
}
