//! A list mask over few places as a bit for each.
//!
//! Needs: a mask in 32-bit lists. Gives: [`Sieve`], which is asked about places in any order. Cost: 1 ns for each entry of the mask,
//! less for each place; where rows of a product are asked about one by one, to walk along the mask with each takes 25 (2026-11, Intel
//! Xeon, rows of four entries and a mask of eleven).

use super::super::mask::Mask;
use super::MOST;
use crate::storage::view::View;

/// Places that there are bits for.
const PLACES: usize = 512;

/// What a mask allows.
pub(super) struct Sieve([u64; PLACES / 64]);

impl Sieve {
    /// That of a mask whose entries, and places, are few; none of any other.
    #[inline]
    pub fn of(mask: &Mask<'_>) -> Option<Sieve> {
        let m = View::<u32>::of(mask.store()?).filter(|m| m.nminor <= PLACES && m.idx.len() <= MOST)?;
        let mut bits = [0; PLACES / 64];
        mask.each_true(0..m.idx.len(), |p| {
            let j = m.idx[p] as usize % PLACES;
            bits[j / 64] |= 1 << (j % 64);
        });
        if mask.is_complement() {
            bits.iter_mut().for_each(|word| *word = !*word);
        }
        Some(Sieve(bits))
    }

    /// 1 for each of these places that is allowed, else 0.
    #[inline]
    pub fn judge(&self, places: &[u32], out: &mut [u8]) {
        for (j, is) in places.iter().map(|j| *j as usize % PLACES).zip(out) {
            *is = (self.0[j / 64] >> (j % 64)) as u8 & 1;
        }
    }
}
