//! out(i) = x(ptr(i)) + ... + x(ptr(i + 1) - 1) for rows of lists, x given by position: the loop
//! of pulling products and of row sums.
//!
//! Needs: row ends, how many positions there are, `product(p)` for each of them. Gives: a value and a
//! presence byte for every row, and the number of rows with entries.
//! Cost: 3 to 4 ns per row of up to [`SHORT`] entries, 0.5 to 1 ns per entry of longer ones, where the
//! operands are in cache. No branch depends on the length of a short row: road-NY has 264,000 rows of 1
//! to 8 entries, and one wrong guess per row took as long as everything else.
//! Sums are taken in an order that depends on the row alone, so the result is the same for any
//! number of threads.
//! Invariant ROWSUM-1: `ptr` never falls, and `product` may be called for every position below `nvals`,
//! where no end lies beyond `nvals`.

use std::ops::Range;

use crate::types::Scalar;

/// Entries up to which a row is short.
const SHORT: usize = 4;

/// Entries between two looks at whether a long row's sum is final.
const LOOK: usize = 4 * SHORT;

/// Sums `ptr.len() - 1` rows to `out`, where rows without entries get some value, too; `present` gets 1
/// for rows with entries, else 0. Gives the number of ones.
///
/// # Safety
/// ROWSUM-1; `out` and `present` have room for every row.
#[inline(always)]
pub unsafe fn sum_rows<Z: Scalar>(
    ptr: &[u32],
    nvals: usize,
    out: *mut Z,
    present: &mut [u8],
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) -> usize {
    let rows = present.len();
    assert_eq!(ptr.len(), rows + 1, "a row has a start and an end");
    // Rows that start here or later may not be read beyond their ends.
    let safe = nvals.saturating_sub(SHORT - 1);
    let mut made = 0;
    let mut start = ptr[0] as usize;
    for (k, mark) in present.iter_mut().enumerate() {
        let end = ptr[k + 1] as usize;
        let n = end - start;
        *mark = u8::from(n > 0);
        made += usize::from(n > 0);
        let sum = if n <= SHORT && start < safe {
            // SAFETY: ROWSUM-1: start + SHORT <= nvals.
            let sums = unsafe { running(start, product, add) };
            sums[n.saturating_sub(1)]
        } else if n > 0 {
            // SAFETY: ROWSUM-1.
            unsafe { sum_row(start..end, nvals, product, add, is_final) }
        } else {
            Z::default()
        };
        // SAFETY: out has a place for each row.
        unsafe { out.add(k).write(sum) };
        start = end;
    }
    made
}

/// The sums of the first 1, 2, ... [`SHORT`] products from `p` on.
///
/// # Safety
/// `product` may be called for all of them.
#[inline(always)]
unsafe fn running<Z: Scalar>(p: usize, product: impl Fn(usize) -> Z, add: impl Fn(Z, Z) -> Z) -> [Z; SHORT] {
    let mut sums = [product(p); SHORT];
    for l in 1..SHORT {
        sums[l] = add(sums[l - 1], product(p + l));
    }
    sums
}

/// The sum of the products of `row`, at least one, in [`SHORT`] running sums that hide the latency.
///
/// # Safety
/// ROWSUM-1.
#[inline(always)]
pub unsafe fn sum_row<Z: Scalar>(
    row: Range<usize>,
    nvals: usize,
    product: impl Fn(usize) -> Z + Copy,
    add: impl Fn(Z, Z) -> Z + Copy,
    is_final: impl Fn(Z) -> bool + Copy,
) -> Z {
    let (start, end) = (row.start, row.end);
    let mut p = start;
    let mut sum;
    if end - start >= SHORT {
        let mut lanes: [Z; SHORT] = std::array::from_fn(|l| product(start + l));
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
        sum = product(p);
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
        let (mut out, mut present) = (vec![7; n], vec![9; n]);
        // Positions beyond the last one fail: the loops must not ask for them.
        // SAFETY: ROWSUM-1: x has a value for each of x.len() positions; room for n rows.
        let made = unsafe { sum_rows(&ptr, x.len(), out.as_mut_ptr(), &mut present, |p| x[p], add, is_final) };
        let rows = ptr.windows(2).map(|w| x[w[0] as usize..w[1] as usize].iter().copied().reduce(add));
        assert_eq!(made, rows.clone().flatten().count());
        for (k, row) in rows.enumerate() {
            assert_eq!(present[k], u8::from(row.is_some()), "row {k}");
            if let Some(sum) = row {
                assert_eq!(out[k], sum, "row {k}");
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
