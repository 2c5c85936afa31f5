//! One case on one graph with one thread count: both libraries in one forked child, each with its first run's peak memory.
//! Needs:   a parent process that has loaded neither library.
//! Gives:   a `Row`; what goes wrong in the child is its outcome.
//! Cost:    a set-up and a first run of each side, then the samples.

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
    let answer = isolate::in_child(CHILD_SECONDS, || time_in_turns(case, graph, setting));
    Row {
        group: case.group,
        case: case.name.clone(),
        graph: graph.name.clone(),
        n: graph.n,
        nvals: graph.nvals(),
        threads: setting.threads,
        copy_bandwidth: setting.copy_bandwidth,
        foreign_cores: stretch.foreign_cores(),
        outcome: answer.and_then(|text| times_from(&text)),
    }
}

/// The fields of `Times` in order, after checking that the results agree.
fn time_in_turns(case: &Case, graph: &Graph, setting: &Setting) -> Result<String> {
    let set_up = |path: &Path| (case.setup)(Library::open(path, setting.threads)?, graph);
    let our_op = set_up(&setting.libraries.ours).map_err(|e| format!("ours: {e}"))?;
    let mut ours = Runner::new(&our_op);
    let our_first = first_run(&mut ours, setting.has_memory).map_err(|e| format!("ours: {e}"))?;
    let their_op = set_up(&setting.libraries.theirs).map_err(|e| format!("theirs: {e}"))?;
    let mut theirs = Runner::new(&their_op);
    let their_first = first_run(&mut theirs, setting.has_memory).map_err(|e| format!("theirs: {e}"))?;

    let estimates = [ours.warm_up(our_first.seconds)?, theirs.warm_up(their_first.seconds)?];
    match (ours.output(), theirs.output()) {
        (Some(x), Some(y)) => {
            agree::outputs(x, y, our_op.check)?;
            our_op.verify.as_ref().map_or(Ok(()), |holds| holds(x)).map_err(|e| format!("ours: {e}"))?;
            their_op.verify.as_ref().map_or(Ok(()), |holds| holds(y)).map_err(|e| format!("theirs: {e}"))?;
        }
        (None, _) | (_, None) => return Err("no output to compare".to_string()),
    }
    let times = measure::in_turns([&mut ours, &mut theirs], estimates, Plan::new(setting.threads, setting.budget))?;
    let a_step = 1.0 / our_op.steps as f64;
    let [ours, theirs] = times.map(|side| side.median * a_step);
    let [our_best, their_best] = times.map(|side| side.fastest * a_step);
    let Op { touched, steps, entry_bytes, .. } = our_op;
    let counts = format!("{} {touched} {steps} {entry_bytes}", times[0].samples);
    Ok(format!("{ours:e} {theirs:e} {our_best:e} {their_best:e} {counts} {} {}", word(our_first.bytes), word(their_first.bytes)))
}

/// How long the first run took, and what it added at its peak to resident memory.
struct First {
    seconds: f64,
    bytes: Option<u64>,
}

fn first_run(runner: &mut Runner, has_memory: bool) -> Result<First> {
    if !has_memory {
        return Ok(First { seconds: runner.once()?, bytes: None });
    }
    let mut seconds = 0.0;
    let bytes = memory::peak_growth(|| {
        seconds = runner.once()?;
        Ok(())
    })?;
    Ok(First { seconds, bytes: Some(bytes) })
}

fn word(bytes: Option<u64>) -> String {
    bytes.map_or("-".to_string(), |b| b.to_string())
}

fn times_from(text: &str) -> Result<Times> {
    let words: Vec<&str> = text.split(' ').collect();
    let [ours, theirs, our_best, their_best, samples, touched, steps, entry_bytes, our_bytes, their_bytes] = words[..] else {
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
        our_bytes: our_bytes.parse().ok(),
        their_bytes: their_bytes.parse().ok(),
    })
}

fn unexpected(answer: &str) -> String {
    format!("a child answered '{answer}'")
}
