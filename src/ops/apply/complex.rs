//! FC32 and FC64: division, powers and the functions that `num_complex` does not have.
//!
//! Needs: `num_complex`. Gives: functions on `Complex<T>`. Cost: that of a few real functions.
//! Rounding functions and the tests for NaN and infinity go by parts.

use num_complex::Complex;

use super::real::{self, Real};

/// x / y by Smith's method: scales by the larger part of y, so that nothing overflows that need not.
#[inline]
pub(super) fn div<T: Real>(x: Complex<T>, y: Complex<T>) -> Complex<T> {
    if y.im.is_zero() {
        Complex::new(x.re / y.re, x.im / y.re)
    } else if y.re.abs() >= y.im.abs() {
        let r = y.im / y.re;
        let d = y.re + y.im * r;
        Complex::new((x.re + x.im * r) / d, (x.im - x.re * r) / d)
    } else {
        let r = y.re / y.im;
        let d = y.re * r + y.im;
        Complex::new((x.re * r + x.im) / d, (x.im * r - x.re) / d)
    }
}

/// x to the power y; as for reals where both are real and the result is; 1 for y = 0.
pub(super) fn pow<T: Real>(x: Complex<T>, y: Complex<T>) -> Complex<T> {
    let zero = T::zero();
    if y.re.is_zero() && y.im.is_zero() {
        Complex::new(T::one(), zero)
    } else if x.im.is_zero() && y.im.is_zero() && (x.re >= zero || y.re == y.re.trunc()) {
        Complex::new(real::pow(x.re, y.re), zero)
    } else if x.re.is_zero() && x.im.is_zero() && y.re > zero {
        Complex::new(zero, zero)
    } else {
        x.powc(y)
    }
}

/// x / |x|; 0 for 0.
pub(super) fn signum<T: Real>(x: Complex<T>) -> Complex<T> {
    if x.re.is_zero() && x.im.is_zero() { Complex::new(T::zero(), T::zero()) } else { x.unscale(x.norm()) }
}

/// Applies f to both parts.
#[inline]
pub(super) fn by_parts<T: Real>(x: Complex<T>, f: impl Fn(T) -> T) -> Complex<T> {
    Complex::new(f(x.re), f(x.im))
}

/// Base-b logarithm, from the natural logarithm of b.
pub(super) fn log_base<T: Real>(x: Complex<T>, ln_base: T) -> Complex<T> {
    x.ln().unscale(ln_base)
}

/// 2 to the power x.
pub(super) fn exp2<T: Real>(x: Complex<T>) -> Complex<T> {
    x.scale(T::LN_2()).exp()
}

/// exp(x) - 1 without cancellation: with x = a + bi, cos b = 1 - 2 sin(b/2)^2 gives the real part
/// expm1(a) cos b - 2 sin(b/2)^2.
pub(super) fn exp_m1<T: Real>(x: Complex<T>) -> Complex<T> {
    let s = (x.im / (T::one() + T::one())).sin();
    Complex::new(x.re.exp_m1() * x.im.cos() - (s * s + s * s), x.re.exp() * x.im.sin())
}

/// ln(1 + x) without cancellation for small x: |1 + a + bi|^2 - 1 = a (2 + a) + b^2.
pub(super) fn ln_1p<T: Real>(x: Complex<T>) -> Complex<T> {
    let (one, two) = (T::one(), T::one() + T::one());
    let is_small = x.re.abs() < two.recip() && x.im.abs() < two.recip();
    if is_small {
        let excess = x.re * (two + x.re) + x.im * x.im;
        Complex::new(excess.ln_1p() / two, x.im.atan2(one + x.re))
    } else {
        Complex::new(one + x.re, x.im).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::FC64;

    fn near(x: FC64, y: FC64) -> bool {
        (x - y).norm() <= 1e-14 * y.norm().max(1e-300)
    }

    #[test]
    fn division_does_not_overflow() {
        let big = FC64::new(1e300, 1e300);
        assert_eq!(div(big, big), FC64::new(1.0, 0.0));
        assert_eq!(div(FC64::new(-5.0, 10.0), FC64::new(3.0, 4.0)), FC64::new(1.0, 2.0));
    }

    #[test]
    fn powers_of_zero_and_of_reals() {
        let z = |re, im| FC64::new(re, im);
        assert_eq!(pow(z(0.0, 0.0), z(0.0, 0.0)), z(1.0, 0.0));
        assert_eq!(pow(z(0.0, 0.0), z(2.0, 1.0)), z(0.0, 0.0));
        assert_eq!(pow(z(-2.0, 0.0), z(3.0, 0.0)), z(-8.0, 0.0));
        assert!(near(pow(z(0.0, 1.0), z(2.0, 0.0)), z(-1.0, 0.0)));
    }

    #[test]
    fn small_arguments_keep_their_digits() {
        // Expected: the Taylor series, x + x^2/2 and x - x^2/2, whose next term is below 1e-24.
        let x = FC64::new(1e-8, 2e-8);
        assert!(near(exp_m1(x), x + x * x / 2.0));
        assert!(near(ln_1p(x), x - x * x / 2.0));
        assert!(near(ln_1p(FC64::new(3.0, 4.0)), FC64::new(4.0, 4.0).ln()));
    }
}
