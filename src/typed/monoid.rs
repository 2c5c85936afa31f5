//! Monoids by name and type: `plus::<i64>()`.
//!
//! Needs: `ops`. Gives: one function per predefined monoid that algorithms use. Cost: free.

use crate::ops::{BinaryCode, Monoid};
use crate::types::Scalar;

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
