//! Tuples in and out: build from random and sorted order, with duplicates; extractTuples; a stream of setElement.
//! Needs:   host tuples.
//! Gives:   groups `build`, `extract_tuples`, `set_element`.
//! Cost:    a sort or a pass over the tuples.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op};
use crate::cases::input::{full_vector, sparse_vector, strided, weights};
use crate::generate::Rng;
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Tuples, Values};
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("build", "A random order", |lib, g| matrix(lib, g.n, shuffled(g), None)),
        Case::new("build", "A random order, each tuple twice", |lib, g| {
            matrix(lib, g.n, twice(shuffled(g)), Some("GrB_PLUS_FP64"))
        }),
        Case::new("build", "A sorted", |lib, g| matrix(lib, g.n, sorted(g), None)),
        Case::new("build", "u random order", vector),
        Case::new("extract_tuples", "A", |lib, g| {
            let a = weights(lib, g)?;
            Ok(Op::tuples(g.nvals(), move |out| a.extract_tuples(out)))
        }),
        Case::new("extract_tuples", "u sparse", |lib, g| vector_out(sparse_vector(lib, g.n, &strided(g.n, 0, 5))?)),
        Case::new("extract_tuples", "u full", |lib, g| vector_out(full_vector(lib, g.n)?)),
        Case::new("set_element", "A 10^5 in random order", set_elements),
    ]
}

fn sorted(g: &Graph) -> Tuples {
    Tuples { rows: g.rows.clone(), cols: g.cols.clone(), vals: g.weights.clone() }
}

fn shuffled(g: &Graph) -> Tuples {
    let mut order: Vec<usize> = (0..g.rows.len()).collect();
    Rng::new(99).shuffle(&mut order);
    Tuples {
        rows: order.iter().map(|&p| g.rows[p]).collect(),
        cols: order.iter().map(|&p| g.cols[p]).collect(),
        vals: order.iter().map(|&p| g.weights[p]).collect(),
    }
}

fn twice(t: Tuples) -> Tuples {
    let Tuples { mut rows, mut cols, mut vals } = t;
    rows.extend_from_within(..);
    cols.extend_from_within(..);
    vals.extend_from_within(..);
    Tuples { rows, cols, vals }
}

/// C = build(tuples)
pub fn matrix(lib: Lib, n: u64, t: Tuples, dup: Option<&str>) -> Result<Op> {
    let dup = dup.map_or(Ok(Handle::NULL), |name| lib.object(name))?;
    let count = t.rows.len() as u64;
    let vals = Values::Fp64(t.vals);
    Ok(Op::matrix(lib, "GrB_FP64", (n, n), count, move |c| c.build(&t.rows, &t.cols, &vals, dup)))
}

/// w = build(all indices in random order)
fn vector(lib: Lib, g: &Graph) -> Result<Op> {
    let mut idx: Vec<u64> = (0..g.n).collect();
    Rng::new(98).shuffle(&mut idx);
    let vals = Values::Fp64(idx.iter().map(|&i| i as f64).collect());
    Ok(Op::vector(lib, "GrB_FP64", g.n, g.n, move |w| w.build(&idx, &vals, Handle::NULL)))
}

fn vector_out(u: Vector) -> Result<Op> {
    Ok(Op::tuples(u.nvals()?, move |out| u.extract_tuples(out)))
}

/// C(i, j) = x for the first 10^5 tuples of a random order
fn set_elements(lib: Lib, g: &Graph) -> Result<Op> {
    let mut t = shuffled(g);
    t.rows.truncate(100_000);
    Ok(Op::matrix(lib, "GrB_FP64", (g.n, g.n), t.rows.len() as u64, move |c| c.set_elements(&t.rows, &t.cols, &t.vals)))
}
