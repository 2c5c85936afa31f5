//! Sequences of calls whose results between are not asked for: what recording them is worth.
//! Needs:   two full vectors of 8 million FP64, whatever the graph.
//! Gives:   group `fused`.
//! Cost:    the entries of both vectors, read once at best.

use crate::Result;
use crate::case::{Case, Op};
use crate::cases::input::full_vector;
use crate::library::Lib;
use crate::matrix::Write;
use crate::vector::Vector;

/// Entries of the vectors: more than any cache holds.
const N: u64 = 8_000_000;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![Case::new("fused", "five element-wise and a sum, 8M", |lib, _| chain(lib)).home(&["karate"])]
}

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
