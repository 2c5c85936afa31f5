//! One value of one domain: the 13 built-in types and two user-defined ones.
//!
//! Needs: nothing. Gives: [`Ty`], [`Val`], their bytes in memory and their text form.
//! An integer is kept as an `i128`, which holds every value of every integer type; an FP32 is kept
//! as the `f64` of the same value. So a rule is written once per family of types, and the type only
//! says how a result is brought back into its range ([`Val::int`], [`Val::real`]).

use std::fmt;

/// A domain (C API 3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ty {
    Bool,
    /// Signed, of so many bits.
    Int(u8),
    /// Unsigned, of so many bits.
    UInt(u8),
    FP32,
    FP64,
    FC32,
    FC64,
    /// User-defined, three bytes: a size that no machine word has.
    U3,
    /// User-defined, 16 bytes: two 64-bit integers.
    U16,
}

/// One value.
#[derive(Clone, Debug)]
pub enum Val {
    Bool(bool),
    /// Of a signed or unsigned integer type, in its range.
    Int(Ty, i128),
    /// FP32 or FP64; an FP32 is already rounded.
    Real(Ty, f64),
    /// FC32 or FC64: real and imaginary part, already rounded.
    Complex(Ty, f64, f64),
    /// The bytes of a user-defined value.
    User(Ty, Vec<u8>),
}

impl Ty {
    pub const BUILTIN: [Ty; 13] = [
        Ty::Bool,
        Ty::Int(8),
        Ty::Int(16),
        Ty::Int(32),
        Ty::Int(64),
        Ty::UInt(8),
        Ty::UInt(16),
        Ty::UInt(32),
        Ty::UInt(64),
        Ty::FP32,
        Ty::FP64,
        Ty::FC32,
        Ty::FC64,
    ];

    pub fn is_user(self) -> bool {
        matches!(self, Ty::U3 | Ty::U16)
    }

    pub fn is_integer(self) -> bool {
        matches!(self, Ty::Int(_) | Ty::UInt(_))
    }

    pub fn is_real(self) -> bool {
        matches!(self, Ty::FP32 | Ty::FP64)
    }

    pub fn is_complex(self) -> bool {
        matches!(self, Ty::FC32 | Ty::FC64)
    }

    /// Built-in domains are compatible with each other, a user-defined one only with itself (C API 3.2.1).
    pub fn is_compatible(self, other: Ty) -> bool {
        self == other || !(self.is_user() || other.is_user())
    }

    pub fn bytes(self) -> usize {
        match self {
            Ty::Bool => 1,
            Ty::Int(bits) | Ty::UInt(bits) => usize::from(bits) / 8,
            Ty::FP32 => 4,
            Ty::FP64 | Ty::FC32 => 8,
            Ty::FC64 | Ty::U16 => 16,
            Ty::U3 => 3,
        }
    }

    /// The smallest and the largest value of an integer type.
    pub fn range(self) -> (i128, i128) {
        match self {
            Ty::Int(bits) => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            Ty::UInt(bits) => (0, (1i128 << bits) - 1),
            other => panic!("{other} is not an integer type"),
        }
    }

    /// The name as it ends a C name: `INT8` in `GrB_PLUS_INT8`.
    pub fn name(self) -> String {
        match self {
            Ty::Bool => "BOOL".into(),
            Ty::Int(bits) => format!("INT{bits}"),
            Ty::UInt(bits) => format!("UINT{bits}"),
            Ty::FP32 => "FP32".into(),
            Ty::FP64 => "FP64".into(),
            Ty::FC32 => "FC32".into(),
            Ty::FC64 => "FC64".into(),
            Ty::U3 => "U3".into(),
            Ty::U16 => "U16".into(),
        }
    }

    pub fn parse(name: &str) -> Option<Ty> {
        let all = Ty::BUILTIN.into_iter().chain([Ty::U3, Ty::U16]);
        all.into_iter().find(|t| t.name().eq_ignore_ascii_case(name))
    }
}

impl Val {
    /// The integer type's value that equals `x` modulo 2^bits.
    pub fn int(ty: Ty, x: i128) -> Val {
        let (low, high) = ty.range();
        Val::Int(ty, (x - low).rem_euclid(high - low + 1) + low)
    }

    /// `x` rounded to the type.
    pub fn real(ty: Ty, x: f64) -> Val {
        Val::Real(ty, if ty == Ty::FP32 { f64::from(x as f32) } else { x })
    }

    pub fn complex(ty: Ty, re: f64, im: f64) -> Val {
        let round = |x: f64| if ty == Ty::FC32 { f64::from(x as f32) } else { x };
        Val::Complex(ty, round(re), round(im))
    }

    /// The small integer `x` in any built-in type; in a user type, a value made from it.
    pub fn small(ty: Ty, x: i64) -> Val {
        match ty {
            Ty::Bool => Val::Bool(x != 0),
            Ty::Int(_) | Ty::UInt(_) => Val::int(ty, x.into()),
            Ty::FP32 | Ty::FP64 => Val::real(ty, x as f64),
            Ty::FC32 | Ty::FC64 => Val::complex(ty, x as f64, 0.0),
            Ty::U3 => Val::User(ty, x.to_le_bytes()[..3].to_vec()),
            Ty::U16 => Val::User(ty, [x.to_le_bytes(), (x >> 1).to_le_bytes()].concat()),
        }
    }

    pub fn ty(&self) -> Ty {
        match self {
            Val::Bool(_) => Ty::Bool,
            Val::Int(ty, _) | Val::Real(ty, _) | Val::Complex(ty, ..) | Val::User(ty, _) => *ty,
        }
    }

    /// The same value of the same type; a NaN is the same as a NaN, and -0 as 0.
    pub fn same(&self, other: &Val) -> bool {
        let eq = |x: f64, y: f64| x == y || (x.is_nan() && y.is_nan());
        match (self, other) {
            (Val::Bool(x), Val::Bool(y)) => x == y,
            (Val::Int(s, x), Val::Int(t, y)) => s == t && x == y,
            (Val::Real(s, x), Val::Real(t, y)) => s == t && eq(*x, *y),
            (Val::Complex(s, x, u), Val::Complex(t, y, v)) => s == t && eq(*x, *y) && eq(*u, *v),
            (Val::User(s, x), Val::User(t, y)) => s == t && x == y,
            _ => false,
        }
    }

    /// The value as it lies in memory on this (little-endian) machine.
    pub fn to_bytes(&self) -> Vec<u8> {
        match self {
            Val::Bool(x) => vec![u8::from(*x)],
            Val::Int(ty, x) => x.to_le_bytes()[..ty.bytes()].to_vec(),
            Val::Real(Ty::FP32, x) => (*x as f32).to_le_bytes().to_vec(),
            Val::Real(_, x) => x.to_le_bytes().to_vec(),
            Val::Complex(Ty::FC32, x, y) => [(*x as f32).to_le_bytes(), (*y as f32).to_le_bytes()].concat(),
            Val::Complex(_, x, y) => [x.to_le_bytes(), y.to_le_bytes()].concat(),
            Val::User(_, bytes) => bytes.clone(),
        }
    }

    /// Reads a value from exactly `ty.bytes()` bytes.
    pub fn from_bytes(ty: Ty, b: &[u8]) -> Val {
        assert_eq!(b.len(), ty.bytes(), "a value of {ty} has another size");
        let f32_at = |k: usize| f64::from(f32::from_le_bytes(b[k..k + 4].try_into().unwrap()));
        let f64_at = |k: usize| f64::from_le_bytes(b[k..k + 8].try_into().unwrap());
        match ty {
            Ty::Bool => {
                assert!(b[0] <= 1, "a BOOL is stored as {}", b[0]);
                Val::Bool(b[0] == 1)
            }
            Ty::Int(_) | Ty::UInt(_) => {
                let mut wide = [0u8; 16];
                wide[..b.len()].copy_from_slice(b);
                Val::int(ty, i128::from_le_bytes(wide))
            }
            Ty::FP32 => Val::Real(ty, f32_at(0)),
            Ty::FP64 => Val::Real(ty, f64_at(0)),
            Ty::FC32 => Val::Complex(ty, f32_at(0), f32_at(4)),
            Ty::FC64 => Val::Complex(ty, f64_at(0), f64_at(8)),
            Ty::U3 | Ty::U16 => Val::User(ty, b.to_vec()),
        }
    }

    /// Reads the text form that [`fmt::Display`] writes.
    pub fn parse(ty: Ty, s: &str) -> Option<Val> {
        match ty {
            Ty::Bool => ["0", "1"].iter().position(|&digit| digit == s).map(|b| Val::Bool(b == 1)),
            Ty::Int(_) | Ty::UInt(_) => {
                let x: i128 = s.parse().ok()?;
                let (low, high) = ty.range();
                (low..=high).contains(&x).then_some(Val::Int(ty, x))
            }
            Ty::FP32 | Ty::FP64 => Some(Val::real(ty, s.parse().ok()?)),
            Ty::FC32 | Ty::FC64 => match s.split_once('~') {
                Some((re, im)) => Some(Val::complex(ty, re.parse().ok()?, im.parse().ok()?)),
                None => Some(Val::complex(ty, s.parse().ok()?, 0.0)),
            },
            Ty::U3 | Ty::U16 => {
                let digits = s.strip_prefix('x')?;
                let bytes: Option<Vec<u8>> =
                    (0..digits.len() / 2).map(|k| u8::from_str_radix(digits.get(2 * k..2 * k + 2)?, 16).ok()).collect();
                bytes.filter(|b| b.len() == ty.bytes()).map(|b| Val::User(ty, b))
            }
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name().to_lowercase())
    }
}

/// `3`, `-2.5`, `NaN`; complex as `re~im`; user-defined as hexadecimal bytes after an `x`.
impl fmt::Display for Val {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Val::Bool(x) => write!(f, "{}", u8::from(*x)),
            Val::Int(_, x) => write!(f, "{x}"),
            Val::Real(_, x) => write!(f, "{x}"),
            Val::Complex(_, x, y) if *y == 0.0 => write!(f, "{x}"),
            Val::Complex(_, x, y) => write!(f, "{x}~{y}"),
            Val::User(_, bytes) => {
                f.write_str("x")?;
                bytes.iter().try_for_each(|b| write!(f, "{b:02x}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_into_their_range() {
        assert!(Val::int(Ty::Int(8), 200).same(&Val::Int(Ty::Int(8), -56)));
        assert!(Val::int(Ty::UInt(64), -1).same(&Val::Int(Ty::UInt(64), u64::MAX.into())));
    }

    #[test]
    fn bytes_and_text_round_trip() {
        let all = Ty::BUILTIN.into_iter().chain([Ty::U3, Ty::U16]);
        for x in all.flat_map(|ty| [0, 1, -3, 77].map(|k| Val::small(ty, k))) {
            assert!(x.same(&Val::from_bytes(x.ty(), &x.to_bytes())), "{x:?}");
            assert!(x.same(&Val::parse(x.ty(), &x.to_string()).unwrap()), "{x}");
        }
        assert_eq!(Val::Complex(Ty::FC64, 1.0, -2.0).to_string(), "1~-2");
    }
}
