//! About how many entries a union of two lists has, by a sample: as many as both lists have where few places coincide.
//!
//! Needs: two lists and rows of their union. Gives: [`Union`]. Cost: a search and [`LONG`] steps at most for each row looked at, however
//! many entries there are: [`FEW`] rows as a rule, and [`MANY`] for each range where many places coincide.

use std::ops::Range;

use crate::kernel::operand::Rows;
use crate::storage::Index;
use crate::storage::view::View;

/// Bytes of values from which on it may pay to guess: a block of the bound's size that is too large by far is cut, and then serves no
/// other call of its kind: each has pages that were not touched before, unless malloc happens to have some. 2026-11, bench-peer,
/// `C+=A`, two thirds of A in C: 35 to 43 ms on Kronecker 16 where 13 are merging, 1.7 on ego-Facebook by two threads where it is .9.
const LARGE: usize = if cfg!(test) { 2 << 10 } else { 1 << 20 };

/// Rows looked at to see whether it pays, and for the guesses of all ranges; spread by entries. A microsecond each where they are not
/// in a cache.
const FEW: usize = 16;
const MANY: usize = if cfg!(test) { 32 } else { 128 };

/// Entries of a row looked at.
const LONG: usize = if cfg!(test) { 1 << 5 } else { 1 << 6 };

/// Two lists, and the rows of their union.
pub(super) struct Union<'a, I: Index> {
    pub(super) a: &'a View<'a, I>,
    pub(super) b: &'a View<'a, I>,
    pub(super) rows: &'a Rows<I>,
}

impl<I: Index> Union<'_, I> {
    /// The entries of both lists before row `k`.
    pub(super) fn before(&self, k: usize) -> usize {
        self.rows.before(self.a, k) + self.rows.before(self.b, k)
    }

    /// The entries of both lists in these rows: the union has so many at most.
    pub(super) fn most(&self, range: &Range<usize>) -> usize {
        self.before(range.end) - self.before(range.start)
    }

    /// Whether it has far fewer, as a few rows tell, where a value takes `size` bytes.
    pub(super) fn is_thin(&self, size: usize) -> bool {
        let all = 0..self.rows.len();
        // From there on room of the bound's size is cut (`out::trimmed`).
        self.most(&all) >= LARGE / size.max(size_of::<I>()) && self.sample(&all, FEW).0 < 0.75
    }

    /// A number of entries that suffices for these rows, one of `ranges`, as a rule.
    pub(super) fn guess(&self, range: &Range<usize>, ranges: usize) -> usize {
        let ((mean, error), most) = (self.sample(range, (MANY / ranges).max(FEW / 2)), self.most(range));
        // Three times the error of the mean, and an eighth: a third to spare does no harm, too little does.
        (most as f64 * (mean * 1.125 + 3.0 * error).min(1.0)) as usize
    }

    /// The share of entries that the union keeps: the mean over so many rows, and its error.
    fn sample(&self, range: &Range<usize>, rows: usize) -> (f64, f64) {
        let (start, most) = (self.before(range.start), self.most(range));
        let (mut sum, mut squares) = (0.0, 0.0);
        for t in 0..rows {
            let i = self.rows.get(self.row_of(start + most / rows * t, range));
            let share = share(&self.a.idx[self.a.row(i)], &self.b.idx[self.b.row(i)]);
            (sum, squares) = (sum + share, squares + share * share);
        }
        let n = rows as f64;
        let mean = sum / n;
        (mean, ((squares / n - mean * mean).max(0.0) / n).sqrt())
    }

    /// The row of entry `at`, counted over both lists.
    fn row_of(&self, at: usize, range: &Range<usize>) -> usize {
        let (mut low, mut high) = (range.start, range.end);
        while high - low > 1 {
            let middle = low.midpoint(high);
            if self.before(middle) <= at { low = middle } else { high = middle }
        }
        low
    }
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
