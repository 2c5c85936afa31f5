//! Objects without rows, without columns, without entries.

use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, Monoid, Semiring};
use graphblas::types::{Datum, Type, TypeCode};

const SHAPES: [(u64, u64); 4] = [(0, 0), (0, 3), (3, 0), (2, 3)];

fn matrix(nrows: u64, ncols: u64) -> Matrix {
    Matrix::try_new(&Type::of::<f64>(), nrows, ncols).expect("a matrix can be made")
}

fn vector(n: u64) -> Vector {
    Vector::try_new(&Type::of::<f64>(), n).expect("a vector can be made")
}

fn plus_times() -> Semiring {
    Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64)
}

#[test]
fn products_of_nothing_are_empty() {
    for (m, k) in SHAPES {
        for n in [0, 4] {
            let (a, b, c) = (matrix(m, k), matrix(k, n), matrix(m, n));
            c.mxm(&Write::default(), &plus_times(), &a, &b).unwrap();
            assert_eq!((c.nrows(), c.ncols(), c.nvals().unwrap()), (m, n, 0));
        }
        let (a, u, w) = (matrix(m, k), vector(k), vector(m));
        w.mxv(&Write::default(), &plus_times(), &a, &u).unwrap();
        u.vxm(&Write::default(), &plus_times(), &w, &a).unwrap();
        assert_eq!((w.nvals().unwrap(), u.nvals().unwrap()), (0, 0));
    }
}

#[test]
fn a_sum_of_nothing_is_the_identity() {
    let plus = Monoid::builtin(BinaryCode::Plus, TypeCode::FP64);
    let min = Monoid::builtin(BinaryCode::Min, TypeCode::FP64);
    for (m, n) in SHAPES {
        let mut out = [0xFF; 8];
        assert!(!matrix(m, n).reduce(&plus, &mut out).unwrap());
        assert_eq!(f64::from_ne_bytes(out), 0.0);
        assert!(!vector(m).reduce(&min, &mut out).unwrap());
        assert_eq!(f64::from_ne_bytes(out), f64::INFINITY);
        let w = vector(m);
        w.reduce_rows(&Write::default(), &plus, &matrix(m, n)).unwrap();
        assert_eq!(w.nvals().unwrap(), 0);
    }
}

#[test]
fn everything_else_takes_empty_shapes() {
    let op = BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64);
    let second_transposed = Write { desc: Descriptor { transpose1: true, ..Descriptor::default() }, ..Write::default() };
    for (m, n) in SHAPES {
        let (a, b, c) = (matrix(m, n), matrix(m, n), matrix(n, m));
        a.ewise_add(&Write::default(), &op, &a, &b).unwrap();
        a.ewise_mult(&Write::default(), &op, &a, &b).unwrap();
        c.transpose(&Write::default(), &a).unwrap();
        a.ewise_add(&second_transposed, &op, &a, &c).unwrap();
        a.assign_scalar(&Write::default(), Some(&Datum::of(&7.0)), Indices::All, Indices::All).unwrap();
        assert_eq!(a.nvals().unwrap(), m * n);
        a.assign(&Write::default(), &matrix(0, n), Indices::List(&[]), Indices::All).unwrap();
        assert_eq!(a.nvals().unwrap(), m * n);
        a.extract(&Write::default(), &b, Indices::All, Indices::All).unwrap();
        let none = matrix(0, 0);
        none.extract(&Write::default(), &b, Indices::List(&[]), Indices::Range { begin: 0, len: 0 }).unwrap();
        let big = matrix(m * n, n * m);
        big.kronecker(&Write::default(), &op, &a, &c).unwrap();
        assert_eq!(a.extract_tuples(None, None, None).unwrap(), 0);
        a.resize(n + 1, 0).unwrap();
        a.resize(5, 5).unwrap();
        a.clear().unwrap();
        assert_eq!((a.nrows(), a.ncols(), a.dup().unwrap().nvals().unwrap()), (5, 5, 0));
    }
    assert_eq!(Matrix::diag(&vector(0), 0).unwrap().nrows(), 0);
    assert_eq!(Matrix::diag(&vector(0), -2).unwrap().ncols(), 2);
}
