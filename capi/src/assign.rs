//! Writing into parts of vectors and matrices (C API, section 4.3.7).
//!
//! Needs: `boundary`, `value`, `write`. Gives: `GrB_Vector_assign`, `GrB_Matrix_assign`,
//! `GrB_Row_assign`, `GrB_Col_assign`, and what the typed variants of `generated/typed.rs` come to.
//! Cost: as in the engine. An empty `GrB_Scalar` assigns absence: entries are removed.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::{Arg, Value};
use crate::write::{List, write};

/// w<mask>(I) = accum(w(I), u). [4.3.7.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_assign(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    u: GrB_Vector,
    indices: *const GrB_Index,
    ni: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let (write, u) = (write(&mask, &accum, &desc)?, u.get("u")?);
        w.assign(&write, u, List::read(indices, ni, "indices")?.indices())
    })
}

/// C<Mask>(I,J) = accum(C(I,J), A). [4.3.7.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_assign(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    A: GrB_Matrix,
    rows: *const GrB_Index,
    ni: GrB_Index,
    cols: *const GrB_Index,
    nj: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let (write, a) = (write(&Mask, &accum, &desc)?, A.get("A")?);
        let (rows, cols) = (List::read(rows, ni, "rows")?, List::read(cols, nj, "cols")?);
        c.assign(&write, a, rows.indices(), cols.indices())
    })
}

/// C<mask'>(I,j) = accum(C(I,j), u). [4.3.7.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Col_assign(
    C: GrB_Matrix,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    u: GrB_Vector,
    rows: *const GrB_Index,
    ni: GrB_Index,
    j: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let (write, u) = (write(&mask, &accum, &desc)?, u.get("u")?);
        c.assign_col(&write, u, List::read(rows, ni, "rows")?.indices(), j)
    })
}

/// C<mask>(i,J) = accum(C(i,J), u). [4.3.7.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Row_assign(
    C: GrB_Matrix,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    u: GrB_Vector,
    i: GrB_Index,
    cols: *const GrB_Index,
    nj: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let (write, u) = (write(&mask, &accum, &desc)?, u.get("u")?);
        c.assign_row(&write, u, i, List::read(cols, nj, "cols")?.indices())
    })
}

/// w<mask>(I) = accum(w(I), x).
pub(crate) fn vector_scalar(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    x: Arg<'_>,
    indices: *const GrB_Index,
    ni: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let (write, x) = (write(&mask, &accum, &desc)?, x.read(&w.ty())?);
        let x = x.as_ref().map(Value::datum).transpose()?;
        w.assign_scalar(&write, x.as_ref(), List::read(indices, ni, "indices")?.indices())
    })
}

/// C<Mask>(I,J) = accum(C(I,J), x).
pub(crate) fn matrix_scalar(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    x: Arg<'_>,
    rows: *const GrB_Index,
    ni: GrB_Index,
    cols: *const GrB_Index,
    nj: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let (write, x) = (write(&Mask, &accum, &desc)?, x.read(&c.ty())?);
        let x = x.as_ref().map(Value::datum).transpose()?;
        let (rows, cols) = (List::read(rows, ni, "rows")?, List::read(cols, nj, "cols")?);
        c.assign_scalar(&write, x.as_ref(), rows.indices(), cols.indices())
    })
}
