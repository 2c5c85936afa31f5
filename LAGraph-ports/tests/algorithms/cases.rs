//! Graphs to compare algorithms on: random ones, the karate club, the LDBC examples of `../shared/data`.
//!
//! Needs: `../shared` beside this checkout for [`ldbc`], which fails without it. Gives: [`Case`], and comparisons that
//! name the graph and the vertex at the first difference. Cost: none to speak of; the graphs are small.

use std::path::PathBuf;

use graphblas::Vector;
use graphblas::io::{self, Coo, ReadOptions, Symmetry, embedded};
use graphblas::mem::Buf;
use graphblas::types::{Scalar, Type};
use lagraph_ports::Graph;
use lagraph_ports::check::Adjacency;

/// A graph, as the algorithms and as the checkers take it.
pub struct Case {
    pub name: String,
    pub g: Graph,
    pub known: Adjacency,
}

/// A reproducible stream of numbers (the splitmix64 generator of S. Vigna).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to n - 1.
    pub fn below(&mut self, n: u64) -> u64 {
        self.draw() % n
    }
}

/// 200 random graphs of 1 to 60 vertices, without edges to nearly complete, every other one undirected, some with
/// loops, some with lengths from 1 to 9; and the karate club.
pub fn all() -> Vec<Case> {
    let mut cases: Vec<Case> = (0..200).map(|seed| random(seed, 1 + Numbers(seed).below(60))).collect();
    cases.push(case("karate".into(), &embedded::karate().unwrap(), false));
    cases
}

/// A random graph of n vertices; the seed says how dense it is, and whether it has directions, loops and lengths.
pub fn random(seed: u64, n: u64) -> Case {
    let mut numbers = Numbers(seed);
    let edges = [0, n / 3, n, 2 * n, 4 * n, n * n / 4, n * n][seed as usize % 7];
    let (is_symmetric, has_loops, is_weighted) = (seed.is_multiple_of(2), seed.is_multiple_of(3), seed % 4 >= 2);
    let (mut row, mut col, mut weight) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..edges {
        let (i, j, w) = (numbers.below(n), numbers.below(n), 1.0 + numbers.below(9) as f64);
        if i == j && !has_loops {
            continue;
        }
        row.push(i);
        col.push(j);
        weight.push(w);
        if is_symmetric {
            row.push(j);
            col.push(i);
            weight.push(w);
        }
    }
    let bytes: Vec<u8> = weight.iter().flat_map(|w| w.to_ne_bytes()).collect();
    let values: &[u8] = if is_weighted { &bytes } else { &[1] };
    let list = Coo {
        nrows: n,
        ncols: n,
        rows: Buf::from_slice(&row).unwrap(),
        cols: Buf::from_slice(&col).unwrap(),
        vals: Buf::from_slice(values).unwrap(),
        ty: if is_weighted { Type::of::<f64>() } else { Type::of::<bool>() },
        is_iso: !is_weighted,
        symmetry: Symmetry::General,
    };
    case(format!("random graph {seed} of {n}"), &list, is_weighted)
}

/// The LDBC example of a name, without lengths.
pub fn ldbc(name: &str) -> Case {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../shared/data/matrices/ldbc-{name}.mtx"));
    let list = io::read(&path, &ReadOptions::default());
    let list = list.unwrap_or_else(|e| panic!("the test data is missing: {}: {e}", path.display()));
    case(format!("LDBC {name}"), &list, false)
}

fn case(name: String, list: &Coo, is_weighted: bool) -> Case {
    let weights: Option<Vec<f64>> =
        is_weighted.then(|| list.vals.chunks_exact(8).map(|b| f64::from_ne_bytes(b.try_into().unwrap())).collect());
    let known = Adjacency::from_edges(list.nrows as usize, &list.rows, &list.cols, weights.as_deref());
    Case { name, g: Graph::try_new(list).unwrap(), known }
}

/// The value at every position.
pub fn dense<T: Scalar>(v: &Vector<T>) -> Vec<Option<T>> {
    let mut list = vec![None; v.size() as usize];
    let (idx, vals) = v.tuples().unwrap();
    for (i, x) in idx.into_iter().zip(vals) {
        list[i as usize] = Some(x);
    }
    list
}

/// The value at every position; all must have one.
pub fn full<T: Scalar>(v: &Vector<T>) -> Vec<T> {
    let list = dense(v);
    assert!(list.iter().all(Option::is_some), "a position has no entry");
    list.into_iter().flatten().collect()
}

/// The vertex or label at every position; all must have one.
pub fn labels(v: &Vector<u64>) -> Vec<usize> {
    full(v).iter().map(|&x| x as usize).collect()
}

/// Sums of many numbers in another order than the textbook's agree nearly.
pub fn close(name: &str, found: &Vector<f64>, expected: &[f64]) {
    let found = full(found);
    assert_eq!(found.len(), expected.len(), "{name}: size");
    for (v, (a, b)) in found.iter().zip(expected).enumerate() {
        assert!((a - b).abs() <= 1e-9 * b.abs().max(1.0), "{name}: vertex {v} has {a} and not {b}");
    }
}
