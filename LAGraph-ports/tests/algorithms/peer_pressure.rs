//! Peer pressure.

use crate::{agree::communities, cases};

#[test]
fn every_round_is_the_textbooks() {
    cases::all().iter().for_each(|case| communities::peer_pressure(case, 5));
}
