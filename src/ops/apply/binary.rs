//! Binary operators by class of type: BOOL, integers, reals, complex numbers.
//!
//! Needs: the arithmetic of the sibling files. Gives: one function per class that hands the
//! operator's function to a visitor; `None` for operators that the class does not have. The
//! operators of monoids come from [`super::monoid`]. Cost: see [`super`].
//! On BOOL there are twelve operators; the catalog gives the others their names.

use num_complex::Complex;
use num_traits::{One, Zero};

use super::integer::{self, Integer};
use super::real::{self, Real};
use super::{BinaryVisitor, complex, flag, monoid};
use crate::ops::code::BinaryCode as B;
use crate::types::Scalar;

pub(super) fn on_bool<V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::First => v.visit(|x: bool, _: bool| x),
        B::Second => v.visit(|_: bool, y: bool| y),
        B::Pair => v.visit(|_: bool, _: bool| true),
        B::Gt => v.visit(|x: bool, y: bool| x & !y),
        B::Lt => v.visit(|x: bool, y: bool| !x & y),
        B::Ge => v.visit(|x: bool, y: bool| x | !y),
        B::Le => v.visit(|x: bool, y: bool| !x | y),
        _ => return monoid::on_bool(op, v),
    })
}

pub(super) fn on_integer<T: Integer, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::Minus => v.visit(|x: T, y: T| x.wrapping_sub(&y)),
        B::RMinus => v.visit(|x: T, y: T| y.wrapping_sub(&x)),
        B::Div => v.visit(|x: T, y: T| integer::div(x, y)),
        B::RDiv => v.visit(|x: T, y: T| integer::div(y, x)),
        B::Pow => v.visit(|x: T, y: T| integer::pow(x, y)),
        B::BGet => v.visit(|x: T, y: T| integer::bit_get(x, y)),
        B::BSet => v.visit(|x: T, y: T| integer::bit_set(x, y)),
        B::BClr => v.visit(|x: T, y: T| integer::bit_clear(x, y)),
        B::BShift => v.visit(|x: T, y: i8| integer::shift(x, y)),
        B::BOr | B::BAnd | B::BXor | B::BXnor => return monoid::bitwise::<T, V>(op, v),
        B::Plus | B::Times | B::Min | B::Max | B::Any => return monoid::on_integer::<T, V>(op, v),
        _ => return on_ordered::<T, V>(op, v),
    })
}

pub(super) fn on_real<T: Real, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out>
where
    Complex<T>: Scalar,
{
    Some(match op {
        B::Minus => v.visit(|x: T, y: T| x - y),
        B::RMinus => v.visit(|x: T, y: T| y - x),
        B::Div => v.visit(|x: T, y: T| x / y),
        B::RDiv => v.visit(|x: T, y: T| y / x),
        B::Pow => v.visit(|x: T, y: T| real::pow(x, y)),
        B::ATan2 => v.visit(|x: T, y: T| x.atan2(y)),
        B::Hypot => v.visit(|x: T, y: T| x.hypot(y)),
        B::FMod => v.visit(|x: T, y: T| x % y),
        B::Remainder => v.visit(|x: T, y: T| x.remainder(y)),
        B::LdExp => v.visit(|x: T, y: T| x.ldexp(y)),
        B::CopySign => v.visit(|x: T, y: T| x.copysign(y)),
        B::Cmplx => v.visit(|x: T, y: T| Complex::new(x, y)),
        B::Plus | B::Times | B::Min | B::Max | B::Any => return monoid::on_real::<T, V>(op, v),
        _ => return on_ordered::<T, V>(op, v),
    })
}

pub(super) fn on_complex<T: Real, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out>
where
    Complex<T>: Scalar,
{
    Some(match op {
        B::Minus => v.visit(|x: Complex<T>, y: Complex<T>| x - y),
        B::RMinus => v.visit(|x: Complex<T>, y: Complex<T>| y - x),
        B::Div => v.visit(|x: Complex<T>, y: Complex<T>| complex::div(x, y)),
        B::RDiv => v.visit(|x: Complex<T>, y: Complex<T>| complex::div(y, x)),
        B::Pow => v.visit(|x: Complex<T>, y: Complex<T>| complex::pow(x, y)),
        B::Plus | B::Times | B::Any => return monoid::on_complex::<T, V>(op, v),
        _ => return on_all::<Complex<T>, V>(op, v),
    })
}

/// Operators that need an order, or that take numbers as truth (0 is false).
fn on_ordered<T: Scalar + PartialOrd + Zero + One, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::Gt => v.visit(|x: T, y: T| x > y),
        B::Lt => v.visit(|x: T, y: T| x < y),
        B::Ge => v.visit(|x: T, y: T| x >= y),
        B::Le => v.visit(|x: T, y: T| x <= y),
        B::IsGt => v.visit(|x: T, y: T| flag::<T>(x > y)),
        B::IsLt => v.visit(|x: T, y: T| flag::<T>(x < y)),
        B::IsGe => v.visit(|x: T, y: T| flag::<T>(x >= y)),
        B::IsLe => v.visit(|x: T, y: T| flag::<T>(x <= y)),
        B::LOr => v.visit(|x: T, y: T| flag::<T>(!x.is_zero() | !y.is_zero())),
        B::LAnd => v.visit(|x: T, y: T| flag::<T>(!x.is_zero() & !y.is_zero())),
        B::LXor => v.visit(|x: T, y: T| flag::<T>(x.is_zero() != y.is_zero())),
        _ => return on_all::<T, V>(op, v),
    })
}

/// Operators that every numeric type has.
fn on_all<T: Scalar + Zero + One, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::First => v.visit(|x: T, _: T| x),
        B::Second | B::IgnoreDup => v.visit(|_: T, y: T| y),
        B::Pair => v.visit(|_: T, _: T| T::one()),
        B::Eq => v.visit(|x: T, y: T| x == y),
        B::Ne => v.visit(|x: T, y: T| x != y),
        B::IsEq => v.visit(|x: T, y: T| flag::<T>(x == y)),
        B::IsNe => v.visit(|x: T, y: T| flag::<T>(x != y)),
        _ => return None,
    })
}
