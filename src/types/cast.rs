//! Typecasts between built-in types, on one value and on slices.
//!
//! Needs: two `TypeCode`s. Gives: [`cast_one`] and the slice function [`slice_fn`].
//! Cost: one call per slice; 169 small loops in the library.
//! Meaning (C API 2.1, section 2.1.5: as in C), with what C leaves undefined made definite:
//! float to integer truncates towards zero, saturates, and NaN gives 0 (as the peer does);
//! anything to BOOL is `x != 0`; complex to real takes the real part; real to complex has
//! imaginary part 0; integers wrap to the narrower width.

use super::{FC32, FC64, Scalar, TypeCode, by_type};

/// `z[k] = (to) x[k]` for `k` in `0..n`.
pub type CastSlice = unsafe fn(z: *mut u8, x: *const u8, n: usize);

/// A built-in type that can be cast to every other.
pub trait Cast<To>: Scalar {
    /// The value in the other type.
    fn cast(self) -> To;
}

macro_rules! cast_as {
    ($($from:ty => $($to:ty)*;)*) => { $($( impl Cast<$to> for $from {
        #[inline(always)]
        fn cast(self) -> $to { self as $to }
    } )*)* };
}
cast_as! {
    i8 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64; i16 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64;
    i32 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64; i64 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64;
    u8 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64; u16 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64;
    u32 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64; u64 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64;
    f32 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64; f64 => i8 i16 i32 i64 u8 u16 u32 u64 f32 f64;
}
macro_rules! cast_special {
    ($($t:ty, $zero:expr);*) => { $(
        impl Cast<bool> for $t { #[inline(always)] fn cast(self) -> bool { self != $zero } }
        impl Cast<$t> for bool { #[inline(always)] fn cast(self) -> $t { u8::from(self) as $t } }
        impl Cast<FC32> for $t { #[inline(always)] fn cast(self) -> FC32 { FC32::new(self as f32, 0.0) } }
        impl Cast<FC64> for $t { #[inline(always)] fn cast(self) -> FC64 { FC64::new(self as f64, 0.0) } }
        impl Cast<$t> for FC32 { #[inline(always)] fn cast(self) -> $t { self.re as $t } }
        impl Cast<$t> for FC64 { #[inline(always)] fn cast(self) -> $t { self.re as $t } }
    )* };
}
cast_special!(i8, 0; i16, 0; i32, 0; i64, 0; u8, 0; u16, 0; u32, 0; u64, 0; f32, 0.0; f64, 0.0);
macro_rules! cast_by {
    ($($from:ty => $to:ty: |$x:ident| $e:expr;)*) => { $( impl Cast<$to> for $from {
        #[inline(always)]
        fn cast(self) -> $to { let $x = self; $e }
    } )* };
}
cast_by! {
    bool => bool: |x| x;
    bool => FC32: |x| FC32::new(f32::from(u8::from(x)), 0.0);
    bool => FC64: |x| FC64::new(f64::from(u8::from(x)), 0.0);
    FC32 => bool: |x| x.re != 0.0 || x.im != 0.0;
    FC64 => bool: |x| x.re != 0.0 || x.im != 0.0;
    FC32 => FC32: |x| x;
    FC64 => FC64: |x| x;
    FC32 => FC64: |x| FC64::new(f64::from(x.re), f64::from(x.im));
    FC64 => FC32: |x| FC32::new(x.re as f32, x.im as f32);
}

unsafe fn cast_slice<A: Cast<B>, B>(z: *mut u8, x: *const u8, n: usize) {
    for k in 0..n {
        // SAFETY: the caller gives n values of A at x and room for n values of B at z, both aligned.
        unsafe { z.cast::<B>().add(k).write(x.cast::<A>().add(k).read().cast()) };
    }
}

/// The loop that casts `from` to `to`.
///
/// Calling it is unsafe: `x` must hold `n` values of `from`, `z` must have room for `n` values of
/// `to`, both aligned for their types and not overlapping unless the types have the same size and
/// the pointers are equal.
#[must_use]
pub fn slice_fn(from: TypeCode, to: TypeCode) -> CastSlice {
    by_type!(from, A => by_type!(to, B => cast_slice::<A, B> as CastSlice))
}

/// Casts one value; `x` and `z` have the sizes of their types and any alignment.
pub fn cast_one(to: TypeCode, z: &mut [u8], from: TypeCode, x: &[u8]) {
    assert!(x.len() == from.size() && z.len() == to.size(), "cast_one: byte counts are those of the types");
    // Aligned copies, because the caller's bytes may lie anywhere.
    let (mut a, mut b) = ([0u128; 1], [0u128; 1]);
    // SAFETY: both arrays hold 16 bytes, aligned to 16, and every type has at most 16.
    unsafe {
        std::ptr::copy_nonoverlapping(x.as_ptr(), a.as_mut_ptr().cast(), x.len());
        slice_fn(from, to)(b.as_mut_ptr().cast(), a.as_ptr().cast(), 1);
        std::ptr::copy_nonoverlapping(b.as_ptr().cast::<u8>(), z.as_mut_ptr(), z.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::bytes_of;

    #[test]
    fn casts_follow_c_and_saturate() {
        let one = |from: &[f64]| {
            let mut z = [0u8; 1];
            cast_one(TypeCode::Int8, &mut z, TypeCode::FP64, bytes_of(from));
            z[0] as i8
        };
        assert_eq!((one(&[-3.9]), one(&[1e9]), one(&[f64::NAN])), (-3, 127, 0));
        let mut z = [0u8; 1];
        cast_one(TypeCode::Bool, &mut z, TypeCode::FC64, bytes_of(&[FC64::new(0.0, 2.0)]));
        assert_eq!(z[0], 1);
    }
}
