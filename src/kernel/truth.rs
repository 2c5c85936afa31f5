//! Which values of a mask are true.
//!
//! Needs: a mask's type and value block. Gives: [`Truth`]: one value ([`Truth::test`]), or a run of them.
//! Cost: a comparison per value. Meaning: a value cast to BOOL (C API 2.1, section 3.5.4).

use std::ops::Range;

use crate::storage::Store;
use crate::types::TypeCode;

/// How the bytes of a mask's value tell true from false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    Always,
    Never,
    NonZero1,
    NonZero2,
    NonZero4,
    NonZero8,
    Float4,
    Float8,
    Complex8,
    Complex16,
}

impl Truth {
    /// Of the values of a mask; `structural`: each is true.
    pub fn of(store: &Store, structural: bool) -> Truth {
        let truth = match store.ty.code() {
            // The caller refused valued masks of user-defined type.
            _ if structural => return Truth::Always,
            None => return Truth::Always,
            Some(TypeCode::Bool | TypeCode::Int8 | TypeCode::UInt8) => Truth::NonZero1,
            Some(TypeCode::Int16 | TypeCode::UInt16) => Truth::NonZero2,
            Some(TypeCode::Int32 | TypeCode::UInt32) => Truth::NonZero4,
            Some(TypeCode::Int64 | TypeCode::UInt64) => Truth::NonZero8,
            Some(TypeCode::FP32) => Truth::Float4,
            Some(TypeCode::FP64) => Truth::Float8,
            Some(TypeCode::FC32) => Truth::Complex8,
            Some(TypeCode::FC64) => Truth::Complex16,
        };
        if store.vals.is_iso() {
            return if truth.test(store.vals.bytes(), 0) { Truth::Always } else { Truth::Never };
        }
        truth
    }

    /// Whether value `p` is true.
    #[inline]
    pub fn test(self, bytes: &[u8], p: usize) -> bool {
        let any = |size: usize| bytes[p * size..(p + 1) * size].iter().any(|&b| b != 0);
        match self {
            Truth::Always => true,
            Truth::Never => false,
            Truth::NonZero1 => bytes[p] != 0,
            Truth::NonZero2 => any(2),
            Truth::NonZero4 => any(4),
            Truth::NonZero8 => any(8),
            Truth::Float4 => float4(bytes, p) != 0.0,
            Truth::Float8 => float8(bytes, p) != 0.0,
            Truth::Complex8 => float4(bytes, 2 * p) != 0.0 || float4(bytes, 2 * p + 1) != 0.0,
            Truth::Complex16 => float8(bytes, 2 * p) != 0.0 || float8(bytes, 2 * p + 1) != 0.0,
        }
    }

    /// `out[k]` stays 1 only if value `at.start + k` is true. One loop per width, which vector instructions take.
    pub fn narrow(self, bytes: &[u8], at: Range<usize>, out: &mut [u8]) {
        match self {
            Truth::Always => {}
            Truth::Never => out.fill(0),
            Truth::NonZero1 => narrow::<1>(bytes, at, out, |b| b[0] != 0),
            Truth::NonZero2 => narrow::<2>(bytes, at, out, |b| u16::from_ne_bytes(b) != 0),
            Truth::NonZero4 => narrow::<4>(bytes, at, out, |b| u32::from_ne_bytes(b) != 0),
            Truth::NonZero8 => narrow::<8>(bytes, at, out, |b| u64::from_ne_bytes(b) != 0),
            Truth::Float4 => narrow::<4>(bytes, at, out, |b| f32::from_ne_bytes(b) != 0.0),
            Truth::Float8 => narrow::<8>(bytes, at, out, |b| f64::from_ne_bytes(b) != 0.0),
            Truth::Complex8 | Truth::Complex16 => {
                out.iter_mut().zip(at).for_each(|(is, p)| *is &= u8::from(self.test(bytes, p)));
            }
        }
    }
}

fn narrow<const SIZE: usize>(bytes: &[u8], at: Range<usize>, out: &mut [u8], is_true: impl Fn([u8; SIZE]) -> bool) {
    let values = &bytes.as_chunks::<SIZE>().0[at];
    out.iter_mut().zip(values).for_each(|(is, value)| *is &= u8::from(is_true(*value)));
}

fn float4(bytes: &[u8], p: usize) -> f32 {
    let mut b = [0; 4];
    b.copy_from_slice(&bytes[4 * p..4 * p + 4]);
    f32::from_ne_bytes(b)
}

fn float8(bytes: &[u8], p: usize) -> f64 {
    let mut b = [0; 8];
    b.copy_from_slice(&bytes[8 * p..8 * p + 8]);
    f64::from_ne_bytes(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Type;

    /// A run is what single values are, for every type, zeros of both signs and NaN included.
    #[test]
    fn runs_are_what_single_values_are() {
        for code in TypeCode::ALL {
            let n = 100;
            let mut s = Store::empty(&Type::from(code), 1, n as u64).unwrap();
            let bytes: Vec<u8> =
                (0..n * code.size()).map(|k| [0, 0, 0, 0, 0, 0, 1, 0x80, 0xff][k / code.size() * 7 % 9]).collect();
            s.vals = crate::storage::Values::each(crate::mem::Buf::from_slice(&bytes).unwrap());
            let truth = Truth::of(&s, false);
            for at in [0..n, 3..n - 1, 5..5] {
                let mut out: Vec<u8> = at.clone().map(|p| u8::from(p % 3 != 0)).collect();
                truth.narrow(s.vals.bytes(), at.clone(), &mut out);
                let want: Vec<u8> = at.map(|p| u8::from(p % 3 != 0 && truth.test(s.vals.bytes(), p))).collect();
                assert_eq!(out, want, "{code:?}");
            }
        }
    }
}
