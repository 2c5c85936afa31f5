//! Tuples in order of their places become entries.
//!
//! Needs: groups of tuples, which are the vectors, or ranges of the only one. Gives: `Groups::store`.
//! Cost: one pass that puts each group in order and counts its places while it is near, and one that writes indices and values where
//! they stay.
//! Parallel: groups are split by tuples; each worker writes its own piece of the result.
//! Memory: the result, and a number for each group.

use std::ops::Range;

use super::{Build, Duplicates};
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Gather, Scratch, caster, tile_bytes};
use crate::kernel::runs;
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Store, Values, moves};
use crate::types::cast::CastSlice;

/// Tuples by groups, each in order of its places once it was sorted. Those of one place lie in order of the input.
pub struct Groups<'a, I: Index, S, F> {
    /// Major index of each group, rising; `None`: group k is vector k, or the k-th range of the only vector.
    pub ids: Option<&'a [I]>,
    /// Where each group's tuples end.
    pub ends: &'a [I],
    /// Puts the tuples of a group in order.
    pub sort: S,
    /// A tuple's minor index and place in the input.
    pub at: F,
}

/// Where the tuples of group `g` start.
fn start<I: Index>(ends: &[I], g: usize) -> usize {
    if g == 0 { 0 } else { ends[g - 1].us() }
}

/// Groups in ranges of about equal numbers of tuples.
fn ranges<I: Index>(ends: &[I]) -> Result<par::Ranges> {
    par::ranges(ends.len(), |g| start(ends, g))
}

impl<I, S, F> Groups<'_, I, S, F>
where
    I: Index,
    S: Fn(Range<usize>) + Sync,
    F: Fn(usize) -> (u64, usize) + Sync,
{
    fn tuples(&self, r: Range<usize>) -> Range<usize> {
        start(self.ends, r.start)..start(self.ends, r.end)
    }

    /// The store of these tuples.
    pub fn store(&self, b: &Build<'_>) -> Result<Store> {
        let ranges = ranges(self.ends)?;
        // Where each group's entries end, counted from the first of its range, later from the first of all.
        let mut ptr = Buf::<I>::zeroed(self.ends.len() + 1)?;
        let ends = Disjoint::new(&mut ptr[1..]);
        let counts = par::run(&ranges, |r| {
            // SAFETY: ranges do not overlap.
            self.count(b, r.clone(), unsafe { ends.slice(r) })
        })?;
        let nvals = counts.iter().sum::<usize>();
        let one = if nvals == b.minor.len() { b.one()? } else { None };
        let size = if one.is_none() { b.ty.size() } else { 0 };
        // SAFETY: ranges cover all groups, and write so many entries, one after the other.
        let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(nvals)?, Buf::<u8>::unset(nvals * size)?) };
        let (to_idx, to_vals) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals));
        par::run(&ranges, |r| {
            let number = ranges.partition_point(|other| other.start < r.start);
            let base = counts[..number].iter().sum::<usize>();
            let places = base..base + counts[number];
            // SAFETY: ranges do not overlap, and neither do their entries.
            let (ends, idx, vals) = unsafe {
                (ends.slice(r.clone()), to_idx.slice(places.clone()), to_vals.slice(places.start * size..places.end * size))
            };
            if base > 0 {
                ends.iter_mut().for_each(|end| *end = I::new(base + end.us()));
            }
            let tuples = self.tuples(r.clone());
            if tuples.len() > idx.len() {
                return self.combined(b, r, idx, vals);
            }
            idx.iter_mut().zip(tuples.clone()).for_each(|(to, k)| *to = I::new((self.at)(k).0 as usize));
            if size > 0 { self.apart(b, tuples, vals) } else { Ok(()) }
        })?;
        if b.major.is_none() {
            ptr = Buf::from_slice(&[I::new(0), I::new(nvals)])?;
        }
        let vals = match one {
            Some(one) => Values::iso(one),
            None => Values::each(vals),
        };
        let form = Form::List(runs::indexed(self.ids, ptr, b.nmajor, idx)?);
        let z = Store { ty: b.ty.clone(), nmajor: b.nmajor, nminor: b.nminor, form, vals };
        z.debug_validate();
        Ok(z)
    }

    /// Sorts the groups `r` and counts their places, together, and to `ends` those up to the end of each.
    fn count(&self, b: &Build<'_>, r: Range<usize>, ends: &mut [I]) -> Result<usize> {
        let mut n = 0;
        for (g, end) in r.zip(ends) {
            let tuples = self.tuples(g..g + 1);
            (self.sort)(tuples.clone());
            // No index is so large.
            let mut last = u64::MAX;
            let before = n;
            for k in tuples.clone() {
                let j = (self.at)(k).0;
                n += usize::from(j != last);
                last = j;
            }
            if n - before < tuples.len() && matches!(b.dup, Duplicates::Refused) {
                return Err(self.refusal(b, g));
            }
            *end = I::new(n);
        }
        Ok(n)
    }

    #[cold]
    fn refusal(&self, b: &Build<'_>, g: usize) -> Error {
        let [by_major, by_minor] = b.axes.map(|axis| axis.0);
        let what = "build: without dup, places must differ:";
        let tuples = self.tuples(g..g + 1);
        let (j, place) = tuples
            .clone()
            .skip(1)
            .find(|&k| (self.at)(k).0 == (self.at)(k - 1).0)
            .map_or_else(|| (self.at)(tuples.start), &self.at);
        if b.major.is_none() {
            return Error::new(ErrorKind::InvalidValue, format_args!("{what} {by_minor} {j} comes again at place {place}"));
        }
        let i = self.ids.map_or(g, |ids| ids[g].us());
        Error::new(ErrorKind::InvalidValue, format_args!("{what} {by_minor} {j} comes again in {by_major} {i} at place {place}"))
    }

    /// The values of `tuples`, no two of one place.
    fn apart(&self, b: &Build<'_>, tuples: Range<usize>, vals: &mut [u8]) -> Result<()> {
        let (through, size) = (b.through(), b.ty.size());
        let place = |k: usize| (self.at)(tuples.start + k).1;
        if b.from == through && through == b.ty {
            moves::gather(size, vals, b.bytes, tuples.len(), place);
            return Ok(());
        }
        let mut gather = Gather::of_values(b.from, b.bytes, false, through, true, tuples.len())?;
        let cast = caster(through, b.ty);
        for (tile, to) in vals.chunks_mut(TILE * size).enumerate() {
            let n = to.len() / size;
            let from = gather.at(n, |k| place(tile * TILE + k));
            // SAFETY: n values of `through`, and room for n of the result's type.
            unsafe { put(cast, to, from, n) };
        }
        Ok(())
    }

    /// Indices and values of the groups `r`, of which some places come more than once.
    fn combined(&self, b: &Build<'_>, r: Range<usize>, idx: &mut [I], vals: &mut [u8]) -> Result<()> {
        let mut tile = Tile::new(b, vals)?;
        let mut idx = idx.iter_mut();
        for g in r {
            let mut last = u64::MAX;
            for k in self.tuples(g..g + 1) {
                let (j, place) = (self.at)(k);
                if j == last {
                    tile.again(place);
                } else if let Some(to) = idx.next() {
                    *to = I::new(j as usize);
                    tile.first(place);
                    last = j;
                }
            }
        }
        tile.finish();
        Ok(())
    }
}

/// Entries whose values are not written yet, a tile at most, and where in the input these are.
struct Tile<'a> {
    firsts: [usize; TILE],
    /// Entries, and how many of them have their first value in `made`.
    n: usize,
    loaded: usize,
    /// Further values: entry of this tile, place in the input; in order.
    more: [(usize, usize); TILE],
    further: usize,
    gather: Gather<'a>,
    made: Scratch,
    /// The size of values in `made`.
    size: usize,
    /// What combines them; the last one stays without it.
    op: Option<&'a Bin>,
    cast: Option<CastSlice>,
    /// The size of values in the result, and where the next ones go.
    out_size: usize,
    out: &'a mut [u8],
}

impl<'a> Tile<'a> {
    fn new(b: &'a Build<'_>, out: &'a mut [u8]) -> Result<Tile<'a>> {
        let through = b.through();
        let op = if let Duplicates::Combined(op, _) = &b.dup { Some(op) } else { None };
        Ok(Tile {
            firsts: [0; TILE],
            n: 0,
            loaded: 0,
            more: [(0, 0); TILE],
            further: 0,
            gather: Gather::of_values(b.from, b.bytes, false, through, true, TILE)?,
            made: tile_bytes(through.size())?,
            size: through.size(),
            op,
            cast: caster(through, b.ty),
            out_size: b.ty.size(),
            out,
        })
    }

    /// The next entry, and the place of its first value.
    #[inline]
    fn first(&mut self, place: usize) {
        if self.n == TILE {
            self.finish();
        }
        self.firsts[self.n] = place;
        self.n += 1;
    }

    /// A further value of the last entry.
    #[inline]
    fn again(&mut self, place: usize) {
        if self.op.is_none() {
            self.firsts[self.n - 1] = place;
            return;
        }
        if self.further == TILE {
            self.combine();
        }
        self.more[self.further] = (self.n - 1, place);
        self.further += 1;
    }

    /// Fetches first values and combines further ones with them.
    fn combine(&mut self) {
        let (made, size) = (self.made.ptr(), self.size);
        let fresh = &self.firsts[self.loaded..self.n];
        let from = self.gather.at(fresh.len(), |k| fresh[k]);
        // SAFETY: so many values were gathered, and `made` has room for a tile.
        unsafe { moves::copy(from, made.add(self.loaded * size), fresh.len() * size) };
        self.loaded = self.n;
        let more = &self.more[..self.further];
        let y = self.gather.at(more.len(), |k| more[k].1);
        let mut done = 0;
        // Entries that follow each other are one call.
        for run in more.chunk_by(|a, b| b.0 == a.0 + 1) {
            let Some(op) = self.op else { break };
            // SAFETY: LANES-1: z is values of the operator's only type, y has one for each.
            unsafe {
                let z = made.add(run[0].0 * size);
                op.run(z, z, y.add(done * size), run.len(), Iso::None, |_| (0, 0, 0));
            }
            done += run.len();
        }
        self.further = 0;
    }

    /// Writes all values.
    fn finish(&mut self) {
        self.combine();
        let (to, rest) = std::mem::take(&mut self.out).split_at_mut(self.n * self.out_size);
        // SAFETY: so many values were made.
        unsafe { put(self.cast, to, self.made.ptr(), self.n) };
        self.out = rest;
        (self.n, self.loaded) = (0, 0);
    }
}

/// `n` values, cast if they must be, to `to`.
///
/// # Safety
/// `from` has so many of the type that is cast from, or of the size of those in `to`, which has room for them.
unsafe fn put(cast: Option<CastSlice>, to: &mut [u8], from: *const u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match cast {
            Some(cast) => cast(to.as_mut_ptr(), from, n),
            None => moves::copy(from, to.as_mut_ptr(), to.len()),
        }
    }
}
