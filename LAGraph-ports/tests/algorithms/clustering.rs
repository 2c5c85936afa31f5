//! Local clustering coefficients, the LDBC examples among them.

use lagraph_ports::algorithm::clustering;
use lagraph_ports::check;

use crate::cases;

#[test]
fn local_clustering_coefficients() {
    let examples = ["directed-example", "undirected-example", "wcc-example"].map(cases::ldbc);
    for case in cases::all().into_iter().chain(examples) {
        let found = clustering(&case.g.a, &case.g.undirected).unwrap();
        cases::close(&case.name, &found, &check::clustering::coefficients(&case.known));
    }
}
