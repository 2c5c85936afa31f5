//! A store and its log of single-element updates become one store.
//!
//! Needs: a valid store, a log whose values have the store's type.
//! Gives: [`apply`] (only owner: dense forms are written in place), [`applied`] (several owners),
//! [`find`] (where an entry's value is). On failure store and log hold what they held.
//! Cost: sort of the log; dense O(log) (plus presence bytes once when a full store loses an entry);
//! lists one pass of block copies, O(nvals + log).

use super::marks;
use super::mask::first_at_least;
use super::runs;
use crate::error::Result;
use crate::mem::Buf;
use crate::storage::pending::{Either, Pending, Update, Updates};
use crate::storage::view::View;
use crate::storage::{Form, Index, Lists, Store, Values, convert, moves, policy, push};

/// Merges the log into the store and empties the log.
pub fn apply(s: &mut Store, p: &mut Pending) -> Result<()> {
    if p.is_empty() {
        return Ok(());
    }
    if let Some(z) = marked(s, p)? {
        *s = z;
        p.clear();
        return Ok(());
    }
    let (updates, values) = p.sorted()?;
    if s.is_list() {
        *s = merged_either(s, updates, values)?;
    } else {
        match updates {
            Either::Narrow(updates) => write_dense(s, updates, values)?,
            Either::Wide(updates) => write_dense(s, updates, values)?,
        }
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
    let z = match marked(s, p)? {
        Some(z) => z,
        None => {
            let (updates, values) = p.sorted()?;
            merged_either(s, updates, values)?
        }
    };
    p.clear();
    Ok(z)
}

/// The store with what was marked, if that was all.
fn marked(s: &Store, p: &Pending) -> Result<Option<Store>> {
    p.marks().map_or(Ok(None), |all| marks::joined(s, all))
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
            // Where that is too much there is one value for all positions, and no bitmap.
            let p = (major as usize).wrapping_mul(s.nminor as usize).wrapping_add(minor as usize);
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
fn keeps_iso<U: Index>(s: &Store, updates: &[Update<U>], values: &[u8]) -> bool {
    let size = s.size();
    s.vals.is_iso() && updates.iter().filter_map(Update::value).all(|k| &values[k * size..(k + 1) * size] == s.vals.bytes())
}

fn write_dense<U: Index>(s: &mut Store, updates: &[Update<U>], values: &[u8]) -> Result<()> {
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
        s.form = Form::Bitmap { present: Buf::filled(n, 1)?.into(), nvals: n };
    }
    if let Some(bytes) = each {
        s.vals = Values::each(bytes);
    }
    let iso = s.vals.is_iso();
    for u in updates {
        let p = u.major.us().wrapping_mul(nminor).wrapping_add(u.minor.us());
        if let Form::Bitmap { present, nvals } = &mut s.form {
            present.write(p, u.value().is_some(), nvals);
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

fn merged_either(s: &Store, updates: Updates<'_>, values: &[u8]) -> Result<Store> {
    match updates {
        Either::Narrow(updates) => merged(s, updates, values),
        Either::Wide(updates) => merged(s, updates, values),
    }
}

/// The merge of a list store with sorted updates.
pub fn merged<U: Index>(s: &Store, updates: &[Update<U>], values: &[u8]) -> Result<Store> {
    let most = (s.nvals() + updates.len()) as u64;
    if let Form::List(l) = &s.form
        && !l.idx.is_wide()
    {
        if policy::fits_u32(s.nmajor, s.nminor, most) {
            return merged_list::<u32, U>(s, updates, values);
        }
        if let Some(wide) = convert::to_wide(s)? {
            return merged_list::<u64, U>(&wide, updates, values);
        }
    }
    merged_list::<u64, U>(s, updates, values)
}

fn merged_list<I: Index, U: Index>(s: &Store, updates: &[Update<U>], values: &[u8]) -> Result<Store> {
    let v = View::<I>::of(s).expect("the caller looked at form and width");
    if v.nvals() == 0 && updates.iter().all(|u| u.value().is_some()) {
        return fresh::<I, U>(s, updates, values);
    }
    let iso = keeps_iso(s, updates, values);
    let (most, size) = (v.nvals() + updates.len(), if iso { 0 } else { s.size() });
    let (ids, ptr) = (Buf::new(), Buf::with_capacity(v.vectors() + 1)?);
    let (idx, vals) = (Buf::with_capacity(most)?, Buf::with_capacity(most * size)?);
    let mut m = Merge { s, v, size, copied: 0, next: 0, ids, ptr, idx, vals };
    m.ptr.push(I::new(0))?;
    for of_one in updates.chunk_by(|a, b| a.major == b.major) {
        m.vector(of_one, values)?;
    }
    m.vectors_before(v.vectors())?;
    m.entries_before(v.nvals())?;
    let Merge { ids, ptr, mut idx, mut vals, .. } = m;
    idx.shrink();
    vals.shrink();
    let vals = if iso && !idx.is_empty() { s.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::List(runs::indexed(v.ids.map(|_| &*ids), ptr, s.nmajor, idx)?);
    let z = Store { ty: s.ty.clone(), nmajor: s.nmajor, nminor: s.nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

/// As [`merged_list`] for a store without entries, and updates that set some: nothing is looked for, and values are moved together.
/// 2026-11, a thousand elements set in order: a quarter of their time was the merge.
fn fresh<I: Index, U: Index>(s: &Store, updates: &[Update<U>], values: &[u8]) -> Result<Store> {
    let (n, size) = (updates.len(), s.size());
    let of_one = || updates.chunk_by(|a, b| a.major == b.major);
    let vectors = of_one().count();
    let names = runs::is_hyper(vectors, s.nmajor);
    let mut ptr = Buf::<I>::with_capacity(if names { vectors } else { s.nmajor as usize } + 1)?;
    let mut ids = Buf::<I>::with_capacity(if names { vectors } else { 0 })?;
    ptr.push(I::new(0))?;
    let mut end = 0;
    for of_one in of_one() {
        let major = of_one[0].major.us();
        if names {
            ids.push(I::new(major))?;
        } else {
            // Vectors up to this one start where the one before ended.
            ptr.resize(major + 1, I::new(end))?;
        }
        end += of_one.len();
        ptr.push(I::new(end))?;
    }
    if !names {
        ptr.resize(s.nmajor as usize + 1, I::new(end))?;
    }
    let mut idx = Buf::<I>::new();
    idx.extend_with(updates.iter().map(|u| I::new(u.minor.us())))?;
    // SAFETY: filled on the next line: every update has a value.
    let mut vals = unsafe { Buf::<u8>::unset(n * size)? };
    moves::gather(size, &mut vals, values, n, |k| updates[k].value().unwrap_or_default());
    let form = Form::List(Lists { ids: names.then(|| I::wrap(ids)), ptr: I::wrap(ptr), idx: I::wrap(idx) });
    let z = Store { ty: s.ty.clone(), nmajor: s.nmajor, nminor: s.nminor, form, vals: Values::each(vals) };
    z.debug_validate();
    Ok(z)
}

/// The result so far. Entries between two changes are copied together, whatever vectors they are in.
struct Merge<'a, I: Index> {
    s: &'a Store,
    v: View<'a, I>,
    /// Bytes of a value; 0 when the result is iso.
    size: usize,
    /// Entries of `s` that are dealt with.
    copied: usize,
    /// Stored vectors of `s` that are dealt with.
    next: usize,
    ids: Buf<I>,
    ptr: Buf<I>,
    idx: Buf<I>,
    vals: Buf<u8>,
}

impl<I: Index> Merge<'_, I> {
    /// The vectors up to stored vector `k` are as they were; their entries may still wait to be copied.
    fn vectors_before(&mut self, k: usize) -> Result<()> {
        // Entries before the next one to copy are `copied` there and `idx.len()` here.
        let (there, here) = (self.copied, self.idx.len());
        let ends = &self.v.ptr[self.next + 1..=k];
        self.ptr.extend_with(ends.iter().map(|end| I::new(end.us() - there + here)))?;
        if let Some(ids) = self.v.ids {
            self.ids.extend_from_slice(&ids[self.next..k])?;
        }
        self.next = k;
        Ok(())
    }

    /// Copies the entries up to position `p`.
    fn entries_before(&mut self, p: usize) -> Result<()> {
        let at = self.copied..p;
        self.copied = p;
        if at.is_empty() {
            return Ok(());
        }
        self.idx.extend_from_slice(&self.v.idx[at.clone()])?;
        if self.size == 0 {
            return Ok(());
        }
        if self.s.vals.is_iso() {
            return at.into_iter().try_for_each(|_| self.vals.extend_from_slice(self.s.vals.bytes()));
        }
        self.vals.extend_from_slice(&self.s.vals.bytes()[at.start * self.size..at.end * self.size])
    }

    /// The updates of one vector.
    fn vector<U: Index>(&mut self, updates: &[Update<U>], values: &[u8]) -> Result<()> {
        let Some(first) = updates.first() else { return Ok(()) };
        let major = first.major.us();
        let k = match self.v.ids {
            None => major,
            Some(ids) => self.next + ids[self.next..].partition_point(|i| i.us() < major),
        };
        self.vectors_before(k)?;
        let is_stored = k < self.v.vectors() && self.v.id(k) == major;
        let row = if is_stored { self.v.range(k) } else { self.v.ptr[k].us()..self.v.ptr[k].us() };
        let mut p = row.start;
        for u in updates {
            let j = I::new(u.minor.us());
            p = first_at_least(self.v.idx, p..row.end, j.us());
            self.entries_before(p)?;
            if p < row.end && self.v.idx[p] == j {
                p += 1;
                self.copied = p;
            }
            if let Some(k) = u.value() {
                self.idx.push(j)?;
                if self.size > 0 {
                    push(&mut self.vals, &values[k * self.size..(k + 1) * self.size])?;
                }
            }
        }
        // What is left of the row ends it.
        let rest = row.end - self.copied;
        self.ptr.push(I::new(self.idx.len() + rest))?;
        if self.v.ids.is_some() {
            self.ids.push(I::new(major))?;
        }
        self.next = k + usize::from(is_stored);
        Ok(())
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
