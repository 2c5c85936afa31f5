//! Making types and operators (C API, section 4.2.2).
//!
//! Needs: `boundary`. Gives: the constructors of types, unary, binary and index unary operators
//! and semirings; the `GxB_` ones also take a name and a definition.
//! Cost: one block per object. A user's function is not called here.

use std::ffi::c_char;

use engine::Result;
use engine::ops::{BinaryFn, BinaryOp, IndexUnaryFn, IndexUnaryOp, Semiring, UnaryFn, UnaryOp};
use engine::types::{Label, Labels, Type};

use crate::boundary::{create, function, opt_bytes};
use crate::handle::{GrB_BinaryOp, GrB_IndexUnaryOp, GrB_Monoid, GrB_Semiring, GrB_Type, GrB_UnaryOp};
use crate::status::GrB_Info;

/// z = f(x), on addresses.
pub type GxB_unary_function = Option<UnaryFn>;
/// z = f(x, y), on addresses.
pub type GxB_binary_function = Option<BinaryFn>;
/// z = f(x, i, j, y), x and y and z on addresses.
pub type GxB_index_unary_function = Option<IndexUnaryFn>;

/// Sets the C name and the C definition; null and nothing count as not set.
pub(crate) fn define(labels: &Labels, name: *const c_char, definition: *const c_char) -> Result<()> {
    for (label, text) in [(Label::CName, opt_bytes(name)), (Label::Definition, opt_bytes(definition))] {
        if !text.is_empty() {
            labels.set(label, text)?;
        }
    }
    Ok(())
}

/// A new type of the given size. [4.2.2.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Type_new(ty: *mut GrB_Type, size: usize) -> GrB_Info {
    create(ty, || Type::try_new(size, "", ""))
}

/// A new type with a C name and a C definition, both may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Type_new(
    ty: *mut GrB_Type,
    size: usize,
    name: *const c_char,
    definition: *const c_char,
) -> GrB_Info {
    create(ty, || {
        let ty = Type::try_new(size, "", "")?;
        if let Type::User(u) = &ty {
            define(u.labels(), name, definition)?;
        }
        Ok(ty)
    })
}

/// A new unary operator. [4.2.2.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_UnaryOp_new(op: *mut GrB_UnaryOp, f: GxB_unary_function, z: GrB_Type, x: GrB_Type) -> GrB_Info {
    create(op, || UnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, ""))
}

/// A new unary operator with a C name and a C definition, both may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_UnaryOp_new(
    op: *mut GrB_UnaryOp,
    f: GxB_unary_function,
    z: GrB_Type,
    x: GrB_Type,
    name: *const c_char,
    definition: *const c_char,
) -> GrB_Info {
    create(op, || {
        let op = UnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, "")?;
        if let UnaryOp::User(u) = &op {
            define(u.labels(), name, definition)?;
        }
        Ok(op)
    })
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

/// A new binary operator with a C name and a C definition, both may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_BinaryOp_new(
    op: *mut GrB_BinaryOp,
    f: GxB_binary_function,
    z: GrB_Type,
    x: GrB_Type,
    y: GrB_Type,
    name: *const c_char,
    definition: *const c_char,
) -> GrB_Info {
    create(op, || {
        let op = BinaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, y.get("ytype")?, "")?;
        if let BinaryOp::User(u) = &op {
            define(u.labels(), name, definition)?;
        }
        Ok(op)
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

/// A new index unary operator with a C name and a C definition, both may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_IndexUnaryOp_new(
    op: *mut GrB_IndexUnaryOp,
    f: GxB_index_unary_function,
    z: GrB_Type,
    x: GrB_Type,
    s: GrB_Type,
    name: *const c_char,
    definition: *const c_char,
) -> GrB_Info {
    create(op, || {
        let op = IndexUnaryOp::try_new(function(f, "function")?, z.get("ztype")?, x.get("xtype")?, s.get("stype")?, "")?;
        if let IndexUnaryOp::User(u) = &op {
            define(u.labels(), name, definition)?;
        }
        Ok(op)
    })
}

/// A new semiring. [4.2.2.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Semiring_new(semiring: *mut GrB_Semiring, add: GrB_Monoid, multiply: GrB_BinaryOp) -> GrB_Info {
    create(semiring, || Semiring::try_new(add.get("add")?, multiply.get("multiply")?))
}
