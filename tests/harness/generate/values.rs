//! Which values the entries of a program have.
//!
//! Needs: the operators of the call. Gives: a [`Pool`] for them and values from it.
//! A pool keeps every result free of rounding, so that the order of a sum cannot matter:
//! small halves for sums and products, powers of two for divisions, the numbers -1 to 2 for long
//! products. Where no floating-point sum is formed, any value will do, infinities included; NaN
//! only where no minimum or maximum is taken, because the specification's `x < y ? x : y` is not
//! commutative then.

use super::super::rng::Rng;
use crate::oracle::ops::{Bin, BinOp, Un, UnOp};
use crate::oracle::user::u16;
use crate::oracle::value::{Ty, Val};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    Small,
    Tiny,
    PowersOfTwo,
    /// The ends of the ranges too.
    Wide {
        has_nan: bool,
    },
}

/// The pool for these operators; `sum` is that of the monoid, if a monoid adds things up.
pub fn pool_for(rng: &mut Rng, ops: &[BinOp], unary: Option<UnOp>, sum: Option<BinOp>) -> Pool {
    let is_float = |ty: Ty| ty.is_real() || ty.is_complex();
    let builtin = |op: &BinOp| if let BinOp::Builtin(code, _) = op { Some(*code) } else { None };
    let divides = ops.iter().filter_map(builtin).any(|code| matches!(code, Bin::Div | Bin::RDiv));
    if divides || matches!(unary, Some(UnOp::Builtin(Un::MInv, _))) {
        return Pool::PowersOfTwo;
    }
    let is_product = sum.as_ref().and_then(builtin) == Some(Bin::Times);
    let has_complex = ops.iter().any(|op| op.xty().is_complex()) || unary.is_some_and(|op| op.zty().is_complex());
    // A minimum of values that are only moved is not rounded.
    let only_moves = |code: Bin| matches!(code, Bin::Min | Bin::Max | Bin::First | Bin::Second | Bin::Pair);
    let is_exact = ops.iter().all(|op| builtin(op).is_some_and(only_moves));
    if (sum.is_some_and(|op| is_float(op.zty())) && !is_exact) || has_complex {
        return if is_product { Pool::Tiny } else { Pool::Small };
    }
    let has_order = ops.iter().filter_map(builtin).any(|code| matches!(code, Bin::Min | Bin::Max));
    if rng.one_in(3) { Pool::Wide { has_nan: !has_order } } else { Pool::Small }
}

/// Whether the result may be NaN although no operand is.
pub fn makes_nan(ops: &[BinOp], unary: Option<UnOp>) -> bool {
    let divides = ops.iter().any(|op| matches!(op, BinOp::Builtin(Bin::Div | Bin::RDiv, ty) if !ty.is_integer()));
    divides || matches!(unary, Some(UnOp::Builtin(Un::Sqrt | Un::MInv, _)))
}

/// A value of the pool.
pub fn value(rng: &mut Rng, ty: Ty, pool: Pool) -> Val {
    match ty {
        Ty::Bool => Val::Bool(pool == Pool::PowersOfTwo || rng.one_in(2)),
        Ty::Int(_) | Ty::UInt(_) => integer(rng, ty, pool),
        Ty::FP32 | Ty::FP64 => Val::real(ty, real(rng, ty, pool)),
        Ty::FC32 | Ty::FC64 => complex(rng, ty, pool),
        Ty::U3 => Val::User(ty, (0..3).map(|_| rng.next() as u8).collect()),
        Ty::U16 => u16(rng.between(-3, 3), rng.between(-3, 3)),
    }
}

fn integer(rng: &mut Rng, ty: Ty, pool: Pool) -> Val {
    let is_signed = matches!(ty, Ty::Int(_));
    let x = match pool {
        Pool::Small => rng.between(if is_signed { -3 } else { 0 }, 4),
        Pool::Tiny => rng.between(if is_signed { -1 } else { 0 }, 2),
        Pool::PowersOfTwo => rng.pick(&[1, 2, 4, 1, 2, if is_signed { -2 } else { 4 }]),
        Pool::Wide { .. } => {
            let (low, high) = ty.range();
            let x = [low, low + 1, high, high - 1, high / 2, 0, 1, 77][rng.below(8)];
            return if rng.one_in(2) { Val::int(ty, x) } else { Val::int(ty, rng.next().into()) };
        }
    };
    Val::int(ty, x.into())
}

fn real(rng: &mut Rng, ty: Ty, pool: Pool) -> f64 {
    match pool {
        Pool::Small => rng.between(-6, 6) as f64 / 2.0,
        Pool::Tiny => rng.between(-1, 2) as f64,
        Pool::PowersOfTwo => rng.pick(&[1.0, -1.0, 2.0, 4.0, 0.5, -2.0]),
        Pool::Wide { has_nan } => {
            let large = if ty == Ty::FP32 { 3e38 } else { 1e300 };
            let list = [0.0, -0.5, 0.75, 127.9, -129.0, 255.5, 65536.0, -1e10, 1.8e19, large, f64::INFINITY, f64::NEG_INFINITY];
            if has_nan && rng.one_in(12) { f64::NAN } else { rng.pick(&list) }
        }
    }
}

/// Parts that are equal, opposite or zero: quotients and long products stay exact.
fn complex(rng: &mut Rng, ty: Ty, pool: Pool) -> Val {
    let list: &[(f64, f64)] = match pool {
        Pool::Small | Pool::Wide { .. } => &[(0.0, 0.0), (1.0, 2.0), (-3.0, 0.5), (2.0, 0.0), (0.0, -1.0), (1.5, 1.5)],
        Pool::Tiny => &[(0.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (2.0, 0.0), (1.0, 0.0)],
        Pool::PowersOfTwo => &[(1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0), (-1.0, 1.0), (0.0, -2.0)],
    };
    let (re, im) = rng.pick(list);
    Val::complex(ty, re, im)
}
