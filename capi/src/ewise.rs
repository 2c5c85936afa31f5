//! Element-wise operations on the union and intersection of patterns (C API, sections 4.3.4, 4.3.5).
//!
//! Needs: `boundary`, `write`. Gives: `GrB_*_eWiseMult_*`, `GrB_*_eWiseAdd_*` and the extension
//! `GxB_*_eWiseUnion`. A monoid stands for its operator; a semiring for its multiplication in
//! eWiseMult and for its addition in eWiseAdd.
//! Cost: as in the engine.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Matrix, GrB_Monoid, GrB_Scalar, GrB_Semiring, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::Arg;
use crate::write::write;

/// w<mask> = accum(w, u .* v) by the multiplication of a semiring. [4.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_eWiseMult_Semiring(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    u: GrB_Vector,
    v: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.ewise_mult(&write(&mask, &accum, &desc)?, &semiring.get("semiring")?.mul(), u.get("u")?, v.get("v")?))
}

/// w<mask> = accum(w, u .* v) by the operator of a monoid. [4.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_eWiseMult_Monoid(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    u: GrB_Vector,
    v: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.ewise_mult(&write(&mask, &accum, &desc)?, &monoid.get("monoid")?.op(), u.get("u")?, v.get("v")?))
}

/// w<mask> = accum(w, u .* v) by a binary operator. [4.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_eWiseMult_BinaryOp(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    u: GrB_Vector,
    v: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.ewise_mult(&write(&mask, &accum, &desc)?, op.get("op")?, u.get("u")?, v.get("v")?))
}

/// C<Mask> = accum(C, A .* B) by the multiplication of a semiring. [4.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_eWiseMult_Semiring(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.ewise_mult(&write(&Mask, &accum, &desc)?, &semiring.get("semiring")?.mul(), A.get("A")?, B.get("B")?))
}

/// C<Mask> = accum(C, A .* B) by the operator of a monoid. [4.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_eWiseMult_Monoid(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.ewise_mult(&write(&Mask, &accum, &desc)?, &monoid.get("monoid")?.op(), A.get("A")?, B.get("B")?))
}

/// C<Mask> = accum(C, A .* B) by a binary operator. [4.3.4]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_eWiseMult_BinaryOp(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.ewise_mult(&write(&Mask, &accum, &desc)?, op.get("op")?, A.get("A")?, B.get("B")?))
}

/// w<mask> = accum(w, u + v) by the addition of a semiring. [4.3.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_eWiseAdd_Semiring(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    u: GrB_Vector,
    v: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.ewise_add(&write(&mask, &accum, &desc)?, &semiring.get("semiring")?.add().op(), u.get("u")?, v.get("v")?))
}

/// w<mask> = accum(w, u + v) by the operator of a monoid. [4.3.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_eWiseAdd_Monoid(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    u: GrB_Vector,
    v: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.ewise_add(&write(&mask, &accum, &desc)?, &monoid.get("monoid")?.op(), u.get("u")?, v.get("v")?))
}

/// w<mask> = accum(w, u + v) by a binary operator. [4.3.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_eWiseAdd_BinaryOp(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    u: GrB_Vector,
    v: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.ewise_add(&write(&mask, &accum, &desc)?, op.get("op")?, u.get("u")?, v.get("v")?))
}

/// C<Mask> = accum(C, A + B) by the addition of a semiring. [4.3.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_eWiseAdd_Semiring(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.ewise_add(&write(&Mask, &accum, &desc)?, &semiring.get("semiring")?.add().op(), A.get("A")?, B.get("B")?))
}

/// C<Mask> = accum(C, A + B) by the operator of a monoid. [4.3.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_eWiseAdd_Monoid(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.ewise_add(&write(&Mask, &accum, &desc)?, &monoid.get("monoid")?.op(), A.get("A")?, B.get("B")?))
}

/// C<Mask> = accum(C, A + B) by a binary operator. [4.3.5]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_eWiseAdd_BinaryOp(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.ewise_add(&write(&Mask, &accum, &desc)?, op.get("op")?, A.get("A")?, B.get("B")?))
}

/// w<mask> = accum(w, u + v), where alpha and beta stand for absent entries of u and v.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Vector_eWiseUnion(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    u: GrB_Vector,
    alpha: GrB_Scalar,
    v: GrB_Vector,
    beta: GrB_Scalar,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let op = op.get("op")?;
        let (alpha, beta) = (Arg::scalar(alpha).need(&op.xtype())?, Arg::scalar(beta).need(&op.ytype())?);
        let write = write(&mask, &accum, &desc)?;
        w.ewise_union(&write, op, (u.get("u")?, &alpha.datum()?), (v.get("v")?, &beta.datum()?))
    })
}

/// C<Mask> = accum(C, A + B), where alpha and beta stand for absent entries of A and B.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_Matrix_eWiseUnion(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    alpha: GrB_Scalar,
    B: GrB_Matrix,
    beta: GrB_Scalar,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| {
        let op = op.get("op")?;
        let (alpha, beta) = (Arg::scalar(alpha).need(&op.xtype())?, Arg::scalar(beta).need(&op.ytype())?);
        let write = write(&Mask, &accum, &desc)?;
        c.ewise_union(&write, op, (A.get("A")?, &alpha.datum()?), (B.get("B")?, &beta.datum()?))
    })
}
