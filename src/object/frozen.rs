//! A value as it is now, laid open with 64-bit indices: what iterators walk.
//!
//! Needs: `header`. Gives: [`Frozen`], and `frozen` of matrices and vectors.
//! Cost: a copy of the indices, 8 bytes each; values and presence bytes are shared with the object, whose later changes
//! do not touch them. The other orientation is transposed first.

use super::header::{Header, Orientation};
use super::matrix::Matrix;
use super::vector::Vector;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::storage::format::Format;
use crate::storage::{Form, Ints, Store};

/// A value that does not change.
///
/// ```
/// use graphblas::dynamic::{Format, Matrix};
/// use graphblas::types::{DatumSlice, Type};
///
/// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
/// a.set_format(Format::Sparse)?;
/// a.build(&[0, 1, 0], &[2, 0, 0], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
/// let rows = a.frozen(None)?;
/// a.clear()?;
/// // Compressed rows, as they were.
/// assert_eq!(rows.starts.as_deref(), Some(&[0, 2, 3][..]));
/// assert_eq!(rows.indices.as_deref(), Some(&[0, 2, 0][..]));
/// assert_eq!(rows.values(), [7, 5, 6]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Frozen {
    value: Shared<Store>,
    /// Major indices of the vectors, where only some are stored.
    pub ids: Option<Buf<u64>>,
    /// Where each stored vector starts, and the end; none when dense.
    pub starts: Option<Buf<u64>>,
    /// Minor indices; none when dense.
    pub indices: Option<Buf<u64>>,
    /// The axis that vectors run along.
    pub orientation: Orientation,
}

fn copied(ints: &Ints) -> Result<Buf<u64>> {
    let mut out = Buf::with_capacity(ints.len())?;
    match ints {
        Ints::U32(b) => b.iter().try_for_each(|&x| out.push(u64::from(x)))?,
        Ints::U64(b) => out.extend_from_slice(b)?,
    }
    Ok(out)
}

impl Frozen {
    fn of(h: &Header, want: Option<Orientation>) -> Result<Frozen> {
        let (value, have) = h.value()?;
        let orientation = want.unwrap_or(have);
        let value = if orientation == have { value } else { h.oriented(orientation, false)? };
        let (ids, starts, indices) = match &value.form {
            Form::List(l) => (l.ids.as_ref().map(copied).transpose()?, Some(copied(&l.ptr)?), Some(copied(&l.idx)?)),
            Form::Bitmap { .. } | Form::Full => (None, None, None),
        };
        Ok(Frozen { value, ids, starts, indices, orientation })
    }

    /// Number of vectors and their length.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation};
    /// use graphblas::types::Type;
    ///
    /// // Two rows of three places are three columns of two.
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// assert_eq!(a.frozen(Some(Orientation::Row))?.shape(), (2, 3));
    /// assert_eq!(a.frozen(Some(Orientation::Col))?.shape(), (3, 2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn shape(&self) -> (u64, u64) {
        (self.value.nmajor, self.value.nminor)
    }

    /// Number of entries.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.set_element(&Datum::of(&5_u8), 1, 1)?;
    /// assert_eq!(a.frozen(None)?.nvals(), 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nvals(&self) -> u64 {
        self.value.nvals() as u64
    }

    /// How the entries are stored.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.set_format(Format::Bitmap)?;
    /// v.set_element(&Datum::of(&5_u8), 1)?;
    /// assert_eq!(v.frozen()?.format(), Format::Bitmap);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn format(&self) -> Format {
        Format::of(&self.value)
    }

    /// A byte for each place of a bitmap.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.set_element(&Datum::of(&5_u8), 1)?;
    /// v.set_format(Format::Bitmap)?;
    /// assert_eq!(v.frozen()?.present(), Some(&[0, 1, 0][..]));
    /// v.set_format(Format::Sparse)?;
    /// assert_eq!(v.frozen()?.present(), None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn present(&self) -> Option<&[u8]> {
        self.value.present()
    }

    /// The values, one or one each.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
    /// v.set_format(Format::Sparse)?;
    /// v.build(&[7, 2], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// assert_eq!(v.frozen()?.values(), [6, 5]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn values(&self) -> &[u8] {
        self.value.vals.bytes()
    }

    /// Whether there is one value for all.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
    /// v.build_scalar(&[7, 2], &Datum::of(&5_u8))?;
    /// let one = v.frozen()?;
    /// assert!(one.is_iso());
    /// assert_eq!((one.nvals(), one.values()), (2, &[5_u8][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn is_iso(&self) -> bool {
        self.value.vals.is_iso()
    }

    /// Bytes of a value.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(Vector::try_new(&Type::of::<f32>(), 9)?.frozen()?.value_size(), 4);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn value_size(&self) -> usize {
        self.value.size()
    }
}

impl Matrix {
    /// The value as it is now, along an axis; `None` for that along which it is stored.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Matrix, Orientation};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// a.set_format(Format::Sparse)?;
    /// a.build(&[0, 1], &[1, 0], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// assert_eq!(a.frozen(None)?.values(), [5, 6]);
    /// assert_eq!(a.frozen(Some(Orientation::Col))?.values(), [6, 5]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn frozen(&self, want: Option<Orientation>) -> Result<Frozen> {
        Frozen::of(&self.0, want)
    }
}

impl Vector {
    /// The value as it is now: one vector.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
    /// v.set_format(Format::Sparse)?;
    /// v.build_scalar(&[2, 7], &Datum::of(&5_u8))?;
    /// let list = v.frozen()?;
    /// assert_eq!((list.shape(), list.indices.as_deref()), ((1, 9), Some(&[2, 7][..])));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn frozen(&self) -> Result<Frozen> {
        Frozen::of(&self.0, None)
    }
}
