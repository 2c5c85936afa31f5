//! A matrix as an array of optional values; a vector is a matrix of one column.
//!
//! Needs: [`Val`]. Gives: [`Mat`]. An entry is there or it is not (C API 3.5.3): `at` holds None
//! where there is none, and a stored zero is an entry like any other.

use super::cast::cast;
use super::value::{Ty, Val};

#[derive(Clone, Debug)]
pub struct Mat {
    pub ty: Ty,
    pub nrows: usize,
    pub ncols: usize,
    /// Row by row.
    pub at: Vec<Option<Val>>,
}

impl Mat {
    pub fn new(ty: Ty, nrows: usize, ncols: usize) -> Mat {
        Mat { ty, nrows, ncols, at: vec![None; nrows * ncols] }
    }

    /// Each entry is what `f` gives for its row and column, in the domain `ty`.
    pub fn from_fn(ty: Ty, nrows: usize, ncols: usize, f: impl Fn(usize, usize) -> Option<Val>) -> Mat {
        let mut c = Mat::new(ty, nrows, ncols);
        for i in 0..nrows {
            for j in 0..ncols {
                c.at[i * ncols + j] = f(i, j).map(|x| cast(&x, ty));
            }
        }
        c
    }

    pub fn get(&self, i: usize, j: usize) -> Option<&Val> {
        assert!(i < self.nrows && j < self.ncols, "({i}, {j}) is outside {} x {}", self.nrows, self.ncols);
        self.at[i * self.ncols + j].as_ref()
    }

    pub fn set(&mut self, i: usize, j: usize, x: Option<Val>) {
        assert!(i < self.nrows && j < self.ncols, "({i}, {j}) is outside {} x {}", self.nrows, self.ncols);
        self.at[i * self.ncols + j] = x.map(|x| cast(&x, self.ty));
    }

    /// A^T: C(j, i) = A(i, j).
    pub fn transposed(&self) -> Mat {
        Mat::from_fn(self.ty, self.ncols, self.nrows, |i, j| self.get(j, i).cloned())
    }

    /// A, or A^T when the descriptor asks for it.
    pub fn input(&self, is_transposed: bool) -> Mat {
        if is_transposed { self.transposed() } else { self.clone() }
    }

    /// Row i as a matrix of one column.
    pub fn row(&self, i: usize) -> Mat {
        Mat::from_fn(self.ty, self.ncols, 1, |j, _| self.get(i, j).cloned())
    }

    /// Column j.
    pub fn col(&self, j: usize) -> Mat {
        Mat::from_fn(self.ty, self.nrows, 1, |i, _| self.get(i, j).cloned())
    }

    /// The entries in row-major order.
    pub fn tuples(&self) -> Vec<(usize, usize, Val)> {
        let place = |p: usize| (p / self.ncols, p % self.ncols);
        self.at.iter().enumerate().filter_map(|(p, x)| x.clone().map(|x| (place(p).0, place(p).1, x))).collect()
    }

    pub fn nvals(&self) -> usize {
        self.at.iter().flatten().count()
    }

    /// Same domain, shape, structure and values.
    pub fn same(&self, other: &Mat) -> bool {
        (self.ty, self.nrows, self.ncols) == (other.ty, other.nrows, other.ncols)
            && self.at.iter().zip(&other.at).all(|(x, y)| match (x, y) {
                (Some(x), Some(y)) => x.same(y),
                (None, None) => true,
                _ => false,
            })
    }
}
