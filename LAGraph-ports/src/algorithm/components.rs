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
pub fn components<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    let n = u.nrows();
    // f(v) = v: every vertex is a tree; gp = f(f), the grandparents
    let mut f: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    let mut gp = f.dup()?;
    // least(v) = the smallest grandparent seen among v's neighbours and itself
    let mut least = f.dup()?;

    let (vertex, mut parent) = f.tuples()?;
    loop {
        // P(v, f(v)) = 1, so that v to f(v) is an edge
        let p = Matrix::from_tuples((n, n), &vertex, &parent, &parent, None)?;

        // least min= U min.second gp
        least.write(u.mxv(&semiring::min_second::<u64>(), &gp).accum(op::min::<u64>()))?;
        // f(f(v)) min= least(v), hooking the parent: f min= least min.first P
        f.write(least.vxm(&semiring::min_first::<u64>(), &p).accum(op::min::<u64>()))?;
        // f = f min least, hooking the vertex itself
        f.write(f.ewise_add(op::min::<u64>(), &least))?;
        // f = f min gp, shortening the way to the root
        f.write(f.ewise_add(op::min::<u64>(), &gp))?;

        // gp = f(f); done when no grandparent changed
        parent = f.tuples()?.1;
        let next = f.extract(&parent)?;
        let changed: Vector<bool> = next.ewise_mult(op::ne::<u64>(), &gp).eval()?;
        if !changed.reduce(&monoid::lor())? {
            return Ok(f);
        }
        gp = next;
    }
}
