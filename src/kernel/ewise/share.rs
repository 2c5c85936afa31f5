//! About how many entries a union of two lists has, by a sample: as many as both lists have where few places coincide.
//!
//! Needs: two lists and the rows of their union. Gives: [`guess`]. Cost: [`SAMPLES`] searches and [`LONG`] steps for each at most: a
//! quarter of the steps of a union of [`LARGE`] entries if all rows are that long, however many entries there are.

use crate::kernel::operand::Rows;
use crate::storage::Index;
use crate::storage::view::View;

/// Entries of both lists from which on a guess is made: a block of the bound's size that is too large by far goes back to the system,
/// and comes again with pages that were not touched before, where it is not so small that malloc keeps it. 2026-11, bench-peer,
/// `C+=A` on Kronecker 16, two thirds of A in C: 35 to 43 ms where 13 are merging.
const LARGE: usize = if cfg!(test) { 1 << 8 } else { 1 << 20 };

/// Rows looked at, spread by entries.
const SAMPLES: usize = if cfg!(test) { 32 } else { 256 };

/// Entries of a row looked at.
const LONG: usize = if cfg!(test) { 1 << 5 } else { 1 << 10 };

/// A number of entries that suffices, as a rule, where that is far below the bound.
pub(super) fn guess<I: Index>(a: &View<'_, I>, b: &View<'_, I>, rows: &Rows<I>) -> Option<usize> {
    let all = |k: usize| rows.before(a, k) + rows.before(b, k);
    let bound = all(rows.len());
    if bound < LARGE {
        return None;
    }
    let shares = (0..SAMPLES).map(|t| {
        let k = row_of((bound as u128 * t as u128 / SAMPLES as u128) as usize, rows.len(), all);
        let i = rows.get(k);
        share(&a.idx[a.row(i)], &b.idx[b.row(i)])
    });
    let kept = bound as f64 * shares.sum::<f64>() / SAMPLES as f64;
    // One part in sixteen: four times the error of so many samples, where rows keep between half and all.
    let enough = (kept * (17.0 / 16.0)) as usize;
    (enough < bound / 4 * 3).then_some(enough)
}

/// The row of entry `at`, counted over both lists.
fn row_of(at: usize, nrows: usize, before: impl Fn(usize) -> usize) -> usize {
    let (mut low, mut high) = (0, nrows);
    while high - low > 1 {
        let middle = low.midpoint(high);
        if before(middle) <= at { low = middle } else { high = middle }
    }
    low
}

/// The share of two rows' first entries that their union keeps.
fn share<I: Index>(x: &[I], y: &[I]) -> f64 {
    let (mut p, mut q, mut kept) = (0, 0, 0usize);
    while kept < LONG
        && let (Some(j), Some(k)) = (x.get(p), y.get(q))
    {
        (p, q, kept) = (p + usize::from(j <= k), q + usize::from(k <= j), kept + 1);
    }
    if kept < LONG {
        kept += x.len() - p + y.len() - q;
        (p, q) = (x.len(), y.len());
    }
    if kept == 0 { 1.0 } else { kept as f64 / (p + q) as f64 }
}
