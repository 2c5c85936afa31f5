//! Triangle centrality: how much of a graph's triangles lies at a vertex and around it.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: for each vertex (t(N) + (t(v) + t(T)) / 3) / t, where t(v) are the triangles at v, t(T) those at the neighbours that
//! v shares a triangle with, t(N) those at its other neighbours, and t all triangles; 0 without triangles.
//! Cost: a triangle count in both directions of every edge, and two products with a vector.
//! Source: P. Burkhardt, Triangle centrality, arXiv:2105.00110 (2021).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The triangle centrality of every vertex.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::triangle_centrality;
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3 - 4.
/// let (i, j) = ([0, 1, 2, 2, 3, 1, 2, 0, 3, 4], [1, 2, 0, 3, 4, 0, 1, 2, 2, 3]);
/// let u = Matrix::from_tuples((5, 5), &i, &j, &[true; 10], None)?;
/// // Vertex 3 is in no triangle, but knows somebody who is.
/// assert_eq!(triangle_centrality(&u)?.tuples()?.1, [1.0, 1.0, 1.0, 1.0, 0.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn triangle_centrality<T: Scalar>(u: &Matrix<T>) -> Result<Vector<f64>> {
    let mut centrality = Vector::full(u.nrows(), 0.0)?;
    // T<A> = A +.pair A': the triangles at each edge; edges without any have no entry
    let t: Matrix<f64> = u.mxm(&semiring::plus_pair::<f64>(), u.t()).mask(u).structural().eval()?;
    // y = the sums of T's rows: twice the triangles at each vertex
    let y: Vector<f64> = t.reduce_rows(&monoid::plus::<f64>()).eval()?;
    // k = the sum of y: six times all triangles
    let k = y.reduce(&monoid::plus::<f64>())?;
    if k == 0.0 {
        return Ok(centrality);
    }
    // centrality = (3 A y - 2 T y + y) / k, where only T's pattern counts
    let around: Vector<f64> = u.mxv(&semiring::plus_second::<f64>(), &y).eval()?;
    let closed: Vector<f64> = t.mxv(&semiring::plus_second::<f64>(), &y).eval()?;
    centrality.write(around.bind2nd(op::times::<f64>(), 3.0).accum(op::plus::<f64>()))?;
    centrality.write(closed.bind2nd(op::times::<f64>(), -2.0).accum(op::plus::<f64>()))?;
    centrality.write(y.same().accum(op::plus::<f64>()))?;
    centrality.bind2nd(op::div::<f64>(), k).eval()
}
