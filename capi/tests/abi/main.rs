//! The C library against the specification oracle, through its exported functions only.
//!
//! Needs: the shared library that cargo built, opened while the test runs; the oracle, the harness
//! and the cases of `tests/`, which the Rust API is tested with. `GRAPHBLAS_CASES` multiplies the
//! number of random cases, `GRAPHBLAS_SEED` makes all of them others, `GRAPHBLAS_FAMILY` runs the
//! families whose names contain it; a failure prints the smallest program that shows it.
//! Cost: two to three minutes on one core.
#![cfg(target_os = "linux")]

// Under this name the modules of `tests/` know the crate.
extern crate engine as graphblas;

#[path = "../built/mod.rs"]
mod built;
mod calls;
#[path = "../../../tests/cases/mod.rs"]
mod cases;
mod coverage;
#[path = "../../../tests/laws/errors.rs"]
mod errors;
#[path = "../../../tests/harness/mod.rs"]
#[expect(dead_code, reason = "the tests of the Rust API use the rest")]
mod harness;
mod indices;
mod library;
mod objects;
#[path = "../../../tests/oracle/mod.rs"]
mod oracle;
mod reductions;
mod scalars;
mod session;
mod status;
mod values;
mod way;

// The session that the cases run on.
use session::open;

/// Cases of each family that one thing is made wrong in.
const BROKEN: u64 = 160;
/// Where the cases lie.
const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests");

use std::sync::Mutex;

use harness::generate::{Family, program, sequence};
use harness::program::Program;
use harness::suite::run;

/// Cases of each family: twenty-five rounds through all combinations of mask, accumulator and descriptor.
const CASES: u64 = 2000;
/// Programs of several calls.
const SEQUENCES: u64 = 32_000;

/// The program of a case; three of four large ones give way to small ones of the same combination,
/// because the session on the Rust API runs them all.
fn chosen(family: Family, case: u64) -> Program {
    // Steps that change neither the combination nor the kind of index list.
    let mut candidates = (0..20).map(|k| program(family, case + 8_000 * k));
    let is_small = |p: &Program| p.objects.iter().all(|o| p.extent(o.shape).0 * p.extent(o.shape).1 <= 1000);
    candidates.find(|p| is_small(p) || case.is_multiple_of(4)).unwrap_or_else(|| program(family, case))
}

type Job = Box<dyn FnOnce() + Send>;

/// Everything that is drawn at random, the longest first.
fn jobs() -> Vec<(String, Job)> {
    let mut jobs: Vec<(String, Job)> = Vec::new();
    jobs.push(("sequence".into(), Box::new(|| run("sequence", SEQUENCES, open, &sequence))));
    for family in Family::all() {
        let name = family.name();
        jobs.push((name.clone(), Box::new(move || run(&name, CASES, open, &|case| chosen(family, case)))));
    }
    jobs
}

/// All random programs, and that they have reached everything that they are meant to reach. One
/// test, because the second half needs the end of the first.
#[test]
fn random_programs_reach_every_variant() {
    let only = std::env::var("GRAPHBLAS_FAMILY").unwrap_or_default();
    let mut jobs = jobs();
    jobs.retain(|(name, _)| name.contains(&only));
    jobs.reverse();
    let queue = Mutex::new(jobs);
    let next = || queue.lock().expect("nothing panics while it is held").pop();
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get().min(4));
    std::thread::scope(|scope| {
        let work = || {
            while let Some((_, job)) = next() {
                job();
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            // The report of a failing program is the message of this panic.
            worker.join().unwrap_or_else(|report| std::panic::resume_unwind(report));
        }
    });
    // A part of the cases reaches a part of the functions.
    let is_whole = ["GRAPHBLAS_FAMILY", "GRAPHBLAS_CASE", "GRAPHBLAS_CASES"].iter().all(|v| std::env::var_os(v).is_none());
    if is_whole {
        coverage::check();
    }
}
