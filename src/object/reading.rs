//! The value of an object as it is now, to be read where it lies.
//!
//! Needs: `header`. Gives: [`Reading`], and `reading` of matrices and vectors.
//! Cost: a counted reference; waiting updates are applied and recorded calls made first, and the other orientation is
//! transposed, O(entries). Nothing is copied, so a change of the object while a reading lives makes a value beside it.

use super::header::{Header, Orientation};
use super::matrix::Matrix;
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Shared;
use crate::storage::{Form, Store};

/// A value that does not change, whatever happens to the object.
///
/// ```
/// use graphblas::dynamic::Vector;
/// use graphblas::types::{Datum, Type};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
/// v.set_element(&Datum::of(&5_u8), 2)?;
/// let reading = v.reading()?;
/// v.clear()?;
/// assert_eq!((reading.store().nvals(), v.nvals()?), (1, 0));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reading {
    value: Shared<Store>,
    orientation: Orientation,
}

impl Reading {
    fn of(h: &Header, want: Option<Orientation>) -> Result<Reading> {
        let (value, have) = h.value()?;
        let orientation = want.unwrap_or(have);
        let value = if orientation == have { value } else { h.oriented(orientation, false)? };
        // Only a full value of one element can have so many places; positions are counted in a usize.
        if matches!(value.form, Form::Full) && value.nmajor.checked_mul(value.nminor).is_none_or(|n| n > isize::MAX as u64) {
            let (m, n) = (value.nmajor, value.nminor);
            return Err(Error::new(ErrorKind::NotImplemented, format_args!("{m} times {n} entries are too many to be walked")));
        }
        Ok(Reading { value, orientation })
    }

    /// The value.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// let reading = Matrix::try_new(&Type::of::<u8>(), 2, 3)?.reading(None)?;
    /// assert_eq!((reading.store().nmajor, reading.store().nminor), (2, 3));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.value
    }

    /// The axis that its vectors run along.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation};
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// assert_eq!(a.reading(Some(Orientation::Col))?.orientation(), Orientation::Col);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }
}

impl Matrix {
    /// The value as it is now, along an axis; `None` for that along which it is stored.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation};
    /// use graphblas::types::Type;
    ///
    /// // By columns: three vectors of two places.
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// let columns = a.reading(Some(Orientation::Col))?;
    /// assert_eq!((columns.store().nmajor, columns.store().nminor), (3, 2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reading(&self, want: Option<Orientation>) -> Result<Reading> {
        Reading::of(&self.0, want)
    }
}

impl Vector {
    /// The value as it is now: one vector.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let reading = Vector::try_new(&Type::of::<u8>(), 9)?.reading()?;
    /// assert_eq!((reading.store().nmajor, reading.store().nminor), (1, 9));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reading(&self) -> Result<Reading> {
        Reading::of(&self.0, None)
    }
}
