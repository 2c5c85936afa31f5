//! Clusters by the Markov process of van Dongen: random walks are made longer and their likely ends likelier, in turns,
//! until walks stay where they are.
//!
//! Needs: a square matrix of finite weights; those that are not positive are no edges, and loops are passed over.
//! Gives: [`MarkovClusters`]. Every vertex gets a loop as heavy as its heaviest edge, 1 without edges. A round is: expansion
//! M M, inflation (each row over its greatest entry, to a power), pruning of what is small then, rows made sums of 1.
//! Cost: a product of the matrix with itself a round; pruning keeps rows short. What a row keeps is not limited otherwise, so
//! the first rounds on graphs with dense parts take O(vertices^2) memory.
//! Source: S. van Dongen, Graph clustering by flow simulation, PhD thesis, Utrecht 2000 (there with columns for rows).

use graphblas::error::{Error, ErrorKind};
use graphblas::op::BinaryCode;
use graphblas::typed::VectorExpr;
use graphblas::{Matrix, Result, Vector, monoid, op, semiring};

use super::components;

/// What the process is told.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Markov, markov_clustering};
///
/// let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[1.0, 1.0], None)?;
/// let fine = Markov { inflation: 3.0, ..Markov::default() };
/// assert_eq!(markov_clustering(&a, fine)?.label.to_vec()?, [0, 0]);
/// // Without inflation walks spread for ever.
/// assert!(markov_clustering(&a, Markov { inflation: 1.0, ..Markov::default() }).is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Markov {
    /// The power that entries are raised to, above 1; the greater it is, the smaller the clusters.
    pub inflation: f64,
    /// Entries below this share of the greatest of their row go after the inflation; from 0, and below 1.
    pub least: f64,
    /// The process ends when no entry changes by more.
    pub tolerance: f64,
    /// Rounds at most.
    pub rounds: u32,
}

impl Default for Markov {
    fn default() -> Self {
        Markov { inflation: 2.0, least: 1e-4, tolerance: 1e-6, rounds: 100 }
    }
}

/// Where walks end.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Markov, markov_clustering};
///
/// // 0 - 1 and 2 - 3: a walk ends at either vertex of its pair.
/// let a = Matrix::from_tuples((4, 4), &[0, 1, 2, 3], &[1, 0, 3, 2], &[1.0; 4], None)?;
/// let found = markov_clustering(&a, Markov::default())?;
/// assert_eq!(found.label.to_vec()?, [0, 0, 2, 2]);
/// assert_eq!((found.flow.get(0, 1)?, found.flow.get(0, 2)?), (Some(0.5), None));
/// assert!(found.has_settled && found.rounds == 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct MarkovClusters {
    /// The smallest vertex of each vertex's cluster. Vertices that share an end are together.
    pub label: Vector<u64>,
    /// Entry (i, j): the probability that a walk from i ends at j, after the last round.
    pub flow: Matrix<f64>,
    /// Rounds that it took.
    pub rounds: u32,
    /// Whether the last round changed no entry by more than the tolerance.
    pub has_settled: bool,
}

/// The clusters of a graph.
///
/// An error if the matrix is not square, `inflation` is not a finite number above 1, `least` is not in [0, 1) or
/// `tolerance` is not a number from 0.
///
/// ```
/// use graphblas::{Matrix, op};
/// use lagraph_ports::algorithm::{Markov, markov_clustering};
///
/// // Two triangles, joined by the edge 2 - 3.
/// let (i, j) = ([0, 1, 2, 3, 4, 5, 2], [1, 2, 0, 4, 5, 3, 3]);
/// let one_way = Matrix::from_tuples((6, 6), &i, &j, &[1.0; 7], None)?;
/// let both: Matrix<f64> = one_way.ewise_add(op::plus::<f64>(), &one_way.transposed().eval()?).eval()?;
/// let found = markov_clustering(&both, Markov::default())?;
/// assert_eq!(found.label.tuples()?.1, [0, 0, 0, 3, 3, 3]);
/// assert!(found.has_settled);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn markov_clustering(a: &Matrix<f64>, told: Markov) -> Result<MarkovClusters> {
    told.check()?;
    // W = A without the diagonal, and loops
    let edges = a.select(op::off_diag(), 0_i64).eval()?.select(op::value_gt::<f64>(), 0.0).eval()?;
    let heaviest: Vector<f64> = edges.reduce_rows(&monoid::max::<f64>()).eval()?;
    let mut loops = Vector::full(a.nrows(), 1.0)?;
    loops.write(heaviest.same().mask(&heaviest).structural())?;
    let w: Matrix<f64> = edges.ewise_add(op::plus::<f64>(), &loops.diag()?).eval()?;

    let (sum, greatest) = (monoid::plus::<f64>(), monoid::max::<f64>());
    let mut flow = over(&w, w.reduce_rows(&sum))?;
    let (mut rounds, mut has_settled) = (0, false);
    while rounds < told.rounds && !has_settled {
        // M = M M, each row over its greatest entry
        let longer: Matrix<f64> = flow.mxm(&semiring::plus_times::<f64>(), &flow).eval()?;
        let mut next = over(&longer, longer.reduce_rows(&greatest))?;
        // M = M ^ inflation where that is at least `least`, each row over its sum
        next.write(next.bind2nd(op::binary::<f64>(BinaryCode::Pow)?, told.inflation))?;
        let kept = next.select(op::value_ge::<f64>(), told.least).eval()?;
        next = over(&kept, kept.reduce_rows(&sum))?;
        // change = max |M - what it was|
        let more: Matrix<f64> = next.ewise_add(op::minus::<f64>(), &flow).eval()?;
        let size: Matrix<f64> = more.apply(op::abs::<f64>()).eval()?;
        has_settled = size.reduce(&greatest)? <= told.tolerance;
        flow = next;
        rounds += 1;
    }
    // clusters = the components of M + M' by pattern
    let joined: Matrix<bool> = flow.ewise_add(op::pair::<bool>(), &flow.transposed().eval()?).eval()?;
    Ok(MarkovClusters { label: components(&joined)?, flow, rounds, has_settled })
}

/// diag(1 / size) M, with the size of each row.
fn over(m: &Matrix<f64>, size: VectorExpr<f64>) -> Result<Matrix<f64>> {
    let size = size.eval()?;
    m.scale_rows(&size.bind1st(op::div::<f64>(), 1.0).eval()?)
}

impl Markov {
    /// Whether the process can run with these numbers.
    fn check(&self) -> Result<()> {
        let Markov { inflation, least, tolerance, .. } = *self;
        let refused = |message: std::fmt::Arguments<'_>| Err(Error::new(ErrorKind::InvalidValue, message));
        if !(inflation > 1.0 && inflation.is_finite()) {
            return refused(format_args!("inflation: needed a finite number above 1, got {inflation}"));
        }
        if !(0.0..1.0).contains(&least) {
            return refused(format_args!("least: needed a number from 0 and below 1, got {least}"));
        }
        if tolerance >= 0.0 { Ok(()) } else { refused(format_args!("tolerance: needed a number from 0, got {tolerance}")) }
    }
}
