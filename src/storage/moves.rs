//! Moving values without looking at them: written for widths, not types.
//!
//! Needs: byte blocks aligned to 16 bytes, as all value blocks are. Gives: [`gather`],
//! [`scatter`], [`fill`]; for results that are written once, [`put`], [`copied`] and [`copy_runs`].
//! Cost: one dispatch per call, then one load and one store per value.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::{Index, present};
use crate::error::Result;
use crate::mem::{Buf, LINE};
use crate::par::{self, Disjoint};
use crate::types::by_width;

/// Bytes seen as words of another plain type.
pub(super) fn words<W: Copy>(bytes: &[u8]) -> &[W] {
    assert!(bytes.as_ptr().cast::<W>().is_aligned(), "value blocks are aligned to 16 bytes");
    // SAFETY: aligned (checked); W is an unsigned integer or an array of them, for which all bytes are values.
    unsafe { std::slice::from_raw_parts(bytes.as_ptr().cast(), bytes.len() / size_of::<W>()) }
}

pub(super) fn words_mut<W: Copy>(bytes: &mut [u8]) -> &mut [W] {
    assert!(bytes.as_ptr().cast::<W>().is_aligned(), "value blocks are aligned to 16 bytes");
    // SAFETY: as in `words`, exclusively borrowed.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len() / size_of::<W>()) }
}

pub(super) fn room_mut<W: Copy>(bytes: &mut [MaybeUninit<u8>]) -> &mut [MaybeUninit<W>] {
    assert!(bytes.as_ptr().cast::<W>().is_aligned(), "value blocks are aligned to 16 bytes");
    // SAFETY: as in `words_mut`; what may be uninitialised may be so as larger words, too.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len() / size_of::<W>()) }
}

/// One value, which may lie anywhere, as a word.
pub(super) fn word<W: Copy>(one: &[u8]) -> W {
    assert!(one.len() == size_of::<W>(), "one value");
    // SAFETY: as many bytes as W has (checked), and for W all bytes are values.
    unsafe { one.as_ptr().cast::<W>().read_unaligned() }
}

/// `dst[k] = src[pos(k)]` for `k` in `0..n`, values of `size` bytes.
#[inline]
pub fn gather(size: usize, dst: &mut [u8], src: &[u8], n: usize, pos: impl Fn(usize) -> usize) {
    by_width!(size, W => {
        let (dst, src) = (&mut words_mut::<W>(dst)[..n], words::<W>(src));
        for (k, d) in dst.iter_mut().enumerate() {
            *d = src[pos(k)];
        }
    }, else => for k in 0..n {
        let p = pos(k);
        dst[k * size..(k + 1) * size].copy_from_slice(&src[p * size..(p + 1) * size]);
    })
}

/// The values of `src`, of `size` bytes, whose byte in `present` is 1, one after the other to `dst`; nothing if `size` is 0.
pub fn pick(size: usize, dst: &mut [u8], src: &[u8], present: &[u8]) {
    by_width!(size, W => {
        let mut dst = words_mut::<W>(dst).iter_mut();
        let src = &words::<W>(src)[..present.len()];
        present::each(present, |p| {
            if let Some(to) = dst.next() {
                *to = src[p];
            }
        });
    }, else => if size > 0 {
        let mut n = 0;
        present::each(present, |p| {
            dst[n * size..(n + 1) * size].copy_from_slice(&src[p * size..(p + 1) * size]);
            n += 1;
        });
    });
}

/// `dst[pos(k)] = src[k]` for `k` in `0..n`, values of `size` bytes.
#[inline]
pub fn scatter(size: usize, dst: &mut [u8], src: &[u8], n: usize, pos: impl Fn(usize) -> usize) {
    by_width!(size, W => {
        let (dst, src) = (words_mut::<W>(dst), &words::<W>(src)[..n]);
        for (k, s) in src.iter().enumerate() {
            dst[pos(k)] = *s;
        }
    }, else => for k in 0..n {
        let p = pos(k);
        dst[p * size..(p + 1) * size].copy_from_slice(&src[k * size..(k + 1) * size]);
    })
}

/// `dst[to(k)] = src[from(k)]` for `k` in `0..n`, values of `size` bytes.
#[inline]
pub fn relocate(size: usize, dst: &mut [u8], to: impl Fn(usize) -> usize, src: &[u8], from: impl Fn(usize) -> usize, n: usize) {
    by_width!(size, W => {
        let (dst, src) = (words_mut::<W>(dst), words::<W>(src));
        for k in 0..n {
            dst[to(k)] = src[from(k)];
        }
    }, else => for k in 0..n {
        let (p, q) = (to(k), from(k));
        dst[p * size..(p + 1) * size].copy_from_slice(&src[q * size..(q + 1) * size]);
    })
}

/// `dst[k] = one` for all whole values in `dst`.
pub fn fill(dst: &mut [u8], one: &[u8]) {
    let size = one.len();
    by_width!(size, W => {
        words_mut::<W>(dst).fill(word::<W>(one));
    }, else => for d in dst.chunks_exact_mut(size) {
        d.copy_from_slice(one);
    })
}

/// One value of `size` bytes, wherever it lies and is to lie: of a usual size without a call.
///
/// # Safety
/// So many bytes can be read and written, and do not overlap.
#[inline(always)]
pub unsafe fn one(size: usize, dst: *mut u8, src: *const u8) {
    // SAFETY: the caller's promise; W has that many bytes, all of which are values.
    unsafe {
        by_width!(size, W => dst.cast::<W>().write_unaligned(src.cast::<W>().read_unaligned()),
            else => std::ptr::copy_nonoverlapping(src, dst, size));
    }
}

/// Whether any of `values` is `one`, bit for bit.
pub fn has(size: usize, values: &[u8], one: &[u8]) -> bool {
    by_width!(size, W => {
        let (values, one) = (words::<W>(values), word::<W>(one));
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor was asked.
            return unsafe { has_wide(values, one) };
        }
        has_word(values, one)
    }, else => values.chunks_exact(size).any(|value| value == one))
}

/// Several a step, without a branch among them.
#[inline(always)]
fn has_word<W: Copy + PartialEq>(values: &[W], one: W) -> bool {
    let (steps, rest) = values.as_chunks::<32>();
    let is_in = |some: &[W]| some.iter().fold(false, |any, value| any | (*value == one));
    steps.iter().any(|some| is_in(some)) || is_in(rest)
}

/// The same, where values of 8 bytes can be compared several at a time.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn has_wide<W: Copy + PartialEq>(values: &[W], one: W) -> bool {
    has_word(values, one)
}

/// Marks the `values` that are not `one`, bit for bit.
pub fn mark_others(size: usize, marks: &mut [u8], values: &[u8], one: &[u8]) {
    by_width!(size, W => {
        let one = word::<W>(one);
        marks.iter_mut().zip(words::<W>(values)).for_each(|(mark, value)| *mark = u8::from(*value != one));
    }, else => marks.iter_mut().zip(values.chunks_exact(size)).for_each(|(mark, value)| *mark = u8::from(value != one)))
}

/// Bytes of copies that glibc makes by one instruction, `rep movsb`, and that are so short that it matters how fast that starts.
/// 2026-11, AMD Zen 4, 16 KB at a time of 8 MB, source and target 16 bytes off a line from each other: 6 GB/s, by vectors 27.
const BY_VECTORS: Range<usize> = 2 << 10..128 << 10;

/// Copies `n` elements, as `copy_nonoverlapping` does.
///
/// # Safety
/// As there.
#[inline]
pub unsafe fn copy<T: Copy>(from: *const T, to: *mut T, n: usize) {
    #[cfg(target_arch = "x86_64")]
    if BY_VECTORS.contains(&(n * size_of::<T>())) && std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the caller's promise, of bytes; the processor was asked.
        return unsafe { by_vectors(from.cast(), to.cast(), n * size_of::<T>()) };
    }
    // SAFETY: the caller's promise.
    unsafe { std::ptr::copy_nonoverlapping(from, to, n) }
}

/// Copies `n` bytes, of which the last ones may be copied twice: there is a step of them at least.
///
/// # Safety
/// As [`copy`]; the processor has AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn by_vectors(from: *const u8, to: *mut u8, n: usize) {
    use std::arch::x86_64::__m256i;
    // Bytes may be uninitialised, as in every copy.
    type Part = MaybeUninit<__m256i>;
    /// Four parts a step: of one the compiler would make a call of `memcpy`.
    const STEP: usize = 4 * size_of::<Part>();
    const { assert!(STEP <= BY_VECTORS.start) };
    for at in (0..n / STEP).map(|k| k * STEP).chain([n - STEP]) {
        // SAFETY: the parts lie within the `n` bytes.
        unsafe {
            let (from, to) = (from.add(at).cast::<Part>(), to.add(at).cast::<Part>());
            // By name: an array of them went by way of the stack in some builds, at a third of the speed.
            let (a, b) = (from.read_unaligned(), from.add(1).read_unaligned());
            let (c, d) = (from.add(2).read_unaligned(), from.add(3).read_unaligned());
            to.write_unaligned(a);
            to.add(1).write_unaligned(b);
            to.add(2).write_unaligned(c);
            to.add(3).write_unaligned(d);
        }
    }
}

/// Bytes of a result that goes past the caches: with its operands it takes what a processor's share of a last-level cache is (32 MB for
/// eight on an AMD Zen 4), and little of it would be left for who reads it. 2026-11, there, the values above a bound of 1.07 million
/// FP64: by one thread .84 to .87 of the time, by two as before; sums of two such vectors, and what reads these next, as before.
pub const PAST: usize = if cfg!(test) { 1 << 12 } else { 8 << 20 };

/// Copies `n` bytes past the caches: whole lines are written without being read before. Other threads may see them after [`settle`] only.
///
/// # Safety
/// As `copy_nonoverlapping`.
pub unsafe fn put_past(from: *const u8, to: *mut u8, n: usize) {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    {
        use std::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_stream_si128};
        const PARTS: usize = LINE / size_of::<__m128i>();
        let head = to.align_offset(LINE).min(n);
        let lines = (n - head) / LINE;
        let tail = head + lines * LINE;
        // SAFETY: the caller's promise; SSE2 belongs to x86-64. Lines that are not whole belong in part to who writes beside
        // them, and are written as usual.
        unsafe {
            std::ptr::copy_nonoverlapping(from, to, head);
            for line in 0..lines {
                let (from, to) = (from.add(head + line * LINE).cast::<__m128i>(), to.add(head + line * LINE).cast::<__m128i>());
                let parts: [__m128i; PARTS] = std::array::from_fn(|k| _mm_loadu_si128(from.add(k)));
                parts.into_iter().enumerate().for_each(|(k, part)| _mm_stream_si128(to.add(k), part));
            }
            std::ptr::copy_nonoverlapping(from.add(tail), to.add(tail), n - tail);
        }
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy_nonoverlapping(from, to, n);
    }
}

/// What this thread put past the caches lies in memory before anything that it writes next.
pub fn settle() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: SSE belongs to x86-64.
    unsafe {
        std::arch::x86_64::_mm_sfence();
    }
}

/// `to = from`.
#[inline]
pub fn put<T: Copy>(to: &mut [MaybeUninit<T>], from: &[T]) {
    assert_eq!(to.len(), from.len(), "a copy fills its place");
    // SAFETY: equal lengths (checked); `to` is borrowed exclusively, so they do not overlap.
    unsafe { copy(from.as_ptr(), to.as_mut_ptr().cast(), from.len()) };
}

/// A copy, made by several threads where that pays.
pub fn copied<T: Copy + Send + Sync>(from: &[T]) -> Result<Buf<T>> {
    /// Bytes that a unit of work stands for, as in passes over values of 8 bytes (`par::streaming`).
    const BYTES: usize = 32;
    let ranges = par::ranges(from.len(), |k| k * size_of::<T>() / BYTES)?;
    let mut to = Buf::with_capacity(from.len())?;
    let lent = Disjoint::new(&mut to.spare()[..from.len()]);
    par::run(&ranges, |r| {
        // SAFETY: ranges do not overlap.
        put(unsafe { lent.slice(r.clone()) }, &from[r]);
        Ok(())
    })?;
    // SAFETY: the ranges cover all elements, and each was written.
    unsafe { to.set_len(from.len()) };
    Ok(to)
}

/// Run `k` of `src`, from `starts[k]` on, goes to `ends[k] - ends[0]..ends[k + 1] - ends[0]` of `dst`, which
/// the runs fill; values of `size` bytes.
pub fn copy_runs<I: Index>(size: usize, dst: &mut [MaybeUninit<u8>], src: &[u8], starts: &[I], ends: &[I]) {
    by_width!(size, W => copy_runs_of(room_mut::<W>(dst), words::<W>(src), starts, ends), else => {
        let base = ends[0].us();
        for (start, end) in starts.iter().zip(ends.windows(2)) {
            let (from, to) = (start.us() * size, (end[0].us() - base) * size..(end[1].us() - base) * size);
            put(&mut dst[to.clone()], &src[from..from + to.len()]);
        }
    })
}

/// As [`copy_runs`], for elements of one type.
pub fn copy_runs_of<T: Copy, I: Index>(dst: &mut [MaybeUninit<T>], src: &[T], starts: &[I], ends: &[I]) {
    /// Short runs are copied as so many elements, whatever their length: the next run writes over what
    /// was too much. No branch depends on the length then, and most rows of a road network are short.
    const SHORT: usize = 4;
    let base = ends[0].us();
    for (start, end) in starts.iter().zip(ends.windows(2)) {
        let (from, to) = (start.us(), end[0].us() - base);
        let n = end[1].us() - base - to;
        if n <= SHORT
            && let (Some(to), Some(from)) = (dst.get_mut(to..to + SHORT), src.get(from..from + SHORT))
        {
            put(to, from);
        } else {
            put(&mut dst[to..to + n], &src[from..from + n]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wherever a line begins, and nothing beside.
    #[test]
    fn past_the_caches_as_through_them() {
        let from: Vec<u8> = (0..=255).cycle().take(400).collect();
        for start in 0..LINE {
            for n in [0, 1, 63, 64, 65, 127, 200, 300] {
                let mut to = vec![7; start + n + 9];
                // SAFETY: both have so many bytes.
                unsafe { put_past(from.as_ptr(), to.as_mut_ptr().add(start), n) };
                settle();
                let untouched = to[..start].iter().chain(&to[start + n..]);
                assert!(to[start..start + n] == from[..n] && untouched.into_iter().all(|&b| b == 7));
            }
        }
    }

    #[test]
    fn copies_of_every_length_are_whole() {
        let from: Vec<u8> = (0..4 * BY_VECTORS.start).map(|k| k as u8 ^ (k >> 8) as u8).collect();
        for (start, n) in [(0, 2047), (0, 2048), (1, 2049), (7, 2175), (16, 2176), (3, 2177), (32, 6000), (0, 6143)] {
            let mut to = vec![0xA5; n + 33];
            // SAFETY: both have room for them.
            unsafe { copy(from[start..].as_ptr(), to[16..].as_mut_ptr(), n) };
            assert_eq!((&to[16..16 + n], [to[15], to[16 + n]]), (&from[start..start + n], [0xA5; 2]), "{start} {n}");
        }
    }

    #[test]
    fn copies_are_equal_whoever_makes_them() {
        for n in [0, 1, 1000, 1 << 20] {
            let from: Vec<u32> = (0..n).map(|k| k * 7).collect();
            for threads in [1, 3] {
                par::set_threads(threads);
                assert_eq!(copied(&from).unwrap()[..], from[..]);
            }
        }
    }
}
