//! Operators of one value: z = f(x).
//!
//! Needs: `ops`. Gives: one function per operator that algorithms use; one that does not exist for a type does not compile.
//! Cost: free.

use crate::ops::{UnaryCode, UnaryOp};
use crate::types::{Scalar, TypeCode};

/// x.
///
/// ```
/// use graphblas::{Vector, op};
/// // With a type of the result it casts.
/// let u = Vector::from_slice(&[1, 2])?.apply::<f64>(op::identity::<i32>()).eval()?;
/// assert_eq!(u.to_vec()?, [1.0, 2.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn identity<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::Identity, T::CODE) }
}

/// -x.
///
/// ```
/// use graphblas::{Vector, op};
/// assert_eq!(Vector::from_slice(&[1, -2])?.apply::<i32>(op::ainv::<i32>()).eval()?.to_vec()?, [-1, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn ainv<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::AInv, T::CODE) }
}

/// 1 / x.
///
/// ```
/// use graphblas::{Vector, op};
/// assert_eq!(Vector::from_slice(&[4.0, 0.5])?.apply::<f64>(op::minv::<f64>()).eval()?.to_vec()?, [0.25, 2.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn minv<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::MInv, T::CODE) }
}

/// 1.
///
/// ```
/// use graphblas::{Vector, op};
/// // The pattern: 1 at each entry, nothing elsewhere.
/// let u = Vector::from_tuples(3, &[2], &[7.5], None)?;
/// assert_eq!(u.apply::<u8>(op::one::<u8>()).eval()?.tuples()?, (vec![2], vec![1]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn one<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::One, T::CODE) }
}

/// The square root.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_slice(&[9.0, 2.25])?;
/// assert_eq!(u.apply::<f64>(op::sqrt::<f64>()).eval()?.to_vec()?, [3.0, 1.5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn sqrt<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::Sqrt, T::CODE) }
}

/// Whether x is false.
///
/// ```
/// use graphblas::{Vector, op};
/// let u = Vector::from_tuples(3, &[0, 1], &[true, false], None)?;
/// assert_eq!(u.apply::<bool>(op::lnot()).eval()?.tuples()?, (vec![0, 1], vec![false, true]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn lnot() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::LNot, TypeCode::Bool) }
}

/// |x|.
///
/// ```
/// use graphblas::{Vector, op};
/// assert_eq!(Vector::from_slice(&[3, -4])?.apply::<i32>(op::abs::<i32>()).eval()?.to_vec()?, [3, 4]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn abs<T: Scalar>() -> UnaryOp {
    const { UnaryOp::builtin(UnaryCode::Abs, T::CODE) }
}
