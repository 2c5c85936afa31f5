//! Operators as functions on slices.
//!
//! Needs: an operator of `ops`. Gives: [`Bin`], [`Un`], [`IndexUn`].
//! Cost: one call per slice; built-in operators are inlined into their loop (one instance per
//! opcode and type, 0.2 to 1 KB each); user functions are called per entry.
//! Invariants: LANES-2 a [`Bin`] is used only while the operator that it was made of lives, whose theta it points to.
//! LANES-1: callers pass pointers to as many values of the operator's types as they
//! say (one where a side is iso), aligned, and `z` does not overlap `x` or `y` unless equal.

use std::ffi::c_void;

use crate::error::{Error, ErrorKind, Result};
use crate::ops::apply::{self, BinaryVisitor, IndexValueVisitor, UnaryVisitor};
use crate::ops::{
    BinaryCode, BinaryFn, BinaryLoops, BinaryOp, Closure, IndexBinaryFn, IndexLoop, IndexUnaryCode, IndexUnaryFn,
    IndexUnaryFunction, IndexUnaryOp, UnaryCode, UnaryFn, UnaryFunction, UnaryLoop, UnaryOp, UserFunction,
};
use crate::types::{Scalar, TypeCode};

/// Which sides of a binary operator are one value for all lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Iso {
    /// Both sides have a value per lane.
    None,
    /// `x` is one value.
    X,
    /// `y` is one value.
    Y,
    /// Both are.
    Both,
}

impl Iso {
    /// From two claims.
    pub fn of(x_is_iso: bool, y_is_iso: bool) -> Iso {
        match (x_is_iso, y_is_iso) {
            (false, false) => Iso::None,
            (true, false) => Iso::X,
            (false, true) => Iso::Y,
            (true, true) => Iso::Both,
        }
    }
}

/// A loop over pairs (LANES-1).
pub type BinSlice = unsafe fn(z: *mut u8, x: *const u8, y: *const u8, n: usize, iso: Iso);
/// A loop over values (LANES-1).
pub type UnSlice = unsafe fn(z: *mut u8, x: *const u8, n: usize);

/// A capture-free closure from its type alone.
pub(super) fn conjure<F: Copy>() -> F {
    const { assert!(size_of::<F>() == 0, "operators capture nothing") };
    // SAFETY: a zero-sized Copy value has no bytes; reading it from a dangling pointer is allowed.
    unsafe { std::ptr::NonNull::<F>::dangling().as_ptr().read() }
}

/// Whether the processor has the vectors that [`bin_wide`] and its kin are compiled for. 2026-11, bench-peer, five operators
/// on tiles in the first cache: 1.12 to 1.22 times as fast as with the baseline's; on operands in memory no faster.
pub(super) fn is_wide() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

#[inline(always)]
unsafe fn bin_loop<X: Copy, Y: Copy, Z, F: Fn(X, Y) -> Z + Copy>(z: *mut u8, x: *const u8, y: *const u8, n: usize, iso: Iso) {
    let f = conjure::<F>();
    let (z, x, y) = (z.cast::<Z>(), x.cast::<X>(), y.cast::<Y>());
    // SAFETY: LANES-1.
    unsafe {
        match iso {
            // In place: where two pointers are one, loads and stores of several values are only combined if that is seen.
            Iso::None if size_of::<X>() == size_of::<Z>() && z.cast_const().cast() == x => {
                (0..n).for_each(|k| z.add(k).write(f(z.add(k).cast::<X>().read(), y.add(k).read())));
            }
            Iso::None => (0..n).for_each(|k| z.add(k).write(f(x.add(k).read(), y.add(k).read()))),
            Iso::X => {
                let x = x.read();
                (0..n).for_each(|k| z.add(k).write(f(x, y.add(k).read())));
            }
            Iso::Y => {
                let y = y.read();
                (0..n).for_each(|k| z.add(k).write(f(x.add(k).read(), y)));
            }
            Iso::Both => (0..n).for_each(|k| z.add(k).write(f(x.read(), y.read()))),
        }
    }
}

/// The same for processors where [`is_wide`]; it is never called on others.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
unsafe fn bin_wide<X: Copy, Y: Copy, Z, F: Fn(X, Y) -> Z + Copy>(z: *mut u8, x: *const u8, y: *const u8, n: usize, iso: Iso) {
    // SAFETY: LANES-1.
    unsafe { bin_loop::<X, Y, Z, F>(z, x, y, n, iso) }
}

struct MakeBin;
impl BinaryVisitor for MakeBin {
    type Out = BinSlice;
    fn visit<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static>(self, _f: F) -> BinSlice {
        if is_wide() { bin_wide::<X, Y, Z, F> } else { bin_loop::<X, Y, Z, F> }
    }
}

/// A binary operator on slices.
#[derive(Clone, Copy)]
pub enum Bin {
    /// A built-in one, inlined into its loop.
    Builtin(BinSlice),
    /// Depends on positions alone; the result is INT32 when `narrow`, else INT64.
    Position {
        /// Which position.
        code: BinaryCode,
        /// INT32 rather than INT64.
        narrow: bool,
    },
    /// A user's function with the sizes of its types.
    User {
        /// The function.
        f: BinaryFn,
        /// Bytes of a result.
        zsize: usize,
        /// Bytes of a first argument.
        xsize: usize,
        /// Bytes of a second argument.
        ysize: usize,
    },
    /// A user's function that looks at places.
    Placed(Placed),
    /// A Rust closure.
    Closure(Called),
}

/// A closure and the loop that calls it (LANES-2, CLOSURE-1).
#[derive(Clone, Copy)]
pub struct Called<L = BinaryLoops> {
    f: *const c_void,
    run: L,
}

impl<L: Copy> Called<L> {
    fn new(c: &Closure<L>) -> Self {
        Called { f: c.at(), run: c.run() }
    }
}

impl Called {
    /// `acc = acc + x[0] + ...`; false, and nothing done, for an operator on more types than one.
    ///
    /// # Safety
    /// ADDER-1, LANES-2.
    pub(super) unsafe fn fold(&self, acc: *mut u8, x: *const u8, n: usize) -> bool {
        // SAFETY: the caller's promise.
        self.run.fold.map(|fold| unsafe { fold(self.f, acc, x, n) }).is_some()
    }
}

// SAFETY: the closure is only read, and may be called from any thread (CLOSURE-1).
unsafe impl<L: Send> Send for Called<L> {}
// SAFETY: as above.
unsafe impl<L: Sync> Sync for Called<L> {}

/// A user's function of two values and their places (LANES-2).
#[derive(Clone, Copy)]
pub struct Placed {
    f: IndexBinaryFn,
    theta: *const c_void,
    /// Bytes of a result, a first and a second argument.
    sizes: [usize; 3],
    where_: Where,
}

// SAFETY: theta is only read (LANES-2), and users' functions are called from any thread.
unsafe impl Send for Placed {}
// SAFETY: as above.
unsafe impl Sync for Placed {}

/// Where the operands of an operator lie, given (i, k, j).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// As in a product: the first at (i, k), the second at (k, j).
    Product,
    /// As in a product that is kept the other way round: (k, i) and (j, k).
    SwappedProduct,
    /// Element by element: both at (i, j).
    Same,
    /// Both at (j, i).
    Swapped,
}

impl Placed {
    /// `z[l] = f(x[l], y[l])` for `l` in `0..n`; `at(l)` gives the places of x and y.
    ///
    /// # Safety
    /// LANES-1.
    pub unsafe fn run(&self, z: *mut u8, x: *const u8, y: *const u8, n: usize, iso: Iso, at: impl Fn(usize) -> [(u64, u64); 2]) {
        let [zsize, xsize, ysize] = self.sizes;
        let xstep = if matches!(iso, Iso::X | Iso::Both) { 0 } else { xsize };
        let ystep = if matches!(iso, Iso::Y | Iso::Both) { 0 } else { ysize };
        for l in 0..n {
            let [(ix, jx), (iy, jy)] = at(l);
            // SAFETY: LANES-1, LANES-2; the user promised that the function works on values of its types.
            unsafe {
                let (z, x, y) = (z.add(l * zsize), x.add(l * xstep), y.add(l * ystep));
                (self.f)(z.cast(), x.cast(), ix, jx, y.cast(), iy, jy, self.theta);
            }
        }
    }

    fn places(&self, (i, k, j): (u64, u64, u64)) -> [(u64, u64); 2] {
        match self.where_ {
            Where::Product => [(i, k), (k, j)],
            Where::SwappedProduct => [(k, i), (j, k)],
            Where::Same => [(i, j); 2],
            Where::Swapped => [(j, i); 2],
        }
    }
}

fn unknown(name: &str) -> Error {
    Error::new(ErrorKind::NotImplemented, format_args!("operator {name} has no meaning for its type"))
}

impl Bin {
    /// The operator's slice form.
    pub fn of(op: &BinaryOp) -> Result<Bin> {
        match op {
            BinaryOp::Builtin(code, ty) if op.is_positional() => {
                Ok(Bin::Position { code: *code, narrow: *ty == TypeCode::Int32 })
            }
            BinaryOp::Builtin(code, ty) => {
                apply::visit_binary(*code, *ty, MakeBin).map(Bin::Builtin).ok_or_else(|| unknown(code.name()))
            }
            BinaryOp::User(u) => {
                let sizes @ [zsize, xsize, ysize] = [op.ztype(), op.xtype(), op.ytype()].map(|ty| ty.size());
                Ok(match u.function() {
                    UserFunction::Values(f) => Bin::User { f: *f, zsize, xsize, ysize },
                    UserFunction::Closure(c) => Bin::Closure(Called::new(c)),
                    UserFunction::Places(places) => Bin::Placed(Placed {
                        f: places.function(),
                        theta: places.theta().as_ptr().cast(),
                        sizes,
                        where_: if places.are_swapped() { Where::SwappedProduct } else { Where::Product },
                    }),
                })
            }
        }
    }

    /// Whether a user's function is called.
    #[must_use]
    pub fn is_user(&self) -> bool {
        matches!(self, Bin::User { .. } | Bin::Placed(_) | Bin::Closure(_))
    }

    /// The operator for element-wise use, where both operands lie at (i, j).
    #[must_use]
    pub fn elementwise(self) -> Bin {
        if let Bin::Placed(placed) = self {
            let where_ = if placed.where_ == Where::Product { Where::Same } else { Where::Swapped };
            return Bin::Placed(Placed { where_, ..placed });
        }
        let Bin::Position { code, narrow } = self else { return self };
        // `run` takes the first operand to lie at (i, k) and the second at (k, j), as in a product.
        let code = match code {
            BinaryCode::FirstJ => BinaryCode::SecondJ,
            BinaryCode::FirstJ1 => BinaryCode::SecondJ1,
            BinaryCode::SecondI => BinaryCode::FirstI,
            BinaryCode::SecondI1 => BinaryCode::FirstI1,
            other => other,
        };
        Bin::Position { code, narrow }
    }

    /// `z[k] = op(x[k], y[k])` for `k` in `0..n`; `at(k)` gives the positions (i, k, j).
    ///
    /// # Safety
    /// LANES-1.
    #[inline]
    pub unsafe fn run(&self, z: *mut u8, x: *const u8, y: *const u8, n: usize, iso: Iso, at: impl Fn(usize) -> (u64, u64, u64)) {
        match *self {
            // SAFETY: LANES-1.
            Bin::Builtin(f) => unsafe { f(z, x, y, n, iso) },
            Bin::Position { code, narrow } => {
                let write = |lane: usize| {
                    let (i, k, j) = at(lane);
                    // SAFETY: LANES-1: z has room for n results.
                    unsafe { write_int(z, lane, apply::position_binary(code, i, k, j), narrow) };
                };
                (0..n).for_each(write);
            }
            // SAFETY: LANES-1.
            Bin::Placed(placed) => unsafe { placed.run(z, x, y, n, iso, |lane| placed.places(at(lane))) },
            Bin::Closure(called) => {
                let iso = [matches!(iso, Iso::X | Iso::Both), matches!(iso, Iso::Y | Iso::Both)];
                // SAFETY: LANES-1, LANES-2.
                unsafe { (called.run.each)(called.f, z, x, y, n, iso) };
            }
            Bin::User { f, zsize, xsize, ysize } => {
                let xstep = if matches!(iso, Iso::X | Iso::Both) { 0 } else { xsize };
                let ystep = if matches!(iso, Iso::Y | Iso::Both) { 0 } else { ysize };
                for k in 0..n {
                    // SAFETY: LANES-1; the user promised that the function works on values of its types.
                    unsafe { f(z.add(k * zsize).cast::<c_void>(), x.add(k * xstep).cast(), y.add(k * ystep).cast()) };
                }
            }
        }
    }
}

/// Writes an integer result at `lane`.
///
/// # Safety
/// `z` has room for `lane + 1` integers of the width and is aligned for them.
unsafe fn write_int(z: *mut u8, lane: usize, value: i64, narrow: bool) {
    // SAFETY: the caller's promise.
    unsafe { if narrow { z.cast::<i32>().add(lane).write(value as i32) } else { z.cast::<i64>().add(lane).write(value) } }
}

#[inline(always)]
unsafe fn un_loop<X: Copy, Z, F: Fn(X) -> Z + Copy>(z: *mut u8, x: *const u8, n: usize) {
    let f = conjure::<F>();
    let (z, x) = (z.cast::<Z>(), x.cast::<X>());
    // SAFETY: LANES-1.
    (0..n).for_each(|k| unsafe { z.add(k).write(f(x.add(k).read())) });
}

/// As [`bin_wide`].
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
unsafe fn un_wide<X: Copy, Z, F: Fn(X) -> Z + Copy>(z: *mut u8, x: *const u8, n: usize) {
    // SAFETY: LANES-1.
    unsafe { un_loop::<X, Z, F>(z, x, n) }
}

struct MakeUn;
impl UnaryVisitor for MakeUn {
    type Out = UnSlice;
    fn visit<X: Scalar, Z: Scalar, F: Fn(X) -> Z + Copy + Send + Sync + 'static>(self, _f: F) -> UnSlice {
        if is_wide() { un_wide::<X, Z, F> } else { un_loop::<X, Z, F> }
    }
}

/// A unary operator on slices.
#[derive(Clone, Copy)]
pub enum Un {
    /// A built-in one.
    Builtin(UnSlice),
    /// Depends on positions alone.
    Position {
        /// Which position.
        code: UnaryCode,
        /// INT32 rather than INT64.
        narrow: bool,
    },
    /// A user's function with the sizes of its types.
    User {
        /// The function.
        f: UnaryFn,
        /// Bytes of a result.
        zsize: usize,
        /// Bytes of an argument.
        xsize: usize,
    },
    /// A Rust closure.
    Closure(Called<UnaryLoop>),
}

impl Un {
    /// The operator's slice form.
    pub fn of(op: &UnaryOp) -> Result<Un> {
        match op {
            UnaryOp::Builtin(code, ty) if op.xtype().is_none() => {
                Ok(Un::Position { code: *code, narrow: *ty == TypeCode::Int32 })
            }
            UnaryOp::Builtin(code, ty) => {
                apply::visit_unary(*code, *ty, MakeUn).map(Un::Builtin).ok_or_else(|| unknown(code.name()))
            }
            UnaryOp::User(u) => Ok(match u.function() {
                UnaryFunction::Value(f) => {
                    Un::User { f: *f, zsize: op.ztype().size(), xsize: op.xtype().map_or(0, |t| t.size()) }
                }
                UnaryFunction::Closure(c) => Un::Closure(Called::new(c)),
            }),
        }
    }

    /// Whether a user's function is called.
    #[must_use]
    pub fn is_user(&self) -> bool {
        matches!(self, Un::User { .. } | Un::Closure(_))
    }

    /// `z[k] = op(x[k])`; `at(k)` gives the position (i, j).
    ///
    /// # Safety
    /// LANES-1.
    pub unsafe fn run(&self, z: *mut u8, x: *const u8, n: usize, at: impl Fn(usize) -> (u64, u64)) {
        match *self {
            // SAFETY: LANES-1.
            Un::Builtin(f) => unsafe { f(z, x, n) },
            // SAFETY: LANES-1, LANES-2.
            Un::Closure(called) => unsafe { (called.run)(called.f, z, x, n) },
            Un::Position { code, narrow } => {
                for k in 0..n {
                    let (i, j) = at(k);
                    // SAFETY: LANES-1.
                    unsafe { write_int(z, k, apply::position_unary(code, i, j), narrow) };
                }
            }
            Un::User { f, zsize, xsize } => {
                for k in 0..n {
                    // SAFETY: LANES-1 and the user's promise.
                    unsafe { f(z.add(k * zsize).cast(), x.add(k * xsize).cast()) };
                }
            }
        }
    }
}

type ValueSlice = unsafe fn(z: *mut u8, x: *const u8, thunk: *const u8, n: usize);

unsafe fn value_loop<X: Copy, F: Fn(X, X) -> bool + Copy>(z: *mut u8, x: *const u8, thunk: *const u8, n: usize) {
    let f = conjure::<F>();
    // SAFETY: LANES-1; the thunk is one aligned value.
    unsafe {
        let thunk = thunk.cast::<X>().read();
        (0..n).for_each(|k| z.add(k).write(u8::from(f(x.cast::<X>().add(k).read(), thunk))));
    }
}

struct MakeValue;
impl IndexValueVisitor for MakeValue {
    type Out = ValueSlice;
    fn visit<X: Scalar, F: Fn(X, X) -> bool + Copy + Send + Sync + 'static>(self, _f: F) -> ValueSlice {
        value_loop::<X, F>
    }
}

/// An index-unary operator on slices.
#[derive(Clone, Copy)]
pub enum IndexUn {
    /// Compares the value with the thunk.
    Value(ValueSlice),
    /// Looks at positions and an integer thunk; the result has `zsize` bytes (1: BOOL).
    Position {
        /// Which test or position.
        code: IndexUnaryCode,
        /// Bytes of a result.
        zsize: usize,
        /// The thunk is INT32 rather than INT64.
        narrow: bool,
    },
    /// A user's function with the sizes of its types.
    User {
        /// The function.
        f: IndexUnaryFn,
        /// Bytes of a result.
        zsize: usize,
        /// Bytes of an argument.
        xsize: usize,
    },
    /// A Rust closure.
    Closure {
        /// It and its loop.
        called: Called<IndexLoop>,
        /// Bytes of a result.
        zsize: usize,
        /// Bytes of an argument.
        xsize: usize,
    },
}

/// Places that are handed to a closure at a time.
const PLACES: usize = 64;

impl IndexUn {
    /// The operator's slice form.
    pub fn of(op: &IndexUnaryOp) -> Result<IndexUn> {
        match op {
            IndexUnaryOp::Builtin(code, _) if op.xtype().is_none() => {
                Ok(IndexUn::Position { code: *code, zsize: op.ztype().size(), narrow: op.thunk_type().size() == 4 })
            }
            IndexUnaryOp::Builtin(code, ty) => {
                apply::visit_index_value(*code, *ty, MakeValue).map(IndexUn::Value).ok_or_else(|| unknown(code.name()))
            }
            IndexUnaryOp::User(u) => {
                let (zsize, xsize) = (op.ztype().size(), op.xtype().map_or(0, |t| t.size()));
                Ok(match u.function() {
                    IndexUnaryFunction::Value(f) => IndexUn::User { f: *f, zsize, xsize },
                    IndexUnaryFunction::Closure(c) => IndexUn::Closure { called: Called::new(c), zsize, xsize },
                })
            }
        }
    }

    /// `z[k] = op(x[k], i, j, thunk)`; `at(k)` gives the position (i, j).
    ///
    /// # Safety
    /// LANES-1; `thunk` is one aligned value of the operator's thunk type.
    pub unsafe fn run(&self, z: *mut u8, x: *const u8, thunk: *const u8, n: usize, at: impl Fn(usize) -> (u64, u64)) {
        match *self {
            // SAFETY: LANES-1.
            IndexUn::Value(f) => unsafe { f(z, x, thunk, n) },
            IndexUn::Position { code, zsize, narrow } => {
                // SAFETY: the thunk is an aligned integer of the width.
                let t = unsafe { if narrow { i64::from(thunk.cast::<i32>().read()) } else { thunk.cast::<i64>().read() } };
                for k in 0..n {
                    let (i, j) = at(k);
                    let value = apply::index_position(code, i, j, t);
                    // SAFETY: LANES-1.
                    unsafe {
                        match zsize {
                            1 => z.add(k).write(value as u8),
                            _ => write_int(z, k, value, zsize == 4),
                        }
                    }
                }
            }
            IndexUn::Closure { called, zsize, xsize } => {
                let mut places = [(0, 0); PLACES];
                for start in (0..n).step_by(PLACES) {
                    let places = &mut places[..PLACES.min(n - start)];
                    places.iter_mut().zip(start..).for_each(|(place, k)| *place = at(k));
                    // SAFETY: LANES-1, LANES-2; there is a value for each of these places.
                    unsafe { (called.run)(called.f, z.add(start * zsize), x.add(start * xsize), thunk, places) };
                }
            }
            IndexUn::User { f, zsize, xsize } => {
                for k in 0..n {
                    let (i, j) = at(k);
                    // SAFETY: LANES-1 and the user's promise.
                    unsafe { f(z.add(k * zsize).cast(), x.add(k * xsize).cast(), i, j, thunk.cast()) };
                }
            }
        }
    }
}
