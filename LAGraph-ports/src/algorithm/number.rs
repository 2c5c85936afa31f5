//! What algorithms ask of the numbers that they are written for.
//!
//! Needs: element types of graphblas. Gives: [`Length`] of an edge, [`Real`] for ranks.
//! Cost: none.

use graphblas::types::Scalar;

/// The length of an edge: integers of 32 or 64 bits, FP32, FP64.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Length, sssp};
///
/// // Integers stop at the greatest, so that no way around is shorter than none.
/// assert_eq!(i32::INFINITY.plus(7), i32::INFINITY);
/// // Algorithms for lengths take any of them.
/// let a = Matrix::from_tuples((3, 3), &[0, 1], &[1, 2], &[2_u32, 3], None)?;
/// assert_eq!(sssp(&a, 0, 1)?.to_vec()?, [0, 2, 5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
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
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::{Real, pagerank};
///
/// assert_eq!(f32::nearest(0.1), 0.1_f32);
/// // Ranks in half the memory.
/// let circle = Matrix::from_edges(2, [(0, 1), (1, 0)])?;
/// let ranks = pagerank::<f32, _>(&circle, &Vector::full(2, 1_i64)?, 1e-4, 100)?;
/// assert_eq!(ranks.rank.to_vec()?, [0.5_f32, 0.5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
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
