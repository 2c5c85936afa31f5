//! The typed variants of function families: each makes one call.
//! Written by `cargo xtask gen` from `capi/src/families.rs`; do not edit.
#![allow(missing_docs)]

use std::ffi::c_void;

use crate::assign::{OUTPUT, PART};
use crate::handle::*;
use crate::status::{GrB_Format, GrB_Info};
use crate::value::{Arg, ArrayIn, ArrayOut, GxB_FC32_t, GxB_FC64_t};
use crate::{apply, assign, matrix, monoid, reduce, scalar, select, transfer, vector};

/// A new monoid. [4.2.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_BOOL(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: bool) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_INT8(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i8) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_INT16(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i16) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_INT32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i32) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_INT64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i64) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_UINT8(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u8) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_UINT16(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u16) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_UINT32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u32) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_UINT64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u64) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_FP32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: f32) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_FP64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: f64) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_new_FC32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: GxB_FC32_t) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_new_FC64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: GxB_FC64_t) -> GrB_Info {
    monoid::new(monoid, op, Arg::of(&identity))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_new_UDT(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: *const c_void) -> GrB_Info {
    monoid::new(monoid, op, Arg::user(identity))
}

/// A new monoid with a value at which it stops.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_BOOL(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: bool, terminal: bool) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_INT8(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i8, terminal: i8) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_INT16(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i16, terminal: i16) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_INT32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i32, terminal: i32) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_INT64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: i64, terminal: i64) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_UINT8(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u8, terminal: u8) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_UINT16(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u16, terminal: u16) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_UINT32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u32, terminal: u32) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_UINT64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: u64, terminal: u64) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_FP32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: f32, terminal: f32) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_FP64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: f64, terminal: f64) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_FC32(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: GxB_FC32_t, terminal: GxB_FC32_t) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_FC64(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: GxB_FC64_t, terminal: GxB_FC64_t) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::of(&identity), Arg::of(&terminal))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal_new_UDT(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: *const c_void, terminal: *const c_void) -> GrB_Info {
    monoid::terminal_new(monoid, op, Arg::user(identity), Arg::user(terminal))
}

/// s = x. [4.2.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_BOOL(s: GrB_Scalar, x: bool) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_INT8(s: GrB_Scalar, x: i8) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_INT16(s: GrB_Scalar, x: i16) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_INT32(s: GrB_Scalar, x: i32) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_INT64(s: GrB_Scalar, x: i64) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_UINT8(s: GrB_Scalar, x: u8) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_UINT16(s: GrB_Scalar, x: u16) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_UINT32(s: GrB_Scalar, x: u32) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_UINT64(s: GrB_Scalar, x: u64) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_FP32(s: GrB_Scalar, x: f32) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_FP64(s: GrB_Scalar, x: f64) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_FC32(s: GrB_Scalar, x: GxB_FC32_t) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_FC64(s: GrB_Scalar, x: GxB_FC64_t) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_setElement_UDT(s: GrB_Scalar, x: *const c_void) -> GrB_Info {
    scalar::set_element(s, Arg::user(x))
}

/// w(i) = x. [4.2.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_BOOL(w: GrB_Vector, x: bool, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_INT8(w: GrB_Vector, x: i8, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_INT16(w: GrB_Vector, x: i16, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_INT32(w: GrB_Vector, x: i32, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_INT64(w: GrB_Vector, x: i64, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_UINT8(w: GrB_Vector, x: u8, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_UINT16(w: GrB_Vector, x: u16, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_UINT32(w: GrB_Vector, x: u32, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_UINT64(w: GrB_Vector, x: u64, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_FP32(w: GrB_Vector, x: f32, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_FP64(w: GrB_Vector, x: f64, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_setElement_FC32(w: GrB_Vector, x: GxB_FC32_t, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_setElement_FC64(w: GrB_Vector, x: GxB_FC64_t, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::of(&x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_UDT(w: GrB_Vector, x: *const c_void, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::user(x), i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_setElement_Scalar(w: GrB_Vector, x: GrB_Scalar, i: GrB_Index) -> GrB_Info {
    vector::set_element(w, Arg::scalar(x), i)
}

/// C(i,j) = x. [4.2.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_BOOL(C: GrB_Matrix, x: bool, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_INT8(C: GrB_Matrix, x: i8, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_INT16(C: GrB_Matrix, x: i16, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_INT32(C: GrB_Matrix, x: i32, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_INT64(C: GrB_Matrix, x: i64, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_UINT8(C: GrB_Matrix, x: u8, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_UINT16(C: GrB_Matrix, x: u16, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_UINT32(C: GrB_Matrix, x: u32, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_UINT64(C: GrB_Matrix, x: u64, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_FP32(C: GrB_Matrix, x: f32, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_FP64(C: GrB_Matrix, x: f64, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_setElement_FC32(C: GrB_Matrix, x: GxB_FC32_t, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_setElement_FC64(C: GrB_Matrix, x: GxB_FC64_t, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::of(&x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_UDT(C: GrB_Matrix, x: *const c_void, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::user(x), i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_setElement_Scalar(C: GrB_Matrix, x: GrB_Scalar, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::set_element(C, Arg::scalar(x), i, j)
}

/// x = s, or GrB_NO_VALUE. [4.2.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_BOOL(x: *mut bool, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_INT8(x: *mut i8, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_INT16(x: *mut i16, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_INT32(x: *mut i32, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_INT64(x: *mut i64, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_UINT8(x: *mut u8, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_UINT16(x: *mut u16, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_UINT32(x: *mut u32, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_UINT64(x: *mut u64, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_FP32(x: *mut f32, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_FP64(x: *mut f64, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_FC32(x: *mut GxB_FC32_t, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_FC64(x: *mut GxB_FC64_t, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_extractElement_UDT(x: *mut c_void, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::user(x), s)
}

/// x = u(i), or GrB_NO_VALUE. [4.2.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_BOOL(x: *mut bool, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_INT8(x: *mut i8, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_INT16(x: *mut i16, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_INT32(x: *mut i32, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_INT64(x: *mut i64, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_UINT8(x: *mut u8, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_UINT16(x: *mut u16, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_UINT32(x: *mut u32, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_UINT64(x: *mut u64, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_FP32(x: *mut f32, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_FP64(x: *mut f64, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_extractElement_FC32(x: *mut GxB_FC32_t, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_extractElement_FC64(x: *mut GxB_FC64_t, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::of(x), u, i)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_UDT(x: *mut c_void, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::extract_element(ArrayOut::user(x), u, i)
}

/// x = A(i,j), or GrB_NO_VALUE. [4.2.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_BOOL(x: *mut bool, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_INT8(x: *mut i8, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_INT16(x: *mut i16, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_INT32(x: *mut i32, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_INT64(x: *mut i64, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_UINT8(x: *mut u8, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_UINT16(x: *mut u16, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_UINT32(x: *mut u32, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_UINT64(x: *mut u64, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_FP32(x: *mut f32, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_FP64(x: *mut f64, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_extractElement_FC32(x: *mut GxB_FC32_t, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_extractElement_FC64(x: *mut GxB_FC64_t, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::of(x), A, i, j)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_UDT(x: *mut c_void, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::extract_element(ArrayOut::user(x), A, i, j)
}

/// As GrB_Scalar_setElement.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_BOOL(s: GrB_Scalar, x: bool) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_INT8(s: GrB_Scalar, x: i8) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_INT16(s: GrB_Scalar, x: i16) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_INT32(s: GrB_Scalar, x: i32) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_INT64(s: GrB_Scalar, x: i64) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_UINT8(s: GrB_Scalar, x: u8) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_UINT16(s: GrB_Scalar, x: u16) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_UINT32(s: GrB_Scalar, x: u32) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_UINT64(s: GrB_Scalar, x: u64) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_FP32(s: GrB_Scalar, x: f32) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_FP64(s: GrB_Scalar, x: f64) -> GrB_Info {
    scalar::set_element(s, Arg::of(&x))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_setElement_UDT(s: GrB_Scalar, x: *const c_void) -> GrB_Info {
    scalar::set_element(s, Arg::user(x))
}

/// As GrB_Scalar_extractElement.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_BOOL(x: *mut bool, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_INT8(x: *mut i8, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_INT16(x: *mut i16, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_INT32(x: *mut i32, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_INT64(x: *mut i64, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_UINT8(x: *mut u8, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_UINT16(x: *mut u16, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_UINT32(x: *mut u32, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_UINT64(x: *mut u64, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_FP32(x: *mut f32, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_FP64(x: *mut f64, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::of(x), s)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_extractElement_UDT(x: *mut c_void, s: GrB_Scalar) -> GrB_Info {
    scalar::extract_element(ArrayOut::user(x), s)
}

/// w from tuples. [4.2.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_BOOL(w: GrB_Vector, indices: *const GrB_Index, values: *const bool, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_INT8(w: GrB_Vector, indices: *const GrB_Index, values: *const i8, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_INT16(w: GrB_Vector, indices: *const GrB_Index, values: *const i16, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_INT32(w: GrB_Vector, indices: *const GrB_Index, values: *const i32, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_INT64(w: GrB_Vector, indices: *const GrB_Index, values: *const i64, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_UINT8(w: GrB_Vector, indices: *const GrB_Index, values: *const u8, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_UINT16(w: GrB_Vector, indices: *const GrB_Index, values: *const u16, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_UINT32(w: GrB_Vector, indices: *const GrB_Index, values: *const u32, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_UINT64(w: GrB_Vector, indices: *const GrB_Index, values: *const u64, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_FP32(w: GrB_Vector, indices: *const GrB_Index, values: *const f32, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_FP64(w: GrB_Vector, indices: *const GrB_Index, values: *const f64, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_build_FC32(w: GrB_Vector, indices: *const GrB_Index, values: *const GxB_FC32_t, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_build_FC64(w: GrB_Vector, indices: *const GrB_Index, values: *const GxB_FC64_t, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_build_UDT(w: GrB_Vector, indices: *const GrB_Index, values: *const c_void, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    vector::build(w, indices, ArrayIn::user(values), nvals, dup)
}

/// C from tuples. [4.2.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_BOOL(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const bool, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_INT8(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const i8, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_INT16(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const i16, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_INT32(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const i32, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_INT64(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const i64, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_UINT8(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const u8, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_UINT16(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const u16, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_UINT32(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const u32, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_UINT64(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const u64, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_FP32(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const f32, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_FP64(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const f64, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_build_FC32(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const GxB_FC32_t, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_build_FC64(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const GxB_FC64_t, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::of(values), nvals, dup)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_build_UDT(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: *const c_void, nvals: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    matrix::build(C, rows, cols, ArrayIn::user(values), nvals, dup)
}

/// The tuples of u. [4.2.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_BOOL(indices: *mut GrB_Index, values: *mut bool, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_INT8(indices: *mut GrB_Index, values: *mut i8, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_INT16(indices: *mut GrB_Index, values: *mut i16, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_INT32(indices: *mut GrB_Index, values: *mut i32, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_INT64(indices: *mut GrB_Index, values: *mut i64, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_UINT8(indices: *mut GrB_Index, values: *mut u8, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_UINT16(indices: *mut GrB_Index, values: *mut u16, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_UINT32(indices: *mut GrB_Index, values: *mut u32, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_UINT64(indices: *mut GrB_Index, values: *mut u64, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_FP32(indices: *mut GrB_Index, values: *mut f32, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_FP64(indices: *mut GrB_Index, values: *mut f64, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_extractTuples_FC32(indices: *mut GrB_Index, values: *mut GxB_FC32_t, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_extractTuples_FC64(indices: *mut GrB_Index, values: *mut GxB_FC64_t, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::of(values), nvals, u)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractTuples_UDT(indices: *mut GrB_Index, values: *mut c_void, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    vector::extract_tuples(indices, ArrayOut::user(values), nvals, u)
}

/// The tuples of A. [4.2.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_BOOL(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut bool, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_INT8(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut i8, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_INT16(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut i16, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_INT32(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut i32, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_INT64(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut i64, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_UINT8(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut u8, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_UINT16(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut u16, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_UINT32(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut u32, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_UINT64(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut u64, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_FP32(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut f32, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_FP64(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut f64, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_extractTuples_FC32(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut GxB_FC32_t, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_extractTuples_FC64(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut GxB_FC64_t, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::of(values), nvals, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractTuples_UDT(rows: *mut GrB_Index, cols: *mut GrB_Index, values: *mut c_void, nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    matrix::extract_tuples(rows, cols, ArrayOut::user(values), nvals, A)
}

/// A new matrix from arrays, which are copied. [4.2.5.17]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_BOOL(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const bool, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_INT8(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const i8, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_INT16(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const i16, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_INT32(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const i32, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_INT64(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const i64, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_UINT8(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const u8, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_UINT16(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const u16, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_UINT32(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const u32, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_UINT64(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const u64, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_FP32(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const f32, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_FP64(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const f64, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_FC32(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const GxB_FC32_t, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_FC64(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const GxB_FC64_t, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::of(values), n_indptr, n_indices, n_values, format)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_import_UDT(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: *const c_void, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format) -> GrB_Info {
    transfer::import(A, ty, nrows, ncols, indptr, indices, ArrayIn::user(values), n_indptr, n_indices, n_values, format)
}

/// A in arrays; the lengths say how much fits and then how much came. [4.2.5.16]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_BOOL(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut bool, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_INT8(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut i8, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_INT16(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut i16, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_INT32(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut i32, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_INT64(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut i64, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_UINT8(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut u8, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_UINT16(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut u16, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_UINT32(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut u32, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_UINT64(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut u64, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_FP32(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut f32, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_FP64(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut f64, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_FC32(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut GxB_FC32_t, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_FC64(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut GxB_FC64_t, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::of(values), n_indptr, n_indices, n_values, format, A)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_export_UDT(indptr: *mut GrB_Index, indices: *mut GrB_Index, values: *mut c_void, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix) -> GrB_Info {
    transfer::export(indptr, indices, ArrayOut::user(values), n_indptr, n_indices, n_values, format, A)
}

/// w<mask>(I) = accum(w(I), x). [4.3.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_BOOL(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: bool, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_INT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i8, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_INT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i16, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_INT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i32, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_INT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i64, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_UINT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u8, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_UINT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u16, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_UINT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u32, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_UINT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u64, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_FP32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: f32, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_FP64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: f64, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_assign_FC32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: GxB_FC32_t, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_assign_FC64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: GxB_FC64_t, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_UDT(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: *const c_void, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::user(x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign_Scalar(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: GrB_Scalar, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<OUTPUT>(w, mask, accum, Arg::scalar(x), indices, ni, desc)
}

/// C<Mask>(I,J) = accum(C(I,J), x). [4.3.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_BOOL(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: bool, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_INT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i8, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_INT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i16, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_INT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i32, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_INT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i64, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_UINT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u8, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_UINT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u16, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_UINT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u32, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_UINT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u64, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_FP32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: f32, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_FP64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: f64, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_assign_FC32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: GxB_FC32_t, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_assign_FC64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: GxB_FC64_t, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_UDT(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: *const c_void, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::user(x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign_Scalar(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: GrB_Scalar, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<OUTPUT>(C, Mask, accum, Arg::scalar(x), rows, ni, cols, nj, desc)
}

/// w(I)<mask> = accum(w(I), x): the mask is that of w(I).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_BOOL(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: bool, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_INT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i8, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_INT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i16, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_INT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i32, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_INT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: i64, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_UINT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u8, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_UINT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u16, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_UINT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u32, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_UINT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: u64, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_FP32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: f32, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_FP64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: f64, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_FC32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: GxB_FC32_t, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_FC64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: GxB_FC64_t, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::of(&x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_UDT(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: *const c_void, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::user(x), indices, ni, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign_Scalar(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, x: GrB_Scalar, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector_scalar::<PART>(w, mask, accum, Arg::scalar(x), indices, ni, desc)
}

/// C(I,J)<Mask> = accum(C(I,J), x): the mask is that of C(I,J).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_BOOL(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: bool, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_INT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i8, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_INT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i16, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_INT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i32, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_INT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: i64, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_UINT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u8, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_UINT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u16, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_UINT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u32, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_UINT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: u64, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_FP32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: f32, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_FP64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: f64, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_FC32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: GxB_FC32_t, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_FC64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: GxB_FC64_t, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::of(&x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_UDT(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: *const c_void, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::user(x), rows, ni, cols, nj, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign_Scalar(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, x: GrB_Scalar, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix_scalar::<PART>(C, Mask, accum, Arg::scalar(x), rows, ni, cols, nj, desc)
}

/// w<mask> = accum(w, op(x, u)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_BOOL(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: bool, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_INT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i8, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_INT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i16, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_INT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i32, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_INT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i64, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_UINT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u8, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_UINT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u16, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_UINT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u32, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_UINT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u64, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_FP32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: f32, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_FP64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: f64, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_BinaryOp1st_FC32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GxB_FC32_t, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_BinaryOp1st_FC64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GxB_FC64_t, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::of(&x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_UDT(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: *const c_void, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::user(x), u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp1st_Scalar(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GrB_Scalar, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::scalar(x), u, desc)
}

/// w<mask> = accum(w, op(u, y)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_BOOL(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: bool, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_INT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: i8, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_INT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: i16, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_INT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: i32, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_INT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: i64, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_UINT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: u8, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_UINT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: u16, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_UINT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: u32, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_UINT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: u64, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_FP32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: f32, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_FP64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: f64, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_BinaryOp2nd_FC32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: GxB_FC32_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_BinaryOp2nd_FC64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: GxB_FC64_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_UDT(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: *const c_void, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::user(y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_BinaryOp2nd_Scalar(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::scalar(y), desc)
}

/// w<mask> = accum(w, op(u, i, 0, y)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_BOOL(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: bool, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_INT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i8, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_INT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i16, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_INT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i32, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_INT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i64, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_UINT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u8, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_UINT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u16, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_UINT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u32, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_UINT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u64, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_FP32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: f32, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_FP64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: f64, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_IndexOp_FC32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: GxB_FC32_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_IndexOp_FC64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: GxB_FC64_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_UDT(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: *const c_void, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::user(y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply_IndexOp_Scalar(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_index(w, mask, accum, op, u, Arg::scalar(y), desc)
}

/// C<Mask> = accum(C, op(x, A)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_BOOL(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: bool, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_INT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i8, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_INT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i16, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_INT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i32, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_INT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: i64, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_UINT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u8, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_UINT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u16, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_UINT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u32, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_UINT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: u64, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_FP32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: f32, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_FP64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: f64, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_BinaryOp1st_FC32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GxB_FC32_t, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_BinaryOp1st_FC64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GxB_FC64_t, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::of(&x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_UDT(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: *const c_void, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::user(x), A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp1st_Scalar(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GrB_Scalar, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::scalar(x), A, desc)
}

/// C<Mask> = accum(C, op(A, y)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_BOOL(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: bool, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_INT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: i8, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_INT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: i16, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_INT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: i32, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_INT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: i64, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_UINT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: u8, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_UINT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: u16, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_UINT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: u32, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_UINT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: u64, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_FP32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: f32, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_FP64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: f64, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_BinaryOp2nd_FC32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: GxB_FC32_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_BinaryOp2nd_FC64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: GxB_FC64_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_UDT(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: *const c_void, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::user(y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_BinaryOp2nd_Scalar(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::scalar(y), desc)
}

/// C<Mask> = accum(C, op(A, i, j, y)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_BOOL(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: bool, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_INT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i8, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_INT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i16, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_INT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i32, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_INT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i64, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_UINT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u8, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_UINT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u16, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_UINT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u32, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_UINT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u64, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_FP32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: f32, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_FP64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: f64, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_IndexOp_FC32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: GxB_FC32_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_IndexOp_FC64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: GxB_FC64_t, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_UDT(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: *const c_void, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::user(y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply_IndexOp_Scalar(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_index(C, Mask, accum, op, A, Arg::scalar(y), desc)
}

/// w<mask> = accum(w, u where op(u, i, 0, y)). [4.3.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_BOOL(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: bool, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_INT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i8, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_INT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i16, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_INT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i32, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_INT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: i64, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_UINT8(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u8, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_UINT16(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u16, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_UINT32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u32, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_UINT64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: u64, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_FP32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: f32, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_FP64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: f64, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_select_FC32(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: GxB_FC32_t, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_select_FC64(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: GxB_FC64_t, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_UDT(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: *const c_void, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::user(y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_select_Scalar(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, u: GrB_Vector, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    select::vector(w, mask, accum, op, u, Arg::scalar(y), desc)
}

/// C<Mask> = accum(C, A where op(A, i, j, y)). [4.3.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_BOOL(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: bool, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_INT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i8, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_INT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i16, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_INT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i32, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_INT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: i64, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_UINT8(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u8, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_UINT16(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u16, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_UINT32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u32, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_UINT64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: u64, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_FP32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: f32, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_FP64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: f64, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_select_FC32(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: GxB_FC32_t, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_select_FC64(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: GxB_FC64_t, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::of(&y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_UDT(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: *const c_void, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::user(y), desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_select_Scalar(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_IndexUnaryOp, A: GrB_Matrix, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix(C, Mask, accum, op, A, Arg::scalar(y), desc)
}

/// c = accum(c, sum of u). [4.3.10]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_BOOL(c: *mut bool, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_INT8(c: *mut i8, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_INT16(c: *mut i16, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_INT32(c: *mut i32, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_INT64(c: *mut i64, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_UINT8(c: *mut u8, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_UINT16(c: *mut u16, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_UINT32(c: *mut u32, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_UINT64(c: *mut u64, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_FP32(c: *mut f32, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_FP64(c: *mut f64, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_reduce_FC32(c: *mut GxB_FC32_t, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_reduce_FC64(c: *mut GxB_FC64_t, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::of(c), accum, monoid, u, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_UDT(c: *mut c_void, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    reduce::vector_to_value(ArrayOut::user(c), accum, monoid, u, desc)
}

/// c = accum(c, sum of A). [4.3.10]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_BOOL(c: *mut bool, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_INT8(c: *mut i8, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_INT16(c: *mut i16, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_INT32(c: *mut i32, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_INT64(c: *mut i64, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_UINT8(c: *mut u8, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_UINT16(c: *mut u16, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_UINT32(c: *mut u32, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_UINT64(c: *mut u64, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_FP32(c: *mut f32, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_FP64(c: *mut f64, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_reduce_FC32(c: *mut GxB_FC32_t, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_reduce_FC64(c: *mut GxB_FC64_t, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::of(c), accum, monoid, A, desc)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_UDT(c: *mut c_void, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    reduce::matrix_to_value(ArrayOut::user(c), accum, monoid, A, desc)
}
