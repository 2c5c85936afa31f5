//! Matrix objects (C API, section 4.2.5).
//!
//! Needs: `boundary`, `value`. Gives: the `GrB_Matrix_` methods that are no operations; the typed
//! ones come here from `generated/typed.rs`.
//! Cost: as in the engine.

use engine::dynamic::Matrix;

use crate::boundary::{create, create_copy, inspect, peek, put, slice, slice_mut, update};
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Scalar, GrB_Type, GrB_Vector};
use crate::settings::oriented;
use crate::status::{GrB_Info, found};
use crate::value::{Arg, ArrayIn, ArrayOut, Value};
use crate::write::settings;

/// A new matrix without entries. [4.2.5.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_new(A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index) -> GrB_Info {
    create(A, || Matrix::try_new(ty.get("type")?, nrows, ncols).and_then(oriented))
}

/// A copy of a matrix. [4.2.5.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_dup(C: *mut GrB_Matrix, A: GrB_Matrix) -> GrB_Info {
    create_copy(C, A, "A", Matrix::dup)
}

/// A new square matrix with v on its k-th diagonal. [4.2.5.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_diag(C: *mut GrB_Matrix, v: GrB_Vector, k: i64) -> GrB_Info {
    create(C, || Matrix::diag(v.get("v")?, k).and_then(oriented))
}

/// Changes the dimensions. [4.2.5.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_resize(C: GrB_Matrix, nrows: GrB_Index, ncols: GrB_Index) -> GrB_Info {
    update(C, |c| c.resize(nrows, ncols))
}

/// Removes all entries. [4.2.5.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_clear(C: GrB_Matrix) -> GrB_Info {
    update(C, Matrix::clear)
}

/// Number of rows. [4.2.5.6]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_nrows(nrows: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    inspect(A, "A", |a| put(nrows, "nrows", a.object().nrows()))
}

/// Number of columns. [4.2.5.7]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_ncols(ncols: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    inspect(A, "A", |a| put(ncols, "ncols", a.object().ncols()))
}

/// Number of entries. [4.2.5.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_nvals(nvals: *mut GrB_Index, A: GrB_Matrix) -> GrB_Info {
    inspect(A, "A", |a| put(nvals, "nvals", a.object().nvals()?))
}

/// Removes the entry C(i,j), if there is one. [4.2.5.11]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_removeElement(C: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    update(C, |c| c.remove_element(i, j))
}

/// s = A(i,j), empty when there is no such entry. [4.2.5.12]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extractElement_Scalar(s: GrB_Scalar, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    update(s, |s| {
        let a = A.get("A")?;
        let mut value = Value::zero(&a.ty())?;
        if a.extract_element(&a.ty(), value.bytes_mut(), i, j)? { s.set_element(&value.datum()?) } else { s.clear() }
    })
}

/// C(i,j) = x.
pub(crate) fn set_element(C: GrB_Matrix, x: Arg<'_>, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    update(C, |c| {
        x.show(&c.ty(), |x| match x {
            Some(x) => c.set_element(x, i, j),
            None => c.remove_element(i, j),
        })
    })
}

/// x = A(i,j).
pub(crate) fn extract_element(x: ArrayOut, A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    inspect(A, "A", |a| {
        let a = a.object();
        let ty = x.ty(&a.ty())?;
        a.extract_element(&ty, x.one(&ty)?, i, j).map(found)
    })
}

/// C from tuples.
pub(crate) fn build(
    C: GrB_Matrix,
    rows: *const GrB_Index,
    cols: *const GrB_Index,
    values: ArrayIn,
    n: GrB_Index,
    dup: GrB_BinaryOp,
) -> GrB_Info {
    update(C, |c| {
        let (dup, rows, cols) = (dup.opt("dup")?, slice(rows, n, "rows")?, slice(cols, n, "cols")?);
        values.read(n, &c.ty(), |values| c.build(rows, cols, values, dup))
    })
}

/// The tuples of A; `nvals` says how many fit and then how many came.
pub(crate) fn extract_tuples(
    rows: *mut GrB_Index,
    cols: *mut GrB_Index,
    values: ArrayOut,
    nvals: *mut GrB_Index,
    A: GrB_Matrix,
) -> GrB_Info {
    inspect(A, "A", |a| {
        let a = a.object();
        // More room than needed may be more than there is memory.
        let n = peek(nvals, "nvals")?.min(a.nvals()?);
        let ty = values.ty(&a.ty())?;
        let values = values.room(n, &ty)?.map(|bytes| (&ty, bytes));
        put(nvals, "nvals", a.extract_tuples(slice_mut(rows, n, "rows")?, slice_mut(cols, n, "cols")?, values)?)
    })
}

/// C(i,j) = x for all places of two lists.
pub(crate) fn build_scalar(
    C: GrB_Matrix,
    rows: *const GrB_Index,
    cols: *const GrB_Index,
    x: GrB_Scalar,
    n: GrB_Index,
) -> GrB_Info {
    update(C, |c| {
        let x = Arg::scalar(x).need(&c.ty())?;
        c.build_scalar(slice(rows, n, "rows")?, slice(cols, n, "cols")?, &x.datum()?)
    })
}

/// C = v on the k-th diagonal.
pub(crate) fn diag(C: GrB_Matrix, v: GrB_Vector, k: i64, desc: GrB_Descriptor) -> GrB_Info {
    update(C, |c| settings(&desc).and_then(|_| c.write_diag(v.get("v")?, k)))
}

/// Whether there is an entry A(i,j).
pub(crate) fn is_stored(A: GrB_Matrix, i: GrB_Index, j: GrB_Index) -> GrB_Info {
    inspect(A, "A", |a| {
        let a = a.object();
        a.extract_element(&a.ty(), Value::zero(&a.ty())?.bytes_mut(), i, j).map(found)
    })
}
