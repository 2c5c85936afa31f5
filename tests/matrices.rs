//! Matrix products and transposes that are recorded, against the same calls made one by one, and what counters say of them.
//!
//! Needs: the public interface. Values are small integers, so that sums are exact in any order.

#[path = "stored/rng.rs"]
mod rng;

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Format, Indices, Matrix, Orientation, Vector, Write};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::plan::Rule;
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{expr, par, plan, trace};

use rng::Rng;

/// The threshold, the rules and the counters are the process's.
fn alone(from: usize) -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    let guard = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    expr::record_from(from);
    plan::forget();
    guard
}

const PLAIN: Descriptor =
    Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false };
const NONE: Write<'static, Matrix> = Write { mask: None, accum: None, desc: PLAIN };
const TO_VECTOR: Write<'static, Vector> = Write { mask: None, accum: None, desc: PLAIN };

fn under(mask: &Matrix, replace: bool) -> Write<'_, Matrix> {
    Write { mask: Some(mask), accum: None, desc: Descriptor { replace, mask_structure: true, ..PLAIN } }
}

/// About `degree` entries in a row, none in some.
fn graph(nrows: u64, ncols: u64, degree: u64, ty: TypeCode, rng: &mut Rng) -> Matrix {
    let a = Matrix::try_new(&Type::from(ty), nrows, ncols).unwrap();
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    for i in 0..nrows {
        let of_row = if i == nrows / 2 { 8 * degree } else { rng.below(2 * degree + 1) };
        (0..of_row).for_each(|_| {
            rows.push(i);
            cols.push(rng.below(ncols));
        });
    }
    let vals: Vec<i64> = rows.iter().map(|_| 1 + rng.below(4) as i64).collect();
    a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&BinaryOp::builtin(BinaryCode::Second, ty))).unwrap();
    a
}

type Content = (Vec<u64>, Vec<u64>, Vec<u8>);

fn content(a: &Matrix) -> Content {
    let n = a.nvals().unwrap() as usize;
    let (mut rows, mut cols, mut vals) = (vec![0; n], vec![0; n], vec![0; n * a.ty().size()]);
    a.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&a.ty(), &mut vals))).unwrap();
    let size = a.ty().size();
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by_key(|&k| (rows[k], cols[k]));
    let pick = |from: &[u64]| order.iter().map(|&k| from[k]).collect();
    (pick(&rows), pick(&cols), order.iter().flat_map(|&k| vals[k * size..(k + 1) * size].to_vec()).collect())
}

fn sum(a: &Matrix) -> (bool, Vec<u8>) {
    let mut out = vec![0; a.ty().size()];
    let ty = a.ty().code().unwrap();
    (a.reduce(&Monoid::builtin(BinaryCode::Plus, ty), &mut out).unwrap(), out)
}

fn empty(like: &Matrix) -> Matrix {
    Matrix::try_new(&like.ty(), like.nrows(), like.nrows()).unwrap()
}

fn counted(calls: impl FnOnce()) -> plan::Counters {
    let before = plan::counters();
    calls();
    plan::counters().since(&before)
}

/// Entries by hand: sum over k of a(i,k) b(k,j) where `allowed`.
fn product_by_hand(a: &Matrix, b: &Matrix, allowed: impl Fn(u64, u64) -> bool) -> Vec<((u64, u64), i64)> {
    let dense = |m: &Matrix| {
        let (rows, cols, vals) = content(m);
        let mut of = vec![vec![0i64; m.ncols() as usize]; m.nrows() as usize];
        let mut is = vec![vec![false; m.ncols() as usize]; m.nrows() as usize];
        for (k, value) in vals.chunks_exact(8).enumerate() {
            of[rows[k] as usize][cols[k] as usize] = i64::from_ne_bytes(value.try_into().unwrap());
            is[rows[k] as usize][cols[k] as usize] = true;
        }
        (of, is)
    };
    let ((av, ai), (bv, bi)) = (dense(a), dense(b));
    let mut out = Vec::new();
    for i in 0..a.nrows() as usize {
        for j in 0..b.ncols() as usize {
            let met: Vec<usize> = (0..a.ncols() as usize).filter(|&k| ai[i][k] && bi[k][j]).collect();
            if !met.is_empty() && allowed(i as u64, j as u64) {
                out.push(((i as u64, j as u64), met.iter().map(|&k| av[i][k] * bv[k][j]).sum()));
            }
        }
    }
    out
}

fn ints(a: &Matrix) -> Vec<((u64, u64), i64)> {
    let (rows, cols, vals) = content(a);
    let value = |k: usize| i64::from_ne_bytes(vals[8 * k..8 * (k + 1)].try_into().unwrap());
    (0..rows.len()).map(|k| ((rows[k], cols[k]), value(k))).collect()
}

fn plus_times(ty: TypeCode) -> Semiring {
    Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, ty)
}

/// W = A B; C<M,struct,replace> = W, in the ways in which that is written: one product under the mask, and W none.
#[test]
fn what_is_written_under_a_mask_is_made_under_it() {
    let _turn = alone(1);
    let mut rng = Rng(1);
    let (a, m) = (graph(60, 60, 4, TypeCode::Int64, &mut rng), graph(60, 60, 5, TypeCode::Int64, &mut rng));
    let s = plus_times(TypeCode::Int64);
    let allowed: std::collections::HashSet<(u64, u64)> = ints(&m).into_iter().map(|(place, _)| place).collect();
    let want = product_by_hand(&a, &a, |i, j| allowed.contains(&(i, j)));
    let identity = UnaryOp::builtin(UnaryCode::Identity, TypeCode::Int64);
    let second = BinaryOp::builtin(BinaryCode::Second, TypeCode::Int64);
    let turned = Write { desc: Descriptor { transpose0: true, ..under(&m, true).desc }, ..under(&m, true) };
    type Way<'a> = &'a dyn Fn(&Matrix, &Matrix);
    let ways: [Way<'_>; 5] = [
        &|c, w| c.assign(&under(&m, true), w, Indices::All, Indices::All).unwrap(),
        &|c, w| c.apply(&under(&m, true), &identity, w).unwrap(),
        &|c, w| c.transpose(&turned, w).unwrap(),
        &|c, w| c.ewise_mult(&NONE, &second, &m, w).unwrap(),
        &|c, w| c.assign(&under(&m, false), w, Indices::All, Indices::All).unwrap(),
    ];
    // C = W: one product for both, and none of what is summed.
    let (w, c) = (empty(&a), empty(&a));
    let count = counted(|| {
        w.mxm(&NONE, &s, &a, &a).unwrap();
        c.assign(&NONE, &w, Indices::All, Indices::All).unwrap();
        assert!(sum(&c).0);
    });
    assert_eq!((count.passes, count.written), (1, 0));
    assert_eq!((ints(&c), ints(&w)), (product_by_hand(&a, &a, |_, _| true), ints(&c)));
    plan::forget();
    for (k, way) in ways.into_iter().enumerate() {
        let (w, c) = (empty(&a), empty(&a));
        let count = counted(|| {
            w.mxm(&NONE, &s, &a, &a).unwrap();
            way(&c, &w);
            assert_eq!(ints(&c), want, "way {k}");
        });
        // eWiseMult makes its part of the product at once, and that is no pass over recorded calls: its own is.
        assert_eq!((count.passes, count.written), (1, 1), "way {k}");
        // W is whole all the same.
        assert_eq!(ints(&w), product_by_hand(&a, &a, |_, _| true));
        plan::forget();
    }
}

/// C<M> = A B, whose sum is taken: the product is not made, and is what it was when it is looked at after all.
#[test]
fn a_product_that_is_only_summed_is_never_made() {
    let _turn = alone(1);
    let mut rng = Rng(2);
    for threads in [1, 3] {
        par::set_threads(threads);
        for (n, degree) in [(40, 3), (300, 9), (2000, 4)] {
            let (a, m) = (graph(n, n, degree, TypeCode::Int64, &mut rng), graph(n, n, degree, TypeCode::Int64, &mut rng));
            for (s, masked) in [
                (plus_times(TypeCode::Int64), true),
                (Semiring::builtin(BinaryCode::Plus, BinaryCode::Pair, TypeCode::Int64), true),
                (Semiring::builtin(BinaryCode::Max, BinaryCode::Minus, TypeCode::Int64), true),
                (plus_times(TypeCode::Int64), false),
            ] {
                plan::forget();
                let c = empty(&a);
                let how = if masked { under(&m, true) } else { NONE };
                let make = || c.mxm(&how, &s, &a, &a).unwrap();
                expr::record_from(usize::MAX);
                make();
                let want = (sum(&c), content(&c));
                expr::record_from(1);
                let mut got = None;
                let count = counted(|| {
                    make();
                    got = Some(sum(&c));
                });
                assert_eq!((got.unwrap(), count.passes, count.written), (want.0.clone(), 1, 0));
                // It is looked at: then, and from now on, it is made.
                assert_eq!(content(&c), want.1);
                let count = counted(|| {
                    make();
                    assert_eq!(sum(&c), want.0);
                    assert_eq!(content(&c), want.1);
                });
                assert_eq!((count.passes, count.written), (1, 1));
            }
        }
    }
}

/// T = A'; y = T x, and other products, reductions and counts of T: no transpose is made.
#[test]
fn a_transpose_that_is_multiplied_is_never_made() {
    let _turn = alone(1);
    let mut rng = Rng(3);
    let a = graph(500, 400, 4, TypeCode::Int64, &mut rng);
    let x = Vector::try_new(&a.ty(), 500).unwrap();
    x.assign_scalar(&TO_VECTOR, Some(&Datum::of(&2i64)), Indices::All).unwrap();
    let s = plus_times(TypeCode::Int64);
    let plus = Monoid::builtin(BinaryCode::Plus, TypeCode::Int64);
    let values = |v: &Vector| {
        let n = v.nvals().unwrap() as usize;
        let (mut idx, mut vals) = (vec![0; n], vec![0; 8 * n]);
        v.extract_tuples(Some(&mut idx), Some((&v.ty(), &mut vals))).unwrap();
        (idx, vals)
    };
    let program = || {
        let t = Matrix::try_new(&a.ty(), 400, 500).unwrap();
        t.transpose(&NONE, &a).unwrap();
        let (y, z) = (Vector::try_new(&a.ty(), 400).unwrap(), Vector::try_new(&a.ty(), 400).unwrap());
        y.mxv(&TO_VECTOR, &s, &t, &x).unwrap();
        z.reduce_rows(&TO_VECTOR, &plus, &t).unwrap();
        let b = Matrix::try_new(&a.ty(), 400, 400).unwrap();
        b.mxm(&NONE, &s, &t, &a).unwrap();
        ((values(&y), values(&z)), (t.nvals().unwrap(), sum(&t)), (content(&b), content(&t)))
    };
    let count = counted(|| {
        let t = Matrix::try_new(&a.ty(), 400, 500).unwrap();
        t.transpose(&NONE, &a).unwrap();
        let y = Vector::try_new(&a.ty(), 400).unwrap();
        y.mxv(&TO_VECTOR, &s, &t, &x).unwrap();
        y.nvals().unwrap();
        assert_eq!((t.nvals().unwrap(), sum(&t).0), (a.nvals().unwrap(), true));
    });
    // Of y.
    assert_eq!((count.passes, count.written), (1, 1));
    let fused = program();
    for rule in Rule::ALL {
        plan::switch(rule, false);
        assert!(program() == fused, "without {}", rule.name());
        plan::switch(rule, true);
    }
    expr::record_from(usize::MAX);
    assert!(program() == fused);
}

/// Transposes of one matrix again and again: products with them have it kept, and notice when the matrix changes.
#[test]
fn a_transpose_that_is_multiplied_again_and_again_is_kept() {
    let _turn = alone(1);
    let (a, s) = (graph(900, 700, 5, TypeCode::Int64, &mut Rng(5)), plus_times(TypeCode::Int64));
    let program = || {
        let mut out = Vec::new();
        for round in 0..12_i64 {
            let (t, x) = (Matrix::try_new(&a.ty(), 700, 900).unwrap(), Vector::try_new(&a.ty(), 900).unwrap());
            x.assign_scalar(&TO_VECTOR, Some(&Datum::of(&round)), Indices::All).unwrap();
            if round == 8 {
                a.set_element(&Datum::of(&77_i64), 3, 4).unwrap();
            }
            t.transpose(&NONE, &a).unwrap();
            let y = Vector::try_new(&a.ty(), 700).unwrap();
            y.mxv(&TO_VECTOR, &s, &t, &x).unwrap();
            let mut vals = vec![0; 8 * y.nvals().unwrap() as usize];
            y.extract_tuples(None, Some((&y.ty(), &mut vals))).unwrap();
            out.push(vals);
        }
        a.remove_element(3, 4).unwrap();
        out
    };
    let recorded = program();
    expr::record_from(usize::MAX);
    assert_eq!(program(), recorded);
}

/// Each product reads another copy of the matrix, as expressions of the typed interface do; one transpose serves all.
#[test]
fn copies_share_the_transpose_that_products_keep() {
    static TRANSPOSES: AtomicUsize = AtomicUsize::new(0);
    let _turn = alone(usize::MAX);
    let (a, s) = (graph(900, 900, 20, TypeCode::Int64, &mut Rng(5)), plus_times(TypeCode::Int64));
    let x = Vector::try_new(&a.ty(), 900).unwrap();
    x.assign_scalar(&TO_VECTOR, Some(&Datum::of(&3_i64)), Indices::All).unwrap();
    let product = |a: &Matrix| {
        let y = Vector::try_new(&a.ty(), 900).unwrap();
        y.vxm(&TO_VECTOR, &s, &x, a).unwrap();
        let mut vals = vec![0; 8 * y.nvals().unwrap() as usize];
        y.extract_tuples(None, Some((&y.ty(), &mut vals))).unwrap();
        vals
    };
    trace::to(Some(|line| {
        TRANSPOSES.fetch_add(usize::from(line.starts_with("transpose")), Relaxed);
    }));
    let first = product(&a);
    for _ in 0..20 {
        assert_eq!(product(&a.snapshot().unwrap()), first);
    }
    let made = TRANSPOSES.load(Relaxed);
    trace::to(None);
    assert_eq!(made, 1);
}

/// A few dense rows gather by columns once rows of the matrix have been added up often enough: the transpose is made once, and the
/// results stay the same.
#[test]
fn a_batch_of_dense_rows_has_the_columns_made() {
    static TRANSPOSES: AtomicUsize = AtomicUsize::new(0);
    let _turn = alone(usize::MAX);
    let a = graph(900, 900, 20, TypeCode::FP64, &mut Rng(5));
    let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::First, TypeCode::FP64);
    let f = Matrix::try_new(&a.ty(), 4, 900).unwrap();
    f.assign_scalar(&NONE, Some(&Datum::of(&3_f64)), Indices::All, Indices::All).unwrap();
    trace::to(Some(|line| {
        TRANSPOSES.fetch_add(usize::from(line.starts_with("transpose")), Relaxed);
    }));
    let product = || {
        let c = Matrix::try_new(&a.ty(), 4, 900).unwrap();
        c.mxm(&NONE, &s, &f, &a.snapshot().unwrap()).unwrap();
        content(&c)
    };
    let (first, before) = (product(), TRANSPOSES.load(Relaxed));
    for _ in 0..10 {
        assert!(product() == first);
    }
    let made = TRANSPOSES.load(Relaxed);
    trace::to(None);
    assert_eq!((before, made), (0, 1));
}

/// What was overwritten or freed is never made; operands may change before a product is.
#[test]
fn dead_products_are_never_made_and_operands_may_change() {
    let _turn = alone(1);
    let mut rng = Rng(4);
    let a = graph(50, 50, 3, TypeCode::Int64, &mut rng);
    let s = plus_times(TypeCode::Int64);
    let want = product_by_hand(&a, &a, |_, _| true);
    let (c, d) = (empty(&a), empty(&a));
    let count = counted(|| {
        c.mxm(&NONE, &s, &a, &a).unwrap();
        d.transpose(&NONE, &c).unwrap();
        c.clear().unwrap();
        drop(d);
    });
    // D asked for C's value, and was never asked itself.
    assert_eq!(count.written, 1);
    let count = counted(|| {
        c.mxm(&NONE, &s, &a, &a).unwrap();
        c.mxm(&NONE, &s, &a, &a).unwrap();
        c.clear().unwrap();
        assert_eq!(c.nvals().unwrap(), 0);
    });
    assert_eq!(count, plan::Counters::default());
    c.mxm(&NONE, &s, &a, &a).unwrap();
    a.set_element(&Datum::of(&9i64), 1, 2).unwrap();
    a.clear().unwrap();
    assert_eq!(ints(&c), want);
}

/// A search, level by level: t = q A; q<!parents,struct,replace> = t; parents<q,struct> = q.
#[test]
fn a_step_of_a_search_is_one_product_under_its_mask() {
    let _turn = alone(1);
    let mut rng = Rng(5);
    let a = graph(3000, 3000, 3, TypeCode::Int64, &mut rng);
    let s = Semiring::builtin(BinaryCode::Min, BinaryCode::First, TypeCode::Int64);
    let search = || {
        let [q, t, parents] = [(); 3].map(|()| Vector::try_new(&a.ty(), 3000).unwrap());
        q.set_element(&Datum::of(&7i64), 1500).unwrap();
        parents.set_element(&Datum::of(&7i64), 1500).unwrap();
        let mut levels = Vec::new();
        while q.nvals().unwrap() > 0 {
            levels.push(q.nvals().unwrap());
            t.vxm(&TO_VECTOR, &s, &q, &a).unwrap();
            let unseen = Descriptor { replace: true, mask_structure: true, mask_complement: true, ..PLAIN };
            q.assign(&Write { mask: Some(&parents), accum: None, desc: unseen }, &t, Indices::All).unwrap();
            let reached = Descriptor { mask_structure: true, ..PLAIN };
            parents.assign(&Write { mask: Some(&q), accum: None, desc: reached }, &q, Indices::All).unwrap();
        }
        let n = parents.nvals().unwrap() as usize;
        let (mut idx, mut vals) = (vec![0; n], vec![0; 8 * n]);
        parents.extract_tuples(Some(&mut idx), Some((&a.ty(), &mut vals))).unwrap();
        (levels, idx, vals)
    };
    let mut found = None;
    let count = counted(|| found = Some(search()));
    let found = found.unwrap();
    // What t would have been is never made: each of its products goes to q.
    // Of a handful, which goes to q at once, there is no pass.
    let levels = found.0.iter().filter(|&&entries| entries > 64).count() as u64;
    assert!(levels > 2 && count.calls - count.passes >= levels, "{count:?}");
    assert!(found.0.len() > 4 && found.0.iter().sum::<u64>() == found.1.len() as u64, "{:?}", found.0);
    expr::record_from(usize::MAX);
    assert!(search() == found);
}

/// What a recorded call made is counted, its format wished for, and then read in one of many ways: always as if each call had been made
/// at once.
#[test]
fn what_is_only_counted_is_read_as_if_it_had_been_looked_at() {
    const READERS: [fn(&Matrix, &Matrix, &Semiring) -> Matrix; 7] = [
        |w, a, s| {
            let c = Matrix::try_new(&w.ty(), w.nrows(), a.ncols()).unwrap();
            c.mxm(&NONE, s, w, a).unwrap();
            c
        },
        |w, a, s| {
            w.mxm(&NONE, s, w, a).unwrap();
            w.dup().unwrap()
        },
        |w, _, s| {
            let c = Matrix::try_new(&w.ty(), w.nrows(), w.nrows()).unwrap();
            c.mxm(&Write { desc: Descriptor { transpose1: true, ..PLAIN }, ..NONE }, s, w, w).unwrap();
            c
        },
        |w, _, _| w.dup().unwrap(),
        |w, _, _| {
            w.set_element(&Datum::of(&5i64), 1, 2).unwrap();
            w.remove_element(0, 0).unwrap();
            w.dup().unwrap()
        },
        |w, _, _| {
            let c = Matrix::try_new(&w.ty(), w.nrows(), w.ncols()).unwrap();
            c.assign_scalar(&under(w, true), Some(&Datum::of(&3i64)), Indices::All, Indices::All).unwrap();
            c
        },
        |w, _, _| {
            let c = w.dup().unwrap();
            c.ewise_mult(&under(w, false), &BinaryOp::builtin(BinaryCode::Plus, TypeCode::Int64), w, w).unwrap();
            w.clear().unwrap();
            c
        },
    ];
    let wishes = [Format::Auto, Format::Sparse, Format::Hyper, Format::Bitmap];
    let mut rng = Rng(8);
    let a = graph(300, 300, 5, TypeCode::Int64, &mut rng);
    let [u, v] = [(); 2].map(|()| graph(4, 300, 140, TypeCode::Int64, &mut rng));
    let s = plus_times(TypeCode::Int64);
    for (axis, read) in READERS.into_iter().flat_map(|read| [Orientation::Row, Orientation::Col].map(|axis| (axis, read))) {
        for (before, after) in wishes.into_iter().flat_map(|b| wishes.map(|a| (b, a))) {
            let run = |from: usize| {
                let _turn = alone(from);
                let w = Matrix::try_new(&a.ty(), 4, 300).unwrap();
                w.set_orientation(axis).unwrap();
                w.set_format(before).unwrap();
                w.ewise_mult(&NONE, &BinaryOp::builtin(BinaryCode::Times, TypeCode::Int64), &u, &v).unwrap();
                let nvals = w.nvals().unwrap();
                w.set_format(after).unwrap();
                let c = read(&w, &a, &s);
                let formats = [&w, &c].map(|m| m.format().unwrap());
                (nvals, formats, content(&w), content(&c))
            };
            assert!(run(1) == run(usize::MAX), "{before:?} {after:?}");
        }
    }
}
