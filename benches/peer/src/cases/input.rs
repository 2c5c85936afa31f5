//! Operands that several cases use, built in one library from a host graph.
//! Needs:   a `Lib` and a `Graph`.
//! Gives:   finished objects.
//! Cost:    a build each.

use crate::Result;
use crate::graph::{Graph, weight};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Values, Write};
use crate::vector::Vector;

/// The weights, FP64.
pub fn weights(lib: Lib, g: &Graph) -> Result<Matrix> {
    Matrix::from_tuples(lib, (g.n, g.n), &g.rows, &g.cols, &Values::Fp64(g.weights.clone()))
}

/// The weights, INT32.
pub fn whole_weights(lib: Lib, g: &Graph) -> Result<Matrix> {
    let vals = g.weights.iter().map(|&x| x as i32).collect();
    Matrix::from_tuples(lib, (g.n, g.n), &g.rows, &g.cols, &Values::Int32(vals))
}

/// A' of a directed graph; None if A is symmetric.
pub fn transposed(lib: Lib, g: &Graph, ty: &str, a: &Matrix) -> Result<Option<Matrix>> {
    if g.is_symmetric() {
        return Ok(None);
    }
    let at = Matrix::try_new(lib, ty, g.n, g.n)?;
    at.transpose(&Write::PLAIN, a)?;
    at.wait()?;
    Ok(Some(at))
}

/// true for every edge.
pub fn pattern(lib: Lib, g: &Graph) -> Result<Matrix> {
    Matrix::from_tuples(lib, (g.n, g.n), &g.rows, &g.cols, &Values::Bool(vec![true; g.rows.len()]))
}

/// A in another type.
pub fn cast(a: &Matrix, ty: &str) -> Result<Matrix> {
    let (nrows, ncols) = a.shape();
    let c = Matrix::try_new(a.lib(), ty, nrows, ncols)?;
    c.assign(&Write::PLAIN, a, Indices::All(nrows), Indices::All(ncols))?;
    c.wait()?;
    Ok(c)
}

/// u in another type.
pub fn cast_vector(u: &Vector, ty: &str) -> Result<Vector> {
    let w = Vector::try_new(u.lib(), ty, u.size())?;
    w.assign(&Write::PLAIN, u, Indices::All(u.size()))?;
    w.wait()?;
    Ok(w)
}

/// The strict triangles of a graph on the host.
pub struct Triangles {
    /// Entries with j < i.
    pub lower: Vec<(u64, u64)>,
    /// Entries with j > i.
    pub upper: Vec<(u64, u64)>,
}

impl Triangles {
    /// Splits the entries of `g`.
    pub fn of(g: &Graph) -> Triangles {
        let edges = g.rows.iter().copied().zip(g.cols.iter().copied());
        let (lower, upper) = edges.partition(|&(i, j)| j < i);
        Triangles { lower, upper }
    }

    /// Sum over the entries (i, j) of L of the shorter of row i of L and row j of U: the probes a masked L*U' needs.
    pub fn probes(&self, n: u64) -> u64 {
        let mut in_lower = vec![0u64; n as usize];
        let mut in_upper = vec![0u64; n as usize];
        self.lower.iter().for_each(|&(i, _)| in_lower[i as usize] += 1);
        self.upper.iter().for_each(|&(i, _)| in_upper[i as usize] += 1);
        self.lower.iter().map(|&(i, j)| in_lower[i as usize].min(in_upper[j as usize])).sum()
    }
}

/// A triangle as INT64 ones.
pub fn ones_int64(lib: Lib, n: u64, edges: &[(u64, u64)]) -> Result<Matrix> {
    let (rows, cols): (Vec<u64>, Vec<u64>) = edges.iter().copied().unzip();
    Matrix::from_tuples(lib, (n, n), &rows, &cols, &Values::Int64(vec![1; rows.len()]))
}

/// A triangle with the weights, FP64.
pub fn weights_of(lib: Lib, n: u64, edges: &[(u64, u64)]) -> Result<Matrix> {
    let (rows, cols): (Vec<u64>, Vec<u64>) = edges.iter().copied().unzip();
    let vals = edges.iter().map(|&(i, j)| weight(i, j)).collect();
    Matrix::from_tuples(lib, (n, n), &rows, &cols, &Values::Fp64(vals))
}

/// As many entries as `g`: the even ones of `g`, the odd ones with their column moved, so that about half overlap.
pub fn half_overlapping(lib: Lib, g: &Graph) -> Result<Matrix> {
    let moved = |(p, (&i, &j)): (usize, (&u64, &u64))| if p % 2 == 0 { (i, j) } else { (i, (j + 1 + p as u64 % 97) % g.n) };
    let mut edges: Vec<(u64, u64)> = g.rows.iter().zip(&g.cols).enumerate().map(moved).collect();
    edges.sort_unstable();
    edges.dedup();
    weights_of(lib, g.n, &edges)
}

/// Small whole numbers for every index, FP64.
pub fn full_vector(lib: Lib, n: u64) -> Result<Vector> {
    Vector::full(lib, (0..n).map(|i| weight(i, n)).collect())
}

/// Small whole numbers at `idx`, FP64.
pub fn sparse_vector(lib: Lib, n: u64, idx: &[u64]) -> Result<Vector> {
    let vals = idx.iter().map(|&i| weight(i, n)).collect();
    Vector::from_tuples(lib, n, idx, &Values::Fp64(vals))
}

/// Every `stride`-th index from `first`, all below n.
pub fn strided(n: u64, first: u64, stride: usize) -> Vec<u64> {
    (first..n).step_by(stride).collect()
}
