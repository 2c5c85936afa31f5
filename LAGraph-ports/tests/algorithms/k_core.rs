//! Cores.

use crate::{agree::parts, cases};

#[test]
fn core_numbers_are_the_textbooks() {
    cases::all().iter().for_each(parts::cores);
}
