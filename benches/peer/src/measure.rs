//! Times two call sequences in turns, or one alone.
//! Needs:   `Op`s that are set up; nothing else running on the machine.
//! Gives:   the median time of a call with its wait, and the last outputs for comparison.
//! Cost:    a warm-up, then at least 5 samples a side (3 when a call takes over 2 s); about half a second for fast calls.
//!
//! A sample of a fast call is the mean of several. Sides alternate, and who goes first alternates too. Before each sample
//! both thread pools get time to fall asleep: OpenMP workers spin for some milliseconds after a call and would take a core.

use std::time::{Duration, Instant};

use crate::Result;
use crate::case::{Op, Output};

/// How long and how often; times in seconds.
#[derive(Clone, Copy)]
pub struct Plan {
    /// Aim for both sides together.
    pub budget: f64,
    /// Pause before a sample.
    pub settle: Duration,
}

impl Plan {
    /// For a thread count and a time budget in seconds.
    pub fn new(threads: usize, budget: f64) -> Plan {
        Plan { budget, settle: if threads > 1 { Duration::from_millis(8) } else { Duration::ZERO } }
    }
}

const SLOW_CALL: f64 = 2.0;
const SLOW_SAMPLES: usize = 3;
const MIN_SAMPLES: usize = 5;
const MAX_SAMPLES: usize = 25;
const SAMPLE_SECONDS: f64 = 0.002;
/// Seconds of a call from which on a cold start does not matter.
const WARMED_BELOW: f64 = 0.02;
const MAX_CALLS_PER_SAMPLE: usize = 2000;

/// Both sides in seconds a call: medians, and the fastest samples, which other programs disturb least.
pub struct Timing {
    /// First side.
    pub first: f64,
    /// Second side.
    pub second: f64,
    /// Fastest sample of each side.
    pub fastest: (f64, f64),
    /// Samples behind each median.
    pub samples: usize,
}

/// One side of a comparison, which can do the same again and again.
pub trait Side {
    /// Mean seconds of `calls` calls, after one that is not counted if the sample is to be warm.
    fn sample(&mut self, calls: usize, is_warm: bool) -> Result<f64>;
}

/// An `Op` with its current output.
pub struct Runner<'a> {
    op: &'a Op,
    output: Option<Output>,
}

impl<'a> Runner<'a> {
    /// Nothing run yet.
    pub fn new(op: &'a Op) -> Runner<'a> {
        Runner { op, output: None }
    }

    /// Output of the last run.
    pub fn output(&self) -> Option<&Output> {
        self.output.as_ref()
    }

    /// One call and its wait; the old output is freed and the new one made before the clock starts.
    pub fn once(&mut self) -> Result<f64> {
        if !self.op.is_in_place {
            self.output = None;
        }
        let mut output = match self.output.take() {
            Some(kept) => kept,
            None => (self.op.fresh)()?,
        };
        let start = Instant::now();
        (self.op.run)(&mut output)?;
        output.wait()?;
        let seconds = start.elapsed().as_secs_f64();
        self.output = Some(output);
        Ok(seconds)
    }

    /// A second run, unless the first one, which took `first` seconds, was slow: an estimate of the time of a call.
    pub fn warm_up(&mut self, first: f64) -> Result<f64> {
        if first > SLOW_CALL { Ok(first) } else { self.once() }
    }
}

impl Side for Runner<'_> {
    fn sample(&mut self, calls: usize, is_warm: bool) -> Result<f64> {
        if is_warm {
            self.once()?;
        }
        let mut total = 0.0;
        for _ in 0..calls {
            total += self.once()?;
        }
        Ok(total / calls as f64)
    }
}

fn settled_sample(side: &mut impl Side, calls: usize, is_warm: bool, plan: Plan) -> Result<f64> {
    if !plan.settle.is_zero() {
        std::thread::sleep(plan.settle);
    }
    side.sample(calls, is_warm)
}

/// Both sides in turns; both must have been warmed up, `estimates` are what that returned.
pub fn in_turns<S: Side>(first: &mut S, second: &mut S, estimates: (f64, f64), plan: Plan) -> Result<Timing> {
    let slower = estimates.0.max(estimates.1);
    let samples = samples_within(slower, estimates.0 + estimates.1, plan);
    let (calls_first, calls_second) = (calls_per_sample(estimates.0), calls_per_sample(estimates.1));
    let is_warm = is_warmed(slower);
    let (mut times_first, mut times_second) = (Vec::new(), Vec::new());
    for turn in 0..samples {
        if turn % 2 == 0 {
            times_first.push(settled_sample(first, calls_first, is_warm, plan)?);
            times_second.push(settled_sample(second, calls_second, is_warm, plan)?);
        } else {
            times_second.push(settled_sample(second, calls_second, is_warm, plan)?);
            times_first.push(settled_sample(first, calls_first, is_warm, plan)?);
        }
    }
    let (first, second) = (median(&mut times_first), median(&mut times_second));
    // median has sorted the times.
    Ok(Timing { first, second, fastest: (times_first[0], times_second[0]), samples })
}

/// One side alone, warm-up included.
pub fn alone(op: &Op, plan: Plan) -> Result<f64> {
    let mut runner = Runner::new(op);
    let first = runner.once()?;
    let estimate = runner.warm_up(first)?;
    let mut times = Vec::new();
    for _ in 0..samples_within(estimate, estimate, plan) {
        times.push(settled_sample(&mut runner, calls_per_sample(estimate), is_warmed(estimate), plan)?);
    }
    Ok(median(&mut times))
}

fn samples_within(slower: f64, both: f64, plan: Plan) -> usize {
    if slower > SLOW_CALL {
        return SLOW_SAMPLES;
    }
    let one = both.max(2.0 * SAMPLE_SECONDS) + 2.0 * plan.settle.as_secs_f64();
    ((plan.budget / one) as usize).clamp(MIN_SAMPLES, MAX_SAMPLES)
}

/// Whether each sample begins with a call that is not counted: after the pause caches are cold and workers asleep. The
/// same for both sides, so that warm calls are not compared with cold ones.
fn is_warmed(slower: f64) -> bool {
    slower < WARMED_BELOW
}

fn calls_per_sample(estimate: f64) -> usize {
    ((SAMPLE_SECONDS / estimate.max(1e-9)) as usize).clamp(1, MAX_CALLS_PER_SAMPLE)
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    let half = times.len() / 2;
    if times.len() % 2 == 1 { times[half] } else { (times[half - 1] + times[half]) / 2.0 }
}
