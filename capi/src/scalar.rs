//! Scalar objects (C API, section 4.2.3).
//!
//! Needs: `boundary`, `value`. Gives: the `GrB_Scalar_` functions; the typed ones come here from
//! `generated/typed.rs`.
//! Cost: as in the engine; nothing grows with the input.

use engine::dynamic::Scalar;

use crate::boundary::{create, inspect, peek, put, update};
use crate::handle::{GrB_Index, GrB_Scalar, GrB_Type};
use crate::status::{GrB_Info, found};
use crate::value::{Arg, ArrayOut};

/// A new, empty scalar. [4.2.3.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_new(s: *mut GrB_Scalar, ty: GrB_Type) -> GrB_Info {
    create(s, || Scalar::try_new(ty.get("type")?))
}

/// A copy of a scalar. [4.2.3.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_dup(s: *mut GrB_Scalar, t: GrB_Scalar) -> GrB_Info {
    create(s, || t.get("t")?.dup())
}

/// Removes the value of a scalar. [4.2.3.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_clear(s: GrB_Scalar) -> GrB_Info {
    update(s, Scalar::clear)
}

/// Number of entries, 0 or 1. [4.2.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Scalar_nvals(nvals: *mut GrB_Index, s: GrB_Scalar) -> GrB_Info {
    inspect(s, "s", |s| put(nvals, "nvals", s.object().nvals()?))
}

/// Waits for the scalar that `s` points to.
pub(crate) fn wait(s: *mut GrB_Scalar) -> GrB_Info {
    match peek(s, "s") {
        Ok(s) => update(s, Scalar::wait),
        Err(e) => e.kind().into(),
    }
}

/// s = x.
pub(crate) fn set_element(s: GrB_Scalar, x: Arg<'_>) -> GrB_Info {
    update(s, |s| x.show_one(&s.ty(), |x| s.set_element(x)))
}

/// x = s.
pub(crate) fn extract_element(x: ArrayOut, s: GrB_Scalar) -> GrB_Info {
    inspect(s, "s", |s| {
        let s = s.object();
        let ty = x.ty(&s.ty())?;
        s.extract_element(&ty, x.one(&ty)?).map(found)
    })
}
