//! What an object keeps beside its value because products asked for it: the transpose, and rows by their lengths.
//!
//! Needs: headers. Gives: methods of [`Header`].
//! Cost: each is made when what was lost for want of it pays for it, and goes when the value changes.

use super::header::{Header, Orientation, State};
use crate::error::Result;
use crate::expr::{Call, Sides, Twin};
use crate::kernel::groups::Groups;
use crate::kernel::transpose;
use crate::mem::Shared;
use crate::plan::{self, Rule};
use crate::storage::Store;

impl Header {
    /// The value (of the transpose, if `transposed`) with the major axis `want`, if it is at hand. One of the two axes is.
    pub fn at_hand(&self, want: Orientation, transposed: bool) -> Result<Option<Shared<Store>>> {
        let mut s = self.lock();
        let is_want = s.orientation().of_transposed(transposed) == want;
        if let Some(twin) = s.transpose_to_be() {
            // The source lies along the other axis.
            return Ok(if is_want { twin.made() } else { Some(twin.of().clone()) });
        }
        s.settle()?;
        if is_want {
            return Ok(Some(s.value.clone()));
        }
        Ok(s.twin.as_ref().filter(|t| t.is_of(&s.value)).and_then(|t| t.made()))
    }

    /// The value (of the transpose, if `transposed`) for a product, and where its other side is kept.
    pub fn sides(&self, transposed: bool) -> Result<Sides> {
        let mut s = self.lock();
        let have = s.orientation().of_transposed(transposed);
        let (value, is_rows, twin) = match s.transpose_to_be() {
            Some(twin) => (twin.of().clone(), have == Orientation::Col, Some(twin)),
            None => {
                s.settle()?;
                let value = s.value.clone();
                (value.clone(), have == Orientation::Row, s.twin_of(&value))
            }
        };
        let other = twin.as_ref().and_then(|t| t.made());
        let (rows, cols) = if is_rows { (Some(value), other) } else { (other, Some(value)) };
        Ok(Sides { rows, cols, twin })
    }

    /// The transpose of `value`, which is this object's; kept beside it from the second time on.
    pub(super) fn transposed(&self, value: &Shared<Store>) -> Result<Shared<Store>> {
        let twin = {
            let mut s = self.lock();
            if Shared::ptr_eq(&s.value, value) { s.twin_of(value) } else { None }
        };
        if let Some(made) = twin.as_ref().and_then(|t| t.made()) {
            return Ok(made);
        }
        let made = Shared::try_new(transpose::run(value)?)?;
        if let Some(twin) = twin.filter(|twin| twin.pays(value.nvals().max(1))) {
            twin.keep(made.clone());
        }
        Ok(made)
    }

    /// As [`Header::dup`], and the copy shares what products keep beside the value: who holds it for a product only would make
    /// that in vain.
    pub fn snapshot(&self) -> Result<Header> {
        let copy = self.dup()?;
        if self.is_vector() {
            return Ok(copy);
        }
        let mut c = copy.lock();
        if c.later.is_none() {
            let (value, mut s) = (c.value.clone(), self.lock());
            // Somebody may have changed it since.
            c.twin = if Shared::ptr_eq(&s.value, &value) { s.twin_of(&value) } else { None };
        }
        drop(c);
        Ok(copy)
    }

    /// The rows of `rows`, which is the value or its transpose, by their lengths: [`Twin::groups`].
    pub fn groups(&self, rows: &Shared<Store>, reads: Option<usize>) -> Option<Shared<Groups>> {
        let twin = {
            let mut s = self.lock();
            let value = s.value.clone();
            s.transpose_to_be().or_else(|| s.twin_of(&value))?
        };
        twin.groups(rows, reads)
    }
}

impl State {
    /// The value whose transpose is recorded and not made, where that may be read instead; with the transpose, if others
    /// made it.
    pub(super) fn transpose_to_be(&self) -> Option<Shared<Twin>> {
        let node = self.later.as_ref().filter(|node| !node.is_dense && plan::is_on(Rule::Transpose))?;
        let source = node.read(|call| if let Call::Transpose(twin) = call { Some(twin.clone()) } else { None });
        source.ok().flatten()
    }

    /// What knows the transpose of `value`, which is this object's; none without memory for it.
    pub(super) fn twin_of(&mut self, value: &Shared<Store>) -> Option<Shared<Twin>> {
        if !self.twin.as_ref().is_some_and(|t| t.is_of(value)) {
            self.twin = Shared::try_new(Twin::new(value.clone(), self.both)).ok();
        }
        self.twin.clone()
    }
}
