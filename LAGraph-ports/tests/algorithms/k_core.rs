//! Cores.

use lagraph_ports::algorithm::{core_numbers, k_core};
use lagraph_ports::check;

use crate::cases;

#[test]
fn core_numbers_are_the_textbooks() {
    for case in cases::all() {
        let core: Vec<usize> = cases::full(&core_numbers(&case.g.undirected).unwrap()).iter().map(|&k| k as usize).collect();
        let expected = check::k_core::numbers(&case.known);
        assert_eq!(core, expected, "{}", case.name);
        // The k-core: the edges between vertices of core number k and more.
        for k in [0, 1, 2, expected.iter().max().map_or(0, |&k| k), 99] {
            let edges = case.known.undirected().edges().filter(|e| expected[e.0] >= k && expected[e.1] >= k).count();
            let found = k_core(&case.g.undirected, k as u64).unwrap();
            assert_eq!(found.nvals().unwrap(), edges as u64, "{}: {k}-core", case.name);
        }
    }
}
