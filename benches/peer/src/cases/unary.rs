//! One operand: transpose, apply, select, extract.
//! Needs:   A with FP64 weights.
//! Gives:   groups of these names.
//! Cost:    the entries of A (extract: of the chosen rows).

use crate::Result;
use crate::case::{Case, Op};
use crate::cases::input::{full_vector, sparse_vector, strided, weights};
use crate::generate::Rng;
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("transpose", "A'", |lib, g| {
            let a = weights(lib, g)?;
            on_matrix(lib, "GrB_FP64", a, |c, a| c.transpose(&Write::PLAIN, a))
        }),
        Case::new("transpose", "A', then its tuples by row", transposed_tuples),
        Case::new("apply", "A ainv fp64", |lib, g| {
            let op = lib.object("GrB_AINV_FP64")?;
            on_matrix(lib, "GrB_FP64", weights(lib, g)?, move |c, a| c.apply(&Write::PLAIN, op, a))
        }),
        Case::new("apply", "A times 2 fp64", |lib, g| {
            let op = lib.object("GrB_TIMES_FP64")?;
            on_matrix(lib, "GrB_FP64", weights(lib, g)?, move |c, a| c.apply_bind2nd(&Write::PLAIN, op, a, 2.0))
        }),
        Case::new("apply", "A rowindex int64", |lib, g| {
            let op = lib.object("GrB_ROWINDEX_INT64")?;
            on_matrix(lib, "GrB_INT64", weights(lib, g)?, move |c, a| c.apply_index(&Write::PLAIN, op, a, 1))
        }),
        Case::new("apply", "u ainv fp64 full", |lib, g| {
            let op = lib.object("GrB_AINV_FP64")?;
            on_vector(lib, full_vector(lib, g.n)?, move |w, u| w.apply(&Write::PLAIN, op, u))
        }),
        Case::new("select", "A tril", |lib, g| {
            let op = lib.object("GrB_TRIL")?;
            on_matrix(lib, "GrB_FP64", weights(lib, g)?, move |c, a| c.select_position(&Write::PLAIN, op, a, -1))
        }),
        Case::new("select", "A value > 127", |lib, g| {
            let op = lib.object("GrB_VALUEGT_FP64")?;
            on_matrix(lib, "GrB_FP64", weights(lib, g)?, move |c, a| c.select_value(&Write::PLAIN, op, a, 127.0))
        }),
        Case::new("select", "u value > 127 full", |lib, g| {
            let op = lib.object("GrB_VALUEGT_FP64")?;
            on_vector(lib, full_vector(lib, g.n)?, move |w, u| w.select_value(&Write::PLAIN, op, u, 127.0))
        }),
        Case::new("select", "u value > 127 sparse", |lib, g| {
            let op = lib.object("GrB_VALUEGT_FP64")?;
            let u = sparse_vector(lib, g.n, &strided(g.n, 0, 5))?;
            on_vector(lib, u, move |w, u| w.select_value(&Write::PLAIN, op, u, 127.0))
        }),
        Case::new("extract", "A(I,J) random half", extract_half),
        Case::new("extract", "A(I,:) every tenth row", extract_rows),
    ]
}

fn on_matrix(lib: Lib, ty: &'static str, a: Matrix, run: impl Fn(&Matrix, &Matrix) -> Result<()> + 'static) -> Result<Op> {
    let touched = a.nvals()?;
    Ok(Op::matrix(lib, ty, a.shape(), touched, move |c| run(c, &a)).entry_bytes(24))
}

fn on_vector(lib: Lib, u: Vector, run: impl Fn(&Vector, &Vector) -> Result<()> + 'static) -> Result<Op> {
    let touched = u.nvals()?;
    Ok(Op::vector(lib, "GrB_FP64", u.size(), touched, move |w| run(w, &u)).entry_bytes(16))
}

/// C = A', read out row by row: a library that only notes the other orientation pays here.
fn transposed_tuples(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    Ok(Op::tuples(g.nvals(), move |out| {
        let (nrows, ncols) = a.shape();
        let c = Matrix::try_new(lib, "GrB_FP64", ncols, nrows)?;
        c.transpose(&Write::PLAIN, &a)?;
        c.extract_tuples(out)
    }))
}

/// C = A(I, I), I a random half of the vertices in random order
fn extract_half(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    let mut list: Vec<u64> = (0..g.n).collect();
    Rng::new(55).shuffle(&mut list);
    list.truncate(g.n as usize / 2);
    let half = list.len() as u64;
    Ok(Op::matrix(lib, "GrB_FP64", (half, half), g.nvals() / 2, move |c| {
        c.extract(&Write::PLAIN, &a, Indices::List(&list), Indices::List(&list))
    }))
}

/// C = A(I, :)
fn extract_rows(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    let (n, list) = (g.n, strided(g.n, 0, 10));
    Ok(Op::matrix(lib, "GrB_FP64", (list.len() as u64, n), g.nvals() / 10, move |c| {
        c.extract(&Write::PLAIN, &a, Indices::List(&list), Indices::All(n))
    }))
}
