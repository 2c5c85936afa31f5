//! Intersection of two lists by any operator that does not look at positions.
//!
//! Needs: two list stores of one width. Gives: a store of the result type, iso where `one` says so.
//! Cost: 2 to 3 ns per entry visited, without branches on data unless one row is far longer than the other (then
//! it is searched); then one pass over the entries found, whose number is known: each is written once, at its
//! place. Memory: two indices per entry of the shorter operand, from kept workspaces.
//! Parallel: rows split by entries, in both passes.

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
    // What each range can find at most, and where it notes that.
    let mut starts = Vec::new();
    starts.try_reserve_exact(ranges.len() + 1).map_err(|_| Error::out_of_memory(ranges.len()))?;
    let mut sum = 0;
    for r in ranges.iter() {
        starts.push(sum);
        let (from, to) = (before(r.start), before(r.end));
        sum += (to.0 - from.0).min(to.1 - from.1) + 1;
    }
    starts.push(sum);
    let number = |start: usize| ranges.partition_point(|r| r.start < start);
    // SAFETY: only notes that were made are read.
    let mut found = unsafe { scratch::unset::<I>(2 * sum)? };
    let mut ends = Buf::<I>::zeroed(rows.len() + 1)?;
    let (to_found, to_ends) = (Disjoint::new(&mut found), Disjoint::new(&mut ends[1..]));
    let counts = par::run(&ranges, |r| {
        let n = number(r.start);
        // SAFETY: ranges do not overlap, and neither do their notes.
        let (notes, ends) = unsafe { (to_found.slice(2 * starts[n]..2 * starts[n + 1]), to_ends.slice(r.clone())) };
        let (ps, qs) = notes.split_at_mut(starts[n + 1] - starts[n]);
        let mut n = 0;
        for (k, end) in r.zip(ends) {
            let i = rows.get(k);
            n = pairs((&a, &b), i, (ps, qs), n);
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
            unsafe { (to_idx.slice(to.clone()), to_vals.slice(to.start * size..to.end * size), to_ends.slice(r)) };
        ends.iter_mut().for_each(|end| *end = I::new(base + end.us()));
        let notes = &found[2 * starts[c]..2 * starts[c + 1]];
        let (ps, qs) = notes.split_at(starts[c + 1] - starts[c]);
        idx.iter_mut().zip(ps).for_each(|(j, p)| *j = a.idx[p.us()]);
        if size > 0 {
            let mut both = job.both()?;
            for start in (0..counts[c]).step_by(TILE) {
                let n = TILE.min(counts[c] - start);
                let (ps, qs) = (&ps[start..start + n], &qs[start..start + n]);
                both.gather(&mut vals[start * size..], n, |l| ps[l].us(), |l| qs[l].us(), |_| (0, 0, 0));
            }
        }
        Ok(())
    })?;
    let shape = Shape { ty: &job.ty, nmajor: job.a.nmajor, nminor: job.a.nminor, iso: one };
    out::store(shape, &rows, ends, idx, vals)
}

/// Notes the places of the entries that row `i` of both has behind the `n` there are; gives how many there are then.
#[inline]
fn pairs<I: Index>((a, b): (&View<'_, I>, &View<'_, I>), i: usize, (ps, qs): (&mut [I], &mut [I]), mut n: usize) -> usize {
    let (ar, br) = (a.row(i), b.row(i));
    let (mut p, mut q) = (ar.start, br.start);
    let shorter = ar.len().min(br.len());
    if ar.len().max(br.len()) > SKEWED * shorter {
        while p < ar.end && q < br.end {
            if ar.len() > br.len() {
                p = first_at_least(a.idx, p..ar.end, b.idx[q].us());
            } else {
                q = first_at_least(b.idx, q..br.end, a.idx[p].us());
            }
            if p < ar.end && q < br.end && a.idx[p] == b.idx[q] {
                (ps[n], qs[n]) = (I::new(p), I::new(q));
                n += 1;
            }
            p += usize::from(ar.len() <= br.len());
            q += usize::from(ar.len() > br.len());
        }
        return n;
    }
    // One place more than there are entries takes what was found last and is none.
    assert!(ar.end <= a.idx.len() && br.end <= b.idx.len() && n + shorter < ps.len() && ps.len() == qs.len());
    while p < ar.end && q < br.end {
        // SAFETY: p and q are below their ends (checked above); a row finds no more than its shorter half has.
        let (j, k) = unsafe { (*a.idx.get_unchecked(p), *b.idx.get_unchecked(q)) };
        // SAFETY: as above: n is at most what it was plus `shorter`.
        unsafe {
            *ps.get_unchecked_mut(n) = I::new(p);
            *qs.get_unchecked_mut(n) = I::new(q);
        }
        n += usize::from(j == k);
        p += usize::from(j <= k);
        q += usize::from(k <= j);
    }
    n
}
