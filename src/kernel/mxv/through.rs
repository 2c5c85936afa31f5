//! Pulling for a fused program: rows are handed on block by block and never become a store of their own.
//!
//! Needs: as `mxv`, without a mask. Gives: [`pull_through`] where [`serves`].
//! Cost: as pulling, and the program's.

use super::{Job, gives_true, without_one};
use crate::error::Result;
use crate::kernel::fused::{Done, Program};
use crate::kernel::groups::Groups;
use crate::kernel::mask::Mask;
use crate::kernel::mxm::{Order, iso};
use crate::kernel::operand::needs_wide;
use crate::ops::Semiring;
use crate::storage::{Form, Store};

/// Whether [`pull_through`] makes this product: A in lists without numbers, u full, and sums that are not all one value.
pub fn serves(s: &Semiring, a: &Store, u: &Store, order: Order) -> Result<bool> {
    let is_plain = matches!(&a.form, Form::List(l) if l.ids.is_none()) && matches!(u.form, Form::Full);
    if !is_plain || needs_wide(&[a, u], 0) || a.nvals() == 0 {
        return Ok(false);
    }
    let s = &without_one(s, a, order);
    Ok(!gives_true(s, u, order) && iso::value(s, a, u, order)?.is_none())
}

/// Whether the product looks at the values of A.
pub fn reads_values(s: &Semiring, a: &Store, order: Order) -> bool {
    let mul = without_one(s, a, order).mul();
    if order == Order::Straight { mul.uses_x() } else { mul.uses_y() }
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
