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
        }
    }
}

static COUNTS: [AtomicU64; 5] = [const { AtomicU64::new(0) }; 5];

/// The sums at this time.
#[must_use]
pub fn counters() -> Counters {
    let [passes, calls, common, read, written] = COUNTS.each_ref().map(|n| n.load(Relaxed));
    Counters { passes, calls, common, read, written }
}

/// Notes a pass.
pub(super) fn note(calls: usize, common: usize, read: usize, written: usize) {
    for (count, n) in COUNTS.iter().zip([1, calls, common, read, written]) {
        count.fetch_add(n as u64, Relaxed);
    }
}
