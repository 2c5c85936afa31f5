//! The list of semirings that have specialised bodies: the ones that real algorithms use.
//!
//! Needs: a built-in semiring and operands of its type (operands the multiply does not look at
//! may have any type). Gives: [`visit`], which hands multiply, add and the test for a final value
//! to a visitor as inlinable functions, and [`visit_operator`] for an operator alone.
//! Cost: about 60 rows; each visitor makes as many instances of its kernel, for 32-bit indices
//! only (64-bit ones run the erased body).
//! The meaning is that of `ops::apply`; tests/engine.rs compares these bodies with the erased tier.

use num_traits::{Float, PrimInt, WrappingAdd, WrappingMul};

use super::Order;
use crate::kernel::closures::{self, Bodies, Closures};
use crate::ops::{BinaryCode as B, BinaryOp, Semiring};
use crate::storage::Store;
use crate::types::{Element, Scalar, Type, TypeCode as T};

/// Takes a specialised semiring. `mul` is given the inner index too, for positional operators.
pub trait Visitor: Sized {
    /// What the visit gives.
    type Out;
    /// Called once. `X` or `Y` is `()` when the multiply does not look at that side.
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Self::Out;
    /// Called once instead, with a semiring of closures.
    ///
    /// # Safety
    /// The closures are those that the bodies were compiled for.
    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Self::Out;
}

/// A side of a multiply: values of a type, or not looked at.
pub trait Side: Copy + Send + Sync + 'static {
    /// Whether values are looked at.
    const IS_READ: bool;
}
impl Side for () {
    const IS_READ: bool = false;
}
impl<S: Element> Side for S {
    const IS_READ: bool = true;
}

/// Hands semiring `s` to `v`, if it is in the list and the operands have its types.
pub fn visit<V: Visitor>(s: &Semiring, a: &Store, b: &Store, order: Order, v: V) -> Option<V::Out> {
    visit_types(s, &a.ty, &b.ty, order, v)
}

/// As [`visit`], of operands of these types.
pub fn visit_types<V: Visitor>(s: &Semiring, a: &Type, b: &Type, order: Order, v: V) -> Option<V::Out> {
    let (for_x, for_y) = if order == Order::Straight { (a, b) } else { (b, a) };
    let (add, mul, ty) = match s {
        Semiring::Builtin { add, mul, ty } => (*add, *mul, *ty),
        Semiring::User(s) => {
            let (bodies, closures) = closures::of(s)?;
            let fits = *for_x == s.mul().xtype() && *for_y == s.mul().ytype();
            // SAFETY: a semiring's closures and its bodies belong together.
            return fits.then(|| unsafe { v.call(bodies, closures) });
        }
    };
    let op = s.mul();
    let fits = |used: bool, have: &Type| !used || *have == Type::from(ty);
    if !fits(op.uses_x(), for_x) || !fits(op.uses_y(), for_y) {
        return None;
    }
    match ty {
        T::Bool => on_bool(add, mul, v),
        T::Int32 => on_integer::<i32, V>(add, mul, v),
        T::Int64 => on_integer::<i64, V>(add, mul, v),
        T::UInt32 => on_integer::<u32, V>(add, mul, v),
        T::UInt64 => on_integer::<u64, V>(add, mul, v),
        T::FP32 => on_real::<f32, V>(add, mul, v),
        T::FP64 => on_real::<f64, V>(add, mul, v),
        T::Int8 | T::Int16 | T::UInt8 | T::UInt16 | T::FC32 | T::FC64 => None,
    }
}

/// Whether [`visit`] finds semiring `s` for operands of these types.
pub fn has(s: &Semiring, a: &Type, b: &Type, order: Order) -> bool {
    struct Found;
    impl Visitor for Found {
        type Out = ();
        fn visit<X: Side, Y: Side, Z: Element>(
            self,
            _: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
            _: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
            _: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
        ) {
        }

        unsafe fn call(self, _: &Bodies, _: Closures) {}
    }
    visit_types(s, a, b, order, Found).is_some()
}

/// Hands operator `op` alone to `v`, as that of a semiring which multiplies by it, if there is one in the list and the
/// operands have its types.
pub fn visit_operator<V: Visitor>(op: &BinaryOp, a: &Store, b: &Store, v: V) -> Option<V::Out> {
    let BinaryOp::Builtin(mul, ty) = *op else { return None };
    if matches!(ty, T::FC32 | T::FC64) {
        return None;
    }
    let add = match (mul, ty) {
        (B::LAnd | B::First | B::Second | B::Pair, T::Bool) => B::LOr,
        (_, T::Bool) => return None,
        (B::Plus, _) => B::Min,
        (B::Times | B::First | B::Second | B::Pair, _) => B::Plus,
        (_, _) => return None,
    };
    visit(&Semiring::builtin(add, mul, ty), a, b, Order::Straight, v)
}

/// Whether a sum in this list is its last product, whatever came before.
pub fn keeps_last(s: &Semiring) -> bool {
    let Semiring::Builtin { add: B::Any, mul, ty } = s else { return false };
    *ty != T::Bool && matches!(mul, B::FirstJ | B::SecondI | B::First | B::Second)
}

fn never<Z>(_: Z) -> bool {
    false
}

fn on_bool<V: Visitor>(add: B, mul: B, v: V) -> Option<V::Out> {
    Some(match (add, mul) {
        (B::LOr, B::LAnd) => v.visit(|x: bool, y: bool, _| x & y, |a: bool, b| a | b, |z| z),
        (B::LOr, B::First) => v.visit(|x: bool, (), _| x, |a: bool, b| a | b, |z| z),
        (B::LOr, B::Second) => v.visit(|(), y: bool, _| y, |a: bool, b| a | b, |z| z),
        (B::Any, B::Pair) => v.visit(|(), (), _| true, |a: bool, _| a, |_| true),
        // Not the row above: sums may start with the neutral false (`kernel::push`).
        (B::LOr, B::Pair) => v.visit(|(), (), _| true, |a: bool, b| a | b, |_| true),
        (_, _) => return None,
    })
}

trait Integer: Scalar + PrimInt + WrappingAdd + WrappingMul {}
impl<S: Scalar + PrimInt + WrappingAdd + WrappingMul> Integer for S {}

fn on_integer<S: Integer, V: Visitor>(add: B, mul: B, v: V) -> Option<V::Out> {
    let is_least = |z: S| z == S::min_value();
    Some(match (add, mul) {
        (B::Plus, B::Times) => v.visit(|x: S, y: S, _| x.wrapping_mul(&y), |a: S, b| a.wrapping_add(&b), never),
        (B::Plus, B::First) => v.visit(|x: S, (), _| x, |a: S, b| a.wrapping_add(&b), never),
        (B::Plus, B::Second) => v.visit(|(), y: S, _| y, |a: S, b| a.wrapping_add(&b), never),
        (B::Plus, B::Pair) => v.visit(|(), (), _| S::one(), |a: S, b| a.wrapping_add(&b), never),
        (B::Min, B::Plus) => v.visit(|x: S, y: S, _| x.wrapping_add(&y), |a: S, b| Ord::min(a, b), is_least),
        (B::Min, B::First) => v.visit(|x: S, (), _| x, |a: S, b| Ord::min(a, b), is_least),
        (B::Min, B::Second) => v.visit(|(), y: S, _| y, |a: S, b| Ord::min(a, b), is_least),
        (B::Min, B::FirstJ | B::SecondI) => v.visit(|(), (), k| index::<S>(k), |a: S, b| Ord::min(a, b), is_least),
        // Any of the products is right; the last one spares a look at those before.
        (B::Any, B::FirstJ | B::SecondI) => v.visit(|(), (), k| index::<S>(k), |_: S, b| b, |_| true),
        (B::Any, B::First) => v.visit(|x: S, (), _| x, |_: S, b| b, |_| true),
        (B::Any, B::Second) => v.visit(|(), y: S, _| y, |_: S, b| b, |_| true),
        (_, _) => return None,
    })
}

/// A position as the positional operators give it: INT64, or cut to INT32.
fn index<S: PrimInt>(k: usize) -> S {
    S::from(k).unwrap_or_else(|| S::from(k & (i32::MAX as usize)).unwrap_or_else(S::zero))
}

fn on_real<S: Scalar + Float, V: Visitor>(add: B, mul: B, v: V) -> Option<V::Out> {
    let is_least = |z: S| z == S::neg_infinity();
    Some(match (add, mul) {
        (B::Plus, B::Times) => v.visit(|x: S, y: S, _| x * y, |a: S, b| a + b, never),
        (B::Plus, B::First) => v.visit(|x: S, (), _| x, |a: S, b| a + b, never),
        (B::Plus, B::Second) => v.visit(|(), y: S, _| y, |a: S, b| a + b, never),
        (B::Plus, B::Pair) => v.visit(|(), (), _| S::one(), |a: S, b| a + b, never),
        (B::Min, B::Plus) => v.visit(|x: S, y: S, _| x + y, |a: S, b| Float::min(a, b), is_least),
        (B::Min, B::First) => v.visit(|x: S, (), _| x, |a: S, b| Float::min(a, b), is_least),
        (B::Min, B::Second) => v.visit(|(), y: S, _| y, |a: S, b| Float::min(a, b), is_least),
        (B::Max, B::Plus) => v.visit(|x: S, y: S, _| x + y, |a: S, b| Float::max(a, b), |z: S| z == S::infinity()),
        (_, _) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two operands only the one whose values are looked at must have the semiring's type, on whichever side it is.
    #[test]
    fn sides_are_told_apart() {
        let [values, pattern] = [Type::of::<i64>(), Type::of::<bool>()];
        for (mul, looked_at) in [(B::First, Order::Straight), (B::Second, Order::Flipped)] {
            let s = Semiring::builtin(B::Min, mul, T::Int64);
            for order in [Order::Straight, Order::Flipped] {
                assert_eq!(has(&s, &values, &pattern, order), order == looked_at, "{mul:?}");
            }
        }
    }
}
