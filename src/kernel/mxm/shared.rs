//! One long row of Z alone, a vector that is pushed, summed by several workers.
//!
//! Needs: the entries of A's row, B by row; a monoid that associates exactly. Gives: [`pieces`] of A's row, each with about as many
//! products, and [`row`], which has workers sum them apart and joins their sums.
//! Cost: two passes over A's row; an accumulator for each worker, and a pass over its columns for all but the first one: it pays
//! where there are more products than that takes the time of.
//! Pieces follow each other, and so do their sums when they are joined: with such a monoid the row is the same as if one
//! worker had made it.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use super::acc::{Accumulator, Places};
use crate::error::{Error, Result};
use crate::par::{self, Parts};
use crate::storage::Index;
use crate::storage::view::View;

/// Products of a row from which on it is shared: then each worker has as much as one is woken for.
const PRODUCTS: usize = if cfg!(test) { 4000 } else { 2 * par::WAKE_WORK };

/// Columns that are joined in the time of one product. 2026-11: a guess; products lie anywhere in the accumulator.
const COLUMNS: usize = 4;

/// How many products A's row `i` has.
pub fn products<I: Index>(a: &View<'_, I>, b: &View<'_, I>, i: usize) -> usize {
    a.row(i).map(|p| b.row(a.idx[p].us()).len()).sum()
}

/// The piece of each worker of A's row `i`, which has so many products; `None` where one is to make all of it.
pub fn pieces<I: Index>(a: &View<'_, I>, b: &View<'_, I>, i: usize, products: usize) -> Result<Option<Vec<Range<usize>>>> {
    let (workers, row) = (par::threads(), a.row(i));
    let least = PRODUCTS.max(b.nminor / COLUMNS * workers);
    if workers == 1 || products < least || products == row.len().saturating_mul(b.nminor) {
        return Ok(None);
    }
    let mut out = Vec::new();
    out.try_reserve_exact(workers).map_err(|_| Error::out_of_memory(workers * size_of::<Range<usize>>()))?;
    let (mut start, mut done) = (row.start, 0);
    for p in row.clone() {
        done += b.row(a.idx[p].us()).len();
        if done > products / workers * (out.len() + 1) && out.len() + 1 < workers {
            out.push(start..p + 1);
            start = p + 1;
        }
    }
    if start < row.end {
        out.push(start..row.end);
    }
    Ok((out.len() > 1).then_some(out))
}

/// Adds up the products of a piece; the first and the last column that was met.
pub type Sum<'a> = dyn Fn(Range<usize>, &mut Accumulator) -> Result<Span> + Sync + 'a;
/// Joins the sums in these columns, those noted in the first places to the second ones, and leaves no notes in the first.
pub type Join<'a> = dyn Fn(Range<usize>, Places, Places) -> Result<()> + Sync + 'a;

/// First and last column.
pub type Span = (usize, usize);

/// The sums of one row of `ncols` columns, values of `size` bytes, from its `pieces`, and where they are. Called through pointers, a
/// few times: of what is written here one copy is enough.
pub fn row(ncols: usize, size: usize, pieces: &[Range<usize>], sum: &Sum<'_>, join: &Join<'_>) -> Result<(Accumulator, Span)> {
    // All of the calling thread, which keeps them for the next row: a worker would have a new one each time, whose every page is first
    // read and then written, and a processor that writes it waits for the other. 2026-11, 10,000 entries pushed on kron:16 by two
    // threads: 2.0 ms, 0.7 so.
    let accs = Parts::of(pieces.len(), |_| {
        let mut acc = Accumulator::new(ncols, size);
        acc.bytes()?;
        Ok(Mutex::new(Some(acc)))
    })?;
    let sums = par::run(pieces, |piece| {
        let number = pieces.partition_point(|p| p.start < piece.start);
        let kept = accs[number].lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut acc = kept.expect("each piece is summed once");
        let span = sum(piece, &mut acc)?;
        Ok((acc, span))
    })?;
    let span = sums.iter().fold((usize::MAX, 0), |(lo, hi), (_, span)| (lo.min(span.0), hi.max(span.1)));
    let mut sums = sums.into_iter();
    let (mut first, _) = sums.next().expect("a row is cut into two pieces or more");
    for (mut other, _) in sums {
        let both = Both(other.bytes()?, first.bytes()?);
        each_column(span, &both, join)?;
        other.give_back();
    }
    Ok((first, span))
}

/// Where two accumulators start.
struct Both(Places, Places);
// SAFETY: workers touch columns of their own only (`each_column`).
unsafe impl Sync for Both {}

/// Calls `join` for ranges of columns, on several threads where that pays.
fn each_column((lo, hi): Span, both: &Both, join: &Join<'_>) -> Result<()> {
    let ranges = par::streaming(hi + 1 - lo)?;
    par::run(&ranges, |r| join(lo + r.start..lo + r.end, both.0, both.1)).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::operand::view;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::storage::convert;
    use crate::types::Type;

    #[test]
    fn pieces_have_about_as_many_products() {
        let (mut dice, n) = (Dice(4), 3000);
        // The first tenth of B's rows has half of all products.
        let entries: Entries = (0..12_000).map(|k| ((dice.below(if k % 2 == 0 { 300 } else { 30 }), dice.below(n)), 1)).collect();
        let list = |m, n, e: &Entries| {
            let s = sample::store(&Type::of::<i8>(), m, n, e);
            convert::to_list(&s).unwrap().unwrap_or(s)
        };
        let (a, b) = (list(1, 300, &(0..300).map(|k| ((0, k), 1)).collect()), list(300, n, &entries));
        let (a, b) = (view::<u32>(&a), view::<u32>(&b));
        par::set_threads(1);
        assert!(pieces(&a, &b, 0, products(&a, &b, 0)).unwrap().is_none(), "one worker");
        par::set_threads(3);
        let all = pieces(&a, &b, 0, products(&a, &b, 0)).unwrap().unwrap();
        assert_eq!(all.iter().cloned().flatten().collect::<Vec<_>>(), (0..300).collect::<Vec<_>>());
        for piece in &all {
            let products: usize = piece.clone().map(|k| b.row(k).len()).sum();
            assert!(products.abs_diff(b.nvals() / 3) < b.nvals() / 10, "{products} of {}", b.nvals());
        }
        let few = list(1, 300, &(100..120).map(|k| ((0, k), 1)).collect());
        let few = view::<u32>(&few);
        assert!(pieces(&few, &b, 0, products(&few, &b, 0)).unwrap().is_none(), "too few products");
    }
}
