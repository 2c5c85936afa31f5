//! How large values can become: floating-point sums must be exact, since their order is nobody's promise.
//!
//! Needs: a call, bounds of what its inputs hold. Gives: [`Range`], [`binary`], [`unary`], [`sum`]: bounds of results; `None`
//! where a sum might be rounded, or NaN might come out. Element-wise results may be rounded: there is one order only.

use crate::oracle::ops::{Bin, BinOp, Monoid, Un, UnOp};
use crate::oracle::user::{UserBin, UserUn};
use crate::oracle::value::Ty;

/// Bounds of the values of an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// No value is farther from 0.
    pub most: f64,
    /// There may be values below 0.
    pub is_signed: bool,
    /// All are whole numbers.
    pub is_whole: bool,
}

/// Nothing.
pub const NONE: Range = Range { most: 0.0, is_signed: false, is_whole: true };
/// 0 and 1.
const TRUTH: Range = Range { most: 1.0, is_signed: false, is_whole: true };
/// Beyond this nothing is computed, so that there is no infinity.
const LARGEST: f64 = 1e30;

/// Whole numbers up to here are exact in the type.
fn exact(ty: Ty) -> f64 {
    match ty {
        Ty::FP32 => (1u64 << 24) as f64,
        Ty::FP64 => (1u64 << 53) as f64,
        _ => f64::INFINITY,
    }
}

/// All values of the type, if it has not too many.
pub fn all(ty: Ty) -> Range {
    match ty {
        Ty::Int(_) | Ty::UInt(_) => {
            let (low, high) = ty.range();
            Range { most: high.max(-low) as f64, is_signed: low < 0, is_whole: true }
        }
        Ty::Bool => TRUTH,
        _ => Range { most: LARGEST, is_signed: true, is_whole: false },
    }
}

impl Range {
    pub fn small(ty: Ty) -> Range {
        Range { most: 3.0, is_signed: true, is_whole: true }.cast(ty)
    }

    /// Values of both.
    pub fn or(self, other: Range) -> Range {
        Range {
            most: self.most.max(other.most),
            is_signed: self.is_signed || other.is_signed,
            is_whole: self.is_whole && other.is_whole,
        }
    }

    /// As values of the type.
    pub fn cast(self, ty: Ty) -> Range {
        match ty {
            Ty::Bool => TRUTH,
            Ty::Int(_) | Ty::UInt(_) => {
                let of = all(ty);
                let fits = self.most <= of.most && (of.is_signed || !self.is_signed);
                if fits { Range { is_whole: true, ..self } } else { of }
            }
            _ => Range { is_whole: self.is_whole && self.most <= exact(ty), ..self },
        }
    }

    fn checked(self, ty: Ty) -> Option<Range> {
        let z = self.cast(ty);
        (z.most <= LARGEST).then_some(z)
    }
}

/// The values of x (op) y.
pub fn binary(op: BinOp, x: Range, y: Range) -> Option<Range> {
    let (x, y) = (x.cast(op.xty()), y.cast(op.yty()));
    let both = x.or(y);
    let plain = |most: f64, is_signed: bool| Range { most, is_signed, is_whole: both.is_whole };
    use Bin::*;
    let z = match op {
        BinOp::User(UserBin::TwiceI32) => plain(2.0 * x.most + y.most, both.is_signed),
        BinOp::User(UserBin::MixF64I8) => plain(4.0 * x.most + y.most, both.is_signed),
        BinOp::User(_) => all(op.zty()),
        BinOp::Builtin(code, ty) => match code {
            First => x,
            Second | Any => y,
            Min | Max => both,
            Plus => plain(x.most + y.most, both.is_signed),
            Minus | RMinus => plain(x.most + y.most, true),
            Times => plain(x.most * y.most, both.is_signed),
            Div | RDiv if ty.is_real() => return None,
            _ if code.is_comparison() || matches!(code, Pair | LOr | LAnd | LXor | LXnor) => TRUTH,
            IsEq | IsNe | IsGt | IsLt | IsGe | IsLe => TRUTH,
            _ => all(op.zty()),
        },
    };
    z.checked(op.zty())
}

/// The values of op(x).
pub fn unary(op: UnOp, x: Range) -> Option<Range> {
    let x = op.xty().map_or(x, |ty| x.cast(ty));
    let z = match op {
        UnOp::User(UserUn::HalfI32) => Range { is_whole: false, ..x },
        UnOp::User(_) => all(op.zty()),
        UnOp::Builtin(code, ty) => match code {
            Un::Identity | Un::Floor | Un::Conj | Un::CReal => x,
            Un::AInv => Range { is_signed: true, ..x },
            Un::Abs => Range { is_signed: false, ..x },
            Un::LNot | Un::One | Un::IsNan => TRUTH,
            Un::Signum => Range { most: 1.0, is_whole: true, ..x },
            Un::MInv | Un::Sqrt if ty.is_real() => return None,
            _ => all(op.zty()),
        },
    };
    z.checked(op.zty())
}

/// The sums of up to `n` values.
pub fn sum(m: Monoid, x: Range, n: usize) -> Option<Range> {
    let (ty, x) = (m.ty(), x.cast(m.ty()));
    let BinOp::Builtin(code, _) = m.op else { return Some(all(ty)) };
    let z = match code {
        Bin::Plus => Range { most: x.most * n as f64, ..x },
        Bin::Times => Range { most: x.most.max(1.0).powf(n as f64), ..x },
        Bin::Min | Bin::Max | Bin::Any => return Some(x),
        _ => return Some(all(ty)),
    };
    let is_exact = !ty.is_real() || (x.is_whole && z.most <= exact(ty));
    is_exact.then(|| z.cast(ty))
}
