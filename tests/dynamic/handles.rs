//! The oracle's types and operators as objects of the library under test.
//!
//! Needs: `graphblas::types`, `graphblas::ops`. Gives: one function per kind of object.
//! User-defined types and operators are made once and shared; monoids and semirings made from
//! their parts are made anew at each call, so that their making can fail, too.

use std::sync::OnceLock;

use graphblas::Result;
use graphblas::ops::{
    BinaryCode, BinaryOp, IndexBinaryOp, IndexUnaryCode, IndexUnaryOp, Laws, Monoid, Semiring, UnaryCode, UnaryOp,
};
use graphblas::types::{Datum, Type, TypeCode};

use crate::harness::user_fns;
use crate::oracle::ops::{self, Bin, BinOp, Idx, IdxOp, Un, UnOp};
use crate::oracle::user::{UserBin, UserIdx, UserUn};
use crate::oracle::value::{Ty, Val};

macro_rules! same_names {
    ($x:expr, $From:ident => $To:ident: $($v:ident)*) => { match $x { $($From::$v => $To::$v),* } };
}

/// The code of a built-in type.
pub fn code(ty: Ty) -> Option<TypeCode> {
    Some(match ty {
        Ty::Bool => TypeCode::Bool,
        Ty::Int(8) => TypeCode::Int8,
        Ty::Int(16) => TypeCode::Int16,
        Ty::Int(32) => TypeCode::Int32,
        Ty::Int(_) => TypeCode::Int64,
        Ty::UInt(8) => TypeCode::UInt8,
        Ty::UInt(16) => TypeCode::UInt16,
        Ty::UInt(32) => TypeCode::UInt32,
        Ty::UInt(_) => TypeCode::UInt64,
        Ty::FP32 => TypeCode::FP32,
        Ty::FP64 => TypeCode::FP64,
        Ty::FC32 => TypeCode::FC32,
        Ty::FC64 => TypeCode::FC64,
        Ty::U3 | Ty::U16 => return None,
    })
}

fn builtin(ty: Ty) -> TypeCode {
    code(ty).expect("a built-in operator has a built-in domain")
}

/// The type object.
pub fn ty(t: Ty) -> Type {
    static USER: OnceLock<[Type; 2]> = OnceLock::new();
    if let Some(c) = code(t) {
        return Type::from(c);
    }
    let make = |t: Ty| Type::try_new(t.bytes(), &t.name(), "").expect("a type can be made");
    USER.get_or_init(|| [make(Ty::U3), make(Ty::U16)])[usize::from(t == Ty::U16)].clone()
}

/// Which of the harness's types an object has.
pub fn ty_of(t: &Type) -> Option<Ty> {
    Ty::BUILTIN.into_iter().chain([Ty::U3, Ty::U16]).find(|&x| ty(x) == *t)
}

/// The value, as the library takes it; `bytes` are the value's.
pub fn datum<'a>(x: &Val, bytes: &'a [u8]) -> Datum<'a> {
    Datum::new(ty(x.ty()), bytes).expect("a value has the bytes of its type")
}

pub fn binary(op: BinOp) -> BinaryOp {
    static USER: OnceLock<Vec<BinaryOp>> = OnceLock::new();
    let u = match op {
        BinOp::Builtin(code, t) => return BinaryOp::builtin(binary_code(code), builtin(t)),
        BinOp::User(u) => u,
    };
    let make = |u: UserBin| {
        let types = [u.zty(), u.xty(), u.yty()].map(ty);
        if let Some(theta) = u.theta() {
            let op = IndexBinaryOp::try_new(user_fns::index_binary(u), &types[0], &types[1], &types[2], &ty(theta.ty()));
            return op.and_then(|op| op.bind(&datum(&theta, &theta.to_bytes()))).expect("an operator can be made");
        }
        let op =
            BinaryOp::try_new(user_fns::binary(u), &types[0], &types[1], &types[2], u.name()).expect("an operator can be made");
        let (laws, annihilator) = laws(u);
        let bytes = annihilator.as_ref().map(Val::to_bytes);
        let annihilator = annihilator.iter().zip(&bytes).map(|(x, bytes)| datum(x, bytes)).next();
        op.declare(laws, annihilator.as_ref()).expect("laws that fit the types");
        op
    };
    let all = USER.get_or_init(|| UserBin::ALL.map(make).to_vec());
    all[UserBin::ALL.iter().position(|&v| v == u).expect("ALL has all")].clone()
}

/// What is declared of a user's operator, and its annihilator.
fn laws(u: UserBin) -> (Laws, Option<Val>) {
    let sum = Laws::LASTING.or(Laws::COMMUTATIVE).or(Laws::ASSOCIATIVE);
    match u {
        UserBin::AddU3 | UserBin::AddU16 => (sum, None),
        UserBin::MaxU3 => {
            let largest = Some(Val::User(Ty::U3, vec![255; 3]));
            (sum.or(Laws::IDEMPOTENT).or(Laws::ANNIHILATORS), largest)
        }
        UserBin::JoinI32 => (sum.or(Laws::ANNIHILATORS), Some(Val::int(Ty::Int(32), -1))),
        UserBin::MulU16 => (Laws::LASTING.or(Laws::ASSOCIATIVE), None),
        UserBin::DotU16 | UserBin::EqU16 => (Laws::LASTING.or(Laws::COMMUTATIVE), None),
        UserBin::ScaleU3 | UserBin::LessU3 | UserBin::TwiceI32 | UserBin::MixF64I8 => (Laws::LASTING, None),
        UserBin::PlaceI64 | UserBin::PlaceU16 => (Laws::NONE, None),
    }
}

pub fn unary(op: UnOp) -> UnaryOp {
    static USER: OnceLock<Vec<UnaryOp>> = OnceLock::new();
    let u = match op {
        UnOp::Builtin(code, t) => return UnaryOp::builtin(unary_code(code), builtin(t)),
        UnOp::User(u) => u,
    };
    let make = |u: UserUn| {
        let op = UnaryOp::try_new(user_fns::unary(u), &ty(u.zty()), &ty(u.xty()), u.name()).expect("an operator can be made");
        op.declare(Laws::LASTING).expect("it is a user's");
        op
    };
    let all = USER.get_or_init(|| UserUn::ALL.map(make).to_vec());
    all[UserUn::ALL.iter().position(|&v| v == u).expect("ALL has all")].clone()
}

pub fn index_unary(op: IdxOp) -> IndexUnaryOp {
    static USER: OnceLock<Vec<IndexUnaryOp>> = OnceLock::new();
    let u = match op {
        IdxOp::Builtin(code, t) => return IndexUnaryOp::builtin(index_code(code), builtin(t)),
        IdxOp::User(u) => u,
    };
    let make = |u: UserIdx| {
        let made = IndexUnaryOp::try_new(user_fns::index_unary(u), &ty(u.zty()), &ty(u.xty()), &ty(u.thunk_ty()), u.name());
        made.expect("an operator can be made")
    };
    let all = USER.get_or_init(|| UserIdx::ALL.map(make).to_vec());
    all[UserIdx::ALL.iter().position(|&v| v == u).expect("ALL has all")].clone()
}

/// A predefined monoid, or one made from its operator, its identity and, for MAX_U3, its terminal.
pub fn monoid(m: ops::Monoid) -> Result<Monoid> {
    if let (BinOp::Builtin(code, t), false) = (m.op, m.made) {
        return Ok(Monoid::builtin(binary_code(code), builtin(t)));
    }
    let (identity, largest) = (m.identity(), Val::User(Ty::U3, vec![255; 3]));
    let (identity_bytes, largest_bytes) = (identity.to_bytes(), largest.to_bytes());
    let terminal = (m.op == BinOp::User(UserBin::MaxU3)).then(|| datum(&largest, &largest_bytes));
    Monoid::try_new(&binary(m.op), &datum(&identity, &identity_bytes), terminal.as_ref())
}

pub fn semiring(add: ops::Monoid, mul: BinOp, is_named: bool) -> Result<Semiring> {
    match (add.op, mul) {
        (BinOp::Builtin(a, _), BinOp::Builtin(m, t)) if is_named => {
            Ok(Semiring::builtin(binary_code(a), binary_code(m), builtin(t)))
        }
        _ => Semiring::try_new(&monoid(add)?, &binary(mul)),
    }
}

fn binary_code(op: Bin) -> BinaryCode {
    same_names!(op, Bin => BinaryCode:
        First Second Pair Any Plus Minus RMinus Times Div RDiv Min Max Eq Ne Gt Lt Ge Le IsEq IsNe IsGt IsLt IsGe IsLe
        LOr LAnd LXor LXnor BOr BAnd BXor BXnor FirstI FirstI1 FirstJ FirstJ1 SecondI SecondI1 SecondJ SecondJ1)
}

fn unary_code(op: Un) -> UnaryCode {
    same_names!(op, Un => UnaryCode:
        Identity AInv MInv Abs LNot BNot One Sqrt Floor Signum IsNan Conj CReal CImag PositionI PositionI1 PositionJ PositionJ1)
}

fn index_code(op: Idx) -> IndexUnaryCode {
    same_names!(op, Idx => IndexUnaryCode:
        RowIndex ColIndex DiagIndex Tril Triu Diag OffDiag ColLe ColGt RowLe RowGt
        ValueEq ValueNe ValueLt ValueLe ValueGt ValueGe)
}
