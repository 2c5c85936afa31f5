//! Closeness and harmonic centrality.

use crate::{agree::ways, cases};

#[test]
fn closeness_and_harmonic_centrality() {
    // The last two are searched from all vertices in three batches.
    cases::all().iter().chain(&[cases::random(2, 150), cases::random(3, 129)]).for_each(ways::closeness);
}
