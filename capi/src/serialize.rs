//! Serialised matrices (C API, sections 4.2.5.18 to 4.2.5.20).
//!
//! Needs: `boundary`. Gives: size, serialize, deserialize, and what the `GxB_` forms of them come to. The bytes are those of
//! `docs/format-serialized.md`.
//! Cost: as in the engine.

use std::ffi::c_void;

use engine::Result;
use engine::dynamic::{Matrix, Vector};
use engine::mem::Buf;

use crate::boundary::{create, inspect, peek, present, put, room, slice};
use crate::handle::{GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Type, GrB_Vector, Kind, Ref};
use crate::status::GrB_Info;
use crate::write::settings;

/// Writes how many bytes GrB_Matrix_serialize needs at most. [4.2.5.18]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_serializeSize(size: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    inspect(A, "A", |a| {
        present(size, "size")?;
        put(size, "size", a.object().serialize_size()?)
    })
}

/// Writes A as bytes; serialized_size says how many fit and then how many came. [4.2.5.19]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_serialize(
    serialized_data: *mut c_void,
    serialized_size: *mut GrB_Index,
    A: GrB_Matrix,
) -> GrB_Info {
    inspect(A, "A", |a| {
        let a = a.object();
        // C may claim more room than there is memory; more than is needed is never touched.
        let n = peek(serialized_size, "serialized_size")?.min(a.serialize_size()?);
        let out = room(serialized_data.cast::<u8>(), n, "serialized_data")?;
        put(serialized_size, "serialized_size", a.serialize_into(out)?)
    })
}

/// A new matrix from bytes; d may be null for built-in types. [4.2.5.20]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_deserialize(
    A: *mut GrB_Matrix,
    d: GrB_Type,
    serialized_data: *const c_void,
    serialized_size: GrB_Index,
) -> GrB_Info {
    create(A, || {
        let ty = d.opt("d")?;
        Matrix::deserialize(ty, slice(serialized_data.cast::<u8>(), serialized_size, "serialized_data")?)
    })
}

/// What can be written as bytes.
pub(crate) trait Writable: Kind {
    /// The bytes.
    fn bytes(&self) -> Result<Buf<u8>>;
}

impl Writable for Matrix {
    fn bytes(&self) -> Result<Buf<u8>> {
        self.serialize()
    }
}

impl Writable for Vector {
    fn bytes(&self) -> Result<Buf<u8>> {
        self.serialize()
    }
}

/// An object as bytes in a block of the malloc family, which is the caller's.
pub(crate) fn to_block<K: Writable>(
    blob: *mut *mut c_void,
    blob_size: *mut GrB_Index,
    object: Ref<K>,
    desc: GrB_Descriptor,
) -> GrB_Info {
    inspect(object, "object", |h| {
        present(blob, "blob")?;
        present(blob_size, "blob_size")?;
        settings(&desc)?;
        let (p, n) = h.object().bytes()?.into_raw();
        put(blob, "blob", p.cast())?;
        put(blob_size, "blob_size", n as GrB_Index)
    })
}

/// A new vector from bytes.
pub(crate) fn vector(
    w: *mut GrB_Vector,
    ty: GrB_Type,
    blob: *const c_void,
    blob_size: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    create(w, || {
        settings(&desc)?;
        Vector::deserialize(ty.opt("type")?, slice(blob.cast::<u8>(), blob_size, "blob")?)
    })
}

/// A new matrix from bytes.
pub(crate) fn matrix(
    C: *mut GrB_Matrix,
    ty: GrB_Type,
    blob: *const c_void,
    blob_size: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    create(C, || {
        settings(&desc)?;
        Matrix::deserialize(ty.opt("type")?, slice(blob.cast::<u8>(), blob_size, "blob")?)
    })
}
