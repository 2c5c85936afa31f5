//! Objects as bytes, and back: matrices, vectors, scalars.
//!
//! Needs: `storage::blob`. Gives: serialize_size, serialize, serialize_into and deserialize of each.
//! Cost: as in `storage::blob`; the size is O(1) once updates are applied.
//! What is kept: type, shape, entries, storage form, orientation, index width. Not: wishes about the
//! format, which belong to the object and not to its value.
//! Source: C API 2.1, section 4.2.5 (serialize, deserialize); SN-40, SN-41.

use super::header::{Header, Orientation};
use super::matrix::{MAX_DIMENSION, Matrix, check_dimension};
use super::pack::Room;
use super::scalar::Scalar;
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::{Buf, Shared};
use crate::storage::blob::{self, Kind};
use crate::storage::format::Format;
use crate::types::{Type, TypeCode};

/// Bytes that suffice for the object as it is.
fn size(h: &Header) -> Result<u64> {
    Ok(blob::bound(&h.value()?.0) as u64)
}

fn to_buf(h: &Header, kind: Kind) -> Result<Buf<u8>> {
    let (value, orientation) = h.value()?;
    let mut out = Buf::zeroed(blob::bound(&value))?;
    let n = blob::write(&value, kind, orientation == Orientation::Col && !h.is_vector(), &mut out)?;
    out.truncate(n);
    out.shrink();
    Ok(out)
}

/// Writes where the caller wants it: in place when the room surely suffices, else through a copy.
fn into(h: &Header, kind: Kind, out: &mut [u8]) -> Result<u64> {
    let (value, orientation) = h.value()?;
    if out.len() >= blob::bound(&value) {
        return Ok(blob::write(&value, kind, orientation == Orientation::Col && !h.is_vector(), out)? as u64);
    }
    let made = to_buf(h, kind)?;
    let Some(place) = out.get_mut(..made.len()) else {
        return Err(Error::new(
            ErrorKind::InsufficientSpace,
            format_args!("serialize: there is room for {} bytes, but {} are needed", out.len(), made.len()),
        ));
    };
    place.copy_from_slice(&made);
    Ok(made.len() as u64)
}

fn from(bytes: &[u8], kind: Kind, ty: Option<&Type>) -> Result<Header> {
    let (store, by_col) = blob::read(bytes, kind, ty, MAX_DIMENSION)?;
    for n in [store.nmajor, store.nminor] {
        check_dimension(n, "a dimension of the serialized object")
            .map_err(|e| Error::new(ErrorKind::InvalidObject, format_args!("{e}")))?;
    }
    let value = Shared::try_new(store)?;
    let h = match (kind, by_col) {
        (Kind::Vector | Kind::Scalar, _) => Header::column_of(value.clone()),
        (Kind::Matrix, true) => Header::of(value.clone(), Orientation::Col),
        (Kind::Matrix, false) => Header::of(value.clone(), Orientation::Row),
    };
    // It keeps the form that it had, as arrays that are packed do.
    h.install(value, h.orientation(), Room::default());
    Ok(h)
}

/// What serialized bytes say about themselves.
#[derive(Clone, Copy, Debug)]
pub struct Serialized<'a> {
    /// Of built-in values.
    pub code: Option<TypeCode>,
    /// What the user called the type of other values; may be empty.
    pub type_name: &'a [u8],
    /// How the entries were stored.
    pub format: Format,
    /// Along which axis they lay together.
    pub orientation: Orientation,
}

/// What the bytes of a serialized object say about it, whatever it is. The head and the table are checked, the
/// entries are not looked at.
pub fn described(bytes: &[u8]) -> Result<Serialized<'_>> {
    let seen = blob::describe(bytes, MAX_DIMENSION)?;
    let orientation = if seen.by_col { Orientation::Col } else { Orientation::Row };
    Ok(Serialized { code: seen.code, type_name: seen.type_name, format: seen.format, orientation })
}

impl Matrix {
    /// Bytes that [`Matrix::serialize_into`] needs at most. O(1) once updates are applied.
    pub fn serialize_size(&self) -> Result<u64> {
        size(&self.0)
    }

    /// The matrix as bytes that [`Matrix::deserialize`] reads on any machine.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 3, 3)?;
    /// a.set_element(&Datum::of(&2.5), 1, 2)?;
    /// let bytes = a.serialize()?;
    /// let b = Matrix::deserialize(None, &bytes)?;
    /// assert_eq!((b.nrows(), b.nvals()?), (3, 1));
    /// assert!(Matrix::deserialize(None, &bytes[1..]).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize(&self) -> Result<Buf<u8>> {
        to_buf(&self.0, Kind::Matrix)
    }

    /// Writes the matrix to the beginning of `out`; gives the number of bytes. If there is not
    /// room enough the content of `out` is not changed.
    pub fn serialize_into(&self, out: &mut [u8]) -> Result<u64> {
        into(&self.0, Kind::Matrix, out)
    }

    /// The matrix in the first of these bytes. `ty` may be `None` for built-in types; of a
    /// user-defined type only the size is compared.
    pub fn deserialize(ty: Option<&Type>, bytes: &[u8]) -> Result<Matrix> {
        Ok(Matrix(from(bytes, Kind::Matrix, ty)?))
    }
}

impl Vector {
    /// As [`Matrix::serialize_size`].
    pub fn serialize_size(&self) -> Result<u64> {
        size(&self.0)
    }

    /// As [`Matrix::serialize`].
    pub fn serialize(&self) -> Result<Buf<u8>> {
        to_buf(&self.0, Kind::Vector)
    }

    /// As [`Matrix::serialize_into`].
    pub fn serialize_into(&self, out: &mut [u8]) -> Result<u64> {
        into(&self.0, Kind::Vector, out)
    }

    /// As [`Matrix::deserialize`].
    pub fn deserialize(ty: Option<&Type>, bytes: &[u8]) -> Result<Vector> {
        Ok(Vector(from(bytes, Kind::Vector, ty)?))
    }
}

impl Scalar {
    /// As [`Matrix::serialize_size`].
    pub fn serialize_size(&self) -> Result<u64> {
        size(&self.0)
    }

    /// As [`Matrix::serialize`].
    pub fn serialize(&self) -> Result<Buf<u8>> {
        to_buf(&self.0, Kind::Scalar)
    }

    /// As [`Matrix::serialize_into`].
    pub fn serialize_into(&self, out: &mut [u8]) -> Result<u64> {
        into(&self.0, Kind::Scalar, out)
    }

    /// As [`Matrix::deserialize`].
    pub fn deserialize(ty: Option<&Type>, bytes: &[u8]) -> Result<Scalar> {
        Ok(Scalar(from(bytes, Kind::Scalar, ty)?))
    }
}
