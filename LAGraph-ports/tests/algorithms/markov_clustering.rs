//! Markov clustering.

use lagraph_ports::algorithm::{Markov, markov_clustering};

use crate::agree::communities;
use crate::cases;

#[test]
fn flows_are_the_textbooks_and_settle() {
    for case in cases::all() {
        [0, 1, 3].into_iter().for_each(|rounds| communities::markov_clustering(&case, rounds));
        communities::markov_clusters(&case);
    }
}

#[test]
fn numbers_that_lead_nowhere_are_refused() {
    let club = cases::all().pop().unwrap();
    let good = Markov::default();
    for (told, name) in [
        (Markov { inflation: 1.0, ..good }, "inflation"),
        (Markov { inflation: f64::INFINITY, ..good }, "inflation"),
        (Markov { inflation: f64::NAN, ..good }, "inflation"),
        (Markov { least: 1.0, ..good }, "least"),
        (Markov { least: -0.1, ..good }, "least"),
        (Markov { least: f64::NAN, ..good }, "least"),
        (Markov { tolerance: -1.0, ..good }, "tolerance"),
        (Markov { tolerance: f64::NAN, ..good }, "tolerance"),
    ] {
        let message = markov_clustering(&club.g.a, told).unwrap_err().to_string();
        assert!(message.contains(name), "{told:?}: {message}");
    }
}
