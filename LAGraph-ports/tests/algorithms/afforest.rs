//! Components by sampling.

use lagraph_ports::algorithm::components_by_sampling;
use lagraph_ports::check;

use crate::cases;

#[test]
fn components_by_sampling_are_the_textbooks() {
    for case in cases::all().into_iter().chain([cases::ldbc("wcc-example")]) {
        let label = cases::labels(&components_by_sampling(&case.g.undirected).unwrap());
        assert_eq!(label, check::components::labels(&case.known), "{}", case.name);
    }
}
