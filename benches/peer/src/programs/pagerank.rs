//! PageRank as the GAP benchmark defines it: power iteration, nothing done about vertices without out-edges.
//!
//!   w = t ./ d;  r = (1 - 0.85)/n;  r += A' * w;  until the sum of |t - r| is at most 1e-4;  d = max(degree, 1)/0.85
//!
//! Needs:   A' and out-degrees.
//! Gives:   a full FP32 vector.
//! Cost:    a product with a full vector and six passes over vectors per iteration.

use crate::Result;
use crate::abi::{BinaryOp, Handle, Monoid, Semiring, UnaryOp};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::number::Number;
use crate::operators::semiring;
use crate::vector::Vector;

const DAMPING: f32 = 0.85;
const TOLERANCE: f32 = 1e-4;
const MOST_ITERATIONS: usize = 100;

/// The operators of the algorithm.
pub struct PageRank {
    lib: Lib,
    plus_second: Semiring,
    divide: BinaryOp,
    maximum: BinaryOp,
    plus: BinaryOp,
    minus: BinaryOp,
    absolute: UnaryOp,
    sum: Monoid,
}

impl PageRank {
    /// Looks the operators up.
    pub fn new(lib: Lib) -> Result<PageRank> {
        Ok(PageRank {
            lib,
            plus_second: semiring(lib, "GrB_PLUS_MONOID_FP32", "GrB_SECOND_FP32")?,
            divide: lib.object("GrB_DIV_FP32")?,
            maximum: lib.object("GrB_MAX_FP32")?,
            plus: lib.object("GrB_PLUS_FP32")?,
            minus: lib.object("GrB_MINUS_FP32")?,
            absolute: lib.object("GrB_ABS_FP32")?,
            sum: lib.object("GrB_PLUS_MONOID_FP32")?,
        })
    }

    /// Ranks of the graph with transpose `at`.
    pub fn run(&self, at: &Matrix, degrees: &Vector) -> Result<Vector> {
        let n = at.shape().0;
        let fp32 = || Vector::try_new(self.lib, "GrB_FP32", n);
        let accumulated = |accum| Write { mask: None, accum, desc: Handle::NULL };
        let teleport = Number::Fp32((1.0 - DAMPING) / n as f32);
        let (mut t, mut r, w) = (fp32()?, fp32()?, fp32()?);
        r.assign_number(&Write::PLAIN, Number::Fp32(1.0 / n as f32))?;
        // d = max(degree, 1) / damping
        let (d, least) = (fp32()?, fp32()?);
        d.apply_bind2nd(&Write::PLAIN, self.divide, degrees, DAMPING)?;
        least.assign_number(&Write::PLAIN, Number::Fp32(1.0 / DAMPING))?;
        d.ewise_add(&Write::PLAIN, self.maximum, &least, &d)?;
        drop(least);

        for _ in 0..MOST_ITERATIONS {
            std::mem::swap(&mut t, &mut r);
            w.ewise_mult(&Write::PLAIN, self.divide, &t, &d)?;
            // r = teleport + A'*w
            r.assign_number(&Write::PLAIN, teleport)?;
            r.mxv(&accumulated(self.plus), self.plus_second, at, &w)?;
            // the change: sum of |t - r|
            t.assign(&accumulated(self.minus), &r, Indices::All(n))?;
            t.apply(&Write::PLAIN, self.absolute, &t)?;
            if t.reduce_fp32(self.sum)? <= TOLERANCE {
                break;
            }
        }
        Ok(r)
    }
}
