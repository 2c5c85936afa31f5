//! Monoids by name and type: `plus::<i64>()`.
//!
//! Needs: `ops`. Gives: one function per predefined monoid that algorithms use. Cost: free.

use super::op;
use crate::error::Result;
use crate::ops::{BinaryCode, BinaryOp, Monoid};
use crate::types::{Datum, Element, Scalar};

/// The monoid of a closure that is associative and commutative, with its identity; for closures see [`op::from_fn`].
///
/// ```
/// use graphblas::{Vector, monoid};
/// // The union of sets of up to 64 members, a bit for each.
/// let union = monoid::from_fn(0_u64, |x: u64, y: u64| x | y)?;
/// assert_eq!(Vector::from_slice(&[0b001_u64, 0b101, 0b100])?.reduce(&union)?, 0b101);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn from_fn<T: Element, F>(identity: T, f: F) -> Result<Monoid>
where
    F: Fn(T, T) -> T + Copy + Send + Sync + 'static,
{
    Monoid::try_new(&op::from_fn(f)?, &Datum::try_of(&identity)?, None)
}

/// The monoid of an operator that is associative and commutative, with its identity; laws that are declared of the operator hold of
/// the monoid.
///
/// # Errors
/// `DomainMismatch` unless the operator takes and gives values of one type, which the identity's can be cast to.
///
/// ```
/// use graphblas::{ErrorKind, Vector, monoid, op};
/// let greatest = monoid::of(&op::max::<u8>(), 0_u8)?;
/// assert_eq!(Vector::from_slice(&[3_u8, 7, 5])?.reduce(&greatest)?, 7);
/// // A comparison gives other values than it takes.
/// let e = monoid::of(&op::lt::<u8>(), 0_u8).unwrap_err();
/// assert_eq!(e.kind(), ErrorKind::DomainMismatch);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn of<T: Element>(op: &BinaryOp, identity: T) -> Result<Monoid> {
    Monoid::try_new(op, &Datum::try_of(&identity)?, None)
}

/// Sum.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert_eq!(Vector::from_slice(&[1, 2, 3])?.reduce(&monoid::plus::<i32>())?, 6);
/// assert_eq!(Vector::<i32>::try_new(3)?.reduce(&monoid::plus::<i32>())?, 0); // the sum of nothing
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// Product.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert_eq!(Vector::from_slice(&[2, 3, 4])?.reduce(&monoid::times::<i32>())?, 24);
/// assert_eq!(Vector::<i32>::try_new(3)?.reduce(&monoid::times::<i32>())?, 1); // the product of nothing
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn times<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Times, <T as Scalar>::CODE) }
}

/// Least.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert_eq!(Vector::from_slice(&[4.0, 2.5])?.reduce(&monoid::min::<f64>())?, 2.5);
/// assert_eq!(Vector::<f64>::try_new(3)?.reduce(&monoid::min::<f64>())?, f64::INFINITY); // of nothing
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Min, <T as Scalar>::CODE) }
}

/// Greatest.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert_eq!(Vector::from_slice(&[4, 2])?.reduce(&monoid::max::<i32>())?, 4);
/// assert_eq!(Vector::<i32>::try_new(3)?.reduce(&monoid::max::<i32>())?, i32::MIN); // of nothing
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Max, <T as Scalar>::CODE) }
}

/// Any of the values.
///
/// ```
/// use graphblas::{Vector, monoid};
/// let x = Vector::from_slice(&[4, 2])?.reduce(&monoid::any::<i32>())?;
/// assert!(x == 4 || x == 2);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any<T: Scalar>() -> Monoid {
    const { Monoid::builtin(BinaryCode::Any, <T as Scalar>::CODE) }
}

/// Whether the number of true ones is odd.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert!(Vector::from_slice(&[true, true, true])?.reduce(&monoid::lxor())?); // an odd number of them
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn lxor() -> Monoid {
    const { Monoid::builtin(BinaryCode::LXor, <bool as Scalar>::CODE) }
}

/// Or.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert!(Vector::from_slice(&[false, true])?.reduce(&monoid::lor())?);
/// assert!(!Vector::<bool>::try_new(2)?.reduce(&monoid::lor())?); // none of nothing
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn lor() -> Monoid {
    const { Monoid::builtin(BinaryCode::LOr, <bool as Scalar>::CODE) }
}

/// And.
///
/// ```
/// use graphblas::{Vector, monoid};
/// assert!(!Vector::from_slice(&[false, true])?.reduce(&monoid::land())?);
/// assert!(Vector::<bool>::try_new(2)?.reduce(&monoid::land())?); // all of nothing
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn land() -> Monoid {
    const { Monoid::builtin(BinaryCode::LAnd, <bool as Scalar>::CODE) }
}
