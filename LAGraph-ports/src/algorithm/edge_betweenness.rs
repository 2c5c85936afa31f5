//! Edge betweenness from a batch of sources: Brandes' two sweeps, one row of each matrix a source, summed over edges.
//!
//! Needs: the adjacency matrix and its transpose, values mean nothing (all edges have length 1); sources below the dimension.
//! Gives: for each edge the share of shortest paths s -> t that use it, summed over sources s and targets t. With both
//! directions of every edge and all sources, an undirected edge has its centrality in each of its two entries.
//! Cost: the edges out of reached vertices three times a source; memory for three numbers a source and vertex.
//! Sources: M. Girvan, M. E. J. Newman, Community structure in social and biological networks, PNAS 99 (2002); U. Brandes, On
//! variants of shortest-path betweenness centrality and their generic computation, Social Networks 30 (2008).

use graphblas::{Matrix, Result, op, semiring, types::Scalar};

use super::betweenness::{Forward, forward};

/// The centrality of every edge, 0 for those on no shortest path from the given sources.
///
/// An error if the matrices are not square and of one size, or a source is outside.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::edge_betweenness;
///
/// // 0 -> 1 -> 3 and 0 -> 2 -> 3 -> 4.
/// let a = Matrix::from_tuples((5, 5), &[0, 0, 1, 2, 3], &[1, 2, 3, 3, 4], &[true; 5], None)?;
/// let found = edge_betweenness(&a, &a.transposed().eval()?, &[0])?;
/// // To 1 itself, and half of the ways to 3 and 4.
/// assert_eq!(found.get(0, 1)?, Some(2.0));
/// assert_eq!(found.get(3, 4)?, Some(1.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn edge_betweenness<T: Scalar>(a: &Matrix<T>, a_transposed: &Matrix<T>, sources: &[u64]) -> Result<Matrix<f64>> {
    let (k, n) = (sources.len() as u64, a.nrows());
    // centrality<A> = 0
    let mut centrality = Matrix::<f64>::try_new(n, n)?;
    centrality.write(centrality.constant(0.0).mask(a).structural())?;
    if k == 0 {
        return Ok(centrality);
    }
    let (plus_first, plus_times) = (semiring::plus_first::<f64>(), semiring::plus_times::<f64>());
    let Forward { levels, paths } = forward(a, sources)?;

    // Backward: owed(s, v) = 1 + what the vertices behind v owe to it.
    let mut owed = Matrix::<f64>::try_new(k, n)?;
    owed.assign_scalar(.., .., 1.0)?;
    let mut w = Matrix::<f64>::try_new(k, n)?;
    for pair in levels.windows(2).rev() {
        let [nearer, farther] = pair else { continue };
        // w<farther,r> = owed / paths: what each of the shortest ways to a vertex is owed
        w.write(owed.ewise_mult(op::div::<f64>(), &paths).mask(farther).structural().replace())?;
        // centrality<A> += nearer' +.x w
        let along = nearer.t().mxm(&plus_times, &w).mask(a).structural();
        centrality.write(along.accum(op::plus::<f64>()))?;
        // w<nearer,r> = w +.first A', owed += w x paths
        w.write(w.mxm(&plus_first, a_transposed).mask(nearer).structural().replace())?;
        owed.write(w.ewise_mult(op::times::<f64>(), &paths).accum(op::plus::<f64>()))?;
    }
    Ok(centrality)
}
