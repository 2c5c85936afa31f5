//! Triangle centrality.

use lagraph_ports::algorithm::triangle_centrality;
use lagraph_ports::check;

use crate::cases;

#[test]
fn triangle_centralities() {
    for case in cases::all() {
        let found = triangle_centrality(&case.g.undirected).unwrap();
        cases::close(&case.name, &found, &check::triangle_centrality::centrality(&case.known));
    }
}
