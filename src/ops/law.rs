//! Laws of the built-in operators: what a kernel or a rewrite may rely on.
//!
//! Needs: the catalog. Gives: functions of an opcode and a type that read the catalog's columns;
//! no fact is written down here a second time. On BOOL most operators are another one under a
//! longer name, and [`canonical`] finds it first.
//! Cost: a table row and a few bit operations; [`canonical`] and `has_*` work at compile time.

use super::catalog::{self, BinaryRow, Law, Reads, ResultKind, Terminal};
use super::code::{BinaryCode, IndexUnaryCode, UnaryCode};
use super::constant::Constant;
use crate::types::TypeCode;

impl ResultKind {
    /// Type of the result of an operator on `ty`.
    ///
    /// ```
    /// use graphblas::ops::catalog::ResultKind;
    /// use graphblas::types::TypeCode;
    ///
    /// assert_eq!(ResultKind::Bool.of(TypeCode::FP64), TypeCode::Bool);
    /// assert_eq!(ResultKind::Real.of(TypeCode::FC64), TypeCode::FP64);
    /// ```
    #[must_use]
    pub const fn of(self, ty: TypeCode) -> TypeCode {
        match (self, ty) {
            (ResultKind::Same | ResultKind::Shift | ResultKind::Position, t) => t,
            (ResultKind::Bool, _) => TypeCode::Bool,
            (ResultKind::Real, TypeCode::FC32) => TypeCode::FP32,
            (ResultKind::Real, TypeCode::FC64) => TypeCode::FP64,
            (ResultKind::Real, t) => t,
            (ResultKind::Complex, TypeCode::FP32) => TypeCode::FC32,
            (ResultKind::Complex, _) => TypeCode::FC64,
        }
    }

    /// Type of the second argument of an operator on `ty`.
    ///
    /// ```
    /// use graphblas::ops::catalog::ResultKind;
    /// use graphblas::types::TypeCode;
    ///
    /// // A shift is by a small number.
    /// assert_eq!(ResultKind::Shift.second(TypeCode::UInt64), TypeCode::Int8);
    /// assert_eq!(ResultKind::Same.second(TypeCode::UInt64), TypeCode::UInt64);
    /// ```
    #[must_use]
    pub const fn second(self, ty: TypeCode) -> TypeCode {
        match self {
            ResultKind::Shift => TypeCode::Int8,
            ResultKind::Same | ResultKind::Bool | ResultKind::Real | ResultKind::Complex | ResultKind::Position => ty,
        }
    }
}

/// Whether the catalog has the unary operator on this type.
///
/// ```
/// use graphblas::ops::{UnaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::has_unary(UnaryCode::Sqrt, TypeCode::FP64) && !law::has_unary(UnaryCode::Sqrt, TypeCode::Int8));
/// ```
#[must_use]
pub const fn has_unary(op: UnaryCode, ty: TypeCode) -> bool {
    let row = catalog::unary(op);
    row.grb.or(row.gxb).has(ty)
}

/// Whether the catalog has the binary operator on this type.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::has_binary(BinaryCode::BOr, TypeCode::Int8) && !law::has_binary(BinaryCode::BOr, TypeCode::FP64));
/// ```
#[must_use]
pub const fn has_binary(op: BinaryCode, ty: TypeCode) -> bool {
    let row = catalog::binary(op);
    row.grb.or(row.gxb).has(ty)
}

/// Whether the catalog has the index-unary operator on this type.
///
/// ```
/// use graphblas::ops::{IndexUnaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::has_index_unary(IndexUnaryCode::ValueLt, TypeCode::FP64));
/// assert!(!law::has_index_unary(IndexUnaryCode::ValueLt, TypeCode::FC64));
/// ```
#[must_use]
pub const fn has_index_unary(op: IndexUnaryCode, ty: TypeCode) -> bool {
    let row = catalog::index_unary(op);
    row.grb.or(row.gxb).has(ty)
}

/// Whether the catalog has a monoid of this operator, on BOOL under any of its names
/// (PLUS on BOOL is LOR).
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::has_monoid(BinaryCode::Plus, TypeCode::FP64) && !law::has_monoid(BinaryCode::Minus, TypeCode::FP64));
/// // On BOOL it is LOR.
/// assert!(law::has_monoid(BinaryCode::Plus, TypeCode::Bool));
/// ```
#[must_use]
pub const fn has_monoid(op: BinaryCode, ty: TypeCode) -> bool {
    let op = canonical(op, ty);
    let mut row = 0;
    while row < catalog::MONOID.len() {
        let monoids = &catalog::MONOID[row];
        let mut k = 0;
        while k < monoids.ops.len() {
            if monoids.ops[k] as u8 == op as u8 && monoids.grb.or(monoids.gxb).has(ty) {
                return true;
            }
            k += 1;
        }
        row += 1;
    }
    false
}

/// The same operator in its shortest name: PLUS on BOOL is LOR, DIV on BOOL is FIRST, and so on;
/// `op` itself on other types. Fewer names are fewer kernels.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::canonical(BinaryCode::Plus, TypeCode::Bool), BinaryCode::LOr);
/// assert_eq!(law::canonical(BinaryCode::Plus, TypeCode::Int8), BinaryCode::Plus);
/// ```
#[must_use]
pub const fn canonical(op: BinaryCode, ty: TypeCode) -> BinaryCode {
    match ty {
        TypeCode::Bool => catalog::binary(op).on_bool,
        TypeCode::Int8
        | TypeCode::Int16
        | TypeCode::Int32
        | TypeCode::Int64
        | TypeCode::UInt8
        | TypeCode::UInt16
        | TypeCode::UInt32
        | TypeCode::UInt64
        | TypeCode::FP32
        | TypeCode::FP64
        | TypeCode::FC32
        | TypeCode::FC64 => op,
    }
}

const fn row(op: BinaryCode, ty: TypeCode) -> &'static BinaryRow {
    catalog::binary(canonical(op, ty))
}

impl Law {
    fn left(self, ty: TypeCode) -> Option<Constant> {
        match self {
            Law::Left(c, on) | Law::Both(c, on) => on.has(ty).then_some(c),
            Law::Right(..) | Law::No => None,
        }
    }

    fn right(self, ty: TypeCode) -> Option<Constant> {
        match self {
            Law::Right(c, on) | Law::Both(c, on) => on.has(ty).then_some(c),
            Law::Left(..) | Law::No => None,
        }
    }
}

/// e with `op(e, x) = x` for all x.
///
/// ```
/// use graphblas::ops::{BinaryCode, Constant, law};
/// use graphblas::types::TypeCode;
///
/// // 0 + x = x, and no number less x is x for all x.
/// assert_eq!(law::left_identity(BinaryCode::Plus, TypeCode::Int8), Some(Constant::Zero));
/// assert_eq!(law::left_identity(BinaryCode::Minus, TypeCode::Int8), None);
/// ```
#[must_use]
pub fn left_identity(op: BinaryCode, ty: TypeCode) -> Option<Constant> {
    row(op, ty).identity.left(ty)
}

/// e with `op(x, e) = x` for all x.
///
/// ```
/// use graphblas::ops::{BinaryCode, Constant, law};
/// use graphblas::types::TypeCode;
///
/// // x - 0 = x
/// assert_eq!(law::right_identity(BinaryCode::Minus, TypeCode::Int8), Some(Constant::Zero));
/// ```
#[must_use]
pub fn right_identity(op: BinaryCode, ty: TypeCode) -> Option<Constant> {
    row(op, ty).identity.right(ty)
}

/// e that is an identity on both sides.
///
/// ```
/// use graphblas::ops::{BinaryCode, Constant, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::identity(BinaryCode::Times, TypeCode::Int8), Some(Constant::One));
/// assert_eq!(law::identity(BinaryCode::Minus, TypeCode::Int8), None);
/// ```
#[must_use]
pub fn identity(op: BinaryCode, ty: TypeCode) -> Option<Constant> {
    left_identity(op, ty).and(right_identity(op, ty))
}

/// a with `op(a, x) = a` for all x.
///
/// ```
/// use graphblas::ops::{BinaryCode, Constant, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::left_annihilator(BinaryCode::Times, TypeCode::Int8), Some(Constant::Zero));
/// // Of floats 0 times infinity is not 0.
/// assert_eq!(law::left_annihilator(BinaryCode::Times, TypeCode::FP64), None);
/// ```
#[must_use]
pub fn left_annihilator(op: BinaryCode, ty: TypeCode) -> Option<Constant> {
    row(op, ty).annihilator.left(ty)
}

/// a with `op(x, a) = a` for all x.
///
/// ```
/// use graphblas::ops::{BinaryCode, Constant, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::right_annihilator(BinaryCode::Min, TypeCode::Int8), Some(Constant::Lowest));
/// assert_eq!(law::right_annihilator(BinaryCode::Plus, TypeCode::Int8), None);
/// ```
#[must_use]
pub fn right_annihilator(op: BinaryCode, ty: TypeCode) -> Option<Constant> {
    row(op, ty).annihilator.right(ty)
}

/// The value at which a reduction may stop. None for ANY, which may stop at once: see [`stops_at_once`].
///
/// ```
/// use graphblas::ops::{BinaryCode, Constant, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::terminal(BinaryCode::Max, TypeCode::Int8), Some(Constant::Highest));
/// assert_eq!(law::terminal(BinaryCode::Plus, TypeCode::Int8), None);
/// ```
#[must_use]
pub fn terminal(op: BinaryCode, ty: TypeCode) -> Option<Constant> {
    match row(op, ty).terminal {
        Terminal::At(c, on) => on.has(ty).then_some(c),
        Terminal::Never | Terminal::Always => None,
    }
}

/// Whether a reduction may stop at its first value.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
///
/// assert!(law::stops_at_once(BinaryCode::Any) && !law::stops_at_once(BinaryCode::Min));
/// ```
#[must_use]
pub fn stops_at_once(op: BinaryCode) -> bool {
    matches!(catalog::binary(op).terminal, Terminal::Always)
}

/// Whether `op(x, y) = op(y, x)` for all x and y.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::is_commutative(BinaryCode::Plus, TypeCode::Int8) && !law::is_commutative(BinaryCode::Minus, TypeCode::Int8));
/// ```
#[must_use]
pub fn is_commutative(op: BinaryCode, ty: TypeCode) -> bool {
    row(op, ty).commutes.has(ty)
}

/// Whether `op(op(x, y), z) = op(x, op(y, z))` for all x, y and z, to the last bit.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::is_associative(BinaryCode::Plus, TypeCode::Int8) && !law::is_associative(BinaryCode::Plus, TypeCode::FP64));
/// ```
#[must_use]
pub fn is_associative(op: BinaryCode, ty: TypeCode) -> bool {
    row(op, ty).associates.has(ty)
}

/// Whether it is associative exactly or up to rounding: a parallel reduction may regroup it.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::is_associative_rounded(BinaryCode::Plus, TypeCode::FP64));
/// assert!(!law::is_associative_rounded(BinaryCode::Minus, TypeCode::FP64));
/// ```
#[must_use]
pub fn is_associative_rounded(op: BinaryCode, ty: TypeCode) -> bool {
    row(op, ty).associates.or(row(op, ty).rounds).has(ty)
}

/// Whether `op(x, x) = x` for all x.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert!(law::is_idempotent(BinaryCode::Min, TypeCode::Int8) && !law::is_idempotent(BinaryCode::Plus, TypeCode::Int8));
/// ```
#[must_use]
pub fn is_idempotent(op: BinaryCode, ty: TypeCode) -> bool {
    row(op, ty).idempotent.has(ty)
}

/// Which arguments are looked at.
///
/// ```
/// use graphblas::ops::catalog::Reads;
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::reads(BinaryCode::Second, TypeCode::Int8), Reads::Y);
/// // On BOOL a quotient is its first argument.
/// assert_eq!(law::reads(BinaryCode::Div, TypeCode::Bool), Reads::X);
/// ```
#[must_use]
pub fn reads(op: BinaryCode, ty: TypeCode) -> Reads {
    row(op, ty).reads
}

/// The operator with `swap(y, x) = op(x, y)`; for positional ones under transposition of a product.
///
/// ```
/// use graphblas::ops::{BinaryCode, law};
/// use graphblas::types::TypeCode;
///
/// assert_eq!(law::swap(BinaryCode::Lt, TypeCode::Int8), Some(BinaryCode::Gt));
/// assert_eq!(law::swap(BinaryCode::Pow, TypeCode::Int8), None);
/// ```
#[must_use]
pub fn swap(op: BinaryCode, ty: TypeCode) -> Option<BinaryCode> {
    row(op, ty).swap
}
