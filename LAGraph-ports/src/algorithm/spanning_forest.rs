//! A minimum spanning forest by Boruvka's algorithm: every tree takes its lightest edge to another, trees become vertices.
//!
//! Needs: a symmetric matrix of weights, of which only the part above the diagonal is read; no NaN.
//! Gives: edges that join each connected component to a tree of the least weight, entry (i, j) with i < j. Of edges of
//! equal weight the one with the smaller i is the lighter, then that with the smaller j; so there is one such forest.
//! Cost: one sort of the edges; O(log n) rounds, each with two products that make a graph of at most half the vertices.
//! Source: O. Boruvka, O jistem problemu minimalnim, Prace moravske prirodovedecke spolecnosti 3 (1926).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring};

use super::components;

/// The edges of the forest, with their weights.
///
/// ```
/// use graphblas::{Matrix, monoid};
/// use lagraph_ports::algorithm::spanning_forest;
///
/// // A square 0 - 1 - 2 - 3 with one diagonal, and vertex 4 alone.
/// let a = Matrix::from_tuples((5, 5), &[0, 1, 2, 0, 0], &[1, 2, 3, 3, 2], &[1.0, 2.0, 4.0, 3.0, 2.5], None)?;
/// let forest = spanning_forest(&a)?;
/// assert_eq!(forest.tuples()?, (vec![0, 0, 1], vec![1, 3, 2], vec![1.0, 3.0, 2.0]));
/// assert_eq!(forest.reduce(&monoid::plus::<f64>())?, 6.0);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn spanning_forest(a: &Matrix<f64>) -> Result<Matrix<f64>> {
    let n = a.nrows();
    let edges = sorted_edges(a)?;
    // R(i, j) = R(j, i) = the place of edge i - j in the order of the weights: no two are equal
    let place: Vec<u64> = (0..edges.len() as u64).collect();
    let (i, j): (Vec<u64>, Vec<u64>) = edges.iter().map(|&(i, j, _)| (i, j)).unzip();
    let upper = Matrix::from_tuples((n, n), &i, &j, &place, None)?;
    let lower = upper.transposed().eval()?;
    let mut r: Matrix<u64> = upper.ewise_add(op::min::<u64>(), &lower).eval()?;

    let mut taken = Vec::new();
    while r.nvals()? > 0 {
        // best = the least of each row of R: the lightest edge out of each tree
        let best: Vector<u64> = r.reduce_rows(&monoid::min::<u64>()).eval()?;
        taken.extend(best.tuples()?.1);
        // H = where R = diag(best) any.first R, in both directions: trees that are joined
        let of_row: Matrix<u64> = best.diag()?.mxm(&semiring::any_first::<u64>(), &r).eval()?;
        let is_best: Matrix<bool> = r.ewise_mult(op::eq::<u64>(), &of_row).eval()?;
        let is_best = is_best.select(op::value_eq::<bool>(), true).eval()?;
        let h: Matrix<bool> = is_best.ewise_add(op::pair::<bool>(), &is_best.transposed().eval()?).eval()?;
        // P(v, the new tree of v) = true
        let (vertex, tree) = components(&h)?.tuples()?;
        let p = Matrix::from_tuples((n, n), &vertex, &tree, &vec![true; tree.len()], None)?;
        // R = P' min.second (R min.first P) without the diagonal: of the edges between two trees the lightest stays
        let half: Matrix<u64> = r.mxm(&semiring::min_first::<u64>(), &p).eval()?;
        r = p.t().mxm(&semiring::min_second::<u64>(), &half).eval()?;
        r = r.select(op::off_diag(), 0_i64).eval()?;
    }

    // Two trees may have taken the same edge.
    taken.sort_unstable();
    taken.dedup();
    let chosen = || taken.iter().map(|&k| edges[k as usize]);
    let rows: Vec<u64> = chosen().map(|e| e.0).collect();
    let cols: Vec<u64> = chosen().map(|e| e.1).collect();
    let weights: Vec<f64> = chosen().map(|e| e.2).collect();
    Matrix::from_tuples((n, n), &rows, &cols, &weights, None)
}

/// The edges above the diagonal, the lightest first.
fn sorted_edges(a: &Matrix<f64>) -> Result<Vec<(u64, u64, f64)>> {
    let (rows, cols, weights) = a.select(op::triu(), 1_i64).eval()?.tuples()?;
    let mut edges: Vec<_> = rows.into_iter().zip(cols).zip(weights).map(|((i, j), w)| (i, j, w)).collect();
    edges.sort_by(|x, y| x.2.total_cmp(&y.2).then((x.0, x.1).cmp(&(y.0, y.1))));
    Ok(edges)
}
