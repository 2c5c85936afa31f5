//! The trait of built-in element types.
//!
//! Needs: nothing. Gives: [`Scalar`], the complex types, and the views between typed slices and bytes.
//! Cost: free. Invariant SCALAR-1: every implementor is plain data without padding; all bit
//! patterns are values except for `bool`, whose bytes are checked to be 0 or 1 at every door.

use num_complex::Complex;

use super::TypeCode;

/// Complex number of two FP32 parts (`GxB_FC32`).
pub type FC32 = Complex<f32>;
/// Complex number of two FP64 parts (`GxB_FC64`).
pub type FC64 = Complex<f64>;

mod sealed {
    pub trait Sealed {}
}

/// A built-in element type.
pub trait Scalar: Copy + Default + PartialEq + Send + Sync + std::fmt::Debug + sealed::Sealed + 'static {
    /// Its run-time code.
    const CODE: TypeCode;
}

macro_rules! scalars {
    ($($t:ty: $code:ident),*) => { $(
        impl sealed::Sealed for $t {}
        impl Scalar for $t { const CODE: TypeCode = TypeCode::$code; }
    )* };
}
scalars!(bool: Bool, i8: Int8, i16: Int16, i32: Int32, i64: Int64, u8: UInt8, u16: UInt16, u32: UInt32, u64: UInt64,
         f32: FP32, f64: FP64, FC32: FC32, FC64: FC64);

/// The bytes of a slice of built-in values.
pub(crate) fn bytes_of<T: Scalar>(s: &[T]) -> &[u8] {
    // SAFETY: SCALAR-1: plain data without padding.
    unsafe { std::slice::from_raw_parts(s.as_ptr().cast(), size_of_val(s)) }
}

/// The bytes of a slice of built-in values, to write. Whoever writes BOOLs writes 0 or 1 (VAL-2).
pub(crate) fn bytes_of_mut<T: Scalar>(s: &mut [T]) -> &mut [u8] {
    // SAFETY: SCALAR-1: plain data without padding; callers write values of T only.
    unsafe { std::slice::from_raw_parts_mut(s.as_mut_ptr().cast(), size_of_val(s)) }
}
