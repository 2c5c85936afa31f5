//! Semirings by name and type: `plus_times::<f64>()`.
//!
//! Needs: `ops`. Gives: one function per semiring that algorithms use, and [`of`] for the rest.
//! A semiring that does not exist for a type does not compile.
//! Cost: free.

use crate::error::Result;
use crate::ops::{BinaryCode, BinaryOp, Monoid, Semiring};
use crate::types::Scalar;

/// Any monoid and multiply whose types fit.
pub fn of(add: &Monoid, mul: &BinaryOp) -> Result<Semiring> {
    Semiring::try_new(add, mul)
}

/// (+, ×): linear algebra.
#[must_use]
pub fn plus_times<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, <T as Scalar>::CODE) }
}

/// (+, first): sums values of the left operand over the pattern of the right.
#[must_use]
pub fn plus_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (+, second): sums values of the right operand over the pattern of the left.
#[must_use]
pub fn plus_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (+, pair): counts.
#[must_use]
pub fn plus_pair<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Pair, <T as Scalar>::CODE) }
}

/// (min, +): shortest paths.
#[must_use]
pub fn min_plus<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// (min, first).
#[must_use]
pub fn min_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (min, second).
#[must_use]
pub fn min_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (or, and): reachability.
#[must_use]
pub fn lor_land() -> Semiring {
    const { Semiring::builtin(BinaryCode::LOr, BinaryCode::LAnd, <bool as Scalar>::CODE) }
}

/// (any, pair): reachability without looking at values.
#[must_use]
pub fn any_pair<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::Pair, <T as Scalar>::CODE) }
}

/// (any, secondi): some inner index; in `q.vxm(&any_secondi(), &a)` the parent of each vertex reached.
#[must_use]
pub fn any_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}

/// (min, secondi): the least inner index.
#[must_use]
pub fn min_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}
