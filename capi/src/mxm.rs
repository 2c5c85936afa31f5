//! Products, transpose and Kronecker product (C API, sections 4.3.1 to 4.3.3, 4.3.11, 4.3.12).
//!
//! Needs: `boundary`, `write`. Gives: `GrB_mxm`, `GrB_vxm`, `GrB_mxv`, `GrB_transpose`,
//! `GrB_Matrix_kronecker_*`.
//! Cost: as in the engine.

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Matrix, GrB_Monoid, GrB_Semiring, GrB_Vector};
use crate::status::GrB_Info;
use crate::write::write;

/// C<Mask> = accum(C, A*B). [4.3.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_mxm(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.mxm(&write(&Mask, &accum, &desc)?, semiring.get("semiring")?, A.get("A")?, B.get("B")?))
}

/// w<mask> = accum(w, u*A). [4.3.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_vxm(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    u: GrB_Vector,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.vxm(&write(&mask, &accum, &desc)?, semiring.get("semiring")?, u.get("u")?, A.get("A")?))
}

/// w<mask> = accum(w, A*u). [4.3.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_mxv(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    A: GrB_Matrix,
    u: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.mxv(&write(&mask, &accum, &desc)?, semiring.get("semiring")?, A.get("A")?, u.get("u")?))
}

/// C<Mask> = accum(C, A'). [4.3.11]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_transpose(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.transpose(&write(&Mask, &accum, &desc)?, A.get("A")?))
}

/// C<Mask> = accum(C, kron(A, B)) by a binary operator. [4.3.12]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_kronecker_BinaryOp(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.kronecker(&write(&Mask, &accum, &desc)?, op.get("op")?, A.get("A")?, B.get("B")?))
}

/// C<Mask> = accum(C, kron(A, B)) by the operator of a monoid. [4.3.12]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_kronecker_Monoid(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.kronecker(&write(&Mask, &accum, &desc)?, &monoid.get("monoid")?.op(), A.get("A")?, B.get("B")?))
}

/// C<Mask> = accum(C, kron(A, B)) by the multiplication of a semiring. [4.3.12]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_kronecker_Semiring(
    C: GrB_Matrix,
    Mask: GrB_Matrix,
    accum: GrB_BinaryOp,
    semiring: GrB_Semiring,
    A: GrB_Matrix,
    B: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(C, |c| c.kronecker(&write(&Mask, &accum, &desc)?, &semiring.get("semiring")?.mul(), A.get("A")?, B.get("B")?))
}
