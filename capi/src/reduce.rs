//! Sums over rows and over everything (C API, section 4.3.10).
//!
//! Needs: `boundary`, `value`, `write`, `monoid`. Gives: `GrB_Matrix_reduce_Monoid`/`_BinaryOp`,
//! the `_Scalar` forms, and what the typed variants of `generated/typed.rs` come to.
//! Cost: as in the engine. A sum is one value. It is accumulated as a vector of size 1, so that casts and domain checks are
//! those of every operation.

use engine::dynamic::{Indices, Matrix, Scalar, Vector, Write};
use engine::ops::{BinaryOp, Descriptor, Monoid};
use engine::types::cast::cast_one;
use engine::types::{Datum, Type};
use engine::{Error, ErrorKind, Result};

use crate::boundary::{inspect, update};
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Matrix, GrB_Monoid, GrB_Scalar, GrB_Vector};
use crate::monoid::{of_op, of_predefined};
use crate::status::GrB_Info;
use crate::value::{ArrayOut, Value};
use crate::write::{settings, write};

/// w<mask> = accum(w, sums of the rows of A) by a monoid. [4.3.10.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_Monoid(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| w.reduce_rows(&write(&mask, &accum, &desc)?, monoid.get("monoid")?, A.get("A")?))
}

/// w<mask> = accum(w, sums of the rows of A) by a binary operator. [4.3.10.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_BinaryOp(
    w: GrB_Vector,
    mask: GrB_Vector,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(w, |w| {
        let (op, a) = (op.get("op")?, A.get("A")?);
        w.reduce_rows(&write(&mask, &accum, &desc)?, &of_predefined(op, &a.ty())?, a)
    })
}

/// s = accum(s, sum of u) by a monoid; empty when u is. [4.3.10.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_Monoid_Scalar(
    s: GrB_Scalar,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    u: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(s, |s| into_scalar(s, &accum, &desc, monoid.get("monoid")?, u.get("u")?))
}

/// s = accum(s, sum of u) by a binary operator; empty when u is. [4.3.10.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Vector_reduce_BinaryOp_Scalar(
    s: GrB_Scalar,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    u: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(s, |s| into_scalar(s, &accum, &desc, &of_op(op.get("op")?)?, u.get("u")?))
}

/// s = accum(s, sum of A) by a monoid; empty when A is. [4.3.10.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_Monoid_Scalar(
    s: GrB_Scalar,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(s, |s| into_scalar(s, &accum, &desc, monoid.get("monoid")?, A.get("A")?))
}

/// s = accum(s, sum of A) by a binary operator; empty when A is. [4.3.10.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_Matrix_reduce_BinaryOp_Scalar(
    s: GrB_Scalar,
    accum: GrB_BinaryOp,
    op: GrB_BinaryOp,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    update(s, |s| into_scalar(s, &accum, &desc, &of_op(op.get("op")?)?, A.get("A")?))
}

/// c = accum(c, sum of u).
pub(crate) fn vector_to_value(
    c: ArrayOut,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    u: GrB_Vector,
    desc: GrB_Descriptor,
) -> GrB_Info {
    inspect(u, "u", |u| into_value(&c, &accum, &desc, monoid.get("monoid")?, u.object()))
}

/// c = accum(c, sum of A).
pub(crate) fn matrix_to_value(
    c: ArrayOut,
    accum: GrB_BinaryOp,
    monoid: GrB_Monoid,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    inspect(A, "A", |a| into_value(&c, &accum, &desc, monoid.get("monoid")?, a.object()))
}

/// What can be summed to one value.
trait Summable {
    /// The sum, the identity when there is no entry, and whether there was one.
    fn sum(&self, monoid: &Monoid, out: &mut [u8]) -> Result<bool>;
    fn domain(&self) -> Type;
}

impl Summable for Vector {
    fn sum(&self, monoid: &Monoid, out: &mut [u8]) -> Result<bool> {
        self.reduce(monoid, out)
    }
    fn domain(&self) -> Type {
        self.ty()
    }
}

impl Summable for Matrix {
    fn sum(&self, monoid: &Monoid, out: &mut [u8]) -> Result<bool> {
        self.reduce(monoid, out)
    }
    fn domain(&self) -> Type {
        self.ty()
    }
}

fn into_value(out: &ArrayOut, accum: &GrB_BinaryOp, desc: &GrB_Descriptor, monoid: &Monoid, a: &impl Summable) -> Result<()> {
    let (accum, _) = (accum.opt("accum")?, settings(desc)?);
    let ty = out.ty(&monoid.ty())?;
    let room = out.one(&ty)?;
    if accum.is_none() {
        check(&ty, accum, monoid, a)?;
        if ty == monoid.ty() {
            // An error leaves `room` as it was.
            return a.sum(monoid, room).map(|_| ());
        }
        let mut sum = Value::zero(&monoid.ty())?;
        a.sum(monoid, sum.bytes_mut())?;
        match (ty.code(), sum.ty().code()) {
            (Some(to), Some(from)) => cast_one(to, room, from, sum.bytes_mut()),
            // A user's type is cast to itself only.
            (_, _) => room.copy_from_slice(sum.bytes_mut()),
        }
        return Ok(());
    }
    let cell = Vector::try_new(&ty, 1)?;
    cell.set_element(&Datum::new(ty.clone(), room)?, 0)?;
    check(&ty, accum, monoid, a)?;
    let mut sum = Value::zero(&monoid.ty())?;
    a.sum(monoid, sum.bytes_mut())?;
    write_cell(&cell, accum, &sum)?;
    cell.extract_element(&ty, room, 0).map(|_| ())
}

fn into_scalar(s: &Scalar, accum: &GrB_BinaryOp, desc: &GrB_Descriptor, monoid: &Monoid, a: &impl Summable) -> Result<()> {
    let (accum, _) = (accum.opt("accum")?, settings(desc)?);
    check(&s.ty(), accum, monoid, a)?;
    let mut sum = Value::zero(&monoid.ty())?;
    if !a.sum(monoid, sum.bytes_mut())? {
        return if accum.is_some() { Ok(()) } else { s.clear() };
    }
    let cell = Vector::try_new(&s.ty(), 1)?;
    if let Some(old) = Value::of_scalar(s)? {
        cell.set_element(&old.datum()?, 0)?;
    }
    write_cell(&cell, accum, &sum)?;
    let mut new = Value::zero(&s.ty())?;
    cell.extract_element(&s.ty(), new.bytes_mut(), 0)?;
    s.set_element(&new.datum()?)
}

/// The domain rules, which hold whether or not there is anything to sum.
fn check(out: &Type, accum: Option<&BinaryOp>, monoid: &Monoid, a: &impl Summable) -> Result<()> {
    a.domain().check_cast(&monoid.ty(), "input")?;
    let Some(op) = accum else { return monoid.ty().check_cast(out, "output") };
    if op.is_positional() {
        return Err(Error::new(
            ErrorKind::DomainMismatch,
            format_args!("accum: {} has no meaning for a single value", op.name()),
        ));
    }
    out.check_cast(&op.xtype(), "accum, first input")?;
    monoid.ty().check_cast(&op.ytype(), "accum, second input")?;
    op.ztype().check_cast(out, "accum, result")
}

/// cell(0) = accum(cell(0), sum).
fn write_cell(cell: &Vector, accum: Option<&BinaryOp>, sum: &Value) -> Result<()> {
    let write = Write { mask: None, accum, desc: Descriptor::DEFAULT };
    cell.assign_scalar(&write, Some(&sum.datum()?), Indices::All)
}
