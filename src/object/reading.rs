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
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.value
    }

    /// The axis that its vectors run along.
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }
}

impl Matrix {
    /// The value as it is now, along an axis; `None` for that along which it is stored.
    pub fn reading(&self, want: Option<Orientation>) -> Result<Reading> {
        Reading::of(&self.0, want)
    }
}

impl Vector {
    /// The value as it is now: one vector.
    pub fn reading(&self) -> Result<Reading> {
        Reading::of(&self.0, None)
    }
}
