//! The special values that laws speak of, for every built-in type.
//!
//! Needs: nothing. Gives: [`Constant`] and its bytes in a type. Cost: one cast.

use crate::types::{TypeCode, cast};

/// A value that every type has one of.
///
/// ```
/// use graphblas::ops::Constant;
/// use graphblas::types::TypeCode;
///
/// let mut x = [9];
/// Constant::Highest.write(TypeCode::Int8, &mut x);
/// assert_eq!(x, i8::MAX.to_ne_bytes());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    /// 0, false.
    Zero,
    /// 1, true.
    One,
    /// The least value: false, the least integer, minus infinity.
    Lowest,
    /// The greatest value: true, the greatest integer, plus infinity.
    Highest,
    /// All bits set (integers), true.
    AllOnes,
}

impl Constant {
    /// Writes the value in type `ty`, whose size `out` has.
    ///
    /// The complex types have no order; for them `Lowest` and `Highest` are the infinities on the
    /// real axis, and for them and the floats `AllOnes` is 1. No law uses these.
    ///
    /// ```
    /// use graphblas::ops::Constant;
    /// use graphblas::types::TypeCode;
    ///
    /// let mut x = [9; 8];
    /// Constant::Lowest.write(TypeCode::FP64, &mut x);
    /// assert_eq!(f64::from_ne_bytes(x), f64::NEG_INFINITY);
    /// ```
    pub fn write(self, ty: TypeCode, out: &mut [u8]) {
        match self {
            Constant::Zero => out.fill(0),
            Constant::One => cast::cast_one(ty, out, TypeCode::UInt8, &[1]),
            Constant::Lowest if ty == TypeCode::Bool => out.fill(0),
            // Casts saturate, so an infinity becomes the bound of each integer type.
            Constant::Lowest => cast::cast_one(ty, out, TypeCode::FP64, &f64::NEG_INFINITY.to_ne_bytes()),
            Constant::Highest => cast::cast_one(ty, out, TypeCode::FP64, &f64::INFINITY.to_ne_bytes()),
            Constant::AllOnes if is_integer(ty) => out.fill(0xFF),
            Constant::AllOnes => cast::cast_one(ty, out, TypeCode::UInt8, &[1]),
        }
    }
}

const fn is_integer(ty: TypeCode) -> bool {
    super::TypeSet::I8.has(ty)
}
