//! A vector of one value, and places that get the same one: their union.
//!
//! Needs: a vector's 32-bit list, [`Marks`] of its value. Gives: [`joined`], a list.
//! Cost: some 4 ns a place that was marked where a mark for each column pays (2026-11, road-NY), else a merge, or a sort if places came
//! more than once.
//! 2026-11, LAGraph's delta stepping marks what it has settled, 28 times some 400 vertices of a million: 7 us each time while they were
//! merged into lists and then into bytes for all columns.

use super::few;
use super::mask::first_at_least;
use super::scatter::{NEAR, Scatter};
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::storage::marks::Marks;
use crate::storage::present::{self, Ones};
use crate::storage::view::View;
use crate::storage::{Form, Ints, Lists, Store, Values};

/// Words of bits for a place from which on they are not looked through: a sort touches fewer pages. 2026-11: a guess.
const SPARSE: usize = 16;

/// Entries for a place from which on those between two places are copied together. 2026-11: a guess.
const SKEWED: usize = 8;

/// The vector `s`, with all places of `marks`; `None` if it is no vector in 32-bit lists of no value but theirs.
pub fn joined(s: &Store, marks: &Marks) -> Result<Option<Store>> {
    let Some(v) = View::<u32>::of(s).filter(|_| serves(s, marks.value())) else { return Ok(None) };
    let idx = union(v.nminor, v.idx, marks)?;
    let (ptr, vals) = (Buf::from_slice(&[0, idx.len() as u32])?, Values::iso(Buf::from_slice(marks.value())?));
    let form = Form::List(Lists { ids: None, ptr: Ints::U32(ptr), idx: Ints::U32(idx) });
    let z = Store { ty: s.ty.clone(), nmajor: 1, nminor: s.nminor, form, vals };
    z.debug_validate();
    Ok(Some(z))
}

/// Whether [`joined`] takes `s` and places of this value. A few entries are looked at, of many there is one value.
#[must_use]
pub fn serves(s: &Store, value: &[u8]) -> bool {
    let has_no_other = || {
        let vals = s.vals.bytes();
        if s.vals.is_iso() {
            vals == value
        } else {
            s.nvals() <= few::MOST && vals.chunks(value.len()).all(|other| other == value)
        }
    };
    s.nmajor == 1 && View::<u32>::of(s).is_some_and(|v| v.nminor <= u32::MAX as usize) && has_no_other()
}

/// Rising `idx` and the places, each once, rising.
fn union(n: usize, idx: &[u32], marks: &Marks) -> Result<Buf<u32>> {
    let (places, all) = (marks.places(), idx.len() + marks.places().len());
    // Their number is known when they are written.
    let mut to = Buf::with_capacity(all.min(n))?;
    if marks.rise() {
        merge(idx, places, &mut to)?;
    } else if n.div_ceil(64) <= SPARSE * all {
        by_marks(n, [idx, places], &mut to)?;
    } else {
        let mut sorted = scratch::dirty::<u32>(places.len())?;
        sorted.copy_from_slice(places);
        sorted.sort_unstable();
        let mut n = 0;
        for k in 0..sorted.len() {
            sorted[n] = sorted[k];
            n += usize::from(sorted.get(k + 1) != Some(&sorted[k]));
        }
        merge(idx, &sorted[..n], &mut to)?;
    }
    to.shrink();
    Ok(to)
}

/// What rising `a` and `b` have, to `to`, which has room.
fn merge(a: &[u32], b: &[u32], to: &mut Buf<u32>) -> Result<()> {
    let (mut p, mut q) = (0, 0);
    if b.len() < a.len() / SKEWED {
        for y in b {
            let before = first_at_least(a, p..a.len(), *y as usize);
            to.extend_from_slice(&a[p..before])?;
            to.push(*y)?;
            p = before + usize::from(a.get(before) == Some(y));
        }
        return to.extend_from_slice(&a[p..]);
    }
    let (room, mut n) = (to.spare(), 0);
    while p < a.len() && q < b.len() {
        let (x, y) = (a[p], b[q]);
        room[n].write(x.min(y));
        (n, p, q) = (n + 1, p + usize::from(x <= y), q + usize::from(y <= x));
    }
    // SAFETY: so many were written.
    unsafe { to.set_len(n) };
    to.extend_from_slice(&a[p..])?;
    to.extend_from_slice(&b[q..])
}

/// What rising runs of `lists` have, in columns below `n`, to `to`, which has room.
fn by_marks(n: usize, lists: [&[u32]; 2], to: &mut Buf<u32>) -> Result<()> {
    let (mut ones, room, mut made) = (Ones::new(), to.spare(), 0);
    let mut put = |word: usize, bits: u64| {
        ones.push(bits, 64 * word);
        if ones.is_full() {
            made += ones.list(&mut room[made..]);
        }
    };
    if n <= NEAR {
        let mut columns = Scatter::new(n)?;
        for list in lists {
            // Not one loop over both: where that stands would be written down for each column.
            list.iter().for_each(|j| {
                assert!((*j as usize) < n, "LIST-2");
                // SAFETY: just asked.
                unsafe { columns.mark(*j) };
            });
        }
        columns.take(|line| present::word(line), put);
        columns.give_back();
    } else {
        let mut bits = scratch::zeroed::<u64>(n.div_ceil(64))?;
        for list in lists {
            present::set_bits(&mut bits, list.iter().map(|j| *j as usize));
        }
        bits.iter_mut().enumerate().filter(|(_, bits)| **bits != 0).for_each(|(word, bits)| put(word, std::mem::take(bits)));
        bits.give_back();
    }
    made += ones.list(&mut room[made..]);
    // SAFETY: so many were written.
    unsafe { to.set_len(made) };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;
    use std::collections::BTreeSet;

    #[test]
    fn marks_join_what_there_is() {
        let mut dice = Dice(3);
        for n in [1, 64, 65, 5000, 300_000, 40_000_000] {
            for (had, times) in [(0, 1), (0, 3), (1, 1), (9, 1), (700, 1), (700, 1), (700, 2), (700, 9)] {
                let some = |dice: &mut Dice, most| {
                    let from = dice.below(n);
                    (0..most).map(|_| (from + dice.below((n - from).min(9000))) as u32).collect::<BTreeSet<_>>()
                };
                let mut want = some(&mut dice, had);
                let idx: Vec<u32> = want.iter().copied().collect();
                let mut marks = Marks::new();
                for _ in 0..times {
                    let most = [300, 20][dice.below(2) as usize];
                    let more = some(&mut dice, most);
                    assert!(marks.take(&[1]));
                    marks.add(&more.iter().copied().collect::<Vec<_>>(), &[1]).unwrap();
                    want.extend(more);
                }
                assert!(!marks.take(&[0]));
                let to = union(n as usize, &idx, &marks).unwrap();
                assert!(to.iter().eq(&want), "{had} of {n}, {times}");
            }
        }
    }
}
