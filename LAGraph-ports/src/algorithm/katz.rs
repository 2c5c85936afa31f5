//! Katz centrality: walks that end at a vertex, each worth less the longer it is; x = 1 + alpha A' x.
//!
//! Needs: the transpose of the adjacency matrix, values mean nothing; alpha below 1 over the largest eigenvalue, else the
//! numbers grow without end. 1 over the most edges into a vertex is small enough.
//! Gives: [`Ranks`]: at each vertex the sum over walks of k edges that end there of alpha^k, the walk of no edges included.
//! Cost: one pass over the edges an iteration.
//! Source: L. Katz, A new status index derived from sociometric analysis, Psychometrika 18 (1953).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

use super::Ranks;

/// Iterates until the numbers change by at most `tolerance` in sum; an error if the matrix is not square.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::katz;
///
/// // 0 -> 1 -> 2, and 0 -> 2: at 2 end two walks of one edge and one of two.
/// let a = Matrix::from_tuples((3, 3), &[0, 1, 0], &[1, 2, 2], &[true; 3], None)?;
/// let found = katz(&a.transposed().eval()?, 0.5, 0.0, 100)?;
/// assert_eq!(found.rank.tuples()?.1, [1.0, 1.5, 2.25]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn katz<T: Scalar>(a_transposed: &Matrix<T>, alpha: f64, tolerance: f64, max_iterations: u32) -> Result<Ranks<f64>> {
    let mut rank = Vector::full(a_transposed.nrows(), 1.0)?;
    let mut iterations = 0;
    while iterations < max_iterations {
        // next = 1 + A' +.second (alpha rank)
        let share: Vector<f64> = rank.bind2nd(op::times::<f64>(), alpha).eval()?;
        let mut next = Vector::full(a_transposed.nrows(), 1.0)?;
        next.write(a_transposed.mxv(&semiring::plus_second::<f64>(), &share).accum(op::plus::<f64>()))?;
        // change = sum |next - rank|
        let more: Vector<f64> = next.ewise_add(op::minus::<f64>(), &rank).eval()?;
        let more: Vector<f64> = more.apply(op::abs::<f64>()).eval()?;
        rank = next;
        iterations += 1;
        if more.reduce(&monoid::plus::<f64>())? <= tolerance {
            break;
        }
    }
    Ok(Ranks { rank, iterations })
}
