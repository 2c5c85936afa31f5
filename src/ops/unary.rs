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
pub type UnaryFn = unsafe extern "C" fn(*mut c_void, *const c_void);

/// A unary operator.
///
/// ```
/// use graphblas::{op, ops::UnaryOp};
/// let negative = op::ainv::<i32>();
/// assert_eq!((negative.name(), negative.ztype().name()), ("AINV", "INT32"));
/// assert!(matches!(op::unary_fn(|x: i32| x.wrapping_mul(3))?, UnaryOp::User(_)));
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
#[derive(Debug)]
pub struct UserUnary {
    function: UnaryFunction,
    z: Type,
    x: Type,
    labels: Labels,
    declared: Declared,
}

/// What a user's operator calls.
#[derive(Debug)]
pub enum UnaryFunction {
    /// A function of a value.
    Value(UnaryFn),
    /// A Rust closure of a value.
    Closure(Closure<UnaryLoop>),
}

impl UserUnary {
    /// The function.
    #[must_use]
    pub fn function(&self) -> &UnaryFunction {
        &self.function
    }

    /// What the user calls the operator.
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.labels
    }
}

impl UnaryOp {
    /// The predefined operator `op` on type `ty`.
    ///
    /// # Panics
    /// When there is no such operator (BNOT on FP64); at compile time in a constant. Run-time
    /// choices use [`UnaryOp::try_builtin`].
    ///
    /// ```
    /// use graphblas::ops::{UnaryCode, UnaryOp};
    /// use graphblas::types::TypeCode;
    /// const ROOT: UnaryOp = UnaryOp::builtin(UnaryCode::Sqrt, TypeCode::FP64);
    /// assert_eq!(ROOT, graphblas::op::sqrt::<f64>());
    /// ```
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
    /// assert!(UnaryOp::try_builtin(UnaryCode::BNot, TypeCode::UInt8).is_ok());
    /// assert!(UnaryOp::try_builtin(UnaryCode::BNot, TypeCode::FP64).is_err());
    /// ```
    pub fn try_builtin(op: UnaryCode, ty: TypeCode) -> Result<UnaryOp> {
        if law::has_unary(op, ty) {
            return Ok(UnaryOp::Builtin(op, ty));
        }
        Err(no_such("unary", op.name(), ty))
    }

    /// An operator from a user's function and its types.
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
    /// use graphblas::{op, ops::Laws};
    /// let triple = op::unary_fn(|x: i32| x.wrapping_mul(3))?;
    /// triple.declare(Laws::LASTING)?;
    /// assert!(triple.declare(Laws::COMMUTATIVE).is_err()); // of one argument
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
    /// assert!(op::sqrt::<f64>().is_lasting());
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
    /// use graphblas::{op, types::Type};
    /// assert!(op::identity::<i32>().is_identity_of(&Type::of::<i32>()));
    /// assert!(!op::identity::<i32>().is_identity_of(&Type::of::<f64>())); // it would cast
    /// ```
    #[must_use]
    pub fn is_identity_of(&self, ty: &Type) -> bool {
        matches!(self, UnaryOp::Builtin(UnaryCode::Identity, own) if Type::Builtin(*own) == *ty)
    }

    /// Type of the argument; `None` when the value is not looked at (POSITIONI and its kin).
    ///
    /// ```
    /// use graphblas::{op, types};
    /// assert_eq!(op::sqrt::<f64>().xtype(), Some(types::Type::of::<f64>()));
    /// assert_eq!(op::unary::<i64>(op::UnaryCode::PositionI)?.xtype(), None);
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
    /// use graphblas::{op, types};
    /// assert_eq!(op::unary_fn(|x: f64| x > 0.0)?.ztype(), types::Type::of::<bool>());
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
    /// assert!(op::unary::<i64>(op::UnaryCode::PositionJ)?.is_positional() && !op::one::<i64>().is_positional());
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
    /// assert_eq!(op::abs::<f64>().name(), "ABS");
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
