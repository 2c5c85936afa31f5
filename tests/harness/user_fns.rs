//! The user-defined functions as an engine calls them: C functions on memory.
//!
//! Needs: nothing. Gives: the function of each operator of `oracle/user.rs` ([`binary`], [`unary`],
//! [`index_unary`]), and [`misaligned`].
//! The engine promises valid, aligned arguments. A panic here would end the process, so a broken
//! promise is noted and reported after the call.

use std::ffi::c_void;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::oracle::user::{UserBin, UserIdx, UserUn};

static MISALIGNED: AtomicUsize = AtomicUsize::new(0);

/// How many arguments were not aligned for their type since the last time this was asked.
pub fn misaligned() -> usize {
    MISALIGNED.swap(0, Relaxed)
}

pub type Binary = unsafe extern "C" fn(*mut c_void, *const c_void, *const c_void);
pub type Unary = unsafe extern "C" fn(*mut c_void, *const c_void);
pub type IndexUnary = unsafe extern "C" fn(*mut c_void, *const c_void, u64, u64, *const c_void);

pub type IndexBinary = unsafe extern "C" fn(*mut c_void, *const c_void, u64, u64, *const c_void, u64, u64, *const c_void);

/// The function of an operator that looks at places.
pub fn index_binary(u: UserBin) -> IndexBinary {
    match u {
        UserBin::PlaceI64 => place_i64,
        UserBin::PlaceU16 => place_u16,
        _ => panic!("{} does not look at places", u.name()),
    }
}

pub fn binary(u: UserBin) -> Binary {
    match u {
        UserBin::PlaceI64 | UserBin::PlaceU16 => panic!("{} looks at places", u.name()),
        UserBin::AddU3 => add_u3,
        UserBin::MaxU3 => max_u3,
        UserBin::ScaleU3 => scale_u3,
        UserBin::AddU16 => add_u16,
        UserBin::MulU16 => mul_u16,
        UserBin::DotU16 => dot_u16,
        UserBin::EqU16 => eq_u16,
        UserBin::LessU3 => less_u3,
        UserBin::TwiceI32 => twice_i32,
        UserBin::JoinI32 => join_i32,
        UserBin::MixF64I8 => mix_f64_i8,
    }
}

pub fn unary(u: UserUn) -> Unary {
    match u {
        UserUn::ReverseU3 => reverse_u3,
        UserUn::FirstU16 => first_u16,
        UserUn::MakeU16 => make_u16,
        UserUn::HalfI32 => half_i32,
    }
}

pub fn index_unary(u: UserIdx) -> IndexUnary {
    match u {
        UserIdx::ShiftU16 => shift_u16,
        UserIdx::KeepU3 => keep_u3,
        UserIdx::AboveF64 => above_f64,
        UserIdx::ParityI32 => parity_i32,
    }
}

type U3 = [u8; 3];
type U16 = [i64; 2];

/// Reads an argument.
///
/// # Safety
/// `p` points to a value of T.
unsafe fn get<T: Copy>(p: *const c_void) -> T {
    if !p.cast::<T>().is_aligned() {
        MISALIGNED.fetch_add(1, Relaxed);
    }
    // SAFETY: the caller's promise; alignment is not relied on.
    unsafe { p.cast::<T>().read_unaligned() }
}

/// Writes the result.
///
/// # Safety
/// `z` points to room for a value of T.
unsafe fn put<T: Copy>(z: *mut c_void, x: T) {
    if !z.cast::<T>().is_aligned() {
        MISALIGNED.fetch_add(1, Relaxed);
    }
    // SAFETY: the caller's promise; alignment is not relied on.
    unsafe { z.cast::<T>().write_unaligned(x) }
}

macro_rules! binary {
    ($($name:ident: ($x:ident: $X:ty, $y:ident: $Y:ty) => $z:expr;)*) => { $(
        unsafe extern "C" fn $name(z: *mut c_void, x: *const c_void, y: *const c_void) {
            // SAFETY: the engine calls this with values of the operator's domains.
            let ($x, $y) = unsafe { (get::<$X>(x), get::<$Y>(y)) };
            // SAFETY: and with room for the result.
            unsafe { put(z, $z) }
        }
    )* };
}

binary! {
    add_u3: (x: U3, y: U3) => [x[0].wrapping_add(y[0]), x[1].wrapping_add(y[1]), x[2].wrapping_add(y[2])];
    max_u3: (x: U3, y: U3) => [x[0].max(y[0]), x[1].max(y[1]), x[2].max(y[2])];
    scale_u3: (x: U3, y: i32) => x.map(|b| b.wrapping_mul(y as u8));
    add_u16: (x: U16, y: U16) => [x[0].wrapping_add(y[0]), x[1].wrapping_add(y[1])];
    mul_u16: (x: U16, y: U16) => [x[0].wrapping_mul(y[0]), x[0].wrapping_mul(y[1]).wrapping_add(x[1])];
    dot_u16: (x: U16, y: U16) => x[0].wrapping_mul(y[0]).wrapping_add(x[1].wrapping_mul(y[1])) as f64;
    eq_u16: (x: U16, y: U16) => x == y;
    less_u3: (x: U3, y: U3) => x[0] < y[0];
    twice_i32: (x: i32, y: i32) => x.wrapping_mul(2).wrapping_add(y);
    join_i32: (x: i32, y: i32) => x.wrapping_add(y).wrapping_add(x.wrapping_mul(y));
    mix_f64_i8: (x: f64, y: i8) => (x as i64).wrapping_mul(4).wrapping_add(i64::from(y));
}

unsafe extern "C" fn place_i64(
    z: *mut c_void,
    x: *const c_void,
    ix: u64,
    jx: u64,
    y: *const c_void,
    iy: u64,
    jy: u64,
    theta: *const c_void,
) {
    // SAFETY: the engine calls this with values of the operator's domains.
    let (x, y, theta) = unsafe { (get::<i64>(x), get::<i64>(y), get::<i64>(theta)) };
    let [ix, jx, iy, jy] = [ix, jx, iy, jy].map(|k| k as i64);
    let places = 7 * ix + 11 * jx + 13 * iy + 17 * jy;
    // SAFETY: and with room for the result.
    unsafe { put(z, x.wrapping_add(y.wrapping_mul(3)).wrapping_add(places).wrapping_add(theta)) }
}

unsafe extern "C" fn place_u16(
    z: *mut c_void,
    x: *const c_void,
    ix: u64,
    jx: u64,
    y: *const c_void,
    iy: u64,
    jy: u64,
    theta: *const c_void,
) {
    // SAFETY: the engine calls this with values of the operator's domains.
    let ([a, b], y, [factor, plus]) = unsafe { (get::<U16>(x), get::<i32>(y), get::<U16>(theta)) };
    let [ix, jx, iy, jy] = [ix, jx, iy, jy].map(|k| k as i64);
    let first = a.wrapping_mul(factor).wrapping_add(ix - 3 * jx);
    let second = i64::from(y).wrapping_sub(b).wrapping_add(5 * iy + jy).wrapping_add(plus);
    // SAFETY: and with room for the result.
    unsafe { put(z, [first, second]) }
}

macro_rules! unary {
    ($($name:ident: ($x:ident: $X:ty) => $z:expr;)*) => { $(
        unsafe extern "C" fn $name(z: *mut c_void, x: *const c_void) {
            // SAFETY: the engine calls this with a value of the operator's domain.
            let $x = unsafe { get::<$X>(x) };
            // SAFETY: and with room for the result.
            unsafe { put(z, $z) }
        }
    )* };
}

unary! {
    reverse_u3: (x: U3) => [x[2], x[1], x[0]];
    first_u16: (x: U16) => x[0];
    make_u16: (x: i64) => [x, x.wrapping_add(1)];
    half_i32: (x: i32) => x as f32 / 2.0;
}

macro_rules! index_unary {
    ($($name:ident: ($x:ident: $X:ty, $i:ident, $j:ident, $s:ident: $S:ty) => $z:expr;)*) => { $(
        unsafe extern "C" fn $name(z: *mut c_void, x: *const c_void, $i: u64, $j: u64, s: *const c_void) {
            // SAFETY: the engine calls this with values of the operator's domains.
            let ($x, $s) = unsafe { (get::<$X>(x), get::<$S>(s)) };
            // SAFETY: and with room for the result.
            unsafe { put(z, $z) }
        }
    )* };
}

index_unary! {
    shift_u16: (x: U16, i, j, s: i64) => [x[0].wrapping_add(i as i64), x[1].wrapping_add(j as i64).wrapping_add(s)];
    keep_u3: (x: U3, _i, _j, s: U3) => x[0] <= s[0];
    above_f64: (x: f64, i, j, s: f64) => x > (i as i64 - j as i64) as f64 + s;
    parity_i32: (x: i32, i, j, s: i32) => (i64::from(x) + i64::from(s) + i as i64 + j as i64) as i32 & 1;
}
