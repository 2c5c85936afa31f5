//! Communities by label propagation: every vertex takes the label that most of its neighbours have.
//!
//! Needs: for undirected graphs a symmetric matrix; values mean nothing.
//! Gives: the labels after some rounds, as the LDBC Graphalytics benchmark defines them: all vertices change at once, of
//! equally frequent labels the smallest is taken, a vertex without neighbours keeps its own. Vertex v begins with v.
//! In a directed graph an edge hands labels on both ways, and two vertices with edges both ways count twice.
//! Cost: a product with as many entries as there are edges, and a pass over its result, a round.
//! Source: U. N. Raghavan, R. Albert, S. Kumara, Near linear time algorithm to detect community structures in large-scale
//! networks, Physical Review E 76 (2007); A. Iosup et al., The LDBC Graphalytics benchmark, arXiv:2011.15028.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The labels after `rounds` rounds on an undirected graph.
///
/// ```
/// use graphblas::{Matrix, op};
/// use lagraph_ports::algorithm::label_propagation;
///
/// // Two triangles, joined by the edge 2 - 3.
/// let (i, j) = ([0, 1, 2, 3, 4, 5, 2], [1, 2, 0, 4, 5, 3, 3]);
/// let one_way = Matrix::from_tuples((6, 6), &i, &j, &[true; 7], None)?;
/// let both: Matrix<bool> = one_way.ewise_add(op::pair::<bool>(), &one_way.transposed().eval()?).eval()?;
/// assert_eq!(label_propagation(&both, 5)?.tuples()?.1, [0, 0, 0, 2, 2, 2]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn label_propagation<T: Scalar>(u: &Matrix<T>, rounds: u32) -> Result<Vector<u64>> {
    // w = the pattern of A, each neighbour once
    let w: Matrix<u64> = u.ewise_mult(op::pair::<u64>(), u).eval()?;
    propagate(&w, rounds)
}

/// The labels after `rounds` rounds on a directed graph.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::label_propagation_directed;
///
/// // 0 and 2 are joined both ways, which outweighs 1 -> 2.
/// let a = Matrix::from_tuples((3, 3), &[0, 2, 1], &[2, 0, 2], &[true; 3], None)?;
/// assert_eq!(label_propagation_directed(&a, 1)?.tuples()?.1, [2, 2, 0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn label_propagation_directed<T: Scalar>(a: &Matrix<T>, rounds: u32) -> Result<Vector<u64>> {
    // w = A + A' by pattern: 2 where there are edges both ways
    let there: Matrix<u64> = a.ewise_mult(op::pair::<u64>(), a).eval()?;
    let back = there.transposed().eval()?;
    let w: Matrix<u64> = there.ewise_add(op::plus::<u64>(), &back).eval()?;
    propagate(&w, rounds)
}

/// Hands labels on; entry (v, w) says how often w's label counts for v.
fn propagate(w: &Matrix<u64>, rounds: u32) -> Result<Vector<u64>> {
    let n = w.nrows();
    let ones = Vector::full(n, true)?;
    let mut label: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    for _ in 0..rounds {
        // L(v, label(v)) = 1
        let (vertex, labels) = label.tuples()?;
        let l = Matrix::from_tuples((n, n), &vertex, &labels, &vec![true; labels.len()], None)?;
        // C = w +.first L: C(v, l) = how often v's neighbours have label l
        let c: Matrix<u64> = w.mxm(&semiring::plus_first::<u64>(), &l).eval()?;
        // top(v, l) = whether no label is more frequent: M = diag(max C) any.first C, top = C = M
        let most: Vector<u64> = c.reduce_rows(&monoid::max::<u64>()).eval()?;
        let m: Matrix<u64> = most.diag()?.mxm(&semiring::any_first::<u64>(), &c).eval()?;
        let top: Matrix<bool> = c.ewise_mult(op::eq::<u64>(), &m).eval()?;
        let top = top.select(op::value_eq::<bool>(), true).eval()?;
        // next = label, and where there are neighbours top min.secondi 1, the smallest of the most frequent
        let smallest: Vector<u64> = top.mxv(&semiring::min_secondi(), &ones).eval()?;
        let mut next = label.dup()?;
        next.write(smallest.same().mask(&smallest).structural())?;

        let changed: Vector<bool> = next.ewise_mult(op::ne::<u64>(), &label).eval()?;
        if !changed.reduce(&monoid::lor())? {
            break;
        }
        label = next;
    }
    Ok(label)
}
