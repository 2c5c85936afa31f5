//! A masked write to a value that is there, met by nothing recorded: it is changed in place.
//!
//! Needs: a node that is not made, of values that are there. Gives: [`make`], true where it was made.
//! Cost: O(places of the mask), and what changes of the old value; a pass would write all of it to a new block.
//! Legal when: what is written, the mask and the old value are there, and nobody else owns the old value, which has entries
//! (else the kernel may give a list, and nodes are dense). An error leaves it as it was (`kernel::writeback`), and the call
//! recorded.

use super::counters;
use super::explain::call::masked;
use super::explain::told::{Did, Told};
use crate::error::Result;
use crate::expr::{Call, Input, Node};
use crate::kernel::Indices;
use crate::kernel::assign::{self, Place};
use crate::kernel::writeback::How;
use crate::mem::Shared;
use crate::storage::Form;
use crate::types::{Datum, Type};

/// Makes the node so, if it is such a call.
pub fn make(node: &Shared<Node>) -> Result<bool> {
    let told = Told::begin();
    let (mut read, mut made_as) = (3, "");
    let is_made = node.make_of(|call| {
        let Call::Masked { of: [Input::Here(z), Input::Here(mask), Input::Here(old)], sense } = call else { return Ok(None) };
        if old.ty != node.ty || old.nvals() == 0 || old.get_mut().is_none() {
            return Ok(None);
        }
        made_as = masked(*sense);
        let how = How { mask: Some(&**mask), complement: sense.complement, structural: sense.structural, ..How::plain() };
        let everywhere = Place { i: Indices::All, j: Indices::All };
        if matches!(z.form, Form::Full) && z.vals.is_iso() {
            let x = Datum::new(z.ty.clone(), z.vals.bytes())?;
            assign::scalar(&node.ty, old, Some(&x), everywhere, &how)?;
        } else {
            assign::store(&node.ty, old, z, everywhere, &how)?;
        }
        debug_assert!(!old.is_list(), "a dense value with entries stays dense");
        let in_mask = if sense.structural { mask.ty.clone() } else { Type::of::<bool>() };
        read -= usize::from(Shared::ptr_eq(z, mask) && in_mask == node.ty);
        Ok(Some(old.clone()))
    })?;
    if is_made {
        counters::note(1, 0, read, 1);
        counters::note_in_place();
        let did = Did { made_as, ..Did::of(node, [read, 1]) };
        told.end(std::iter::once((node, true)), &did);
    }
    Ok(is_made)
}
