//! Parts: u(I), A(I,J), w(I) = u, C(I,J) = A, for lists and ranges of indices.
//!
//! Needs: `object`. Gives: `extract`, `assign` and `assign_scalar` of vectors and matrices, `row` and
//! `col`. They run at once, so a list is borrowed and never copied; for masks and accumulators on a
//! part see the methods of the same names of [`as_dynamic`](super::Matrix::as_dynamic).
//! Cost: as `object`.

use std::ops::{Range, RangeFull};

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
        w.as_dynamic().extract(&Write::default(), self.as_dynamic(), i)?;
        Ok(w)
    }

    /// w(I) = u: entry `i[k]` of this vector becomes entry k of `u`, or goes if there is none.
    pub fn assign<'a, U: Element>(&mut self, i: impl Into<Indices<'a>>, u: &Vector<U>) -> Result<()> {
        self.as_dynamic().assign(&Write::default(), u.as_dynamic(), i.into())
    }

    /// w(I) = x.
    pub fn assign_scalar<'a>(&mut self, i: impl Into<Indices<'a>>, x: T) -> Result<()> {
        self.as_dynamic().assign_scalar(&Write::default(), Some(&Datum::try_of(&x)?), i.into())
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
        c.as_dynamic().extract(&Write::default(), self.as_dynamic(), i, j)?;
        Ok(c)
    }

    /// C(I,J) = A: the entry at (`i[k]`, `j[l]`) becomes entry (k, l) of `a`, or goes if there is none.
    pub fn assign<'a, A: Element>(&mut self, i: impl Into<Indices<'a>>, j: impl Into<Indices<'a>>, a: &Matrix<A>) -> Result<()> {
        self.as_dynamic().assign(&Write::default(), a.as_dynamic(), i.into(), j.into())
    }

    /// C(I,J) = x.
    pub fn assign_scalar<'a>(&mut self, i: impl Into<Indices<'a>>, j: impl Into<Indices<'a>>, x: T) -> Result<()> {
        self.as_dynamic().assign_scalar(&Write::default(), Some(&Datum::try_of(&x)?), i.into(), j.into())
    }

    /// A(i,:), as a vector.
    pub fn row(&self, i: u64) -> Result<Vector<T>> {
        let u = Vector::try_new(self.ncols())?;
        let desc = Descriptor { transpose0: true, ..Descriptor::default() };
        u.as_dynamic().extract_col(&Write { desc, ..Write::default() }, self.as_dynamic(), Indices::All, i)?;
        Ok(u)
    }

    /// A(:,j), as a vector.
    pub fn col(&self, j: u64) -> Result<Vector<T>> {
        let u = Vector::try_new(self.nrows())?;
        u.as_dynamic().extract_col(&Write::default(), self.as_dynamic(), Indices::All, j)?;
        Ok(u)
    }
}
