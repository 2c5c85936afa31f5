//! The trait of built-in element types.
//!
//! Needs: `element`. Gives: [`Scalar`] and the complex types. Cost: free.

use num_complex::Complex;

use super::{Element, Plain, Type, TypeCode};
use crate::error::Result;

/// Complex number of two FP32 parts (`GxB_FC32`).
///
/// ```
/// use graphblas::types::FC32;
/// assert_eq!(FC32::new(0.0, 1.0) * FC32::new(0.0, 1.0), FC32::new(-1.0, 0.0));
/// ```
pub type FC32 = Complex<f32>;
/// Complex number of two FP64 parts (`GxB_FC64`).
///
/// ```
/// use graphblas::{Vector, monoid, types::FC64};
/// let waves = Vector::from_slice(&[FC64::new(1.0, 2.0), FC64::new(0.5, -2.0)])?;
/// assert_eq!(waves.reduce(&monoid::plus::<FC64>())?, FC64::new(1.5, 0.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type FC64 = Complex<f64>;

mod sealed {
    #[doc(hidden)]
    pub trait Sealed {}
}

/// A built-in element type.
///
/// ```
/// use graphblas::types::Scalar;
/// use graphblas::{Vector, monoid, op};
/// // A function for vectors of any built-in type.
/// fn squares<T: Scalar>(u: &Vector<T>) -> graphblas::Result<T> {
///     u.ewise_mult::<T, T>(op::times::<T>(), u).eval()?.reduce(&monoid::plus::<T>())
/// }
/// assert_eq!(squares(&Vector::from_slice(&[3, 4])?)?, 25);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub trait Scalar: Element + Default + sealed::Sealed {
    /// Its run-time code.
    const CODE: TypeCode;
}

macro_rules! scalars {
    ($($t:ty: $code:ident $($plain:ident)?),*) => { $(
        impl sealed::Sealed for $t {}
        impl Scalar for $t { const CODE: TypeCode = TypeCode::$code; }
        // SAFETY: ELEMENT-1: numbers, pairs of them, and `bool`.
        unsafe impl Element for $t {
            #[inline]
            fn run_time_type() -> Result<Type> { Ok(Type::Builtin(TypeCode::$code)) }
        }
        $(
            // SAFETY: any bits of these are a value, and they have no others; `bool` is not said to be plain.
            unsafe impl $plain for $t {}
        )?
    )* };
}
scalars!(bool: Bool, i8: Int8 Plain, i16: Int16 Plain, i32: Int32 Plain, i64: Int64 Plain,
         u8: UInt8 Plain, u16: UInt16 Plain, u32: UInt32 Plain, u64: UInt64 Plain,
         f32: FP32 Plain, f64: FP64 Plain, FC32: FC32 Plain, FC64: FC64 Plain);
