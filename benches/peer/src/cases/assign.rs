//! Assignments in place: scalars under sparse masks (a level of breadth-first search), sub-vectors, sub-matrices.
//! Needs:   runs that leave the output as the run before did, so that one output object serves all of them.
//! Gives:   group `assign`.
//! Cost:    the entries of the mask, or the assigned part.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op, Output};
use crate::cases::input::{full_vector, pattern, sparse_vector, strided, weights};
use crate::generate::Rng;
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Values, Write};
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for count in [1, 100, 10_000] {
        let name = format!("w<m>=x m={count}");
        cases.push(Case::new("assign", &name, move |lib, g| masked_scalar(lib, g, count)).min_vertices(4 * count));
    }
    cases.push(Case::new("assign", "w(I)=u random tenth", part_of_vector));
    cases.push(Case::new("assign", "C(I,J)=B random 1/16", part_of_matrix).min_vertices(64));
    cases.push(Case::new("assign", "C<A>=x", pattern_scalar));
    cases
}

/// w<struct(m)> = 7, w with a third of its entries
fn masked_scalar(lib: Lib, g: &Graph, count: u64) -> Result<Op> {
    let marked = g.some_vertices(count);
    let m = Vector::from_tuples(lib, g.n, &marked, &Values::Bool(vec![true; marked.len()]))?;
    let desc = lib.object("GrB_DESC_S")?;
    let (n, present) = (g.n, strided(g.n, 0, 3));
    Ok(Op::vector(lib, "GrB_FP64", n, count, move |w| w.assign_scalar(&Write { mask: Some(&m), accum: Handle::NULL, desc }, 7.0))
        .in_place(move || Ok(Output::Vector(sparse_vector(lib, n, &present)?))))
}

/// w(I) = u, w and u full
fn part_of_vector(lib: Lib, g: &Graph) -> Result<Op> {
    let list = random_part(g.n, 10);
    let u = full_vector(lib, list.len() as u64)?;
    let n = g.n;
    Ok(Op::vector(lib, "GrB_FP64", n, list.len() as u64, move |w| w.assign(&Write::PLAIN, &u, Indices::List(&list)))
        .in_place(move || Ok(Output::Vector(full_vector(lib, n)?))))
}

/// C(I, I) = B, where B is A(I, I) with other values
fn part_of_matrix(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    let list = random_part(g.n, 16);
    let (i, side) = (Indices::List(&list), list.len() as u64);
    let part = Matrix::try_new(lib, "GrB_FP64", side, side)?;
    part.extract(&Write::PLAIN, &a, i, i)?;
    let b = Matrix::try_new(lib, "GrB_FP64", side, side)?;
    b.apply(&Write::PLAIN, lib.object("GrB_AINV_FP64")?, &part)?;
    b.wait()?;
    let (n, touched) = (g.n, b.nvals()?);
    let (rows, cols, vals) = (g.rows.clone(), g.cols.clone(), Values::Fp64(g.weights.clone()));
    Ok(Op::matrix(lib, "GrB_FP64", (n, n), touched, move |c| {
        c.assign(&Write::PLAIN, &b, Indices::List(&list), Indices::List(&list))
    })
    .in_place(move || Ok(Output::Matrix(Matrix::from_tuples(lib, (n, n), &rows, &cols, &vals)?))))
}

/// C<struct(A)> = 1, C empty
fn pattern_scalar(lib: Lib, g: &Graph) -> Result<Op> {
    let a = pattern(lib, g)?;
    let desc = lib.object("GrB_DESC_S")?;
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), g.nvals(), move |c| {
        c.assign_scalar(&Write { mask: Some(&a), accum: Handle::NULL, desc }, 1.0)
    }))
}

/// n/share distinct indices, ascending.
fn random_part(n: u64, share: u64) -> Vec<u64> {
    let mut list: Vec<u64> = (0..n).collect();
    Rng::new(31).shuffle(&mut list);
    list.truncate((n / share).max(1) as usize);
    list.sort_unstable();
    list
}
