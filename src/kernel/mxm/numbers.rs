//! The distinct columns of some products, numbered as they rise.
//!
//! Needs: columns of a matrix, and how many products there are at most. Gives: [`Numbers`]. Cost: 4 ns a product and a look at a bit for
//! every 4096 columns, scratch of 12 bytes for 64 columns; where the matrix is too wide for that,
//! products are sorted ([`keys`](super::keys)), 6 ns.
//! Without sorting: a bit is set for each column, the words of bits are counted in order, and a column's number is what was counted
//! before its word, and in its word below it.
//! Invariant NUMBERS-1: between calls all bits are zero.

#[cfg(all(target_arch = "x86_64", not(miri)))]
use std::arch::is_x86_feature_detected;

use super::keys::{PLACES, sorted};
use crate::error::Result;
use crate::mem::{prefetch_at, scratch};
use crate::storage::Index;

/// Beside a number: no product before has that column.
pub(super) const FIRST: u32 = 1 << 31;

/// Columns up to which bits serve: with their counts, 768 KB, they stay in the second cache.
pub(super) const MOST: usize = if cfg!(test) { 18_000 } else { 1 << 22 };

/// Columns with one bit that tells whether any of them has one.
const TOGETHER: usize = 64 * 64;

/// A way to number columns.
pub(super) enum Numbers {
    Bits(Bits),
    Sorted { keys: scratch::Dirty<u64>, spare: scratch::Dirty<u64>, places: scratch::Dirty<u32> },
}

impl Numbers {
    /// For at most so many products in `n` columns, in some `rows` that are numbered one by one.
    pub fn new(n: usize, products: usize, rows: usize) -> Result<Numbers> {
        if n <= MOST && rows * (n / TOGETHER) <= products / 2 {
            return Bits::new(n).map(Numbers::Bits);
        }
        let [keys, spare] = [scratch::dirty(products)?, scratch::dirty(products)?];
        Ok(Numbers::Sorted { keys, spare, places: scratch::dirty(PLACES)? })
    }

    /// The distinct ones of `columns`, as they rise, to `idx`, and for each of `columns` its number among them to `numbers`, with
    /// [`FIRST`] or without. Gives how many there are. What `far` has at a column is asked for.
    ///
    /// # Safety
    /// Columns are less than `n` and not more than was said, there are as many `numbers`, less than [`FIRST`], and `idx` has room for as
    /// many.
    pub unsafe fn number(&mut self, columns: &[u32], numbers: &mut [u32], idx: *mut u32, far: &[u32]) -> usize {
        let (keys, spare, places) = match self {
            // SAFETY: the caller's promise.
            Numbers::Bits(bits) => return unsafe { bits.number(columns, numbers, idx, far) },
            Numbers::Sorted { keys, spare, places } => (&mut keys[..columns.len()], &mut spare[..columns.len()], places),
        };
        for (t, (key, j)) in keys.iter_mut().zip(columns).enumerate() {
            prefetch_at(far, j.us());
            *key = u64::from(*j) << 32 | t as u64;
        }
        let (mut last, mut n) = (u64::MAX, 0);
        for key in sorted(keys, spare, places) {
            let (j, t) = (*key >> 32, *key as u32 as usize);
            let is_first = j != last;
            (n, last) = (n + u32::from(is_first), j);
            // n is 1 at least, for no column is as large as the first `last`.
            numbers[t] = (n - 1) | if is_first { FIRST } else { 0 };
            // SAFETY: the caller's promise; there are not more distinct columns than columns.
            unsafe { idx.add(n as usize - 1).write(j as u32) };
        }
        n as usize
    }

    /// When no more are to be numbered.
    pub fn give_back(self) {
        if let Numbers::Bits(bits) = self {
            bits.bits.give_back();
            bits.words.give_back();
        }
    }
}

pub(super) struct Bits {
    /// One for each column.
    bits: scratch::Zeroed<u64>,
    /// One for each word of `bits` that is not zero.
    words: scratch::Zeroed<u64>,
    /// Columns before each of these words.
    before: scratch::Dirty<u32>,
}

impl Bits {
    fn new(n: usize) -> Result<Bits> {
        let words = n.div_ceil(64);
        let (bits, before) = (scratch::zeroed(words)?, scratch::dirty(words)?);
        Ok(Bits { bits, words: scratch::zeroed(words.div_ceil(64))?, before })
    }

    /// [`Numbers::number`].
    ///
    /// # Safety
    /// As there.
    unsafe fn number(&mut self, columns: &[u32], numbers: &mut [u32], idx: *mut u32, far: &[u32]) -> usize {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        if is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2") {
            // SAFETY: the processor has them; the caller's promise.
            return unsafe { counting(self, columns, numbers, idx, far) };
        }
        // SAFETY: the caller's promise.
        unsafe { number(self, columns, numbers, idx, far) }
    }
}

/// [`number`], where a word's bits are counted, and moved, by one instruction each.
///
/// # Safety
/// As there.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[target_feature(enable = "popcnt,bmi1,bmi2")]
unsafe fn counting(to: &mut Bits, columns: &[u32], numbers: &mut [u32], idx: *mut u32, far: &[u32]) -> usize {
    // SAFETY: the caller's promise.
    unsafe { number(to, columns, numbers, idx, far) }
}

/// [`Numbers::number`].
///
/// # Safety
/// As there.
#[inline(always)]
unsafe fn number(to: &mut Bits, columns: &[u32], numbers: &mut [u32], idx: *mut u32, far: &[u32]) -> usize {
    let (bits, before) = (&mut *to.bits, &mut *to.before);
    let bit = |at: usize| 1u64 << (at % 64);
    for (j, number) in columns.iter().zip(&mut *numbers) {
        let w = j.us() / 64;
        prefetch_at(far, j.us());
        // SAFETY: the caller's promise: a column has a bit, and its word one.
        unsafe {
            let word = bits.get_unchecked_mut(w);
            *number = if *word & bit(j.us()) == 0 { FIRST } else { 0 };
            *word |= bit(j.us());
            *to.words.get_unchecked_mut(w / 64) |= bit(w);
        }
    }
    let mut count = 0;
    for (t, any) in to.words.iter_mut().enumerate() {
        let mut left = std::mem::take(any);
        while left != 0 {
            let w = t * 64 + left.trailing_zeros() as usize;
            before[w] = count;
            count += bits[w].count_ones();
            left &= left - 1;
        }
    }
    for (j, number) in columns.iter().zip(numbers) {
        let w = j.us() / 64;
        // SAFETY: as above; a number is less than the count of distinct columns.
        unsafe {
            let below = *bits.get_unchecked(w) & (bit(j.us()) - 1);
            let place = *before.get_unchecked(w) + below.count_ones();
            *number |= place;
            idx.add(place as usize).write(*j);
        }
    }
    // NUMBERS-1.
    for j in columns {
        // SAFETY: as above.
        unsafe { *bits.get_unchecked_mut(j.us() / 64) = 0 };
    }
    count as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;

    #[test]
    fn columns_are_numbered_as_they_rise() {
        let (mut dice, mut ways) = (Dice(5), [0; 2]);
        for n in [1, 63, 64, 4096, 4097, 17_000, 70_000, 1 << 20] {
            for products in [0, 1, 2, 70, 3000] {
                let mut all = Numbers::new(n, products, 1).unwrap();
                ways[usize::from(matches!(all, Numbers::Bits(_)))] += 1;
                // All over, or few that come often.
                for below in [n as u64, (n as u64).min(90)] {
                    let columns: Vec<u32> = (0..products).map(|_| (n as u64 - 1 - dice.below(below)) as u32).collect();
                    let (mut numbers, mut idx) = (vec![7; products], vec![0; products]);
                    // SAFETY: as it asks for.
                    let count = unsafe { all.number(&columns, &mut numbers, idx.as_mut_ptr(), &[]) };
                    let (mut want, mut seen) = (columns.clone(), std::collections::HashSet::new());
                    want.sort_unstable();
                    want.dedup();
                    assert_eq!(idx[..count], want, "{n} {products} {below}");
                    for (j, number) in columns.iter().zip(&numbers) {
                        assert_eq!(idx[(number & !FIRST) as usize], *j);
                    }
                    let mut in_order = Vec::new();
                    for (j, number) in columns.iter().zip(&numbers) {
                        if number & FIRST != 0 {
                            assert!(seen.insert(j), "{j} is the first twice");
                        }
                        in_order.push(seen.contains(j));
                    }
                    assert!(in_order.into_iter().all(|is| is), "a product before the first");
                }
                all.give_back();
            }
        }
        assert!(ways.iter().all(|n| *n > 5), "{ways:?}");
    }
}
