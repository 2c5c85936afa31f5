//! One value of a run-time type, borrowed as bytes.
//!
//! Needs: nothing. Gives: [`Datum`], [`One`]. Cost: free.

use super::{Element, Scalar, Type, TypeCode, bytes_of};
use crate::error::{Error, ErrorKind, Result};

/// One value: its type and its bytes (exactly `ty.size()` of them, any alignment).
#[derive(Clone, Debug)]
pub struct Datum<'a> {
    ty: Type,
    bytes: &'a [u8],
}

impl<'a> Datum<'a> {
    /// A built-in value.
    #[must_use]
    pub fn of<T: Scalar>(x: &'a T) -> Self {
        Datum { ty: Type::of::<T>(), bytes: bytes_of(std::slice::from_ref(x)) }
    }

    /// A value of any element type; out of memory as [`Element::run_time_type`].
    pub fn try_of<T: Element>(x: &'a T) -> Result<Self> {
        Ok(Datum { ty: T::run_time_type()?, bytes: bytes_of(std::slice::from_ref(x)) })
    }

    /// A value of any type from its bytes.
    pub fn new(ty: Type, bytes: &'a [u8]) -> Result<Self> {
        if bytes.len() != ty.size() {
            return Err(Error::new(
                ErrorKind::InvalidValue,
                format_args!("a value of type {} has {} bytes, not {}", ty.name(), ty.size(), bytes.len()),
            ));
        }
        Ok(Datum { ty, bytes })
    }

    /// The type of the value.
    #[must_use]
    pub fn ty(&self) -> &Type {
        &self.ty
    }

    /// The bytes of the value.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// One value of a built-in type, of its own.
#[derive(Clone, Debug)]
pub struct One {
    code: TypeCode,
    bytes: [u8; 16],
}

impl One {
    /// A copy of `x`; none if its type is a user's.
    #[must_use]
    pub fn of(x: &Datum<'_>) -> Option<One> {
        let mut bytes = [0; 16];
        bytes.get_mut(..x.bytes.len())?.copy_from_slice(x.bytes);
        Some(One { code: x.ty.code()?, bytes })
    }

    /// The value.
    #[must_use]
    pub fn datum(&self) -> Datum<'_> {
        let ty = Type::Builtin(self.code);
        Datum { bytes: &self.bytes[..ty.size()], ty }
    }
}

/// Many values of one run-time type, borrowed as bytes.
#[derive(Clone, Debug)]
pub struct DatumSlice<'a> {
    ty: Type,
    bytes: &'a [u8],
}

impl<'a> DatumSlice<'a> {
    /// Built-in values.
    #[must_use]
    pub fn of<T: Scalar>(x: &'a [T]) -> Self {
        DatumSlice { ty: Type::of::<T>(), bytes: bytes_of(x) }
    }

    /// Values of any element type; out of memory as [`Element::run_time_type`].
    pub fn try_of<T: Element>(x: &'a [T]) -> Result<Self> {
        Ok(DatumSlice { ty: T::run_time_type()?, bytes: bytes_of(x) })
    }

    /// Values of any type from their bytes.
    pub fn new(ty: Type, bytes: &'a [u8]) -> Result<Self> {
        if !bytes.len().is_multiple_of(ty.size()) {
            return Err(Error::new(
                ErrorKind::InvalidValue,
                format_args!("{} bytes do not hold whole values of type {} ({} bytes each)", bytes.len(), ty.name(), ty.size()),
            ));
        }
        Ok(DatumSlice { ty, bytes })
    }

    /// The type of the values.
    #[must_use]
    pub fn ty(&self) -> &Type {
        &self.ty
    }

    /// The bytes of all values.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// How many values there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / self.ty.size()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}
