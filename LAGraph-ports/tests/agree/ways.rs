//! Shortest ways, nearness and flows.

use graphblas::Matrix;
use lagraph_ports::algorithm::{self, Limits};
use lagraph_ports::check::{self, Adjacency};

use super::case::{Case, close, dense, entries};

/// Distances with weights of either sign, to the last bit where sums are exact; whether there are any.
pub fn bellman_ford(name: &str, g: &Adjacency, a: &Matrix<f64>, source: u64) -> bool {
    let expected = check::bellman_ford::distances(g, source as usize);
    let found = algorithm::bellman_ford(a, source).unwrap().map(|d| dense(&d));
    let expected: Option<Vec<_>> = expected.map(|d| d.into_iter().map(|d| d.is_finite().then_some(d)).collect());
    assert!(found == expected, "{name}: distances from {source}");
    expected.is_some()
}

/// Closeness and harmonic centrality of all vertices.
pub fn closeness(case: &Case) {
    let found = algorithm::closeness(&case.g.a).unwrap();
    let (closeness, harmonic) = check::closeness::centralities(&case.known);
    close(&format!("{}: closeness", case.name), &found.closeness, &closeness, 1.0);
    close(&format!("{}: harmonic", case.name), &found.harmonic, &harmonic, 1.0);
}

/// Levels and parents up to a level, or to the destinations.
pub fn bfs_limited(case: &Case, sources: &[u64], limits: Limits<'_>) {
    let list = |vertices: &[u64]| vertices.iter().map(|&v| v as usize).collect::<Vec<_>>();
    let last = limits.level.map(|d| d as usize);
    let expected = check::bfs_limited::limited(&case.known, &list(sources), last, &list(limits.destinations));
    let found = algorithm::bfs_limited(&case.g.a, sources, limits).unwrap();
    let whole = |v| dense(&v).into_iter().map(|x: Option<i64>| x.map(|x| x as usize)).collect::<Vec<_>>();
    assert!(whole(found.level) == expected.level, "{}: levels from {sources:?}, {limits:?}", case.name);
    assert!(whole(found.parent) == expected.parent, "{}: parents from {sources:?}, {limits:?}", case.name);
}

/// The centrality of all edges from some sources.
pub fn edge_betweenness(case: &Case, sources: &[u64]) {
    let found = entries(&algorithm::edge_betweenness(&case.g.a, &case.g.a_transposed, sources).unwrap());
    let list: Vec<usize> = sources.iter().map(|&v| v as usize).collect();
    let expected = check::edge_betweenness::centrality(&case.known, &list);
    assert_eq!(found.len(), expected.len(), "{}: edges", case.name);
    for (a, b) in found.iter().zip(&expected) {
        let is_near = (a.2 - b.2).abs() <= 1e-9 * b.2.max(1.0);
        assert!((a.0, a.1) == (b.0, b.1) && is_near, "{}: from {sources:?} {a:?} and not {b:?}", case.name);
    }
}

/// The value of a greatest flow, which must be one.
pub fn max_flow(case: &Case, source: u64, sink: u64) -> f64 {
    let (name, i, j) = (&case.name, source as usize, sink as usize);
    let found = algorithm::max_flow(&case.g.a, source, sink).unwrap();
    assert_eq!(found.value, check::max_flow::value(&case.known, i, j), "{name}: from {i} to {j}");
    let flow = entries(&found.flow);
    assert!(check::max_flow::is_flow(&case.known, i, j, &flow, found.value), "{name}: from {i} to {j}");
    found.value
}
