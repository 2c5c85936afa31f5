//! What a binary operator computes from two scalars (C API 3.5, table of predefined operators).
//!
//! Needs: operands of compatible domains. Gives: the domains of an operator and `eval`.
//! BOOL is computed as C does: the operands are the integers 0 and 1, the result is compared with
//! 0. What C leaves open: integer arithmetic wraps; an integer divided by zero is 0, or the end of
//! the range on the dividend's side.

use std::cell::Cell;

use super::cast::{cast, is_true};
use super::ops::{Bin, BinOp, Places};
use super::value::{Ty, Val};

thread_local! {
    pub(super) static CHOICE: Cell<usize> = const { Cell::new(0) };
}

/// Runs `f` with ANY always picking the candidate number `choice` (modulo how many there are). The
/// specification of ANY allows every pick; entries are independent, so a result is right when each
/// of its entries is the one of some choice.
pub fn with_choice<R>(choice: usize, f: impl FnOnce() -> R) -> R {
    CHOICE.set(choice);
    let result = f();
    CHOICE.set(0);
    result
}

impl Bin {
    pub fn is_positional(self) -> bool {
        use Bin::*;
        matches!(self, FirstI | FirstI1 | FirstJ | FirstJ1 | SecondI | SecondI1 | SecondJ | SecondJ1)
    }

    pub fn is_comparison(self) -> bool {
        matches!(self, Bin::Eq | Bin::Ne | Bin::Gt | Bin::Lt | Bin::Ge | Bin::Le)
    }

    /// Whether there is a predefined operator of this name for `ty`.
    pub fn is_defined(self, ty: Ty) -> bool {
        use Bin::*;
        match self {
            First | Second | Pair | Any | Plus | Minus | RMinus | Times | Div | RDiv | Eq | Ne | IsEq | IsNe => !ty.is_user(),
            Min | Max | Gt | Lt | Ge | Le | IsGt | IsLt | IsGe | IsLe | LOr | LAnd | LXor => !(ty.is_user() || ty.is_complex()),
            LXnor => ty == Ty::Bool,
            BOr | BAnd | BXor | BXnor => ty.is_integer(),
            FirstI | FirstI1 | FirstJ | FirstJ1 | SecondI | SecondI1 | SecondJ | SecondJ1 => matches!(ty, Ty::Int(32 | 64)),
        }
    }
}

impl BinOp {
    /// Whether the result depends on where the operands lie.
    pub fn looks_at_places(self) -> bool {
        match self {
            BinOp::Builtin(code, _) => code.is_positional(),
            BinOp::User(u) => u.theta().is_some(),
        }
    }

    pub fn xty(self) -> Ty {
        match self {
            BinOp::Builtin(_, ty) => ty,
            BinOp::User(u) => u.xty(),
        }
    }

    pub fn yty(self) -> Ty {
        match self {
            BinOp::Builtin(_, ty) => ty,
            BinOp::User(u) => u.yty(),
        }
    }

    pub fn zty(self) -> Ty {
        match self {
            BinOp::Builtin(op, _) if op.is_comparison() => Ty::Bool,
            BinOp::Builtin(_, ty) => ty,
            BinOp::User(u) => u.zty(),
        }
    }

    pub fn is_any(self) -> bool {
        matches!(self, BinOp::Builtin(Bin::Any, _))
    }

    /// The result for operands of any compatible domains: casts them, then computes.
    pub fn eval(self, x: &Val, y: &Val, at: Places) -> Val {
        match self {
            BinOp::Builtin(op, ty) if op.is_positional() => position(op, ty, at),
            BinOp::Builtin(op, ty) => builtin(op, ty, &cast(x, ty), &cast(y, ty)),
            BinOp::User(u) => u.eval(&cast(x, u.xty()), &cast(y, u.yty()), at),
        }
    }
}

fn position(op: Bin, ty: Ty, at: Places) -> Val {
    use Bin::*;
    let p = match op {
        FirstI => at.x.0,
        FirstI1 => at.x.0 + 1,
        FirstJ => at.x.1,
        FirstJ1 => at.x.1 + 1,
        SecondI => at.y.0,
        SecondI1 => at.y.0 + 1,
        SecondJ => at.y.1,
        SecondJ1 => at.y.1 + 1,
        other => panic!("{other:?} is not positional"),
    };
    Val::int(ty, p as i128)
}

pub(super) fn builtin(op: Bin, ty: Ty, x: &Val, y: &Val) -> Val {
    use Bin::*;
    let number = |b: bool| Val::small(ty, i64::from(b));
    match op {
        First => x.clone(),
        Second => y.clone(),
        Pair => number(true),
        Any => {
            if CHOICE.get().is_multiple_of(2) {
                x.clone()
            } else {
                y.clone()
            }
        }
        Eq | Ne | Gt | Lt | Ge | Le => Val::Bool(compare(op, x, y)),
        IsEq => number(compare(Eq, x, y)),
        IsNe => number(compare(Ne, x, y)),
        IsGt => number(compare(Gt, x, y)),
        IsLt => number(compare(Lt, x, y)),
        IsGe => number(compare(Ge, x, y)),
        IsLe => number(compare(Le, x, y)),
        LOr => number(is_true(x) | is_true(y)),
        LAnd => number(is_true(x) & is_true(y)),
        LXor => number(is_true(x) ^ is_true(y)),
        LXnor => number(!(is_true(x) ^ is_true(y))),
        _ => match (x, y) {
            (Val::Bool(a), Val::Bool(b)) => Val::Bool(integer(op, (0, 1), i128::from(*a), i128::from(*b)) != 0),
            (Val::Int(_, a), Val::Int(_, b)) => Val::int(ty, integer(op, ty.range(), *a, *b)),
            (Val::Real(_, a), Val::Real(_, b)) => Val::real(ty, real(op, *a, *b)),
            (Val::Complex(_, a, b), Val::Complex(_, c, d)) => {
                let (re, im) = complex(op, (*a, *b), (*c, *d));
                Val::complex(ty, re, im)
            }
            _ => panic!("{op:?} of {x:?} and {y:?}"),
        },
    }
}

/// All six comparisons written out: with NaN, none is the negation of another.
pub(super) fn compare(op: Bin, x: &Val, y: &Val) -> bool {
    fn with<T: PartialOrd>(op: Bin, x: T, y: T) -> bool {
        match op {
            Bin::Eq => x == y,
            Bin::Ne => x != y,
            Bin::Gt => x > y,
            Bin::Lt => x < y,
            Bin::Ge => x >= y,
            Bin::Le => x <= y,
            other => panic!("{other:?} is not a comparison"),
        }
    }
    match (x, y) {
        (Val::Bool(a), Val::Bool(b)) => with(op, a, b),
        (Val::Int(_, a), Val::Int(_, b)) => with(op, a, b),
        (Val::Real(_, a), Val::Real(_, b)) => with(op, a, b),
        // Of complex numbers only these two are asked for.
        (Val::Complex(_, a, b), Val::Complex(_, c, d)) => (op == Bin::Eq) == (a == c && b == d),
        _ => panic!("{op:?} of {x:?} and {y:?}"),
    }
}

/// On exact integers; the caller brings the result back into the range.
fn integer(op: Bin, (low, high): (i128, i128), a: i128, b: i128) -> i128 {
    let divide = |a: i128, b: i128| match (a, b) {
        (0, 0) => 0,
        (a, 0) => {
            if a > 0 {
                high
            } else {
                low
            }
        }
        (a, b) => a / b,
    };
    match op {
        Bin::Plus => a + b,
        Bin::Minus => a - b,
        Bin::RMinus => b - a,
        Bin::Times => a.wrapping_mul(b),
        Bin::Div => divide(a, b),
        Bin::RDiv => divide(b, a),
        Bin::Min => a.min(b),
        Bin::Max => a.max(b),
        Bin::BOr => a | b,
        Bin::BAnd => a & b,
        Bin::BXor => a ^ b,
        Bin::BXnor => !(a ^ b),
        other => panic!("{other:?} on integers"),
    }
}

/// In FP64; for FP32 operands, rounding this result once more gives the FP32 result, because FP64
/// has more than twice the digits.
fn real(op: Bin, a: f64, b: f64) -> f64 {
    match op {
        Bin::Plus => a + b,
        Bin::Minus => a - b,
        Bin::RMinus => b - a,
        Bin::Times => a * b,
        Bin::Div => a / b,
        Bin::RDiv => b / a,
        Bin::Min => {
            if a < b {
                a
            } else {
                b
            }
        }
        Bin::Max => {
            if a > b {
                a
            } else {
                b
            }
        }
        other => panic!("{other:?} on real numbers"),
    }
}

fn complex(op: Bin, (a, b): (f64, f64), (c, d): (f64, f64)) -> (f64, f64) {
    match op {
        Bin::Plus => (a + c, b + d),
        Bin::Minus => (a - c, b - d),
        Bin::RMinus => (c - a, d - b),
        Bin::Times => (a * c - b * d, a * d + b * c),
        Bin::Div => ((a * c + b * d) / (c * c + d * d), (b * c - a * d) / (c * c + d * d)),
        Bin::RDiv => complex(Bin::Div, (c, d), (a, b)),
        other => panic!("{other:?} on complex numbers"),
    }
}
