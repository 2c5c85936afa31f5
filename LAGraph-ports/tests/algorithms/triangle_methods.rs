//! Six triangle counts.

use crate::{agree::triangles, cases};

#[test]
fn six_triangle_counts() {
    cases::all().iter().for_each(triangles::triangle_methods);
}
