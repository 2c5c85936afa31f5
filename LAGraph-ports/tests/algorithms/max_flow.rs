//! Greatest flows.

use lagraph_ports::algorithm::max_flow;
use lagraph_ports::check;

use crate::cases::{self, Numbers};

#[test]
fn flows_are_as_great_as_the_textbooks() {
    let mut numbers = Numbers(4);
    let mut positive = 0;
    for case in cases::all().iter().filter(|c| c.known.vertices() > 1) {
        let n = case.known.vertices() as u64;
        let source = numbers.below(n);
        let sink = (source + 1 + numbers.below(n - 1)) % n;
        let (i, j) = (source as usize, sink as usize);
        let found = max_flow(&case.g.a, source, sink).unwrap();
        assert_eq!(found.value, check::max_flow::value(&case.known, i, j), "{}: from {i} to {j}", case.name);
        let (rows, cols, amounts) = found.flow.tuples().unwrap();
        let flow: Vec<_> = rows.iter().zip(&cols).zip(amounts).map(|((&i, &j), x)| (i as usize, j as usize, x)).collect();
        assert!(check::max_flow::is_flow(&case.known, i, j, &flow, found.value), "{}: from {i} to {j}", case.name);
        positive += usize::from(found.value > 0.0);
    }
    assert!(positive > 80, "only {positive} flows");
}

#[test]
fn a_flow_needs_two_vertices() {
    let club = cases::all().pop().unwrap();
    assert!(max_flow(&club.g.a, 3, 3).is_err());
    assert!(max_flow(&club.g.a, 3, 34).is_err());
    assert!(max_flow(&club.g.a, 34, 3).is_err());
}
