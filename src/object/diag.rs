//! Diagonals written into objects that exist: the extensions `GxB_Matrix_diag` and `GxB_Vector_diag`.
//!
//! Needs: the kernels diag, transpose, select. Gives: [`Matrix::write_diag`] and [`Vector::write_diag`].
//! Cost: of a matrix O(entries of v), and O(dimension) where it is not hypersparse; of a vector O(entries of A).
//! Entries are cast to the output's type; what it held before is gone.

use super::check;
use super::header::Orientation;
use super::matrix::Matrix;
use super::vector::Vector;
use super::write::Write;
use crate::error::Result;
use crate::kernel::{diag, transpose};
use crate::mem::Buf;
use crate::ops::{IndexUnaryCode, IndexUnaryOp};
use crate::types::{Datum, DatumSlice, TypeCode};

/// Places on the `k`-th diagonal of an `nrows` by `ncols` matrix.
fn diagonal_length(nrows: u64, ncols: u64, k: i64) -> u64 {
    let shift = k.unsigned_abs();
    let (rows, cols) = if k < 0 { (nrows.saturating_sub(shift), ncols) } else { (nrows, ncols.saturating_sub(shift)) };
    rows.min(cols)
}

impl Matrix {
    /// The matrix becomes `v` on diagonal `k` and nothing elsewhere; it is square and `k` larger than `v`.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 2)?;
    /// v.build_scalar(&[0, 1], &Datum::of(&7_u8))?;
    /// // Below the main diagonal: (1, 0) and (2, 1). What was there before goes.
    /// let a = Matrix::try_new(&Type::of::<u8>(), 3, 3)?;
    /// a.set_element(&Datum::of(&1_u8), 0, 2)?;
    /// a.write_diag(&v, -1)?;
    /// let (mut i, mut j) = ([0; 2], [0; 2]);
    /// assert_eq!(a.extract_tuples(Some(&mut i), Some(&mut j), None)?, 2);
    /// assert_eq!((i, j), ([1, 2], [0, 1]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn write_diag(&self, v: &Vector, k: i64) -> Result<()> {
        let n = v.size().saturating_add(k.unsigned_abs());
        check::shape(self.0.shape(), (n, n), "the output")?;
        let write = Write::<Matrix>::default();
        check::write(&self.0, &v.ty(), &write, None, self.0.shape())?;
        let (value, _) = v.0.value()?;
        let mut z = diag::run(&value, k)?;
        if self.0.orientation() == Orientation::Col {
            z = transpose::run(&z)?;
        }
        self.0.write(z, &super::compute::how(&write, None))
    }
}

impl Vector {
    /// The vector becomes diagonal `k` of `a`, and has as many places.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let a = Matrix::try_new(&ty, 2, 3)?;
    /// a.build(&[0, 1, 1], &[0, 0, 2], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// // The diagonal above the main one has the places (0, 1) and (1, 2).
    /// let v = Vector::try_new(&ty, 2)?;
    /// v.write_diag(&a, 1)?;
    /// let (mut i, mut x) = ([0], [0]);
    /// assert_eq!(v.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?, 1);
    /// assert_eq!((i, x), ([1], [7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn write_diag(&self, a: &Matrix, k: i64) -> Result<()> {
        let (nrows, ncols) = a.0.shape();
        check::length(self.size(), diagonal_length(nrows, ncols, k), "the size of the output")?;
        let write = Write::<Vector>::default();
        check::write(&self.0, &a.ty(), &write, None, self.0.shape())?;
        let only = Matrix::try_new(&a.ty(), nrows, ncols)?;
        let on_diagonal = IndexUnaryOp::try_builtin(IndexUnaryCode::Diag, TypeCode::Int64)?;
        only.select(&Write::default(), &on_diagonal, a, &Datum::of(&k))?;
        let n = only.nvals()? as usize;
        let (mut places, mut values) = (Buf::<u64>::zeroed(n)?, Buf::<u8>::zeroed(n * a.ty().size())?);
        only.extract_tuples(Some(&mut places), None, Some((&a.ty(), &mut values)))?;
        if k < 0 {
            places.iter_mut().for_each(|i| *i -= k.unsigned_abs());
        }
        let made = Vector::try_new(&self.ty(), self.size())?;
        made.build(&places, &DatumSlice::new(a.ty(), &values)?, None)?;
        let (value, _) = made.0.value()?;
        self.0.replace(value.try_clone()?)
    }
}
