//! Paths that automata accept.

use graphblas::Matrix;
use lagraph_ports::algorithm::{Automaton, regular_paths};

use crate::agree::{Numbers, labelled};
use crate::cases;

#[test]
fn ends_of_accepted_paths_are_the_textbooks() {
    let mut numbers = Numbers(15);
    let mut ends = 0;
    for case in cases::all() {
        let g = labelled::Labelled::new(&case, 3, &mut numbers);
        ends += (0..4).map(|_| labelled::regular_paths(&g, &mut numbers)).sum::<usize>();
    }
    assert!(ends > 2000, "only {ends} ends show too little");
}

#[test]
fn states_labels_and_sources_must_exist() {
    let graph = [Matrix::<bool>::try_new(3, 3).unwrap()];
    let good = Automaton { states: 2, start: vec![0], accepting: vec![1], steps: vec![(0, 0, 1)] };
    assert_eq!(regular_paths(&graph, &good, &[2]).unwrap().nvals().unwrap(), 0);
    for (automaton, text) in [
        (Automaton::default(), "needed a state"),
        (Automaton { start: vec![2], ..good.clone() }, "states below 2, got 2"),
        (Automaton { accepting: vec![0, 9], ..good.clone() }, "states below 2, got 9"),
        (Automaton { steps: vec![(0, 0, 3)], ..good.clone() }, "states below 2, got 3"),
        (Automaton { steps: vec![(0, 1, 1)], ..good.clone() }, "labels below 1, got 1 from 0 to 1"),
    ] {
        let message = regular_paths(&graph, &automaton, &[0]).unwrap_err().to_string();
        assert!(message.contains(text), "{message}");
    }
    assert!(regular_paths(&graph, &good, &[3]).is_err(), "a source outside");
    assert!(regular_paths::<bool>(&[], &good, &[0]).is_err(), "no matrix");
    let unlike = [Matrix::<bool>::try_new(3, 3).unwrap(), Matrix::try_new(3, 4).unwrap()];
    let message = regular_paths(&unlike, &good, &[0]).unwrap_err().to_string();
    assert!(message.contains("3 by 3, got 3 by 4 for label 1"), "{message}");
}
