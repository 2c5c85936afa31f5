//! sort: the entries of each row in the order of an operator (an extension, as the documentation of the ABI has it).
//!
//! Needs: an operator from two values of one domain to BOOL. Gives: the values in order, and the columns where they were.
//! By insertion: each entry goes before the first of those so far that it has to come before.

use super::cast::{cast, is_true};
use super::matrix::Mat;
use super::ops::{Bin, BinOp, Places};
use super::value::{Ty, Val};

/// Whether x, which is later, has to come before y. With the predefined orders numbers come before NaN.
fn comes_before(op: BinOp, x: &Val, y: &Val) -> bool {
    if matches!(op, BinOp::Builtin(Bin::Lt | Bin::Le | Bin::Gt | Bin::Ge, _)) {
        let is_nan = |x: &Val| matches!(cast(x, op.xty()), Val::Real(_, r) if r.is_nan());
        if is_nan(x) || is_nan(y) {
            let holds_for_equal = matches!(op, BinOp::Builtin(Bin::Le | Bin::Ge, _));
            return !is_nan(x) || (is_nan(y) && holds_for_equal);
        }
    }
    let nowhere = Places { x: (0, 0), y: (0, 0) };
    is_true(&op.eval(x, y, nowhere))
}

/// Each row's entries in order, with their columns.
fn in_order(op: BinOp, a: &Mat) -> Vec<Vec<(usize, Val)>> {
    let sorted = |i: usize| {
        let mut row: Vec<(usize, Val)> = Vec::new();
        for (j, x) in (0..a.ncols).filter_map(|j| Some((j, a.get(i, j)?.clone()))) {
            let place = row.iter().position(|(_, y)| comes_before(op, &x, y)).unwrap_or(row.len());
            row.insert(place, (j, x));
        }
        row
    };
    (0..a.nrows).map(sorted).collect()
}

/// C(i, k) = the value that comes k-th in row i.
pub fn values(op: BinOp, a: &Mat) -> Mat {
    let rows = in_order(op, a);
    Mat::from_fn(a.ty, a.nrows, a.ncols, |i, k| rows[i].get(k).map(|(_, x)| x.clone()))
}

/// P(i, k) = the column where it was, in the domain `ty`.
pub fn places(op: BinOp, a: &Mat, ty: Ty) -> Mat {
    let rows = in_order(op, a);
    Mat::from_fn(ty, a.nrows, a.ncols, |i, k| rows[i].get(k).map(|(j, _)| Val::int(ty, *j as i128)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand() {
        let fp = |x| Some(Val::Real(Ty::FP64, x));
        let row = [fp(2.0), None, fp(f64::NAN), fp(-1.0), fp(2.0)];
        let a = Mat::from_fn(Ty::FP64, 1, 5, |_, j| row[j].clone());
        let columns = |op: Bin| {
            let p = places(BinOp::Builtin(op, Ty::FP64), &a, Ty::Int(64));
            p.tuples().into_iter().map(|(_, _, x)| x.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(columns(Bin::Lt), "3 0 4 2");
        assert_eq!(columns(Bin::Ge), "4 0 3 2");
        assert_eq!(columns(Bin::Pair), "4 3 2 0");
    }
}
