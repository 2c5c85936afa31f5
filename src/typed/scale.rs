//! Rows and columns times the entries of a vector: diag(d) A and A diag(d).
//!
//! Needs: `typed`'s products. Gives: `scale_rows`, `scale_columns`. Cost: O(entries) and the places of `d`.

use super::{Matrix, Vector, semiring};
use crate::error::{Error, ErrorKind, Result};
use crate::types::Scalar;

fn fits(d: u64, n: u64, call: &str, what: &str) -> Result<()> {
    if d == n {
        return Ok(());
    }
    let wrong = format_args!("{call}: d: an element for each of {n} {what} was needed, its size is {d}");
    Err(Error::new(ErrorKind::DimensionMismatch, wrong))
}

impl<T: Scalar> Matrix<T> {
    /// The matrix with each entry times the entry of `d` for its row; rows without one in `d` have no entries. An error
    /// unless `d` has the size of a column.
    ///
    /// ```
    /// use graphblas::{Matrix, Vector, monoid, op};
    ///
    /// // Rows divided by their sums: the probabilities of a random walk.
    /// let a = Matrix::from_csr((2, 2), &[0, 2, 3], &[0, 1, 0], &[1.0, 3.0, 5.0])?;
    /// let sums: Vector<f64> = a.reduce_rows(&monoid::plus::<f64>()).eval()?;
    /// let walk = a.scale_rows(&sums.bind1st(op::div::<f64>(), 1.0).eval()?)?;
    /// assert_eq!(walk.tuples()?.2, [0.25, 0.75, 1.0]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn scale_rows(&self, d: &Vector<T>) -> Result<Matrix<T>> {
        fits(d.size(), self.nrows(), "Matrix::scale_rows", "rows")?;
        d.diag()?.mxm(&semiring::plus_times::<T>(), self).eval()
    }

    /// The matrix with each entry times the entry of `d` for its column; columns without one in `d` have no entries. An
    /// error unless `d` has the size of a row.
    ///
    /// ```
    /// use graphblas::{Matrix, Vector};
    ///
    /// let a = Matrix::from_csr((2, 2), &[0, 2, 3], &[0, 1, 0], &[1, 3, 5])?;
    /// let b = a.scale_columns(&Vector::from_slice(&[10, 1])?)?;
    /// assert_eq!(b.tuples()?.2, [10, 3, 50]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn scale_columns(&self, d: &Vector<T>) -> Result<Matrix<T>> {
        fits(d.size(), self.ncols(), "Matrix::scale_columns", "columns")?;
        self.mxm(&semiring::plus_times::<T>(), &d.diag()?).eval()
    }
}
