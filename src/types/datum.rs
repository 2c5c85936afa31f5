//! One value of a run-time type, borrowed as bytes.
//!
//! Needs: nothing. Gives: [`Datum`], [`One`]. Cost: free.

use super::{Element, Scalar, Type, TypeCode, bytes_of};
use crate::error::{Error, ErrorKind, Result};

/// One value: its type and its bytes (exactly `ty.size()` of them, any alignment).
///
/// ```
/// use graphblas::types::{Datum, Type};
/// let half = Datum::of(&0.5_f64);
/// assert_eq!((half.ty(), half.bytes()), (&Type::of::<f64>(), &0.5_f64.to_ne_bytes()[..]));
/// ```
#[derive(Clone, Debug)]
pub struct Datum<'a> {
    ty: Type,
    bytes: &'a [u8],
}

impl<'a> Datum<'a> {
    /// A built-in value.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::Datum::of(&7_u8).bytes(), [7]);
    /// ```
    #[must_use]
    pub fn of<T: Scalar>(x: &'a T) -> Self {
        Datum { ty: Type::of::<T>(), bytes: bytes_of(std::slice::from_ref(x)) }
    }

    /// A value of any element type; out of memory as [`Element::run_time_type`].
    ///
    /// ```
    /// #[repr(C)]
    /// #[derive(Clone, Copy, PartialEq, Debug)]
    /// struct Edge {
    ///     length: f32,
    ///     kind: u32,
    /// }
    /// graphblas::element!(Edge { length, kind });
    ///
    /// let edge = Edge { length: 2.5, kind: 1 };
    /// assert_eq!(graphblas::types::Datum::try_of(&edge)?.bytes().len(), 8);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_of<T: Element>(x: &'a T) -> Result<Self> {
        Ok(Datum { ty: T::run_time_type()?, bytes: bytes_of(std::slice::from_ref(x)) })
    }

    /// A value of any type from its bytes.
    ///
    /// ```
    /// use graphblas::types::{Datum, Type};
    /// assert!(Datum::new(Type::of::<u16>(), &[1, 2]).is_ok());
    /// let e = Datum::new(Type::of::<u16>(), &[1, 2, 3]).unwrap_err();
    /// assert_eq!(e.message(), "a value of type UINT16 has 2 bytes, not 3");
    /// ```
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
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::Datum::of(&1_i64).ty().name(), "INT64");
    /// ```
    #[must_use]
    pub fn ty(&self) -> &Type {
        &self.ty
    }

    /// The bytes of the value.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::Datum::of(&true).bytes(), [1]);
    /// ```
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// One value of a built-in type, of its own.
///
/// ```
/// use graphblas::types::{Datum, One};
/// // Unlike what it was made of, it borrows nothing.
/// let kept = { One::of(&Datum::of(&7_u8)) };
/// assert_eq!(kept.map(|x| x.datum().bytes()[0]), Some(7));
/// ```
#[derive(Clone, Debug)]
pub struct One {
    code: TypeCode,
    bytes: [u8; 16],
}

impl One {
    /// A copy of `x`; none if its type is a user's.
    ///
    /// ```
    /// use graphblas::types::{Datum, One, Type};
    /// assert!(One::of(&Datum::of(&0.5)).is_some());
    /// assert!(One::of(&Datum::new(Type::try_new(2, "pair", "")?, &[1, 2])?).is_none());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn of(x: &Datum<'_>) -> Option<One> {
        let mut bytes = [0; 16];
        bytes.get_mut(..x.bytes.len())?.copy_from_slice(x.bytes);
        Some(One { code: x.ty.code()?, bytes })
    }

    /// The value.
    ///
    /// ```
    /// use graphblas::types::{Datum, One};
    /// let one = One::of(&Datum::of(&3_u8)).unwrap();
    /// assert_eq!((one.datum().ty().name(), one.datum().bytes()), ("UINT8", &[3][..]));
    /// ```
    #[must_use]
    pub fn datum(&self) -> Datum<'_> {
        let ty = Type::Builtin(self.code);
        Datum { bytes: &self.bytes[..ty.size()], ty }
    }
}

/// Many values of one run-time type, borrowed as bytes.
///
/// ```
/// use graphblas::types::DatumSlice;
/// let lengths = DatumSlice::of(&[2.5_f32, 4.0]);
/// assert_eq!((lengths.ty().name(), lengths.len(), lengths.bytes().len()), ("FP32", 2, 8));
/// ```
#[derive(Clone, Debug)]
pub struct DatumSlice<'a> {
    ty: Type,
    bytes: &'a [u8],
}

impl<'a> DatumSlice<'a> {
    /// Built-in values.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::DatumSlice::of(&[7_u8, 8]).bytes(), [7, 8]);
    /// ```
    #[must_use]
    pub fn of<T: Scalar>(x: &'a [T]) -> Self {
        DatumSlice { ty: Type::of::<T>(), bytes: bytes_of(x) }
    }

    /// Values of any element type; out of memory as [`Element::run_time_type`].
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::DatumSlice::try_of(&[true, false])?.len(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_of<T: Element>(x: &'a [T]) -> Result<Self> {
        Ok(DatumSlice { ty: T::run_time_type()?, bytes: bytes_of(x) })
    }

    /// Values of any type from their bytes.
    ///
    /// ```
    /// use graphblas::types::{DatumSlice, Type};
    /// assert_eq!(DatumSlice::new(Type::of::<u16>(), &[1, 2, 3, 4])?.len(), 2);
    /// let e = DatumSlice::new(Type::of::<u16>(), &[1, 2, 3]).unwrap_err();
    /// assert_eq!(e.message(), "3 bytes do not hold whole values of type UINT16 (2 bytes each)");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::DatumSlice::of(&[1_i64]).ty().name(), "INT64");
    /// ```
    #[must_use]
    pub fn ty(&self) -> &Type {
        &self.ty
    }

    /// The bytes of all values.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::DatumSlice::of(&[true, false]).bytes(), [1, 0]);
    /// ```
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// How many values there are.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::DatumSlice::of(&[1.5, 2.5, 3.5]).len(), 3);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / self.ty.size()
    }

    /// Whether there is none.
    ///
    /// ```
    /// use graphblas::types;
    /// assert!(types::DatumSlice::of::<f64>(&[]).is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}
