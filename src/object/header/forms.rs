//! The forms that a value takes as it changes: by its density, as its user wishes, and while it grows.
//!
//! Needs: the state of a header. Gives: methods of [`State`]. Cost: a look at the form, a conversion where another one is better.

use super::{Arranging, IndexWidth, State};
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::plan;
use crate::storage::format::{Format, FormatSet};
use crate::storage::{Form, Store, convert, policy};

/// Bytes of a bitmap that are set, and read to make lists of it, in the time that one entry of a list takes to be copied.
/// 2026-11, what LAGraph's delta stepping marks on road-NY (entries take 1 to 10 ns to be copied, by how many come): 77 ms as lists,
/// 46 with 16 bytes, 28 with 64.
const BYTES_A_COPY: u64 = 64;

/// Bytes that such a bitmap takes at most, however small the lists are: it is there for time, and nobody asked for it.
const MOST_BYTES: u64 = 16 << 20;

/// A bitmap that is to be a list serves recorded calls as it is when one in this many places has an entry. 2026-11, LAGraph's delta
/// stepping on web-NotreDame: where any bitmap serves, it takes 1.2 times as long.
const AS_MADE: usize = 4;

impl State {
    /// Entries in lists; none if the value is dense.
    pub(super) fn list_len(&self) -> u64 {
        if self.value.is_list() { self.value.nvals() as u64 } else { 0 }
    }

    /// Nothing of what there was is in the value: no entry was copied to add another one, and none was arranged.
    pub(super) fn has_not_grown(&mut self) {
        self.arranging = Arranging::default();
        (self.copied, self.paid, self.grows) = (0, 0, false);
    }

    /// A vector that was copied as lists is a bitmap until somebody looks, once that takes no longer than the copies took, and
    /// little memory.
    pub(super) fn grow_as_bitmap(&mut self) {
        let v = &self.value;
        let per_place = 1 + if v.vals.is_iso() { 0 } else { v.size() as u64 };
        let worth = (self.copied - self.paid).saturating_mul(BYTES_A_COPY).min(MOST_BYTES);
        let pays =
            v.nmajor == 1 && v.is_list() && policy::positions(1, v.nminor).is_some_and(|n| n.saturating_mul(per_place) < worth);
        if pays
            && let Ok(Some(dense)) = convert::to_dense(v)
            && let Ok(dense) = Shared::try_new(dense)
        {
            self.value = dense;
            self.grows = true;
        }
    }

    /// Somebody looks: the value takes the form that it is to have.
    pub(super) fn end_growth(&mut self) -> Result<()> {
        if !self.grows {
            return Ok(());
        }
        self.grows = false;
        self.paid = self.copied;
        self.changed();
        self.try_conform().inspect_err(|_| self.grows = true)
    }

    /// A list that had `before` entries may have been copied to add some. A vector that grows so, step by step, is
    /// made a bitmap once the copies have cost what that costs: n additions then take O(n) in all, not O(n * n).
    pub(super) fn note_growth(&mut self, before: u64) {
        if before == 0 || self.list_len() <= before {
            return;
        }
        self.copied = self.copied.saturating_add(before);
        let v = &self.value;
        let pays = v.nmajor == 1 && policy::positions(1, v.nminor).is_some_and(|n| self.copied > n);
        if pays
            && self.formats.has(Format::Bitmap)
            && let Ok(Some(dense)) = convert::to_dense(v)
            && let Ok(dense) = Shared::try_new(dense)
        {
            self.value = dense;
            self.stays_dense = true;
        }
    }

    /// Makes the value, if it is still to be made, and brings it to the form that it is to have.
    pub(super) fn make(&mut self) -> Result<()> {
        self.make_unformed()?;
        if std::mem::take(&mut self.unformed) {
            self.conform();
        }
        Ok(())
    }

    /// Makes the value, if it is still to be made.
    pub(in crate::object) fn make_unformed(&mut self) -> Result<()> {
        let Some(node) = &self.later else { return Ok(()) };
        self.value = plan::value(node.node())?;
        self.later = None;
        self.twin = None;
        // What was arranged has the form that it had.
        if !self.arranging.made() {
            self.conform_later();
        }
        Ok(())
    }

    /// As [`State::settle`], but the value keeps the form that it was made in, if it still has that.
    pub(in crate::object) fn settle_unformed(&mut self) -> Result<()> {
        self.make_unformed()?;
        if self.unformed { Ok(()) } else { self.settle() }
    }

    /// As [`State::conform`], when somebody looks, unless the value is a bitmap with few entries: a loop may count the entries, or add
    /// them up, and then wish for another form, or write over them. 2026-11, betweenness on Kronecker 16: lists of 1.3 of 14 MB were
    /// made of a bitmap, and bitmaps of these; breadth-first search on soc-Epinions1: of a list of degrees of .15 MB a bitmap of .69.
    pub(super) fn conform_later(&mut self) {
        let v = &self.value;
        if self.is_common() {
            self.stays_dense &= !v.is_list();
            return;
        }
        // A list that is to stay one has its form, as a rule: whoever counts its entries should find that done.
        self.unformed = match v.is_list() {
            true => self.formats.has(Format::Bitmap) || self.formats.has(Format::Full),
            false => !policy::bitmap_to_list(v.nmajor, v.nminor, v.nvals() as u64),
        };
        if !self.unformed {
            self.conform();
        }
    }

    /// Whether the value is a bitmap, or full, with so many entries that a call takes it as it is, though it is to be a list.
    pub(super) fn is_dense_as_made(&self) -> bool {
        !self.value.is_list() && self.value.nvals() >= self.value.positions() / AS_MADE
    }

    /// Brings the value to the wished form; without memory for it the value stays as it is.
    pub(super) fn conform(&mut self) {
        let _ = self.try_conform();
    }

    /// Gives a small value the form that policy names by density, unless it was handed over in the one that it has.
    pub(super) fn form_by_density(&mut self) -> Result<()> {
        let v = &self.value;
        let want = policy::small(v.nmajor, v.nminor, v.nvals() as u64);
        let may_change = self.packed.is_none() && !self.stays_dense && self.formats == FormatSet::ALL;
        let Some(dense) = want.filter(|&dense| may_change && dense == v.is_list()) else { return Ok(()) };
        let made = if dense { convert::to_dense(v)? } else { convert::to_list(v)? };
        if let Some(made) = made {
            self.value = Shared::try_new(made)?;
            self.changed();
        }
        Ok(())
    }

    /// Whether it is in the form that it is to have, and nothing else is wished. Asked first: every change of every object comes here.
    fn is_common(&self) -> bool {
        let v = &self.value;
        let (m, n) = (v.nmajor, v.nminor);
        self.formats == FormatSet::ALL
            && self.width == IndexWidth::Auto
            && match &v.form {
                Form::List(lists) => !lists.idx.is_wide() && !policy::list_to_bitmap(m, n, v.nvals() as u64),
                Form::Bitmap { nvals, .. } => {
                    *nvals < v.positions() && (self.stays_dense || !policy::bitmap_to_list(m, n, *nvals as u64))
                }
                Form::Full => true,
            }
    }

    pub(super) fn try_conform(&mut self) -> Result<()> {
        self.grows &= !self.value.is_list();
        if self.grows {
            return Ok(());
        }
        if self.is_common() {
            self.stays_dense &= !self.value.is_list();
            return Ok(());
        }
        // Between the dense forms values stay where they are.
        let n = self.value.positions();
        if !self.value.is_list()
            && let Some(sole) = self.value.get_mut()
        {
            match sole.form {
                Form::Bitmap { nvals, .. } if nvals == n && self.formats.has(Format::Full) => sole.form = Form::Full,
                Form::Full if !self.formats.has(Format::Full) && self.formats.has(Format::Bitmap) => {
                    sole.form = Form::Bitmap { present: Buf::filled(n, 1)?.into(), nvals: n };
                }
                Form::List(_) | Form::Bitmap { .. } | Form::Full => {}
            }
        }
        if self.formats.has(Format::Full)
            && is_gapless(&self.value)
            && let Some(sole) = self.value.get_mut()
        {
            // Its values lie as those of a full value do.
            sole.form = Form::Full;
        }
        self.stays_dense &= !self.value.is_list();
        let mut made = if self.stays_dense { self.formats.as_wished(&self.value)? } else { self.formats.conform(&self.value)? };
        let now = made.as_ref().unwrap_or(&self.value);
        let other_width = match self.width {
            IndexWidth::Auto => convert::to_narrow(now)?,
            IndexWidth::U64 => convert::to_wide(now)?,
        };
        if other_width.is_some() {
            made = other_width;
        }
        if let Some(made) = made {
            made.debug_validate();
            self.value = Shared::try_new(made)?;
        }
        Ok(())
    }
}

/// Whether a list has an entry at every position, and should not be one.
fn is_gapless(v: &Store) -> bool {
    let nvals = if v.is_list() { v.nvals() as u64 } else { 0 };
    let is_complete = policy::positions(v.nmajor, v.nminor) == Some(nvals);
    is_complete && policy::list_to_bitmap(v.nmajor, v.nminor, nvals)
}
