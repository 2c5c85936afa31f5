//! A matrix that products have arranged in the order in which they read it is the same matrix for everybody.
//!
//! Needs: the public interface. Every call that reads or changes a matrix is made on one that is arranged (`explain` says so) and
//! on one that never was; results and what is left of the matrix must be equal bit by bit.

#[path = "stored/rng.rs"]
mod rng;

use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Explain, Format, Indices, Matrix, Orientation, PackedAs, TransferFormat, Vector, Write};
use graphblas::mem::{fault, scratch, stats};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, IndexUnaryCode, IndexUnaryOp, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{ErrorKind, expr, par};

use rng::Rng;

/// What is recorded, threads and failing allocations are the process's.
fn alone() -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    let guard = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    expr::record_from(1);
    guard
}

const PLAIN: Descriptor =
    Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false };

fn plain<M>() -> Write<'static, M> {
    Write { mask: None, accum: None, desc: PLAIN }
}

fn binary(code: BinaryCode) -> BinaryOp {
    BinaryOp::builtin(code, TypeCode::FP64)
}

fn semiring(add: BinaryCode, mul: BinaryCode) -> Semiring {
    Semiring::builtin(add, mul, TypeCode::FP64)
}

/// Some rows without entries, short ones, some long, one of every length around the last group's; columns all over the place, many
/// of them in few.
fn matrix(n: u64, is_iso: bool) -> Matrix {
    let (a, mut rng) = (Matrix::try_new(&Type::of::<f64>(), n, n).unwrap(), Rng(n));
    let mut at: Vec<(u64, u64)> = Vec::new();
    for i in 0..n {
        let degree = if i % 700 == 5 { 28 + i / 700 % 80 } else { rng.below(14) / (1 + rng.below(4)) };
        at.extend((0..degree).map(|_| (i, if rng.below(4) > 0 { rng.below(4000) * 7919 % n } else { rng.below(n) })));
    }
    at.sort_unstable();
    at.dedup();
    let (rows, cols): (Vec<u64>, Vec<u64>) = at.into_iter().unzip();
    if is_iso {
        a.build_scalar(&rows, &cols, &Datum::of(&2.5)).unwrap();
    } else {
        let vals: Vec<f64> = rows.iter().map(|_| 1.0 + rng.below(64) as f64 / 16.0).collect();
        a.build(&rows, &cols, &DatumSlice::of(&vals), None).unwrap();
    }
    a
}

fn full(n: u64, seed: u64) -> Vector {
    let (v, mut rng) = (Vector::try_new(&Type::of::<f64>(), n).unwrap(), Rng(seed));
    let vals: Vec<f64> = (0..n).map(|_| 1.0 + rng.below(1000) as f64 / 8.0).collect();
    v.build(&(0..n).collect::<Vec<_>>(), &DatumSlice::of(&vals), None).unwrap();
    v
}

fn some(n: u64, one_in: u64) -> Vector {
    let (v, mut rng) = (Vector::try_new(&Type::of::<f64>(), n).unwrap(), Rng(one_in));
    let at: Vec<u64> = (0..n).filter(|_| rng.below(one_in) == 0).collect();
    v.build_scalar(&at, &Datum::of(&3.0)).unwrap();
    v
}

/// Where entries are, and their values' bytes.
type Content = (Vec<u64>, Vec<u64>, Vec<u8>);

fn of_vector(v: &Vector) -> Content {
    let n = v.nvals().unwrap() as usize;
    let (mut at, mut vals) = (vec![0; n], vec![0; n * v.ty().size()]);
    v.extract_tuples(Some(&mut at), Some((&v.ty(), &mut vals))).unwrap();
    (at, vec![], vals)
}

fn of_matrix(a: &Matrix) -> Content {
    let n = a.nvals().unwrap() as usize;
    let (mut rows, mut cols, mut vals) = (vec![0; n], vec![0; n], vec![0; n * a.ty().size()]);
    a.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&a.ty(), &mut vals))).unwrap();
    (rows, cols, vals)
}

fn is_arranged(a: &Matrix) -> bool {
    a.explain(Explain::Text).unwrap().contains("arranged")
}

/// w = A (+).second u, made.
fn product(a: &Matrix, s: &Semiring) -> Content {
    let w = Vector::try_new(&Type::of::<f64>(), a.nrows()).unwrap();
    w.mxv(&plain(), s, a, &full(a.ncols(), 3)).unwrap();
    of_vector(&w)
}

/// Multiplies by a pattern so often that the matrix is arranged.
fn arrange(a: &Matrix) {
    for _ in 0..7 {
        product(a, &semiring(BinaryCode::Plus, BinaryCode::Second));
    }
    assert!(is_arranged(a));
}

type Call = (&'static str, fn(&Matrix) -> Content);

fn into_vector(call: impl Fn(&Vector)) -> Content {
    into_vector_of(TypeCode::FP64, 0, call)
}

fn into_vector_of(ty: TypeCode, n: u64, call: impl Fn(&Vector)) -> Content {
    let w = Vector::try_new(&Type::from(ty), if n == 0 { N } else { n }).unwrap();
    call(&w);
    of_vector(&w)
}

fn into_matrix(call: impl Fn(&Matrix)) -> Content {
    let c = Matrix::try_new(&Type::of::<f64>(), N, N).unwrap();
    call(&c);
    of_matrix(&c)
}

const N: u64 = 4500;

const TRANSPOSED: Descriptor = Descriptor { transpose0: true, ..PLAIN };

fn masked<'a, M>(mask: &'a M, desc: Descriptor) -> Write<'a, M> {
    Write { mask: Some(mask), accum: None, desc }
}

/// Calls that read the matrix, and calls that change it.
const CALLS: &[Call] = &[
    ("tuples", of_matrix),
    ("nvals", |a| (vec![a.nvals().unwrap()], vec![], vec![])),
    ("plus_second", |a| product(a, &semiring(BinaryCode::Plus, BinaryCode::Second))),
    ("plus_pair", |a| product(a, &semiring(BinaryCode::Plus, BinaryCode::Pair))),
    ("min_second", |a| product(a, &semiring(BinaryCode::Min, BinaryCode::Second))),
    // Values are read; no body of its own; rows that end at any entry; values that read where they are.
    ("plus_times", |a| product(a, &semiring(BinaryCode::Plus, BinaryCode::Times))),
    ("max_second", |a| product(a, &semiring(BinaryCode::Max, BinaryCode::Second))),
    ("any_pair", |a| product(a, &semiring(BinaryCode::Any, BinaryCode::Pair))),
    ("min_secondi", |a| {
        let s = Semiring::builtin(BinaryCode::Min, BinaryCode::SecondI, TypeCode::Int64);
        into_vector_of(TypeCode::Int64, 0, |w| w.mxv(&plain(), &s, a, &full(N, 3)).unwrap())
    }),
    ("integers", |a| {
        let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, TypeCode::Int32);
        into_vector_of(TypeCode::Int32, 0, |w| {
            let u = Vector::try_new(&Type::of::<i32>(), N).unwrap();
            u.apply(&plain(), &UnaryOp::builtin(UnaryCode::Identity, TypeCode::Int32), &full(N, 5)).unwrap();
            w.mxv(&plain(), &s, a, &u).unwrap();
        })
    }),
    ("one value", |a| {
        let u = Vector::try_new(&Type::of::<f64>(), N).unwrap();
        u.assign_scalar(&plain(), Some(&Datum::of(&1.5)), Indices::All).unwrap();
        into_vector(|w| w.mxv(&plain(), &semiring(BinaryCode::Plus, BinaryCode::Second), a, &u).unwrap())
    }),
    ("sparse u", |a| {
        let s = semiring(BinaryCode::Plus, BinaryCode::Second);
        into_vector(|w| w.mxv(&plain(), &s, a, &some(N, 40)).unwrap())
    }),
    ("masked", |a| {
        let (s, m) = (semiring(BinaryCode::Plus, BinaryCode::Second), some(N, 3));
        into_vector(|w| w.mxv(&masked(&m, PLAIN), &s, a, &full(N, 3)).unwrap())
    }),
    ("vxm", |a| {
        let s = semiring(BinaryCode::Plus, BinaryCode::First);
        into_vector(|w| w.vxm(&plain(), &s, &full(N, 3), a).unwrap())
    }),
    ("A'u", |a| {
        let s = semiring(BinaryCode::Plus, BinaryCode::Second);
        into_vector(|w| w.mxv(&Write { desc: TRANSPOSED, ..plain() }, &s, a, &full(N, 3)).unwrap())
    }),
    ("mxm", |a| into_matrix(|c| c.mxm(&plain(), &semiring(BinaryCode::Plus, BinaryCode::Times), a, a).unwrap())),
    ("mxm under A", |a| into_matrix(|c| c.mxm(&masked(a, PLAIN), &semiring(BinaryCode::Plus, BinaryCode::Pair), a, a).unwrap())),
    ("add", |a| into_matrix(|c| c.ewise_add(&plain(), &binary(BinaryCode::Plus), a, &matrix(N, false)).unwrap())),
    ("multiply", |a| into_matrix(|c| c.ewise_mult(&plain(), &binary(BinaryCode::Times), &matrix(N, false), a).unwrap())),
    ("transpose", |a| into_matrix(|c| c.transpose(&plain(), a).unwrap())),
    ("apply", |a| into_matrix(|c| c.apply(&plain(), &UnaryOp::builtin(UnaryCode::AInv, TypeCode::FP64), a).unwrap())),
    ("select", |a| {
        let upper = IndexUnaryOp::builtin(IndexUnaryCode::Triu, TypeCode::Int64);
        into_matrix(|c| c.select(&plain(), &upper, a, &Datum::of(&0_i64)).unwrap())
    }),
    ("reduce rows", |a| into_vector(|w| w.reduce_rows(&plain(), &Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), a).unwrap())),
    ("reduce", |a| {
        let mut out = [0; 8];
        a.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).unwrap();
        (vec![], vec![], out.to_vec())
    }),
    ("extract", |a| into_matrix(|c| c.extract(&plain(), a, Indices::All, Indices::All).unwrap())),
    ("column", |a| into_vector(|w| w.extract_col(&plain(), a, Indices::All, 7919 % N).unwrap())),
    ("element", |a| {
        let (mut out, ty) = ([0; 8], Type::of::<f64>());
        let found = (0..N).filter(|&i| a.extract_element(&ty, &mut out, i, 7919 % N).unwrap()).collect();
        (found, vec![], vec![])
    }),
    ("assign", |a| into_matrix(|c| c.assign(&plain(), a, Indices::All, Indices::All).unwrap())),
    ("mask of matrices", |a| {
        into_matrix(|c| c.assign_scalar(&masked(a, PLAIN), Some(&Datum::of(&7.0)), Indices::All, Indices::All).unwrap())
    }),
    ("copy", |a| of_matrix(&a.dup().unwrap())),
    ("copy, changed", |a| {
        let b = a.dup().unwrap();
        assert!(is_arranged(a) == is_arranged(&b));
        b.set_element(&Datum::of(&9.0), 3, 4).unwrap();
        of_matrix(&b)
    }),
    ("bytes", |a| (vec![], vec![], a.serialize().unwrap().to_vec())),
    ("format", |a| (vec![a.format().unwrap() as u64, u64::from(a.is_iso().unwrap())], vec![], vec![])),
    ("export", |a| {
        let size = a.export_size(TransferFormat::Csr).unwrap();
        (vec![size.indices], vec![], format!("{:?}", a.glance(5).unwrap().check()).into_bytes())
    }),
    ("memory", |a| (vec![a.memory_usage().unwrap() as u64], vec![], vec![])),
    ("set", |a| {
        a.set_element(&Datum::of(&9.0), 3, 4).unwrap();
        product(a, &semiring(BinaryCode::Plus, BinaryCode::Second))
    }),
    ("remove", |a| {
        let (rows, cols, _) = of_matrix(a);
        a.remove_element(rows[90], cols[90]).unwrap();
        of_matrix(a)
    }),
    ("onto itself", |a| {
        a.ewise_add(&plain(), &binary(BinaryCode::Plus), a, a).unwrap();
        of_matrix(a)
    }),
    ("overwritten", |a| {
        a.transpose(&plain(), &matrix(N, true)).unwrap();
        of_matrix(a)
    }),
    ("resized", |a| {
        a.resize(N - 100, N - 7).unwrap();
        of_matrix(a)
    }),
    ("cleared", |a| {
        a.clear().unwrap();
        of_matrix(a)
    }),
    ("by column", |a| {
        a.set_orientation(Orientation::Col).unwrap();
        of_matrix(a)
    }),
    ("as a bitmap", |a| {
        a.set_format(Format::Bitmap).unwrap();
        of_matrix(a)
    }),
    ("waited for", |a| {
        a.wait().unwrap();
        assert!(!is_arranged(a));
        of_matrix(a)
    }),
    ("unpacked", |a| {
        let packed = a.unpack(Orientation::Row, PackedAs::Sparse, true).unwrap();
        (vec![], vec![], format!("{packed:?}").into_bytes())
    }),
];

#[test]
fn everybody_finds_the_matrix() {
    let _turn = alone();
    for (is_iso, threads) in [(true, 1), (false, 3)] {
        par::set_threads(threads);
        for (name, call) in CALLS {
            let [never, arranged] = [matrix(N, is_iso), matrix(N, is_iso)];
            arrange(&arranged);
            assert_eq!(call(&arranged), call(&never), "{name}");
            assert_eq!(of_matrix(&arranged), of_matrix(&never), "after {name}");
        }
    }
    par::set_threads(0);
}

#[test]
fn who_counts_its_entries_leaves_it_arranged() {
    let _turn = alone();
    let [never, arranged] = [matrix(N, false), matrix(N, false)];
    arrange(&arranged);
    assert_eq!(arranged.nvals().unwrap(), never.nvals().unwrap());
    assert!(is_arranged(&arranged));
    assert_eq!(of_matrix(&arranged), of_matrix(&never));
    assert!(!is_arranged(&arranged));
}

/// The order of its rows lies where their ends were, and those that products made before do not stay.
#[test]
fn it_takes_no_more_memory() {
    let _turn = alone();
    let (n, ty) = (120_000, Type::of::<f32>());
    let (a, u) = (matrix(n, true), Vector::try_new(&ty, n).unwrap());
    u.apply(&plain(), &UnaryOp::builtin(UnaryCode::Identity, TypeCode::FP32), &full(n, 5)).unwrap();
    let times = |rounds: usize| {
        (0..rounds).for_each(|_| {
            let w = Vector::try_new(&ty, n).unwrap();
            w.mxv(&plain(), &Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, TypeCode::FP32), &a, &u).unwrap();
            w.wait().unwrap();
        });
        scratch::release_all();
        stats::in_use()
    };
    for threads in [1, 2] {
        par::set_threads(threads);
        a.wait().unwrap();
        let before = times(1);
        stats::reset_peak();
        let after = times(20);
        assert!(is_arranged(&a));
        // Half of what an order would take.
        assert!(after < before + n as usize, "{before} {after}");
        // The result, and what a thread works in: a block's ends, and its short rows.
        let most = before + 4 * n as usize + threads * 4 * (10_000 + 8_192 * 10) + 300_000;
        assert!(stats::peak() < most, "{before} {} {most}", stats::peak());
    }
    par::set_threads(0);
}

/// Columns numbered anew, values of every size that a specialised semiring has, and an order that is used after a change.
#[test]
fn products_give_what_they_gave() {
    let _turn = alone();
    let n = 140_000;
    for threads in [1, 2] {
        par::set_threads(threads);
        let a = matrix(n, false);
        for code in [TypeCode::FP32, TypeCode::FP64, TypeCode::Int32, TypeCode::Bool] {
            let add = if code == TypeCode::Bool { BinaryCode::LOr } else { BinaryCode::Plus };
            let s = Semiring::builtin(add, BinaryCode::Second, code);
            let u = Vector::try_new(&Type::from(code), n).unwrap();
            u.apply(&plain(), &UnaryOp::builtin(UnaryCode::Identity, code), &full(n, 9)).unwrap();
            // Of true alone all sums are true, and nothing is looked at.
            u.set_element(&Datum::of(&0.0), 7).unwrap();
            let made = || {
                let w = Vector::try_new(&Type::from(code), n).unwrap();
                w.mxv(&plain(), &s, &a, &u).unwrap();
                of_vector(&w)
            };
            a.wait().unwrap();
            let first = made();
            // Often enough to pay, so that it is done as soon the next time.
            assert!((0..20).all(|_| made() == first));
            assert!(is_arranged(&a), "{code:?}");
            a.set_element(&Datum::of(&1.0), 1, 1).unwrap();
            let changed = made();
            assert!(!is_arranged(&a) && (0..3).all(|_| made() == changed), "{code:?}");
        }
    }
    par::set_threads(0);
}

/// A product that is recorded and not made keeps what it reads; who else has the value, or works with the transpose, keeps it as it is.
#[test]
fn what_others_hold_is_left_to_them() {
    let _turn = alone();
    let (a, never) = (matrix(N, false), matrix(N, false));
    let s = semiring(BinaryCode::Plus, BinaryCode::Second);
    arrange(&a);
    let (w, copy) = (Vector::try_new(&Type::of::<f64>(), N).unwrap(), a.dup().unwrap());
    w.mxv(&plain(), &s, &a, &full(N, 3)).unwrap();
    a.set_element(&Datum::of(&9.0), 3, 4).unwrap();
    assert_ne!(of_matrix(&a), of_matrix(&never));
    assert_eq!(of_vector(&w), product(&never, &s));
    assert_eq!(of_matrix(&copy), of_matrix(&never));
    // The copy has the value, too.
    let (b, copy) = (matrix(N, false), Mutex::new(None));
    for _ in 0..9 {
        product(&b, &s);
        assert!(!is_arranged(&b));
        copy.lock().unwrap().get_or_insert_with(|| b.dup().unwrap());
    }
    drop(copy);
    product(&b, &s);
    assert!(is_arranged(&b));
    // Expressions of the Rust interface read snapshots.
    let b = matrix(N, false);
    for k in 0..8 {
        assert_eq!(is_arranged(&b), k > 5);
        product(&b.snapshot().unwrap(), &s);
    }
    // Brought back before it has paid it is left alone for longer.
    b.wait().unwrap();
    for k in 0..12 {
        product(&b, &s);
        assert_eq!(is_arranged(&b), k == 10 || k == 11, "{k}");
    }
    // So it is where a product cannot read it, which turns out when that is made: sums of one value, here.
    let b = matrix(N, false);
    let u = Vector::try_new(&Type::of::<f64>(), N).unwrap();
    u.assign_scalar(&plain(), Some(&Datum::of(&1.5)), Indices::All).unwrap();
    let mut tries = 0;
    for _ in 0..60 {
        let w = Vector::try_new(&Type::of::<f64>(), N).unwrap();
        w.mxv(&plain(), &s, &b, &u).unwrap();
        tries += usize::from(is_arranged(&b));
        w.wait().unwrap();
        assert!(!is_arranged(&b));
    }
    assert_eq!(tries, 3, "after 5, 10 and 20 products");
    // Readers on several threads, of whom one is the first.
    std::thread::scope(|scope| {
        for k in 0..4 {
            let (b, never) = (&b, &never);
            scope.spawn(move || match k % 2 {
                0 => assert_eq!(of_matrix(b), of_matrix(never)),
                _ => assert_eq!(
                    product(b, &semiring(BinaryCode::Plus, BinaryCode::Second)),
                    product(never, &semiring(BinaryCode::Plus, BinaryCode::Second))
                ),
            });
        }
    });
}

/// With each allocation failing on the way there and on the way back: the matrix is what it was, arranged or not.
#[test]
fn no_failing_allocation_loses_it() {
    let _turn = alone();
    let (never, s) = (of_matrix(&matrix(N, false)), semiring(BinaryCode::Plus, BinaryCode::Second));
    for threads in [1, 2] {
        par::set_threads(threads);
        let u = full(N, 3);
        for back in [false, true] {
            let mut failed = 0;
            for k in 0.. {
                let a = matrix(N, false);
                (0..if back { 7 } else { 5 }).for_each(|_| _ = product(&a, &s));
                let w = Vector::try_new(&Type::of::<f64>(), N).unwrap();
                scratch::release_all();
                fault::fail_after(k);
                let done = if back { a.wait() } else { w.mxv(&plain(), &s, &a, &u) };
                let has_fired = !fault::off();
                if let Err(e) = &done {
                    assert_eq!(e.kind(), ErrorKind::OutOfMemory);
                }
                failed += u64::from(done.is_err() || (!back && !is_arranged(&a)));
                assert_eq!(of_matrix(&a), never, "{back} {k}");
                if !has_fired {
                    assert!(done.is_ok());
                    break;
                }
            }
            assert!(failed > 0, "{back}");
        }
    }
    par::set_threads(0);
}
