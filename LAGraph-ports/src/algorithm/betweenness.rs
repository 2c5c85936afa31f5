//! Betweenness centrality from a batch of sources: Brandes' two sweeps, one row of each matrix a source.
//!
//! Needs: the adjacency matrix and its transpose, values mean nothing (all edges have length 1); sources
//! below the dimension.
//! Gives: for each vertex v the share of shortest paths s -> t with v inside, summed over sources s and targets t.
//! Cost: the edges out of reached vertices twice a source; memory for three numbers a source and vertex.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The first sweep: `levels[d](s, v)` = shortest paths from source s to v, of d edges; `paths` = all levels together.
pub(super) struct Forward {
    pub levels: Vec<Matrix<f64>>,
    pub paths: Matrix<f64>,
}

pub(super) fn forward<T: Scalar>(a: &Matrix<T>, sources: &[u64]) -> Result<Forward> {
    let (k, n) = (sources.len() as u64, a.nrows());
    let mut frontier = Matrix::<f64>::try_new(k, n)?;
    for (s, &source) in (0..).zip(sources) {
        frontier.set(s, source, 1.0)?;
    }
    let plus_first = semiring::plus_first::<f64>();
    let mut paths = Matrix::<f64>::try_new(k, n)?;
    let mut levels = Vec::new();
    while frontier.nvals()? > 0 {
        // paths<frontier> = frontier
        paths.write(frontier.same().mask(&frontier).structural())?;
        levels.push(frontier.dup()?);
        // frontier<!paths,r> = frontier +.first A
        frontier.write(frontier.mxm(&plus_first, a).mask_not(&paths).structural().replace())?;
    }
    Ok(Forward { levels, paths })
}

/// The centrality of every vertex, from the given sources only.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::betweenness;
///
/// // 0 -> 1 -> 2 -> 3: of the ways from 0 two pass through 1, and one through 2.
/// let a = Matrix::from_edges(4, [(0, 1), (1, 2), (2, 3)])?;
/// let found = betweenness(&a, &a.transposed().eval()?, &[0])?;
/// assert_eq!(found.to_vec()?, [0.0, 2.0, 1.0, 0.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn betweenness<T: Scalar>(a: &Matrix<T>, a_transposed: &Matrix<T>, sources: &[u64]) -> Result<Vector<f64>> {
    let (k, n) = (sources.len() as u64, a.nrows());
    let plus_first = semiring::plus_first::<f64>();
    let Forward { levels, paths } = forward(a, sources)?;

    // Backward: owed(s, v) = 1 + what the vertices behind v owe to it. Level 0 is the source, which gets nothing.
    // It is there for all vertices: those that were not reached are owed nothing, and no list of the others is kept.
    let mut owed = Matrix::<f64>::try_new(k, n)?;
    owed.assign_scalar(.., .., 1.0)?;
    let mut w = Matrix::<f64>::try_new(k, n)?;
    for pair in levels.windows(2).skip(1).rev() {
        let [nearer, farther] = pair else { continue };
        // w<farther,r> = owed / paths
        w.write(owed.ewise_mult(op::div::<f64>(), &paths).mask(farther).structural().replace())?;
        // w<nearer,r> = w +.first A'
        w.write(w.mxm(&plus_first, a_transposed).mask(nearer).structural().replace())?;
        // owed += w x paths
        owed.write(w.ewise_mult(op::times::<f64>(), &paths).accum(op::plus::<f64>()))?;
    }

    // centrality = the sums of owed's columns, less the 1 each number began with
    let centrality: Vector<f64> = owed.t().reduce_rows(&monoid::plus::<f64>()).eval()?;
    centrality.bind2nd(op::minus::<f64>(), k as f64).eval()
}
