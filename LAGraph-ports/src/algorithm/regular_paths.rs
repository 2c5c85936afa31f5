//! Which vertices are at the ends of paths whose labels an automaton accepts: a search in the product of the two.
//!
//! Needs: a square matrix for each label, all of one size, whose entry (i, j) is an edge i -> j with that label, values mean
//! nothing; an [`Automaton`], which need not be deterministic. The transpose of a matrix, given as one more label, is for
//! going along its edges backward.
//! Gives: the vertices reached in an accepting state. Paths may use vertices and edges more than once.
//! Cost: every edge at most once for each state of the automaton and step that it takes.
//! Sources: A. O. Mendelzon, P. T. Wood, Finding regular simple paths in graph databases, SIAM Journal on Computing 24 (1995);
//! G. Belyanin, S. Grigorev, Single-source regular path querying in terms of linear algebra, arXiv:2412.10287 (2024).

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, op, semiring, types::Scalar};

/// A finite automaton that reads labels of edges.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Automaton, regular_paths};
///
/// // 0 -> 1 -> 2, all edges with label 0.
/// let graph = [Matrix::from_edges(3, [(0, 1), (1, 2)])?];
/// // Exactly one edge, and then: one edge or more.
/// let mut automaton = Automaton { states: 2, start: vec![0], accepting: vec![1], steps: vec![(0, 0, 1)] };
/// assert_eq!(regular_paths(&graph, &automaton, &[0])?.tuples()?.0, [1]);
/// automaton.steps.push((1, 0, 1));
/// assert_eq!(regular_paths(&graph, &automaton, &[0])?.tuples()?.0, [1, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Automaton {
    /// States are the numbers below this.
    pub states: u64,
    /// Where it starts.
    pub start: Vec<u64>,
    /// Where it accepts.
    pub accepting: Vec<u64>,
    /// Steps as (from, label, to); labels are numbers of matrices.
    pub steps: Vec<(u64, usize, u64)>,
}

/// The vertices at the ends of accepted paths that begin at any of `sources`; true where there is an entry.
///
/// A state that both starts and accepts accepts the path without edges, which ends at its source. An error if there is no
/// matrix, the matrices are not square and of one size, a source is outside of them, or a state or a label of the
/// automaton is none.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Automaton, regular_paths};
///
/// // Label 0: 0 -> 1 -> 2 -> 3; label 1: 2 -> 4, 1 -> 0.
/// let first = Matrix::from_tuples((5, 5), &[0, 1, 2], &[1, 2, 3], &[true; 3], None)?;
/// let second = Matrix::from_tuples((5, 5), &[2, 1], &[4, 0], &[true; 2], None)?;
/// // Any number of edges with label 0, then one with label 1.
/// let automaton = Automaton { states: 2, start: vec![0], accepting: vec![1], steps: vec![(0, 0, 0), (0, 1, 1)] };
/// assert_eq!(regular_paths(&[first, second], &automaton, &[0])?.tuples()?.0, [0, 4]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn regular_paths<T: Scalar>(graph: &[Matrix<T>], automaton: &Automaton, sources: &[u64]) -> Result<Vector<bool>> {
    let n = vertices(graph)?;
    automaton.check(graph.len())?;
    let k = automaton.states;
    // N(from, to) for each label that is read somewhere: the automaton as a labelled graph
    let mut labels = Vec::new();
    for (label, a) in graph.iter().enumerate() {
        let mut steps = Matrix::<bool>::try_new(k, k)?;
        for step in automaton.steps.iter().filter(|step| step.1 == label) {
            steps.set(step.0, step.2, true)?;
        }
        if steps.nvals()? > 0 {
            labels.push((steps, a));
        }
    }
    // front(state, vertex) = who was reached last; seen = who was reached
    let mut front = Matrix::<bool>::try_new(k, n)?;
    for &state in &automaton.start {
        for &source in sources {
            front.set(state, source, true)?;
        }
    }
    let mut seen = front.dup()?;
    let any_pair = semiring::any_pair::<bool>();
    while front.nvals()? > 0 {
        // front<!seen,r> = union over labels of N' any.pair front any.pair A
        let mut next = Matrix::<bool>::try_new(k, n)?;
        for (steps, a) in &labels {
            let moved: Matrix<bool> = steps.t().mxm(&any_pair, &front).eval()?;
            next.write(moved.mxm(&any_pair, *a).mask_not(&seen).structural().accum(op::pair::<bool>()))?;
        }
        // seen += front
        seen.write(next.same().accum(op::pair::<bool>()))?;
        front = next;
    }
    // ends = accepting any.pair seen
    let mut accepting = Vector::<bool>::try_new(k)?;
    for &state in &automaton.accepting {
        accepting.set(state, true)?;
    }
    accepting.vxm(&any_pair, &seen).eval()
}

/// The size that all matrices have.
pub(super) fn vertices<T: Scalar>(graph: &[Matrix<T>]) -> Result<u64> {
    let Some(first) = graph.first() else {
        return Err(Error::new(ErrorKind::InvalidValue, format_args!("graph: needed a matrix for each label, got none")));
    };
    let n = first.nrows();
    for (label, a) in graph.iter().enumerate() {
        if (a.nrows(), a.ncols()) != (n, n) {
            let (rows, columns) = (a.nrows(), a.ncols());
            let message = format_args!("graph: needed matrices of {n} by {n}, got {rows} by {columns} for label {label}");
            return Err(Error::new(ErrorKind::DimensionMismatch, message));
        }
    }
    Ok(n)
}

impl Automaton {
    /// Whether all its states and labels exist.
    fn check(&self, labels: usize) -> Result<()> {
        let k = self.states;
        if k == 0 {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("automaton: needed a state, got none")));
        }
        let ends = self.steps.iter().flat_map(|s| [s.0, s.2]);
        if let Some(state) = self.start.iter().chain(&self.accepting).copied().chain(ends).find(|&s| s >= k) {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("automaton: needed states below {k}, got {state}")));
        }
        match self.steps.iter().find(|s| s.1 >= labels) {
            Some(&(from, label, to)) => {
                let message = format_args!("automaton: needed labels below {labels}, got {label} from {from} to {to}");
                Err(Error::new(ErrorKind::InvalidValue, message))
            }
            None => Ok(()),
        }
    }
}
