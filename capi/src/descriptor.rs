//! Making and setting descriptors (C API, section 4.2.6).
//!
//! Needs: `boundary`. Gives: `GrB_Descriptor_new`, `GrB_Descriptor_set`.
//! Cost: one block per descriptor. Settings add up and cannot be taken back, except that the
//! value `GrB_DEFAULT`, an extension, clears a field.

use engine::ops::Descriptor;
use engine::{Error, ErrorKind, Result};

use crate::boundary::{create, update_handle};
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
        h.object().update(|d| set(d, field, value))
    })
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
