//! A handful of entries that becomes a vector's content, changes it, or joins it.
//!
//! Needs: a vector's header. Gives: methods of [`Header`]. Cost: that of the entries; no block is asked for where the vector has one.

use super::{Header, State};
use crate::error::Result;
use crate::kernel::few::Few;
use crate::mem::Shared;
use crate::ops::BinaryOp;
use crate::types::Type;

impl Header {
    /// Makes a vector of the values' type hold these entries only, whatever it held.
    pub(in crate::object) fn replace_by_few(&self, few: &Few) -> Result<()> {
        self.lock().take_few(&self.ty, few)
    }

    /// Sets, or takes away, these entries of a vector of the values' type, at once or as updates that wait. Fails as a
    /// whole.
    pub(in crate::object) fn change_few(&self, few: &Few) -> Result<()> {
        let mut s = self.lock();
        s.make()?;
        s.changed();
        if s.pending.len() > s.most_waiting() {
            s.settle()?;
        }
        let at_once = s.pending.is_empty();
        if at_once && few.is_whole() && s.value.is_list() && s.value.nvals() == 0 {
            return s.take_few(&self.ty, few);
        }
        if at_once && s.value.get_mut().map_or(Ok(false), |store| few.change(store))? {
            s.conform();
            return Ok(());
        }
        if let Some((places, value)) = few.alike()
            && s.pending.takes_marks(value)
            && s.mark(places, value)?
        {
            return Ok(());
        }
        // With room for all of them nothing below fails.
        let nminor = s.value.nminor;
        s.pending.reserve(few.len(), nminor, self.ty.size())?;
        let is_dense = at_once && !s.value.is_list();
        for (place, value) in few.iter() {
            if is_dense && s.set_in_place(0, place, value) {
                continue;
            }
            match value {
                Some(bytes) => s.pending.set(0, place, bytes)?,
                None => s.pending.remove(0, place, self.ty.size())?,
            }
        }
        if s.pending.is_empty() {
            s.conform();
        }
        Ok(())
    }

    /// Joins these entries with those of a dense vector where it lies; false, and nothing done, if it is not there as such, or not its
    /// own.
    pub(in crate::object) fn join_few(&self, op: &BinaryOp, few: &Few) -> Result<bool> {
        let mut s = self.lock();
        if s.later.is_some() || !s.pending.is_empty() {
            return Ok(false);
        }
        let is_done = s.value.get_mut().map_or(Ok(false), |store| few.join_onto(op, store))?;
        if is_done {
            s.changed();
            s.conform();
        }
        Ok(is_done)
    }
}

impl State {
    /// A vector's new content.
    fn take_few(&mut self, ty: &Type, few: &Few) -> Result<()> {
        let n = self.value.nminor;
        let reused = match self.value.get_mut() {
            Some(sole) => few.overwrite(sole)?,
            None => false,
        };
        if !reused {
            self.value = Shared::try_new(few.store(ty, n)?)?;
        }
        self.replaced();
        Ok(())
    }
}
