//! Six triangle counts.

use lagraph_ports::algorithm::{TriangleMethod, triangles_by};
use lagraph_ports::check;

use crate::cases;

#[test]
fn six_triangle_counts() {
    for case in cases::all() {
        let expected = check::triangles::count(&case.known);
        for method in TriangleMethod::ALL {
            assert_eq!(triangles_by(&case.g.undirected, method).unwrap(), expected, "{}: {method:?}", case.name);
        }
    }
}
