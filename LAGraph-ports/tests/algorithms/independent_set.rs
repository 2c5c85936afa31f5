//! Independent sets.

use lagraph_ports::algorithm::independent_set;
use lagraph_ports::check;

use crate::cases;

#[test]
fn independent_sets_are_maximal() {
    for case in cases::all() {
        for seed in [0, 1, u64::MAX] {
            let set = independent_set(&case.g.undirected, seed).unwrap();
            let is_in: Vec<bool> = cases::dense(&set).iter().map(Option::is_some).collect();
            assert!(check::independent_set::is_maximal(&case.known, &is_in), "{}, seed {seed}", case.name);
        }
    }
}
