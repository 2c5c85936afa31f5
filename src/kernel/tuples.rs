//! I(k), J(k), X(k) = the k-th entry of A, by major and then minor index; errors call them row and column.
//!
//! Needs: a valid store; arrays as long as there are entries; values in any type A's type casts to.
//! Gives: the number of entries; nothing is written when an array is too short.
//! Cost: lists O(nvals); dense O(positions). Arrays that are not asked for cost nothing.
//! Parallel: entries of lists; places of dense objects, whose entries are counted before where not all have one.

use std::ops::Range;

use super::erased::TILE;
use super::erased::pipe::{Fetch, Gather, cast_value};
use super::operand::by_index;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, masked, moves, present};
use crate::types::{Type, by_width};

/// Elements of an array that one unit of work stands for. 2026-11, bench-peer, extract_tuples of 264,000 entries into new
/// arrays: 84 microseconds on one thread, 129 on two, whose page faults wait for each other.
pub(super) const PER_WORK: usize = 8;

/// Entries below which calls take as long as asking what is to be done with them: all is done at once.
pub(super) const AT_ONCE: usize = 1 << 10;

/// Writes the entries of `a` to the arrays that are given.
pub fn run(
    a: &Store,
    names: [&str; 2],
    major: Option<&mut [u64]>,
    minor: Option<&mut [u64]>,
    vals: Option<(&Type, &mut [u8])>,
) -> Result<u64> {
    let n = a.nvals();
    for (name, have) in names.into_iter().zip([major.as_deref(), minor.as_deref()]) {
        room(name, have.map(<[u64]>::len), n)?;
    }
    if let Some((ty, out)) = vals.as_ref().filter(|(ty, out)| out.len() < n.saturating_mul(ty.size())) {
        room("values", Some(out.len() / ty.size()), n)?;
    }
    let vals = vals.map(|(ty, out)| (ty, &mut out[..n * ty.size()]));
    if let Some((ty, _)) = &vals {
        a.ty.check_cast(ty, "extract_tuples: values")?;
    }
    match &a.form {
        Form::List(l) => by_index!(l.idx.is_wide(), I => entries::<I>(a, major, minor, vals)?),
        Form::Bitmap { .. } | Form::Full => of_places(a, major, minor, vals)?,
    }
    Ok(n as u64)
}

fn room(what: &str, have: Option<usize>, need: usize) -> Result<()> {
    match have {
        Some(have) if have < need => Err(Error::new(
            ErrorKind::InsufficientSpace,
            format_args!("extract_tuples: room for {have} {what}, but there are {need} entries"),
        )),
        Some(_) | None => Ok(()),
    }
}

/// The arrays of lists, all in one job: apart, each was too short for a second thread to be called.
fn entries<I: Index>(
    a: &Store,
    major: Option<&mut [u64]>,
    minor: Option<&mut [u64]>,
    vals: Option<(&Type, &mut [u8])>,
) -> Result<()> {
    let v = View::<I>::of(a).expect("the caller looked at form and width");
    let vals = match vals {
        Some((ty, out)) if v.nvals() < AT_ONCE && a.ty == *ty && !a.vals.is_iso() => {
            out.copy_from_slice(a.vals.bytes());
            // What lies behind the entries is not written.
            minor.into_iter().for_each(|out| I::widen(v.idx, &mut out[..v.nvals()]));
            major.into_iter().for_each(|out| majors(&v, 0..v.nvals(), &mut out[..v.nvals()]));
            return Ok(());
        }
        vals => vals,
    };
    let arrays = usize::from(major.is_some()) + usize::from(minor.is_some()) + usize::from(vals.is_some());
    let one = match &vals {
        Some((ty, out)) if a.vals.is_iso() && !out.is_empty() => Some(cast_value(&a.ty, a.vals.bytes(), ty)?),
        Some(_) | None => None,
    };
    let (major, minor) = (major.map(Disjoint::new), minor.map(Disjoint::new));
    let vals = vals.map(|(ty, out)| (ty, Disjoint::new(out)));
    par::over(
        v.nvals(),
        |k| k * arrays / PER_WORK,
        |r| {
            if let Some((ty, out)) = &vals {
                let size = ty.size();
                // SAFETY: ranges do not overlap.
                let out = unsafe { out.slice(r.start * size..r.end * size) };
                match &one {
                    Some(one) => out.chunks_exact_mut(size).for_each(|to| to.copy_from_slice(one)),
                    None => each_value(a, ty, r.start, out)?,
                }
            }
            if let Some(out) = &minor {
                // SAFETY: as above.
                I::widen(&v.idx[r.clone()], unsafe { out.slice(r.clone()) });
            }
            if let Some(out) = &major {
                // SAFETY: as above.
                majors(&v, r.clone(), unsafe { out.slice(r) });
            }
            Ok(())
        },
    )
}

/// The major indices of the entries `r`.
fn majors<I: Index>(v: &View<'_, I>, r: Range<usize>, out: &mut [u64]) {
    /// Short vectors are written as so many entries, whatever their length, and the next one over what was too much.
    const SHORT: usize = 4;
    let mut k = v.ptr.partition_point(|end| end.us() <= r.start).saturating_sub(1);
    let mut p = r.start;
    while p < r.end {
        let (n, id) = (v.ptr[k + 1].us().min(r.end) - p, v.id(k) as u64);
        let to = &mut out[p - r.start..];
        match to.first_chunk_mut::<SHORT>() {
            Some(to) if n <= SHORT => *to = [id; SHORT],
            _ => to[..n].fill(id),
        }
        (p, k) = (p + n, k + 1);
    }
}

/// The arrays of dense objects.
fn of_places(a: &Store, major: Option<&mut [u64]>, minor: Option<&mut [u64]>, vals: Option<(&Type, &mut [u8])>) -> Result<()> {
    let arrays = usize::from(major.is_some()) + usize::from(minor.is_some()) + usize::from(vals.is_some());
    if arrays == 0 || a.nvals() == 0 {
        return Ok(());
    }
    let (places, nminor) = (a.positions(), a.nminor as usize);
    let at_a_place = (a.nvals().saturating_mul(arrays) / places + 1).min(PER_WORK);
    let ranges = par::ranges(places, |p| p.saturating_mul(at_a_place) / PER_WORK)?;
    let firsts = firsts(a, &ranges)?;
    let one = match &vals {
        Some((ty, _)) if a.vals.is_iso() => Some(cast_value(&a.ty, a.vals.bytes(), ty)?),
        Some(_) | None => None,
    };
    let (major, minor) = (major.map(Disjoint::new), minor.map(Disjoint::new));
    let vals = vals.map(|(ty, out)| (ty, Disjoint::new(out)));
    par::run(&ranges, |r| {
        let number = ranges.partition_point(|range| range.start < r.start);
        let (mut k, end) = (firsts[number], firsts[number + 1]);
        if let Some((ty, out)) = &vals {
            let size = ty.size();
            // SAFETY: ranges have different entries.
            let out = unsafe { out.slice(k * size..end * size) };
            match &one {
                Some(one) => out.chunks_exact_mut(size).for_each(|to| to.copy_from_slice(one)),
                None => values(a, ty, r.clone(), out)?,
            }
        }
        let mut start = r.start;
        while start < r.end && (major.is_some() || minor.is_some()) {
            let (i, j) = (start / nminor, start % nminor);
            let stop = r.end.min(start - j + nminor);
            let first = k;
            match (a.present().map(|b| &b[start..stop]), &minor) {
                (None, None) => k += stop - start,
                (None, Some(out)) => {
                    k += stop - start;
                    // SAFETY: as above.
                    unsafe { out.slice(first..k) }.iter_mut().zip(j..).for_each(|(to, j)| *to = j as u64);
                }
                (Some(present), None) => k += masked::count(present),
                (Some(present), Some(out)) => {
                    // SAFETY: as above.
                    let out = unsafe { out.slice(first..end) };
                    let mut n = 0;
                    present::each(present, |p| {
                        out[n] = (j + p) as u64;
                        n += 1;
                    });
                    k += n;
                }
            }
            if let Some(out) = &major {
                // SAFETY: as above.
                unsafe { out.slice(first..k) }.fill(i as u64);
            }
            start = stop;
        }
        Ok(())
    })?;
    Ok(())
}

/// The number of the first entry of each of these ranges of places, and how many there are.
fn firsts(a: &Store, ranges: &par::Ranges) -> Result<Buf<usize>> {
    let mut firsts = Buf::with_capacity(ranges.len() + 1)?;
    firsts.push(0)?;
    match a.present() {
        Some(present) if ranges.len() > 1 => {
            for n in par::run(ranges, |r| Ok(masked::count(&present[r])))? {
                firsts.push(firsts[firsts.len() - 1] + n)?;
            }
        }
        Some(_) => firsts.push(a.nvals())?,
        None => ranges.iter().try_for_each(|r| firsts.push(r.end))?,
    }
    Ok(firsts)
}

/// The values at these places of a bitmap or a full object that is not iso; `out` holds exactly so many and may lie anywhere.
fn values(a: &Store, ty: &Type, places: Range<usize>, out: &mut [u8]) -> Result<()> {
    let size = ty.size();
    let Some(present) = a.present().map(|b| &b[places.clone()]) else { return each_value(a, ty, places.start, out) };
    if a.ty == *ty {
        let (from, mut k) = (&a.vals.bytes()[places.start * size..places.end * size], 0);
        by_width!(size, W => {
            // The number of bytes is a constant here, and so a copy is one instruction.
            const SIZE: usize = size_of::<W>();
            let (to, from) = (out.as_chunks_mut::<SIZE>().0, from.as_chunks::<SIZE>().0);
            present::each(present, |p| {
                to[k] = from[p];
                k += 1;
            });
        }, else => present::each(present, |p| {
            out[k * size..(k + 1) * size].copy_from_slice(&from[p * size..(p + 1) * size]);
            k += 1;
        }));
        return Ok(());
    }
    let mut x = Gather::new(a, ty, true, TILE)?;
    let mut at = Buf::<usize>::with_capacity(TILE)?;
    let mut entries = present.iter().zip(places).filter(|(is, _)| **is != 0).map(|(_, p)| p);
    for to in out.chunks_mut(TILE * size) {
        at.clear();
        entries.by_ref().take(to.len() / size).try_for_each(|p| at.push(p))?;
        copy(x.at(at.len(), |k| at[k]), to);
    }
    Ok(())
}

/// The values from position `start` on of a store with a value at each, as many as fit `out`.
fn each_value(a: &Store, ty: &Type, start: usize, out: &mut [u8]) -> Result<()> {
    let size = ty.size();
    if a.ty == *ty {
        out.copy_from_slice(&a.vals.bytes()[start * size..][..out.len()]);
        return Ok(());
    }
    let mut x = Fetch::new(a, ty, true)?;
    for (t, to) in out.chunks_mut(TILE * size).enumerate() {
        copy(x.run(start + t * TILE, to.len() / size), to);
    }
    Ok(())
}

fn copy(from: *const u8, to: &mut [u8]) {
    // SAFETY: Fetch gave as many values of the wanted type as fit `to`; its tiles are not the caller's memory.
    unsafe { moves::copy(from, to.as_mut_ptr(), to.len()) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice};

    #[test]
    fn entries_come_in_order_and_cast() {
        let mut dice = Dice(6);
        let three = Type::try_new(3, "three", "").unwrap();
        for (from, to) in [(Type::of::<i16>(), Type::of::<f64>()), (Type::of::<i64>(), Type::of::<i64>()), (three.clone(), three)]
        {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for s in sample::forms(&sample::store(&from, nmajor, nminor, &e)) {
                    let n = e.len();
                    let (mut i, mut j) = (vec![9; n + 1], vec![9; n + 1]);
                    // One byte further, so that the values do not lie on their boundary.
                    let mut x = vec![9; (n + 1) * to.size() + 1];
                    assert_eq!(
                        run(&s, ["row indices", "column indices"], Some(&mut i), Some(&mut j), Some((&to, &mut x[1..]))).unwrap(),
                        n as u64
                    );
                    let got = (0..n).map(|k| ((i[k], j[k]), sample::number(&to, &x[1 + k * to.size()..][..to.size()])));
                    assert!(got.eq(e.iter().map(|(&at, &v)| (at, v))));
                    assert!(i[n] == 9 && j[n] == 9 && x[1 + n * to.size()..].iter().all(|&b| b == 9));
                    if n > 0 {
                        let refused =
                            run(&s, ["row indices", "column indices"], Some(&mut i[..n - 1]), None, Some((&to, &mut x)))
                                .unwrap_err();
                        assert!(refused.kind() == ErrorKind::InsufficientSpace && x[0] == 9);
                    }
                }
            }
        }
    }

    /// Large enough for several ranges, which begin and end within rows, between them and at empty ones.
    #[test]
    fn threads_share_entries() {
        let mut dice = Dice(7);
        let mut e = sample::random(&mut dice, 4000, 100, 9, 9);
        e.retain(|&(i, _), _| i % 5 > 0);
        e.extend((0..90).map(|j| ((17, j), 3)));
        for (from, to) in [(Type::of::<i16>(), Type::of::<f64>()), (Type::of::<i64>(), Type::of::<i64>())] {
            for s in sample::forms(&sample::store(&from, 4000, 100, &e)) {
                for threads in [1, 3] {
                    par::set_threads(threads);
                    let n = e.len();
                    let (mut i, mut j, mut x) = (vec![9; n], vec![9; n], vec![9; n * to.size()]);
                    run(&s, ["row indices", "column indices"], Some(&mut i), Some(&mut j), Some((&to, &mut x))).unwrap();
                    let got = (0..n).map(|k| ((i[k], j[k]), sample::number(&to, &x[k * to.size()..][..to.size()])));
                    assert!(got.eq(e.iter().map(|(&at, &v)| (at, v))));
                }
            }
        }
    }
}
