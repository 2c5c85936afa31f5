//! PageRank that loses nothing.

use lagraph_ports::algorithm::pagerank_dangling;

use crate::{agree::ranks, cases};

#[test]
fn pageranks_add_up_to_one() {
    for case in cases::all().iter().chain(&[cases::ldbc("directed-example")]) {
        ranks::pagerank_dangling(case, 1e-13, 300);
    }
}

#[test]
fn iterations_end_when_asked_to() {
    let club = cases::all().pop().unwrap();
    let found = pagerank_dangling(&club.g.a_transposed, &club.g.degree, 0.85, 0.0, 3).unwrap();
    assert_eq!(found.iterations, 3);
    ranks::pagerank_dangling(&club, 0.0, 3);
}
