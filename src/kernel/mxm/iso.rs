//! Products whose entries all have one value.
//!
//! Needs: a semiring and its operands. Gives: [`value`], [`one_product`]. Cost: free.
//! It is so when the multiply gives one value for all pairs (it is PAIR, or sees operands that have
//! one value each) and the monoid gives x for x + x.

use super::Order;
use crate::error::Result;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Fetch, tile_bytes};
use crate::mem::Buf;
use crate::ops::{BinaryCode as B, BinaryOp, Semiring};
use crate::storage::Store;

/// The one value of all entries of A (+).(x) B, if that can be told beforehand.
pub fn value(s: &Semiring, a: &Store, b: &Store, order: Order) -> Result<Option<Buf<u8>>> {
    let Semiring::Builtin { add, .. } = *s else { return Ok(None) };
    let op = s.mul();
    let keeps_equals = matches!(add, B::Any | B::Min | B::Max | B::LOr | B::LAnd | B::BAnd | B::BOr);
    let BinaryOp::Builtin(code, _) = op else { return Ok(None) };
    if !keeps_equals || code.is_positional() || a.nvals() == 0 || b.nvals() == 0 {
        return Ok(None);
    }
    let (x, y) = if order == Order::Straight { (a, b) } else { (b, a) };
    one_product(&op, x, y)
}

/// The one product of all pairs of entries of `x` and `y`, neither empty, if the operator looks at one
/// value of each at most and not at positions.
pub fn one_product(op: &BinaryOp, x: &Store, y: &Store) -> Result<Option<Buf<u8>>> {
    if op.looks_at_places() || (op.uses_x() && !x.vals.is_iso()) || (op.uses_y() && !y.vals.is_iso()) {
        return Ok(None);
    }
    let (mut fx, mut fy) = (Fetch::new(x, &op.xtype(), op.uses_x())?, Fetch::new(y, &op.ytype(), op.uses_y())?);
    let mut z = tile_bytes(op.ztype().size())?;
    // SAFETY: LANES-1: one value of each side that is looked at, room for more than one product.
    unsafe { Bin::of(op)?.run(z.ptr(), fx.run(0, 1), fy.run(0, 1), 1, Iso::Both, |_| (0, 0, 0)) };
    Ok(Some(Buf::from_slice(&z.bytes_mut()[..op.ztype().size()])?))
}
