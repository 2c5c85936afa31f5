//! Triangles, squares and other small subgraphs.

use lagraph_ports::algorithm::{self, PLACES, TriangleMethod};
use lagraph_ports::check;

use super::case::{Case, close};

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
