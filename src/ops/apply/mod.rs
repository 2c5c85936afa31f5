//! The meaning of every opcode on one scalar, as functions handed to visitors.
//!
//! Needs: codes, laws, `num_traits`, `libm`. Gives: [`visit_unary`], [`visit_binary`],
//! [`visit_monoid`], [`visit_index_value`], and the positional operators as plain functions.
//! A kernel is a visitor: its `visit` is compiled once per operator and type with the function
//! inlined, so a visitor over [`visit_binary`] makes 400 instances, over [`visit_monoid`] 77, over
//! [`visit_unary`] 218.
//! Cost: one jump per visit, not per value. The functions capture nothing and have no size.
//!
//! What C leaves open is made definite, as the peer does: integers wrap; x/0 is the greatest
//! integer for x > 0, the least for x < 0, and 0 for x = 0; nothing panics.

mod binary;
mod complex;
mod integer;
mod monoid;
mod real;
mod unary;

use super::code::{BinaryCode, IndexUnaryCode, UnaryCode};
use super::law;
use crate::types::{FC32, FC64, Scalar, TypeCode};

/// Takes the meaning of a unary operator.
pub trait UnaryVisitor {
    /// What the visit gives.
    type Out;
    /// Called once, with the function `z = f(x)`.
    fn visit<X: Scalar, Z: Scalar, F: Fn(X) -> Z + Copy + Send + Sync + 'static>(self, f: F) -> Self::Out;
}

/// Takes the meaning of a binary operator.
pub trait BinaryVisitor {
    /// What the visit gives.
    type Out;
    /// Called once, with the function `z = f(x, y)`.
    fn visit<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static>(self, f: F) -> Self::Out;
}

/// Takes the meaning of an index-unary operator that compares the value with the thunk.
pub trait IndexValueVisitor {
    /// What the visit gives.
    type Out;
    /// Called once, with the function `f(x, thunk)`.
    fn visit<X: Scalar, F: Fn(X, X) -> bool + Copy + Send + Sync + 'static>(self, f: F) -> Self::Out;
}

/// Hands the function of a unary operator to `v`; `None` when there is no such operator or it is
/// positional.
pub fn visit_unary<V: UnaryVisitor>(op: UnaryCode, ty: TypeCode, v: V) -> Option<V::Out> {
    if !law::has_unary(op, ty) {
        return None;
    }
    match ty {
        TypeCode::Bool => unary::on_bool(op, v),
        TypeCode::Int8 => unary::on_integer::<i8, V>(op, v),
        TypeCode::Int16 => unary::on_integer::<i16, V>(op, v),
        TypeCode::Int32 => unary::on_integer::<i32, V>(op, v),
        TypeCode::Int64 => unary::on_integer::<i64, V>(op, v),
        TypeCode::UInt8 => unary::on_integer::<u8, V>(op, v),
        TypeCode::UInt16 => unary::on_integer::<u16, V>(op, v),
        TypeCode::UInt32 => unary::on_integer::<u32, V>(op, v),
        TypeCode::UInt64 => unary::on_integer::<u64, V>(op, v),
        TypeCode::FP32 => unary::on_real::<f32, V>(op, v),
        TypeCode::FP64 => unary::on_real::<f64, V>(op, v),
        TypeCode::FC32 => unary::on_complex::<f32, V>(op, v),
        TypeCode::FC64 => unary::on_complex::<f64, V>(op, v),
    }
}

/// Hands the function of a binary operator to `v`; `None` when there is no such operator or it is
/// positional. On BOOL the operator comes under its shortest name ([`law::canonical`]).
pub fn visit_binary<V: BinaryVisitor>(op: BinaryCode, ty: TypeCode, v: V) -> Option<V::Out> {
    if !law::has_binary(op, ty) {
        return None;
    }
    let op = law::canonical(op, ty);
    match ty {
        TypeCode::Bool => binary::on_bool(op, v),
        TypeCode::Int8 => binary::on_integer::<i8, V>(op, v),
        TypeCode::Int16 => binary::on_integer::<i16, V>(op, v),
        TypeCode::Int32 => binary::on_integer::<i32, V>(op, v),
        TypeCode::Int64 => binary::on_integer::<i64, V>(op, v),
        TypeCode::UInt8 => binary::on_integer::<u8, V>(op, v),
        TypeCode::UInt16 => binary::on_integer::<u16, V>(op, v),
        TypeCode::UInt32 => binary::on_integer::<u32, V>(op, v),
        TypeCode::UInt64 => binary::on_integer::<u64, V>(op, v),
        TypeCode::FP32 => binary::on_real::<f32, V>(op, v),
        TypeCode::FP64 => binary::on_real::<f64, V>(op, v),
        TypeCode::FC32 => binary::on_complex::<f32, V>(op, v),
        TypeCode::FC64 => binary::on_complex::<f64, V>(op, v),
    }
}

/// As [`visit_binary`], but only for the operators of predefined monoids (with all their names on
/// BOOL): fewer instances. The three types are the same.
pub fn visit_monoid<V: BinaryVisitor>(op: BinaryCode, ty: TypeCode, v: V) -> Option<V::Out> {
    if !law::has_monoid(op, ty) {
        return None;
    }
    let op = law::canonical(op, ty);
    match ty {
        TypeCode::Bool => monoid::on_bool(op, v),
        TypeCode::Int8 => monoid::on_integer::<i8, V>(op, v),
        TypeCode::Int16 => monoid::on_integer::<i16, V>(op, v),
        TypeCode::Int32 => monoid::on_integer::<i32, V>(op, v),
        TypeCode::Int64 => monoid::on_integer::<i64, V>(op, v),
        TypeCode::UInt8 => monoid::on_unsigned::<u8, V>(op, v),
        TypeCode::UInt16 => monoid::on_unsigned::<u16, V>(op, v),
        TypeCode::UInt32 => monoid::on_unsigned::<u32, V>(op, v),
        TypeCode::UInt64 => monoid::on_unsigned::<u64, V>(op, v),
        TypeCode::FP32 => monoid::on_real::<f32, V>(op, v),
        TypeCode::FP64 => monoid::on_real::<f64, V>(op, v),
        TypeCode::FC32 => monoid::on_complex::<f32, V>(op, v),
        TypeCode::FC64 => monoid::on_complex::<f64, V>(op, v),
    }
}

/// Hands the function of VALUEEQ, VALUENE, VALUELT, VALUELE, VALUEGT or VALUEGE to `v`; `None` for
/// other operators and for orders of complex numbers.
pub fn visit_index_value<V: IndexValueVisitor>(op: IndexUnaryCode, ty: TypeCode, v: V) -> Option<V::Out> {
    match ty {
        TypeCode::Bool => ordered_value::<bool, V>(op, v),
        TypeCode::Int8 => ordered_value::<i8, V>(op, v),
        TypeCode::Int16 => ordered_value::<i16, V>(op, v),
        TypeCode::Int32 => ordered_value::<i32, V>(op, v),
        TypeCode::Int64 => ordered_value::<i64, V>(op, v),
        TypeCode::UInt8 => ordered_value::<u8, V>(op, v),
        TypeCode::UInt16 => ordered_value::<u16, V>(op, v),
        TypeCode::UInt32 => ordered_value::<u32, V>(op, v),
        TypeCode::UInt64 => ordered_value::<u64, V>(op, v),
        TypeCode::FP32 => ordered_value::<f32, V>(op, v),
        TypeCode::FP64 => ordered_value::<f64, V>(op, v),
        TypeCode::FC32 => equal_value::<FC32, V>(op, v),
        TypeCode::FC64 => equal_value::<FC64, V>(op, v),
    }
}

// In this module a code that a function has no line for gives `None` by `_`: which codes a type has
// is the catalog's matter, and tests/ops_catalog.rs checks that both say the same.

fn equal_value<X: Scalar, V: IndexValueVisitor>(op: IndexUnaryCode, v: V) -> Option<V::Out> {
    Some(match op {
        IndexUnaryCode::ValueEq => v.visit(|x: X, thunk: X| x == thunk),
        IndexUnaryCode::ValueNe => v.visit(|x: X, thunk: X| x != thunk),
        _ => return None,
    })
}

fn ordered_value<X: Scalar + PartialOrd, V: IndexValueVisitor>(op: IndexUnaryCode, v: V) -> Option<V::Out> {
    Some(match op {
        IndexUnaryCode::ValueLt => v.visit(|x: X, thunk: X| x < thunk),
        IndexUnaryCode::ValueLe => v.visit(|x: X, thunk: X| x <= thunk),
        IndexUnaryCode::ValueGt => v.visit(|x: X, thunk: X| x > thunk),
        IndexUnaryCode::ValueGe => v.visit(|x: X, thunk: X| x >= thunk),
        _ => return equal_value::<X, V>(op, v),
    })
}

/// The positional unary operators at entry (i, j); j is 0 in a vector. 0 for other operators.
#[inline]
#[must_use]
pub fn position_unary(op: UnaryCode, i: u64, j: u64) -> i64 {
    match op {
        UnaryCode::PositionI => i as i64,
        UnaryCode::PositionI1 => i as i64 + 1,
        UnaryCode::PositionJ => j as i64,
        UnaryCode::PositionJ1 => j as i64 + 1,
        _ => not_positional(),
    }
}

/// The positional binary operators in a product, on the entries A(i, k) and B(k, j).
#[inline]
#[must_use]
pub fn position_binary(op: BinaryCode, i: u64, k: u64, j: u64) -> i64 {
    position_pair(op, (i, k), (k, j))
}

/// The positional binary operators on entries x and y at any two places (row, column): element by
/// element both are at the same place, in a Kronecker product at unrelated ones. 0 for other operators.
#[inline]
#[must_use]
pub fn position_pair(op: BinaryCode, x: (u64, u64), y: (u64, u64)) -> i64 {
    match op {
        BinaryCode::FirstI => x.0 as i64,
        BinaryCode::FirstI1 => x.0 as i64 + 1,
        BinaryCode::FirstJ => x.1 as i64,
        BinaryCode::FirstJ1 => x.1 as i64 + 1,
        BinaryCode::SecondI => y.0 as i64,
        BinaryCode::SecondI1 => y.0 as i64 + 1,
        BinaryCode::SecondJ => y.1 as i64,
        BinaryCode::SecondJ1 => y.1 as i64 + 1,
        _ => not_positional(),
    }
}

/// The positional index-unary operators at entry (i, j); truth as 1 and 0. Sums wrap, comparisons
/// do not: they compare the difference of the indices, which cannot overflow, with the thunk.
#[inline]
#[must_use]
pub fn index_position(op: IndexUnaryCode, i: u64, j: u64, thunk: i64) -> i64 {
    let (i, j) = (i as i64, j as i64);
    match op {
        IndexUnaryCode::RowIndex => i.wrapping_add(thunk),
        IndexUnaryCode::ColIndex => j.wrapping_add(thunk),
        // C API 2.1 (table of predefined index-unary operators) adds the thunk; the peer subtracts it.
        IndexUnaryCode::DiagIndex => (j - i).wrapping_add(thunk),
        IndexUnaryCode::FlipDiagIndex => (i - j).wrapping_sub(thunk),
        IndexUnaryCode::Tril => i64::from(j - i <= thunk),
        IndexUnaryCode::Triu => i64::from(j - i >= thunk),
        IndexUnaryCode::Diag => i64::from(j - i == thunk),
        IndexUnaryCode::OffDiag => i64::from(j - i != thunk),
        IndexUnaryCode::ColLe => i64::from(j <= thunk),
        IndexUnaryCode::ColGt => i64::from(j > thunk),
        IndexUnaryCode::RowLe => i64::from(i <= thunk),
        IndexUnaryCode::RowGt => i64::from(i > thunk),
        // A zombie is an entry of the peer that waits for its deletion; no caller ever sees one.
        IndexUnaryCode::NonZombie => 1,
        IndexUnaryCode::ValueEq
        | IndexUnaryCode::ValueNe
        | IndexUnaryCode::ValueLt
        | IndexUnaryCode::ValueLe
        | IndexUnaryCode::ValueGt
        | IndexUnaryCode::ValueGe => not_positional(),
    }
}

#[cold]
fn not_positional() -> i64 {
    debug_assert!(false, "the caller asks is_positional first");
    0
}

/// 1 for true, 0 for false, in the type of the values: what ISEQ and LOR give.
#[inline]
fn flag<T: num_traits::Zero + num_traits::One>(truth: bool) -> T {
    if truth { T::one() } else { T::zero() }
}
