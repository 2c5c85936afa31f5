//! PageRank by power iteration, r = (1 - c) / n + c A' (r / degree), as the GAP benchmark defines it.
//!
//! Needs: the transpose of the adjacency matrix, values mean nothing; the number of edges out of each
//! vertex, no entry or 0 where there is none.
//! Gives: [`Ranks`]. A vertex without edges out hands nothing on, so that ranks may add up to less than 1.
//! Cost: one pass over the edges an iteration.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

use super::Real;

/// c: the share of a vertex's rank that its edges hand on.
const DAMPING: f64 = 0.85;

/// The ranks, and how they were come by.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::pagerank;
///
/// // 0 -> 1 -> 0: the first ranks are right already, and one iteration sees it.
/// let circle = Matrix::from_edges(2, [(0, 1), (1, 0)])?;
/// let found = pagerank::<f64, _>(&circle, &Vector::full(2, 1_i64)?, 1e-4, 100)?;
/// assert_eq!(found.iterations, 1);
/// assert!((found.rank.get(0)?.unwrap_or(0.0) - 0.5).abs() < 1e-12);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Ranks<R: Real> {
    /// The rank of every vertex.
    pub rank: Vector<R>,
    /// Iterations made.
    pub iterations: u32,
}

/// Iterates until the ranks, which are FP32 or FP64, change by at most `tolerance` in sum.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::pagerank;
/// use lagraph_ports::{Adjacency, Kind};
///
/// // 1, 2 and 3 all lead to 0.
/// let g = Adjacency::try_new(Matrix::from_edges(4, [(1, 0), (2, 0), (3, 0)])?, Kind::Directed)?;
/// let rank = pagerank::<f64, _>(g.transpose()?, g.out_degree()?, 1e-4, 100)?.rank.to_vec()?;
/// // (1 - 0.85) / 4 for everybody, and 0.85 of what three have for 0.
/// assert!((rank[1] - 0.0375).abs() < 1e-12 && (rank[0] - (0.0375 + 0.85 * 0.1125)).abs() < 1e-12);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn pagerank<R: Real, T: Scalar>(
    a_transposed: &Matrix<T>,
    degree: &Vector<i64>,
    tolerance: f64,
    max_iterations: u32,
) -> Result<Ranks<R>> {
    let size = a_transposed.nrows();
    let n = size as f64;
    // d = max(1, degree) / c: every iteration divides by it, none multiplies by c
    let d: Vector<R> = Vector::full(size, R::nearest(1.0))?.ewise_add(op::max::<R>(), degree).eval()?;
    let d: Vector<R> = d.bind2nd(op::div::<R>(), R::nearest(DAMPING)).eval()?;

    let mut rank = Vector::full(size, R::nearest(1.0 / n))?;
    let (mut old, mut share) = (Vector::try_new(size)?, Vector::<R>::try_new(size)?);
    let (mut change, mut iterations) = (1.0, 0);
    while change > tolerance && iterations < max_iterations {
        (old, rank) = (rank, old);
        // share = old / d
        share.write(old.ewise_mult(op::div::<R>(), &d))?;
        // rank = (1 - c) / n + A' +.second share
        rank.write(rank.constant(R::nearest((1.0 - DAMPING) / n)))?;
        rank.write(a_transposed.mxv(&semiring::plus_second::<R>(), &share).accum(op::plus::<R>()))?;
        // change = sum |old - rank|
        old.write(old.ewise_add(op::minus::<R>(), &rank))?;
        old.write(old.apply(op::abs::<R>()))?;
        change = old.reduce(&monoid::plus::<R>())?.into();
        iterations += 1;
    }
    Ok(Ranks { rank, iterations })
}
