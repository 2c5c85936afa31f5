//! Strongly connected components.

use lagraph_ports::algorithm::strong_components;
use lagraph_ports::check;

use crate::cases;

#[test]
fn strong_components_are_the_textbooks() {
    let examples = ["directed-example", "cdlp-directed-example"].map(cases::ldbc);
    for case in cases::all().into_iter().chain(examples) {
        let label = cases::labels(&strong_components(&case.g.a, &case.g.a_transposed).unwrap());
        assert_eq!(label, check::strong_components::labels(&case.known), "{}", case.name);
    }
}
