//! Binary operators: z = f(x, y).
//!
//! Needs: `types`, the catalog. Gives: [`BinaryOp`], built in or a user's function.
//! Cost: two bytes for a built-in one; a user's is shared, so cloning is one atomic addition.
//! A user's operator looks at two values, or at their places too: [`UserFunction`].

use std::ffi::c_void;

use super::catalog::{self, Reads};
use super::closure::Closure;
use super::code::BinaryCode;
use super::declared::{Declared, Laws};
use super::index_binary::Places;
use super::law;
use super::monoid::value_of;
use super::unary::no_such;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Shared;
use crate::types::{Datum, Labels, Type, TypeCode};

/// A user's function: writes z from x and y. Called from any thread, with pointers aligned for the
/// types.
///
/// ```
/// use std::ffi::c_void;
///
/// use graphblas::ops::{BinaryFn, BinaryOp};
/// use graphblas::types::Type;
///
/// unsafe extern "C" fn plus_twice(z: *mut c_void, x: *const c_void, y: *const c_void) {
///     // SAFETY: the pointers are to values of the types that the operator was made with.
///     unsafe { *z.cast::<i32>() = *x.cast::<i32>() + 2 * *y.cast::<i32>() }
/// }
/// let (f, ty): (BinaryFn, _) = (plus_twice, Type::of::<i32>());
/// assert_eq!(BinaryOp::try_new(f, &ty, &ty, &ty, "plus_twice")?.name(), "plus_twice");
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type BinaryFn = unsafe extern "C" fn(*mut c_void, *const c_void, *const c_void);

/// A binary operator.
///
/// ```
/// use graphblas::dynamic::{Vector, Write};
/// use graphblas::ops::{BinaryCode, BinaryOp};
/// use graphblas::types::{Datum, Type, TypeCode};
///
/// // The operator is a value: which one may be chosen while the program runs.
/// let v = Vector::try_new(&Type::of::<u8>(), 1)?;
/// v.set_element(&Datum::of(&7_u8), 0)?;
/// for (code, expected) in [(BinaryCode::Plus, 9), (BinaryCode::Times, 14), (BinaryCode::Min, 2)] {
///     let w = Vector::try_new(&Type::of::<u8>(), 1)?;
///     w.apply_bind2nd(&Write::default(), &BinaryOp::try_builtin(code, TypeCode::UInt8)?, &v, &Datum::of(&2_u8))?;
///     let mut x = [0];
///     w.extract_element(&w.ty(), &mut x, 0)?;
///     assert_eq!(x, [expected]);
/// }
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub enum BinaryOp {
    /// A predefined operation on a type; see [`BinaryOp::builtin`].
    Builtin(BinaryCode, TypeCode),
    /// A user's function.
    User(Shared<UserBinary>),
}

/// A user-defined binary operator.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::BinaryOp;
///
/// let BinaryOp::User(user) = op::from_fn(u32::abs_diff)? else { panic!("it is no predefined operator") };
/// assert_eq!(user.labels().shown(), "closure");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct UserBinary {
    function: UserFunction,
    z: Type,
    x: Type,
    y: Type,
    labels: Labels,
    declared: Declared,
}

/// What a user's operator calls.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::{BinaryOp, UserFunction};
///
/// let BinaryOp::User(user) = op::from_fn(u32::abs_diff)? else { panic!("it is no predefined operator") };
/// assert!(matches!(user.function(), UserFunction::Closure(_)));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub enum UserFunction {
    /// A function of two values.
    Values(BinaryFn),
    /// A function of two values, their places and a theta.
    Places(Places),
    /// A Rust closure of two values.
    Closure(Closure),
}

impl UserBinary {
    /// The function.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{BinaryOp, UserFunction};
    ///
    /// let BinaryOp::User(user) = op::from_fn(|x: f64, y: f64| x - y)? else { panic!("it is no predefined operator") };
    /// assert!(matches!(user.function(), UserFunction::Closure(_)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn function(&self) -> &UserFunction {
        &self.function
    }

    /// What the user calls the operator.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::BinaryOp;
    ///
    /// let BinaryOp::User(user) = op::from_fn(|x: f64, y: f64| x - y)? else { panic!("it is no predefined operator") };
    /// assert_eq!(user.labels().shown(), "closure");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.labels
    }
}

impl BinaryOp {
    /// The operator `GxB_IGNORE_DUP`: tells `build` to keep the last of several values for one
    /// place, of any type; everywhere else it is SECOND on INT64.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::ops::BinaryOp;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.build(&[1, 1], &DatumSlice::of(&[5_u8, 6]), Some(&BinaryOp::IGNORE_DUP))?;
    /// let mut x = [0];
    /// v.extract_element(&v.ty(), &mut x, 1)?;
    /// assert_eq!(x, [6]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub const IGNORE_DUP: BinaryOp = BinaryOp::builtin(BinaryCode::IgnoreDup, TypeCode::Int64);

    /// The predefined operator `op` on type `ty`.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, BinaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// const PLUS: BinaryOp = BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64);
    /// assert_eq!(PLUS, graphblas::op::plus::<f64>());
    /// ```
    ///
    /// # Panics
    /// When there is no such operator (BOR on FP64); at compile time in a constant. Run-time
    /// choices use [`BinaryOp::try_builtin`].
    #[must_use]
    pub const fn builtin(op: BinaryCode, ty: TypeCode) -> BinaryOp {
        assert!(law::has_binary(op, ty), "no such predefined binary operator");
        BinaryOp::Builtin(op, ty)
    }

    /// The predefined operator `op` on type `ty`, or an error when there is none.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, BinaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(BinaryOp::try_builtin(BinaryCode::BOr, TypeCode::UInt8).is_ok());
    /// // Floats have no bits to combine.
    /// assert!(BinaryOp::try_builtin(BinaryCode::BOr, TypeCode::FP64).is_err());
    /// ```
    pub fn try_builtin(op: BinaryCode, ty: TypeCode) -> Result<BinaryOp> {
        if law::has_binary(op, ty) {
            return Ok(BinaryOp::Builtin(op, ty));
        }
        Err(no_such("binary", op.name(), ty))
    }

    /// An operator from a user's function and its types.
    ///
    /// ```
    /// use std::ffi::c_void;
    ///
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::ops::BinaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// unsafe extern "C" fn plus_twice(z: *mut c_void, x: *const c_void, y: *const c_void) {
    ///     // SAFETY: the pointers are to values of the types that the operator was made with.
    ///     unsafe { *z.cast::<u8>() = *x.cast::<u8>() + 2 * *y.cast::<u8>() }
    /// }
    /// let ty = Type::of::<u8>();
    /// let op = BinaryOp::try_new(plus_twice, &ty, &ty, &ty, "plus_twice")?;
    /// let v = Vector::try_new(&ty, 1)?;
    /// v.set_element(&Datum::of(&7_u8), 0)?;
    /// v.apply_bind2nd(&Write::default(), &op, &v, &Datum::of(&10_u8))?;
    /// let mut x = [0];
    /// v.extract_element(&ty, &mut x, 0)?;
    /// assert_eq!(x, [27]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(f: BinaryFn, z: &Type, x: &Type, y: &Type, name: &str) -> Result<BinaryOp> {
        let labels = Labels::try_new(name.as_bytes(), &[])?;
        Self::of(UserFunction::Values(f), [z, x, y].map(Type::clone), labels)
    }

    /// An operator that looks at places, with the types of z, x and y.
    pub(super) fn of_places(places: Places, types: [Type; 3], labels: Labels) -> Result<BinaryOp> {
        Self::of(UserFunction::Places(places), types, labels)
    }

    /// A Rust closure with the types of z, x and y.
    pub(crate) fn of_closure(closure: Closure, types: [Type; 3]) -> Result<BinaryOp> {
        Self::of(UserFunction::Closure(closure), types, Labels::try_new(b"closure", &[])?)
    }

    /// The closure of an operator that is one.
    #[must_use]
    pub(crate) fn closure(&self) -> Option<&Closure> {
        match self {
            BinaryOp::User(u) => match &u.function {
                UserFunction::Closure(closure) => Some(closure),
                UserFunction::Values(_) | UserFunction::Places(_) => None,
            },
            BinaryOp::Builtin(..) => None,
        }
    }

    fn of(function: UserFunction, [z, x, y]: [Type; 3], labels: Labels) -> Result<BinaryOp> {
        Ok(BinaryOp::User(Shared::try_new(UserBinary { function, z, x, y, labels, declared: Declared::default() })?))
    }

    /// Declares laws of a user's operator, beside those that were declared before, and the value of those that have one. They
    /// are taken on trust; `dynamic::check_laws` tries them.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::Laws;
    ///
    /// let distance = op::from_fn(u32::abs_diff)?;
    /// assert!(!distance.is_commutative());
    /// distance.declare(Laws::COMMUTATIVE, None)?;
    /// assert!(distance.is_commutative());
    /// // A law that the types do not allow: the result cannot be an argument.
    /// let longer = op::from_fn(|x: f64, y: f64| x > y)?;
    /// assert!(longer.declare(Laws::ASSOCIATIVE, None).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn declare(&self, laws: Laws, annihilator: Option<&Datum<'_>>) -> Result<()> {
        let BinaryOp::User(u) = self else {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("op: the laws of predefined operators are known")));
        };
        let (arguments, first, second) = (u.x == u.y, u.x == u.z, u.y == u.z);
        let needs = [
            (Laws::ALL, self.places().is_none(), "an operator that does not look at places"),
            (Laws::COMMUTATIVE, arguments, "one type for both arguments"),
            (Laws::ASSOCIATIVE.or(Laws::IDEMPOTENT), first && second, "one type for both arguments and the result"),
            (Laws::ANNIHILATOR_1ST, first, "one type for the first argument and the result"),
            (Laws::ANNIHILATOR_2ND, second, "one type for the second argument and the result"),
        ];
        if let Some((.., what)) = needs.iter().find(|(law, holds, _)| laws.has(*law) && !holds) {
            return Err(Error::new(ErrorKind::DomainMismatch, format_args!("op: a law that is declared needs {what}")));
        }
        let value = match annihilator.filter(|_| laws.has(Laws::ANNIHILATORS)) {
            Some(value) => Some(value_of(value, &u.z, "annihilator")?),
            None if laws.has(Laws::ANNIHILATORS) => {
                return Err(Error::new(ErrorKind::NullPointer, format_args!("annihilator: a value was needed")));
            }
            None => None,
        };
        u.declared.add(laws, value)
    }

    fn is_declared(&self, laws: Laws) -> bool {
        matches!(self, BinaryOp::User(u) if u.declared.has(laws))
    }

    /// The user's function and theta of an operator that looks at places, as the user made it.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::from_fn(u32::abs_diff)?.places().is_none());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn places(&self) -> Option<&Places> {
        match self {
            BinaryOp::Builtin(..) => None,
            BinaryOp::User(u) => match &u.function {
                UserFunction::Values(_) | UserFunction::Closure(_) => None,
                UserFunction::Places(places) => Some(places),
            },
        }
    }

    /// Whether the result depends on where the values lie, or on that only.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{BinaryCode, BinaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(BinaryOp::try_builtin(BinaryCode::FirstI, TypeCode::Int64)?.looks_at_places());
    /// assert!(!op::first::<i64>().looks_at_places());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn looks_at_places(&self) -> bool {
        self.is_positional() || self.places().is_some()
    }

    /// The operator that sees columns where this one sees rows, and the reverse. A vector is kept as one row but is
    /// specified as one column.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, BinaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// let row = BinaryOp::try_builtin(BinaryCode::FirstI, TypeCode::Int64)?;
    /// assert_eq!(row.with_axes_swapped()?.name(), "FIRSTJ");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn with_axes_swapped(&self) -> Result<BinaryOp> {
        match self {
            BinaryOp::Builtin(code, ty) => Ok(BinaryOp::Builtin(code.with_axes_swapped(), *ty)),
            BinaryOp::User(u) => match &u.function {
                UserFunction::Values(_) | UserFunction::Closure(_) => Ok(self.clone()),
                UserFunction::Places(places) => {
                    Self::of_places(places.swapped()?, [&u.z, &u.x, &u.y].map(Type::clone), Labels::default())
                }
            },
        }
    }

    /// Type of the first argument. For positional operators, which look at no value, it is the
    /// type of the result.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(op::lt::<f64>().xtype(), Type::of::<f64>());
    /// ```
    #[must_use]
    pub fn xtype(&self) -> Type {
        match self {
            BinaryOp::Builtin(_, ty) => Type::Builtin(*ty),
            BinaryOp::User(u) => u.x.clone(),
        }
    }

    /// Type of the second argument; for positional operators as [`BinaryOp::xtype`].
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(op::from_fn(|x: f64, y: u8| x + f64::from(y))?.ytype(), Type::of::<u8>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ytype(&self) -> Type {
        match self {
            BinaryOp::Builtin(op, ty) => Type::Builtin(catalog::binary(*op).result.second(*ty)),
            BinaryOp::User(u) => u.y.clone(),
        }
    }

    /// Type of the result.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::types::Type;
    ///
    /// // A comparison of doubles gives a truth value.
    /// assert_eq!(op::lt::<f64>().ztype(), Type::of::<bool>());
    /// ```
    #[must_use]
    pub fn ztype(&self) -> Type {
        match self {
            BinaryOp::Builtin(op, ty) => Type::Builtin(catalog::binary(*op).result.of(*ty)),
            BinaryOp::User(u) => u.z.clone(),
        }
    }

    /// Whether the first argument's value matters. ANY counts as looking at the first one only.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::plus::<u8>().uses_x() && !op::second::<u8>().uses_x() && !op::pair::<u8>().uses_x());
    /// ```
    #[must_use]
    pub fn uses_x(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => matches!(law::reads(*op, *ty), Reads::X | Reads::XY),
            BinaryOp::User(_) => true,
        }
    }

    /// Whether the second argument's value matters.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::plus::<u8>().uses_y() && !op::first::<u8>().uses_y() && !op::pair::<u8>().uses_y());
    /// ```
    #[must_use]
    pub fn uses_y(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => matches!(law::reads(*op, *ty), Reads::Y | Reads::XY),
            BinaryOp::User(_) => true,
        }
    }

    /// Whether the result depends on the entries' places only.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::{BinaryCode, BinaryOp};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(BinaryOp::try_builtin(BinaryCode::SecondJ, TypeCode::Int64)?.is_positional());
    /// assert!(!op::second::<i64>().is_positional());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn is_positional(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, _) => op.is_positional(),
            BinaryOp::User(_) => false,
        }
    }

    /// Whether a call may be made later than it was asked for: the function is there then, and nobody can tell.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::plus::<u8>().is_lasting() && op::from_fn(u32::abs_diff)?.is_lasting());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        matches!(self, BinaryOp::Builtin(..)) || self.closure().is_some() || self.is_declared(Laws::LASTING)
    }

    /// Whether the arguments may be exchanged.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::plus::<u8>().is_commutative() && !op::minus::<u8>().is_commutative());
    /// ```
    #[must_use]
    pub fn is_commutative(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => law::is_commutative(*op, *ty),
            BinaryOp::User(_) => self.is_declared(Laws::COMMUTATIVE),
        }
    }

    /// Whether a chain may be regrouped without any change of the result.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// // Sums of floats are rounded, and change when they are regrouped.
    /// assert!(op::plus::<i32>().is_associative() && !op::plus::<f64>().is_associative());
    /// ```
    #[must_use]
    pub fn is_associative(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => law::is_associative(*op, *ty),
            BinaryOp::User(u) => {
                self.is_declared(Laws::ASSOCIATIVE) && !u.z.code().is_some_and(|z| z.is_float() || z.is_complex())
            }
        }
    }

    /// Whether a chain may be regrouped, as reductions do: the result changes by rounding at most.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::plus::<f64>().is_associative_rounded() && !op::minus::<f64>().is_associative_rounded());
    /// ```
    #[must_use]
    pub fn is_associative_rounded(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => law::is_associative_rounded(*op, *ty),
            BinaryOp::User(_) => self.is_declared(Laws::ASSOCIATIVE),
        }
    }

    /// Whether `op(x, x) = x`.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert!(op::max::<u8>().is_idempotent() && !op::plus::<u8>().is_idempotent());
    /// ```
    #[must_use]
    pub fn is_idempotent(&self) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => law::is_idempotent(*op, *ty),
            BinaryOp::User(_) => self.is_declared(Laws::IDEMPOTENT),
        }
    }

    /// Writes the value that the result is wherever it is the argument at one of these places; false if there is none.
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::Laws;
    ///
    /// // 0 x = 0
    /// let mut x = [9];
    /// assert!(op::times::<u8>().annihilator(Laws::ANNIHILATORS, &mut x));
    /// assert_eq!(x, [0]);
    /// assert!(!op::plus::<u8>().annihilator(Laws::ANNIHILATORS, &mut x));
    /// ```
    pub fn annihilator(&self, places: Laws, out: &mut [u8]) -> bool {
        match self {
            BinaryOp::Builtin(op, ty) => {
                let first = law::left_annihilator(*op, *ty).filter(|_| places.has(Laws::ANNIHILATOR_1ST));
                let second = || law::right_annihilator(*op, *ty).filter(|_| places.has(Laws::ANNIHILATOR_2ND));
                first.or_else(second).map(|c| c.write(*ty, out)).is_some()
            }
            BinaryOp::User(u) => u.declared.annihilator(places).map(|value| out.copy_from_slice(value)).is_some(),
        }
    }

    /// The operator with exchanged arguments, if it is known.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// // x < y says that y > x.
    /// assert_eq!(op::lt::<u8>().swapped(), Some(op::gt::<u8>()));
    /// assert_eq!(op::from_fn(|x: f64, y: f64| x - 2.0 * y)?.swapped(), None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn swapped(&self) -> Option<BinaryOp> {
        match self {
            BinaryOp::Builtin(op, ty) => law::swap(*op, *ty).map(|s| BinaryOp::Builtin(s, *ty)),
            BinaryOp::User(_) => self.is_commutative().then(|| self.clone()),
        }
    }

    /// Whether this is [`BinaryOp::IGNORE_DUP`].
    ///
    /// ```
    /// use graphblas::op;
    /// use graphblas::ops::BinaryOp;
    ///
    /// assert!(BinaryOp::IGNORE_DUP.is_ignore_dup() && !op::second::<i64>().is_ignore_dup());
    /// ```
    #[must_use]
    pub fn is_ignore_dup(&self) -> bool {
        matches!(self, BinaryOp::Builtin(BinaryCode::IgnoreDup, _))
    }

    /// The specification's text without the type, or what the user called it.
    ///
    /// ```
    /// use graphblas::op;
    ///
    /// assert_eq!(op::plus::<f64>().name(), "PLUS");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            BinaryOp::Builtin(op, _) => op.name(),
            BinaryOp::User(u) => u.labels.shown(),
        }
    }
}

impl PartialEq for BinaryOp {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (BinaryOp::Builtin(a, s), BinaryOp::Builtin(b, t)) => a == b && s == t,
            (BinaryOp::User(a), BinaryOp::User(b)) => Shared::ptr_eq(a, b),
            (BinaryOp::Builtin(..), BinaryOp::User(_)) | (BinaryOp::User(_), BinaryOp::Builtin(..)) => false,
        }
    }
}
