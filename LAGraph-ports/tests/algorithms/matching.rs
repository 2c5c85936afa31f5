//! Matchings.

use graphblas::Matrix;
use lagraph_ports::algorithm::matching_by;

use crate::agree::Numbers;
use crate::agree::choices::{self, partners};
use crate::cases;

#[test]
fn matchings_are_the_greedy_ones() {
    let mut numbers = Numbers(2);
    for case in cases::all() {
        choices::matching_by(&case, &mut numbers);
        choices::matching(&case, 11);
    }
}

#[test]
fn equal_weights_at_a_vertex_are_refused() {
    let (i, j) = ([0, 1, 2, 1, 2, 0], [1, 2, 0, 0, 1, 2]);
    let triangle = |weights: &[u64; 6]| Matrix::from_tuples((3, 3), &i, &j, weights, None).unwrap();
    assert_eq!(partners(&matching_by(&triangle(&[1, 2, 3, 1, 2, 3])).unwrap()), [Some(2), None, Some(0)]);
    assert!(matching_by(&triangle(&[4; 6])).is_err());
}
