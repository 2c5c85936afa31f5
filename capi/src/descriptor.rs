//! Making and setting descriptors (C API, section 4.2.6).
//!
//! Needs: `boundary`. Gives: `GrB_Descriptor_new`, `GrB_Descriptor_set`.
//! Cost: one block per descriptor. Settings add up and cannot be taken back, except that the
//! value `GrB_DEFAULT`, an extension, clears a field.

use std::sync::atomic::Ordering::Relaxed;

use engine::ops::Descriptor;
use engine::{Error, ErrorKind, Result};

use crate::boundary::{create, update_handle};
use crate::field::Field;
use crate::handle::{DescriptorCell, GrB_Descriptor};
use crate::status::{
    GRB_COMP, GRB_COMP_STRUCTURE, GRB_DEFAULT, GRB_INP0, GRB_INP1, GRB_MASK, GRB_OUTP, GRB_REPLACE, GRB_STRUCTURE, GRB_TRAN,
    GrB_Desc_Field, GrB_Desc_Value, GrB_Info,
};

/// A new descriptor with default settings. [4.2.6.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_new(desc: *mut GrB_Descriptor) -> GrB_Info {
    create(desc, || Ok(DescriptorCell::new(Descriptor::DEFAULT)))
}

/// Sets a field. [4.2.6.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Descriptor_set(desc: GrB_Descriptor, field: GrB_Desc_Field, value: GrB_Desc_Value) -> GrB_Info {
    update_handle(desc, |h| {
        if h.is_predefined() {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("desc: a predefined descriptor cannot be changed")));
        }
        change(h.object(), field, value)
    })
}

/// Fields of the extensions: wishes that are kept and told. Only that of import has an effect.
pub(crate) const METHOD: GrB_Desc_Field = 7090;
pub(crate) const SORT: GrB_Desc_Field = 7091;
pub(crate) const COMPRESSION: GrB_Desc_Field = 7092;
pub(crate) const IMPORT: GrB_Desc_Field = 7093;
/// Methods of products: Gustavson, dot, hash, saxpy.
const METHODS: [GrB_Desc_Value; 5] = [GRB_DEFAULT, 7081, 7083, 7084, 7085];
/// GxB_SECURE_IMPORT.
const SECURE: GrB_Desc_Value = 7080;

/// The wish in a field.
pub(crate) fn hint(d: &DescriptorCell, field: Field) -> i32 {
    let place = match field {
        Field::Method => 0,
        Field::Sort => 1,
        Field::Compression => 2,
        _ => 3,
    };
    d.wishes[place].load(Relaxed)
}

/// Whether arrays that are packed or imported are to be checked.
pub(crate) fn is_secure(desc: &GrB_Descriptor) -> Result<bool> {
    Ok(desc.opt("desc")?.is_some_and(|d| hint(d, Field::Import) != GRB_DEFAULT))
}

/// Sets a field or a wish.
pub(crate) fn change(d: &DescriptorCell, field: GrB_Desc_Field, value: GrB_Desc_Value) -> Result<()> {
    match field {
        METHOD if METHODS.contains(&value) => d.wishes[0].store(value, Relaxed),
        SORT => d.wishes[1].store(i32::from(value != GRB_DEFAULT), Relaxed),
        COMPRESSION => d.wishes[2].store(value, Relaxed),
        IMPORT => d.wishes[3].store(if value == GRB_DEFAULT { GRB_DEFAULT } else { SECURE }, Relaxed),
        _ => return d.update(|d| set(d, field, value)),
    }
    Ok(())
}

/// The value of a field, as the older functions tell it.
pub(crate) fn get(value: *mut GrB_Desc_Value, desc: GrB_Descriptor, field: GrB_Desc_Field) -> GrB_Info {
    crate::getset::get_int32(desc, value, field)
}

pub(crate) fn set(d: &mut Descriptor, field: GrB_Desc_Field, value: GrB_Desc_Value) -> Result<()> {
    match (field, value) {
        (GRB_OUTP, GRB_DEFAULT) => d.replace = false,
        (GRB_OUTP, GRB_REPLACE) => d.replace = true,
        (GRB_MASK, GRB_DEFAULT) => (d.mask_complement, d.mask_structure) = (false, false),
        (GRB_MASK, GRB_COMP) => d.mask_complement = true,
        (GRB_MASK, GRB_STRUCTURE) => d.mask_structure = true,
        (GRB_MASK, GRB_COMP_STRUCTURE) => (d.mask_complement, d.mask_structure) = (true, true),
        (GRB_INP0, GRB_DEFAULT) => d.transpose0 = false,
        (GRB_INP0, GRB_TRAN) => d.transpose0 = true,
        (GRB_INP1, GRB_DEFAULT) => d.transpose1 = false,
        (GRB_INP1, GRB_TRAN) => d.transpose1 = true,
        _ => {
            let what = format_args!("field {field} cannot be set to {value}");
            return Err(Error::new(ErrorKind::InvalidValue, what));
        }
    }
    Ok(())
}
