//! Serialised matrices (C API, sections 4.2.5.18 to 4.2.5.20).
//!
//! Needs: `boundary`. Gives: size, serialize, deserialize, and what the `GxB_` forms of them come to. The bytes are those of
//! `docs/format-serialized.md`.
//! Cost: as in the engine.

use std::ffi::c_void;

use engine::Result;
use engine::dynamic::{Matrix, Serializer, Vector, described};
use engine::mem::Boxed;
use engine::types::Type;

use crate::boundary::{create_handle, inspect, peek, present, put, room, slice};
use crate::handle::{GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Type, Handle, Kind, Ref};
use crate::status::GrB_Info;
use crate::write::settings;

/// Writes how many bytes GrB_Matrix_serialize needs at most. [4.2.5.18]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_serializeSize(size: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    inspect(A, "A", |a| {
        present(size, "size")?;
        put(size, "size", a.with_name(|name| a.object().serializer(name).size())?)
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
        let claimed = peek(serialized_size, "serialized_size")?;
        let written = a.with_name(|name| {
            let a = a.object().serializer(name);
            // C may claim more room than there is memory; more than is needed is never touched.
            a.write_into(room(serialized_data.cast::<u8>(), claimed.min(a.size()?), "serialized_data")?)
        })?;
        put(serialized_size, "serialized_size", written)
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
    create_handle(A, || {
        let ty = d.opt("d")?;
        read(ty, slice(serialized_data.cast::<u8>(), serialized_size, "serialized_data")?)
    })
}

/// What can be written as bytes, and read back.
pub(crate) trait Writable: Kind {
    /// The object on its way into bytes.
    fn serializer<'a>(&'a self, name: &'a [u8]) -> Serializer<'a>;
    /// The object in bytes.
    fn of(ty: Option<&Type>, bytes: &[u8]) -> Result<Self>;
}

impl Writable for Matrix {
    fn serializer<'a>(&'a self, name: &'a [u8]) -> Serializer<'a> {
        self.serializer(name)
    }

    fn of(ty: Option<&Type>, bytes: &[u8]) -> Result<Self> {
        Self::deserialize(ty, bytes)
    }
}

impl Writable for Vector {
    fn serializer<'a>(&'a self, name: &'a [u8]) -> Serializer<'a> {
        self.serializer(name)
    }

    fn of(ty: Option<&Type>, bytes: &[u8]) -> Result<Self> {
        Self::deserialize(ty, bytes)
    }
}

/// The object in `bytes`, with its name.
fn read<K: Writable>(ty: Option<&Type>, bytes: &[u8]) -> Result<Boxed<Handle<K>>> {
    let handle = Handle::try_new(K::of(ty, bytes)?)?;
    let name = described(bytes)?.names.object;
    if !name.is_empty() {
        handle.set_name(name, true)?;
    }
    Ok(handle)
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
        let (p, n) = h.with_name(|name| h.object().serializer(name).to_buf())?.into_raw();
        put(blob, "blob", p.cast())?;
        put(blob_size, "blob_size", n as GrB_Index)
    })
}

/// A new object from bytes.
pub(crate) fn from_block<K: Writable>(
    out: *mut Ref<K>,
    ty: GrB_Type,
    blob: *const c_void,
    blob_size: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    create_handle(out, || {
        settings(&desc)?;
        read(ty.opt("type")?, slice(blob.cast::<u8>(), blob_size, "blob")?)
    })
}
