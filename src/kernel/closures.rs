//! Operators and semirings of Rust closures: the kernels' loops, compiled where the closures are written.
//!
//! Needs: closures that are `Copy`, on element types of any size. Gives: [`binary`], [`unary`], [`index_unary`] and [`semiring`]; [`Bodies`] for `mxm::hot`.
//! Cost: making one, a few small blocks. Products with such a semiring run the bodies that predefined ones run; everything else
//! that takes an operator runs a loop over slices with the closure inlined.
//! Each semiring adds about 60 KB to the program that makes it.

use std::any::{Any, TypeId};
use std::ffi::c_void;
use std::mem::transmute_copy;

use super::mxm::Order;
use super::mxm::hot::Visitor;
use super::mxm::typed::{MakeAxpy, MakeDot};
use super::mxm::{batch, listed, strip};
use super::mxv::{MakeTyped, Pulled};
use super::push;
use crate::error::Result;
use crate::mem::Buf;
use crate::ops::{BinaryLoops, BinaryOp, Closure, IndexUnaryOp, Monoid, Semiring, UnaryOp, UserSemiring};
use crate::storage::Store;
use crate::types::{Datum, Element};

/// The bodies of a semiring's closures M and A: what `Visitor::visit` makes of them.
/// Invariant: each is called with the closures of the semiring that the table belongs to (CLOSURE-1).
pub struct Bodies {
    pub(super) axpy: unsafe fn(MakeAxpy<'_, '_, u32>, Closures) -> Result<Store>,
    pub(super) dot: unsafe fn(MakeDot<'_, '_, u32>, Closures) -> Result<Store>,
    pub(super) pull: unsafe fn(MakeTyped<'_, '_>, Closures) -> Result<Pulled>,
    pub(super) push: unsafe fn(push::Job<'_>, Closures) -> Result<Store>,
    pub(super) listed: unsafe fn(listed::Job<'_>, Closures) -> Result<Store>,
    pub(super) narrow_a: unsafe fn(strip::NarrowA<'_>, Closures) -> Result<Store>,
    pub(super) narrow_b: unsafe fn(strip::NarrowB<'_>, Closures) -> Result<Store>,
    pub(super) batch: unsafe fn(batch::Pull<'_>, Closures) -> Result<Store>,
}

/// Where the multiply and the addition of a semiring lie.
#[derive(Clone, Copy)]
pub struct Closures {
    mul: *const c_void,
    add: *const c_void,
    /// Which operand the multiply takes first.
    order: Order,
}

/// The bodies and closures of a semiring, if it has them.
pub(super) fn of(s: &UserSemiring, order: Order) -> Option<(&'static Bodies, Closures)> {
    let bodies = s.bodies()?.downcast_ref::<Bodies>()?;
    Some((bodies, Closures { mul: s.mul().closure()?.at(), add: s.add().op().closure()?.at(), order }))
}

/// # Safety
/// The closures are an M and an A.
unsafe fn visit<V: Visitor, X: Element, Y: Element, Z: Element, M, A>(v: V, closures: Closures) -> V::Out
where
    M: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
    A: Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
{
    match closures.order {
        // SAFETY: the caller's promise.
        Order::Straight => unsafe { straight::<V, X, Y, Z, M, A>(v, closures) },
        Order::Flipped => {
            // SAFETY: as above; they are `Copy`.
            let (mul, add) = unsafe { (closures.mul.cast::<M>().read(), closures.add.cast::<A>().read()) };
            v.visit(move |y: Y, x: X, _| mul(x, y), add, |_| false)
        }
    }
}

/// For visitors whose operands are never exchanged: half as much to compile.
///
/// # Safety
/// As above.
unsafe fn straight<V: Visitor, X: Element, Y: Element, Z: Element, M, A>(v: V, closures: Closures) -> V::Out
where
    M: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
    A: Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
{
    assert!(closures.order == Order::Straight, "these bodies take operands as they are multiplied");
    // SAFETY: the caller's promise; they are `Copy`.
    let (mul, add) = unsafe { (closures.mul.cast::<M>().read(), closures.add.cast::<A>().read()) };
    v.visit(move |x: X, y: Y, _| mul(x, y), add, |_| false)
}

#[expect(clippy::undocumented_unsafe_blocks, reason = "one for all: these are called with an M and an A (`Bodies`)")]
const fn bodies<X: Element, Y: Element, Z: Element, M, A>() -> Bodies
where
    M: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
    A: Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
{
    Bodies {
        axpy: |v, c| unsafe { visit::<_, X, Y, Z, M, A>(v, c) },
        dot: |v, c| unsafe { straight::<_, X, Y, Z, M, A>(v, c) },
        pull: |v, c| unsafe { visit::<_, X, Y, Z, M, A>(v, c) },
        push: |v, c| unsafe { visit::<_, X, Y, Z, M, A>(v, c) },
        listed: |v, c| unsafe { visit::<_, X, Y, Z, M, A>(v, c) },
        narrow_a: |v, c| unsafe { straight::<_, X, Y, Z, M, A>(v, c) },
        narrow_b: |v, c| unsafe { straight::<_, X, Y, Z, M, A>(v, c) },
        batch: |v, c| unsafe { straight::<_, X, Y, Z, M, A>(v, c) },
    }
}

/// The operator z = f(x, y).
pub fn binary<X: Element, Y: Element, Z: Element, F>(f: F) -> Result<BinaryOp>
where
    F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
{
    let types = [Z::run_time_type()?, X::run_time_type()?, Y::run_time_type()?];
    let is_one_type = TypeId::of::<X>() == TypeId::of::<Z>() && TypeId::of::<Y>() == TypeId::of::<Z>();
    let loops = BinaryLoops { each: each::<X, Y, Z, F>, fold: is_one_type.then_some(fold::<X, Y, Z, F>) };
    BinaryOp::of_closure(Closure::new(kept(f)?, loops), types)
}

/// The operator z = f(x).
pub fn unary<X: Element, Z: Element, F>(f: F) -> Result<UnaryOp>
where
    F: Fn(X) -> Z + Copy + Send + Sync + 'static,
{
    UnaryOp::of_closure(Closure::new(kept(f)?, each_one::<X, Z, F>), [Z::run_time_type()?, X::run_time_type()?])
}

/// The operator z = f(x, i, j, thunk).
pub fn index_unary<X: Element, S: Element, Z: Element, F>(f: F) -> Result<IndexUnaryOp>
where
    F: Fn(X, u64, u64, S) -> Z + Copy + Send + Sync + 'static,
{
    let types = [Z::run_time_type()?, X::run_time_type()?, S::run_time_type()?];
    IndexUnaryOp::of_closure(Closure::new(kept(f)?, each_place::<X, S, Z, F>), types)
}

/// The bytes of a closure, in a block that is aligned for it.
fn kept<F: Copy + Send + Sync + 'static>(f: F) -> Result<Buf<u8>> {
    const { assert!(align_of::<F>() <= 16, "blocks are aligned to 16 bytes") };
    let mut bytes = Buf::<u8>::zeroed(size_of::<F>().max(1))?;
    // SAFETY: the block is aligned to 16 bytes and large enough.
    unsafe { bytes.as_mut_ptr().cast::<F>().write(f) };
    Ok(bytes)
}

/// The semiring that multiplies by `mul` and adds by `add`, which is associative and commutative and has this identity.
pub fn semiring<X: Element, Y: Element, Z: Element, M, A>(add: A, identity: Z, mul: M) -> Result<Semiring>
where
    M: Fn(X, Y) -> Z + Copy + Send + Sync + 'static,
    A: Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
{
    let bodies: &'static (dyn Any + Send + Sync) = const { &bodies::<X, Y, Z, M, A>() };
    let add = Monoid::try_new(&binary(add)?, &Datum::try_of(&identity)?, None)?;
    Semiring::of_closures(add, binary(mul)?, bodies)
}

/// # Safety
/// LANES-1; the closure is an F (CLOSURE-1).
unsafe fn each<X: Element, Y: Element, Z: Element, F: Fn(X, Y) -> Z + Copy>(
    f: *const c_void,
    z: *mut u8,
    x: *const u8,
    y: *const u8,
    n: usize,
    iso: [bool; 2],
) {
    let (z, x, y) = (z.cast::<Z>(), x.cast::<X>(), y.cast::<Y>());
    // SAFETY: the caller's promise.
    unsafe {
        let f = f.cast::<F>().read();
        match iso {
            [false, false] => (0..n).for_each(|k| z.add(k).write(f(x.add(k).read(), y.add(k).read()))),
            [true, false] => (0..n).for_each(|k| z.add(k).write(f(x.read(), y.add(k).read()))),
            [false, true] => (0..n).for_each(|k| z.add(k).write(f(x.add(k).read(), y.read()))),
            [true, true] => (0..n).for_each(|k| z.add(k).write(f(x.read(), y.read()))),
        }
    }
}

/// # Safety
/// ADDER-1; the closure is an F (CLOSURE-1), and X, Y and Z are one type.
unsafe fn fold<X: Element, Y: Element, Z: Element, F: Fn(X, Y) -> Z + Copy>(
    f: *const c_void,
    acc: *mut u8,
    x: *const u8,
    n: usize,
) {
    let (acc, x) = (acc.cast::<X>(), x.cast::<Y>());
    // SAFETY: the caller's promise; a Z is an X.
    unsafe {
        let f = f.cast::<F>().read();
        let sum = (0..n).fold(acc.read(), |sum, k| transmute_copy(&f(sum, x.add(k).read())));
        acc.write(sum);
    }
}

/// # Safety
/// LANES-1; the closure is an F (CLOSURE-1).
unsafe fn each_one<X: Element, Z: Element, F: Fn(X) -> Z + Copy>(f: *const c_void, z: *mut u8, x: *const u8, n: usize) {
    let (z, x) = (z.cast::<Z>(), x.cast::<X>());
    // SAFETY: the caller's promise.
    unsafe {
        let f = f.cast::<F>().read();
        (0..n).for_each(|k| z.add(k).write(f(x.add(k).read())));
    }
}

/// # Safety
/// LANES-1, for as many values as there are places; `thunk` is one aligned S; the closure is an F (CLOSURE-1).
unsafe fn each_place<X: Element, S: Element, Z: Element, F: Fn(X, u64, u64, S) -> Z + Copy>(
    f: *const c_void,
    z: *mut u8,
    x: *const u8,
    thunk: *const u8,
    at: &[(u64, u64)],
) {
    let (z, x) = (z.cast::<Z>(), x.cast::<X>());
    // SAFETY: the caller's promise.
    unsafe {
        let (f, thunk) = (f.cast::<F>().read(), thunk.cast::<S>().read());
        at.iter().enumerate().for_each(|(k, (i, j))| z.add(k).write(f(x.add(k).read(), *i, *j, thunk)));
    }
}
