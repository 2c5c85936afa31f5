//! Z(i,j) = A(i,:) (+).(x) B(:,j) for the entries (i, j) of a list mask.
//!
//! Needs: A by row, B by column, a mask with lists, not complemented. Gives: sorted rows.
//! Cost: per mask entry min(|B(:,j)|, |A(i,:)| log |B(:,j)|), after writing A(i,:) down once in a
//! position array: probing beats merging 5 to 10 times (references/kernel-experiments.md, section 3). Of counts those whose
//! row is the shorter list may have been made before, by column ([`Sides`]).
//! Parallel: rows of the mask, split by their work. Scratch per worker: 4 bytes per inner index.
//! DOT-1: between rows the position array is zero.

use std::ops::Range;

use super::count::Count;
use super::out::{self, Out, Shape, Split};
use super::pairs::Pairs;
use super::sides::{self, Sides};
use super::sift::{Listed, Sift};
use super::sum::Sum;
use super::typed::Width;
use super::words::Words;
use crate::error::Result;
use crate::kernel::mask::{Mask, first_at_least};
use crate::kernel::operand::{Rows, view};
use crate::mem::{Zero, scratch};
use crate::ops::Semiring;
use crate::par;
use crate::storage::view::View;
use crate::storage::{Index, Store};

/// A row of B this many times longer than the row of A is searched instead of scanned.
/// 2026-11: first guess; a probe costs about a nanosecond, a binary search 5 to 10.
const SEARCH_FACTOR: usize = 8;

/// Inner dimension from which on rows are searched instead of written down: 2^28 places are 1 GiB.
pub(super) const MAX_PLACES: usize = 1 << 28;

/// A semiring at work on pairs: one per worker.
pub trait Dot<I: Index> {
    /// What is written down of A's row for each inner index: 0 for no entry, else the entry's number
    /// in the row plus 1, or just 1 where no more is asked for.
    type Place: Place;
    /// The sum over pairs (position in A, position in B, inner index) to `out`, at [`Dot::end_of_row`] at the latest; false if
    /// there is none.
    ///
    /// # Safety
    /// `out` has room for a value until the row ends, behind those of the row's other sums; pairs are entries of A and B.
    unsafe fn dot(&mut self, i: usize, j: usize, pairs: impl FnMut() -> Option<(usize, usize, usize)>, out: *mut u8) -> bool;
    /// The same, over the entries of a column of B that meet A's written-down row.
    ///
    /// # Safety
    /// As above.
    #[inline(always)]
    unsafe fn probe(&mut self, i: usize, j: usize, met: Met<'_, I, Self::Place>, out: *mut u8) -> bool {
        // SAFETY: the caller's promise; `met` gives entries of both.
        unsafe { self.dot(i, j, met.pairs(), out) }
    }
    /// Whether products are all ones, for which [`Sides`] may have been asked.
    const COUNTS: bool = false;
    /// The sum of `n` ones to `out`. Only with `COUNTS`.
    ///
    /// # Safety
    /// As above.
    #[inline(always)]
    unsafe fn put(&mut self, _n: u32, _out: *mut u8) {
        debug_assert!(Self::COUNTS, "only what counts puts counts");
    }
    /// Makes what waits of the sums.
    #[inline(always)]
    fn end_of_row(&mut self) {}
}

/// What [`Dot`] writes down of a row.
pub trait Place: Zero + Default + Send {
    /// Of the entry with number `n` in its row.
    fn of(n: usize) -> Self;
    /// The entry's number, if it was written down and there is an entry.
    fn number(self) -> Option<usize>;
}

impl Place for u32 {
    #[inline(always)]
    fn of(n: usize) -> u32 {
        n as u32 + 1
    }
    #[inline(always)]
    fn number(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// There is an entry; which does not matter.
impl Place for u8 {
    #[inline(always)]
    fn of(_: usize) -> u8 {
        1
    }
    #[inline(always)]
    fn number(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// A piece of a column of B beside a written-down row of A.
pub struct Met<'a, I, P> {
    /// Inner indices of the piece; all are below the length of `places` (LIST-2).
    pub idx: &'a [I],
    /// Position in B of the first.
    pub first: usize,
    /// The row, by inner index.
    pub places: &'a [P],
    /// Position in A of the row's first entry.
    pub row: usize,
}

impl<'a, I: Index, P: Place> Met<'a, I, P> {
    #[inline(always)]
    fn pairs(self) -> impl FnMut() -> Option<(usize, usize, usize)> + 'a {
        let Met { idx, first, places, row } = self;
        let mut n = 0;
        move || {
            while n < idx.len() {
                let k = idx[n].us();
                n += 1;
                if let Some(at) = places[k].number() {
                    return Some((row + at, first + n - 1, k));
                }
            }
            None
        }
    }
}

/// Vectors of the mask that [`probes`] looks at; more are taken for more of the same.
const SAMPLE: usize = 2048;

/// About the number of probes for all true entries of the mask, whose lists are `m`, or something above `limit`; B's columns have
/// `lengths` entries, and an entry takes `cost` of its two lists' lengths.
pub fn probes<I: Index>(
    a: &View<'_, I>,
    lengths: impl Fn(usize) -> usize,
    (mask, m): (&Mask<'_>, &View<'_, I>),
    limit: usize,
    cost: impl Fn(usize, usize) -> usize,
) -> usize {
    let step = m.vectors().div_ceil(SAMPLE).max(1);
    let mut sum = 0usize;
    for k in (0..m.vectors()).step_by(step) {
        let (in_a, mut of_row) = (a.row(m.id(k)).len(), 0);
        mask.each_true(m.range(k), |p| of_row += cost(in_a, lengths(m.idx[p].us())));
        sum = sum.saturating_add((of_row + in_a).saturating_mul(step));
        if sum > limit {
            break;
        }
    }
    sum
}

/// Probes from the column, or searches from the row.
pub fn cost(in_a: usize, in_b: usize) -> usize {
    if in_a == 0 { 0 } else { in_b.min(in_a * SEARCH_FACTOR) }
}

/// Z at the mask's entries; `b` by column; entries that `sides` has counted are not probed.
pub fn run<I: Width>(
    s: &Semiring,
    (a, b): (&Store, &Store),
    (mask, m): (&Mask<'_>, &View<'_, I>),
    sum: Option<&Sum<'_>>,
    sides: Option<&Sides>,
) -> Result<Store> {
    let job = Job { s, a, b, mask, m: *m, sum, sides };
    if let Some(count) = Count::of(s)? {
        return job.rows(|| count.worker());
    }
    match I::dot(&job) {
        Some(done) => done,
        None => job.rows(|| Pairs::new(s, a, b)),
    }
}

/// What a dot product works on.
pub struct Job<'a, I> {
    /// The semiring.
    pub s: &'a Semiring,
    /// Left operand, by row.
    pub a: &'a Store,
    /// Right operand, by column.
    pub b: &'a Store,
    mask: &'a Mask<'a>,
    m: View<'a, I>,
    sum: Option<&'a Sum<'a>>,
    sides: Option<&'a Sides>,
}

impl<I: Index> Job<'_, I> {
    /// All rows of Z, with a worker from `make` per thread.
    pub fn rows<W: Dot<I>>(&self, make: impl Fn() -> Result<W> + Sync) -> Result<Store> {
        let (a, b, m) = (view::<I>(self.a), view::<I>(self.b), &self.m);
        let rows = Rows::of(m)?;
        let ty = self.s.add().ty();
        let n = rows.len();
        let words = if self.sides.is_some() { None } else { Words::of(&a, &b, m)? };
        let sift = if words.is_some() || self.sides.is_some() { None } else { Sift::of(&a, &b, m) };
        let split = if par::threads() == 1 {
            Split::one(n, Some(m.nvals()), 0)?
        } else if sift.is_some() || self.sides.is_some() {
            // To ask what each row costs would cost a third of what it does.
            let before = |k| rows.before(m, k);
            Split::bounded(par::ranges(n, |k| 2 * before(k) + k)?, |r| before(r.end) - before(r.start))?
        } else {
            let work = |k: usize| {
                let (in_a, r) = (a.row(rows.get(k)).len(), m.row(rows.get(k)));
                in_a + r.map(|p| cost(in_a, b.row(m.idx[p].us()).len())).sum::<usize>()
            };
            Split::by_work(n, |k| rows.before(m, k), work, |k, _| m.row(rows.get(k)).len())?
        };
        let shape = Shape { ty: &ty, nmajor: self.a.nmajor, nminor: self.b.nmajor, iso: None };
        let work = |range: Range<usize>, out: &mut Out<I>, ends: &mut [I]| {
            let mut worker = make()?;
            let (start, of) = (range.start, ends.len());
            if let Some(words) = &words {
                for k in range {
                    self.row_of_words(rows.get(k), m.range(k), (&a, &b, words), &mut worker, out, ty.size(), (k - start, of))?;
                    ends[k - start] = I::new(out.len());
                }
                return Ok(());
            }
            // Offsets within a row must fit 32 bits, and the array must not dwarf the operands.
            let writes_down = a.nminor < MAX_PLACES;
            let mut places = scratch::zeroed::<W::Place>(if writes_down { a.nminor } else { 0 })?;
            let mut row = |k: usize, entries: Entries<'_, I>, out: &mut Out<I>| {
                let i = rows.get(k);
                if W::COUNTS
                    && let (Some(sides), Entries::All(entries)) = (self.sides, &entries)
                {
                    return self.row_of_counts(
                        (i, entries.clone()),
                        (&a, &b, sides),
                        &mut worker,
                        &mut places,
                        out,
                        ty.size(),
                        (k - start, of),
                    );
                }
                self.row(i, entries, (&a, &b), &mut worker, &mut places, out, ty.size(), (k - start, of))
            };
            let mut next = start;
            if let Some(sift) = &sift {
                let mut list = Listed::room()?;
                while next < range.end {
                    let first = next;
                    next = sift.some(&rows, first, range.end, &mut list);
                    let mut kept = list.rows().peekable();
                    for k in first..next {
                        if let Some((_, some)) = kept.next_if(|(row, _)| *row == k) {
                            row(k, Entries::Some(some), out)?;
                        }
                        ends[k - start] = I::new(out.len());
                    }
                    if first == next {
                        // Longer than the list.
                        row(next, Entries::All(m.range(next)), out)?;
                        ends[next - start] = I::new(out.len());
                        next += 1;
                    }
                }
            }
            for k in next..range.end {
                row(k, Entries::All(m.range(k)), out)?;
                ends[k - start] = I::new(out.len());
            }
            places.give_back();
            Ok(())
        };
        match self.sum {
            Some(sum) => sum.take((n, m.nvals()), shape, &split, &work),
            None => out::rows(shape, &rows, &split, false, &work),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the state of a worker")]
    fn row<W: Dot<I>>(
        &self,
        i: usize,
        entries: Entries<'_, I>,
        (a, b): (&View<'_, I>, &View<'_, I>),
        worker: &mut W,
        places: &mut [W::Place],
        out: &mut Out<I>,
        size: usize,
        rows: (usize, usize),
    ) -> Result<()> {
        let (ar, count) = (a.row(i), entries.len());
        if ar.is_empty() || count == 0 {
            return Ok(());
        }
        out.room(count, rows)?;
        let (first, last) = (a.idx[ar.start].us(), a.idx[ar.end - 1].us());
        let few = ar.len() <= FEW;
        let marked = !few && !places.is_empty();
        if marked {
            ar.clone().for_each(|p| places[a.idx[p].us()] = W::Place::of(p - ar.start));
        }
        let structural = self.mask.is_structural();
        let (idx, vals) = out.tail();
        let mut n = 0;
        for t in 0..count {
            let pm = entries.at(t);
            let j = self.m.idx[pm].us();
            let br = b.row(j);
            if (!structural && !self.mask.is_true(pm)) || br.is_empty() {
                continue;
            }
            // Only inner indices that A's row can hold.
            let (from, to) = (b.idx[br.start].us(), b.idx[br.end - 1].us());
            if from > last || to < first {
                continue;
            }
            // SAFETY: room for the mask's entries was made; pairs are entries of A and B.
            let found = unsafe {
                let value = vals.add(n * size);
                if few && br.len() <= FEW_MEETS {
                    worker.dot(i, j, compare(&a.idx[ar.clone()], ar.start, b, br), value)
                } else {
                    let br = if from < first { first_at_least(b.idx, br.clone(), first)..br.end } else { br };
                    if !marked || br.len() > ar.len() * SEARCH_FACTOR {
                        worker.dot(i, j, search(a, ar.clone(), b, br), value)
                    } else {
                        // Nor beyond the last of them.
                        let hi = if to > last { first_at_least(b.idx, br.clone(), last + 1) } else { br.end };
                        let met = Met { idx: &b.idx[br.start..hi], first: br.start, places, row: ar.start };
                        worker.probe(i, j, met, value)
                    }
                }
            };
            if found {
                // SAFETY: as above.
                unsafe { idx.add(n).write(I::new(j)) };
                n += 1;
            }
        }
        worker.end_of_row();
        if marked {
            ar.for_each(|p| places[a.idx[p].us()] = Default::default());
        }
        // SAFETY: written just above.
        unsafe { out.advance(n) };
        Ok(())
    }
}

impl<I: Index> Job<'_, I> {
    /// A row of what counts: what `sides` has not counted is looked up, without asking how much of a column can meet the row.
    #[expect(clippy::too_many_arguments, reason = "the state of a worker")]
    #[inline(never)]
    fn row_of_counts<W: Dot<I>>(
        &self,
        (i, entries): (usize, Range<usize>),
        (a, b, sides): (&View<'_, I>, &View<'_, I>, &Sides),
        worker: &mut W,
        places: &mut [W::Place],
        out: &mut Out<I>,
        size: usize,
        rows: (usize, usize),
    ) -> Result<()> {
        let (ar, counts) = (a.range(i), sides.row(i));
        if ar.is_empty() || entries.is_empty() {
            return Ok(());
        }
        out.room(entries.len(), rows)?;
        let (idx, vals) = out.tail();
        let (mut n, mut next) = (0, 0);
        let marked = counts.len() < entries.len();
        if marked {
            ar.clone().for_each(|p| places[a.idx[p].us()] = W::Place::of(p - ar.start));
        }
        for j in &self.m.idx[entries] {
            let column = &b.idx[b.range(j.us())];
            let count = if sides::is_turned(ar.len(), column.len()) {
                next += 1;
                counts[next - 1]
            } else {
                // SAFETY: inner indices are below the length of `places` (LIST-2).
                column.iter().map(|k| u32::from(unsafe { places.get_unchecked(k.us()) }.number().is_some())).sum()
            };
            // SAFETY: room for the mask's entries was made.
            unsafe {
                worker.put(count, vals.add(n * size));
                idx.add(n).write(*j);
            }
            n += usize::from(count != 0);
        }
        if marked {
            ar.for_each(|p| places[a.idx[p].us()] = Default::default());
        }
        // SAFETY: written just above.
        unsafe { out.advance(n) };
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "the state of a worker")]
    fn row_of_words<W: Dot<I>>(
        &self,
        i: usize,
        mr: Range<usize>,
        (a, b, words): (&View<'_, I>, &View<'_, I>, &Words),
        worker: &mut W,
        out: &mut Out<I>,
        size: usize,
        rows: (usize, usize),
    ) -> Result<()> {
        let ar = a.range(i);
        if ar.is_empty() || mr.is_empty() {
            return Ok(());
        }
        out.room(mr.len(), rows)?;
        let (row, structural) = (Words::word(&a.idx[ar.clone()]), self.mask.is_structural());
        let (idx, vals) = out.tail();
        let mut n = 0;
        for pm in mr {
            let j = self.m.idx[pm].us();
            let met = words.met(row, j);
            if met == 0 || (!structural && !self.mask.is_true(pm)) {
                continue;
            }
            let pairs = words.pairs(met, (row, ar.start), (j, b.ptr[j].us()));
            // SAFETY: room for the mask's entries was made; pairs are entries of A and B; there is one at least.
            unsafe {
                worker.dot(i, j, pairs, vals.add(n * size));
                idx.add(n).write(I::new(j));
            }
            n += 1;
        }
        worker.end_of_row();
        // SAFETY: written just above.
        unsafe { out.advance(n) };
        Ok(())
    }
}

/// Entries of a row of the mask that are to be looked at.
enum Entries<'e, I> {
    /// At these positions.
    All(Range<usize>),
    /// Those that were sifted out.
    Some(&'e [I]),
}

impl<I: Index> Entries<'_, I> {
    fn len(&self) -> usize {
        match self {
            Entries::All(row) => row.len(),
            Entries::Some(list) => list.len(),
        }
    }

    /// The position of the `t`-th.
    #[inline(always)]
    fn at(&self, t: usize) -> usize {
        match self {
            Entries::All(row) => row.start + t,
            Entries::Some(list) => list[t].us(),
        }
    }
}

/// Entries of a row of A that are compared with every entry of a column instead of written down.
pub const FEW: usize = 4;
/// ... when the column has no more entries than this. 2026-11: rows of road networks.
const FEW_MEETS: usize = 16;

/// Pairs found by comparing all with all.
#[inline(always)]
fn compare<'a, I: Index>(
    keys: &'a [I],
    row: usize,
    b: &'a View<'_, I>,
    br: Range<usize>,
) -> impl FnMut() -> Option<(usize, usize, usize)> + 'a {
    let mut q = br.start;
    move || {
        while q < br.end {
            let k = b.idx[q];
            q += 1;
            if let Some(p) = keys.iter().position(|key| *key == k) {
                return Some((row + p, q - 1, k.us()));
            }
        }
        None
    }
}

/// Pairs found by searching each entry of A's row in B's longer column.
#[inline(always)]
fn search<'a, I: Index>(
    a: &'a View<'_, I>,
    ar: Range<usize>,
    b: &'a View<'_, I>,
    br: Range<usize>,
) -> impl FnMut() -> Option<(usize, usize, usize)> + 'a {
    let (mut p, mut q) = (ar.start, br.start);
    move || {
        while p < ar.end && q < br.end {
            let k = a.idx[p].us();
            q = first_at_least(b.idx, q..br.end, k);
            p += 1;
            if q < br.end && b.idx[q].us() == k {
                return Some((p - 1, q, k));
            }
        }
        None
    }
}
