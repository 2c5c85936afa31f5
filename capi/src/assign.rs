//! Writing into parts of vectors and matrices (C API, section 4.3.7), with a mask of the output or, the extension subassign,
//! of the part.
//!
//! Needs: `boundary`, `value`, `write`. Gives: `GrB_Vector_assign`, `GrB_Matrix_assign`, `GrB_Row_assign`, `GrB_Col_assign`, and
//! what the rows of assign and subassign in `families.rs` come to: each function takes what the mask covers, [`OUTPUT`] or [`PART`].
//! Cost: as in the engine. An empty `GrB_Scalar` assigns absence: entries are removed.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::Arg;
use crate::write::{List, write};

/// The mask covers the output, as assign has it.
pub(crate) const OUTPUT: bool = false;
/// The mask covers the part that is written, as subassign has it.
pub(crate) const PART: bool = true;

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
    vector::<OUTPUT>(w, mask, accum, u, indices, ni, desc)
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
    matrix::<OUTPUT>(C, Mask, accum, A, rows, ni, cols, nj, desc)
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
    col::<OUTPUT>(C, mask, accum, u, rows, ni, j, desc)
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
    row::<OUTPUT>(C, mask, accum, u, i, cols, nj, desc)
}

/// w<mask>(I) = accum(w(I), u), or w(I)<mask>.
pub(crate) fn vector<const REACH: bool>(
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
        let list = List::read(indices, ni, "indices")?;
        if REACH == PART { w.subassign(&write, u, list.indices()) } else { w.assign(&write, u, list.indices()) }
    })
}

/// C<Mask>(I,J) = accum(C(I,J), A), or C(I,J)<Mask>.
pub(crate) fn matrix<const REACH: bool>(
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
        if REACH == PART {
            c.subassign(&write, a, rows.indices(), cols.indices())
        } else {
            c.assign(&write, a, rows.indices(), cols.indices())
        }
    })
}

/// C<mask>(I,j) = accum(C(I,j), u), or C(I,j)<mask>.
pub(crate) fn col<const REACH: bool>(
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
        let rows = List::read(rows, ni, "rows")?;
        if REACH == PART { c.subassign_col(&write, u, rows.indices(), j) } else { c.assign_col(&write, u, rows.indices(), j) }
    })
}

/// C<mask'>(i,J) = accum(C(i,J), u'), or C(i,J)<mask'>.
pub(crate) fn row<const REACH: bool>(
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
        let cols = List::read(cols, nj, "cols")?;
        if REACH == PART { c.subassign_row(&write, u, i, cols.indices()) } else { c.assign_row(&write, u, i, cols.indices()) }
    })
}

/// w<mask>(I) = accum(w(I), x), or w(I)<mask>.
pub(crate) fn vector_scalar<const REACH: bool>(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    x: Arg<'_>,
    indices: *const GrB_Index,
    ni: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let write = write(&mask, &accum, &desc)?;
        x.show(&w.ty(), |x| {
            let list = List::read(indices, ni, "indices")?;
            if REACH == PART { w.subassign_scalar(&write, x, list.indices()) } else { w.assign_scalar(&write, x, list.indices()) }
        })
    })
}

/// C<Mask>(I,J) = accum(C(I,J), x), or C(I,J)<Mask>.
pub(crate) fn matrix_scalar<const REACH: bool>(
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
        let write = write(&Mask, &accum, &desc)?;
        x.show(&c.ty(), |x| {
            let (rows, cols) = (List::read(rows, ni, "rows")?, List::read(cols, nj, "cols")?);
            if REACH == PART {
                c.subassign_scalar(&write, x, rows.indices(), cols.indices())
            } else {
                c.assign_scalar(&write, x, rows.indices(), cols.indices())
            }
        })
    })
}
