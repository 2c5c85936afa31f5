//! extract and assign (C API 4.3.6, 4.3.7), and the extension subassign.
//!
//! Needs: index lists with every index in bounds. Of duplicates in assign, which the specification
//! leaves open, the last one counts (SN-8), whether it has an entry or not. Gives: T for extract; the new C for assign, whose Z
//! differs from that of the other operations.
//! subassign, as the documentation of the ABI has it: S = C(I, J) is taken out, S<M,r> accum= A is computed as by any other
//! operation, with a mask of S's shape, and C(I, J) = S puts every place of S back.

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

/// C(I, J) = S, place by place, where S<M,r> accum= A began as C(I, J).
pub fn subassign(c: &Mat, w: &Write<'_>, a: &Mat, rows: &Indices, cols: &Indices) -> Mat {
    let s = write(&extract(c, rows, cols), w, a);
    let mut z = c.clone();
    for (i, &to_i) in rows.list(c.nrows).iter().enumerate() {
        for (j, &to_j) in cols.list(c.ncols).iter().enumerate() {
            z.set(to_i, to_j, s.get(i, j).cloned());
        }
    }
    z
}

/// The same of one value, or of none, everywhere.
pub fn subassign_scalar(c: &Mat, w: &Write<'_>, x: Option<&Val>, rows: &Indices, cols: &Indices) -> Mat {
    let ty = x.map_or(c.ty, Val::ty);
    let source = Mat::from_fn(ty, rows.list(c.nrows).len(), cols.list(c.ncols).len(), |_, _| x.cloned());
    subassign(c, w, &source, rows, cols)
}

/// C(i, J) = u: u and the mask stand for matrices of one row.
pub fn subassign_row(c: &Mat, w: &Write<'_>, u: &Mat, i: usize, cols: &Indices) -> Mat {
    let mask = w.mask.map(Mat::transposed);
    subassign(c, &Write { mask: mask.as_ref(), ..*w }, &u.transposed(), &Indices::List(vec![i]), cols)
}

/// C(I, j) = u: vectors are matrices of one column.
pub fn subassign_col(c: &Mat, w: &Write<'_>, u: &Mat, rows: &Indices, j: usize) -> Mat {
    subassign(c, w, u, rows, &Indices::List(vec![j]))
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

    /// The example of the documentation of the ABI in small: what is outside of the part stays, even under replace.
    #[test]
    fn subassign_leaves_the_rest_alone() {
        let c = matrix(2, 2, &[(0, 0, 1), (0, 1, 2), (1, 0, 3)]);
        let (a, m) = (matrix(1, 2, &[(0, 0, 9), (0, 1, 8)]), matrix(1, 2, &[(0, 1, 1)]));
        let (row, all) = (Indices::List(vec![0]), Indices::All);
        let w = Write { mask: Some(&m), ..Write::default() };
        assert!(subassign(&c, &w, &a, &row, &all).same(&matrix(2, 2, &[(0, 0, 1), (0, 1, 8), (1, 0, 3)])));
        let w = Write { replace: true, ..w };
        assert!(subassign(&c, &w, &a, &row, &all).same(&matrix(2, 2, &[(0, 1, 8), (1, 0, 3)])));
        let w = Write { is_complemented: true, ..w };
        assert!(subassign_scalar(&c, &w, None, &row, &all).same(&matrix(2, 2, &[(1, 0, 3)])));
        // Twice the same place: the last mention, of the mask too.
        let w = Write { mask: Some(&m), ..Write::default() };
        let twice = Indices::List(vec![1, 1]);
        assert!(subassign(&c, &w, &a, &row, &twice).same(&matrix(2, 2, &[(0, 0, 1), (0, 1, 8), (1, 0, 3)])));
        let u = matrix(2, 1, &[(0, 0, 7), (1, 0, 8)]);
        let m = matrix(2, 1, &[(1, 0, 1)]);
        let w = Write { mask: Some(&m), replace: true, ..Write::default() };
        let back = Indices::List(vec![1, 0]);
        assert!(subassign_row(&c, &w, &u, 0, &back).same(&matrix(2, 2, &[(0, 0, 8), (1, 0, 3)])));
        assert!(subassign_col(&c, &w, &u, &back, 0).same(&matrix(2, 2, &[(0, 0, 8), (0, 1, 2)])));
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
