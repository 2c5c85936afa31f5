//! Products: mxm, mxv, vxm (C API 4.3.1 to 4.3.3) and kronecker (4.3.11).
//!
//! Needs: operands already transposed as the descriptor says. Gives: T.

use super::matrix::Mat;
use super::ops::{BinOp, Monoid, Places};
use super::value::Val;

/// T(i, j) = sum over k in ind(A(i,:)) and ind(B(:,j)) of A(i,k) * B(k,j).
pub fn mxm(add: Monoid, mul: BinOp, a: &Mat, b: &Mat) -> Mat {
    assert_eq!(a.ncols, b.nrows);
    Mat::from_fn(add.ty(), a.nrows, b.ncols, |i, j| {
        let product = |k: usize| Some(mul.eval(a.get(i, k)?, b.get(k, j)?, Places { x: (i, k), y: (k, j) }));
        let products: Vec<Val> = (0..a.ncols).filter_map(product).collect();
        add.sum(&products)
    })
}

/// t' = u' A: the row vector u' is the left operand.
pub fn vxm(add: Monoid, mul: BinOp, u: &Mat, a: &Mat) -> Mat {
    mxm(add, mul, &u.transposed(), a).transposed()
}

/// T(iA * nrows(B) + iB, jA * ncols(B) + jB) = A(iA, jA) * B(iB, jB).
pub fn kronecker(op: BinOp, a: &Mat, b: &Mat) -> Mat {
    Mat::from_fn(op.zty(), a.nrows * b.nrows, a.ncols * b.ncols, |i, j| {
        let (x, y) = ((i / b.nrows, j / b.ncols), (i % b.nrows, j % b.ncols));
        Some(op.eval(a.get(x.0, x.1)?, b.get(y.0, y.1)?, Places { x, y }))
    })
}

#[cfg(test)]
mod tests {
    use super::super::ops::Bin;
    use super::super::value::Ty;
    use super::*;

    const I32: Ty = Ty::Int(32);

    fn matrix(nrows: usize, ncols: usize, entries: &[(usize, usize, i64)]) -> Mat {
        let mut a = Mat::new(I32, nrows, ncols);
        entries.iter().for_each(|&(i, j, x)| a.set(i, j, Some(Val::small(I32, x))));
        a
    }

    fn semiring(add: Bin, mul: Bin) -> (Monoid, BinOp) {
        let mul = BinOp::Builtin(mul, I32);
        (Monoid { op: BinOp::Builtin(add, mul.zty()), made: false }, mul)
    }

    #[test]
    fn absent_is_not_zero() {
        // By hand: row 0 of A meets row 0 and 2 of B; row 1 of A is empty, column 1 of B has only (1,1).
        let a = matrix(2, 3, &[(0, 0, 2), (0, 2, 0)]);
        let b = matrix(3, 2, &[(0, 0, 5), (1, 1, 7), (2, 0, 9)]);
        let (add, mul) = semiring(Bin::Plus, Bin::Times);
        assert!(mxm(add, mul, &a, &b).same(&matrix(2, 2, &[(0, 0, 10)])));
        let (add, mul) = semiring(Bin::Min, Bin::Plus);
        assert!(mxm(add, mul, &a, &b).same(&matrix(2, 2, &[(0, 0, 7)])));
        let (add, mul) = semiring(Bin::Plus, Bin::Pair);
        assert!(mxm(add, mul, &a, &b).same(&matrix(2, 2, &[(0, 0, 2)])));
    }

    #[test]
    fn vector_is_the_left_operand_of_vxm() {
        let (u, a) = (matrix(2, 1, &[(0, 0, 3), (1, 0, 4)]), matrix(2, 2, &[(0, 1, 10), (1, 1, 20)]));
        let (add, mul) = semiring(Bin::Plus, Bin::Minus);
        assert!(vxm(add, mul, &u, &a).same(&matrix(2, 1, &[(1, 0, -23)])));
        let (add, mul) = semiring(Bin::Max, Bin::FirstJ);
        assert!(vxm(add, mul, &u, &a).same(&matrix(2, 1, &[(1, 0, 1)])));
    }

    #[test]
    fn kronecker_by_hand() {
        let (a, b) = (matrix(1, 2, &[(0, 1, 3)]), matrix(2, 2, &[(0, 0, 1), (1, 0, 2)]));
        let want = matrix(2, 4, &[(0, 2, 3), (1, 2, 6)]);
        assert!(kronecker(BinOp::Builtin(Bin::Times, I32), &a, &b).same(&want));
    }
}
