//! The operators of the predefined monoids by class of type.
//!
//! Needs: the arithmetic of the sibling files. Gives: one function per class that hands the
//! operator's function to a visitor. [`super::binary`] takes these operators from here, so each
//! has its meaning once. Cost: see [`super`].
//! ANY gives its first argument, which the specification of the extension leaves open.

use num_complex::Complex;
use num_traits::Float;

use super::BinaryVisitor;
use super::integer::Integer;
use super::real::Real;
use crate::ops::code::BinaryCode as B;
use crate::types::Scalar;

pub(super) fn on_bool<V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::LOr => v.visit(|x: bool, y: bool| x | y),
        B::LAnd => v.visit(|x: bool, y: bool| x & y),
        B::LXor => v.visit(|x: bool, y: bool| x ^ y),
        B::LXnor => v.visit(|x: bool, y: bool| x == y),
        _ => return any::<bool, V>(op, v),
    })
}

pub(super) fn on_integer<T: Integer, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::Plus => v.visit(|x: T, y: T| x.wrapping_add(&y)),
        B::Times => v.visit(|x: T, y: T| x.wrapping_mul(&y)),
        B::Min => v.visit(|x: T, y: T| Ord::min(x, y)),
        B::Max => v.visit(|x: T, y: T| Ord::max(x, y)),
        _ => return any::<T, V>(op, v),
    })
}

pub(super) fn on_unsigned<T: Integer, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    match op {
        B::BOr | B::BAnd | B::BXor | B::BXnor => bitwise::<T, V>(op, v),
        _ => on_integer::<T, V>(op, v),
    }
}

pub(super) fn bitwise<T: Integer, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::BOr => v.visit(|x: T, y: T| x | y),
        B::BAnd => v.visit(|x: T, y: T| x & y),
        B::BXor => v.visit(|x: T, y: T| x ^ y),
        B::BXnor => v.visit(|x: T, y: T| !(x ^ y)),
        _ => return None,
    })
}

/// MIN and MAX are C's fmin and fmax: a NaN gives way to a number.
pub(super) fn on_real<T: Real, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    Some(match op {
        B::Plus => v.visit(|x: T, y: T| x + y),
        B::Times => v.visit(|x: T, y: T| x * y),
        B::Min => v.visit(|x: T, y: T| Float::min(x, y)),
        B::Max => v.visit(|x: T, y: T| Float::max(x, y)),
        _ => return any::<T, V>(op, v),
    })
}

pub(super) fn on_complex<T: Real, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out>
where
    Complex<T>: Scalar,
{
    Some(match op {
        B::Plus => v.visit(|x: Complex<T>, y: Complex<T>| x + y),
        B::Times => v.visit(|x: Complex<T>, y: Complex<T>| x * y),
        _ => return any::<Complex<T>, V>(op, v),
    })
}

fn any<T: Scalar, V: BinaryVisitor>(op: B, v: V) -> Option<V::Out> {
    match op {
        B::Any => Some(v.visit(|x: T, _: T| x)),
        _ => None,
    }
}
