//! out(i) = x(ptr(i)) + ... + x(ptr(i + 1) - 1) for rows of lists, x given by position: the loop
//! of pulling products and of row sums.
//!
//! Needs: row ends, how many positions there are, `product(p)` for each of them, which rows are wanted; `ask(p)`, which asks for what
//! products some way behind `p` are made of: once a long row, and once in [`LOOK`] of its products.
//! Gives: a value for every wanted row, and whether it has one.
//! Cost: 3 to 4 ns per row of up to [`SHORT`] entries, 0.5 to 1 ns per entry of longer ones, where the
//! operands are in cache. No branch depends on the length of a short row: road-NY has 264,000 rows of 1
//! to 8 entries, and one wrong guess per row took as long as everything else. Where rows are as long as their neighbours, they are counted.
//! Sums are taken in an order that depends on the row alone, so the result is the same for any
//! number of threads.
//! Invariant ROWSUM-1: `ptr` never falls, and `product` may be called for every position below `nvals`,
//! where no end lies beyond `nvals`.

use std::ops::Range;

use super::groups::LONGEST;
use crate::types::Blank;

/// Entries up to which a row is short.
const SHORT: usize = 4;

/// Entries between two looks at whether a long row's sum is final.
pub const LOOK: usize = 4 * SHORT;

/// Whether a sum is final, and where that is worth a look.
#[derive(Clone, Copy)]
pub struct Final<F> {
    /// The test.
    pub test: F,
    /// A row's first product is most often final, or hardly ever: it is looked at before anything else is done, and
    /// before the row's length is. Not where products may be absent, as they cannot be foreseen. Rows that are not short are summed
    /// as by [`sum_row`] then.
    pub at_first: bool,
}

/// Hands the sum of each of `ptr.len() - 1` rows, or of those with the numbers `wanted`, to `put`, with its number and
/// whether it has entries; if not, the sum is some value. A sum of the first [`SHORT`] products that is final is that of
/// the row. `long` sums a row that is not short; [`sum_row`] is for that.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
#[expect(clippy::too_many_arguments, reason = "the loop's parts, named once where it is called")]
pub unsafe fn sum_rows<Z: Blank>(
    ptr: &[u32],
    nvals: usize,
    wanted: Option<&[u32]>,
    put: impl FnMut(usize, Z, bool),
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: Final<impl Fn(Z) -> bool + Copy>,
    long: impl Fn(Range<usize>) -> Z,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if is_regular(ptr) {
            regular_rows(ptr, wanted, put, product, add, is_final, long);
        } else {
            picked_rows(ptr, nvals, wanted, put, product, add, is_final, long);
        }
    }
}

/// [`sum_rows`] where lengths are foreseen.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
pub unsafe fn regular_rows<Z: Blank>(
    ptr: &[u32],
    wanted: Option<&[u32]>,
    mut put: impl FnMut(usize, Z, bool),
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: Final<impl Fn(Z) -> bool + Copy>,
    long: impl Fn(Range<usize>) -> Z,
) {
    for t in 0..wanted.map_or(ptr.len() - 1, <[u32]>::len) {
        let k = wanted.map_or(t, |wanted| wanted[t] as usize);
        let (start, end) = (ptr[k] as usize, ptr[k + 1] as usize);
        match end - start {
            0 => put(k, Z::blank(), false),
            1..=SHORT => {
                let first = product(start);
                let is_done = is_final.at_first && (is_final.test)(first);
                put(k, if is_done { first } else { (start + 1..end).fold(first, |sum, p| add(sum, product(p))) }, true);
            }
            n @ ..=LOOK if is_final.at_first => put(k, counted(start, n, product, add), true),
            _ => put(k, long(start..end), true),
        }
    }
}

/// [`sum_rows`] of any length: short ones are summed without a branch.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
#[expect(clippy::too_many_arguments, reason = "as above")]
pub unsafe fn picked_rows<Z: Blank>(
    ptr: &[u32],
    nvals: usize,
    wanted: Option<&[u32]>,
    mut put: impl FnMut(usize, Z, bool),
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: Final<impl Fn(Z) -> bool + Copy>,
    long: impl Fn(Range<usize>) -> Z,
) {
    // Rows that start here or later may not be read beyond their ends. They are short.
    let safe = nvals.saturating_sub(SHORT - 1);
    for t in 0..wanted.map_or(ptr.len() - 1, <[u32]>::len) {
        let k = wanted.map_or(t, |wanted| wanted[t] as usize);
        let (start, end) = (ptr[k] as usize, ptr[k + 1] as usize);
        let n = end - start;
        if start >= safe {
            put(k, near_end(start..end, product, add), n > 0);
            continue;
        }
        if is_final.at_first {
            // Of a row without entries this is the next one's.
            let first = product(start);
            if (is_final.test)(first) {
                put(k, first, n > 0);
                continue;
            }
        }
        // SAFETY: ROWSUM-1: start + SHORT <= nvals.
        let few = unsafe { picked(start, n.min(SHORT), product, add) };
        if n <= SHORT || (is_final.test)(few) {
            put(k, few, n > 0);
        } else {
            put(k, long(start..end), true);
        }
    }
}

/// The sum of a short row's products, one after the other.
#[cold]
#[inline(never)]
fn near_end<Z: Blank>(row: Range<usize>, product: impl Fn(usize) -> Z, add: impl Fn(Z, Z) -> Z) -> Z {
    row.map(product).reduce(add).unwrap_or_else(Z::blank)
}

/// As [`sum_rows`] for rows whose first product is most often final: nothing else is at hand in this loop. 2026-11, mxv by LOR_LAND of
/// 4,000 rows: 2.2 ns a row as `sum_rows` does it.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
pub unsafe fn early_rows<Z: Blank>(
    ptr: &[u32],
    nvals: usize,
    wanted: Option<&[u32]>,
    put: impl Fn(usize, Z, bool) + Copy,
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) {
    let row = move |k: usize| {
        let (start, end) = (ptr[k] as usize, ptr[k + 1] as usize);
        if start < nvals {
            // Of a row without entries this is the next one's.
            let first = product(start);
            if is_final(first) {
                return put(k, first, start < end);
            }
        }
        // SAFETY: the caller's promise.
        unsafe { whole_row(k, start..end, nvals, put, product, add, is_final) }
    };
    match wanted {
        None => (0..ptr.len() - 1).for_each(row),
        Some(wanted) => wanted.iter().for_each(|k| row(*k as usize)),
    }
}

/// # Safety
/// ROWSUM-1.
#[cold]
#[inline(never)]
unsafe fn whole_row<Z: Blank>(
    k: usize,
    row: Range<usize>,
    nvals: usize,
    put: impl Fn(usize, Z, bool),
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) {
    if row.is_empty() {
        return put(k, Z::blank(), false);
    }
    // SAFETY: the caller's promise.
    put(k, unsafe { sum_row(row, nvals, LOOK, product, |_| (), add, is_final) }, true);
}

/// Rows of more than [`SHORT`] entries in their group from one to that which is asked for meanwhile. 2026-11, PageRank on Kronecker 16
/// and 18, rows that are not arranged: 5 to 8 % less time. Shorter ones come soon enough, and asking takes as long as they do.
const ROWS_AHEAD: usize = 8;

/// How grouped rows lie.
pub trait Laid: Copy {
    /// Where the products of the first group begin, if those of all rows lie one after the other ([`super::groups::Arranging`]).
    fn begin(self) -> usize;
    /// Where the products of row `k` begin, which are at `next` if so.
    fn start(self, k: usize, next: usize) -> usize;
    /// Products of row `k`, the `t`-th of those that are longer than the others.
    fn length(self, k: usize, t: usize) -> usize;
    /// Asks for what a row's products are made of, which comes soon.
    fn ask_row(self, k: usize);
    /// Asks for what products some way behind `p` are made of.
    fn ask(self, p: usize);
}

/// As [`sum_rows`] for rows in groups by length, of 0, 1, 2, ... entries, the last those that are longer than the others: the
/// same sums, without a branch that is not foreseen.
///
/// # Safety
/// ROWSUM-1 for what `laid` says of rows; GROUPS-1.
#[inline(always)]
pub unsafe fn sum_groups<'g, Z: Blank, L: Laid>(
    nvals: usize,
    groups: impl Iterator<Item = &'g [u16]>,
    laid: L,
    put: impl Fn(usize, Z, bool) + Copy,
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) {
    // Where the next group's products begin in their order.
    let mut next = laid.begin();
    for (n, rows) in groups.enumerate() {
        match n {
            0 => rows.iter().for_each(|&k| put(usize::from(k), Z::blank(), false)),
            1 => group::<1, Z, L>(rows, laid, next, put, product, add),
            2 => group::<2, Z, L>(rows, laid, next, put, product, add),
            3 => group::<3, Z, L>(rows, laid, next, put, product, add),
            SHORT => group::<SHORT, Z, L>(rows, laid, next, put, product, add),
            _ => {
                // SAFETY: the caller's promise.
                next = unsafe { longer(nvals, (rows, n), laid, next, put, product, add, is_final) };
                continue;
            }
        }
        next += n * rows.len();
    }
}

/// The sums of rows of more than [`SHORT`] entries, a group; where the products of the last one end. Not inlined:
/// what it needs is kept from the registers of shorter rows' loops (2026-11, PageRank on road-NY: 1.1 times as long).
///
/// # Safety
/// As [`sum_groups`].
#[inline(never)]
#[expect(clippy::too_many_arguments, reason = "as above")]
unsafe fn longer<Z: Copy, L: Laid>(
    nvals: usize,
    (rows, group): (&[u16], usize),
    laid: L,
    mut next: usize,
    put: impl Fn(usize, Z, bool),
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) -> usize {
    for (t, k) in rows.iter().map(|&k| usize::from(k)).enumerate() {
        if let Some(&k) = rows.get(t + ROWS_AHEAD) {
            laid.ask_row(usize::from(k));
        }
        let n = if group <= LONGEST { group } else { laid.length(k, t) };
        let start = laid.start(k, next);
        // SAFETY: the caller's promise.
        put(k, unsafe { sum_row(start..start + n, nvals, LOOK, product, |p| laid.ask(p), add, is_final) }, true);
        next += n;
    }
    next
}

/// The sums of rows of `N` entries, up to [`SHORT`]; `begin` is where the first one's products lie, if those of all lie in order.
#[inline(always)]
fn group<const N: usize, Z, L: Laid>(
    rows: &[u16],
    laid: L,
    begin: usize,
    put: impl Fn(usize, Z, bool),
    product: impl Fn(usize) -> Z,
    add: impl Fn(Z, Z) -> Z,
) {
    for (t, k) in rows.iter().map(|&k| usize::from(k)).enumerate() {
        let p = laid.start(k, begin + t * N);
        put(k, (p + 1..p + N).fold(product(p), |sum, p| add(sum, product(p))), true);
    }
}

/// Whether rows are so often as long as the next one that their lengths can be foreseen, and counting costs less than
/// making all [`SHORT`] products, or picking what is left of longer ones, which takes longer. 2026-11, bench-peer, mxv on a path of
/// 2,001 vertices, and on rows of 8 entries, some 7; on web-NotreDame, where three in four are (more than half have none): .93 of the time.
pub fn is_regular(ptr: &[u32]) -> bool {
    /// Rows that are looked at.
    const SAMPLE: usize = 64;
    let (n, entries) = (ptr.len() - 1, (ptr[ptr.len() - 1] - ptr[0]) as usize);
    let one_in = if entries > SHORT * n { 3 } else { 16 };
    let length = |k: usize| ptr[k + 1] - ptr[k];
    let pairs = || (0..ptr.len().saturating_sub(2)).step_by((ptr.len() / SAMPLE).max(1));
    ptr.len() > SAMPLE && pairs().filter(|&k| length(k) == length(k + 1)).count() * one_in > pairs().len() * (one_in - 1)
}

/// The sum of the first `n <= SHORT` products from `p` on: all sums are made, and one is picked.
///
/// # Safety
/// `product` may be called for [`SHORT`] positions from `p` on.
#[inline(always)]
unsafe fn picked<Z: Copy>(p: usize, n: usize, product: impl Fn(usize) -> Z, add: impl Fn(Z, Z) -> Z) -> Z {
    let mut sums = [product(p); SHORT];
    for l in 1..SHORT {
        sums[l] = add(sums[l - 1], product(p + l));
    }
    sums[n.saturating_sub(1)]
}

/// As [`sum_row`] for a row of more than [`SHORT`] entries whose length was foreseen: what is left is counted. 2026-11, rows of 8 entries:
/// half the time.
#[inline(always)]
fn counted<Z: Copy>(start: usize, n: usize, product: impl Fn(usize) -> Z, add: impl Fn(Z, Z) -> Z) -> Z {
    let mut lanes: [Z; SHORT] = std::array::from_fn(|l| product(start + l));
    let (mut p, end) = (start + SHORT, start + n);
    while p + SHORT <= end {
        lanes = std::array::from_fn(|l| add(lanes[l], product(p + l)));
        p += SHORT;
    }
    (p..end).fold(add(add(lanes[0], lanes[1]), add(lanes[2], lanes[3])), |sum, p| add(sum, product(p)))
}

/// The sum of the products of `row`, at least one, in [`SHORT`] running sums that hide the latency. `ask` is called where it
/// begins. Rows of `look_from` entries and more, [`LOOK`] at least, are summed in steps, after each of which `ask` is called and
/// the sum may be final: where nothing comes of either, that is a loop more whose end is not foreseen. 2026-11, C loops:
/// soc-Epinions1 .81 of the time, Kronecker 14 .88.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
pub unsafe fn sum_row<Z: Copy>(
    row: Range<usize>,
    nvals: usize,
    look_from: usize,
    product: impl Fn(usize) -> Z + Copy,
    ask: impl Fn(usize) + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) -> Z {
    let (start, end) = (row.start, row.end);
    let mut p = start;
    ask(p);
    let mut sum = product(p);
    if is_final(sum) {
        return sum;
    }
    if end - start >= SHORT {
        let mut lanes: [Z; SHORT] = std::array::from_fn(|l| if l == 0 { sum } else { product(start + l) });
        p += SHORT;
        if end - start >= look_from {
            while p + LOOK <= end && !lanes.into_iter().any(is_final) {
                ask(p);
                for _ in 0..LOOK / SHORT {
                    lanes = std::array::from_fn(|l| add(lanes[l], product(p + l)));
                    p += SHORT;
                }
            }
        }
        if !lanes.into_iter().any(is_final) {
            while p + SHORT <= end {
                lanes = std::array::from_fn(|l| add(lanes[l], product(p + l)));
                p += SHORT;
            }
        }
        sum = add(add(lanes[0], lanes[1]), add(lanes[2], lanes[3]));
        if is_final(sum) {
            return sum;
        }
        if p + SHORT <= nvals {
            // What is left is picked, not counted: no branch to guess.
            let mut sums = [sum; SHORT];
            for l in 1..SHORT {
                sums[l] = add(sums[l - 1], product(p + l - 1));
            }
            return sums[(end - p) % SHORT];
        }
    } else {
        p += 1;
    }
    while p < end {
        sum = add(sum, product(p));
        p += 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of every length around the steps of the loops, in an order that puts short and empty ones last.
    fn ends() -> Vec<u32> {
        let lengths = (0..70).chain([0, 1, 0, 3, 17, 2, 4, 5, 0, 4, 0, 1, 0]);
        let mut ptr = vec![0];
        lengths.for_each(|n| ptr.push(ptr.last().unwrap() + n));
        ptr
    }

    fn check(x: &[i64], add: impl Fn(i64, i64) -> i64 + Copy, test: impl Fn(i64) -> bool + Copy) {
        let ptr = ends();
        let n = ptr.len() - 1;
        let some: Vec<u32> = (0..n as u32).filter(|k| k % 3 > 0).collect();
        for (wanted, at_first) in [(None, false), (None, true), (Some(&some[..]), false), (Some(&some[..]), true)] {
            let mut out: Vec<(usize, Option<i64>)> = Vec::new();
            let put = |k: usize, sum: i64, is: bool| out.push((k, is.then_some(sum)));
            // Positions beyond the last one fail: the loops must not ask for them.
            // SAFETY: ROWSUM-1: x has a value for each of x.len() positions. Where a sum is looked at changes none of these.
            unsafe {
                let sum = |row: Range<usize>, look_from| sum_row(row, x.len(), look_from, |p| x[p], |_| (), add, test);
                let long = |row: Range<usize>| {
                    let sums = [LOOK, 2 * LOOK, usize::MAX].map(|look_from| sum(row.clone(), look_from));
                    assert_eq!(sums, [sums[0]; 3], "{row:?}");
                    sums[0]
                };
                sum_rows(&ptr, x.len(), wanted, put, |p| x[p], add, Final { test, at_first }, long);
            }
            let rows = || ptr.windows(2).map(|w| x[w[0] as usize..w[1] as usize].iter().copied().reduce(add));
            let want = || rows().enumerate().filter(|(k, _)| wanted.is_none_or(|some| some.contains(&(*k as u32))));
            assert!(out.into_iter().eq(want()));
            let out = std::cell::RefCell::new(Vec::new());
            let put = |k: usize, sum: i64, is: bool| out.borrow_mut().push((k, is.then_some(sum)));
            // SAFETY: as above.
            unsafe { early_rows(&ptr, x.len(), wanted, put, |p| x[p], add, test) };
            assert!(out.into_inner().into_iter().eq(want()));
        }
    }

    /// Rows of equally many entries, with some others: lengths that are foreseen.
    #[test]
    fn regular_rows_are_summed() {
        for most in 1..=LOOK as i64 + 3 {
            let lengths = (0..300).map(|k| if k % 97 == 50 { k / 20 } else { most as u32 });
            let ptr: Vec<u32> =
                std::iter::once(0).chain(lengths.scan(0, |end, n| Some(std::mem::replace(end, *end + n) + n))).collect();
            assert!(is_regular(&ptr) && !is_regular(&ends()));
            // Sums that depend on the order in which they are made.
            let x: Vec<f64> = (0..ptr[300]).map(|k| f64::from(k * 7 % 23) / 3.0).collect();
            for at_first in [false, true] {
                let mut out = Vec::new();
                let row = |row: Range<usize>| {
                    // SAFETY: ROWSUM-1: x has a value for each position.
                    unsafe { sum_row(row, x.len(), LOOK, |p| x[p], |_| (), |a, b| a + b, |_| false) }
                };
                let is_final = Final { test: |_| false, at_first };
                // SAFETY: as above.
                unsafe {
                    sum_rows(&ptr, x.len(), None, |k, sum, is| out.push((k, sum, is)), |p| x[p], |a, b| a + b, is_final, row)
                };
                let rows = ptr.windows(2).map(|w| w[0] as usize..w[1] as usize);
                let sum = |r: Range<usize>| {
                    if r.len() > SHORT { row(r) } else { x[r].iter().copied().reduce(|a, b| a + b).unwrap_or(0.0) }
                };
                assert!(out.into_iter().eq(rows.enumerate().map(|(k, r)| (k, sum(r.clone()), !r.is_empty()))));
            }
        }
    }

    #[test]
    fn sums_are_those_of_a_fold() {
        let n = i64::from(*ends().last().unwrap());
        let x: Vec<i64> = (0..n).map(|k| k * k % 101 - 40).collect();
        check(&x, |a, b| a + b, |_| false);
        check(&x, i64::min, |z| z == -40);
        check(&x, |a, _| a, |_| true);
    }
}
