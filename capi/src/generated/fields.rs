//! get and set of every kind of object: each makes one call.
//! Written by `cargo xtask gen` from `capi/src/families.rs`; do not edit.
#![allow(missing_docs)]

use std::ffi::{c_char, c_void};

use crate::field::GrB_Field;
use crate::getset;
use crate::handle::*;
use crate::status::GrB_Info;

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_get_INT32(object: GrB_Type, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_get_SIZE(object: GrB_Type, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_get_Scalar(object: GrB_Type, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_get_String(object: GrB_Type, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_get_VOID(object: GrB_Type, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_set_INT32(object: GrB_Type, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_set_Scalar(object: GrB_Type, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_set_String(object: GrB_Type, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_set_VOID(object: GrB_Type, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_get_INT32(object: GrB_UnaryOp, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_get_SIZE(object: GrB_UnaryOp, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_get_Scalar(object: GrB_UnaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_get_String(object: GrB_UnaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_get_VOID(object: GrB_UnaryOp, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_set_INT32(object: GrB_UnaryOp, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_set_Scalar(object: GrB_UnaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_set_String(object: GrB_UnaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_set_VOID(object: GrB_UnaryOp, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_get_INT32(object: GrB_BinaryOp, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_get_SIZE(object: GrB_BinaryOp, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_get_Scalar(object: GrB_BinaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_get_String(object: GrB_BinaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_get_VOID(object: GrB_BinaryOp, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_set_INT32(object: GrB_BinaryOp, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_set_Scalar(object: GrB_BinaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_set_String(object: GrB_BinaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_set_VOID(object: GrB_BinaryOp, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_get_INT32(object: GrB_IndexUnaryOp, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_get_SIZE(object: GrB_IndexUnaryOp, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_get_Scalar(object: GrB_IndexUnaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_get_String(object: GrB_IndexUnaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_get_VOID(object: GrB_IndexUnaryOp, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_set_INT32(object: GrB_IndexUnaryOp, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_set_Scalar(object: GrB_IndexUnaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_set_String(object: GrB_IndexUnaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_set_VOID(object: GrB_IndexUnaryOp, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_get_INT32(object: GrB_Monoid, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_get_SIZE(object: GrB_Monoid, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_get_Scalar(object: GrB_Monoid, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_get_String(object: GrB_Monoid, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_get_VOID(object: GrB_Monoid, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_set_INT32(object: GrB_Monoid, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_set_Scalar(object: GrB_Monoid, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_set_String(object: GrB_Monoid, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_set_VOID(object: GrB_Monoid, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_get_INT32(object: GrB_Semiring, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_get_SIZE(object: GrB_Semiring, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_get_Scalar(object: GrB_Semiring, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_get_String(object: GrB_Semiring, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_get_VOID(object: GrB_Semiring, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_set_INT32(object: GrB_Semiring, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_set_Scalar(object: GrB_Semiring, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_set_String(object: GrB_Semiring, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_set_VOID(object: GrB_Semiring, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_get_INT32(object: GrB_Descriptor, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_get_SIZE(object: GrB_Descriptor, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_get_Scalar(object: GrB_Descriptor, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_get_String(object: GrB_Descriptor, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_get_VOID(object: GrB_Descriptor, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_set_INT32(object: GrB_Descriptor, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_set_Scalar(object: GrB_Descriptor, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_set_String(object: GrB_Descriptor, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_set_VOID(object: GrB_Descriptor, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_get_INT32(object: GrB_Scalar, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_get_SIZE(object: GrB_Scalar, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_get_Scalar(object: GrB_Scalar, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_get_String(object: GrB_Scalar, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_get_VOID(object: GrB_Scalar, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_set_INT32(object: GrB_Scalar, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_set_Scalar(object: GrB_Scalar, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_set_String(object: GrB_Scalar, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_set_VOID(object: GrB_Scalar, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_get_INT32(object: GrB_Vector, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_get_SIZE(object: GrB_Vector, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_get_Scalar(object: GrB_Vector, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_get_String(object: GrB_Vector, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_get_VOID(object: GrB_Vector, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_set_INT32(object: GrB_Vector, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_set_Scalar(object: GrB_Vector, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_set_String(object: GrB_Vector, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_set_VOID(object: GrB_Vector, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_get_INT32(object: GrB_Matrix, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_get_SIZE(object: GrB_Matrix, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_get_Scalar(object: GrB_Matrix, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_get_String(object: GrB_Matrix, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_get_VOID(object: GrB_Matrix, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_set_INT32(object: GrB_Matrix, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_set_Scalar(object: GrB_Matrix, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_set_String(object: GrB_Matrix, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_set_VOID(object: GrB_Matrix, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}

/// The number in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_get_INT32(object: GrB_Global, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The size in a field, or the room that its text or bytes need. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_get_SIZE(object: GrB_Global, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number or value in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_get_Scalar(object: GrB_Global, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_get_String(object: GrB_Global, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// The bytes in a field. [4.2.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_get_VOID(object: GrB_Global, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field to a number. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_set_INT32(object: GrB_Global, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to the number in a scalar. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_set_Scalar(object: GrB_Global, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a field to a text. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_set_String(object: GrB_Global, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Sets a field to bytes. [4.2.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Global_set_VOID(object: GrB_Global, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}
