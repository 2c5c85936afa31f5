//! `C(I,J) (+)= A`, `C(I,J) = x` and `C<M> = x` where C is dense: every value goes to its place at once.
//!
//! Needs: a dense C, a store of shape |I| x |J| or one value, index lists within bounds.
//! Gives: the new C, changed in place when it has one owner. Cost: O(|I| |J|), or O(|A|) with an
//! accumulator, or O(|M|); nothing of C outside the place is looked at.
//! Where a list names a place twice the last one wins, because places are written in order; with
//! an accumulator the caller makes sure that none is named twice.

use super::assign::Place;
use super::mask::Mask;
use super::merge::Merger;
use super::operand::by_index;
use super::writeback::{How, Target, change_dense, merger};
use crate::error::Result;
use crate::mem::{Shared, scratch};
use crate::ops::BinaryOp;
use crate::storage::lines::Present;
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, present};
use crate::types::by_width;

/// Assigns `a`.
pub fn run(c: &mut Shared<Store>, a: &Store, place: Place<'_>, accum: Option<&BinaryOp>) -> Result<()> {
    let how = How { accum, ..How::plain() };
    let mut merger = merger(&c.ty, None, a, accum)?;
    let may_remove = accum.is_none() && !matches!(a.form, Form::Full);
    let (positions, nminor) = (c.positions(), c.nminor as usize);
    let (rows, cols) = (a.nmajor as usize, a.nminor as usize);
    change_dense(
        c,
        || may_remove,
        |present, nvals, vals| {
            let mut target = Target { present, nvals, vals, positions, nminor };
            match &a.form {
                Form::List(lists) => by_index!(lists.idx.is_wide(), I => {
                    let v = View::<I>::of(a).expect("the width was looked at");
                    for r in 0..rows {
                        let (mut q, end) = (v.row(r).start, v.row(r).end);
                        row(&mut target, &mut merger, (&place, r, cols), &how, |s| {
                            let here = q < end && v.idx[q].us() == s;
                            q += usize::from(here);
                            here.then(|| q - 1)
                        });
                    }
                }),
                Form::Bitmap { .. } | Form::Full => {
                    let present = a.present();
                    for r in 0..rows {
                        let entry = |s| Some(r * cols + s).filter(|&p| present.is_none_or(|b| b[p] != 0));
                        row(&mut target, &mut merger, (&place, r, cols), &how, entry);
                    }
                }
            }
            merger.flush_onto(target.vals);
        },
    )
}

/// Row `r` of a result of `cols` columns goes to its places: entry `s` is at the position that `entry(s)` tells, if it is there.
#[inline(always)]
fn row(
    target: &mut Target<'_>,
    merger: &mut Merger<'_>,
    (place, r, cols): (&Place<'_>, usize, usize),
    how: &How<'_>,
    mut entry: impl FnMut(usize) -> Option<usize>,
) {
    let i = place.i.get(r) as usize;
    for s in 0..cols {
        let j = place.j.get(s) as usize;
        let p = i * target.nminor + j;
        match entry(s) {
            Some(q) => target.put(p, q, (i, j), how.accum.is_some(), merger),
            None if !how.keeps() => target.remove(p),
            None => {}
        }
    }
}

/// Where one value goes.
pub enum To<'a> {
    /// To every position of a place.
    Place(Place<'a>),
    /// Wherever a mask allows.
    Mask(Mask<'a>),
}

impl To<'_> {
    /// The places of a vector, if a list tells them.
    fn list(&self) -> Option<&[u32]> {
        match self {
            To::Mask(mask) if mask.is_structural() => {
                mask.as_lists::<u32>().filter(|m| (m.nmajor, m.vectors()) == (1, 1)).map(|m| &m.idx[m.range(0)])
            }
            To::Mask(_) | To::Place(_) => None,
        }
    }
}

/// Assigns the value `x`, one of C's type, without an accumulator.
pub fn value(c: &mut Shared<Store>, x: &[u8], to: &To<'_>, wide: bool) -> Result<()> {
    let (nmajor, nminor) = (c.nmajor as usize, c.nminor as usize);
    // Entries that come have the one value that all have.
    let is_same = c.vals.is_iso() && c.vals.bytes() == x;
    if let Some(Store { form: Form::Bitmap { present, nvals }, .. }) = c.get_mut().filter(|_| is_same) {
        match to.list() {
            Some(places) => present.set_all(places, nvals),
            None => each(to, (nmajor, nminor), wide, |p| *nvals += usize::from(!present.set(p))),
        }
        present.thinned(*nvals);
        return Ok(());
    }
    change_dense(
        c,
        || false,
        |mut present, nvals, vals| {
            by_width!(x.len(), W => {
                const SIZE: usize = size_of::<W>();
                if let ([one], _) = x.as_chunks::<SIZE>() {
                    let vals = vals.as_chunks_mut::<SIZE>().0;
                    if let Some(places) = to.list() {
                        if let Some(present) = &mut present {
                            present.set_all(places, nvals);
                        }
                        let one = *one;
                        return places.iter().for_each(|p| vals[p.us()] = one);
                    }
                    each(to, (nmajor, nminor), wide, |p| {
                        enter(&mut present, nvals, p);
                        vals[p] = *one;
                    });
                }
            }, else => each(to, (nmajor, nminor), wide, |p| {
                enter(&mut present, nvals, p);
                vals[p * x.len()..(p + 1) * x.len()].copy_from_slice(x);
            }));
        },
    )
}

/// Position `p` has an entry from now on.
#[inline]
fn enter(present: &mut Option<&mut Present>, nvals: &mut usize, p: usize) {
    if let Some(present) = present {
        *nvals += usize::from(!present.set(p));
    }
}

/// Hands the positions that one value goes to to `f`.
#[inline]
fn each(to: &To<'_>, (nmajor, nminor): (usize, usize), wide: bool, mut f: impl FnMut(usize)) {
    let mask = match to {
        To::Mask(mask) => mask,
        To::Place(place) => {
            let (rows, columns) = (place.i.len(nmajor as u64) as usize, place.j.len(nminor as u64) as usize);
            for i in (0..rows).map(|r| place.i.get(r) as usize) {
                (0..columns).for_each(|s| f(i * nminor + place.j.get(s) as usize));
            }
            return;
        }
    };
    if let (Some(present), true, false) = (mask.store().and_then(Store::present), mask.is_structural(), mask.is_complement()) {
        return present::each(present, f);
    }
    by_index!(wide, I => match mask.as_lists::<I>() {
        Some(m) => for k in 0..m.vectors() {
            let base = m.id(k) * nminor;
            mask.each_true(m.range(k), |p| f(base + m.idx[p].us()));
        },
        None => for i in 0..nmajor {
            let mut allowed = mask.row::<I>(i);
            (0..nminor).filter(|&j| allowed.allows(j)).for_each(|j| f(i * nminor + j));
        },
    });
}

/// Whether a list of indices below `dim` may name one of them twice.
pub fn may_repeat(list: super::Indices<'_>, dim: u64) -> Result<bool> {
    /// Dimension from which on marks cost more than being careful: 2^32 bits are half a GiB.
    const MAX_MARKS: u64 = 1 << 32;
    let super::Indices::List(list) = list else { return Ok(false) };
    if list.is_sorted_by(|a, b| a < b) {
        return Ok(false);
    }
    if dim > MAX_MARKS || list.len() as u64 > dim {
        return Ok(true);
    }
    let mut marks = scratch::zeroed::<u64>((dim as usize).div_ceil(64))?;
    let twice = list.iter().any(|&i| {
        let (word, bit) = (&mut marks[i as usize / 64], 1u64 << (i % 64));
        std::mem::replace(word, *word | bit) & bit != 0
    });
    list.iter().for_each(|&i| marks[i as usize / 64] = 0);
    marks.give_back();
    Ok(twice)
}
