//! Times call sequences in turns, or one alone.
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
const MAX_SAMPLES: usize = 75;
const SAMPLE_SECONDS: f64 = 0.002;
/// Seconds of a call from which on a cold start does not matter, nor where blocks lie.
pub const WARMED_BELOW: f64 = 0.02;
const MAX_CALLS_PER_SAMPLE: usize = 2000;

/// A side in seconds a call.
#[derive(Clone, Copy)]
pub struct Timing {
    /// The median of the samples.
    pub median: f64,
    /// The fastest sample, which other programs disturb least.
    pub fastest: f64,
    /// Samples behind the median.
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

    /// Further runs, unless the first one, which took `first` seconds, was slow: an estimate of the time of a call, the fastest of
    /// these. One alone may be the one that wakes sleeping workers, and would give this side fewer calls a sample.
    pub fn warm_up(&mut self, first: f64) -> Result<f64> {
        const RUNS: usize = 8;
        if first > SLOW_CALL {
            return Ok(first);
        }
        let (start, mut fastest) = (Instant::now(), self.once()?);
        for _ in 1..RUNS {
            if start.elapsed().as_secs_f64() > SAMPLE_SECONDS {
                break;
            }
            fastest = fastest.min(self.once()?);
        }
        Ok(fastest)
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

/// All sides in turns; they must have been warmed up, `estimates` are what that returned.
pub fn in_turns<S: Side, const N: usize>(sides: [&mut S; N], estimates: [f64; N], plan: Plan) -> Result<[Timing; N]> {
    let slowest = estimates.into_iter().fold(0.0, f64::max);
    let samples = samples_within(slowest, estimates.iter().sum(), plan);
    let is_warm = is_warmed(slowest);
    let mut times = [const { Vec::new() }; N];
    for turn in 0..samples {
        // Whoever was first is last the next time.
        for at in (0..N).map(|k| (k + turn) % N) {
            times[at].push(settled_sample(sides[at], calls_per_sample(estimates[at]), is_warm, plan)?);
        }
    }
    // median sorts the times.
    Ok(times.map(|mut times| Timing { median: median(&mut times), fastest: times[0], samples }))
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

fn samples_within(slowest: f64, all: f64, plan: Plan) -> usize {
    if slowest > SLOW_CALL {
        return SLOW_SAMPLES;
    }
    let one = all.max(2.0 * SAMPLE_SECONDS) + 2.0 * plan.settle.as_secs_f64();
    ((plan.budget / one) as usize).clamp(MIN_SAMPLES, MAX_SAMPLES)
}

/// Whether each sample begins with a call that is not counted: after the pause caches are cold and workers asleep. The
/// same for both sides, so that warm calls are not compared with cold ones.
fn is_warmed(slowest: f64) -> bool {
    slowest < WARMED_BELOW
}

fn calls_per_sample(estimate: f64) -> usize {
    ((SAMPLE_SECONDS / estimate.max(1e-9)) as usize).clamp(1, MAX_CALLS_PER_SAMPLE)
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    let half = times.len() / 2;
    if times.len() % 2 == 1 { times[half] } else { (times[half - 1] + times[half]) / 2.0 }
}
