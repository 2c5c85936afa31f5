//! Square clustering.

use crate::{agree::triangles, cases};

#[test]
fn square_clusterings() {
    cases::all().iter().for_each(triangles::square_clustering);
}
