//! Trusses.

use lagraph_ports::algorithm::k_truss;

use crate::{agree::parts, cases};

#[test]
fn k_trusses_are_the_textbooks() {
    for case in cases::all() {
        // Each inside the one before, and some alone.
        parts::k_trusses(&case);
        (3..6).for_each(|k| parts::k_truss(&case, k));
    }
}

#[test]
fn a_truss_needs_triangles() {
    let club = cases::all().pop().unwrap();
    assert!(k_truss(&club.g.undirected, 2).is_err());
    assert_eq!(k_truss(&club.g.undirected, u64::MAX).unwrap().support.nvals().unwrap(), 0);
}
