//! Z(i,j) = A(i,:) (+).(x) B(:,j) for the entries (i, j) of a list mask.
//!
//! Needs: A by row, B by column, a mask with lists, not complemented. Gives: sorted rows.
//! Cost: per mask entry min(|B(:,j)|, |A(i,:)| log |B(:,j)|), after writing A(i,:) down once in a
//! position array: probing beats merging 5 to 10 times (references/kernel-experiments.md, section 3).
//! Parallel: rows of the mask, split by their work. Scratch per worker: 4 bytes per inner index.
//! DOT-1: between rows the position array is zero.

use std::ops::Range;

use super::typed::Width;
use super::{Order, erased};
use crate::error::Result;
use crate::kernel::mask::{Mask, first_at_least};
use crate::kernel::operand::{Rows, view};
use crate::mem::{Buf, scratch};
use crate::ops::Semiring;
use crate::par;
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Index, Store};

/// A row of B this many times longer than the row of A is searched instead of scanned.
/// 2026-11: first guess; a probe costs about a nanosecond, a binary search 5 to 10.
const SEARCH_FACTOR: usize = 8;

/// Inner dimension from which on rows are searched instead of written down: 2^28 places are 1 GiB.
pub(super) const MAX_PLACES: usize = 1 << 28;

/// A semiring at work on pairs: one per worker.
pub trait Dot<I: Index> {
    /// Bytes of a result.
    fn size(&self) -> usize;
    /// The sum over pairs (position in A, position in B, inner index) into `out`; false if there is none.
    fn dot(&mut self, i: usize, j: usize, pairs: impl FnMut() -> Option<(usize, usize, usize)>, out: &mut [u8]) -> bool;
}

/// Number of probes for all mask entries, or something above `limit`.
pub fn probes<I: Index>(a: &View<'_, I>, b: &View<'_, I>, m: &View<'_, I>, limit: usize) -> usize {
    let mut sum = 0usize;
    for k in 0..m.vectors() {
        let in_a = a.row(m.id(k)).len();
        for p in m.range(k) {
            sum += cost(in_a, b.row(m.idx[p].us()).len());
        }
        sum += in_a;
        if sum > limit {
            break;
        }
    }
    sum
}

fn cost(in_a: usize, in_b: usize) -> usize {
    if in_a == 0 { 0 } else { in_b.min(in_a * SEARCH_FACTOR) }
}

/// Z at the mask's entries; `b` by column.
pub fn run<I: Width>(s: &Semiring, a: &Store, b: &Store, mask: &Mask<'_>, m: &View<'_, I>) -> Result<Store> {
    let job = Job { s, a, b, mask, m: *m };
    match I::dot(&job) {
        Some(done) => done,
        None => job.rows(|| erased::Erased::new(s, a, b, Order::Straight)),
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
}

impl<I: Index> Job<'_, I> {
    /// All rows of Z, with a worker from `make` per thread.
    pub fn rows<W: Dot<I>>(&self, make: impl Fn() -> Result<W> + Sync) -> Result<Store> {
        let (a, b, m) = (view::<I>(self.a), view::<I>(self.b), &self.m);
        let rows = Rows::of(m)?;
        let ty = self.s.add().ty();
        let mut before = Buf::with_capacity(rows.len() + 1)?;
        let mut sum = 0;
        for k in 0..rows.len() {
            before.push(sum)?;
            let (in_a, r) = (a.row(rows.get(k)).len(), m.row(rows.get(k)));
            sum += 1 + in_a + r.map(|p| cost(in_a, b.row(m.idx[p].us()).len())).sum::<usize>();
        }
        before.push(sum)?;
        let ranges = par::ranges(rows.len(), |k| before[k])?;
        let parts = par::run(&ranges, |range| {
            let mut worker = make()?;
            // Offsets within a row must fit 32 bits, and the array must not dwarf the operands.
            let writes_down = a.nminor < MAX_PLACES;
            let mut places = scratch::zeroed::<u32>(if writes_down { a.nminor } else { 0 })?;
            let mut part = Part::<I>::new();
            let mut value = Buf::<u8>::zeroed(ty.size())?;
            for k in range {
                self.row(rows.get(k), (&a, &b), &mut worker, &mut places, &mut value, &mut part)?;
            }
            places.give_back();
            Ok(part)
        })?;
        assemble(&ty, self.a.nmajor, self.b.nmajor, parts, None)
    }

    fn row<W: Dot<I>>(
        &self,
        i: usize,
        (a, b): (&View<'_, I>, &View<'_, I>),
        worker: &mut W,
        places: &mut [u32],
        value: &mut [u8],
        part: &mut Part<I>,
    ) -> Result<()> {
        let ar = a.row(i);
        if ar.is_empty() {
            return Ok(());
        }
        let (first, last) = (a.idx[ar.start].us(), a.idx[ar.end - 1].us());
        let marked = !places.is_empty();
        if marked {
            ar.clone().for_each(|p| places[a.idx[p].us()] = (p - ar.start) as u32 + 1);
        }
        let mut failed = Ok(());
        for pm in self.m.row(i) {
            let j = self.m.idx[pm].us();
            let br = b.row(j);
            if !self.mask.is_true(pm) || br.is_empty() {
                continue;
            }
            // Only inner indices that A's row can hold.
            let lo = if b.idx[br.start].us() < first { first_at_least(b.idx, br.clone(), first) } else { br.start };
            let br = lo..br.end;
            let found = if !marked || br.len() > ar.len() * SEARCH_FACTOR {
                worker.dot(i, j, search(a, ar.clone(), b, br), value)
            } else {
                worker.dot(i, j, probe(b, br, places, ar.start, last), value)
            };
            if found {
                failed = part.idx.push(I::new(j)).and_then(|()| part.vals.extend_from_slice(value));
                if failed.is_err() {
                    break;
                }
            }
        }
        if marked {
            ar.for_each(|p| places[a.idx[p].us()] = 0);
        }
        failed?;
        part.end_vector(i)
    }
}

/// Pairs found by looking up each entry of B's column in A's written-down row.
#[inline(always)]
fn probe<'a, I: Index>(
    b: &'a View<'_, I>,
    br: Range<usize>,
    places: &'a [u32],
    a_start: usize,
    last: usize,
) -> impl FnMut() -> Option<(usize, usize, usize)> + 'a {
    let mut q = br.start;
    move || {
        while q < br.end {
            let k = b.idx[q].us();
            if k > last {
                return None;
            }
            let place = places[k];
            q += 1;
            if place != 0 {
                return Some((a_start + place as usize - 1, q - 1, k));
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
