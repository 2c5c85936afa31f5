//! Index-binary operators, and binary operators made of them (extensions).
//!
//! Needs: `boundary`, `types`. Gives: what the constructors, `free` and `error` of `GxB_IndexBinaryOp` come to.
//! Cost: one block per operator, and one for theta. A user's function is not called here.

use std::ffi::c_char;

use engine::Result;
use engine::ops::{IndexBinaryFn, IndexBinaryOp};

use crate::boundary::{create, error_text, free, function};
use crate::handle::{GrB_BinaryOp, GrB_Scalar, GrB_Type, GxB_IndexBinaryOp};
use crate::status::GrB_Info;
use crate::types::define;
use crate::value::Arg;

/// z = f(x, ix, jx, y, iy, jy, theta), values on addresses.
pub type GxB_index_binary_function = Option<IndexBinaryFn>;

/// A new operator; C name and C definition may be null.
pub(crate) fn new(
    op: *mut GxB_IndexBinaryOp,
    f: GxB_index_binary_function,
    [z, x, y, theta]: [GrB_Type; 4],
    name: *const c_char,
    definition: *const c_char,
) -> GrB_Info {
    create(op, || {
        let types = (z.get("ztype")?, x.get("xtype")?, y.get("ytype")?, theta.get("theta_type")?);
        let op = IndexBinaryOp::try_new(function(f, "function")?, types.0, types.1, types.2, types.3)?;
        define(op.labels(), name, definition)?;
        Ok(op)
    })
}

/// A new binary operator: the function with this theta.
pub(crate) fn bind(op: *mut GrB_BinaryOp, idxbinop: GxB_IndexBinaryOp, theta: GrB_Scalar) -> GrB_Info {
    create(op, || -> Result<_> {
        let of = idxbinop.get("idxbinop")?;
        of.bind(&Arg::scalar(theta).need(&of.theta_type())?.datum()?)
    })
}

/// Frees an operator; binary operators made of it stay.
pub(crate) fn release(op: *mut GxB_IndexBinaryOp) -> GrB_Info {
    free(op)
}

/// The text of the last error of an operator.
pub(crate) fn error(text: *mut *const c_char, op: GxB_IndexBinaryOp) -> GrB_Info {
    error_text(text, op)
}
