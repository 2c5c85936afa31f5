//! Rows of a product or a union: where workers write them, and how they become one store.
//!
//! Needs: ranges of rows, and for several ranges how many entries each can have at most. Gives:
//! [`Out`], what a worker writes to, and [`rows`], which runs workers and joins what they wrote.
//! Cost: one thread writes the result where it stays, and so do several that know about how many entries each has, but for gaps that
//! are closed afterwards. If they do not know, each writes pieces that stay in a near cache, and puts them behind what is there
//! ([`Turns`]): no page is touched that the result does not need. A page touched for the first time costs more than all arithmetic on it.
//! Without values (`size` 0) only indices are written.
//! OUT-1: `idx` and `vals` have room for `cap` entries, of which `len` are written; `before` entries
//! are written in a lent block already.

use std::collections::VecDeque;
use std::ops::Range;

use super::ranks::SHORT;
use crate::error::{Error, Result};
use crate::kernel::operand::Rows;
use crate::kernel::turns::{Turn, Turns};
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint, Parts};
use crate::storage::{Form, Index, Lists, Store, Values, moves, policy};
use crate::types::Type;

/// Entries that may be written beyond what was asked for.
pub const SLACK: usize = 16;

/// Bytes of a result up to which a worker alone asks for room by bounds. 2026-11, bench-peer, A*A: gaps are a fifth of road-NY's 22 MB.
const BOUNDED: usize = if cfg!(test) { 256 << 10 } else { 64 << 20 };

/// The same where several work, who fill it without gaps: what nobody writes takes no memory. Beyond, exact numbers are asked for.
/// 2026-11, A*A of web-NotreDame, soc-Epinions1 and Kronecker 14, bounds of .5 to .9 GB, AMD, two threads: .82 to .87 of the time that
/// it takes with counting first.
const OF_SEVERAL: usize = if cfg!(test) { 256 << 10 } else { 1 << 30 };

/// Entries that a piece may have, as a rule: they stay in the cache of a core until they are put in their place.
const PIECE: usize = if cfg!(test) { 1 << 7 } else { 1 << 14 };

/// Pieces that a worker keeps at most while one before them is still being made.
const WAITING: usize = 32;

/// What one worker writes to.
pub struct Out<I: Index> {
    idx: *mut I,
    vals: *mut u8,
    len: usize,
    cap: usize,
    size: usize,
    before: usize,
    own: (Buf<I>, Buf<u8>),
}

// SAFETY: a worker has its blocks, or its part of a lent one, to itself.
unsafe impl<I: Index> Send for Out<I> {}

impl<I: Index> Out<I> {
    /// With a block of its own, empty as yet.
    pub fn owning(size: usize) -> Self {
        let (mut idx, mut vals) = (Buf::new(), Buf::<u8>::new());
        Out { idx: idx.as_mut_ptr(), vals: vals.as_mut_ptr(), len: 0, cap: 0, size, before: 0, own: (idx, vals) }
    }

    /// With the `cap` places of a block from entry `start` on.
    ///
    /// # Safety
    /// They are nobody else's as long as this writes.
    unsafe fn lent(home: &Home<I>, start: usize, cap: usize, size: usize) -> Self {
        // SAFETY: the caller's promise.
        let (idx, vals) = unsafe { home.at(start, size) };
        Out { idx, vals, cap, ..Out::owning(size) }
    }

    /// Whether entries go to a block of its own.
    fn is_at_home(&self) -> bool {
        std::ptr::eq(self.idx, self.own.0.as_ptr())
    }

    /// Number of entries written.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.before + self.len
    }

    /// The values that were written to a block of its own.
    pub fn values(&self) -> &[u8] {
        debug_assert!(self.before == 0 && self.own.0.capacity() >= self.cap);
        // SAFETY: OUT-1.
        if self.len == 0 { &[] } else { unsafe { std::slice::from_raw_parts(self.vals, self.len * self.size) } }
    }

    /// Forgets all entries; keeps the block.
    pub fn clear(&mut self) {
        (self.before, self.len) = (0, 0);
    }

    /// Whether there is room for `n` entries and [`SLACK`].
    #[inline(always)]
    pub fn has_room(&self, n: usize) -> bool {
        self.len + n + SLACK <= self.cap
    }

    /// Makes room for `n` entries and [`SLACK`]; `rows`: how many were written, and of how many.
    #[inline(always)]
    pub fn room(&mut self, n: usize, rows: (usize, usize)) -> Result<()> {
        if self.has_room(n) { Ok(()) } else { self.grow(n, rows) }
    }

    #[cold]
    fn grow(&mut self, n: usize, (done, of): (usize, usize)) -> Result<()> {
        if self.own.0.capacity() == 0 && self.cap > 0 {
            // The lent block may be full without its slack: the rest goes to a block of its own.
            (self.before, self.len, self.cap) = (self.len, 0, 0);
        }
        let need = self.len + n + SLACK;
        // As many entries per row as so far, and an eighth more; not trusted beyond a factor of 8.
        let guess = (self.len as u128 * of as u128 / done.max(1) as u128) as usize;
        self.take(need.max((guess + guess / 8).min(need.saturating_mul(8))).max(self.cap + self.cap / 2))
    }

    /// Makes its own block that of `cap` entries.
    fn take(&mut self, cap: usize) -> Result<()> {
        let (idx, vals) = &mut self.own;
        idx.reserve_exact(cap)?;
        self.idx = idx.as_mut_ptr();
        vals.reserve_exact(cap.checked_mul(self.size).ok_or_else(|| Error::out_of_memory(usize::MAX))?)?;
        self.vals = vals.as_mut_ptr();
        self.cap = cap;
        Ok(())
    }

    /// Where the next entry's index and value go. Good for what `room` was asked for last.
    #[inline(always)]
    pub fn tail(&mut self) -> (*mut I, *mut u8) {
        // SAFETY: OUT-1, len <= cap.
        unsafe { (self.idx.add(self.len), self.vals.add(self.len * self.size)) }
    }

    /// Notes `n` more entries.
    ///
    /// # Safety
    /// They were written at [`Out::tail`], within the room.
    #[inline(always)]
    pub unsafe fn advance(&mut self, n: usize) {
        debug_assert!(self.len + n <= self.cap);
        self.len += n;
    }
}

/// How rows are split over workers.
pub struct Split {
    /// Consecutive ranges that cover all rows.
    pub ranges: par::Ranges,
    /// The most entries that each range can have, or as a rule if they are tight; nothing if there is one range and that is not known.
    pub bounds: Parts<usize>,
    /// About how many entries there are, where bounds do not tell.
    guess: usize,
    /// Bounds are not far too large.
    is_tight: bool,
}

impl Split {
    /// All of `n` rows for one worker, with `most` entries if that is known, else about `guess`.
    pub fn one(n: usize, most: Option<usize>, guess: usize) -> Result<Split> {
        let bounds = most.map_or(Parts::NONE, Parts::One);
        Ok(Split { ranges: par::ranges(n, |_| 0)?, bounds, guess, is_tight: false })
    }

    /// These ranges, each with at most `most(range)` entries.
    pub fn bounded(ranges: par::Ranges, most: impl Fn(&Range<usize>) -> usize) -> Result<Split> {
        let bounds = Parts::of(ranges.len(), |k| Ok(most(&ranges[k])))?;
        Ok(Split { ranges, bounds, guess: 0, is_tight: false })
    }

    /// The same where each has about so many: to move some entries afterwards takes less than to put all in their place. 2026-11,
    /// A+B of uniform:14 by two threads: 2.3 ms, 2.7 with pieces. It takes longer where some range has more.
    pub fn tight(ranges: par::Ranges, about: impl Fn(&Range<usize>) -> usize) -> Result<Split> {
        Ok(Split { is_tight: true, ..Split::bounded(ranges, about)? })
    }

    /// The same, taken to be tight if there are at most so many entries.
    pub fn tight_to(self, most: usize) -> Split {
        Split { is_tight: self.is_tight || self.most() <= most, ..self }
    }

    /// Ranges of about equal work: `work(k)` of item `k`, asked for by several threads, which take
    /// `rough(k)` to be that of the items before `k`. `most` gives the entries of an item from its work.
    pub fn by_work(
        n: usize,
        rough: impl Fn(usize) -> usize,
        work: impl Fn(usize) -> usize + Sync,
        most: impl Fn(usize, usize) -> usize + Sync,
    ) -> Result<Split> {
        /// Sums of some items each are as good to split by as each item's work, and less to write.
        const SUMS: usize = if cfg!(test) { 16 } else { 1 << 12 };
        let step = n.div_ceil(SUMS).max(1);
        let blocks = n.div_ceil(step);
        let first = |block: usize| (block * step).min(n);
        // Work and most entries of each block; and of all before it.
        let mut sums = scratch::dirty::<[usize; 2]>(blocks + 1)?;
        sums[0] = [0; 2];
        {
            let lent = Disjoint::new(&mut sums[1..]);
            par::run(&par::ranges(blocks, |block| rough(first(block)) + first(block))?, |range| {
                // SAFETY: ranges do not overlap.
                let mine = unsafe { lent.slice(range.clone()) };
                for (block, to) in range.zip(mine) {
                    *to = (first(block)..first(block + 1)).fold([0; 2], |[all, entries], k| {
                        let mine = work(k);
                        [all.saturating_add(mine), entries.saturating_add(most(k, mine))]
                    });
                }
                Ok(())
            })?;
        }
        for block in 0..blocks {
            sums[block + 1] = [0, 1].map(|of| sums[block][of].saturating_add(sums[block + 1][of]));
        }
        let ranges = par::ranges(blocks, |block| sums[block][0].saturating_add(first(block)))?;
        let bounds = Parts::of(ranges.len(), |k| Ok(sums[ranges[k].end][1] - sums[ranges[k].start][1]))?;
        Ok(Split { ranges: ranges.map(first), bounds, guess: 0, is_tight: false })
    }

    /// Whether bounds so large, of entries of so many bytes, should be exact. Not of short rows: to count them takes as long as to make
    /// them, and their bounds are near.
    pub fn wants_counts(&self, entry: usize) -> bool {
        let (rows, most) = (self.ranges.iter().map(Range::len).sum::<usize>(), self.most());
        self.ranges.len() > 1 && most > rows.saturating_mul(SHORT) && most.saturating_mul(entry) > OF_SEVERAL
    }

    /// Whether the bounds of several ranges, with entries of so many bytes, take more room than a worker alone asks for.
    pub fn is_large(&self, entry: usize) -> bool {
        self.ranges.len() > 1 && self.most().saturating_mul(entry) > BOUNDED
    }

    /// Ranges cut so that each can have about `entries`, by the bounds of those that are cut.
    fn pieces(&self, entries: usize) -> Result<Vec<Range<usize>>> {
        let parts = |k: usize| self.bounds[k].div_ceil(entries).clamp(1, self.ranges[k].len().max(1));
        let all = (0..self.ranges.len()).map(parts).sum();
        let mut out = Vec::new();
        out.try_reserve_exact(all).map_err(|_| Error::out_of_memory(all * size_of::<Range<usize>>()))?;
        for (k, range) in self.ranges.iter().enumerate() {
            let (of, n) = (parts(k), range.len());
            let at = |part: usize| range.start + (n as u128 * part as u128 / of as u128) as usize;
            out.extend((0..of).map(|part| at(part)..at(part + 1)));
        }
        Ok(out)
    }

    fn most(&self) -> usize {
        self.bounds.iter().fold(0, |sum, b| sum.saturating_add(*b))
    }
}

/// What the result is.
pub struct Shape<'a> {
    /// The type of its values.
    pub ty: &'a Type,
    /// Length of the major axis.
    pub nmajor: u64,
    /// Length of the minor axis.
    pub nminor: u64,
    /// The one value of all entries, if there is one: then none are written.
    pub iso: Option<Buf<u8>>,
}

impl Shape<'_> {
    /// A copy.
    pub fn try_clone(&self) -> Result<Self> {
        Ok(Shape { iso: self.iso.as_ref().map(Buf::try_clone).transpose()?, ..*self })
    }
}

/// Writes the rows of a range, and notes where each ends, counted from the range's start. Called through a pointer, once a
/// range: it holds a whole kernel, of which one copy is enough.
pub type Work<'a, I> = dyn Fn(Range<usize>, &mut Out<I>, &mut [I]) -> Result<()> + Sync + 'a;

/// Runs `work` on every range, or on parts of it: it writes the rows and notes where each ends, counted from
/// the first of them. Joins the rows to a store. `exact`: bounds are the numbers of entries.
pub fn rows<I: Index>(shape: Shape<'_>, rows: &Rows<I>, split: &Split, exact: bool, work: &Work<'_, I>) -> Result<Store> {
    let size = if shape.iso.is_some() { 0 } else { shape.ty.size() };
    let mut ends = Buf::<I>::zeroed(rows.len() + 1)?;
    let (idx, vals) = match split.ranges.len() {
        0 | 1 => alone(size, split, &mut ends, work)?,
        _ if exact || split.is_tight => in_place(size, split, exact, &mut ends, work)?,
        _ => in_turns(size, split, &mut ends, work)?,
    };
    store(shape, rows, ends, idx, vals)
}

/// Room for so many entries.
fn room<I: Index>(entries: usize, size: usize) -> Result<(Buf<I>, Buf<u8>)> {
    let bytes = entries.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
    Ok((Buf::with_capacity(entries)?, Buf::with_capacity(bytes)?))
}

/// All rows by one worker: into a block of the bound's size, if that is modest, else into one that grows.
fn alone<I: Index>(size: usize, split: &Split, ends: &mut [I], work: &Work<'_, I>) -> Result<(Buf<I>, Buf<u8>)> {
    let is_modest = |n: usize| n.saturating_mul(size_of::<I>() + size) <= BOUNDED;
    let mut out = Out::owning(size);
    match split.bounds.first() {
        Some(&most) if split.is_tight || is_modest(most) => out.take(most.saturating_add(SLACK))?,
        // The same size every time, so that the block of the last such product serves again, and an eighth more, as in `Out::grow`: what
        // nobody writes takes no memory, but to grow at the end takes twice what there is.
        _ if split.guess > 0 && is_modest(split.guess) => out.take(split.guess + split.guess / 8 + SLACK)?,
        _ => {}
    }
    work(0..ends.len() - 1, &mut out, &mut ends[1..])?;
    let (n, (mut idx, mut vals)) = (out.len, out.own);
    // SAFETY: OUT-1.
    unsafe {
        idx.set_len(n);
        vals.set_len(n * size);
    }
    Ok((trimmed(idx), trimmed(vals)))
}

/// Every range at its bound, and gaps closed afterwards; none if bounds are `exact`. A range that has more than its bound has the
/// rest in a block of its own.
fn in_place<I: Index>(size: usize, split: &Split, exact: bool, ends: &mut [I], work: &Work<'_, I>) -> Result<(Buf<I>, Buf<u8>)> {
    // Where each range's room starts, and where the last one's ends.
    let mut most = 0usize;
    let starts = Parts::of(split.bounds.len(), |k| {
        let start = most;
        most = most.saturating_add(split.bounds[k].saturating_add(if exact { 0 } else { SLACK }));
        Ok(start)
    })?;
    let (mut idx, mut vals) = room::<I>(most, size)?;
    let (home, lent) = (Home(idx.as_mut_ptr(), vals.as_mut_ptr()), Disjoint::new(&mut ends[1..]));
    let made = par::run(&split.ranges, |range| {
        let number = split.ranges.partition_point(|r| r.start < range.start);
        let cap = starts.get(number + 1).unwrap_or(&most) - starts[number];
        // SAFETY: the block has room for `most` entries, and the places of range `number` are its own.
        let mut out = unsafe { Out::lent(&home, starts[number], cap, size) };
        // SAFETY: ranges do not overlap.
        work(range.clone(), &mut out, unsafe { lent.slice(range) })?;
        if out.len() <= cap {
            // SAFETY: OUT-1, and it fits. What went to a block of its own did because the lent one has no slack.
            unsafe { home.put(starts[number], &out) };
            (out.before, out.len, out.own) = (out.len(), 0, Default::default());
        }
        Ok(out)
    })?;
    let mut n = 0;
    for (range, out) in split.ranges.iter().zip(made.iter()) {
        if n > 0 {
            ends[range.start + 1..range.end + 1].iter_mut().for_each(|end| *end = I::new(n + end.us()));
        }
        n += out.len();
    }
    if made.iter().any(|out| out.len > 0) {
        // SAFETY: OUT-1: each wrote `before` entries at its start, and `len` to its own block.
        return unsafe { brought_together(&home, &starts, &made, n, size) };
    }
    let counts = Parts::of(made.len(), |k| Ok(made[k].len()))?;
    let mut to = 0;
    let is_together = counts.iter().zip(starts.iter()).all(|(count, start)| {
        let here = to;
        to += count;
        here == *start
    });
    if !is_together {
        // Two jobs: indices and values.
        par::run(&[0..1, 1..2], |job| {
            let mut to = 0;
            for (&count, &from) in counts.iter().zip(starts.iter()) {
                // SAFETY: OUT-1 for both places; `to` is before `from`, and what lay between is moved already. The other job touches the
                // other array.
                unsafe {
                    let (from, to) = (home.at(from, size), home.at(to, size));
                    if job.start == 0 { std::ptr::copy(from.0, to.0, count) } else { std::ptr::copy(from.1, to.1, count * size) }
                }
                to += count;
            }
            Ok(())
        })?;
    }
    // SAFETY: so many entries were written and moved together.
    unsafe {
        idx.set_len(n);
        vals.set_len(n * size);
    }
    Ok((trimmed(idx), trimmed(vals)))
}

/// A block of `n` entries with what all wrote, where that is more than there was room for.
///
/// # Safety
/// What each wrote begins at its start in `home`, and goes on in its own block; `n` in all.
unsafe fn brought_together<I: Index>(
    home: &Home<I>,
    starts: &[usize],
    made: &[Out<I>],
    n: usize,
    size: usize,
) -> Result<(Buf<I>, Buf<u8>)> {
    let (mut idx, mut vals) = room::<I>(n, size)?;
    let (whole, mut to) = (Home(idx.as_mut_ptr(), vals.as_mut_ptr()), 0);
    for (out, &start) in made.iter().zip(starts) {
        // SAFETY: the caller's promise; the new block has room for all.
        unsafe {
            let (from, at) = (home.at(start, size), whole.at(to, size));
            std::ptr::copy_nonoverlapping(from.0, at.0, out.before);
            std::ptr::copy_nonoverlapping(from.1, at.1, out.before * size);
            whole.put(to, out);
        }
        to += out.len();
    }
    // SAFETY: so many entries were copied.
    unsafe {
        idx.set_len(n);
        vals.set_len(n * size);
    }
    Ok((idx, vals))
}

/// A piece, what it has, and where its rows end.
type Made<'a, I> = (Turn<'a>, Out<I>, &'a mut [I]);

/// Pieces of ranges, each put behind the one before it once that one's number is known; until then its worker makes others.
fn in_turns<I: Index>(size: usize, split: &Split, ends: &mut [I], work: &Work<'_, I>) -> Result<(Buf<I>, Buf<u8>)> {
    let most = split.most();
    let pieces = split.pieces(PIECE)?;
    let bytes = most.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
    // 2026-12, a thousandth of web-NotreDame's rows times it, by two threads: 3.4 ms where kept blocks make way for all of the bound, 1.3 so.
    let (mut idx, mut vals) = (Buf::<I>::with_bound(most)?, Buf::<u8>::with_bound(bytes)?);
    let home = Home(idx.as_mut_ptr(), vals.as_mut_ptr());
    let (turns, lent) = (Turns::new(pieces.len(), most)?, Disjoint::new(&mut ends[1..]));
    par::run(&pieces[..par::threads().min(pieces.len())], |_| {
        let (mut made, mut spare) = (VecDeque::<Made<'_, I>>::new(), Vec::new());
        [made.try_reserve_exact(WAITING), spare.try_reserve_exact(WAITING)]
            .into_iter()
            .try_for_each(|room| room.map_err(|_| Error::out_of_memory(WAITING * size_of::<Made<'_, I>>())))?;
        loop {
            let next = turns.take();
            let is_last = next.is_none();
            if let Some(turn) = next {
                let piece = pieces[turn.piece].clone();
                // SAFETY: pieces do not overlap.
                let ends = unsafe { lent.slice(piece.clone()) };
                let mut out = spare.pop().unwrap_or_else(|| Out::owning(size));
                out.clear();
                work(piece, &mut out, ends)?;
                made.push_back((turn, out, ends));
            }
            while made.front().is_some_and(|(turn, ..)| is_last || made.len() == WAITING || turn.start().is_some())
                && let Some((mut turn, out, ends)) = made.pop_front()
            {
                let Some(start) = turn.put(out.len()) else { return Ok(()) };
                // SAFETY: there is room for the bounds, and places before `start` and behind these entries are of other pieces.
                unsafe { home.put(start, &out) };
                ends.iter_mut().for_each(|end| *end = I::new(start + end.us()));
                spare.push(out);
            }
            if is_last {
                return Ok(());
            }
        }
    })?;
    let n = turns.all().ok_or_else(|| Error::out_of_memory(most))?;
    // SAFETY: so many entries were put.
    unsafe {
        idx.set_len(n);
        vals.set_len(n * size);
    }
    Ok((trimmed(idx), trimmed(vals)))
}

/// The start of a block that several workers write.
struct Home<I>(*mut I, *mut u8);
// SAFETY: workers write places of their own only.
unsafe impl<I: Send> Sync for Home<I> {}

impl<I> Home<I> {
    /// # Safety
    /// Entry `n` lies within the block or at its end.
    unsafe fn at(&self, n: usize, size: usize) -> (*mut I, *mut u8) {
        // SAFETY: the caller's promise.
        unsafe { (self.0.add(n), self.1.add(n * size)) }
    }

    /// Copies what was written to a worker's own block to where the worker's entries begin, or behind those that it wrote to a lent
    /// one.
    ///
    /// # Safety
    /// The block has room for it, which nobody else touches.
    unsafe fn put(&self, start: usize, out: &Out<I>)
    where
        I: Index,
    {
        if !out.is_at_home() {
            return;
        }
        // SAFETY: the caller's promise, and OUT-1.
        unsafe {
            let to = self.at(start + out.before, out.size);
            moves::copy(out.idx, to.0, out.len);
            moves::copy(out.vals, to.1, out.len * out.size);
        }
    }
}

/// Room to spare is given back only when it is more than three eighths: pages of it were never
/// touched, and a block of the bound's size serves the next product of its kind again (`mem::blocks`).
pub fn trimmed<T: Copy>(mut buf: Buf<T>) -> Buf<T> {
    if buf.is_empty() || buf.capacity() - buf.len() > buf.len() / 8 * 3 {
        buf.shrink();
    }
    buf
}

/// The result from rows' ends (one more than there are rows, the first 0), indices and values.
pub fn store<I: Index>(shape: Shape<'_>, rows: &Rows<I>, ends: Buf<I>, idx: Buf<I>, vals: Buf<u8>) -> Result<Store> {
    let Shape { ty, nmajor, nminor, iso } = shape;
    let vectors = ends.windows(2).filter(|e| e[0] != e[1]).count();
    let (ids, ptr) = if policy::hyper(vectors as u64, nmajor) || nmajor > (1 << 40) {
        let (mut ids, mut ptr) = (Buf::with_capacity(vectors)?, Buf::with_capacity(vectors + 1)?);
        ptr.push(I::new(0))?;
        for (k, e) in ends.windows(2).enumerate().filter(|(_, e)| e[0] != e[1]) {
            ids.push(I::new(rows.get(k)))?;
            ptr.push(e[1])?;
        }
        (Some(ids), ptr)
    } else {
        match rows {
            Rows::All(_) => (None, ends),
            Rows::Some(ids) => (None, spread(ids, &ends, nmajor as usize)?),
        }
    };
    let vals = match iso {
        Some(one) if !idx.is_empty() => Values::iso(one),
        Some(_) | None => Values::each(vals),
    };
    let form = Form::List(Lists { ids: ids.map(I::wrap), ptr: I::wrap(ptr), idx: I::wrap(idx) });
    let store = Store { ty: ty.clone(), nmajor, nminor, form, vals };
    store.debug_validate();
    Ok(store)
}

/// Ends of all major vectors from those of some.
fn spread<I: Index>(ids: &[I], ends: &[I], nmajor: usize) -> Result<Buf<I>> {
    let mut ptr = Buf::with_capacity(nmajor + 1)?;
    for (k, i) in ids.iter().enumerate() {
        // Vectors up to and with i start where the previous one ended.
        ptr.resize(i.us() + 1, ends[k])?;
    }
    ptr.resize(nmajor + 1, ends[ends.len() - 1])?;
    Ok(ptr)
}
