//! What two rising lists have in common, found eight entries of each at a time: all of these are compared with all.
//!
//! Needs: lists of 32 bits and AVX2 ([`can`]). Gives: [`meet`]. Cost: half a nanosecond per entry of either list, whatever they have in
//! common, and no branch that depends on entries (2026-11, AMD EPYC, rows of 32 entries; side by side, two rows at a time, 1.2).
//! Tried: verdicts for all entries of one list from such notes (`beside::meet`): 1.1 to 1.4 times as slow as four parts side by side.
//! What may not be done here: to look at values.

use std::arch::x86_64 as cpu;
use std::arch::x86_64::__m256i;
use std::ops::Range;

/// Entries that are looked at together.
pub const LANES: usize = 8;

/// What stands for entries behind the end of a row of either list: no index, and not the same (`policy::fits_u32`).
const NOWHERE: [u32; 2] = [u32::MAX, u32::MAX - 1];

/// [`NOWHERE`] behind as many zeros.
static BEHIND: [[u32; 2 * LANES]; 2] = {
    let mut all = [[0; 2 * LANES]; 2];
    let mut at = 0;
    while at < LANES {
        (all[0][LANES + at], all[1][LANES + at]) = (NOWHERE[0], NOWHERE[1]);
        at += 1;
    }
    all
};

/// The lanes that are set in each byte, one after the other.
static CHOSEN: [[u8; LANES]; 1 << LANES] = {
    let mut all = [[0; LANES]; 1 << LANES];
    let mut byte = 0;
    while byte < all.len() {
        let (mut lane, mut n) = (0, 0);
        while lane < LANES {
            if byte >> lane & 1 == 1 {
                all[byte][n] = lane as u8;
                n += 1;
            }
            lane += 1;
        }
        byte += 1;
    }
    all
};

/// Whether the processor can.
#[inline]
pub fn can() -> bool {
    std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("popcnt")
}

/// Two lists, a row of each, and where the places of what they have in common are noted.
pub struct Meeting<'a> {
    /// Left and right.
    pub lists: [&'a [u32]; 2],
    /// Places in `lists[0]` and in `lists[1]`.
    pub places: [&'a mut [u32]; 2],
}

/// Notes the places of entries that both rows have behind the `n` there are, as many as can be found so: gives what is left of the
/// rows, of which one may be empty, and how many there are then. Some of the places behind these are written, too.
///
/// # Panics
/// If a row does not lie in its list, or there is not room for all entries of the shorter row and [`LANES`] more.
///
/// # Safety
/// [`can`].
#[target_feature(enable = "avx2,popcnt")]
#[inline]
pub unsafe fn meet(m: &mut Meeting<'_>, rows: [Range<usize>; 2], mut n: usize) -> ([Range<usize>; 2], usize) {
    let [a, b] = m.lists;
    let [Range { start: mut p, end: a_end }, Range { start: mut q, end: b_end }] = rows;
    assert!(a_end <= a.len() && b_end <= b.len() && p <= a_end && q <= b_end, "rows lie in lists");
    let most = (a_end - p).min(b_end - q);
    assert!(m.places.iter().all(|places| n + most + LANES <= places.len()), "there is room");
    // Where eight entries can be read.
    let a_last = a_end.min((a.len() + 1).saturating_sub(LANES));
    let b_last = b_end.min((b.len() + 1).saturating_sub(LANES));
    while p < a_last && q < b_last {
        // SAFETY: eight entries can be read (above); of the shorter row there are no more in common than it has, so there is room
        // for eight notes behind those there are.
        unsafe {
            let (x, y) = (load(a, p, a_end, 0), load(b, q, b_end, 1));
            let (of_a, of_b) = equal(x, y);
            note(m.places[0], n, p, of_a);
            note(m.places[1], n, q, of_b);
            n += of_a.count_ones() as usize;
            let (x, y) = (*a.get_unchecked((p + LANES).min(a_end) - 1), *b.get_unchecked((q + LANES).min(b_end) - 1));
            p += LANES * usize::from(x <= y);
            q += LANES * usize::from(y <= x);
        }
    }
    ([p.min(a_end)..a_end, q.min(b_end)..b_end], n)
}

/// The entries from `p` on; for those from `end` on, what stands for them.
///
/// # Safety
/// There are [`LANES`] entries from `p` on, and `p` is below `end`.
#[target_feature(enable = "avx2")]
#[inline]
unsafe fn load(list: &[u32], p: usize, end: usize, side: usize) -> __m256i {
    let zeros = (end - p).min(LANES);
    // SAFETY: the caller's promise; `zeros` is LANES at most.
    unsafe {
        let entries = cpu::_mm256_loadu_si256(list.as_ptr().add(p).cast());
        let behind = cpu::_mm256_loadu_si256(BEHIND[side].as_ptr().add(LANES - zeros).cast());
        cpu::_mm256_max_epu32(entries, behind)
    }
}

/// Which of either have an equal one among the other, a bit for each.
#[target_feature(enable = "avx2")]
#[inline]
fn equal(x: __m256i, y: __m256i) -> (u32, u32) {
    // Entry k of four is then the one that was k + 1, k + 2 and k + 3.
    const ONE: i32 = 0b00_11_10_01;
    const TWO: i32 = 0b01_00_11_10;
    const THREE: i32 = 0b10_01_00_11;
    let any = |a, b| cpu::_mm256_or_si256(a, b);
    let same = |y| cpu::_mm256_cmpeq_epi32(x, y);
    // Each four of `x` with a four of `y`: which are equal, and the same where `y` has them.
    let fours = |y: __m256i| {
        let straight = same(y);
        let one = same(cpu::_mm256_shuffle_epi32::<ONE>(y));
        let two = same(cpu::_mm256_shuffle_epi32::<TWO>(y));
        let three = same(cpu::_mm256_shuffle_epi32::<THREE>(y));
        let back = any(cpu::_mm256_shuffle_epi32::<THREE>(one), cpu::_mm256_shuffle_epi32::<ONE>(three));
        (any(any(straight, one), any(two, three)), any(any(straight, cpu::_mm256_shuffle_epi32::<TWO>(two)), back))
    };
    let swapped = |y| cpu::_mm256_permute2x128_si256::<1>(y, y);
    let ((near_x, near_y), (far_x, far_y)) = (fours(y), fours(swapped(y)));
    let bits = |lanes| cpu::_mm256_movemask_ps(cpu::_mm256_castsi256_ps(lanes)) as u32;
    (bits(any(near_x, far_x)), bits(any(near_y, swapped(far_y))))
}

/// Notes the places of these lanes, where lane 0 is at `base`.
///
/// # Safety
/// `n + LANES` is at most the length of `to`, and `lanes` is a byte.
#[target_feature(enable = "avx2")]
#[inline]
unsafe fn note(to: &mut [u32], n: usize, base: usize, lanes: u32) {
    // SAFETY: the caller's promise.
    unsafe {
        let lanes = cpu::_mm_loadl_epi64(CHOSEN.get_unchecked(lanes as usize).as_ptr().cast());
        let places = cpu::_mm256_add_epi32(cpu::_mm256_cvtepu8_epi32(lanes), cpu::_mm256_set1_epi32(base as i32));
        cpu::_mm256_storeu_si256(to.as_mut_ptr().add(n).cast(), places);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;
    use std::collections::BTreeSet;

    /// All rows of two lists; rows of every length beside others, the last ones at the lists' ends.
    #[test]
    fn what_rows_have_in_common_is_found() {
        if !can() {
            return;
        }
        let mut dice = Dice(5);
        for round in 0..300 {
            let below = [3, 12, 40, 300][round % 4];
            let mut rows = |most: u64| {
                let mut some = || (0..dice.below(most)).map(|_| dice.below(below) as u32).collect::<BTreeSet<_>>();
                let rows: Vec<_> = (0..6).map(|_| some()).collect();
                let starts: Vec<_> = (0..=6).map(|k| rows[..k].iter().map(BTreeSet::len).sum::<usize>()).collect();
                (rows.into_iter().flatten().collect::<Vec<_>>(), starts)
            };
            let ((a, a_starts), (b, b_starts)) = (rows([9, 60, 4][round % 3]), rows([9, 60, 200][round % 3]));
            let (mut ps, mut qs) = (vec![0; a.len().min(b.len()) + 2 * LANES], vec![0; a.len().min(b.len()) + 2 * LANES]);
            let mut n = 0;
            for k in 0..6 {
                let (ar, br) = (a_starts[k]..a_starts[k + 1], b_starts[k]..b_starts[k + 1]);
                let before = n;
                let mut m = Meeting { lists: [&a, &b], places: [&mut ps, &mut qs] };
                // SAFETY: it can.
                let (rest, found) = unsafe { meet(&mut m, [ar.clone(), br.clone()], n) };
                n = found;
                let noted: Vec<_> = ps[before..n].iter().zip(&qs[before..n]).map(|(p, q)| (*p as usize, *q as usize)).collect();
                let is_done = |p: usize, q: usize| p < rest[0].start || q < rest[1].start;
                let all = ar.clone().filter_map(|p| Some((p, br.start + b[br.clone()].binary_search(&a[p]).ok()?)));
                let want: Vec<_> = all.filter(|&(p, q)| is_done(p, q)).collect();
                assert_eq!(noted, want, "round {round}, row {k}");
                let is_near_end = ar.end + LANES > a.len() || br.end + LANES > b.len();
                assert!(is_near_end || rest.iter().any(Range::is_empty), "round {round}, row {k}: {rest:?}");
            }
        }
    }
}
