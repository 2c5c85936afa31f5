//! Communities.

use std::collections::BTreeMap;

use graphblas::Vector;
use lagraph_ports::algorithm;
use lagraph_ports::check;

use super::case::{Case, Numbers, full, labels};

/// Labels after some rounds, along directions, and without them where there are none.
pub fn label_propagation(case: &Case, rounds: u32) {
    let found = labels(&algorithm::label_propagation_directed(&case.g.a, rounds).unwrap());
    let expected = check::label_propagation::directed(&case.known, rounds as usize);
    assert!(found == expected, "{}: {rounds} rounds, directed", case.name);
    if case.g.is_symmetric {
        let found = labels(&algorithm::label_propagation(&case.g.a, rounds).unwrap());
        let expected = check::label_propagation::undirected(&case.known, rounds as usize);
        assert!(found == expected, "{}: {rounds} rounds", case.name);
    }
}

/// Communities of a symmetric graph, no two of which should be one.
pub fn louvain(case: &Case) {
    let found = algorithm::louvain(&case.g.a).unwrap();
    let label = full(&found.label);
    let expected = check::modularity::modularity(&case.known, &label);
    assert!((found.modularity - expected).abs() < 1e-9, "{}: {} and not {expected}", case.name, found.modularity);
    let more = check::modularity::best_merge(&case.known, &label);
    assert!(more < 1e-9, "{}: two communities together bring {more}", case.name);
    let alone: Vec<u64> = (0..label.len() as u64).collect();
    assert!(expected >= check::modularity::modularity(&case.known, &alone), "{}: worse than no communities", case.name);
    // A community is named after its smallest vertex.
    let mut smallest = BTreeMap::new();
    for (v, &l) in label.iter().enumerate() {
        let least = *smallest.entry(l).or_insert(v as u64);
        assert_eq!(least, l, "{}: the community of vertex {v}", case.name);
    }
}

/// The modularity of any labels of a symmetric graph, drawn from a few.
pub fn modularity(case: &Case, numbers: &mut Numbers, communities: u64) {
    let n = case.known.vertices() as u64;
    let (idx, label): (Vec<u64>, Vec<u64>) = (0..n).map(|v| (v, numbers.below(communities))).unzip();
    let found = algorithm::modularity(&case.g.a, &Vector::from_tuples(n, &idx, &label, None).unwrap()).unwrap();
    let expected = check::modularity::modularity(&case.known, &label);
    assert!((found - expected).abs() < 1e-9, "{}: {found} and not {expected}", case.name);
}
