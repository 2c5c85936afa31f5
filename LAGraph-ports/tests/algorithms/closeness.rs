//! Closeness and harmonic centrality.

use lagraph_ports::algorithm::closeness;
use lagraph_ports::check;

use crate::cases;

#[test]
fn closeness_and_harmonic_centrality() {
    for case in cases::all() {
        let found = closeness(&case.g.a).unwrap();
        let (closeness, harmonic) = check::closeness::centralities(&case.known);
        cases::close(&format!("{}: closeness", case.name), &found.closeness, &closeness);
        cases::close(&format!("{}: harmonic", case.name), &found.harmonic, &harmonic);
    }
}
