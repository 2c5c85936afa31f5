//! One case on one graph with one thread count: the peak memory of each library's first run in a child of its own, then
//! both in one child for the times, of fast calls in one after the other.
//! Needs:   a parent process that has loaded neither library.
//! Gives:   a `Row`; what goes wrong in a child is its outcome.
//! Cost:    two set-ups and first runs of each side, of fast calls four, of what is not faster than the peer four more, then the samples.
//!
//! A child for each: of two in one process the second one finds pages that the first one left, of the stack and of malloc's
//! heap. 2026-11, 462 lines of small graphs: what the peer needs changed by a page or two either way, in few lines by more.

use std::path::Path;

use bench_peer::case::{Case, Op};
use bench_peer::graph::Graph;
use bench_peer::library::Library;
use bench_peer::measure::{self, Plan, Runner};
use bench_peer::report::{Row, Times};
use bench_peer::{Result, agree, bandwidth, isolate, memory, noise};

use crate::Libraries;

/// A child process that takes longer is given up.
const CHILD_SECONDS: u32 = 120;

/// Children that measure a fast call, of which the one with the median ratio counts: where blocks come to lie, and what else is in the
/// caches behind it, differs from process to process. 2026-11, products of two full vectors of a million places by two threads, the same
/// library six times: their time over ours .74 to 1.24.
const CHILDREN: usize = 3;

/// Children more for what comes out slower than the peer, whatever it takes: the one with the median ratio of all of them counts, the
/// first ones included. Of some thousand lines some dozens are disturbed by what else the machine does, and those are looked at.
const MORE_CHILDREN: usize = 4;

/// What all cases on a graph with a thread count have in common.
pub struct Setting<'a> {
    pub threads: usize,
    pub copy_bandwidth: f64,
    pub libraries: &'a Libraries,
    pub budget: f64,
    pub has_memory: bool,
}

/// For each thread count: bytes per second of a copy.
pub fn copy_bandwidths(threads: &[usize]) -> Result<Vec<(usize, f64)>> {
    let measured = |&count: &usize| -> Result<(usize, f64)> {
        let answer = isolate::in_child(CHILD_SECONDS, || Ok(bandwidth::copy(count)?.to_string()))?;
        Ok((count, answer.parse().map_err(|_| unexpected(&answer))?))
    };
    threads.iter().map(measured).collect()
}

/// The measurement, or what went wrong.
pub fn measure_case(case: &Case, graph: &Graph, setting: &Setting) -> Row {
    let stretch = noise::Stretch::begin();
    let outcome = measure(case, graph, setting);
    Row {
        group: case.group,
        case: case.name.clone(),
        graph: graph.name.clone(),
        n: graph.n,
        nvals: graph.nvals(),
        threads: setting.threads,
        copy_bandwidth: setting.copy_bandwidth,
        foreign_cores: stretch.foreign_cores(),
        outcome,
    }
}

fn measure(case: &Case, graph: &Graph, setting: &Setting) -> Result<Times> {
    let peak = |path: &Path| match setting.has_memory {
        true => first_peak(case, graph, setting.threads, path).map(Some),
        false => Ok(None),
    };
    let our_bytes = peak(&setting.libraries.ours).map_err(|e| format!("ours: {e}"))?;
    let their_bytes = peak(&setting.libraries.theirs).map_err(|e| format!("theirs: {e}"))?;
    let timed = || times_from(&isolate::in_child(CHILD_SECONDS, || time_in_turns(case, graph, setting))?);
    let mut all = vec![timed()?];
    while all.len() < CHILDREN && all[0].ours.max(all[0].theirs) * (all[0].steps as f64) < measure::WARMED_BELOW {
        all.push(timed()?);
    }
    if median_ratio(&mut all) < 1.0 {
        for _ in 0..MORE_CHILDREN {
            all.push(timed()?);
        }
    }
    let best = |of: fn(&Times) -> f64| all.iter().map(of).fold(f64::INFINITY, f64::min);
    let (our_best, their_best) = (best(|t| t.our_best), best(|t| t.their_best));
    let samples = all.iter().map(|t| t.samples).sum();
    median_ratio(&mut all);
    let middle = all.swap_remove(all.len() / 2);
    Ok(Times { our_bytes, their_bytes, our_best, their_best, samples, ..middle })
}

/// Sorts by how many times as long theirs takes; the median of that.
fn median_ratio(all: &mut [Times]) -> f64 {
    let ratio = |t: &Times| t.theirs / t.ours;
    all.sort_by(|a, b| ratio(a).total_cmp(&ratio(b)));
    ratio(&all[all.len() / 2])
}

/// What the first run of a library adds at its peak to resident memory.
fn first_peak(case: &Case, graph: &Graph, threads: usize, path: &Path) -> Result<u64> {
    let answer = isolate::in_child(CHILD_SECONDS, || {
        let lib = Library::open(path, threads)?;
        let op = (case.setup)(lib, graph)?;
        let mut runner = Runner::new(&op);
        // What setting up left behind would hide growth.
        lib.free_kept();
        memory::peak_growth(|| runner.once().map(drop)).map(|bytes| bytes.to_string())
    })?;
    answer.parse().map_err(|_| unexpected(&answer))
}

/// The fields of `Times` in order, after checking that the results agree.
fn time_in_turns(case: &Case, graph: &Graph, setting: &Setting) -> Result<String> {
    let set_up = |path: &Path| (case.setup)(Library::open(path, setting.threads)?, graph);
    let our_op = set_up(&setting.libraries.ours).map_err(|e| format!("ours: {e}"))?;
    let mut ours = Runner::new(&our_op);
    let our_first = ours.once().map_err(|e| format!("ours: {e}"))?;
    let their_op = set_up(&setting.libraries.theirs).map_err(|e| format!("theirs: {e}"))?;
    let mut theirs = Runner::new(&their_op);
    let their_first = theirs.once().map_err(|e| format!("theirs: {e}"))?;

    let estimates = [ours.warm_up(our_first)?, theirs.warm_up(their_first)?];
    match (ours.output(), theirs.output()) {
        (Some(x), Some(y)) => {
            agree::outputs(x, y, our_op.check)?;
            our_op.verify.as_ref().map_or(Ok(()), |holds| holds(x)).map_err(|e| format!("ours: {e}"))?;
            their_op.verify.as_ref().map_or(Ok(()), |holds| holds(y)).map_err(|e| format!("theirs: {e}"))?;
        }
        (None, _) | (_, None) => return Err("no output to compare".to_string()),
    }
    let times =
        measure::in_turns([&mut ours, &mut theirs], estimates, Plan::new(setting.threads, setting.budget / CHILDREN as f64))?;
    let a_step = 1.0 / our_op.steps as f64;
    let [ours, theirs] = times.map(|side| side.median * a_step);
    let [our_best, their_best] = times.map(|side| side.fastest * a_step);
    let Op { touched, steps, entry_bytes, .. } = our_op;
    let counts = format!("{} {touched} {steps} {entry_bytes}", times[0].samples);
    Ok(format!("{ours:e} {theirs:e} {our_best:e} {their_best:e} {counts}"))
}

fn times_from(text: &str) -> Result<Times> {
    let words: Vec<&str> = text.split(' ').collect();
    let [ours, theirs, our_best, their_best, samples, touched, steps, entry_bytes] = words[..] else {
        return Err(unexpected(text));
    };
    let number = |word: &str| word.parse::<f64>().map_err(|_| unexpected(text));
    Ok(Times {
        ours: number(ours)?,
        theirs: number(theirs)?,
        our_best: number(our_best)?,
        their_best: number(their_best)?,
        samples: number(samples)? as usize,
        touched: number(touched)? as u64,
        steps: number(steps)? as u64,
        entry_bytes: number(entry_bytes)? as u64,
        our_bytes: None,
        their_bytes: None,
    })
}

fn unexpected(answer: &str) -> String {
    format!("a child answered '{answer}'")
}
