//! Pulling for a fused program: rows are handed on block by block and never become a store of their own.
//!
//! Needs: as `mxv`, without a mask. Gives: [`pull_through`] where [`serves`].
//! Cost: as pulling, and the program's.

use super::{Job, gives_true, without_one};
use crate::error::Result;
use crate::kernel::fused::{Done, Program};
use crate::kernel::groups::Groups;
use crate::kernel::mask::Mask;
use crate::kernel::mxm::{Order, hot, iso};
use crate::kernel::operand::needs_wide;
use crate::ops::{BinaryOp, Semiring};
use crate::storage::{Form, Store};
use crate::types::Type;

/// Whether [`pull_through`] makes this product: A in lists without numbers, u full, and sums that are not all one value.
pub fn serves(s: &Semiring, a: &Store, u: &Store, order: Order) -> Result<bool> {
    let is_plain = matches!(&a.form, Form::List(l) if l.ids.is_none()) && matches!(u.form, Form::Full);
    if !is_plain || needs_wide(&[a, u], 0) || a.nvals() == 0 {
        return Ok(false);
    }
    let s = &without_one(s, a, order);
    Ok(!gives_true(s, u, order) && iso::value(s, a, u, order)?.is_none())
}

/// What a product with a full vector looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reads {
    /// Values of the matrix, too.
    Values,
    /// Where the matrix has entries, and values of the vector of so many bytes, or none; rows in any order.
    Pattern(usize),
    /// The same, but its kernel takes rows as they lie.
    InOrder,
}

/// What the product of A and a full vector with such values looks at.
pub fn reads(s: &Semiring, a: &Store, u: &Type, order: Order) -> Reads {
    let s = &without_one(s, a, order);
    let (of_a, of_u) = used(&s.mul(), order);
    if of_a {
        Reads::Values
    } else if s.add().is_any() || !hot::has(s, &a.ty, u, order) {
        Reads::InOrder
    } else {
        Reads::Pattern(if of_u { u.size() } else { 0 })
    }
}

/// Whether a multiply looks at A's values, and at u's.
fn used(mul: &BinaryOp, order: Order) -> (bool, bool) {
    let (x, y) = (mul.uses_x(), mul.uses_y());
    if order == Order::Straight { (x, y) } else { (y, x) }
}

/// Whether [`pull_through`] makes this product of rows that are arranged.
pub fn serves_arranged(s: &Semiring, a: &Store, u: &Store, order: Order) -> Result<bool> {
    let are_each = match reads(s, a, &u.ty, order) {
        Reads::Pattern(0) => true,
        Reads::Pattern(_) => !u.vals.is_iso(),
        Reads::Values | Reads::InOrder => false,
    };
    Ok(are_each && serves(s, a, u, order)?)
}

/// As `pull` for all rows, which are handed to `program`, whose source they are. Needs: [`serves`]; A's groups, if they
/// were made.
pub fn pull_through(
    s: &Semiring,
    (a, groups): (&Store, Option<&Groups>),
    u: &Store,
    order: Order,
    program: &Program<'_>,
) -> Result<Done> {
    let mask = Mask::new(None, false, false, false)?;
    let s = &without_one(s, a, order);
    match (Job { s, a, u, order, mask: &mask, through: Some(program), groups }).narrow()? {
        Pulled::Through(done) => Ok(done),
        Pulled::Alone(_) => unreachable!("a job with a program runs it"),
    }
}

/// What comes of a pull.
pub(in crate::kernel) enum Pulled {
    /// Of a job alone.
    Alone(Store),
    /// Of a job whose rows a program took.
    Through(Done),
}

impl Pulled {
    /// The store.
    pub(super) fn store(self) -> Result<Store> {
        match self {
            Pulled::Alone(z) => Ok(z),
            Pulled::Through(_) => unreachable!("a job without a program makes a store"),
        }
    }
}
