//! lagraph: LAGraph's own code for the GAP benchmark on two GraphBLAS libraries, and the ports of it to Rust, in turns, each
//! in a process of its own.
//! Needs:   liblagraph.so (`--lagraph`; benches/README.md tells how to build one), the two libraries, and, for the distance to
//!          code without a GraphBLAS, the programs of gapbs (`--gap`).
//! Gives:   a table, geometric means per algorithm, what is slower than theirs, a CSV file; exit code 1 when something failed
//!          or results differ.
//! Cost:    some ten minutes; a few seconds a line except for shortest paths on roads.

mod delta;
mod gapbs;
mod kernel;
mod options;
mod ports;
mod results;
mod side;
mod table;

use std::process::ExitCode;
use std::time::Instant;

use bench_peer::graph::Graph;
use bench_peer::measure::{self, Plan, Side};
use bench_peer::noise::Stretch;
use bench_peer::{Result, report};

use gapbs::Gapbs;
use kernel::{Kernel, Problem};
use options::{Libraries, Options};
use side::{Program, Worker};
use table::{Row, Times};

fn main() -> ExitCode {
    match options::parse(std::env::args().skip(1)).and_then(|asked| asked.map_or(Ok(true), |options| run(&options))) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("lagraph: {what}");
            ExitCode::FAILURE
        }
    }
}

/// Runs what was asked for; `Ok(false)` when a line failed.
fn run(options: &Options) -> Result<bool> {
    let (libraries, start) = (&options.libraries, Instant::now());
    println!("LAGraph: {}", libraries.lagraph.display());
    for (side, path) in [("ours", &libraries.ours), ("theirs", &libraries.theirs)] {
        println!("{side}: {} tells '{}'", path.display(), side::graphblas_name(&libraries.lagraph, path)?);
    }
    let mut rows = Vec::new();
    for spec in &options.graphs {
        let graph = Graph::open(spec)?;
        println!("\n{}: {} vertices, {} entries", graph.name, graph.n, graph.nvals());
        rows.extend(rows_of(&graph, options)?);
    }
    table::print_summary(&rows);
    println!("\n{} measurements in {:.0} s", rows.len(), start.elapsed().as_secs_f64());
    report::write_text(&options.csv, &table::csv(&rows))?;
    println!("written: {}", options.csv.display());
    Ok(rows.iter().all(|row| row.outcome.is_ok()))
}

/// All kernels with all thread counts on one graph.
fn rows_of(graph: &Graph, options: &Options) -> Result<Vec<Row>> {
    let sources = graph.some_vertices(options.sources);
    let has_sssp = options.kernels.contains(&Kernel::Sssp);
    let delta = match options.delta {
        Some(delta) => delta,
        None if has_sssp => delta::best_for_peer(graph, sources[0], &options.libraries)?,
        None => 0,
    };
    println!("sources {sources:?}, delta {delta}");
    let gap = options.gap.as_ref().map(|programs| Gapbs::write(programs, graph)).transpose()?;
    let mut rows = Vec::new();
    for &threads in &options.threads {
        table::print_head(threads);
        for &kernel in &options.kernels {
            let subject = kernel.subject(graph);
            let problem = Problem { kernel, graph: &subject, sources: &sources, delta };
            let stretch = Stretch::begin();
            let outcome = time_in_turns(&problem, &options.libraries, threads, options.budget);
            let foreign_cores = stretch.foreign_cores();
            let gap_seconds = gap.as_ref().map(|gap| gap.seconds(&problem, threads)).transpose()?;
            let row = Row { kernel, graph: graph.name.clone(), threads, delta, foreign_cores, outcome, gap_seconds };
            row.print();
            rows.push(row);
        }
    }
    Ok(rows)
}

/// All three, after comparing what they give.
fn time_in_turns(problem: &Problem, libraries: &Libraries, threads: usize, budget: f64) -> Result<Times> {
    let begin = |who: &str, program| {
        let mut side = Worker::start(problem, program, threads).map_err(|e| format!("{who}: {e}"))?;
        let values = side.values().map_err(|e| format!("{who}: {e}"))?;
        Ok::<_, String>((side, values))
    };
    let (mut ours, our_values) = begin("ours", libraries.ours())?;
    let (mut theirs, their_values) = begin("theirs", libraries.theirs())?;
    let (mut ports, port_values) = begin("ports", Program::Ports)?;
    results::compare(problem, &our_values, &their_values)?;
    results::compare(problem, &port_values, &their_values).map_err(|e| format!("ports: {e}"))?;
    // The runs for the values have warmed them up.
    let estimates = [ours.sample(1, false)?, theirs.sample(1, false)?, ports.sample(1, false)?];
    let times = measure::in_turns([&mut ours, &mut theirs, &mut ports], estimates, Plan::new(threads, budget))?;
    let per_run = 1.0 / problem.runs() as f64;
    let [ours, theirs, ports] = times.map(|side| side.median * per_run);
    let [our_best, their_best, port_best] = times.map(|side| side.fastest * per_run);
    Ok(Times { ours, theirs, ports, our_best, their_best, port_best, samples: times[0].samples })
}
