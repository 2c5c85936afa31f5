//! Breadth-first search from several sources that ends at a level, or when it has come to all destinations.
//!
//! Needs: entry (i, j) is the edge i -> j, its value means nothing; sources and destinations below the dimension.
//! Gives: a [`Tree`]: levels are edges from the nearest source, every source has level 0 and is its own parent. The level in
//! which the last destination is found is still finished, so the result does not depend on any order.
//! Cost: every edge out of a vertex of a level that is left is looked at once.
//! Source: E. F. Moore, The shortest path through a maze, International Symposium on the Theory of Switching (1959).

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, semiring, types::Scalar};

use super::Tree;

/// When a search ends before it has come everywhere; the default is never.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Limits, bfs_limited};
///
/// // 0 -> 1 -> 2 -> 3.
/// let a = Matrix::from_edges(4, [(0, 1), (1, 2), (2, 3)])?;
/// let two_steps = Limits { level: Some(2), ..Limits::default() };
/// assert_eq!(bfs_limited(&a, &[0], two_steps)?.level.to_vec_or(-1)?, [0, 1, 2, -1]);
/// assert_eq!(bfs_limited(&a, &[0], Limits::default())?.level.to_vec_or(-1)?, [0, 1, 2, 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a> {
    /// The last level that is looked for; sources have level 0.
    pub level: Option<u64>,
    /// The search ends when all of these have been reached; an empty list ends nothing.
    pub destinations: &'a [u64],
}

/// Levels and parents of what `sources` reach in `a` within the limits.
///
/// Without sources nothing is reached. A source or a destination outside of the matrix is an error, and so is a matrix
/// that is not square.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Limits, bfs_limited};
///
/// // 0 -> 1 -> 2 -> 3 -> 4, and 5 -> 3.
/// let a = Matrix::from_tuples((6, 6), &[0, 1, 2, 3, 5], &[1, 2, 3, 4, 3], &[true; 5], None)?;
/// let near = bfs_limited(&a, &[0, 5], Limits { level: Some(1), ..Limits::default() })?;
/// assert_eq!(near.level.tuples()?, (vec![0, 1, 3, 5], vec![0, 1, 1, 0]));
/// let there = bfs_limited(&a, &[0], Limits { destinations: &[2], ..Limits::default() })?;
/// assert_eq!(there.parent.tuples()?, (vec![0, 1, 2], vec![0, 0, 1]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn bfs_limited<T: Scalar>(a: &Matrix<T>, sources: &[u64], limits: Limits<'_>) -> Result<Tree> {
    let n = a.nrows();
    if let Some(outside) = limits.destinations.iter().find(|&&v| v >= n) {
        let message = format_args!("destinations: needed vertices below {n}, got {outside}");
        return Err(Error::new(ErrorKind::InvalidIndex, message));
    }
    let (mut level, mut parent) = (Vector::<i64>::try_new(n)?, Vector::<i64>::try_new(n)?);
    // q = the frontier: the vertices found last, each with its parent
    let mut q = Vector::<i64>::try_new(n)?;
    for &source in sources {
        q.set(source, source as i64)?;
    }
    // ahead = the destinations that were not reached
    let mut ahead = Vector::<bool>::try_new(n)?;
    for &destination in limits.destinations {
        ahead.set(destination, true)?;
    }

    for depth in 0..=limits.level.unwrap_or(n) {
        if q.nvals()? == 0 {
            break;
        }
        // level<q> = depth, parent<q> = q
        level.write(level.constant(depth as i64).mask(&q).structural())?;
        parent.write(q.same().mask(&q).structural())?;
        if !limits.destinations.is_empty() {
            // ahead<!q,r> = ahead
            ahead.write(ahead.same().mask_not(&q).structural().replace())?;
            if ahead.nvals()? == 0 {
                break;
            }
        }
        // q<!parent,r> = q min.secondi A
        q.write(q.vxm(&semiring::min_secondi(), a).mask_not(&parent).structural().replace())?;
    }
    Ok(Tree { level, parent })
}
