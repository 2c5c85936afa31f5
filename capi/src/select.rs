//! Keeping the entries that an operator accepts (C API, section 4.3.9).
//!
//! Needs: `boundary`, `value`, `write`. Gives: what the typed `GrB_*_select_*` functions of
//! `generated/typed.rs` come to.
//! Cost: as in the engine.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_IndexUnaryOp, GrB_Matrix, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::Arg;
use crate::write::write;

/// w<mask> = accum(w, u where op(u, i, j, y)).
pub(crate) fn vector(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_IndexUnaryOp,
    u: GrB_Vector,
    y: Arg<'_>,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let op = op.get("op")?;
        let y = y.need(&op.thunk_type())?;
        w.select(&write(&mask, &accum, &desc)?, op, u.get("u")?, &y.datum()?)
    })
}

/// C<Mask> = accum(C, A where op(A, i, j, y)).
pub(crate) fn matrix(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_IndexUnaryOp,
    A: GrB_Matrix,
    y: Arg<'_>,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let op = op.get("op")?;
        let y = y.need(&op.thunk_type())?;
        c.select(&write(&Mask, &accum, &desc)?, op, A.get("A")?, &y.datum()?)
    })
}
