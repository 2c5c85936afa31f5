//! Dense content that a result changes in place, its entries or a tile of places at a time.
//!
//! Needs: presence, count and values of C, which has one owner; the result, the mask, a merger. Gives: [`Target`].
//! Cost: O(entries of the result, or of a list mask) where that can be, else O(positions).

use std::ops::Range;

use super::How;
use crate::kernel::beside;
use crate::kernel::erased::TILE;
use crate::kernel::mask::{Mask, first_at_least};
use crate::kernel::merge::Merger;
use crate::ops::BinaryOp;
use crate::storage::lines::Present;
use crate::storage::view::View;
use crate::storage::{Index, Store, masked, moves};
use crate::types::Type;

/// Values that are moved together.
const MOVES: usize = 256;

/// Entries of a mask whose values are looked for together.
const SOUGHT: usize = 1024;

/// No place in a list.
const NOT: u32 = u32::MAX;

/// Dense content that is changed in place.
pub(in crate::kernel) struct Target<'a> {
    /// `None`: full, and stays so.
    pub present: Option<&'a mut Present>,
    pub positions: usize,
    pub nvals: &'a mut usize,
    pub vals: &'a mut [u8],
    pub nminor: usize,
}

impl Target<'_> {
    pub(super) fn update<I: Index>(&mut self, ty: &Type, z: &Store, mask: &Mask<'_>, how: &How<'_>, merger: &mut Merger<'_>) {
        let can_blend = how.accum.is_none() && z.ty == *ty && !z.vals.is_iso() && !mask.has_region();
        match View::<I>::of(z) {
            Some(zv) if can_blend && how.keep && mask.allows_all() => self.copy_entries(z, &zv),
            Some(zv) if mask.allows_all() && !z.vals.is_iso() && matches!(how.accum, Some(BinaryOp::Builtin(..))) => {
                self.join_entries(&zv, merger);
            }
            Some(zv) if how.keeps() && !how.replace => self.add_entries(&zv, mask, how, merger),
            Some(zv) => match mask.as_lists::<I>() {
                // C<Z> = Z.
                Some(m) if can_blend && !how.replace && mask.is_structural() && m.is(&zv) => self.copy_entries(z, &zv),
                Some(m) if can_blend && !how.replace && !how.keeps() => self.copy_at_mask_entries(z, &zv, &m, mask),
                Some(m) if !how.replace => self.at_mask_entries(&zv, &m, mask, how, merger),
                _ if can_blend => self.blend(z, Some(zv), mask, how),
                _ => self.everywhere(Source::List(zv), mask, how, merger),
            },
            None if how.accum.is_some() && mask.allows_all() && z.present().is_none() && *self.nvals == self.positions => {
                self.whole_tiles(merger);
            }
            None if can_blend => self.blend::<I>(z, None, mask, how),
            None => self.everywhere::<I>(Source::Dense(z.present()), mask, how, merger),
        }
        merger.flush_onto(self.vals);
    }

    /// C += Z where both are full.
    fn whole_tiles(&mut self, merger: &mut Merger<'_>) {
        let (n, nminor) = (self.positions, self.nminor as u64);
        for start in (0..n).step_by(TILE) {
            merger.tile_onto(self.vals, start, TILE.min(n - start), |k| {
                let p = (start + k) as u64;
                (p / nminor, p % nminor, p % nminor)
            });
        }
    }

    /// C<M,r> = Z for a Z of C's type, not iso, with these lists or dense: a tile at a time, without a branch per place.
    fn blend<I: Index>(&mut self, z: &Store, lists: Option<View<'_, I>>, mask: &Mask<'_>, how: &How<'_>) {
        let size = z.size();
        let (mut allowed, mut stays) = ([0u8; TILE], [0u8; TILE]);
        for start in (0..self.positions).step_by(TILE) {
            let at = start..self.positions.min(start + TILE);
            let (n, values) = (at.len(), &mut self.vals[at.start * size..at.end * size]);
            let (allowed, stays) = (&mut allowed[..n], &mut stays[..n]);
            mask.verdicts::<I>(at.clone(), allowed);
            if let Some(present) = &mut self.present {
                // Old entries stay where the mask allows if `keeps`, where it does not unless `replace`.
                let (within, outside) = (u8::from(how.keeps()), u8::from(!how.replace));
                for (c, is) in present[at.clone()].iter_mut().zip(&*allowed) {
                    *c &= (is & within) | ((is ^ 1) & outside);
                }
            }
            if let Some(lists) = lists {
                // Of the places that the mask allows those of Z's entries are left.
                stays.fill(0);
                for (p, place) in lists.within(at.clone()).filter(|(_, place)| allowed[place - start] != 0) {
                    stays[place - start] = 1;
                    values[(place - start) * size..][..size].copy_from_slice(&z.vals.bytes()[p * size..(p + 1) * size]);
                }
                allowed.copy_from_slice(stays);
            } else if let Some(of_z) = z.present() {
                allowed.iter_mut().zip(&of_z[at.clone()]).for_each(|(is, z)| *is &= z);
            }
            if let Some(present) = &mut self.present {
                present[at.clone()].iter_mut().zip(&*allowed).for_each(|(c, is)| *c |= is);
            }
            if lists.is_some() {
                continue;
            }
            stays.iter_mut().zip(&*allowed).for_each(|(c, is)| *c = is ^ 1);
            masked::keep_or(size, values, &z.vals.bytes()[at.start * size..at.end * size], stays);
        }
        if let Some(present) = &self.present {
            *self.nvals = masked::count(present);
        }
    }

    /// The entry at position `p` (i, j) becomes or joins z's value `q`.
    #[inline(always)]
    pub fn put(&mut self, p: usize, q: usize, at: (usize, usize), how_accum: bool, merger: &mut Merger<'_>) {
        let was = match &mut self.present {
            None => true,
            Some(present) => present.set(p),
        };
        let full = if was && how_accum { merger.both(p, p, q, at) } else { merger.y_only(p, q, at) };
        *self.nvals += usize::from(!was);
        if full {
            merger.flush_onto(self.vals);
        }
    }

    #[inline(always)]
    pub fn remove(&mut self, p: usize) {
        if let Some(present) = &mut self.present {
            *self.nvals -= usize::from(present.clear(p));
        }
    }

    /// No place that `m` names has an entry from now on.
    fn remove_all<I: Index>(&mut self, m: &View<'_, I>) {
        let Some(present) = &mut self.present else { return };
        for k in 0..m.vectors() {
            let base = m.id(k) * self.nminor;
            *self.nvals -= present.clear_all(m.idx[m.range(k)].iter().map(|j| base + j.us()));
        }
    }

    /// C<M> += Z touches only Z's entries.
    fn add_entries<I: Index>(&mut self, z: &View<'_, I>, mask: &Mask<'_>, how: &How<'_>, merger: &mut Merger<'_>) {
        for k in 0..z.vectors() {
            let i = z.id(k);
            let mut allowed = mask.row::<I>(i);
            for q in z.range(k) {
                let j = z.idx[q].us();
                if allowed.allows(j) {
                    self.put(i * self.nminor + j, q, (i, j), how.accum.is_some(), merger);
                }
            }
        }
    }

    /// C += Z, for a Z that is not iso and a predefined operator: a tile at a time, without a branch per entry.
    fn join_entries<I: Index>(&mut self, z: &View<'_, I>, merger: &mut Merger<'_>) {
        let (mut places, mut was) = ([0; TILE], [1; TILE]);
        for k in 0..z.vectors() {
            let (row, base) = (z.range(k), z.id(k) * self.nminor);
            for start in row.clone().step_by(TILE) {
                let js = &z.idx[start..row.end.min(start + TILE)];
                let (places, was) = (&mut places[..js.len()], &mut was[..js.len()]);
                places.iter_mut().zip(js).for_each(|(place, j)| *place = base + j.us());
                if let Some(present) = &mut self.present {
                    was.iter_mut().zip(&*places).for_each(|(was, place)| *was = u8::from(present.set(*place)));
                    *self.nvals += js.len() - masked::count(was);
                }
                merger.join_onto(self.vals, places, start, was);
            }
        }
    }

    /// All of Z's entries to their places, where Z has C's type and nothing is accumulated.
    fn copy_entries<I: Index>(&mut self, z: &Store, zv: &View<'_, I>) {
        for k in 0..zv.vectors() {
            let (row, base) = (zv.range(k), zv.id(k) * self.nminor);
            let idx = &zv.idx[row.clone()];
            moves::relocate(z.size(), self.vals, |t| base + idx[t].us(), z.vals.bytes(), |t| row.start + t, row.len());
            self.enter(idx.iter().map(|j| base + j.us()));
        }
    }

    /// These places have entries from now on.
    fn enter(&mut self, places: impl Iterator<Item = usize>) {
        // A bitmap without gaps need not be touched.
        if let Some(present) = self.present.as_mut().filter(|_| *self.nvals < self.positions) {
            *self.nvals += places.map(|p| usize::from(!present.set(p))).sum::<usize>();
        }
    }

    /// C<M> = Z under a list mask where Z has C's type: values are moved a tile at a time.
    fn copy_at_mask_entries<I: Index>(&mut self, z: &Store, zv: &View<'_, I>, m: &View<'_, I>, mask: &Mask<'_>) {
        if zv.nvals() == 0 && mask.is_structural() {
            return self.remove_all(m);
        }
        let are_equal = m.equals(zv);
        if are_equal && mask.is_structural() {
            return self.copy_entries(z, zv);
        }
        let (size, mut n, mut to, mut from) = (z.size(), 0, [0usize; MOVES], [0usize; MOVES]);
        for k in 0..m.vectors() {
            let (i, row) = (m.id(k), zv.row(m.id(k)));
            let mut q = row.start;
            if !are_equal && mask.is_structural() && row.len() < NOT as usize {
                self.copy_beside(z, i * self.nminor, (m.idx, m.range(k)), (zv.idx, row));
                continue;
            }
            mask.each_true(m.range(k), |pm| {
                let (j, p) = (m.idx[pm].us(), i * self.nminor + m.idx[pm].us());
                if are_equal {
                    q = pm;
                } else if q < row.end && zv.idx[q].us() < j {
                    q = first_at_least(zv.idx, q..row.end, j);
                }
                if q == row.end || zv.idx[q].us() != j {
                    return self.remove(p);
                }
                if let Some(present) = &mut self.present {
                    *self.nvals += usize::from(!present.set(p));
                }
                (to[n], from[n]) = (p, q);
                n += 1;
                q += 1;
                if n == MOVES {
                    moves::relocate(size, self.vals, |t| to[t], z.vals.bytes(), |t| from[t], n);
                    n = 0;
                }
            });
        }
        moves::relocate(size, self.vals, |t| to[t], z.vals.bytes(), |t| from[t], n);
    }

    /// The same for one vector, whose first place is `base`, of a mask that is true at all its entries.
    fn copy_beside<I: Index>(&mut self, z: &Store, base: usize, (m, at): (&[I], Range<usize>), (idx, row): (&[I], Range<usize>)) {
        let (mut q, mut from) = (row.start, [NOT; SOUGHT]);
        for m in m[at].chunks(SOUGHT) {
            let (start, from) = (q, &mut from[..m.len()]);
            q += beside::meet(m, &idx[q..row.end], from, |q, is| if is { q as u32 } else { NOT });
            let place = |t: usize| base + m[t].us();
            if from.contains(&NOT) {
                (0..m.len()).filter(|t| from[*t] == NOT).for_each(|t| self.remove(place(t)));
                let mut n = 0;
                let mut met = [0; SOUGHT];
                for (t, at) in from.iter().enumerate() {
                    met[n] = t;
                    n += usize::from(*at != NOT);
                }
                moves::relocate(z.size(), self.vals, |l| place(met[l]), z.vals.bytes(), |l| start + from[met[l]] as usize, n);
                self.enter(met[..n].iter().map(|t| place(*t)));
            } else {
                moves::relocate(z.size(), self.vals, place, z.vals.bytes(), |t| start + from[t] as usize, m.len());
                self.enter((0..m.len()).map(place));
            }
        }
    }

    /// C<M> = Z under a list mask touches only the mask's entries.
    fn at_mask_entries<I: Index>(
        &mut self,
        z: &View<'_, I>,
        m: &View<'_, I>,
        mask: &Mask<'_>,
        how: &How<'_>,
        merger: &mut Merger<'_>,
    ) {
        for k in 0..m.vectors() {
            let i = m.id(k);
            let zr = z.row(i);
            let mut q = zr.start;
            for pm in m.range(k) {
                if !mask.is_true(pm) {
                    continue;
                }
                let j = m.idx[pm].us();
                q = first_at_least(z.idx, q..zr.end, j);
                if q < zr.end && z.idx[q].us() == j {
                    self.put(i * self.nminor + j, q, (i, j), how.accum.is_some(), merger);
                } else if !how.keeps() {
                    self.remove(i * self.nminor + j);
                }
            }
        }
    }

    fn everywhere<I: Index>(&mut self, z: Source<'_, I>, mask: &Mask<'_>, how: &How<'_>, merger: &mut Merger<'_>) {
        let nmajor = self.positions.checked_div(self.nminor).unwrap_or(0);
        for i in 0..nmajor {
            let mut allowed = mask.row::<I>(i);
            let mut q = match &z {
                Source::List(v) => v.row(i).start,
                Source::Dense(_) => 0,
            };
            for j in 0..self.nminor {
                let p = i * self.nminor + j;
                let entry = match &z {
                    Source::Dense(present) => present.is_none_or(|b| b[p] != 0).then_some(p),
                    Source::List(v) => {
                        let here = q < v.row(i).end && v.idx[q].us() == j;
                        q += usize::from(here);
                        here.then(|| q - 1)
                    }
                };
                match (allowed.allows(j), entry) {
                    (true, Some(q)) => self.put(p, q, (i, j), how.accum.is_some(), merger),
                    (true, None) if !how.keeps() => self.remove(p),
                    (false, _) if how.replace => self.remove(p),
                    (true | false, _) => {}
                }
            }
        }
    }
}

/// Where a result's entries are found.
enum Source<'a, I> {
    List(View<'a, I>),
    Dense(Option<&'a [u8]>),
}
