//! One block: filter, then LZ4; and back.
//!
//! Needs: blocks of at most [`super::BLOCK`] bytes, whole words except for filter `Plain`.
//! Gives: [`pack`], [`unpack`]. Cost: LZ4, 0.5 to 2 GB/s, and two passes in the first-level cache.
//! The compressor's table lies on the stack, so nothing here allocates (lz4_flex without `alloc`).
//! Numbers are little-endian in a blob, whatever the machine's own order.

use super::layout::{Arrangement, Filter};

/// Room that a compressed block of so many bytes may need before it is known to be no smaller.
pub(super) const fn packed_most(bytes: usize) -> usize {
    lz4_flex::block::get_maximum_output_size(bytes)
}

/// Compresses `raw` into `out`, through `scratch`; the length, and whether it is compressed.
/// `out` has room for [`packed_most`] bytes, `scratch` for a block.
pub(super) fn pack<'a>(raw: &[u8], how: Arrangement, scratch: &'a mut [u8], out: &'a mut [u8]) -> (&'a [u8], bool) {
    let scratch = &mut scratch[..raw.len()];
    arranged(raw, how, scratch);
    match lz4_flex::block::compress_into(scratch, out) {
        Ok(n) if n < raw.len() => (&out[..n], true),
        Ok(_) | Err(_) => (scratch, false),
    }
}

/// Fills `out` from a stored block, through `scratch`; false if it is not what [`pack`] made.
pub(super) fn unpack(stored: &[u8], compressed: bool, how: Arrangement, scratch: &mut [u8], out: &mut [u8]) -> bool {
    if how.filter == Filter::Plain {
        return fill(stored, compressed, out);
    }
    let scratch = &mut scratch[..out.len()];
    if !fill(stored, compressed, scratch) {
        return false;
    }
    restored(scratch, how, out);
    true
}

fn fill(stored: &[u8], compressed: bool, out: &mut [u8]) -> bool {
    if compressed {
        return lz4_flex::block::decompress_into(stored, out).is_ok_and(|n| n == out.len());
    }
    if stored.len() != out.len() {
        return false;
    }
    out.copy_from_slice(stored);
    true
}

/// The bytes of `raw` (words of this machine) as the filter wants them.
fn arranged(raw: &[u8], how: Arrangement, out: &mut [u8]) {
    match (how.filter, how.word) {
        (Filter::Plain, _) => out.copy_from_slice(raw),
        (Filter::Planes, 2) => steps::<2>(raw, out, |x| ordered(x, how.number)),
        (Filter::Planes, 4) => steps::<4>(raw, out, |x| ordered(x, how.number)),
        (Filter::Planes, 8) => steps::<8>(raw, out, |x| ordered(x, how.number)),
        (Filter::Planes, _) => steps::<16>(raw, out, |x| ordered(x, how.number)),
        (Filter::Steps, 4) => {
            let mut last = 0u32;
            steps::<4>(raw, out, |x| {
                let x = u32::from_ne_bytes(x);
                let step = x.wrapping_sub(last).cast_signed();
                last = x;
                ((step << 1) ^ (step >> 31)).to_le_bytes()
            });
        }
        (Filter::Steps, _) => {
            let mut last = 0u64;
            steps::<8>(raw, out, |x| {
                let x = u64::from_ne_bytes(x);
                let step = x.wrapping_sub(last).cast_signed();
                last = x;
                ((step << 1) ^ (step >> 63)).to_le_bytes()
            });
        }
    }
}

/// The reverse of [`arranged`].
fn restored(from: &[u8], how: Arrangement, out: &mut [u8]) {
    match (how.filter, how.word) {
        (Filter::Plain, _) => out.copy_from_slice(from),
        (Filter::Planes, 2) => unsteps::<2>(from, out, |x| ordered(x, how.number)),
        (Filter::Planes, 4) => unsteps::<4>(from, out, |x| ordered(x, how.number)),
        (Filter::Planes, 8) => unsteps::<8>(from, out, |x| ordered(x, how.number)),
        (Filter::Planes, _) => unsteps::<16>(from, out, |x| ordered(x, how.number)),
        (Filter::Steps, 4) => {
            let mut last = 0u32;
            unsteps::<4>(from, out, |x| {
                let folded = u32::from_le_bytes(x);
                last = last.wrapping_add((folded >> 1) ^ (folded & 1).wrapping_neg());
                last.to_ne_bytes()
            });
        }
        (Filter::Steps, _) => {
            let mut last = 0u64;
            unsteps::<8>(from, out, |x| {
                let folded = u64::from_le_bytes(x);
                last = last.wrapping_add((folded >> 1) ^ (folded & 1).wrapping_neg());
                last.to_ne_bytes()
            });
        }
    }
}

/// The numbers of a word in little-endian order, and back.
#[inline]
fn ordered<const W: usize>(mut word: [u8; W], number: usize) -> [u8; W] {
    if cfg!(target_endian = "big") {
        word.chunks_exact_mut(number).for_each(<[u8]>::reverse);
    }
    word
}

/// Byte `b` of word `k`, changed by `f`, goes to place `b * words + k`.
#[inline]
fn steps<const W: usize>(raw: &[u8], out: &mut [u8], mut f: impl FnMut([u8; W]) -> [u8; W]) {
    let n = raw.len() / W;
    let (words, _) = raw.as_chunks::<W>();
    for (k, &x) in words.iter().enumerate() {
        for (b, byte) in f(x).into_iter().enumerate() {
            out[b * n + k] = byte;
        }
    }
}

/// The reverse of [`steps`], `f` applied last.
#[inline]
fn unsteps<const W: usize>(from: &[u8], out: &mut [u8], mut f: impl FnMut([u8; W]) -> [u8; W]) {
    let n = from.len() / W;
    let (words, _) = out.as_chunks_mut::<W>();
    for (k, to) in words.iter_mut().enumerate() {
        *to = f(std::array::from_fn(|b| from[b * n + k]));
    }
}

#[cfg(test)]
mod tests {
    use super::super::BLOCK;
    use super::*;

    fn how(filter: Filter, word: usize) -> Arrangement {
        Arrangement { filter, word, number: 1 }
    }

    /// Every filter and width: back comes what went in; a block cut short does not.
    #[test]
    fn blocks_come_back() {
        let bytes: Vec<u8> = (0..4800u32).map(|k| (k * k / 7) as u8).collect();
        let (mut scratch, mut out) = (vec![9; BLOCK], vec![9; packed_most(BLOCK)]);
        let widths = [2, 4, 8, 16].map(|w| how(Filter::Planes, w)).into_iter();
        for how in widths.chain([how(Filter::Plain, 3), how(Filter::Steps, 4), how(Filter::Steps, 8)]) {
            for n in [0, 48, 4800] {
                let (stored, compressed) = pack(&bytes[..n], how, &mut scratch, &mut out);
                let stored = stored.to_vec();
                let mut back = vec![1; n];
                assert!(unpack(&stored, compressed, how, &mut scratch, &mut back));
                assert_eq!(back, bytes[..n]);
                assert!(n == 0 || !unpack(&stored[1..], compressed, how, &mut scratch, &mut back));
            }
        }
    }

    /// Worked out by hand: 5, 7, 4 have steps 5, 2, -3, folded 10, 4, 5.
    #[test]
    fn steps_are_folded_and_in_planes() {
        let raw: Vec<u8> = [5u32, 7, 4].iter().flat_map(|x| x.to_ne_bytes()).collect();
        let mut out = [9; 12];
        arranged(&raw, how(Filter::Steps, 4), &mut out);
        assert_eq!(out, [10, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    }
}
