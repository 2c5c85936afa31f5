//! Operands whose entries are all equal, which a library may store once.
//! Needs:   objects made by assigning a scalar, so that a library can know.
//! Gives:   group `iso`.
//! Cost:    the structures of the operands.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op};
use crate::cases::input::{half_overlapping, pattern, sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let case = |name, setup: fn(Lib, &Graph) -> Result<Op>| Case::new("iso", name, setup);
    vec![
        case("A+B both iso", |lib, g| sum(lib, (ones(lib, g)?, ones_of(lib, &half_overlapping(lib, g)?)?))),
        case("A+B one iso", |lib, g| sum(lib, (ones(lib, g)?, half_overlapping(lib, g)?))),
        case("A.*B one iso", |lib, g| product(lib, (ones(lib, g)?, weights(lib, g)?))),
        case("ainv(A)", |lib, g| {
            let (a, op) = (ones(lib, g)?, lib.object("GrB_AINV_FP64")?);
            Ok(Op::matrix(lib, "GrB_FP64", a.shape(), g.nvals(), move |c| c.apply(&Write::PLAIN, op, &a)).entry_bytes(4))
        }),
        case("u+v full, both iso", |lib, g| vector_sum(lib, (full(lib, g.n)?, full(lib, g.n)?))),
        case("u+v sparse, one iso", |lib, g| {
            let u = sparse_vector(lib, g.n, &strided(g.n, 0, 3))?;
            vector_sum(lib, (ones_like(lib, &sparse_vector(lib, g.n, &strided(g.n, 0, 5))?)?, u))
        }),
        case("w=x", |lib, g| {
            let n = g.n;
            Ok(Op::vector(lib, "GrB_FP64", n, n, |w| w.assign_scalar(&Write::PLAIN, 2.0)).entry_bytes(8))
        }),
        case("C(:,:)=A", |lib, g| {
            let (a, n) = (ones(lib, g)?, g.n);
            let run = move |c: &Matrix| c.assign(&Write::PLAIN, &a, Indices::All(n), Indices::All(n));
            Ok(Op::matrix(lib, "GrB_FP64", (n, n), g.nvals(), run).entry_bytes(8))
        }),
    ]
}

/// C<struct(M)> = 1
fn ones_of(lib: Lib, m: &Matrix) -> Result<Matrix> {
    let c = Matrix::try_new(lib, "GrB_FP64", m.shape().0, m.shape().1)?;
    c.assign_scalar(&Write { mask: Some(m), accum: Handle::NULL, desc: lib.object("GrB_DESC_S")? }, 1.0)?;
    c.wait()?;
    Ok(c)
}

fn ones(lib: Lib, g: &Graph) -> Result<Matrix> {
    ones_of(lib, &pattern(lib, g)?)
}

fn ones_like(lib: Lib, m: &Vector) -> Result<Vector> {
    let w = Vector::try_new(lib, "GrB_FP64", m.size())?;
    w.assign_scalar(&Write { mask: Some(m), accum: Handle::NULL, desc: lib.object("GrB_DESC_S")? }, 1.0)?;
    w.wait()?;
    Ok(w)
}

fn full(lib: Lib, n: u64) -> Result<Vector> {
    let w = Vector::try_new(lib, "GrB_FP64", n)?;
    w.assign_scalar(&Write::PLAIN, 1.0)?;
    w.wait()?;
    Ok(w)
}

fn sum(lib: Lib, (a, b): (Matrix, Matrix)) -> Result<Op> {
    let (op, touched) = (lib.object("GrB_PLUS_FP64")?, a.nvals()? + b.nvals()?);
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), touched, move |c| c.ewise_add(&Write::PLAIN, op, &a, &b)))
}

fn product(lib: Lib, (a, b): (Matrix, Matrix)) -> Result<Op> {
    let (op, touched) = (lib.object("GrB_TIMES_FP64")?, a.nvals()? + b.nvals()?);
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), touched, move |c| c.ewise_mult(&Write::PLAIN, op, &a, &b)))
}

fn vector_sum(lib: Lib, (u, v): (Vector, Vector)) -> Result<Op> {
    let (op, touched) = (lib.object("GrB_PLUS_FP64")?, u.nvals()? + v.nvals()?);
    Ok(Op::vector(lib, "GrB_FP64", u.size(), touched, move |w| w.ewise_add(&Write::PLAIN, op, &u, &v)))
}
