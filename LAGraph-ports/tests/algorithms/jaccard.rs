//! Jaccard similarity.

use crate::{agree::triangles, cases};

#[test]
fn similarities_are_the_textbooks() {
    for case in cases::all() {
        triangles::jaccard(&case);
        triangles::jaccard_of_edges(&case);
    }
}
