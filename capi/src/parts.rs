//! What objects are made of: types of entries and of arguments, parts of monoids and semirings, memory.
//!
//! Needs: `boundary`, `fields_algebra`. Gives: what the queries of `families.rs` (`GxB_*_type`, `GxB_*_xtype`, ...) come to.
//! Cost: set-up code; a name is looked for in a list of 13.
//! A type is told as the handle that its user made while that lives, else as one of the library's own, which lives as
//! long as the object that was asked (SN-58).

use std::ffi::{c_char, c_void};

use engine::Result;
use engine::dynamic::{Matrix, Scalar, Vector};
use engine::ops::{BinaryOp, IndexUnaryOp, SelectCode, UnaryOp};
use engine::types::{Label, Type};
use engine::{Error, ErrorKind};

use crate::boundary::{c_bytes, guard, inspect, listed, present, put, room};
use crate::fields_algebra::{c_type, monoid_part, operator_part, type_name};
use crate::generated::objects::TYPES;
use crate::getset::Answer;
use crate::handle::{GrB_BinaryOp, GrB_Monoid, GrB_Semiring, GrB_Type, Handle, Kind, Ref};
use crate::status::GrB_Info;

/// Bytes that a caller sets aside for a name: GxB_MAX_NAME_LEN.
const NAME_ROOM: usize = 128;

/// Which argument, or the result, of an operator.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    X,
    Y,
    Z,
}

/// An object that has entries.
pub(crate) trait Collection: Kind {
    fn entry_type(&self) -> Type;
    fn bytes(&self) -> Result<usize>;
    fn is_one_value(&self) -> Result<bool>;
}

impl Collection for Scalar {
    fn entry_type(&self) -> Type {
        self.ty()
    }
    fn bytes(&self) -> Result<usize> {
        self.memory_usage()
    }
    fn is_one_value(&self) -> Result<bool> {
        Ok(true)
    }
}

impl Collection for Vector {
    fn entry_type(&self) -> Type {
        self.ty()
    }
    fn bytes(&self) -> Result<usize> {
        self.memory_usage()
    }
    fn is_one_value(&self) -> Result<bool> {
        self.is_iso()
    }
}

impl Collection for Matrix {
    fn entry_type(&self) -> Type {
        self.ty()
    }
    fn bytes(&self) -> Result<usize> {
        self.memory_usage()
    }
    fn is_one_value(&self) -> Result<bool> {
        self.is_iso()
    }
}

/// An object that has arguments and a result; `None` where the type may be any.
pub(crate) trait Operator: Kind {
    fn side(&self, side: Side) -> Option<Type>;
}

impl Operator for UnaryOp {
    fn side(&self, side: Side) -> Option<Type> {
        match side {
            Side::X => self.xtype(),
            Side::Y => None,
            Side::Z => Some(self.ztype()),
        }
    }
}

impl Operator for BinaryOp {
    fn side(&self, side: Side) -> Option<Type> {
        if self.is_ignore_dup() {
            return None;
        }
        Some(match side {
            Side::X => self.xtype(),
            Side::Y => self.ytype(),
            Side::Z => self.ztype(),
        })
    }
}

impl Operator for IndexUnaryOp {
    fn side(&self, side: Side) -> Option<Type> {
        match side {
            Side::X => self.xtype(),
            Side::Y => Some(self.thunk_type()),
            Side::Z => Some(self.ztype()),
        }
    }
}

impl Operator for SelectCode {
    fn side(&self, _: Side) -> Option<Type> {
        None
    }
}

/// The handle of a type that is part of `whole`.
fn type_handle<K: Kind>(whole: &Handle<K>, ty: Type, side: Side) -> Result<GrB_Type> {
    if let Some(code) = ty.code() {
        let found = TYPES.iter().find(|(c, _)| *c == code);
        return found.map(|(_, handle)| **handle).ok_or_else(|| unknown(&ty));
    }
    match listed(|t: &Type| *t == ty) {
        Some(theirs) => Ok(theirs),
        None => whole.side()?.parts.types[side as usize].get_or_try_init(|| Ok(Handle::predefined(ty))).map(Ref::of),
    }
}

/// The handle of the type of entries of an object that may be freed soon: none of the library's own.
pub(crate) fn type_of_handle<K: Kind>(whole: &Handle<K>, ty: Type) -> Result<GrB_Type> {
    if ty.code().is_none() && listed(|t: &Type| *t == ty).is_none() {
        let what = format_args!("type: its user has freed it, so there is no handle to tell");
        return Err(Error::new(ErrorKind::InvalidObject, what));
    }
    type_handle(whole, ty, Side::X)
}

fn unknown(ty: &Type) -> Error {
    Error::new(ErrorKind::Panic, format_args!("there is no handle of type {}", ty.name()))
}

/// What a type is called in C; what its user called it when it has no C name.
fn c_name(ty: &Type) -> Result<Answer> {
    match ty {
        Type::User(u) if u.labels().get(Label::CName).is_empty() => type_name(ty),
        _ => c_type(ty),
    }
}

/// Writes a name and its final zero into the caller's [`NAME_ROOM`] bytes; what does not fit is left out.
pub(crate) fn put_name(name: *mut c_char, answer: Answer) -> Result<()> {
    let Answer::Text(text) = answer else { return Err(Error::new(ErrorKind::Panic, format_args!("a name is no text"))) };
    let n = text.len().min(NAME_ROOM - 1);
    let to = room(name.cast::<u8>(), n as u64 + 1, "name")?;
    to[..n].copy_from_slice(&text[..n]);
    to[n] = 0;
    Ok(())
}

/// The type of entries.
pub(crate) fn type_of<K: Collection>(ty: *mut GrB_Type, object: Ref<K>) -> GrB_Info {
    inspect(object, "object", |h| {
        present(ty, "type")?;
        put(ty, "type", type_handle(h, h.object().entry_type(), Side::X)?)
    })
}

/// The name of the type of entries.
pub(crate) fn type_name_of<K: Collection>(name: *mut c_char, object: Ref<K>) -> GrB_Info {
    inspect(object, "object", |h| put_name(name, c_name(&h.object().entry_type())?))
}

/// Whether one value stands for all entries.
pub(crate) fn iso<K: Collection>(iso: *mut bool, object: Ref<K>) -> GrB_Info {
    inspect(object, "object", |h| put(iso, "iso", h.object().is_one_value()?))
}

/// Bytes that an object takes.
pub(crate) fn memory_usage<K: Collection>(size: *mut usize, object: Ref<K>) -> GrB_Info {
    inspect(object, "object", |h| put(size, "size", size_of::<Handle<K>>() + h.object().bytes()?))
}

/// Bytes of a value.
pub(crate) fn size_of_type(size: *mut usize, object: GrB_Type) -> GrB_Info {
    inspect(object, "object", |h| put(size, "size", h.object().size()))
}

/// The name of a type.
pub(crate) fn name_of_type(name: *mut c_char, object: GrB_Type) -> GrB_Info {
    inspect(object, "object", |h| put_name(name, c_name(h.object())?))
}

/// The built-in type with a name: that of C, or that of the object; NULL when there is none.
pub(crate) fn type_from_name(ty: *mut GrB_Type, name: *const c_char) -> GrB_Info {
    guard(|| {
        present(ty, "type")?;
        let wanted = match c_bytes(name, "name")? {
            b"float complex" | b"float _Complex" => &b"GxB_FC32_t"[..],
            b"double complex" | b"double _Complex" => b"GxB_FC64_t",
            other => other,
        };
        let mut found = Ref::from_ptr(std::ptr::null_mut());
        for (code, handle) in TYPES {
            let builtin = Type::Builtin(code);
            for known in [c_type(&builtin)?, type_name(&builtin)?] {
                if matches!(known, Answer::Text(text) if text[..] == *wanted) {
                    found = *handle;
                }
            }
        }
        put(ty, "type", found)
    })
}

/// The type of an argument or the result.
pub(crate) fn domain<K: Operator>(ty: *mut GrB_Type, object: Ref<K>, side: Side) -> GrB_Info {
    inspect(object, "object", |h| {
        present(ty, "type")?;
        let found = h.object().side(side).map(|t| type_handle(h, t, side)).transpose()?;
        put(ty, "type", found.unwrap_or(Ref::from_ptr(std::ptr::null_mut())))
    })
}

/// The name of the type of an argument or the result.
pub(crate) fn domain_name<K: Operator>(name: *mut c_char, object: Ref<K>, side: Side) -> GrB_Info {
    inspect(object, "object", |h| put_name(name, h.object().side(side).map_or_else(|| Answer::text(&[]), |t| c_name(&t))?))
}

/// The operator of a monoid.
pub(crate) fn monoid_operator(op: *mut GrB_BinaryOp, object: GrB_Monoid) -> GrB_Info {
    inspect(object, "object", |h| {
        present(op, "op")?;
        put(op, "op", operator_part(h, h.object().op(), false)?)
    })
}

/// The identity of a monoid.
pub(crate) fn monoid_identity(identity: *mut c_void, object: GrB_Monoid) -> GrB_Info {
    inspect(object, "object", |h| {
        h.object().identity(room(identity.cast(), h.object().ty().size() as u64, "identity")?);
        Ok(())
    })
}

/// Whether a monoid has a terminal value, and which.
pub(crate) fn monoid_terminal(has_terminal: *mut bool, terminal: *mut c_void, object: GrB_Monoid) -> GrB_Info {
    inspect(object, "object", |h| {
        present(has_terminal, "has_terminal")?;
        let found = h.object().terminal(room(terminal.cast(), h.object().ty().size() as u64, "terminal")?);
        put(has_terminal, "has_terminal", found)
    })
}

/// The monoid of a semiring.
pub(crate) fn semiring_add(add: *mut GrB_Monoid, object: GrB_Semiring) -> GrB_Info {
    inspect(object, "object", |h| {
        present(add, "add")?;
        put(add, "add", monoid_part(h, h.object().add())?)
    })
}

/// The multiplication of a semiring.
pub(crate) fn semiring_multiply(multiply: *mut GrB_BinaryOp, object: GrB_Semiring) -> GrB_Info {
    inspect(object, "object", |h| {
        present(multiply, "multiply")?;
        put(multiply, "multiply", operator_part(h, h.object().mul(), true)?)
    })
}
