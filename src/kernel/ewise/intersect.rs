//! Intersection of two lists by any operator that does not look at positions.
//!
//! Needs: two list stores of one width. Gives: a store of the result type, iso where `one` says so.
//! Cost: half a nanosecond per entry visited, and 4 per entry in common (2026-11, AMD EPYC, half a million entries each in rows of 32;
//! without AVX2, or by 64 bits, 1.2 and 4), without branches on data unless one row is far longer than the other (then it is searched).
//! The entries that a piece of a few thousand has in common are noted, then written, while the notes are in the nearest cache.
//! Memory: two indices per entry of such a piece; the result has room for what a sample promises and some more
//! ([`super::meeting`]): in the rare case that it is too little, all is done again with room for the most there can be.
//! Parallel: pieces are taken in their order, and each is written behind the one before it once that one's number is known.

use std::ops::Range;

use super::{Job, meeting};
use crate::error::{Error, Result};
use crate::kernel::beside;
#[cfg(target_arch = "x86_64")]
use crate::kernel::eights::{self, Meeting};
use crate::kernel::erased::TILE;
use crate::kernel::erased::pipe::{BinPipe, Gather};
use crate::kernel::mxm::out::{self, Shape, trimmed};
use crate::kernel::operand::{Rows, view};
use crate::kernel::turns::Turns;
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Index, Store};

/// A row this many times as long as the other is searched for what the other has, else both are walked.
/// 2026-11: a guess; a search takes the time of some ten steps.
const SKEWED: usize = 16;

/// Entries of both operands and rows in a piece: its notes fit into the cache of a core.
const PIECE: usize = if cfg!(test) { 1 << 7 } else { 1 << 14 };

/// The intersection; `one` is the value of all entries, if it is known beforehand.
pub(super) fn run<I: Index>(job: &Job<'_>, one: Option<Buf<u8>>) -> Result<Store> {
    let (a, b) = (view::<I>(job.a), view::<I>(job.b));
    let rows = Rows::common(&a, &b)?;
    let before = |k: usize| (rows.before(&a, k), rows.before(&b, k));
    let work = |k: usize| before(k).0 + before(k).1 + k;
    let meet = Meet { job, a, b, rows: &rows, size: if one.is_some() { 0 } else { job.ty.size() } };
    let mut ends = Buf::<I>::zeroed(rows.len() + 1)?;
    let (idx, vals) = if work(rows.len()) <= PIECE {
        meet.alone(&mut ends[1..])?
    } else {
        let pieces = par::pieces(rows.len(), PIECE, work)?;
        let most = |r: &Range<usize>| {
            let (from, to) = (before(r.start), before(r.end));
            (to.0 - from.0).min(to.1 - from.1)
        };
        let plan = Plan {
            workers: par::ranges(rows.len(), work)?.len().min(par::threads()).min(pieces.len()),
            notes: pieces.iter().map(most).max().unwrap_or(0) + SLACK,
            pieces,
        };
        let bound = meet.a.nvals().min(meet.b.nvals());
        let likely = meeting::likely(&meet.a, &meet.b).min(bound);
        match meet.together(&plan, likely, &mut ends[1..])? {
            Some(made) => made,
            // There are never more than the bound.
            None => meet.together(&plan, bound, &mut ends[1..])?.ok_or_else(|| Error::out_of_memory(bound))?,
        }
    };
    let shape = Shape { ty: &job.ty, nmajor: job.a.nmajor, nminor: job.a.nminor, iso: one };
    out::store(shape, &rows, ends, idx, vals)
}

/// Notes that are written behind the last one.
const SLACK: usize = 8;
#[cfg(target_arch = "x86_64")]
const _: () = assert!(SLACK >= eights::LANES);

/// How the work is shared.
struct Plan {
    pieces: Vec<Range<usize>>,
    /// Notes that a piece needs at most.
    notes: usize,
    workers: usize,
}

/// Two operands, the rows that both may have, and the bytes of a result, none if all are one.
struct Meet<'a, 'b, I: Copy> {
    job: &'b Job<'a>,
    a: View<'a, I>,
    b: View<'a, I>,
    rows: &'b Rows<I>,
    size: usize,
}

impl<'a, I: Index> Meet<'a, '_, I> {
    /// All rows as one piece, whose number of entries is known before they are written.
    fn alone(&self, ends: &mut [I]) -> Result<(Buf<I>, Buf<u8>)> {
        let most = self.a.nvals().min(self.b.nvals()) + SLACK;
        let mut notes = scratch::dirty::<I>(2 * most)?;
        let (ps, qs) = notes.split_at_mut(most);
        let n = self.note(0..self.rows.len(), (ps, qs), ends);
        // SAFETY: all of it is written.
        let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(n)?, Buf::<u8>::unset(n * self.size)?) };
        self.write((&ps[..n], &qs[..n]), self.pipe()?.as_mut(), &mut idx, &mut vals);
        Ok((idx, vals))
    }

    /// All pieces, by as many threads as work on them, into room for that many entries; none if there are more.
    fn together(&self, plan: &Plan, room: usize, ends: &mut [I]) -> Result<Option<(Buf<I>, Buf<u8>)>> {
        let (pieces, size) = (&plan.pieces, self.size);
        let turns = Turns::new(pieces.len(), room)?;
        // SAFETY: what is not written is cut off below.
        let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(room)?, Buf::<u8>::unset(room * size)?) };
        let (to_idx, to_vals, to_ends) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals), Disjoint::new(ends));
        par::run(&pieces[..plan.workers], |_| {
            let (mut notes, mut pipe) = (scratch::dirty::<I>(2 * plan.notes)?, self.pipe()?);
            let (ps, qs) = notes.split_at_mut(plan.notes);
            while let Some(mut turn) = turns.take() {
                let rows = pieces[turn.piece].clone();
                // SAFETY: pieces do not overlap.
                let ends = unsafe { to_ends.slice(rows.clone()) };
                let n = self.note(rows, (&mut *ps, &mut *qs), ends);
                let Some(base) = turn.put(n) else { break };
                ends.iter_mut().for_each(|end| *end = I::new(base + end.us()));
                // SAFETY: pieces follow each other.
                let (idx, vals) = unsafe { (to_idx.slice(base..base + n), to_vals.slice(base * size..(base + n) * size)) };
                self.write((&ps[..n], &qs[..n]), pipe.as_mut(), idx, vals);
            }
            Ok(())
        })?;
        let Some(n) = turns.all() else { return Ok(None) };
        idx.truncate(n);
        vals.truncate(n * size);
        Ok(Some((trimmed(idx), trimmed(vals))))
    }

    fn pipe(&self) -> Result<Option<BinPipe<Gather<'a>>>> {
        if self.size > 0 { self.job.gathering(self.a.nvals().min(self.b.nvals())).map(Some) } else { Ok(None) }
    }

    /// Notes the places of what these rows have in common, and how many there are at the end of each; gives their number.
    fn note(&self, rows: Range<usize>, (ps, qs): (&mut [I], &mut [I]), ends: &mut [I]) -> usize {
        #[cfg(target_arch = "x86_64")]
        if let (Some(a), Some(b)) = (I::as_u32(self.a.idx), I::as_u32(self.b.idx))
            && let (Some(ps), Some(qs)) = (I::as_u32_mut(ps), I::as_u32_mut(qs))
            && eights::can()
        {
            // SAFETY: just asked.
            return unsafe { self.note_by_eights(rows, Meeting { lists: [a, b], places: [ps, qs] }, ends) };
        }
        let (mut n, lists, row) = (0, (self.a.idx, self.b.idx), |k| self.row(k));
        for (k, ends) in rows.step_by(2).zip(ends.chunks_mut(2)) {
            if let [first, second] = ends
                && let rows = [row(k), row(k + 1)]
                && !rows.iter().any(is_skewed)
            {
                let (then, last) = pairs_of_two(lists, rows, (&mut *ps, &mut *qs), n);
                (*first, *second, n) = (I::new(then), I::new(last), last);
                continue;
            }
            for (k, end) in (k..).zip(ends) {
                n = pairs(lists, row(k), (&mut *ps, &mut *qs), n);
                *end = I::new(n);
            }
        }
        n
    }

    /// The same.
    ///
    /// # Safety
    /// [`eights::can`].
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,popcnt")]
    unsafe fn note_by_eights(&self, rows: Range<usize>, mut m: Meeting<'_>, ends: &mut [I]) -> usize {
        let (mut n, lists) = (0, m.lists.into());
        for (k, end) in rows.zip(ends) {
            let mut row = self.row(k);
            if !is_skewed(&row) {
                // SAFETY: the caller's promise.
                let ([of_a, of_b], found) = unsafe { eights::meet(&mut m, [row.0, row.1], n) };
                (row, n) = ((of_a, of_b), found);
            }
            if most(&row) > 0 {
                let [ps, qs] = &mut m.places;
                n = pairs(lists, row, (ps, qs), n);
            }
            *end = I::new(n);
        }
        n
    }

    /// Row `k` of both.
    #[inline(always)]
    fn row(&self, k: usize) -> Sides {
        let i = self.rows.get(k);
        (self.a.row(i), self.b.row(i))
    }

    /// The entries at these places.
    fn write(&self, (ps, qs): (&[I], &[I]), pipe: Option<&mut BinPipe<Gather<'_>>>, idx: &mut [I], vals: &mut [u8]) {
        idx.iter_mut().zip(ps).for_each(|(j, p)| *j = self.a.idx[p.us()]);
        let Some(pipe) = pipe else { return };
        for ((ps, qs), vals) in ps.chunks(TILE).zip(qs.chunks(TILE)).zip(vals.chunks_mut(TILE * self.size)) {
            pipe.gather(vals, ps.len(), |l| ps[l].us(), |l| qs[l].us(), |_| (0, 0, 0));
        }
    }
}

/// The entries of a row of both.
type Sides = (Range<usize>, Range<usize>);

/// How many of a row's entries both can have.
fn most((a, b): &Sides) -> usize {
    a.len().min(b.len())
}

/// Whether one side is so long that it is searched for what the other has.
fn is_skewed((a, b): &Sides) -> bool {
    a.len().max(b.len()) > SKEWED * a.len().min(b.len())
}

/// Notes the places of the entries that a row of both has behind the `n` there are; gives how many there are then.
#[inline]
fn pairs<I: Index>((a, b): (&[I], &[I]), row: Sides, (ps, qs): (&mut [I], &mut [I]), mut n: usize) -> usize {
    if !is_skewed(&row) {
        let mut walk = Walk::new((a, b), (ps, qs), row, n);
        while walk.goes_on() {
            // SAFETY: it goes on.
            unsafe { walk.step((a, b), (&mut *ps, &mut *qs)) };
        }
        return walk.n;
    }
    let (ar, br) = row;
    // Whether they meet cannot be foreseen: the next pair is put over one that does not.
    let mut put = |p: usize, q: usize, is: bool| {
        if let (Some(to_p), Some(to_q)) = (ps.get_mut(n), qs.get_mut(n)) {
            (*to_p, *to_q) = (I::new(ar.start + p), I::new(br.start + q));
        }
        n += usize::from(is);
    };
    if ar.len() > br.len() {
        beside::seek(&b[br.clone()], &a[ar.clone()], |q, p, is| put(p, q, is));
    } else {
        beside::seek(&a[ar.clone()], &b[br.clone()], put);
    }
    n
}

/// The same for two rows at a time, of which none is skewed: a step waits for the one before it, but not for one of the other row. Gives
/// how many there are after each. 2026-11, A .* B of half a million entries each in rows of 32: 3.6 ms one row at a time, 2.65 so.
#[inline]
fn pairs_of_two<I: Index>((a, b): (&[I], &[I]), rows: [Sides; 2], (ps, qs): (&mut [I], &mut [I]), n: usize) -> (usize, usize) {
    let [first, second] = rows;
    // Behind all that the first can have.
    let from = n + most(&first);
    let mut one = Walk::new((a, b), (ps, qs), first, n);
    let mut two = Walk::new((a, b), (ps, qs), second, from);
    // SAFETY: they go on.
    unsafe {
        while one.goes_on() && two.goes_on() {
            one.step((a, b), (&mut *ps, &mut *qs));
            two.step((a, b), (&mut *ps, &mut *qs));
        }
        while one.goes_on() {
            one.step((a, b), (&mut *ps, &mut *qs));
        }
        while two.goes_on() {
            two.step((a, b), (&mut *ps, &mut *qs));
        }
    }
    ps.copy_within(from..two.n, one.n);
    qs.copy_within(from..two.n, one.n);
    (one.n, one.n + two.n - from)
}

/// A row of both, side by side. WALK-1: the ends lie within the lists, and there is a place for each entry that the shorter side is
/// yet to offer: the next pair is noted in the next of them, which the one after it overwrites if they differ.
struct Walk {
    p: usize,
    q: usize,
    ends: (usize, usize),
    n: usize,
}

impl Walk {
    /// At the start of `row`; notes go behind the `n` first places.
    #[inline(always)]
    fn new<I: Index>((a, b): (&[I], &[I]), (ps, qs): (&[I], &[I]), row: Sides, n: usize) -> Walk {
        assert!(row.0.end <= a.len() && row.1.end <= b.len() && n + most(&row) <= ps.len() && ps.len() == qs.len());
        Walk { p: row.0.start, q: row.1.start, ends: (row.0.end, row.1.end), n }
    }

    #[inline(always)]
    fn goes_on(&self) -> bool {
        self.p < self.ends.0 && self.q < self.ends.1
    }

    /// Past the smaller of the next two entries, or both.
    ///
    /// # Safety
    /// It goes on, with the lists and places of `new`.
    #[inline(always)]
    unsafe fn step<I: Index>(&mut self, (a, b): (&[I], &[I]), (ps, qs): (&mut [I], &mut [I])) {
        // SAFETY: WALK-1. As long as it goes on, the shorter side has an entry that was not found.
        let (j, k) = unsafe {
            *ps.get_unchecked_mut(self.n) = I::new(self.p);
            *qs.get_unchecked_mut(self.n) = I::new(self.q);
            (*a.get_unchecked(self.p), *b.get_unchecked(self.q))
        };
        self.n += usize::from(j == k);
        self.p += usize::from(j <= k);
        self.q += usize::from(k <= j);
    }
}
