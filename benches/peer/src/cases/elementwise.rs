//! Element-wise sums and products of matrices and of sparse and full vectors.
//! Needs:   A and B share about half of their entries; sparse vectors hold every third and every fifth index.
//! Gives:   groups `ewise_add` and `ewise_mult`.
//! Cost:    the entries of both operands.

use crate::Result;
use crate::case::{Case, Op};
use crate::cases::input::{full_vector, half_overlapping, sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::Write;
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("ewise_add", "A+B plus fp64", |lib, g| matrices(lib, g, Kind::Add, "GrB_PLUS_FP64")),
        Case::new("ewise_add", "A+B min fp64", |lib, g| matrices(lib, g, Kind::Add, "GrB_MIN_FP64")),
        Case::new("ewise_add", "u+v sparse sparse", |lib, g| vectors(lib, Kind::Add, (sparse(lib, g, 3)?, sparse(lib, g, 5)?))),
        Case::new("ewise_add", "u+v sparse full", |lib, g| vectors(lib, Kind::Add, (sparse(lib, g, 5)?, full(lib, g)?))),
        Case::new("ewise_add", "u+v full full", |lib, g| vectors(lib, Kind::Add, (full(lib, g)?, full(lib, g)?))),
        Case::new("ewise_mult", "A.*B times fp64", |lib, g| matrices(lib, g, Kind::Mult, "GrB_TIMES_FP64")),
        Case::new("ewise_mult", "u.*v sparse sparse", |lib, g| {
            vectors(lib, Kind::Mult, (sparse(lib, g, 3)?, sparse(lib, g, 5)?))
        }),
        Case::new("ewise_mult", "u.*v sparse full", |lib, g| vectors(lib, Kind::Mult, (sparse(lib, g, 5)?, full(lib, g)?))),
        Case::new("ewise_mult", "u.*v full full", |lib, g| vectors(lib, Kind::Mult, (full(lib, g)?, full(lib, g)?))),
    ]
}

#[derive(Clone, Copy)]
enum Kind {
    Add,
    Mult,
}

fn sparse(lib: Lib, g: &Graph, stride: usize) -> Result<Vector> {
    sparse_vector(lib, g.n, &strided(g.n, 0, stride))
}

fn full(lib: Lib, g: &Graph) -> Result<Vector> {
    full_vector(lib, g.n)
}

/// C = A + B or C = A .* B
fn matrices(lib: Lib, g: &Graph, kind: Kind, operator: &str) -> Result<Op> {
    let (a, b) = (weights(lib, g)?, half_overlapping(lib, g)?);
    let op = lib.object(operator)?;
    let touched = a.nvals()? + b.nvals()?;
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), touched, move |c| match kind {
        Kind::Add => c.ewise_add(&Write::PLAIN, op, &a, &b),
        Kind::Mult => c.ewise_mult(&Write::PLAIN, op, &a, &b),
    }))
}

/// w = u + v or w = u .* v
fn vectors(lib: Lib, kind: Kind, (u, v): (Vector, Vector)) -> Result<Op> {
    let op = lib.object(match kind {
        Kind::Add => "GrB_PLUS_FP64",
        Kind::Mult => "GrB_TIMES_FP64",
    })?;
    let touched = u.nvals()? + v.nvals()?;
    Ok(Op::vector(lib, "GrB_FP64", u.size(), touched, move |w| match kind {
        Kind::Add => w.ewise_add(&Write::PLAIN, op, &u, &v),
        Kind::Mult => w.ewise_mult(&Write::PLAIN, op, &u, &v),
    }))
}
