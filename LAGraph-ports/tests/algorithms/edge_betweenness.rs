//! Edge betweenness.

use lagraph_ports::algorithm::edge_betweenness;

use crate::agree::{Numbers, ways};
use crate::cases;

#[test]
fn centralities_of_edges_are_the_textbooks() {
    let mut numbers = Numbers(17);
    for case in cases::all() {
        let n = case.g.vertices();
        let few: Vec<u64> = (0..3).map(|_| numbers.below(n)).collect();
        ways::edge_betweenness(&case, &few);
        ways::edge_betweenness(&case, &[]);
        if n <= 20 {
            ways::edge_betweenness(&case, &(0..n).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_source_outside_is_an_error() {
    let club = cases::all().pop().unwrap();
    assert!(edge_betweenness(&club.g.a, &club.g.a_transposed, &[0, 34]).is_err());
}
