//! reduce (C API 4.3.12): rows to a vector, or everything to one value.
//!
//! Needs: the operand already transposed as the descriptor says. Gives: T, or the value.

use super::matrix::Mat;
use super::ops::Monoid;
use super::value::Val;

/// t(i) = sum of the entries of row i; no entry, no t(i).
pub fn rows(m: Monoid, a: &Mat) -> Mat {
    Mat::from_fn(m.ty(), a.nrows, 1, |i, _| m.sum(&a.row(i).at.into_iter().flatten().collect::<Vec<_>>()))
}

/// The sum of all entries; None when there is none (the caller then sees the identity).
pub fn all(m: Monoid, a: &Mat) -> Option<Val> {
    m.sum(&a.at.iter().flatten().cloned().collect::<Vec<_>>())
}
