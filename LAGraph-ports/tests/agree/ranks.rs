//! Ranks: sums over neighbours, again and again.

use lagraph_ports::algorithm;
use lagraph_ports::check;

use super::case::{Case, close, full};

/// Hubs and authorities. As many iterations on both sides: a tolerance would end a slow one at different places.
pub fn hits(case: &Case, iterations: u32) {
    let found = algorithm::hits(&case.g.a, &case.g.a_transposed, 0.0, iterations).unwrap();
    let (hub, authority) = check::hits::scores(&case.known, found.iterations as usize);
    let unit = 1.0 / case.known.vertices() as f64;
    close(&format!("{}: hubs", case.name), &found.hub, &hub, unit);
    close(&format!("{}: authorities", case.name), &found.authority, &authority, unit);
}

/// PageRank that loses nothing, after some iterations, or when it changes by less than `tolerance`.
pub fn pagerank_dangling(case: &Case, tolerance: f64, iterations: u32) {
    let found = algorithm::pagerank_dangling(&case.g.a_transposed, &case.g.degree, 0.85, tolerance, iterations).unwrap();
    let expected = check::pagerank_dangling::rank(&case.known, 0.85, iterations as usize);
    close(&case.name, &found.rank, &expected, 1.0 / case.known.vertices() as f64);
    let sum: f64 = full(&found.rank).iter().sum();
    assert!((sum - 1.0).abs() < 1e-9, "{}: the ranks add up to {sum}", case.name);
}

/// Triangle centrality.
pub fn triangle_centrality(case: &Case) {
    let found = algorithm::triangle_centrality(&case.g.undirected).unwrap();
    close(&case.name, &found, &check::triangle_centrality::centrality(&case.known), 1.0);
}

/// Katz centrality after some iterations, with a share that lets walks fade.
pub fn katz(case: &Case, iterations: u32) {
    let back = case.known.transposed();
    let most = (0..back.vertices()).map(|v| back.neighbours(v).len()).max().unwrap_or(0);
    let alpha = 1.0 / (most as f64 + 1.0);
    let found = algorithm::katz(&case.g.a_transposed, alpha, 0.0, iterations).unwrap();
    let expected = check::katz::centrality(&case.known, alpha, iterations as usize);
    close(&format!("{}: {iterations} iterations", case.name), &found.rank, &expected, 1.0);
}
