//! Walking presence bytes: a byte per position, 1 where an entry is; and the same in bits.
//!
//! Needs: bytes that are 0 or 1 (BITMAP-1). Gives: [`each`], [`list`], [`pack`].
//! Cost: a few instructions per 64 positions, and about a nanosecond per entry; no branch per position.

#[cfg(all(target_arch = "x86_64", not(miri)))]
use std::arch::is_x86_feature_detected;
use std::mem::MaybeUninit;

use super::squeeze;

/// Hands the positions of all ones to `f`, rising.
#[inline]
pub fn each(present: &[u8], mut f: impl FnMut(usize)) {
    let (chunks, rest) = present.as_chunks::<64>();
    for (c, chunk) in chunks.iter().enumerate() {
        let mut ones = bits(chunk);
        while ones != 0 {
            f(64 * c + ones.trailing_zeros() as usize);
            ones &= ones - 1;
        }
    }
    let start = 64 * chunks.len();
    rest.iter().enumerate().filter(|&(_, &b)| b != 0).for_each(|(k, _)| f(start + k));
}

/// Writes the positions of all ones to `to`, rising and counted from `start`; gives how many there are. They are less than 2^32.
pub fn list(present: &[u8], start: usize, to: &mut [u32]) -> usize {
    let mut made = 0;
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    let (present, start) = if wide::serves() {
        let (chunks, rest) = present.as_chunks::<64>();
        // SAFETY: just asked.
        made = unsafe { wide::list(chunks, start, to) };
        (rest, start + 64 * chunks.len())
    } else {
        (present, start)
    };
    each(present, |k| {
        to[made] = (start + k) as u32;
        made += 1;
    });
    made
}

/// One bit per byte, the first byte lowest.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[inline]
fn bits(chunk: &[u8; 64]) -> u64 {
    use std::arch::x86_64::{_mm_loadu_si128, _mm_movemask_epi8, _mm_slli_epi16};
    let (lines, _) = chunk.as_chunks::<16>();
    lines.iter().rev().fold(0, |bits, line| {
        // SAFETY: SSE2 belongs to x86-64; 16 bytes are read. The lowest bit of each, the only one, becomes its highest.
        let of_line = unsafe { _mm_movemask_epi8(_mm_slli_epi16::<7>(_mm_loadu_si128(line.as_ptr().cast()))) };
        bits << 16 | u64::from(of_line as u16)
    })
}

/// One bit per byte, the first byte lowest.
#[cfg(not(all(target_arch = "x86_64", not(miri))))]
#[inline]
fn bits(chunk: &[u8; 64]) -> u64 {
    /// Times this, the lowest bits of eight bytes come together in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let (words, _) = chunk.as_chunks::<8>();
    words.iter().rev().fold(0, |bits, word| bits << 8 | u64::from_le_bytes(*word).wrapping_mul(GATHER) >> 56)
}

/// The bytes as bits, the first lowest, 64 to a word; bits beyond the last byte are 0.
pub fn pack(present: &[u8], words: &mut [u64]) {
    let (chunks, rest) = present.as_chunks::<64>();
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if is_x86_feature_detected!("avx512bw") {
        // SAFETY: just asked.
        unsafe { pack_wide(chunks, words) };
    } else {
        pack_chunks(chunks, words);
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    pack_chunks(chunks, words);
    if !rest.is_empty() {
        let mut last = [0; 64];
        last[..rest.len()].copy_from_slice(rest);
        words[chunks.len()] = bits(&last);
    }
}

fn pack_chunks(chunks: &[[u8; 64]], words: &mut [u64]) {
    words.iter_mut().zip(chunks).for_each(|(word, chunk)| *word = bits(chunk));
}

/// As [`pack_chunks`], in an instruction or two each. 2026-11: sparse bitmaps are looked through as fast as the second cache gives them.
///
/// # Safety
/// The processor has AVX-512 BW.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[target_feature(enable = "avx512f,avx512bw")]
unsafe fn pack_wide(chunks: &[[u8; 64]], words: &mut [u64]) {
    words.iter_mut().zip(chunks).for_each(|(word, chunk)| *word = word_wide(chunk));
}

/// [`word`] of a processor that has AVX-512 BW.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
#[must_use]
pub fn word_wide(chunk: &[u8; 64]) -> u64 {
    use std::arch::x86_64::{_mm512_loadu_si512, _mm512_test_epi8_mask};
    // SAFETY: 64 bytes are read.
    let bytes = unsafe { _mm512_loadu_si512(chunk.as_ptr().cast()) };
    _mm512_test_epi8_mask(bytes, bytes)
}

/// Sets the bits `places`. Those of a word that come one after the other are brought together: to change it waits for the change before.
pub fn set_bits(words: &mut [u64], places: impl Iterator<Item = usize>) {
    let (mut last, mut bits) = (0, 0);
    for p in places {
        if p / 64 != last {
            words[last] |= std::mem::take(&mut bits);
            last = p / 64;
        }
        bits |= 1 << (p % 64);
    }
    if bits != 0 {
        words[last] |= bits;
    }
}

/// Words of bits of which few are set, walked without a branch that depends on how many a word has.
pub struct Ones {
    words: [u64; Ones::MOST],
    starts: [usize; Ones::MOST],
    n: usize,
}

impl Ones {
    /// Words that are kept at most.
    pub const MOST: usize = 64;

    /// Ones of a word up to which they are listed one by one. 2026-11: a guess.
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    const DENSE: usize = 2;

    /// None.
    #[must_use]
    pub fn new() -> Ones {
        Ones { words: [0; Ones::MOST], starts: [0; Ones::MOST], n: 0 }
    }

    /// Keeps a word that has ones; its first bit is position `start`. There is room for it.
    #[inline]
    pub fn push(&mut self, word: u64, start: usize) {
        (self.words[self.n], self.starts[self.n]) = (word, start);
        self.n += usize::from(word != 0);
    }

    /// Whether there is no room for a further one.
    #[inline]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.n == Ones::MOST
    }

    /// Hands the positions of all ones to `f`, in the order that the words were kept in, and forgets them.
    #[inline]
    pub fn walk(&mut self, mut f: impl FnMut(usize)) {
        let (mut k, mut ones) = (0, self.words[0]);
        while k < self.n {
            f(self.starts[k] + ones.trailing_zeros() as usize);
            let (rest, next) = (ones & ones.wrapping_sub(1), self.words[(k + 1) % Ones::MOST]);
            k += usize::from(rest == 0);
            ones = std::hint::select_unpredictable(rest == 0, next, rest);
        }
        self.n = 0;
    }

    /// Writes the positions of all ones to `to`, in that order, and forgets them; gives how many there are. They are less than 2^32.
    pub fn list(&mut self, to: &mut [MaybeUninit<u32>]) -> usize {
        let all = squeeze::ones(&self.words[..self.n]);
        let to = &mut to[..all];
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        if all > Ones::DENSE * self.n && wide::serves() {
            // SAFETY: just asked; there is room for all of them.
            unsafe { wide::list_words(&self.words[..self.n], &self.starts, to.as_mut_ptr().cast()) };
            self.n = 0;
            return all;
        }
        let mut made = 0;
        self.walk(|p| {
            to[made].write(p as u32);
            made += 1;
        });
        all
    }
}

impl Default for Ones {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod wide {
    use std::arch::is_x86_feature_detected;
    use std::arch::x86_64::{
        _mm512_add_epi32, _mm512_mask_storeu_epi32, _mm512_maskz_compress_epi32, _mm512_set1_epi32, _mm512_setr_epi32,
    };

    /// Whether the rest of this room may be called.
    #[inline]
    pub fn serves() -> bool {
        is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("popcnt")
    }

    /// As [`super::list`].
    #[target_feature(enable = "avx512f,avx512bw,popcnt")]
    pub fn list(chunks: &[[u8; 64]], start: usize, to: &mut [u32]) -> usize {
        let mut made = 0;
        for (c, chunk) in chunks.iter().enumerate() {
            let word = super::word_wide(chunk);
            let room = &mut to[made..made + word.count_ones() as usize];
            // SAFETY: there is room for that word's.
            unsafe { list_words(&[word], &[start + 64 * c], room.as_mut_ptr()) };
            made += room.len();
        }
        made
    }

    /// The positions of the ones of `words`, of each counted from its start, to `to`: 16 bits at a time.
    ///
    /// # Safety
    /// There is room for all of them; each word has its start.
    #[target_feature(enable = "avx512f,avx512bw,popcnt")]
    #[inline]
    pub unsafe fn list_words(words: &[u64], starts: &[usize], mut to: *mut u32) {
        let lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        for (word, start) in words.iter().zip(starts) {
            for quarter in 0..4 {
                let mask = (word >> (16 * quarter)) as u16;
                let n = mask.count_ones();
                let places = _mm512_add_epi32(lanes, _mm512_set1_epi32((start + 16 * quarter) as u32 as i32));
                let places = _mm512_maskz_compress_epi32(mask, places);
                // SAFETY: n lanes are written.
                unsafe {
                    _mm512_mask_storeu_epi32(to.cast(), ((1u32 << n) - 1) as u16, places);
                    to = to.add(n as usize);
                }
            }
        }
    }
}

/// The first 64 bytes or less as bits, the first lowest.
#[inline]
#[must_use]
pub fn word(present: &[u8]) -> u64 {
    match present.first_chunk::<64>() {
        Some(chunk) => bits(chunk),
        None => present.iter().rev().fold(0, |bits, is| bits << 1 | u64::from(*is)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_one_is_met_once_and_in_order() {
        let mut x = 1u64;
        for n in [0, 1, 7, 63, 64, 65, 128, 1000, 9000] {
            for share in [1u64, 2, 5, 50] {
                let present: Vec<u8> = (0..n)
                    .map(|_| {
                        x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                        u8::from((x >> 40).is_multiple_of(share))
                    })
                    .collect();
                let mut met = Vec::new();
                each(&present, |p| met.push(p));
                let (mut to, ones) = (vec![0; n], present.iter().filter(|is| **is == 1).count());
                assert_eq!(list(&present, 7, &mut to), ones);
                assert!(to[..ones].iter().map(|p| *p as usize - 7).eq(met.iter().copied()));
                assert!(met.into_iter().eq((0..n).filter(|&p| present[p] == 1)));
                let mut words = vec![u64::MAX; n.div_ceil(64)];
                pack(&present, &mut words);
                assert_eq!(
                    words.iter().map(|w| w.count_ones() as usize).sum::<usize>(),
                    present.iter().filter(|b| **b == 1).count()
                );
                let (mut ones, mut met, mut listed) = (Ones::new(), Vec::new(), vec![MaybeUninit::uninit(); n]);
                let (mut to_list, mut made) = (Ones::new(), 0);
                for (k, (word_of, bytes)) in words.iter().zip(present.chunks(64)).enumerate() {
                    assert_eq!(word(bytes), *word_of);
                    ones.push(*word_of, 64 * k);
                    to_list.push(*word_of, 64 * k);
                    if to_list.is_full() {
                        made += to_list.list(&mut listed[made..]);
                    }
                    if ones.is_full() {
                        ones.walk(|p| met.push(p));
                    }
                }
                ones.walk(|p| met.push(p));
                made += to_list.list(&mut listed[made..]);
                // SAFETY: so many were written.
                assert!(listed[..made].iter().map(|p| unsafe { p.assume_init() } as usize).eq(met.iter().copied()));
                assert!(met.into_iter().eq((0..n).filter(|&p| present[p] == 1)));
            }
        }
    }
}
