//! Matrices that are arranged for products, brought back for everybody else.
//!
//! Needs: a node. Gives: [`make`], true where it was of such a matrix and is made; [`as_it_was`].
//! Cost: two passes over the columns, in place; a copy of the matrix where a product that is still recorded reads it arranged.
//! An error leaves it arranged.

use crate::error::Result;
use crate::expr::{Call, Node, Rows};
use crate::mem::Shared;

/// Brings the matrix back that `node` has arranged, if it has one.
pub fn make(node: &Shared<Node>) -> Result<bool> {
    node.make_of(|call| {
        let Call::Arranged(store, groups) = call else { return Ok(None) };
        match (store.get_mut(), groups.get_mut()) {
            (Some(sole), Some(its)) => its.restore(sole)?,
            _ => *store = Shared::try_new(groups.restored(store)?)?,
        }
        Ok(Some(store.clone()))
    })
}

/// The rows that `of` has arranged, as they were.
pub fn as_it_was(of: &Shared<Node>) -> Result<Rows> {
    Ok(Rows { store: super::value(of)?, groups: None, of: None })
}
