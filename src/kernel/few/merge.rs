//! A handful of entries that come to those which a vector has: under an accumulator, or under a mask outside of which entries stay.
//!
//! Needs: entries where the mask allows. Gives: [`merge`], the vector's new entries; [`join`] and [`Few::join_onto`], which change a
//! dense vector where it lies; or false, and then nothing was done. Cost: that of both sides' entries, or of the new ones alone.

use super::{Few, List, MOST, WORD, Words, few, mask_of};
use crate::error::Result;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::writeback::How;
use crate::ops::BinaryOp;
use crate::storage::{Store, moves};
use crate::types::Type;

/// Whether entries of this type may be joined by `op` here.
pub fn joins(op: &BinaryOp, ty: &Type) -> bool {
    let is_one_type = [&op.xtype(), &op.ytype(), &op.ztype()].into_iter().all(|x| x == ty);
    matches!(op, BinaryOp::Builtin(..)) && is_one_type && !op.is_positional() && ty.size() <= WORD
}

/// The places of two rising lists together, and which entry of each side they have.
pub(super) struct Union {
    /// The entry of each side, or the next one or the first.
    pub from: [List<u32>; 2],
    /// Of which side there is one: 1, 2, or 3 for both.
    pub sides: List<u8>,
}

impl Union {
    /// Of as many places as there is room for; `places` is an empty list.
    #[inline(always)]
    pub fn of(a: &[u32], b: &[u32], places: &mut List<u32>) -> Union {
        let (mut from, mut sides, mut p, mut q) = ([List::<u32>::new(), List::new()], List::<u8>::new(), 0, 0);
        while p < a.len() && q < b.len() {
            let (j, k) = (a[p], b[q]);
            places.push(j.min(k));
            from[0].push(p as u32);
            from[1].push(q as u32);
            let (in_a, in_b) = (u8::from(j <= k), u8::from(k <= j));
            sides.push(in_a | in_b << 1);
            (p, q) = (p + usize::from(in_a), q + usize::from(in_b));
        }
        for (list, next, side) in [(a, p, 1), (b, q, 2)] {
            let rest = next as u32..list.len() as u32;
            places.extend(list[next..].iter().copied());
            sides.extend(rest.clone().map(|_| side));
            // The other side has no next entry: its first one is looked at in vain.
            from[usize::from(side) - 1].extend(rest.clone());
            from[2 - usize::from(side)].extend(rest.map(|_| 0));
        }
        Union { from, sides }
    }

    /// Of values of `size` bytes for all places, the first side's at `to` and the second's at `other`, each place's own, to `to`: joined
    /// by `op`, or the second side's, where it has both.
    pub fn values(&self, size: usize, op: Option<&BinaryOp>, to: &mut Words, other: &mut Words) -> Result<()> {
        let (n, mut sums) = (self.sides.len(), Words::new());
        if let Some(op) = op {
            // SAFETY: LANES-1: n values each, and room for as many results.
            unsafe { Bin::of(op)?.run(sums.start(), to.start(), other.start(), n, Iso::None, |_| (0, 0, 0)) };
        }
        let (to, other, sums) = (to.room(n * size), other.room(n * size), sums.room(n * size));
        for (k, side) in self.sides.iter().enumerate() {
            let at = k * size..(k + 1) * size;
            match side {
                1 => {}
                3 if op.is_some() => to[at.clone()].copy_from_slice(&sums[at]),
                _ => to[at.clone()].copy_from_slice(&other[at]),
            }
        }
        Ok(())
    }
}

/// The entries of `w`, a short list, once those of `z`, all of which the mask allows, have joined it, or come into it.
pub fn merge(accum: Option<&BinaryOp>, w: &Store, z: &Few, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let size = z.size;
    let Some(old) = few(w).filter(|_| w.size() == size && z.is_whole()) else { return Ok(false) };
    let (mut kept, mut stays) = (List::<u32>::new(), [1; MOST]);
    let stays = &mut stays[..old.idx.len()];
    if accum.is_none() || how.replace {
        let Some(mask) = mask_of(how) else { return Ok(false) };
        mask.row::<u32>(0).judge(old.idx, stays);
        // Without an accumulator the mask's places become z's, with one those outside go.
        stays.iter_mut().for_each(|is| *is ^= u8::from(accum.is_none()));
    }
    kept.extend(0..old.idx.len() as u32);
    kept.keep(stays);
    if kept.len() + z.len() > MOST {
        return Ok(false);
    }
    let mut places = List::new();
    places.extend(kept.iter().map(|p| old.idx[*p as usize]));
    let union = Union::of(&places, z.places(), &mut out.places);
    let (n, mut new, [of_w, of_z]) = (union.sides.len(), Words::new(), &union.from);
    out.n = n;
    match (kept.is_empty(), z.is_empty()) {
        (true, _) => out.words.room(n * size).copy_from_slice(z.values()),
        (false, true) => out.words.gather(w, n, |k| kept[k] as usize),
        (false, false) => {
            out.words.gather(w, n, |k| kept[of_w[k] as usize] as usize);
            moves::gather(size, new.room(n * size), z.values(), n, |k| of_z[k] as usize);
            union.values(size, accum, &mut out.words, &mut new)?;
        }
    }
    Ok(true)
}

/// w (+)= z for a short list z and a dense vector w with a value for each of its places, all of the operator's types. False, and
/// nothing done, for any other.
pub fn join(op: &BinaryOp, w: &mut Store, z: &Store) -> Result<bool> {
    let Some(list) = few(z).filter(|_| z.ty == w.ty && joins(op, &w.ty)) else { return Ok(false) };
    let mut new = Few::new(z.size());
    new.places.extend(list.idx.iter().copied());
    new.n = list.idx.len();
    new.words.gather(z, new.n, |k| k);
    new.join_onto(op, w)
}

impl Few {
    /// These entries join those of `w`, a dense vector with a value for each of its places, of the operator's type. False, and nothing
    /// done, for any other.
    pub fn join_onto(&self, op: &BinaryOp, w: &mut Store) -> Result<bool> {
        if !joins(op, &w.ty) || w.is_list() || w.vals.is_iso() {
            return Ok(false);
        }
        let (n, size, places, mut sums, mut y) = (self.n, self.size, self.places(), Few::new(self.size), Words::new());
        sums.places.extend(places.iter().copied());
        sums.n = n;
        sums.words.gather(w, n, |k| places[k] as usize);
        y.room(n * size).copy_from_slice(self.values());
        let to = sums.words.start();
        // SAFETY: LANES-1: n values each; the sums replace what was there, of which places without an entry have bytes, too.
        unsafe { Bin::of(op)?.run(to, to, y.start(), n, Iso::None, |_| (0, 0, 0)) };
        if let Some(present) = w.present() {
            let to = sums.words.room(n * size);
            let alone = (0..n).filter(|k| present[places[*k] as usize] == 0).map(|k| k * size..(k + 1) * size);
            alone.for_each(|at| to[at.clone()].copy_from_slice(&self.values()[at]));
        }
        Ok(sums.scatter(w))
    }
}
