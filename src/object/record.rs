//! Which calls are recorded rather than made: element-wise operations on dense objects, and products with full vectors.
//!
//! Needs: headers, `expr`. Gives: [`ewise`], [`apply`], [`product`], [`copy`], each after the call's arguments were
//! checked; false, and nothing done, when the call is to be made at once.
//! Cost: below `expr::recorded_from` places one comparison; else the locks of the operands and two small blocks.
//! Not recorded: calls under a mask, with operators of users or such that look at places, on objects kept in lists or the
//! other way round, with entries that stand alone and are cast, and what one value stands for.

use super::header::{COLUMN, Header, Orientation};
use super::write::Write;
use crate::error::Result;
use crate::expr::{self, Call, HELD, Input, Node};
use crate::kernel::ewise::Missing;
use crate::kernel::mxm::Order;
use crate::mem::{Buf, Shared};
use crate::ops::{BinaryOp, Semiring, UnaryOp};
use crate::storage::{Form, Store, Values, policy};
use crate::types::{Datum, Type};

/// Whether a call that writes all of `c` so is one that may be recorded.
fn is_recorded<M>(c: &Header, w: &Write<'_, M>) -> bool {
    let from = expr::recorded_from();
    if from == usize::MAX || w.mask.is_some() || w.desc.mask_complement || !w.accum.is_none_or(is_plain) {
        return false;
    }
    let (nrows, ncols) = c.shape();
    policy::positions(nrows, ncols).is_some_and(|n| n >= from.max(1) as u64) && c.ty().code().is_some()
}

/// Built-in, and looks at values only.
fn is_plain(op: &BinaryOp) -> bool {
    matches!(op, BinaryOp::Builtin(..)) && !op.looks_at_places() && !op.is_ignore_dup()
}

/// The major axis of `c`, and (nmajor, nminor).
fn laid(c: &Header) -> (Orientation, (u64, u64)) {
    let ((nrows, ncols), axis) = (c.shape(), c.orientation());
    (axis, if axis == Orientation::Row { (nrows, ncols) } else { (ncols, nrows) })
}

fn node(call: Call, ty: &Type, shape: (u64, u64), is_full: bool) -> Result<Input> {
    Ok(Input::Later(Node::record(call, ty, shape, is_full)?.also()))
}

/// The node of `op` on two operands; `None` where that cannot be recorded.
fn binary(op: &BinaryOp, x: Input, y: Input, keep: bool, shape: (u64, u64)) -> Result<Option<Input>> {
    let keep = keep && !(x.is_full() && y.is_full());
    let is_one_type = || [x.ty(), y.ty(), &op.xtype(), &op.ytype()].into_iter().all(|ty| *ty == op.ztype());
    if (keep && !is_one_type()) || x.ty().code().is_none() || y.ty().code().is_none() {
        return Ok(None);
    }
    let is_full = if keep { x.is_full() || y.is_full() } else { x.is_full() && y.is_full() };
    node(Call::Binary { op: op.clone(), of: [x, y], keep }, &op.ztype(), shape, is_full).map(Some)
}

/// Lets `c` be `z`, or its old value accumulated with it.
fn write<M>(c: &Header, w: &Write<'_, M>, axis: Orientation, shape: (u64, u64), z: Input) -> Result<bool> {
    let z = match w.accum {
        None => z,
        Some(op) => {
            let Some(old) = c.input(axis, false)? else { return Ok(false) };
            let Some(z) = binary(op, old, z, true, shape)? else { return Ok(false) };
            z
        }
    };
    let ty = c.ty();
    let z = if *z.ty() == ty {
        z
    } else {
        let is_full = z.is_full();
        node(Call::Cast(z), &ty, shape, is_full)?
    };
    let Input::Later(z) = z else { return Ok(false) };
    // What is too much for one pass is made now, by recording's own limit.
    if z.weight > expr::MOST {
        crate::plan::value(z.node())?;
    }
    c.record(z.also::<HELD>())?;
    Ok(true)
}

/// c accum= a (op) b.
pub fn ewise<M>(
    c: &Header,
    w: &Write<'_, M>,
    op: &BinaryOp,
    (a, t0): (&Header, bool),
    (b, t1): (&Header, bool),
    missing: &Missing<'_>,
) -> Result<bool> {
    let keep = match missing {
        Missing::Drop => false,
        Missing::Keep => true,
        Missing::Fill(..) => return Ok(false),
    };
    if !is_recorded(c, w) || !is_plain(op) {
        return Ok(false);
    }
    let (axis, shape) = laid(c);
    let (Some(x), Some(y)) = (a.input(axis, t0)?, b.input(axis, t1)?) else { return Ok(false) };
    if x.is_iso() && y.is_iso() {
        return Ok(false);
    }
    let Some(z) = binary(op, x, y, keep, shape)? else { return Ok(false) };
    write(c, w, axis, shape, z)
}

/// What is applied to each entry.
pub enum Function<'a> {
    /// An operator.
    Unary(&'a UnaryOp),
    /// A binary operator with its first argument.
    First(&'a BinaryOp, &'a Datum<'a>),
    /// A binary operator with its second argument.
    Second(&'a BinaryOp, &'a Datum<'a>),
}

/// c accum= f(a).
pub fn apply<M>(c: &Header, w: &Write<'_, M>, f: &Function<'_>, (a, transposed): (&Header, bool)) -> Result<bool> {
    let is_plain = match f {
        Function::Unary(op) => matches!(op, UnaryOp::Builtin(..)) && !op.is_positional(),
        Function::First(op, x) | Function::Second(op, x) => is_plain(op) && x.ty().code().is_some(),
    };
    if !is_plain || !is_recorded(c, w) {
        return Ok(false);
    }
    let (axis, shape) = laid(c);
    let Some(x) = a.input(axis, transposed)? else { return Ok(false) };
    if x.is_iso() || x.ty().code().is_none() {
        return Ok(false);
    }
    let z = match f {
        Function::Unary(op) => {
            let is_full = x.is_full();
            Some(node(Call::Unary((*op).clone(), x), &op.ztype(), shape, is_full)?)
        }
        Function::First(op, one) => binary(op, everywhere(one, shape)?, x, false, shape)?,
        Function::Second(op, one) => binary(op, x, everywhere(one, shape)?, false, shape)?,
    };
    z.map_or(Ok(false), |z| write(c, w, axis, shape, z))
}

/// A value at every place.
fn everywhere(x: &Datum<'_>, (nmajor, nminor): (u64, u64)) -> Result<Input> {
    let vals = Values::iso(Buf::from_slice(x.bytes())?);
    let store = Store { ty: x.ty().clone(), nmajor, nminor, form: Form::Full, vals };
    Ok(Input::Here(Shared::try_new(store)?))
}

/// w accum= u: all of it.
pub fn copy<M>(c: &Header, w: &Write<'_, M>, u: &Header) -> Result<bool> {
    if !is_recorded(c, w) {
        return Ok(false);
    }
    let (axis, shape) = laid(c);
    let Some(z) = u.input(axis, false)? else { return Ok(false) };
    // A value that is there is shared, or changed in place where much of it stays.
    if z.ty().code().is_none() || z.is_iso() || (w.accum.is_none() && matches!(z, Input::Here(_))) {
        return Ok(false);
    }
    write(c, w, axis, shape, z)
}

/// w accum= A u with rows of A at hand, where u is full.
pub fn product<M>(
    c: &Header,
    w: &Write<'_, M>,
    s: &Semiring,
    (a, transposed): (&Header, bool),
    u: &Header,
    order: Order,
) -> Result<bool> {
    if !is_recorded(c, w) || !matches!(s, Semiring::Builtin { .. }) || !is_plain(&s.mul()) {
        return Ok(false);
    }
    let Some(u) = u.input(COLUMN, false)?.filter(Input::is_full) else { return Ok(false) };
    let Some(rows) = a.at_hand(Orientation::Row, transposed)? else { return Ok(false) };
    let is_plain = matches!(&rows.form, Form::List(l) if l.ids.is_none()) && rows.ty.code().is_some() && u.ty().code().is_some();
    if !is_plain {
        return Ok(false);
    }
    let (_, shape) = laid(c);
    let groups = a.groups(&rows);
    let call = Call::Rows { s: s.clone(), rows: (rows, groups), u, flipped: order == Order::Flipped };
    let z = node(call, &s.add().ty(), shape, false)?;
    write(c, w, COLUMN, shape, z)
}
