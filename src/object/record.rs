//! Which calls are recorded rather than made: element-wise operations on dense objects, and products with full vectors.
//!
//! Needs: headers, `expr`. Gives: [`ewise`], [`apply`], [`select`], [`product`], [`copy`], [`fill`], each after the call's
//! arguments were checked; false, and nothing done, when the call is to be made at once.
//! Cost: below `expr::recorded_from` places one comparison; else the locks of the operands and two small blocks.
//! A mask, and what stays of the old value, are operands too. Not recorded: products under a mask, calls with operators that
//! look at places or are a user's and not declared to last, on objects kept in lists or the other way round, with entries that
//! stand alone and are cast, and what one value stands for.

use super::header::{COLUMN, Header, Orientation};
use super::write::Write;
use crate::error::Result;
use crate::expr::{self, Call, HELD, Input, Node, Sense};
use crate::kernel::erased::pipe::cast_value;
use crate::kernel::ewise::Missing;
use crate::kernel::mxm::Order;
use crate::kernel::mxv;
use crate::kernel::pick;
use crate::mem::{Buf, Shared};
use crate::ops::{BinaryOp, IndexUnaryOp, Semiring, UnaryOp};
use crate::storage::{Form, Store, Values, policy};
use crate::types::{Datum, Type};

/// Whether a call that writes to `c` so, under this mask, and reads `of`, is one that may be recorded. Nothing is locked.
fn is_recorded<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, of: &[&Header]) -> bool {
    if !of.iter().copied().chain(mask).all(Header::may_be_input) || (reads_old(c, w, mask) && !c.may_be_input()) {
        return false;
    }
    let ((nrows, ncols), from) = (c.shape(), expr::recorded_from().max(1) as u64);
    policy::positions(nrows, ncols).is_some_and(|n| n >= from)
        && (mask.is_some() || !w.desc.mask_complement)
        && w.accum.is_none_or(is_plain)
        && c.ty().code().is_some()
}

/// Whether something of what `c` holds goes to its new value.
fn reads_old<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>) -> bool {
    (w.accum.is_some() || (mask.is_some() && !w.desc.replace)) && !c.is_empty()
}

/// May be called later, and looks at values only.
fn is_plain(op: &BinaryOp) -> bool {
    op.is_lasting() && !op.looks_at_places() && !op.is_ignore_dup()
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

/// An output of a recorded call, and what it reads of it.
struct Output<'a> {
    c: &'a Header,
    ty: Type,
    axis: Orientation,
    shape: (u64, u64),
    accum: Option<&'a BinaryOp>,
    /// What is there, if it is accumulated with or stays in part.
    old: Option<Input>,
    mask: Option<(Input, Sense)>,
    replace: bool,
}

impl<'a> Output<'a> {
    /// `None` where the call cannot be recorded.
    fn of<M>(c: &'a Header, w: &Write<'a, M>, of_mask: Option<&Header>, of: &[&Header]) -> Result<Option<Output<'a>>> {
        if !is_recorded(c, w, of_mask, of) {
            return Ok(None);
        }
        let (axis, shape) = laid(c);
        let sense = Sense { complement: w.desc.mask_complement, structural: w.desc.mask_structure };
        let mask = match of_mask.map(|m| m.input(axis, false)).transpose()? {
            None => None,
            Some(None) => return Ok(None),
            Some(Some(mask)) => Some((mask, sense)),
        };
        let replace = w.desc.replace;
        let old = if reads_old(c, w, of_mask) {
            let Some(old) = c.input(axis, false)? else { return Ok(None) };
            Some(old)
        } else {
            None
        };
        // A few places of values that are there are looked at alone; a recorded call looks at all.
        if let (Some((Input::Here(mask), sense)), None) = (&mask, &old)
            && !sense.complement
            && pick::names_few(mask)
            && !of.iter().any(|x| x.is_later())
        {
            return Ok(None);
        }
        Ok(Some(Output { c, ty: c.ty(), axis, shape, accum: w.accum, old, mask, replace }))
    }

    /// Lets it be `z`, or its old value accumulated with it, where the mask allows; false, and nothing done, where that
    /// cannot be recorded.
    fn write(self, z: Input) -> Result<bool> {
        let Output { c, ty, shape, accum, old, mask, replace, .. } = self;
        let z = match (accum, &old) {
            (Some(op), Some(old)) => {
                let Some(z) = binary(op, old.clone(), z, true, shape)? else { return Ok(false) };
                z
            }
            (None, _) | (_, None) => z,
        };
        let z = match (mask, old) {
            (Some((mask, sense)), Some(old)) if !replace => {
                let is_full = z.is_full() && old.is_full();
                node(Call::Masked { of: [z, mask, old], sense }, &ty, shape, is_full)?
            }
            (Some((mask, sense)), _) => node(Call::Within { of: [z, mask], sense }, &ty, shape, false)?,
            (None, _) if *z.ty() == ty => z,
            (None, _) => {
                let is_full = z.is_full();
                node(Call::Cast(z), &ty, shape, is_full)?
            }
        };
        let Input::Later(z) = z else { return Ok(false) };
        // What is too much for one pass is made now, by recording's own limit.
        if z.weight > expr::MOST {
            crate::plan::value(z.node())?;
        }
        c.record(z.also::<HELD>())?;
        Ok(true)
    }
}

/// c<m,r> accum= a (op) b.
pub fn ewise<M>(
    c: &Header,
    w: &Write<'_, M>,
    mask: Option<&Header>,
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
    if a.is_one_value() && b.is_one_value() {
        return Ok(false);
    }
    let Some(out) = Output::of(c, w, mask, &[a, b])?.filter(|_| is_plain(op)) else { return Ok(false) };
    let (Some(x), Some(y)) = (a.input(out.axis, t0)?, b.input(out.axis, t1)?) else { return Ok(false) };
    let Some(z) = binary(op, x, y, keep, out.shape)? else { return Ok(false) };
    out.write(z)
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

/// c<m,r> accum= f(a).
pub fn apply<M>(
    c: &Header,
    w: &Write<'_, M>,
    mask: Option<&Header>,
    f: &Function<'_>,
    (a, transposed): (&Header, bool),
) -> Result<bool> {
    let is_plain = || match f {
        Function::Unary(op) => op.is_lasting() && !op.is_positional(),
        Function::First(op, x) | Function::Second(op, x) => is_plain(op) && x.ty().code().is_some(),
    };
    if a.is_one_value() {
        return Ok(false);
    }
    let Some(out) = Output::of(c, w, mask, &[a])?.filter(|_| is_plain()) else { return Ok(false) };
    let Some(x) = a.input(out.axis, transposed)? else { return Ok(false) };
    if x.ty().code().is_none() {
        return Ok(false);
    }
    let shape = out.shape;
    let z = match f {
        Function::Unary(op) => {
            let is_full = x.is_full();
            Some(node(Call::Unary((*op).clone(), x), &op.ztype(), shape, is_full)?)
        }
        Function::First(op, one) => binary(op, everywhere(one.ty(), one.bytes(), shape)?, x, false, shape)?,
        Function::Second(op, one) => binary(op, x, everywhere(one.ty(), one.bytes(), shape)?, false, shape)?,
    };
    z.map_or(Ok(false), |z| out.write(z))
}

/// A value at every place.
fn everywhere(ty: &Type, bytes: &[u8], (nmajor, nminor): (u64, u64)) -> Result<Input> {
    let vals = Values::iso(Buf::from_slice(bytes)?);
    let store = Store { ty: ty.clone(), nmajor, nminor, form: Form::Full, vals };
    Ok(Input::Here(Shared::try_new(store)?))
}

/// c<m,r> accum= a: all of it.
pub fn copy<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, (a, transposed): (&Header, bool)) -> Result<bool> {
    let Some(out) = Output::of(c, w, mask, &[a])? else { return Ok(false) };
    let Some(z) = a.input(out.axis, transposed)? else { return Ok(false) };
    // A value that is there is shared, or changed in place where much of it stays.
    let is_shared = out.mask.is_none() && (z.is_iso() || (out.accum.is_none() && matches!(z, Input::Here(_))));
    if z.ty().code().is_none() || is_shared {
        return Ok(false);
    }
    out.write(z)
}

/// c<m,r> accum= x: at every place that the mask allows.
pub fn fill<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, x: Option<&Datum<'_>>) -> Result<bool> {
    // Without either, one value stands for all; over its own entries too.
    let is_own = mask.is_some_and(|m| std::ptr::eq(m, c)) && w.desc.mask_structure && !w.desc.mask_complement;
    if w.accum.is_none() && (mask.is_none() || is_own) {
        return Ok(false);
    }
    let Some(out) = Output::of(c, w, mask, &[])? else { return Ok(false) };
    let Some(x) = x.filter(|x| x.ty().code().is_some()) else { return Ok(false) };
    // One value for all takes the mask's marks and no more; recorded, it would keep the mask's values alive meanwhile.
    if let (Some((Input::Here(mask), Sense { complement: false, structural: true })), None) = (&out.mask, &out.old)
        && !mask.vals.is_iso()
    {
        return Ok(false);
    }
    if out.mask.is_none() && out.old.as_ref().is_some_and(Input::is_iso) {
        return Ok(false);
    }
    // As C's type, unless the accumulator looks at it in another.
    let ty = if out.accum.is_none_or(|op| op.ytype() == out.ty) { &out.ty } else { x.ty() };
    let z = everywhere(ty, &cast_value(x.ty(), x.bytes(), ty)?, out.shape)?;
    out.write(z)
}

/// c<m,r> accum= a where its values compare so with the thunk: what the comparison gives is a mask.
pub fn select<M>(
    c: &Header,
    w: &Write<'_, M>,
    mask: Option<&Header>,
    (f, thunk): (&IndexUnaryOp, &Datum<'_>),
    (a, transposed): (&Header, bool),
) -> Result<bool> {
    let Some(out) = Output::of(c, w, mask, &[a])? else { return Ok(false) };
    let Some(op) = f.comparison() else { return Ok(false) };
    let Some(x) = a.input(out.axis, transposed)? else { return Ok(false) };
    if x.is_iso() || x.ty().code().is_none() || thunk.ty().code().is_none() {
        return Ok(false);
    }
    let (ty, thunk) = (x.ty().clone(), everywhere(thunk.ty(), thunk.bytes(), out.shape)?);
    let Some(is) = binary(&op, x.clone(), thunk, false, out.shape)? else { return Ok(false) };
    let sense = Sense { complement: false, structural: false };
    let z = node(Call::Within { of: [x, is], sense }, &ty, out.shape, false)?;
    out.write(z)
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
    if w.mask.is_some() {
        return Ok(false);
    }
    let is_plain_semiring = || s.is_lasting() && is_plain(&s.mul());
    let Some(out) = Output::of(c, w, None, &[u])?.filter(|_| is_plain_semiring()) else { return Ok(false) };
    let Some(u) = u.input(COLUMN, false)?.filter(Input::is_full) else { return Ok(false) };
    if a.ty().code().is_none() || u.ty().code().is_none() {
        return Ok(false);
    }
    let Some(rows) = a.rows(transposed, |rows| mxv::reads(s, rows, u.ty(), order))? else { return Ok(false) };
    let call = Call::Rows { s: s.clone(), rows, u, flipped: order == Order::Flipped };
    let z = node(call, &s.add().ty(), out.shape, false)?;
    out.write(z)
}
