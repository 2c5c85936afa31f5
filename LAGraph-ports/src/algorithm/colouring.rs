//! Greedy colouring by priorities: whoever comes before all neighbours without a colour takes the smallest that is free.
//!
//! Needs: a symmetric pattern without diagonal, values mean nothing; different priorities, one for each vertex.
//! Gives: colours from 0 on, never the same for two neighbours; what the greedy algorithm gives that takes the vertices
//! by falling priority. A vertex with k neighbours has a colour of at most k.
//! Cost: with random priorities O(log n / log log n) rounds are expected on graphs of few neighbours a vertex, in each a
//! product with the vertices left, and one with the vertices of each colour that is tried.
//! Source: M. T. Jones, P. E. Plassmann, A parallel graph coloring heuristic, SIAM Journal on Scientific Computing 14
//! (1993).

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, op, semiring, types::Scalar};

use crate::scatter::scores;

/// The colour of every vertex, by priorities drawn from a seed.
///
/// ```
/// use graphblas::{Matrix, io, monoid};
/// use lagraph_ports::algorithm::colouring;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let colour = colouring(&club, 1)?;
/// assert_ne!(colour.get(0)?, colour.get(1)?);
/// // Five friends who all know each other need five colours.
/// assert!(colour.reduce(&monoid::max::<u64>())? >= 4);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn colouring<T: Scalar>(u: &Matrix<T>, seed: u64) -> Result<Vector<u64>> {
    let n = u.nrows();
    let vertices = Vector::full(n, true)?.tuples()?.0;
    colouring_by(u, &scores(n, &vertices, seed)?)
}

/// The colour of every vertex, by priorities that are all different.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::colouring_by;
///
/// // The path 0 - 1 - 2 - 3: its ends first, then 1, which leaves 2 no choice but a third colour.
/// let (i, j) = ([0, 1, 2, 1, 2, 3], [1, 2, 3, 0, 1, 2]);
/// let u = Matrix::from_tuples((4, 4), &i, &j, &[true; 6], None)?;
/// let priority = Vector::from_tuples(4, &[0, 1, 2, 3], &[9, 2, 1, 8], None)?;
/// assert_eq!(colouring_by(&u, &priority)?.tuples()?.1, [0, 1, 2, 0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn colouring_by<T: Scalar>(u: &Matrix<T>, priority: &Vector<u64>) -> Result<Vector<u64>> {
    let mut colour = Vector::<u64>::try_new(u.nrows())?;
    // left = the priorities of the vertices without a colour
    let mut left = priority.dup()?;
    while left.nvals()? > 0 {
        // front<!(left <= best)> = left, where best = A max.second left is the greatest of a neighbour left
        let best: Vector<u64> = u.mxv(&semiring::max_second::<u64>(), &left).mask(&left).structural().eval()?;
        let waits: Vector<bool> = left.ewise_mult(op::le::<u64>(), &best).eval()?;
        let front = left.same().mask_not(&waits).eval()?;
        if front.nvals()? == 0 {
            let message = format_args!("priority: two neighbours have the same one, or there is a loop");
            return Err(Error::new(ErrorKind::InvalidValue, message));
        }
        left.write(left.same().mask_not(&front).structural().replace())?;
        give_smallest(u, front, &mut colour)?;
    }
    Ok(colour)
}

/// The vertices of `front`, of which no two are neighbours, take the smallest colours that their neighbours have not.
fn give_smallest<T: Scalar>(u: &Matrix<T>, mut front: Vector<u64>, colour: &mut Vector<u64>) -> Result<()> {
    let mut c = 0_u64;
    while front.nvals()? > 0 {
        // taken<front> = A any.pair (colour = c): those with a neighbour of colour c
        let of_c = colour.select(op::value_eq::<u64>(), c).eval()?;
        let taken: Vector<bool> = u.mxv(&semiring::any_pair::<bool>(), &of_c).mask(&front).structural().eval()?;
        // chosen = front<!taken>, colour<chosen> = c, front<taken,r> = front
        let chosen = front.same().mask_not(&taken).structural().eval()?;
        colour.write(colour.constant(c).mask(&chosen).structural())?;
        front.write(front.same().mask(&taken).structural().replace())?;
        c += 1;
    }
    Ok(())
}
