//! Values as text: from words to the bytes of a type.
//!
//! Needs: a cursor at a word. Gives: the trait [`ValueText`] and its implementors, one per way to
//! write a value: [`Pattern`], [`Truth`], [`Integer`], [`Float`], [`RealPart`], [`ComplexPair`];
//! [`Wanted`], what a message says was expected.
//! Cost: integers and decimals of at most 19 digits are converted directly; other words by `str::parse`.
//! Exact: the direct way is taken only where one IEEE operation on exact operands gives the result,
//! so every float is the one nearest to the text. Beyond the largest float it is infinity, as in C.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use num_traits::ToBytes;

use super::cursor::Cursor;
use crate::types::TypeCode;

/// A way to write the values of one type.
pub(super) trait ValueText {
    /// Bytes of a value; 0 if nothing is written.
    const BYTES: usize;

    /// Reads one value into `out` (`BYTES` long); false, with the cursor at the wrong word, if there is none.
    fn read(c: &mut Cursor<'_>, out: &mut [u8]) -> bool;
}

/// No text: the position is all.
pub(super) struct Pattern;
/// `0` or `1`, as BOOL.
pub(super) struct Truth;
/// A whole number in the range of `T`.
pub(super) struct Integer<T>(PhantomData<T>);
/// A decimal number, `inf` or `nan`.
pub(super) struct Float<T>(PhantomData<T>);
/// A decimal number as the real part of a complex one.
pub(super) struct RealPart<T>(PhantomData<T>);
/// Two decimal numbers, real and imaginary part.
pub(super) struct ComplexPair<T>(PhantomData<T>);

impl ValueText for Pattern {
    const BYTES: usize = 0;
    #[inline]
    fn read(_: &mut Cursor<'_>, _: &mut [u8]) -> bool {
        true
    }
}

impl ValueText for Truth {
    const BYTES: usize = 1;
    #[inline]
    fn read(c: &mut Cursor<'_>, out: &mut [u8]) -> bool {
        let truth = integer(c, |x| u8::try_from(x).ok().filter(|&x| x <= 1));
        put(truth, out)
    }
}

impl<T: TryFrom<i128> + ToBytes> ValueText for Integer<T> {
    const BYTES: usize = size_of::<T>();
    #[inline]
    fn read(c: &mut Cursor<'_>, out: &mut [u8]) -> bool {
        put(integer(c, |x| T::try_from(x).ok()), out)
    }
}

impl<T: Ieee> ValueText for Float<T> {
    const BYTES: usize = size_of::<T>();
    #[inline]
    fn read(c: &mut Cursor<'_>, out: &mut [u8]) -> bool {
        put(float::<T>(c), out)
    }
}

impl<T: Ieee> ValueText for RealPart<T> {
    const BYTES: usize = 2 * size_of::<T>();
    #[inline]
    fn read(c: &mut Cursor<'_>, out: &mut [u8]) -> bool {
        // The imaginary part stays as the list was made: zero bytes, which are 0.0.
        put(float::<T>(c), &mut out[..size_of::<T>()])
    }
}

impl<T: Ieee> ValueText for ComplexPair<T> {
    const BYTES: usize = 2 * size_of::<T>();
    #[inline]
    fn read(c: &mut Cursor<'_>, out: &mut [u8]) -> bool {
        let (re, im) = out.split_at_mut(size_of::<T>());
        if !put(float::<T>(c), re) {
            return false;
        }
        c.skip_separator();
        put(float::<T>(c), im)
    }
}

#[inline]
fn put<T: ToBytes>(x: Option<T>, out: &mut [u8]) -> bool {
    if let Some(x) = &x {
        out.copy_from_slice(x.to_ne_bytes().as_ref());
    }
    x.is_some()
}

/// Reads a signed integer word, if `fit` takes its value.
#[inline]
fn integer<T>(c: &mut Cursor<'_>, fit: impl Fn(i128) -> Option<T>) -> Option<T> {
    let start = c.at();
    let negative = c.take(b'-');
    if !negative {
        c.take(b'+');
    }
    let x = c.unsigned().map(i128::from).and_then(|x| fit(if negative { -x } else { x }));
    if x.is_none() {
        c.back_to(start);
    }
    x
}

/// Whether the word at the cursor is a whole number that INT64 can hold.
pub(super) fn is_integer(c: &Cursor<'_>) -> bool {
    integer(&mut c.clone(), |x| i64::try_from(x).ok()).is_some()
}

/// A binary floating-point type and the bounds within which one operation converts exactly.
pub(super) trait Ieee: num_traits::Float + FromStr + ToBytes {
    /// All integers up to this are values.
    const EXACT_INTEGER: u64;
    /// All powers of ten up to this exponent are values.
    const EXACT_POWER: u32;
}

impl Ieee for f32 {
    const EXACT_INTEGER: u64 = 1 << 24;
    const EXACT_POWER: u32 = 10;
}

impl Ieee for f64 {
    const EXACT_INTEGER: u64 = 1 << 53;
    const EXACT_POWER: u32 = 22;
}

/// The powers of ten that are values of f64.
const TENS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21,
    1e22,
];

#[inline]
fn float<T: Ieee>(c: &mut Cursor<'_>) -> Option<T> {
    let start = c.at();
    if let Some(x) = decimal(c).and_then(Decimal::exact) {
        return Some(x);
    }
    c.back_to(start);
    float_any(c)
}

/// Any word that is a number for Rust, which takes `inf`, `infinity` and `nan` in any case.
#[cold]
fn float_any<T: Ieee>(c: &mut Cursor<'_>) -> Option<T> {
    let word = c.word();
    let x = std::str::from_utf8(word).ok()?.parse().ok()?;
    c.skip_word();
    Some(x)
}

/// ± integer × 10^power.
struct Decimal {
    negative: bool,
    integer: u64,
    power: i32,
}

impl Decimal {
    /// The nearest value, if a single multiplication or division gives it.
    #[inline]
    fn exact<T: Ieee>(self) -> Option<T> {
        let power = self.power.unsigned_abs();
        if self.integer > T::EXACT_INTEGER || power > T::EXACT_POWER {
            return None;
        }
        let (x, ten) = (T::from(self.integer)?, T::from(TENS[power as usize])?);
        let x = if self.power < 0 { x / ten } else { x * ten };
        Some(if self.negative { -x } else { x })
    }
}

/// Reads `±12.34e±5` with at most 19 digits before the exponent; `None`, anywhere in the word, otherwise.
#[inline]
fn decimal(c: &mut Cursor<'_>) -> Option<Decimal> {
    let negative = c.take(b'-');
    if !negative {
        c.take(b'+');
    }
    let (whole, before) = c.digits(0);
    let (integer, after) = if c.take(b'.') { c.digits(whole) } else { (whole, 0) };
    let digits = before + after;
    if digits == 0 || digits > 19 {
        return None;
    }
    let mut power = -i32::try_from(after).ok()?;
    if c.take(b'e') || c.take(b'E') {
        let minus = c.take(b'-');
        if !minus {
            c.take(b'+');
        }
        let (value, digits) = c.digits(0);
        if digits == 0 || digits > 4 {
            return None;
        }
        let value = i32::try_from(value).ok()?;
        power += if minus { -value } else { value };
    }
    c.at_word_end().then_some(Decimal { negative, integer, power })
}

/// "a value of type INT8 (-128 to 127)", for messages.
pub(super) struct Wanted(pub TypeCode);

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let range = match self.0 {
            TypeCode::Bool => "0 or 1",
            TypeCode::Int8 => "-128 to 127",
            TypeCode::Int16 => "-32768 to 32767",
            TypeCode::Int32 => "-2147483648 to 2147483647",
            TypeCode::Int64 => "-9223372036854775808 to 9223372036854775807",
            TypeCode::UInt8 => "0 to 255",
            TypeCode::UInt16 => "0 to 65535",
            TypeCode::UInt32 => "0 to 4294967295",
            TypeCode::UInt64 => "0 to 18446744073709551615",
            TypeCode::FP32 | TypeCode::FP64 | TypeCode::FC32 | TypeCode::FC64 => "a number",
        };
        write!(f, "a value of type {} ({range})", self.0.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::cursor::Dialect;

    fn read<T: Ieee>(text: &str) -> Option<T> {
        float(&mut Cursor::new(text.as_bytes(), 0, Dialect::MATRIX_MARKET))
    }

    /// Expected values: the standard library's exact conversion of the same text.
    #[test]
    fn floats_are_the_nearest() {
        let mut rng = crate::io::random::Xoshiro::new(7, 0);
        for _ in 0..20_000 {
            let digits = rng.next() >> (rng.next() % 64);
            let text = match rng.next() % 4 {
                0 => format!("{digits}"),
                1 => format!("-{}.{digits}", rng.next() % 1000),
                2 => format!("{digits}e{}", (rng.next() % 700) as i64 - 350),
                _ => format!("+.{digits:020}E{}", rng.next() % 30),
            };
            assert_eq!(read::<f64>(&text).map(f64::to_bits), text.parse().ok().map(f64::to_bits), "{text}");
            assert_eq!(read::<f32>(&text).map(f32::to_bits), text.parse().ok().map(f32::to_bits), "{text}");
        }
    }

    #[test]
    fn special_words_and_no_numbers() {
        assert_eq!(read::<f64>("-InF"), Some(f64::NEG_INFINITY));
        assert!(read::<f64>("NaN").is_some_and(f64::is_nan));
        assert_eq!(read::<f64>("-0.").map(f64::to_bits), Some((-0.0_f64).to_bits()));
        for text in ["", ".", "-", "e5", "1e", "1e+", "1.2.3", "0x10", "1,5", "forty-two", "1_0", "--1", "1d5"] {
            assert_eq!(read::<f64>(text), None, "{text:?}");
        }
    }
}
