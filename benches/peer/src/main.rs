//! bench-peer: the same C calls on our libgraphblas and on another, in turns, in one process.
//! Needs:   `target/release/libgraphblas.so` (or `--ours`), and the peer (`--peer`, GRAPHBLAS_PEER, or the wheel from PyPI).
//! Gives:   a table, geometric means per group, a CSV file; exit code 1 when a case failed or results differ.
//! Cost:    some minutes; `--quick` is a subset in under two.

mod options;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bench_peer::case::{Case, Op};
use bench_peer::graph::Graph;
use bench_peer::library::Library;
use bench_peer::measure::{self, Plan, Runner};
use bench_peer::report::{Row, Times};
use bench_peer::{Result, agree, cases, isolate, memory, noise, report, wheel};

use options::Options;

/// A child process that takes longer is given up.
const CHILD_SECONDS: u32 = 180;

fn main() -> ExitCode {
    match options::parse(std::env::args().skip(1)).and_then(|asked| asked.map_or(Ok(true), run)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("bench-peer: {what}");
            ExitCode::FAILURE
        }
    }
}

/// Runs what was asked for; `Ok(false)` when a case failed.
fn run(options: Options) -> Result<bool> {
    let libraries = Libraries::find(&options)?;
    println!("ours:   {}\ntheirs: {}", libraries.ours.display(), libraries.theirs.display());
    let mut rows = Vec::new();
    let wanted = wanted_cases(&options);
    for spec in &graphs_of(&wanted, &options) {
        let graph = Graph::open(spec)?;
        let flops = graph.square_flops();
        println!("\n{}: {} vertices, {} entries, A*A multiplies {flops} times", graph.name, graph.n, graph.nvals());
        for &threads in &options.threads {
            report::print_head(threads);
            for case in &wanted {
                let is_here = case.home.map_or(options.graphs.contains(spec), |home| home.contains(&spec.as_str()));
                let is_small_enough = !case.is_square || flops <= options.max_flops;
                if is_here && is_small_enough && graph.n >= case.min_vertices {
                    let row = measure_case(case, &graph, threads, &libraries, &options);
                    row.print();
                    rows.push(row);
                }
            }
        }
    }
    if rows.is_empty() {
        return Err("no case fits the options".to_string());
    }
    report::print_summary(&rows);
    report::write_csv(&options.csv, &rows)?;
    println!("\nwritten: {}", options.csv.display());
    Ok(rows.iter().all(|r| r.outcome.is_ok()))
}

/// Cases whose name contains what was asked for.
fn wanted_cases(options: &Options) -> Vec<Case> {
    let mut cases = cases::registry();
    cases.retain(|case| options.only.as_ref().is_none_or(|part| case.full_name().contains(part.as_str())));
    cases
}

/// The graphs that were asked for and some wanted case runs on, then those on which wanted cases are at home.
fn graphs_of(wanted: &[Case], options: &Options) -> Vec<String> {
    let mut graphs = if wanted.iter().any(|case| case.home.is_none()) { options.graphs.clone() } else { Vec::new() };
    for spec in wanted.iter().filter_map(|case| case.home).flatten() {
        if !graphs.iter().any(|g| g == spec) {
            graphs.push((*spec).to_string());
        }
    }
    graphs
}

struct Libraries {
    ours: PathBuf,
    theirs: PathBuf,
}

impl Libraries {
    fn find(options: &Options) -> Result<Libraries> {
        if options.is_self_check {
            let theirs = wheel::peer_library(options.peer.as_deref())?;
            return Ok(Libraries { ours: wheel::second_copy(&theirs)?, theirs });
        }
        let ours = options.ours.canonicalize();
        let ours = ours.map_err(|e| format!("{}: {e}; build it with 'make lib' or give --ours", options.ours.display()))?;
        let theirs = wheel::peer_library(options.peer.as_deref())?;
        if ours == theirs {
            Err("both sides are the same file; use --self-check".to_string())
        } else {
            Ok(Libraries { ours, theirs })
        }
    }
}

/// Times, then memory of each side, each in a process of its own.
fn measure_case(case: &Case, graph: &Graph, threads: usize, libraries: &Libraries, options: &Options) -> Row {
    let stretch = noise::Stretch::begin();
    let timed = isolate::in_child(CHILD_SECONDS, || time_in_turns(case, graph, threads, libraries, options.budget));
    let outcome = timed.and_then(|text| {
        let [ours, theirs, our_best, their_best, samples, touched, steps] = text.split(' ').collect::<Vec<_>>()[..] else {
            return Err(format!("a child answered '{text}'"));
        };
        let number = |word: &str| word.parse::<f64>().map_err(|_| format!("a child answered '{text}'"));
        let peak = |library: &Path| {
            if !options.has_memory {
                return None;
            }
            isolate::in_child(CHILD_SECONDS, || peak_of(case, graph, threads, library)).ok()?.parse().ok()
        };
        Ok(Times {
            ours: number(ours)?,
            theirs: number(theirs)?,
            our_best: number(our_best)?,
            their_best: number(their_best)?,
            samples: number(samples)? as usize,
            touched: number(touched)? as u64,
            steps: number(steps)? as u64,
            our_bytes: peak(&libraries.ours),
            their_bytes: peak(&libraries.theirs),
        })
    });
    Row {
        group: case.group,
        case: case.name.clone(),
        graph: graph.name.clone(),
        n: graph.n,
        nvals: graph.nvals(),
        threads,
        foreign_cores: stretch.foreign_cores(),
        outcome,
    }
}

/// "ours theirs our_best their_best samples touched steps", times per step, after checking that the results agree.
fn time_in_turns(case: &Case, graph: &Graph, threads: usize, libraries: &Libraries, budget: f64) -> Result<String> {
    let set_up = |path: &Path| (case.setup)(Library::open(path, threads)?, graph);
    let our_op = set_up(&libraries.ours).map_err(|e| format!("ours: {e}"))?;
    let their_op = set_up(&libraries.theirs).map_err(|e| format!("theirs: {e}"))?;
    let (mut ours, mut theirs) = (Runner::new(&our_op), Runner::new(&their_op));
    let estimates = (ours.warm_up().map_err(|e| format!("ours: {e}"))?, theirs.warm_up().map_err(|e| format!("theirs: {e}"))?);
    match (ours.output(), theirs.output()) {
        (Some(x), Some(y)) => {
            agree::outputs(x, y, our_op.check)?;
            our_op.verify.as_ref().map_or(Ok(()), |holds| holds(x)).map_err(|e| format!("ours: {e}"))?;
            their_op.verify.as_ref().map_or(Ok(()), |holds| holds(y)).map_err(|e| format!("theirs: {e}"))?;
        }
        (None, _) | (_, None) => return Err("no output to compare".to_string()),
    }
    let times = measure::in_turns(&mut ours, &mut theirs, estimates, Plan::new(threads, budget))?;
    let a_step = 1.0 / our_op.steps as f64;
    let [ours, theirs] = [times.first * a_step, times.second * a_step];
    let [our_best, their_best] = [times.fastest.0 * a_step, times.fastest.1 * a_step];
    let Op { touched, steps, .. } = our_op;
    Ok(format!("{ours:e} {theirs:e} {our_best:e} {their_best:e} {} {touched} {steps}", times.samples))
}

/// Bytes that the first run adds at its peak.
fn peak_of(case: &Case, graph: &Graph, threads: usize, library: &Path) -> Result<String> {
    let op = (case.setup)(Library::open(library, threads)?, graph)?;
    let mut output = (op.fresh)()?;
    let bytes = memory::peak_growth(|| {
        (op.run)(&mut output)?;
        output.wait()
    })?;
    Ok(bytes.to_string())
}
