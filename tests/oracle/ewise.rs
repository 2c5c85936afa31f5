//! Element-wise operations: eWiseMult, eWiseAdd (C API 4.3.4, 4.3.5), eWiseUnion (GxB).
//!
//! Needs: operands already transposed as the descriptor says, of the same shape. Gives: T.

use super::cast::cast;
use super::matrix::Mat;
use super::ops::{BinOp, Places};
use super::value::Val;

fn here(i: usize, j: usize) -> Places {
    Places { x: (i, j), y: (i, j) }
}

/// On the intersection of the structures.
pub fn mult(op: BinOp, a: &Mat, b: &Mat) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| Some(op.eval(a.get(i, j)?, b.get(i, j)?, here(i, j))))
}

/// On the union; an entry that has no partner goes straight to the operator's output domain.
pub fn add(op: BinOp, a: &Mat, b: &Mat) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| match (a.get(i, j), b.get(i, j)) {
        (Some(x), Some(y)) => Some(op.eval(x, y, here(i, j))),
        (Some(x), None) => Some(cast(x, op.zty())),
        (None, Some(y)) => Some(cast(y, op.zty())),
        (None, None) => None,
    })
}

/// On the union; alpha stands in for an absent entry of A, beta for one of B.
pub fn union(op: BinOp, a: &Mat, alpha: &Val, b: &Mat, beta: &Val) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| match (a.get(i, j), b.get(i, j)) {
        (None, None) => None,
        (x, y) => Some(op.eval(x.unwrap_or(alpha), y.unwrap_or(beta), here(i, j))),
    })
}

#[cfg(test)]
mod tests {
    use super::super::ops::Bin;
    use super::super::value::Ty;
    use super::*;

    fn vector(entries: &[Option<i64>]) -> Mat {
        Mat::from_fn(Ty::Int(16), entries.len(), 1, |i, _| entries[i].map(|x| Val::small(Ty::Int(16), x)))
    }

    #[test]
    fn by_hand() {
        let (a, b) = (vector(&[Some(5), Some(3), None, None]), vector(&[Some(2), None, Some(4), None]));
        let minus = BinOp::Builtin(Bin::Minus, Ty::Int(16));
        let (alpha, beta) = (Val::small(Ty::Int(16), 100), Val::small(Ty::Int(16), 7));
        assert!(mult(minus, &a, &b).same(&vector(&[Some(3), None, None, None])));
        assert!(add(minus, &a, &b).same(&vector(&[Some(3), Some(3), Some(4), None])));
        assert!(union(minus, &a, &alpha, &b, &beta).same(&vector(&[Some(3), Some(-4), Some(96), None])));
    }
}
