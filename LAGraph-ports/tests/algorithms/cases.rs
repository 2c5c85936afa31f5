//! Graphs to compare algorithms on: random ones, the karate club, the LDBC examples of `../shared/data`.
//!
//! Needs: `../shared` beside this checkout for [`ldbc`], which fails without it. Gives: lists of [`Case`].
//! Cost: none to speak of; the graphs are small.

use std::path::PathBuf;

use graphblas::io::{self, ReadOptions, embedded};

use crate::agree::{Case, Numbers};

/// 200 random graphs of 1 to 60 vertices, without edges to nearly complete, every other one undirected, some with
/// loops, some with lengths from 1 to 9; and the karate club.
pub fn all() -> Vec<Case> {
    let mut cases: Vec<Case> = (0..200).map(|seed| random(seed, 1 + Numbers(seed).below(60))).collect();
    cases.push(Case::new("karate".into(), &embedded::karate().unwrap(), false));
    cases
}

/// A random graph of n vertices; the seed says how dense it is, and whether it has directions, loops and lengths.
pub fn random(seed: u64, n: u64) -> Case {
    let mut numbers = Numbers(seed);
    let edges = [0, n / 3, n, 2 * n, 4 * n, n * n / 4, n * n][seed as usize % 7];
    let (is_symmetric, has_loops, is_weighted) = (seed.is_multiple_of(2), seed.is_multiple_of(3), seed % 4 >= 2);
    let mut list = Vec::new();
    for _ in 0..edges {
        let (i, j, w) = (numbers.below(n), numbers.below(n), 1.0 + numbers.below(9) as f64);
        if i == j && !has_loops {
            continue;
        }
        list.push((i, j, w));
        if is_symmetric {
            list.push((j, i, w));
        }
    }
    Case::of_edges(format!("random graph {seed} of {n}"), n, &list, is_weighted)
}

/// The LDBC example of a name, without lengths.
pub fn ldbc(name: &str) -> Case {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../shared/data/matrices/ldbc-{name}.mtx"));
    let list = io::read(&path, &ReadOptions::default());
    let list = list.unwrap_or_else(|e| panic!("the test data is missing: {}: {e}", path.display()));
    Case::new(format!("LDBC {name}"), &list, false)
}
