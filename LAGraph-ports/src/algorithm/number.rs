//! What algorithms ask of the numbers that they are written for.
//!
//! Needs: element types of graphblas. Gives: [`Length`] of an edge, [`Real`] for ranks.
//! Cost: none.

use graphblas::types::Scalar;

/// The length of an edge: integers of 32 or 64 bits, FP32, FP64.
pub trait Length: Scalar + PartialOrd {
    /// No way.
    const INFINITY: Self;
    /// 0.
    const ZERO: Self;
    /// x + y, at most [`INFINITY`](Length::INFINITY).
    #[must_use]
    fn plus(self, y: Self) -> Self;
}

macro_rules! lengths {
    ($($t:ty: $infinity:expr, $plus:expr;)*) => { $(
        impl Length for $t {
            const INFINITY: Self = $infinity;
            const ZERO: Self = 0 as $t;
            fn plus(self, y: Self) -> Self {
                $plus(self, y)
            }
        }
    )* };
}
lengths! {
    i32: i32::MAX, i32::saturating_add;
    i64: i64::MAX, i64::saturating_add;
    u32: u32::MAX, u32::saturating_add;
    u64: u64::MAX, u64::saturating_add;
    f32: f32::INFINITY, std::ops::Add::add;
    f64: f64::INFINITY, std::ops::Add::add;
}

/// FP32 or FP64.
pub trait Real: Scalar + Into<f64> {
    /// The number of this type nearest to x.
    #[must_use]
    fn nearest(x: f64) -> Self;
}

impl Real for f32 {
    fn nearest(x: f64) -> f32 {
        x as f32
    }
}

impl Real for f64 {
    fn nearest(x: f64) -> f64 {
        x
    }
}
