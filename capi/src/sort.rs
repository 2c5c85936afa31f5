//! The entries of rows, columns and vectors in the order of an operator: extensions.
//!
//! Needs: `boundary`, `write`. Gives: what `GxB_Matrix_sort` and `GxB_Vector_sort` of `generated/plain.rs` come to.
//! Cost: as in the engine.

use engine::dynamic::{Matrix, Vector};

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Matrix, GrB_Vector, Kind, Ref};
use crate::status::GrB_Info;
use crate::write::settings;

/// C = the rows of A in order, P = where their entries were.
pub(crate) fn matrix(C: GrB_Matrix, P: GrB_Matrix, op: GrB_BinaryOp, A: GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    update(first(C, P), |_| {
        let (c, p) = (C.opt("C")?, P.opt("P")?);
        Matrix::sort(c, p, op.get("op")?, A.get("A")?, settings(&desc)?)
    })
}

/// w = the entries of u in order, p = where they were.
pub(crate) fn vector(w: GrB_Vector, p: GrB_Vector, op: GrB_BinaryOp, u: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    update(first(w, p), |_| {
        // Its fields do not concern vectors.
        settings(&desc)?;
        Vector::sort(w.opt("w")?, p.opt("p")?, op.get("op")?, u.get("u")?)
    })
}

/// The output that keeps the text of an error.
fn first<K: Kind>(c: Ref<K>, p: Ref<K>) -> Ref<K> {
    if c.as_ptr().is_null() { p } else { c }
}
