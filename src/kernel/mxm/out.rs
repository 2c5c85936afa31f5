//! Rows of a product or a union: where workers write them, and how they become one store.
//!
//! Needs: ranges of rows, and for several ranges how many entries each can have at most. Gives:
//! [`Out`], what a worker writes to, and [`rows`], which runs workers and joins what they wrote.
//! Cost: one thread writes the result where it stays. Several write into one block, each at its
//! bound, and gaps are closed afterwards; where gaps would be large, bounds are to be exact and
//! nothing is moved. A page touched for the first time costs more than all arithmetic on it.
//! Entries are written once; without values (`size` 0) only indices are.
//! OUT-1: `idx` and `vals` have room for `cap` entries, of which `len` are written; `before` entries
//! are written in a lent block already.

use std::ops::Range;

use crate::error::{Error, Result};
use crate::kernel::operand::Rows;
use crate::mem::{Buf, hooks, scratch, vacate};
use crate::par::{self, Disjoint, Parts};
use crate::storage::{Form, Index, Lists, Store, Values, policy};
use crate::types::Type;

/// Entries that may be written beyond what was asked for.
pub const SLACK: usize = 16;

/// Bytes of a result up to which bounds serve, beyond which exact numbers are asked for. 2026-11, bench-peer,
/// A*A: gaps are a fifth of road-NY's 22 MB; of kron:14's 0.5 GB they would be as much again, and to
/// count first takes a fifth of the time.
const BOUNDED: usize = if cfg!(test) { 256 << 10 } else { 64 << 20 };

/// Multiplications of a row from which on it may have far fewer entries. 2026-11, A*A of ego-Facebook by two threads, 3,700 for rows of
/// 720 entries: 33 MB where 12 are used.
const LOOSE: usize = 64;

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

    /// Number of entries written.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.before + self.len
    }

    /// The values that were written to a block of its own.
    pub fn values(&self) -> &[u8] {
        debug_assert!(self.before == 0 && self.own.0.capacity() == self.cap);
        // SAFETY: OUT-1.
        if self.len == 0 { &[] } else { unsafe { std::slice::from_raw_parts(self.vals, self.len * self.size) } }
    }

    /// Forgets all entries; keeps the block.
    pub fn clear(&mut self) {
        (self.before, self.len) = (0, 0);
    }

    /// Makes room for `n` entries and [`SLACK`]; `done` of `of` rows were written.
    #[inline(always)]
    pub fn room(&mut self, n: usize, done: usize, of: usize) -> Result<()> {
        if self.len + n + SLACK <= self.cap { Ok(()) } else { self.grow(n, done, of) }
    }

    #[cold]
    fn grow(&mut self, n: usize, done: usize, of: usize) -> Result<()> {
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
    /// The most entries that each range can have; nothing if there is one range and that is not known.
    pub bounds: Parts<usize>,
    /// About how many entries there are, where bounds do not tell.
    guess: usize,
    /// Bounds are numbers of multiplications.
    is_of_products: bool,
}

impl Split {
    /// All of `n` rows for one worker, with `most` entries if that is known, else about `guess`.
    pub fn one(n: usize, most: Option<usize>, guess: usize) -> Result<Split> {
        let bounds = most.map_or(Parts::NONE, Parts::One);
        Ok(Split { ranges: par::ranges(n, |_| 0)?, bounds, guess, is_of_products: false })
    }

    /// These ranges, each with at most `most(range)` entries.
    pub fn bounded(ranges: par::Ranges, most: impl Fn(&Range<usize>) -> usize) -> Result<Split> {
        let bounds = Parts::of(ranges.len(), |k| Ok(most(&ranges[k])))?;
        Ok(Split { ranges, bounds, guess: 0, is_of_products: false })
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
        Ok(Split { ranges: ranges.map(first), bounds, guess: 0, is_of_products: true })
    }

    /// Whether bounds so large should be exact.
    pub fn wants_counts(&self, entry: usize) -> bool {
        self.ranges.len() > 1 && self.most().saturating_mul(entry) > BOUNDED
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

/// Writes the rows of a range, and notes where each ends, counted from the range's start. Called through a pointer, once a
/// range: it holds a whole kernel, of which one copy is enough.
pub type Work<'a, I> = dyn Fn(Range<usize>, &mut Out<I>, &mut [I]) -> Result<()> + Sync + 'a;

/// Runs `work` on every range: it writes the range's rows and notes where each ends, counted from
/// the range's start. Joins the rows to a store. `exact`: bounds are the numbers of entries.
pub fn rows<I: Index>(shape: Shape<'_>, rows: &Rows<I>, split: &Split, exact: bool, work: &Work<'_, I>) -> Result<Store> {
    let size = if shape.iso.is_some() { 0 } else { shape.ty.size() };
    let mut ends = Buf::<I>::zeroed(rows.len() + 1)?;
    let slack = if exact { 0 } else { SLACK };
    // Where each range's room starts, and where the last one's ends.
    let mut most = 0usize;
    let starts = Parts::of(split.bounds.len(), |k| {
        let start = most;
        most = most.saturating_add(split.bounds[k].saturating_add(slack));
        Ok(start)
    })?;
    let is_modest = |n: usize| n.saturating_mul(size_of::<I>() + size) <= BOUNDED;
    let is_lent = !split.bounds.is_empty() && (split.ranges.len() > 1 || is_modest(most));
    let mut block = (Buf::<I>::new(), Buf::<u8>::new());
    if is_lent {
        let bytes = most.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
        block = (Buf::with_capacity(most)?, Buf::with_capacity(bytes)?);
    }
    // Each range writes the first part of its places; where that may be a small one, the rest is not to share its pages. (2026-11: huge
    // pages for all else, sums of matrices take twice as long without them.)
    let may_be_loose = is_lent && !exact && split.ranges.len() > 1 && split.is_of_products && most / rows.len() >= LOOSE;
    if may_be_loose {
        pages_of(&mut block, false);
    }
    let home = Home(block.0.as_mut_ptr(), block.1.as_mut_ptr());
    let lent = Disjoint::new(&mut ends[1..]);
    let outs = par::run(&split.ranges, |range| {
        let mut out = Out::owning(size);
        if is_lent {
            let number = split.ranges.partition_point(|r| r.start < range.start);
            // SAFETY: the block has room for `most` entries, and the places of range `number` are its own.
            (out.idx, out.vals) = unsafe { home.at(starts[number], size) };
            out.cap = starts.get(number + 1).unwrap_or(&most) - starts[number];
        } else if split.guess > 0 && is_modest(split.guess) {
            // The same size every time, so that the block of the last such product serves again.
            out.take(split.guess)?;
        }
        // SAFETY: ranges do not overlap.
        work(range.clone(), &mut out, unsafe { lent.slice(range) })?;
        Ok(out)
    })?;
    shift_ends(&mut ends, &split.ranges, &outs);
    if may_be_loose {
        pages_of(&mut block, true);
    }
    let (idx, vals) = if is_lent { settle(block, &outs, &starts, size)? } else { own(outs, size) };
    store(shape, rows, ends, idx, vals)
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
}

/// Has the pages that a block is yet to take be huge ones, or small ones.
fn pages_of<I: Index>((idx, vals): &mut (Buf<I>, Buf<u8>), huge: bool) {
    hooks::ask_for_pages(idx.as_mut_ptr().cast(), idx.capacity() * size_of::<I>(), huge);
    hooks::ask_for_pages(vals.as_mut_ptr(), vals.capacity(), huge);
}

/// Ends counted from each range's start become ends counted from the first.
fn shift_ends<I: Index>(ends: &mut [I], ranges: &[Range<usize>], outs: &[Out<I>]) {
    let mut base = 0;
    for (range, out) in ranges.iter().zip(outs) {
        if base > 0 {
            ends[range.start + 1..range.end + 1].iter_mut().for_each(|e| *e = I::new(base + e.us()));
        }
        base += out.len();
    }
}

/// Brings every range's entries behind those of the one before; indices and values side by side.
fn settle<I: Index>(
    (mut idx, mut vals): (Buf<I>, Buf<u8>),
    outs: &[Out<I>],
    starts: &[usize],
    size: usize,
) -> Result<(Buf<I>, Buf<u8>)> {
    let home = Home(idx.as_mut_ptr(), vals.as_mut_ptr());
    let (mut nvals, mut is_together) = (0, true);
    for (out, &from) in outs.iter().zip(starts) {
        if out.own.0.capacity() > 0 {
            // What went to a block of its own belongs behind what is here: OUT-1, and never more than the bound.
            append(&home, from, out, size);
        }
        is_together &= from == nvals;
        nvals += out.len();
    }
    if !is_together {
        let lengths = Parts::of(outs.len(), |k| Ok(outs[k].len()))?;
        let leaves = idx.capacity() / 2 > nvals;
        // Two jobs: indices and values.
        par::run(&[0..1, 1..2], |job| {
            let mut to = 0;
            for (&n, &from) in lengths.iter().zip(starts) {
                // SAFETY: OUT-1 for both places; `to` is before `from`, and what lay between is moved
                // already. The other job touches the other array.
                unsafe {
                    let (from, to) = (home.at(from, size), home.at(to, size));
                    if job.start == 0 {
                        down(from.0.cast(), to.0.cast(), n * size_of::<I>(), leaves);
                    } else {
                        down(from.1, to.1, n * size, leaves);
                    }
                }
                to += n;
            }
            Ok(())
        })?;
    }
    // SAFETY: so many entries were written and moved together.
    unsafe {
        idx.set_len(nvals);
        vals.set_len(nvals * size);
    }
    Ok((trimmed(idx), trimmed(vals)))
}

/// Moves so many bytes to a lower place in their block. If it `leaves`, what is not written again gives its pages back as it goes: else
/// what was a small part of many megabytes lies there twice.
///
/// # Safety
/// Both places belong to the block, and nobody reads what lies behind `to` and its bytes any more.
unsafe fn down(from: *mut u8, to: *mut u8, bytes: usize, leaves: bool) {
    /// Bytes that go together.
    const STEP: usize = if cfg!(test) { 8 << 10 } else { 256 << 10 };
    let gap = from as usize - to as usize;
    if gap == 0 {
        return;
    }
    if !leaves || bytes < STEP {
        // SAFETY: the caller's promise.
        return unsafe { std::ptr::copy(from, to, bytes) };
    }
    for at in (0..bytes).step_by(STEP) {
        let end = bytes.min(at + STEP);
        // SAFETY: the caller's promise. What was just moved and lies behind all that is to be written is not read again.
        unsafe {
            std::ptr::copy(from.add(at), to.add(at), end - at);
            let start = at.max(bytes.saturating_sub(gap)).min(end);
            vacate(from.add(start), end - start);
        }
    }
}

/// Entries that did not fit a lent block with its slack, copied behind those that did.
fn append<I: Index>(home: &Home<I>, start: usize, out: &Out<I>, size: usize) {
    // SAFETY: OUT-1; the range's entries fit its bound, which other ranges do not touch.
    unsafe {
        let to = home.at(start + out.before, size);
        std::ptr::copy_nonoverlapping(out.idx, to.0, out.len);
        std::ptr::copy_nonoverlapping(out.vals, to.1, out.len * size);
    }
}

/// The block that the only worker grew itself.
fn own<I: Index>(outs: Parts<Out<I>>, size: usize) -> (Buf<I>, Buf<u8>) {
    let Some(out) = outs.into_iter().last() else { return (Buf::new(), Buf::new()) };
    let (n, (mut idx, mut vals)) = (out.len, out.own);
    // SAFETY: OUT-1.
    unsafe {
        idx.set_len(n);
        vals.set_len(n * size);
    }
    (trimmed(idx), trimmed(vals))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Less than a step, some steps, and places that overlap or not: what leaves its pages arrives like what does not.
    #[test]
    fn what_moves_down_arrives() {
        let byte = |k: usize| (k * 31 % 251) as u8;
        for (gap, n) in [(0, 9_000), (1, 50_000), (5_000, 100), (5_000, 100_003), (120_000, 60_001)] {
            for leaves in [false, true] {
                let mut block = Buf::filled(gap + n, 0u8).unwrap();
                (0..n).for_each(|k| block[gap + k] = byte(k));
                let to = block.as_mut_ptr();
                // SAFETY: both places are the block's, and only what arrived is read.
                unsafe { down(to.add(gap), to, n, leaves) };
                assert!(block[..n].iter().enumerate().all(|(k, x)| *x == byte(k)), "{gap} {n} {leaves}");
            }
        }
    }
}
