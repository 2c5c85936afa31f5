//! The values of a list of entries, one by one, as text or as a float.
//!
//! Needs: a `Coo` of a built-in type. Gives: [`Numbers`]. Cost: a match on the type for each value.

use std::fmt;

use graphblas::io::Coo;
use graphblas::types::TypeCode;

/// A value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    Integer(i64),
    Natural(u64),
    Single(f32),
    Double(f64),
}

impl Number {
    /// The value, rounded if it must be.
    pub fn to_f64(self) -> f64 {
        match self {
            Number::Integer(x) => x as f64,
            Number::Natural(x) => x as f64,
            Number::Single(x) => f64::from(x),
            Number::Double(x) => x,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Integer(x) => write!(f, "{x}"),
            Number::Natural(x) => write!(f, "{x}"),
            // As short as still reads back to the same bits.
            Number::Single(x) => write!(f, "{x:?}"),
            Number::Double(x) => write!(f, "{x:?}"),
        }
    }
}

/// The values of a list, in its order.
#[derive(Clone, Copy, Debug)]
pub struct Numbers<'a> {
    code: TypeCode,
    bytes: &'a [u8],
    /// Bytes between two values: none where all entries have one value.
    step: usize,
}

impl<'a> Numbers<'a> {
    /// The values of a list; none if they are complex or of a type that is not built in.
    pub fn of(coo: &'a Coo) -> Option<Numbers<'a>> {
        let code = coo.ty.code().filter(|code| !code.is_complex())?;
        Some(Numbers { code, bytes: &coo.vals, step: if coo.is_iso { 0 } else { code.size() } })
    }

    /// The value of an entry.
    pub fn get(&self, k: usize) -> Option<Number> {
        let at = k * self.step;
        let x = self.bytes.get(at..at + self.code.size())?;
        Some(match self.code {
            TypeCode::Bool | TypeCode::UInt8 => Number::Natural(u64::from(x[0])),
            TypeCode::UInt16 => Number::Natural(u16::from_ne_bytes(array(x)).into()),
            TypeCode::UInt32 => Number::Natural(u32::from_ne_bytes(array(x)).into()),
            TypeCode::UInt64 => Number::Natural(u64::from_ne_bytes(array(x))),
            TypeCode::Int8 => Number::Integer(i8::from_ne_bytes(array(x)).into()),
            TypeCode::Int16 => Number::Integer(i16::from_ne_bytes(array(x)).into()),
            TypeCode::Int32 => Number::Integer(i32::from_ne_bytes(array(x)).into()),
            TypeCode::Int64 => Number::Integer(i64::from_ne_bytes(array(x))),
            TypeCode::FP32 => Number::Single(f32::from_ne_bytes(array(x))),
            TypeCode::FP64 => Number::Double(f64::from_ne_bytes(array(x))),
            TypeCode::FC32 | TypeCode::FC64 => return None,
        })
    }
}

fn array<const N: usize>(x: &[u8]) -> [u8; N] {
    let mut a = [0; N];
    a.copy_from_slice(x);
    a
}
