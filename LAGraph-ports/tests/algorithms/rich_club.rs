//! Rich-club coefficients.

use crate::{agree::triangles, cases};

#[test]
fn coefficients_are_the_textbooks() {
    cases::all().iter().for_each(triangles::rich_club);
}
