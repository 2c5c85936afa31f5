//! Shortest paths with weights of either sign.

use lagraph_ports::algorithm::bellman_ford;

use crate::agree::{Numbers, ways};
use crate::cases;

#[test]
fn distances_with_negative_weights() {
    let mut numbers = Numbers(1);
    let (mut finite, mut cycles) = (0, 0);
    for case in cases::all() {
        // From all positive to every sixth negative: sums of whole numbers are exact.
        for least in [1, 0, -1] {
            let (g, a) = case.reweighted(|_, _| least as f64 + numbers.below(6) as f64);
            let source = numbers.below(g.vertices() as u64);
            let is_finite = ways::bellman_ford(&format!("{}: weights from {least} on", case.name), &g, &a, source);
            finite += usize::from(is_finite);
            cycles += usize::from(!is_finite);
        }
    }
    assert!(finite > 100 && cycles > 20, "{finite} cases with distances and {cycles} with cycles show too little");
}

#[test]
fn a_source_outside_is_an_error() {
    let club = cases::all().pop().unwrap();
    assert!(bellman_ford(&club.g.a, 34).is_err());
}
