//! Every allocation of every call fails once: the call says so, changes nothing, loses nothing.
//!
//! Needs: `mem::fault`, which is global, so these tests take turns ([`alone`]), and this file is a
//! program of its own.
//! For each random program and k = 0, 1, 2, ... until nothing fails: the objects are made, the k-th
//! allocation of the call fails, and then
//! - the call returns OutOfMemory, or it managed without that block and its result is right;
//! - after an error every object has the content that it had, and the call works when repeated;
//! - when all is dropped, as many bytes are in use as before.

mod dynamic;
#[expect(dead_code, reason = "the engine tests use the rest")]
mod harness;
mod oracle;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::mem::{fault, scratch, stats};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, Semiring};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};
use graphblas::{ErrorKind, par};

use dynamic::open;
use harness::check::{check, compare_output, compare_value};
use harness::generate::{Family, program};
use harness::model::{self, Outcome};
use harness::program::{Id, Program};
use harness::session::{Refusal, Session};
use harness::shrink::shrink;
use harness::text;
use oracle::matrix::Mat;
use oracle::value::Val;

/// Programs per family.
const CASES: u64 = 60;

/// A test's turn. What its thread keeps is freed before the next one's: the end of the thread would free it while that one counts.
struct Turn(#[expect(dead_code, reason = "held")] MutexGuard<'static, ()>);

impl Drop for Turn {
    fn drop(&mut self) {
        scratch::release_all();
    }
}

fn alone() -> Turn {
    static TURN: Mutex<()> = Mutex::new(());
    Turn(TURN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// What came of one call with the k-th allocation failing.
enum Attempt {
    /// The allocation was never asked for.
    Unharmed,
    Failed,
    /// It failed and the call did without.
    Survived,
}

/// Failures and survivals of one program, or what went wrong.
type Outcomes = Result<(u64, u64), String>;

/// Runs `f` with the k-th allocation failing; whether one failed. A panic becomes an error.
fn with_fault<R>(k: u64, f: impl FnOnce() -> R) -> Result<(R, bool), String> {
    fault::fail_after(k);
    let result = catch_unwind(AssertUnwindSafe(f));
    let has_fired = !fault::off();
    result.map(|r| (r, has_fired)).map_err(|_| "panic".into())
}

fn unchanged(session: &dyn Session, start: &[Mat]) -> Result<(), String> {
    start.iter().enumerate().try_for_each(|(id, want)| is_unchanged(session, id, want))
}

fn is_unchanged(session: &dyn Session, id: Id, want: &Mat) -> Result<(), String> {
    match session.read(id) {
        Ok(got) if got.same(want) => Ok(()),
        Ok(got) => Err(format!("{} has changed to {}", text::object_name(id), text::content(&got))),
        Err(e) => Err(format!("{} {e}", text::object_name(id))),
    }
}

type Answer = Result<Option<(Val, bool)>, Refusal>;

/// Whether a call that did not run out of memory did what it should.
fn is_right(p: &Program, session: &dyn Session, start: &[Mat], answer: &Answer) -> Result<(), String> {
    let call = p.calls.last().ok_or("there is no call")?;
    let expected = model::outcomes(p, start, call);
    match (&expected[0], answer) {
        (Outcome::Object(_), Ok(_)) => compare_output(session, &expected, call.out).map(drop)?,
        (Outcome::Value(_), Ok(got)) => compare_value(&expected, got.clone(), call)?,
        (Outcome::Refused(kind), Err(e)) if *kind == e.kind => {}
        _ => return Err(format!("{answer:?}")),
    }
    let others = (0..start.len()).filter(|&id| id != call.out);
    others.map(|id| (id, &start[id])).try_for_each(|(id, want)| is_unchanged(session, id, want))
}

/// The last call of a new copy of the program with its k-th allocation failing.
fn attempt(p: &Program, k: u64) -> Result<Attempt, String> {
    let mut start = model::start(p);
    let mut session = open(p)?;
    let (last, before) = p.calls.split_last().ok_or("there is no call")?;
    for call in before {
        let outcome = model::outcomes(p, &start, call).remove(0);
        match (session.call(p, call), outcome) {
            (Ok(_), Outcome::Object(c)) => start[call.out] = c,
            (Ok(_), Outcome::Value(_)) | (Err(_), Outcome::Refused(_)) => {}
            (answer, _) => return Err(format!("before the last call: {answer:?}")),
        }
    }
    let (answer, has_fired) = with_fault(k, || session.call(p, last))?;
    match &answer {
        Err(e) if e.kind == ErrorKind::OutOfMemory && has_fired => {
            unchanged(&*session, &start)?;
            let again = session.call(p, last);
            is_right(p, &*session, &start, &again).map_err(|e| format!("repeated: {e}"))?;
            Ok(Attempt::Failed)
        }
        _ => {
            is_right(p, &*session, &start, &answer)?;
            Ok(if has_fired { Attempt::Survived } else { Attempt::Unharmed })
        }
    }
}

fn in_use() -> usize {
    scratch::release();
    stats::in_use()
}

/// How many allocations failed and how many were done without; or for which k what went wrong.
fn all_attempts(p: &Program) -> Outcomes {
    // Shared operators and types are made before the counting begins.
    attempt(p, u64::MAX >> 1)?;
    let (mut failed, mut survived) = (0, 0);
    for k in 0.. {
        let before = in_use();
        let result = attempt(p, k).map_err(|e| format!("allocation {k} fails: {e}"))?;
        let after = in_use();
        if after != before {
            return Err(format!("allocation {k} fails: {before} bytes in use before, {after} after"));
        }
        match result {
            Attempt::Unharmed => break,
            Attempt::Failed => failed += 1,
            Attempt::Survived => survived += 1,
        }
    }
    Ok((failed, survived))
}

fn scaled(count: u64) -> u64 {
    let factor = std::env::var("GRAPHBLAS_CASES").ok().and_then(|s| s.parse::<f64>().ok()).unwrap_or(1.0);
    ((count as f64 * factor) as u64).max(1)
}

/// A small program that is right without faults; of several calls only if there is one outcome.
fn small_program(family: Family, case: u64) -> Option<Program> {
    let mut p = program(family, case);
    if p.calls.iter().any(|c| c.uses_any()) {
        p.calls.truncate(1);
    }
    let places: usize = p.objects.iter().map(|o| p.extent(o.shape)).map(|(r, c)| r * c).sum();
    (places < 1500 && check(&p, open).is_ok()).then_some(p)
}

fn report(name: &str, case: u64, p: &Program, first: &str, run: &dyn Fn(&Program) -> Outcomes) -> String {
    let small = shrink(p, &|q| check(q, open).is_ok() && run(q).is_err());
    let why = run(&small).err().unwrap_or_else(|| "no error when run again".into());
    format!("\ncase fault/{name}/{case}: {first}\n{}# {why}\n", text::program(&small))
}

fn every_family(what: &str, run: &dyn Fn(&Program) -> Outcomes) {
    let _turn = alone();
    let mut wrong = Vec::new();
    for family in Family::all() {
        let (mut programs, mut failed, mut survived) = (0, 0, 0);
        // Steps of a prime walk through all combinations of mask, accumulator and descriptor.
        for case in (0..scaled(CASES)).map(|n| n * 37) {
            let Some(p) = small_program(family, case) else { continue };
            match run(&p) {
                Ok((f, s)) => (programs, failed, survived) = (programs + 1, failed + f, survived + s),
                Err(e) => {
                    wrong.push(report(&family.name(), case, &p, &e, run));
                    break;
                }
            }
        }
        println!("{what} {:<24} {programs:>5} programs {failed:>7} failures {survived:>5} survived", family.name());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn calls_survive_every_failing_allocation() {
    every_family("call", &all_attempts);
}

/// Making the objects of a program: constructors, build, single elements, storage formats.
#[test]
fn making_objects_survives_every_failing_allocation() {
    every_family("make", &|p| {
        drop(open(p)?);
        let mut failed = 0;
        for k in 0.. {
            let before = in_use();
            let (made, has_fired) = with_fault(k, || open(p).map(drop))?;
            match made {
                Err(e) if has_fired && e.contains("OutOfMemory") => failed += 1,
                Err(e) => return Err(format!("allocation {k} fails: {e}")),
                Ok(()) => {}
            }
            if in_use() != before {
                return Err(format!("allocation {k} fails: {before} bytes in use before, {} after", in_use()));
            }
            if !has_fired {
                break;
            }
        }
        Ok((failed, 0))
    });
}

/// Reading everything, with updates pending: nvals, elements, tuples, and a copy.
#[test]
fn reading_survives_every_failing_allocation() {
    every_family("read", &|p| {
        let start = model::start(p);
        let mut failed = 0;
        for k in 0.. {
            let before = in_use();
            let session = open(p)?;
            let read_all = || (0..start.len()).try_for_each(|id| session.read_copy(id).and(session.read(id)).map(drop));
            let (result, has_fired) = with_fault(k, read_all)?;
            match result {
                Err(e) if has_fired && e.contains("OutOfMemory") => failed += 1,
                Err(e) => return Err(format!("allocation {k} fails: {e}")),
                Ok(()) => {}
            }
            unchanged(&*session, &start).map_err(|e| format!("allocation {k} fails: {e}"))?;
            drop(session);
            if in_use() != before {
                return Err(format!("allocation {k} fails: {before} bytes in use before, {} after", in_use()));
            }
            if !has_fired {
                break;
            }
        }
        Ok((failed, 0))
    });
}

/// Calls `call` with each of its allocations failing, on objects with so many entries each, which it is to have `want` of.
fn each_fails<T>(
    fresh: impl Fn() -> T,
    call: impl Fn(&T) -> graphblas::Result<()>,
    nvals: impl Fn(&T) -> graphblas::Result<u64>,
    (first, want): (u64, u64),
) {
    let mut failed = 0;
    for k in 0.. {
        scratch::release_all();
        let w = fresh();
        let ((called, made), has_fired) = with_fault(k, || {
            let called = call(&w);
            let made = if called.is_ok() { nvals(&w).map(drop) } else { Ok(()) };
            (called, made)
        })
        .unwrap();
        // A call that was only recorded is made when somebody looks, and again when that failed.
        let left = if called.is_ok() { want } else { first };
        for e in [called, made].into_iter().filter_map(Result::err) {
            assert!(has_fired && e.kind() == ErrorKind::OutOfMemory, "allocation {k} fails: {e}");
            failed += 1;
        }
        assert_eq!(nvals(&w).unwrap(), left, "allocation {k} fails");
        if !has_fired {
            break;
        }
    }
    assert!(failed > 5, "{failed} allocations failed");
}

/// Products of a pushed vector that are brought together by ranges of columns, for a list and for a dense result: too many for the
/// programs above. By one thread, which that takes more than 2^22 columns for.
#[test]
fn long_pushes_survive_every_failing_allocation() {
    let _turn = alone();
    let threads = par::threads();
    par::set_threads(1);
    let (n, ty) = (1u64 << 23, Type::of::<f64>());
    let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64);
    for (rows, each) in [(10_000, 2), (70_000, 8)] {
        let row: Vec<u64> = (0..rows * each).map(|t| t / each * 101).collect();
        // All over, and no column twice in a row.
        let col: Vec<u64> = (0..rows * each).map(|t| (t * 2_654_435_761) % n).collect();
        let ones = vec![1.0f64; row.len()];
        let (a, u) = (Matrix::try_new(&ty, n, n).unwrap(), Vector::try_new(&ty, n).unwrap());
        a.build(&row, &col, &DatumSlice::of(&ones), None).unwrap();
        let places: Vec<u64> = (0..rows).map(|k| k * 101).collect();
        u.build(&places, &DatumSlice::of(&ones[..places.len()]), None).unwrap();
        let want = col.iter().collect::<std::collections::HashSet<_>>().len() as u64;
        let fresh = || {
            let w = Vector::try_new(&ty, n).unwrap();
            w.build(&[7], &DatumSlice::of(&[3.0f64]), None).unwrap();
            w
        };
        each_fails(fresh, |w| w.vxm(&Write::default(), &s, &u, &a), Vector::nvals, (1, want));
    }
    par::set_threads(threads);
}

/// Unions of lists by two threads, whose results are larger than the entries that are looked at promise: what each thread wrote to
/// the block that was guessed, and to one of its own, is brought together.
#[test]
fn guessed_unions_survive_every_failing_allocation() {
    let _turn = alone();
    let threads = par::threads();
    par::set_threads(2);
    // So many entries in each row, of which so many at the start coincide.
    let (nrows, width, alike, ty) = (60u64, 2500u64, 200u64, Type::of::<f64>());
    let operand = |odd: u64| {
        let row: Vec<u64> = (0..nrows * width).map(|t| t / width).collect();
        let column = |j: u64| if j < alike { j } else { 2 * j + odd };
        let col: Vec<u64> = (0..nrows * width).map(|t| column(t % width)).collect();
        let a = Matrix::try_new(&ty, nrows, 40 * width).unwrap();
        a.build(&row, &col, &DatumSlice::of(&vec![1.0 + odd as f64; row.len()]), None).unwrap();
        a
    };
    let (a, b) = (operand(0), operand(1));
    let fresh = || {
        let c = Matrix::try_new(&ty, nrows, 40 * width).unwrap();
        c.set_element(&Datum::of(&7.0), 1, 1).unwrap();
        c
    };
    let plus = BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64);
    let want = nrows * (2 * width - alike);
    each_fails(fresh, |c| c.ewise_add(&Write::default(), &plus, &a, &b), Matrix::nvals, (1, want));
    par::set_threads(threads);
}

/// W = W A under a mask, where W's block becomes the product's: W is what it was, or the product, whatever fails.
#[test]
fn products_in_their_operands_block_survive_every_failing_allocation() {
    let _turn = alone();
    let (n, ty, threads) = (20_000u64, Type::of::<f64>(), par::threads());
    let s = Semiring::builtin(BinaryCode::Plus, BinaryCode::First, TypeCode::FP64);
    let a = Matrix::try_new(&ty, n, n).unwrap();
    let (row, col): (Vec<u64>, Vec<u64>) = (0..8 * n).map(|t| (t / 8, (t * 7919 + t % 13) % n)).unzip();
    a.build(&row, &col, &DatumSlice::of(&vec![1.0; row.len()]), Some(&BinaryOp::builtin(BinaryCode::First, TypeCode::FP64)))
        .unwrap();
    let dense = |value: fn(u64) -> f64, one_in: u64| {
        let w = Matrix::try_new(&ty, 3, n).unwrap();
        let (row, col): (Vec<u64>, Vec<u64>) = (0..3 * n).filter(|t| t % one_in > 0).map(|t| (t / n, t % n)).unzip();
        let vals: Vec<f64> = (0..row.len() as u64).map(value).collect();
        w.build(&row, &col, &DatumSlice::of(&vals), None).unwrap();
        w.wait().unwrap();
        w
    };
    let mask = dense(|_| 1.0, 2);
    let desc = Descriptor { replace: true, mask_structure: true, transpose1: true, ..Descriptor::default() };
    let call = |w: &Matrix| w.mxm(&Write { mask: Some(&mask), accum: None, desc }, &s, w, &a);
    let content = |w: &Matrix| {
        let nvals = w.nvals()? as usize;
        let mut all = (vec![0; nvals], vec![0; nvals], vec![0u8; 8 * nvals]);
        w.extract_tuples(Some(&mut all.0), Some(&mut all.1), Some((&ty, &mut all.2)))?;
        graphblas::Result::Ok(all)
    };
    let fresh = || dense(|t| (t % 1000) as f64, 5);
    for used in [1, 2] {
        par::set_threads(used);
        let first = content(&fresh()).unwrap();
        // What a copy keeps cannot be given up.
        let w = fresh();
        let kept = w.dup().unwrap();
        call(&w).unwrap();
        let made = content(&w).unwrap();
        assert!(content(&kept).unwrap() == first && made != first);
        let nvals = |w: &Matrix| {
            let now = content(w)?;
            assert!(now == first || now == made);
            Ok(now.0.len() as u64)
        };
        each_fails(fresh, call, nvals, (first.0.len() as u64, made.0.len() as u64));
    }
    par::set_threads(threads);
}

/// A vector that is marked step by step: what waits stays, and waits, when there is no memory to join it.
#[test]
fn marks_survive_every_failing_allocation() {
    let _turn = alone();
    let (n, ty) = (300_000u64, Type::of::<bool>());
    let masks: Vec<Vector> = (0..3u64)
        .map(|step| {
            let m = Vector::try_new(&ty, n).unwrap();
            let places: Vec<u64> = (0..500).map(|k| (k * 599 + step * 1000) % n).collect();
            m.build_scalar(&places, &Datum::of(&true)).unwrap();
            m.wait().unwrap();
            m
        })
        .collect();
    let structure = Descriptor { mask_structure: true, ..Descriptor::default() };
    let (mut failed, yes) = (0, Datum::of(&true));
    for k in 0.. {
        scratch::release_all();
        let w = Vector::try_new(&ty, n).unwrap();
        let mut made = 0;
        let (done, has_fired) = with_fault(k, || {
            for m in &masks {
                w.assign_scalar(&Write { mask: Some(m), accum: None, desc: structure }, Some(&yes), Indices::All)?;
                made += 1;
            }
            // Another value: what was marked is spelt out, or joined, before.
            w.set_element(&Datum::of(&false), 7)?;
            made += 1;
            w.nvals().map(drop)
        })
        .unwrap();
        if let Err(e) = done {
            assert!(has_fired && e.kind() == ErrorKind::OutOfMemory, "allocation {k} fails: {e}");
            failed += 1;
        }
        let mut want: std::collections::HashSet<u64> =
            (0..made.min(3)).flat_map(|step| (0..500).map(move |k| (k * 599 + step * 1000) % n)).collect();
        if made == 4 {
            want.insert(7);
        }
        assert_eq!(w.nvals().unwrap(), want.len() as u64, "allocation {k} fails");
        w.glance(0).unwrap().check().unwrap();
        if !has_fired {
            break;
        }
    }
    assert!(failed > 5, "{failed} allocations failed");
}
