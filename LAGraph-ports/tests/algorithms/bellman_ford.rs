//! Shortest paths with weights of either sign.

use graphblas::Matrix;
use lagraph_ports::algorithm::bellman_ford;
use lagraph_ports::check::{self, Adjacency};

use crate::cases::{self, Numbers};

/// The graph with other weights, and the matrix of it.
fn reweighted(g: &Adjacency, mut weight: impl FnMut(f64) -> f64) -> (Adjacency, Matrix<f64>) {
    let mut g = g.clone();
    g.weight.iter_mut().for_each(|w| *w = weight(*w));
    let n = g.vertices() as u64;
    let row: Vec<u64> = g.edges().map(|e| e.0 as u64).collect();
    let col: Vec<u64> = g.idx.iter().map(|&j| j as u64).collect();
    let a = Matrix::from_tuples((n, n), &row, &col, &g.weight, None).unwrap();
    (g, a)
}

#[test]
fn distances_with_negative_weights() {
    let mut numbers = Numbers(1);
    let (mut finite, mut cycles) = (0, 0);
    for case in cases::all() {
        // From all positive to every sixth negative: sums of whole numbers are exact.
        for least in [1, 0, -1] {
            let (g, a) = reweighted(&case.known, |_| least as f64 + numbers.below(6) as f64);
            let source = numbers.below(g.vertices() as u64);
            let expected = check::bellman_ford::distances(&g, source as usize);
            let found = bellman_ford(&a, source).unwrap().map(|d| cases::dense(&d));
            finite += usize::from(expected.is_some());
            cycles += usize::from(expected.is_none());
            let expected: Option<Vec<_>> = expected.map(|d| d.into_iter().map(|d| d.is_finite().then_some(d)).collect());
            assert_eq!(found, expected, "{}: weights from {least} on", case.name);
        }
    }
    assert!(finite > 100 && cycles > 20, "{finite} cases with distances and {cycles} with cycles show too little");
}

#[test]
fn a_source_outside_is_an_error() {
    let club = cases::all().pop().unwrap();
    assert!(bellman_ford(&club.g.a, 34).is_err());
}
