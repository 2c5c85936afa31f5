//! One row of a product while it is being summed.
//!
//! Needs: the number of columns and the size of a value. Gives: [`Accumulator`]: values by column,
//! and which columns have one, noted in one of two ways: bits under a second level of bits, for rows
//! with few entries for their length, or a byte per column, for rows with many. Where a list says which columns may have
//! one, values by their number in that list ([`Ranked`]), which stay in the first cache.
//! Cost: each part is taken from the thread's kept blocks when a row first asks for it.
//! SAXPY-1: between rows all flags, tops, bytes, marks and notes are zero.

use crate::error::Result;
use crate::mem::Buf;
use crate::mem::scratch::{self, Dirty, Zeroed};

/// A row's values and which columns have one.
pub struct Accumulator {
    n: usize,
    size: usize,
    /// Values by column; only those that are noted mean anything.
    vals: Option<Dirty<u64>>,
    /// One bit per column: has a value.
    flags: Option<Zeroed<u64>>,
    /// One bit per word of `flags`: is not zero.
    tops: Option<Zeroed<u64>>,
    /// One byte per column, all ones: has a value.
    bytes: Option<Zeroed<u8>>,
    /// Which columns are in the list, and their numbers: a word for [`TOGETHER`] of them.
    marks: Option<Zeroed<u64>>,
    /// Values by number in the list, and notes of them.
    of_list: Option<(Dirty<u64>, Zeroed<u8>)>,
}

/// Where an accumulator's parts start. Each covers every column.
#[derive(Clone, Copy)]
pub struct Places {
    /// Values by column.
    pub vals: *mut u8,
    /// One bit per column.
    pub flags: *mut u64,
    /// One bit per word of `flags`.
    pub tops: *mut u64,
    /// One byte per column.
    pub bytes: *mut u8,
}

/// Where an accumulator's parts start that go by a list of columns. SAXPY-2: [`Ranked::find`] gives a number below `len` for columns that
/// [`Ranked::mark`] was told, and for no other.
#[derive(Clone, Copy)]
pub struct Ranked {
    /// A word for [`TOGETHER`] columns. Its lower half is the number of the first of them that is in the list; above it, four bits for
    /// each column are 0 if that is not in the list, else one more than how far its number is from the first: one read and no count of
    /// bits, which the oldest x86-64 has no instruction for.
    pub marks: *mut u64,
    /// Values by number, and [`SPARE`] more.
    pub vals: *mut u8,
    /// A byte for each, all ones: has a value.
    pub notes: *mut u8,
    /// How many columns the list has.
    pub len: usize,
}

/// Columns that share a word.
const TOGETHER: usize = 8;

impl Ranked {
    /// Where column `j` has its bits.
    #[inline(always)]
    fn shift(j: usize) -> usize {
        32 + 4 * (j % TOGETHER)
    }

    /// Column `j` has this number; columns come in order.
    ///
    /// # Safety
    /// There is such a column.
    #[inline(always)]
    pub unsafe fn mark(self, j: usize, number: u32) {
        // SAFETY: the caller's promise.
        let word = unsafe { &mut *self.marks.add(j / TOGETHER) };
        let first = if *word == 0 { number } else { *word as u32 };
        *word |= u64::from(first) | u64::from(number - first + 1) << Self::shift(j);
    }

    /// Neither column `j` nor its neighbours are in the list any more.
    ///
    /// # Safety
    /// As above.
    #[inline(always)]
    pub unsafe fn clear(self, j: usize) {
        // SAFETY: the caller's promise.
        unsafe { self.marks.add(j / TOGETHER).write(0) };
    }

    /// Whether column `j` is in the list, and if so, its number.
    ///
    /// # Safety
    /// As above.
    #[inline(always)]
    pub unsafe fn find(self, j: usize) -> (bool, usize) {
        // SAFETY: the caller's promise.
        let word = unsafe { self.marks.add(j / TOGETHER).read() };
        let mine = (word >> Self::shift(j)) as usize & 15;
        (mine != 0, (word as u32 as usize + mine).wrapping_sub(1))
    }
}

/// Values behind those of a list, which take in turn what has no place: one alone would have each wait for the one before.
pub const SPARE: usize = 8;

impl Accumulator {
    /// For rows of `n` columns and values of `size` bytes. Takes nothing yet.
    pub fn new(n: usize, size: usize) -> Self {
        Accumulator { n, size, vals: None, flags: None, tops: None, bytes: None, marks: None, of_list: None }
    }

    fn with_vals(&mut self) -> Result<Places> {
        if self.vals.is_none() && self.size > 0 {
            // SAFETY: a sum is read once it was begun, which a mark or a flag tells.
            self.vals = Some(unsafe { scratch::unset((self.n * self.size).div_ceil(8))? });
        }
        let start = |b: &mut Option<Zeroed<u64>>| b.as_mut().map_or(std::ptr::null_mut(), |b| b.as_mut_ptr());
        Ok(Places {
            vals: self.vals.as_mut().map_or(std::ptr::dangling_mut::<u64>().cast(), |v| v.as_mut_ptr().cast()),
            flags: start(&mut self.flags),
            tops: start(&mut self.tops),
            bytes: self.bytes.as_mut().map_or(std::ptr::null_mut(), |b| b.as_mut_ptr()),
        })
    }

    /// Values, flags and tops.
    #[inline]
    pub fn bits(&mut self) -> Result<Places> {
        if self.tops.is_none() {
            self.flags = Some(scratch::zeroed(self.n.div_ceil(64))?);
            self.tops = Some(scratch::zeroed(self.n.div_ceil(4096))?);
        }
        self.with_vals()
    }

    /// Marks, and values by number, for a list of `len` columns.
    #[inline]
    pub fn ranked(&mut self, len: usize) -> Result<Ranked> {
        if self.marks.is_none() {
            self.marks = Some(scratch::zeroed(self.n.div_ceil(TOGETHER))?);
        }
        let room = len + SPARE;
        if self.of_list.as_ref().is_none_or(|(_, notes)| notes.len() < room) {
            let room = room.next_power_of_two();
            // SAFETY: as in `with_vals`.
            let vals = unsafe { scratch::unset((room * self.size).div_ceil(8))? };
            if let Some((_, notes)) = self.of_list.replace((vals, scratch::zeroed(room)?)) {
                notes.give_back();
            }
        }
        let marks = self.marks.as_deref_mut().unwrap_or_default().as_mut_ptr();
        let (vals, notes) = self.of_list.as_mut().map(|(vals, notes)| (&mut vals[..], &mut notes[..])).unwrap_or_default();
        Ok(Ranked { marks, vals: vals.as_mut_ptr().cast(), notes: notes.as_mut_ptr(), len })
    }

    /// Values and bytes.
    #[inline]
    pub fn bytes(&mut self) -> Result<Places> {
        if self.bytes.is_none() {
            // Whole words of 64, so that a scan needs no rest.
            self.bytes = Some(scratch::zeroed(self.n.next_multiple_of(64))?);
        }
        self.with_vals()
    }

    /// Keeps what was taken for the next call. All rows are over (SAXPY-1).
    pub fn give_back(self) {
        [self.flags, self.tops, self.marks].into_iter().flatten().for_each(Zeroed::give_back);
        self.bytes.into_iter().chain(self.of_list.map(|(_, notes)| notes)).for_each(Zeroed::give_back);
    }

    /// The flags; [`Accumulator::bits`] was asked for.
    pub fn flags(&mut self) -> &mut [u64] {
        self.flags.as_deref_mut().unwrap_or_default()
    }

    /// The notes of [`Accumulator::bytes`].
    pub fn notes(&mut self) -> &mut [u8] {
        self.bytes.as_deref_mut().unwrap_or_default()
    }

    /// How many bytes between columns `lo` and `hi` note a value.
    pub fn count(&self, lo: usize, hi: usize) -> usize {
        let Some(bytes) = &self.bytes else { return 0 };
        let (words, _) = bytes[lo >> 6 << 6..((hi >> 6) + 1) << 6].as_chunks::<64>();
        // As many as a byte can count.
        let of_some = |some: &[[u8; 64]]| {
            let mut sums = [0u8; 64];
            some.iter().for_each(|columns| sums.iter_mut().zip(columns).for_each(|(sum, note)| *sum += note & 1));
            sums.iter().map(|&n| usize::from(n)).sum::<usize>()
        };
        words.chunks(u8::MAX.into()).map(of_some).sum()
    }

    /// How many flags between columns `lo` and `hi` note a value.
    pub fn count_flags(&self, lo: usize, hi: usize) -> usize {
        let (Some(flags), Some(tops)) = (&self.flags, &self.tops) else { return 0 };
        let mut n = 0;
        for t in lo >> 12..=hi >> 12 {
            each_bit(t, tops[t], |w| n += flags[w].count_ones() as usize);
        }
        n
    }

    /// The values by column, which are the caller's from here on.
    pub fn take_vals(&mut self) -> Buf<u8> {
        let mut vals = self.vals.take().map(Dirty::into_block).unwrap_or_default().into_bytes();
        vals.truncate(self.n * self.size);
        vals
    }

    /// Hands every word of flags that is not zero, and its number, to `to`; flags and tops between
    /// columns `lo` and `hi` are zero afterwards.
    #[inline(always)]
    pub fn take_flags(&mut self, lo: usize, hi: usize, mut to: impl FnMut(usize, u64)) {
        let (Some(flags), Some(tops)) = (&mut self.flags, &mut self.tops) else { return };
        for t in lo >> 12..=hi >> 12 {
            let mut top = std::mem::take(&mut tops[t]);
            while top != 0 {
                let w = (t << 6) | top.trailing_zeros() as usize;
                top &= top - 1;
                to(w, std::mem::take(&mut flags[w]));
            }
        }
    }

    /// The same for bytes: 64 columns make a word.
    #[inline(always)]
    pub fn take_bytes(&mut self, lo: usize, hi: usize, mut to: impl FnMut(usize, u64)) {
        let Some(bytes) = &mut self.bytes else { return };
        let (first, last) = (lo >> 6, (hi >> 6) + 1);
        let (words, _) = bytes[first << 6..last << 6].as_chunks_mut::<64>();
        for (w, columns) in words.iter_mut().enumerate() {
            let word = bits_of(columns);
            if word != 0 {
                *columns = [0; 64];
                to(first + w, word);
            }
        }
    }
}

/// One bit per byte, which is all zeros or all ones.
#[inline(always)]
fn bits_of(bytes: &[u8; 64]) -> u64 {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_movemask_epi8};
        (0..4).fold(0, |word, part| {
            // SAFETY: 16 bytes from byte 16 * part of 64; SSE2 belongs to x86-64.
            let mask = unsafe { _mm_movemask_epi8(_mm_loadu_si128(bytes.as_ptr().add(16 * part).cast::<__m128i>())) };
            word | (mask as u64) << (16 * part)
        })
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        // The product moves the eight lowest bits to the highest byte.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let (parts, _) = bytes.as_chunks::<8>();
        parts.iter().enumerate().fold(0, |word, (part, eight)| {
            word | ((u64::from_le_bytes(*eight) & 0x0101_0101_0101_0101).wrapping_mul(GATHER) >> 56) << (8 * part)
        })
    }
}

/// Hands the columns of the bits of word number `w` to `to`.
#[inline(always)]
pub fn each_bit(w: usize, mut word: u64, mut to: impl FnMut(usize)) {
    while word != 0 {
        to((w << 6) | word.trailing_zeros() as usize);
        word &= word - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_bits() {
        let mut acc = Accumulator::new(200, 0);
        acc.bytes().unwrap();
        let places = [3usize, 63, 64, 127, 199];
        places.iter().for_each(|&j| acc.notes()[j] = u8::MAX);
        let mut seen = Vec::new();
        acc.take_bytes(3, 199, |w, word| each_bit(w, word, |j| seen.push(j)));
        assert_eq!(seen, places);
        assert!(acc.notes().iter().all(|&b| b == 0));
        acc.give_back();
    }

    #[test]
    fn what_is_noted_is_counted() {
        let mut acc = Accumulator::new(10_000, 0);
        acc.bytes().unwrap();
        acc.bits().unwrap();
        let places = [0usize, 63, 64, 4095, 4096, 9999];
        for j in places {
            acc.notes()[j] = u8::MAX;
            acc.flags()[j / 64] |= 1 << (j % 64);
            acc.tops.as_deref_mut().unwrap()[j / 4096] |= 1 << (j / 64 % 64);
        }
        assert_eq!([acc.count(0, 9999), acc.count_flags(0, 9999)], [6; 2]);
        // Words are counted whole, and so are those of the same top.
        assert_eq!(acc.count(4096, 9999), 2);
        assert_eq!(acc.count_flags(4096, 9999), 2);
    }
}
