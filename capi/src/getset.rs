//! get and set (C API, section 4.2.1): what the functions of all kinds of objects come to.
//!
//! Needs: `boundary`, `field`. Gives: [`HasFields`], which every kind implements, and one function
//! for each form of a value, which serve all kinds; the exported ones in `generated/fields.rs` come here.
//! Cost: set-up code; a text is copied once.
//! Rules: a field has one form, and other forms are refused, except that SIZE gives the length of a
//! text or of bytes, and that a scalar stands for a number. `GrB_NO_VALUE` writes nothing. An error
//! changes nothing.

use std::ffi::{c_char, c_void};

use engine::dynamic::Scalar;
use engine::mem::Buf;
use engine::types::{Datum, Type};
use engine::{Error, ErrorKind, Result};

use crate::boundary::{c_bytes, inspect, noting, peek, put, slice_mut, update_handle};
use crate::field::{Field, Form, GrB_Field, Row, find};
use crate::handle::{GrB_Scalar, Handle, Kind, Ref};
use crate::status::GrB_Info;
use crate::value::Value;

/// What an object answers when it is asked for a field.
pub(crate) enum Answer {
    Int(i32),
    Size(usize),
    Real(f64),
    /// Without the final zero.
    Text(Buf<u8>),
    /// `None` leaves the asker's scalar empty.
    Value(Option<Value>),
    Bytes(Buf<u8>),
    /// The object has the field, but there is nothing to tell.
    NoValue,
    /// Objects of this kind have no such field.
    NoField,
}

impl Answer {
    pub(crate) fn text(bytes: &[u8]) -> Result<Answer> {
        Buf::from_slice(bytes).map(Answer::Text)
    }

    pub(crate) fn bytes(bytes: &[u8]) -> Result<Answer> {
        Buf::from_slice(bytes).map(Answer::Bytes)
    }
}

/// What a field is to be set to.
pub(crate) enum New<'a> {
    Int(i32),
    Real(f64),
    Text(&'a [u8]),
    /// What the caller hands in for bytes, and how many: an address of bytes, or of a function.
    Address(*const c_void, usize),
}

/// Whether a field was set.
pub(crate) enum Set {
    Done,
    /// The field can only be read, or is not one of this kind.
    Refused,
}

/// A kind of object that can be asked for fields.
pub(crate) trait HasFields: Kind {
    /// The value of a field.
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer>;
    /// Sets a field. Called with a value of the field's form, on objects that may be changed.
    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set>;
    /// Whether the predefined objects of this kind may be changed.
    const IS_OPEN: bool = false;
}

fn invalid(message: std::fmt::Arguments<'_>) -> Error {
    Error::new(ErrorKind::InvalidValue, message)
}

pub(crate) fn wrong_form(row: &Row, form: &str) -> Error {
    invalid(format_args!("field: {} is {}, not {form}", row.name, row.form.name()))
}

fn no_field(of: &str, row: &Row) -> Error {
    invalid(format_args!("field: a {of} has no {}", row.name))
}

fn read_only<K: Kind>(row: &Row) -> Error {
    invalid(format_args!("field: {} of a {} can only be read", row.name, K::NAME))
}

/// The answer of an object called `of` to a question in one of the forms `allowed`, called `form` in messages.
pub(crate) fn told(
    of: &str,
    field: GrB_Field,
    (allowed, form): (&[Form], &str),
    get: impl FnOnce(Field) -> Result<Answer>,
) -> Result<Answer> {
    let row = find(field)?;
    if !allowed.contains(&row.form) {
        return Err(wrong_form(row, form));
    }
    match get(row.field)? {
        Answer::NoField => Err(no_field(of, row)),
        // One field is a number of some objects and an array of the library.
        Answer::Real(_) if !allowed.contains(&Form::Real) => Err(wrong_form(row, form)),
        Answer::Bytes(_) if !allowed.contains(&Form::Bytes) => Err(wrong_form(row, form)),
        answer => Ok(answer),
    }
}

/// The forms that each function of the get family tells, and what messages call them.
pub(crate) const INT32: (&[Form], &str) = (&[Form::Int], "an int32_t");
pub(crate) const SIZE: (&[Form], &str) = (&[Form::Size, Form::Text, Form::Bytes, Form::Reals], "a size_t");
pub(crate) const SCALAR: (&[Form], &str) = (&[Form::Int, Form::Size, Form::Value, Form::Real, Form::Reals], "a GrB_Scalar");
pub(crate) const STRING: (&[Form], &str) = (&[Form::Text], "a string");
pub(crate) const VOID: (&[Form], &str) = (&[Form::Bytes, Form::Reals], "a void pointer");
/// Numbers of the older functions.
pub(crate) const FP64: (&[Form], &str) = (&[Form::Real, Form::Reals, Form::Bytes], "a double");

fn ask<K: HasFields>(h: &Handle<K>, field: GrB_Field, forms: (&[Form], &str)) -> Result<Answer> {
    told(K::NAME, field, forms, |field| K::get(h, field))
}

/// The answer was not of the form that the table of fields gives.
fn broken() -> Error {
    Error::new(ErrorKind::Panic, format_args!("a field was answered in another form than its own"))
}

/// Writes a number.
pub(crate) fn put_int32(answer: Answer, value: *mut i32) -> Result<GrB_Info> {
    match answer {
        Answer::Int(n) => put(value, "value", n).map(|()| GrB_Info::GrB_SUCCESS),
        Answer::NoValue => Ok(GrB_Info::GrB_NO_VALUE),
        _ => Err(broken()),
    }
}

/// Writes a size, or the room that a text or bytes need.
pub(crate) fn put_size(answer: Answer, value: *mut usize) -> Result<GrB_Info> {
    let n = match answer {
        Answer::Size(n) => n,
        Answer::Text(text) => text.len() + 1,
        Answer::Bytes(bytes) => bytes.len(),
        Answer::NoValue => return Ok(GrB_Info::GrB_NO_VALUE),
        _ => return Err(broken()),
    };
    put(value, "value", n).map(|()| GrB_Info::GrB_SUCCESS)
}

/// Writes a number or a value, cast to the scalar's type.
pub(crate) fn put_scalar(answer: Answer, s: &Scalar) -> Result<GrB_Info> {
    match answer {
        Answer::Int(n) => s.set_element(&Datum::of(&n))?,
        Answer::Size(n) => s.set_element(&Datum::of(&(n as u64)))?,
        Answer::Real(x) => s.set_element(&Datum::of(&x))?,
        Answer::Value(Some(value)) => s.set_element(&value.datum()?)?,
        Answer::Value(None) => s.clear()?,
        Answer::NoValue => return Ok(GrB_Info::GrB_NO_VALUE),
        _ => return Err(broken()),
    }
    Ok(GrB_Info::GrB_SUCCESS)
}

/// Writes a text with its final zero.
pub(crate) fn put_string(answer: Answer, value: *mut c_char) -> Result<GrB_Info> {
    match answer {
        Answer::Text(text) => {
            let n = text.len();
            let room = room(value.cast(), n + 1)?;
            room[..n].copy_from_slice(&text);
            room[n] = 0;
            Ok(GrB_Info::GrB_SUCCESS)
        }
        Answer::NoValue => Ok(GrB_Info::GrB_NO_VALUE),
        _ => Err(broken()),
    }
}

/// Writes bytes.
pub(crate) fn put_void(answer: Answer, value: *mut c_void) -> Result<GrB_Info> {
    match answer {
        Answer::Bytes(bytes) => {
            room(value.cast(), bytes.len())?.copy_from_slice(&bytes);
            Ok(GrB_Info::GrB_SUCCESS)
        }
        Answer::NoValue => Ok(GrB_Info::GrB_NO_VALUE),
        _ => Err(broken()),
    }
}

/// A number.
pub(crate) fn get_int32<K: HasFields>(object: Ref<K>, value: *mut i32, field: GrB_Field) -> GrB_Info {
    inspect(object, "object", |h| put_int32(ask(h, field, INT32)?, value))
}

/// A size, or the room that a text or bytes need.
pub(crate) fn get_size<K: HasFields>(object: Ref<K>, value: *mut usize, field: GrB_Field) -> GrB_Info {
    inspect(object, "object", |h| put_size(ask(h, field, SIZE)?, value))
}

/// A number or a value, cast to the scalar's type.
pub(crate) fn get_scalar<K: HasFields>(object: Ref<K>, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    inspect(object, "object", |h| noting(&value, "value", |s: &Scalar| put_scalar(ask(h, field, SCALAR)?, s)))
}

/// A text with its final zero.
pub(crate) fn get_string<K: HasFields>(object: Ref<K>, value: *mut c_char, field: GrB_Field) -> GrB_Info {
    inspect(object, "object", |h| put_string(ask(h, field, STRING)?, value))
}

/// Bytes.
pub(crate) fn get_void<K: HasFields>(object: Ref<K>, value: *mut c_void, field: GrB_Field) -> GrB_Info {
    inspect(object, "object", |h| put_void(ask(h, field, VOID)?, value))
}

/// The caller's room for a text or bytes.
fn room<'a>(value: *mut u8, n: usize) -> Result<&'a mut [u8]> {
    slice_mut(value, n as u64, "value")?
        .ok_or_else(|| Error::new(ErrorKind::NullPointer, format_args!("value: a pointer was needed, not null")))
}

/// Sets a field of an object that may be changed.
pub(crate) fn give<K: HasFields>(h: &Handle<K>, row: &Row, new: &New<'_>) -> Result<()> {
    if h.is_predefined() && !K::IS_OPEN {
        return Err(invalid(format_args!("object: a predefined {} cannot be changed", K::NAME)));
    }
    match K::set(h, row.field, new)? {
        Set::Done => Ok(()),
        Set::Refused => Err(match K::get(h, row.field)? {
            Answer::NoField => no_field(K::NAME, row),
            _ => read_only::<K>(row),
        }),
    }
}

/// Sets a number.
pub(crate) fn set_int32<K: HasFields>(object: Ref<K>, value: i32, field: GrB_Field) -> GrB_Info {
    update_handle(object, |h| {
        let row = find(field)?;
        if row.form == Form::Int { give(h, row, &New::Int(value)) } else { Err(wrong_form(row, "an int32_t")) }
    })
}

/// Sets a number from a scalar.
pub(crate) fn set_scalar<K: HasFields>(object: Ref<K>, value: GrB_Scalar, field: GrB_Field) -> GrB_Info {
    update_handle(object, |h| {
        let (row, scalar) = (find(field)?, value.get("value")?);
        match row.form {
            Form::Int => give(h, row, &New::Int(i32::from_ne_bytes(number_of(scalar, &Type::of::<i32>())?))),
            Form::Real | Form::Reals => give(h, row, &New::Real(f64::from_ne_bytes(number_of(scalar, &Type::of::<f64>())?))),
            Form::Size | Form::Text | Form::Value | Form::Bytes => Err(wrong_form(row, "a GrB_Scalar")),
        }
    })
}

/// The value of a scalar as a number, in the bytes of its type.
fn number_of<const N: usize>(scalar: &Scalar, ty: &Type) -> Result<[u8; N]> {
    let mut bytes = [0; N];
    if scalar.extract_element(ty, &mut bytes)? {
        return Ok(bytes);
    }
    Err(Error::new(ErrorKind::EmptyObject, format_args!("value: a scalar with an entry was needed, this one has none")))
}

/// Sets a real number.
pub(crate) fn set_fp64<K: HasFields>(object: Ref<K>, value: f64, field: GrB_Field) -> GrB_Info {
    update_handle(object, |h| {
        let row = find(field)?;
        if matches!(row.form, Form::Real | Form::Reals) {
            give(h, row, &New::Real(value))
        } else {
            Err(wrong_form(row, "a double"))
        }
    })
}

/// A real number, or eight of them.
pub(crate) fn get_fp64<K: HasFields>(object: Ref<K>, value: *mut f64, field: GrB_Field) -> GrB_Info {
    inspect(object, "object", |h| match told(K::NAME, field, FP64, |field| K::get(h, field))? {
        Answer::Real(x) => put(value, "value", x),
        Answer::Bytes(bytes) if find(field)?.form == Form::Reals => {
            room(value.cast(), bytes.len())?.copy_from_slice(&bytes);
            Ok(())
        }
        _ => Err(wrong_form(find(field)?, "a double")),
    })
}

/// Sets a text.
pub(crate) fn set_string<K: HasFields>(object: Ref<K>, value: *const c_char, field: GrB_Field) -> GrB_Info {
    update_handle(object, |h| {
        let (row, text) = (find(field)?, c_bytes(value, "value")?);
        if row.form == Form::Text { give(h, row, &New::Text(text)) } else { Err(wrong_form(row, "a string")) }
    })
}

/// Sets what is no number and no text: functions, and arrays of numbers.
pub(crate) fn set_void<K: HasFields>(object: Ref<K>, value: *const c_void, field: GrB_Field, size: usize) -> GrB_Info {
    update_handle(object, |h| {
        let row = find(field)?;
        let is_function = matches!(row.field, Field::Printf | Field::Flush);
        if size > 0 && !is_function {
            peek(value.cast::<u8>(), "value")?;
        }
        match (row.form, K::get(h, row.field)?) {
            (_, Answer::NoField) => Err(no_field(K::NAME, row)),
            (Form::Bytes | Form::Reals, Answer::Bytes(_)) => give(h, row, &New::Address(value, size)),
            (Form::Bytes, _) => Err(read_only::<K>(row)),
            _ => Err(wrong_form(row, "a void pointer")),
        }
    })
}
