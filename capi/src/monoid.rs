//! Making monoids (C API, section 4.2.2.4): what all typed variants come to.
//!
//! Needs: `value`. Gives: [`new`], [`terminal_new`], and [`of_op`] for reductions by an operator.
//! Cost: one block per monoid.

use engine::ops::law::has_monoid;
use engine::ops::{BinaryOp, Monoid};
use engine::types::Type;
use engine::{Error, ErrorKind, Result};

use crate::boundary::create;
use crate::handle::{GrB_BinaryOp, GrB_Monoid};
use crate::status::GrB_Info;
use crate::value::{Arg, Value};

/// The value of an argument that must have exactly the operator's type.
fn exact(arg: &Arg<'_>, ty: &Type, what: &str) -> Result<Value> {
    let value = arg.need(ty)?;
    if value.ty() == ty {
        return Ok(value);
    }
    Err(Error::new(
        ErrorKind::DomainMismatch,
        format_args!("{what}: type {} was needed, as the operator's, not {}", ty.name(), value.ty().name()),
    ))
}

/// A monoid from an operator and its identity.
pub(crate) fn new(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: Arg<'_>) -> GrB_Info {
    create(monoid, || {
        let op = op.get("op")?;
        Monoid::try_new(op, &exact(&identity, &op.ztype(), "identity")?.datum()?, None)
    })
}

/// A monoid that may stop at a terminal value.
pub(crate) fn terminal_new(monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: Arg<'_>, terminal: Arg<'_>) -> GrB_Info {
    create(monoid, || {
        let op = op.get("op")?;
        let (identity, terminal) = (exact(&identity, &op.ztype(), "identity")?, exact(&terminal, &op.ztype(), "terminal")?);
        Monoid::try_new(op, &identity.datum()?, Some(&terminal.datum()?))
    })
}

/// The monoid of a reduction to a vector. Operators of the user's are refused unless they are declared to commute and associate:
/// the specification allows it, and python-graphblas relies on it: its operators that have a monoid are then reduced by that
/// (SN-73).
pub(crate) fn of_predefined(op: &BinaryOp, operand: &Type) -> Result<Monoid> {
    let monoid = of_op(op)?;
    operand.check_cast(&monoid.ty(), "the operand into the operator")?;
    match op {
        BinaryOp::Builtin(..) => Ok(monoid),
        BinaryOp::User(_) if op.is_commutative() && op.is_associative_rounded() => Ok(monoid),
        BinaryOp::User(_) => Err(Error::new(
            ErrorKind::NotImplemented,
            format_args!(
                "op: rows are not reduced by an operator of the user's that is not declared to commute and associate; make a monoid of it"
            ),
        )),
    }
}

/// The monoid that a reduction by `op` alone needs: the predefined one, if there is one. Else the
/// identity is never looked at, because reductions to containers fold present entries only.
pub(crate) fn of_op(op: &BinaryOp) -> Result<Monoid> {
    if let BinaryOp::Builtin(code, ty) = *op
        && has_monoid(code, ty)
    {
        return Ok(Monoid::Builtin(code, ty));
    }
    let zero = Value::zero(&op.ztype())?;
    Monoid::try_new(op, &zero.datum()?, None)
}
