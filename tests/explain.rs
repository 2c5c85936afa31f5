//! What explaining says, against what the counters then confirm.
//!
//! Needs: the public interface. The totals of `explain` are compared with the counters after random programs, with every
//! rewrite on and each of them off; the three forms of the text by a reader of JSON, by the words that must be there, and by
//! the grammar of DOT as far as it is used.

#[path = "explain/json.rs"]
mod json;
#[path = "stored/rng.rs"]
mod rng;

use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Explain, Indices, Matrix, Vector, Write};
use graphblas::mem::fault;
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::plan::{self, Counters, Rule};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{ErrorKind, expr, trace};

use json::Json;
use rng::Rng;

fn all_rules() {
    Rule::ALL.iter().for_each(|rule| plan::switch(*rule, true));
}

/// The threshold, the rewrites and the counters are the process's.
fn alone() -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    let guard = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    expr::record_from(1);
    all_rules();
    guard
}

const NONE: Write<'static, Vector> = Write {
    mask: None,
    accum: None,
    desc: Descriptor { replace: false, mask_structure: false, mask_complement: false, transpose0: false, transpose1: false },
};

const N: u64 = 3000;

fn fp64() -> Type {
    Type::of::<f64>()
}

fn binary(code: BinaryCode) -> BinaryOp {
    BinaryOp::builtin(code, TypeCode::FP64)
}

fn unary(code: UnaryCode) -> UnaryOp {
    UnaryOp::builtin(code, TypeCode::FP64)
}

/// A vector of `n` places with `entries` entries at its beginning.
fn vector_of(n: u64, entries: u64) -> Vector {
    let v = Vector::try_new(&fp64(), n).unwrap();
    let idx: Vec<u64> = (0..entries).collect();
    let vals: Vec<f64> = idx.iter().map(|i| (i % 17) as f64 + 1.0).collect();
    v.build(&idx, &DatumSlice::of(&vals), None).unwrap();
    v
}

fn vector(entries: u64) -> Vector {
    vector_of(N, entries)
}

fn full() -> Vector {
    vector(N)
}

/// Three entries a row; one value for all of them if so asked.
fn graph(is_iso: bool) -> Matrix {
    graph_of(N, is_iso)
}

fn graph_of(n: u64, is_iso: bool) -> Matrix {
    let a = Matrix::try_new(&fp64(), n, n).unwrap();
    let rows: Vec<u64> = (0..3 * n).map(|p| p / 3).collect();
    let cols: Vec<u64> = (0..3 * n).map(|p| (p * 7919) % n).collect();
    let vals: Vec<f64> = rows.iter().map(|i| if is_iso { 2.0 } else { (i % 5) as f64 }).collect();
    a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&binary(BinaryCode::Second))).unwrap();
    if is_iso {
        // One value for all.
        a.apply_bind1st(&Write { mask: None, accum: None, desc: NONE.desc }, &binary(BinaryCode::First), &Datum::of(&2.0), &a)
            .unwrap();
        a.nvals().unwrap();
    }
    a
}

fn sum(v: &Vector) -> f64 {
    let mut out = [0; 8];
    v.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).unwrap();
    f64::from_ne_bytes(out)
}

fn look(v: &Vector) {
    v.nvals().unwrap();
}

/// What `calls` made the counters go up by.
fn counted(calls: impl FnOnce()) -> Counters {
    let before = plan::counters();
    calls();
    // Whether a value is changed where it lies depends on who owns it when it comes to that.
    Counters { in_place: 0, ..plan::counters().since(&before) }
}

/// The JSON, and that explaining in any form computed nothing and left everything as it was.
fn explained(v: &Vector) -> Json {
    let mut text = String::new();
    let count = counted(|| {
        text = v.explain(Explain::Json).unwrap();
        assert!(v.explain(Explain::Text).unwrap().ends_with('\n'));
        assert_drawn(&v.explain(Explain::Dot).unwrap());
        assert_eq!(text, v.explain(Explain::Json).unwrap());
    });
    assert_eq!(count, Counters::default());
    Json::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn total(e: &Json) -> Counters {
    let keys = ["passes", "calls", "common", "read", "written"];
    let [passes, calls, common, read, written] = keys.map(|key| e.at("total").at(key).number());
    Counters { passes, calls, common, read, written, in_place: 0 }
}

/// Every edge joins two nodes that are declared before it, and braces close.
fn assert_drawn(dot: &str) {
    assert!(dot.starts_with("digraph explain {\n") && dot.ends_with("}\n"), "{dot}");
    assert_eq!(dot.matches('{').count(), dot.matches('}').count(), "{dot}");
    let mut nodes = Vec::new();
    for line in dot.lines().map(str::trim) {
        if let Some((from, to)) = line.strip_suffix(';').and_then(|edge| edge.split_once(" -> ")) {
            assert!(nodes.contains(&from) && nodes.contains(&to), "{line}\n{dot}");
        } else if let Some((name, _)) = line.split_once(" [").filter(|(name, _)| *name != "node") {
            assert!(!nodes.contains(&name), "{line} twice\n{dot}");
            nodes.push(name);
        }
    }
    assert!(!nodes.is_empty());
}

fn words(e: &Json, keys: &[&str], key: &str) -> Vec<String> {
    let list = keys.iter().fold(e, |e, key| e.at(key)).items();
    list.iter().map(|item| item.at(key).text().to_owned()).collect()
}

fn verdict(e: &Json, rule: Rule) -> String {
    let rulings = e.at("rewrites").items();
    rulings.iter().find(|r| r.at("name").text() == rule.name()).unwrap().at("verdict").text().to_owned()
}

/// Six calls on `a` and `b`, of which the last leaves its value in the vector that is given back.
fn chain(a: &Vector, b: &Vector) -> (Vector, Vector) {
    let (c, d) = (Vector::try_new(&fp64(), N).unwrap(), Vector::try_new(&fp64(), N).unwrap());
    c.ewise_add(&NONE, &binary(BinaryCode::Plus), a, b).unwrap();
    d.ewise_mult(&NONE, &binary(BinaryCode::Times), &c, a).unwrap();
    d.apply(&NONE, &unary(UnaryCode::Abs), &d).unwrap();
    d.apply_bind2nd(&NONE, &binary(BinaryCode::Minus), &d, &Datum::of(&1.5)).unwrap();
    d.ewise_add(&NONE, &binary(BinaryCode::Max), &d, b).unwrap();
    d.ewise_mult(&NONE, &binary(BinaryCode::Minus), &d, &c).unwrap();
    (c, d)
}

#[test]
fn a_chain_of_six_and_its_sum_are_one_pass() {
    let _turn = alone();
    let (a, b) = (full(), full());
    let (c, d) = chain(&a, &b);
    let e = explained(&d);
    assert_eq!(total(&e), Counters { passes: 1, calls: 6, common: 0, read: 3, written: 1, in_place: 0 });
    assert_eq!(e.at("total").at("written_if_summed").number(), 0);
    assert_eq!(
        words(&e, &["calls"], "operator"),
        ["PLUS_FP64", "TIMES_FP64", "ABS_FP64", "MINUS_FP64", "MAX_FP64", "MINUS_FP64"]
    );
    assert_eq!(words(&e, &["values"], "format"), ["full"; 3]);
    assert_eq!([verdict(&e, Rule::Chain), verdict(&e, Rule::Rows), verdict(&e, Rule::Sum)], ["applies", "does-not", "may"]);
    // Only the last is held by d, the first by c, which needs no product: it is left.
    let pass = &e.at("passes").items()[0];
    assert_eq!((pass.at("left").strings(), pass.at("passing").strings()), (vec!["c1"], vec!["c2", "c3", "c4", "c5"]));
    assert_eq!(
        counted(|| assert!(sum(&d).is_finite())),
        Counters { passes: 1, calls: 6, common: 0, read: 3, written: 0, in_place: 0 }
    );
    // d is asked for a second time, and c was passed over once: both are kept.
    let e = explained(&d);
    assert_eq!(words(&e.at("passes").items()[0], &["kept"], "why"), ["again", "asked"]);
    let predicted = total(&e);
    assert_eq!(counted(|| look(&d)), predicted);
    assert_eq!(counted(|| look(&c)), Counters::default());
}

#[test]
fn people_are_told_the_same() {
    let _turn = alone();
    let (a, b) = (full(), full());
    let (_c, d) = chain(&a, &b);
    let text = d.explain(Explain::Text).unwrap();
    for said in [
        "vector of FP64, 3000: recorded, 6 calls\n",
        "c1  ewise PLUS_FP64               v1 v2     FP64 3000, full       held by an object, read by c2 c6\n",
        "v3  FP64 3000, full, 3000 entries, one value for all\n",
        "looking at the value takes 1 pass\n  pass 1: c1 c2 c3 c4 c5 c6; 3000 places\n",
        "writes   c6 (24 KB): the pass is for it; not if it is only summed\n",
        "in all 1 of 6 values are stored",
        "  chain         applies    ",
        "  rows          does not   no recorded call is a product of a matrix and a vector\n",
    ] {
        assert!(text.contains(said), "{said}\nis not in\n{text}");
    }
    let dot = d.explain(Explain::Dot).unwrap();
    assert!(dot.contains("cluster_before") && dot.contains("cluster_pass1") && !dot.contains("cluster_pass2"), "{dot}");
    assert!(dot.contains("p1_c6 [shape=box, style=bold") && dot.contains("p1_c2 [shape=oval, style=dashed"), "{dot}");
}

#[test]
fn a_value_that_is_there_is_said_to_be() {
    let _turn = alone();
    let v = vector(5);
    let e = explained(&v);
    let object = e.at("object");
    assert_eq!((object.at("state").text(), object.at("entries").number()), ("there", 5));
    assert_eq!((object.at("kind").text(), object.at("type").text(), object.at("nminor").number()), ("vector", "FP64", N));
    assert!(e.at("calls").items().is_empty() && e.at("passes").items().is_empty());
    v.set_element(&Datum::of(&1.0), 2000).unwrap();
    assert_eq!(explained(&v).at("object").at("waiting").number(), 1);
    assert!(v.explain(Explain::Text).unwrap().contains("updates that wait: 1\n"));
    assert_eq!(v.nvals().unwrap(), 6);
    let a = graph(true);
    assert!(Json::read(&a.explain(Explain::Json).unwrap()).unwrap().at("object").at("iso").is_true());
    let text = a.explain(Explain::Text).unwrap();
    assert!(
        text.starts_with("matrix of FP64, 3000x3000: the value is there\n  sparse, 9000 entries, one value for all\n"),
        "{text}"
    );
    assert_drawn(&a.explain(Explain::Dot).unwrap());
    // What another object's look has made is there too, though nobody looked at this one.
    let (c, twin) = (Vector::try_new(&fp64(), N).unwrap(), full());
    c.ewise_add(&NONE, &binary(BinaryCode::Plus), &twin, &twin).unwrap();
    let copy = c.dup().unwrap();
    assert_eq!(explained(&copy).at("object").at("state").text(), "recorded");
    c.nvals().unwrap();
    assert_eq!(explained(&copy).at("object").at("state").text(), "there");
}

/// An iteration of PageRank but for the sum of the last vector, and the vectors that it is in: t, r, w.
fn pagerank(n: u64) -> [Vector; 3] {
    let [r, t, d, w] = [n; 4].map(|n| vector_of(n, n));
    let a = graph_of(n, false);
    let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Second, TypeCode::FP64);
    let plus = binary(BinaryCode::Plus);
    let accum = |op| Write { accum: Some(op), ..NONE };
    w.ewise_mult(&NONE, &binary(BinaryCode::Div), &t, &d).unwrap();
    r.assign_scalar(&NONE, Some(&Datum::of(&0.15)), Indices::All).unwrap();
    r.mxv(&accum(&plus), &s, &a, &w).unwrap();
    t.assign(&accum(&binary(BinaryCode::Minus)), &r, Indices::All).unwrap();
    t.apply(&NONE, &unary(UnaryCode::Abs), &t).unwrap();
    [t, r, w]
}

#[test]
fn an_iteration_of_pagerank_is_two_passes() {
    let _turn = alone();
    let [t, _r, _w] = pagerank(N);
    let e = explained(&t);
    assert_eq!(words(&e, &["passes"], "because"), ["gathered", "asked"]);
    assert_eq!(words(&e, &["calls"], "operation"), ["ewise", "mxv", "ewise_add", "ewise", "apply"]);
    // The product gathers from the matrix and the share.
    let gathers = e.at("passes").items()[1].at("gathers").strings();
    assert_eq!((gathers, words(&e, &["values"], "format")[2].as_str()), (vec!["v3", "c1"], "sparse"));
    // The share is made first; then the rank, which its object holds and whose way is long.
    assert_eq!(words(&e.at("passes").items()[1], &["kept"], "why"), ["heavy", "asked"]);
    assert_eq!(verdict(&e, Rule::Rows), "applies");
    let mut predicted = total(&e);
    predicted.written = e.at("total").at("written_if_summed").number();
    assert_eq!((predicted.passes, predicted.written), (2, 2));
    assert_eq!(counted(|| assert!(sum(&t).is_finite())), predicted);
}

#[test]
fn the_example_of_the_docs_is_what_is_written() {
    let _turn = alone();
    let [t, _r, _w] = pagerank(30_000);
    let docs = include_str!("../docs/explain.md");
    for line in t.explain(Explain::Text).unwrap().lines().filter(|line| !line.is_empty()) {
        assert!(docs.contains(&format!("\n    {line}\n")), "not in docs/explain.md: {line}");
    }
    trace::passes_to(Some(|line| LINES.lock().unwrap().push(line.to_owned())));
    sum(&t);
    trace::passes_to(None);
    let last = LINES.lock().unwrap().drain(..).next_back().unwrap();
    let (told, _) = last.rsplit_once(", \"ns\": ").unwrap();
    assert!(docs.replace("\n    ", "").contains(told), "not in docs/explain.md: {told}");
}

#[test]
fn matrices_are_explained_by_their_axes() {
    let _turn = alone();
    let none = Write { mask: None, accum: None, desc: NONE.desc };
    let places: Vec<u64> = (0..600).collect();
    let (rows, cols): (Vec<u64>, Vec<u64>) = places.iter().map(|p| (p / 30, p % 30)).unzip();
    let a = Matrix::try_new(&fp64(), 20, 30).unwrap();
    a.build(&rows, &cols, &DatumSlice::of(&places), None).unwrap();
    a.nvals().unwrap();
    let c = Matrix::try_new(&Type::of::<f32>(), 20, 30).unwrap();
    c.ewise_add(&none, &binary(BinaryCode::Plus), &a, &a).unwrap();
    let text = c.explain(Explain::Text).unwrap();
    // A value that is read twice is loaded once.
    for said in ["matrix of FP32, 20x30: recorded, 2 calls\n", "c2  cast ", "; 600 places\n", "reads    v1 (4800 B)\n"] {
        assert!(text.contains(said), "{said}\nis not in\n{text}");
    }
    assert!(c.explain(Explain::Json).unwrap().contains("\"nmajor\": 20, \"nminor\": 30"));
    let count = counted(|| {
        c.nvals().unwrap();
    });
    assert_eq!(count, Counters { passes: 1, calls: 2, common: 0, read: 1, written: 1, in_place: 0 });
}

/// Memory runs out at each allocation: an error, and everything is as it was.
#[test]
fn explaining_may_fail() {
    let _turn = alone();
    let (a, u, w) = (graph(false), full(), full());
    let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64);
    u.ewise_mult(&NONE, &binary(BinaryCode::Times), &u, &u).unwrap();
    w.mxv(&NONE, &s, &a, &u).unwrap();
    let want = w.explain(Explain::Json).unwrap();
    let mut failures = 0;
    for k in 0.. {
        fault::fail_after(k);
        let got = w.explain(Explain::Json);
        if fault::off() {
            assert_eq!(got.unwrap(), want);
            break;
        }
        assert_eq!(got.unwrap_err().kind(), ErrorKind::OutOfMemory);
        failures += 1;
    }
    assert!(failures > 0);
    assert_eq!(w.explain(Explain::Json).unwrap(), want);
}

#[test]
fn what_keeps_a_rewrite_from_applying_is_said() {
    let _turn = alone();
    let (a, b) = (full(), full());
    let (_c, d) = chain(&a, &b);
    plan::switch(Rule::Chain, false);
    let e = explained(&d);
    assert_eq!((verdict(&e, Rule::Chain), total(&e).passes), ("off".to_owned(), 6));
    assert_eq!(words(&e, &["passes"], "because")[..2], ["rule-off", "rule-off"]);
    plan::switch(Rule::Chain, true);
    // MIN of what only one value comes to is known beforehand: no pass over the rows.
    let (iso, w) = (graph(true), full());
    assert!(iso.is_iso().unwrap());
    w.mxv(&NONE, &Semiring::builtin(BinaryCode::Min, BinaryCode::First, TypeCode::FP64), &iso, &a).unwrap();
    w.apply(&NONE, &unary(UnaryCode::Abs), &w).unwrap();
    let e = explained(&w);
    assert_eq!(
        (words(&e, &["passes"], "kernel"), verdict(&e, Rule::Rows)),
        (vec!["own".into(), "fused".into()], "does-not".into())
    );
    assert_eq!(total(&e), counted(|| look(&w)));
}

/// Random calls on four vectors and two matrices.
fn program(seed: u64, matrices: &[Matrix; 2]) -> Vec<Vector> {
    let mut rng = Rng(seed);
    let mut vs: Vec<Vector> = (0..4).map(|_| vector([N, N, N - 100][rng.below(3) as usize])).collect();
    for _ in 0..3 + rng.below(14) {
        let [w, u, v] = [0; 3].map(|_| rng.below(4) as usize);
        let code = [BinaryCode::Plus, BinaryCode::Minus, BinaryCode::Min, BinaryCode::Second][rng.below(4) as usize];
        let (op, plus) = (binary(code), binary(BinaryCode::Plus));
        let how = if rng.below(3) == 0 { Write { accum: Some(&plus), ..NONE } } else { NONE };
        match rng.below(10) {
            0 | 1 => vs[w].ewise_add(&how, &op, &vs[u], &vs[v]).unwrap(),
            2 => vs[w].ewise_mult(&how, &op, &vs[u], &vs[v]).unwrap(),
            3 => vs[w].apply(&how, &unary(UnaryCode::AInv), &vs[u]).unwrap(),
            4 => vs[w].apply_bind2nd(&how, &op, &vs[u], &Datum::of(&3i8)).unwrap(),
            5 => vs[w].assign(&how, &vs[u], Indices::All).unwrap(),
            6 | 7 => {
                let mul = [BinaryCode::Second, BinaryCode::Times, BinaryCode::First][rng.below(3) as usize];
                let add = [BinaryCode::Plus, BinaryCode::Min][rng.below(2) as usize];
                let s = Semiring::builtin(add, mul, TypeCode::FP64);
                vs[w].mxv(&how, &s, &matrices[rng.below(2) as usize], &vs[u]).unwrap();
            }
            8 if u != w => vs[w] = vs[u].dup().unwrap(),
            _ => {
                sum(&vs[u]);
            }
        }
    }
    vs
}

#[test]
fn totals_are_what_the_counters_then_go_up_by() {
    let _turn = alone();
    let (mut recorded, mut several, mut own) = (0, 0, 0);
    let matrices = [graph(false), graph(true)];
    for seed in 0..400 {
        all_rules();
        let vs = program(seed, &matrices);
        if let Some(rule) = [None, None, Some(Rule::Chain), Some(Rule::Rows), Some(Rule::Sum)][seed as usize % 5] {
            plan::switch(rule, false);
        }
        for (k, v) in vs.iter().enumerate() {
            let e = explained(v);
            recorded += u64::from(e.at("object").at("state").text() == "recorded");
            several += u64::from(e.at("passes").items().len() > 1);
            own += words(&e, &["passes"], "kernel").iter().filter(|kernel| *kernel == "own").count();
            let mut predicted = total(&e);
            let is_summed = (seed + k as u64).is_multiple_of(3);
            let is_fused = e.at("passes").items().last().is_some_and(|pass| pass.at("kernel").text() == "fused");
            if is_summed && is_fused {
                predicted.written = e.at("total").at("written_if_summed").number();
            }
            let count = counted(|| {
                if is_summed {
                    sum(v);
                } else {
                    v.nvals().unwrap();
                }
            });
            assert_eq!(count, predicted, "seed {seed}, vector {k}:\n{}", v.explain(Explain::Text).unwrap());
        }
    }
    all_rules();
    assert!(recorded > 300 && several > 100 && own > 10, "{recorded} {several} {own}");
}

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

#[test]
fn each_pass_is_told_to_who_asks() {
    let _turn = alone();
    let (a, b) = (full(), full());
    let (c, d) = chain(&a, &b);
    trace::passes_to(Some(|line| LINES.lock().unwrap().push(line.to_owned())));
    sum(&d);
    d.nvals().unwrap();
    trace::passes_to(None);
    c.apply(&NONE, &unary(UnaryCode::Abs), &c).unwrap();
    c.nvals().unwrap();
    let lines: Vec<String> = LINES.lock().unwrap().drain(..).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    let [first, second] = [0, 1].map(|k| Json::read(&lines[k]).unwrap());
    assert_eq!(words(&first, &["pass"], "operator").len(), 6);
    assert_eq!(words(&first, &["pass"], "operator")[5], "MINUS_FP64");
    assert_eq!([first.at("written").number(), second.at("written").number()], [0, 2]);
    assert_eq!([first.at("read").number(), second.at("bytes_written").number()], [3, 2 * 8 * N]);
    assert!(second.at("ns").number() > 0 && first.at("nminor").number() == N);
    assert!(first.at("summed").is_true() && !second.at("summed").is_true());
}
