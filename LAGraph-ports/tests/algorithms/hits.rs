//! Hubs and authorities.

use crate::{agree::ranks, cases};

#[test]
fn hubs_and_authorities() {
    for case in cases::all().iter().chain(&[cases::ldbc("directed-example")]) {
        for iterations in [1, 25] {
            ranks::hits(case, iterations);
        }
    }
}
