//! Label propagation, the LDBC examples among them.

use crate::{agree::communities, cases};

#[test]
fn labels_of_random_graphs() {
    for case in cases::all() {
        [0, 1, 2, 10].into_iter().for_each(|rounds| communities::label_propagation(&case, rounds));
    }
}

#[test]
fn labels_of_the_ldbc_examples() {
    for name in ["cdlp-directed-example", "cdlp-undirected-example", "directed-example", "undirected-example", "wcc-example"] {
        let case = cases::ldbc(name);
        [0, 1, 2, 10].into_iter().for_each(|rounds| communities::label_propagation(&case, rounds));
    }
}
