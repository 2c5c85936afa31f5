//! What merged calls need at their peak: inputs, outputs, what each thread works in, and a tenth of that.
//!
//! Needs: the counts of `mem`. One test alone in its process, since they are the process's. Temporaries that are never made
//! show here: each would be as large as an input.

#[path = "stored/rng.rs"]
mod rng;

use graphblas::ErrorKind;
use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::mem::{fault, hooks, scratch, stats};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::par;
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};

use rng::Rng;

const PLAIN: Descriptor =
    Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false };
const V: Write<'static, Vector> = Write { mask: None, accum: None, desc: PLAIN };
const M: Write<'static, Matrix> = Write { mask: None, accum: None, desc: PLAIN };
const ALL: Indices<'static> = Indices::All;

/// Vertices: many beside what is of a fixed size.
const N: u64 = 400_000;
/// Tiles, steps of a program, nodes and headers: a few hundred KB a thread, whatever the objects' sizes.
const FIXED: usize = 600_000;

fn fp64() -> Type {
    Type::of::<f64>()
}

fn binary(code: BinaryCode) -> BinaryOp {
    BinaryOp::builtin(code, TypeCode::FP64)
}

fn full(first: f64) -> Vector {
    let v = Vector::try_new(&fp64(), N).unwrap();
    let idx: Vec<u64> = (0..N).collect();
    let vals: Vec<f64> = idx.iter().map(|i| first + (i % 7) as f64).collect();
    v.build(&idx, &DatumSlice::of(&vals), None).unwrap();
    v.nvals().unwrap();
    v
}

fn graph(degree: u64) -> Matrix {
    let mut rng = Rng(7);
    let rows: Vec<u64> = (0..N * degree).map(|k| k / degree).collect();
    let cols: Vec<u64> = rows.iter().map(|_| rng.below(N)).collect();
    let vals = vec![1.0; rows.len()];
    let a = Matrix::try_new(&fp64(), N, N).unwrap();
    a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&binary(BinaryCode::Second))).unwrap();
    a.nvals().unwrap();
    a
}

fn plus() -> Monoid {
    Monoid::builtin(BinaryCode::Plus, TypeCode::FP64)
}

fn vector() -> Vector {
    Vector::try_new(&fp64(), N).unwrap()
}

/// Runs `program` for each number of threads and says by how much its peak exceeds inputs (all that is in use before),
/// `outputs` and `each` thread's workspace, in hundredths of these.
fn check(name: &str, outputs: usize, each: usize, program: impl Fn()) {
    check_by(&[1, 2], name, outputs, each, program);
}

fn check_by(threads: &[usize], name: &str, outputs: usize, each: usize, program: impl Fn()) {
    for &threads in threads {
        par::set_threads(threads);
        // What is kept for later is an input of nobody.
        scratch::release_all();
        hooks::release_blocks();
        let inputs = stats::in_use();
        stats::reset_peak();
        program();
        let (peak, allowed) = (stats::peak(), inputs + outputs + threads * each + FIXED);
        let most = allowed + allowed / 10;
        assert!(peak <= most, "{name}, {threads} threads: {peak} bytes at the peak, {inputs} of inputs, at most {most}");
    }
}

#[test]
fn merged_calls_need_no_temporaries() {
    const VALUES: usize = 8 * N as usize;
    {
        let (a, b) = (full(1.0), full(2.0));
        check("a chain of six and its sum", 0, 0, || {
            let [c, d] = [(); 2].map(|()| vector());
            c.ewise_add(&V, &binary(BinaryCode::Plus), &a, &b).unwrap();
            d.ewise_mult(&V, &binary(BinaryCode::Times), &c, &a).unwrap();
            d.apply(&V, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &d).unwrap();
            d.apply_bind2nd(&V, &binary(BinaryCode::Minus), &d, &Datum::of(&1.5)).unwrap();
            d.ewise_add(&V, &binary(BinaryCode::Max), &d, &b).unwrap();
            d.ewise_mult(&V, &binary(BinaryCode::Minus), &d, &c).unwrap();
            d.reduce(&plus(), &mut [0; 8]).unwrap();
        });
    }
    {
        // Four rows of 400,000 products, which meet in a thousand columns. Several threads reserve room for all of them, and touch none.
        const ENTRIES: u64 = 25_000;
        let matrix = |nrows: u64, ncols: u64, entries: &[(u64, u64)]| {
            let (rows, cols): (Vec<u64>, Vec<u64>) = entries.iter().copied().unzip();
            let a = Matrix::try_new(&fp64(), nrows, ncols).unwrap();
            a.build(&rows, &cols, &DatumSlice::of(&vec![1.0; rows.len()]), Some(&binary(BinaryCode::Second))).unwrap();
            a.nvals().unwrap();
            a
        };
        let x = matrix(4, N, &(0..4 * ENTRIES).map(|k| (k / ENTRIES, k % ENTRIES)).collect::<Vec<_>>());
        let a = matrix(N, N, &(0..16 * ENTRIES).map(|k| (k / 16, k * 7919 % 1000 * 400)).collect::<Vec<_>>());
        let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64);
        check_by(&[1], "few rows of many products", 0, VALUES + N as usize, || {
            let y = Matrix::try_new(&fp64(), 4, N).unwrap();
            y.mxm(&M, &s, &x, &a).unwrap();
            assert_eq!(y.nvals().unwrap(), 4_000);
        });
        // Where there is no room for as many entries as there are products, 77 MB here, they are counted.
        let x = matrix(20, N, &(0..20 * ENTRIES).map(|k| (k / ENTRIES, k % ENTRIES)).collect::<Vec<_>>());
        par::set_threads(2);
        let (mut counted, mut failed) = (0, 0);
        for k in 0.. {
            let y = Matrix::try_new(&fp64(), 20, N).unwrap();
            scratch::release_all();
            hooks::release_blocks();
            let inputs = stats::in_use();
            stats::reset_peak();
            fault::fail_after(k);
            let done = y.mxm(&M, &s, &x, &a).and_then(|()| y.nvals());
            if fault::off() {
                assert!(stats::peak() > inputs + 77_000_000, "there is room");
                break;
            }
            match done {
                Ok(nvals) => {
                    assert_eq!(nvals, 20_000);
                    counted += usize::from(stats::peak() < inputs + 77_000_000);
                }
                Err(e) => {
                    assert_eq!(e.kind(), ErrorKind::OutOfMemory);
                    failed += 1;
                }
            }
        }
        assert!(counted > 0 && failed > 0, "{counted} {failed}");
    }
    let a = graph(4);
    {
        // A sum in each place of a row, and a bit for each.
        let each = VALUES + N as usize / 4;
        let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64);
        check("W = A A; C<A> = W; sum C", 0, each, || {
            let [w, c] = [(); 2].map(|()| Matrix::try_new(&fp64(), N, N).unwrap());
            w.mxm(&M, &s, &a, &a).unwrap();
            let under = Descriptor { replace: true, mask_structure: true, ..PLAIN };
            c.assign(&Write { mask: Some(&a), accum: None, desc: under }, &w, ALL, ALL).unwrap();
            c.reduce(&plus(), &mut [0; 8]).unwrap();
        });
        // Room for as many entries as the mask has.
        check("C = A A .* A; sum C", (8 + 4) * 4 * N as usize, each, || {
            let [w, c] = [(); 2].map(|()| Matrix::try_new(&fp64(), N, N).unwrap());
            w.mxm(&M, &s, &a, &a).unwrap();
            c.ewise_mult(&M, &binary(BinaryCode::Times), &w, &a).unwrap();
            c.reduce(&plus(), &mut [0; 8]).unwrap();
        });
    }
    let x = full(1.0);
    // A transpose that is used again is kept: each run has its own.
    let graphs = std::cell::RefCell::new([(); 2].map(|()| Some(graph(4))));
    let next = || graphs.borrow_mut().iter_mut().find_map(Option::take).unwrap();
    check("T = A'; y = T x; sum |y - x|", VALUES, VALUES, || {
        let a = next();
        let (t, y) = (Matrix::try_new(&fp64(), N, N).unwrap(), vector());
        t.transpose(&M, &a).unwrap();
        y.mxv(&V, &Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64), &t, &x).unwrap();
        y.ewise_add(&V, &binary(BinaryCode::Minus), &y, &x).unwrap();
        y.apply(&V, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &y).unwrap();
        y.reduce(&plus(), &mut [0; 8]).unwrap();
    });
    let d = full(2.0);
    let pagerank = |rounds: usize| {
        // What a matrix keeps for its products is kept anew.
        let a = a.dup().unwrap();
        let [mut r, mut t, w] = [(); 3].map(|()| vector());
        t.assign(&V, &x, ALL).unwrap();
        for _ in 0..rounds {
            w.ewise_mult(&V, &binary(BinaryCode::Div), &t, &d).unwrap();
            r.assign_scalar(&V, Some(&Datum::of(&0.15)), ALL).unwrap();
            let second = Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, TypeCode::FP64);
            r.mxv(&Write { mask: None, accum: Some(&binary(BinaryCode::Plus)), desc: PLAIN }, &second, &a, &w).unwrap();
            t.assign(&Write { mask: None, accum: Some(&binary(BinaryCode::Minus)), desc: PLAIN }, &r, ALL).unwrap();
            t.apply(&V, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &t).unwrap();
            t.reduce(&plus(), &mut [0; 8]).unwrap();
            std::mem::swap(&mut r, &mut t);
        }
    };
    check("three iterations of PageRank", 3 * VALUES, 0, || pagerank(3));
    // From the sixth on the matrix keeps its columns in the order in which they are read.
    let columns = 4 * a.nvals().unwrap() as usize;
    check("ten iterations of PageRank", 3 * VALUES + columns, 0, || pagerank(10));
}
