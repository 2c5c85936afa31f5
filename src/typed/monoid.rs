//! Monoids by name and type: `plus::<i64>()`.
//!
//! Needs: `ops`. Gives: one function per predefined monoid that algorithms use. Cost: free.

use super::op;
use crate::error::Result;
use crate::ops::{BinaryCode, Monoid};
use crate::types::{Datum, Element, Scalar};

/// The monoid of a closure that is associative and commutative, with its identity; for closures see [`op::from_fn`].
pub fn from_fn<T: Element, F>(identity: T, f: F) -> Result<Monoid>
where
    F: Fn(T, T) -> T + Copy + Send + Sync + 'static,
{
    Monoid::try_new(&op::from_fn(f)?, &Datum::try_of(&identity)?, None)
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
