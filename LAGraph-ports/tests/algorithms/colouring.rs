//! Colourings.

use graphblas::Vector;
use lagraph_ports::algorithm::colouring_by;

use crate::agree::{Numbers, choices};
use crate::cases;

#[test]
fn colours_are_the_greedy_ones() {
    let mut numbers = Numbers(7);
    for case in cases::all() {
        choices::colouring_by(&case, &mut numbers);
        choices::colouring(&case, 5);
    }
}

#[test]
fn equal_priorities_of_neighbours_are_refused() {
    let club = cases::all().pop().unwrap();
    assert!(colouring_by(&club.g.undirected, &Vector::full(34, 1).unwrap()).is_err());
}
