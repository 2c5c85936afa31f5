//! Serialised matrices (C API, sections 4.2.5.18 to 4.2.5.20).
//!
//! Needs: `boundary`. Gives: size, serialize, deserialize. The bytes are those of
//! `docs/format-serialized.md`.
//! Cost: as in the engine.

use std::ffi::c_void;

use engine::dynamic::Matrix;

use crate::boundary::{create, inspect, peek, present, put, room, slice};
use crate::handle::{GrB_Index, GrB_Matrix, GrB_Type};
use crate::status::GrB_Info;

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
