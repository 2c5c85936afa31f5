//! Operators by name and type: `op::plus::<f64>()`.
//!
//! Needs: `ops`. Gives: the operators that algorithms use most, checked when compiled, and
//! [`binary`], [`unary`], [`value`], [`position`] for every predefined one, checked when called; operators of closures:
//! [`from_fn`], [`unary_fn`], [`index_fn`], and whether they obey the laws they are said to obey: [`check_laws`].
//! Cost: free; of closures a few small blocks.

use crate::error::Result;
use crate::kernel::{closures, trial};
pub use crate::ops::{BinaryCode, IndexUnaryCode, UnaryCode};
use crate::ops::{BinaryOp, IndexUnaryOp, UnaryOp};
use crate::types::{DatumSlice, Element, Scalar, TypeCode};

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

/// The operator z = f(x) of a closure, for `apply`; for closures see [`from_fn`].
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_tuples(4, &[1, 3], &[9.0_f64, 16.0], None)?;
/// let halves = u.apply::<f64>(op::unary_fn(|x: f64| x.sqrt() / 2.0)?).eval()?;
/// assert_eq!(halves.tuples()?, (vec![1, 3], vec![1.5, 2.0]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn unary_fn<X: Element, Z: Element, F>(f: F) -> Result<UnaryOp>
where
    F: Fn(X) -> Z + Copy + Send + Sync + 'static,
{
    closures::unary(f)
}

/// The operator z = f(x, i, j, thunk) of a closure, for `apply_index` and `select`; for closures see [`from_fn`].
///
/// The value lies in row i and column j; of vectors j is 0. In `select`, entries stay where z is true, or not zero. What the
/// closure captures can stand in the place of a thunk.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_tuples((3, 3), &[0, 1, 2], &[2, 0, 2], &[5, -4, 1], None)?;
/// let near = op::index_fn(|x: i32, i: u64, j: u64, most: u64| x > 0 && i.abs_diff(j) <= most)?;
/// assert_eq!(a.select(near.clone(), 2_u64).eval()?.nvals()?, 2);
/// assert_eq!(a.select(near, 1_u64).eval()?.nvals()?, 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn index_fn<X: Element, S: Element, Z: Element, F>(f: F) -> Result<IndexUnaryOp>
where
    F: Fn(X, u64, u64, S) -> Z + Copy + Send + Sync + 'static,
{
    closures::index_unary(f)
}

/// Tries the laws that an operator is said to obey, by [`BinaryOp::commutative`] and its kin, on many values of its types, which are
/// built-in ones; for structs see [`check_laws_on`].
///
/// The error names the law that does not hold, and values for which it does not. Three values are taken at a time: some
/// ten thousand calls.
///
/// ```
/// use graphblas::op;
/// let distance = op::from_fn(u32::abs_diff)?.commutative()?;
/// op::check_laws(&distance)?;
/// let wrong = distance.associative()?;
/// assert!(op::check_laws(&wrong).unwrap_err().to_string().contains("associative"));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn check_laws(op: &BinaryOp) -> Result<()> {
    trial::laws(op, None)
}

/// The same, with the first 64 of these values too, which are of the type of one of the operator's arguments.
///
/// # Errors
/// `DomainMismatch` for values of another type; else as [`check_laws`].
pub fn check_laws_on<T: Element>(op: &BinaryOp, values: &[T]) -> Result<()> {
    trial::laws(op, Some(&DatumSlice::try_of(values)?))
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

/// x or y.
#[must_use]
pub fn any<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Any, T::CODE) }
}

/// x.
#[must_use]
pub fn identity<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::Identity, T::CODE) }
}

/// -x.
#[must_use]
pub fn ainv<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::AInv, T::CODE) }
}

/// 1 / x.
#[must_use]
pub fn minv<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::MInv, T::CODE) }
}

/// 1.
#[must_use]
pub fn one<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::One, T::CODE) }
}

/// The square root.
#[must_use]
pub fn sqrt<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::Sqrt, T::CODE) }
}

/// Whether x is false.
#[must_use]
pub fn lnot() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::LNot, TypeCode::Bool) }
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

/// Whether j = i + thunk: on a diagonal.
#[must_use]
pub fn diag() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::Diag, TypeCode::Int64) }
}

/// Whether i <= thunk.
#[must_use]
pub fn row_le() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowLe, TypeCode::Int64) }
}

/// Whether i > thunk.
#[must_use]
pub fn row_gt() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowGt, TypeCode::Int64) }
}

/// Whether j <= thunk.
#[must_use]
pub fn col_le() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ColLe, TypeCode::Int64) }
}

/// Whether j > thunk.
#[must_use]
pub fn col_gt() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ColGt, TypeCode::Int64) }
}

/// i + thunk.
#[must_use]
pub fn row_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowIndex, TypeCode::Int64) }
}

/// j + thunk; of vectors j is 0.
#[must_use]
pub fn col_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ColIndex, TypeCode::Int64) }
}

/// j - i + thunk: the number of the diagonal.
#[must_use]
pub fn diag_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::DiagIndex, TypeCode::Int64) }
}
