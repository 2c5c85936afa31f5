//! Loops whose rounds are alike: once they run, no page is new.
//!
//! Needs: Linux, which counts page faults. One test alone in its process, on one thread, since faults are the process's.

#[path = "stored/rng.rs"]
mod rng;

use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{expr, par};

use rng::Rng;

const PLAIN: Descriptor =
    Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false };
const NONE: Write<'static, Vector> = Write { mask: None, accum: None, desc: PLAIN };

/// Pages of this process that the system had to provide so far.
fn faults() -> i64 {
    // SAFETY: the system fills in all of a structure of plain numbers.
    unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        assert_eq!(libc::getrusage(libc::RUSAGE_SELF, &mut usage), 0);
        usage.ru_minflt
    }
}

fn binary(code: BinaryCode) -> BinaryOp {
    BinaryOp::builtin(code, TypeCode::FP64)
}

fn graph(n: u64, degree: u64) -> Matrix {
    let mut rng = Rng(7);
    let a = Matrix::try_new(&Type::of::<f64>(), n, n).unwrap();
    let rows: Vec<u64> = (0..n * degree).map(|k| k / degree).collect();
    let cols: Vec<u64> = rows.iter().map(|_| rng.below(n)).collect();
    let vals = vec![1.0; rows.len()];
    a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&binary(BinaryCode::Second))).unwrap();
    a
}

fn full(n: u64) -> Vector {
    let v = Vector::try_new(&Type::of::<f64>(), n).unwrap();
    let idx: Vec<u64> = (0..n).collect();
    v.build(&idx, &DatumSlice::of(&vec![1.0 / n as f64; n as usize]), None).unwrap();
    v
}

fn sum(v: &Vector) -> f64 {
    let mut out = [0; 8];
    v.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).unwrap();
    f64::from_ne_bytes(out)
}

/// Faults of 20 rounds after 8 others.
fn of_rounds(mut round: impl FnMut()) -> i64 {
    (0..8).for_each(|_| round());
    let before = faults();
    (0..20).for_each(|_| round());
    faults() - before
}

#[test]
fn rounds_after_the_first_touch_no_new_page() {
    par::set_threads(1);
    const N: u64 = 40_000;
    let (a, s) = (graph(N, 5), Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, TypeCode::FP64));
    let plus = binary(BinaryCode::Plus);
    // One vector of 320,000 bytes would be 78 pages a round.
    const FEW: i64 = 40;
    for from in [expr::FROM, usize::MAX] {
        expr::record_from(from);
        let (mut r, mut t, w, d) = (full(N), full(N), full(N), full(N));
        let pagerank = of_rounds(|| {
            std::mem::swap(&mut r, &mut t);
            w.ewise_mult(&NONE, &binary(BinaryCode::Div), &t, &d).unwrap();
            r.assign_scalar(&NONE, Some(&Datum::of(&0.15)), Indices::All).unwrap();
            r.mxv(&Write { accum: Some(&plus), ..NONE }, &s, &a, &w).unwrap();
            t.assign(&Write { accum: Some(&binary(BinaryCode::Minus)), ..NONE }, &r, Indices::All).unwrap();
            t.apply(&NONE, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &t).unwrap();
            assert!(sum(&t) >= 0.0);
        });
        assert!(pagerank < FEW, "PageRank, recorded from {from}: {pagerank} pages");
        let chain = of_rounds(|| {
            w.ewise_add(&NONE, &plus, &r, &d).unwrap();
            w.ewise_mult(&NONE, &binary(BinaryCode::Times), &w, &d).unwrap();
            t.ewise_add(&NONE, &binary(BinaryCode::Max), &w, &r).unwrap();
            assert!(sum(&t) > 0.0);
            assert_eq!(t.nvals().unwrap(), N);
        });
        assert!(chain < FEW, "a chain, recorded from {from}: {chain} pages");
        let c = Matrix::try_new(&a.ty(), N, N).unwrap();
        let masked = Write { mask: Some(&a), accum: None, desc: Descriptor { replace: true, mask_structure: true, ..PLAIN } };
        let triangles = of_rounds(|| {
            c.mxm(&masked, &Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64), &a, &a).unwrap();
            let mut out = [0; 8];
            c.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).unwrap();
        });
        assert!(triangles < FEW, "a masked product, recorded from {from}: {triangles} pages");
        // Blocks of some megabytes, cut to what they hold: 3,000 pages a round.
        let (a, b) = (graph(N, 20), graph(N, 30));
        let sums = of_rounds(|| {
            let c = Matrix::try_new(&a.ty(), N, N).unwrap();
            c.ewise_add(&Write { mask: None, accum: None, desc: PLAIN }, &plus, &a, &b).unwrap();
            assert!(c.nvals().unwrap() > 30 * N / 2);
        });
        assert!(sums < FEW, "sums of matrices, recorded from {from}: {sums} pages");
    }
}
