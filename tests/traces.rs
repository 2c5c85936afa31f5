//! Six programs written naively, a temporary and an assignment for each statement: the trace shows the calls that a
//! specialist would have written, each as one kernel, and no temporary.
//!
//! Needs: the public interface; `trace::passes_to`. The programs are those of GraphAlg (de Graaf 2023): triangle count,
//! delta-stepping shortest paths, PageRank, breadth-first search, components, betweenness. Each result is compared with that of
//! the same calls made one by one.

#[path = "stored/rng.rs"]
mod rng;

use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, IndexUnaryCode, IndexUnaryOp, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{expr, plan, trace};

use rng::Rng;

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The threshold and the trace are the process's.
fn alone() -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    ONE.lock().unwrap_or_else(PoisonError::into_inner)
}

const PLAIN: Descriptor =
    Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false };
const S: Descriptor = Descriptor { mask_structure: true, ..PLAIN };
const RS: Descriptor = Descriptor { replace: true, ..S };
const RSC: Descriptor = Descriptor { mask_complement: true, ..RS };
const M: Write<'static, Matrix> = Write { mask: None, accum: None, desc: PLAIN };
const V: Write<'static, Vector> = Write { mask: None, accum: None, desc: PLAIN };
/// Entries up to which a vector is multiplied at once, on the stack.
const HANDFUL: u64 = 64;
const ALL: Indices<'static> = Indices::All;

fn by<T>(mask: &T, desc: Descriptor) -> Write<'_, T> {
    Write { mask: Some(mask), accum: None, desc }
}

fn joined<'a, T>(op: &'a BinaryOp) -> Write<'a, T> {
    Write { mask: None, accum: Some(op), desc: PLAIN }
}

fn binary(op: BinaryCode, ty: TypeCode) -> BinaryOp {
    BinaryOp::builtin(op, ty)
}

/// Passes that `program` runs: `operation OPERATOR <mask> += ACCUM`, joined by `; `, and ` -> sum` where entries are summed.
fn passes(program: impl FnOnce()) -> Vec<String> {
    LINES.lock().unwrap().clear();
    trace::passes_to(Some(|line| LINES.lock().unwrap().push(line.to_owned())));
    program();
    trace::passes_to(None);
    LINES.lock().unwrap().drain(..).map(|line| short(&line)).collect()
}

/// The words of a line of the trace that matter here.
fn short(line: &str) -> String {
    let field = |text: &str, key: &str| {
        let (_, rest) = text.split_once(&format!("\"{key}\": \""))?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    };
    let (calls, rest) = line.split_once(']').unwrap();
    let calls: Vec<String> = calls
        .split('{')
        .filter(|call| call.contains("\"operation\""))
        .map(|call| {
            let mut text = [field(call, "operation"), field(call, "operator")].map(Option::unwrap).join(" ");
            if let Some(mask) = field(call, "mask") {
                text += &format!(" <{mask}>");
            }
            if let Some(accum) = field(call, "accum") {
                text += &format!(" += {accum}");
            }
            text
        })
        .collect();
    let sum = if rest.contains("\"summed\": true") { " -> sum" } else { "" };
    calls.join("; ") + sum
}

/// A symmetric graph without loops, of about so many edges a vertex; no value twice in a row.
fn graph(n: u64, degree: u64, ty: TypeCode) -> Matrix {
    let mut rng = Rng(7);
    let (mut rows, mut cols, mut vals) = (Vec::new(), Vec::new(), Vec::new());
    for i in 0..n {
        for _ in 0..degree {
            let (j, x) = (rng.below(n), 1 + rng.below(9) as i64);
            if i != j {
                rows.extend([i, j]);
                cols.extend([j, i]);
                vals.extend([x, x]);
            }
        }
    }
    let a = Matrix::try_new(&Type::from(ty), n, n).unwrap();
    a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&binary(BinaryCode::Min, ty))).unwrap();
    a
}

fn vector(n: u64, ty: TypeCode) -> Vector {
    Vector::try_new(&Type::from(ty), n).unwrap()
}

fn matrix(nrows: u64, ncols: u64, ty: TypeCode) -> Matrix {
    Matrix::try_new(&Type::from(ty), nrows, ncols).unwrap()
}

fn entries(v: &Vector) -> (Vec<u64>, Vec<u8>) {
    let n = v.nvals().unwrap() as usize;
    let (mut idx, mut vals) = (vec![0; n], vec![0; n * v.ty().size()]);
    v.extract_tuples(Some(&mut idx), Some((&v.ty(), &mut vals))).unwrap();
    (idx, vals)
}

/// The program's passes and result, and that the result is that of calls made one by one.
fn run<R: PartialEq>(program: impl Fn() -> R) -> (Vec<String>, R) {
    expr::record_from(1);
    plan::forget();
    let mut result = None;
    let passes = passes(|| result = Some(program()));
    expr::record_from(usize::MAX);
    let result = result.unwrap();
    assert!(result == program(), "not what calls one by one give");
    (passes, result)
}

#[test]
fn triangles_are_counted_by_one_masked_product_that_is_not_stored() {
    let _turn = alone();
    let a = graph(200, 6, TypeCode::Int64);
    let (tril, triu) = (IndexUnaryOp::builtin(IndexUnaryCode::Tril, TypeCode::Int64), IndexUnaryCode::Triu);
    let triu = IndexUnaryOp::builtin(triu, TypeCode::Int64);
    let (told, triangles) = run(|| {
        let [l, u, ut, t, c] = [(); 5].map(|()| matrix(200, 200, TypeCode::Int64));
        l.select(&M, &tril, &a, &Datum::of(&-1i64)).unwrap();
        u.select(&M, &triu, &a, &Datum::of(&1i64)).unwrap();
        ut.transpose(&M, &u).unwrap();
        t.mxm(&M, &Semiring::builtin(BinaryCode::Plus, BinaryCode::Pair, TypeCode::Int64), &l, &ut).unwrap();
        c.assign(&by(&l, S), &t, ALL, ALL).unwrap();
        let mut sum = [0; 8];
        c.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::Int64), &mut sum).unwrap();
        i64::from_ne_bytes(sum)
    });
    assert!(triangles > 0);
    assert_eq!(told, ["select TRIU", "select TRIL", "mxm PLUS_PAIR_INT64 <structural> -> sum"]);
}

#[test]
fn a_step_of_shortest_paths_selects_under_its_mask() {
    let _turn = alone();
    let n = 20_000;
    let a = graph(n, 2, TypeCode::Int64);
    let i64s = TypeCode::Int64;
    let min_plus = Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, i64s);
    let value = |code| IndexUnaryOp::builtin(code, i64s);
    let lt = BinaryOp::builtin(BinaryCode::Lt, i64s);
    let (told, distances) = run(|| {
        let [t, tmasked, request, below] = [(); 4].map(|()| vector(n, i64s));
        let [settled, less, reach] = [(); 3].map(|()| vector(n, TypeCode::Bool));
        t.assign_scalar(&V, Some(&Datum::of(&(1i64 << 40))), ALL).unwrap();
        // More than the handful that is never recorded.
        for source in 0..100 {
            t.set_element(&Datum::of(&0i64), 5 * source).unwrap();
            tmasked.set_element(&Datum::of(&0i64), 5 * source).unwrap();
        }
        for _ in 0..2 {
            request.vxm(&V, &min_plus, &tmasked, &a).unwrap();
            settled.assign_scalar(&by(&tmasked, S), Some(&Datum::of(&true)), ALL).unwrap();
            less.ewise_mult(&V, &lt, &request, &t).unwrap();
            less.select(&V, &IndexUnaryOp::builtin(IndexUnaryCode::ValueNe, TypeCode::Bool), &less, &Datum::of(&false)).unwrap();
            reach.assign_scalar(&by(&less, S), Some(&Datum::of(&true)), ALL).unwrap();
            tmasked.clear().unwrap();
            below.select(&V, &value(IndexUnaryCode::ValueLt), &request, &Datum::of(&100i64)).unwrap();
            tmasked.assign(&by(&less, S), &below, ALL).unwrap();
            t.assign(&by(&less, S), &request, ALL).unwrap();
        }
        reach.assign_scalar(&by(&settled, S), None, ALL).unwrap();
        (entries(&t), entries(&reach), entries(&tmasked))
    });
    assert!(distances.2.0.len() > 50);
    // Where requests are dense, the comparison is a mask of the pass.
    let is_step = |pass: &&String| {
        *pass == "select VALUELT_INT64 <structural>" || *pass == "ewise_mult LT_INT64; masked ; masked_structural "
    };
    let steps = told.iter().filter(is_step).count();
    assert_eq!((steps, told.iter().any(|pass| *pass == "select VALUELT_INT64")), (2, false), "{told:#?}");
}

#[test]
fn an_iteration_of_pagerank_is_two_kernels() {
    let _turn = alone();
    let n = 400;
    let a = graph(n, 4, TypeCode::FP64);
    let f64s = TypeCode::FP64;
    let (plus, minus, div) = (BinaryCode::Plus, BinaryCode::Minus, BinaryCode::Div);
    for given in [false, true] {
        let (told, _) = run(|| {
            let [r, t, w, x, d] = [(); 5].map(|()| vector(n, f64s));
            let at = matrix(n, n, f64s);
            let all: Vec<u64> = (0..n).collect();
            d.build(&all, &DatumSlice::of(&all.iter().map(|i| f64::from(1 << (i % 5))).collect::<Vec<f64>>()), None).unwrap();
            t.build(&all, &DatumSlice::of(&all.iter().map(|i| *i as f64).collect::<Vec<f64>>()), None).unwrap();
            if given { at.assign(&M, &a, ALL, ALL) } else { at.transpose(&M, &a) }.unwrap();
            w.ewise_mult(&V, &binary(div, f64s), &t, &d).unwrap();
            r.assign_scalar(&V, Some(&Datum::of(&0.25)), ALL).unwrap();
            x.mxv(&V, &Semiring::builtin(plus, BinaryCode::Second, f64s), &at, &w).unwrap();
            r.assign(&joined(&binary(plus, f64s)), &x, ALL).unwrap();
            t.assign(&joined(&binary(minus, f64s)), &r, ALL).unwrap();
            t.apply(&V, &UnaryOp::builtin(UnaryCode::Abs, f64s), &t).unwrap();
            let mut sum = [0; 8];
            t.reduce(&Monoid::builtin(plus, f64s), &mut sum).unwrap();
            (entries(&r), sum)
        });
        // The transpose that was given, and the one that is read by columns.
        let want = if given {
            &["mxv PLUS_SECOND_FP64; ewise_add PLUS_FP64; ewise MINUS_FP64; apply ABS_FP64 -> sum"][..]
        } else {
            &["mxv PLUS_SECOND_FP64 += PLUS_FP64", "ewise MINUS_FP64; apply ABS_FP64 -> sum"]
        };
        assert_eq!(
            (&*told[0], &told[1..=want.len()]),
            ("ewise DIV_FP64", &*want.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>())
        );
    }
}

#[test]
fn a_level_of_a_search_is_one_masked_product_pushed_or_pulled() {
    let _turn = alone();
    let n = 20_000;
    let a = graph(n, 2, TypeCode::Int64);
    let s = Semiring::builtin(BinaryCode::Min, BinaryCode::First, TypeCode::Int64);
    for pulled in [false, true] {
        let (told, levels) = run(|| {
            let [q, w, parents] = [(); 3].map(|()| vector(n, TypeCode::Int64));
            let at = matrix(n, n, TypeCode::Int64);
            at.transpose(&M, &a).unwrap();
            q.set_element(&Datum::of(&3i64), 3).unwrap();
            parents.set_element(&Datum::of(&3i64), 3).unwrap();
            let mut levels = 0;
            while q.nvals().unwrap() > 0 {
                levels += usize::from(q.nvals().unwrap() > HANDFUL);
                let secondi = Semiring::builtin(BinaryCode::Min, BinaryCode::Second, TypeCode::Int64);
                if pulled { w.mxv(&V, &secondi, &at, &q) } else { w.vxm(&V, &s, &q, &a) }.unwrap();
                q.assign(&by(&parents, RSC), &w, ALL).unwrap();
                parents.assign(&by(&q, S), &q, ALL).unwrap();
            }
            (entries(&parents), levels)
        });
        let want = if pulled { "mxv MIN_SECOND_INT64" } else { "vxm MIN_FIRST_INT64" };
        let masked = told.iter().filter(|pass| **pass == format!("{want} <structural complement>")).count();
        let others = told.iter().any(|pass| pass == want || pass.starts_with("transpose"));
        assert!(masked >= levels.1 && !others && levels.1 > 2, "{told:#?}");
    }
}

#[test]
fn a_level_of_components_is_one_masked_product() {
    let _turn = alone();
    let n = 20_000;
    let a = graph(n, 2, TypeCode::Bool);
    let s = Semiring::builtin(BinaryCode::Any, BinaryCode::Pair, TypeCode::Bool);
    let (told, labels) = run(|| {
        let label = vector(n, TypeCode::Int64);
        let mut levels = 0;
        for v in 0..20 {
            if label.extract_element(&Type::of::<i64>(), &mut [0; 8], v).unwrap() {
                continue;
            }
            let [front, w, reach] = [(); 3].map(|()| vector(n, TypeCode::Bool));
            front.set_element(&Datum::of(&true), v).unwrap();
            reach.set_element(&Datum::of(&true), v).unwrap();
            while front.nvals().unwrap() > 0 {
                levels += usize::from(front.nvals().unwrap() > HANDFUL);
                w.vxm(&V, &s, &front, &a).unwrap();
                front.assign(&by(&reach, RSC), &w, ALL).unwrap();
                reach.assign_scalar(&by(&front, S), Some(&Datum::of(&true)), ALL).unwrap();
            }
            label.assign_scalar(&by(&reach, S), Some(&Datum::of(&(v as i64))), ALL).unwrap();
        }
        (entries(&label), levels)
    });
    let want = "vxm ANY_PAIR_BOOL";
    let masked = told.iter().filter(|pass| **pass == format!("{want} <structural complement>")).count();
    assert!(masked >= labels.1 && !told.iter().any(|pass| pass == want), "{told:#?}");
    assert!(labels.1 > 2 && labels.0.0.len() > 10_000);
}

#[test]
fn betweenness_goes_forward_and_back_by_masked_products() {
    let _turn = alone();
    let (n, ns) = (300, 4);
    let a = graph(n, 3, TypeCode::FP64);
    let f64s = TypeCode::FP64;
    let plus_first = Semiring::builtin(BinaryCode::Plus, BinaryCode::First, f64s);
    let (plus, div, times) = (binary(BinaryCode::Plus, f64s), binary(BinaryCode::Div, f64s), binary(BinaryCode::Times, f64s));
    let (told, centrality) = run(|| {
        let [f, w, q, paths, bc] = [(); 5].map(|()| matrix(ns, n, f64s));
        let at = matrix(n, n, f64s);
        at.transpose(&M, &a).unwrap();
        for k in 0..ns {
            f.set_element(&Datum::of(&1.0), k, 7 * k).unwrap();
        }
        paths.assign_scalar(&M, Some(&Datum::of(&0.0)), ALL, ALL).unwrap();
        let mut levels = Vec::new();
        // What a search has reached has paths: the mask is looked at by value.
        let unseen = Descriptor { replace: true, mask_complement: true, ..PLAIN };
        while f.nvals().unwrap() > 0 {
            let level = matrix(ns, n, TypeCode::Bool);
            level.assign_scalar(&by(&f, RS), Some(&Datum::of(&true)), ALL, ALL).unwrap();
            levels.push(level);
            paths.assign(&joined(&plus), &f, ALL, ALL).unwrap();
            w.mxm(&M, &plus_first, &f, &a).unwrap();
            f.assign(&by(&paths, unseen), &w, ALL, ALL).unwrap();
        }
        bc.assign_scalar(&M, Some(&Datum::of(&1.0)), ALL, ALL).unwrap();
        bc.set_element(&Datum::of(&1.0), 0, 0).unwrap();
        for d in (1..levels.len()).rev() {
            let [ratio, back, share] = [(); 3].map(|()| matrix(ns, n, f64s));
            ratio.ewise_mult(&M, &div, &bc, &paths).unwrap();
            w.assign(&by(&levels[d], RS), &ratio, ALL, ALL).unwrap();
            back.mxm(&M, &plus_first, &w, &at).unwrap();
            q.assign(&by(&levels[d - 1], RS), &back, ALL, ALL).unwrap();
            share.ewise_mult(&M, &times, &q, &paths).unwrap();
            bc.assign(&joined(&plus), &share, ALL, ALL).unwrap();
        }
        let (turned, sums, c) = (matrix(n, ns, f64s), vector(n, f64s), vector(n, f64s));
        c.assign_scalar(&V, Some(&Datum::of(&-(ns as f64))), ALL).unwrap();
        turned.transpose(&M, &bc).unwrap();
        sums.reduce_rows(&V, &Monoid::builtin(BinaryCode::Plus, f64s), &turned).unwrap();
        c.assign(&joined(&plus), &sums, ALL).unwrap();
        (entries(&c), levels.len())
    });
    let depth = centrality.1;
    let count = |want: &str| told.iter().filter(|pass| *pass == want).count();
    assert_eq!(count("mxm PLUS_FIRST_FP64 <complement>"), depth, "{told:#?}");
    // Levels with many vertices are bitmaps, and masks of a pass.
    let ratios = |pass: &&String| pass.ends_with("ewise DIV_FP64; masked_structural ") || pass.contains("DIV_FP64 <structural>");
    assert_eq!(told.iter().filter(ratios).count(), depth - 1, "{told:#?}");
    assert_eq!(count("mxm PLUS_FIRST_FP64 <structural>"), depth - 1, "{told:#?}");
    let shares =
        |pass: &&String| pass.contains("ewise_mult TIMES_FP64; ewise_add PLUS_FP64") || pass.contains("TIMES_FP64 += PLUS");
    // At the sources there are four entries, too few to be recorded beside a dense operand.
    assert_eq!(told.iter().filter(shares).count(), depth - 2, "{told:#?}");
    assert_eq!(count("reduce PLUS_MONOID_FP64 += PLUS_FP64"), 1, "{told:#?}");
    let temporaries = ["mxm PLUS_FIRST_FP64", "ewise DIV_FP64", "ewise_mult TIMES_FP64", "reduce PLUS_MONOID_FP64", "transpose "];
    assert_eq!(temporaries.map(count), [0; 5], "{told:#?}");
}
