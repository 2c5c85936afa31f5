//! Colourings.

use graphblas::Vector;
use lagraph_ports::algorithm::{colouring, colouring_by};
use lagraph_ports::check;

use crate::cases::{self, Numbers};

#[test]
fn colours_are_the_greedy_ones() {
    let mut numbers = Numbers(7);
    for case in cases::all() {
        let n = case.known.vertices();
        let mut order: Vec<usize> = (0..n).collect();
        (1..n).rev().for_each(|k| order.swap(k, numbers.below(k as u64 + 1) as usize));
        // The first in the order has the highest priority.
        let idx: Vec<u64> = order.iter().map(|&v| v as u64).collect();
        let priority: Vec<u64> = (0..n as u64).rev().collect();
        let priority = Vector::from_tuples(n as u64, &idx, &priority, None).unwrap();
        let found = colouring_by(&case.g.undirected, &priority).unwrap();
        let expected: Vec<usize> = check::colouring::greedy(&case.known, &order).into_iter().flatten().collect();
        assert_eq!(cases::labels(&found), expected, "{}", case.name);

        let found = cases::labels(&colouring(&case.g.undirected, 5).unwrap());
        assert!(check::colouring::is_proper(&case.known, &found), "{}: seed 5", case.name);
    }
}

#[test]
fn equal_priorities_of_neighbours_are_refused() {
    let club = cases::all().pop().unwrap();
    assert!(colouring_by(&club.g.undirected, &Vector::full(34, 1).unwrap()).is_err());
}
