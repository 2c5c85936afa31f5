//! Local clustering coefficients: the share of the pairs of a vertex's neighbours that are joined.
//!
//! Needs: the edges, in either one or both directions, and the undirected pattern without diagonal; values and loops
//! mean nothing.
//! Gives: for each vertex with k neighbours, in either direction, the edges among them over k (k - 1); 0 if k < 2. In a
//! directed graph an edge between two neighbours counts in each direction in which it is there.
//! Cost: for each pair of neighbours the edges out of one are intersected with those of the other.
//! Source: D. J. Watts, S. H. Strogatz, Collective dynamics of small-world networks, Nature 393 (1998); for directed
//! graphs the LDBC Graphalytics benchmark specification.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The coefficient of every vertex.
///
/// ```
/// use graphblas::io;
/// use lagraph_ports::{Graph, algorithm::clustering};
///
/// let club = Graph::try_new(&io::embedded::karate()?)?;
/// let lcc = clustering(&club.a, &club.undirected)?;
/// // The instructor's 16 friends: 18 of 120 pairs are friends too.
/// assert_eq!(lcc.get(0)?, Some(0.15));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn clustering<A: Scalar, U: Scalar>(a: &Matrix<A>, undirected: &Matrix<U>) -> Result<Vector<f64>> {
    let n = undirected.nrows();
    let ones = Vector::full(n, 1.0)?;
    // C<U> = U +.pair A: C(v, w) = the edges u -> w with both u and w neighbours of v
    let edges = a.select(op::off_diag(), 0_i64).eval()?;
    let c: Matrix<f64> = undirected.mxm(&semiring::plus_pair::<f64>(), &edges).mask(undirected).structural().eval()?;
    // joined = the sums of C's rows
    let joined: Vector<f64> = c.reduce_rows(&monoid::plus::<f64>()).eval()?;

    // pairs = k (k - 1) where k >= 2
    let k: Vector<f64> = undirected.mxv(&semiring::plus_pair::<f64>(), &ones).eval()?;
    let k = k.select(op::value_ge::<f64>(), 2.0).eval()?;
    let others: Vector<f64> = k.bind2nd(op::minus::<f64>(), 1.0).eval()?;
    let pairs: Vector<f64> = k.ewise_mult(op::times::<f64>(), &others).eval()?;

    // lcc = 0 + joined / pairs
    let mut lcc = Vector::full(n, 0.0)?;
    lcc.write(joined.ewise_mult(op::div::<f64>(), &pairs).accum(op::plus::<f64>()))?;
    Ok(lcc)
}
