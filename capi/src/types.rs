//! Making types and operators (C API, section 4.2.2).
//!
//! Needs: `boundary`. Gives: the constructors of types, unary, binary and index unary operators
//! and semirings; the `GxB_` ones also take a name and a definition.
//! Cost: one block per object. A user's function is not called here.

use std::ffi::c_char;

use engine::ops::{BinaryFn, BinaryOp, IndexUnaryFn, IndexUnaryOp, Semiring, UnaryFn, UnaryOp};
use engine::types::Type;

use crate::boundary::{create, function, text};
use crate::handle::{GrB_BinaryOp, GrB_IndexUnaryOp, GrB_Monoid, GrB_Semiring, GrB_Type, GrB_UnaryOp};
use crate::status::GrB_Info;

/// z = f(x), on addresses.
pub type GxB_unary_function = Option<UnaryFn>;
/// z = f(x, y), on addresses.
pub type GxB_binary_function = Option<BinaryFn>;
/// z = f(x, i, j, y), x and y and z on addresses.
pub type GxB_index_unary_function = Option<IndexUnaryFn>;

/// Longest name of a type or operator, without the final zero (`GxB_MAX_NAME_LEN`). Bytes.
const NAME_BYTES: usize = 127;

/// A new type of the given size. [4.2.2.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_new(ty: *mut GrB_Type, size: usize) -> GrB_Info {
    create(ty, || Type::try_new(size, "", ""))
}

/// A new type with a name and a C definition, both may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Type_new(
    ty: *mut GrB_Type,
    size: usize,
    name: *const c_char,
    definition: *const c_char,
) -> GrB_Info {
    create(ty, || Type::try_new(size, text(name, NAME_BYTES), text(definition, usize::MAX)))
}

/// A new unary operator. [4.2.2.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_new(op: *mut GrB_UnaryOp, f: GxB_unary_function, z: GrB_Type, x: GrB_Type) -> GrB_Info {
    create(op, || UnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, ""))
}

/// A new unary operator with a name; the definition is not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_new(
    op: *mut GrB_UnaryOp,
    f: GxB_unary_function,
    z: GrB_Type,
    x: GrB_Type,
    name: *const c_char,
    _definition: *const c_char,
) -> GrB_Info {
    create(op, || UnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, text(name, NAME_BYTES)))
}

/// A new binary operator. [4.2.2.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_BinaryOp_new(
    op: *mut GrB_BinaryOp,
    f: GxB_binary_function,
    z: GrB_Type,
    x: GrB_Type,
    y: GrB_Type,
) -> GrB_Info {
    create(op, || BinaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, y.get("ytype")?, ""))
}

/// A new binary operator with a name; the definition is not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_new(
    op: *mut GrB_BinaryOp,
    f: GxB_binary_function,
    z: GrB_Type,
    x: GrB_Type,
    y: GrB_Type,
    name: *const c_char,
    _definition: *const c_char,
) -> GrB_Info {
    create(op, || {
        BinaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, y.get("ytype")?, text(name, NAME_BYTES))
    })
}

/// A new index unary operator; s is the type of its scalar argument. [4.2.2.6]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_IndexUnaryOp_new(
    op: *mut GrB_IndexUnaryOp,
    f: GxB_index_unary_function,
    z: GrB_Type,
    x: GrB_Type,
    s: GrB_Type,
) -> GrB_Info {
    create(op, || IndexUnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, s.get("stype")?, ""))
}

/// A new index unary operator with a name; the definition is not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexUnaryOp_new(
    op: *mut GrB_IndexUnaryOp,
    f: GxB_index_unary_function,
    z: GrB_Type,
    x: GrB_Type,
    s: GrB_Type,
    name: *const c_char,
    _definition: *const c_char,
) -> GrB_Info {
    create(op, || {
        IndexUnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, s.get("stype")?, text(name, NAME_BYTES))
    })
}

/// A new semiring. [4.2.2.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_new(semiring: *mut GrB_Semiring, add: GrB_Monoid, multiply: GrB_BinaryOp) -> GrB_Info {
    create(semiring, || Semiring::try_new(add.get("add")?, multiply.get("multiply")?))
}
