//! Semirings by name and type: `plus_times::<f64>()`.
//!
//! Needs: `ops`. Gives: one function per semiring that algorithms use, and [`of`] for the rest.
//! A semiring that does not exist for a type does not compile.
//! Cost: free.

use crate::error::Result;
use crate::kernel::closures;
use crate::ops::{BinaryCode, BinaryOp, Monoid, Semiring};
use crate::types::{Element, Scalar};

/// Any monoid and multiply whose types fit.
pub fn of(add: &Monoid, mul: &BinaryOp) -> Result<Semiring> {
    Semiring::try_new(add, mul)
}

/// A semiring of closures: `mul` multiplies, `add`, which is associative and commutative and has this identity, adds; for
/// closures see [`op::from_fn`](super::op::from_fn). Products run the loops that predefined semirings run, compiled with the closures inlined.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// // The widest way: of the ways to a vertex that which has the widest narrowest part.
/// let widest = semiring::from_fns(u32::max, 0, |path: u32, edge: u32| path.min(edge))?;
/// let a = Matrix::<u32>::from_tuples((3, 3), &[0, 0, 1], &[1, 2, 2], &[7, 2, 5], None)?;
/// let mut w = Vector::<u32>::try_new(3)?;
/// w.set(0, u32::MAX)?;
/// let next: Vector<u32> = w.vxm(&widest, &a).eval()?;
/// assert_eq!((next.get(1)?, next.get(2)?), (Some(7), Some(2)));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn from_fns<X: Element, Y: Element, Z: Element, A, M>(add: A, identity: Z, mul: M) -> Result<Semiring>
where
    A: Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
    M: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
{
    closures::semiring(add, identity, mul)
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

/// (+, +): in `a.mxm(&plus_plus(), &d)` with a diagonal D every entry plus its column's number.
#[must_use]
pub fn plus_plus<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Plus, <T as Scalar>::CODE) }
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

/// (max, first).
#[must_use]
pub fn max_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (max, second).
#[must_use]
pub fn max_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Second, <T as Scalar>::CODE) }
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

/// (any, first): some value of the left operand; in `d.mxm(&any_first(), &a)` with a diagonal D the pattern of A, with
/// each row's number.
#[must_use]
pub fn any_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (any, second): some value of the right operand.
#[must_use]
pub fn any_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (any, secondi): some inner index; in `q.vxm(&any_secondi(), &a)` the parent of each vertex reached.
#[must_use]
pub fn any_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}

/// (any, firstj): some inner index, as [`any_secondi`], looked for on the left; in `a.mxv(&any_firstj(), &q)`.
#[must_use]
pub fn any_firstj() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::FirstJ, <i64 as Scalar>::CODE) }
}

/// (max, secondi): the greatest inner index.
#[must_use]
pub fn max_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}

/// (min, firsti): the least row among the left operand's entries that meet: the row itself, over the pattern of the product.
#[must_use]
pub fn min_firsti() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::FirstI, <i64 as Scalar>::CODE) }
}

/// (min, secondj): the column itself, over the pattern of the product.
#[must_use]
pub fn min_secondj() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::SecondJ, <i64 as Scalar>::CODE) }
}

/// (max, +): longest paths without cycles.
#[must_use]
pub fn max_plus<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// (max, min): widest paths.
#[must_use]
pub fn max_min<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Min, <T as Scalar>::CODE) }
}

/// (min, max): the least of the greatest parts.
#[must_use]
pub fn min_max<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Max, <T as Scalar>::CODE) }
}

/// (min, ×).
#[must_use]
pub fn min_times<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Times, <T as Scalar>::CODE) }
}

/// (max, ×): the likeliest path, of probabilities.
#[must_use]
pub fn max_times<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Times, <T as Scalar>::CODE) }
}

/// (+, min): sums of what both have, as multisets do.
#[must_use]
pub fn plus_min<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Min, <T as Scalar>::CODE) }
}

/// (xor, and): whether the number of paths is odd.
#[must_use]
pub fn lxor_land() -> Semiring {
    const { Semiring::builtin(BinaryCode::LXor, BinaryCode::LAnd, <bool as Scalar>::CODE) }
}

/// (min, secondi): the least inner index.
#[must_use]
pub fn min_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}
