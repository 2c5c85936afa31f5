//! Functions that make one call each.
//! Written by `cargo xtask gen` from `capi/src/families.rs`; do not edit.
#![allow(missing_docs)]

use std::ffi::{c_char, c_void};

use crate::assign::PART;
use crate::boundary::FILE;
use crate::constants::{GrB_GLOBAL, GxB_Format_Value};
use crate::field::{GrB_Field, GxB_Context_Field, GxB_Option_Field};
use crate::handle::*;
use crate::index_binary::GxB_index_binary_function;
use crate::iterator::GxB_Iterator;
use crate::pack::Way;
use crate::parts::Side;
use crate::print::GxB_Print_Level;
use crate::status::{GrB_Desc_Field, GrB_Desc_Value, GrB_Info, GrB_WaitMode};
use crate::value::{Arg, GxB_FC32_t, GxB_FC64_t};
use crate::{apply, assign, contexts, descriptor, getset, index_binary, iterator, matrix, mxm, object, options, pack, parts, print, scalar, select, serialize, serialized, sort, tiles, unpack, vector};

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

/// w(I)<mask> = accum(w(I), u): the mask is that of w(I).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_subassign(w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, u: GrB_Vector, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::vector::<PART>(w, mask, accum, u, indices, ni, desc)
}

/// C(I,J)<Mask> = accum(C(I,J), A): the mask is that of C(I,J).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_subassign(C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, A: GrB_Matrix, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::matrix::<PART>(C, Mask, accum, A, rows, ni, cols, nj, desc)
}

/// C(I,j)<mask> = accum(C(I,j), u): the mask is that of C(I,j).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Col_subassign(C: GrB_Matrix, mask: GrB_Vector, accum: GrB_BinaryOp, u: GrB_Vector, rows: *const GrB_Index, ni: GrB_Index, j: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::col::<PART>(C, mask, accum, u, rows, ni, j, desc)
}

/// C(i,J)<mask'> = accum(C(i,J), u'): the mask is that of C(i,J).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Row_subassign(C: GrB_Matrix, mask: GrB_Vector, accum: GrB_BinaryOp, u: GrB_Vector, i: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    assign::row::<PART>(C, mask, accum, u, i, cols, nj, desc)
}

/// C = the entries of each row of A in the order of op, P = the columns where they were.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_sort(C: GrB_Matrix, P: GrB_Matrix, op: GrB_BinaryOp, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    sort::matrix(C, P, op, A, desc)
}

/// w = the entries of u in the order of op, p = the indices where they were.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_sort(w: GrB_Vector, p: GrB_Vector, op: GrB_BinaryOp, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    sort::vector(w, p, op, u, desc)
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

/// C = m by n tiles side by side, listed row by row.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_concat(C: GrB_Matrix, Tiles: *const GrB_Matrix, m: GrB_Index, n: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    tiles::concat(C, Tiles, m, n, desc)
}

/// New matrices: m by n tiles of A, listed row by row.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_split(Tiles: *mut GrB_Matrix, m: GrB_Index, n: GrB_Index, Tile_nrows: *const GrB_Index, Tile_ncols: *const GrB_Index, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    tiles::split(Tiles, m, n, Tile_nrows, Tile_ncols, A, desc)
}

/// C in another shape, its places counted by column or by row.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_reshape(C: GrB_Matrix, by_col: bool, nrows: GrB_Index, ncols: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    tiles::reshape(C, by_col, nrows, ncols, desc)
}

/// A new matrix: A in another shape.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_reshapeDup(C: *mut GrB_Matrix, A: GrB_Matrix, by_col: bool, nrows: GrB_Index, ncols: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    tiles::reshaped(C, A, by_col, nrows, ncols, desc)
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

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Type_fprint(object: GrB_Type, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_fprint(object: GrB_UnaryOp, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_fprint(object: GrB_BinaryOp, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexUnaryOp_fprint(object: GrB_IndexUnaryOp, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_fprint(object: GxB_IndexBinaryOp, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_SelectOp_fprint(object: GxB_SelectOp, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Monoid_fprint(object: GrB_Monoid, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Semiring_fprint(object: GrB_Semiring, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Descriptor_fprint(object: GrB_Descriptor, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_fprint(object: GxB_Context, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Scalar_fprint(object: GrB_Scalar, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_fprint(object: GrB_Vector, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
}

/// Checks an object and prints it to a file, or to the standard output when f is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_fprint(object: GrB_Matrix, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE) -> GrB_Info {
    print::fprint(object, name, pr, f)
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
    serialize::from_block(w, ty, blob, blob_size, desc)
}

/// A new matrix from bytes; ty may be NULL for built-in types.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_deserialize(C: *mut GrB_Matrix, ty: GrB_Type, blob: *const c_void, blob_size: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    serialize::from_block(C, ty, blob, blob_size, desc)
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

/// Frees what is kept for reuse: GxB_MEMORY_POOL.
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

/// A new index-binary operator with a C name and a C definition, both may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_new(op: *mut GxB_IndexBinaryOp, f: GxB_index_binary_function, z: GrB_Type, x: GrB_Type, y: GrB_Type, theta: GrB_Type, name: *const c_char, definition: *const c_char) -> GrB_Info {
    index_binary::new(op, f, [z, x, y, theta], name, definition)
}

/// A new binary operator: an index-binary operator with its theta.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_new_IndexOp(op: *mut GrB_BinaryOp, idxbinop: GxB_IndexBinaryOp, theta: GrB_Scalar) -> GrB_Info {
    index_binary::bind(op, idxbinop, theta)
}

/// Frees an index-binary operator.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_free(op: *mut GxB_IndexBinaryOp) -> GrB_Info {
    index_binary::release(op)
}

/// Waits for an index-binary operator, which never has anything to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_wait(object: GxB_IndexBinaryOp, mode: GrB_WaitMode) -> GrB_Info {
    object::wait_idle(object, mode)
}

/// The text of the last error of an index-binary operator.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_error(error: *mut *const c_char, object: GxB_IndexBinaryOp) -> GrB_Info {
    index_binary::error(error, object)
}

/// The number in a field.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_get_INT32(object: GxB_IndexBinaryOp, value: *mut i32, field: GrB_Field) -> GrB_Info {
    getset::get_int32(object, value, field)
}

/// The room that a text needs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_get_SIZE(object: GxB_IndexBinaryOp, value: *mut usize, field: GrB_Field) -> GrB_Info {
    getset::get_size(object, value, field)
}

/// The number in a field.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_get_Scalar(object: GxB_IndexBinaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::get_scalar(object, value, field)
}

/// The text in a field.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_get_String(object: GxB_IndexBinaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::get_string(object, value, field)
}

/// Refuses: no field of an index-binary operator holds bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_get_VOID(object: GxB_IndexBinaryOp, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    getset::get_void(object, value, field)
}

/// Refuses: the numbers of an index-binary operator can only be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_set_INT32(object: GxB_IndexBinaryOp, value: i32, field: GrB_Field) -> GrB_Info {
    getset::set_int32(object, value, field)
}

/// Refuses: the numbers of an index-binary operator can only be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_set_Scalar(object: GxB_IndexBinaryOp, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    getset::set_scalar(object, value, field)
}

/// Sets a name or the definition, once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_set_String(object: GxB_IndexBinaryOp, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    getset::set_string(object, value, field)
}

/// Refuses: no field of an index-binary operator holds bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexBinaryOp_set_VOID(object: GxB_IndexBinaryOp, value: *mut c_void, field: GrB_Field, size: usize) -> GrB_Info {
    getset::set_void(object, value, field, size)
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

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_CSR(A: GrB_Matrix, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::CSR, pack::lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_CSC(A: GrB_Matrix, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::CSC, pack::lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_CSR(A: GrB_Matrix, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::CSR, unpack::want_lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_CSC(A: GrB_Matrix, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::CSC, unpack::want_lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_CSR(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::CSR, pack::lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_CSC(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::CSC, pack::lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_CSR(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::CSR, unpack::want_lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_CSC(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::CSC, unpack::want_lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_HyperCSR(A: GrB_Matrix, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Ah_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvec: GrB_Index, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::HyperCSR, pack::hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_HyperCSC(A: GrB_Matrix, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Ah_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvec: GrB_Index, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::HyperCSC, pack::hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_HyperCSR(A: GrB_Matrix, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Ah_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvec: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::HyperCSR, unpack::want_hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_HyperCSC(A: GrB_Matrix, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Ah_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvec: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::HyperCSC, unpack::want_hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_HyperCSR(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Ah_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvec: GrB_Index, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::HyperCSR, pack::hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_HyperCSC(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Ah_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvec: GrB_Index, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::HyperCSC, pack::hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_HyperCSR(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Ah_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvec: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::HyperCSR, unpack::want_hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_HyperCSC(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Ah_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvec: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::HyperCSC, unpack::want_hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_BitmapR(A: GrB_Matrix, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::BitmapR, pack::bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_BitmapC(A: GrB_Matrix, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::BitmapC, pack::bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_BitmapR(A: GrB_Matrix, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::BitmapR, unpack::want_bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_BitmapC(A: GrB_Matrix, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::BitmapC, unpack::want_bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_BitmapR(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::BitmapR, pack::bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_BitmapC(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::BitmapC, pack::bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_BitmapR(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::BitmapR, unpack::want_bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_BitmapC(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::BitmapC, unpack::want_bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_FullR(A: GrB_Matrix, Ax: *mut *mut c_void, Ax_size: GrB_Index, iso: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::FullR, pack::full((Ax, Ax_size), iso), desc)
}

/// A holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_pack_FullC(A: GrB_Matrix, Ax: *mut *mut c_void, Ax_size: GrB_Index, iso: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(A, Way::FullC, pack::full((Ax, Ax_size), iso), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_FullR(A: GrB_Matrix, Ax: *mut *mut c_void, Ax_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::FullR, unpack::want_full((Ax, Ax_size), iso), desc)
}

/// A as arrays, which become the caller's; A is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_unpack_FullC(A: GrB_Matrix, Ax: *mut *mut c_void, Ax_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(A, Way::FullC, unpack::want_full((Ax, Ax_size), iso), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_FullR(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ax: *mut *mut c_void, Ax_size: GrB_Index, iso: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::FullR, pack::full((Ax, Ax_size), iso), desc)
}

/// A new matrix of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_import_FullC(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ax: *mut *mut c_void, Ax_size: GrB_Index, iso: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_matrix(A, ty, nrows, ncols, Way::FullC, pack::full((Ax, Ax_size), iso), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_FullR(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ax: *mut *mut c_void, Ax_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::FullR, unpack::want_full((Ax, Ax_size), iso), desc)
}

/// A as arrays, which become the caller's; A is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_export_FullC(A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ax: *mut *mut c_void, Ax_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_matrix(A, ty, nrows, ncols, Way::FullC, unpack::want_full((Ax, Ax_size), iso), desc)
}

/// v holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_pack_CSC(v: GrB_Vector, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(v, Way::CSC, pack::one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)
}

/// v as arrays, which become the caller's; v is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_unpack_CSC(v: GrB_Vector, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(v, Way::CSC, unpack::want_one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)
}

/// A new vector of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_import_CSC(v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, jumbled: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_vector(v, ty, n, Way::CSC, pack::one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)
}

/// v as arrays, which become the caller's; v is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_export_CSC(v: *mut GrB_Vector, ty: *mut GrB_Type, n: *mut GrB_Index, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_vector(v, ty, n, Way::CSC, unpack::want_one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)
}

/// v holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_pack_Bitmap(v: GrB_Vector, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(v, Way::Bitmap, pack::bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)
}

/// v as arrays, which become the caller's; v is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_unpack_Bitmap(v: GrB_Vector, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(v, Way::Bitmap, unpack::want_bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)
}

/// A new vector of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_import_Bitmap(v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_vector(v, ty, n, Way::Bitmap, pack::bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)
}

/// v as arrays, which become the caller's; v is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_export_Bitmap(v: *mut GrB_Vector, ty: *mut GrB_Type, n: *mut GrB_Index, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_vector(v, ty, n, Way::Bitmap, unpack::want_bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)
}

/// v holds what the arrays hold, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_pack_Full(v: GrB_Vector, vx: *mut *mut c_void, vx_size: GrB_Index, iso: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::pack(v, Way::Full, pack::full((vx, vx_size), iso), desc)
}

/// v as arrays, which become the caller's; v is empty then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_unpack_Full(v: GrB_Vector, vx: *mut *mut c_void, vx_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack(v, Way::Full, unpack::want_full((vx, vx_size), iso), desc)
}

/// A new vector of the arrays, which become its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_import_Full(v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index, vx: *mut *mut c_void, vx_size: GrB_Index, iso: bool, desc: GrB_Descriptor) -> GrB_Info {
    pack::import_vector(v, ty, n, Way::Full, pack::full((vx, vx_size), iso), desc)
}

/// v as arrays, which become the caller's; v is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_export_Full(v: *mut GrB_Vector, ty: *mut GrB_Type, n: *mut GrB_Index, vx: *mut *mut c_void, vx_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor) -> GrB_Info {
    unpack::export_vector(v, ty, n, Way::Full, unpack::want_full((vx, vx_size), iso), desc)
}

/// The hash beside a hypersparse matrix: there is none, Y is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_unpack_HyperHash(A: GrB_Matrix, Y: *mut GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    unpack::unpack_hash(A, Y, desc)
}

/// Takes a hash over, and frees it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_pack_HyperHash(A: GrB_Matrix, Y: *mut GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    unpack::pack_hash(A, Y, desc)
}

/// A new iterator, attached to nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_new(it: *mut GxB_Iterator) -> GrB_Info {
    iterator::new(it)
}

/// Frees an iterator.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_free(it: *mut GxB_Iterator) -> GrB_Info {
    iterator::free(it)
}

/// Behind the macros of the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GB_Iterator_attach(it: GxB_Iterator, A: GrB_Matrix, format: GxB_Format_Value, desc: GrB_Descriptor) -> GrB_Info {
    iterator::attach(it, A, format, desc)
}

/// Behind the macros of the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GB_Iterator_rc_seek(it: GxB_Iterator, j: GrB_Index, jth_vector: bool) -> GrB_Info {
    iterator::seek_vector(it, j, jth_vector)
}

/// Behind the macros of the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GB_Iterator_rc_bitmap_next(it: GxB_Iterator) -> GrB_Info {
    iterator::skip_in_vector(it)
}

/// Behind the macros of the header.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GB_Vector_Iterator_bitmap_seek(it: GxB_Iterator, unused: GrB_Index) -> GrB_Info {
    iterator::skip_entry_of(it, unused)
}

/// Walks the rows of A.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_attach(it: GxB_Iterator, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    iterator::attach(it, A, 0, desc)
}

/// Goes to a row.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_seekRow(it: GxB_Iterator, row: GrB_Index) -> GrB_Info {
    iterator::seek_vector(it, row, false)
}

/// Goes to the k-th row that is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_kseek(it: GxB_Iterator, k: GrB_Index) -> GrB_Info {
    iterator::seek_vector(it, k, true)
}

/// Goes to the next row that is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_nextRow(it: GxB_Iterator) -> GrB_Info {
    iterator::next_vector(it)
}

/// Goes to the next entry of the row.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_nextCol(it: GxB_Iterator) -> GrB_Info {
    iterator::next_in_vector(it)
}

/// The number of rows that are stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_kount(it: GxB_Iterator) -> GrB_Index {
    iterator::count(it)
}

/// The present row.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_getRowIndex(it: GxB_Iterator) -> GrB_Index {
    iterator::major(it)
}

/// The column of the present entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_rowIterator_getColIndex(it: GxB_Iterator) -> GrB_Index {
    iterator::minor(it)
}

/// Walks the columns of A.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_attach(it: GxB_Iterator, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    iterator::attach(it, A, 1, desc)
}

/// Goes to a column.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_seekCol(it: GxB_Iterator, col: GrB_Index) -> GrB_Info {
    iterator::seek_vector(it, col, false)
}

/// Goes to the k-th column that is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_kseek(it: GxB_Iterator, k: GrB_Index) -> GrB_Info {
    iterator::seek_vector(it, k, true)
}

/// Goes to the next column that is stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_nextCol(it: GxB_Iterator) -> GrB_Info {
    iterator::next_vector(it)
}

/// Goes to the next entry of the column.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_nextRow(it: GxB_Iterator) -> GrB_Info {
    iterator::next_in_vector(it)
}

/// The number of columns that are stored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_kount(it: GxB_Iterator) -> GrB_Index {
    iterator::count(it)
}

/// The present column.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_getColIndex(it: GxB_Iterator) -> GrB_Index {
    iterator::major(it)
}

/// The row of the present entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_colIterator_getRowIndex(it: GxB_Iterator) -> GrB_Index {
    iterator::minor(it)
}

/// Walks the entries of A.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Iterator_attach(it: GxB_Iterator, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    iterator::attach(it, A, -1, desc)
}

/// Goes to the p-th place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Iterator_seek(it: GxB_Iterator, p: GrB_Index) -> GrB_Info {
    iterator::seek_entry(it, p)
}

/// Goes to the next entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Iterator_next(it: GxB_Iterator) -> GrB_Info {
    iterator::next_entry(it)
}

/// The number of places that entries can be in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Iterator_getpmax(it: GxB_Iterator) -> GrB_Index {
    iterator::positions(it)
}

/// The present place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Iterator_getp(it: GxB_Iterator) -> GrB_Index {
    iterator::position(it)
}

/// Walks the entries of v.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Iterator_attach(it: GxB_Iterator, v: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    iterator::attach_vector(it, v, desc)
}

/// Goes to the p-th place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Iterator_seek(it: GxB_Iterator, p: GrB_Index) -> GrB_Info {
    iterator::seek_entry(it, p)
}

/// Goes to the next entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Iterator_next(it: GxB_Iterator) -> GrB_Info {
    iterator::next_entry(it)
}

/// The number of places that entries can be in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Iterator_getpmax(it: GxB_Iterator) -> GrB_Index {
    iterator::positions(it)
}

/// The present place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Iterator_getp(it: GxB_Iterator) -> GrB_Index {
    iterator::position(it)
}

/// The index of the present entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Iterator_getIndex(it: GxB_Iterator) -> GrB_Index {
    iterator::minor(it)
}

/// Row and column of the present entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Iterator_getIndex(it: GxB_Iterator, row: *mut GrB_Index, col: *mut GrB_Index) {
    iterator::put_place(it, row, col)
}

/// The present value, of a user-defined type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_UDT(it: GxB_Iterator, value: *mut c_void) {
    iterator::put_user_value(it, value)
}

/// The present value, of type BOOL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_BOOL(it: GxB_Iterator) -> bool {
    iterator::read(it)
}

/// The present value, of type INT8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_INT8(it: GxB_Iterator) -> i8 {
    iterator::read(it)
}

/// The present value, of type INT16.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_INT16(it: GxB_Iterator) -> i16 {
    iterator::read(it)
}

/// The present value, of type INT32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_INT32(it: GxB_Iterator) -> i32 {
    iterator::read(it)
}

/// The present value, of type INT64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_INT64(it: GxB_Iterator) -> i64 {
    iterator::read(it)
}

/// The present value, of type UINT8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_UINT8(it: GxB_Iterator) -> u8 {
    iterator::read(it)
}

/// The present value, of type UINT16.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_UINT16(it: GxB_Iterator) -> u16 {
    iterator::read(it)
}

/// The present value, of type UINT32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_UINT32(it: GxB_Iterator) -> u32 {
    iterator::read(it)
}

/// The present value, of type UINT64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_UINT64(it: GxB_Iterator) -> u64 {
    iterator::read(it)
}

/// The present value, of type FP32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_FP32(it: GxB_Iterator) -> f32 {
    iterator::read(it)
}

/// The present value, of type FP64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_FP64(it: GxB_Iterator) -> f64 {
    iterator::read(it)
}

/// The present value, of type FC32.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_FC32(it: GxB_Iterator) -> GxB_FC32_t {
    iterator::read(it)
}

/// The present value, of type FC64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Iterator_get_FC64(it: GxB_Iterator) -> GxB_FC64_t {
    iterator::read(it)
}
