//! Writing into parts of vectors and matrices under a mask of the part: extensions.
//!
//! Needs: `boundary`, `value`, `write`. Gives: what `GxB_Vector_subassign`, `GxB_Matrix_subassign`, `GxB_Row_subassign`,
//! `GxB_Col_subassign` of `generated/plain.rs` and the typed variants of `generated/typed.rs` come to.
//! Cost: as in the engine. An empty `GrB_Scalar` assigns absence: entries are removed.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::{Arg, Value};
use crate::write::{List, write};

/// w(I)<mask> = accum(w(I), u).
pub(crate) fn vector(
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
        w.subassign(&write, u, List::read(indices, ni, "indices")?.indices())
    })
}

/// C(I,J)<Mask> = accum(C(I,J), A).
pub(crate) fn matrix(
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
        c.subassign(&write, a, rows.indices(), cols.indices())
    })
}

/// C(I,j)<mask> = accum(C(I,j), u).
pub(crate) fn col(
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
        c.subassign_col(&write, u, List::read(rows, ni, "rows")?.indices(), j)
    })
}

/// C(i,J)<mask'> = accum(C(i,J), u').
pub(crate) fn row(
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
        c.subassign_row(&write, u, i, List::read(cols, nj, "cols")?.indices())
    })
}

/// w(I)<mask> = accum(w(I), x).
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
        w.subassign_scalar(&write, x.as_ref(), List::read(indices, ni, "indices")?.indices())
    })
}

/// C(I,J)<Mask> = accum(C(I,J), x).
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
        c.subassign_scalar(&write, x.as_ref(), rows.indices(), cols.indices())
    })
}
