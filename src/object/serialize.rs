//! Objects as bytes, and back: matrices, vectors, scalars.
//!
//! Needs: `storage::blob`. Gives: serialize_size, serialize, serialize_into and deserialize of each.
//! Cost: as in `storage::blob`; the size is O(1) once updates are applied.
//! What is kept: type, shape, entries, storage form, orientation, index width. Not: wishes about the
//! format, which belong to the object and not to its value.
//! Source: C API 2.1, section 4.2.5 (serialize, deserialize); SN-40, SN-41.

use super::header::{Header, Orientation};
use super::matrix::{MAX_DIMENSION, Matrix, check_dimension};
use super::pack::Outside;
use super::scalar::Scalar;
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::{Buf, Shared};
use crate::storage::Store;
use crate::storage::blob::{self, Kind, Names};
use crate::storage::format::Format;
use crate::types::{Type, TypeCode};

/// An object on its way into bytes, which keep the name that it is given here.
///
/// ```
/// use graphblas::dynamic::{Matrix, described};
/// use graphblas::types::Type;
///
/// // What is written down keeps the name that it is given.
/// let bytes = Matrix::try_new(&Type::of::<f64>(), 3, 3)?.serializer(b"distances").to_buf()?;
/// assert_eq!(described(&bytes)?.names.object, b"distances");
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Serializer<'a> {
    header: &'a Header,
    kind: Kind,
    name: &'a [u8],
}

impl Serializer<'_> {
    /// Bytes that suffice for the object as it is. O(1) once updates are applied.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 3, 3)?;
    /// let named = a.serializer(b"distances");
    /// assert!(named.to_buf()?.len() as u64 <= named.size()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn size(&self) -> Result<u64> {
        let value = self.header.value()?.0;
        Ok(blob::bound(&value, &Names::of(&value.ty, self.name)) as u64)
    }

    /// The object as bytes.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.set_element(&Datum::of(&1.5), 0)?;
    /// let bytes = v.serializer(b"v").to_buf()?;
    /// assert_eq!(Vector::deserialize(None, &bytes)?.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_buf(&self) -> Result<Buf<u8>> {
        let (value, by_col) = self.value()?;
        let names = Names::of(&value.ty, self.name);
        let mut out = Buf::zeroed(blob::bound(&value, &names))?;
        let n = blob::write(&value, self.kind, by_col, &names, &mut out)?;
        out.truncate(n);
        out.shrink();
        Ok(out)
    }

    /// Writes where the caller wants it: in place when the room surely suffices, else through a copy. If there is not
    /// room enough the content of `out` is not changed.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// let mut room = vec![0; v.serializer(b"v").size()? as usize];
    /// let n = v.serializer(b"v").write_into(&mut room)? as usize;
    /// assert_eq!(Vector::deserialize(None, &room[..n])?.size(), 3);
    /// assert!(v.serializer(b"v").write_into(&mut [0; 5]).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn write_into(&self, out: &mut [u8]) -> Result<u64> {
        let (value, by_col) = self.value()?;
        let names = Names::of(&value.ty, self.name);
        if out.len() >= blob::bound(&value, &names) {
            return Ok(blob::write(&value, self.kind, by_col, &names, out)? as u64);
        }
        let made = self.to_buf()?;
        let Some(place) = out.get_mut(..made.len()) else {
            return Err(Error::new(
                ErrorKind::InsufficientSpace,
                format_args!("serialize: there is room for {} bytes, but {} are needed", out.len(), made.len()),
            ));
        };
        place.copy_from_slice(&made);
        Ok(made.len() as u64)
    }

    /// The value, and whether it lies by columns of a matrix.
    fn value(&self) -> Result<(Shared<Store>, bool)> {
        let (value, orientation) = self.header.value()?;
        Ok((value, orientation == Orientation::Col && !self.header.is_vector()))
    }
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
    h.install(value, h.orientation(), Outside::default());
    Ok(h)
}

/// What serialized bytes say about themselves.
///
/// ```
/// use graphblas::dynamic::{Matrix, Orientation, Serialized, described};
/// use graphblas::types::{Type, TypeCode};
///
/// let bytes = Matrix::try_new(&Type::of::<f64>(), 3, 3)?.serialize()?;
/// let Serialized { code, names, orientation, .. } = described(&bytes)?;
/// assert_eq!((code, orientation), (Some(TypeCode::FP64), Orientation::Row));
/// assert!(names.object.is_empty());
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Serialized<'a> {
    /// Of built-in values.
    pub code: Option<TypeCode>,
    /// What the user called the type of other values, and the object.
    pub names: Names<'a>,
    /// How the entries were stored.
    pub format: Format,
    /// Along which axis they lay together.
    pub orientation: Orientation,
}

/// What the bytes of a serialized object say about it, whatever it is. The head and the table are checked, the
/// entries are not looked at.
///
/// ```
/// use graphblas::dynamic::{Vector, described};
/// use graphblas::types::{Type, TypeCode};
///
/// // Which type a file holds, before anything is read from it.
/// let bytes = Vector::try_new(&Type::of::<u16>(), 3)?.serialize()?;
/// assert_eq!(described(&bytes)?.code, Some(TypeCode::UInt16));
/// assert!(described(b"something else").is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn described(bytes: &[u8]) -> Result<Serialized<'_>> {
    let seen = blob::describe(bytes, MAX_DIMENSION)?;
    let orientation = if seen.by_col { Orientation::Col } else { Orientation::Row };
    Ok(Serialized { code: seen.code, names: seen.names, format: seen.format, orientation })
}

impl Matrix {
    /// The object on its way into bytes that also tell its name.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, described};
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 3, 3)?;
    /// assert_eq!(described(&a.serializer(b"roads").to_buf()?)?.names.object, b"roads");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn serializer<'a>(&'a self, name: &'a [u8]) -> Serializer<'a> {
        Serializer { header: &self.0, kind: Kind::Matrix, name }
    }

    /// Bytes that [`Matrix::serialize_into`] needs at most. O(1) once updates are applied.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 3, 3)?;
    /// assert!(a.serialize()?.len() as u64 <= a.serialize_size()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize_size(&self) -> Result<u64> {
        self.serializer(&[]).size()
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
        self.serializer(&[]).to_buf()
    }

    /// Writes the matrix to the beginning of `out`; gives the number of bytes. If there is not
    /// room enough the content of `out` is not changed.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 3, 3)?;
    /// let mut room = vec![0; a.serialize_size()? as usize];
    /// let n = a.serialize_into(&mut room)? as usize;
    /// assert_eq!(Matrix::deserialize(None, &room[..n])?.nrows(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize_into(&self, out: &mut [u8]) -> Result<u64> {
        self.serializer(&[]).write_into(out)
    }

    /// The matrix in the first of these bytes. `ty` may be `None` for built-in types; of a
    /// user-defined type only the size is compared.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 3, 3)?;
    /// a.set_element(&Datum::of(&2.5), 1, 2)?;
    /// let bytes = a.serialize()?;
    /// let b = Matrix::deserialize(None, &bytes)?;
    /// assert_eq!((b.ty(), b.nvals()?), (Type::of::<f64>(), 1));
    /// assert!(Matrix::deserialize(Some(&Type::of::<i64>()), &bytes).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn deserialize(ty: Option<&Type>, bytes: &[u8]) -> Result<Matrix> {
        Ok(Matrix(from(bytes, Kind::Matrix, ty)?))
    }
}

impl Vector {
    /// As [`Matrix::serializer`].
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, described};
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// assert_eq!(described(&v.serializer(b"ranks").to_buf()?)?.names.object, b"ranks");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn serializer<'a>(&'a self, name: &'a [u8]) -> Serializer<'a> {
        Serializer { header: &self.0, kind: Kind::Vector, name }
    }

    /// As [`Matrix::serialize_size`].
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// assert!(v.serialize()?.len() as u64 <= v.serialize_size()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize_size(&self) -> Result<u64> {
        self.serializer(&[]).size()
    }

    /// As [`Matrix::serialize`].
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.set_element(&Datum::of(&2.5), 1)?;
    /// let bytes = v.serialize()?;
    /// assert_eq!(Vector::deserialize(None, &bytes)?.nvals()?, 1);
    /// assert!(Matrix::deserialize(None, &bytes).is_err(), "a vector is no matrix");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize(&self) -> Result<Buf<u8>> {
        self.serializer(&[]).to_buf()
    }

    /// As [`Matrix::serialize_into`].
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// let mut room = vec![0; v.serialize_size()? as usize];
    /// let n = v.serialize_into(&mut room)? as usize;
    /// assert_eq!(Vector::deserialize(None, &room[..n])?.size(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize_into(&self, out: &mut [u8]) -> Result<u64> {
        self.serializer(&[]).write_into(out)
    }

    /// As [`Matrix::deserialize`].
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let bytes = Vector::try_new(&Type::of::<f64>(), 3)?.serialize()?;
    /// assert_eq!(Vector::deserialize(Some(&Type::of::<f64>()), &bytes)?.size(), 3);
    /// assert!(Vector::deserialize(None, &bytes[..10]).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn deserialize(ty: Option<&Type>, bytes: &[u8]) -> Result<Vector> {
        Ok(Vector(from(bytes, Kind::Vector, ty)?))
    }
}

impl Scalar {
    /// As [`Matrix::serializer`].
    ///
    /// ```
    /// use graphblas::dynamic::{Scalar, described};
    /// use graphblas::types::Type;
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// assert_eq!(described(&s.serializer(b"total").to_buf()?)?.names.object, b"total");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn serializer<'a>(&'a self, name: &'a [u8]) -> Serializer<'a> {
        Serializer { header: &self.0, kind: Kind::Scalar, name }
    }

    /// As [`Matrix::serialize_size`].
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// assert!(s.serialize()?.len() as u64 <= s.serialize_size()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize_size(&self) -> Result<u64> {
        self.serializer(&[]).size()
    }

    /// As [`Matrix::serialize`].
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<u8>())?;
    /// s.set_element(&Datum::of(&7_u8))?;
    /// assert_eq!(Scalar::deserialize(None, &s.serialize()?)?.value()?.as_deref(), Some(&[7_u8][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize(&self) -> Result<Buf<u8>> {
        self.serializer(&[]).to_buf()
    }

    /// As [`Matrix::serialize_into`].
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// let mut room = vec![0; s.serialize_size()? as usize];
    /// let n = s.serialize_into(&mut room)? as usize;
    /// assert_eq!(Scalar::deserialize(None, &room[..n])?.nvals()?, 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn serialize_into(&self, out: &mut [u8]) -> Result<u64> {
        self.serializer(&[]).write_into(out)
    }

    /// As [`Matrix::deserialize`].
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// // No value is kept as no value.
    /// let bytes = Scalar::try_new(&Type::of::<f64>())?.serialize()?;
    /// assert!(Scalar::deserialize(None, &bytes)?.value()?.is_none());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn deserialize(ty: Option<&Type>, bytes: &[u8]) -> Result<Scalar> {
        Ok(Scalar(from(bytes, Kind::Scalar, ty)?))
    }
}
