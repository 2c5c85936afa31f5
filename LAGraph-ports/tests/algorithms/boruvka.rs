//! Components by Boruvka's rounds.

use crate::{agree::parts, cases};

#[test]
fn components_by_boruvka_are_the_textbooks() {
    cases::all().iter().chain(&[cases::ldbc("wcc-example")]).for_each(parts::components_by_boruvka);
}

/// A long path whose vertices are numbered so that trees join in chains.
#[test]
fn paths_in_any_order_are_one_component() {
    for seed in 0..20 {
        let order = crate::agree::Numbers(seed).order(50);
        let edges: Vec<_> = order.windows(2).map(|w| (w[0] as u64, w[1] as u64, 1.0)).collect();
        parts::components_by_boruvka(&crate::agree::Case::of_edges(format!("path {seed}"), 50, &edges, false));
    }
}
