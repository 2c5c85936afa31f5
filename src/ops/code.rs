//! Opcodes: one name for each predefined operation, whatever its type.
//!
//! Needs: nothing. Gives: [`UnaryCode`], [`BinaryCode`], [`IndexUnaryCode`], [`SelectCode`] with
//! the specification's text as `name()`. Cost: a byte each.
//! Invariant CODE-1: the order of the variants is the order of the rows in [`super::catalog`],
//! checked there at compile time, so that a code is the index of its row.

use super::catalog;

/// What a unary operator does.
///
/// ```
/// use graphblas::ops::UnaryCode;
/// let up = graphblas::op::unary::<f32>(UnaryCode::Ceil)?;
/// assert_eq!((up.name(), UnaryCode::Ceil.name()), ("CEIL", "CEIL"));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are the specification's; the meaning is in ops::apply")]
pub enum UnaryCode {
    Identity, AInv, MInv, Abs, BNot, LNot, One,
    Sqrt, Log, Exp, Log2, Sin, Cos, Tan, ACos, ASin, ATan, Sinh, Cosh, Tanh, ACosh, ASinh, ATanh,
    Signum, Ceil, Floor, Round, Trunc, Exp2, ExpM1, Log10, Log1P, IsInf, IsNan, IsFinite,
    LGamma, TGamma, Erf, ErfC, Cbrt, FrexpX, FrexpE,
    Conj, CReal, CImag, CArg,
    PositionI, PositionI1, PositionJ, PositionJ1,
}

/// What a binary operator does. `Pair` is also called ONEB.
///
/// ```
/// use graphblas::ops::BinaryCode;
/// let power = graphblas::op::binary::<f64>(BinaryCode::Pow)?;
/// assert_eq!(power.name(), "POW");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are the specification's; the meaning is in ops::apply")]
pub enum BinaryCode {
    First, Second, Pair, Any,
    Plus, Minus, RMinus, Times, Div, RDiv, Min, Max, Pow,
    Eq, Ne, Gt, Lt, Ge, Le,
    IsEq, IsNe, IsGt, IsLt, IsGe, IsLe,
    LOr, LAnd, LXor, LXnor,
    BOr, BAnd, BXor, BXnor, BGet, BSet, BClr, BShift,
    ATan2, Hypot, FMod, Remainder, LdExp, CopySign, Cmplx,
    FirstI, FirstI1, FirstJ, FirstJ1, SecondI, SecondI1, SecondJ, SecondJ1,
    IgnoreDup,
}

impl UnaryCode {
    /// Whether one value takes about as long as moving it: what decides when threads pay.
    ///
    /// ```
    /// use graphblas::ops::UnaryCode;
    /// assert!(UnaryCode::Abs.is_cheap() && !UnaryCode::Sin.is_cheap());
    /// ```
    #[must_use]
    pub fn is_cheap(self) -> bool {
        use UnaryCode::{AInv, Abs, BNot, CImag, CReal, Conj, Identity, LNot, MInv, One};
        matches!(self, Identity | AInv | MInv | Abs | BNot | LNot | One | Conj | CReal | CImag)
    }
}

impl BinaryCode {
    /// Whether one result takes about as long as moving its operands.
    ///
    /// ```
    /// use graphblas::ops::BinaryCode;
    /// assert!(BinaryCode::Plus.is_cheap() && !BinaryCode::Pow.is_cheap());
    /// ```
    #[must_use]
    pub fn is_cheap(self) -> bool {
        use BinaryCode::{ATan2, FMod, Hypot, LdExp, Pow, Remainder};
        !matches!(self, Pow | ATan2 | Hypot | FMod | Remainder | LdExp)
    }
}

/// What an index-unary operator does.
///
/// ```
/// use graphblas::ops::IndexUnaryCode;
/// assert_eq!(graphblas::op::position(IndexUnaryCode::Tril)?, graphblas::op::tril());
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are the specification's; the meaning is in ops::apply")]
pub enum IndexUnaryCode {
    RowIndex, ColIndex, DiagIndex, FlipDiagIndex,
    Tril, Triu, Diag, OffDiag, ColLe, ColGt, RowLe, RowGt, NonZombie,
    ValueEq, ValueNe, ValueLt, ValueLe, ValueGt, ValueGe,
}

/// What one of the older select operators (`GxB_SelectOp`) does; each is an index-unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are the user guide's")]
pub enum SelectCode {
    Tril, Triu, Diag, OffDiag,
    NonZero, EqZero, GtZero, GeZero, LtZero, LeZero,
    NeThunk, EqThunk, GtThunk, GeThunk, LtThunk, LeThunk,
}

/// What a select operator compares with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SelectAgainst {
    /// The caller's thunk: the diagonal's number, or a value.
    Thunk,
    /// The zero of the value's type; the caller's thunk is not looked at.
    Zero,
}

impl UnaryCode {
    /// The specification's text, as in `GrB_AINV_FP64`.
    ///
    /// ```
    /// assert_eq!(graphblas::ops::UnaryCode::AInv.name(), "AINV");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        catalog::unary(self).name
    }

    /// Whether the result depends on the entry's place only.
    ///
    /// ```
    /// use graphblas::ops::UnaryCode;
    /// assert!(UnaryCode::PositionI.is_positional() && !UnaryCode::One.is_positional());
    /// ```
    #[must_use]
    pub const fn is_positional(self) -> bool {
        matches!(catalog::unary(self).result, catalog::ResultKind::Position)
    }
}

impl BinaryCode {
    /// The positional operator that reads columns where this one reads rows, and the reverse;
    /// other operators stay. A vector is kept as one row but is specified as one column.
    ///
    /// ```
    /// use graphblas::ops::BinaryCode;
    /// assert_eq!(BinaryCode::FirstI.with_axes_swapped(), BinaryCode::FirstJ);
    /// assert_eq!(BinaryCode::Plus.with_axes_swapped(), BinaryCode::Plus);
    /// ```
    #[must_use]
    pub const fn with_axes_swapped(self) -> BinaryCode {
        match self {
            BinaryCode::FirstI => BinaryCode::FirstJ,
            BinaryCode::FirstI1 => BinaryCode::FirstJ1,
            BinaryCode::FirstJ => BinaryCode::FirstI,
            BinaryCode::FirstJ1 => BinaryCode::FirstI1,
            BinaryCode::SecondI => BinaryCode::SecondJ,
            BinaryCode::SecondI1 => BinaryCode::SecondJ1,
            BinaryCode::SecondJ => BinaryCode::SecondI,
            BinaryCode::SecondJ1 => BinaryCode::SecondI1,
            other => other,
        }
    }

    /// The specification's text, as in `GxB_RMINUS_FP64`.
    ///
    /// ```
    /// assert_eq!(graphblas::ops::BinaryCode::RMinus.name(), "RMINUS");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        catalog::binary(self).name
    }

    /// Whether the result depends on the entries' places only.
    ///
    /// ```
    /// use graphblas::ops::BinaryCode;
    /// assert!(BinaryCode::SecondJ.is_positional() && !BinaryCode::Second.is_positional());
    /// ```
    #[must_use]
    pub const fn is_positional(self) -> bool {
        matches!(catalog::binary(self).result, catalog::ResultKind::Position)
    }
}

impl IndexUnaryCode {
    /// The specification's text, as in `GrB_TRIL`.
    ///
    /// ```
    /// assert_eq!(graphblas::ops::IndexUnaryCode::Tril.name(), "TRIL");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        catalog::index_unary(self).name
    }

    /// Whether the result depends on the entry's place and the thunk only.
    ///
    /// ```
    /// use graphblas::ops::IndexUnaryCode;
    /// assert!(IndexUnaryCode::Tril.is_positional() && !IndexUnaryCode::ValueGt.is_positional());
    /// ```
    #[must_use]
    pub const fn is_positional(self) -> bool {
        !catalog::index_unary(self).reads_value
    }
}

impl SelectCode {
    /// The user guide's text, as in `GxB_NE_THUNK`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        catalog::SELECT[self as usize].name
    }

    /// The index-unary operator that does the same, and what to hand it as thunk.
    #[must_use]
    pub const fn index_unary(self) -> (IndexUnaryCode, SelectAgainst) {
        (catalog::SELECT[self as usize].same_as, catalog::SELECT[self as usize].against)
    }
}
