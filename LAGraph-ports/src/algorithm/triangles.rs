//! Triangles: wedges that an edge closes, sum of `C<L> = L +.pair U'`.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: the number of triangles, each found once, at the edge from its largest vertex to its smallest.
//! Cost: for each edge the intersection of two adjacency lists; the mask keeps all other products from being made. Where few
//! vertices have most of the edges, vertices are numbered by their degrees first, so that no list of later neighbours is long.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The number of triangles.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::triangles;
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3.
/// let u = Matrix::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3), (1, 0), (2, 1), (0, 2), (3, 2)])?;
/// assert_eq!(triangles(&u)?, 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn triangles<T: Scalar>(u: &Matrix<T>) -> Result<u64> {
    match by_degree(u)? {
        Some(order) => count(&u.extract(&order, &order)?),
        None => count(u),
    }
}

fn count<T: Scalar>(u: &Matrix<T>) -> Result<u64> {
    // the edges to smaller vertices, and those to larger ones
    let lower = u.select(op::tril(), -1_i64).eval()?;
    let upper = u.select(op::triu(), 1_i64).eval()?;
    // C<lower> = lower +.pair upper': C(i, j) = vertices k between j and i that both are joined to
    let c: Matrix<u64> = lower.mxm(&semiring::plus_pair::<u64>(), upper.t()).mask(&lower).structural().eval()?;
    c.reduce(&monoid::plus::<u64>())
}

/// The vertices, those with few edges first; `None` where that order would not pay: few edges a vertex, or degrees that are much alike.
fn by_degree<T: Scalar>(u: &Matrix<T>) -> Result<Option<Vec<u64>>> {
    const FEW: u64 = 10;
    const ALIKE: u64 = 4;
    let n = u.nrows();
    let mean = u.nvals()? / n.max(1);
    if mean < FEW {
        return Ok(None);
    }
    let ones = Vector::full(u.ncols(), true)?;
    let (vertices, degrees) = u.mxv::<u64, bool>(&semiring::plus_pair::<u64>(), &ones).eval()?.tuples()?;
    let mut degree = vec![0; n as usize];
    vertices.iter().zip(degrees).for_each(|(&v, d)| degree[v as usize] = d);
    let mut of_all = degree.clone();
    let (_, median, _) = of_all.select_nth_unstable(n as usize / 2);
    if mean <= ALIKE * *median {
        return Ok(None);
    }
    let mut order: Vec<u64> = (0..n).collect();
    order.sort_by_key(|&v| degree[v as usize]);
    Ok(Some(order))
}
