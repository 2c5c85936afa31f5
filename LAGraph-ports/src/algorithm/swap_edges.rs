//! A random graph with the degrees of another: edges i - j and k - l become i - l and k - j, again and again.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: [`Swapped`]: an undirected graph without loops in which every vertex has as many neighbours as before. The same seed
//! gives the same graph. With many rounds all graphs of these degrees come about equally often; some ten rounds are usual.
//! All edges are paired at once. A swap is made if neither of its edges is a loop, is in the graph already, or is wanted by
//! another swap.
//! Cost: a few passes over the edges a round, and a sort of them.
//! Source: R. Milo et al., On the uniform generation of random graphs with prescribed degree sequences,
//! arXiv:cond-mat/0312028 (2003).

use graphblas::{Matrix, Result, Vector, op, types::Scalar};

use crate::scatter::mix;

/// A graph, and how much of it is another's.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Swapped, swap_edges};
///
/// // No two edges of a triangle can be swapped: it is the only graph of these degrees.
/// let triangle = Matrix::from_edges(3, [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)])?;
/// let Swapped { graph, swaps } = swap_edges(&triangle, 10, 1)?;
/// assert_eq!((graph.tuples()?, swaps), (triangle.tuples()?, 0));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Swapped {
    /// The edges, in both directions.
    pub graph: Matrix<bool>,
    /// Swaps made.
    pub swaps: u64,
}

/// The graph after so many rounds, in each of which every edge, or every edge but one, is in one proposed swap.
///
/// An error if the matrix is not square.
///
/// ```
/// use graphblas::{Matrix, Result, Vector, io, semiring};
/// use lagraph_ports::algorithm::swap_edges;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let other = swap_edges(&club, 10, 1)?;
/// assert!(other.swaps > 50);
/// let ones = Vector::full(34, 1_u64)?;
/// let degree = |u: &Matrix<bool>| -> Result<Vector<u64>> { u.mxv(&semiring::plus_pair::<u64>(), &ones).eval() };
/// assert_eq!(degree(&other.graph)?.tuples()?, degree(&club)?.tuples()?);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn swap_edges<T: Scalar>(u: &Matrix<T>, rounds: u32, seed: u64) -> Result<Swapped> {
    let n = u.nrows();
    // A = the pattern of U, which is also that of its transpose
    let mut graph: Matrix<bool> = u.ewise_mult(op::pair::<bool>(), &u.transposed().eval()?).eval()?;
    let mut swaps = 0;
    for round in 0..u64::from(rounds) {
        let (from, to, _) = graph.select(op::triu(), 1_i64).eval()?.tuples()?;
        let key = mix(seed ^ mix(round));
        let mut order: Vec<usize> = (0..from.len()).collect();
        order.sort_by_key(|&e| mix(e as u64 ^ key));

        // Two edges for each pair of edges, the vertices of the second in either order.
        let (mut rows, mut cols, mut swap) = (Vec::new(), Vec::new(), Vec::new());
        for (s, pair) in (0_u64..).zip(order.chunks_exact(2)) {
            let ((i, j), (mut k, mut l)) = ((from[pair[0]], to[pair[0]]), (from[pair[1]], to[pair[1]]));
            if mix(s ^ mix(key)) & 1 == 1 {
                (k, l) = (l, k);
            }
            for (v, w) in [(i, l), (k, j)] {
                rows.push(v.min(w));
                cols.push(v.max(w));
                swap.push(s);
            }
        }
        // W(v, w) = how many swaps want the edge v - w; S = one of them where only one does, and A has no edge, off the diagonal
        let wanted = Matrix::from_tuples((n, n), &rows, &cols, &vec![1_u64; rows.len()], Some(&op::plus::<u64>()))?;
        let once = wanted.select(op::value_eq::<u64>(), 1_u64).eval()?.select(op::off_diag(), 0_i64).eval()?;
        let of_swap = Matrix::from_tuples((n, n), &rows, &cols, &swap, Some(&op::first::<u64>()))?;
        let free = once.same().mask_not(&graph).structural().eval()?;
        let s: Matrix<u64> = free.ewise_mult(op::second::<u64>(), &of_swap).eval()?;
        // good(swap) = 2, for those of which both edges are in S
        let found = s.tuples()?.2;
        let size = swap.len() as u64 / 2;
        if found.is_empty() {
            continue;
        }
        let count = Vector::from_tuples(size, &found, &vec![1_u64; found.len()], Some(&op::plus::<u64>()))?;
        let good = count.select(op::value_eq::<u64>(), 2_u64).eval()?;

        // The edges of a swap go, in both directions, and those that it wants come.
        for s in good.tuples()?.0 {
            for &e in &order[2 * s as usize..2 * s as usize + 2] {
                graph.remove(from[e], to[e])?;
                graph.remove(to[e], from[e])?;
            }
            for e in 2 * s as usize..2 * s as usize + 2 {
                graph.set(rows[e], cols[e], true)?;
                graph.set(cols[e], rows[e], true)?;
            }
            swaps += 1;
        }
    }
    Ok(Swapped { graph, swaps })
}
