//! Operators by name and type: `op::plus::<f64>()`.
//!
//! Needs: `ops`. Gives: the operators that algorithms use most, checked when compiled, and
//! [`binary`], [`unary`], [`value`], [`position`] for every predefined one, checked when called; operators of closures:
//! [`from_fn`], [`unary_fn`], [`index_fn`], and whether they obey the laws they are said to obey: [`check_laws`].
//! Cost: free; of closures a few small blocks.

mod combine;
mod map;
mod place;

use crate::error::Result;
use crate::kernel::{closures, trial};
pub use crate::ops::{BinaryCode, IndexUnaryCode, UnaryCode};
use crate::ops::{BinaryOp, IndexUnaryOp, UnaryOp};
use crate::types::{DatumSlice, Element, Scalar, TypeCode};

pub use combine::*;
pub use map::*;
pub use place::*;

/// The predefined binary operator `code` on `T`; an error if there is none.
///
/// ```
/// use graphblas::{Vector, op};
/// let hypot = op::binary::<f64>(op::BinaryCode::Hypot)?;
/// let (x, y) = (Vector::from_slice(&[3.0])?, Vector::from_slice(&[4.0])?);
/// assert_eq!(x.ewise_mult::<f64, f64>(hypot, &y).eval()?.get(0)?, Some(5.0));
/// // Bits are combined of integers only.
/// assert!(op::binary::<f64>(op::BinaryCode::BOr).is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn binary<T: Scalar>(code: BinaryCode) -> Result<BinaryOp> {
    BinaryOp::try_builtin(code, T::CODE)
}

/// The predefined unary operator `code` on `T`; an error if there is none.
///
/// ```
/// use graphblas::{Vector, op};
/// let up = op::unary::<f64>(op::UnaryCode::Ceil)?;
/// assert_eq!(Vector::from_slice(&[1.2, -1.2])?.apply::<f64>(up).eval()?.to_vec()?, [2.0, -1.0]);
/// assert!(op::unary::<i32>(op::UnaryCode::Ceil).is_err()); // integers have no fraction
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn unary<T: Scalar>(code: UnaryCode) -> Result<UnaryOp> {
    UnaryOp::try_builtin(code, T::CODE)
}

/// The predefined comparison of a value of type `T` with the thunk (`ValueGt` and its kin).
///
/// ```
/// use graphblas::{Vector, op};
/// let warm = op::value::<i32>(op::IndexUnaryCode::ValueGt)?;
/// let degrees = Vector::from_slice(&[12, 25, 31])?;
/// assert_eq!(degrees.select(warm, 20).eval()?.tuples()?.0, [1, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn value<T: Scalar>(code: IndexUnaryCode) -> Result<IndexUnaryOp> {
    IndexUnaryOp::try_builtin(code, T::CODE)
}

/// The predefined test or function of a position, with an INT64 thunk (`Tril`, `RowIndex`, ...).
///
/// ```
/// use graphblas::{Matrix, op};
/// let upper = op::position(op::IndexUnaryCode::Triu)?;
/// let a = Matrix::from_edges(3, [(0, 1), (1, 0), (1, 2)])?;
/// assert_eq!(a.select(upper, 0_i64).eval()?.nvals()?, 2);
/// # Ok::<(), graphblas::Error>(())
/// ```
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
///
/// ```
/// use graphblas::{ErrorKind, op};
/// #[repr(C)]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Span {
///     from: u32,
///     to: u32,
/// }
/// graphblas::element!(Span { from, to });
///
/// let hull = |x: Span, y: Span| Span { from: x.from.min(y.from), to: x.to.max(y.to) };
/// let hull = op::from_fn(hull)?.associative()?.commutative()?;
/// op::check_laws_on(&hull, &[Span { from: 1, to: 4 }, Span { from: 2, to: 9 }, Span { from: 0, to: 0 }])?;
/// let e = op::check_laws_on(&hull, &[1_u32]).unwrap_err();
/// assert_eq!(e.kind(), ErrorKind::DomainMismatch);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn check_laws_on<T: Element>(op: &BinaryOp, values: &[T]) -> Result<()> {
    trial::laws(op, Some(&DatumSlice::try_of(values)?))
}
