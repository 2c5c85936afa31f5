//! Sequences of calls whose results between are not asked for: what recording them is worth.
//! Needs:   two full vectors of 8 million FP64, whatever the graph; else the graph with its weights.
//! Gives:   group `fused`.
//! Cost:    the entries of both vectors, read once at best; a product under a mask; the entries of A once.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op};
use crate::cases::input::{full_vector, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::vector::Vector;

/// Entries of the vectors: more than any cache holds.
const N: u64 = 8_000_000;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("fused", "five element-wise and a sum, 8M", |lib, _| chain(lib)).home(&["karate"]),
        Case::new("fused", "W=UU; C<U,s,r>=W; sum C", masked_later).square(),
        Case::new("fused", "W=UU; C=W.*U; sum C", masked_by_product).square(),
        Case::new("fused", "T=A'; y=Tx; sum |y-x|", transposed_first),
    ]
}

/// W = U*U; C<U,structural,replace> = W; sum C
fn masked_later(lib: Lib, g: &Graph) -> Result<Op> {
    let u = weights(lib, g)?;
    let (s, sum, desc) = (lib.object(PLUS_TIMES)?, lib.object("GrB_PLUS_MONOID_FP64")?, lib.object("GrB_DESC_RS")?);
    Ok(Op::value(g.square_flops(), move || {
        let (w, c) = (
            Matrix::try_new(lib, "GrB_FP64", u.shape().0, u.shape().1)?,
            Matrix::try_new(lib, "GrB_FP64", u.shape().0, u.shape().1)?,
        );
        w.mxm(&Write::PLAIN, s, &u, &u)?;
        let all = Indices::All(u.shape().0);
        c.assign(&Write { mask: Some(&u), accum: Handle::NULL, desc }, &w, all, all)?;
        c.reduce(sum)
    })
    .no_bytes())
}

/// W = U*U; C = W .* U; sum C
fn masked_by_product(lib: Lib, g: &Graph) -> Result<Op> {
    let u = weights(lib, g)?;
    let (s, sum, times) = (lib.object(PLUS_TIMES)?, lib.object("GrB_PLUS_MONOID_FP64")?, lib.object("GrB_TIMES_FP64")?);
    Ok(Op::value(g.square_flops(), move || {
        let (w, c) = (
            Matrix::try_new(lib, "GrB_FP64", u.shape().0, u.shape().1)?,
            Matrix::try_new(lib, "GrB_FP64", u.shape().0, u.shape().1)?,
        );
        w.mxm(&Write::PLAIN, s, &u, &u)?;
        c.ewise_mult(&Write::PLAIN, times, &w, &u)?;
        c.reduce(sum)
    })
    .no_bytes())
}

/// T = A'; y = T*x; y = |y - x|; sum y
fn transposed_first(lib: Lib, g: &Graph) -> Result<Op> {
    let (a, x) = (weights(lib, g)?, full_vector(lib, g.n)?);
    let s = lib.object(PLUS_TIMES)?;
    let (minus, abs, sum) = (lib.object("GrB_MINUS_FP64")?, lib.object("GrB_ABS_FP64")?, lib.object("GrB_PLUS_MONOID_FP64")?);
    Ok(Op::value(g.nvals(), move || {
        let (t, y) = (Matrix::try_new(lib, "GrB_FP64", x.size(), x.size())?, Vector::try_new(lib, "GrB_FP64", x.size())?);
        t.transpose(&Write::PLAIN, &a)?;
        y.mxv(&Write::PLAIN, s, &t, &x)?;
        y.ewise_add(&Write::PLAIN, minus, &y, &x)?;
        y.apply(&Write::PLAIN, abs, &y)?;
        y.reduce(sum)
    }))
}

const PLUS_TIMES: &str = "GrB_PLUS_TIMES_SEMIRING_FP64";

/// c = a + b; d = c .* a; d = |d|; d = d - c; d = max (d, b); sum d
fn chain(lib: Lib) -> Result<Op> {
    let (a, b) = (full_vector(lib, N)?, full_vector(lib, N)?);
    let (c, d) = (Vector::try_new(lib, "GrB_FP64", N)?, Vector::try_new(lib, "GrB_FP64", N)?);
    let [plus, times, minus, max] =
        ["GrB_PLUS_FP64", "GrB_TIMES_FP64", "GrB_MINUS_FP64", "GrB_MAX_FP64"].map(|op| lib.object(op));
    let (plus, times, minus, max) = (plus?, times?, minus?, max?);
    let (abs, sum) = (lib.object("GrB_ABS_FP64")?, lib.object("GrB_PLUS_MONOID_FP64")?);
    let run = move || {
        c.ewise_add(&Write::PLAIN, plus, &a, &b)?;
        d.ewise_mult(&Write::PLAIN, times, &c, &a)?;
        d.apply(&Write::PLAIN, abs, &d)?;
        d.ewise_add(&Write::PLAIN, minus, &d, &c)?;
        d.ewise_add(&Write::PLAIN, max, &d, &b)?;
        d.reduce(sum)
    };
    Ok(Op::value(2 * N, run).entry_bytes(8))
}
