//! Types: the domains of GraphBLAS objects.
//!
//! Needs: `mem`. Gives: [`TypeCode`] and [`Type`] (built-in and user-defined), the traits
//! [`Element`] of element types and [`Scalar`] of the built-in ones, [`Datum`] (one typed value, borrowed as bytes), [`One`] (of its own),
//! typecasts ([`cast`]) and the dispatch macros `by_type!` and `by_width!`, the only places
//! where a run-time type becomes a compile-time one.
//! Not here: operators, and anything that holds more than one value.
//! Source: C API 2.1, section 3.3 (domains), 2.1.5 (typecasts follow C).

// Loops of the engine over values of two types.
#[doc(hidden)]
pub mod cast;
mod datum;
mod dispatch;
mod element;
mod labels;
mod scalar;
mod user;

pub use datum::{Datum, DatumSlice, One};
pub(crate) use dispatch::{by_type, by_width};
pub(crate) use element::{Blank, bytes_of, bytes_of_mut, zero};
pub use element::{Element, Plain, TypeSlot};
pub use labels::{Label, Labels};
pub use scalar::{FC32, FC64, Scalar};
pub use user::UserType;

use crate::error::{Error, ErrorKind, Result};
use crate::mem::Shared;

/// The built-in types, in the order of the specification; the complex ones last.
///
/// ```
/// use graphblas::types::{Scalar, TypeCode};
/// assert_eq!(<f64 as Scalar>::CODE, TypeCode::FP64);
/// assert_eq!(TypeCode::ALL.iter().filter(|t| t.size() == 8).count(), 4); // INT64, UINT64, FP64, FC32
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are the specification's")]
pub enum TypeCode {
    Bool,
    Int8,
    Int16,
    Int32,
    Int64,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    FP32,
    FP64,
    FC32,
    FC64,
}

impl TypeCode {
    /// Every built-in type.
    pub const ALL: [TypeCode; 13] = [
        TypeCode::Bool,
        TypeCode::Int8,
        TypeCode::Int16,
        TypeCode::Int32,
        TypeCode::Int64,
        TypeCode::UInt8,
        TypeCode::UInt16,
        TypeCode::UInt32,
        TypeCode::UInt64,
        TypeCode::FP32,
        TypeCode::FP64,
        TypeCode::FC32,
        TypeCode::FC64,
    ];

    /// Bytes of one value.
    ///
    /// ```
    /// use graphblas::types::TypeCode;
    /// assert_eq!((TypeCode::Bool.size(), TypeCode::FC64.size()), (1, 16));
    /// ```
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            TypeCode::Bool | TypeCode::Int8 | TypeCode::UInt8 => 1,
            TypeCode::Int16 | TypeCode::UInt16 => 2,
            TypeCode::Int32 | TypeCode::UInt32 | TypeCode::FP32 => 4,
            TypeCode::Int64 | TypeCode::UInt64 | TypeCode::FP64 | TypeCode::FC32 => 8,
            TypeCode::FC64 => 16,
        }
    }

    /// The name that ends the C names of this type: `FP64` in `GrB_FP64`.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::TypeCode::UInt32.name(), "UINT32");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TypeCode::Bool => "BOOL",
            TypeCode::Int8 => "INT8",
            TypeCode::Int16 => "INT16",
            TypeCode::Int32 => "INT32",
            TypeCode::Int64 => "INT64",
            TypeCode::UInt8 => "UINT8",
            TypeCode::UInt16 => "UINT16",
            TypeCode::UInt32 => "UINT32",
            TypeCode::UInt64 => "UINT64",
            TypeCode::FP32 => "FP32",
            TypeCode::FP64 => "FP64",
            TypeCode::FC32 => "FC32",
            TypeCode::FC64 => "FC64",
        }
    }

    /// FC32 or FC64.
    ///
    /// ```
    /// use graphblas::types::TypeCode;
    /// assert!(TypeCode::FC32.is_complex() && !TypeCode::FP32.is_complex());
    /// ```
    #[must_use]
    pub const fn is_complex(self) -> bool {
        matches!(self, TypeCode::FC32 | TypeCode::FC64)
    }

    /// FP32 or FP64.
    ///
    /// ```
    /// use graphblas::types::TypeCode;
    /// assert!(TypeCode::FP32.is_float() && !TypeCode::FC32.is_float() && !TypeCode::Int32.is_float());
    /// ```
    #[must_use]
    pub const fn is_float(self) -> bool {
        matches!(self, TypeCode::FP32 | TypeCode::FP64)
    }
}

/// The domain of an object or of an operator's argument.
///
/// ```
/// use graphblas::types::{Type, TypeCode};
/// let (real, point) = (Type::of::<f64>(), Type::try_new(12, "point", "")?);
/// assert_eq!((real.code(), point.code()), (Some(TypeCode::FP64), None));
/// assert_eq!((real.size(), point.size()), (8, 12));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub enum Type {
    /// A built-in type.
    Builtin(TypeCode),
    /// A user-defined type: values are moved as bytes.
    User(Shared<UserType>),
}

impl Type {
    /// The type of the Rust type `T`.
    ///
    /// ```
    /// use graphblas::types::{Type, TypeCode};
    /// assert_eq!(Type::of::<i16>(), Type::from(TypeCode::Int16));
    /// ```
    #[must_use]
    pub fn of<T: Scalar>() -> Type {
        Type::Builtin(T::CODE)
    }

    /// A user-defined type of `bytes` bytes per value; `name` may be empty.
    ///
    /// ```
    /// use graphblas::types::Type;
    /// let point = Type::try_new(12, "point", "typedef struct { float x, y, z; } point;")?;
    /// assert_eq!((point.size(), point.name()), (12, "point"));
    /// assert_eq!(Type::try_new(0, "nothing", "").unwrap_err().message(), "a user-defined type needs at least 1 byte, not 0");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(bytes: usize, name: &str, definition: &str) -> Result<Type> {
        if bytes == 0 {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("a user-defined type needs at least 1 byte, not 0")));
        }
        Ok(Type::User(Shared::try_new(UserType::try_new(bytes, name, definition)?)?))
    }

    /// Bytes of one value.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::Type::of::<u16>().size(), 2);
    /// ```
    #[must_use]
    #[inline]
    pub fn size(&self) -> usize {
        match self {
            Type::Builtin(c) => c.size(),
            Type::User(u) => u.size(),
        }
    }

    /// The code of a built-in type.
    ///
    /// ```
    /// use graphblas::types::{Type, TypeCode};
    /// assert_eq!(Type::of::<bool>().code(), Some(TypeCode::Bool));
    /// assert_eq!(Type::try_new(12, "point", "")?.code(), None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn code(&self) -> Option<TypeCode> {
        match self {
            Type::Builtin(c) => Some(*c),
            Type::User(_) => None,
        }
    }

    /// The name, for messages: `FP64`, or what the user called it.
    ///
    /// ```
    /// use graphblas::types;
    /// assert_eq!(types::Type::of::<u16>().name(), "UINT16");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Type::Builtin(c) => c.name(),
            Type::User(u) if u.name().is_empty() => "of a user without a name",
            Type::User(u) => u.name(),
        }
    }

    /// Whether values of this type can be cast to `to`: all built-in types can be cast to each
    /// other, a user-defined type only to itself (C API 2.1, section 2.1.5).
    ///
    /// ```
    /// use graphblas::types::Type;
    /// let point = Type::try_new(12, "point", "")?;
    /// assert!(Type::of::<f64>().casts_to(&Type::of::<bool>()));
    /// assert!(point.casts_to(&point) && !point.casts_to(&Type::of::<bool>()));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn casts_to(&self, to: &Type) -> bool {
        match (self, to) {
            (Type::Builtin(_), Type::Builtin(_)) => true,
            (Type::User(a), Type::User(b)) => Shared::ptr_eq(a, b),
            _ => false,
        }
    }

    /// An error unless values of this type can be cast to `to`; `what` names the argument.
    ///
    /// ```
    /// use graphblas::types::Type;
    /// let point = Type::try_new(12, "point", "")?;
    /// let e = point.check_cast(&Type::of::<f64>(), "weights").unwrap_err();
    /// assert_eq!(e.message(), "weights: type point cannot be cast to FP64");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn check_cast(&self, to: &Type, what: &str) -> Result<()> {
        if self.casts_to(to) {
            return Ok(());
        }
        Err(Error::new(ErrorKind::DomainMismatch, format_args!("{what}: type {} cannot be cast to {}", self.name(), to.name())))
    }
}

impl PartialEq for Type {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Type::Builtin(a), Type::Builtin(b)) => a == b,
            (Type::User(a), Type::User(b)) => Shared::ptr_eq(a, b),
            _ => false,
        }
    }
}

impl From<TypeCode> for Type {
    fn from(c: TypeCode) -> Type {
        Type::Builtin(c)
    }
}
