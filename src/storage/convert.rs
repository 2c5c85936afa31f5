//! From format to format, from width to width.
//!
//! Needs: a valid [`Store`]. Gives: a store with the same entries in another form.
//! Cost: list to bitmap and back touch every position once; width changes every index once.

use super::lines::Present;
use super::view::View;
use super::{Form, Index, Ints, Lists, Store, Values, masked, moves, part, policy, present};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::par::{self, Disjoint, Parts};
use crate::types::by_width;

/// A store with lists; `None` when it has them already.
pub fn to_list(s: &Store) -> Result<Option<Store>> {
    if s.is_list() {
        return Ok(None);
    }
    if s.positions() == 0 {
        // The other dimension may be huge.
        return Store::empty(&s.ty, s.nmajor, s.nminor).map(Some);
    }
    let narrow = policy::fits_u32(s.nmajor, s.nminor, s.nvals() as u64);
    Ok(Some(if narrow { list_from_dense::<u32>(s)? } else { list_from_dense::<u64>(s)? }))
}

fn list_from_dense<I: Index>(s: &Store) -> Result<Store> {
    let (nvals, nminor) = (s.nvals(), s.nminor as usize);
    let mut part = part::Part::<I>::new();
    match s.present() {
        None => {
            part.idx.reserve_exact(nvals)?;
            for i in 0..s.nmajor as usize {
                (0..nminor).try_for_each(|j| part.idx.push(I::new(j)))?;
                part.end_vector(i)?;
            }
            if !s.vals.is_iso() {
                part.vals = Buf::from_slice(s.vals.bytes())?;
            }
        }
        Some(present) => {
            let mut end = 0;
            for (i, row) in present.chunks_exact(nminor.max(1)).enumerate() {
                let n = masked::count(row);
                if n > 0 {
                    end += n;
                    part.ids.push(I::new(i))?;
                    part.ends.push(end)?;
                }
            }
            (part.idx, part.vals) = compact::<I>(s, present)?;
        }
    }
    let iso = if s.vals.is_iso() { Some(Buf::from_slice(s.vals.bytes())?) } else { None };
    part::assemble(&s.ty, s.nmajor, s.nminor, Parts::One(part), iso)
}

/// Minor indices and, unless `s` is iso, values of the positions that are present, in order.
fn compact<I: Index>(s: &Store, present: &[u8]) -> Result<(Buf<I>, Buf<u8>)> {
    let (nvals, size, nminor) = (s.nvals(), if s.vals.is_iso() { 0 } else { s.size() }, s.nminor as usize);
    let ranges = par::streaming(present.len())?;
    let counts = par::run(&ranges, |r| Ok(masked::count(&present[r])))?;
    // SAFETY: as many are written as ones were counted.
    let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(nvals)?, Buf::<u8>::unset(nvals * size)?) };
    let (to_idx, to_vals) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals));
    par::run(&ranges, |r| {
        let number = ranges.partition_point(|other| other.start < r.start);
        let start: usize = counts[..number].iter().sum();
        let end = start + counts[number];
        // SAFETY: ranges have entries of their own.
        let (idx, vals) = unsafe { (to_idx.slice(start..end), to_vals.slice(start * size..end * size)) };
        let (mut at, mut to) = (r.start, idx.iter_mut());
        while at < r.end {
            let row = at - at % nminor;
            let piece = at..r.end.min(row + nminor);
            present::each(&present[piece.clone()], |p| {
                if let Some(to) = to.next() {
                    *to = I::new(piece.start - row + p);
                }
            });
            at = piece.end;
        }
        moves::pick(size, vals, &s.vals.bytes()[r.start * size..r.end * size], &present[r]);
        Ok(())
    })?;
    Ok((idx, vals))
}

/// A bitmap (or full) store; `None` when it is dense already.
pub fn to_dense(s: &Store) -> Result<Option<Store>> {
    let Form::List(lists) = &s.form else { return Ok(None) };
    let n = dense_positions(s)?;
    let mut present = Buf::<u8>::zeroed(n)?;
    let (size, nvals) = (s.size(), lists.idx.len());
    let is_one = s.vals.is_iso() && nvals > 0;
    let mut bytes =
        if is_one { Buf::new() } else { Buf::zeroed(n.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?)? };
    match &lists.idx {
        Ints::U32(_) => spread::<u32>(s, &mut present, &mut bytes),
        Ints::U64(_) => spread::<u64>(s, &mut present, &mut bytes),
    }
    let vals = if is_one { s.vals.try_clone()? } else { Values::each(bytes) };
    let form = match &lists.idx {
        _ if nvals == n => Form::Full,
        Ints::U32(_) => Form::Bitmap { present: noted::<u32>(s, present)?, nvals },
        Ints::U64(_) => Form::Bitmap { present: noted::<u64>(s, present)?, nvals },
    };
    Ok(Some(Store { ty: s.ty.clone(), nmajor: s.nmajor, nminor: s.nminor, form, vals }))
}

fn dense_positions(s: &Store) -> Result<usize> {
    match policy::positions(s.nmajor, s.nminor) {
        Some(n) => Ok(n as usize),
        None => Err(Error::new(
            ErrorKind::OutOfMemory,
            format_args!("out of memory: a {} by {} object cannot be kept dense", s.nmajor, s.nminor),
        )),
    }
}

/// Presence of the entries of `s`, which has lists of this width.
fn noted<I: Index>(s: &Store, bytes: Buf<u8>) -> Result<Present> {
    let v = View::<I>::of(s).expect("the caller looked at the width");
    Present::of(bytes, v.nvals(), positions(&v).map(|(_, at)| at))
}

/// Marks the positions of all entries, and puts their values there, unless they have one together.
fn spread<I: Index>(s: &Store, present: &mut [u8], values: &mut [u8]) {
    let (v, size, from) = (View::<I>::of(s).expect("the caller looked at the width"), s.size(), s.vals.bytes());
    if s.vals.is_iso() {
        return positions(&v).for_each(|(_, to)| present[to] = 1);
    }
    by_width!(size, W => spread_words::<I, W>(&v, present, moves::words_mut(values), moves::words(from)), else => {
        for (p, to) in positions(&v) {
            present[to] = 1;
            values[to * size..(to + 1) * size].copy_from_slice(&from[p * size..(p + 1) * size]);
        }
    })
}

/// Entries and their positions.
fn positions<I: Index>(v: &View<'_, I>) -> impl Iterator<Item = (usize, usize)> {
    (0..v.vectors()).flat_map(move |k| v.range(k).map(move |p| (p, v.id(k) * v.nminor + v.idx[p].us())))
}

/// A function of its own: beside others its loop had its bounds on the stack. 2026-11, `W = U U; C = W .* U; sum C` of the karate
/// club, where W becomes a bitmap: 7.9 -> 7.4 microseconds.
#[inline(never)]
fn spread_words<I: Index, W: Copy>(v: &View<'_, I>, present: &mut [u8], values: &mut [W], from: &[W]) {
    for k in 0..v.vectors() {
        let (row, places) = (v.range(k), v.id(k) * v.nminor..(v.id(k) + 1) * v.nminor);
        let (present, to) = (&mut present[places.clone()], &mut values[places]);
        for (j, value) in v.idx[row.clone()].iter().zip(&from[row]) {
            present[j.us()] = 1;
            to[j.us()] = *value;
        }
    }
}

/// A copy of a list store with 32-bit indices; `None` when it has no lists, has them narrow, or they do not fit.
pub fn to_narrow(s: &Store) -> Result<Option<Store>> {
    match &s.form {
        Form::List(l) if l.idx.is_wide() && policy::fits_u32(s.nmajor, s.nminor, l.idx.len() as u64) => {
            with_lists(s, l.narrowed()?)
        }
        Form::List(_) | Form::Bitmap { .. } | Form::Full => Ok(None),
    }
}

/// A copy of a list store with 64-bit indices; `None` when it has no lists or has them wide.
pub fn to_wide(s: &Store) -> Result<Option<Store>> {
    match &s.form {
        Form::List(l) if !l.idx.is_wide() => with_lists(s, l.widened()?),
        Form::List(_) | Form::Bitmap { .. } | Form::Full => Ok(None),
    }
}

/// A copy of a list store with other lists of the same entries.
fn with_lists(s: &Store, lists: Lists) -> Result<Option<Store>> {
    let (ty, vals) = (s.ty.clone(), s.vals.try_clone()?);
    Ok(Some(Store { ty, nmajor: s.nmajor, nminor: s.nminor, form: Form::List(lists), vals }))
}

/// A copy of a list store without (or with) a list of ids; `None` when it is so already.
pub fn with_ids(s: &Store, hyper: bool) -> Result<Option<Store>> {
    let Form::List(l) = &s.form else { return Ok(None) };
    if l.ids.is_some() == hyper {
        return Ok(None);
    }
    let lists = match &l.idx {
        Ints::U32(_) => reindexed::<u32>(s, hyper)?,
        Ints::U64(_) => reindexed::<u64>(s, hyper)?,
    };
    with_lists(s, lists)
}

fn reindexed<I: Index>(s: &Store, hyper: bool) -> Result<Lists> {
    let v = View::<I>::of(s).expect("the caller looked at the width");
    let (mut ids, mut ptr) = (Buf::new(), Buf::<I>::new());
    ptr.push(I::new(0))?;
    for k in 0..v.vectors() {
        if hyper {
            if !v.range(k).is_empty() {
                ids.push(I::new(v.id(k)))?;
                ptr.push(v.ptr[k + 1])?;
            }
        } else {
            let start = v.ptr[k];
            ptr.resize(v.id(k) + 1, start)?;
            ptr.push(v.ptr[k + 1])?;
        }
    }
    if !hyper {
        ptr.resize(v.nmajor + 1, I::new(v.nvals()))?;
    }
    Ok(Lists { ids: hyper.then(|| I::wrap(ids)), ptr: I::wrap(ptr), idx: I::wrap(Buf::from_slice(v.idx)?) })
}

/// The store with one value per entry where it was iso.
pub fn without_iso(mut s: Store) -> Result<Store> {
    if s.vals.is_iso() {
        let n = if s.is_list() { s.nvals() } else { s.positions() };
        let mut bytes = Buf::zeroed(n * s.size())?;
        moves::fill(&mut bytes, s.vals.bytes());
        s.vals = Values::each(bytes);
    }
    Ok(s)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Type;

    fn check<I: Index>(size: usize, ids: Option<&[usize]>, ends: &[usize]) {
        let ints = |of: &[usize]| I::wrap(Buf::from_slice(&of.iter().map(|&x| I::new(x)).collect::<Vec<_>>()).unwrap());
        // Row 0 has columns 1 and 3, row 2 has 0; the bytes of all values differ.
        let at = [1, 3, 8];
        let values: Vec<u8> = (0..3 * size).map(|b| b as u8 + 1).collect();
        let store = |vals| Store {
            ty: Type::try_new(size, "", "").unwrap(),
            nmajor: 3,
            nminor: 4,
            form: Form::List(Lists { ids: ids.map(&ints), ptr: ints(ends), idx: ints(&[1, 3, 0]) }),
            vals,
        };
        let dense = to_dense(&store(Values::each(Buf::from_slice(&values).unwrap()))).unwrap().unwrap();
        let iso = to_dense(&store(Values::iso(Buf::from_slice(&values[..size]).unwrap()))).unwrap().unwrap();
        for z in [&dense, &iso] {
            assert!(z.present().unwrap().iter().enumerate().all(|(k, &is)| (is == 1) == at.contains(&k)), "{size}");
            assert_eq!(z.nvals(), 3);
        }
        for (p, k) in at.into_iter().enumerate() {
            assert_eq!(dense.vals.bytes()[k * size..][..size], values[p * size..][..size], "{size}");
        }
        assert_eq!(iso.vals.bytes(), &values[..size]);
    }

    /// Values of every width that has a loop, and of some that have none.
    #[test]
    fn lists_become_bitmaps() {
        for size in [1, 2, 3, 4, 8, 12, 16, 40] {
            check::<u32>(size, None, &[0, 2, 2, 3]);
            check::<u64>(size, None, &[0, 2, 2, 3]);
            check::<u32>(size, Some(&[0, 2]), &[0, 2, 3]);
        }
    }
}
