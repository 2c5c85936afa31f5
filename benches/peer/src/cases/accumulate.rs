//! Results that join what is there: an accumulator, of a target that has entries.
//! Needs:   an idempotent accumulator (MAX), so that every run finds the target as the one before left it.
//! Gives:   group `accumulate`: dense targets by several calls, sparse ones, under a mask; matrices.
//! Cost:    the entries of target and result.

use crate::Result;
use crate::abi::BinaryOp;
use crate::case::{Case, Op, Output};
use crate::cases::input::{full_vector, half_overlapping, sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Indices, Write};
use crate::operators::semiring;
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("accumulate", "w+=u assign, full full", |lib, g| vectors(lib, (full(lib, g)?, full(lib, g)?), Call::Assign)),
        Case::new("accumulate", "w+=u assign, bitmaps", |lib, g| {
            vectors(lib, (bitmap(lib, g, 3)?, bitmap(lib, g, 2)?), Call::Assign)
        }),
        Case::new("accumulate", "w+=u assign, full sparse", |lib, g| {
            vectors(lib, (full(lib, g)?, sparse(lib, g, 20)?), Call::Assign)
        }),
        Case::new("accumulate", "w+=u assign, sparse sparse", |lib, g| {
            vectors(lib, (sparse(lib, g, 30)?, sparse(lib, g, 20)?), Call::Assign)
        }),
        Case::new("accumulate", "w+=identity(u), full full", |lib, g| {
            vectors(lib, (full(lib, g)?, full(lib, g)?), Call::Identity)
        }),
        Case::new("accumulate", "w+=-u, full full", |lib, g| vectors(lib, (full(lib, g)?, full(lib, g)?), Call::Negative)),
        Case::new("accumulate", "w=w+u eWiseAdd, full full", |lib, g| {
            vectors(lib, (full(lib, g)?, full(lib, g)?), Call::EwiseAdd)
        }),
        Case::new("accumulate", "w<m>+=u assign, full full", masked),
        Case::new("accumulate", "w+=Au plus_times fp64", product),
        Case::new("accumulate", "w+=rows of A", rows),
        Case::new("accumulate", "C+=A assign", matrices),
    ]
}

/// How u gets into w.
#[derive(Clone, Copy)]
enum Call {
    Assign,
    Identity,
    Negative,
    EwiseAdd,
}

fn full(lib: Lib, g: &Graph) -> Result<Vector> {
    full_vector(lib, g.n)
}

fn sparse(lib: Lib, g: &Graph, stride: usize) -> Result<Vector> {
    sparse_vector(lib, g.n, &strided(g.n, 0, stride))
}

/// Entries everywhere but at multiples of `hole`.
fn bitmap(lib: Lib, g: &Graph, hole: u64) -> Result<Vector> {
    let idx: Vec<u64> = (0..g.n).filter(|i| i % hole != 0).collect();
    sparse_vector(lib, g.n, &idx)
}

fn max(lib: Lib) -> Result<BinaryOp> {
    lib.object("GrB_MAX_FP64")
}

/// w max= u
fn vectors(lib: Lib, (w, u): (Vector, Vector), call: Call) -> Result<Op> {
    let (max, n) = (max(lib)?, u.size());
    let (identity, negative) = (lib.object("GrB_IDENTITY_FP64")?, lib.object("GrB_AINV_FP64")?);
    let touched = w.nvals()? + u.nvals()?;
    let joined = Write { accum: max, ..Write::PLAIN };
    let op = Op::vector(lib, "GrB_FP64", n, touched, move |w| match call {
        Call::Assign => w.assign(&joined, &u, Indices::All(n)),
        Call::Identity => w.apply(&joined, identity, &u),
        Call::Negative => w.apply(&joined, negative, &u),
        Call::EwiseAdd => w.ewise_add(&Write::PLAIN, max, w, &u),
    });
    Ok(op.in_place(move || Ok(Output::Vector(w.dup()?))))
}

/// w<s(m)> max= u, m at every other place
fn masked(lib: Lib, g: &Graph) -> Result<Op> {
    let (w, u, m) = (full(lib, g)?, full(lib, g)?, bitmap(lib, g, 2)?);
    let (max, structure, n) = (max(lib)?, lib.object("GrB_DESC_S")?, g.n);
    let touched = m.nvals()? + u.nvals()?;
    let op = Op::vector(lib, "GrB_FP64", n, touched, move |w| {
        w.assign(&Write { mask: Some(&m), accum: max, desc: structure }, &u, Indices::All(n))
    });
    Ok(op.in_place(move || Ok(Output::Vector(w.dup()?))))
}

/// w max= A*u
fn product(lib: Lib, g: &Graph) -> Result<Op> {
    let (w, u, a) = (full(lib, g)?, full(lib, g)?, weights(lib, g)?);
    let (max, s) = (max(lib)?, semiring(lib, "GrB_PLUS_MONOID_FP64", "GrB_TIMES_FP64")?);
    let op = Op::vector(lib, "GrB_FP64", g.n, g.nvals(), move |w| w.mxv(&Write { accum: max, ..Write::PLAIN }, s, &a, &u));
    Ok(op.in_place(move || Ok(Output::Vector(w.dup()?))))
}

/// w max= sums of A's rows
fn rows(lib: Lib, g: &Graph) -> Result<Op> {
    let (w, a) = (full(lib, g)?, weights(lib, g)?);
    let (max, sum) = (max(lib)?, lib.object("GrB_PLUS_MONOID_FP64")?);
    let op = Op::vector(lib, "GrB_FP64", g.n, g.nvals(), move |w| w.reduce_rows(&Write { accum: max, ..Write::PLAIN }, sum, &a));
    Ok(op.in_place(move || Ok(Output::Vector(w.dup()?))))
}

/// C max= A
fn matrices(lib: Lib, g: &Graph) -> Result<Op> {
    let (c, a) = (weights(lib, g)?, half_overlapping(lib, g)?);
    let (max, (m, n)) = (max(lib)?, a.shape());
    let touched = c.nvals()? + a.nvals()?;
    let op = Op::matrix(lib, "GrB_FP64", (m, n), touched, move |c| {
        c.assign(&Write { accum: max, ..Write::PLAIN }, &a, Indices::All(m), Indices::All(n))
    });
    Ok(op.in_place(move || Ok(Output::Matrix(c.dup()?))))
}
