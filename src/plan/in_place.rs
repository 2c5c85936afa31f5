//! A masked write to a value that is there, or an addition to one, met by nothing recorded: it is changed in place.
//!
//! Needs: a node that is not made, of values that are there. Gives: [`make`], true where it was made.
//! Cost: O(places of the mask), and what changes of the old value; a pass would write all of it to a new block.
//! Legal when: what is written or added, the mask and the old value are there, and nobody else owns the old value, which has entries
//! (else the kernel may give a list, and nodes are dense). An error leaves it as it was (`kernel::writeback`), and the call
//! recorded.

use super::counters;
use super::explain::call::masked;
use super::explain::told::{Did, Told};
use crate::error::Result;
use crate::expr::{Call, Input, Node, Sense};
use crate::kernel::Indices;
use crate::kernel::assign::{self, Place};
use crate::kernel::operand::Ref;
use crate::kernel::writeback::{self, How};
use crate::mem::Shared;
use crate::ops::BinaryOp;
use crate::storage::{Form, Store};
use crate::types::{Datum, Type};

/// Makes the node so, if it is such a call.
pub fn make(node: &Shared<Node>) -> Result<bool> {
    let told = Told::begin();
    let (mut read, mut made_as) = (0, "");
    let is_made = node.make_of(|call| {
        let made = match call {
            Call::Masked { of: [Input::Here(z), Input::Here(mask), Input::Here(old)], sense } => {
                let in_mask = if sense.structural { mask.ty.clone() } else { Type::of::<bool>() };
                read = 3 - usize::from(Shared::ptr_eq(z, mask) && in_mask == node.ty);
                made_as = masked(*sense);
                write(node, z, mask, old, *sense)?.then(|| old.clone())
            }
            Call::Binary { op, of: [Input::Here(x), Input::Here(y)], keep } if *keep || is_all(x) && is_all(y) => {
                (read, made_as) = (2, "ewise_add");
                if add(node, op, x, y)? {
                    Some(x.clone())
                } else {
                    let swapped = op.swapped();
                    swapped.map_or(Ok(false), |op| add(node, &op, y, x))?.then(|| y.clone())
                }
            }
            _ => None,
        };
        debug_assert!(made.as_ref().is_none_or(|made| !made.is_list()), "a dense value with entries stays dense");
        Ok(made)
    })?;
    if is_made {
        counters::note(1, 0, read, 1);
        counters::note_in_place();
        let did = Did { made_as, ..Did::of(node, [read, 1]) };
        told.end(std::iter::once((node, true)), &did);
    }
    Ok(is_made)
}

fn is_all(store: &Store) -> bool {
    matches!(store.form, Form::Full)
}

/// Whether nobody but the call has `old`, and it may become the node's value.
fn is_own(node: &Node, old: &mut Shared<Store>) -> bool {
    old.ty == node.ty && old.nvals() > 0 && old.get_mut().is_some()
}

/// `old<mask> = z`.
fn write(node: &Node, z: &Shared<Store>, mask: &Store, old: &mut Shared<Store>, sense: Sense) -> Result<bool> {
    if !is_own(node, old) {
        return Ok(false);
    }
    let how = How { mask: Some(mask), complement: sense.complement, structural: sense.structural, ..How::plain() };
    let everywhere = Place { i: Indices::All, j: Indices::All };
    if matches!(z.form, Form::Full) && z.vals.is_iso() {
        let x = Datum::new(z.ty.clone(), z.vals.bytes())?;
        assign::scalar(&node.ty, old, Some(&x), everywhere, &how)?;
    } else {
        assign::store(&node.ty, old, z, everywhere, &how)?;
    }
    Ok(true)
}

/// old op= z.
fn add(node: &Node, op: &BinaryOp, old: &mut Shared<Store>, z: &Store) -> Result<bool> {
    let is_plain = op.xtype() == node.ty && op.ztype() == node.ty;
    if !is_plain || old.vals.is_iso() || !is_own(node, old) {
        return Ok(false);
    }
    writeback::from(&node.ty, old, Ref::Borrowed(z), &How { accum: Some(op), ..How::plain() })?;
    Ok(true)
}
