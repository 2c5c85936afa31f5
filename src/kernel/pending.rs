//! A store and its log of single-element updates become one store.
//!
//! Needs: a valid store, a log whose values have the store's type.
//! Gives: [`apply`] (only owner: dense forms are written in place), [`applied`] (several owners),
//! [`find`] (where an entry's value is). On failure store and log hold what they held.
//! Cost: sort of the log; dense O(log) (plus presence bytes once when a full store loses an entry);
//! lists one pass of block copies, O(nvals + log).

use std::ops::Range;

use crate::error::Result;
use crate::kernel::mask::first_at_least;
use crate::mem::Buf;
use crate::storage::part::{self, Part};
use crate::storage::pending::{Pending, Update};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, convert, policy};

/// Merges the log into the store and empties the log.
pub fn apply(s: &mut Store, p: &mut Pending) -> Result<()> {
    if p.is_empty() {
        return Ok(());
    }
    let (updates, values) = p.sorted();
    if s.is_list() {
        *s = merged(s, updates, values)?;
    } else {
        write_dense(s, updates, values)?;
    }
    p.clear();
    s.debug_validate();
    Ok(())
}

/// As [`apply`], leaving `s` alone.
pub fn applied(s: &Store, p: &mut Pending) -> Result<Store> {
    if !s.is_list() || p.is_empty() {
        let mut copy = s.try_clone()?;
        apply(&mut copy, p)?;
        return Ok(copy);
    }
    let (updates, values) = p.sorted();
    let z = merged(s, updates, values)?;
    p.clear();
    Ok(z)
}

/// Position of the value of entry (major, minor), if there is such an entry.
#[must_use]
pub fn find(s: &Store, major: u64, minor: u64) -> Option<usize> {
    if major >= s.nmajor || minor >= s.nminor {
        return None;
    }
    match &s.form {
        Form::List(l) if l.idx.is_wide() => find_in_list::<u64>(s, major, minor),
        Form::List(_) => find_in_list::<u32>(s, major, minor),
        Form::Bitmap { .. } | Form::Full => {
            let p = major as usize * s.nminor as usize + minor as usize;
            s.present().is_none_or(|b| b[p] != 0).then_some(p)
        }
    }
}

fn find_in_list<I: Index>(s: &Store, major: u64, minor: u64) -> Option<usize> {
    let v = View::<I>::of(s)?;
    let row = v.row(major as usize);
    v.idx[row.clone()].binary_search(&I::new(minor as usize)).ok().map(|k| row.start + k)
}

/// Whether every value that is set equals the one value of an iso store.
fn keeps_iso(s: &Store, updates: &[Update], values: &[u8]) -> bool {
    let size = s.size();
    s.vals.is_iso() && updates.iter().filter_map(Update::value).all(|k| &values[k * size..(k + 1) * size] == s.vals.bytes())
}

fn write_dense(s: &mut Store, updates: &[Update], values: &[u8]) -> Result<()> {
    let (size, nminor, n) = (s.size(), s.nminor as usize, s.positions());
    // Everything that can fail comes first.
    let each = if s.vals.is_iso() && !keeps_iso(s, updates, values) {
        let mut bytes = Buf::zeroed(n * size)?;
        crate::storage::moves::fill(&mut bytes, s.vals.bytes());
        Some(bytes)
    } else {
        None
    };
    if matches!(s.form, Form::Full) && updates.iter().any(|u| u.value().is_none()) {
        s.form = Form::Bitmap { present: Buf::filled(n, 1)?, nvals: n };
    }
    if let Some(bytes) = each {
        s.vals = Values::each(bytes);
    }
    let iso = s.vals.is_iso();
    for u in updates {
        let p = u.major as usize * nminor + u.minor as usize;
        if let Form::Bitmap { present, nvals } = &mut s.form {
            *nvals -= usize::from(present[p]);
            present[p] = u8::from(u.value().is_some());
            *nvals += usize::from(present[p]);
        }
        if let (Some(k), false) = (u.value(), iso) {
            s.vals.bytes_mut()[p * size..(p + 1) * size].copy_from_slice(&values[k * size..(k + 1) * size]);
        }
    }
    if matches!(&s.form, Form::Bitmap { nvals, .. } if *nvals == n) {
        s.form = Form::Full;
    }
    Ok(())
}

/// The merge of a list store with sorted updates.
fn merged(s: &Store, updates: &[Update], values: &[u8]) -> Result<Store> {
    let most = (s.nvals() + updates.len()) as u64;
    if let Form::List(l) = &s.form
        && !l.idx.is_wide()
    {
        if policy::fits_u32(s.nmajor, s.nminor, most) {
            return merged_list::<u32>(s, updates, values);
        }
        if let Some(wide) = convert::to_wide(s)? {
            return merged_list::<u64>(&wide, updates, values);
        }
    }
    merged_list::<u64>(s, updates, values)
}

fn merged_list<I: Index>(s: &Store, updates: &[Update], values: &[u8]) -> Result<Store> {
    let v = View::<I>::of(s).expect("the caller looked at form and width");
    let iso = keeps_iso(s, updates, values);
    let mut m = Merge { part: Part::new(), s, v, size: s.size(), iso };
    m.reserve(updates.len())?;
    let (mut k, mut u) = (0, 0);
    while u < updates.len() {
        let major = updates[u].major as usize;
        let next = match v.ids {
            None => major,
            Some(ids) => k + ids[k..].partition_point(|i| i.us() < major),
        };
        m.copy_vectors(k..next)?;
        k = next;
        let mut row = 0..0;
        if k < v.vectors() && v.id(k) == major {
            row = v.range(k);
            k += 1;
        }
        let end = u + updates[u..].partition_point(|x| x.major as usize == major);
        m.merge_vector(row, &updates[u..end], values)?;
        m.part.end_vector(major)?;
        u = end;
    }
    m.copy_vectors(k..v.vectors())?;
    let one = if iso { Some(Buf::from_slice(s.vals.bytes())?) } else { None };
    part::assemble(&s.ty, s.nmajor, s.nminor, convert::one(m.part)?, one)
}

struct Merge<'a, I: Index> {
    part: Part<I>,
    s: &'a Store,
    v: View<'a, I>,
    size: usize,
    /// The result is iso: no values are copied.
    iso: bool,
}

impl<I: Index> Merge<'_, I> {
    fn reserve(&mut self, updates: usize) -> Result<()> {
        let most = self.v.nvals() + updates;
        self.part.idx.reserve_exact(most)?;
        if self.iso { Ok(()) } else { self.part.vals.reserve_exact(most * self.size) }
    }

    fn copy_vectors(&mut self, vectors: Range<usize>) -> Result<()> {
        if vectors.is_empty() {
            return Ok(());
        }
        let (first, last) = (self.v.ptr[vectors.start].us(), self.v.ptr[vectors.end].us());
        let base = self.part.idx.len();
        self.copy_entries(first..last)?;
        for k in vectors {
            let row = self.v.range(k);
            if !row.is_empty() {
                self.part.ids.push(I::new(self.v.id(k)))?;
                self.part.ends.push(base + row.end - first)?;
            }
        }
        Ok(())
    }

    fn copy_entries(&mut self, at: Range<usize>) -> Result<()> {
        if at.is_empty() {
            return Ok(());
        }
        self.part.idx.extend_from_slice(&self.v.idx[at.clone()])?;
        if self.iso {
            return Ok(());
        }
        if self.s.vals.is_iso() {
            return at.into_iter().try_for_each(|_| self.part.vals.extend_from_slice(self.s.vals.bytes()));
        }
        self.part.vals.extend_from_slice(&self.s.vals.bytes()[at.start * self.size..at.end * self.size])
    }

    fn merge_vector(&mut self, row: Range<usize>, updates: &[Update], values: &[u8]) -> Result<()> {
        let mut p = row.start;
        for u in updates {
            let j = I::new(u.minor as usize);
            let q = first_at_least(self.v.idx, p..row.end, j.us());
            self.copy_entries(p..q)?;
            p = if self.v.idx[..row.end].get(q) == Some(&j) { q + 1 } else { q };
            if let Some(k) = u.value() {
                self.part.idx.push(j)?;
                if !self.iso {
                    self.part.vals.extend_from_slice(&values[k * self.size..(k + 1) * self.size])?;
                }
            }
        }
        self.copy_entries(p..row.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice};
    use crate::types::Type;

    /// Random sets and removals on every form, against a map. Expected: each update at once.
    #[test]
    fn the_store_is_as_if_each_update_had_been_done_at_once() {
        let mut dice = Dice(1);
        for ty in [Type::of::<i16>(), Type::try_new(3, "three", "").unwrap()] {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for mut s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    let (mut want, mut log) = (e.clone(), Pending::new());
                    let values = 1 + dice.below(2) as i64 * 50;
                    for _ in 0..dice.below(30) {
                        let (i, j, v) = (dice.below(nmajor), dice.below(nminor), 1 + dice.below(values as u64) as i64);
                        if dice.below(3) == 0 {
                            log.remove(i, j, s.size()).unwrap();
                            want.remove(&(i, j));
                        } else {
                            log.set(i, j, &sample::bytes(&ty, v)).unwrap();
                            want.insert((i, j), v);
                        }
                    }
                    if dice.below(2) == 0 {
                        s = applied(&s, &mut log).unwrap();
                    } else {
                        apply(&mut s, &mut log).unwrap();
                    }
                    assert!(log.is_empty());
                    assert_eq!(sample::entries(&s), want);
                    for _ in 0..20 {
                        let (i, j) = (dice.below(nmajor + 1), dice.below(nminor + 1));
                        let found = find(&s, i, j).map(|p| sample::number(&ty, s.vals.at(p, s.size())));
                        assert_eq!(found, want.get(&(i, j)).copied());
                    }
                }
            }
        }
    }

    #[test]
    fn galloping_finds_what_a_scan_finds() {
        let list: Vec<u32> = (0..40).map(|k| k * 3).collect();
        for n in 0..list.len() {
            for j in 0..125 {
                assert_eq!(first_at_least(&list, 0..n, j.us()), list[..n].iter().filter(|&&x| x < j).count());
            }
        }
    }
}
