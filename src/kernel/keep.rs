//! Some entries of lists, in their order: what select and filter write.
//!
//! Needs: a store with lists. Gives: [`run`], with a [`Keeper`] per worker that is told which
//! positions of each vector stay.
//! Cost: O(entries): a few stores without branches per entry judged, one gather per value kept.
//! Memory: room for all indices of a worker's vectors, given back at the end.

use std::ops::Range;

use super::operand::{Rows, view};
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::par;
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Index, Store, moves};

/// Collects the entries that stay.
pub struct Keeper<'a, I: Index> {
    v: View<'a, I>,
    part: Part<I>,
    /// Position in the operand of each entry in `part.idx`.
    from: scratch::Dirty<I>,
    n: usize,
}

impl<'a, I: Index> Keeper<'a, I> {
    /// With room for `most` entries.
    fn new(v: View<'a, I>, most: usize) -> Result<Self> {
        // One more than can stay: `judge` writes before it knows.
        let (idx, from) = (Buf::zeroed(most + 1)?, scratch::dirty(most + 1)?);
        Ok(Keeper { v, part: Part { idx, ..Part::new() }, from, n: 0 })
    }

    /// Every position in `r` stays.
    #[inline]
    pub fn take(&mut self, r: Range<usize>) {
        let to = self.n..self.n + r.len();
        self.part.idx[to.clone()].copy_from_slice(&self.v.idx[r.clone()]);
        self.from[to.clone()].iter_mut().zip(r).for_each(|(from, p)| *from = I::new(p));
        self.n = to.end;
    }

    /// The positions in `r` stay for which `stays` says so.
    #[inline]
    pub fn judge(&mut self, r: Range<usize>, mut stays: impl FnMut(usize) -> bool) {
        let idx = &self.v.idx[r.clone()];
        for (p, j) in r.zip(idx) {
            (self.part.idx[self.n], self.from[self.n]) = (*j, I::new(p));
            self.n += usize::from(stays(p));
        }
    }

    /// Ends major vector `i`.
    #[inline]
    pub fn end_vector(&mut self, i: usize) -> Result<()> {
        let start = self.part.ends.last().copied().unwrap_or(0);
        if self.n > start {
            self.part.ids.push(I::new(i))?;
            self.part.ends.push(self.n)?;
        }
        Ok(())
    }

    fn finish(mut self, a: &Store) -> Result<Part<I>> {
        self.part.idx.truncate(self.n);
        self.part.idx.shrink();
        if !a.vals.is_iso() {
            let size = a.size();
            self.part.vals = Buf::zeroed(self.n * size)?;
            let from = &self.from[..self.n];
            moves::gather(size, &mut self.part.vals, a.vals.bytes(), self.n, |k| from[k].us());
        }
        Ok(self.part)
    }
}

/// The entries of `a`, which has lists of width `I`, that `choose` keeps: it is given a range of
/// vectors, by number, and ends each of them once.
pub fn run<I: Index>(
    a: &Store,
    choose: impl Fn(&View<'_, I>, &Rows<I>, Range<usize>, &mut Keeper<'_, I>) -> Result<()> + Sync,
) -> Result<Store> {
    let v = view::<I>(a);
    let rows = Rows::of(&v)?;
    let ranges = par::ranges(rows.len(), |k| rows.before(&v, k) + k)?;
    let iso = if a.vals.is_iso() { Some(Buf::from_slice(a.vals.bytes())?) } else { None };
    let parts = par::run(&ranges, |range| {
        let most = rows.before(&v, range.end) - rows.before(&v, range.start);
        let mut keeper = Keeper::new(v, most)?;
        choose(&v, &rows, range, &mut keeper)?;
        keeper.finish(a)
    })?;
    assemble(&a.ty, a.nmajor, a.nminor, parts, iso)
}
