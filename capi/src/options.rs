//! get and set under their older names: `GxB_*_Option_*`, `GxB_Desc_*`, `GxB_Context_*`, `GxB_Global_Option_*`.
//!
//! Needs: `getset`, `settings`. Gives: what the rows of `families.rs` come to, and the functions whose value has any type.
//! Cost: as `getset`. They lead to the same fields; the library's own texts are told by address, and stay where they
//! are until the text changes.
//! Invariant VARIADIC-1: C calls `f(object, field, ...)` with one more argument, and Rust cannot define such functions.
//! Here they have one parameter of each class that the argument can be of, a word and a double. The conventions of
//! System V (x86-64) and AAPCS64 (Linux) pass the first arguments of each class in the same registers whether or not
//! they are named: a word in the one after the named ones, a double in the first vector register. The register of the
//! other class holds anything, and is not looked at: the field says which is meant. `tests/c/options.c` calls all of
//! them with both.

use std::ffi::{c_char, c_void};
use std::ptr::with_exposed_provenance_mut;
use std::sync::{Mutex, PoisonError};

use engine::{Error, ErrorKind, Result};

use crate::boundary::{inspect, put, room, update_handle};
use crate::constants::GrB_GLOBAL;
use crate::field::{Form, GrB_Field, GxB_Context_Field, GxB_Option_Field, find};
use crate::getset::{self, Answer, HasFields, INT32, New, STRING, give, told, wrong_form};
use crate::handle::{Global, GrB_Descriptor, GrB_Matrix, GrB_Vector, GxB_Context, Ref};
use crate::settings;
use crate::status::{GrB_Desc_Field, GrB_Info};

/// Texts of the library that were told by address, with their final zeros, each with its field.
static TOLD: Mutex<Vec<(GrB_Field, Vec<u8>)>> = Mutex::new(Vec::new());

fn no_memory(_: std::collections::TryReserveError) -> Error {
    Error::new(ErrorKind::OutOfMemory, format_args!("out of memory: a text"))
}

/// A place that holds this text as long as the field does.
fn placed(field: GrB_Field, text: &[u8]) -> Result<*const c_char> {
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, kept)) = told.iter().find(|(f, kept)| *f == field && kept[..kept.len() - 1] == *text) {
        return Ok(kept.as_ptr().cast());
    }
    let mut fresh = Vec::new();
    fresh.try_reserve_exact(text.len() + 1).map_err(no_memory)?;
    fresh.extend_from_slice(text);
    fresh.push(0);
    told.try_reserve(1).map_err(no_memory)?;
    told.retain(|(f, _)| *f != field);
    let place = fresh.as_ptr().cast();
    told.push((field, fresh));
    Ok(place)
}

fn ask(field: GrB_Field, forms: (&[Form], &str)) -> Result<Answer> {
    let told = told("global object", field, forms, |f| match live_global() {
        Ok(h) => Global::get(h, f),
        Err(e) => Err(e),
    })?;
    Ok(told)
}

fn live_global() -> Result<&'static crate::handle::Handle<Global>> {
    crate::boundary::predefined(&GrB_GLOBAL)
}

/// A number, or the three of a version.
pub(crate) fn global_int32(field: GrB_Field, value: *mut i32) -> GrB_Info {
    inspect(GrB_GLOBAL, "global", |_| match ask(field, (&[Form::Int, Form::Bytes], INT32.1))? {
        Answer::Int(n) => put(value, "value", n),
        Answer::Bytes(bytes) if bytes.len() == 12 => {
            room(value.cast::<u8>(), 12, "value")?.copy_from_slice(&bytes);
            Ok(())
        }
        _ => Err(wrong_form(find(field)?, INT32.1)),
    })
}

/// The address of a text.
pub(crate) fn global_text(field: GrB_Field, value: *mut *const c_char) -> GrB_Info {
    inspect(GrB_GLOBAL, "global", |_| match ask(field, STRING)? {
        Answer::Text(text) => {
            crate::boundary::present(value, "value")?;
            put(value, "value", placed(field, &text)?)
        }
        _ => Err(wrong_form(find(field)?, STRING.1)),
    })
}

/// The address of a function.
pub(crate) fn global_function(field: GrB_Field, value: *mut *mut c_void) -> GrB_Info {
    inspect(GrB_GLOBAL, "global", |_| match ask(field, (&[Form::Bytes], "a function"))? {
        Answer::Bytes(bytes) if bytes.len() == size_of::<usize>() => {
            room(value.cast::<u8>(), bytes.len() as u64, "value")?.copy_from_slice(&bytes);
            Ok(())
        }
        _ => Err(wrong_form(find(field)?, "a function")),
    })
}

/// An array of 64 numbers.
pub(crate) fn global_int64(field: GrB_Field, value: *mut i64) -> GrB_Info {
    inspect(GrB_GLOBAL, "global", |_| match ask(field, (&[Form::Bytes], "int64_t numbers"))? {
        Answer::Bytes(bytes) if bytes.len() > size_of::<usize>() && bytes.len().is_multiple_of(8) => {
            room(value.cast::<u8>(), bytes.len() as u64, "value")?.copy_from_slice(&bytes);
            Ok(())
        }
        _ => Err(wrong_form(find(field)?, "int64_t numbers")),
    })
}

/// Sets a function, null for none.
pub(crate) fn set_global_function(field: GrB_Field, value: *mut c_void) -> GrB_Info {
    update_handle(GrB_GLOBAL, |h| match find(field)? {
        row if row.form == Form::Bytes => give(h, row, &New::Address(value, size_of::<usize>())),
        row => Err(wrong_form(row, "a function")),
    })
}

/// Sets the eight doubles of GxB_BITMAP_SWITCH, or the one of another field; null brings back the defaults of the eight.
pub(crate) fn set_global_doubles(field: GrB_Field, value: *mut f64) -> GrB_Info {
    update_handle(GrB_GLOBAL, |_| match find(field)? {
        row if row.form == Form::Reals => settings::set_bitmap_switch(value),
        row => Err(wrong_form(row, "an array of doubles")),
    })
}

/// Accepts the 64 numbers of GxB_MEMORY_POOL, whatever they are: blocks kept for reuse are freed.
pub(crate) fn set_global_int64(field: GrB_Field, value: *mut i64) -> GrB_Info {
    update_handle(GrB_GLOBAL, |h| match find(field)? {
        row if row.field == crate::field::Field::MemoryPool => give(h, row, &New::Address(value.cast(), 0)),
        row => Err(wrong_form(row, "an array of int64_t")),
    })
}

/// Tells any field at an address.
fn get_any<K: HasFields>(object: Ref<K>, field: GrB_Field, at: usize) -> GrB_Info {
    let form = match find(field) {
        Ok(row) => row.form,
        Err(_) => Form::Int,
    };
    match form {
        Form::Real | Form::Reals => getset::get_fp64(object, with_exposed_provenance_mut(at), field),
        Form::Bytes => getset::get_void(object, with_exposed_provenance_mut(at), field),
        Form::Int | Form::Size | Form::Text | Form::Value => getset::get_int32(object, with_exposed_provenance_mut(at), field),
    }
}

/// Sets any field of an object.
fn set_any<K: HasFields>(object: Ref<K>, field: GrB_Field, word: usize, real: f64) -> GrB_Info {
    match find(field) {
        Ok(row) if matches!(row.form, Form::Real | Form::Reals) => getset::set_fp64(object, real, field),
        // An int takes the lower half of its register.
        _ => getset::set_int32(object, word as i32, field),
    }
}

/// Sets any field of the library.
fn set_any_global(field: GrB_Field, word: usize, real: f64) -> GrB_Info {
    let address = with_exposed_provenance_mut::<c_void>(word);
    match find(field).map(|row| row.form) {
        Ok(Form::Text) => getset::set_string(GrB_GLOBAL, address.cast(), field),
        Ok(Form::Reals) => set_global_doubles(field, address.cast()),
        Ok(Form::Real) => getset::set_fp64(GrB_GLOBAL, real, field),
        Ok(Form::Bytes) => update_handle(GrB_GLOBAL, |h| {
            let size = if matches!(find(field)?.field, crate::field::Field::MemoryPool) { 0 } else { size_of::<usize>() };
            give(h, find(field)?, &New::Address(address, size))
        }),
        Ok(Form::Int | Form::Size | Form::Value) | Err(_) => getset::set_int32(GrB_GLOBAL, word as i32, field),
    }
}

/// Tells any field of the library at an address.
fn get_any_global(field: GrB_Field, at: usize) -> GrB_Info {
    match find(field).map(|row| row.form) {
        Ok(Form::Text) => global_text(field, with_exposed_provenance_mut(at)),
        Ok(Form::Int) | Err(_) => global_int32(field, with_exposed_provenance_mut(at)),
        Ok(_) => get_any(GrB_GLOBAL, field, at),
    }
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Option_get(object: GrB_Vector, field: GxB_Option_Field, at: usize) -> GrB_Info {
    get_any(object, field, at)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Option_get(object: GrB_Matrix, field: GxB_Option_Field, at: usize) -> GrB_Info {
    get_any(object, field, at)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Desc_get(object: GrB_Descriptor, field: GrB_Desc_Field, at: usize) -> GrB_Info {
    get_any(object, field, at)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_get(object: GxB_Context, field: GxB_Context_Field, at: usize) -> GrB_Info {
    get_any(object, field, at)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_get(field: GxB_Option_Field, at: usize) -> GrB_Info {
    get_any_global(field, at)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_Option_set(object: GrB_Vector, field: GxB_Option_Field, word: usize, real: f64) -> GrB_Info {
    set_any(object, field, word, real)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_Option_set(object: GrB_Matrix, field: GxB_Option_Field, word: usize, real: f64) -> GrB_Info {
    set_any(object, field, word, real)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Desc_set(object: GrB_Descriptor, field: GrB_Desc_Field, word: usize, real: f64) -> GrB_Info {
    set_any(object, field, word, real)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Context_set(object: GxB_Context, field: GxB_Context_Field, word: usize, real: f64) -> GrB_Info {
    set_any(object, field, word, real)
}

/// cbindgen:ignore
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Global_Option_set(field: GxB_Option_Field, word: usize, real: f64) -> GrB_Info {
    set_any_global(field, word, real)
}
