//! Results that are written under a mask: what lies outside stays or goes, and what is there is replaced or joined.
//! Needs:   an idempotent accumulator (MAX), so that every run finds the output as the one before left it.
//! Gives:   group `write`: a cheap function of lists, full vectors and matrices, for each way of writing; all places outside a mask.
//! Cost:    the entries of output, result and mask.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op, Output};
use crate::cases::input::{full_vector, half_overlapping, sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::Write;
use crate::vector::Vector;

/// Ways of writing: what a case calls them, whether they accumulate, their descriptor.
const WAYS: [(&str, bool, &str); 4] = [
    ("<s(m)>=", false, "GrB_DESC_S"),
    ("<s(m)>+=", true, "GrB_DESC_S"),
    ("<s(m),r>+=", true, "GrB_DESC_RS"),
    ("<!s(m)>+=", true, "GrB_DESC_SC"),
];

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (way, adds, desc) in WAYS {
        for (kind, stride) in [("lists", 20), ("full", 1)] {
            cases.push(Case::new("write", &format!("w{way}-u, {kind}"), move |lib, g| vectors(lib, g, stride, adds, desc)));
        }
        cases.push(Case::new("write", &format!("C{way}-A"), move |lib, g| matrices(lib, g, adds, desc)));
    }
    cases.push(Case::new("write", "w<!s(m),r>=x", outside));
    cases
}

/// w<m> (max)= -u, with an entry of u in every `stride` places, and one of w and m in some of them and some others.
fn vectors(lib: Lib, g: &Graph, stride: usize, adds: bool, desc: &str) -> Result<Op> {
    let part = |every| sparse_vector(lib, g.n, &strided(g.n, 0, every));
    let (u, w) =
        if stride == 1 { (full_vector(lib, g.n)?, full_vector(lib, g.n)?) } else { (part(stride)?, part(stride / 2 * 3)?) };
    let m = part(stride * 2)?;
    let (max, negative, desc) = (lib.object("GrB_MAX_FP64")?, lib.object("GrB_AINV_FP64")?, lib.object(desc)?);
    let accum = if adds { max } else { Handle::NULL };
    let touched = w.nvals()? + u.nvals()? + m.nvals()?;
    let op = Op::vector(lib, "GrB_FP64", g.n, touched, move |w| w.apply(&Write { mask: Some(&m), accum, desc }, negative, &u));
    Ok(in_place(op, w))
}

/// C<M> (max)= -A, M and C with half of A's entries and as many others.
fn matrices(lib: Lib, g: &Graph, adds: bool, desc: &str) -> Result<Op> {
    let (a, m, c) = (weights(lib, g)?, half_overlapping(lib, g)?, half_overlapping(lib, g)?);
    let (max, negative, desc) = (lib.object("GrB_MAX_FP64")?, lib.object("GrB_AINV_FP64")?, lib.object(desc)?);
    let accum = if adds { max } else { Handle::NULL };
    let touched = a.nvals()? + m.nvals()? + c.nvals()?;
    let op =
        Op::matrix(lib, "GrB_FP64", a.shape(), touched, move |c| c.apply(&Write { mask: Some(&m), accum, desc }, negative, &a));
    Ok(op.in_place(move || Ok(Output::Matrix(c.dup()?))))
}

/// w<!m,r> = x, m a list of every twentieth place.
fn outside(lib: Lib, g: &Graph) -> Result<Op> {
    let (m, w) = (sparse_vector(lib, g.n, &strided(g.n, 0, 20))?, full_vector(lib, g.n)?);
    let desc = lib.object("GrB_DESC_RSC")?;
    let op = Op::vector(lib, "GrB_FP64", g.n, g.n, move |w| {
        w.assign_scalar(&Write { mask: Some(&m), accum: Handle::NULL, desc }, 3.0)
    });
    Ok(in_place(op, w))
}

fn in_place(op: Op, w: Vector) -> Op {
    op.in_place(move || Ok(Output::Vector(w.dup()?)))
}
