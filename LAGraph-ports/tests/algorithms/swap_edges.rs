//! Graphs of given degrees.

use std::collections::BTreeMap;

use graphblas::Matrix;
use lagraph_ports::algorithm::swap_edges;

use crate::agree::case::entries;
use crate::{agree::choices, cases};

#[test]
fn degrees_stay_and_edges_do_not() {
    let swaps: u64 = cases::all().iter().map(|case| choices::swap_edges(case, 3, 20)).sum();
    assert!(swaps > 5000, "only {swaps} swaps show too little");
}

/// Six vertices in pairs: there are 15 ways, all equally likely.
#[test]
fn all_graphs_of_these_degrees_come_equally_often() {
    let (i, j) = ([0, 2, 4, 1, 3, 5], [1, 3, 5, 0, 2, 4]);
    let pairs = Matrix::from_tuples((6, 6), &i, &j, &[true; 6], None).unwrap();
    let mut count: BTreeMap<Vec<(usize, usize, bool)>, i32> = BTreeMap::new();
    for seed in 0..900 {
        *count.entry(entries(&swap_edges(&pairs, 8, seed).unwrap().graph)).or_insert(0) += 1;
    }
    assert_eq!(count.len(), 15);
    // 60 are expected of each, with a standard deviation of 7.5.
    assert!(count.values().all(|&c| (30..=90).contains(&c)), "{:?}", count.values());
}

#[test]
fn the_same_seed_gives_the_same_graph() {
    let club = cases::all().pop().unwrap();
    let swapped = |seed| entries(&swap_edges(&club.g.undirected, 4, seed).unwrap().graph);
    assert_eq!(swapped(1), swapped(1));
    assert_ne!(swapped(1), swapped(2));
    assert_eq!(entries(&swap_edges(&club.g.undirected, 0, 1).unwrap().graph), entries(&club.g.undirected));
}
