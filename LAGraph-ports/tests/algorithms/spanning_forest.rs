//! Spanning forests.

use lagraph_ports::algorithm::spanning_forest;
use lagraph_ports::check::{self, Adjacency};

use crate::cases;

#[test]
fn spanning_forests_are_kruskals() {
    for case in cases::all() {
        let forest = spanning_forest(&case.g.a).unwrap();
        let (rows, cols, weights) = forest.tuples().unwrap();
        let mut found: Vec<_> = rows.iter().zip(&cols).zip(weights).map(|((&i, &j), w)| (i as usize, j as usize, w)).collect();
        found.sort_by_key(|e| (e.0, e.1));
        assert_eq!(found, check::spanning_forest::edges(&one_weight(&case.known)), "{}", case.name);
    }
}

/// The graph with every edge i -> j, i < j, in both directions: what a forest of the part above the diagonal is one of.
fn one_weight(g: &Adjacency) -> Adjacency {
    let upper: Vec<_> = g.edges().filter(|e| e.0 < e.1).collect();
    let row: Vec<u64> = upper.iter().flat_map(|e| [e.0 as u64, e.1 as u64]).collect();
    let col: Vec<u64> = upper.iter().flat_map(|e| [e.1 as u64, e.0 as u64]).collect();
    let weight: Vec<f64> = upper.iter().flat_map(|e| [e.2, e.2]).collect();
    Adjacency::from_edges(g.vertices(), &row, &col, Some(&weight))
}
