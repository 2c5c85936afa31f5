//! How much memory objects take.
//!
//! Needs: `header`. Gives: `memory_usage` of matrices, vectors and scalars.
//! Cost: O(1), and the pending work. A value that copies share counts for each of them; a transpose that is kept
//! beside the value is not counted, arrays that were handed over and are kept are.

use super::header::Header;
use super::matrix::Matrix;
use super::scalar::Scalar;
use super::vector::Vector;
use crate::error::Result;
use crate::storage::{Form, Ints, Store};

fn bytes_of(ints: &Ints) -> usize {
    ints.len() * if ints.is_wide() { 8 } else { 4 }
}

/// Bytes of the header and of the arrays of its value.
fn of_header(h: &Header) -> Result<usize> {
    let (value, _) = h.value()?;
    let form = match &value.form {
        Form::List(l) => l.ids.as_ref().map_or(0, bytes_of) + bytes_of(&l.ptr) + bytes_of(&l.idx),
        Form::Bitmap { present, .. } => present.footprint(),
        Form::Full => 0,
    };
    Ok(size_of::<Header>() + size_of::<Store>() + form + value.vals.bytes().len() + h.kept())
}

impl Matrix {
    /// Bytes that the matrix takes.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// // One value for all entries takes less than one each.
    /// let (a, b) = (Matrix::try_new(&Type::of::<f64>(), 9, 9)?, Matrix::try_new(&Type::of::<f64>(), 9, 9)?);
    /// a.build_scalar(&[0, 1, 2], &[5, 6, 7], &Datum::of(&1.5))?;
    /// b.build(&[0, 1, 2], &[5, 6, 7], &DatumSlice::of(&[1.5, 2.5, 3.5]), None)?;
    /// assert_eq!(b.memory_usage()? - a.memory_usage()?, 2 * size_of::<f64>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn memory_usage(&self) -> Result<usize> {
        of_header(&self.0)
    }
}

impl Vector {
    /// Bytes that the vector takes.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // Not what a list of all places would take.
    /// let v = Vector::try_new(&Type::of::<f64>(), 1 << 60)?;
    /// v.set_element(&Datum::of(&1.5), 7)?;
    /// assert!(v.memory_usage()? < 1000);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn memory_usage(&self) -> Result<usize> {
        of_header(&self.0)
    }
}

impl Scalar {
    /// Bytes that the scalar takes.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// assert!(Scalar::try_new(&Type::of::<f64>())?.memory_usage()? > 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn memory_usage(&self) -> Result<usize> {
        of_header(&self.0)
    }
}
