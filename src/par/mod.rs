//! Parallel work: one pool, balanced ranges, and no wake-up for small work.
//!
//! Needs: nothing of matrices. Gives: [`threads`], [`set_threads`], [`ranges`] and [`streaming`] (a balanced split)
//! and [`run`] (a function over ranges, results in order).
//! Cost: sleeping workers come 20 to 80 microseconds after they are called, so work below [`WAKE_WORK`] stays
//! on the calling thread; less (`AWAKE_WORK`) is shared while they still look for work after the last job.
//! Fork: a child has no pool threads; the child handler forgets the pool and the next large call
//! makes another, so a forked child can go on using its objects.

mod disjoint;
mod place;
mod pool;
mod team;

use std::ops::Range;

use crate::error::{Error, Result};

pub use disjoint::Disjoint;
pub use pool::{all_threads, bind_threads, rebind_threads, set_threads, threads};

/// Units of work (entries visited, multiplications) below which the pool is not woken.
/// 2026-11, references/fusion-experiments.md section 6 item 5: 10^4 to 10^5.
#[doc(hidden)]
pub const WAKE_WORK: usize = 60_000;

/// The same while the workers are awake.
const AWAKE_WORK: usize = 10_000;

/// Ranges per thread, so that uneven work evens out.
const RANGES_PER_THREAD: usize = 8;

/// Splits `0..n` into ranges of about equal work. `before(k)` is the work of items `0..k`; it
/// never falls. One range when `before(n)` is small or there is one thread.
#[doc(hidden)]
pub fn ranges(n: usize, before: impl Fn(usize) -> usize) -> Result<Ranges> {
    let total = before(n);
    let is_small = total < AWAKE_WORK || (total < WAKE_WORK && !pool::is_awake());
    if is_small || threads() == 1 {
        return Ok(Ranges::One(0..n));
    }
    let parts = (threads() * RANGES_PER_THREAD).min(n.max(1));
    let mut out = Vec::new();
    out.try_reserve_exact(parts).map_err(|_| Error::out_of_memory(parts * 16))?;
    let mut start = 0;
    for part in 1..=parts {
        let target = (total as u128 * part as u128 / parts as u128) as usize;
        let end = if part == parts { n } else { first_reaching(start, n, target, &before) };
        if end > start || (part == parts && out.is_empty()) {
            out.push(start..end);
        }
        start = end;
    }
    Ok(Ranges::Several(out))
}

/// A cut into ranges; most calls are too small to be cut, and should not allocate for it.
#[doc(hidden)]
pub enum Ranges {
    /// Everything in one.
    One(Range<usize>),
    /// Consecutive ranges.
    Several(Vec<Range<usize>>),
}

impl std::ops::Deref for Ranges {
    type Target = [Range<usize>];
    fn deref(&self) -> &[Range<usize>] {
        match self {
            Ranges::One(all) => std::slice::from_ref(all),
            Ranges::Several(list) => list,
        }
    }
}

/// As [`ranges`], for passes over `n` dense values: each is a fraction of a unit of work.
/// 2026-11: 264,000 additions take 95 microseconds on one thread, about what waking another costs.
#[doc(hidden)]
pub fn streaming(n: usize) -> Result<Ranges> {
    /// Values that one unit of work stands for.
    const VALUES: usize = 4;
    ranges(n, |k| k / VALUES)
}

/// The smallest `k` in `lo..=hi` with `before(k) >= target`.
fn first_reaching(mut lo: usize, mut hi: usize, target: usize, before: &impl Fn(usize) -> usize) -> usize {
    while lo < hi {
        let mid = lo + (hi - lo) / 2;
        if before(mid) < target { lo = mid + 1 } else { hi = mid }
    }
    lo
}

/// Calls `f` on every range, on several threads when there are several ranges, and gives the
/// results in order of the ranges. The first error in that order wins.
#[doc(hidden)]
pub fn run<R: Send>(ranges: &[Range<usize>], f: impl Fn(Range<usize>) -> Result<R> + Sync) -> Result<Vec<R>> {
    let mut out = Vec::new();
    out.try_reserve_exact(ranges.len()).map_err(|_| Error::out_of_memory(ranges.len()))?;
    if ranges.len() < 2 || threads() == 1 {
        for range in ranges {
            out.push(f(range.clone())?);
        }
        return Ok(out);
    }
    let mut slots: Vec<Option<Result<R>>> = Vec::new();
    slots.try_reserve_exact(ranges.len()).map_err(|_| Error::out_of_memory(ranges.len()))?;
    slots.extend(ranges.iter().map(|_| None));
    let queue = std::sync::Mutex::new(slots.iter_mut().zip(ranges));
    pool::on_all(&|| {
        loop {
            let next = queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
            let Some((slot, range)) = next else { break };
            *slot = Some(f(range.clone()));
        }
    });
    for slot in slots {
        out.push(slot.expect("every range was taken from the queue once")?);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cover_everything_once() {
        set_threads(3);
        for n in [0usize, 1, 5, 1000, 100_000] {
            let r = ranges(n, |k| k * 7).unwrap();
            let mut next = 0;
            for x in r.iter() {
                assert_eq!(x.start, next);
                next = x.end;
            }
            assert_eq!(next, n);
            let sums = run(&r, |x| Ok(x.sum::<usize>())).unwrap();
            assert_eq!(sums.iter().sum::<usize>(), n * n.saturating_sub(1) / 2);
        }
    }
}
