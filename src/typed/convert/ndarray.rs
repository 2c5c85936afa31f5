//! Dense arrays of ndarray: vectors and matrices with an entry at every place.
//!
//! Needs: the feature `ndarray`. Gives: `from_ndarray`, `to_ndarray`, `to_ndarray_or`. Cost: O(places), one copy.

use ::ndarray::{Array1, Array2, ArrayView, ArrayView1, ArrayView2, Dimension};

use super::counted;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::typed::{Matrix, Vector};
use crate::types::Element;

/// The elements row after row, when they do not lie so: a transpose, or a slice with steps.
fn in_order<T: Element, D: Dimension>(a: &ArrayView<'_, T, D>) -> Result<Buf<T>> {
    let mut out = Buf::with_capacity(a.len())?;
    a.iter().try_for_each(|&x| out.push(x))?;
    Ok(out)
}

impl<T: Element> Vector<T> {
    /// The vector with an entry for each element.
    ///
    /// ```
    /// use graphblas::Vector;
    /// use ndarray::{array, s};
    ///
    /// let a = array![1, 2, 3, 4];
    /// assert_eq!(Vector::from_ndarray(a.view())?.to_ndarray()?, a);
    /// assert_eq!(Vector::from_ndarray(a.slice(s![..;2]))?.to_vec()?, [1, 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_ndarray(a: ArrayView1<'_, T>) -> Result<Self> {
        match a.as_slice() {
            Some(values) => Self::from_slice(values),
            None => Self::from_slice(&in_order(&a)?),
        }
    }

    /// The value of every position; an error when an entry is missing, see [`Vector::to_ndarray_or`].
    ///
    /// ```
    /// use graphblas::Vector;
    /// use ndarray::array;
    /// assert_eq!(Vector::from_slice(&[1, 2])?.to_ndarray()?, array![1, 2]);
    /// assert!(Vector::<i32>::try_new(2)?.to_ndarray().is_err()); // no values to give
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_ndarray(&self) -> Result<Array1<T>> {
        Ok(Array1::from_vec(self.to_vec()?))
    }

    /// The value of every position, `missing` where there is no entry.
    ///
    /// ```
    /// use graphblas::Vector;
    /// use ndarray::array;
    /// assert_eq!(Vector::from_tuples(3, &[1], &[5], None)?.to_ndarray_or(0)?, array![0, 5, 0]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_ndarray_or(&self, missing: T) -> Result<Array1<T>> {
        Ok(Array1::from_vec(self.to_vec_or(missing)?))
    }
}

impl<T: Element> Matrix<T> {
    /// The matrix with an entry for each element.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use ndarray::array;
    ///
    /// let a = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    /// let m = Matrix::from_ndarray(a.view())?;
    /// assert_eq!((m.get(1, 0)?, m.to_ndarray()?), (Some(4.0), a));
    ///
    /// let sparse = Matrix::try_from_iter((2, 2), [(0, 1, 7)], None)?;
    /// assert_eq!(sparse.to_ndarray_or(0)?, array![[0, 7], [0, 0]]);
    /// assert!(sparse.to_ndarray().is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_ndarray(a: ArrayView2<'_, T>) -> Result<Self> {
        let (nrows, ncols) = a.dim();
        let shape = (nrows as u64, ncols as u64);
        match a.as_slice() {
            Some(values) => Self::from_rows(shape, values),
            None => Self::from_rows(shape, &in_order(&a)?),
        }
    }

    /// The value of every place; an error when an entry is missing, see [`Matrix::to_ndarray_or`].
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use ndarray::array;
    /// assert_eq!(Matrix::from_rows((1, 2), &[1, 2])?.to_ndarray()?, array![[1, 2]]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_ndarray(&self) -> Result<Array2<T>> {
        self.array(self.to_rows()?)
    }

    /// The value of every place, `missing` where there is no entry.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use ndarray::array;
    /// let a = Matrix::from_tuples((2, 2), &[0], &[1], &[5], None)?;
    /// assert_eq!(a.to_ndarray_or(-1)?, array![[-1, 5], [-1, -1]]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_ndarray_or(&self, missing: T) -> Result<Array2<T>> {
        self.array(self.to_rows_or(missing)?)
    }

    fn array(&self, values: Vec<T>) -> Result<Array2<T>> {
        const CALL: &str = "Matrix::to_ndarray";
        let shape = (counted(CALL, "rows", self.nrows())?, counted(CALL, "columns", self.ncols())?);
        Array2::from_shape_vec(shape, values).map_err(|e| Error::new(ErrorKind::InvalidValue, format_args!("{CALL}: {e}")))
    }
}
