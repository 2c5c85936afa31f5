//! Paths that grammars derive.

use graphblas::Matrix;
use lagraph_ports::algorithm::{Grammar, context_free_paths};

use crate::agree::{Numbers, labelled};
use crate::cases;

#[test]
fn joined_pairs_are_the_textbooks() {
    let mut numbers = Numbers(16);
    let mut pairs = 0;
    for case in cases::all() {
        // The checker takes O(vertices^3) steps, of which many are slow.
        let case = if case.known.vertices() > 25 { cases::random(numbers.draw() >> 32, 1 + numbers.below(25)) } else { case };
        let g = labelled::Labelled::new(&case, 2, &mut numbers);
        pairs += labelled::context_free_paths(&g, &mut numbers);
    }
    assert!(pairs > 5000, "only {pairs} pairs show too little");
}

#[test]
fn nonterminals_and_labels_must_exist() {
    let graph = [Matrix::<bool>::try_new(3, 3).unwrap()];
    let good = Grammar { nonterminals: 1, empty: vec![0], labels: vec![(0, 0)], pairs: vec![(0, 0, 0)] };
    assert_eq!(context_free_paths(&graph, &good).unwrap()[0].nvals().unwrap(), 3);
    for (grammar, text) in [
        (Grammar { empty: vec![1], ..good.clone() }, "nonterminals below 1, got 1"),
        (Grammar { labels: vec![(2, 0)], ..good.clone() }, "nonterminals below 1, got 2"),
        (Grammar { pairs: vec![(0, 0, 3)], ..good.clone() }, "nonterminals below 1, got 3"),
        (Grammar { labels: vec![(0, 1)], ..good.clone() }, "labels below 1, got 1 from nonterminal 0"),
    ] {
        let message = context_free_paths(&graph, &grammar).unwrap_err().to_string();
        assert!(message.contains(text), "{message}");
    }
    let many = Grammar { nonterminals: usize::MAX, ..good.clone() };
    assert!(context_free_paths(&graph, &many).is_err(), "more matrices than memory");
    assert!(context_free_paths::<bool>(&[], &good).is_err(), "no matrix");
    assert!(context_free_paths(&[Matrix::<bool>::try_new(2, 3).unwrap()], &good).is_err(), "not square");
}
