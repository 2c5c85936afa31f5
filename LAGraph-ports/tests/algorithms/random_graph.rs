//! Graphs that are drawn.

use graphblas::io::generate::GraphOptions;
use graphblas::types::TypeCode;
use lagraph_ports::Graph;
use lagraph_ports::algorithm::{random_kronecker, random_uniform};

/// What the options promise, counted on the edges.
#[test]
fn drawn_graphs_are_what_was_asked_for() {
    for seed in 0..20 {
        let options = GraphOptions {
            seed,
            is_symmetric: seed % 2 == 0,
            drop_self_loops: seed % 3 == 0,
            drop_duplicates: true,
            weights: (seed % 4 == 0).then_some(TypeCode::FP64),
        };
        let graphs =
            |options: &GraphOptions| [random_uniform(50 + seed, 200, options).unwrap(), random_kronecker(6, 4, options).unwrap()];
        let again = graphs(&options);
        let others = graphs(&GraphOptions { seed: seed + 100, ..options.clone() });
        for (k, (g, most)) in graphs(&options).iter().zip([200, 256]).enumerate() {
            let (rows, cols, weights) = g.a.tuples().unwrap();
            let edges = if options.is_symmetric { 2 * most } else { most };
            assert!(rows.len() <= edges && rows.len() > edges / 3, "seed {seed}: {} edges", rows.len());
            assert!(!options.is_symmetric || g.is_symmetric, "seed {seed}: symmetric");
            assert!(!options.drop_self_loops || rows.iter().zip(&cols).all(|(i, j)| i != j), "seed {seed}: a loop");
            let bounds = if options.weights.is_some() { 1.0..=255.0 } else { 1.0..=1.0 };
            assert!(weights.iter().all(|w| bounds.contains(w)), "seed {seed}: weights");
            let edges = |g: &Graph| g.a.tuples().unwrap();
            assert_eq!(edges(g), edges(&again[k]), "seed {seed}: the same seed");
            assert_ne!(edges(g), edges(&others[k]), "seed {seed}: another seed");
        }
    }
    assert!(random_uniform(0, 3, &GraphOptions::default()).is_err());
}
