//! A maximal matching by locally dominant edges: an edge that outweighs all edges at both its ends is taken.
//!
//! Needs: a symmetric matrix without diagonal; the weights of different edges differ where weights are given.
//! Gives: edges no two of which share a vertex, and to which none can be added: what the greedy algorithm takes by
//! falling weight. Their weight is at least half that of the heaviest matching if no weight is negative.
//! Cost: a few passes over the edges left a round; with random weights O(log n) rounds are expected.
//! Sources: R. Preis, Linear time 1/2-approximation algorithm for maximum weighted matching in general graphs, STACS
//! 1999; M. Birn et al., Efficient parallel and external matching, Euro-Par 2013 (in rounds).

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

use crate::scatter::mix;

/// The partner of every matched vertex, by weights drawn from a seed.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::matching;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let partner = matching(&club, 3)?;
/// let (v, w) = partner.tuples()?;
/// assert!(v.iter().zip(&w).all(|(&v, &w)| partner.get(w).unwrap() == Some(v)));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn matching<T: Scalar>(u: &Matrix<T>, seed: u64) -> Result<Vector<u64>> {
    let n = u.nrows();
    let (i, j, _) = u.select(op::triu(), 1_i64).eval()?.tuples()?;
    // The places of the edges, shuffled: different numbers, because `mix` is a bijection.
    let key = mix(seed);
    let weight: Vec<u64> = (0..i.len() as u64).map(|k| mix(k ^ key)).collect();
    let upper = Matrix::from_tuples((n, n), &i, &j, &weight, None)?;
    let lower = upper.transposed().eval()?;
    matching_by(&upper.ewise_add(op::max::<u64>(), &lower).eval()?)
}

/// The partner of every matched vertex, heavy edges first.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::matching_by;
///
/// // The path 0 - 1 - 2 - 3 - 4 with weights 5, 7, 6, 1.
/// let (i, j) = ([0, 1, 2, 3, 1, 2, 3, 4], [1, 2, 3, 4, 0, 1, 2, 3]);
/// let w = Matrix::from_tuples((5, 5), &i, &j, &[5, 7, 6, 1, 5, 7, 6, 1], None)?;
/// assert_eq!(matching_by(&w)?.tuples()?, (vec![1, 2, 3, 4], vec![2, 1, 4, 3]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn matching_by(weights: &Matrix<u64>) -> Result<Vector<u64>> {
    let n = weights.nrows();
    let ones = Vector::full(n, true)?;
    let mut partner = Vector::<u64>::try_new(n)?;
    // W = the edges between vertices without partners
    let mut w = weights.dup()?;
    while w.nvals()? > 0 {
        // H(i, j) = whether edge i - j is the heaviest at i: W = diag(max W) any.first W
        let best: Vector<u64> = w.reduce_rows(&monoid::max::<u64>()).eval()?;
        let of_row: Matrix<u64> = best.diag()?.mxm(&semiring::any_first::<u64>(), &w).eval()?;
        let h: Matrix<bool> = w.ewise_mult(op::eq::<u64>(), &of_row).eval()?;
        let h = h.select(op::value_eq::<bool>(), true).eval()?;
        // M = H pair H': the heaviest at both ends
        let m: Matrix<bool> = h.ewise_mult(op::pair::<bool>(), &h.transposed().eval()?).eval()?;
        // pairs = M min.secondi 1, partner<pairs> = pairs
        let pairs: Vector<u64> = m.mxv(&semiring::min_secondi(), &ones).eval()?;
        if m.nvals()? == 0 || m.nvals()? > pairs.nvals()? {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("weights: two edges at a vertex have the same one")));
        }
        partner.write(pairs.same().mask(&pairs).structural())?;
        // W = F W F, with F the diagonal matrix of the vertices without partners
        let free = ones.same().mask_not(&partner).structural().eval()?.diag()?;
        let rows: Matrix<u64> = free.mxm(&semiring::any_second::<u64>(), &w).eval()?;
        w.write(rows.mxm(&semiring::any_first::<u64>(), &free))?;
    }
    Ok(partner)
}
