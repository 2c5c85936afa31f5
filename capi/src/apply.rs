//! Applying operators to every entry (C API, section 4.3.8).
//!
//! Needs: `boundary`, `value`, `write`. Gives: `GrB_*_apply` and what the typed `_BinaryOp1st_`,
//! `_BinaryOp2nd_` and `_IndexOp_` functions of `generated/typed.rs` come to.
//! Cost: as in the engine.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_IndexUnaryOp, GrB_Matrix, GrB_UnaryOp, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::Arg;
use crate::write::write;

/// w<mask> = accum(w, op(u)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_apply(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_UnaryOp,
    u: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.apply(&write(&mask, &accum, &desc)?, op.get("op")?, u.get("u")?))
}

/// w<mask> = accum(w, op(x, u)).
pub(crate) fn vector_bind1st(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    x: Arg<'_>,
    u: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let op = op.get("op")?;
        x.show_one(&op.xtype(), |x| w.apply_bind1st(&write(&mask, &accum, &desc)?, op, x, u.get("u")?))
    })
}

/// w<mask> = accum(w, op(u, y)).
pub(crate) fn vector_bind2nd(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    u: GrB_Vector,
    y: Arg<'_>,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let op = op.get("op")?;
        y.show_one(&op.ytype(), |y| w.apply_bind2nd(&write(&mask, &accum, &desc)?, op, u.get("u")?, y))
    })
}

/// w<mask> = accum(w, op(u, i, j, y)).
pub(crate) fn vector_index(
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
        y.show_one(&op.thunk_type(), |y| w.apply_index(&write(&mask, &accum, &desc)?, op, u.get("u")?, y))
    })
}

/// C<Mask> = accum(C, op(A)). [4.3.8]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_apply(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_UnaryOp,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.apply(&write(&Mask, &accum, &desc)?, op.get("op")?, A.get("A")?))
}

/// C<Mask> = accum(C, op(x, A)).
pub(crate) fn matrix_bind1st(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    x: Arg<'_>,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let op = op.get("op")?;
        x.show_one(&op.xtype(), |x| c.apply_bind1st(&write(&Mask, &accum, &desc)?, op, x, A.get("A")?))
    })
}

/// C<Mask> = accum(C, op(A, y)).
pub(crate) fn matrix_bind2nd(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    y: Arg<'_>,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let op = op.get("op")?;
        y.show_one(&op.ytype(), |y| c.apply_bind2nd(&write(&Mask, &accum, &desc)?, op, A.get("A")?, y))
    })
}

/// C<Mask> = accum(C, op(A, i, j, y)).
pub(crate) fn matrix_index(
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
        y.show_one(&op.thunk_type(), |y| c.apply_index(&write(&Mask, &accum, &desc)?, op, A.get("A")?, y))
    })
}
