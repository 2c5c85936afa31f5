//! Independent sets.

use crate::{agree::choices, cases};

#[test]
fn independent_sets_are_maximal() {
    for case in cases::all() {
        for seed in [0, 1, u64::MAX] {
            choices::independent_set(&case, seed);
        }
    }
}
