//! Closeness and harmonic centrality.

use lagraph_ports::algorithm::closeness;
use lagraph_ports::check;

use crate::cases;

#[test]
fn closeness_and_harmonic_centrality() {
    // The last two are searched from all vertices in three batches.
    for case in cases::all().into_iter().chain([cases::random(2, 150), cases::random(3, 129)]) {
        let found = closeness(&case.g.a).unwrap();
        let (closeness, harmonic) = check::closeness::centralities(&case.known);
        cases::close(&format!("{}: closeness", case.name), &found.closeness, &closeness);
        cases::close(&format!("{}: harmonic", case.name), &found.harmonic, &harmonic);
    }
}
