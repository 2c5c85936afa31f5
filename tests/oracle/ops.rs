//! Operators: what there is, and what each is called (C API 3.5).
//!
//! Needs: nothing. Gives: [`BinOp`], [`UnOp`], [`IdxOp`], [`Monoid`]; what they compute is in
//! `binary.rs`, `unary.rs`, `monoid.rs` and, for the user-defined ones, `user.rs`.

use std::fmt;

use super::user::{UserBin, UserIdx, UserUn};
use super::value::Ty;

macro_rules! named {
    ($(#[$doc:meta])* $name:ident: $($code:ident = $text:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($code),* }
        impl $name {
            pub const ALL: &[$name] = &[$($name::$code),*];
            /// The specification's name, without prefix and type.
            pub fn name(self) -> &'static str {
                match self { $($name::$code => $text),* }
            }
            pub fn parse(s: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|c| c.name() == s)
            }
        }
    };
}

named! { /// Built-in binary operators.
    Bin: First = "FIRST", Second = "SECOND", Pair = "PAIR", Any = "ANY", Plus = "PLUS", Minus = "MINUS", RMinus = "RMINUS",
    Times = "TIMES", Div = "DIV", RDiv = "RDIV", Min = "MIN", Max = "MAX", Eq = "EQ", Ne = "NE", Gt = "GT", Lt = "LT",
    Ge = "GE", Le = "LE", IsEq = "ISEQ", IsNe = "ISNE", IsGt = "ISGT", IsLt = "ISLT", IsGe = "ISGE", IsLe = "ISLE",
    LOr = "LOR", LAnd = "LAND", LXor = "LXOR", LXnor = "LXNOR", BOr = "BOR", BAnd = "BAND", BXor = "BXOR", BXnor = "BXNOR",
    FirstI = "FIRSTI", FirstI1 = "FIRSTI1", FirstJ = "FIRSTJ", FirstJ1 = "FIRSTJ1", SecondI = "SECONDI",
    SecondI1 = "SECONDI1", SecondJ = "SECONDJ", SecondJ1 = "SECONDJ1",
}
named! { /// Built-in unary operators.
    Un: Identity = "IDENTITY", AInv = "AINV", MInv = "MINV", Abs = "ABS", LNot = "LNOT", BNot = "BNOT", One = "ONE",
    Sqrt = "SQRT", Floor = "FLOOR", Signum = "SIGNUM", IsNan = "ISNAN", Conj = "CONJ", CReal = "CREAL", CImag = "CIMAG",
    PositionI = "POSITIONI", PositionI1 = "POSITIONI1", PositionJ = "POSITIONJ", PositionJ1 = "POSITIONJ1",
}
named! { /// Built-in index unary operators.
    Idx: RowIndex = "ROWINDEX", ColIndex = "COLINDEX", DiagIndex = "DIAGINDEX", Tril = "TRIL", Triu = "TRIU", Diag = "DIAG",
    OffDiag = "OFFDIAG", ColLe = "COLLE", ColGt = "COLGT", RowLe = "ROWLE", RowGt = "ROWGT", ValueEq = "VALUEEQ",
    ValueNe = "VALUENE", ValueLt = "VALUELT", ValueLe = "VALUELE", ValueGt = "VALUEGT", ValueGe = "VALUEGE",
}

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinOp {
    Builtin(Bin, Ty),
    User(UserBin),
}

/// A unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnOp {
    Builtin(Un, Ty),
    User(UserUn),
}

/// An index unary operator. TRIL and the other operators without a type in their name carry INT64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdxOp {
    Builtin(Idx, Ty),
    User(UserIdx),
}

/// An associative operator of one domain with its identity; `made` ones come from a call of `Monoid_new`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monoid {
    pub op: BinOp,
    pub made: bool,
}

/// Row and column of the two operands of a binary operator, for the positional ones.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    pub x: (usize, usize),
    pub y: (usize, usize),
}

macro_rules! shown {
    ($($op:ident)*) => { $( impl fmt::Display for $op {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match self {
                $op::Builtin(op, ty) => write!(f, "{}_{}", op.name(), ty.name()),
                $op::User(u) => f.write_str(u.name()),
            }
        }
    } )* };
}
shown!(BinOp UnOp IdxOp);

/// A monoid made by the user is marked with a `~`.
impl fmt::Display for Monoid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.made { "~" } else { "" }, self.op)
    }
}
