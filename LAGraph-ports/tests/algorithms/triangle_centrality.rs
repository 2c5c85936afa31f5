//! Triangle centrality.

use crate::{agree::ranks, cases};

#[test]
fn triangle_centralities() {
    cases::all().iter().for_each(ranks::triangle_centrality);
}
