//! API errors: everything that is refused before anything is computed.
//!
//! Needs: shapes and types. Gives: one function per rule; messages say which argument, what was
//! needed, what came. Cost: nanoseconds. Source: C API 2.1, section 2.6 and each operation's list.

use super::Write;
use super::header::Header;
use crate::error::{Error, ErrorKind, Result};
use crate::ops::{BinaryOp, Semiring};
use crate::types::Type;

/// Equal shapes, or DimensionMismatch; `what` names the argument that has `have`.
pub fn shape(have: (u64, u64), want: (u64, u64), what: &str) -> Result<()> {
    if have == want {
        return Ok(());
    }
    let (a, b) = (have, want);
    Err(Error::new(ErrorKind::DimensionMismatch, format_args!("{what} is {} by {}, but {} by {} is needed", a.0, a.1, b.0, b.1)))
}

/// Equal lengths, or DimensionMismatch.
pub fn length(have: u64, want: u64, what: &str) -> Result<()> {
    if have == want {
        return Ok(());
    }
    Err(Error::new(ErrorKind::DimensionMismatch, format_args!("{what} is {have}, but {want} is needed")))
}

/// No more indices than there are places, or DimensionMismatch.
pub fn count(have: u64, most: u64, what: &str) -> Result<()> {
    if have <= most {
        return Ok(());
    }
    Err(Error::new(ErrorKind::DimensionMismatch, format_args!("{what} are {have}, but at most {most} are allowed")))
}

/// The types of a write: result into output, through the accumulator; and the mask.
pub fn write<M>(c: &Header, z: &Type, w: &Write<'_, M>, mask: Option<&Header>, mask_shape: (u64, u64)) -> Result<()> {
    let ty = c.ty();
    match w.accum {
        None => z.check_cast(&ty, "the result into the output")?,
        Some(op) if op.looks_at_places() => {
            let name = op.name();
            let why = format_args!("the accumulator: {name} looks at places, which a value of the output has not");
            return Err(Error::new(ErrorKind::DomainMismatch, why));
        }
        Some(op) => {
            ty.check_cast(&op.xtype(), "the output into the accumulator's first argument")?;
            z.check_cast(&op.ytype(), "the result into the accumulator's second argument")?;
            op.ztype().check_cast(&ty, "the accumulator's result into the output")?;
        }
    }
    let Some(mask) = mask else { return Ok(()) };
    shape(mask.shape(), mask_shape, "the mask")?;
    if !w.desc.mask_structure {
        mask.ty().check_cast(&Type::of::<bool>(), "the values of the mask")?;
    }
    Ok(())
}

/// The operands of a binary operator: castable to its arguments, whether it looks at them or not
/// (FIRST, SECOND, ONEB). Positional operators take operands of any type.
pub fn binary(op: &BinaryOp, a: &Type, b: &Type) -> Result<()> {
    if op.is_positional() {
        return Ok(());
    }
    a.check_cast(&op.xtype(), "the first operand into the operator's first argument")?;
    b.check_cast(&op.ytype(), "the second operand into the operator's second argument")
}

/// The operands of a binary operator of which one is bound to a value: it lies nowhere, so that users' operators that look
/// at places are refused. (Predefined ones look at the other operand's.)
pub fn bound(op: &BinaryOp, a: &Type, b: &Type) -> Result<()> {
    if op.places().is_some() {
        let name = op.name();
        let why = format_args!("the operator {name} looks at places, which a single value has not");
        return Err(Error::new(ErrorKind::DomainMismatch, why));
    }
    binary(op, a, b)
}

/// The operands of a semiring's multiply.
pub fn semiring(s: &Semiring, a: &Type, b: &Type) -> Result<()> {
    binary(&s.mul(), a, b)
}
