//! Components by sampling.

use crate::{agree::parts, cases};

#[test]
fn components_by_sampling_are_the_textbooks() {
    cases::all().iter().chain(&[cases::ldbc("wcc-example")]).for_each(parts::components_by_sampling);
}
