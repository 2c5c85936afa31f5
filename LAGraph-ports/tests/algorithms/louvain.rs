//! Communities of high modularity.

use crate::agree::{Numbers, communities};
use crate::cases;

#[test]
fn louvain_leaves_no_two_communities_that_should_be_one() {
    cases::all().iter().filter(|c| c.g.is_symmetric).for_each(communities::louvain);
}

#[test]
fn modularity_of_any_labels_is_the_textbooks() {
    let mut numbers = Numbers(3);
    for case in cases::all().iter().filter(|c| c.g.is_symmetric) {
        communities::modularity(case, &mut numbers, case.g.vertices());
    }
}
