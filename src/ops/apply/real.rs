//! FP32 and FP64: what `num_traits::Float` does not have, and powers.
//!
//! Needs: `libm` (gamma, error function, frexp, IEEE remainder). Gives: the trait [`Real`].
//! Cost: that of the library function. `round` is C's, half away from zero.

use num_traits::{Float, FloatConst};

use super::flag;
use crate::types::Scalar;

/// FP32 and FP64.
pub(super) trait Real: Scalar + Float + FloatConst {
    /// ln |gamma(x)|.
    fn lgamma(self) -> Self;
    /// gamma(x).
    fn tgamma(self) -> Self;
    /// The error function.
    fn erf(self) -> Self;
    /// 1 - erf(x), exact for large x.
    fn erfc(self) -> Self;
    /// The fraction f in [0.5, 1) and the exponent e of x = f 2^e, both as floats.
    fn frexp(self) -> (Self, Self);
    /// x 2^n, with n cut to an integer.
    fn ldexp(self, n: Self) -> Self;
    /// x - n y with n the integer nearest to x / y, ties to even (IEEE 754).
    fn remainder(self, y: Self) -> Self;
}

impl Real for f32 {
    fn lgamma(self) -> f32 {
        libm::lgammaf(self)
    }
    fn tgamma(self) -> f32 {
        libm::tgammaf(self)
    }
    fn erf(self) -> f32 {
        libm::erff(self)
    }
    fn erfc(self) -> f32 {
        libm::erfcf(self)
    }
    fn frexp(self) -> (f32, f32) {
        let (fraction, exponent) = libm::frexpf(self);
        (fraction, if self.is_normal() || self.is_subnormal() { exponent as f32 } else { 0.0 })
    }
    fn ldexp(self, n: f32) -> f32 {
        libm::ldexpf(self, n as i32)
    }
    fn remainder(self, y: f32) -> f32 {
        libm::remainderf(self, y)
    }
}

impl Real for f64 {
    fn lgamma(self) -> f64 {
        libm::lgamma(self)
    }
    fn tgamma(self) -> f64 {
        libm::tgamma(self)
    }
    fn erf(self) -> f64 {
        libm::erf(self)
    }
    fn erfc(self) -> f64 {
        libm::erfc(self)
    }
    fn frexp(self) -> (f64, f64) {
        let (fraction, exponent) = libm::frexp(self);
        // C leaves the exponent of infinities and NaN open.
        (fraction, if self.is_normal() || self.is_subnormal() { f64::from(exponent) } else { 0.0 })
    }
    fn ldexp(self, n: f64) -> f64 {
        libm::ldexp(self, n as i32)
    }
    fn remainder(self, y: f64) -> f64 {
        libm::remainder(self, y)
    }
}

/// -1, 0 or 1 by the sign of x; x if it is NaN.
#[inline]
pub(super) fn signum<T: Real>(x: T) -> T {
    if x.is_nan() { x } else { flag::<T>(x > T::zero()) - flag::<T>(x < T::zero()) }
}

/// x to the power y; NaN if either is (C has exceptions: NaN to the power 0, 1 to the power NaN).
#[inline]
pub(super) fn pow<T: Real>(x: T, y: T) -> T {
    if x.is_nan() || y.is_nan() { T::nan() } else { x.powf(y) }
}
