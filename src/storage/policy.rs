//! When to use which format: every threshold of storage.
//!
//! Needs: shapes and counts. Gives: decisions, no work. Cost: free.
//! The thresholds are first guesses of 2026-11 (density at which a dense scan costs what a list
//! costs); `benches/peer` is where they are to be measured.

/// A vector becomes a bitmap when more than one in this many positions holds an entry.
const VECTOR_BITMAP: u64 = 16;
/// A bitmap vector becomes a list when fewer than one in this many positions holds an entry.
const VECTOR_LIST: u64 = 128;
/// A matrix becomes a bitmap when more than one in this many positions holds an entry.
const MATRIX_BITMAP: u64 = 2;
/// A bitmap matrix becomes a list when fewer than one in this many positions holds an entry.
const MATRIX_LIST: u64 = 8;
/// A matrix whose shorter axis is at most this long is kept as vectors are: a batch of frontiers
/// that is accumulated level by level must not be merged as a whole at each level (betweenness on
/// road-NY: 20 s with the thresholds of matrices).
const FEW_VECTORS: u64 = 64;
/// Lists become hypersparse when fewer than one in this many vectors is non-empty.
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
    nmajor >= HYPER_MIN && vectors < nmajor / HYPER
}

/// Number of positions, when a dense format is possible at all.
#[must_use]
pub fn positions(nmajor: u64, nminor: u64) -> Option<u64> {
    nmajor.checked_mul(nminor).filter(|&n| n <= (isize::MAX as u64) / 64)
}

/// Whether a list with `nvals` entries is better kept as a bitmap.
#[must_use]
pub fn list_to_bitmap(nmajor: u64, nminor: u64, nvals: u64) -> bool {
    let Some(n) = positions(nmajor, nminor) else { return false };
    let per = if nmajor.min(nminor) <= FEW_VECTORS { VECTOR_BITMAP } else { MATRIX_BITMAP };
    nvals > n / per
}

/// Whether a bitmap with `nvals` entries is better kept as lists.
#[must_use]
pub fn bitmap_to_list(nmajor: u64, nminor: u64, nvals: u64) -> bool {
    let Some(n) = positions(nmajor, nminor) else { return true };
    let per = if nmajor.min(nminor) <= FEW_VECTORS { VECTOR_LIST } else { MATRIX_LIST };
    nvals < n / per
}
