//! Clusters by peer pressure: every vertex joins the cluster that most votes at it are for.
//!
//! Needs: a square matrix of finite weights; entry (i, j) is how much i's vote counts at j. Weights that are not positive are
//! no edges, and every vertex has one vote of weight 1 at itself in place of its loop, which keeps clusters from swapping.
//! Gives: the cluster of each vertex after some rounds, or as soon as a round changes nothing. Cluster c began with vertex
//! c alone. All vertices join at once; of clusters with equally many votes the smallest is taken.
//! Cost: a product with at most as many entries as there are edges, and a few passes over it, a round.
//! Source: J. R. Gilbert, S. Reinhardt, V. B. Shah, High-performance graph algorithms from parallel sparse matrices, PARA 2006.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring};

/// What a vertex's votes weigh.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Votes, peer_pressure};
///
/// // A star: each leaf hears itself and the centre, the centre hears all.
/// let star = Matrix::from_tuples((4, 4), &[0, 0, 0, 1, 2, 3], &[1, 2, 3, 0, 0, 0], &[1.0; 6], None)?;
/// // Of equally many votes those for the smallest cluster win.
/// assert_eq!(peer_pressure(&star, Votes::Whole, 1)?.to_vec()?, [0, 0, 0, 0]);
/// // The centre has four votes to share, a leaf two: at the centre leaves count more.
/// assert_eq!(peer_pressure(&star, Votes::Shared, 1)?.to_vec()?, [1, 1, 2, 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Votes {
    /// What the edge says: who has many edges has many votes.
    #[default]
    Whole,
    /// The edge's share of the weight of all votes of the vertex: each has one vote in all.
    Shared,
}

/// The clusters after at most `rounds` rounds; an error if the matrix is not square.
///
/// ```
/// use graphblas::{Matrix, op};
/// use lagraph_ports::algorithm::{Votes, peer_pressure};
///
/// // Two triangles, joined by the edge 2 - 3.
/// let (i, j) = ([0, 1, 2, 3, 4, 5, 2], [1, 2, 0, 4, 5, 3, 3]);
/// let one_way = Matrix::from_tuples((6, 6), &i, &j, &[1.0; 7], None)?;
/// let both: Matrix<f64> = one_way.ewise_add(op::plus::<f64>(), &one_way.transposed().eval()?).eval()?;
/// let cluster = peer_pressure(&both, Votes::Shared, 20)?.tuples()?.1;
/// assert_eq!(cluster[..3], [cluster[0]; 3]);
/// assert_eq!(cluster[3..], [cluster[3]; 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn peer_pressure(a: &Matrix<f64>, votes: Votes, rounds: u32) -> Result<Vector<u64>> {
    let n = a.nrows();
    let ones = Vector::full(n, true)?;
    // W = A without the diagonal, plus the identity
    let edges = a.select(op::off_diag(), 0_i64).eval()?.select(op::value_gt::<f64>(), 0.0).eval()?;
    let mut w: Matrix<f64> = edges.ewise_add(op::plus::<f64>(), &Vector::full(n, 1.0)?.diag()?).eval()?;
    if votes == Votes::Shared {
        // W = diag(1 / the sums of its rows) W
        let sums: Vector<f64> = w.reduce_rows(&monoid::plus::<f64>()).eval()?;
        w = w.scale_rows(&sums.bind1st(op::div::<f64>(), 1.0).eval()?)?;
    }
    let heard = w.transposed().eval()?;

    let mut cluster: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    for _ in 0..rounds {
        // C(v, cluster(v)) = true, T = W' +.first C: T(v, c) = the votes for cluster c at v
        let (vertex, clusters) = cluster.tuples()?;
        let c = Matrix::from_tuples((n, n), &vertex, &clusters, &vec![true; clusters.len()], None)?;
        let t: Matrix<f64> = heard.mxm(&semiring::plus_first::<f64>(), &c).eval()?;
        // next = (T = diag(max T) any.first T) min.secondi 1
        let most: Vector<f64> = t.reduce_rows(&monoid::max::<f64>()).eval()?;
        let of_row: Matrix<f64> = most.diag()?.mxm(&semiring::any_first::<f64>(), &t).eval()?;
        let is_most: Matrix<bool> = t.ewise_mult(op::eq::<f64>(), &of_row).eval()?;
        let is_most = is_most.select(op::value_eq::<bool>(), true).eval()?;
        let next: Vector<u64> = is_most.mxv(&semiring::min_secondi(), &ones).eval()?;

        let changed: Vector<bool> = next.ewise_mult(op::ne::<u64>(), &cluster).eval()?;
        if !changed.reduce(&monoid::lor())? {
            break;
        }
        cluster = next;
    }
    Ok(cluster)
}
