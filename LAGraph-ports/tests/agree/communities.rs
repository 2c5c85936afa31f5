//! Communities.

use std::collections::BTreeMap;

use graphblas::{Matrix, Vector};
use lagraph_ports::algorithm::{self, Markov, Votes};
use lagraph_ports::check;

use super::case::{Case, Numbers, entries, full, labels};

/// Labels after some rounds, along directions, and without them where there are none.
pub fn label_propagation(case: &Case, rounds: u32) {
    let found = labels(&algorithm::label_propagation_directed(&case.g.a, rounds).unwrap());
    let expected = check::label_propagation::directed(&case.known, rounds as usize);
    assert!(found == expected, "{}: {rounds} rounds, directed", case.name);
    if case.g.is_symmetric {
        let found = labels(&algorithm::label_propagation(&case.g.a, rounds).unwrap());
        let expected = check::label_propagation::undirected(&case.known, rounds as usize);
        assert!(found == expected, "{}: {rounds} rounds", case.name);
    }
}

/// Communities of a symmetric graph, no two of which should be one.
pub fn louvain(case: &Case) {
    let found = algorithm::louvain(&case.g.a).unwrap();
    let label = full(&found.label);
    let expected = check::modularity::modularity(&case.known, &label);
    assert!((found.modularity - expected).abs() < 1e-9, "{}: {} and not {expected}", case.name, found.modularity);
    let more = check::modularity::best_merge(&case.known, &label);
    assert!(more < 1e-9, "{}: two communities together bring {more}", case.name);
    let alone: Vec<u64> = (0..label.len() as u64).collect();
    assert!(expected >= check::modularity::modularity(&case.known, &alone), "{}: worse than no communities", case.name);
    // A community is named after its smallest vertex.
    let mut smallest = BTreeMap::new();
    for (v, &l) in label.iter().enumerate() {
        let least = *smallest.entry(l).or_insert(v as u64);
        assert_eq!(least, l, "{}: the community of vertex {v}", case.name);
    }
}

/// The modularity of any labels of a symmetric graph, drawn from a few.
pub fn modularity(case: &Case, numbers: &mut Numbers, communities: u64) {
    let n = case.known.vertices() as u64;
    let (idx, label): (Vec<u64>, Vec<u64>) = (0..n).map(|v| (v, numbers.below(communities))).unzip();
    let found = algorithm::modularity(&case.g.a, &Vector::from_tuples(n, &idx, &label, None).unwrap()).unwrap();
    let expected = check::modularity::modularity(&case.known, &label);
    assert!((found - expected).abs() < 1e-9, "{}: {found} and not {expected}", case.name);
}

/// The first rounds of the Markov process.
pub fn markov_clustering(case: &Case, rounds: u32) {
    let told = Markov { inflation: 1.7, least: 0.003, tolerance: 0.0, rounds };
    let mut expected = check::markov_clustering::start(&case.known);
    for _ in 0..rounds {
        expected = check::markov_clustering::round(&expected, told.inflation, told.least);
    }
    let found = algorithm::markov_clustering(&case.g.a, told).unwrap();
    same_flow(&format!("{}: {rounds} rounds", case.name), &found.flow, &expected, 1e-9);
}

/// The Markov process ends where another round leads nowhere else, and clusters are who share an end.
pub fn markov_clusters(case: &Case) {
    let told = Markov { rounds: 200, ..Markov::default() };
    let found = algorithm::markov_clustering(&case.g.a, told).unwrap();
    assert!(found.has_settled, "{}: {} rounds are too few", case.name, found.rounds);
    let mut rows = vec![Vec::new(); case.known.vertices()];
    entries(&found.flow).into_iter().for_each(|(i, j, x)| rows[i].push((j, x)));
    // What is nearly settled changes by little; how much more than the tolerance depends on the inflation.
    let next = check::markov_clustering::round(&rows, told.inflation, told.least);
    same_flow(&format!("{}: settled", case.name), &found.flow, &next, 100.0 * told.tolerance);
    let (row, col): (Vec<u64>, Vec<u64>) = entries(&found.flow).iter().map(|e| (e.0 as u64, e.1 as u64)).unzip();
    let joined = check::Adjacency::from_edges(rows.len(), &row, &col, None);
    assert!(labels(&found.label) == check::components::labels(&joined), "{}: clusters", case.name);
}

/// Probabilities agree to `unit`, where there is none it is 0.
fn same_flow(name: &str, found: &Matrix<f64>, expected: &check::markov_clustering::Rows, unit: f64) {
    let mut left: BTreeMap<(usize, usize), f64> = entries(found).into_iter().map(|(i, j, x)| ((i, j), x)).collect();
    for (i, row) in expected.iter().enumerate() {
        for &(j, x) in row {
            let y = left.remove(&(i, j)).unwrap_or(0.0);
            assert!((x - y).abs() <= unit, "{name}: from {i} to {j} with {y} and not {x}");
        }
    }
    assert!(left.values().all(|&y| y <= unit), "{name}: there are ends too many");
}

/// Each of the first rounds of peer pressure, from what the algorithm says was before.
pub fn peer_pressure(case: &Case, rounds: u32) {
    for (votes, tolerance) in [(Votes::Whole, 0.0), (Votes::Shared, 1e-9)] {
        let after = |k| labels(&algorithm::peer_pressure(&case.g.a, votes, k).unwrap());
        let mut before = after(0);
        assert!(before.iter().enumerate().all(|(v, &c)| v == c), "{}: who is not alone at first?", case.name);
        for k in 1..=rounds {
            let next = after(k);
            let is_right = check::peer_pressure::is_round(&case.known, &before, &next, votes == Votes::Shared, tolerance);
            assert!(is_right, "{}: {votes:?}, round {k}", case.name);
            before = next;
        }
    }
}

/// Coverage and performance of any labels, drawn from a few.
pub fn partition_quality(case: &Case, numbers: &mut Numbers, parts: u64) {
    let label: Vec<u64> = (0..case.g.vertices()).map(|_| numbers.below(parts)).collect();
    let found = algorithm::partition_quality(&case.g.a, &Vector::from_slice(&label).unwrap()).unwrap();
    let label: Vec<usize> = label.iter().map(|&l| l as usize).collect();
    let expected = check::partition_quality::quality(&case.known, &label);
    assert_eq!((found.coverage, found.performance), expected, "{}: {parts} parts", case.name);
}
