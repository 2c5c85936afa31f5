//! Sets, colours and partners that are chosen by seeds or by priorities.

use graphblas::{Matrix, Vector};
use lagraph_ports::algorithm;
use lagraph_ports::check::{self, Adjacency};

use super::case::{Case, Numbers, dense, entries, labels};

/// A maximal independent set.
pub fn independent_set(case: &Case, seed: u64) {
    let set = algorithm::independent_set(&case.g.undirected, seed).unwrap();
    let is_in: Vec<bool> = dense(&set).iter().map(Option::is_some).collect();
    assert!(check::independent_set::is_maximal(&case.known, &is_in), "{}, seed {seed}", case.name);
}

/// The greedy colours by priorities in any order.
pub fn colouring_by(case: &Case, numbers: &mut Numbers) {
    let n = case.known.vertices();
    let order = numbers.order(n);
    // The first in the order has the highest priority.
    let idx: Vec<u64> = order.iter().map(|&v| v as u64).collect();
    let priority: Vec<u64> = (0..n as u64).rev().collect();
    let priority = Vector::from_tuples(n as u64, &idx, &priority, None).unwrap();
    let found = algorithm::colouring_by(&case.g.undirected, &priority).unwrap();
    let expected: Vec<usize> = check::colouring::greedy(&case.known, &order).into_iter().flatten().collect();
    assert!(labels(&found) == expected, "{}: not the greedy colours", case.name);
}

/// Proper colours by priorities from a seed.
pub fn colouring(case: &Case, seed: u64) {
    let found = labels(&algorithm::colouring(&case.g.undirected, seed).unwrap());
    assert!(check::colouring::is_proper(&case.known, &found), "{}: seed {seed}", case.name);
}

/// The greedy matching by weights that differ.
pub fn matching_by(case: &Case, numbers: &mut Numbers) {
    // The edges i < j of the undirected graph, numbered in a random order.
    let upper: Vec<(u64, u64)> =
        case.known.undirected().edges().filter(|e| e.0 < e.1).map(|e| (e.0 as u64, e.1 as u64)).collect();
    let order = numbers.order(upper.len());
    let row: Vec<u64> = upper.iter().flat_map(|e| [e.0, e.1]).collect();
    let col: Vec<u64> = upper.iter().flat_map(|e| [e.1, e.0]).collect();
    let weight: Vec<u64> = order.iter().flat_map(|&k| [k as u64; 2]).collect();
    let n = case.known.vertices();
    let w = Matrix::from_tuples((n as u64, n as u64), &row, &col, &weight, None).unwrap();
    let lengths: Vec<f64> = weight.iter().map(|&w| w as f64).collect();
    let expected = check::matching::greedy(&Adjacency::from_edges(n, &row, &col, Some(&lengths)));
    assert!(partners(&algorithm::matching_by(&w).unwrap()) == expected, "{}: not the greedy matching", case.name);
}

/// A maximal matching by weights from a seed.
pub fn matching(case: &Case, seed: u64) {
    let found = partners(&algorithm::matching(&case.g.undirected, seed).unwrap());
    assert!(check::matching::is_maximal(&case.known, &found), "{}: seed {seed}", case.name);
}

/// The graph with the edges of a matching contracted, weights added.
pub fn coarsen(case: &Case, seed: u64) {
    let partner = algorithm::matching(&case.g.undirected, seed).unwrap();
    let found = algorithm::coarsen(&case.g.a, &partner).unwrap();
    let number = check::coarsen::numbers(&partners(&partner));
    assert!(labels(&found.vertex) == number, "{}: seed {seed}, numbers", case.name);
    // Sums of whole numbers are exact.
    assert!(entries(&found.graph) == check::coarsen::edges(&case.known, &number), "{}: seed {seed}, edges", case.name);
}

/// A graph of the same degrees; how many swaps led to it.
pub fn swap_edges(case: &Case, rounds: u32, seed: u64) -> u64 {
    let found = algorithm::swap_edges(&case.g.undirected, rounds, seed).unwrap();
    let (rows, cols, _) = found.graph.tuples().unwrap();
    let after = Adjacency::from_edges(case.known.vertices(), &rows, &cols, None);
    assert_eq!(after.idx.len(), rows.len(), "{}: an edge is there twice", case.name);
    assert!(check::swap_edges::is_like(&case.known, &after), "{}: seed {seed}, other degrees", case.name);
    found.swaps
}

/// The incidence matrix of the part above the diagonal, which is refused where there is none.
pub fn incidence(case: &Case) {
    let expected = check::coarsen::incidence(&case.known);
    let found = algorithm::incidence(&case.g.a).map(|e| entries(&e));
    assert!(found.is_err() == expected.is_empty(), "{}: {:?}", case.name, found.err());
    assert!(found.is_err() || found.unwrap() == expected, "{}: incidence", case.name);
}

/// The partner of every vertex that has one.
pub fn partners(v: &Vector<u64>) -> Vec<Option<usize>> {
    dense(v).into_iter().map(|w| w.map(|w| w as usize)).collect()
}
