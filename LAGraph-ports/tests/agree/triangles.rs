//! Triangles, squares and other small subgraphs, and what neighbours have in common.

use lagraph_ports::algorithm::{self, PLACES, TriangleMethod};
use lagraph_ports::check;

use super::case::{Case, close, dense, entries};

/// Local clustering coefficients.
pub fn clustering(case: &Case) {
    let found = algorithm::clustering(&case.g.a, &case.g.undirected).unwrap();
    close(&case.name, &found, &check::clustering::coefficients(&case.known), 1.0);
}

/// Square clustering.
pub fn square_clustering(case: &Case) {
    let found = algorithm::square_clustering(&case.g.undirected).unwrap();
    close(&case.name, &found, &check::square_clustering::coefficients(&case.known), 1.0);
}

/// All graphlets; every set of four vertices is looked at.
pub fn graphlets(case: &Case) {
    let found = algorithm::graphlets(&case.g.undirected).unwrap();
    let expected = check::graphlets::counts(&case.known);
    assert_eq!(found.len(), PLACES.len());
    for (k, place) in PLACES.iter().enumerate() {
        close(&format!("{}: {place}", case.name), &found[k], &expected[k], 1.0);
    }
}

/// Six triangle counts.
pub fn triangle_methods(case: &Case) {
    let expected = check::triangles::count(&case.known);
    for method in TriangleMethod::ALL {
        let found = algorithm::triangles_by(&case.g.undirected, method).unwrap();
        assert_eq!(found, expected, "{}: {method:?}", case.name);
    }
}

/// The similarity of all pairs of vertices.
pub fn jaccard(case: &Case) {
    let found = entries(&algorithm::jaccard(&case.g.a).unwrap());
    assert!(found == check::jaccard::pairs(&case.known), "{}: pairs", case.name);
}

/// The similarity of the vertices of all edges.
pub fn jaccard_of_edges(case: &Case) {
    let found = entries(&algorithm::jaccard_of_edges(&case.g.a).unwrap());
    assert!(found == check::jaccard::edges(&case.known), "{}: edges", case.name);
}

/// Rich-club coefficients, which are quotients of whole numbers.
pub fn rich_club(case: &Case) {
    let found = dense(&algorithm::rich_club(&case.g.undirected).unwrap());
    assert!(found == check::rich_club::coefficients(&case.known), "{}: {found:?}", case.name);
}
