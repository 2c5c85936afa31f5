//! FC32 and FC64: division, powers, and the functions that `num_complex` does not have or gives
//! with few digits.
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

/// i x, keeping the signs of zeros.
fn times_i<T: Real>(x: Complex<T>) -> Complex<T> {
    Complex::new(-x.im, x.re)
}

/// -i x, keeping the signs of zeros.
fn over_i<T: Real>(x: Complex<T>) -> Complex<T> {
    Complex::new(x.im, -x.re)
}

/// Hyperbolic sine of a + bi: sinh a cos b + i cosh a sin b, real for real x however large.
pub(super) fn sinh<T: Real>(x: Complex<T>) -> Complex<T> {
    let im = if x.im.is_zero() { x.im } else { x.re.cosh() * x.im.sin() };
    Complex::new(x.re.sinh() * x.im.cos(), im)
}

/// Hyperbolic cosine of a + bi: cosh a cos b + i sinh a sin b, real for real x however large.
pub(super) fn cosh<T: Real>(x: Complex<T>) -> Complex<T> {
    let im = if x.im.is_zero() { x.im } else { x.re.sinh() * x.im.sin() };
    Complex::new(x.re.cosh() * x.im.cos(), im)
}

/// Hyperbolic tangent of a + bi: (sinh 2a + i sin 2b) / (cosh 2a + cos 2b), which for large a is
/// 1 + 2i exp(-2a) sin 2b to the last bit, and would overflow.
pub(super) fn tanh<T: Real>(x: Complex<T>) -> Complex<T> {
    let two = T::one() + T::one();
    let a = x.re.abs();
    if a.tanh() < T::one() {
        x.tanh()
    } else {
        Complex::new(T::one().copysign(x.re), two * (-two * a).exp() * (two * x.im).sin())
    }
}

/// Sine: sinh(i x) / i.
pub(super) fn sin<T: Real>(x: Complex<T>) -> Complex<T> {
    over_i(sinh(times_i(x)))
}

/// Cosine: cosh(i x).
pub(super) fn cos<T: Real>(x: Complex<T>) -> Complex<T> {
    cosh(times_i(x))
}

/// Tangent: tanh(i x) / i.
pub(super) fn tan<T: Real>(x: Complex<T>) -> Complex<T> {
    over_i(tanh(times_i(x)))
}

/// The square roots of 1 - x and 1 + x. Their imaginary parts keep the sign of a zero, which tells
/// the two sides of a branch cut apart.
fn roots<T: Real>(x: Complex<T>) -> (Complex<T>, Complex<T>) {
    (Complex::new(T::one() - x.re, -x.im).sqrt(), Complex::new(T::one() + x.re, x.im).sqrt())
}

// The inverse functions follow W. Kahan, "Branch cuts for complex elementary functions" (1987):
// no cancellation near 0 and near the cuts, and the sides of the cuts as in C.

/// Arc sine: real part atan(a / Re(r s)), imaginary part asinh(Im(conj(r) s)), with x = a + bi,
/// r and s the roots of 1 - x and 1 + x.
pub(super) fn asin<T: Real>(x: Complex<T>) -> Complex<T> {
    let (r, s) = roots(x);
    Complex::new(x.re.atan2((r * s).re), (r.conj() * s).im.asinh())
}

/// Arc cosine: real part 2 atan(Re r / Re s), imaginary part asinh(Im(conj(s) r)).
pub(super) fn acos<T: Real>(x: Complex<T>) -> Complex<T> {
    let (r, s) = roots(x);
    let half = r.re.atan2(s.re);
    Complex::new(half + half, (s.conj() * r).im.asinh())
}

/// Inverse hyperbolic sine: asin(i x) / i.
pub(super) fn asinh<T: Real>(x: Complex<T>) -> Complex<T> {
    over_i(asin(times_i(x)))
}

/// Inverse hyperbolic cosine: real part asinh(Re(conj(r) s)), imaginary part 2 atan(Im r / Re s),
/// with r and s the roots of x - 1 and x + 1.
pub(super) fn acosh<T: Real>(x: Complex<T>) -> Complex<T> {
    let (r, s) = (Complex::new(x.re - T::one(), x.im).sqrt(), Complex::new(x.re + T::one(), x.im).sqrt());
    let half = r.im.atan2(s.re);
    Complex::new((r.conj() * s).re.asinh(), half + half)
}

/// Inverse hyperbolic tangent of a + bi: real part ln(1 + 4a / ((1 - a)^2 + b^2)) / 4, imaginary
/// part half the angle of (1 - a)(1 + a) - b^2 + 2bi.
pub(super) fn atanh<T: Real>(x: Complex<T>) -> Complex<T> {
    let (one, two) = (T::one(), T::one() + T::one());
    let (a, b) = (x.re.abs(), x.im);
    let re = ((two + two) * a / ((one - a) * (one - a) + b * b)).ln_1p() / (two + two);
    let im = (b + b).atan2((one - a) * (one + a) - b * b) / two;
    Complex::new(re.copysign(x.re), im)
}

/// Arc tangent: atanh(i x) / i.
pub(super) fn atan<T: Real>(x: Complex<T>) -> Complex<T> {
    over_i(atanh(times_i(x)))
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
    fn inverse_functions_invert() {
        for (re, im) in [(0.3, -0.7), (2.5, 1.5), (-3.0, 0.2), (1e-9, 2e-9), (-0.1, -3.0)] {
            let x = FC64::new(re, im);
            assert!(near(sin(asin(x)), x) && near(sinh(asinh(x)), x), "{x}");
            assert!(near(tan(atan(x)), x) && near(tanh(atanh(x)), x), "{x}");
            // The cosines lose the digits of a small argument beside 1.
            assert!((cos(acos(x)) - x).norm() < 1e-13 && (cosh(acosh(x)) - x).norm() < 1e-13, "{x}");
        }
    }

    #[test]
    fn sides_of_the_branch_cuts_are_those_of_c() {
        // Expected: C11, annex G: each function is continuous as its cut is approached from the
        // side of the zero's sign.
        let (above, below) = (FC64::new(2.0, 0.0), FC64::new(2.0, -0.0));
        let at = 2f64.acosh();
        assert!(near(acos(above), FC64::new(0.0, -at)) && near(acos(below), FC64::new(0.0, at)));
        assert!(asin(above).im > 0.0 && asin(below).im < 0.0);
        assert!(atanh(above).im > 0.0 && atanh(below).im < 0.0);
    }

    #[test]
    fn large_arguments_do_not_overflow_on_the_way() {
        assert_eq!(tanh(FC64::new(-400.0, 1.0)).re, -1.0);
        assert_eq!(tan(FC64::new(1.0, 400.0)).im, 1.0);
        assert_eq!(cosh(FC64::new(1e15, 0.0)), FC64::new(f64::INFINITY, 0.0));
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
