//! Semirings: a monoid that adds what a binary operator multiplied.
//!
//! Needs: monoids, binary operators. Gives: [`Semiring`]. Cost: three bytes for a built-in one.

use std::any::Any;

use super::binary::BinaryOp;
use super::catalog;
use super::code::BinaryCode;
use super::law;
use super::monoid::Monoid;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Shared;
use crate::types::TypeCode;

/// A semiring.
///
/// ```
/// use graphblas::ops::{BinaryCode, Semiring};
/// use graphblas::types::TypeCode;
///
/// // Shortest ways: lengths are added along a way, and the least of all ways is taken.
/// let s = Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, TypeCode::FP64);
/// assert_eq!((s.add().op().name(), s.mul().name()), ("MIN", "PLUS"));
/// assert_eq!(s, graphblas::semiring::min_plus::<f64>());
/// ```
#[derive(Clone, Debug)]
pub enum Semiring {
    /// A built-in monoid with a built-in multiply, predefined by name or not; see [`Semiring::builtin`].
    Builtin {
        /// The monoid's operator; its type is that of the multiply's result.
        add: BinaryCode,
        /// The multiply.
        mul: BinaryCode,
        /// The multiply's type, that is of its inputs; for positional ones, of its result.
        ty: TypeCode,
    },
    /// One with a user's monoid or multiply.
    User(Shared<UserSemiring>),
}

/// A user-defined semiring.
///
/// ```
/// use graphblas::ops::Semiring;
/// use graphblas::{monoid, op};
///
/// let distance = op::from_fn(u8::abs_diff)?;
/// let Semiring::User(user) = Semiring::try_new(&monoid::max::<u8>(), &distance)? else { panic!("it is not predefined") };
/// assert_eq!((user.add(), user.mul()), (&monoid::max::<u8>(), &distance));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct UserSemiring {
    add: Monoid,
    mul: BinaryOp,
    bodies: Option<&'static (dyn Any + Send + Sync)>,
}

impl UserSemiring {
    /// The monoid.
    ///
    /// ```
    /// use graphblas::ops::Semiring;
    /// use graphblas::{monoid, op};
    ///
    /// let s = Semiring::try_new(&monoid::max::<u8>(), &op::from_fn(u8::abs_diff)?)?;
    /// let Semiring::User(user) = s else { panic!("it is not predefined") };
    /// assert_eq!(*user.add(), monoid::max::<u8>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn add(&self) -> &Monoid {
        &self.add
    }

    /// The multiply.
    ///
    /// ```
    /// use graphblas::ops::Semiring;
    /// use graphblas::{monoid, op};
    ///
    /// let distance = op::from_fn(u8::abs_diff)?;
    /// let Semiring::User(user) = Semiring::try_new(&monoid::max::<u8>(), &distance)? else { panic!("it is not predefined") };
    /// assert_eq!(*user.mul(), distance);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn mul(&self) -> &BinaryOp {
        &self.mul
    }

    /// What the kernels keep for it, if it is made of closures.
    pub(crate) fn bodies(&self) -> Option<&'static (dyn Any + Send + Sync)> {
        self.bodies
    }
}

impl Semiring {
    /// The semiring of the built-in monoid of `add` and the operator `mul` on `ty`.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, Semiring};
    /// use graphblas::types::TypeCode;
    ///
    /// const PLUS_TIMES: Semiring = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64);
    /// assert_eq!(PLUS_TIMES, graphblas::semiring::plus_times::<f64>());
    /// ```
    ///
    /// # Panics
    /// When there is no such operator, or no such monoid on its result's type; at compile time in a
    /// constant. Run-time choices use [`Semiring::try_new`].
    #[must_use]
    pub const fn builtin(add: BinaryCode, mul: BinaryCode, ty: TypeCode) -> Semiring {
        assert!(law::has_binary(mul, ty), "no such predefined binary operator");
        assert!(law::has_monoid(add, catalog::binary(mul).result.of(ty)), "no such predefined monoid");
        Semiring::Builtin { add, mul, ty }
    }

    /// A semiring from a monoid and a multiply whose results the monoid adds.
    ///
    /// ```
    /// use graphblas::ops::Semiring;
    /// use graphblas::{monoid, op, semiring};
    ///
    /// let s = Semiring::try_new(&monoid::plus::<f64>(), &op::times::<f64>())?;
    /// assert_eq!(s, semiring::plus_times::<f64>());
    /// // A comparison gives truth values, which cannot be added as numbers.
    /// assert!(Semiring::try_new(&monoid::plus::<f64>(), &op::lt::<f64>()).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(add: &Monoid, mul: &BinaryOp) -> Result<Semiring> {
        let (have, need) = (mul.ztype(), add.ty());
        if have != need {
            return Err(Error::new(
                ErrorKind::DomainMismatch,
                format_args!(
                    "a semiring needs a multiply that gives the monoid's type {}, but {} gives {}",
                    need.name(),
                    mul.name(),
                    have.name()
                ),
            ));
        }
        if let (Monoid::Builtin(a, _), BinaryOp::Builtin(m, ty)) = (add, mul) {
            return Ok(Semiring::Builtin { add: *a, mul: *m, ty: *ty });
        }
        Ok(Semiring::User(Shared::try_new(UserSemiring { add: add.clone(), mul: mul.clone(), bodies: None })?))
    }

    /// A semiring of closures, for which the kernels keep `bodies`; the types fit.
    pub(crate) fn of_closures(add: Monoid, mul: BinaryOp, bodies: &'static (dyn Any + Send + Sync)) -> Result<Semiring> {
        Ok(Semiring::User(Shared::try_new(UserSemiring { add, mul, bodies: Some(bodies) })?))
    }

    /// The monoid.
    ///
    /// ```
    /// use graphblas::{monoid, semiring};
    ///
    /// assert_eq!(semiring::min_plus::<f64>().add(), monoid::min::<f64>());
    /// ```
    #[must_use]
    #[inline]
    pub fn add(&self) -> Monoid {
        match self {
            Semiring::Builtin { add, mul, ty } => Monoid::Builtin(*add, catalog::binary(*mul).result.of(*ty)),
            Semiring::User(s) => s.add.clone(),
        }
    }

    /// Whether a call may be made later than it was asked for, as [`BinaryOp::is_lasting`].
    ///
    /// ```
    /// use graphblas::semiring;
    ///
    /// assert!(semiring::min_plus::<f64>().is_lasting());
    /// ```
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        match self {
            Semiring::Builtin { .. } => true,
            Semiring::User(s) => s.add.op().is_lasting() && s.mul.is_lasting(),
        }
    }

    /// The multiply.
    ///
    /// ```
    /// use graphblas::{op, semiring};
    ///
    /// assert_eq!(semiring::min_plus::<f64>().mul(), op::plus::<f64>());
    /// ```
    #[must_use]
    #[inline]
    pub fn mul(&self) -> BinaryOp {
        match self {
            Semiring::Builtin { mul, ty, .. } => BinaryOp::Builtin(*mul, *ty),
            Semiring::User(s) => s.mul.clone(),
        }
    }
}

impl PartialEq for Semiring {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Semiring::Builtin { add: a, mul: m, ty: s }, Semiring::Builtin { add: b, mul: n, ty: t }) => {
                a == b && m == n && s == t
            }
            (Semiring::User(a), Semiring::User(b)) => Shared::ptr_eq(a, b),
            (Semiring::Builtin { .. }, Semiring::User(_)) | (Semiring::User(_), Semiring::Builtin { .. }) => false,
        }
    }
}
