//! Connected components by FastSV: a forest over the vertices whose trees are hooked together and flattened.
//!
//! Needs: a symmetric pattern; values mean nothing.
//! Gives: for each vertex the smallest vertex of its component.
//! Cost: O(vertices + edges) a round. About ten rounds whatever the diameter, where handing the
//! smallest label from neighbour to neighbour would take one for each step of the longest shortest path.
//! Source: Y. Zhang, A. Azad, A. Buluc, Parallel algorithms for finding connected components using
//! linear algebra, Journal of Parallel and Distributed Computing 144 (2020).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The smallest vertex of each vertex's component.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::components;
///
/// // 1 - 3, 0 - 2, and 4 alone.
/// let u = Matrix::from_edges(5, [(1, 3), (3, 1), (0, 2), (2, 0)])?;
/// assert_eq!(components(&u)?.to_vec()?, [0, 1, 0, 1, 4]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn components<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    // Labels of 32 bits are half as much to read, and that is most of the work.
    if u.nrows() <= u64::from(u32::MAX) { forest::<u32, T>(u)?.cast() } else { forest::<u64, T>(u) }
}

fn forest<L: Scalar + Into<u64>, T: Scalar>(u: &Matrix<T>) -> Result<Vector<L>> {
    let n = u.nrows();
    // f(v) = v: every vertex is a tree; gp = f(f), the grandparents
    let mut f: Vector<L> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    let mut gp = f.dup()?;
    // least(v) = the smallest grandparent seen among v's neighbours and itself
    let mut least = f.dup()?;

    let (rows, edge): (Vec<u64>, Vec<bool>) = ((0..=n).collect(), vec![true; n as usize]);
    let mut parent: Vec<u64> = (0..n).collect();
    loop {
        // P(v, f(v)) = 1, so that v to f(v) is an edge
        let p = Matrix::from_csr((n, n), &rows, &parent, &edge)?;

        // least min= U min.second gp
        least.write(u.mxv(&semiring::min_second::<L>(), &gp).accum(op::min::<L>()))?;
        // f(f(v)) min= least(v), hooking the parent: f min= least min.first P
        f.write(least.vxm(&semiring::min_first::<L>(), &p).accum(op::min::<L>()))?;
        // f = f min least, hooking the vertex itself
        f.write(f.ewise_add(op::min::<L>(), &least))?;
        // f = f min gp, shortening the way to the root
        f.write(f.ewise_add(op::min::<L>(), &gp))?;

        // gp = f(f); done when no grandparent changed
        parent.clear();
        parent.extend(f.to_vec()?.into_iter().map(Into::into));
        let next = f.extract(&parent)?;
        let changed: Vector<bool> = next.ewise_mult(op::ne::<L>(), &gp).eval()?;
        if !changed.reduce(&monoid::lor())? {
            return Ok(f);
        }
        gp = next;
    }
}
