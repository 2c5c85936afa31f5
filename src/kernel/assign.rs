//! C<M,r>(I,J) (+)= A and C<M,r>(I,J) (+)= x.
//!
//! Needs: the old C, a store or one value, index lists within bounds, how to write.
//! Gives: the new C. Cost: O(|A| log) to place A, then as `writeback`; a scalar under a list mask
//! costs O(|M|) when C is dense.
//! Meaning (C API 2.1, section 4.3.7): the mask covers all of C; positions outside I x J keep
//! their entries unless `replace` takes them. Where I or J name a place twice the specification
//! leaves the result open; here the last one wins (SN-8), so a source that has no entry there takes
//! away what an earlier one brought.

use super::Indices;
use super::assign_dense::{self, To};
use super::erased::TILE;
use super::erased::pipe::cast_value;
use super::keep::{self, Piece};
use super::mask::{Mask, Region};
use super::operand::{self, Ref, by_index, needs_wide, view};
use super::pick;
use super::writeback::{self, How};
use crate::error::{Error, Result};
use crate::mem::{Buf, Shared};
use crate::par::{self, Disjoint, Parts};
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, masked, moves, policy};
use crate::types::{Datum, Type};

/// Where an assignment goes: rows and columns of C (major and minor).
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// Major indices.
    pub i: Indices<'a>,
    /// Minor indices.
    pub j: Indices<'a>,
}

impl Place<'_> {
    /// Whether it is all of C, in order.
    pub fn is_everything(&self) -> bool {
        matches!((self.i, self.j), (Indices::All, Indices::All))
    }
}

/// Assigns `a`, of shape |I| x |J|.
pub fn store(ty: &Type, c: &mut Shared<Store>, a: &Store, place: Place<'_>, how: &How<'_>) -> Result<()> {
    if place.is_everything() {
        if how.mask.is_some_and(|m| std::ptr::eq(m, a)) && how.structural && !how.complement && !how.replace {
            // A mask that is A itself keeps all of A, and of C what lies outside.
            return writeback::from(ty, c, Ref::Borrowed(a), &How { mask: None, keep: true, ..*how });
        }
        if pick::into_bitmap(c, ty, a, how)? {
            return Ok(());
        }
        return match pick::at_mask(a, how)? {
            Some(z) => writeback::run(ty, c, z, &How { is_masked: true, ..*how }),
            None => writeback::from(ty, c, Ref::Borrowed(a), how),
        };
    }
    let how = &masked(how);
    if !c.is_list() && how.mask.is_none() && !how.complement {
        let twice =
            how.accum.is_some() && (assign_dense::may_repeat(place.i, c.nmajor)? || assign_dense::may_repeat(place.j, c.nminor)?);
        if !twice {
            return assign_dense::run(c, a, place, how.accum);
        }
    }
    let t = placed(a, place, c.nmajor, c.nminor)?;
    if how.accum.is_some() {
        return writeback::run(ty, c, t, how);
    }
    overwrite(ty, c, t, place, how)
}

/// Assigns one value to every position of I x J; `None` removes the entries there.
pub fn scalar(ty: &Type, c: &mut Shared<Store>, x: Option<&Datum<'_>>, place: Place<'_>, how: &How<'_>) -> Result<()> {
    let how = &masked(how);
    let Some(x) = x else {
        let nothing = Store::empty(ty, c.nmajor, c.nminor)?;
        return match how.accum {
            Some(_) => writeback::run(ty, c, nothing, how),
            None => overwrite(ty, c, nothing, place, how),
        };
    };
    if how.mask.is_none() && how.complement {
        return writeback::run(ty, c, Store::empty(ty, c.nmajor, c.nminor)?, how);
    }
    // Over all that it has, and nothing else: C<C,structure> = x.
    if how.mask.is_some_and(|m| std::ptr::eq(m, &raw const **c))
        && (how.structural, how.complement, how.accum.is_none()) == (true, false, true)
        && place.is_everything()
        && c.nvals() > 0
    {
        let vals = Values::iso(Buf::from_slice(x.bytes())?);
        let t = Store { ty: x.ty().clone(), nmajor: c.nmajor, nminor: c.nminor, form: c.try_clone_form()?, vals };
        return writeback::run(ty, c, t, &How::plain());
    }
    if !c.is_list()
        && policy::positions(c.nmajor, c.nminor).is_some()
        && how.accum.is_none()
        && (how.mask.is_none() || (place.is_everything() && !how.replace))
        && !(how.mask.is_none() && place.is_everything())
    {
        let wide = how.mask.is_some_and(|m| needs_wide(&[m], 0));
        let to = match how.mask {
            None => To::Place(place),
            Some(_) => To::Mask(Mask::new(how.mask, how.complement, how.structural, wide)?),
        };
        return assign_dense::value(c, &cast_value(x.ty(), x.bytes(), ty)?, &to, wide);
    }
    // C = x, which takes no more than x where C is of one value already.
    let is_all = how.mask.is_none() && how.accum.is_none() && how.region.is_none() && place.is_everything() && x.ty() == ty;
    if let Some(sole) = c.get_mut().filter(|s| is_all && s.vals.is_iso() && matches!(s.form, Form::Full)) {
        sole.vals.bytes_mut().copy_from_slice(x.bytes());
        return Ok(());
    }
    let t = spread(x, c, place, how)?;
    if is_all {
        *c = Shared::try_new(t)?;
        return Ok(());
    }
    // Every allowed position of the place has an entry in t: nothing is removed but by `replace`.
    if how.accum.is_some() || (how.replace && place.is_everything()) {
        return writeback::run(ty, c, t, &How { is_masked: true, ..*how });
    }
    if !how.replace {
        // t holds only what the mask allows.
        return writeback::run(ty, c, t, &How { keep: true, mask: None, complement: false, ..*how });
    }
    overwrite(ty, c, t, place, how)
}

/// The same write; without a mask nothing lies outside of it, so that there is nothing to replace.
fn masked<'a>(how: &How<'a>) -> How<'a> {
    How { replace: how.replace && (how.mask.is_some() || how.complement), ..*how }
}

/// C<M,r>(I,J) = T, where T has C's shape and lies within I x J.
fn overwrite(ty: &Type, c: &mut Shared<Store>, t: Store, place: Place<'_>, how: &How<'_>) -> Result<()> {
    if place.is_everything() {
        return writeback::run(ty, c, t, how);
    }
    let region = Region::new(place.i, place.j)?;
    if !how.replace {
        // Outside M or outside the place nothing changes: both are one mask.
        return writeback::run(ty, c, t, &How { region: Some(&region), ..*how });
    }
    // Z = C with the place overwritten; then C<M,r> = Z.
    let mut z = c.clone();
    let plain = How { mask: None, complement: false, replace: false, region: Some(&region), ..*how };
    writeback::run(ty, &mut z, t, &plain)?;
    let z = z.try_unwrap().or_else(|shared| shared.try_clone())?;
    writeback::run(ty, c, z, how)
}

/// The entries of `a` at their places in a store of shape `nmajor` x `nminor`.
pub(super) fn placed(a: &Store, place: Place<'_>, nmajor: u64, nminor: u64) -> Result<Store> {
    let wide = needs_wide(&[a], 0) || !policy::fits_u32(nmajor, nminor, a.nvals() as u64);
    let a = operand::lists(a, wide)?;
    by_index!(wide, I => place_lists::<I>(&a, place, nmajor, nminor))
}

/// The numbers 0..n ordered by the index they stand for; of equal indices only the last stays.
fn ordered(of: Indices<'_>, n: usize) -> Result<Buf<usize>> {
    let mut order = Buf::with_capacity(n)?;
    (0..n).try_for_each(|k| order.push(k))?;
    if let Indices::List(list) = of
        && !list.is_sorted_by(|a, b| a < b)
    {
        order.sort_unstable_by_key(|&k| (list[k], k));
        let mut kept = 0;
        for k in 0..n {
            if order.get(k + 1).is_none_or(|&next| list[next] != list[order[k]]) {
                order[kept] = order[k];
                kept += 1;
            }
        }
        order.truncate(kept);
    }
    Ok(order)
}

/// Whether each of the numbers 0..n is the last that stands for its index.
fn lasts(of: Indices<'_>, n: usize) -> Result<Buf<bool>> {
    let mut is_last = Buf::with_capacity(n)?;
    (0..n).try_for_each(|_| is_last.push(false))?;
    ordered(of, n)?.iter().for_each(|&k| is_last[k] = true);
    Ok(is_last)
}

fn place_lists<I: Index>(a: &Store, place: Place<'_>, nmajor: u64, nminor: u64) -> Result<Store> {
    let (v, size) = (view::<I>(a), a.size());
    let rows = ordered(place.i, if v.ids.is_some() && !matches!(place.i, Indices::List(_)) { 0 } else { v.nmajor })?;
    let monotone = match place.j {
        Indices::All | Indices::Range { .. } => true,
        Indices::List(list) => list.is_sorted_by(|a, b| a < b),
    };
    let is_last = if monotone { Buf::new() } else { lasts(place.j, v.nminor)? };
    let mut part = Part::<I>::new();
    let mut from = Buf::<usize>::with_capacity(v.nvals())?;
    let mut row = Buf::<(u64, usize)>::new();
    // Without a list of rows the stored vectors keep their order.
    let in_order = !matches!(place.i, Indices::List(_));
    let count = if in_order { v.vectors() } else { rows.len() };
    for k in 0..count {
        let (r, to) = if in_order { (v.range(k), place.i.get(v.id(k))) } else { (v.row(rows[k]), place.i.get(rows[k])) };
        if monotone {
            for p in r {
                part.idx.push(I::new(place.j.get(v.idx[p].us()) as usize))?;
                from.push(p)?;
            }
        } else {
            row.clear();
            let mut kept = r.filter(|&p| is_last[v.idx[p].us()]);
            kept.try_for_each(|p| row.push((place.j.get(v.idx[p].us()), p)))?;
            row.sort_unstable();
            for &(j, p) in &*row {
                part.idx.push(I::new(j as usize))?;
                from.push(p)?;
            }
        }
        part.end_vector(to as usize)?;
    }
    let iso = if a.vals.is_iso() { Some(Buf::from_slice(a.vals.bytes())?) } else { None };
    if iso.is_none() {
        part.vals = Buf::zeroed(from.len() * size)?;
        moves::gather(size, &mut part.vals, a.vals.bytes(), from.len(), |k| from[k]);
    }
    assemble(&a.ty, nmajor, nminor, Parts::One(part), iso)
}

/// One value at every allowed position of the place (every position, when `replace` or an
/// accumulator makes the mask's reading the write-back's work anyway, costs no more).
fn spread(x: &Datum<'_>, c: &Store, place: Place<'_>, how: &How<'_>) -> Result<Store> {
    let one = Buf::from_slice(x.bytes())?;
    let (nmajor, nminor) = (c.nmajor, c.nminor);
    if how.mask.is_none() && place.is_everything() {
        let vals = if nmajor == 0 || nminor == 0 { Values::each(Buf::new()) } else { Values::iso(one) };
        return Ok(Store { ty: x.ty().clone(), nmajor, nminor, form: Form::Full, vals });
    }
    let wide = how.mask.is_some_and(|m| needs_wide(&[m], 0)) || !policy::fits_u32(nmajor, nminor, 0);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    if place.is_everything()
        && let Some(m) = mask.store().filter(|m| m.is_list() && !how.complement)
    {
        let kept = match mask.is_structural() {
            true => None,
            false => by_index!(wide, I => keep::run(m, || {
                Ok(|_: &View<'_, I>, piece: &Piece, verdicts: &mut [u8]| {
                    verdicts.fill(1);
                    mask.narrow(piece.entries.clone(), verdicts);
                    Ok(())
                })
            }))?,
        };
        let (form, n) = match kept {
            None => (m.try_clone_form()?, m.nvals()),
            Some(kept) => {
                let n = kept.nvals();
                (kept.form, n)
            }
        };
        let vals = if n > 0 { Values::iso(one) } else { Values::each(Buf::new()) };
        return Ok(Store { ty: x.ty().clone(), nmajor, nminor, form, vals });
    }
    if place.is_everything()
        && let Some(n) = policy::positions(nmajor, nminor)
        && mask.store().is_some_and(|m| !m.is_list() || (how.complement && m.nvals() as u64 <= n / 2))
    {
        // Where the mask is dense, so is what it allows; and what is left by a list is dense.
        let n = n as usize;
        // SAFETY: every tile is written.
        let mut present = unsafe { Buf::<u8>::unset(n)? };
        let marks = Disjoint::new(&mut present);
        let counts = par::run(&par::streaming(n)?, |r| {
            let mut made = 0;
            for start in r.clone().step_by(TILE) {
                let at = start..r.end.min(start + TILE);
                // SAFETY: ranges do not overlap.
                let marks = unsafe { marks.slice(at.clone()) };
                by_index!(wide, I => mask.verdicts::<I>(at, marks));
                made += masked::count(marks);
            }
            Ok(made)
        })?;
        let nvals = counts.iter().sum();
        let form = if nvals == n { Form::Full } else { Form::Bitmap { present: present.into(), nvals } };
        return Ok(Store { ty: x.ty().clone(), nmajor, nminor, form, vals: Values::iso(one) });
    }
    let region = Region::new(place.i, place.j)?;
    let positions = region.major_len(nmajor as usize) as u128 * region.minor_len(nminor as usize) as u128;
    if positions == 0 {
        return Store::empty(x.ty(), nmajor, nminor);
    }
    // What cannot be kept is refused at once, not after filling all memory there is.
    let least = match how.mask {
        None => positions,
        Some(m) if how.complement => positions.saturating_sub(m.nvals() as u128),
        Some(_) => 0,
    };
    let least = usize::try_from(least).map_err(|_| Error::out_of_memory(usize::MAX))?;
    by_index!(wide, I => {
        let part = spread_lists::<I>(&mask, &region, (nmajor as usize, nminor as usize), least)?;
        assemble(x.ty(), nmajor, nminor, Parts::One(part), Some(one))
    })
}

/// The allowed positions of the region, of which there are `least` or more.
fn spread_lists<I: Index>(mask: &Mask<'_>, region: &Region, (nmajor, nminor): (usize, usize), least: usize) -> Result<Part<I>> {
    let mut part = Part::new();
    part.idx.reserve_exact(least)?;
    if let Some(m) = mask.as_lists::<I>() {
        for k in 0..m.vectors() {
            let mut inside = region.row(m.id(k));
            for p in m.range(k) {
                if mask.is_true(p) && inside.holds(m.idx[p].us()) {
                    part.idx.push(m.idx[p])?;
                }
            }
            part.end_vector(m.id(k))?;
        }
        return Ok(part);
    }
    for n in 0..region.major_len(nmajor) {
        let i = region.major(n);
        let mut allowed = mask.row::<I>(i);
        for k in 0..region.minor_len(nminor) {
            let j = region.minor(k);
            if allowed.allows(j) {
                part.idx.push(I::new(j))?;
            }
        }
        part.end_vector(i)?;
    }
    Ok(part)
}
