//! Intersection of two lists by any operator that does not look at positions.
//!
//! Needs: two list stores of one width. Gives: a store of the result type, iso where `one` says so.
//! Cost: 2 to 3 ns per entry visited, without branches on data unless one row is far longer than the other (then
//! it is searched); then one pass over the entries found, whose number is known: each is written once, at its
//! place. Memory: a bit per entry of either operand, from kept workspaces.
//! Parallel: rows split by entries, in both passes.

use std::ops::Range;

use super::Job;
use crate::error::{Error, Result};
use crate::kernel::erased::TILE;
use crate::kernel::mask::first_at_least;
use crate::kernel::mxm::out::{self, Shape};
use crate::kernel::operand::{Rows, view};
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Index, Store};

/// A row this many times as long as the other is searched for what the other has, else both are walked.
/// 2026-11: a guess; a search takes the time of some ten steps.
const SKEWED: usize = 16;

/// The intersection; `one` is the value of all entries, if it is known beforehand.
pub(super) fn run<I: Index>(job: &Job<'_>, one: Option<Buf<u8>>) -> Result<Store> {
    let (a, b) = (view::<I>(job.a), view::<I>(job.b));
    let rows = Rows::common(&a, &b)?;
    let before = |k: usize| (rows.before(&a, k), rows.before(&b, k));
    let ranges = par::ranges(rows.len(), |k| before(k).0 + before(k).1 + k)?;
    // Where each range marks its entries of either operand.
    let mut starts = Vec::new();
    starts.try_reserve_exact(ranges.len() + 1).map_err(|_| Error::out_of_memory(ranges.len()))?;
    let mut sum = 0;
    for r in ranges.iter() {
        starts.push(sum);
        let (from, to) = (before(r.start), before(r.end));
        sum += Marks::words(from.0..to.0) + Marks::words(from.1..to.1);
    }
    starts.push(sum);
    let number = |start: usize| ranges.partition_point(|r| r.start < start);
    let mut marks = scratch::dirty::<u64>(sum)?;
    let mut ends = Buf::<I>::zeroed(rows.len() + 1)?;
    let (to_marks, to_ends) = (Disjoint::new(&mut marks), Disjoint::new(&mut ends[1..]));
    let counts = par::run(&ranges, |r| {
        let (n, from, to) = (number(r.start), before(r.start), before(r.end));
        // SAFETY: ranges do not overlap, and neither do their marks.
        let (words, ends) = unsafe { (to_marks.slice(starts[n]..starts[n + 1]), to_ends.slice(r.clone())) };
        words.fill(0);
        let (of_a, of_b) = words.split_at_mut(Marks::words(from.0..to.0));
        let (mut of_a, mut of_b) = (Marks { words: of_a, from: from.0 }, Marks { words: of_b, from: from.1 });
        let mut n = 0;
        for (k, end) in r.zip(ends) {
            n += pairs((&a, &b), rows.get(k), (&mut of_a, &mut of_b));
            *end = I::new(n);
        }
        Ok(n)
    })?;
    let nvals: usize = counts.iter().sum();
    let size = if one.is_some() { 0 } else { job.ty.size() };
    // SAFETY: every range writes its entries, and together they are all.
    let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(nvals)?, Buf::<u8>::unset(nvals * size)?) };
    let (to_idx, to_vals, to_ends) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals), Disjoint::new(&mut ends[1..]));
    par::run(&ranges, |r| {
        let c = number(r.start);
        let base = counts[..c].iter().sum::<usize>();
        let to = base..base + counts[c];
        // SAFETY: pieces of ranges follow each other.
        let (idx, vals, ends) =
            unsafe { (to_idx.slice(to.clone()), to_vals.slice(to.start * size..to.end * size), to_ends.slice(r.clone())) };
        ends.iter_mut().for_each(|end| *end = I::new(base + end.us()));
        let (from, to) = (before(r.start), before(r.end));
        let (of_a, of_b) = marks[starts[c]..starts[c + 1]].split_at(Marks::words(from.0..to.0));
        let (mut of_a, mut of_b) = (Ones::new(of_a, from.0), Ones::new(of_b, from.1));
        let (mut ps, mut qs) = ([0; TILE], [0; TILE]);
        let mut both = if size > 0 { Some(job.both()?) } else { None };
        for start in (0..counts[c]).step_by(TILE) {
            let n = TILE.min(counts[c] - start);
            of_a.places(&mut ps[..n]);
            idx[start..start + n].iter_mut().zip(&ps).for_each(|(j, p)| *j = a.idx[*p]);
            if let Some(both) = &mut both {
                of_b.places(&mut qs[..n]);
                both.gather(&mut vals[start * size..], n, |l| ps[l], |l| qs[l], |_| (0, 0, 0));
            }
        }
        Ok(())
    })?;
    let shape = Shape { ty: &job.ty, nmajor: job.a.nmajor, nminor: job.a.nminor, iso: one };
    out::store(shape, &rows, ends, idx, vals)
}

/// A bit for each entry of one operand in a range of rows: whether the other has one there, too.
struct Marks<'a> {
    words: &'a mut [u64],
    /// The first entry.
    from: usize,
}

impl Marks<'_> {
    /// How many words the marks of these entries take.
    fn words(entries: Range<usize>) -> usize {
        entries.end.div_ceil(64) - entries.start / 64
    }

    #[inline]
    fn set(&mut self, p: usize, bit: bool) {
        self.words[p / 64 - self.from / 64] |= u64::from(bit) << (p % 64);
    }
}

/// The places of marked entries, in order.
struct Ones<'a> {
    words: std::slice::Iter<'a, u64>,
    /// What is left of the word before the next.
    left: u64,
    /// Behind the entry of the highest bit of that word.
    end: usize,
}

impl<'a> Ones<'a> {
    fn new(words: &'a [u64], from: usize) -> Ones<'a> {
        Ones { words: words.iter(), left: 0, end: from / 64 * 64 }
    }

    /// The next ones, as many as there is room for; there must be so many.
    fn places(&mut self, to: &mut [usize]) {
        for p in to {
            while self.left == 0 {
                let Some(word) = self.words.next() else { return };
                (self.left, self.end) = (*word, self.end + 64);
            }
            *p = self.end - 64 + self.left.trailing_zeros() as usize;
            self.left &= self.left - 1;
        }
    }
}

/// Marks the entries that row `i` of both has; gives how many there are.
#[inline]
fn pairs<I: Index>((a, b): (&View<'_, I>, &View<'_, I>), i: usize, (of_a, of_b): (&mut Marks<'_>, &mut Marks<'_>)) -> usize {
    let (ar, br) = (a.row(i), b.row(i));
    let (mut p, mut q, mut n) = (ar.start, br.start, 0);
    if ar.len().max(br.len()) > SKEWED * ar.len().min(br.len()) {
        while p < ar.end && q < br.end {
            if ar.len() > br.len() {
                p = first_at_least(a.idx, p..ar.end, b.idx[q].us());
            } else {
                q = first_at_least(b.idx, q..br.end, a.idx[p].us());
            }
            if p < ar.end && q < br.end && a.idx[p] == b.idx[q] {
                of_a.set(p, true);
                of_b.set(q, true);
                n += 1;
            }
            p += usize::from(ar.len() <= br.len());
            q += usize::from(ar.len() > br.len());
        }
        return n;
    }
    assert!(ar.end <= a.idx.len() && br.end <= b.idx.len());
    while p < ar.end && q < br.end {
        // SAFETY: p and q are below their ends (checked above).
        let (j, k) = unsafe { (*a.idx.get_unchecked(p), *b.idx.get_unchecked(q)) };
        of_a.set(p, j == k);
        of_b.set(q, j == k);
        n += usize::from(j == k);
        p += usize::from(j <= k);
        q += usize::from(k <= j);
    }
    n
}
