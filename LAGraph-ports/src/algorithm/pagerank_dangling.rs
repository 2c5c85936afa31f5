//! PageRank in which vertices without edges out hand their rank to all: r = (1 - c) / n + c (A' (r / degree) + lost / n).
//!
//! Needs: the transpose of the adjacency matrix, values mean nothing; the number of edges out of each vertex, no entry
//! or 0 where there is none; damping c from 0 to 1.
//! Gives: [`Ranks`], which add up to 1; the benchmark form, which loses rank, is [`pagerank`](super::pagerank).
//! Cost: one pass over the edges and two over the vertices an iteration.
//! Source: L. Page, S. Brin, R. Motwani, T. Winograd, The PageRank citation ranking, Stanford 1999; A. N. Langville, C. D.
//! Meyer, Deeper inside PageRank, Internet Mathematics 1 (2004).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

use super::Ranks;

/// Iterates until the ranks change by at most `tolerance` in sum.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::pagerank_dangling;
///
/// // 0 -> 1, and 1 leads nowhere.
/// let a = Matrix::from_tuples((2, 2), &[0], &[1], &[true], None)?;
/// let degree = graphblas::Vector::from_tuples(2, &[0], &[1], None)?;
/// let ranks = pagerank_dangling(&a.transposed().eval()?, &degree, 0.85, 1e-9, 100)?.rank;
/// let (r0, r1) = (ranks.get(0)?.unwrap_or(0.0), ranks.get(1)?.unwrap_or(0.0));
/// assert!((r0 + r1 - 1.0).abs() < 1e-12);
/// // r0 = 0.075 + 0.85 r1 / 2
/// assert!((r0 - 0.075 - 0.425 * r1).abs() < 1e-9);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn pagerank_dangling<T: Scalar>(
    a_transposed: &Matrix<T>,
    degree: &Vector<i64>,
    damping: f64,
    tolerance: f64,
    max_iterations: u32,
) -> Result<Ranks<f64>> {
    let size = a_transposed.nrows();
    let n = size as f64;
    // d = degree / c where there are edges out; the others dangle
    let some = degree.select(op::value_gt::<i64>(), 0_i64).eval()?;
    let d: Vector<f64> = some.bind2nd(op::div::<f64>(), damping).eval()?;

    let mut rank = Vector::full(size, 1.0 / n)?;
    let (mut old, mut share) = (Vector::try_new(size)?, Vector::<f64>::try_new(size)?);
    let (mut change, mut iterations) = (f64::INFINITY, 0);
    while change > tolerance && iterations < max_iterations {
        (old, rank) = (rank, old);
        // lost = the ranks of the dangling vertices: old<!d>
        share.write(old.same().mask_not(&d).structural().replace())?;
        let lost = share.reduce(&monoid::plus::<f64>())?;
        // share = old / d
        share.write(old.ewise_mult(op::div::<f64>(), &d))?;
        // rank = (1 - c) / n + c lost / n + A' +.second share
        rank.write(rank.constant((1.0 - damping + damping * lost) / n))?;
        rank.write(a_transposed.mxv(&semiring::plus_second::<f64>(), &share).accum(op::plus::<f64>()))?;
        // change = sum |old - rank|
        old.write(old.ewise_add(op::minus::<f64>(), &rank))?;
        old.write(old.apply(op::abs::<f64>()))?;
        change = old.reduce(&monoid::plus::<f64>())?;
        iterations += 1;
    }
    Ok(Ranks { rank, iterations })
}
