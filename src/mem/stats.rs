//! Bytes that engine blocks hold at present, and the most they ever held.
//!
//! Needs: nothing. Gives: [`in_use`], [`peak`], [`reset_peak`], [`allocations`].
//! Cost: two relaxed atomic additions per block.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Bytes held now by engine blocks, cached workspaces included.
pub fn in_use() -> usize {
    IN_USE.load(Relaxed)
}

/// Largest value of [`in_use`] since the start or the last [`reset_peak`].
pub fn peak() -> usize {
    PEAK.load(Relaxed)
}

/// Starts a new peak from what is in use now.
pub fn reset_peak() {
    PEAK.store(in_use(), Relaxed);
}

/// Number of blocks asked for so far.
pub fn allocations() -> u64 {
    COUNT.load(Relaxed)
}

pub(super) fn add(bytes: usize) {
    COUNT.fetch_add(1, Relaxed);
    let now = IN_USE.fetch_add(bytes, Relaxed) + bytes;
    if now > PEAK.load(Relaxed) {
        PEAK.fetch_max(now, Relaxed);
    }
}

pub(super) fn sub(bytes: usize) {
    IN_USE.fetch_sub(bytes, Relaxed);
}
