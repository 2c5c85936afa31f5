//! Greatest flows.

use graphblas::Matrix;
use lagraph_ports::algorithm::max_flow;

use crate::agree::{Numbers, ways};
use crate::cases;

#[test]
fn flows_are_as_great_as_the_textbooks() {
    let mut numbers = Numbers(4);
    let mut positive = 0;
    for case in cases::all().iter().filter(|c| c.known.vertices() > 1) {
        let n = case.g.vertices();
        for _ in 0..4 {
            let source = numbers.below(n);
            let sink = (source + 1 + numbers.below(n - 1)) % n;
            positive += usize::from(ways::max_flow(case, source, sink) > 0.0);
        }
    }
    assert!(positive > 300, "only {positive} flows");
}

#[test]
fn flow_is_sent_back_where_the_shortest_way_was_wrong() {
    // The shortest way 0 -> 1 -> 2 -> 7 crosses from one long way, 0 -> 1 -> 3 -> 4 -> 7, to the other, 0 -> 5 -> 6 -> 2 -> 7.
    let (i, j) = ([0, 1, 2, 1, 3, 4, 0, 5, 6], [1, 2, 7, 3, 4, 7, 5, 6, 2]);
    let found = max_flow(&Matrix::from_tuples((8, 8), &i, &j, &[1.0; 9], None).unwrap(), 0, 7).unwrap();
    assert_eq!(found.value, 2.0);
    assert_eq!(found.flow.get(1, 2).unwrap(), None);
}

#[test]
fn a_flow_needs_two_vertices() {
    let club = cases::all().pop().unwrap();
    assert!(max_flow(&club.g.a, 3, 3).is_err());
    assert!(max_flow(&club.g.a, 3, 34).is_err());
    assert!(max_flow(&club.g.a, 34, 3).is_err());
}
