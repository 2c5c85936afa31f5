//! What grows: an operation at sizes 10^4, 10^5, and so on.
//! Needs:   random graphs of fixed out-degree, so that work per entry does not depend on the size.
//! Gives:   `all()`: ladders that touch every entry of an input of the given size, and ladders that touch about a thousand
//!          entries whatever the dimension is.
//! Cost:    the largest inputs hold 4 * 10^7 entries.

use bench_peer::Result;
use bench_peer::abi::Handle;
use bench_peer::case::{Op, Output};
use bench_peer::cases::input::{Triangles, half_overlapping, ones_int64, sparse_vector, strided, weights};
use bench_peer::cases::{build, mxm, mxv};
use bench_peer::generate::Rng;
use bench_peer::graph::Graph;
use bench_peer::library::Lib;
use bench_peer::matrix::{Indices, Tuples, Values, Write};
use bench_peer::number::Number;
use bench_peer::vector::Vector;

/// An operation whose input has a size.
pub struct Ladder {
    pub name: &'static str,
    /// What the size counts.
    pub size_label: &'static str,
    pub make: fn(Lib, u64) -> Result<Op>,
}

/// Out-degree where the size counts entries.
pub const DEGREE: usize = 8;
/// Out-degree where the size counts vertices.
const SPARSE_DEGREE: usize = 4;
/// Entries touched by the ladders of fixed work.
const FIXED: u64 = 1000;

/// See the head of this file.
pub fn all() -> Vec<Ladder> {
    vec![
        Ladder { name: "mxv: w = Au, plus_times fp64, u full", size_label: "entries", make: pull },
        Ladder { name: "masked mxm: C<L> = LU', plus_pair int64", size_label: "entries", make: masked_mxm },
        Ladder { name: "ewise_add: C = A+B, plus fp64", size_label: "entries", make: add_matrices },
        Ladder { name: "ewise_mult: w = u.*v, sparse", size_label: "entries", make: multiply_vectors },
        Ladder { name: "build: C, tuples in random order", size_label: "tuples", make: build_random },
        Ladder { name: "vxm: w = q'A, min_plus, frontier n/100", size_label: "n", make: vxm_share },
        Ladder { name: "vxm: w = q'A, min_plus, frontier 1000", size_label: "n", make: vxm_fixed },
        Ladder { name: "vxm: w<!m> = q'A, min_plus, frontier and mask 1000", size_label: "n", make: vxm_fixed_masked },
        Ladder { name: "ewise_add: w = u+v, 1000 entries each", size_label: "n", make: add_fixed },
        Ladder { name: "select: w = u where > 127, 1000 entries", size_label: "n", make: select_fixed },
        Ladder { name: "clear, 1000 setElement, nvals", size_label: "n", make: clear_fixed },
        Ladder { name: "extract: w = u(I), 1000 entries and indices", size_label: "n", make: extract_fixed },
        Ladder { name: "assign: w<m> = x, 1000 entries in m, w sparse", size_label: "n", make: assign_fixed },
    ]
}

fn by_entries(entries: u64) -> Graph {
    Graph::regular(entries / DEGREE as u64, DEGREE)
}

fn pull(lib: Lib, entries: u64) -> Result<Op> {
    mxv::pull(lib, &by_entries(entries), "GrB_PLUS_TIMES_SEMIRING_FP64", None)
}

fn masked_mxm(lib: Lib, entries: u64) -> Result<Op> {
    let g = by_entries(entries);
    let t = Triangles::of(&g);
    let operands = (ones_int64(lib, g.n, &t.lower)?, ones_int64(lib, g.n, &t.upper)?);
    mxm::lower_masked(lib, t.probes(g.n), "GrB_INT64", "GxB_PLUS_PAIR_INT64", operands)
}

fn add_matrices(lib: Lib, entries: u64) -> Result<Op> {
    let g = by_entries(entries / 2);
    let (a, b) = (weights(lib, &g)?, half_overlapping(lib, &g)?);
    let op = lib.object("GrB_PLUS_FP64")?;
    let touched = a.nvals()? + b.nvals()?;
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), touched, move |c| c.ewise_add(&Write::PLAIN, op, &a, &b)))
}

fn multiply_vectors(lib: Lib, entries: u64) -> Result<Op> {
    let n = entries * 10;
    let u = sparse_vector(lib, n, &strided(n, 0, 20))?;
    let v = sparse_vector(lib, n, &strided(n, 0, 20))?;
    let op = lib.object("GrB_TIMES_FP64")?;
    Ok(Op::vector(lib, "GrB_FP64", n, entries, move |w| w.ewise_mult(&Write::PLAIN, op, &u, &v)))
}

fn build_random(lib: Lib, tuples: u64) -> Result<Op> {
    let Graph { n, rows, cols, weights, .. } = by_entries(tuples);
    let mut entries: Vec<(u64, u64, f64)> = rows.into_iter().zip(cols).zip(weights).map(|((i, j), x)| (i, j, x)).collect();
    Rng::new(5).shuffle(&mut entries);
    let rows = entries.iter().map(|e| e.0).collect();
    let cols = entries.iter().map(|e| e.1).collect();
    let vals = entries.iter().map(|e| e.2).collect();
    build::matrix(lib, n, Tuples { rows, cols, vals }, None)
}

fn vxm_share(lib: Lib, n: u64) -> Result<Op> {
    push(lib, n, n / 100, Masked::No)
}

fn vxm_fixed(lib: Lib, n: u64) -> Result<Op> {
    push(lib, n, FIXED, Masked::No)
}

fn vxm_fixed_masked(lib: Lib, n: u64) -> Result<Op> {
    push(lib, n, FIXED, Masked::ByFrontier)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Masked {
    No,
    ByFrontier,
}

/// w = q'*A or w<!struct(q), replace> = q'*A
fn push(lib: Lib, n: u64, count: u64, masked: Masked) -> Result<Op> {
    let g = Graph::regular(n, SPARSE_DEGREE);
    let a = weights(lib, &g)?;
    let frontier = g.some_vertices(count);
    let degrees = g.degrees();
    let touched = frontier.iter().map(|&i| degrees[i as usize]).sum();
    let q = sparse_vector(lib, n, &frontier)?;
    let s = lib.object("GrB_MIN_PLUS_SEMIRING_FP64")?;
    let desc = lib.object("GrB_DESC_RSC")?;
    Ok(Op::vector(lib, "GrB_FP64", n, touched, move |w| match masked {
        Masked::No => w.vxm(&Write::PLAIN, s, &q, &a),
        Masked::ByFrontier => w.vxm(&Write { mask: Some(&q), accum: Handle::NULL, desc }, s, &q, &a),
    }))
}

/// `FIXED` indices below n, evenly spread.
fn spread(n: u64, first: u64) -> Vec<u64> {
    strided(n, first, (n / FIXED) as usize)
}

fn add_fixed(lib: Lib, n: u64) -> Result<Op> {
    let (u, v) = (sparse_vector(lib, n, &spread(n, 0))?, sparse_vector(lib, n, &spread(n, 1))?);
    let op = lib.object("GrB_PLUS_FP64")?;
    Ok(Op::vector(lib, "GrB_FP64", n, 2 * FIXED, move |w| w.ewise_add(&Write::PLAIN, op, &u, &v)))
}

fn select_fixed(lib: Lib, n: u64) -> Result<Op> {
    let u = sparse_vector(lib, n, &spread(n, 0))?;
    let above = lib.object("GrB_VALUEGT_FP64")?;
    Ok(Op::vector(lib, "GrB_FP64", n, FIXED, move |w| w.select_value(&Write::PLAIN, above, &u, 127.0)))
}

/// The same vector is emptied and filled again and again.
fn clear_fixed(lib: Lib, n: u64) -> Result<Op> {
    let places = spread(n, 0);
    let op = Op::vector(lib, "GrB_FP64", n, FIXED, move |w| {
        w.clear()?;
        places.iter().try_for_each(|&i| w.set_element(i, Number::Fp64(1.0)))?;
        w.nvals().map(|_| ())
    });
    Ok(op.in_place(move || Ok(Output::Vector(Vector::try_new(lib, "GrB_FP64", n)?))))
}

/// w = u(I), where every other index meets an entry
fn extract_fixed(lib: Lib, n: u64) -> Result<Op> {
    let u = sparse_vector(lib, n, &spread(n, 0))?;
    let list: Vec<u64> = (0..).zip(spread(n, 0)).map(|(k, i)| i + k % 2).collect();
    let size = list.len() as u64;
    Ok(Op::vector(lib, "GrB_FP64", size, FIXED, move |w| w.extract(&Write::PLAIN, &u, Indices::List(&list))))
}

/// w<struct(m)> = 7, where w holds a hundredth of its entries
fn assign_fixed(lib: Lib, n: u64) -> Result<Op> {
    let marked = spread(n, 0);
    let m = Vector::from_tuples(lib, n, &marked, &Values::Bool(vec![true; marked.len()]))?;
    let desc = lib.object("GrB_DESC_S")?;
    let present = strided(n, 0, 100);
    let op = Op::vector(lib, "GrB_FP64", n, FIXED, move |w| {
        w.assign_scalar(&Write { mask: Some(&m), accum: Handle::NULL, desc }, 7.0)
    });
    Ok(op.in_place(move || Ok(Output::Vector(sparse_vector(lib, n, &present)?))))
}
