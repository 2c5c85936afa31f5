//! Label propagation, the LDBC examples among them.

use lagraph_ports::algorithm::{label_propagation, label_propagation_directed};
use lagraph_ports::check;

use crate::cases::{self, Case};

fn compare_labels(case: &Case) {
    for rounds in [0, 1, 2, 10] {
        let found = cases::labels(&label_propagation_directed(&case.g.a, rounds).unwrap());
        let expected = check::label_propagation::directed(&case.known, rounds as usize);
        assert_eq!(found, expected, "{}: {rounds} rounds, directed", case.name);
        if case.g.is_symmetric {
            let found = cases::labels(&label_propagation(&case.g.a, rounds).unwrap());
            let expected = check::label_propagation::undirected(&case.known, rounds as usize);
            assert_eq!(found, expected, "{}: {rounds} rounds", case.name);
        }
    }
}

#[test]
fn labels_of_random_graphs() {
    cases::all().iter().for_each(compare_labels);
}

#[test]
fn labels_of_the_ldbc_examples() {
    for name in ["cdlp-directed-example", "cdlp-undirected-example", "directed-example", "undirected-example", "wcc-example"] {
        compare_labels(&cases::ldbc(name));
    }
}
