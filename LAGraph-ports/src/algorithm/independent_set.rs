//! A maximal independent set by Luby's algorithm: whoever draws more than all neighbours is in.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: a set of vertices no two of which are neighbours, and to which none can be added. The same seed gives the
//! same set.
//! Cost: a product with the vertices left a round; O(log n) rounds are expected.
//! Source: M. Luby, A simple parallel algorithm for the maximal independent set problem, SIAM Journal on Computing 15
//! (1986).

use graphblas::{Matrix, Result, Vector, op, semiring, types::Scalar};

use crate::scatter::scores;

/// True for each vertex of the set, no entry for the others.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::independent_set;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let set = independent_set(&club, 7)?;
/// // Two members who know each other are not both in it, and everybody else knows one who is.
/// assert!(set.get(0)?.is_none() || set.get(1)?.is_none());
/// assert_eq!(set.tuples()?, independent_set(&club, 7)?.tuples()?);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn independent_set<T: Scalar>(u: &Matrix<T>, seed: u64) -> Result<Vector<bool>> {
    let n = u.nrows();
    let mut set = Vector::try_new(n)?;
    let mut left = Vector::full(n, true)?;
    let mut round = 0_u64;
    while left.nvals()? > 0 {
        // Every vertex left draws a score, all of them different.
        let score = scores(n, &left.tuples()?.0, seed.wrapping_add(round))?;
        // best<score> = A max.second score, the greatest score of a neighbour left
        let best: Vector<u64> = u.mxv(&semiring::max_second::<u64>(), &score).mask(&score).structural().eval()?;
        // winners<!(score < best)> = score; a vertex without neighbours left has no best and wins
        let beaten: Vector<bool> = score.ewise_mult(op::lt::<u64>(), &best).eval()?;
        let winners = score.same().mask_not(&beaten).eval()?;
        // set<winners> = true
        set.write(set.constant(true).mask(&winners).structural())?;

        // left<!winners,r> = left, left<!(A any.pair winners),r> = left
        let neighbours: Vector<bool> = u.mxv(&semiring::any_pair::<bool>(), &winners).eval()?;
        left.write(left.same().mask_not(&winners).structural().replace())?;
        left.write(left.same().mask_not(&neighbours).structural().replace())?;
        round += 1;
    }
    Ok(set)
}
