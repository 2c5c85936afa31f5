//! Unary operators: z = f(x).
//!
//! Needs: `types`, the catalog. Gives: [`UnaryOp`], built in, a user's function or a Rust closure.
//! Cost: two bytes for a built-in one; a user's is shared, so cloning is one atomic addition.

use std::ffi::c_void;

use super::catalog;
use super::closure::{Closure, UnaryLoop};
use super::code::UnaryCode;
use super::declared::{Declared, Laws};
use super::law;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Shared;
use crate::types::{Labels, Type, TypeCode};

/// A user's function: writes z from x. Called from any thread, with pointers aligned for the types.
///
/// ```
/// use std::ffi::c_void;
///
/// use graphblas::ops::{UnaryFn, UnaryOp};
/// use graphblas::types::Type;
///
/// unsafe extern "C" fn twice(z: *mut c_void, x: *const c_void) {
///     // SAFETY: the pointers are to values of the types that the operator was made with.
///     unsafe { *z.cast::<i32>() = 2 * *x.cast::<i32>() }
/// }
/// let (f, ty): (UnaryFn, _) = (twice, Type::of::<i32>());
/// assert_eq!(UnaryOp::try_new(f, &ty, &ty, "twice")?.name(), "twice");
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type UnaryFn = unsafe extern "C" fn(*mut c_void, *const c_void);

/// A unary operator.
///
/// ```
/// use graphblas::dynamic::{Vector, Write};
/// use graphblas::ops::{UnaryCode, UnaryOp};
/// use graphblas::types::{Datum, Type, TypeCode};
///
/// let v = Vector::try_new(&Type::of::<f64>(), 1)?;
/// v.set_element(&Datum::of(&9.0), 0)?;
/// v.apply(&Write::default(), &UnaryOp::try_builtin(UnaryCode::Sqrt, TypeCode::FP64)?, &v)?;
/// let mut x = [0];
/// v.extract_element(&Type::of::<u8>(), &mut x, 0)?;
/// assert_eq!(x, [3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub enum UnaryOp {
    /// A predefined operation on a type; see [`UnaryOp::builtin`].
    Builtin(UnaryCode, TypeCode),
    /// A user's function.
    User(Shared<UserUnary>),
}

/// A user-defined unary operator.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::UnaryOp;
///
/// let UnaryOp::User(user) = op::unary_fn(|x: u8| x / 2)? else { panic!("it is no predefined operator") };
/// assert_eq!(user.labels().shown(), "closure");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct UserUnary {
    function: UnaryFunction,
    z: Type,
    x: Type,
    labels: Labels,
    declared: Declared,
}

/// What a user's operator calls.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::{UnaryFunction, UnaryOp};
///
/// let UnaryOp::User(user) = op::unary_fn(|x: u8| x / 2)? else { panic!("it is no predefined operator") };
/// assert!(matches!(user.function(), UnaryFunction::Closure(_)));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub enum UnaryFunction {
    /// A function of a value.
    Value(UnaryFn),
    /// A Rust closure of a value.
    Closure(Closure<UnaryLoop>),
}

impl UserUnary {
    /// The function.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{UnaryFunction, UnaryOp};
    ///
    /// let UnaryOp::User(user) = op::unary_fn(|x: f64| x * x)? else { panic!("it is no predefined operator") };
    /// assert!(matches!(user.function(), UnaryFunction::Closure(_)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn function(&self) -> &UnaryFunction {
        &self.function
    }

    /// What the user calls the operator.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::UnaryOp;
    ///
    /// let UnaryOp::User(user) = op::unary_fn(|x: f64| x * x)? else { panic!("it is no predefined operator") };
    /// assert_eq!(user.labels().shown(), "closure");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.labels
    }
}

impl UnaryOp {
    /// The predefined operator `op` on type `ty`.
    ///
    /// ```
    /// use graphblas::ops::{UnaryCode, UnaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// const ABS: UnaryOp = UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64);
    /// assert_eq!(ABS, graphblas::op::abs::<f64>());
    /// ```
    ///
    /// # Panics
    /// When there is no such operator (BNOT on FP64); at compile time in a constant. Run-time
    /// choices use [`UnaryOp::try_builtin`].
    #[must_use]
    pub const fn builtin(op: UnaryCode, ty: TypeCode) -> UnaryOp {
        assert!(law::has_unary(op, ty), "no such predefined unary operator");
        UnaryOp::Builtin(op, ty)
    }

    /// The predefined operator `op` on type `ty`, or an error when there is none.
    ///
    /// ```
    /// use graphblas::ops::{UnaryCode, UnaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(UnaryOp::try_builtin(UnaryCode::BNot, TypeCode::UInt8).is_ok());
    /// // Floats have no bits to turn.
    /// assert!(UnaryOp::try_builtin(UnaryCode::BNot, TypeCode::FP64).is_err());
    /// ```
    pub fn try_builtin(op: UnaryCode, ty: TypeCode) -> Result<UnaryOp> {
        if law::has_unary(op, ty) {
            return Ok(UnaryOp::Builtin(op, ty));
        }
        Err(no_such("unary", op.name(), ty))
    }

    /// An operator from a user's function and its types.
    ///
    /// ```
    /// use std::ffi::c_void;
    ///
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::ops::UnaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// unsafe extern "C" fn twice(z: *mut c_void, x: *const c_void) {
    ///     // SAFETY: the pointers are to values of the types that the operator was made with.
    ///     unsafe { *z.cast::<u8>() = 2 * *x.cast::<u8>() }
    /// }
    /// let ty = Type::of::<u8>();
    /// let v = Vector::try_new(&ty, 1)?;
    /// v.set_element(&Datum::of(&7_u8), 0)?;
    /// v.apply(&Write::default(), &UnaryOp::try_new(twice, &ty, &ty, "twice")?, &v)?;
    /// let mut x = [0];
    /// v.extract_element(&ty, &mut x, 0)?;
    /// assert_eq!(x, [14]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(f: UnaryFn, z: &Type, x: &Type, name: &str) -> Result<UnaryOp> {
        Self::of(UnaryFunction::Value(f), [z, x].map(Type::clone), name)
    }

    /// A Rust closure with the types of z and x.
    pub(crate) fn of_closure(closure: Closure<UnaryLoop>, types: [Type; 2]) -> Result<UnaryOp> {
        Self::of(UnaryFunction::Closure(closure), types, "closure")
    }

    fn of(function: UnaryFunction, [z, x]: [Type; 2], name: &str) -> Result<UnaryOp> {
        let labels = Labels::try_new(name.as_bytes(), &[])?;
        Ok(UnaryOp::User(Shared::try_new(UserUnary { function, z, x, labels, declared: Declared::default() })?))
    }

    /// Declares laws of a user's operator; of those there are, it is [`Laws::LASTING`] that a unary one may obey.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::Laws;
    ///
    /// let half = op::unary_fn(|x: u8| x / 2)?;
    /// assert!(half.declare(Laws::LASTING).is_ok());
    /// assert!(half.declare(Laws::COMMUTATIVE).is_err(), "it has one argument");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn declare(&self, laws: Laws) -> Result<()> {
        match self {
            UnaryOp::User(u) if laws == Laws::LASTING || laws == Laws::NONE => u.declared.add(laws, None),
            UnaryOp::User(_) => {
                Err(Error::new(ErrorKind::InvalidValue, format_args!("laws: of a unary operator none but LASTING is declared")))
            }
            UnaryOp::Builtin(..) => {
                Err(Error::new(ErrorKind::InvalidValue, format_args!("op: the laws of predefined operators are known")))
            }
        }
    }

    /// Whether a call may be made later than it was asked for, as [`super::BinaryOp::is_lasting`].
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::abs::<f64>().is_lasting() && op::unary_fn(|x: u8| x / 2)?.is_lasting());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        match self {
            UnaryOp::Builtin(..) => true,
            UnaryOp::User(u) => matches!(u.function, UnaryFunction::Closure(_)) || u.declared.has(Laws::LASTING),
        }
    }

    /// Whether it gives back each value of this type as it is.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// // Of another type it casts, and a cast can change a value.
    /// assert!(op::identity::<f64>().is_identity_of(&Type::of::<f64>()));
    /// assert!(!op::identity::<f64>().is_identity_of(&Type::of::<u8>()));
    /// ```
    #[must_use]
    pub fn is_identity_of(&self, ty: &Type) -> bool {
        matches!(self, UnaryOp::Builtin(UnaryCode::Identity, own) if Type::Builtin(*own) == *ty)
    }

    /// Type of the argument; `None` when the value is not looked at (POSITIONI and its kin).
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{UnaryCode, UnaryOp};
    /// use graphblas::types::{Type, TypeCode};
    ///
    /// assert_eq!(op::abs::<f64>().xtype(), Some(Type::of::<f64>()));
    /// assert_eq!(UnaryOp::try_builtin(UnaryCode::PositionI, TypeCode::Int64)?.xtype(), None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn xtype(&self) -> Option<Type> {
        match self {
            UnaryOp::Builtin(op, _) if op.is_positional() => None,
            UnaryOp::Builtin(_, ty) => Some(Type::Builtin(*ty)),
            UnaryOp::User(u) => Some(u.x.clone()),
        }
    }

    /// Type of the result.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(op::unary_fn(|x: f64| x > 0.0)?.ztype(), Type::of::<bool>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ztype(&self) -> Type {
        match self {
            UnaryOp::Builtin(op, ty) => Type::Builtin(catalog::unary(*op).result.of(*ty)),
            UnaryOp::User(u) => u.z.clone(),
        }
    }

    /// Whether the result depends on the entry's place only.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{UnaryCode, UnaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(UnaryOp::try_builtin(UnaryCode::PositionI, TypeCode::Int64)?.is_positional());
    /// assert!(!op::abs::<i64>().is_positional());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn is_positional(&self) -> bool {
        match self {
            UnaryOp::Builtin(op, _) => op.is_positional(),
            UnaryOp::User(_) => false,
        }
    }

    /// The specification's text without the type, or what the user called it.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert_eq!(op::ainv::<f64>().name(), "AINV");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            UnaryOp::Builtin(op, _) => op.name(),
            UnaryOp::User(u) => u.labels.shown(),
        }
    }
}

/// The error for an operator that the catalog does not have.
#[cold]
pub(super) fn no_such(kind: &str, name: &str, ty: TypeCode) -> Error {
    Error::new(ErrorKind::DomainMismatch, format_args!("there is no predefined {kind} operator {name} on type {}", ty.name()))
}

impl PartialEq for UnaryOp {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (UnaryOp::Builtin(a, s), UnaryOp::Builtin(b, t)) => a == b && s == t,
            (UnaryOp::User(a), UnaryOp::User(b)) => Shared::ptr_eq(a, b),
            (UnaryOp::Builtin(..), UnaryOp::User(_)) | (UnaryOp::User(_), UnaryOp::Builtin(..)) => false,
        }
    }
}
