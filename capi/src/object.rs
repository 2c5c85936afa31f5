//! What every opaque object has: free, wait, error (C API, sections 4.2.7 to 4.2.9).
//!
//! Needs: `boundary`. Gives: three functions for each of the ten kinds.
//! Cost: `wait` does the object's pending work; the others are free. Types, operators, monoids,
//! semirings and descriptors have no pending work.

use std::ffi::c_char;

use engine::dynamic::{Matrix, Scalar, Vector};
use engine::{Error, ErrorKind, Result};

use crate::boundary::{error_text, free, update};
use crate::handle::{
    GrB_BinaryOp, GrB_Descriptor, GrB_IndexUnaryOp, GrB_Matrix, GrB_Monoid, GrB_Scalar, GrB_Semiring, GrB_Type, GrB_UnaryOp,
    GrB_Vector, Kind, Ref,
};
use crate::status::{GRB_COMPLETE, GRB_MATERIALIZE, GrB_Info, GrB_WaitMode};

fn check_mode(mode: GrB_WaitMode) -> Result<()> {
    if mode == GRB_COMPLETE || mode == GRB_MATERIALIZE {
        return Ok(());
    }
    Err(Error::new(ErrorKind::InvalidValue, format_args!("mode: GrB_COMPLETE or GrB_MATERIALIZE was needed, not {mode}")))
}

/// Waits for an object that has no pending work.
pub(crate) fn wait_idle<K: Kind>(object: Ref<K>, mode: GrB_WaitMode) -> GrB_Info {
    update(object, |_| check_mode(mode))
}

/// Frees a type. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_free(object: *mut GrB_Type) -> GrB_Info {
    free(object)
}

/// Frees a unary operator. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_free(object: *mut GrB_UnaryOp) -> GrB_Info {
    free(object)
}

/// Frees a binary operator. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_free(object: *mut GrB_BinaryOp) -> GrB_Info {
    free(object)
}

/// Frees an index unary operator. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_free(object: *mut GrB_IndexUnaryOp) -> GrB_Info {
    free(object)
}

/// Frees a monoid. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_free(object: *mut GrB_Monoid) -> GrB_Info {
    free(object)
}

/// Frees a semiring. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_free(object: *mut GrB_Semiring) -> GrB_Info {
    free(object)
}

/// Frees a descriptor. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_free(object: *mut GrB_Descriptor) -> GrB_Info {
    free(object)
}

/// Frees a scalar. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_free(object: *mut GrB_Scalar) -> GrB_Info {
    free(object)
}

/// Frees a vector. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_free(object: *mut GrB_Vector) -> GrB_Info {
    free(object)
}

/// Frees a matrix. [4.2.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_free(object: *mut GrB_Matrix) -> GrB_Info {
    free(object)
}

/// Waits for a type. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_wait(object: GrB_Type, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for a unary operator. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_wait(object: GrB_UnaryOp, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for a binary operator. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_wait(object: GrB_BinaryOp, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for an index unary operator. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_wait(object: GrB_IndexUnaryOp, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for a monoid. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_wait(object: GrB_Monoid, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for a semiring. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_wait(object: GrB_Semiring, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for a descriptor. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_wait(object: GrB_Descriptor, mode: GrB_WaitMode) -> GrB_Info {
    wait_idle(object, mode)
}

/// Waits for a scalar. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_wait(object: GrB_Scalar, mode: GrB_WaitMode) -> GrB_Info {
    update(object, |s| check_mode(mode).and_then(|()| Scalar::wait(s)))
}

/// Waits for a vector. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_wait(object: GrB_Vector, mode: GrB_WaitMode) -> GrB_Info {
    update(object, |v| check_mode(mode).and_then(|()| Vector::wait(v)))
}

/// Waits for a matrix. [4.2.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_wait(object: GrB_Matrix, mode: GrB_WaitMode) -> GrB_Info {
    update(object, |a| check_mode(mode).and_then(|()| Matrix::wait(a)))
}

/// The text of the last error of a type. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_error(error: *mut *const c_char, object: GrB_Type) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a unary operator. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_error(error: *mut *const c_char, object: GrB_UnaryOp) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a binary operator. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_error(error: *mut *const c_char, object: GrB_BinaryOp) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of an index unary operator. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_error(error: *mut *const c_char, object: GrB_IndexUnaryOp) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a monoid. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Monoid_error(error: *mut *const c_char, object: GrB_Monoid) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a semiring. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_error(error: *mut *const c_char, object: GrB_Semiring) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a descriptor. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_error(error: *mut *const c_char, object: GrB_Descriptor) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a scalar. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_error(error: *mut *const c_char, object: GrB_Scalar) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a vector. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_error(error: *mut *const c_char, object: GrB_Vector) -> GrB_Info {
    error_text(error, object)
}

/// The text of the last error of a matrix. [4.2.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_error(error: *mut *const c_char, object: GrB_Matrix) -> GrB_Info {
    error_text(error, object)
}
