//! Fused and not fused are the same: random programs with recording off, on, and on without each rewrite.
//!
//! Needs: the public API, the programs of `harness`. `GRAPHBLAS_CASES`, `GRAPHBLAS_CASE` and `GRAPHBLAS_SEED` as in
//! `engine.rs`; a failure prints the smallest program that shows it, which can become a case of `programs/fixed.gbt`. What
//! the calls mean is compared with the specification in `engine.rs`; here nothing but the ways to make them.

#[allow(dead_code, reason = "of the harness this target uses a part")]
mod dynamic;
#[allow(dead_code, reason = "of the harness this target uses a part")]
mod harness;
#[allow(dead_code, reason = "of the harness this target uses a part")]
mod oracle;
#[path = "programs/mod.rs"]
mod programs;

use std::collections::HashSet;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use graphblas::dynamic::{Vector, check_laws};
use graphblas::plan::Rule;

use dynamic::handles;
use harness::program::Verb;
use harness::suite::scaled;
use harness::{parse, rng};
use oracle::ops::BinOp;
use oracle::user::{self, UserBin};
use oracle::value::{Ty, Val};
use programs::compare::{Tally, check, report};
use programs::run::Mode;
use programs::scenes::program;

/// Programs of a run.
const PROGRAMS: u64 = 20_000;

/// Recording and rewrites are the process's.
static ALONE: Mutex<()> = Mutex::new(());

fn threads(case: u64) -> usize {
    1 + case as usize % 3
}

#[test]
fn random_programs_are_the_same_in_every_mode() {
    let _turn = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let started = Instant::now();
    let one = std::env::var("GRAPHBLAS_CASE").ok().and_then(|s| s.parse::<u64>().ok());
    let cases = one.map_or(0..scaled(PROGRAMS), |case| case..case + 1);
    let (mut tally, mut calls) = (Tally::new(), 0);
    for case in cases.clone() {
        let p = program(case);
        calls += p.calls.len();
        if let Err(failure) = check(&p, threads(case), &mut tally) {
            panic!("{}", report(case, &p, &failure));
        }
    }
    let ms = started.elapsed().as_millis();
    let count = cases.end - cases.start;
    let mut text = format!("{count} programs, {calls} calls ({} refused), {ms} ms, seed {}\n", tally.refused, rng::seed());
    for (mode, c) in &tally.modes {
        let line = format!("  {:<20} {:>7} passes {:>7} calls {:>7} written\n", mode.name(), c.passes, c.calls, c.written);
        text.push_str(&line);
    }
    let _ = std::io::stderr().write_all(text.as_bytes());
    assert_eq!(tally.at_once.passes, 0, "the calls to compare with were recorded");
    if count >= 500 {
        assert!(tally.refused * 20 < calls, "{} of {calls} calls are refused", tally.refused);
        let on = tally.of(Mode::Recorded);
        assert!(on.calls > count, "{on:?}: too little is recorded");
        assert!(on.calls * 10 > on.passes * 12, "{on:?}: too little is made together");
        for rule in Rule::ALL {
            assert!(tally.of(Mode::Without(rule)) != on, "{} does nothing", rule.name());
        }
    }
}

/// Programs on which modes differed once, and one for each thing that is made together.
#[test]
fn fixed_programs_are_the_same_in_every_mode() {
    let _turn = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let cases = parse::cases(include_str!("programs/fixed.gbt")).unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        for threads in 1..=2 {
            if let Err(failure) = check(&case.program, threads, &mut Tally::new()) {
                panic!("{}: {}: {}", case.name, failure.mode.name(), failure.why);
            }
        }
    }
}

/// What `handles` declares of users' operators is so.
#[test]
fn users_operators_obey_what_is_declared() {
    for u in UserBin::ALL {
        let op = handles::binary(BinOp::User(u));
        let values = Vector::try_new(&op.xtype(), 40).unwrap();
        for k in 0..40u8 {
            let x = match u.xty() {
                Ty::U3 => Val::User(
                    Ty::U3,
                    (0..3u8).map(|at| if k < 8 { (k >> at & 1) * 255 } else { k.wrapping_mul(at + 37) }).collect(),
                ),
                Ty::U16 => user::u16(i64::from(k) % 5 - 2, i64::from(k) << k),
                ty => Val::small(ty, i64::from(k)),
            };
            values.set_element(&handles::datum(&x, &x.to_bytes()), u64::from(k)).unwrap();
        }
        check_laws(&op, Some(&values)).unwrap();
    }
}

/// The programs have what this file promises.
#[test]
fn nothing_is_left_out() {
    let (mut verbs, mut masks, mut aliased, mut large, mut refused) = (HashSet::new(), HashSet::new(), 0, 0, 0);
    for case in 0..2000 {
        let p = program(case);
        assert!(p.calls.len() <= programs::draw::MOST);
        large += usize::from(p.dims.iter().any(|d| matches!(d, harness::program::Dim::Free(n) if *n >= 1000)));
        refused += usize::from(p.calls.is_empty());
        for call in &p.calls {
            verbs.insert((call.verb, p.objects[call.out].shape.is_vector()));
            masks.insert((call.mask.is_some(), call.desc.is_structural, call.desc.is_complemented, call.accum.is_some()));
            aliased += usize::from(call.ins.contains(&call.out) || call.mask == Some(call.out));
        }
    }
    assert!(Verb::ALL.iter().all(|&v| verbs.iter().any(|(verb, _)| *verb == v)), "{verbs:?}");
    assert_eq!(masks.len(), 16);
    assert!(aliased > 500 && large > 5 && refused < 20, "{aliased} aliased, {large} large, {refused} empty");
}
