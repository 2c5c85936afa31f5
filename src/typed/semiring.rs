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
///
/// ```
/// use graphblas::{Matrix, monoid, op, semiring};
/// // In how many positions do rows of A and columns of B differ?
/// let differ = semiring::of(&monoid::plus::<i64>(), &op::is_ne::<i64>())?;
/// let (a, b) = (Matrix::from_rows((1, 3), &[1_i64, 2, 3])?, Matrix::from_rows((3, 1), &[1_i64, 5, 6])?);
/// assert_eq!(a.mxm::<i64, i64>(&differ, &b).eval()?.get(0, 0)?, Some(2));
/// // What the monoid adds is what the operator gives.
/// assert!(semiring::of(&monoid::plus::<i64>(), &op::ne::<i64>()).is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
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
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_rows((2, 2), &[1.0, 2.0, 3.0, 4.0])?;
/// let u = Vector::from_slice(&[10.0, 1.0])?;
/// assert_eq!(a.mxv::<f64, f64>(&semiring::plus_times::<f64>(), &u).eval()?.to_vec()?, [12.0, 34.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus_times<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, <T as Scalar>::CODE) }
}

/// (+, first): sums values of the left operand over the pattern of the right.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 2), (1, 2)])?;
/// let rank = Vector::from_slice(&[0.25, 0.5, 0.25])?;
/// // What flows into each vertex, along edges that have no weight.
/// let inflow: Vector<f64> = rank.vxm(&semiring::plus_first::<f64>(), &a).eval()?;
/// assert_eq!(inflow.tuples()?, (vec![2], vec![0.75]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (+, second): sums values of the right operand over the pattern of the left.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (0, 2)])?;
/// let ages = Vector::from_slice(&[30, 40, 50])?;
/// // The sum of the ages of those that each one points to.
/// let sums: Vector<i32> = a.mxv(&semiring::plus_second::<i32>(), &ages).eval()?;
/// assert_eq!(sums.tuples()?, (vec![0], vec![90]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (+, pair): counts.
///
/// ```
/// use graphblas::{Matrix, semiring};
/// let a = Matrix::from_edges(4, [(0, 1), (0, 2), (1, 3), (2, 3)])?;
/// // The number of ways of two edges.
/// let ways: Matrix<u64> = a.mxm(&semiring::plus_pair::<u64>(), &a).eval()?;
/// assert_eq!(ways.tuples()?, (vec![0], vec![3], vec![2]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus_pair<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Pair, <T as Scalar>::CODE) }
}

/// (+, +): in `a.mxm(&plus_plus(), &d)` with a diagonal D every entry plus its column's number.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 1], &[5, 6], None)?;
/// let d = Vector::from_slice(&[100, 200])?.diag()?;
/// let sums: Matrix<i32> = a.mxm(&semiring::plus_plus::<i32>(), &d).eval()?;
/// assert_eq!(sums.tuples()?.2, [205, 206]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus_plus<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// (min, +): shortest paths.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let roads = Matrix::from_tuples((3, 3), &[0, 0, 1], &[1, 2, 2], &[2.0, 7.0, 4.0], None)?;
/// let from_0 = Vector::from_tuples(3, &[0, 1], &[0.0, 2.0], None)?;
/// let next: Vector<f64> = from_0.vxm(&semiring::min_plus::<f64>(), &roads).eval()?;
/// assert_eq!(next.get(2)?, Some(6.0)); // 2 + 4 is less than 0 + 7
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_plus<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// (min, first).
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 2), (1, 2)])?;
/// let labels = Vector::from_slice(&[8_u64, 5, 9])?;
/// // The least label among those that point to a vertex.
/// let least: Vector<u64> = labels.vxm(&semiring::min_first::<u64>(), &a).eval()?;
/// assert_eq!(least.tuples()?, (vec![2], vec![5]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (min, second).
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (0, 2)])?;
/// let labels = Vector::from_slice(&[8_u64, 5, 3])?;
/// // The least label among those that a vertex points to.
/// let least: Vector<u64> = a.mxv(&semiring::min_second::<u64>(), &labels).eval()?;
/// assert_eq!(least.tuples()?, (vec![0], vec![3]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (max, first).
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 2), (1, 2)])?;
/// let scores = Vector::from_slice(&[4, 6, 1])?;
/// let best: Vector<i32> = scores.vxm(&semiring::max_first::<i32>(), &a).eval()?;
/// assert_eq!(best.tuples()?, (vec![2], vec![6]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (max, second).
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (0, 2)])?;
/// let scores = Vector::from_slice(&[9, 6, 1])?;
/// let best: Vector<i32> = a.mxv(&semiring::max_second::<i32>(), &scores).eval()?;
/// assert_eq!(best.tuples()?, (vec![0], vec![6]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (or, and): reachability.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// // An entry may be false: then there is no road.
/// let roads = Matrix::from_tuples((3, 3), &[0, 1], &[1, 2], &[true, false], None)?;
/// let start = Vector::from_tuples(3, &[0, 1], &[true, true], None)?;
/// let next: Vector<bool> = start.vxm(&semiring::lor_land(), &roads).eval()?;
/// assert_eq!(next.tuples()?, (vec![1, 2], vec![true, false]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn lor_land() -> Semiring {
    const { Semiring::builtin(BinaryCode::LOr, BinaryCode::LAnd, <bool as Scalar>::CODE) }
}

/// (any, pair): reachability without looking at values.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (0, 2)])?;
/// let start = Vector::from_tuples(3, &[0], &[true], None)?;
/// let next: Vector<bool> = start.vxm(&semiring::any_pair::<bool>(), &a).eval()?;
/// assert_eq!(next.tuples()?, (vec![1, 2], vec![true, true]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any_pair<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::Pair, <T as Scalar>::CODE) }
}

/// (any, first): some value of the left operand; in `d.mxm(&any_first(), &a)` with a diagonal D the pattern of A, with
/// each row's number.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 2), (1, 0)])?;
/// let numbers = Vector::<u64>::index(3)?.diag()?;
/// let rows: Matrix<u64> = numbers.mxm(&semiring::any_first::<u64>(), &a).eval()?;
/// assert_eq!(rows.tuples()?.2, [0, 1]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any_first<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::First, <T as Scalar>::CODE) }
}

/// (any, second): some value of the right operand.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
/// let names = Vector::from_slice(&[7, 8, 9])?;
/// // The name of a successor: here each vertex has one at most.
/// let next: Vector<i32> = a.mxv(&semiring::any_second::<i32>(), &names).eval()?;
/// assert_eq!(next.tuples()?, (vec![0, 1], vec![8, 9]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any_second<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::Second, <T as Scalar>::CODE) }
}

/// (any, secondi): some inner index; in `q.vxm(&any_secondi(), &a)` the parent of each vertex reached.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(4, [(0, 1), (2, 3)])?;
/// let q = Vector::from_tuples(4, &[0, 2], &[true, true], None)?;
/// let parents: Vector<i64> = q.vxm(&semiring::any_secondi(), &a).eval()?;
/// assert_eq!(parents.tuples()?, (vec![1, 3], vec![0, 2]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}

/// (any, firstj): some inner index, as [`any_secondi`], looked for on the left; in `a.mxv(&any_firstj(), &q)`.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(4, [(1, 0), (3, 2)])?;
/// let q = Vector::from_tuples(4, &[0, 2], &[true, true], None)?;
/// // Rows 1 and 3 meet the vector in columns 0 and 2.
/// let met: Vector<i64> = a.mxv(&semiring::any_firstj(), &q).eval()?;
/// assert_eq!(met.tuples()?, (vec![1, 3], vec![0, 2]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn any_firstj() -> Semiring {
    const { Semiring::builtin(BinaryCode::Any, BinaryCode::FirstJ, <i64 as Scalar>::CODE) }
}

/// (max, secondi): the greatest inner index.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 2), (1, 2)])?;
/// let q = Vector::from_tuples(3, &[0, 1], &[true, true], None)?;
/// let parents: Vector<i64> = q.vxm(&semiring::max_secondi(), &a).eval()?;
/// assert_eq!(parents.tuples()?, (vec![2], vec![1])); // of parents 0 and 1
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}

/// (min, firsti): the least row among the left operand's entries that meet: the row itself, over the pattern of the product.
///
/// ```
/// use graphblas::{Matrix, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (2, 1), (1, 0)])?;
/// let rows: Matrix<i64> = a.mxm(&semiring::min_firsti(), &a).eval()?;
/// assert_eq!(rows.tuples()?, (vec![0, 1, 2], vec![0, 1, 0], vec![0, 1, 2]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_firsti() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::FirstI, <i64 as Scalar>::CODE) }
}

/// (min, secondj): the column itself, over the pattern of the product.
///
/// ```
/// use graphblas::{Matrix, semiring};
/// let a = Matrix::from_edges(3, [(0, 1), (2, 1), (1, 0)])?;
/// let columns: Matrix<i64> = a.mxm(&semiring::min_secondj(), &a).eval()?;
/// assert_eq!(columns.tuples()?, (vec![0, 1, 2], vec![0, 1, 0], vec![0, 1, 0]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_secondj() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::SecondJ, <i64 as Scalar>::CODE) }
}

/// (max, +): longest paths without cycles.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// // Steps of a plan: nothing can begin before all that it needs is done.
/// let steps = Matrix::from_tuples((3, 3), &[0, 1], &[2, 2], &[5, 2], None)?;
/// let begins = Vector::from_tuples(3, &[0, 1], &[0, 4], None)?;
/// let next: Vector<i32> = begins.vxm(&semiring::max_plus::<i32>(), &steps).eval()?;
/// assert_eq!(next.get(2)?, Some(6)); // 4 + 2 is more than 0 + 5
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max_plus<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Plus, <T as Scalar>::CODE) }
}

/// (max, min): widest paths.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let pipes = Matrix::from_tuples((3, 3), &[0, 1], &[2, 2], &[9, 4], None)?;
/// let widths = Vector::from_tuples(3, &[0, 1], &[3, 8], None)?;
/// let next: Vector<i32> = widths.vxm(&semiring::max_min::<i32>(), &pipes).eval()?;
/// assert_eq!(next.get(2)?, Some(4)); // min(8, 4) is wider than min(3, 9)
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max_min<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Min, <T as Scalar>::CODE) }
}

/// (min, max): the least of the greatest parts.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let climbs = Matrix::from_tuples((3, 3), &[0, 1], &[2, 2], &[9, 4], None)?;
/// let so_far = Vector::from_tuples(3, &[0, 1], &[3, 8], None)?;
/// let next: Vector<i32> = so_far.vxm(&semiring::min_max::<i32>(), &climbs).eval()?;
/// assert_eq!(next.get(2)?, Some(8)); // max(8, 4) is less than max(3, 9)
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_max<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Max, <T as Scalar>::CODE) }
}

/// (min, ×).
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let rates = Matrix::from_tuples((3, 3), &[0, 1], &[2, 2], &[1.5, 2.0], None)?;
/// let prices = Vector::from_tuples(3, &[0, 1], &[10.0, 6.0], None)?;
/// let least: Vector<f64> = prices.vxm(&semiring::min_times::<f64>(), &rates).eval()?;
/// assert_eq!(least.get(2)?, Some(12.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_times<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::Times, <T as Scalar>::CODE) }
}

/// (max, ×): the likeliest path, of probabilities.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let links = Matrix::from_tuples((3, 3), &[0, 1], &[2, 2], &[0.5, 0.75], None)?;
/// let arrives = Vector::from_tuples(3, &[0, 1], &[1.0, 0.5], None)?;
/// let next: Vector<f64> = arrives.vxm(&semiring::max_times::<f64>(), &links).eval()?;
/// assert_eq!(next.get(2)?, Some(0.5)); // 1 * 0.5 is more than 0.5 * 0.75
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn max_times<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Max, BinaryCode::Times, <T as Scalar>::CODE) }
}

/// (+, min): sums of what both have, as multisets do.
///
/// ```
/// use graphblas::{Matrix, semiring};
/// // Two bags of three kinds of things, as rows: how many they share.
/// let bags = Matrix::from_rows((2, 3), &[4, 0, 2, 1, 5, 3])?;
/// let shared: Matrix<i32> = bags.mxm(&semiring::plus_min::<i32>(), bags.t()).eval()?;
/// assert_eq!(shared.get(0, 1)?, Some(1 + 0 + 2));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn plus_min<T: Scalar>() -> Semiring {
    const { Semiring::builtin(BinaryCode::Plus, BinaryCode::Min, <T as Scalar>::CODE) }
}

/// (xor, and): whether the number of paths is odd.
///
/// ```
/// use graphblas::{Matrix, semiring};
/// let a = Matrix::from_edges(4, [(0, 1), (0, 2), (1, 3), (2, 3), (0, 3), (3, 3)])?;
/// // Ways of two edges from 0 to 3: by 1, by 2, and over the loop at 3.
/// let is_odd: Matrix<bool> = a.mxm(&semiring::lxor_land(), &a).eval()?;
/// assert_eq!(is_odd.get(0, 3)?, Some(true));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn lxor_land() -> Semiring {
    const { Semiring::builtin(BinaryCode::LXor, BinaryCode::LAnd, <bool as Scalar>::CODE) }
}

/// (min, secondi): the least inner index.
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
/// let a = Matrix::from_edges(3, [(0, 2), (1, 2)])?;
/// let q = Vector::from_tuples(3, &[0, 1], &[true, true], None)?;
/// let parents: Vector<i64> = q.vxm(&semiring::min_secondi(), &a).eval()?;
/// assert_eq!(parents.tuples()?, (vec![2], vec![0])); // of parents 0 and 1
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn min_secondi() -> Semiring {
    const { Semiring::builtin(BinaryCode::Min, BinaryCode::SecondI, <i64 as Scalar>::CODE) }
}
