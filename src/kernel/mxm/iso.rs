//! Products whose entries all have one value.
//!
//! Needs: a semiring and its operands. Gives: [`value`], [`one_product`]. Cost: free.
//! It is so when the multiply gives one value for all pairs (it is PAIR, or sees operands that have
//! one value each) and the monoid gives x for x + x.

use super::Order;
use crate::error::Result;
use crate::kernel::erased::pipe::of_one_each;
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
    of_one_each(op, x, y, &op.ztype()).map(Some)
}
