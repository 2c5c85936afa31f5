//! Spanning forests.

use crate::{agree::parts, cases};

#[test]
fn spanning_forests_are_kruskals() {
    for case in cases::all() {
        parts::spanning_forest(&case.name, &case.known, &case.g.a);
    }
}
