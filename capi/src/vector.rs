//! Vector objects (C API, section 4.2.4).
//!
//! Needs: `boundary`, `value`. Gives: the `GrB_Vector_` methods that are no operations; the typed
//! ones come here from `generated/typed.rs`.
//! Cost: as in the engine.

use engine::dynamic::Vector;

use crate::boundary::{create, create_copy, inspect, peek, put, slice, slice_mut, update};
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Scalar, GrB_Type, GrB_Vector};
use crate::status::{GrB_Info, found};
use crate::value::{Arg, ArrayIn, ArrayOut, Value};
use crate::write::settings;

/// A new vector without entries. [4.2.4.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_new(v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index) -> GrB_Info {
    create(v, || Vector::try_new(ty.get("type")?, n))
}

/// A copy of a vector. [4.2.4.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_dup(w: *mut GrB_Vector, u: GrB_Vector) -> GrB_Info {
    create_copy(w, u, "u", Vector::dup)
}

/// Changes the size. [4.2.4.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_resize(w: GrB_Vector, n: GrB_Index) -> GrB_Info {
    update(w, |w| w.resize(n))
}

/// Removes all entries. [4.2.4.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_clear(w: GrB_Vector) -> GrB_Info {
    update(w, Vector::clear)
}

/// The size. [4.2.4.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_size(n: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    inspect(u, "u", |u| put(n, "size", u.object().size()))
}

/// Number of entries. [4.2.4.6]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_nvals(nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    inspect(u, "u", |u| put(nvals, "nvals", u.object().nvals()?))
}

/// Removes the entry w(i), if there is one. [4.2.4.9]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_removeElement(w: GrB_Vector, i: GrB_Index) -> GrB_Info {
    update(w, |w| w.remove_element(i))
}

/// s = u(i), empty when there is no such entry. [4.2.4.10]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extractElement_Scalar(s: GrB_Scalar, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    update(s, |s| {
        let u = u.get("u")?;
        let mut value = Value::zero(&u.ty())?;
        if u.extract_element(&u.ty(), value.bytes_mut(), i)? { s.set_element(&value.datum()?) } else { s.clear() }
    })
}

/// w(i) = x.
pub(crate) fn set_element(w: GrB_Vector, x: Arg<'_>, i: GrB_Index) -> GrB_Info {
    update(w, |w| {
        x.show(&w.ty(), |x| match x {
            Some(x) => w.set_element(x, i),
            None => w.remove_element(i),
        })
    })
}

/// x = u(i).
pub(crate) fn extract_element(x: ArrayOut, u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    inspect(u, "u", |u| {
        let u = u.object();
        let ty = x.ty(&u.ty())?;
        u.extract_element(&ty, x.one(&ty)?, i).map(found)
    })
}

/// w from tuples.
pub(crate) fn build(w: GrB_Vector, indices: *const GrB_Index, values: ArrayIn, n: GrB_Index, dup: GrB_BinaryOp) -> GrB_Info {
    update(w, |w| {
        let (dup, indices) = (dup.opt("dup")?, slice(indices, n, "indices")?);
        values.read(n, &w.ty(), |values| w.build(indices, values, dup))
    })
}

/// The tuples of u; `nvals` says how many fit and then how many came.
pub(crate) fn extract_tuples(indices: *mut GrB_Index, values: ArrayOut, nvals: *mut GrB_Index, u: GrB_Vector) -> GrB_Info {
    inspect(u, "u", |u| {
        let u = u.object();
        // More room than needed may be more than there is memory.
        let n = peek(nvals, "nvals")?.min(u.nvals()?);
        let ty = values.ty(&u.ty())?;
        let values = values.room(n, &ty)?.map(|bytes| (&ty, bytes));
        put(nvals, "nvals", u.extract_tuples(slice_mut(indices, n, "indices")?, values)?)
    })
}

/// w(i) = x for all i of a list.
pub(crate) fn build_scalar(w: GrB_Vector, indices: *const GrB_Index, x: GrB_Scalar, n: GrB_Index) -> GrB_Info {
    update(w, |w| w.build_scalar(slice(indices, n, "indices")?, &Arg::scalar(x).need(&w.ty())?.datum()?))
}

/// v = the k-th diagonal of A.
pub(crate) fn diag(v: GrB_Vector, A: GrB_Matrix, k: i64, desc: GrB_Descriptor) -> GrB_Info {
    update(v, |v| settings(&desc).and_then(|_| v.write_diag(A.get("A")?, k)))
}

/// Whether there is an entry u(i).
pub(crate) fn is_stored(u: GrB_Vector, i: GrB_Index) -> GrB_Info {
    inspect(u, "u", |u| {
        let u = u.object();
        u.extract_element(&u.ty(), Value::zero(&u.ty())?.bytes_mut(), i).map(found)
    })
}
