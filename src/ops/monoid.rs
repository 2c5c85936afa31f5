//! Monoids: an associative and commutative operator with an identity, and perhaps a terminal value.
//!
//! Needs: binary operators, laws. Gives: [`Monoid`]. Cost: two bytes for a built-in one.
//! A monoid that a user makes of a predefined operator with its natural identity becomes the
//! built-in one, so that it runs on the same kernels.

use super::binary::BinaryOp;
use super::code::BinaryCode;
use super::constant::Constant;
use super::declared::Laws;
use super::law;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::{Buf, Shared};
use crate::types::{Datum, Type, TypeCode, cast};

/// A monoid.
///
/// ```
/// use graphblas::dynamic::Vector;
/// use graphblas::ops::{BinaryCode, Monoid};
/// use graphblas::types::{DatumSlice, Type, TypeCode};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
/// v.build(&[0, 2], &DatumSlice::of(&[5_u8, 6]), None)?;
/// let mut most = [0];
/// v.reduce(&Monoid::builtin(BinaryCode::Max, TypeCode::UInt8), &mut most)?;
/// assert_eq!(most, [6]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub enum Monoid {
    /// A predefined one: its operator and type; see [`Monoid::builtin`].
    Builtin(BinaryCode, TypeCode),
    /// One made by the user.
    User(Shared<UserMonoid>),
}

/// A user-defined monoid.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::Monoid;
/// use graphblas::types::Datum;
///
/// // What is made of a predefined operator and its own identity is predefined.
/// assert!(matches!(Monoid::try_new(&op::plus::<u8>(), &Datum::of(&0_u8), None)?, Monoid::Builtin(..)));
/// assert!(matches!(Monoid::try_new(&op::plus::<u8>(), &Datum::of(&5_u8), None)?, Monoid::User(_)));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct UserMonoid {
    op: BinaryOp,
    ty: Type,
    identity: Buf<u8>,
    terminal: Option<Buf<u8>>,
}

impl Monoid {
    /// The predefined monoid of operator `op` on type `ty`.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, Monoid};
    /// use graphblas::types::TypeCode;
    ///
    /// const MIN: Monoid = Monoid::builtin(BinaryCode::Min, TypeCode::FP64);
    /// assert_eq!(MIN, graphblas::monoid::min::<f64>());
    /// ```
    ///
    /// # Panics
    /// When there is no such monoid (MINUS on FP64); at compile time in a constant.
    #[must_use]
    pub const fn builtin(op: BinaryCode, ty: TypeCode) -> Monoid {
        assert!(law::has_monoid(op, ty), "no such predefined monoid");
        Monoid::Builtin(op, ty)
    }

    /// A monoid from an operator, its identity and perhaps its terminal value. The operator is
    /// taken to be associative and commutative, as the specification says.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::op;
    /// use graphblas::ops::Monoid;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// // The greatest common divisor; 0 is its identity, and at 1 a reduction can stop.
    /// let gcd = op::from_fn(|mut a: u8, mut b: u8| {
    ///     while b != 0 {
    ///         (a, b) = (b, a % b);
    ///     }
    ///     a
    /// })?;
    /// let m = Monoid::try_new(&gcd, &Datum::of(&0_u8), Some(&Datum::of(&1_u8)))?;
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.build(&[0, 1, 2], &DatumSlice::of(&[12_u8, 18, 30]), None)?;
    /// let mut x = [0];
    /// v.reduce(&m, &mut x)?;
    /// assert_eq!(x, [6]);
    /// // A comparison cannot be chained: it gives no number.
    /// assert!(Monoid::try_new(&op::lt::<u8>(), &Datum::of(&0_u8), None).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(op: &BinaryOp, identity: &Datum<'_>, terminal: Option<&Datum<'_>>) -> Result<Monoid> {
        let ty = closed_type(op)?;
        let identity = value_of(identity, &ty, "identity of the monoid")?;
        let terminal = terminal.map(|t| value_of(t, &ty, "terminal value of the monoid")).transpose()?;
        if let BinaryOp::Builtin(code, t) = *op
            && is_natural(code, t, &identity, terminal.as_deref())
        {
            return Ok(Monoid::Builtin(code, t));
        }
        Ok(Monoid::User(Shared::try_new(UserMonoid { op: op.clone(), ty, identity, terminal })?))
    }

    /// The operator.
    ///
    /// ```
    /// use graphblas::{monoid, op};
    ///
    /// assert_eq!(monoid::plus::<f64>().op(), op::plus::<f64>());
    /// ```
    #[must_use]
    pub fn op(&self) -> BinaryOp {
        match self {
            Monoid::Builtin(op, ty) => BinaryOp::Builtin(*op, *ty),
            Monoid::User(m) => m.op.clone(),
        }
    }

    /// The type of the values.
    ///
    /// ```
    /// use graphblas::monoid;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(monoid::plus::<f64>().ty(), Type::of::<f64>());
    /// ```
    #[must_use]
    pub fn ty(&self) -> Type {
        match self {
            Monoid::Builtin(_, ty) => Type::Builtin(*ty),
            Monoid::User(m) => m.ty.clone(),
        }
    }

    /// Writes the identity; `out` has the size of the type. ANY has none by law, and gives zero.
    ///
    /// ```
    /// use graphblas::monoid;
    ///
    /// let mut x = [9];
    /// monoid::min::<u8>().identity(&mut x);
    /// assert_eq!(x, [255]);
    /// ```
    pub fn identity(&self, out: &mut [u8]) {
        match self {
            Monoid::Builtin(op, ty) => law::identity(*op, *ty).unwrap_or(Constant::Zero).write(*ty, out),
            Monoid::User(m) => out.copy_from_slice(&m.identity),
        }
    }

    /// Writes the value at which a reduction may stop, and says whether there is one: the monoid's own, or the annihilator that
    /// a user declared of the operator. For ANY there is none: it may stop at any value ([`Monoid::is_any`]).
    ///
    /// ```
    /// use graphblas::monoid;
    ///
    /// // Nothing is less than 0; a sum can always go on.
    /// let mut x = [9];
    /// assert!(monoid::min::<u8>().terminal(&mut x));
    /// assert_eq!(x, [0]);
    /// assert!(!monoid::plus::<u8>().terminal(&mut x));
    /// ```
    pub fn terminal(&self, out: &mut [u8]) -> bool {
        match self {
            Monoid::Builtin(op, ty) => law::terminal(*op, *ty).map(|c| c.write(*ty, out)).is_some(),
            Monoid::User(m) => match m.terminal.as_deref() {
                Some(terminal) => {
                    out.copy_from_slice(terminal);
                    true
                }
                // At either place: a monoid's operator is commutative.
                None => matches!(m.op, BinaryOp::User(_)) && m.op.annihilator(Laws::ANNIHILATORS, out),
            },
        }
    }

    /// Whether a reduction may stop at its first value, and give any.
    ///
    /// ```
    /// use graphblas::monoid;
    ///
    /// assert!(monoid::any::<u8>().is_any() && !monoid::min::<u8>().is_any());
    /// ```
    #[must_use]
    pub fn is_any(&self) -> bool {
        match self {
            Monoid::Builtin(op, _) => law::stops_at_once(*op),
            Monoid::User(m) => matches!(m.op, BinaryOp::Builtin(op, _) if law::stops_at_once(op)),
        }
    }

    /// Whether adding a value to itself changes nothing (MIN, LOR).
    ///
    /// ```
    /// use graphblas::monoid;
    ///
    /// assert!(monoid::min::<u8>().is_idempotent() && !monoid::plus::<u8>().is_idempotent());
    /// ```
    #[must_use]
    pub fn is_idempotent(&self) -> bool {
        self.op().is_idempotent()
    }

    /// Whether regrouping changes no bit of the result: not so for float PLUS.
    ///
    /// ```
    /// use graphblas::monoid;
    ///
    /// assert!(monoid::plus::<u8>().is_exact() && !monoid::plus::<f64>().is_exact());
    /// ```
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.op().is_associative()
    }
}

impl PartialEq for Monoid {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Monoid::Builtin(a, s), Monoid::Builtin(b, t)) => a == b && s == t,
            (Monoid::User(a), Monoid::User(b)) => Shared::ptr_eq(a, b),
            (Monoid::Builtin(..), Monoid::User(_)) | (Monoid::User(_), Monoid::Builtin(..)) => false,
        }
    }
}

/// The one type of the operator's arguments and result.
fn closed_type(op: &BinaryOp) -> Result<Type> {
    let (x, y, z) = (op.xtype(), op.ytype(), op.ztype());
    if op.looks_at_places() || op.is_ignore_dup() {
        return Err(Error::new(
            ErrorKind::DomainMismatch,
            format_args!("a monoid needs an operator on values, but {} is not one", op.name()),
        ));
    }
    if x == z && y == z {
        return Ok(z);
    }
    Err(Error::new(
        ErrorKind::DomainMismatch,
        format_args!(
            "a monoid needs an operator with one type for both arguments and the result, but {} takes {} and {} and gives {}",
            op.name(),
            x.name(),
            y.name(),
            z.name()
        ),
    ))
}

/// The bytes of `x` in type `ty`; `what` names the argument.
pub(super) fn value_of(x: &Datum<'_>, ty: &Type, what: &str) -> Result<Buf<u8>> {
    x.ty().check_cast(ty, what)?;
    let mut bytes = Buf::filled(ty.size(), 0u8)?;
    match (x.ty().code(), ty.code()) {
        (Some(from), Some(to)) => cast::cast_one(to, &mut bytes, from, x.bytes()),
        _ => bytes.copy_from_slice(x.bytes()),
    }
    Ok(bytes)
}

/// Whether the given identity and terminal value are those of the predefined monoid. A missing
/// terminal value is fine: stopping early there does not change the result.
fn is_natural(op: BinaryCode, ty: TypeCode, identity: &[u8], terminal: Option<&[u8]>) -> bool {
    if !law::has_monoid(op, ty) {
        return false;
    }
    // Two values of the largest type, FC64.
    let (mut e, mut t) = ([0u8; 16], [0u8; 16]);
    let (e, t) = (&mut e[..ty.size()], &mut t[..ty.size()]);
    let natural = Monoid::Builtin(op, ty);
    natural.identity(e);
    let has_terminal = natural.terminal(t);
    *e == *identity && terminal.is_none_or(|given| has_terminal && given == &*t)
}
