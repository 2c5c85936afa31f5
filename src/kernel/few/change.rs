//! What a handful of entries changes in the blocks that a vector has.
//!
//! Needs: a vector with one owner. Gives: [`Few::overwrite`], [`Few::change`]; each says whether it serves the vector. Cost: that of
//! the entries, and of those in a list that they come into.

use super::{Few, MOST};
use crate::error::Result;
use crate::storage::{Form, Ints, Lists, Store, moves};

/// A block of more entries is not kept for a few. Entries.
const KEEP: usize = 1 << 12;

impl Few {
    /// Makes `s`, a vector of values of this size, hold these entries only, in the blocks that it has. False, and nothing
    /// done, if it has no such blocks.
    pub fn overwrite(&self, s: &mut Store) -> Result<bool> {
        let Form::List(Lists { ids, ptr: Ints::U32(ptr), idx: Ints::U32(idx) }) = &mut s.form else { return Ok(false) };
        if s.nmajor != 1 || s.vals.is_iso() || idx.capacity() > KEEP {
            return Ok(false);
        }
        // Everything that can fail comes first.
        ptr.reserve(2)?;
        idx.reserve(self.n)?;
        let values = s.vals.block_mut();
        values.reserve(self.n * self.size)?;
        *ids = None;
        ptr.clear();
        ptr.extend_from_slice(&[0, self.n as u32])?;
        idx.clear();
        idx.extend_from_slice(self.places())?;
        values.clear();
        values.extend_from_slice(self.values())?;
        Ok(true)
    }

    /// Sets, or takes away, these entries of `s`, a vector with a value for each of its places. False, and nothing done, for
    /// any other, and where a full one would lose entries.
    pub(super) fn scatter(&self, s: &mut Store) -> bool {
        let has_each = !s.vals.is_iso();
        match &mut s.form {
            Form::Full if has_each && self.is_whole() => {}
            Form::Bitmap { present, nvals } if has_each && self.is_whole() => present.set_all(self.places(), nvals),
            Form::Bitmap { present, nvals } if has_each => present.write_all(self.places(), |k| self.has & (1 << k) != 0, nvals),
            _ => return false,
        }
        // Nobody reads a value without an entry.
        let places = self.places();
        moves::scatter(self.size, s.vals.bytes_mut(), self.values(), self.n, |k| places[k] as usize);
        true
    }

    /// Changes these entries of `s` where it lies; false, and nothing done, if it is not such a vector.
    pub fn change(&self, s: &mut Store) -> Result<bool> {
        Ok(self.scatter(s) || self.insert(s)?)
    }

    /// Sets these entries of `s`, a vector in lists, where it lies: lists that hold a handful of entries with them. False, and nothing
    /// done, for any other.
    pub(super) fn insert(&self, s: &mut Store) -> Result<bool> {
        let Form::List(Lists { ids: None, ptr: Ints::U32(ptr), idx: Ints::U32(idx) }) = &mut s.form else { return Ok(false) };
        let (size, before, places) = (self.size, idx.len(), self.places());
        if s.nmajor != 1 || s.vals.is_iso() || !self.is_whole() || before + places.len() > MOST {
            return Ok(false);
        }
        let is_new = |place: &&u32| idx.binary_search(place).is_err();
        let n = before + places.iter().filter(is_new).count();
        // Everything that can fail comes first.
        let values = s.vals.block_mut();
        values.reserve(n * size - values.len())?;
        idx.reserve(n - before)?;
        values.resize(n * size, 0)?;
        idx.resize(n, 0)?;
        ptr[1] = n as u32;
        // From the end, where there is room: what lies behind each of them, as a block, then the entry.
        let (mut end, mut to) = (before, n);
        for (place, value) in places.iter().zip(self.values().chunks_exact(size)).rev() {
            let at = idx[..end].partition_point(|j| j < place);
            let behind = at + usize::from(at < end && idx[at] == *place)..end;
            to -= behind.len();
            values.copy_within(behind.start * size..behind.end * size, to * size);
            idx.copy_within(behind, to);
            to -= 1;
            values[to * size..(to + 1) * size].copy_from_slice(value);
            idx[to] = *place;
            end = at;
        }
        Ok(true)
    }
}
