//! What evaluation did, in numbers: for tests and traces.
//!
//! Needs: nothing. Gives: [`Counters`], [`counters`]. Cost: an atomic addition per pass.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Sums since the process began, over all threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Passes over a part of the graph.
    pub passes: u64,
    /// Recorded calls that these made.
    pub calls: u64,
    /// Of these, calls that had the operator and the operands of another in their pass, and were not computed.
    pub common: u64,
    /// Operands that they read.
    pub read: u64,
    /// Values that they wrote.
    pub written: u64,
    /// Of these, values that were changed where they lay.
    pub in_place: u64,
}

impl Counters {
    /// What was added since they were `before`.
    #[must_use]
    pub fn since(&self, before: &Counters) -> Counters {
        Counters {
            passes: self.passes - before.passes,
            calls: self.calls - before.calls,
            common: self.common - before.common,
            read: self.read - before.read,
            written: self.written - before.written,
            in_place: self.in_place - before.in_place,
        }
    }
}

static COUNTS: [AtomicU64; 6] = [const { AtomicU64::new(0) }; 6];

/// The sums at this time.
#[must_use]
pub fn counters() -> Counters {
    let [passes, calls, common, read, written, in_place] = COUNTS.each_ref().map(|n| n.load(Relaxed));
    Counters { passes, calls, common, read, written, in_place }
}

/// Notes a pass.
pub(super) fn note(calls: usize, common: usize, read: usize, written: usize) {
    for (count, n) in COUNTS.iter().zip([1, calls, common, read, written]) {
        count.fetch_add(n as u64, Relaxed);
    }
}

/// Notes that a pass changed a value where it lay.
pub(super) fn note_in_place() {
    COUNTS[5].fetch_add(1, Relaxed);
}
