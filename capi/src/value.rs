//! Typed arguments of the function families: one value, an array in, an array or a value out.
//!
//! Needs: `boundary`. Gives: [`Arg`], [`ArrayIn`], [`ArrayOut`], which the generated functions
//! make from their typed parameters, so that one function serves all variants of a family; and
//! [`Value`], a decoded argument.
//! Cost: values of built-in types stay inline; arrays are views, copied only to repair bool bytes.
//! Rules (C API, 3.2): the UDT variants take the type from the object or operator they are meant
//! for, which must be user-defined; the Scalar variants may bring no value at all.

use std::ffi::c_void;

use engine::mem::Buf;
use engine::types::{Datum, DatumSlice, Scalar, Type, TypeCode};
use engine::{Error, ErrorKind, Result};

use crate::boundary;
use crate::handle::GrB_Scalar;

/// One value handed in by C.
pub(crate) enum Arg<'a> {
    /// A built-in value.
    Builtin(Datum<'a>),
    /// Address of a user-defined value.
    User(*const c_void),
    /// A `GrB_Scalar`, which may be empty.
    Scalar(GrB_Scalar),
}

impl<'a> Arg<'a> {
    pub(crate) fn of<T: Scalar>(x: &'a T) -> Self {
        Arg::Builtin(Datum::of(x))
    }

    pub(crate) fn user(x: *const c_void) -> Self {
        Arg::User(x)
    }

    pub(crate) fn scalar(x: GrB_Scalar) -> Self {
        Arg::Scalar(x)
    }

    /// Shows `then` the value, for something of type `wanted`; `None` for an empty scalar. One of a built-in type stays where it is.
    #[inline(always)]
    pub(crate) fn show<R>(&self, wanted: &Type, then: impl FnOnce(Option<&Datum<'_>>) -> Result<R>) -> Result<R> {
        if let Arg::Builtin(x) = self {
            return then(Some(x));
        }
        let value = self.read(wanted)?;
        then(value.as_ref().map(Value::datum).transpose()?.as_ref())
    }

    /// As [`Arg::show`]; an empty scalar is an error.
    #[inline(always)]
    pub(crate) fn show_one<R>(&self, wanted: &Type, then: impl FnOnce(&Datum<'_>) -> Result<R>) -> Result<R> {
        self.show(wanted, |x| x.ok_or_else(no_value).and_then(then))
    }

    /// The value, for something of type `wanted`; `None` for an empty scalar.
    fn read(&self, wanted: &Type) -> Result<Option<Value>> {
        match self {
            Arg::Builtin(x) => Value::copy(x.ty(), x.bytes()).map(Some),
            Arg::User(p) => {
                check_user(wanted)?;
                Value::copy(wanted, boundary::slice(p.cast(), wanted.size() as u64, "value")?).map(Some)
            }
            Arg::Scalar(s) => Value::of_scalar(s.get("scalar")?),
        }
    }

    /// The value; an empty scalar is an error.
    pub(crate) fn need(&self, wanted: &Type) -> Result<Value> {
        self.read(wanted)?.ok_or_else(no_value)
    }
}

fn no_value() -> Error {
    Error::new(ErrorKind::EmptyObject, format_args!("scalar: a value was needed, but it holds no entry"))
}

fn check_user(ty: &Type) -> Result<()> {
    match ty.code() {
        None => Ok(()),
        Some(c) => Err(Error::new(
            ErrorKind::DomainMismatch,
            format_args!("value: a void pointer stands for a user-defined type, but {} is needed", c.name()),
        )),
    }
}

/// Bytes of the largest built-in type.
const INLINE: usize = 16;

/// A value and its type, owned.
pub(crate) struct Value {
    ty: Type,
    inline: [u8; INLINE],
    heap: Buf<u8>,
}

impl Value {
    /// All-zero bytes of a type, to be written into.
    pub(crate) fn zero(ty: &Type) -> Result<Self> {
        let heap = if ty.size() > INLINE { Buf::zeroed(ty.size())? } else { Buf::new() };
        Ok(Value { ty: ty.clone(), inline: [0; INLINE], heap })
    }

    /// A value of a type, from its bytes.
    pub(crate) fn copy(ty: &Type, bytes: &[u8]) -> Result<Self> {
        let mut v = Value::zero(ty)?;
        v.bytes_mut().copy_from_slice(bytes);
        Ok(v)
    }

    /// The value of a scalar object, if it holds one.
    pub(crate) fn of_scalar(s: &engine::dynamic::Scalar) -> Result<Option<Self>> {
        let ty = s.ty();
        let mut v = Value::zero(&ty)?;
        Ok(s.extract_element(&ty, v.bytes_mut())?.then_some(v))
    }

    pub(crate) fn ty(&self) -> &Type {
        &self.ty
    }

    pub(crate) fn datum(&self) -> Result<Datum<'_>> {
        let n = self.ty.size();
        Datum::new(self.ty.clone(), if n > INLINE { &self.heap } else { &self.inline[..n] })
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        let n = self.ty.size();
        if n > INLINE { &mut self.heap } else { &mut self.inline[..n] }
    }
}

/// An array of values handed in by C.
pub(crate) struct ArrayIn {
    code: Option<TypeCode>,
    start: *const c_void,
}

impl ArrayIn {
    pub(crate) fn of<T: Scalar>(p: *const T) -> Self {
        ArrayIn { code: Some(T::CODE), start: p.cast() }
    }

    pub(crate) fn user(p: *const c_void) -> Self {
        ArrayIn { code: None, start: p }
    }

    /// Hands `n` values, meant for an object of type `wanted`, to `then`.
    pub(crate) fn read<R>(&self, n: u64, wanted: &Type, then: impl FnOnce(&DatumSlice<'_>) -> Result<R>) -> Result<R> {
        let ty = self.code.map_or_else(|| check_user(wanted).map(|()| wanted.clone()), |c| Ok(Type::Builtin(c)))?;
        let bytes: &[u8] = boundary::slice(self.start.cast(), n.saturating_mul(ty.size() as u64), "values")?;
        // SCALAR-1: a bool is 0 or 1 inside the engine, whatever C stored.
        if self.code == Some(TypeCode::Bool) && bytes.iter().any(|&b| b > 1) {
            let mut repaired = Buf::from_slice(bytes)?;
            repaired.iter_mut().for_each(|b| *b = u8::from(*b != 0));
            return then(&DatumSlice::new(ty, &repaired)?);
        }
        then(&DatumSlice::new(ty, bytes)?)
    }
}

/// A value or an array of values that C wants filled.
pub(crate) struct ArrayOut {
    code: Option<TypeCode>,
    start: *mut c_void,
}

impl ArrayOut {
    pub(crate) fn of<T: Scalar>(p: *mut T) -> Self {
        ArrayOut { code: Some(T::CODE), start: p.cast() }
    }

    pub(crate) fn user(p: *mut c_void) -> Self {
        ArrayOut { code: None, start: p }
    }

    /// The type to write, of values from an object of type `from`; for null any will do.
    #[inline(always)]
    pub(crate) fn ty(&self, from: &Type) -> Result<Type> {
        match self.code {
            Some(code) => Ok(Type::Builtin(code)),
            None if self.start.is_null() => Ok(from.clone()),
            None => check_user(from).map(|()| from.clone()),
        }
    }

    /// Room for `n` values of type `ty`; `None` for null.
    #[inline(always)]
    pub(crate) fn room<'a>(&self, n: u64, ty: &Type) -> Result<Option<&'a mut [u8]>> {
        boundary::slice_mut(self.start.cast(), n.saturating_mul(ty.size() as u64), "values")
    }

    /// As `room`; null is an error.
    #[inline(always)]
    pub(crate) fn need<'a>(&self, n: u64, ty: &Type) -> Result<&'a mut [u8]> {
        let no_room = || Error::new(ErrorKind::NullPointer, format_args!("result: a pointer was needed, not null"));
        self.room(n, ty)?.ok_or_else(no_room)
    }

    /// Room for one value; null is an error.
    pub(crate) fn one<'a>(&self, ty: &Type) -> Result<&'a mut [u8]> {
        self.need(1, ty)
    }
}

/// FC32 as C passes it.
pub type GxB_FC32_t = engine::types::FC32;
/// FC64 as C passes it.
pub type GxB_FC64_t = engine::types::FC64;
