//! Shortest paths with weights of either sign: d = d min d min.+ A until nothing improves (Bellman-Ford).
//!
//! Needs: finite weights; a source below the dimension.
//! Gives: the least sum of weights on a way from the source, no entry where there is no way; or that there is no least
//! one, because a cycle of negative weight can be reached.
//! Cost: as many rounds as the longest of the shortest ways has edges, at most one for each vertex; a round follows the
//! edges out of the vertices that improved in the one before.
//! Sources: R. Bellman, On a routing problem, Quarterly of Applied Mathematics 16 (1958); L. R. Ford, Network flow theory,
//! RAND P-923 (1956).

use graphblas::{Matrix, Result, Vector, op, semiring};

/// The distance of every vertex that `source` reaches; `None` when it reaches a cycle of negative weight.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::bellman_ford;
///
/// // The way 0 -> 2 -> 1 is shorter than the edge 0 -> 1.
/// let mut a = Matrix::from_tuples((4, 4), &[0, 0, 2], &[1, 2, 1], &[1.0, 4.0, -3.5], None)?;
/// let d = bellman_ford(&a, 0)?.expect("there is no negative cycle");
/// assert_eq!(d.tuples()?, (vec![0, 1, 2], vec![0.0, 0.5, 4.0]));
/// // And back for less than nothing: every round is cheaper than the one before.
/// a.set(1, 2, 3.0)?;
/// assert!(bellman_ford(&a, 0)?.is_none());
/// assert!(bellman_ford(&a, 3)?.is_some());
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn bellman_ford(a: &Matrix<f64>, source: u64) -> Result<Option<Vector<f64>>> {
    let n = a.nrows();
    let mut d = Vector::<f64>::try_new(n)?;
    d.set(source, 0.0)?;
    // front = the distances that improved last
    let mut front = d.dup()?;
    for _ in 0..n {
        // front = front min.+ A: ways of one edge more
        front.write(front.vxm(&semiring::min_plus::<f64>(), a))?;
        // front<!(front >= d),r> = front: those that are shorter than what is known, or the first
        let no_better: Vector<bool> = front.ewise_mult(op::ge::<f64>(), &d).eval()?;
        front.write(front.same().mask_not(&no_better).replace())?;
        if front.nvals()? == 0 {
            return Ok(Some(d));
        }
        // d<front> = front
        d.write(front.same().mask(&front).structural())?;
    }
    // A way of n edges that is shorter than all ways of fewer goes round a cycle.
    Ok(None)
}
