//! Communities of high modularity.

use graphblas::Vector;
use lagraph_ports::algorithm::{louvain, modularity};
use lagraph_ports::check;

use crate::cases::{self, Numbers};

#[test]
fn louvain_leaves_no_two_communities_that_should_be_one() {
    for case in cases::all().iter().filter(|c| c.g.is_symmetric && (c.known.vertices() <= 30 || c.name == "karate")) {
        let found = louvain(&case.g.a).unwrap();
        let label = cases::full(&found.label);
        let expected = check::modularity::modularity(&case.known, &label);
        assert!((found.modularity - expected).abs() < 1e-9, "{}: {} and not {expected}", case.name, found.modularity);
        let more = check::modularity::best_merge(&case.known, &label);
        assert!(more < 1e-9, "{}: two communities together bring {more}", case.name);
        let alone: Vec<u64> = (0..label.len() as u64).collect();
        assert!(expected >= check::modularity::modularity(&case.known, &alone), "{}: worse than no communities", case.name);
        // A community is named after its smallest vertex.
        let smallest = |v: usize| label.iter().position(|&l| l == label[v]).map(|w| w as u64);
        assert!((0..label.len()).all(|v| smallest(v) == Some(label[v])), "{}: {label:?}", case.name);
    }
}

#[test]
fn modularity_of_any_labels_is_the_textbooks() {
    let mut numbers = Numbers(3);
    for case in cases::all().iter().filter(|c| c.g.is_symmetric) {
        let n = case.known.vertices() as u64;
        let (idx, label): (Vec<u64>, Vec<u64>) = (0..n).map(|v| (v, numbers.below(n))).unzip();
        let found = modularity(&case.g.a, &Vector::from_tuples(n, &idx, &label, None).unwrap()).unwrap();
        let expected = check::modularity::modularity(&case.known, &label);
        assert!((found - expected).abs() < 1e-9, "{}: {found} and not {expected}", case.name);
    }
}
