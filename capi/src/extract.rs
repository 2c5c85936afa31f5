//! Parts of vectors and matrices (C API, section 4.3.6).
//!
//! Needs: `boundary`, `write`. Gives: `GrB_Vector_extract`, `GrB_Matrix_extract`, `GrB_Col_extract`.
//! Cost: as in the engine.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Vector};
use crate::status::GrB_Info;
use crate::write::{List, write};

/// w<mask> = accum(w, u(I)). [4.3.6.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_extract(
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
        w.extract(&write, u, List::read(indices, ni, "indices")?.indices())
    })
}

/// C<Mask> = accum(C, A(I,J)). [4.3.6.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_extract(
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
        c.extract(&write, a, rows.indices(), cols.indices())
    })
}

/// w<mask> = accum(w, A(I,j)). [4.3.6.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Col_extract(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    A: GrB_Matrix,
    rows: *const GrB_Index,
    ni: GrB_Index,
    j: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let (write, a) = (write(&mask, &accum, &desc)?, A.get("A")?);
        w.extract_col(&write, a, List::read(rows, ni, "rows")?.indices(), j)
    })
}
