//! THE table: every predefined operator, monoid, semiring, select operator and other object of
//! the C API, with the algebraic laws of the binary operators as columns.
//!
//! Needs: nothing. Gives: the rows, [`unary`], [`binary`], [`index_unary`] (the row of a code), and
//! [`entries`], which expands the rows to all names. [`super::law`] answers from the columns.
//! Cost: constant data of about 10 kB; a row is found by its code in one step.
//! To add an operator: a variant in `code.rs`, a row here at the same place, a line in `apply/`.
//!
//! Names: a row's text with `GrB_` before it for the types of column GrB and `GxB_` for those of
//! column GxB, and the type after it. Sets of types: B1 BOOL, S4 signed, U4 unsigned, I8 all
//! integers, F2 real floats, C2 complex, F4 = F2 + C2, R10 = I8 + F2, A11 = B1 + R10, R12 = R10 + C2,
//! A13 all, P2 = INT32 INT64 (positions), BARE a name without a type, NO none.

use super::code::{BinaryCode as B, IndexUnaryCode as X, SelectAgainst, SelectCode as S, UnaryCode as U};
use super::constant::Constant;
use super::typeset::TypeSet;

pub use super::predefined::{entries, entry_of, find};

use Constant::{AllOnes, Highest, Lowest, One, Zero};
use Law::{Both, Left, No, Right};
use Reads::{Neither, X as OnlyX, XY, Y as OnlyY};
use ResultKind::{Bool, Complex, Position, Real, Same, Shift};
use SelectAgainst::{Thunk, Zero as AgainstZero};
use Terminal::{Always, At, Never};

const NO: TypeSet = TypeSet::NO;
const B1: TypeSet = TypeSet::B1;
const U4: TypeSet = TypeSet::U4;
const I8: TypeSet = TypeSet::I8;
const F2: TypeSet = TypeSet::F2;
const C2: TypeSet = TypeSet::C2;
const F4: TypeSet = TypeSet::F4;
const R10: TypeSet = TypeSet::R10;
const A11: TypeSet = TypeSet::A11;
const R12: TypeSet = TypeSet::R12;
const A13: TypeSet = TypeSet::A13;
const P2: TypeSet = TypeSet::P2;
const BARE: TypeSet = TypeSet::BARE;
const BAREP: TypeSet = TypeSet::BARE_POSITION;

/// How the result's type follows from the operator's type T.
///
/// ```
/// use graphblas::ops::catalog::{self, ResultKind};
/// use graphblas::ops::{BinaryCode, UnaryCode};
///
/// assert_eq!(catalog::binary(BinaryCode::Lt).result, ResultKind::Bool);
/// assert_eq!(catalog::unary(UnaryCode::Abs).result, ResultKind::Real);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultKind {
    /// T, from arguments of type T.
    Same,
    /// BOOL, from arguments of type T.
    Bool,
    /// T, and the type of the parts if T is complex.
    Real,
    /// The complex type with parts of type T.
    Complex,
    /// T, from a first argument of type T and a second of type INT8.
    Shift,
    /// T (INT32 or INT64), from where the entries are, not from what they hold.
    Position,
}

/// Which arguments an operator looks at.
///
/// ```
/// use graphblas::ops::BinaryCode;
/// use graphblas::ops::catalog::{self, Reads};
///
/// assert_eq!(catalog::binary(BinaryCode::First).reads, Reads::X);
/// assert_eq!(catalog::binary(BinaryCode::Pair).reads, Reads::Neither);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// Both.
    XY,
    /// Only the first. ANY is here too: it may give either, and gives the first.
    X,
    /// Only the second.
    Y,
    /// No value.
    Neither,
}

/// An identity or an annihilator: on which side the constant obeys the law, and for which types.
///
/// Identity e: left `op(e, x) = x`, right `op(x, e) = x`. Annihilator a: left `op(a, x) = a`,
/// right `op(x, a) = a`.
///
/// ```
/// use graphblas::ops::catalog::{self, Law};
/// use graphblas::ops::{BinaryCode, Constant};
///
/// // x - 0 = x, but 0 - x is not.
/// assert!(matches!(catalog::binary(BinaryCode::Minus).identity, Law::Right(Constant::Zero, _)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// There is no such constant.
    No,
    /// As first argument.
    Left(Constant, TypeSet),
    /// As second argument.
    Right(Constant, TypeSet),
    /// As either argument.
    Both(Constant, TypeSet),
}

/// When a reduction may stop: the value that no further value changes.
///
/// ```
/// use graphblas::ops::BinaryCode;
/// use graphblas::ops::catalog::{self, Terminal};
///
/// assert_eq!(catalog::binary(BinaryCode::Any).terminal, Terminal::Always);
/// assert_eq!(catalog::binary(BinaryCode::Plus).terminal, Terminal::Never);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminal {
    /// Not before the end.
    Never,
    /// At this value.
    At(Constant, TypeSet),
    /// At the first value (ANY).
    Always,
}

/// One unary operator.
///
/// ```
/// use graphblas::ops::{UnaryCode, catalog};
/// use graphblas::types::TypeCode;
///
/// let row = catalog::unary(UnaryCode::Sqrt);
/// assert_eq!(row.name, "SQRT");
/// assert!(row.gxb.has(TypeCode::FP64) && !row.grb.has(TypeCode::FP64), "it is an extension");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct UnaryRow {
    /// The opcode.
    pub code: U,
    /// The specification's text.
    pub name: &'static str,
    /// Types with a name under `GrB_`.
    pub grb: TypeSet,
    /// Types with a name under `GxB_`.
    pub gxb: TypeSet,
    /// Type of the result.
    pub result: ResultKind,
}

/// One binary operator and its laws. The laws speak of types other than BOOL, for which
/// `on_bool` names the row to look at; a row that stays itself on BOOL lists BOOL as any type.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
/// use graphblas::types::TypeCode;
///
/// let row = catalog::binary(BinaryCode::Plus);
/// assert!(row.commutes.has(TypeCode::FP64) && row.rounds.has(TypeCode::FP64) && !row.associates.has(TypeCode::FP64));
/// assert_eq!(row.on_bool, BinaryCode::LOr);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BinaryRow {
    /// The opcode.
    pub code: B,
    /// The specification's text.
    pub name: &'static str,
    /// Types with a name under `GrB_`.
    pub grb: TypeSet,
    /// Types with a name under `GxB_`.
    pub gxb: TypeSet,
    /// Type of the result.
    pub result: ResultKind,
    /// Which arguments are looked at.
    pub reads: Reads,
    /// Identity. For MIN and MAX of floats it holds for all values but NaN.
    pub identity: Law,
    /// Annihilator. FIRST and SECOND have every value as one; `reads` says that already.
    pub annihilator: Law,
    /// Where a reduction may stop.
    pub terminal: Terminal,
    /// Types on which `op(x, y) = op(y, x)`; ANY by its contract that either answer is right.
    pub commutes: TypeSet,
    /// Types on which `op(op(x, y), z) = op(x, op(y, z))` exactly.
    pub associates: TypeSet,
    /// Types on which that holds up to rounding (and overflow), as reductions may assume.
    pub rounds: TypeSet,
    /// Types on which `op(x, x) = x`.
    pub idempotent: TypeSet,
    /// The operator with `swap(y, x) = op(x, y)`; for positional ones, the operator that gives the
    /// same position when `(A*B)' = B'*A'` is computed instead of `A*B`.
    pub swap: Option<B>,
    /// The operator with the same meaning on BOOL, in its shortest name.
    pub on_bool: B,
}

/// One index-unary operator.
///
/// ```
/// use graphblas::ops::{IndexUnaryCode, catalog};
///
/// assert!(catalog::index_unary(IndexUnaryCode::ValueGt).reads_value);
/// assert!(!catalog::index_unary(IndexUnaryCode::Tril).reads_value);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct IndexUnaryRow {
    /// The opcode.
    pub code: X,
    /// The specification's text.
    pub name: &'static str,
    /// Types with a name under `GrB_`.
    pub grb: TypeSet,
    /// Types with a name under `GxB_`.
    pub gxb: TypeSet,
    /// Type of the result: `Position` for the indices, `Bool` otherwise.
    pub result: ResultKind,
    /// Whether the value is looked at, and compared with a thunk of its type.
    pub reads_value: bool,
}

/// One of the older select operators.
///
/// ```
/// use graphblas::ops::{IndexUnaryCode, catalog};
///
/// let row = catalog::SELECT.iter().find(|row| row.name == "NONZERO");
/// assert_eq!(row.map(|row| row.same_as), Some(IndexUnaryCode::ValueNe));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SelectRow {
    /// The opcode.
    pub code: S,
    /// The user guide's text.
    pub name: &'static str,
    /// The index-unary operator that does the same.
    pub same_as: X,
    /// What the thunk is.
    pub against: SelectAgainst,
}

/// Predefined monoids: operators, types under `GrB_`, types under `GxB_`.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
/// use graphblas::types::TypeCode;
///
/// let of_max = catalog::MONOID.iter().find(|row| row.ops.contains(&BinaryCode::Max));
/// assert!(of_max.is_some_and(|row| row.grb.has(TypeCode::Int8)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MonoidRow {
    /// The operators.
    pub ops: &'static [B],
    /// Types with a name under `GrB_`.
    pub grb: TypeSet,
    /// Types with a name under `GxB_`.
    pub gxb: TypeSet,
}

/// Predefined semirings: every monoid with every multiply, for the multiply's input types.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
///
/// let min_plus = |row: &&catalog::SemiringRow| row.adds.contains(&BinaryCode::Min) && row.muls.contains(&BinaryCode::Plus);
/// assert!(catalog::SEMIRING.iter().any(|row| min_plus(&row)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SemiringRow {
    /// The monoids.
    pub adds: &'static [B],
    /// The multiplies.
    pub muls: &'static [B],
    /// Types with a name under `GrB_`.
    pub grb: TypeSet,
    /// Types with a name under `GxB_`.
    pub gxb: TypeSet,
}

const fn u(code: U, name: &'static str, grb: TypeSet, gxb: TypeSet, result: ResultKind) -> UnaryRow {
    UnaryRow { code, name, grb, gxb, result }
}

/// Unary operators.
///
/// ```
/// use graphblas::ops::{UnaryCode, catalog};
///
/// // A code is the number of its row.
/// assert_eq!(catalog::UNARY[UnaryCode::Cbrt as usize].name, "CBRT");
/// ```
#[rustfmt::skip]
pub const UNARY: [UnaryRow; 50] = [
    // code          name          GrB   GxB   result
    u(U::Identity,   "IDENTITY",   A11,  C2,   Same),
    u(U::AInv,       "AINV",       A11,  C2,   Same),
    u(U::MInv,       "MINV",       A11,  C2,   Same),
    u(U::Abs,        "ABS",        A11,  A13,  Real),
    u(U::BNot,       "BNOT",       I8,   NO,   Same),
    u(U::LNot,       "LNOT",       BARE, A11,  Same),
    u(U::One,        "ONE",        NO,   A13,  Same),
    u(U::Sqrt,       "SQRT",       NO,   F4,   Same),
    u(U::Log,        "LOG",        NO,   F4,   Same),
    u(U::Exp,        "EXP",        NO,   F4,   Same),
    u(U::Log2,       "LOG2",       NO,   F4,   Same),
    u(U::Sin,        "SIN",        NO,   F4,   Same),
    u(U::Cos,        "COS",        NO,   F4,   Same),
    u(U::Tan,        "TAN",        NO,   F4,   Same),
    u(U::ACos,       "ACOS",       NO,   F4,   Same),
    u(U::ASin,       "ASIN",       NO,   F4,   Same),
    u(U::ATan,       "ATAN",       NO,   F4,   Same),
    u(U::Sinh,       "SINH",       NO,   F4,   Same),
    u(U::Cosh,       "COSH",       NO,   F4,   Same),
    u(U::Tanh,       "TANH",       NO,   F4,   Same),
    u(U::ACosh,      "ACOSH",      NO,   F4,   Same),
    u(U::ASinh,      "ASINH",      NO,   F4,   Same),
    u(U::ATanh,      "ATANH",      NO,   F4,   Same),
    u(U::Signum,     "SIGNUM",     NO,   F4,   Same),
    u(U::Ceil,       "CEIL",       NO,   F4,   Same),
    u(U::Floor,      "FLOOR",      NO,   F4,   Same),
    u(U::Round,      "ROUND",      NO,   F4,   Same),
    u(U::Trunc,      "TRUNC",      NO,   F4,   Same),
    u(U::Exp2,       "EXP2",       NO,   F4,   Same),
    u(U::ExpM1,      "EXPM1",      NO,   F4,   Same),
    u(U::Log10,      "LOG10",      NO,   F4,   Same),
    u(U::Log1P,      "LOG1P",      NO,   F4,   Same),
    u(U::IsInf,      "ISINF",      NO,   F4,   Bool),
    u(U::IsNan,      "ISNAN",      NO,   F4,   Bool),
    u(U::IsFinite,   "ISFINITE",   NO,   F4,   Bool),
    u(U::LGamma,     "LGAMMA",     NO,   F2,   Same),
    u(U::TGamma,     "TGAMMA",     NO,   F2,   Same),
    u(U::Erf,        "ERF",        NO,   F2,   Same),
    u(U::ErfC,       "ERFC",       NO,   F2,   Same),
    u(U::Cbrt,       "CBRT",       NO,   F2,   Same),
    u(U::FrexpX,     "FREXPX",     NO,   F2,   Same),
    u(U::FrexpE,     "FREXPE",     NO,   F2,   Same),
    u(U::Conj,       "CONJ",       NO,   C2,   Same),
    u(U::CReal,      "CREAL",      NO,   C2,   Real),
    u(U::CImag,      "CIMAG",      NO,   C2,   Real),
    u(U::CArg,       "CARG",       NO,   C2,   Real),
    u(U::PositionI,  "POSITIONI",  NO,   P2,   Position),
    u(U::PositionI1, "POSITIONI1", NO,   P2,   Position),
    u(U::PositionJ,  "POSITIONJ",  NO,   P2,   Position),
    u(U::PositionJ1, "POSITIONJ1", NO,   P2,   Position),
];

/// What an operator is called and takes; the laws follow in [`BinaryRow::laws`].
const fn b(code: B, name: &'static str, grb: TypeSet, gxb: TypeSet, result: ResultKind, reads: Reads) -> BinaryRow {
    let (identity, annihilator, terminal) = (No, No, Never);
    let (commutes, associates, rounds, idempotent) = (NO, NO, NO, NO);
    BinaryRow {
        code,
        name,
        grb,
        gxb,
        result,
        reads,
        identity,
        annihilator,
        terminal,
        commutes,
        associates,
        rounds,
        idempotent,
        swap: None,
        on_bool: code,
    }
}

impl BinaryRow {
    const fn consts(self, identity: Law, annihilator: Law, terminal: Terminal) -> BinaryRow {
        BinaryRow { identity, annihilator, terminal, ..self }
    }

    const fn sets(self, commutes: TypeSet, associates: TypeSet, rounds: TypeSet, idempotent: TypeSet) -> BinaryRow {
        BinaryRow { commutes, associates, rounds, idempotent, ..self }
    }

    const fn pair(self, swap: Option<B>, on_bool: B) -> BinaryRow {
        BinaryRow { swap, on_bool, ..self }
    }
}

/// Binary operators and their laws.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
///
/// // A code is the number of its row.
/// assert_eq!(catalog::BINARY[BinaryCode::Hypot as usize].name, "HYPOT");
/// ```
#[rustfmt::skip]
pub const BINARY: [BinaryRow; 53] = [
    // code         name          GrB   GxB    result    reads    identity                    annihilator         terminal          commutes   assoc. rounds idempotent swap                     on BOOL
    b(B::First,     "FIRST",      A11,  C2,    Same,     OnlyX)   .consts(No,                 No,                 Never)            .sets(NO,  A13,   NO,    A13)       .pair(Some(B::Second),   B::First),
    b(B::Second,    "SECOND",     A11,  C2,    Same,     OnlyY)   .consts(No,                 No,                 Never)            .sets(NO,  A13,   NO,    A13)       .pair(Some(B::First),    B::Second),
    b(B::Pair,      "PAIR",       NO,   A13,   Same,     Neither) .consts(No,                 Both(One, A13),     Never)            .sets(A13, A13,   NO,    NO)        .pair(Some(B::Pair),     B::Pair),
    b(B::Any,       "ANY",        NO,   A13,   Same,     OnlyX)   .consts(No,                 No,                 Always)           .sets(A13, A13,   NO,    A13)       .pair(Some(B::Any),      B::Any),
    b(B::Plus,      "PLUS",       A11,  C2,    Same,     XY)      .consts(Both(Zero, R12),    No,                 Never)            .sets(R12, I8,    F4,    NO)        .pair(Some(B::Plus),     B::LOr),
    b(B::Minus,     "MINUS",      A11,  C2,    Same,     XY)      .consts(Right(Zero, R12),   No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::RMinus),   B::LXor),
    b(B::RMinus,    "RMINUS",     NO,   A13,   Same,     XY)      .consts(Left(Zero, R12),    No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::Minus),    B::LXor),
    b(B::Times,     "TIMES",      A11,  C2,    Same,     XY)      .consts(Both(One, R12),     Both(Zero, I8),     At(Zero, I8))     .sets(R12, I8,    F4,    NO)        .pair(Some(B::Times),    B::LAnd),
    b(B::Div,       "DIV",        A11,  C2,    Same,     XY)      .consts(Right(One, R12),    Left(Zero, I8),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::RDiv),     B::First),
    b(B::RDiv,      "RDIV",       NO,   A13,   Same,     XY)      .consts(Left(One, R12),     Right(Zero, I8),    Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::Div),      B::Second),
    b(B::Min,       "MIN",        A11,  NO,    Same,     XY)      .consts(Both(Highest, R10), Both(Lowest, R10),  At(Lowest, R10))  .sets(R10, R10,   NO,    R10)       .pair(Some(B::Min),      B::LAnd),
    b(B::Max,       "MAX",        A11,  NO,    Same,     XY)      .consts(Both(Lowest, R10),  Both(Highest, R10), At(Highest, R10)) .sets(R10, R10,   NO,    R10)       .pair(Some(B::Max),      B::LOr),
    b(B::Pow,       "POW",        NO,   A13,   Same,     XY)      .consts(Right(One, R10),    Left(One, I8),      Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::Ge),
    b(B::Eq,        "EQ",         A11,  C2,    Bool,     XY)      .consts(No,                 No,                 Never)            .sets(R12, NO,    NO,    NO)        .pair(Some(B::Eq),       B::LXnor),
    b(B::Ne,        "NE",         A11,  C2,    Bool,     XY)      .consts(No,                 No,                 Never)            .sets(R12, NO,    NO,    NO)        .pair(Some(B::Ne),       B::LXor),
    b(B::Gt,        "GT",         A11,  NO,    Bool,     XY)      .consts(Right(Zero, B1),    Left(Zero, B1),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::Lt),       B::Gt),
    b(B::Lt,        "LT",         A11,  NO,    Bool,     XY)      .consts(Left(Zero, B1),     Right(Zero, B1),    Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::Gt),       B::Lt),
    b(B::Ge,        "GE",         A11,  NO,    Bool,     XY)      .consts(Right(One, B1),     Left(One, B1),      Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::Le),       B::Ge),
    b(B::Le,        "LE",         A11,  NO,    Bool,     XY)      .consts(Left(One, B1),      Right(One, B1),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::Ge),       B::Le),
    b(B::IsEq,      "ISEQ",       NO,   A13,   Same,     XY)      .consts(No,                 No,                 Never)            .sets(R12, NO,    NO,    NO)        .pair(Some(B::IsEq),     B::LXnor),
    b(B::IsNe,      "ISNE",       NO,   A13,   Same,     XY)      .consts(No,                 No,                 Never)            .sets(R12, NO,    NO,    NO)        .pair(Some(B::IsNe),     B::LXor),
    b(B::IsGt,      "ISGT",       NO,   A11,   Same,     XY)      .consts(No,                 Left(Zero, U4),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::IsLt),     B::Gt),
    b(B::IsLt,      "ISLT",       NO,   A11,   Same,     XY)      .consts(No,                 Right(Zero, U4),    Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::IsGt),     B::Lt),
    b(B::IsGe,      "ISGE",       NO,   A11,   Same,     XY)      .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::IsLe),     B::Ge),
    b(B::IsLe,      "ISLE",       NO,   A11,   Same,     XY)      .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::IsGe),     B::Le),
    b(B::LOr,       "LOR",        BARE, A11,   Same,     XY)      .consts(Both(Zero, B1),     Both(One, A11),     At(One, B1))      .sets(A11, A11,   NO,    B1)        .pair(Some(B::LOr),      B::LOr),
    b(B::LAnd,      "LAND",       BARE, A11,   Same,     XY)      .consts(Both(One, B1),      Both(Zero, A11),    At(Zero, B1))     .sets(A11, A11,   NO,    B1)        .pair(Some(B::LAnd),     B::LAnd),
    b(B::LXor,      "LXOR",       BARE, A11,   Same,     XY)      .consts(Both(Zero, B1),     No,                 Never)            .sets(A11, A11,   NO,    NO)        .pair(Some(B::LXor),     B::LXor),
    b(B::LXnor,     "LXNOR",      BARE, NO,    Same,     XY)      .consts(Both(One, B1),      No,                 Never)            .sets(B1,  B1,    NO,    NO)        .pair(Some(B::LXnor),    B::LXnor),
    b(B::BOr,       "BOR",        I8,   NO,    Same,     XY)      .consts(Both(Zero, I8),     Both(AllOnes, I8),  At(AllOnes, I8))  .sets(I8,  I8,    NO,    I8)        .pair(Some(B::BOr),      B::BOr),
    b(B::BAnd,      "BAND",       I8,   NO,    Same,     XY)      .consts(Both(AllOnes, I8),  Both(Zero, I8),     At(Zero, I8))     .sets(I8,  I8,    NO,    I8)        .pair(Some(B::BAnd),     B::BAnd),
    b(B::BXor,      "BXOR",       I8,   NO,    Same,     XY)      .consts(Both(Zero, I8),     No,                 Never)            .sets(I8,  I8,    NO,    NO)        .pair(Some(B::BXor),     B::BXor),
    b(B::BXnor,     "BXNOR",      I8,   NO,    Same,     XY)      .consts(Both(AllOnes, I8),  No,                 Never)            .sets(I8,  I8,    NO,    NO)        .pair(Some(B::BXnor),    B::BXnor),
    b(B::BGet,      "BGET",       NO,   I8,    Same,     XY)      .consts(No,                 Both(Zero, I8),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::BGet),
    b(B::BSet,      "BSET",       NO,   I8,    Same,     XY)      .consts(Right(Zero, I8),    Left(AllOnes, I8),  Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::BSet),
    b(B::BClr,      "BCLR",       NO,   I8,    Same,     XY)      .consts(Right(Zero, I8),    Left(Zero, I8),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::BClr),
    b(B::BShift,    "BSHIFT",     NO,   I8,    Shift,    XY)      .consts(Right(Zero, I8),    Left(Zero, I8),     Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::BShift),
    b(B::ATan2,     "ATAN2",      NO,   F2,    Same,     XY)      .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::ATan2),
    b(B::Hypot,     "HYPOT",      NO,   F2,    Same,     XY)      .consts(No,                 No,                 Never)            .sets(F2,  NO,    F2,    NO)        .pair(Some(B::Hypot),    B::Hypot),
    b(B::FMod,      "FMOD",       NO,   F2,    Same,     XY)      .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::FMod),
    b(B::Remainder, "REMAINDER",  NO,   F2,    Same,     XY)      .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::Remainder),
    b(B::LdExp,     "LDEXP",      NO,   F2,    Same,     XY)      .consts(Right(Zero, F2),    No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::LdExp),
    b(B::CopySign,  "COPYSIGN",   NO,   F2,    Same,     XY)      .consts(No,                 No,                 Never)            .sets(NO,  F2,    NO,    F2)        .pair(None,              B::CopySign),
    b(B::Cmplx,     "CMPLX",      NO,   F2,    Complex,  XY)      .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(None,              B::Cmplx),
    b(B::FirstI,    "FIRSTI",     NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::SecondJ),  B::FirstI),
    b(B::FirstI1,   "FIRSTI1",    NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::SecondJ1), B::FirstI1),
    b(B::FirstJ,    "FIRSTJ",     NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::SecondI),  B::FirstJ),
    b(B::FirstJ1,   "FIRSTJ1",    NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::SecondI1), B::FirstJ1),
    b(B::SecondI,   "SECONDI",    NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::FirstJ),   B::SecondI),
    b(B::SecondI1,  "SECONDI1",   NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::FirstJ1),  B::SecondI1),
    b(B::SecondJ,   "SECONDJ",    NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::FirstI),   B::SecondJ),
    b(B::SecondJ1,  "SECONDJ1",   NO,   P2,    Position, Neither) .consts(No,                 No,                 Never)            .sets(NO,  NO,    NO,    NO)        .pair(Some(B::FirstI1),  B::SecondJ1),
    b(B::IgnoreDup, "IGNORE_DUP", NO,   BAREP, Same,     OnlyY)   .consts(No,                 No,                 Never)            .sets(NO,  BAREP, NO,    BAREP)     .pair(Some(B::First),    B::IgnoreDup),
];

/// A second name of a binary operator.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
///
/// assert!(catalog::BINARY_ALIASES.iter().any(|&(code, name, ..)| (code, name) == (BinaryCode::Pair, "ONEB")));
/// ```
#[rustfmt::skip]
pub const BINARY_ALIASES: [(B, &str, TypeSet, TypeSet); 1] = [
    // code   name    GrB  GxB
    (B::Pair, "ONEB", A11, C2),
];

const fn x(code: X, name: &'static str, grb: TypeSet, gxb: TypeSet, result: ResultKind, reads_value: bool) -> IndexUnaryRow {
    IndexUnaryRow { code, name, grb, gxb, result, reads_value }
}

/// Index-unary operators.
///
/// ```
/// use graphblas::ops::{IndexUnaryCode, catalog};
///
/// // A code is the number of its row.
/// assert_eq!(catalog::INDEX_UNARY[IndexUnaryCode::RowLe as usize].name, "ROWLE");
/// ```
#[rustfmt::skip]
pub const INDEX_UNARY: [IndexUnaryRow; 19] = [
    // code             name             GrB    GxB    result    reads value
    x(X::RowIndex,       "ROWINDEX",      P2,    NO,    Position, false),
    x(X::ColIndex,       "COLINDEX",      P2,    NO,    Position, false),
    x(X::DiagIndex,      "DIAGINDEX",     P2,    NO,    Position, false),
    x(X::FlipDiagIndex,  "FLIPDIAGINDEX", NO,    P2,    Position, false),
    x(X::Tril,           "TRIL",          BAREP, NO,    Bool,     false),
    x(X::Triu,           "TRIU",          BAREP, NO,    Bool,     false),
    x(X::Diag,           "DIAG",          BAREP, NO,    Bool,     false),
    x(X::OffDiag,        "OFFDIAG",       BAREP, NO,    Bool,     false),
    x(X::ColLe,          "COLLE",         BAREP, NO,    Bool,     false),
    x(X::ColGt,          "COLGT",         BAREP, NO,    Bool,     false),
    x(X::RowLe,          "ROWLE",         BAREP, NO,    Bool,     false),
    x(X::RowGt,          "ROWGT",         BAREP, NO,    Bool,     false),
    x(X::NonZombie,      "NONZOMBIE",     NO,    BAREP, Bool,     false),
    x(X::ValueEq,        "VALUEEQ",       A11,   C2,    Bool,     true),
    x(X::ValueNe,        "VALUENE",       A11,   C2,    Bool,     true),
    x(X::ValueLt,        "VALUELT",       A11,   NO,    Bool,     true),
    x(X::ValueLe,        "VALUELE",       A11,   NO,    Bool,     true),
    x(X::ValueGt,        "VALUEGT",       A11,   NO,    Bool,     true),
    x(X::ValueGe,        "VALUEGE",       A11,   NO,    Bool,     true),
];

const fn s(code: S, name: &'static str, same_as: X, against: SelectAgainst) -> SelectRow {
    SelectRow { code, name, same_as, against }
}

/// The older select operators, all under `GxB_` and without a type.
///
/// ```
/// use graphblas::ops::{SelectCode, catalog};
///
/// assert_eq!(catalog::SELECT[SelectCode::EqZero as usize].code, SelectCode::EqZero);
/// ```
#[rustfmt::skip]
pub const SELECT: [SelectRow; 16] = [
    // code       name        same as     against
    s(S::Tril,    "TRIL",     X::Tril,    Thunk),
    s(S::Triu,    "TRIU",     X::Triu,    Thunk),
    s(S::Diag,    "DIAG",     X::Diag,    Thunk),
    s(S::OffDiag, "OFFDIAG",  X::OffDiag, Thunk),
    s(S::NonZero, "NONZERO",  X::ValueNe, AgainstZero),
    s(S::EqZero,  "EQ_ZERO",  X::ValueEq, AgainstZero),
    s(S::GtZero,  "GT_ZERO",  X::ValueGt, AgainstZero),
    s(S::GeZero,  "GE_ZERO",  X::ValueGe, AgainstZero),
    s(S::LtZero,  "LT_ZERO",  X::ValueLt, AgainstZero),
    s(S::LeZero,  "LE_ZERO",  X::ValueLe, AgainstZero),
    s(S::NeThunk, "NE_THUNK", X::ValueNe, Thunk),
    s(S::EqThunk, "EQ_THUNK", X::ValueEq, Thunk),
    s(S::GtThunk, "GT_THUNK", X::ValueGt, Thunk),
    s(S::GeThunk, "GE_THUNK", X::ValueGe, Thunk),
    s(S::LtThunk, "LT_THUNK", X::ValueLt, Thunk),
    s(S::LeThunk, "LE_THUNK", X::ValueLe, Thunk),
];

const fn m(ops: &'static [B], grb: TypeSet, gxb: TypeSet) -> MonoidRow {
    MonoidRow { ops, grb, gxb }
}

/// Monoids: `GrB_<op>_MONOID_<type>` and `GxB_<op>_<type>_MONOID`. Identity and terminal value are
/// columns of [`BINARY`]; EQ on BOOL is LXNOR there.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
///
/// assert!(catalog::MONOID.iter().any(|row| row.ops.contains(&BinaryCode::Times)));
/// assert!(!catalog::MONOID.iter().any(|row| row.ops.contains(&BinaryCode::Minus)));
/// ```
#[rustfmt::skip]
pub const MONOID: [MonoidRow; 6] = [
    // operators                              GrB  GxB
    m(&[B::Min, B::Max],                      R10, R10),
    m(&[B::Plus, B::Times],                   R10, R12),
    m(&[B::Any],                              NO,  A13),
    m(&[B::LOr, B::LAnd, B::LXor, B::LXnor],  B1,  B1),
    m(&[B::Eq],                               NO,  B1),
    m(&[B::BOr, B::BAnd, B::BXor, B::BXnor],  NO,  U4),
];

const fn sr(adds: &'static [B], muls: &'static [B], grb: TypeSet, gxb: TypeSet) -> SemiringRow {
    SemiringRow { adds, muls, grb, gxb }
}

const MONOID5: &[B] = &[B::Min, B::Max, B::Plus, B::Times, B::Any];
const LOGIC5: &[B] = &[B::LOr, B::LAnd, B::LXor, B::Eq, B::Any];
const BITS4: &[B] = &[B::BOr, B::BAnd, B::BXor, B::BXnor];
const ARITHMETIC: &[B] = &[B::First, B::Second, B::Pair, B::Plus, B::Minus, B::Times, B::Div, B::RDiv, B::RMinus];
const ORDERS: &[B] = &[B::Min, B::Max, B::IsEq, B::IsNe, B::IsGt, B::IsLt, B::IsGe, B::IsLe, B::LOr, B::LAnd, B::LXor];
const POSITIONS: &[B] = &[B::FirstI, B::FirstI1, B::FirstJ, B::FirstJ1, B::SecondI, B::SecondI1, B::SecondJ, B::SecondJ1];
const COMPARISONS: &[B] = &[B::Eq, B::Ne, B::Gt, B::Lt, B::Ge, B::Le];
const LOGIC: &[B] = &[B::First, B::Second, B::Pair, B::LOr, B::LAnd, B::LXor, B::Eq, B::Gt, B::Lt, B::Ge, B::Le];

/// Semirings: `GrB_<add>_<mul>_SEMIRING_<type>` and `GxB_<add>_<mul>_<type>`.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
///
/// assert!(catalog::SEMIRING.iter().any(|row| row.adds.contains(&BinaryCode::Any)));
/// ```
#[rustfmt::skip]
pub const SEMIRING: [SemiringRow; 14] = [
    // add                            mul                                                  GrB  GxB
    sr(&[B::Plus],                    &[B::Times, B::Min],                                 R10, NO),
    sr(&[B::Min],                     &[B::Plus, B::Times, B::First, B::Second, B::Max],   R10, NO),
    sr(&[B::Max],                     &[B::Plus, B::Times, B::First, B::Second, B::Min],   R10, NO),
    sr(&[B::LOr],                     &[B::LAnd],                                          B1,  NO),
    sr(&[B::LAnd],                    &[B::LOr],                                           B1,  NO),
    sr(&[B::LXor],                    &[B::LAnd],                                          B1,  NO),
    sr(&[B::LXnor],                   &[B::LOr],                                           B1,  NO),
    sr(MONOID5,                       ARITHMETIC,                                          NO,  R10),
    sr(&[B::Plus, B::Times, B::Any],  ARITHMETIC,                                          NO,  C2),
    sr(MONOID5,                       ORDERS,                                              NO,  R10),
    sr(MONOID5,                       POSITIONS,                                           NO,  P2),
    sr(LOGIC5,                        COMPARISONS,                                         NO,  R10),
    sr(LOGIC5,                        LOGIC,                                               NO,  B1),
    sr(BITS4,                         BITS4,                                               NO,  U4),
];

/// Objects that are none of the above: name and C type. What they hold is the C library's matter.
///
/// ```
/// use graphblas::ops::catalog;
///
/// assert!(catalog::OTHER.iter().any(|&(name, c_type)| (name, c_type) == ("GxB_CONTEXT_WORLD", "GxB_Context")));
/// ```
#[rustfmt::skip]
pub const OTHER: [(&str, &str); 7] = [
    // name                 C type
    ("GrB_ALL",             "const uint64_t *"),
    ("GrB_GLOBAL",          "const GrB_Global"),
    ("GxB_CONTEXT_WORLD",   "GxB_Context"),
    ("GxB_FORMAT_DEFAULT",  "const GxB_Format_Value"),
    ("GxB_HYPER_DEFAULT",   "const double"),
    ("GxB_ALWAYS_HYPER",    "const double"),
    ("GxB_NEVER_HYPER",     "const double"),
];

/// The row of a unary operator.
///
/// ```
/// use graphblas::ops::{UnaryCode, catalog};
///
/// assert_eq!(catalog::unary(UnaryCode::AInv).name, "AINV");
/// ```
#[must_use]
pub const fn unary(code: U) -> &'static UnaryRow {
    &UNARY[code as usize]
}

/// The row of a binary operator.
///
/// ```
/// use graphblas::ops::{BinaryCode, catalog};
///
/// assert_eq!(catalog::binary(BinaryCode::RMinus).swap, Some(BinaryCode::Minus));
/// ```
#[must_use]
pub const fn binary(code: B) -> &'static BinaryRow {
    &BINARY[code as usize]
}

/// The row of an index-unary operator.
///
/// ```
/// use graphblas::ops::{IndexUnaryCode, catalog};
///
/// assert_eq!(catalog::index_unary(IndexUnaryCode::ValueLe).name, "VALUELE");
/// ```
#[must_use]
pub const fn index_unary(code: X) -> &'static IndexUnaryRow {
    &INDEX_UNARY[code as usize]
}

// CODE-1: each code is the index of its row.
const _: () = {
    let mut k = 0;
    while k < UNARY.len() {
        assert!(UNARY[k].code as usize == k, "CODE-1: UNARY");
        k += 1;
    }
    k = 0;
    while k < BINARY.len() {
        assert!(BINARY[k].code as usize == k, "CODE-1: BINARY");
        k += 1;
    }
    k = 0;
    while k < INDEX_UNARY.len() {
        assert!(INDEX_UNARY[k].code as usize == k, "CODE-1: INDEX_UNARY");
        k += 1;
    }
    k = 0;
    while k < SELECT.len() {
        assert!(SELECT[k].code as usize == k, "CODE-1: SELECT");
        k += 1;
    }
};
