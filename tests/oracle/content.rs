//! Methods of objects (C API 4.2): build, resize, diag; single elements are [`Mat::get`] and [`Mat::set`].
//!
//! Needs: indices in bounds. Gives: the new content.

use super::cast::cast;
use super::matrix::Mat;
use super::ops::{BinOp, Places};
use super::value::Val;

/// The tuples, cast to the domain of `dup`, put together by `dup` in their order, cast to D(C).
/// None: a place occurs twice and there is no `dup`.
pub fn build(c: &Mat, tuples: &[(usize, usize, Val)], dup: Option<BinOp>) -> Option<Mat> {
    let mut t = Mat::new(dup.map_or(c.ty, BinOp::zty), c.nrows, c.ncols);
    for (i, j, x) in tuples {
        let x = cast(x, t.ty);
        let sum = match (t.get(*i, *j), dup) {
            (None, _) => x,
            (Some(z), Some(op)) => op.eval(z, &x, Places { x: (*i, *j), y: (*i, *j) }),
            (Some(_), None) => return None,
        };
        t.set(*i, *j, Some(sum));
    }
    Some(Mat::from_fn(c.ty, c.nrows, c.ncols, |i, j| t.get(i, j).cloned()))
}

/// The entries that are inside the new shape stay.
pub fn resize(c: &Mat, nrows: usize, ncols: usize) -> Mat {
    Mat::from_fn(c.ty, nrows, ncols, |i, j| if i < c.nrows && j < c.ncols { c.get(i, j).cloned() } else { None })
}

/// The square matrix with v on its k-th diagonal: v(i) at (i, i + k), or (i - k, i) for negative k.
pub fn diag(v: &Mat, k: i64) -> Mat {
    let shift = k.unsigned_abs() as usize;
    let n = v.nrows + shift;
    let (down, right) = if k < 0 { (shift, 0) } else { (0, shift) };
    let mut c = Mat::new(v.ty, n, n);
    for (i, _, x) in v.tuples() {
        c.set(i + down, i + right, Some(x));
    }
    c
}

#[cfg(test)]
mod tests {
    use super::super::ops::Bin;
    use super::super::value::Ty;
    use super::*;

    const I16: Ty = Ty::Int(16);

    #[test]
    fn build_casts_before_and_after_dup() {
        // By hand: 1.5 and 1.75 become 1 and 1 in INT16; without dup there is one tuple too many.
        let tuples = [1.5, 1.75].map(|x| (0, 0, Val::Real(Ty::FP64, x)));
        let c = Mat::new(Ty::FP32, 1, 1);
        let sum = build(&c, &tuples, Some(BinOp::Builtin(Bin::Plus, I16))).unwrap();
        assert!(sum.get(0, 0).unwrap().same(&Val::Real(Ty::FP32, 2.0)));
        assert!(build(&c, &tuples, None).is_none());
    }

    #[test]
    fn diagonals() {
        let mut v = Mat::new(I16, 2, 1);
        v.set(1, 0, Some(Val::small(I16, 4)));
        for (k, place) in [(0, (1, 1)), (1, (1, 2)), (-2, (3, 1))] {
            let tuples = diag(&v, k).tuples();
            assert_eq!((tuples.len(), (tuples[0].0, tuples[0].1)), (1, place));
        }
        assert_eq!(resize(&diag(&v, 1), 2, 2).nvals(), 0);
        assert_eq!(resize(&diag(&v, 1), 2, 3).nvals(), 1);
    }
}
