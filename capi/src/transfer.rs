//! Import and export of matrices (C API, sections 4.2.5.14 to 4.2.5.17, appendix B).
//!
//! Needs: `boundary`, `value`. Gives: export hint and sizes; the typed import and export come here
//! from `generated/typed.rs`.
//! Cost: as in the engine. Arrays are copied, never kept.

use engine::dynamic::{Arrays, ArraysMut, Matrix, TransferFormat};
use engine::{Error, ErrorKind, Result};

use crate::boundary::{create, inspect, peek, present, put, room, slice};
use crate::handle::{GrB_Index, GrB_Matrix, GrB_Type};
use crate::status::{GRB_COO_FORMAT, GRB_CSC_FORMAT, GRB_CSR_FORMAT, GrB_Format, GrB_Info};
use crate::value::{ArrayIn, ArrayOut};

/// Writes the format that suits the storage of A best. [4.2.5.14]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_exportHint(hint: *mut GrB_Format, A: GrB_Matrix) -> GrB_Info {
    inspect(A, "A", |a| put(hint, "hint", number(a.object().export_hint()?)))
}

/// Writes how many elements each array of an export needs. [4.2.5.15]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_exportSize(
    n_indptr: *mut GrB_Index,
    n_indices: *mut GrB_Index,
    n_values: *mut GrB_Index,
    format: GrB_Format,
    A: GrB_Matrix,
) -> GrB_Info {
    inspect(A, "A", |a| {
        for (pointer, what) in [(n_indptr, "n_indptr"), (n_indices, "n_indices"), (n_values, "n_values")] {
            present(pointer, what)?;
        }
        let need = a.object().export_size(decoded(format)?)?;
        put(n_indptr, "n_indptr", need.indptr)?;
        put(n_indices, "n_indices", need.indices)?;
        put(n_values, "n_values", need.values)
    })
}

/// The arrays hold A.
pub(crate) fn export(
    indptr: *mut GrB_Index,
    indices: *mut GrB_Index,
    values: ArrayOut,
    n_indptr: *mut GrB_Index,
    n_indices: *mut GrB_Index,
    n_values: *mut GrB_Index,
    format: GrB_Format,
    A: GrB_Matrix,
) -> GrB_Info {
    inspect(A, "A", |a| {
        let (a, format) = (a.object(), decoded(format)?);
        let ty = values.ty(&a.ty())?;
        let need = a.export_size(format)?;
        // C may claim more room than there is memory; more than is needed is never touched.
        let indptr = room(indptr, peek(n_indptr, "n_indptr")?.min(need.indptr), "indptr")?;
        let indices = room(indices, peek(n_indices, "n_indices")?.min(need.indices), "indices")?;
        let values = values.need(peek(n_values, "n_values")?.min(need.values), &ty)?;
        let done = a.export(format, ArraysMut { indptr, indices, ty: &ty, values })?;
        put(n_indptr, "n_indptr", done.indptr)?;
        put(n_indices, "n_indices", done.indices)?;
        put(n_values, "n_values", done.values)
    })
}

/// A new matrix from arrays.
pub(crate) fn import(
    A: *mut GrB_Matrix,
    ty: GrB_Type,
    nrows: GrB_Index,
    ncols: GrB_Index,
    indptr: *const GrB_Index,
    indices: *const GrB_Index,
    values: ArrayIn,
    n_indptr: GrB_Index,
    n_indices: GrB_Index,
    n_values: GrB_Index,
    format: GrB_Format,
) -> GrB_Info {
    create(A, || {
        let (ty, format) = (ty.get("type")?, decoded(format)?);
        let (indptr, indices) = (slice(indptr, n_indptr, "indptr")?, slice(indices, n_indices, "indices")?);
        values.read(n_values, ty, |values| {
            Matrix::import(ty, nrows, ncols, format, &Arrays { indptr, indices, values: values.clone() })
        })
    })
}

fn decoded(format: GrB_Format) -> Result<TransferFormat> {
    match format {
        GRB_CSR_FORMAT => Ok(TransferFormat::Csr),
        GRB_CSC_FORMAT => Ok(TransferFormat::Csc),
        GRB_COO_FORMAT => Ok(TransferFormat::Coo),
        other => Err(Error::new(
            ErrorKind::InvalidValue,
            format_args!("format: GrB_CSR_FORMAT, GrB_CSC_FORMAT or GrB_COO_FORMAT was needed, not {other}"),
        )),
    }
}

fn number(format: TransferFormat) -> GrB_Format {
    match format {
        TransferFormat::Csr => GRB_CSR_FORMAT,
        TransferFormat::Csc => GRB_CSC_FORMAT,
        TransferFormat::Coo => GRB_COO_FORMAT,
    }
}
