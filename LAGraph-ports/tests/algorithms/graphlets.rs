//! Graphlets.

use lagraph_ports::algorithm::{PLACES, graphlets};
use lagraph_ports::check;

use crate::cases;

/// Every set of four vertices is looked at, so only small graphs and the club.
#[test]
fn graphlets_are_what_is_found_by_looking() {
    for case in cases::all().iter().filter(|c| c.known.vertices() <= 25 || c.name == "karate") {
        let found = graphlets(&case.g.undirected).unwrap();
        let expected = check::graphlets::counts(&case.known);
        assert_eq!(found.len(), PLACES.len());
        for (k, place) in PLACES.iter().enumerate() {
            cases::close(&format!("{}: {place}", case.name), &found[k], &expected[k]);
        }
    }
}
