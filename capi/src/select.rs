//! Keeping the entries that an operator accepts (C API, section 4.3.9).
//!
//! Needs: `boundary`, `value`, `write`. Gives: what the typed `GrB_*_select_*` functions of
//! `generated/typed.rs` come to, and select with the operators of older programs, each of which is an index-unary one.
//! Cost: as in the engine.

use engine::dynamic::Scalar;
use engine::ops::{IndexUnaryOp, SelectAgainst, SelectCode};
use engine::types::{Type, TypeCode};
use engine::{Error, ErrorKind, Result};

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_IndexUnaryOp, GrB_Matrix, GrB_Scalar, GrB_Vector, GxB_SelectOp};
use crate::status::GrB_Info;
use crate::value::{Arg, Value};
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
        y.show_one(&op.thunk_type(), |y| w.select(&write(&mask, &accum, &desc)?, op, u.get("u")?, y))
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
        y.show_one(&op.thunk_type(), |y| c.select(&write(&Mask, &accum, &desc)?, op, A.get("A")?, y))
    })
}

/// What an older select operator stands for on entries of type `ty`; no thunk, or an empty one, counts as 0.
fn older(code: SelectCode, ty: &Type, thunk: Option<&Scalar>) -> Result<(IndexUnaryOp, Value)> {
    let (same, against) = code.index_unary();
    let is_place = matches!(code, SelectCode::Tril | SelectCode::Triu | SelectCode::Diag | SelectCode::OffDiag);
    let on = if is_place { Some(TypeCode::Int64) } else { ty.code() };
    let Some(on) = on else {
        let name = code.name();
        let why = format_args!("op: {name} compares values, and there is no zero of a user-defined type");
        return Err(Error::new(ErrorKind::DomainMismatch, why));
    };
    let given = match (against, thunk) {
        (SelectAgainst::Thunk, Some(thunk)) => Value::of_scalar(thunk)?,
        (SelectAgainst::Thunk, None) | (SelectAgainst::Zero, _) => None,
    };
    let value = given.map_or_else(|| Value::zero(&Type::Builtin(on)), Ok)?;
    Ok((IndexUnaryOp::try_builtin(same, on)?, value))
}

/// w<mask> = accum(w, u where op accepts).
pub(crate) fn vector_older(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GxB_SelectOp,
    u: GrB_Vector,
    thunk: GrB_Scalar,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let u = u.get("u")?;
        let (op, y) = older(*op.get("op")?, &u.ty(), thunk.opt("thunk")?)?;
        w.select(&write(&mask, &accum, &desc)?, &op, u, &y.datum()?)
    })
}

/// C<Mask> = accum(C, A where op accepts).
pub(crate) fn matrix_older(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GxB_SelectOp,
    A: GrB_Matrix,
    thunk: GrB_Scalar,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let a = A.get("A")?;
        let (op, y) = older(*op.get("op")?, &a.ty(), thunk.opt("thunk")?)?;
        c.select(&write(&Mask, &accum, &desc)?, &op, a, &y.datum()?)
    })
}
