//! Connected components by Boruvka's rounds: every tree joins the smallest tree next to it, trees become vertices.
//!
//! Needs: a symmetric pattern; values mean nothing.
//! Gives: for each vertex the smallest vertex of its component.
//! Cost: O(log n) rounds, each with two products that make a graph of at most half the vertices with edges, and with
//! O(log n) passes over the vertices that shorten the ways to the roots.
//! A round makes no circle but two trees that name each other: whoever is named is no larger than whoever names the one
//! that names it, so the names along a circle repeat after two. Of the two the smaller becomes the root.
//! Source: O. Boruvka, O jistem problemu minimalnim, Prace moravske prirodovedecke spolecnosti 3 (1926).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The smallest vertex of each vertex's component; an error if the matrix is not square.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::components_by_boruvka;
///
/// // 3 - 1 - 4 and 0 - 2.
/// let (i, j) = ([3, 1, 0, 1, 4, 2], [1, 4, 2, 3, 1, 0]);
/// let u = Matrix::from_tuples((5, 5), &i, &j, &[true; 6], None)?;
/// assert_eq!(components_by_boruvka(&u)?.tuples()?.1, [0, 1, 0, 1, 1]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn components_by_boruvka<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    let n = u.nrows();
    let ones = Vector::full(n, true)?;
    let own: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    let mut label = own.dup()?;
    // W = the edges between trees, which are named after their roots
    let between = u.select(op::off_diag(), 0_i64).eval()?;
    let mut w: Matrix<bool> = between.ewise_mult(op::pair::<bool>(), &between).eval()?;
    while w.nvals()? > 0 {
        // next = W min.secondi 1: the smallest tree next to each; parent = own, parent<next> = next
        let next: Vector<u64> = w.mxv(&semiring::min_secondi(), &ones).eval()?;
        let mut parent = own.dup()?;
        parent.write(next.same().mask(&next).structural())?;
        // parent<parent(parent) = own> min= own: of two that name each other the smaller is the root
        let grand = parent.extract(&parent.tuples()?.1)?;
        let is_back: Vector<bool> = grand.ewise_mult(op::eq::<u64>(), &own).eval()?;
        parent.write(own.same().mask(&is_back).accum(op::min::<u64>()))?;

        let root = roots(parent)?;
        // label = root(label)
        label = root.extract(&label.tuples()?.1)?;
        // W = P' any.pair (W any.pair P) without the diagonal, with P(v, root(v)) = true
        let (vertices, names) = root.tuples()?;
        let p = Matrix::from_tuples((n, n), &vertices, &names, &vec![true; names.len()], None)?;
        let half: Matrix<bool> = w.mxm(&semiring::any_pair::<bool>(), &p).eval()?;
        w = p.t().mxm(&semiring::any_pair::<bool>(), &half).eval()?;
        w = w.select(op::off_diag(), 0_i64).eval()?;
    }
    Ok(label)
}

/// Where the ways of parents end: parent = parent(parent) until every way has one step.
fn roots(mut parent: Vector<u64>) -> Result<Vector<u64>> {
    loop {
        let grand = parent.extract(&parent.tuples()?.1)?;
        let is_longer: Vector<bool> = grand.ewise_mult(op::ne::<u64>(), &parent).eval()?;
        if !is_longer.reduce(&monoid::lor())? {
            return Ok(parent);
        }
        parent = grand;
    }
}
