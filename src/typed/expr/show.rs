//! What an expression would do, in a line: `Vector INT32 5: vxm ANY_PAIR_BOOL(Vector BOOL 5, Matrix BOOL 5x5), not where Vector BOOL 5`.
//!
//! Needs: expressions. Gives: their `Debug`. Cost: short; nothing is computed, and no lock is held for longer than a look at a type.

use std::fmt::{Arguments, Debug, Formatter, Result};

use super::{Each, Kept, MatrixCall, MatrixExpr, VectorCall, VectorExpr, Writing};
use crate::error;
use crate::ops::{BinaryOp, IndexUnaryOp, Monoid, Semiring, UnaryOp};
use crate::types::{Element, Type};

/// An operator with the type that its name lacks.
struct Named<'a, O>(&'a O);

impl Debug for Named<'_, BinaryOp> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}_{}", self.0.name(), self.0.xtype().name())
    }
}

impl Debug for Named<'_, UnaryOp> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}_{}", self.0.name(), self.0.xtype().unwrap_or_else(|| self.0.ztype()).name())
    }
}

impl Debug for Named<'_, IndexUnaryOp> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.0.xtype() {
            Some(ty) => write!(f, "{}_{}", self.0.name(), ty.name()),
            None => f.write_str(self.0.name()),
        }
    }
}

impl Debug for Named<'_, Monoid> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}_{}", self.0.op().name(), self.0.ty().name())
    }
}

impl Debug for Named<'_, Semiring> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}_{:?}", self.0.add().op().name(), Named(&self.0.mul()))
    }
}

/// A value, by its type.
impl Debug for Kept {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "a value of {}", self.ty.name())
    }
}

impl<O: Debug> Debug for Each<O> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Each::Add(op, x, y) => write!(f, "ewise_add {:?}({x:?}, {y:?})", Named(op)),
            Each::Mult(op, x, y) => write!(f, "ewise_mult {:?}({x:?}, {y:?})", Named(op)),
            Each::Apply(op, x) => write!(f, "apply {:?}({x:?})", Named(op)),
            Each::Bind1st(op, value, x) => write!(f, "bind1st {:?}({value:?}, {x:?})", Named(op)),
            Each::Bind2nd(op, x, value) => write!(f, "bind2nd {:?}({x:?}, {value:?})", Named(op)),
            Each::ApplyIndex(op, x, thunk) => write!(f, "apply_index {:?}({x:?}, {thunk:?})", Named(op)),
            Each::Select(op, x, thunk) => write!(f, "select {:?}({x:?}, {thunk:?})", Named(op)),
            Each::Scalar(value) => write!(f, "{value:?}"),
            Each::Same(x) => write!(f, "the entries of {x:?}"),
        }
    }
}

impl Debug for VectorCall {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            VectorCall::Each(each) => each.fmt(f),
            VectorCall::Mxv(s, a, u) => write!(f, "mxv {:?}({a:?}, {u:?})", Named(s)),
            VectorCall::Vxm(s, u, a) => write!(f, "vxm {:?}({u:?}, {a:?})", Named(s)),
            VectorCall::Reduce(m, a) => write!(f, "reduce_rows {:?}({a:?})", Named(m)),
        }
    }
}

impl Debug for MatrixCall {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            MatrixCall::Each(each) => each.fmt(f),
            MatrixCall::Mxm(s, a, b) => write!(f, "mxm {:?}({a:?}, {b:?})", Named(s)),
            MatrixCall::Transpose(a) => write!(f, "transpose({a:?})"),
            MatrixCall::Kronecker(op, a, b) => write!(f, "kronecker {:?}({a:?}, {b:?})", Named(op)),
        }
    }
}

impl<O: Debug> Debug for Writing<O> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let desc = self.desc;
        if desc.transpose0 || desc.transpose1 {
            let which = match (desc.transpose0, desc.transpose1) {
                (true, true) => "both operands",
                (true, false) => "the first operand",
                (false, _) => "the second operand",
            };
            write!(f, ", {which} transposed")?;
        }
        match &self.mask {
            Ok(None) => {}
            Ok(Some(mask)) => {
                let not = if desc.mask_complement { "not " } else { "" };
                let what = if desc.mask_structure { "the pattern of " } else { "" };
                write!(f, ", {not}where {what}{mask:?}")?;
            }
            Err(e) => write!(f, ", whose mask is an error: {e}")?,
        }
        if desc.replace {
            f.write_str(", replacing")?;
        }
        match &self.accum {
            Some(op) => write!(f, ", accumulated by {:?}", Named(op)),
            None => Ok(()),
        }
    }
}

/// `what: call, how`, or why there is no call.
fn line<O: Debug>(f: &mut Formatter<'_>, what: Arguments<'_>, call: &error::Result<O>, how: &dyn Debug) -> Result {
    match call {
        Ok(call) => write!(f, "{what}: {call:?}{how:?}"),
        Err(e) => write!(f, "{what}: an error: {e}"),
    }
}

impl<T: Element> Debug for VectorExpr<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let ty = T::run_time_type();
        let ty = ty.as_ref().map_or("of no type", Type::name);
        line(f, format_args!("Vector {ty} {}", self.size), &self.call, &self.writing)
    }
}

impl<T: Element> Debug for MatrixExpr<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let (ty, (nrows, ncols)) = (T::run_time_type(), self.shape);
        let ty = ty.as_ref().map_or("of no type", Type::name);
        line(f, format_args!("Matrix {ty} {nrows}x{ncols}"), &self.call, &self.writing)
    }
}
