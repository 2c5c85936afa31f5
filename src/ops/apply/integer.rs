//! Integer arithmetic where C leaves holes: division, powers, bits, shifts.
//!
//! Needs: `num_traits`. Gives: the trait [`Integer`] of the eight integer types, and functions that
//! are defined for all arguments. Cost: a few compares each; [`pow`] at most 2 log2(y) multiplies.

use num_traits::{PrimInt, WrappingAdd, WrappingMul, WrappingNeg, WrappingSub};

use super::flag;
use crate::types::Scalar;

/// INT8 to UINT64. `x + y` and its kin wrap by the `wrapping_*` methods.
pub(super) trait Integer: Scalar + PrimInt + WrappingAdd + WrappingSub + WrappingMul + WrappingNeg {}
impl<T: Scalar + PrimInt + WrappingAdd + WrappingSub + WrappingMul + WrappingNeg> Integer for T {}

/// Bits of a value.
fn bits<T>() -> usize {
    8 * size_of::<T>()
}

/// |x|; the least integer stays as it is.
#[inline]
pub(super) fn abs<T: Integer>(x: T) -> T {
    if x < T::zero() { x.wrapping_neg() } else { x }
}

/// x / y towards zero. x / 0 is the greatest integer for x > 0, the least for x < 0, 0 for x = 0;
/// the least integer / -1 is itself.
#[inline]
pub(super) fn div<T: Integer>(x: T, y: T) -> T {
    match x.checked_div(&y) {
        Some(z) => z,
        None if !y.is_zero() || x.is_zero() => x,
        None if x < T::zero() => T::min_value(),
        None => T::max_value(),
    }
}

/// x to the power y: exact where it fits, saturated where it does not (the peer goes through
/// double, which gives the same except for the last digits of 64-bit results beyond 2^53).
/// Negative powers are 1 / x^-y: 0, except for x = 1, -1, and 0, where it is the greatest integer.
#[inline]
pub(super) fn pow<T: Integer>(x: T, y: T) -> T {
    let (zero, one) = (T::zero(), T::one());
    let is_odd = y & one == one;
    if y == zero || x == one {
        one
    } else if x == zero {
        if y > zero { zero } else { T::max_value() }
    } else if x < zero && x.wrapping_neg() == one {
        if is_odd { x } else { one }
    } else if y < zero {
        zero
    } else {
        let bound = if x < zero && is_odd { T::min_value() } else { T::max_value() };
        power(x, y).unwrap_or(bound)
    }
}

/// x to the power y > 0 by squaring; `None` when it does not fit.
fn power<T: Integer>(x: T, y: T) -> Option<T> {
    let (mut result, mut square, mut rest) = (T::one(), x, y);
    loop {
        if rest & T::one() == T::one() {
            result = result.checked_mul(&square)?;
        }
        rest = rest >> 1;
        if rest.is_zero() {
            return Some(result);
        }
        square = square.checked_mul(&square)?;
    }
}

/// A one at bit y of T, counted from 1; zero when T has no such bit.
#[inline]
fn bit<T: Integer>(y: T) -> T {
    match y.to_usize() {
        Some(k @ 1..) if k <= bits::<T>() => T::one() << (k - 1),
        _ => T::zero(),
    }
}

/// Bit y of x, counted from 1, as 1 or 0; 0 when there is no such bit.
#[inline]
pub(super) fn bit_get<T: Integer>(x: T, y: T) -> T {
    flag(!(x & bit(y)).is_zero())
}

/// x with bit y set; x when there is no such bit.
#[inline]
pub(super) fn bit_set<T: Integer>(x: T, y: T) -> T {
    x | bit(y)
}

/// x with bit y cleared; x when there is no such bit.
#[inline]
pub(super) fn bit_clear<T: Integer>(x: T, y: T) -> T {
    x & !bit(y)
}

/// x shifted to the left by y bits, or to the right by -y; to the right, signed x keeps its sign.
/// All bits are shifted out when |y| reaches their number.
#[inline]
pub(super) fn shift<T: Integer>(x: T, y: i8) -> T {
    let by = usize::from(y.unsigned_abs());
    match (y >= 0, by < bits::<T>()) {
        (true, true) => x << by,
        (true, false) => T::zero(),
        (false, true) => x >> by,
        // What remains is the sign: 0 or -1.
        (false, false) => x >> (bits::<T>() - 1) >> 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_is_total() {
        assert_eq!((div(7i8, 0), div(-7i8, 0), div(0i8, 0)), (127, -128, 0));
        assert_eq!((div(7u8, 0), div(0u8, 0)), (255, 0));
        assert_eq!((div(-128i8, -1), div(-7i8, 2), div(i64::MIN, -1)), (-128, -3, i64::MIN));
    }

    #[test]
    fn powers_saturate() {
        assert_eq!((pow(-2i8, 7), pow(-2i8, 9), pow(-2i8, 8), pow(2i8, 6)), (-128, -128, 127, 64));
        assert_eq!((pow(0i8, 0), pow(0i8, 3), pow(0i8, -1), pow(3i8, -1)), (1, 0, 127, 0));
        assert_eq!((pow(-1i8, -3), pow(-1i8, -4), pow(1i8, -4), pow(2u64, 63)), (-1, 1, 1, 1 << 63));
        assert_eq!((pow(3u8, 255), pow(u64::MAX, u64::MAX), pow(i8::MIN, i8::MAX)), (255, u64::MAX, i8::MIN));
    }

    #[test]
    fn bits_count_from_one() {
        assert_eq!(
            (bit_get(0b100i8, 3), bit_get(-1i8, 8), bit_get(-1i8, 9), bit_get(-1i8, 0), bit_get(-1i8, -1)),
            (1, 1, 0, 0, 0)
        );
        assert_eq!((bit_set(0i8, 8), bit_set(0u8, 9), bit_clear(-1i8, 1), bit_clear(7u64, u64::MAX)), (-128, 0, -2, 7));
    }

    #[test]
    fn shifts_of_all_distances() {
        assert_eq!(
            (shift(1i8, 7), shift(1i8, 8), shift(-128i8, -7), shift(-128i8, -8), shift(127i8, -100)),
            (-128, 0, -1, -1, 0)
        );
        assert_eq!((shift(255u8, -7), shift(255u8, -8), shift(255u8, -128), shift(1u64, 63)), (1, 0, 0, 1 << 63));
    }
}
