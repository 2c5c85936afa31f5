//! Matrix times matrix: plain, complement-masked, and masked as triangle counting does it.
//! Needs:   A square; L and U its strict triangles.
//! Gives:   groups `mxm` (results sorted, because the wait materialises) and `masked_mxm`.
//! Cost:    A*A does `square_flops` multiplications; masked products at least `Triangles::probes` probes.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op};
use crate::cases::input::{Triangles, ones_int64, pattern, weights, weights_of};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Matrix, Write};

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("mxm", "AA plus_times fp64", |lib, g| square(lib, g, weights(lib, g)?, "GrB_FP64", PLUS_TIMES)).square(),
        Case::new("mxm", "AA any_pair bool", |lib, g| square(lib, g, pattern(lib, g)?, "GrB_BOOL", "GxB_ANY_PAIR_BOOL")).square(),
        Case::new("mxm", "C<!A>=AA plus_times fp64", complement_masked).square(),
        Case::new("masked_mxm", "C<L>=LU' plus_pair int64", |lib, g| {
            let t = Triangles::of(g);
            let (l, u) = (ones_int64(lib, g.n, &t.lower)?, ones_int64(lib, g.n, &t.upper)?);
            lower_masked(lib, t.probes(g.n), "GrB_INT64", "GxB_PLUS_PAIR_INT64", (l, u))
        }),
        Case::new("masked_mxm", "C<L>=LU' plus_times fp64", |lib, g| {
            let t = Triangles::of(g);
            let (l, u) = (weights_of(lib, g.n, &t.lower)?, weights_of(lib, g.n, &t.upper)?);
            lower_masked(lib, t.probes(g.n), "GrB_FP64", PLUS_TIMES, (l, u))
        }),
        Case::new("masked_mxm", "C<L>=LL plus_pair int64", lower_times_lower),
    ]
}

const PLUS_TIMES: &str = "GrB_PLUS_TIMES_SEMIRING_FP64";

/// C = A*A
fn square(lib: Lib, g: &Graph, a: Matrix, ty: &'static str, semiring: &str) -> Result<Op> {
    let s = lib.object(semiring)?;
    Ok(Op::matrix(lib, ty, a.shape(), g.square_flops(), move |c| c.mxm(&Write::PLAIN, s, &a, &a)).no_bytes())
}

/// C<!struct(A)> = A*A
fn complement_masked(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    let s = lib.object(PLUS_TIMES)?;
    let desc = lib.object("GrB_DESC_SC")?;
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), g.square_flops(), move |c| {
        c.mxm(&Write { mask: Some(&a), accum: Handle::NULL, desc }, s, &a, &a)
    })
    .no_bytes())
}

/// C<struct(L)> = L*U': with PLUS_PAIR its sum is the number of triangles of a symmetric graph.
pub fn lower_masked(lib: Lib, touched: u64, ty: &'static str, semiring: &str, (l, u): (Matrix, Matrix)) -> Result<Op> {
    let s = lib.object(semiring)?;
    let desc = lib.object("GrB_DESC_ST1")?;
    Ok(Op::matrix(lib, ty, l.shape(), touched, move |c| c.mxm(&Write { mask: Some(&l), accum: Handle::NULL, desc }, s, &l, &u))
        .no_bytes())
}

/// C<struct(L)> = L*L
fn lower_times_lower(lib: Lib, g: &Graph) -> Result<Op> {
    let t = Triangles::of(g);
    let l = ones_int64(lib, g.n, &t.lower)?;
    let s = lib.object("GxB_PLUS_PAIR_INT64")?;
    let desc = lib.object("GrB_DESC_S")?;
    Ok(Op::matrix(lib, "GrB_INT64", l.shape(), t.probes(g.n), move |c| {
        c.mxm(&Write { mask: Some(&l), accum: Handle::NULL, desc }, s, &l, &l)
    })
    .no_bytes())
}
