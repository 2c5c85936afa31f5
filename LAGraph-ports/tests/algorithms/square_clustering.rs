//! Square clustering.

use lagraph_ports::algorithm::square_clustering;
use lagraph_ports::check;

use crate::cases;

#[test]
fn square_clusterings() {
    for case in cases::all() {
        let found = square_clustering(&case.g.undirected).unwrap();
        cases::close(&case.name, &found, &check::square_clustering::coefficients(&case.known));
    }
}
