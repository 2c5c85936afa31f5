//! Fault injection: let the k-th allocation from here on fail, once.
//!
//! Needs: nothing. Gives: [`fail_after`], [`off`]. Cost when off: one relaxed load per allocation.
//! Only for tests: it is global, so a test that uses it must not run beside others.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

static COUNTDOWN: AtomicI64 = AtomicI64::new(-1);

/// The allocation after the next `k` ones fails; then allocation works again.
pub fn fail_after(k: u64) {
    COUNTDOWN.store(i64::try_from(k).unwrap_or(i64::MAX), Relaxed);
}

/// Switches fault injection off; true if the fault had not fired yet.
pub fn off() -> bool {
    COUNTDOWN.swap(-1, Relaxed) >= 0
}

/// Whether the allocation that asks must fail.
pub(super) fn fires() -> bool {
    COUNTDOWN.load(Relaxed) >= 0 && COUNTDOWN.fetch_sub(1, Relaxed) == 0
}
