//! Typical mistakes, and what is said of each: the call, the argument, what was needed, what came. The objects are as before.
//!
//! Expected: the sentence that a reader needs, written by hand.

use std::error::Error as _;

use graphblas::typed::MatrixExpr;
use graphblas::{Error, ErrorKind, Matrix, Result, Vector, monoid, op, semiring};

fn said<T>(result: Result<T>) -> (ErrorKind, String) {
    let e = result.map(|_| ()).expect_err("this is a mistake");
    (e.kind(), e.to_string())
}

#[track_caller]
fn expect<T>(result: Result<T>, kind: ErrorKind, sentence: &str) {
    assert_eq!(said(result), (kind, sentence.to_owned()));
}

/// 2 by 3, entries at (0, 1) and (1, 2).
fn a() -> Result<Matrix<f64>> {
    Matrix::from_tuples((2, 3), &[0, 1], &[1, 2], &[1.0, 2.0], None)
}

#[test]
fn places_outside() -> Result<()> {
    let (mut a, mut u) = (a()?, Vector::from_slice(&[1.0, 2.0])?);
    let kind = ErrorKind::InvalidIndex;
    expect(a.set(2, 0, 1.0), kind, "Matrix::set: row: index 2 is not below the dimension 2");
    expect(a.get(0, 3), kind, "Matrix::get: column: index 3 is not below the dimension 3");
    expect(a.remove(9, 0), kind, "Matrix::remove: row: index 9 is not below the dimension 2");
    expect(a.row(7), kind, "Matrix::row: row 7 is not below the dimension 2");
    expect(a.col(7), kind, "Matrix::col: column 7 is not below the dimension 3");
    expect(u.set(2, 1.0), kind, "Vector::set: vector: index 2 is not below the dimension 2");
    let (view, seen) = (a.view()?, u.view()?);
    expect(view.row(2), kind, "MatrixView::row: row 2 is not below the dimension 2");
    expect(view.row(0)?.get(3), kind, "Line::get: index 3 is not below the dimension 3");
    expect(view.get(0, 3), kind, "MatrixView::get: column 3 is not below the dimension 3");
    expect(seen.get(2), kind, "VectorView::get: index 2 is not below the dimension 2");
    let wrong = "MatrixView::column: this view has no columns at hand, one made by Matrix::view_by_columns was needed";
    expect(view.column(0), ErrorKind::InvalidValue, wrong);

    let kind = ErrorKind::IndexOutOfBounds;
    expect(a.extract(&[0, 5], ..), kind, "Matrix::extract: row indices: index 5 at place 1 is not below the dimension 2");
    expect(u.extract(1..9), kind, "Vector::extract: indices: index 8 at place 7 is not below the dimension 2");
    expect(u.assign_scalar(&[4], 1.0), kind, "Vector::assign_scalar: indices: index 4 at place 0 is not below the dimension 2");
    assert_eq!((a.nvals()?, u.to_vec()?), (2, vec![1.0, 2.0]), "as before");
    Ok(())
}

#[test]
fn lists_that_do_not_fit() {
    let build = |rows: &[u64], cols: &[u64], vals: &[i32]| Matrix::from_tuples((2, 2), rows, cols, vals, None);
    let wrong = ErrorKind::InvalidValue;
    expect(build(&[0], &[0, 1], &[1, 2]), wrong, "Matrix::from_tuples: there are 1 indices but 2 values");
    let twice = "Matrix::from_tuples: without dup, places must differ: column 1 comes again in row 0 at place 1";
    expect(build(&[0, 0], &[1, 1], &[1, 2]), wrong, twice);
    let outside = "Matrix::from_tuples: row 3 at place 1 is not below the dimension 2";
    expect(build(&[0, 3], &[1, 1], &[1, 2]), ErrorKind::IndexOutOfBounds, outside);
    let outside = "Vector::try_from_iter: index 5 at place 0 is not below the dimension 2";
    expect(Vector::try_from_iter(2, [(5, 1)]), ErrorKind::IndexOutOfBounds, outside);
    let outside = "Matrix::from_edges: column 5 at place 0 is not below the dimension 2";
    expect(Matrix::from_edges(2, [(0, 5)]), ErrorKind::IndexOutOfBounds, outside);
    let few = "Matrix::from_rows: values: one for each place of 2 by 2 was needed, 3 came";
    expect(Matrix::from_rows((2, 2), &[1, 2, 3]), ErrorKind::DimensionMismatch, few);
    let large = "Matrix::try_new: nrows is 2305843009213693952, but at most 2^60 is supported";
    expect(Matrix::<f64>::try_new(1 << 61, 2), wrong, large);
}

#[test]
fn shapes_that_do_not_fit() -> Result<()> {
    let (mut a, u, w) = (a()?, Vector::full(2, 1.0)?, Vector::full(3, 1.0)?);
    let (plus, times) = (op::plus::<f64>(), semiring::plus_times::<f64>());
    let kind = ErrorKind::DimensionMismatch;
    let inner = "mxm: the number of B's rows (A has as many columns) is 2, but 3 is needed";
    expect(a.mxm::<f64, f64>(&times, &a).eval(), kind, inner);
    expect(a.mxv::<f64, f64>(&times, &u).eval(), kind, "mxv: the size of u (A has as many columns) is 2, but 3 is needed");
    expect(u.vxm::<f64, f64>(&times, a.t()).eval(), kind, "vxm: the size of u (A has as many rows) is 2, but 3 is needed");
    expect(u.ewise_add::<f64, f64>(plus, &w).eval(), kind, "ewise_add: the second operand is 3 by 1, but 2 by 1 is needed");
    expect(u.same().mask(&w).eval(), kind, "same: the mask is 3 by 1, but 2 by 1 is needed");
    let square: MatrixExpr<f64> = a.mxm(&times, a.t());
    expect(a.write(square), kind, "mxm: the output is 2 by 3, but 2 by 2 is needed");
    let other = Matrix::<f64>::try_new(2, 2)?;
    expect(a.assign(0..1, .., &other), kind, "Matrix::assign: the assigned matrix is 2 by 2, but 1 by 3 is needed");
    let huge = Matrix::try_new(1 << 60, 1 << 60)?;
    let large = "kronecker: nrows is 2305843009213693952, but at most 2^60 is supported";
    expect(a.kronecker::<f64, f64>(op::times::<f64>(), &huge).eval(), ErrorKind::InvalidValue, large);
    assert_eq!(a.tuples()?, (vec![0, 1], vec![1, 2], vec![1.0, 2.0]), "as before");
    Ok(())
}

#[test]
fn operators_that_do_not_exist_or_fit() {
    let kind = ErrorKind::DomainMismatch;
    let none = "there is no predefined binary operator BAND on type BOOL";
    expect(op::binary::<bool>(op::BinaryCode::BAnd), kind, none);
    let other = "a semiring needs a multiply that gives the monoid's type FP64, but LT gives BOOL";
    expect(semiring::of(&monoid::plus::<f64>(), &op::lt::<f64>()), kind, other);
}

#[test]
fn errors_are_errors() -> Result<()> {
    let e = a()?.get(0, 3).unwrap_err();
    assert!(e.source().is_none());
    assert_eq!(format!("{e:?}"), format!("InvalidIndex: {e}"));
    let boxed: Box<dyn std::error::Error + Send + Sync> = e.clone().into();
    assert_eq!(boxed.to_string(), e.to_string());
    let io: std::io::Error = e.into();
    assert_eq!(io.kind(), std::io::ErrorKind::InvalidInput);
    let inner = io.get_ref().and_then(|inner| inner.downcast_ref::<Error>());
    assert_eq!(inner.map(Error::kind), Some(ErrorKind::InvalidIndex));
    Ok(())
}
