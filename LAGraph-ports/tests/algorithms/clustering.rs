//! Local clustering coefficients, the LDBC examples among them.

use crate::{agree::triangles, cases};

#[test]
fn local_clustering_coefficients() {
    let examples = ["directed-example", "undirected-example", "wcc-example"].map(cases::ldbc);
    cases::all().iter().chain(&examples).for_each(triangles::clustering);
}
