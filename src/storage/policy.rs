//! When to use which format: every threshold of storage.
//!
//! Needs: shapes and counts. Gives: decisions, no work. Cost: free.
//! The thresholds are first guesses of 2026-11 (density at which a dense scan costs what a list
//! costs); `benches/peer` is where they are to be measured.

/// A vector becomes a bitmap when more than one in this many positions holds an entry.
const VECTOR_BITMAP: u64 = 16;
/// A vector of at most this many positions stays as it was made, unless it is complete: turning it costs more
/// than a scan. 2026-11, bench-peer, masked vxm on 34 vertices: a third of the call was conversion.
const SMALL_VECTOR: u64 = 256;
/// Positions of values whose form is settled when it is asked for.
const SMALL: u64 = 4096;
/// A bitmap vector becomes a list when fewer than one in this many positions holds an entry.
const VECTOR_LIST: u64 = 128;
/// A matrix becomes a bitmap when more than one in this many positions holds an entry.
const MATRIX_BITMAP: u64 = 2;
/// A bitmap matrix becomes a list when fewer than one in this many positions holds an entry.
const MATRIX_LIST: u64 = 8;
/// A matrix whose shorter axis is at most this long, and a [`LONGER`]th of the other, is kept as vectors are: a batch of frontiers
/// that is accumulated level by level must not be merged as a whole at each level (betweenness on
/// road-NY: 20 s with the thresholds of matrices).
const FEW_VECTORS: u64 = 64;
/// See [`FEW_VECTORS`]. A small graph's matrix is none of them: as a bitmap it would be turned to lists by every product.
const LONGER: u64 = 16;
/// Lists become hypersparse when no more than one in this many vectors is non-empty.
const HYPER: u64 = 16;
/// Below this many major vectors there is no reason to be hypersparse.
const HYPER_MIN: u64 = 64;

/// Whether indices and positions fit 32 bits.
#[must_use]
pub fn fits_u32(nmajor: u64, nminor: u64, nvals: u64) -> bool {
    const LIMIT: u64 = u32::MAX as u64;
    nmajor < LIMIT && nminor < LIMIT && nvals < LIMIT
}

/// Whether lists with `vectors` non-empty vectors of `nmajor` are kept hypersparse.
#[must_use]
pub fn hyper(vectors: u64, nmajor: u64) -> bool {
    nmajor >= HYPER_MIN && vectors <= nmajor / HYPER
}

/// Positions that an array may have: its bytes can be counted, whatever the type.
pub const MOST_POSITIONS: u64 = isize::MAX as u64 / 64;

/// Number of positions, when an array for them is possible at all.
#[must_use]
pub fn positions(nmajor: u64, nminor: u64) -> Option<u64> {
    nmajor.checked_mul(nminor).filter(|&n| n <= MOST_POSITIONS)
}

fn are_few_vectors(nmajor: u64, nminor: u64) -> bool {
    let (few, other) = (nmajor.min(nminor), nmajor.max(nminor));
    few == 1 || (few <= FEW_VECTORS && few <= other / LONGER)
}

fn is_small_vector(nmajor: u64, nminor: u64) -> bool {
    nmajor == 1 && nminor <= SMALL_VECTOR
}

/// Whether a list with `nvals` entries is better kept as a bitmap.
#[must_use]
pub fn list_to_bitmap(nmajor: u64, nminor: u64, nvals: u64) -> bool {
    let Some(n) = positions(nmajor, nminor) else { return false };
    if is_small_vector(nmajor, nminor) {
        return nvals == n && n > 0;
    }
    let per = if are_few_vectors(nmajor, nminor) { VECTOR_BITMAP } else { MATRIX_BITMAP };
    nvals > n / per
}

/// Whether a value of few positions is a bitmap, by its density, when somebody asks; `None` for larger ones. To an
/// operation their form does not matter. The densities are those that the peer documents for `GxB_BITMAP_SWITCH`, and
/// programs that look at formats of small objects expect.
#[must_use]
pub fn small(nmajor: u64, nminor: u64, nvals: u64) -> Option<bool> {
    let n = positions(nmajor, nminor).filter(|n| (1..=SMALL).contains(n))?;
    let percent = match nmajor.min(nminor) {
        1 => 4,
        2 => 5,
        3..=4 => 6,
        5..=8 => 8,
        9..=16 => 10,
        17..=32 => 20,
        33..=64 => 30,
        _ => 40,
    };
    Some(nvals * 100 > n * percent)
}

/// Whether a bitmap with `nvals` entries is better kept as lists.
#[must_use]
pub fn bitmap_to_list(nmajor: u64, nminor: u64, nvals: u64) -> bool {
    let Some(n) = positions(nmajor, nminor) else { return true };
    if is_small_vector(nmajor, nminor) {
        return false;
    }
    let per = if are_few_vectors(nmajor, nminor) { VECTOR_LIST } else { MATRIX_LIST };
    nvals < n / per
}
