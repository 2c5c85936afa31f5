//! Laws that users declare of their operators, and trying them. Extensions of this library, under `GrX_`.
//!
//! Needs: `boundary`, the engine's operators. Gives: `GrX_*_declare`, `GrX_BinaryOp_check`.
//! Cost: a word, and a block for an annihilator; trying calls the operator some ten thousand times.

use engine::dynamic::check_laws;
use engine::ops::{BinaryOp, Laws, UnaryOp};
use engine::{Error, ErrorKind, Result};

use crate::boundary::update;
use crate::handle::{GrB_BinaryOp, GrB_Scalar, GrB_UnaryOp, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::{Arg, Value};

fn of(laws: u32) -> Result<Laws> {
    Laws::from_bits(laws).ok_or_else(|| {
        Error::new(ErrorKind::InvalidValue, format_args!("laws: a sum of values of GrX_Law was needed, not {laws}"))
    })
}

/// Declares that a binary operator lasts and obeys laws; annihilator may be null if none of them is about it. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_BinaryOp_declare(op: GrB_BinaryOp, laws: u32, annihilator: GrB_Scalar) -> GrB_Info {
    update(op, |op: &BinaryOp| {
        let laws = of(laws)?;
        let value = if laws.has(Laws::ANNIHILATORS) { Some(Arg::scalar(annihilator).need(&op.ztype())?) } else { None };
        op.declare(laws, value.as_ref().map(Value::datum).transpose()?.as_ref())
    })
}

/// Declares that a unary operator lasts. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_UnaryOp_declare(op: GrB_UnaryOp, laws: u32) -> GrB_Info {
    update(op, |op: &UnaryOp| op.declare(of(laws)?))
}

/// Tries the laws that a binary operator is declared to obey; values may be null where no type is the user's. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_BinaryOp_check(op: GrB_BinaryOp, values: GrB_Vector) -> GrB_Info {
    update(op, |op: &BinaryOp| check_laws(op, values.opt("values")?))
}
