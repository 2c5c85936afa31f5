//! Matchings.

use graphblas::{Matrix, Vector};
use lagraph_ports::algorithm::{matching, matching_by};
use lagraph_ports::check::{self, Adjacency};

use crate::cases::{self, Numbers};

#[test]
fn matchings_are_the_greedy_ones() {
    let mut numbers = Numbers(2);
    for case in cases::all() {
        // Weights that differ: the edges i < j of the undirected graph, numbered in a random order.
        let mut upper: Vec<(u64, u64)> =
            case.known.undirected().edges().filter(|e| e.0 < e.1).map(|e| (e.0 as u64, e.1 as u64)).collect();
        (1..upper.len()).rev().for_each(|k| upper.swap(k, numbers.below(k as u64 + 1) as usize));
        let row: Vec<u64> = upper.iter().flat_map(|e| [e.0, e.1]).collect();
        let col: Vec<u64> = upper.iter().flat_map(|e| [e.1, e.0]).collect();
        let weight: Vec<u64> = (0..row.len() as u64).map(|k| k / 2).collect();
        let n = case.known.vertices();
        let w = Matrix::from_tuples((n as u64, n as u64), &row, &col, &weight, None).unwrap();
        let lengths: Vec<f64> = weight.iter().map(|&w| w as f64).collect();
        let expected = check::matching::greedy(&Adjacency::from_edges(n, &row, &col, Some(&lengths)));
        assert_eq!(partners(&matching_by(&w).unwrap()), expected, "{}", case.name);

        let found = partners(&matching(&case.g.undirected, 11).unwrap());
        assert!(check::matching::is_maximal(&case.known, &found), "{}: seed 11", case.name);
    }
}

fn partners(v: &Vector<u64>) -> Vec<Option<usize>> {
    cases::dense(v).into_iter().map(|w| w.map(|w| w as usize)).collect()
}

#[test]
fn equal_weights_at_a_vertex_are_refused() {
    let (i, j) = ([0, 1, 2, 1, 2, 0], [1, 2, 0, 0, 1, 2]);
    let triangle = |weights: &[u64; 6]| Matrix::from_tuples((3, 3), &i, &j, weights, None).unwrap();
    assert_eq!(partners(&matching_by(&triangle(&[1, 2, 3, 1, 2, 3])).unwrap()), [Some(2), None, Some(0)]);
    assert!(matching_by(&triangle(&[4; 6])).is_err());
}
