//! Operators of two values: z = f(x, y).
//!
//! Needs: `ops`. Gives: one function per operator that algorithms use; one that does not exist for a type does not compile.
//! Cost: free.

use crate::ops::{BinaryCode, BinaryOp};
use crate::types::Scalar;

/// x + y.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_slice(&[1, 2])?, Vector::from_slice(&[10, 20])?);
/// assert_eq!(x.ewise_add::<i32, i32>(op::plus::<i32>(), &y).eval()?.to_vec()?, [11, 22]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Plus, T::CODE) }
}

/// x - y.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_slice(&[5, 2])?, Vector::from_slice(&[3, 4])?);
/// assert_eq!(x.ewise_mult::<i32, i32>(op::minus::<i32>(), &y).eval()?.to_vec()?, [2, -2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn minus<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Minus, T::CODE) }
}

/// x y.
///
/// ```
/// use graphblas::{Vector, op};
/// let doubled = Vector::from_slice(&[1.5, 4.0])?.bind2nd::<f64, f64>(op::times::<f64>(), 2.0).eval()?;
/// assert_eq!(doubled.to_vec()?, [3.0, 8.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn times<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Times, T::CODE) }
}

/// x / y.
///
/// ```
/// use graphblas::{Vector, op};
/// let shares = Vector::from_slice(&[1.0, 3.0])?.bind2nd::<f64, f64>(op::div::<f64>(), 4.0).eval()?;
/// assert_eq!(shares.to_vec()?, [0.25, 0.75]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn div<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Div, T::CODE) }
}

/// The lesser.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_slice(&[1, 9])?, Vector::from_slice(&[4, 5])?);
/// assert_eq!(x.ewise_mult::<i32, i32>(op::min::<i32>(), &y).eval()?.to_vec()?, [1, 5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Min, T::CODE) }
}

/// The greater.
///
/// ```
/// use graphblas::{Vector, op};
/// let mut best = Vector::from_slice(&[1, 9])?;
/// best.write(Vector::from_slice(&[4, 5])?.same().accum(op::max::<i32>()))?;
/// assert_eq!(best.to_vec()?, [4, 9]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Max, T::CODE) }
}

/// x.
///
/// ```
/// use graphblas::{Matrix, op};
/// // Of edges that are given twice the first counts.
/// let a = Matrix::from_tuples((2, 2), &[0, 0], &[1, 1], &[7, 8], Some(&op::first::<i32>()))?;
/// assert_eq!(a.get(0, 1)?, Some(7));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn first<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::First, T::CODE) }
}

/// y.
///
/// ```
/// use graphblas::{Matrix, op};
/// // Of edges that are given twice the last counts.
/// let a = Matrix::from_tuples((2, 2), &[0, 0], &[1, 1], &[7, 8], Some(&op::second::<i32>()))?;
/// assert_eq!(a.get(0, 1)?, Some(8));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn second<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Second, T::CODE) }
}

/// 1.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_tuples(3, &[0, 1], &[5, 6], None)?, Vector::from_tuples(3, &[1, 2], &[7, 8], None)?);
/// assert_eq!(x.ewise_mult::<u64, i32>(op::pair::<u64>(), &y).eval()?.tuples()?, (vec![1], vec![1]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn pair<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Pair, T::CODE) }
}

/// Whether x = y.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_slice(&[1, 2])?, Vector::from_slice(&[1, 3])?);
/// assert_eq!(x.ewise_mult::<bool, i32>(op::eq::<i32>(), &y).eval()?.to_vec()?, [true, false]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn eq<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Eq, T::CODE) }
}

/// Whether x and y differ.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_slice(&[1, 2])?, Vector::from_slice(&[1, 3])?);
/// assert_eq!(x.ewise_mult::<bool, i32>(op::ne::<i32>(), &y).eval()?.to_vec()?, [false, true]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn ne<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Ne, T::CODE) }
}

/// Whether x < y.
///
/// ```
/// use graphblas::{Vector, op};
/// let is_less = Vector::from_slice(&[1, 2, 3])?.bind2nd::<bool, i32>(op::lt::<i32>(), 2).eval()?;
/// assert_eq!(is_less.to_vec()?, [true, false, false]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn lt<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Lt, T::CODE) }
}

/// Whether x <= y.
///
/// ```
/// use graphblas::{Vector, op};
/// let is_at_most = Vector::from_slice(&[1, 2, 3])?.bind2nd::<bool, i32>(op::le::<i32>(), 2).eval()?;
/// assert_eq!(is_at_most.to_vec()?, [true, true, false]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn le<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Le, T::CODE) }
}

/// Whether x > y.
///
/// ```
/// use graphblas::{Vector, op};
/// let is_more = Vector::from_slice(&[1, 2, 3])?.bind2nd::<bool, i32>(op::gt::<i32>(), 2).eval()?;
/// assert_eq!(is_more.to_vec()?, [false, false, true]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn gt<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Gt, T::CODE) }
}

/// Whether x >= y.
///
/// ```
/// use graphblas::{Vector, op};
/// let is_at_least = Vector::from_slice(&[1, 2, 3])?.bind2nd::<bool, i32>(op::ge::<i32>(), 2).eval()?;
/// assert_eq!(is_at_least.to_vec()?, [false, true, true]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn ge<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Ge, T::CODE) }
}

/// 1 where x and y differ, else 0.
///
/// ```
/// use graphblas::{Vector, op};
/// // As `ne`, in the type of the arguments, so that it can be summed.
/// let (x, y) = (Vector::from_slice(&[1, 2])?, Vector::from_slice(&[4, 2])?);
/// assert_eq!(x.ewise_mult::<i32, i32>(op::is_ne::<i32>(), &y).eval()?.to_vec()?, [1, 0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn is_ne<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::IsNe, T::CODE) }
}

/// x or y.
///
/// ```
/// use graphblas::{Vector, op};
/// let (x, y) = (Vector::from_slice(&[1])?, Vector::from_slice(&[2])?);
/// let z = x.ewise_add::<i32, i32>(op::any::<i32>(), &y).eval()?;
/// assert!([Some(1), Some(2)].contains(&z.get(0)?));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any<T: Scalar>() -> BinaryOp {
    const { BinaryOp::builtin(BinaryCode::Any, T::CODE) }
}
