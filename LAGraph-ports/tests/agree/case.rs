//! A graph to compare algorithms on, and the values of vectors in order.

use graphblas::io::Coo;
use graphblas::mem::Buf;
use graphblas::types::{Scalar, Type};
use graphblas::{Matrix, Vector, io::Symmetry};
use lagraph_ports::Graph;
use lagraph_ports::check::Adjacency;

/// A graph, as the algorithms and as the checkers take it.
pub struct Case {
    pub name: String,
    pub g: Graph,
    pub known: Adjacency,
}

impl Case {
    /// The graph of a list; without lengths if the list's values are none or do not matter.
    pub fn new(name: String, list: &Coo, is_weighted: bool) -> Self {
        let weights: Option<Vec<f64>> =
            is_weighted.then(|| list.vals.chunks_exact(8).map(|b| f64::from_ne_bytes(b.try_into().unwrap())).collect());
        let known = Adjacency::from_edges(list.nrows as usize, &list.rows, &list.cols, weights.as_deref());
        Case { name, g: Graph::try_new(list).unwrap(), known }
    }

    /// The graph of the edges (from, to, length).
    pub fn of_edges(name: String, n: u64, edges: &[(u64, u64, f64)], is_weighted: bool) -> Self {
        let row: Vec<u64> = edges.iter().map(|e| e.0).collect();
        let col: Vec<u64> = edges.iter().map(|e| e.1).collect();
        let bytes: Vec<u8> = edges.iter().flat_map(|e| e.2.to_ne_bytes()).collect();
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
        Case::new(name, &list, is_weighted)
    }

    /// The same graph with other weights, and the matrix of it; `weight` is asked edge by edge, by vertex.
    pub fn reweighted(&self, mut weight: impl FnMut(usize, usize) -> f64) -> (Adjacency, Matrix<f64>) {
        let mut g = self.known.clone();
        g.weight = self.known.edges().map(|(i, j, _)| weight(i, j)).collect();
        let n = g.vertices() as u64;
        let row: Vec<u64> = g.edges().map(|e| e.0 as u64).collect();
        let col: Vec<u64> = g.idx.iter().map(|&j| j as u64).collect();
        let a = Matrix::from_tuples((n, n), &row, &col, &g.weight, None).unwrap();
        (g, a)
    }
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

    /// The numbers from 0 to n - 1 in any order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        (1..n).rev().for_each(|k| order.swap(k, self.below(k as u64 + 1) as usize));
        order
    }
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

/// Every entry as (row, column, value), in this order.
pub fn entries<T: Scalar>(m: &Matrix<T>) -> Vec<(usize, usize, T)> {
    let (rows, cols, vals) = m.tuples().unwrap();
    let mut list: Vec<_> = rows.iter().zip(&cols).zip(vals).map(|((&i, &j), x)| (i as usize, j as usize, x)).collect();
    list.sort_by_key(|e| (e.0, e.1));
    list
}

/// Sums of many numbers in another order than the textbook's agree nearly: to 1e-9 of themselves or, where they are small,
/// of `unit`.
pub fn close(name: &str, found: &Vector<f64>, expected: &[f64], unit: f64) {
    let found = full(found);
    assert_eq!(found.len(), expected.len(), "{name}: size");
    for (v, (a, b)) in found.iter().zip(expected).enumerate() {
        assert!((a - b).abs() <= 1e-9 * b.abs().max(unit), "{name}: vertex {v} has {a} and not {b}");
    }
}
