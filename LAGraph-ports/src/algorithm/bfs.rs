//! Breadth-first search: the frontier times the adjacency matrix, where nothing has been reached yet.
//!
//! Needs: entry (i, j) is the edge i -> j, its value means nothing; a source below the dimension.
//! Gives: levels and parents, see [`Tree`].
//! Cost: every edge out of a reached vertex is looked at once.

use graphblas::{Matrix, Result, Vector, semiring, types::Scalar};

/// What a search found; no entry where it did not come.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Tree, bfs};
///
/// // 0 -> 1 -> 2, and nothing leads to 3.
/// let a = Matrix::from_edges(4, [(0, 1), (1, 2)])?;
/// let Tree { level, parent } = bfs(&a, 0)?;
/// assert_eq!((level.get(2)?, parent.get(2)?), (Some(2), Some(1)));
/// assert_eq!((level.get(3)?, parent.get(3)?), (None, None));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Tree {
    /// Edges on a shortest way from the source, which has level 0.
    pub level: Vector<i64>,
    /// The smallest vertex that is the last but one on a shortest way; the source is its own.
    pub parent: Vector<i64>,
}

/// Levels and parents of what `source` reaches in `a`.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::bfs;
///
/// // From 0 to 3 through 1 or through 2: of two parents the smaller one is named.
/// let a = Matrix::from_edges(4, [(0, 1), (0, 2), (1, 3), (2, 3)])?;
/// let tree = bfs(&a, 0)?;
/// assert_eq!(tree.level.to_vec()?, [0, 1, 1, 2]);
/// assert_eq!(tree.parent.to_vec()?, [0, 0, 0, 1]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn bfs<T: Scalar>(a: &Matrix<T>, source: u64) -> Result<Tree> {
    let n = a.nrows();
    let (mut level, mut parent) = (Vector::<i64>::try_new(n)?, Vector::<i64>::try_new(n)?);
    // q = the frontier: the vertices found last, each with its parent
    let mut q = Vector::<i64>::try_new(n)?;
    q.set(source, source as i64)?;

    let mut depth = 0;
    while q.nvals()? > 0 {
        // level<q> = depth
        level.write(level.constant(depth).mask(&q).structural())?;
        // parent<q> = q
        parent.write(q.same().mask(&q).structural())?;

        // q<!parent,r> = q min.secondi A: of the frontier vertices that reach a vertex the smallest is its
        // parent. Any would do; the smallest makes the result the same everywhere.
        q.write(q.vxm(&semiring::min_secondi(), a).mask_not(&parent).structural().replace())?;
        depth += 1;
    }
    Ok(Tree { level, parent })
}

/// For each vertex that `source` reaches in `a` some vertex that is the last but one on a shortest way; the source is its own parent.
///
/// A vertex that looks for a parent takes the first one that it finds, which is faster than [`bfs`], whose parents are the
/// smallest ones.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::bfs_parents;
///
/// // 2 -> 0 -> 1; nobody comes to 3.
/// let a = Matrix::from_tuples((4, 4), &[2, 0], &[0, 1], &[true; 2], None)?;
/// assert_eq!(bfs_parents(&a, 2)?.tuples()?, (vec![0, 1, 2], vec![2, 0, 2]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn bfs_parents<T: Scalar>(a: &Matrix<T>, source: u64) -> Result<Vector<i64>> {
    let n = a.nrows();
    let (mut parent, mut q) = (Vector::<i64>::try_new(n)?, Vector::<i64>::try_new(n)?);
    parent.set(source, source as i64)?;
    q.set(source, source as i64)?;
    while q.nvals()? > 0 {
        // q<!parent,r> = q any.secondi A
        q.write(q.vxm(&semiring::any_secondi(), a).mask_not(&parent).structural().replace())?;
        // parent<q> = q
        parent.write(q.same().mask(&q).structural())?;
    }
    Ok(parent)
}
