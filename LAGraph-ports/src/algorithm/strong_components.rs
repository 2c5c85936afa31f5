//! Strongly connected components by searches forward and backward, in all parts of the graph at once.
//!
//! Needs: the edges and their transpose; values mean nothing.
//! Gives: for each vertex the smallest vertex of its component: the vertices that it reaches and is reached from.
//! Cost: a round looks at every edge between vertices left once or more, forward, and at most once backward; each
//! finds the components that no smaller vertex left reaches. Long chains of components take many rounds.
//! Sources: L. K. Fleischer, B. Hendrickson, A. Pinar, On identifying strongly connected components in parallel, IPDPS
//! 2000; S. Orzan, On distributed verification and verified distribution, PhD thesis, Amsterdam 2004 (all parts at once).

use graphblas::{Matrix, Result, Vector, op, semiring, types::Scalar};

/// The smallest vertex of each vertex's strongly connected component.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::strong_components;
///
/// // 0 -> 1 -> 2 -> 1, and 2 -> 3.
/// let a = Matrix::from_tuples((4, 4), &[0, 1, 2, 2], &[1, 2, 1, 3], &[true; 4], None)?;
/// let label = strong_components(&a, &a.transposed().eval()?)?;
/// assert_eq!(label.tuples()?.1, [0, 1, 1, 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn strong_components<T: Scalar>(a: &Matrix<T>, a_transposed: &Matrix<T>) -> Result<Vector<u64>> {
    let n = a.nrows();
    let mut label = Vector::<u64>::try_new(n)?;
    // left(v) = v for the vertices whose component is not known
    let mut left: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    while left.nvals()? > 0 {
        let colour = forward(a, &left)?;
        let found = backward(a_transposed, &left, &colour)?;
        // label<found> = found, left<!found,r> = left
        label.write(found.same().mask(&found).structural())?;
        left.write(left.same().mask_not(&found).structural().replace())?;
    }
    Ok(label)
}

/// colour(v) = the smallest vertex that reaches v, among the vertices left and over them.
fn forward<T: Scalar>(a: &Matrix<T>, left: &Vector<u64>) -> Result<Vector<u64>> {
    let mut colour = left.dup()?;
    let mut front = left.dup()?;
    while front.nvals()? > 0 {
        // front<left,r> = front min.first A
        front.write(front.vxm(&semiring::min_first::<u64>(), a).mask(left).structural().replace())?;
        // front<front < colour,r> = front
        let better: Vector<bool> = front.ewise_mult(op::lt::<u64>(), &colour).eval()?;
        front.write(front.same().mask(&better).replace())?;
        // colour<front> = front
        colour.write(front.same().mask(&front).structural())?;
    }
    Ok(colour)
}

/// found(v) = colour(v) where v reaches the vertex that its colour is named after.
fn backward<T: Scalar>(a_transposed: &Matrix<T>, left: &Vector<u64>, colour: &Vector<u64>) -> Result<Vector<u64>> {
    let mut found = Vector::<u64>::try_new(left.size())?;
    // front<colour = left> = colour: the vertices with their own colour
    let is_own: Vector<bool> = colour.ewise_mult(op::eq::<u64>(), left).eval()?;
    let mut front = colour.same().mask(&is_own).eval()?;
    while front.nvals()? > 0 {
        // found<front> = front
        found.write(front.same().mask(&front).structural())?;
        // front<!found,r> = front max.first A'. Colours never grow along edges: of the colours behind a vertex's
        // edges the greatest is the only one that can be its own.
        front.write(front.vxm(&semiring::max_first::<u64>(), a_transposed).mask_not(&found).structural().replace())?;
        // front<front = colour,r> = front
        let same: Vector<bool> = front.ewise_mult(op::eq::<u64>(), colour).eval()?;
        front.write(front.same().mask(&same).replace())?;
    }
    Ok(found)
}
