//! Index-unary operators: z = f(x, i, j, thunk), for select and apply.
//!
//! Needs: `types`, the catalog. Gives: [`IndexUnaryOp`], built in, a user's function or a Rust closure.
//! Cost: two bytes for a built-in one; a user's is shared, so cloning is one atomic addition.

use std::ffi::c_void;

use super::binary::BinaryOp;
use super::catalog;
use super::closure::{Closure, IndexLoop};
use super::code::{BinaryCode, IndexUnaryCode};
use super::law;
use super::unary::no_such;
use crate::error::Result;
use crate::mem::Shared;
use crate::types::{Labels, Type, TypeCode};

/// A user's function: writes z from x, row i, column j (0 for vectors), and the thunk. Called from
/// any thread, with pointers aligned for the types.
///
/// ```
/// use std::ffi::c_void;
///
/// use graphblas::ops::{IndexUnaryFn, IndexUnaryOp};
/// use graphblas::types::Type;
///
/// unsafe extern "C" fn is_even_row(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void) {
///     // SAFETY: the result is of the type that the operator was made with.
///     unsafe { *z.cast::<bool>() = i % 2 == 0 }
/// }
/// let (f, truth, ty): (IndexUnaryFn, _, _) = (is_even_row, Type::of::<bool>(), Type::of::<u8>());
/// assert_eq!(IndexUnaryOp::try_new(f, &truth, &ty, &ty, "is_even_row")?.name(), "is_even_row");
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type IndexUnaryFn = unsafe extern "C" fn(*mut c_void, *const c_void, u64, u64, *const c_void);

/// An index-unary operator.
///
/// ```
/// use graphblas::dynamic::{Matrix, Write};
/// use graphblas::ops::{IndexUnaryCode, IndexUnaryOp};
/// use graphblas::types::{Datum, Type, TypeCode};
///
/// // The part on and below the diagonal.
/// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
/// a.build_scalar(&[0, 0, 1], &[0, 1, 0], &Datum::of(&7_u8))?;
/// let tril = IndexUnaryOp::try_builtin(IndexUnaryCode::Tril, TypeCode::Int64)?;
/// a.select(&Write::default(), &tril, &a, &Datum::of(&0_i64))?;
/// assert_eq!(a.nvals()?, 2);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub enum IndexUnaryOp {
    /// A predefined operation on a type; see [`IndexUnaryOp::builtin`].
    Builtin(IndexUnaryCode, TypeCode),
    /// A user's function.
    User(Shared<UserIndexUnary>),
}

/// A user-defined index-unary operator.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::IndexUnaryOp;
///
/// let op = op::index_fn(|_: u8, i: u64, j: u64, _: u8| (i + j) % 2 == 0)?;
/// let IndexUnaryOp::User(user) = op else { panic!("it is no predefined operator") };
/// assert_eq!(user.labels().shown(), "closure");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct UserIndexUnary {
    function: IndexUnaryFunction,
    z: Type,
    x: Type,
    thunk: Type,
    labels: Labels,
}

/// What a user's operator calls.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::{IndexUnaryFunction, IndexUnaryOp};
///
/// let op = op::index_fn(|_: u8, i: u64, j: u64, _: u8| (i + j) % 2 == 0)?;
/// let IndexUnaryOp::User(user) = op else { panic!("it is no predefined operator") };
/// assert!(matches!(user.function(), IndexUnaryFunction::Closure(_)));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub enum IndexUnaryFunction {
    /// A function of a value, its place and the thunk.
    Value(IndexUnaryFn),
    /// A Rust closure of these.
    Closure(Closure<IndexLoop>),
}

impl UserIndexUnary {
    /// The function.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{IndexUnaryFunction, IndexUnaryOp};
    ///
    /// let op = op::index_fn(|x: u8, _: u64, _: u64, least: u8| x >= least)?;
    /// let IndexUnaryOp::User(user) = op else { panic!("it is no predefined operator") };
    /// assert!(matches!(user.function(), IndexUnaryFunction::Closure(_)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn function(&self) -> &IndexUnaryFunction {
        &self.function
    }

    /// What the user calls the operator.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::IndexUnaryOp;
    ///
    /// let op = op::index_fn(|x: u8, _: u64, _: u64, least: u8| x >= least)?;
    /// let IndexUnaryOp::User(user) = op else { panic!("it is no predefined operator") };
    /// assert_eq!(user.labels().shown(), "closure");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.labels
    }
}

impl IndexUnaryOp {
    /// The predefined operator `op` on type `ty`; the type of those without one in their name
    /// (TRIL) is INT64.
    ///
    /// ```
    /// use graphblas::ops::{IndexUnaryCode, IndexUnaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// const TRIL: IndexUnaryOp = IndexUnaryOp::builtin(IndexUnaryCode::Tril, TypeCode::Int64);
    /// assert_eq!(TRIL, graphblas::op::tril());
    /// ```
    ///
    /// # Panics
    /// When there is no such operator (VALUELT on FC32); at compile time in a constant. Run-time
    /// choices use [`IndexUnaryOp::try_builtin`].
    #[must_use]
    pub const fn builtin(op: IndexUnaryCode, ty: TypeCode) -> IndexUnaryOp {
        assert!(law::has_index_unary(op, ty), "no such predefined index-unary operator");
        IndexUnaryOp::Builtin(op, ty)
    }

    /// The predefined operator `op` on type `ty`, or an error when there is none.
    ///
    /// ```
    /// use graphblas::ops::{IndexUnaryCode, IndexUnaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(IndexUnaryOp::try_builtin(IndexUnaryCode::ValueLt, TypeCode::FP64).is_ok());
    /// // Complex numbers have no order.
    /// assert!(IndexUnaryOp::try_builtin(IndexUnaryCode::ValueLt, TypeCode::FC64).is_err());
    /// ```
    pub fn try_builtin(op: IndexUnaryCode, ty: TypeCode) -> Result<IndexUnaryOp> {
        if law::has_index_unary(op, ty) {
            return Ok(IndexUnaryOp::Builtin(op, ty));
        }
        Err(no_such("index-unary", op.name(), ty))
    }

    /// An operator from a user's function and its types; `s` is the type of the thunk.
    ///
    /// ```
    /// use std::ffi::c_void;
    ///
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::ops::IndexUnaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// unsafe extern "C" fn is_even(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void) {
    ///     // SAFETY: the result is of the type that the operator was made with.
    ///     unsafe { *z.cast::<bool>() = i % 2 == 0 }
    /// }
    /// let ty = Type::of::<u8>();
    /// let op = IndexUnaryOp::try_new(is_even, &Type::of::<bool>(), &ty, &ty, "is_even")?;
    /// let v = Vector::try_new(&ty, 9)?;
    /// v.build_scalar(&[2, 3, 4], &Datum::of(&7_u8))?;
    /// v.select(&Write::default(), &op, &v, &Datum::of(&0_u8))?;
    /// assert_eq!(v.nvals()?, 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(f: IndexUnaryFn, z: &Type, x: &Type, s: &Type, name: &str) -> Result<IndexUnaryOp> {
        Self::of(IndexUnaryFunction::Value(f), [z, x, s].map(Type::clone), name)
    }

    /// A Rust closure with the types of z, x and the thunk.
    pub(crate) fn of_closure(closure: Closure<IndexLoop>, types: [Type; 3]) -> Result<IndexUnaryOp> {
        Self::of(IndexUnaryFunction::Closure(closure), types, "closure")
    }

    fn of(function: IndexUnaryFunction, [z, x, thunk]: [Type; 3], name: &str) -> Result<IndexUnaryOp> {
        let labels = Labels::try_new(name.as_bytes(), &[])?;
        Ok(IndexUnaryOp::User(Shared::try_new(UserIndexUnary { function, z, x, thunk, labels })?))
    }

    /// Whether a call may be made later than it was asked for, as [`BinaryOp::is_lasting`].
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::tril().is_lasting());
    /// ```
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        match self {
            IndexUnaryOp::Builtin(..) => true,
            IndexUnaryOp::User(u) => matches!(u.function, IndexUnaryFunction::Closure(_)),
        }
    }

    /// Type of the value; `None` when it is not looked at.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(op::value_gt::<u8>().xtype(), Some(Type::of::<u8>()));
    /// assert_eq!(op::tril().xtype(), None);
    /// ```
    #[must_use]
    pub fn xtype(&self) -> Option<Type> {
        match self {
            IndexUnaryOp::Builtin(op, _) if op.is_positional() => None,
            IndexUnaryOp::Builtin(_, ty) => Some(Type::Builtin(*ty)),
            IndexUnaryOp::User(u) => Some(u.x.clone()),
        }
    }

    /// Type of the thunk.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(op::value_gt::<u8>().thunk_type(), Type::of::<u8>());
    /// assert_eq!(op::tril().thunk_type(), Type::of::<i64>());
    /// ```
    #[must_use]
    pub fn thunk_type(&self) -> Type {
        match self {
            IndexUnaryOp::Builtin(_, ty) => Type::Builtin(*ty),
            IndexUnaryOp::User(u) => u.thunk.clone(),
        }
    }

    /// Type of the result.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(op::tril().ztype(), Type::of::<bool>());
    /// assert_eq!(op::row_index().ztype(), Type::of::<i64>());
    /// ```
    #[must_use]
    pub fn ztype(&self) -> Type {
        match self {
            IndexUnaryOp::Builtin(op, ty) => Type::Builtin(catalog::index_unary(*op).result.of(*ty)),
            IndexUnaryOp::User(u) => u.z.clone(),
        }
    }

    /// Whether the result depends on the entry's place and the thunk only.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::tril().is_positional() && !op::value_gt::<u8>().is_positional());
    /// ```
    #[must_use]
    pub fn is_positional(&self) -> bool {
        match self {
            IndexUnaryOp::Builtin(op, _) => op.is_positional(),
            IndexUnaryOp::User(_) => false,
        }
    }

    /// The binary operator that says of value and thunk what this says; `None` for those that look at places, and users'.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert_eq!(op::value_gt::<u8>().comparison(), Some(op::gt::<u8>()));
    /// assert_eq!(op::tril().comparison(), None);
    /// ```
    #[must_use]
    pub fn comparison(&self) -> Option<BinaryOp> {
        use BinaryCode::{Eq, Ge, Gt, Le, Lt, Ne};
        use IndexUnaryCode::{ValueEq, ValueGe, ValueGt, ValueLe, ValueLt, ValueNe};
        let IndexUnaryOp::Builtin(code, ty) = self else { return None };
        let pairs = [(ValueEq, Eq), (ValueNe, Ne), (ValueLt, Lt), (ValueLe, Le), (ValueGt, Gt), (ValueGe, Ge)];
        let (_, same) = pairs.into_iter().find(|(value, _)| value == code)?;
        Some(BinaryOp::Builtin(same, *ty))
    }

    /// The specification's text without the type, or what the user called it.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert_eq!(op::value_gt::<u8>().name(), "VALUEGT");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            IndexUnaryOp::Builtin(op, _) => op.name(),
            IndexUnaryOp::User(u) => u.labels.shown(),
        }
    }
}

impl PartialEq for IndexUnaryOp {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (IndexUnaryOp::Builtin(a, s), IndexUnaryOp::Builtin(b, t)) => a == b && s == t,
            (IndexUnaryOp::User(a), IndexUnaryOp::User(b)) => Shared::ptr_eq(a, b),
            (IndexUnaryOp::Builtin(..), IndexUnaryOp::User(_)) | (IndexUnaryOp::User(_), IndexUnaryOp::Builtin(..)) => false,
        }
    }
}
