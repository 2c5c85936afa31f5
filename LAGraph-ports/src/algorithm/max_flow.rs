//! A greatest flow by shortest augmenting paths (Edmonds-Karp): breadth-first search in what is left of the capacities.
//!
//! Needs: finite capacities, of which those that are not positive are no edges; two different vertices.
//! Gives: [`Flow`].
//! Cost: a search for each augmenting path, at most vertices times edges of them, in practice far fewer.
//! Source: J. Edmonds, R. M. Karp, Theoretical improvements in algorithmic efficiency for network flow problems, Journal of
//! the ACM 19 (1972).

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, op};

use super::bfs;

/// A flow from one vertex to another.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Flow, max_flow};
///
/// // 0 -> 1 can carry 5, 1 -> 2 only 2.
/// let a = Matrix::from_tuples((3, 3), &[0, 1], &[1, 2], &[5.0, 2.0], None)?;
/// let Flow { value, flow } = max_flow(&a, 0, 2)?;
/// assert_eq!(value, 2.0);
/// assert_eq!(flow.tuples()?, (vec![0, 1], vec![1, 2], vec![2.0, 2.0]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Flow {
    /// How much leaves the source and comes to the sink.
    pub value: f64,
    /// Entry (i, j): how much goes along the edge i -> j; no entry where nothing does.
    pub flow: Matrix<f64>,
}

/// A greatest flow from `source` to `sink`.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::max_flow;
///
/// // Two ways from 0 to 3, through 1 and through 2, and a link 1 -> 2.
/// let (i, j) = ([0, 0, 1, 1, 2], [1, 2, 3, 2, 3]);
/// let a = Matrix::from_tuples((4, 4), &i, &j, &[5.0, 1.0, 2.0, 9.0, 4.0], None)?;
/// let found = max_flow(&a, 0, 3)?;
/// assert_eq!(found.value, 6.0);
/// assert_eq!(found.flow.get(1, 2)?, Some(3.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn max_flow(a: &Matrix<f64>, source: u64, sink: u64) -> Result<Flow> {
    if source == sink || sink >= a.nrows() {
        let message = format_args!("sink: needed a vertex below {} other than the source {source}, got {sink}", a.nrows());
        return Err(Error::new(ErrorKind::InvalidValue, message));
    }
    let capacity = a.select(op::value_gt::<f64>(), 0.0).eval()?;
    // R = what can still go from i to j: capacity that is left, and flow that can be sent back
    let mut r = capacity.dup()?;
    let mut value = 0.0;
    loop {
        let parent = bfs(&r, source)?.parent;
        // The way back from the sink: edges (from, to, what is left of them)
        let mut path = Vec::new();
        let mut to = sink;
        while let Some(from) = parent.get(to)?.map(|p| p as u64).filter(|&p| p != to) {
            path.push((from, to, r.get(from, to)?.unwrap_or(0.0)));
            to = from;
        }
        if path.is_empty() {
            break;
        }
        let least = path.iter().map(|e| e.2).fold(f64::INFINITY, f64::min);
        value += least;
        for (i, j, left) in path {
            if left > least {
                r.set(i, j, left - least)?;
            } else {
                r.remove(i, j)?;
            }
            r.set(j, i, r.get(j, i)?.unwrap_or(0.0) + least)?;
        }
    }
    // flow = capacity - R<capacity> where it is positive
    let mut flow = capacity.dup()?;
    let left = r.same().mask(&capacity).structural().eval()?;
    flow.write(left.same().accum(op::minus::<f64>()))?;
    flow.write(flow.select(op::value_gt::<f64>(), 0.0))?;
    Ok(Flow { value, flow })
}
