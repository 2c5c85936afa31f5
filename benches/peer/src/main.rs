//! bench-peer: the same C calls on our libgraphblas and on another, in turns, in one process.
//! Needs:   `target/release/libgraphblas.so` (or `--ours`), and the peer (`--peer`, GRAPHBLAS_PEER, or the wheel from PyPI).
//! Gives:   a table, geometric means per group, a CSV file and a plot; exit code 1 when a case failed or results differ.
//! Cost:    some minutes; `--quick` is a subset in under two.

mod compare;
mod options;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use bench_peer::case::{Case, Size};
use bench_peer::graph::Graph;
use bench_peer::{Result, cases, plot, report, summary, wheel};

use compare::{Setting, copy_bandwidths, measure_case};
use options::Options;

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
    let (mut rows, start) = (Vec::new(), Instant::now());
    let wanted = wanted_cases(&options);
    let bandwidths = copy_bandwidths(&options.threads)?;
    for spec in &graphs_of(&wanted, &options) {
        let graph = Graph::open(spec)?;
        let flops = graph.square_flops();
        let size = Size { vertices: graph.n, entries: graph.nvals(), flops };
        println!("\n{}: {} vertices, {} entries, A*A multiplies {flops} times", graph.name, graph.n, graph.nvals());
        for &threads in &options.threads {
            let copy_bandwidth = bandwidths.iter().find(|b| b.0 == threads).map_or(f64::NAN, |b| b.1);
            let (budget, has_memory) = (options.budget, options.has_memory);
            let setting = Setting { threads, copy_bandwidth, libraries: &libraries, budget, has_memory };
            report::print_head(threads, copy_bandwidth);
            for case in &wanted {
                let is_here = case.home.map_or(options.graphs.contains(spec), |home| home.contains(&spec.as_str()));
                if is_here && case.fits(&size, &options.limits) {
                    let row = measure_case(case, &graph, &setting);
                    row.print();
                    rows.push(row);
                }
            }
        }
    }
    if rows.is_empty() {
        return Err("no case fits the options".to_string());
    }
    summary::print(&rows);
    println!("\n{} measurements in {:.0} s", rows.len(), start.elapsed().as_secs_f64());
    report::write_csv(&options.csv, &rows)?;
    println!("written: {}", options.csv.display());
    report::write_text(&options.plot, &plot::ratios(&rows))?;
    println!("written: {}", options.plot.display());
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
