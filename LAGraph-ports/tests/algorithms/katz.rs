//! Katz centrality.

use lagraph_ports::algorithm::katz;

use crate::{agree::ranks, cases};

#[test]
fn sums_over_walks_are_the_textbooks() {
    for case in cases::all() {
        [0, 1, 5, 40].into_iter().for_each(|iterations| ranks::katz(&case, iterations));
    }
}

#[test]
fn iterations_end_when_little_changes() {
    let club = cases::all().pop().unwrap();
    let found = katz(&club.g.a_transposed, 0.05, 1e-6, 1000).unwrap();
    assert!(found.iterations > 5 && found.iterations < 100, "{}", found.iterations);
    assert_eq!(katz(&club.g.a_transposed, 0.05, f64::INFINITY, 1000).unwrap().iterations, 1);
}
