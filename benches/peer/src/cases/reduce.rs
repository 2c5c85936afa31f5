//! Reductions: matrix to scalar, rows and columns to a vector, vector to scalar.
//! Needs:   A with FP64 weights.
//! Gives:   group `reduce`.
//! Cost:    the entries of A or u.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op};
use crate::cases::input::{full_vector, pattern, sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::Write;
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("reduce", "A to scalar plus", |lib, g| to_scalar(lib, g, "GrB_PLUS_MONOID_FP64")),
        Case::new("reduce", "A to scalar min", |lib, g| to_scalar(lib, g, "GrB_MIN_MONOID_FP64")),
        Case::new("reduce", "rows plus", |lib, g| to_vector(lib, g, "GrB_PLUS_MONOID_FP64", None)),
        Case::new("reduce", "rows min", |lib, g| to_vector(lib, g, "GrB_MIN_MONOID_FP64", None)),
        Case::new("reduce", "columns plus", |lib, g| to_vector(lib, g, "GrB_PLUS_MONOID_FP64", Some("GrB_DESC_T0"))),
        Case::new("reduce", "rows plus, one in 20 in the mask", named),
        Case::new("reduce", "A to scalar lor, all true", |lib, g| {
            let (a, m) = (pattern(lib, g)?, lib.object("GrB_LOR_MONOID_BOOL")?);
            Ok(Op::value(g.nvals(), move || a.reduce(m)).no_bytes())
        }),
        Case::new("reduce", "u to scalar full", |lib, g| of_vector(lib, full_vector(lib, g.n)?)),
        Case::new("reduce", "u to scalar sparse", |lib, g| of_vector(lib, sparse_vector(lib, g.n, &strided(g.n, 0, 5))?)),
    ]
}

fn to_scalar(lib: Lib, g: &Graph, monoid: &str) -> Result<Op> {
    let a = weights(lib, g)?;
    let m = lib.object(monoid)?;
    Ok(Op::value(g.nvals(), move || a.reduce(m)).entry_bytes(8))
}

fn to_vector(lib: Lib, g: &Graph, monoid: &str, desc: Option<&str>) -> Result<Op> {
    let a = weights(lib, g)?;
    let m = lib.object(monoid)?;
    let desc = desc.map_or(Ok(Handle::NULL), |name| lib.object(name))?;
    Ok(Op::vector(lib, "GrB_FP64", g.n, g.nvals(), move |w| w.reduce_rows(&Write { desc, ..Write::PLAIN }, m, &a)).entry_bytes(8))
}

/// w<m,r> = sums of A's rows
fn named(lib: Lib, g: &Graph) -> Result<Op> {
    let (a, m, plus) = (weights(lib, g)?, sparse_vector(lib, g.n, &strided(g.n, 0, 20))?, lib.object("GrB_PLUS_MONOID_FP64")?);
    let (desc, touched) = (lib.object("GrB_DESC_RS")?, g.nvals() / 20 + m.nvals()?);
    let write = move |w: &Vector| w.reduce_rows(&Write { mask: Some(&m), accum: Handle::NULL, desc }, plus, &a);
    Ok(Op::vector(lib, "GrB_FP64", g.n, touched, write))
}

fn of_vector(lib: Lib, u: Vector) -> Result<Op> {
    let m = lib.object("GrB_PLUS_MONOID_FP64")?;
    Ok(Op::value(u.nvals()?, move || u.reduce(m)).entry_bytes(8))
}
