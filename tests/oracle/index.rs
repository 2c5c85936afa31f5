//! extract and assign (C API 4.3.6, 4.3.7).
//!
//! Needs: index lists with every index in bounds. Of duplicates in assign, which the specification
//! leaves open, the last one counts (SN-8), whether it has an entry or not. Gives: T for extract; the new C for assign, whose Z
//! differs from that of the other operations.

use super::matrix::Mat;
use super::value::Val;
use super::write::{Write, mask_and_replace, write};

/// Which rows or columns: `GrB_ALL` or an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Indices {
    All,
    List(Vec<usize>),
    /// `begin`, and how many; not in the C API, the same as the list of them.
    Range(usize, usize),
}

impl Indices {
    /// The array that is meant, for a dimension of size n.
    pub fn list(&self, n: usize) -> Vec<usize> {
        match self {
            Indices::All => (0..n).collect(),
            Indices::List(list) => list.clone(),
            Indices::Range(begin, len) => (*begin..begin + len).collect(),
        }
    }
}

/// T(i, j) = A(I[i], J[j]).
pub fn extract(a: &Mat, rows: &Indices, cols: &Indices) -> Mat {
    let (rows, cols) = (rows.list(a.nrows), cols.list(a.ncols));
    Mat::from_fn(a.ty, rows.len(), cols.len(), |i, j| a.get(rows[i], cols[j]).cloned())
}

/// C(I, J) = A: T(I[i], J[j]) = A(i, j); without an accumulator Z is C, with everything in I x J
/// deleted, joined with T. The mask covers all of C.
pub fn assign(c: &Mat, w: &Write<'_>, a: &Mat, rows: &Indices, cols: &Indices) -> Mat {
    let (rows, cols) = (rows.list(c.nrows), cols.list(c.ncols));
    let mut t = Mat::new(a.ty, c.nrows, c.ncols);
    for (i, &to_i) in rows.iter().enumerate() {
        for (j, &to_j) in cols.iter().enumerate() {
            t.set(to_i, to_j, a.get(i, j).cloned());
        }
    }
    if w.accum.is_some() {
        return write(c, w, &t);
    }
    let z = Mat::from_fn(c.ty, c.nrows, c.ncols, |i, j| {
        let is_assigned = rows.contains(&i) && cols.contains(&j);
        if is_assigned { t.get(i, j).cloned() } else { c.get(i, j).cloned() }
    });
    mask_and_replace(c, w, &z)
}

/// C(I, J) = x for every place in I x J; None is an empty `GrB_Scalar`. Duplicates are as one.
pub fn assign_scalar(c: &Mat, w: &Write<'_>, x: Option<&Val>, rows: &Indices, cols: &Indices) -> Mat {
    let ty = x.map_or(c.ty, Val::ty);
    let source = Mat::from_fn(ty, rows.list(c.nrows).len(), cols.list(c.ncols).len(), |_, _| x.cloned());
    assign(c, w, &source, rows, cols)
}

/// C(i, J) = u: the vector assign on row i; the mask is a vector, and neither mask nor replace
/// touches the other rows.
pub fn assign_row(c: &Mat, w: &Write<'_>, u: &Mat, i: usize, cols: &Indices) -> Mat {
    let row = assign(&c.row(i), w, u, cols, &Indices::All);
    Mat::from_fn(c.ty, c.nrows, c.ncols, |p, q| if p == i { row.get(q, 0).cloned() } else { c.get(p, q).cloned() })
}

/// C(I, j) = u.
pub fn assign_col(c: &Mat, w: &Write<'_>, u: &Mat, rows: &Indices, j: usize) -> Mat {
    let col = assign(&c.col(j), w, u, rows, &Indices::All);
    Mat::from_fn(c.ty, c.nrows, c.ncols, |p, q| if q == j { col.get(p, 0).cloned() } else { c.get(p, q).cloned() })
}

#[cfg(test)]
mod tests {
    use super::super::ops::{Bin, BinOp};
    use super::super::value::Ty;
    use super::*;

    const I8: Ty = Ty::Int(8);

    fn matrix(nrows: usize, ncols: usize, entries: &[(usize, usize, i64)]) -> Mat {
        let mut a = Mat::new(I8, nrows, ncols);
        entries.iter().for_each(|&(i, j, x)| a.set(i, j, Some(Val::small(I8, x))));
        a
    }

    #[test]
    fn extract_repeats_and_permutes() {
        let a = matrix(2, 3, &[(0, 0, 1), (1, 2, 5)]);
        let t = extract(&a, &Indices::List(vec![1, 0, 1]), &Indices::Range(1, 2));
        assert!(t.same(&matrix(3, 2, &[(0, 1, 5), (2, 1, 5)])));
    }

    #[test]
    fn assign_deletes_what_the_source_does_not_have() {
        let c = matrix(2, 2, &[(0, 0, 1), (0, 1, 2), (1, 0, 3)]);
        let a = matrix(1, 2, &[(0, 0, 9)]);
        let (row, all) = (Indices::List(vec![0]), Indices::All);
        let plain = Write::default();
        assert!(assign(&c, &plain, &a, &row, &all).same(&matrix(2, 2, &[(0, 0, 9), (1, 0, 3)])));
        let plus = Write { accum: Some(BinOp::Builtin(Bin::Plus, I8)), ..plain };
        assert!(assign(&c, &plus, &a, &row, &all).same(&matrix(2, 2, &[(0, 0, 10), (0, 1, 2), (1, 0, 3)])));
        assert!(assign_scalar(&c, &plain, None, &row, &all).same(&matrix(2, 2, &[(1, 0, 3)])));
        let twice = Indices::List(vec![0, 0]);
        let four = assign_scalar(&c, &plus, Some(&Val::small(I8, 4)), &twice, &twice);
        assert!(four.same(&matrix(2, 2, &[(0, 0, 5), (0, 1, 2), (1, 0, 3)])));
    }

    #[test]
    fn row_assign_replaces_in_its_row_only() {
        let c = matrix(2, 2, &[(0, 0, 1), (0, 1, 2), (1, 0, 3)]);
        let (u, m) = (matrix(2, 1, &[(0, 0, 7), (1, 0, 8)]), matrix(2, 1, &[(1, 0, 1)]));
        let w = Write { mask: Some(&m), replace: true, ..Write::default() };
        assert!(assign_row(&c, &w, &u, 0, &Indices::All).same(&matrix(2, 2, &[(0, 1, 8), (1, 0, 3)])));
        assert!(assign_col(&c, &w, &u, &Indices::All, 0).same(&matrix(2, 2, &[(0, 1, 2), (1, 0, 8)])));
    }
}
