//! Recorded calls that go over entries: made by the kernels of their operations.
//!
//! Needs: the kernels ewise, apply, select and reduce. Gives: [`entries`]; [`value`] and [`sum`] of a node. Cost: that of the kernel.

use super::explain::told::Told;
use super::habits::{look_back, may_pass};
use super::product::{made, note};
use super::rules::{Rule, is_on};
use crate::error::Result;
use crate::expr::{Applied, Call, Entries, Node};
use crate::kernel::apply::{self, Function};
use crate::kernel::ewise::{self, Missing};
use crate::kernel::writeback::How;
use crate::kernel::{reduce, select};
use crate::mem::Shared;
use crate::ops::Monoid;
use crate::storage::Store;

/// The result of a call, to be written so; entries that the mask shuts out may be missing, and are if so it says.
pub fn entries(call: &Entries, how: &How<'_>) -> Result<(Shared<Store>, bool)> {
    let mut is_masked = false;
    let made = match call {
        Entries::Ewise { op, of: [x, y], keep } => {
            is_masked = ewise::asks_mask(x, y, how);
            ewise::run(op, x, y, if *keep { &Missing::Keep } else { &Missing::Drop }, how)
        }
        Entries::Apply { f, of, by_columns } => match f {
            Applied::Unary(op) => apply::run(&Function::Unary(op), of, *by_columns),
            Applied::First(op, x) => apply::run(&Function::Bind1st(op, &x.datum()), of, *by_columns),
            Applied::Second(op, y) => apply::run(&Function::Bind2nd(op, &y.datum()), of, *by_columns),
            Applied::Index(op, thunk) => apply::run(&Function::Index(op, &thunk.datum()), of, *by_columns),
        },
        Entries::Select { f, thunk, of, by_columns } => return select::run(f, &thunk.datum(), of, *by_columns, how),
        Entries::RowSums { m, of, by_columns: false } => reduce::rows(of, m),
        Entries::RowSums { m, of, by_columns: true } => reduce::columns(of, m),
    };
    Ok((Shared::try_new(made?)?, is_masked))
}

/// The value of a recorded call.
pub(super) fn value(node: &Shared<Node>, call: &Shared<Entries>) -> Result<Shared<Store>> {
    look_back(node, &Call::Entries(call.clone()));
    made(node, call.operands().len(), || Ok(entries(call, &How::plain())?.0))
}

/// Makes a call on dense values that are there, with which nothing is to be merged, by the kernel of its operation, as at
/// once; false if it is no such call.
pub(super) fn make(node: &Shared<Node>) -> Result<bool> {
    let Ok(Some(call)) = node.read(|call| Entries::of(call, &node.ty)) else { return Ok(false) };
    // An operand that is read twice is one.
    let is_twice = matches!(&call, Entries::Ewise { op, of: [x, y], .. } if Shared::ptr_eq(x, y) && op.xtype() == op.ytype());
    let made = made(node, call.operands().len() - usize::from(is_twice), || Ok(entries(&call, &How::plain())?.0))?;
    node.put(made);
    Ok(true)
}

/// The sum of a recorded call's entries to `out`, where that is a sum of other entries; false if there are none.
pub(super) fn sum(node: &Shared<Node>, call: &Shared<Entries>, m: &Monoid, out: &mut [u8]) -> Result<Option<bool>> {
    let Entries::RowSums { m: of_rows, of, .. } = &**call else { return Ok(None) };
    let is_same = is_on(Rule::Sum) && of_rows == m && m.is_exact();
    if !is_same || !may_pass(node, &Call::Entries(call.clone())) {
        return Ok(None);
    }
    let told = Told::begin();
    let has = reduce::to_scalar(of, m, out)?;
    note(told, node, [1, 0], None);
    if node.is_held() {
        node.pass();
    }
    Ok(Some(has))
}
