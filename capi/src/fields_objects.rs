//! The fields of scalars, vectors, matrices and descriptors.
//!
//! Needs: `getset`. Gives: [`HasFields`] for the four kinds, and [`hint_of`], [`hint_code`] for settings.
//! Cost: as in the engine: a change of orientation or format converts the entries at once.
//! A vector is one column, a scalar one entry: wishes about their orientation are accepted and
//! have no effect.

use engine::dynamic::{Format, FormatSet, Matrix, OrientationHint, Scalar, Vector};
use engine::ops::{Descriptor, Predefined, catalog};
use engine::types::Type;
use engine::{Error, ErrorKind, Result};

use crate::descriptor;
use crate::field::Field;
use crate::fields_algebra::{c_type, type_name};
use crate::getset::{Answer, HasFields, New, Set};
use crate::handle::{DescriptorCell, Handle, Kind};
use crate::settings;
use crate::status::{
    GRB_BOTH, GRB_COLMAJOR, GRB_COMP, GRB_DEFAULT, GRB_INP0, GRB_INP1, GRB_MASK, GRB_OUTP, GRB_REPLACE, GRB_ROWMAJOR,
    GRB_STRUCTURE, GRB_TRAN, GRB_UNKNOWN, type_code,
};

/// A number that the field cannot be set to.
pub(crate) fn bad_value(name: &str, value: i32) -> Error {
    Error::new(ErrorKind::InvalidValue, format_args!("value: {name} cannot be set to {value}"))
}

/// What an orientation asks for; `None` for unknown.
pub(crate) fn hint_of(value: i32) -> Result<Option<OrientationHint>> {
    match value {
        GRB_ROWMAJOR => Ok(Some(OrientationHint::Row)),
        GRB_COLMAJOR => Ok(Some(OrientationHint::Col)),
        GRB_BOTH => Ok(Some(OrientationHint::Both)),
        GRB_UNKNOWN => Ok(None),
        _ => Err(bad_value("GrB_STORAGE_ORIENTATION_HINT", value)),
    }
}

/// The number of an orientation.
pub(crate) fn hint_code(hint: OrientationHint) -> i32 {
    match hint {
        OrientationHint::Row => GRB_ROWMAJOR,
        OrientationHint::Col => GRB_COLMAJOR,
        OrientationHint::Both => GRB_BOTH,
    }
}

/// Whether GxB_FORMAT asks for columns.
pub(crate) fn by_column(value: i32) -> Result<OrientationHint> {
    match value {
        0 => Ok(OrientationHint::Row),
        1 => Ok(OrientationHint::Col),
        _ => Err(bad_value("GxB_FORMAT", value)),
    }
}

/// The bit of a present format.
fn status(format: Format) -> Answer {
    Answer::Int(i32::from(FormatSet::only(format).bits()))
}

fn formats(value: i32) -> Result<FormatSet> {
    // Bits beyond the four mean nothing, and none of the four means all.
    u8::try_from(value & 15).map(FormatSet::from_bits).map_err(|_| bad_value("GxB_SPARSITY_CONTROL", value))
}

/// What all collections answer alike.
fn of_collection<K: Kind>(handle: &Handle<K>, ty: &Type, field: Field) -> Result<Answer> {
    match field {
        Field::Name => handle.with_name(Answer::text),
        Field::ElementCode => Ok(Answer::Int(type_code(ty))),
        Field::ElementString => type_name(ty),
        Field::CName => c_type(ty),
        _ => Ok(Answer::NoField),
    }
}

fn set_name<K: Kind>(handle: &Handle<K>, text: &[u8]) -> Result<Set> {
    handle.set_name(text, true).map(|_| Set::Done)
}

/// A wish that the object keeps and tells.
fn hinted<K: Kind>(handle: &Handle<K>, field: Field, shape: (u64, u64)) -> Answer {
    let hints = handle.hints();
    match field {
        Field::HyperSwitch => Answer::Real(hints.hyper_switch.unwrap_or_else(settings::hyper_switch)),
        Field::BitmapSwitch => Answer::Real(hints.bitmap_switch.unwrap_or_else(|| settings::bitmap_switch(shape.0.min(shape.1)))),
        Field::HyperHash => Answer::Int(hints.hyper_hash.unwrap_or(1)),
        _ => Answer::NoField,
    }
}

fn set_hint<K: Kind>(handle: &Handle<K>, field: Field, new: &New<'_>) -> Result<Set> {
    match (field, new) {
        (Field::HyperSwitch, New::Real(x)) => handle.hint(|h| h.hyper_switch = Some(*x))?,
        (Field::BitmapSwitch, New::Real(x)) => handle.hint(|h| h.bitmap_switch = Some(*x))?,
        (Field::HyperHash, New::Int(n)) => handle.hint(|h| h.hyper_hash = Some(*n))?,
        _ => return Ok(Set::Refused),
    }
    Ok(Set::Done)
}

impl HasFields for Scalar {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let s = handle.object();
        match field {
            Field::Orientation => Ok(Answer::Int(GRB_COLMAJOR)),
            Field::Format => Ok(Answer::Int(1)),
            Field::SparsityStatus => s.format().map(status),
            Field::SparsityControl => Ok(Answer::Int(i32::from(FormatSet::ALL.bits()))),
            _ => of_collection(handle, &s.ty(), field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        match (field, new) {
            (Field::Name, New::Text(text)) => set_name(handle, text),
            (Field::Orientation, New::Int(n)) => hint_of(*n).map(|_| Set::Done),
            _ => Ok(Set::Refused),
        }
    }
}

impl HasFields for Vector {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let v = handle.object();
        match field {
            Field::Orientation => Ok(Answer::Int(GRB_COLMAJOR)),
            Field::Format => Ok(Answer::Int(1)),
            Field::SparsityStatus => v.format().map(status),
            Field::SparsityControl => Ok(Answer::Int(i32::from(v.formats().bits()))),
            Field::BitmapSwitch | Field::HyperHash => Ok(hinted(handle, field, (v.size(), 1))),
            _ => of_collection(handle, &v.ty(), field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        match (field, new) {
            (Field::Name, New::Text(text)) => set_name(handle, text),
            (Field::Orientation, New::Int(n)) => hint_of(*n).map(|_| Set::Done),
            (Field::Format, New::Int(n)) => by_column(*n).map(|_| Set::Done),
            (Field::SparsityControl, New::Int(n)) => handle.object().set_formats(formats(*n)?).map(|()| Set::Done),
            (Field::BitmapSwitch | Field::HyperHash, _) => set_hint(handle, field, new),
            _ => Ok(Set::Refused),
        }
    }
}

impl HasFields for Matrix {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let a = handle.object();
        match field {
            Field::Orientation => Ok(Answer::Int(hint_code(a.orientation_hint()))),
            Field::Format => Ok(Answer::Int(i32::from(a.orientation() == engine::dynamic::Orientation::Col))),
            Field::SparsityStatus => a.format().map(status),
            Field::SparsityControl => Ok(Answer::Int(i32::from(a.formats().bits()))),
            Field::HyperSwitch | Field::BitmapSwitch | Field::HyperHash => Ok(hinted(handle, field, (a.nrows(), a.ncols()))),
            _ => of_collection(handle, &a.ty(), field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        let a = handle.object();
        match (field, new) {
            (Field::Name, New::Text(text)) => return set_name(handle, text),
            (Field::Orientation, New::Int(n)) => a.set_orientation_hint(hint_of(*n)?.unwrap_or_else(settings::default_hint))?,
            (Field::Format, New::Int(n)) => a.set_orientation_hint(by_column(*n)?)?,
            (Field::SparsityControl, New::Int(n)) => a.set_formats(formats(*n)?)?,
            _ => return set_hint(handle, field, new),
        }
        Ok(Set::Done)
    }
}

fn descriptor_name(d: Descriptor) -> Result<Answer> {
    let entry = catalog::entry_of(&Predefined::Descriptor(d));
    entry.map_or_else(|| Answer::text(b""), |e| Answer::text(e.name().as_bytes()))
}

impl HasFields for DescriptorCell {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let d = handle.object().get();
        let either = |is_set: bool, value: i32| if is_set { value } else { GRB_DEFAULT };
        Ok(Answer::Int(match field {
            Field::Name if handle.is_predefined() => return descriptor_name(d),
            Field::Name => return handle.with_name(Answer::text),
            Field::Outp => either(d.replace, GRB_REPLACE),
            Field::Mask => either(d.mask_complement, GRB_COMP) + either(d.mask_structure, GRB_STRUCTURE),
            Field::Inp0 => either(d.transpose0, GRB_TRAN),
            Field::Inp1 => either(d.transpose1, GRB_TRAN),
            Field::Method | Field::Sort | Field::Compression | Field::Import => descriptor::hint(handle.object(), field),
            _ => return Ok(Answer::NoField),
        }))
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        let which = match field {
            Field::Name => GRB_DEFAULT,
            Field::Outp => GRB_OUTP,
            Field::Mask => GRB_MASK,
            Field::Inp0 => GRB_INP0,
            Field::Inp1 => GRB_INP1,
            Field::Method => descriptor::METHOD,
            Field::Sort => descriptor::SORT,
            Field::Compression => descriptor::COMPRESSION,
            Field::Import => descriptor::IMPORT,
            _ => return Ok(Set::Refused),
        };
        match new {
            New::Text(text) => set_name(handle, text),
            New::Int(value) => descriptor::change(handle.object(), which, *value).map(|()| Set::Done),
            New::Real(_) | New::Address(..) => Ok(Set::Refused),
        }
    }
}
