//! Running many cases: how many, in which order, and what is printed.
//!
//! Needs: a generator. Gives: [`run`]: passes, or panics with the smallest failing program.
//! `GRAPHBLAS_CASES=3` runs three times as many cases, `GRAPHBLAS_CASES=0.1` a tenth.
//! `GRAPHBLAS_CASE=17` runs only case 17 of each family; `GRAPHBLAS_SEED=5` makes all cases others.

use std::io::Write as _;
use std::time::Instant;

use super::check::{Failure, check};
use super::program::Program;
use super::rng::seed;
use super::session::Open;
use super::shrink::shrink;
use super::text;

/// Runs the cases `0..count` of a family.
pub fn run(name: &str, count: u64, open: Open, generate: &dyn Fn(u64) -> Program) {
    let started = Instant::now();
    let cases = match std::env::var("GRAPHBLAS_CASE").ok().and_then(|s| s.parse::<u64>().ok()) {
        Some(one) => one..one + 1,
        None => 0..scaled(count),
    };
    let (mut calls, mut objects) = (0, 0);
    for case in cases.clone() {
        let p = generate(case);
        calls += p.calls.len();
        objects += p.objects.len();
        if let Err(failure) = check(&p, open) {
            panic!("{}", report(name, case, &p, &failure, open));
        }
    }
    // Past the capture of the test harness, so that every run shows what it covered.
    let ms = started.elapsed().as_millis();
    let line = format!(
        "{name:<26} {:>7} cases {calls:>7} calls {objects:>7} objects {ms:>6} ms, seed {}\n",
        cases.end - cases.start,
        seed()
    );
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// So many, times what `GRAPHBLAS_CASES` says.
pub fn scaled(count: u64) -> u64 {
    let factor = std::env::var("GRAPHBLAS_CASES").ok().and_then(|s| s.parse::<f64>().ok()).unwrap_or(1.0);
    ((count as f64 * factor) as u64).max(1)
}

/// The smallest program that fails, and how.
fn report(name: &str, case: u64, p: &Program, failure: &Failure, open: Open) -> String {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let small = shrink(p, &|q| check(q, open).is_err());
    let why = check(&small, open).err().unwrap_or_else(|| failure.clone());
    std::panic::set_hook(hook);
    let place = why.call.map_or("before the calls".into(), |k| format!("call {}", k + 1));
    format!(
        "\ncase {name}/{case}    # {place}, GRAPHBLAS_SEED={}\n{}# {}\n",
        seed(),
        text::program(&small),
        why.message.replace('\n', "\n# ")
    )
}
