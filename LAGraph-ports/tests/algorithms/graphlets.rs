//! Graphlets.

use crate::{agree::triangles, cases};

/// Every set of four vertices is looked at, so only small graphs and the club.
#[test]
fn graphlets_are_what_is_found_by_looking() {
    cases::all().iter().filter(|c| c.known.vertices() <= 25 || c.name == "karate").for_each(triangles::graphlets);
}
