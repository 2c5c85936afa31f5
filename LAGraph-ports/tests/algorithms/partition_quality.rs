//! Coverage and performance.

use graphblas::Vector;
use lagraph_ports::algorithm::partition_quality;

use crate::agree::{Numbers, communities};
use crate::cases;

#[test]
fn shares_are_those_of_all_pairs() {
    let mut numbers = Numbers(9);
    for case in cases::all() {
        for parts in [1, 2.min(case.g.vertices()), case.g.vertices()] {
            communities::partition_quality(&case, &mut numbers, parts);
        }
    }
}

#[test]
fn labels_must_be_there_and_below_the_dimension() {
    let club = cases::all().pop().unwrap();
    for (label, text) in [
        (Vector::full(33, 0_u64).unwrap(), "in a vector of 33"),
        (Vector::from_tuples(34, &[0], &[0_u64], None).unwrap(), "each of 34 vertices, got 1"),
        (Vector::full(34, 34_u64).unwrap(), "needed labels below 34, got 34"),
    ] {
        let message = partition_quality(&club.g.a, &label).unwrap_err().to_string();
        assert!(message.contains(text), "{message}");
    }
}
