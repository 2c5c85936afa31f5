//! One program in all modes, and the smallest on which two modes differ.
//!
//! Needs: `run`. Gives: [`check`], [`report`], [`Tally`]: what the engine counted in each mode.

use std::panic::{AssertUnwindSafe, catch_unwind};

use graphblas::plan::{self, Counters};

use super::run::{Mode, difference, run};
use crate::harness::program::Program;
use crate::harness::rng::seed;
use crate::harness::shrink::shrink;
use crate::harness::text;

/// Characters of a printed line at most: large objects are known by the number of their program.
const LINE: usize = 4000;

/// Passes, and what went through them, in each recorded mode.
pub struct Tally {
    pub modes: Vec<(Mode, Counters)>,
    /// Of calls that were not recorded: always none.
    pub at_once: Counters,
    /// Calls that gave an error, and had to in every mode.
    pub refused: usize,
}

/// A mode whose results are not those of calls one by one.
pub struct Failure {
    pub mode: Mode,
    pub threads: usize,
    pub why: String,
}

impl Tally {
    pub fn new() -> Tally {
        Tally {
            modes: Mode::recorded().into_iter().map(|m| (m, Counters::default())).collect(),
            at_once: Counters::default(),
            refused: 0,
        }
    }

    pub fn of(&self, mode: Mode) -> Counters {
        self.modes.iter().find(|(m, _)| *m == mode).expect("every mode is counted").1
    }
}

/// Runs the program in every mode; reading by one thread is what all are compared with.
pub fn check(p: &Program, threads: usize, tally: &mut Tally) -> Result<(), Failure> {
    let before = plan::counters();
    let want = caught(p, Mode::AtOnce, 1).map_err(|why| Failure { mode: Mode::AtOnce, threads: 1, why })?;
    add(&mut tally.at_once, before);
    tally.refused += want.refused();
    for (mode, counts) in &mut tally.modes {
        let before = plan::counters();
        let got = caught(p, *mode, threads);
        add(counts, before);
        let why = match &got {
            Ok(got) => difference(&want, got, &|k| name(p, k)),
            Err(why) => Some(why.clone()),
        };
        if let Some(why) = why {
            return Err(Failure { mode: *mode, threads, why });
        }
    }
    Ok(())
}

fn add(to: &mut Counters, before: Counters) {
    let new = plan::counters().since(&before);
    to.passes += new.passes;
    to.calls += new.calls;
    to.common += new.common;
    to.read += new.read;
    to.written += new.written;
}

/// A panic is a failure like any other.
fn caught(p: &Program, mode: Mode, threads: usize) -> Result<super::run::Seen, String> {
    catch_unwind(AssertUnwindSafe(|| run(p, mode, threads))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned().or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()));
        Err(format!("panic: {}", text.unwrap_or_default()))
    })
}

fn name(p: &Program, k: usize) -> String {
    if k < p.objects.len() { text::object_name(k) } else { "a copy made before the calls".into() }
}

/// How one mode differs from calls one by one; the reference's own failure counts as well.
fn differs(p: &Program, mode: Mode, threads: usize) -> Option<String> {
    match (caught(p, Mode::AtOnce, 1), caught(p, mode, threads)) {
        (Ok(want), Ok(got)) => difference(&want, &got, &|k| name(p, k)),
        (Err(why), _) | (_, Err(why)) => Some(why),
    }
}

/// The smallest program that fails, in the form of `tests/cases/*.gbt`, and how.
pub fn report(case: u64, p: &Program, failure: &Failure) -> String {
    let Failure { mode, threads, why } = failure;
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let small = shrink(p, &|q| differs(q, *mode, *threads).is_some());
    let why = differs(&small, *mode, *threads).unwrap_or_else(|| format!("{why}\n(not every time)"));
    std::panic::set_hook(hook);
    let cut = |line: &str| line.chars().take(LINE).collect::<String>();
    let lines: String = text::program(&small).lines().map(|line| cut(line) + "\n").collect();
    format!(
        "\ncase programs/{case}    # {}, {threads} threads, GRAPHBLAS_SEED={}\n{lines}# {}\n",
        mode.name(),
        seed(),
        why.replace('\n', "\n# ")
    )
}
