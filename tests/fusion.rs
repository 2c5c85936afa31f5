//! Calls that are recorded and made together, against the same calls made one by one.
//!
//! Needs: the public interface. The programs are random, on vectors longer than a tile and a block, with reads in between;
//! values and sums must be equal bit by bit. Small objects are compared with the specification in `engine.rs`
//! (`GRAPHBLAS_RECORD_FROM=1`).

#[path = "stored/rng.rs"]
mod rng;

use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::mem::{fault, scratch};
use graphblas::ops::{
    BinaryCode, BinaryOp, Descriptor, IndexUnaryCode, IndexUnaryOp, Laws, Monoid, Semiring, UnaryCode, UnaryOp,
};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{ErrorKind, expr, par, plan};

use rng::Rng;

/// The threshold and the counters are the process's.
fn alone(from: usize) -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    let guard = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    expr::record_from(from);
    guard
}

const NONE: Write<'static, Vector> = Write {
    mask: None,
    accum: None,
    desc: Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false },
};

fn accum(op: &BinaryOp) -> Write<'_, Vector> {
    Write { accum: Some(op), ..NONE }
}

/// A vector with an entry in `of` of 8 places.
fn vector(ty: TypeCode, n: u64, of: u64, rng: &mut Rng) -> Vector {
    let v = Vector::try_new(&Type::from(ty), n).unwrap();
    let idx: Vec<u64> = (0..n).filter(|_| rng.below(8) < of).collect();
    let vals: Vec<f64> = idx.iter().map(|_| rng.below(1000) as f64 / 8.0 + 1.0).collect();
    let as_ty: Vec<i32> = vals.iter().map(|x| *x as i32).collect();
    match ty {
        TypeCode::Int32 | TypeCode::Bool => v.build(&idx, &DatumSlice::of(&as_ty), None).unwrap(),
        _ => v.build(&idx, &DatumSlice::of(&vals), None).unwrap(),
    }
    v
}

/// Indices and bytes of the values.
fn content(v: &Vector) -> (Vec<u64>, Vec<u8>) {
    let n = v.nvals().unwrap() as usize;
    let (mut idx, mut vals) = (vec![0; n], vec![0; n * v.ty().size()]);
    v.extract_tuples(Some(&mut idx), Some((&v.ty(), &mut vals))).unwrap();
    (idx, vals)
}

/// A graph with empty rows, short ones and a long one.
fn graph(n: u64, rng: &mut Rng) -> Matrix {
    graph_of(n, 14, rng)
}

/// As [`graph`], rows having fewer than `most` entries, but for one. Most entries lie in few columns.
fn graph_of(n: u64, most: u64, rng: &mut Rng) -> Matrix {
    let a = Matrix::try_new(&Type::of::<f64>(), n, n).unwrap();
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    for i in 0..n {
        let degree = if i == n / 2 { 300 } else { rng.below(most) / (1 + rng.below(4)) };
        (0..degree).for_each(|_| {
            rows.push(i);
            let (any, hub) = (rng.below(n), rng.below(4000) * 7919 % n);
            cols.push(if rng.below(4) > 0 { hub } else { any });
        });
    }
    let vals: Vec<f64> = rows.iter().map(|_| rng.below(64) as f64 / 16.0).collect();
    a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&BinaryOp::builtin(BinaryCode::Second, TypeCode::FP64))).unwrap();
    a
}

/// A mask with entries in `of` of 8 places, true and false ones.
fn flags(n: u64, of: u64, rng: &mut Rng) -> Vector {
    let m = Vector::try_new(&Type::of::<bool>(), n).unwrap();
    let idx: Vec<u64> = (0..n).filter(|_| rng.below(8) < of).collect();
    let vals: Vec<bool> = idx.iter().map(|_| rng.below(2) == 1).collect();
    m.build(&idx, &DatumSlice::of(&vals), None).unwrap();
    m
}

/// What a program leaves and reads.
type Seen = (Vec<(Vec<u64>, Vec<u8>)>, Vec<Vec<u8>>);

fn program(seed: u64, n: u64, calls: usize) -> Seen {
    let mut rng = Rng(seed);
    let ty = [TypeCode::FP64, TypeCode::FP32, TypeCode::Int32, TypeCode::Bool][rng.below(4) as usize];
    let other = if rng.below(3) == 0 { TypeCode::Int32 } else { ty };
    let a = graph(n, &mut rng);
    let mut vs: Vec<Vector> = (0..4)
        .map(|k| {
            let of = [8, 8, 5, 1][rng.below(4) as usize];
            vector(if k == 3 { other } else { ty }, n, of, &mut rng)
        })
        .collect();
    let masks = [flags(n, 8, &mut rng), flags(n, 6, &mut rng)];
    let (mut reads, mut draws) = (Vec::new(), 0);
    for _ in 0..calls {
        let w = rng.below(4) as usize;
        // Now and then the call before is made again, for another output.
        if rng.below(4) > 0 {
            draws = rng.below(1 << 40);
        }
        let mut rng = Rng(draws);
        let [u, v] = [0; 2].map(|_| rng.below(4) as usize);
        let code = if ty == TypeCode::Bool {
            [BinaryCode::LOr, BinaryCode::LAnd, BinaryCode::First][rng.below(3) as usize]
        } else {
            [BinaryCode::Plus, BinaryCode::Minus, BinaryCode::Times, BinaryCode::Min, BinaryCode::Second, BinaryCode::Div]
                [rng.below(6) as usize]
        };
        let op = BinaryOp::builtin(code, ty);
        let add = BinaryOp::builtin(if ty == TypeCode::Bool { BinaryCode::LOr } else { BinaryCode::Plus }, ty);
        let mut how = if rng.below(3) == 0 { accum(&add) } else { NONE };
        if rng.below(3) == 0 {
            let m = rng.below(6) as usize;
            how.mask = Some(if m < 4 { &vs[m] } else { &masks[m - 4] });
            how.desc.mask_complement = rng.below(2) == 0;
            how.desc.mask_structure = rng.below(2) == 0;
        }
        how.desc.replace = rng.below(3) == 0;
        match rng.below(13) {
            12 => {
                let codes = [IndexUnaryCode::ValueGt, IndexUnaryCode::ValueLe, IndexUnaryCode::ValueEq, IndexUnaryCode::ValueNe];
                let f = IndexUnaryOp::builtin(codes[rng.below(4) as usize], ty);
                vs[w].select(&how, &f, &vs[u], &Datum::of(&40i8)).unwrap();
            }
            0 | 1 => vs[w].ewise_add(&how, &op, &vs[u], &vs[v]).unwrap(),
            2 | 3 => vs[w].ewise_mult(&how, &op, &vs[u], &vs[v]).unwrap(),
            4 => vs[w]
                .apply(&how, &UnaryOp::builtin([UnaryCode::Abs, UnaryCode::AInv][rng.below(2) as usize], ty), &vs[u])
                .unwrap(),
            5 => vs[w].apply_bind1st(&how, &op, &Datum::of(&2.5), &vs[u]).unwrap(),
            6 => vs[w].apply_bind2nd(&how, &op, &vs[u], &Datum::of(&3i8)).unwrap(),
            7 => vs[w].assign(&how, &vs[u], Indices::All).unwrap(),
            8 => {
                let mul = if rng.below(2) == 0 { BinaryCode::Second } else { BinaryCode::Times };
                let s = match ty {
                    TypeCode::Bool => Semiring::builtin(BinaryCode::LOr, BinaryCode::LAnd, ty),
                    _ => Semiring::builtin(BinaryCode::Plus, mul, ty),
                };
                match rng.below(2) {
                    0 => vs[w].mxv(&how, &s, &a, &vs[u]).unwrap(),
                    _ => vs[w].vxm(&how, &s, &vs[u], &a).unwrap(),
                }
            }
            9 => vs[w].assign_scalar(&how, Some(&Datum::of(&0.25)), Indices::All).unwrap(),
            10 => {
                let m = match ty {
                    TypeCode::Bool => Monoid::builtin(BinaryCode::LOr, ty),
                    _ => Monoid::builtin([BinaryCode::Plus, BinaryCode::Min][rng.below(2) as usize], ty),
                };
                let mut out = vec![0; ty.size()];
                let has = vs[u].reduce(&m, &mut out).unwrap();
                out.push(u8::from(has));
                reads.push(out);
            }
            _ => match rng.below(3) {
                0 => reads.push(vs[u].nvals().unwrap().to_ne_bytes().to_vec()),
                1 if u != w && vs[u].ty() == vs[w].ty() => vs[w] = vs[u].dup().unwrap(),
                _ => vs[w].set_element(&Datum::of(&7i8), rng.below(n)).unwrap(),
            },
        }
    }
    (vs.iter().map(content).collect(), reads)
}

#[test]
fn recorded_calls_give_what_calls_one_by_one_give() {
    let _turn = alone(1);
    let (mut passes, mut common) = (0, 0);
    for seed in 0..320 {
        let n = [900, 1024, 8 * 1024, 20_001][seed as usize % 4];
        par::set_threads(1 + seed as usize % 3);
        let calls = 4 + seed as usize % 21;
        expr::record_from(usize::MAX);
        let want = program(seed, n, calls);
        expr::record_from(1);
        // In one program of eight without one of the rewrites.
        let rule = plan::Rule::ALL[seed as usize / 8 % plan::Rule::ALL.len()];
        plan::switch(rule, !seed.is_multiple_of(8));
        let mut got = None;
        let count = counted(|| got = Some(program(seed, n, calls)));
        plan::switch(rule, true);
        (passes, common) = (passes + count.passes, common + count.common);
        assert!(got == Some(want), "seed {seed}, {n} places, {calls} calls");
    }
    assert!(passes > 500 && common > 50, "{passes} passes, {common} calls computed with others");
}

fn full(n: u64, seed: u64) -> Vector {
    vector(TypeCode::FP64, n, 8, &mut Rng(seed))
}

fn sum(v: &Vector) -> f64 {
    let mut out = [0; 8];
    v.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).unwrap();
    f64::from_ne_bytes(out)
}

/// What `calls` made the counters go up by.
fn counted(calls: impl FnOnce()) -> plan::Counters {
    let before = plan::counters();
    calls();
    plan::counters().since(&before)
}

fn binary(code: BinaryCode) -> BinaryOp {
    BinaryOp::builtin(code, TypeCode::FP64)
}

#[test]
fn a_chain_and_its_sum_are_one_pass_that_writes_nothing() {
    let _turn = alone(1);
    let n = 50_000;
    let (a, b) = (full(n, 1), full(n, 2));
    let (c, d) = (Vector::try_new(&a.ty(), n).unwrap(), Vector::try_new(&a.ty(), n).unwrap());
    let mut of_recorded = 0.0;
    let calls = || {
        c.ewise_add(&NONE, &binary(BinaryCode::Plus), &a, &b).unwrap();
        d.ewise_mult(&NONE, &binary(BinaryCode::Times), &c, &a).unwrap();
        d.apply(&NONE, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &d).unwrap();
        d.apply_bind2nd(&NONE, &binary(BinaryCode::Minus), &d, &Datum::of(&1.5)).unwrap();
        d.ewise_add(&NONE, &binary(BinaryCode::Max), &d, &b).unwrap();
        d.ewise_mult(&accum(&binary(BinaryCode::Plus)), &binary(BinaryCode::Minus), &d, &c).unwrap();
        sum(&d)
    };
    let count = counted(|| of_recorded = calls());
    // a, b and the 1.5 that stands at every place.
    assert_eq!(count, plan::Counters { passes: 1, calls: 7, common: 0, read: 3, written: 0, in_place: 0 });
    expr::record_from(usize::MAX);
    assert_eq!(of_recorded.to_bits(), calls().to_bits());
}

/// What one value stands for at every place is made at once, in less time than a record of it takes.
#[test]
fn one_value_everywhere_is_not_recorded() {
    let _turn = alone(1);
    let everywhere = |x: f64| {
        let v = Vector::try_new(&Type::of::<f64>(), 50_000).unwrap();
        v.assign_scalar(&NONE, Some(&Datum::of(&x)), Indices::All).unwrap();
        v
    };
    let (u, v, other) = (everywhere(2.0), everywhere(3.0), full(50_000, 3));
    let w = Vector::try_new(&u.ty(), 50_000).unwrap();
    let mut read = 0.0;
    let count = counted(|| {
        w.ewise_add(&NONE, &binary(BinaryCode::Plus), &u, &v).unwrap();
        w.apply_bind2nd(&NONE, &binary(BinaryCode::Times), &w, &Datum::of(&0.5)).unwrap();
        read = sum(&w);
    });
    assert_eq!((count.passes, read), (0, 2.5 * 50_000.0));
    // Beside an operand of many values it is a step as any other.
    let count = counted(|| {
        w.ewise_add(&NONE, &binary(BinaryCode::Plus), &u, &other).unwrap();
        sum(&w);
    });
    assert_eq!(count.passes, 1);
}

/// What masks let through, what they leave of the old values, and one value under a mask: read once and not stored.
#[test]
fn masked_writes_are_steps_of_a_pass() {
    let _turn = alone(1);
    let n = 50_000;
    let (a, b, m) = (full(n, 1), full(n, 2), flags(n, 6, &mut Rng(3)));
    let plus = binary(BinaryCode::Plus);
    let mut of_recorded = None;
    let calls = || {
        let (c, d) = (full(n, 4), Vector::try_new(&a.ty(), n).unwrap());
        c.ewise_add(&Write { mask: Some(&m), ..NONE }, &plus, &a, &b).unwrap();
        let replace = Descriptor { replace: true, mask_structure: true, ..NONE.desc };
        d.apply(&Write { mask: Some(&m), desc: replace, ..NONE }, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &c).unwrap();
        // The mask is recorded too.
        let is_left = Descriptor { mask_complement: true, mask_structure: true, ..NONE.desc };
        d.assign_scalar(&Write { mask: Some(&d), desc: is_left, ..NONE }, Some(&Datum::of(&7i8)), Indices::All).unwrap();
        d.assign_scalar(&accum(&plus), Some(&Datum::of(&0.5)), Indices::All).unwrap();
        let sum = sum(&d);
        assert_eq!(d.nvals().unwrap(), n);
        (sum.to_bits(), content(&d))
    };
    let count = counted(|| of_recorded = Some(calls()));
    // Each time c's old value, a, b, m, 7 and 0.5 are read. The sum writes nothing; after it d is, and c, passed over once.
    assert_eq!(count, plan::Counters { passes: 2, calls: 2 * 6, common: 0, read: 2 * 6, written: 2, in_place: 0 });
    expr::record_from(usize::MAX);
    assert!(of_recorded == Some(calls()));
}

/// Two calls with one operator and the same operands are one step, also under a cast; where both are kept, one value serves both.
#[test]
fn what_two_calls_say_is_computed_once() {
    let _turn = alone(1);
    let n = 20_000;
    let (a, b, m) = (full(n, 21), full(n, 22), flags(n, 4, &mut Rng(23)));
    let (plus, times) = (binary(BinaryCode::Plus), binary(BinaryCode::Times));
    let under = Write { mask: Some(&m), ..NONE };
    let program = || {
        let [x, y, z, u, v] = [0; 5].map(|_| Vector::try_new(&a.ty(), n).unwrap());
        for t in [&x, &y] {
            t.assign_scalar(&NONE, Some(&Datum::of(&1.0)), Indices::All).unwrap();
            t.apply_bind2nd(&under, &times, &a, &Datum::of(&2i8)).unwrap();
            t.ewise_add(&NONE, &plus, t, &b).unwrap();
        }
        z.ewise_mult(&NONE, &binary(BinaryCode::Minus), &x, &y).unwrap();
        z.ewise_mult(&NONE, &times, &z, &b).unwrap();
        u.ewise_mult(&NONE, &times, &x, &a).unwrap();
        v.ewise_mult(&NONE, &times, &y, &a).unwrap();
        // x and y are kept for u and v.
        assert_eq!((z.nvals().unwrap(), sum(&z)), (n, 0.0));
        [&x, &y, &u, &v].map(content)
    };
    let (mut with, mut without) = (None, None);
    let count = counted(|| with = Some(program()));
    // The first pass makes 2 * 3 + 2 calls and reads 1, a, m, 2 and b; u and v take a pass each.
    assert_eq!(count, plan::Counters { passes: 3, calls: 8 + 2, common: 3, read: 5 + 2 + 2, written: 2 + 2, in_place: 0 });
    plan::switch(plan::Rule::Common, false);
    let count = counted(|| without = Some(program()));
    plan::switch(plan::Rule::Common, true);
    assert_eq!((count.common, count.written), (0, 3 + 2));
    assert!(with == without);
    expr::record_from(usize::MAX);
    assert!(with == Some(program()));
}

/// A masked write that nothing recorded meets changes the value where it lies, unless that is somebody's too.
#[test]
fn a_masked_write_alone_is_made_in_place() {
    let _turn = alone(1);
    let n = 20_000;
    let (a, m) = (full(n, 26), flags(n, 5, &mut Rng(27)));
    let under = Write { mask: Some(&m), ..NONE };
    let program = |is_shared: bool| {
        let w = full(n, 28);
        let copy = is_shared.then(|| w.dup().unwrap());
        w.assign_scalar(&under, Some(&Datum::of(&3i8)), Indices::All).unwrap();
        let first = content(&w);
        w.assign(&Write { mask: Some(&m), desc: Descriptor { mask_complement: true, ..NONE.desc }, ..NONE }, &a, Indices::All)
            .unwrap();
        (first, content(&w), copy.map(|v| content(&v)))
    };
    let mut got = [None, None];
    let count = counted(|| got[0] = Some(program(false)));
    assert_eq!((count.passes, count.in_place), (2, 2));
    let count = counted(|| got[1] = Some(program(true)));
    // The copy keeps the first value; the second write has its own again.
    assert_eq!((count.passes, count.in_place), (2, 1));
    expr::record_from(usize::MAX);
    assert!(got == [Some(program(false)), Some(program(true))]);
}

/// A sum is the same whether its operand is recorded with marks that are all set, or was made, and is full.
#[test]
fn a_sum_does_not_depend_on_how_presence_is_kept() {
    let _turn = alone(1);
    let third = |v: &Vector| v.apply_bind2nd(&NONE, &binary(BinaryCode::Div), v, &Datum::of(&3.0)).unwrap();
    for n in [900, 8192, 20_000] {
        let (a, m) = (full(n, 29), full(n, 30));
        third(&a);
        let w = Vector::try_new(&a.ty(), n).unwrap();
        let desc = Descriptor { replace: true, mask_structure: true, ..NONE.desc };
        w.apply(&Write { mask: Some(&m), desc, ..NONE }, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &a).unwrap();
        let recorded = sum(&w);
        assert_eq!(w.nvals().unwrap(), n);
        assert_eq!(recorded.to_bits(), sum(&w).to_bits(), "made, {n} places");
        expr::record_from(usize::MAX);
        assert_eq!(recorded.to_bits(), sum(&a).to_bits(), "full, {n} places");
        expr::record_from(1);
    }
}

/// Rows of a product whose operands are cast are summed in one order, wherever a thread's rows, or a block's, begin.
#[test]
fn rows_of_a_product_have_one_sum() {
    let _turn = alone(1);
    let n = 20_001;
    let (a, s) = (graph(n, &mut Rng(31)), Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP32));
    let u = full(n, 32);
    u.apply_bind2nd(&NONE, &binary(BinaryCode::Div), &u, &Datum::of(&7.0)).unwrap();
    let product = |threads: usize, from: usize| {
        par::set_threads(threads);
        expr::record_from(from);
        let w = Vector::try_new(&Type::of::<f32>(), n).unwrap();
        w.mxv(&NONE, &s, &a, &u).unwrap();
        content(&w)
    };
    let want = product(1, usize::MAX);
    for threads in 1..4 {
        assert!(want == product(threads, usize::MAX) && want == product(threads, 1), "{threads} threads");
    }
}

/// A selection by value changes presence on the way from the operand to the sum, and is not stored.
#[test]
fn selections_by_value_are_steps_of_a_pass() {
    let _turn = alone(1);
    let n = 30_000;
    let (a, b) = (full(n, 24), vector(TypeCode::FP64, n, 5, &mut Rng(25)));
    let tuples = content(&b);
    let values: Vec<f64> = tuples.1.as_chunks::<8>().0.iter().map(|x| f64::from_ne_bytes(*x)).collect();
    let c = Vector::try_new(&a.ty(), n).unwrap();
    let f = IndexUnaryOp::builtin(IndexUnaryCode::ValueGt, TypeCode::FP64);
    let mut got = 0.0;
    let count = counted(|| {
        c.ewise_add(&NONE, &binary(BinaryCode::Second), &a, &b).unwrap();
        c.ewise_mult(&NONE, &binary(BinaryCode::Second), &c, &b).unwrap();
        c.select(&NONE, &f, &c, &Datum::of(&100i32)).unwrap();
        got = sum(&c);
    });
    // Of a selection the comparison is a call of its own; read are a, b and 100.
    assert_eq!(count, plan::Counters { passes: 1, calls: 4, common: 0, read: 3, written: 0, in_place: 0 });
    // All are eighths: sums are exact in any order.
    let large: Vec<f64> = values.into_iter().filter(|x| *x > 100.0).collect();
    assert_eq!(got, large.iter().sum::<f64>());
    assert_eq!(c.nvals().unwrap(), large.len() as u64);
}

#[test]
fn what_nobody_asks_for_is_never_made_and_what_two_need_is_made_once() {
    let _turn = alone(1);
    let n = 20_000;
    let (a, b, t) = (full(n, 3), full(n, 4), full(n, 5));
    let (x, y) = (full(n, 6), full(n, 7));
    let plus = binary(BinaryCode::Plus);
    let dead = counted(|| {
        t.ewise_add(&NONE, &plus, &a, &b).unwrap();
        t.ewise_add(&NONE, &plus, &b, &b).unwrap();
        t.assign_scalar(&NONE, Some(&Datum::of(&1.0)), Indices::All).unwrap();
        drop(t.dup().unwrap());
        let u = Vector::try_new(&a.ty(), n).unwrap();
        u.ewise_add(&NONE, &plus, &a, &b).unwrap();
        drop(u);
        t.nvals().unwrap();
    });
    assert_eq!(dead, plan::Counters::default());
    // Both readers are recorded: with the first the temporary is kept for the second.
    let twice = counted(|| {
        t.ewise_add(&NONE, &plus, &a, &b).unwrap();
        x.ewise_mult(&NONE, &plus, &t, &a).unwrap();
        y.ewise_mult(&NONE, &plus, &t, &b).unwrap();
        x.nvals().unwrap();
        y.nvals().unwrap();
        t.nvals().unwrap();
    });
    assert_eq!((twice.passes, twice.calls, twice.written), (2, 3, 3));
    // A cheap temporary that only its object holds is left, and kept when it is needed again.
    let held = counted(|| {
        t.ewise_add(&NONE, &plus, &a, &b).unwrap();
        for _ in 0..3 {
            x.ewise_mult(&NONE, &plus, &t, &a).unwrap();
            sum(&x);
        }
    });
    assert_eq!((held.passes, held.written), (3, 1));
}

/// Some rounds of PageRank: the last change, and the ranks.
fn pagerank(a: &Matrix, s: &Semiring, rounds: usize) -> (u64, (Vec<u64>, Vec<u8>)) {
    let n = a.nrows();
    let (mut r, mut t, d, w) = (full(n, 9), full(n, 10), full(n, 11), full(n, 12));
    let mut change = 0.0;
    for _ in 0..rounds {
        std::mem::swap(&mut r, &mut t);
        w.ewise_mult(&NONE, &binary(BinaryCode::Div), &t, &d).unwrap();
        r.assign_scalar(&NONE, Some(&Datum::of(&0.15)), Indices::All).unwrap();
        r.mxv(&accum(&binary(BinaryCode::Plus)), s, a, &w).unwrap();
        t.assign(&accum(&binary(BinaryCode::Minus)), &r, Indices::All).unwrap();
        t.apply(&NONE, &UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), &t).unwrap();
        change = sum(&t);
    }
    (change.to_bits(), content(&r))
}

/// A product, its accumulation, the difference to the old value and the sum of that: one pass, with one result. From the
/// third product on rows are summed in groups by length; from the sixth on columns lie in that order, numbered anew where many
/// entries lie in few.
#[test]
fn an_iteration_of_pagerank_is_two_passes() {
    let _turn = alone(1);
    for (n, most, threads) in [(30_000, 14, 1), (30_000, 14, 3), (8192, 14, 2), (5000, 14, 1), (70_000, 50, 2)] {
        par::set_threads(threads);
        let a = graph_of(n, most, &mut Rng(8));
        for (add, mul) in
            [(BinaryCode::Plus, BinaryCode::Second), (BinaryCode::Plus, BinaryCode::Times), (BinaryCode::Min, BinaryCode::Plus)]
        {
            let s = Semiring::builtin(add, mul, TypeCode::FP64);
            expr::record_from(1);
            let mut got = None;
            let count = counted(|| got = Some(pagerank(&a, &s, 8)));
            // Share, and rank; the differences are summed and never written.
            assert_eq!((count.passes, count.written), (16, 16));
            expr::record_from(usize::MAX);
            assert!(got == Some(pagerank(&a, &s, 8)), "{n} {threads} {add:?} {mul:?}");
        }
    }
}

#[test]
fn readers_on_several_threads_see_one_value() {
    let _turn = alone(1);
    let n = 60_000;
    let (a, b) = (full(n, 13), full(n, 14));
    for _ in 0..20 {
        let c = Vector::try_new(&a.ty(), n).unwrap();
        c.ewise_add(&NONE, &binary(BinaryCode::Plus), &a, &b).unwrap();
        let other = c.dup().unwrap();
        let count = counted(|| {
            std::thread::scope(|scope| {
                for k in 0..4 {
                    let v = if k % 2 == 0 { &c } else { &other };
                    scope.spawn(move || assert_eq!(v.nvals().unwrap(), n));
                }
            });
        });
        assert_eq!((count.passes, count.written), (1, 1));
        assert_eq!(content(&c), content(&other));
    }
}

unsafe extern "C" fn weigh(z: *mut c_void, x: *const c_void, y: *const c_void) {
    // SAFETY: the engine calls this with values of the operator's types.
    let (x, y) = unsafe { (x.cast::<f64>().read(), y.cast::<f64>().read()) };
    // SAFETY: and with room for the result.
    unsafe { z.cast::<f64>().write(2.0 * x + y) };
}

/// Users' operators that last run in the passes of predefined ones, in products too; others are made at once.
#[test]
fn users_operators_that_last_are_recorded() {
    let _turn = alone(1);
    let (n, ty) = (20_000, Type::of::<f64>());
    let (a, plus) = (graph(n, &mut Rng(21)), Monoid::builtin(BinaryCode::Plus, TypeCode::FP64));
    let program = |laws: Laws| {
        let op = BinaryOp::try_new(weigh, &ty, &ty, &ty, "weigh").unwrap();
        op.declare(laws, None).unwrap();
        let s = Semiring::try_new(&plus, &op).unwrap();
        let (u, v, w) = (full(n, 22), full(n, 23), Vector::try_new(&ty, n).unwrap());
        let count = counted(|| {
            w.mxv(&NONE, &s, &a, &u).unwrap();
            w.ewise_add(&NONE, &op, &w, &v).unwrap();
            w.apply_bind1st(&accum(&op), &op, &Datum::of(&1.5), &w).unwrap();
            w.nvals().unwrap();
        });
        let squared = Matrix::try_new(&ty, n, n).unwrap();
        let count_of_square = counted(|| {
            squared.mxm(&Write { mask: None, accum: None, desc: NONE.desc }, &s, &a, &a).unwrap();
            squared.nvals().unwrap();
        });
        ((content(&w), squared.nvals().unwrap()), (count.passes, count.calls, count.written, count_of_square.passes))
    };
    let (want, at_once) = program(Laws::NONE);
    let (got, recorded) = program(Laws::LASTING);
    assert!(got == want);
    assert_eq!((at_once, recorded), ((0, 0, 0, 0), (1, 4, 1, 1)));
}

/// Every allocation of an evaluation fails once: the call that looked fails, and what was recorded still is, and is right.
#[test]
fn a_failed_evaluation_leaves_the_calls_recorded() {
    let _turn = alone(1);
    par::set_threads(1);
    let n = 20_000;
    let a = graph(n, &mut Rng(15));
    let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, TypeCode::FP64);
    let (plus, m) = (binary(BinaryCode::Plus), flags(n, 5, &mut Rng(19)));
    let program = || {
        let (u, v, w) = (full(n, 16), full(n, 17), full(n, 18));
        u.ewise_mult(&NONE, &binary(BinaryCode::Div), &u, &v).unwrap();
        w.mxv(&accum(&plus), &s, &a, &u).unwrap();
        v.ewise_add(&Write { mask: Some(&m), ..NONE }, &plus, &v, &w).unwrap();
        (v, w)
    };
    let (v, w) = program();
    let want = (sum(&v).to_bits(), content(&v), content(&w));
    let mut failures = 0;
    for k in 0.. {
        let (v, w) = program();
        let mut out = [0; 8];
        scratch::release();
        fault::fail_after(k);
        let done = v.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).and_then(|_| w.nvals());
        let has_fired = !fault::off();
        match done {
            Err(e) => {
                assert!(has_fired && e.kind() == ErrorKind::OutOfMemory, "allocation {k}: {e:?}");
                failures += 1;
            }
            Ok(_) if has_fired => {}
            Ok(_) => break,
        }
        assert!((sum(&v).to_bits(), content(&v), content(&w)) == want, "allocation {k}");
    }
    assert!(failures > 10, "{failures}");
}
