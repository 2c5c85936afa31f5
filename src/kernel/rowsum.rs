//! out(i) = x(ptr(i)) + ... + x(ptr(i + 1) - 1) for rows of lists, x given by position: the loop
//! of pulling products and of row sums.
//!
//! Needs: row ends, how many positions there are, `product(p)` for each of them, which rows are wanted.
//! Gives: a value for every row, and whether it has one.
//! Cost: 3 to 4 ns per row of up to [`SHORT`] entries, 0.5 to 1 ns per entry of longer ones, where the
//! operands are in cache. No branch depends on the length of a short row: road-NY has 264,000 rows of 1
//! to 8 entries, and one wrong guess per row took as long as everything else.
//! Sums are taken in an order that depends on the row alone, so the result is the same for any
//! number of threads.
//! Invariant ROWSUM-1: `ptr` never falls, and `product` may be called for every position below `nvals`,
//! where no end lies beyond `nvals`.

use std::ops::Range;

/// Entries up to which a row is short.
const SHORT: usize = 4;

/// Entries between two looks at whether a long row's sum is final.
const LOOK: usize = 4 * SHORT;

/// Hands the sum of each of `ptr.len() - 1` rows to `put`, with its number and whether it has entries and
/// is `allowed` (a byte per row, 0 or 1); if not, the sum is some value. `long` sums a row that is not
/// short, or is near the end of all entries; [`sum_row`] is for that.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
#[expect(clippy::too_many_arguments, reason = "the loop's parts, named once where it is called")]
pub unsafe fn sum_rows<Z: Copy + Default>(
    ptr: &[u32],
    nvals: usize,
    allowed: Option<&[u8]>,
    mut put: impl FnMut(usize, Z, bool),
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
    long: impl Fn(Range<usize>) -> Z,
) {
    // Rows that start here or later may not be read beyond their ends.
    let safe = nvals.saturating_sub(SHORT - 1);
    for (k, ends) in ptr.windows(2).enumerate() {
        let (start, end) = (ends[0] as usize, ends[1] as usize);
        let n = end - start;
        if allowed.is_some_and(|allowed| allowed[k] == 0) {
            put(k, Z::default(), false);
        } else if n <= SHORT && start < safe {
            // SAFETY: ROWSUM-1: start + SHORT <= nvals.
            put(k, unsafe { picked(start, n, product, add, is_final) }, n > 0);
        } else if n > 0 {
            put(k, long(start..end), true);
        } else {
            put(k, Z::default(), false);
        }
    }
}

/// The sum of the first `n <= SHORT` products from `p` on: all sums are made, and one is picked. A first
/// product that is final needs no others: in graph traversals it is most often one, or hardly ever.
///
/// # Safety
/// `product` may be called for [`SHORT`] positions from `p` on.
#[inline(always)]
unsafe fn picked<Z: Copy>(
    p: usize,
    n: usize,
    product: impl Fn(usize) -> Z,
    add: impl Fn(Z, Z) -> Z,
    is_final: impl Fn(Z) -> bool,
) -> Z {
    let mut sums = [product(p); SHORT];
    if is_final(sums[0]) {
        return sums[0];
    }
    for l in 1..SHORT {
        sums[l] = add(sums[l - 1], product(p + l));
    }
    sums[n.saturating_sub(1)]
}

/// The sum of the products of `row`, at least one, in [`SHORT`] running sums that hide the latency.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
pub unsafe fn sum_row<Z: Copy>(
    row: Range<usize>,
    nvals: usize,
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) -> Z {
    let (start, end) = (row.start, row.end);
    let mut p = start;
    let mut sum = product(p);
    if is_final(sum) {
        return sum;
    }
    if end - start >= SHORT {
        let mut lanes: [Z; SHORT] = std::array::from_fn(|l| if l == 0 { sum } else { product(start + l) });
        p += SHORT;
        while p + LOOK <= end && !lanes.into_iter().any(is_final) {
            for _ in 0..LOOK / SHORT {
                lanes = std::array::from_fn(|l| add(lanes[l], product(p + l)));
                p += SHORT;
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

    fn check(x: &[i64], add: impl Fn(i64, i64) -> i64 + Copy, is_final: impl Fn(i64) -> bool + Copy) {
        let ptr = ends();
        let n = ptr.len() - 1;
        let some: Vec<u8> = (0..n).map(|k| u8::from(k % 3 > 0)).collect();
        for allowed in [None, Some(&some[..])] {
            let mut out: Vec<Option<i64>> = Vec::new();
            let put = |k: usize, sum: i64, is: bool| {
                assert_eq!(k, out.len());
                out.push(is.then_some(sum));
            };
            // Positions beyond the last one fail: the loops must not ask for them.
            // SAFETY: ROWSUM-1: x has a value for each of x.len() positions.
            unsafe {
                let long = |row| sum_row(row, x.len(), |p| x[p], add, is_final);
                sum_rows(&ptr, x.len(), allowed, put, |p| x[p], add, is_final, long);
            }
            let rows = ptr.windows(2).map(|w| x[w[0] as usize..w[1] as usize].iter().copied().reduce(add));
            let want = rows.enumerate().map(|(k, row)| row.filter(|_| allowed.is_none_or(|a| a[k] == 1)));
            assert!(out.into_iter().eq(want));
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
