//! What a unary and an index unary operator compute (C API 3.5, tables of predefined operators).
//!
//! Needs: an operand of a compatible domain, and its place. Gives: domains and `eval`.

use super::binary::{builtin, compare};
use super::cast::{cast, is_true};
use super::ops::{Bin, Idx, IdxOp, Un, UnOp};
use super::value::{Ty, Val};

impl Un {
    pub fn is_positional(self) -> bool {
        matches!(self, Un::PositionI | Un::PositionI1 | Un::PositionJ | Un::PositionJ1)
    }

    pub fn is_defined(self, ty: Ty) -> bool {
        match self {
            Un::Identity | Un::AInv | Un::MInv | Un::Abs | Un::One => !ty.is_user(),
            Un::LNot => !(ty.is_user() || ty.is_complex()),
            Un::BNot => ty.is_integer(),
            Un::Sqrt | Un::Floor | Un::Signum | Un::IsNan => ty.is_real(),
            Un::Conj | Un::CReal | Un::CImag => ty.is_complex(),
            Un::PositionI | Un::PositionI1 | Un::PositionJ | Un::PositionJ1 => matches!(ty, Ty::Int(32 | 64)),
        }
    }
}

impl UnOp {
    /// None: the value is not looked at, so any domain will do.
    pub fn xty(self) -> Option<Ty> {
        match self {
            UnOp::Builtin(op, ty) => (!op.is_positional()).then_some(ty),
            UnOp::User(u) => Some(u.xty()),
        }
    }

    pub fn zty(self) -> Ty {
        match self {
            UnOp::Builtin(Un::IsNan, _) => Ty::Bool,
            UnOp::Builtin(Un::Abs | Un::CReal | Un::CImag, Ty::FC32) => Ty::FP32,
            UnOp::Builtin(Un::Abs | Un::CReal | Un::CImag, Ty::FC64) => Ty::FP64,
            UnOp::Builtin(_, ty) => ty,
            UnOp::User(u) => u.zty(),
        }
    }

    pub fn eval(self, x: &Val, (i, j): (usize, usize)) -> Val {
        match self {
            UnOp::Builtin(Un::PositionI, ty) => Val::int(ty, i as i128),
            UnOp::Builtin(Un::PositionI1, ty) => Val::int(ty, i as i128 + 1),
            UnOp::Builtin(Un::PositionJ, ty) => Val::int(ty, j as i128),
            UnOp::Builtin(Un::PositionJ1, ty) => Val::int(ty, j as i128 + 1),
            UnOp::Builtin(op, ty) => builtin_unary(op, self.zty(), &cast(x, ty)),
            UnOp::User(u) => u.eval(&cast(x, u.xty())),
        }
    }
}

fn builtin_unary(op: Un, z: Ty, x: &Val) -> Val {
    match (op, x) {
        (Un::Identity, _) => x.clone(),
        (Un::One, _) => Val::small(z, 1),
        (Un::LNot, _) => Val::small(z, i64::from(!is_true(x))),
        (Un::AInv | Un::Abs, Val::Bool(b)) => Val::Bool(*b),
        (Un::AInv, Val::Int(_, k)) => Val::int(z, -k),
        (Un::Abs, Val::Int(_, k)) => Val::int(z, k.abs()),
        (Un::BNot, Val::Int(_, k)) => Val::int(z, !k),
        (Un::AInv, Val::Real(_, r)) => Val::real(z, -r),
        (Un::Abs, Val::Real(_, r)) => Val::real(z, r.abs()),
        (Un::Sqrt, Val::Real(_, r)) => Val::real(z, r.sqrt()),
        (Un::Floor, Val::Real(_, r)) => Val::real(z, r.floor()),
        (Un::Signum, Val::Real(_, r)) => Val::real(z, if *r == 0.0 || r.is_nan() { *r } else { r.signum() }),
        (Un::IsNan, Val::Real(_, r)) => Val::Bool(r.is_nan()),
        (Un::AInv, Val::Complex(_, re, im)) => Val::complex(z, -re, -im),
        (Un::Conj, Val::Complex(_, re, im)) => Val::complex(z, *re, -im),
        (Un::Abs, Val::Complex(_, re, im)) => Val::real(z, re.hypot(*im)),
        (Un::CReal, Val::Complex(_, re, _)) => Val::real(z, *re),
        (Un::CImag, Val::Complex(_, _, im)) => Val::real(z, *im),
        // 1/x, with the rules of DIV.
        (Un::MInv, _) => builtin(Bin::Div, z, &Val::small(z, 1), x),
        _ => panic!("{op:?} of {x:?}"),
    }
}

impl Idx {
    /// Whether the result depends on the value and not on the place.
    pub fn is_value(self) -> bool {
        use Idx::*;
        matches!(self, ValueEq | ValueNe | ValueLt | ValueLe | ValueGt | ValueGe)
    }

    pub fn is_defined(self, ty: Ty) -> bool {
        use Idx::*;
        match self {
            RowIndex | ColIndex | DiagIndex => matches!(ty, Ty::Int(32 | 64)),
            Tril | Triu | Diag | OffDiag | ColLe | ColGt | RowLe | RowGt => ty == Ty::Int(64),
            ValueEq | ValueNe => !ty.is_user(),
            ValueLt | ValueLe | ValueGt | ValueGe => !(ty.is_user() || ty.is_complex()),
        }
    }
}

impl IdxOp {
    pub fn xty(self) -> Option<Ty> {
        match self {
            IdxOp::Builtin(op, ty) => op.is_value().then_some(ty),
            IdxOp::User(u) => Some(u.xty()),
        }
    }

    pub fn thunk_ty(self) -> Ty {
        match self {
            IdxOp::Builtin(_, ty) => ty,
            IdxOp::User(u) => u.thunk_ty(),
        }
    }

    pub fn zty(self) -> Ty {
        match self {
            IdxOp::Builtin(Idx::RowIndex | Idx::ColIndex | Idx::DiagIndex, ty) => ty,
            IdxOp::Builtin(..) => Ty::Bool,
            IdxOp::User(u) => u.zty(),
        }
    }

    pub fn eval(self, x: &Val, (i, j): (usize, usize), thunk: &Val) -> Val {
        let s = cast(thunk, self.thunk_ty());
        match self {
            IdxOp::Builtin(op, ty) if op.is_value() => Val::Bool(compare(comparison(op), &cast(x, ty), &s)),
            IdxOp::Builtin(op, ty) => {
                let Val::Int(_, s) = s else { panic!("a positional operator has an integer thunk") };
                let (i, j) = (i as i128, j as i128);
                match op {
                    Idx::RowIndex => Val::int(ty, i + s),
                    Idx::ColIndex => Val::int(ty, j + s),
                    Idx::DiagIndex => Val::int(ty, j - i + s),
                    Idx::Tril => Val::Bool(j <= i + s),
                    Idx::Triu => Val::Bool(j >= i + s),
                    Idx::Diag => Val::Bool(j == i + s),
                    Idx::OffDiag => Val::Bool(j != i + s),
                    Idx::ColLe => Val::Bool(j <= s),
                    Idx::ColGt => Val::Bool(j > s),
                    Idx::RowLe => Val::Bool(i <= s),
                    Idx::RowGt => Val::Bool(i > s),
                    other => panic!("{other:?} looks at the value"),
                }
            }
            IdxOp::User(u) => u.eval(&cast(x, u.xty()), i, j, &s),
        }
    }
}

fn comparison(op: Idx) -> Bin {
    match op {
        Idx::ValueEq => Bin::Eq,
        Idx::ValueNe => Bin::Ne,
        Idx::ValueLt => Bin::Lt,
        Idx::ValueLe => Bin::Le,
        Idx::ValueGt => Bin::Gt,
        Idx::ValueGe => Bin::Ge,
        other => panic!("{other:?} looks at the place"),
    }
}
