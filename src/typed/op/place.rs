//! Operators of a value and its place: z = f(x, i, j, thunk), for `select` and `apply_index`.
//!
//! Needs: `ops`. Gives: tests of a value, tests of a place, and the place itself. Cost: free.

use crate::ops::{IndexUnaryCode, IndexUnaryOp};
use crate::types::{Scalar, TypeCode};

/// Whether the value is the thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let levels = Vector::from_slice(&[0, 1, 1, 2])?;
/// assert_eq!(levels.select(op::value_eq::<i32>(), 1).eval()?.tuples()?.0, [1, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn value_eq<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueEq, T::CODE) }
}

/// Whether the value is not the thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let counts = Vector::from_slice(&[4, 0, 5])?;
/// // Zeros that are entries go.
/// assert_eq!(counts.select(op::value_ne::<i32>(), 0).eval()?.tuples()?, (vec![0, 2], vec![4, 5]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn value_ne<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueNe, T::CODE) }
}

/// Whether the value is less than the thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_slice(&[1, 2, 3])?;
/// assert_eq!(u.select(op::value_lt::<i32>(), 2).eval()?.tuples()?.1, [1]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn value_lt<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueLt, T::CODE) }
}

/// Whether the value is at most the thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_slice(&[1, 2, 3])?;
/// assert_eq!(u.select(op::value_le::<i32>(), 2).eval()?.tuples()?.1, [1, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn value_le<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueLe, T::CODE) }
}

/// Whether the value is at least the thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_slice(&[1, 2, 3])?;
/// assert_eq!(u.select(op::value_ge::<i32>(), 2).eval()?.tuples()?.1, [2, 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn value_ge<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueGe, T::CODE) }
}

/// Whether the value is greater than the thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_slice(&[1, 2, 3])?;
/// assert_eq!(u.select(op::value_gt::<i32>(), 2).eval()?.tuples()?.1, [3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn value_gt<T: Scalar>() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ValueGt, T::CODE) }
}

/// Whether j <= i + thunk: on or below a diagonal.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
/// assert_eq!(a.select(op::tril(), 0_i64).eval()?.tuples()?.2, [1, 3, 4]);
/// assert_eq!(a.select(op::tril(), -1_i64).eval()?.tuples()?.2, [3]); // strictly below
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn tril() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::Tril, TypeCode::Int64) }
}

/// Whether j >= i + thunk: on or above a diagonal.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
/// assert_eq!(a.select(op::triu(), 0_i64).eval()?.tuples()?.2, [1, 2, 4]);
/// assert_eq!(a.select(op::triu(), 1_i64).eval()?.tuples()?.2, [2]); // strictly above
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn triu() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::Triu, TypeCode::Int64) }
}

/// Whether j differs from i + thunk: off a diagonal.
///
/// ```
/// use graphblas::{Matrix, op};
/// // A graph without its loops.
/// let a = Matrix::from_edges(2, [(0, 0), (0, 1)])?;
/// let loopless = a.select(op::off_diag(), 0_i64).eval()?;
/// assert_eq!(loopless.tuples()?, (vec![0], vec![1], vec![true]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn off_diag() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::OffDiag, TypeCode::Int64) }
}

/// Whether j = i + thunk: on a diagonal.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
/// assert_eq!(a.select(op::diag(), 0_i64).eval()?.tuples()?.2, [1, 4]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn diag() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::Diag, TypeCode::Int64) }
}

/// Whether i <= thunk.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_rows((3, 1), &[5, 6, 7])?;
/// assert_eq!(a.select(op::row_le(), 1_i64).eval()?.tuples()?.2, [5, 6]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn row_le() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowLe, TypeCode::Int64) }
}

/// Whether i > thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_slice(&[5, 6, 7])?;
/// // The index of an entry of a vector is its row.
/// assert_eq!(u.select(op::row_gt(), 1_i64).eval()?.tuples()?, (vec![2], vec![7]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn row_gt() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowGt, TypeCode::Int64) }
}

/// Whether j <= thunk.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_rows((1, 3), &[5, 6, 7])?;
/// assert_eq!(a.select(op::col_le(), 1_i64).eval()?.tuples()?.2, [5, 6]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn col_le() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ColLe, TypeCode::Int64) }
}

/// Whether j > thunk.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_rows((1, 3), &[5, 6, 7])?;
/// assert_eq!(a.select(op::col_gt(), 1_i64).eval()?.tuples()?.2, [7]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn col_gt() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ColGt, TypeCode::Int64) }
}

/// i + thunk.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_tuples(9, &[3, 7], &[true, true], None)?;
/// // Vertices that carry their own number, counted from 1.
/// let labels = u.apply_index::<i64, i64>(op::row_index(), 1).eval()?;
/// assert_eq!(labels.tuples()?, (vec![3, 7], vec![4, 8]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn row_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::RowIndex, TypeCode::Int64) }
}

/// j + thunk; of vectors j is 0.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_edges(3, [(0, 2), (2, 1)])?;
/// assert_eq!(a.apply_index::<i64, i64>(op::col_index(), 0).eval()?.tuples()?.2, [2, 1]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn col_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::ColIndex, TypeCode::Int64) }
}

/// j - i + thunk: the number of the diagonal.
///
/// ```
/// use graphblas::{Matrix, op};
/// let a = Matrix::from_edges(3, [(0, 2), (2, 1)])?;
/// assert_eq!(a.apply_index::<i64, i64>(op::diag_index(), 0).eval()?.tuples()?.2, [2, -1]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn diag_index() -> IndexUnaryOp {
    const { IndexUnaryOp::builtin(IndexUnaryCode::DiagIndex, TypeCode::Int64) }
}
