//! The distinct columns of some products, numbered as they rise.
//!
//! Needs: columns of a matrix, and how many products there are at most. Gives: [`Numbers`]. Cost: 3 ns a product and a look at a byte for
//! every 64 columns, 64 at a time, or at a bit, scratch of up to 77 bytes for 64 columns; where the matrix is too wide for that, or a
//! thread has numbered so few that marks do not pay yet (`scratch::pays`), products are sorted ([`keys`](super::keys)), 6 ns.
//! Without sorting: columns are marked, the marks of each line counted in order, and a column's number is what was counted
//! before its line, and in its line below it.

#[cfg(all(target_arch = "x86_64", not(miri)))]
use std::arch::is_x86_feature_detected;
use std::mem::take;

use super::keys::{PLACES, sorted};
use crate::error::Result;
use crate::kernel::scatter::{LINE, NEAR, Scatter};
use crate::mem::{prefetch_at, scratch};
use crate::storage::{Index, present};

/// Columns up to which marks serve: bits of both halves, with what is noted of their lines, take 2 MB.
pub(super) const MOST: usize = if cfg!(test) { 18_000 } else { 1 << 22 };

/// Columns whose lines are looked at together.
const TOGETHER: usize = LINE * LINE;

/// What is told of columns.
pub(super) struct To<'a> {
    /// For each its number among the distinct ones.
    pub numbers: &'a mut [u32],
    /// The distinct ones, as they rise.
    pub idx: *mut u32,
    /// For each of these, the first that is it, if somebody asks for it.
    pub firsts: Option<*mut u32>,
}

/// A way to number columns.
pub(super) enum Numbers {
    Marked(Marks),
    Sorted { keys: scratch::Dirty<u64>, spare: scratch::Dirty<u64>, places: scratch::Dirty<u32> },
}

impl Numbers {
    /// For at most so many products in `n` columns, in some `rows` that are numbered one by one.
    pub fn new(n: usize, products: usize, rows: usize) -> Result<Numbers> {
        if n <= MOST && rows * (n / TOGETHER) <= products / 2 && scratch::pays(n, products) {
            return Marks::new(n).map(Numbers::Marked);
        }
        let [keys, spare] = [scratch::dirty(products)?, scratch::dirty(products)?];
        Ok(Numbers::Sorted { keys, spare, places: scratch::dirty(PLACES)? })
    }

    /// Numbers `columns`. Gives how many distinct ones there are. What `far` has at a column is asked for.
    ///
    /// # Safety
    /// Columns are less than `n` and not more than was said, and than 2^32; there is room for as many in all of `to`.
    pub unsafe fn number(&mut self, columns: &[u32], to: &mut To<'_>, far: &[u32]) -> usize {
        let (keys, spare, places) = match self {
            // SAFETY: the caller's promise.
            Numbers::Marked(marks) => return unsafe { marks.number(columns, to, far) },
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
            let number = n as usize - 1;
            to.numbers[t] = n - 1;
            if is_first {
                // SAFETY: the caller's promise; there are not more distinct columns than columns.
                unsafe {
                    to.idx.add(number).write(j as u32);
                    if let Some(firsts) = to.firsts {
                        firsts.add(number).write(t as u32);
                    }
                }
            }
        }
        n as usize
    }

    /// When no more are to be numbered.
    pub fn give_back(self) {
        if let Numbers::Marked(marks) = self {
            match marks.columns {
                Columns::Bytes(all) => all.give_back(),
                Columns::Halves(halves) => halves.into_iter().for_each(Half::give_back),
            }
        }
    }
}

pub(super) struct Marks {
    columns: Columns,
    /// Columns of a line that has any, as bits.
    bits: scratch::Dirty<u64>,
    /// Columns before such a line.
    before: scratch::Dirty<u32>,
}

/// How columns are marked so that no store waits for the one before it.
enum Columns {
    Bytes(Scatter),
    /// Columns of one half of the products, and of the other, in turns.
    Halves([Half; 2]),
}

/// Invariant NUMBERS-1: between calls all bits are zero.
struct Half {
    /// A bit for each column.
    bits: scratch::Zeroed<u64>,
    /// A bit for each word of these.
    words: scratch::Zeroed<u64>,
}

impl Half {
    fn new(lines: usize) -> Result<Half> {
        Ok(Half { bits: scratch::zeroed(lines)?, words: scratch::zeroed(lines / LINE)? })
    }

    /// # Safety
    /// There is a bit for column `j`.
    #[inline(always)]
    unsafe fn mark(&mut self, j: u32) {
        let line = j.us() / LINE;
        // SAFETY: the caller's promise: the column has a bit, and its word one.
        unsafe {
            *self.bits.get_unchecked_mut(line) |= 1 << (j.us() % LINE);
            *self.words.get_unchecked_mut(line / LINE) |= 1 << (line % LINE);
        }
    }

    fn give_back(self) {
        self.bits.give_back();
        self.words.give_back();
    }
}

impl Columns {
    fn new(n: usize) -> Result<Columns> {
        let lines = Scatter::lines(n);
        Ok(if n <= NEAR { Columns::Bytes(Scatter::new(n)?) } else { Columns::Halves([Half::new(lines)?, Half::new(lines)?]) })
    }

    /// Hands each line that has some of `columns` to `f`, with these as bits. `ask` is called of each column. As [`Scatter::take`].
    ///
    /// # Safety
    /// Columns are less than `n`.
    #[inline(always)]
    unsafe fn lines(
        &mut self,
        columns: &[u32],
        ask: impl Fn(u32),
        word: impl Fn(&[u8; LINE]) -> u64,
        mut f: impl FnMut(usize, u64),
    ) {
        match self {
            Columns::Bytes(all) => {
                for j in columns {
                    ask(*j);
                    // SAFETY: the caller's promise.
                    unsafe { all.mark(*j) };
                }
                all.take(word, f);
            }
            Columns::Halves([one, other]) => {
                let (first, second) = columns.split_at(columns.len() / 2);
                for (j, k) in first.iter().zip(second) {
                    ask(*j);
                    ask(*k);
                    // SAFETY: as above.
                    unsafe {
                        one.mark(*j);
                        other.mark(*k);
                    }
                }
                // There are as many as in the first half, or one more.
                for k in &second[first.len()..] {
                    ask(*k);
                    // SAFETY: as above.
                    unsafe { other.mark(*k) };
                }
                for (t, (any, more)) in one.words.iter_mut().zip(&mut *other.words).enumerate() {
                    let mut left = take(any) | take(more);
                    while left != 0 {
                        let line = t * LINE + left.trailing_zeros() as usize;
                        f(line, take(&mut one.bits[line]) | take(&mut other.bits[line]));
                        left &= left - 1;
                    }
                }
            }
        }
    }
}

impl Marks {
    fn new(n: usize) -> Result<Marks> {
        let lines = Scatter::lines(n);
        Ok(Marks { columns: Columns::new(n)?, bits: scratch::dirty(lines)?, before: scratch::dirty(lines)? })
    }

    /// [`Numbers::number`].
    ///
    /// # Safety
    /// As there.
    unsafe fn number(&mut self, columns: &[u32], to: &mut To<'_>, far: &[u32]) -> usize {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        if is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2") {
            let has_wide = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw");
            // SAFETY: the processor has them; the caller's promise.
            return unsafe { if has_wide { wide(self, columns, to, far) } else { counting(self, columns, to, far) } };
        }
        // SAFETY: the caller's promise.
        unsafe { number(self, columns, to, far, |line| present::word(line)) }
    }
}

/// [`number`], where a word's bits are counted, and moved, by one instruction each.
///
/// # Safety
/// As there.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[target_feature(enable = "popcnt,bmi1,bmi2")]
unsafe fn counting(by: &mut Marks, columns: &[u32], to: &mut To<'_>, far: &[u32]) -> usize {
    // SAFETY: the caller's promise.
    unsafe { number(by, columns, to, far, |line| present::word(line)) }
}

/// [`counting`], where a line is looked at by one instruction, too.
///
/// # Safety
/// As there.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[target_feature(enable = "avx512f,avx512bw,popcnt,bmi1,bmi2")]
unsafe fn wide(by: &mut Marks, columns: &[u32], to: &mut To<'_>, far: &[u32]) -> usize {
    // SAFETY: the caller's promise.
    unsafe { number(by, columns, to, far, |line| present::word_wide(line)) }
}

/// [`Numbers::number`]; `word` gives a line's marks as bits.
///
/// # Safety
/// As there.
#[inline(always)]
unsafe fn number(by: &mut Marks, columns: &[u32], to: &mut To<'_>, far: &[u32], word: impl Fn(&[u8; LINE]) -> u64) -> usize {
    let mut count = 0;
    let note = |line: usize, bits: u64| {
        (by.before[line], by.bits[line]) = (count, bits);
        count += bits.count_ones();
    };
    // SAFETY: the caller's promise.
    unsafe { by.columns.lines(columns, |j| prefetch_at(far, j.us()), word, note) };
    // What is written last of a distinct column is the first.
    for (t, (j, number)) in columns.iter().zip(&mut *to.numbers).enumerate().rev() {
        let line = j.us() / LINE;
        // SAFETY: the caller's promise; a number is less than the count of distinct columns.
        unsafe {
            let below = *by.bits.get_unchecked(line) & ((1u64 << (j.us() % LINE)) - 1);
            *number = *by.before.get_unchecked(line) + below.count_ones();
            if let Some(firsts) = to.firsts {
                firsts.add(number.us()).write(t as u32);
            }
            to.idx.add(number.us()).write(*j);
        }
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
                ways[usize::from(matches!(all, Numbers::Marked(_)))] += 1;
                // All over, or few that come often.
                for (below, asked) in [(n as u64, true), (n as u64, false), ((n as u64).min(90), true)] {
                    let columns: Vec<u32> = (0..products).map(|_| (n as u64 - 1 - dice.below(below)) as u32).collect();
                    let (mut numbers, mut idx, mut firsts) = (vec![7; products], vec![0; products], vec![0; products]);
                    let asks = asked.then_some(firsts.as_mut_ptr());
                    let mut to = To { numbers: &mut numbers, idx: idx.as_mut_ptr(), firsts: asks };
                    // SAFETY: as it asks for.
                    let count = unsafe { all.number(&columns, &mut to, &[]) };
                    let mut want = columns.clone();
                    want.sort_unstable();
                    want.dedup();
                    assert_eq!(idx[..count], want, "{n} {products} {below}");
                    for (j, number) in columns.iter().zip(&numbers) {
                        assert_eq!(idx[number.us()], *j);
                    }
                    for (j, first) in want.iter().zip(&firsts).filter(|_| asked) {
                        assert_eq!(columns.iter().position(|other| other == j), Some(first.us()));
                    }
                }
                all.give_back();
            }
        }
        assert!(ways.iter().all(|n| *n > 5), "{ways:?}");
    }
}
