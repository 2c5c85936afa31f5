//! Coarsening by matchings, and incidence matrices.

use graphblas::Vector;
use lagraph_ports::algorithm::coarsen;

use crate::{agree::choices, cases};

#[test]
fn contracted_graphs_are_the_textbooks() {
    for case in cases::all() {
        [0, 1].into_iter().for_each(|seed| choices::coarsen(&case, seed));
    }
}

#[test]
fn incidence_matrices_are_the_textbooks() {
    cases::all().iter().for_each(choices::incidence);
}

#[test]
fn partners_must_name_each_other() {
    let club = cases::all().pop().unwrap();
    for (v, w) in [(vec![0], vec![1_u64]), (vec![3], vec![3]), (vec![0], vec![34]), (vec![0, 1, 2], vec![1, 2, 0])] {
        let message = coarsen(&club.g.a, &Vector::from_tuples(34, &v, &w, None).unwrap()).unwrap_err().to_string();
        assert!(message.contains("partner"), "{message}");
    }
    assert!(coarsen(&club.g.a, &Vector::try_new(33).unwrap()).is_err(), "a vector of another size");
}
