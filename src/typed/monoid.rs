//! Monoids by name and type: `plus::<i64>()`.
//!
//! Needs: `ops`. Gives: one function per predefined monoid that algorithms use. Cost: free.

use super::op;
use crate::error::Result;
use crate::ops::{BinaryCode, BinaryOp, Monoid};
use crate::types::{Datum, Element, Scalar};

/// The monoid of a closure that is associative and commutative, with its identity; for closures see [`op::from_fn`].
pub fn from_fn<T: Element, F>(identity: T, f: F) -> Result<Monoid>
where
    F: Fn(T, T) -> T + Copy + Send + Sync + 'static,
{
    Monoid::try_new(&op::from_fn(f)?, &Datum::try_of(&identity)?, None)
}

/// The monoid of an operator that is associative and commutative, with its identity; laws that are declared of the operator hold of
/// the monoid.
///
/// # Errors
/// `DomainMismatch` unless the operator takes and gives values of one type, which the identity's can be cast to.
pub fn of<T: Element>(op: &BinaryOp, identity: T) -> Result<Monoid> {
    Monoid::try_new(op, &Datum::try_of(&identity)?, None)
}

/// Sum.
#[must_use]
pub fn plus<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// Product.
#[must_use]
pub fn times<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Times, <T as Scalar>::CODE) }
}

/// Least.
#[must_use]
pub fn min<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Min, <T as Scalar>::CODE) }
}

/// Greatest.
#[must_use]
pub fn max<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Max, <T as Scalar>::CODE) }
}

/// Any of the values.
#[must_use]
pub fn any<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Any, <T as Scalar>::CODE) }
}

/// Whether the number of true ones is odd.
#[must_use]
pub fn lxor() -> Monoid {
    const { Monoid::builtin(BinaryCode::LXor, <bool as Scalar>::CODE) }
}

/// Or.
#[must_use]
pub fn lor() -> Monoid {
    const { Monoid::builtin(BinaryCode::LOr, <bool as Scalar>::CODE) }
}

/// And.
#[must_use]
pub fn land() -> Monoid {
    const { Monoid::builtin(BinaryCode::LAnd, <bool as Scalar>::CODE) }
}
