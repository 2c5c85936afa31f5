//! What serialized bytes say about themselves: the extensions `GxB_Serialized_get_*` and
//! `GxB_deserialize_type_name`.
//!
//! Needs: `getset`, the engine's `described`. Gives: one function for each form of a value.
//! Cost: the head and the table of the bytes are read, not the entries.

use std::ffi::{c_char, c_void};

use engine::Result;
use engine::dynamic::{FormatSet, Orientation, Serialized, described};
use engine::types::Type;

use crate::boundary::{guard, noting, slice};
use crate::field::{Field, Form, GrB_Field};
use crate::fields_algebra::{c_type, type_name as name_of};
use crate::getset::{Answer, INT32, SCALAR, SIZE, STRING, VOID, put_int32, put_scalar, put_size, put_string, put_void, told};
use crate::handle::GrB_Scalar;
use crate::parts::put_name;
use crate::status::{GRB_COLMAJOR, GRB_ROWMAJOR, GrB_Info, type_code};

fn ask(blob: *const c_void, size: usize, field: GrB_Field, forms: (&[Form], &str)) -> Result<Answer> {
    let seen = described(slice(blob.cast::<u8>(), size as u64, "blob")?)?;
    told("serialized object", field, forms, |field| answer(&seen, field))
}

/// The type, when it is a built-in one.
fn builtin(seen: &Serialized<'_>) -> Option<Type> {
    seen.code.map(Type::Builtin)
}

fn answer(seen: &Serialized<'_>, field: Field) -> Result<Answer> {
    let is_col = seen.orientation == Orientation::Col;
    Ok(match field {
        Field::Name => return Answer::text(seen.names.object),
        Field::ElementCode => Answer::Int(builtin(seen).map_or(0, |ty| type_code(&ty))),
        Field::ElementString => return builtin(seen).map_or_else(|| Answer::text(seen.names.ty), |ty| name_of(&ty)),
        Field::CName => return c_name(seen),
        Field::Format => Answer::Int(i32::from(is_col)),
        Field::Orientation => Answer::Int(if is_col { GRB_COLMAJOR } else { GRB_ROWMAJOR }),
        Field::SparsityStatus => Answer::Int(i32::from(FormatSet::only(seen.format).bits())),
        Field::SparsityControl => Answer::Int(i32::from(FormatSet::ALL.bits())),
        _ => Answer::NoField,
    })
}

fn c_name(seen: &Serialized<'_>) -> Result<Answer> {
    builtin(seen).map_or_else(|| Answer::text(seen.names.c_type), |ty| c_type(&ty))
}

/// The name in C of the type of entries.
pub(crate) fn type_name(name: *mut c_char, blob: *const c_void, blob_size: u64) -> GrB_Info {
    guard(|| {
        let seen = described(slice(blob.cast::<u8>(), blob_size, "blob")?)?;
        put_name(name, c_name(&seen)?)
    })
}

/// A number.
pub(crate) fn get_int32(blob: *const c_void, value: *mut i32, field: GrB_Field, blob_size: usize) -> GrB_Info {
    guard(|| put_int32(ask(blob, blob_size, field, INT32)?, value))
}

/// The room that a text needs.
pub(crate) fn get_size(blob: *const c_void, value: *mut usize, field: GrB_Field, blob_size: usize) -> GrB_Info {
    guard(|| put_size(ask(blob, blob_size, field, SIZE)?, value))
}

/// A number.
pub(crate) fn get_scalar(blob: *const c_void, value: GrB_Scalar, field: GrB_Field, blob_size: usize) -> GrB_Info {
    guard(|| noting(&value, "value", |s| put_scalar(ask(blob, blob_size, field, SCALAR)?, s)))
}

/// A text.
pub(crate) fn get_string(blob: *const c_void, value: *mut c_char, field: GrB_Field, blob_size: usize) -> GrB_Info {
    guard(|| put_string(ask(blob, blob_size, field, STRING)?, value))
}

/// Refuses.
pub(crate) fn get_void(blob: *const c_void, value: *mut c_void, field: GrB_Field, blob_size: usize) -> GrB_Info {
    guard(|| put_void(ask(blob, blob_size, field, VOID)?, value))
}
