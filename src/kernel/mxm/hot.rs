//! The list of semirings that have specialised bodies: the ones that real algorithms use.
//!
//! Needs: a built-in semiring and operands of its type (operands the multiply does not look at
//! may have any type). Gives: [`visit`], which hands multiply, add and the test for a final value
//! to a visitor as inlinable functions, and [`visit_operator`] for an operator alone.
//! Cost: about 50 rows; each visitor makes as many instances of its kernel, for 32-bit indices
//! only (64-bit ones run the erased body). Types whose bits give the same bits share a row, and so do the two orders of operands,
//! each with the multiply that the other one needs.
//! The meaning is that of `ops::apply`; tests/engine.rs compares these bodies with the erased tier.

use num_traits::{Float, PrimInt, WrappingAdd, WrappingMul};

use super::Order;
use crate::kernel::closures::{self, Bodies, Closures};
use crate::ops::{BinaryCode as B, BinaryOp, Semiring};
use crate::storage::Store;
use crate::types::{Element, Scalar, Type, TypeCode as T};

/// Takes a specialised semiring. `mul` is given the inner index too, for positional operators, and its arguments as the operands
/// were, whichever of the semiring's they are.
pub trait Visitor: Sized {
    /// What the visit gives.
    type Out;
    /// Called once. `X` or `Y` is `()` when the multiply does not look at that side; others are as many bytes as the semiring's
    /// type, and may be another type of them.
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
    let (add, mul, ty) = match s {
        Semiring::Builtin { add, mul, ty } => (*add, *mul, *ty),
        Semiring::User(s) => {
            let (bodies, closures) = closures::of(s, order)?;
            let (for_x, for_y) = if order == Order::Straight { (a, b) } else { (b, a) };
            let fits = *for_x == s.mul().xtype() && *for_y == s.mul().ytype();
            // SAFETY: a semiring's closures and its bodies belong together.
            return fits.then(|| unsafe { v.call(bodies, closures) });
        }
    };
    let mul = match (order, mul) {
        (Order::Straight, mul) | (Order::Flipped, mul @ (B::Plus | B::Times | B::LAnd | B::Pair)) => mul,
        (Order::Flipped, B::First) => B::Second,
        (Order::Flipped, B::Second) => B::First,
        // Either is the inner index.
        (Order::Flipped, B::FirstJ | B::SecondI) => mul,
        (Order::Flipped, _) => return None,
    };
    let op = BinaryOp::Builtin(mul, ty);
    let fits = |used: bool, have: &Type| !used || *have == Type::from(ty);
    if !fits(op.uses_x(), a) || !fits(op.uses_y(), b) {
        return None;
    }
    match (ty, add, mul) {
        (T::Bool, ..) => on_bool(add, mul, v),
        (T::Int32, _, B::FirstJ | B::SecondI) => on_places::<i32, V>(add, v),
        (T::Int64, _, B::FirstJ | B::SecondI) => on_places::<i64, V>(add, v),
        (T::Int32 | T::UInt32, B::Plus | B::Any, _) | (T::FP32, B::Any, _) => on_bits::<u32, V>(add, mul, v),
        (T::Int64 | T::UInt64, B::Plus | B::Any, _) | (T::FP64, B::Any, _) => on_bits::<u64, V>(add, mul, v),
        (T::Int32, ..) => on_integer::<i32, V>(add, mul, v),
        (T::Int64, ..) => on_integer::<i64, V>(add, mul, v),
        (T::UInt32, ..) => on_integer::<u32, V>(add, mul, v),
        (T::UInt64, ..) => on_integer::<u64, V>(add, mul, v),
        (T::FP32, ..) => on_real::<f32, V>(add, mul, v),
        (T::FP64, ..) => on_real::<f64, V>(add, mul, v),
        (T::Int8 | T::Int16 | T::UInt8 | T::UInt16 | T::FC32 | T::FC64, ..) => None,
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

/// What is the same for signed and unsigned integers or, with ANY, for every type of as many bytes.
fn on_bits<S: Integer, V: Visitor>(add: B, mul: B, v: V) -> Option<V::Out> {
    Some(match (add, mul) {
        (B::Plus, B::Times) => v.visit(|x: S, y: S, _| x.wrapping_mul(&y), |a: S, b| a.wrapping_add(&b), never),
        (B::Plus, B::First) => v.visit(|x: S, (), _| x, |a: S, b| a.wrapping_add(&b), never),
        (B::Plus, B::Second) => v.visit(|(), y: S, _| y, |a: S, b| a.wrapping_add(&b), never),
        (B::Plus, B::Pair) => v.visit(|(), (), _| S::one(), |a: S, b| a.wrapping_add(&b), never),
        // Any of the products is right; the last one spares a look at those before.
        (B::Any, B::First) => v.visit(|x: S, (), _| x, |_: S, b| b, |_| true),
        (B::Any, B::Second) => v.visit(|(), y: S, _| y, |_: S, b| b, |_| true),
        (_, _) => return None,
    })
}

fn on_integer<S: Integer, V: Visitor>(add: B, mul: B, v: V) -> Option<V::Out> {
    let is_least = |z: S| z == S::min_value();
    Some(match (add, mul) {
        (B::Min, B::Plus) => v.visit(|x: S, y: S, _| x.wrapping_add(&y), |a: S, b| Ord::min(a, b), is_least),
        (B::Min, B::First) => v.visit(|x: S, (), _| x, |a: S, b| Ord::min(a, b), is_least),
        (B::Min, B::Second) => v.visit(|(), y: S, _| y, |a: S, b| Ord::min(a, b), is_least),
        (_, _) => return None,
    })
}

/// Products that are the inner index.
fn on_places<S: Integer, V: Visitor>(add: B, v: V) -> Option<V::Out> {
    Some(match add {
        B::Min => v.visit(|(), (), k| index::<S>(k), |a: S, b| Ord::min(a, b), |z| z == S::min_value()),
        B::Any => v.visit(|(), (), k| index::<S>(k), |_: S, b| b, |_| true),
        _ => return None,
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
    use crate::kernel::erased::pipe::cast_value;
    use crate::ops::apply::{self, BinaryVisitor};
    use crate::ops::law;

    /// As bytes: what a row gives for the left and the right value and an inner index of 7, that added to `sum`, and whether it is final.
    struct Row<'a>([&'a [u8]; 2], &'a [u8]);

    fn read<S: Copy>(bytes: &[u8]) -> S {
        assert!([0, bytes.len()].contains(&size_of::<S>()));
        // SAFETY: a value of as many bytes, or of none.
        unsafe { bytes.as_ptr().cast::<S>().read_unaligned() }
    }

    fn bytes<S: Copy>(z: S) -> Vec<u8> {
        // SAFETY: `z` is a number.
        unsafe { std::slice::from_raw_parts((&raw const z).cast(), size_of::<S>()) }.to_vec()
    }

    impl Visitor for Row<'_> {
        type Out = (Vec<u8>, Vec<u8>, bool);
        fn visit<X: Side, Y: Side, Z: Element>(
            self,
            mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
            add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
            is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
        ) -> Self::Out {
            let (z, sum) = (mul(read(self.0[0]), read(self.0[1]), 7), read(self.1));
            (bytes(z), bytes(add(sum, z)), is_final(sum))
        }

        unsafe fn call(self, _: &Bodies, _: Closures) -> Self::Out {
            unreachable!("there are no closures")
        }
    }

    /// What an operator gives.
    struct Meaning<'a>(&'a [u8], &'a [u8]);
    impl BinaryVisitor for Meaning<'_> {
        type Out = Vec<u8>;
        fn visit<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z>(self, f: F) -> Vec<u8> {
            bytes(f(read(self.0), read(self.1)))
        }
    }

    /// Every row against the meaning of its operators, with operands in either order.
    #[test]
    fn rows_mean_what_their_operators_do() {
        let types = [T::Bool, T::Int32, T::Int64, T::UInt32, T::UInt64, T::FP32, T::FP64, T::Int8, T::FC64];
        let [adds, muls] = [
            &[B::Plus, B::Min, B::Max, B::Any, B::LOr][..],
            &[B::Plus, B::Times, B::LAnd, B::First, B::Second, B::Pair, B::Minus, B::FirstJ, B::SecondI, B::FirstI],
        ];
        let mut rows = 0;
        for (ty, add, mul) in
            types.iter().flat_map(|ty| adds.iter().flat_map(move |add| muls.iter().map(move |mul| (*ty, *add, *mul))))
        {
            let is_place = mul.is_positional();
            if !law::has_monoid(add, ty) || !(law::has_binary(mul, ty) || is_place && matches!(ty, T::Int32 | T::Int64)) {
                continue;
            }
            let (s, of) = (Semiring::builtin(add, mul, ty), Type::from(ty));
            let cast = |from: &Type, x: &[u8]| cast_value(from, x, &of).unwrap().to_vec();
            let whole = [0, 1, -1, 3, i64::MIN, i64::MAX].map(|x: i64| cast(&Type::of::<i64>(), &x.to_ne_bytes()));
            let real = [2.5, f64::INFINITY, f64::NEG_INFINITY].map(|x| cast(&Type::of::<f64>(), &x.to_ne_bytes()));
            let values = [&whole[..], &real].concat();
            for order in [Order::Straight, Order::Flipped] {
                rows += usize::from(visit_types(&s, &of, &of, order, Row([&values[0]; 2], &values[0])).is_some());
                for (l, r) in values.iter().flat_map(|l| values.iter().map(move |r| (l, r))) {
                    let (x, y) = if order == Order::Straight { (l, r) } else { (r, l) };
                    let product = match is_place {
                        true => cast(&Type::of::<i64>(), &7i64.to_ne_bytes()),
                        false => apply::visit_binary(mul, ty, Meaning(x, y)).unwrap(),
                    };
                    for sum in &values {
                        let Some((z, added, is_final)) = visit_types(&s, &of, &of, order, Row([l, r], sum)) else { continue };
                        let told = format!("{add:?} {mul:?} {ty:?} {order:?} of {l:?} and {r:?}, with {sum:?}");
                        let is_nan = |z: &[u8]| !is_number(ty, z);
                        assert!(z == product || is_nan(&z) && is_nan(&product), "{told}: {z:?}, not {product:?}");
                        let want = apply::visit_monoid(add, ty, Meaning(sum, &z)).unwrap();
                        let is_any = add == B::Any && [sum, &z].contains(&&added);
                        assert!(is_any || added == want || is_nan(&added) && is_nan(&want), "{told}: {added:?}, not {want:?}");
                        // Sums of pairs are a pair, or count them.
                        let is_sum = mul != B::Pair || *sum == z;
                        assert!(!is_final || !is_sum || add == B::Any || added == *sum, "{told}: final, and {added:?}");
                    }
                }
            }
        }
        // 5 of BOOL; 13 or, without places, 9 of integers; 10 of reals.
        assert_eq!(rows, 2 * (5 + 2 * 13 + 2 * 9 + 2 * 10), "semirings of the list");
    }

    /// Whether a value is one that equals itself.
    fn is_number(ty: T, z: &[u8]) -> bool {
        match ty {
            T::FP32 => !read::<f32>(z).is_nan(),
            T::FP64 => !read::<f64>(z).is_nan(),
            _ => true,
        }
    }

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
