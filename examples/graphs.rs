//! Runs six algorithms on graphs and prints what they found: `examples/c/graphs.c` in Rust.
//!
//!     cargo run --release --example graphs -- [--plain] [--save FILE] [GRAPH...]
//!
//! Needs: GRAPH is `karate`, `kron16` (or any scale from 1 to 30) or a file, Matrix Market or edge list,
//! gzip or not; without any: karate kron16.
//! Gives: a table with times on stdout; with --plain the lines that `examples/c/graphs.c` describes, the
//! same to the byte. --save writes the lines to FILE besides.
//! Cost: what the algorithms cost.
#![forbid(unsafe_code)]

use std::fmt::Display;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use graphblas::io::{Coo, ReadOptions, embedded, generate, read};
use graphblas::{Vector, types::Scalar};
use lagraph_ports::Graph;
use lagraph_ports::algorithm::{Ranks, Tree, betweenness, bfs, components, pagerank, sssp, triangles};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    match run_all(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

fn run_all(mut arguments: impl Iterator<Item = String>) -> Outcome<()> {
    let mut out = Output { is_plain: false, save: None };
    let mut graphs = Vec::new();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--plain" if graphs.is_empty() => out.is_plain = true,
            "--save" if graphs.is_empty() => {
                let path = arguments.next().ok_or("--save: a file is missing")?;
                out.save = Some(File::create(&path).map_err(|e| format!("{path}: cannot be written: {e}"))?);
            }
            option if option.starts_with("--") && graphs.is_empty() => {
                return Err("usage: graphs [--plain] [--save FILE] [GRAPH...]   (GRAPH: karate, kron16 or a file)".into());
            }
            _ => graphs.push(argument),
        }
    }
    if graphs.is_empty() {
        graphs = vec!["karate".to_owned(), "kron16".to_owned()];
    }
    graphs.iter().try_for_each(|graph| run(&mut out, graph))
}

fn run(out: &mut Output, argument: &str) -> Outcome<()> {
    let name = argument.rsplit('/').next().unwrap_or(argument);
    let (g, time) = timed(|| load(argument))?;
    let (n, entries) = (g.vertices(), g.a.nvals()?);
    let symmetric = if g.is_symmetric { "yes" } else { "no" };
    let weights = if g.is_weighted { "given" } else { "unit" };
    let kind = if g.is_symmetric { "undirected (each edge twice)" } else { "directed" };
    let title =
        format!("{name}: {n} vertices, {entries} entries, {kind}, {weights} weights; loaded in {:.3} s", time.as_secs_f64());
    out.put(&title, &format!("graph {name:.64} vertices={n} entries={entries} symmetric={symmetric} weights={weights}"))?;

    let (source, batch) = sources(&g)?;
    run_bfs(out, &g, source)?;
    run_sssp(out, &g, source)?;
    run_pagerank(out, &g)?;
    run_components(out, &g)?;
    run_triangles(out, &g)?;
    run_betweenness(out, &g, &batch)
}

fn load(argument: &str) -> Outcome<Graph> {
    let edges = edges(argument)?;
    let g = Graph::try_new(&edges).map_err(|e| format!("{argument}: {e}"))?;
    if !g.is_weighted && !edges.is_iso {
        eprintln!("note: {argument}: not all weights are lengths; all become 1");
    }
    Ok(g)
}

fn edges(argument: &str) -> Outcome<Coo> {
    if argument == "karate" {
        return Ok(embedded::karate()?);
    }
    match argument.strip_prefix("kron").map(str::parse) {
        Some(Ok(scale @ 1..=30)) => {
            let options = generate::GraphOptions {
                seed: 1,
                is_symmetric: true,
                drop_self_loops: true,
                drop_duplicates: true,
                weights: None,
            };
            Ok(generate::kronecker(scale, 16, &options)?)
        }
        Some(Ok(_)) => Err(format!("{argument}: the scale of a Kronecker graph is 1 to 30").into()),
        Some(Err(_)) | None => Ok(read(Path::new(argument), &ReadOptions::default())?),
    }
}

/// The vertex with the most edges out, the smallest of these, and the first four with any.
fn sources(g: &Graph) -> Outcome<(u64, Vec<u64>)> {
    let (vertex, degree) = g.degree.tuples()?;
    let (mut hub, mut most) = (0, 0);
    for (&v, &d) in vertex.iter().zip(&degree) {
        if d > most {
            (hub, most) = (v, d);
        }
    }
    let mut batch: Vec<u64> = vertex.iter().zip(&degree).filter(|&(_, &d)| d > 0).map(|(&v, _)| v).take(4).collect();
    if batch.is_empty() {
        batch.push(0);
    }
    Ok((hub, batch))
}

fn run_bfs(out: &mut Output, g: &Graph, source: u64) -> Outcome<()> {
    let (Tree { level, parent }, time) = timed(|| Ok(bfs(&g.a, source)?))?;
    let (level, parent) = (values(&level)?, values(&parent)?);
    let (reached, n) = (level.len(), g.vertices());
    let (level_sum, parent_sum): (i64, i64) = (level.iter().sum(), parent.iter().sum());
    let deepest = level.iter().max().copied().unwrap_or(0);
    let sentence = format_args!("{reached} of {n} vertices reached from {source}, the farthest on level {deepest}");
    let levels = deepest + 1;
    let line = format_args!("source={source} reached={reached} levels={levels} level_sum={level_sum} parent_sum={parent_sum}");
    out.report("bfs", sentence, line, time)
}

fn run_sssp(out: &mut Output, g: &Graph, source: u64) -> Outcome<()> {
    // A step as wide as the longest edge follows all edges of what it settles.
    let (distance, time) = timed(|| Ok(sssp(&g.a, source, g.max_weight)?))?;
    let distance = values(&distance)?;
    let (reached, n) = (distance.len(), g.vertices());
    let (sum, farthest) = summary(&distance);
    let sentence = format_args!("{reached} of {n} vertices reached from {source}, the farthest at {farthest}");
    let line = format_args!("source={source} reached={reached} distance_sum={sum:.3} farthest={farthest:.3}");
    out.report("sssp", sentence, line, time)
}

fn run_pagerank(out: &mut Output, g: &Graph) -> Outcome<()> {
    let (Ranks { rank, iterations }, time) = timed(|| Ok(pagerank(&g.a_transposed, &g.degree, 1e-4, 100)?))?;
    let rank = values(&rank)?;
    let (sum, largest) = summary(&rank);
    let sentence = format_args!("{iterations} iterations, largest rank {largest:.8}");
    let line = format_args!("iterations={iterations} first={:.8} largest={largest:.12} sum={sum:.6}", rank[0]);
    out.report("pagerank", sentence, line, time)
}

fn run_components(out: &mut Output, g: &Graph) -> Outcome<()> {
    let (label, time) = timed(|| Ok(components(&g.undirected)?))?;
    let label = values(&label)?;
    let mut size = vec![0_u64; label.len()];
    label.iter().for_each(|&l| size[l as usize] += 1);
    let count = (0..).zip(&label).filter(|&(v, &l)| v == l).count();
    let largest = size.iter().max().copied().unwrap_or(0);
    let (plural, label_sum) = (if count == 1 { "" } else { "s" }, label.iter().sum::<u64>());
    let sentence = format_args!("{count} component{plural}, the largest of {largest} vertices");
    let line = format_args!("components={count} largest={largest} label_sum={label_sum}");
    out.report("cc", sentence, line, time)
}

fn run_triangles(out: &mut Output, g: &Graph) -> Outcome<()> {
    let (count, time) = timed(|| Ok(triangles(&g.undirected)?))?;
    out.report("tc", format_args!("{count} triangles"), format_args!("triangles={count}"), time)
}

fn run_betweenness(out: &mut Output, g: &Graph, batch: &[u64]) -> Outcome<()> {
    let (centrality, time) = timed(|| Ok(betweenness(&g.a, &g.a_transposed, batch)?))?;
    let centrality = values(&centrality)?;
    let (sum, largest) = summary(&centrality);
    let (count, plural) = (batch.len(), if batch.len() == 1 { "" } else { "s" });
    let sentence = format_args!("from {count} source{plural}, largest centrality {largest:.3}");
    let line = format_args!("sources={count} first={:.3} largest={largest:.3} sum={sum:.0}", centrality[0]);
    out.report("bc", sentence, line, time)
}

/// The values of a vector's entries, in order.
fn values<T: Scalar>(v: &Vector<T>) -> Outcome<Vec<T>> {
    Ok(v.tuples()?.1)
}

/// Sum and largest, at least 0.
fn summary(values: &[f64]) -> (f64, f64) {
    values.iter().fold((0.0, 0.0), |(sum, largest), &x| (sum + x, x.max(largest)))
}

fn timed<R>(f: impl FnOnce() -> Outcome<R>) -> Outcome<(R, Duration)> {
    let start = Instant::now();
    let found = f()?;
    Ok((found, start.elapsed()))
}

/// Where results go.
struct Output {
    is_plain: bool,
    save: Option<File>,
}

impl Output {
    /// A sentence for the table, a line for comparison.
    fn report(&mut self, algorithm: &str, sentence: impl Display, line: impl Display, time: Duration) -> Outcome<()> {
        let row = format!("  {algorithm:<9} {:<78} {:9.3} s", sentence.to_string(), time.as_secs_f64());
        self.put(&row, &format!("{algorithm} {line}"))
    }

    /// A row of the table or the line for comparison, and the line to the file.
    fn put(&mut self, row: &str, line: &str) -> Outcome<()> {
        let mut stdout = std::io::stdout().lock();
        writeln!(stdout, "{}", if self.is_plain { line } else { row })?;
        stdout.flush()?;
        if let Some(file) = &mut self.save {
            writeln!(file, "{line}")?;
        }
        Ok(())
    }
}
