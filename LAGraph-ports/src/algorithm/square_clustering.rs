//! Square clustering: the share of the squares that can be at a vertex that are there.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: for each vertex q / p, 0 if p = 0: q is the sum over pairs u, w of its neighbours of their common neighbours
//! besides it, and p the sum of (k(u) - h) + (k(w) - h) + q(u, w), with k the number of neighbours and h = 1 + q(u, w), one
//! more if u and w are joined.
//! Cost: all wedges: the square of the matrix, which holds an entry for each two vertices with a common neighbour.
//! Source: P. G. Lind, M. C. Gonzalez, H. J. Herrmann, Cycles and clustering in bipartite networks, Physical Review E 72
//! (2005).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The square clustering of every vertex.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::square_clustering;
///
/// // The square 0 - 1 - 2 - 3.
/// let (i, j) = ([0, 1, 2, 3, 1, 2, 3, 0], [1, 2, 3, 0, 0, 1, 2, 3]);
/// let u = Matrix::from_tuples((4, 4), &i, &j, &[true; 8], None)?;
/// assert_eq!(square_clustering(&u)?.tuples()?.1, [1.0; 4]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn square_clustering<T: Scalar>(u: &Matrix<T>) -> Result<Vector<f64>> {
    let n = u.nrows();
    let (plus, minus, times) = (op::plus::<f64>(), op::minus::<f64>(), op::times::<f64>());
    let sum = monoid::plus::<f64>();
    // k = A +.pair 1, and k' = k - 1
    let k: Vector<f64> = u.mxv(&semiring::plus_pair::<f64>(), &Vector::full(n, 1.0)?).eval()?;
    let k_less: Vector<f64> = k.bind2nd(minus.clone(), 1.0).eval()?;

    // C = A +.pair A' off the diagonal: C(v, x) = the common neighbours of v and x
    let c: Matrix<f64> = u.mxm(&semiring::plus_pair::<f64>(), u.t()).eval()?;
    let c = c.select(op::off_diag(), 0_i64).eval()?;
    // q(v) = sum over x of C(v, x) (C(v, x) - 1) / 2: a square at v is v, x and two of their common neighbours
    let less: Matrix<f64> = c.bind2nd(minus.clone(), 1.0).eval()?;
    let ordered: Matrix<f64> = c.ewise_mult(times.clone(), &less).eval()?;
    let ordered: Vector<f64> = ordered.reduce_rows(&sum).eval()?;
    let q: Vector<f64> = ordered.bind2nd(times.clone(), 0.5).eval()?;
    // t(v) = sum over x of C<A>(v, x): pairs of neighbours that are joined, each twice
    let closed = c.same().mask(u).structural().eval()?;
    let t: Vector<f64> = closed.reduce_rows(&sum).eval()?;

    // Summed over pairs u, w of neighbours: k(u) + k(w) gives k'(v) (A k)(v); 2 for each pair k(v) k'(v); 2 for each that
    // is joined t(v); q(u, w) less twice gives -q(v). So p = k' (A k) - k k' - t - q = k' (A k - k) - t - q
    let mut p: Vector<f64> = u.mxv(&semiring::plus_second::<f64>(), &k).eval()?;
    p.write(k.same().accum(minus.clone()))?;
    p.write(p.ewise_mult(times, &k_less))?;
    p.write(t.same().mask(&p).structural().accum(minus.clone()))?;
    p.write(q.same().mask(&p).structural().accum(minus))?;
    let p = p.select(op::value_gt::<f64>(), 0.0).eval()?;

    // 0 + q / p
    let mut clustering = Vector::full(n, 0.0)?;
    clustering.write(q.ewise_mult(op::div::<f64>(), &p).accum(plus))?;
    Ok(clustering)
}
