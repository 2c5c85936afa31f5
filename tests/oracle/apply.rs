//! apply (C API 4.3.8), select (4.3.9) and transpose (4.3.10).
//!
//! Needs: the operand already transposed as the descriptor says; the places that operators see are
//! those of the transposed operand. Gives: T.

use super::cast::is_true;
use super::matrix::Mat;
use super::ops::{BinOp, IdxOp, Places, UnOp};
use super::value::Val;

/// T(i, j) = f(A(i, j)).
pub fn unary(op: UnOp, a: &Mat) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| a.get(i, j).map(|x| op.eval(x, (i, j))))
}

/// T(i, j) = f(x, A(i, j)).
pub fn bind_first(op: BinOp, x: &Val, a: &Mat) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| a.get(i, j).map(|y| op.eval(x, y, Places { x: (i, j), y: (i, j) })))
}

/// T(i, j) = f(A(i, j), y).
pub fn bind_second(op: BinOp, a: &Mat, y: &Val) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| a.get(i, j).map(|x| op.eval(x, y, Places { x: (i, j), y: (i, j) })))
}

/// T(i, j) = f(A(i, j), i, j, s).
pub fn index_unary(op: IdxOp, a: &Mat, s: &Val) -> Mat {
    Mat::from_fn(op.zty(), a.nrows, a.ncols, |i, j| a.get(i, j).map(|x| op.eval(x, (i, j), s)))
}

/// T has the entries of A for which f(A(i, j), i, j, s) is true.
pub fn select(op: IdxOp, a: &Mat, s: &Val) -> Mat {
    Mat::from_fn(a.ty, a.nrows, a.ncols, |i, j| a.get(i, j).filter(|x| is_true(&op.eval(x, (i, j), s))).cloned())
}
