//! Strongly connected components.

use crate::{agree::parts, cases};

#[test]
fn strong_components_are_the_textbooks() {
    let examples = ["directed-example", "cdlp-directed-example"].map(cases::ldbc);
    cases::all().iter().chain(&examples).for_each(parts::strong_components);
}
