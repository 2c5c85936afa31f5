//! Triangles: wedges that an edge closes, sum of `C<L> = L +.pair U'`.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: the number of triangles, each found once, at the edge from its largest vertex to its smallest.
//! Cost: for each edge the intersection of two adjacency lists; the mask keeps all other products from being made.

use graphblas::{Matrix, Result, monoid, op, semiring, types::Scalar};

/// The number of triangles.
pub fn triangles<T: Scalar>(u: &Matrix<T>) -> Result<u64> {
    // the edges to smaller vertices, and those to larger ones
    let lower = u.select(op::tril(), -1_i64).eval()?;
    let upper = u.select(op::triu(), 1_i64).eval()?;
    // C<lower> = lower +.pair upper': C(i, j) = vertices k between j and i that both are joined to
    let c: Matrix<u64> = lower.mxm(&semiring::plus_pair::<u64>(), upper.t()).mask(&lower).structural().eval()?;
    c.reduce(&monoid::plus::<u64>())
}
