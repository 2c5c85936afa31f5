//! The result lines of `examples/c/graphs.c`, computed by the textbook algorithms.
//!
//! Needs: a graph with lengths that are finite and not negative.
//! Gives: [`lines`], the text that `graphs --plain` prints; the format is described in `examples/c/graphs.c`.
//! Cost:  all six algorithms, one after the other.

use std::fmt::Write as _;

use super::{Adjacency, betweenness, bfs, components, pagerank, sssp, triangles};

/// The lines for `g`, whose weights are its own or all 1, as `graphs --plain` would print them for a graph called `name`.
///
/// ```
/// use lagraph_ports::check::{karate, report};
///
/// let lines = report::lines(&karate::graph(), "karate", false);
/// assert!(lines.starts_with("graph karate vertices=34 entries=156 symmetric=yes weights=unit\n"));
/// assert!(lines.contains("\ntc triangles=45\n"));
/// ```
#[must_use]
pub fn lines(g: &Adjacency, name: &str, is_weighted: bool) -> String {
    let mut out = String::new();
    let (source, batch) = sources(g);
    let mut line = |text: std::fmt::Arguments<'_>| {
        out.write_fmt(text).expect("writing to a String cannot fail");
        out.push('\n');
    };

    let symmetric = if g.is_symmetric() { "yes" } else { "no" };
    let weights = if is_weighted { "given" } else { "unit" };
    let (n, entries) = (g.vertices(), g.idx.len());
    line(format_args!("graph {name} vertices={n} entries={entries} symmetric={symmetric} weights={weights}"));

    let tree = bfs::search(g, source);
    let reached = tree.level.iter().flatten().count();
    let levels = tree.level.iter().flatten().max().map_or(0, |d| d + 1);
    let level_sum: usize = tree.level.iter().flatten().sum();
    let parent_sum: usize = tree.parent.iter().flatten().sum();
    line(format_args!("bfs source={source} reached={reached} levels={levels} level_sum={level_sum} parent_sum={parent_sum}"));

    let distance: Vec<f64> = sssp::distances(g, source).into_iter().filter(|d| d.is_finite()).collect();
    let (sum, farthest) = summary(&distance);
    line(format_args!("sssp source={source} reached={} distance_sum={sum:.3} farthest={farthest:.3}", distance.len()));

    let (rank, iterations) = pagerank::rank(g, 0.85, 1e-4, 100);
    let (sum, largest) = summary(&rank);
    line(format_args!("pagerank iterations={iterations} first={:.8} largest={largest:.12} sum={sum:.6}", rank[0]));

    let label = components::labels(g);
    let count = label.iter().enumerate().filter(|&(v, &l)| v == l).count();
    let mut size = vec![0_usize; n];
    label.iter().for_each(|&l| size[l] += 1);
    let largest = size.iter().max().copied().unwrap_or(0);
    line(format_args!("cc components={count} largest={largest} label_sum={}", label.iter().sum::<usize>()));

    line(format_args!("tc triangles={}", triangles::count(g)));

    let centrality = betweenness::centrality(g, &batch);
    let (sum, largest) = summary(&centrality);
    line(format_args!("bc sources={} first={:.3} largest={largest:.3} sum={sum:.0}", batch.len(), centrality[0]));
    out
}

/// The vertex with the most edges out, and the first four with any.
fn sources(g: &Adjacency) -> (usize, Vec<usize>) {
    let degree = |v: usize| g.neighbours(v).len();
    let hub = (0..g.vertices()).fold(0, |best, v| if degree(v) > degree(best) { v } else { best });
    let mut batch: Vec<usize> = (0..g.vertices()).filter(|&v| degree(v) > 0).take(4).collect();
    if batch.is_empty() {
        batch.push(0);
    }
    (hub, batch)
}

/// Sum and largest, at least 0, in the order of the vertices.
fn summary(values: &[f64]) -> (f64, f64) {
    values.iter().fold((0.0, 0.0), |(sum, largest), &x| (sum + x, x.max(largest)))
}

#[cfg(test)]
mod tests {
    use super::super::karate;

    #[test]
    fn karate_reads_as_committed() {
        assert_eq!(super::lines(&karate::graph(), "karate", false), include_str!("../../../examples/c/karate.expected"));
    }
}
