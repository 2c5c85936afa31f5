//! Functions that make one call each.
//! Written by `cargo xtask gen` from `capi/src/families.rs`; do not edit.
#![allow(missing_docs)]

use std::ffi::{c_char, c_void};

use crate::constants::GrB_GLOBAL;
use crate::field::{GrB_Field, GxB_Context_Field, GxB_Option_Field};
use crate::handle::*;
use crate::parts::Side;
use crate::status::{GrB_Desc_Field, GrB_Desc_Value, GrB_Info, GrB_WaitMode};
use crate::value::Arg;
use crate::{apply, contexts, descriptor, getset, matrix, mxm, object, options, parts, scalar, select, serialize, serialized, vector};

/// As GrB_Scalar_new.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_new(s: *mut GrB_Scalar, ty: GrB_Type) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { scalar::GrB_Scalar_new(s, ty) }
}

/// As GrB_Scalar_dup.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_dup(s: *mut GrB_Scalar, t: GrB_Scalar) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { scalar::GrB_Scalar_dup(s, t) }
}

/// As GrB_Scalar_clear.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_clear(s: GrB_Scalar) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { scalar::GrB_Scalar_clear(s) }
}

/// As GrB_Scalar_nvals.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_nvals(nvals: *mut GrB_Index, s: GrB_Scalar) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { scalar::GrB_Scalar_nvals(nvals, s) }
}

/// As GrB_Scalar_wait to the end, of the scalar that s points to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_wait(s: *mut GrB_Scalar) -> GrB_Info {
    scalar::wait(s)
}

/// As GrB_Scalar_error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_error(error: *mut *const c_char, s: GrB_Scalar) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { object::GrB_Scalar_error(error, s) }
}

/// As GrB_Scalar_free.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_free(s: *mut GrB_Scalar) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { object::GrB_Scalar_free(s) }
}

/// As GrB_Vector_resize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_resize(w: GrB_Vector, n: GrB_Index) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { vector::GrB_Vector_resize(w, n) }
}

/// As GrB_Matrix_resize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_resize(C: GrB_Matrix, nrows: GrB_Index, ncols: GrB_Index) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { matrix::GrB_Matrix_resize(C, nrows, ncols) }
}

/// As GrB_Matrix_kronecker_BinaryOp.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_kron(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, B: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    // SAFETY: its contract is this function's own (DOOR-1).
    unsafe { mxm::GrB_Matrix_kronecker_BinaryOp(C, Mask, accum, op, A, B, desc) }
}

/// As GrB_Vector_apply_BinaryOp1st_Scalar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_BinaryOp1st(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GrB_Scalar, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind1st(w, mask, accum, op, Arg::scalar(x), u, desc)
}

/// As GrB_Vector_apply_BinaryOp2nd_Scalar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_apply_BinaryOp2nd(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GrB_BinaryOp, u: GrB_Vector, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    apply::vector_bind2nd(w, mask, accum, op, u, Arg::scalar(y), desc)
}

/// As GrB_Matrix_apply_BinaryOp1st_Scalar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_BinaryOp1st(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, x: GrB_Scalar, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind1st(C, Mask, accum, op, Arg::scalar(x), A, desc)
}

/// As GrB_Matrix_apply_BinaryOp2nd_Scalar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_apply_BinaryOp2nd(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, y: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::scalar(y), desc)
}

/// w<mask> = accum(w, u where op accepts), with an older select operator.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_select(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, op: GxB_SelectOp, u: GrB_Vector, thunk: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    select::vector_older(w, mask, accum, op, u, thunk, desc)
}

/// C<Mask> = accum(C, A where op accepts), with an older select operator.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_select(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GxB_SelectOp, A: GrB_Matrix, thunk: GrB_Scalar, desc: GrB_Descriptor) -> GrB_Info {
    select::matrix_older(C, Mask, accum, op, A, thunk, desc)
}

/// w(i) = x for all i of a list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_build_Scalar(w: GrB_Vector, indices: *const GrB_Index, x: GrB_Scalar, nvals: GrB_Index) -> GrB_Info {
    vector::build_scalar(w, indices, x, nvals)
}

/// C(i,j) = x for all places of two lists.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_build_Scalar(C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, x: GrB_Scalar, nvals: GrB_Index) -> GrB_Info {
    matrix::build_scalar(C, rows, cols, x, nvals)
}

/// v = the k-th diagonal of A.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_diag(v: GrB_Vector, A: GrB_Matrix, k: i64, desc: GrB_Descriptor) -> GrB_Info {
    vector::diag(v, A, k, desc)
}

/// C = v on the k-th diagonal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_diag(C: GrB_Matrix, v: GrB_Vector, k: i64, desc: GrB_Descriptor) -> GrB_Info {
    matrix::diag(C, v, k, desc)
}

/// Whether there is an entry u(i): GrB_SUCCESS or GrB_NO_VALUE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_isStoredElement(u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    vector::is_stored(u, i)
}

/// Whether there is an entry A(i,j): GrB_SUCCESS or GrB_NO_VALUE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_isStoredElement(A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    matrix::is_stored(A, i, j)
}

/// Whether one stored value stands for all entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_iso(iso: *mut bool, object: GrB_Vector) -> GrB_Info {
    parts::iso(iso, object)
}

/// Whether one stored value stands for all entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_iso(iso: *mut bool, object: GrB_Matrix) -> GrB_Info {
    parts::iso(iso, object)
}

/// Bytes that an object takes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_memoryUsage(size: *mut usize, object: GrB_Scalar) -> GrB_Info {
    parts::memory_usage(size, object)
}

/// Bytes that an object takes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_memoryUsage(size: *mut usize, object: GrB_Vector) -> GrB_Info {
    parts::memory_usage(size, object)
}

/// Bytes that an object takes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_memoryUsage(size: *mut usize, object: GrB_Matrix) -> GrB_Info {
    parts::memory_usage(size, object)
}

/// The type of entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_type(ty: *mut GrB_Type, object: GrB_Scalar) -> GrB_Info {
    parts::type_of(ty, object)
}

/// The type of entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_type(ty: *mut GrB_Type, object: GrB_Vector) -> GrB_Info {
    parts::type_of(ty, object)
}

/// The type of entries.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_type(ty: *mut GrB_Type, object: GrB_Matrix) -> GrB_Info {
    parts::type_of(ty, object)
}

/// The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_type_name(name: *mut c_char, object: GrB_Scalar) -> GrB_Info {
    parts::type_name_of(name, object)
}

/// The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_type_name(name: *mut c_char, object: GrB_Vector) -> GrB_Info {
    parts::type_name_of(name, object)
}

/// The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_type_name(name: *mut c_char, object: GrB_Matrix) -> GrB_Info {
    parts::type_name_of(name, object)
}

/// Bytes of a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Type_size(size: *mut usize, object: GrB_Type) -> GrB_Info {
    parts::size_of_type(size, object)
}

/// The name in C of a type; name has room for GxB_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Type_name(name: *mut c_char, object: GrB_Type) -> GrB_Info {
    parts::name_of_type(name, object)
}

/// The built-in type with a name, or NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Type_from_name(ty: *mut GrB_Type, name: *const c_char) -> GrB_Info {
    parts::type_from_name(ty, name)
}

/// The type of the first argument; NULL when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_xtype(ty: *mut GrB_Type, object: GrB_UnaryOp) -> GrB_Info {
    parts::domain(ty, object, Side::X)
}

/// The type of the first argument; NULL when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_xtype(ty: *mut GrB_Type, object: GrB_BinaryOp) -> GrB_Info {
    parts::domain(ty, object, Side::X)
}

/// The type of the first argument; NULL when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_SelectOp_xtype(ty: *mut GrB_Type, object: GxB_SelectOp) -> GrB_Info {
    parts::domain(ty, object, Side::X)
}

/// The type of the second argument; NULL when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_ytype(ty: *mut GrB_Type, object: GrB_BinaryOp) -> GrB_Info {
    parts::domain(ty, object, Side::Y)
}

/// The type of the thunk; NULL when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_SelectOp_ttype(ty: *mut GrB_Type, object: GxB_SelectOp) -> GrB_Info {
    parts::domain(ty, object, Side::Y)
}

/// The type of the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_ztype(ty: *mut GrB_Type, object: GrB_UnaryOp) -> GrB_Info {
    parts::domain(ty, object, Side::Z)
}

/// The type of the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_ztype(ty: *mut GrB_Type, object: GrB_BinaryOp) -> GrB_Info {
    parts::domain(ty, object, Side::Z)
}

/// The name in C of the type of the first argument; empty when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_xtype_name(name: *mut c_char, object: GrB_UnaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::X)
}

/// The name in C of the type of the first argument; empty when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_xtype_name(name: *mut c_char, object: GrB_BinaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::X)
}

/// The name in C of the type of the first argument; empty when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexUnaryOp_xtype_name(name: *mut c_char, object: GrB_IndexUnaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::X)
}

/// The name in C of the type of the second argument; empty when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_ytype_name(name: *mut c_char, object: GrB_BinaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::Y)
}

/// The name in C of the type of the second argument; empty when it may be any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexUnaryOp_ytype_name(name: *mut c_char, object: GrB_IndexUnaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::Y)
}

/// The name in C of the type of the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_ztype_name(name: *mut c_char, object: GrB_UnaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::Z)
}

/// The name in C of the type of the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_ztype_name(name: *mut c_char, object: GrB_BinaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::Z)
}

/// The name in C of the type of the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexUnaryOp_ztype_name(name: *mut c_char, object: GrB_IndexUnaryOp) -> GrB_Info {
    parts::domain_name(name, object, Side::Z)
}

/// The operator of a monoid; not to be freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_operator(op: *mut GrB_BinaryOp, object: GrB_Monoid) -> GrB_Info {
    parts::monoid_operator(op, object)
}

/// The identity value of a monoid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_identity(identity: *mut c_void, object: GrB_Monoid) -> GrB_Info {
    parts::monoid_identity(identity, object)
}

/// Whether a monoid has a terminal value, and which.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_terminal(has_terminal: *mut bool, terminal: *mut c_void, object: GrB_Monoid) -> GrB_Info {
    parts::monoid_terminal(has_terminal, terminal, object)
}

/// The monoid of a semiring; not to be freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Semiring_add(add: *mut GrB_Monoid, object: GrB_Semiring) -> GrB_Info {
    parts::semiring_add(add, object)
}

/// The multiplication of a semiring; not to be freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Semiring_multiply(multiply: *mut GrB_BinaryOp, object: GrB_Semiring) -> GrB_Info {
    parts::semiring_multiply(multiply, object)
}

/// An object as bytes in a new block, which the caller frees.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_serialize(blob: *mut *mut c_void, blob_size: *mut GrB_Index, object: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    serialize::to_block(blob, blob_size, object, desc)
}

/// An object as bytes in a new block, which the caller frees.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_serialize(blob: *mut *mut c_void, blob_size: *mut GrB_Index, object: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    serialize::to_block(blob, blob_size, object, desc)
}

/// A new vector from bytes; ty may be NULL for built-in types.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_deserialize(w: *mut GrB_Vector, ty: GrB_Type, blob: *const c_void, blob_size: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    serialize::vector(w, ty, blob, blob_size, desc)
}

/// A new matrix from bytes; ty may be NULL for built-in types.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_deserialize(C: *mut GrB_Matrix, ty: GrB_Type, blob: *const c_void, blob_size: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    serialize::matrix(C, ty, blob, blob_size, desc)
}

/// The name in C of the type in serialized bytes; name has room for GxB_MAX_NAME_LEN bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_deserialize_type_name(name: *mut c_char, blob: *const c_void, blob_size: GrB_Index) -> GrB_Info {
    serialized::type_name(name, blob, blob_size)
}

/// The number in a field of serialized bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Serialized_get_INT32(blob: *const c_void, value: *mut i32, field: GrB_Field, blob_size: usize) -> GrB_Info {
    serialized::get_int32(blob, value, field, blob_size)
}

/// The room that a text of serialized bytes needs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Serialized_get_SIZE(blob: *const c_void, value: *mut usize, field: GrB_Field, blob_size: usize) -> GrB_Info {
    serialized::get_size(blob, value, field, blob_size)
}

/// The number in a field of serialized bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Serialized_get_Scalar(blob: *const c_void, value: GrB_Scalar, field: GrB_Field, blob_size: usize) -> GrB_Info {
    serialized::get_scalar(blob, value, field, blob_size)
}

/// The text in a field of serialized bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Serialized_get_String(blob: *const c_void, value: *mut c_char, field: GrB_Field, blob_size: usize) -> GrB_Info {
    serialized::get_string(blob, value, field, blob_size)
}

/// Refuses: no field of serialized bytes holds bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Serialized_get_VOID(blob: *const c_void, value: *mut c_void, field: GrB_Field, blob_size: usize) -> GrB_Info {
    serialized::get_void(blob, value, field, blob_size)
}

/// The number in a field, as GrB_get.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Option_get_INT32(object: GrB_Vector, field: GxB_Option_Field, value: *mut i32) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The number in a field, as GrB_get.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Option_get_INT32(object: GrB_Matrix, field: GxB_Option_Field, value: *mut i32) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The real number in a field, as GrB_get.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Option_get_FP64(object: GrB_Vector, field: GxB_Option_Field, value: *mut f64) -> GrB_Info {
    getset::get_fp64(object, value, field)
}

/// The real number in a field, as GrB_get.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Option_get_FP64(object: GrB_Matrix, field: GxB_Option_Field, value: *mut f64) -> GrB_Info {
    getset::get_fp64(object, value, field)
}

/// Sets a field to a number, as GrB_set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Option_set_INT32(object: GrB_Vector, field: GxB_Option_Field, value: i32) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to a number, as GrB_set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Option_set_INT32(object: GrB_Matrix, field: GxB_Option_Field, value: i32) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field to a real number, as GrB_set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Option_set_FP64(object: GrB_Vector, field: GxB_Option_Field, value: f64) -> GrB_Info {
    getset::set_fp64(object, value, field)
}

/// Sets a field to a real number, as GrB_set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Option_set_FP64(object: GrB_Matrix, field: GxB_Option_Field, value: f64) -> GrB_Info {
    getset::set_fp64(object, value, field)
}

/// The value of a field, as GrB_get.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Desc_get_INT32(object: GrB_Descriptor, field: GrB_Desc_Field, value: *mut i32) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// Refuses: no field of a descriptor holds a real number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Desc_get_FP64(object: GrB_Descriptor, field: GrB_Desc_Field, value: *mut f64) -> GrB_Info {
    getset::get_fp64(object, value, field)
}

/// Sets a field, as GrB_set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Desc_set_INT32(object: GrB_Descriptor, field: GrB_Desc_Field, value: i32) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Refuses: no field of a descriptor holds a real number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Desc_set_FP64(object: GrB_Descriptor, field: GrB_Desc_Field, value: f64) -> GrB_Info {
    getset::set_fp64(object, value, field)
}

/// The value of a field.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Descriptor_get(value: *mut GrB_Desc_Value, object: GrB_Descriptor, field: GrB_Desc_Field) -> GrB_Info {
    descriptor::get(value, object, field)
}

/// The number in a field of the library, or the three of a version.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_get_INT32(field: GxB_Option_Field, value: *mut i32) -> GrB_Info {
    options::global_int32(field, value)
}

/// The real number in a field of the library; of GxB_BITMAP_SWITCH eight.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_get_FP64(field: GxB_Option_Field, value: *mut f64) -> GrB_Info {
    getset::get_fp64(GrB_GLOBAL, value, field)
}

/// The 64 numbers of GxB_MEMORY_POOL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_get_INT64(field: GxB_Option_Field, value: *mut i64) -> GrB_Info {
    options::global_int64(field, value)
}

/// The address of a text of the library.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_get_CHAR(field: GxB_Option_Field, value: *mut *const c_char) -> GrB_Info {
    options::global_text(field, value)
}

/// The address of a function that the library uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_get_FUNCTION(field: GxB_Option_Field, value: *mut *mut c_void) -> GrB_Info {
    options::global_function(field, value)
}

/// Sets a field of the library to a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set_INT32(field: GxB_Option_Field, value: i32) -> GrB_Info {
    getset::set_int32(GrB_GLOBAL, value, field)
}

/// Sets a field of the library to a real number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set_FP64(field: GxB_Option_Field, value: f64) -> GrB_Info {
    getset::set_fp64(GrB_GLOBAL, value, field)
}

/// Sets the eight numbers of GxB_BITMAP_SWITCH; NULL brings back the defaults.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set_FP64_ARRAY(field: GxB_Option_Field, value: *mut f64) -> GrB_Info {
    options::set_global_doubles(field, value)
}

/// Accepts the numbers of GxB_MEMORY_POOL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set_INT64_ARRAY(field: GxB_Option_Field, value: *mut i64) -> GrB_Info {
    options::set_global_int64(field, value)
}

/// Sets a field of the library to a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set_CHAR(field: GxB_Option_Field, value: *const c_char) -> GrB_Info {
    getset::set_string(GrB_GLOBAL, value, field)
}

/// Sets a function that the library uses; NULL for none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set_FUNCTION(field: GxB_Option_Field, value: *mut c_void) -> GrB_Info {
    options::set_global_function(field, value)
}

/// A new context with the settings of the library.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_new(context: *mut GxB_Context) -> GrB_Info {
    contexts::new(context)
}

/// Frees a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_free(context: *mut GxB_Context) -> GrB_Info {
    contexts::release(context)
}

/// Calls of this thread follow the context from now on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_engage(context: GxB_Context) -> GrB_Info {
    contexts::engage(context)
}

/// Calls of this thread follow the library's settings again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_disengage(context: GxB_Context) -> GrB_Info {
    contexts::disengage(context)
}

/// The text of the last error of a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_error(error: *mut *const c_char, object: GxB_Context) -> GrB_Info {
    contexts::error(error, object)
}

/// Waits for a context, which never has anything to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_wait(object: GxB_Context, mode: GrB_WaitMode) -> GrB_Info {
    object::wait_idle(object, mode)
}

/// The number in a field of a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_INT32(object: GxB_Context, field: GxB_Context_Field, value: *mut i32) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The real number in a field of a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_FP64(object: GxB_Context, field: GxB_Context_Field, value: *mut f64) -> GrB_Info {
    getset::get_fp64(object, value, field)
}

/// Sets a field of a context to a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set_INT32(object: GxB_Context, field: GxB_Context_Field, value: i32) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field of a context to a real number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set_FP64(object: GxB_Context, field: GxB_Context_Field, value: f64) -> GrB_Info {
    getset::set_fp64(object, value, field)
}

/// The number in a field of a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_INT(object: GxB_Context, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The room that the name of a context needs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_SIZE(object: GxB_Context, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number in a field of a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_Scalar(object: GxB_Context, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The name of a context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_String(object: GxB_Context, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// Refuses: no field of a context holds bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get_VOID(object: GxB_Context, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Sets a field of a context to a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set_INT(object: GxB_Context, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Sets a field of a context to the number in a scalar.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set_Scalar(object: GxB_Context, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Gives a context its name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set_String(object: GxB_Context, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Refuses: no field of a context holds bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set_VOID(object: GxB_Context, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
}
