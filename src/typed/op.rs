//! Operators by name and type: `op::plus::<f64>()`.
//!
//! Needs: `ops`. Gives: the operators that algorithms use most, checked when compiled, and
//! [`binary`], [`unary`], [`value`], [`position`] for every predefined one, checked when called.
//! Cost: free.

use crate::error::Result;
use crate::kernel::closures;
pub use crate::ops::{BinaryCode, IndexUnaryCode, UnaryCode};
use crate::ops::{BinaryOp, IndexUnaryOp, UnaryOp};
use crate::types::{Element, Scalar, TypeCode};

/// The predefined binary operator `code` on `T`; an error if there is none.
pub fn binary<T: Scalar>(code: BinaryCode) -> Result<BinaryOp> {
    BinaryOp::try_builtin(code, T::CODE)
}

/// The predefined unary operator `code` on `T`; an error if there is none.
pub fn unary<T: Scalar>(code: UnaryCode) -> Result<UnaryOp> {
    UnaryOp::try_builtin(code, T::CODE)
}

/// The predefined comparison of a value of type `T` with the thunk (`ValueGt` and its kin).
pub fn value<T: Scalar>(code: IndexUnaryCode) -> Result<IndexUnaryOp> {
    IndexUnaryOp::try_builtin(code, T::CODE)
}

/// The predefined test or function of a position, with an INT64 thunk (`Tril`, `RowIndex`, ...).
pub fn position(code: IndexUnaryCode) -> Result<IndexUnaryOp> {
    IndexUnaryOp::try_builtin(code, TypeCode::Int64)
}

/// The operator z = f(x, y) of a closure, for element-wise operations, accumulators, Kronecker products and the like.
///
/// It captures what it needs by copy. Calls may come from any thread, later than they were asked for, and for pairs of values
/// that do not meet, whose result is not used: `f` has no effects and does not panic (`wrapping_add` where sums may overflow).
///
/// ```
/// use graphblas::{Vector, op};
/// let (scale, u) = (10.0, Vector::full(3, 2.0_f64)?);
/// let scaled = op::from_fn(move |x: f64, y: f64| x + scale * y)?;
/// let w = u.ewise_add::<f64, f64>(scaled, &u).eval()?;
/// assert_eq!(w.get(1)?, Some(22.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn from_fn<X: Element, Y: Element, Z: Element, F>(f: F) -> Result<BinaryOp>
where
    F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
{
    closures::binary(f)
}

/// x + y.
#[must_use]
pub fn plus<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Plus, T::CODE) }
}

/// x - y.
#[must_use]
pub fn minus<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Minus, T::CODE) }
}

/// x y.
#[must_use]
pub fn times<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Times, T::CODE) }
}

/// x / y.
#[must_use]
pub fn div<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Div, T::CODE) }
}

/// The lesser.
#[must_use]
pub fn min<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Min, T::CODE) }
}

/// The greater.
#[must_use]
pub fn max<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Max, T::CODE) }
}

/// x.
#[must_use]
pub fn first<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::First, T::CODE) }
}

/// y.
#[must_use]
pub fn second<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Second, T::CODE) }
}

/// 1.
#[must_use]
pub fn pair<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Pair, T::CODE) }
}

/// Whether x = y.
#[must_use]
pub fn eq<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Eq, T::CODE) }
}

/// Whether x and y differ.
#[must_use]
pub fn ne<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Ne, T::CODE) }
}

/// Whether x < y.
#[must_use]
pub fn lt<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Lt, T::CODE) }
}

/// Whether x <= y.
#[must_use]
pub fn le<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Le, T::CODE) }
}

/// Whether x > y.
#[must_use]
pub fn gt<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Gt, T::CODE) }
}

/// Whether x >= y.
#[must_use]
pub fn ge<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Ge, T::CODE) }
}

/// 1 where x and y differ, else 0.
#[must_use]
pub fn is_ne<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::IsNe, T::CODE) }
}

/// |x|.
#[must_use]
pub fn abs<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::Abs, T::CODE) }
}

/// Whether the value is the thunk.
#[must_use]
pub fn value_eq<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueEq, T::CODE) }
}

/// Whether the value is not the thunk.
#[must_use]
pub fn value_ne<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueNe, T::CODE) }
}

/// Whether the value is less than the thunk.
#[must_use]
pub fn value_lt<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueLt, T::CODE) }
}

/// Whether the value is at most the thunk.
#[must_use]
pub fn value_le<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueLe, T::CODE) }
}

/// Whether the value is at least the thunk.
#[must_use]
pub fn value_ge<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueGe, T::CODE) }
}

/// Whether the value is greater than the thunk.
#[must_use]
pub fn value_gt<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueGt, T::CODE) }
}

/// Whether j <= i + thunk: on or below a diagonal.
#[must_use]
pub fn tril() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::Tril, TypeCode::Int64) }
}

/// Whether j >= i + thunk: on or above a diagonal.
#[must_use]
pub fn triu() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::Triu, TypeCode::Int64) }
}

/// Whether j differs from i + thunk: off a diagonal.
#[must_use]
pub fn off_diag() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::OffDiag, TypeCode::Int64) }
}

/// i + thunk.
#[must_use]
pub fn row_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowIndex, TypeCode::Int64) }
}
