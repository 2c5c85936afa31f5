//! Parallel work: one pool, balanced ranges, and no wake-up for small work.
//!
//! Needs: nothing of matrices. Gives: [`threads`], [`set_threads`], [`ranges`] and [`streaming`] (a balanced split),
//! [`run`] (a function over ranges, results in order) and [`over`] (both, without results).
//! Cost: sleeping workers come 20 to 80 microseconds after they are called, so work below [`WAKE_WORK`] stays
//! on the calling thread; less (`AWAKE_WORK`) is shared while they still look for work after the last job.
//! Fork: a child has no pool threads; the child handler forgets the pool and the next large call
//! makes another, so a forked child can go on using its objects.

mod disjoint;
pub(crate) mod lock;
mod place;
mod pool;
mod team;

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::error::{Error, Result};
use crate::mem::LINE;

pub use disjoint::Disjoint;
pub use pool::{all_threads, bind_threads, rebind_threads, set_threads, threads};

/// Units of work (entries visited, multiplications) below which the pool is not woken.
/// 2026-11, references/fusion-experiments.md section 6 item 5: 10^4 to 10^5.
#[doc(hidden)]
pub const WAKE_WORK: usize = 60_000;

/// The same while the workers are awake.
#[doc(hidden)]
pub const AWAKE_WORK: usize = 10_000;

/// Work of a range at least: less is done sooner than the next range is asked for. At most half of [`AWAKE_WORK`].
const RANGE_WORK: usize = 2_500;

/// Work that was too small to wake anybody for, one piece soon after the other, after which somebody is: where more of it comes
/// soon, workers are awake then. 2026-11, sums of vectors of 65,536 places, 16,384 units: 21 us alone, 11 us shared; woken by the
/// second of them rather than the eighth, 60 take 15 to 17 us each rather than 17.
const OVERDUE_WORK: usize = WAKE_WORK / 4;

/// How soon: waking costs what a piece saves, so it pays for streams only.
const SOON: Duration = Duration::from_millis(1);

/// Such work since somebody was woken for it, or since it was last long ago.
static ALONE: Alone = Alone::new();

/// Ranges per thread, so that uneven work evens out.
const RANGES_PER_THREAD: usize = 8;

/// Splits `0..n` into ranges of about equal work. `before(k)` is the work of items `0..k`; it
/// never falls. One range when `before(n)` is small or there is one thread.
///
/// ```
/// use graphblas::par;
///
/// // Little work stays together, whatever the number of threads.
/// assert_eq!(par::ranges(10, |k| k)?.len(), 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn ranges(n: usize, before: impl Fn(usize) -> usize) -> Result<Ranges> {
    match parts_of(before(n)) {
        1 => Ok(Ranges::One(0..n)),
        parts => cut(n, parts, before).map(Ranges::Several),
    }
}

/// Into how many ranges so much work is split.
fn parts_of(total: usize) -> usize {
    if total < AWAKE_WORK || threads() == 1 || (total < WAKE_WORK && !pool::is_awake() && !ALONE.is_overdue(total, now())) {
        return 1;
    }
    let (threads, most) = (threads(), total / RANGE_WORK);
    // As many for each: of few ranges one more would have all others wait for who makes it.
    let parts = most - if most < threads { 0 } else { most % threads };
    parts.min(threads * RANGES_PER_THREAD).max(1)
}

/// As [`ranges`], but each of about `work`, whatever the number of threads.
#[doc(hidden)]
pub fn pieces(n: usize, work: usize, before: impl Fn(usize) -> usize) -> Result<Vec<Range<usize>>> {
    cut(n, before(n) / work, before)
}

/// At most `parts` ranges, and at least one.
fn cut(n: usize, parts: usize, before: impl Fn(usize) -> usize) -> Result<Vec<Range<usize>>> {
    let (total, parts) = (before(n), parts.clamp(1, n.max(1)));
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
    Ok(out)
}

/// Work that the calling thread did alone because the workers sleep.
struct Alone {
    work: AtomicUsize,
    /// When the last of it began, in nanoseconds.
    last: AtomicU64,
}

impl Alone {
    const fn new() -> Alone {
        Alone { work: AtomicUsize::new(0), last: AtomicU64::new(0) }
    }

    /// Notes some more, at `now`; true when the workers should be woken after all.
    fn is_overdue(&self, work: usize, now: Duration) -> bool {
        let now = now.as_nanos() as u64;
        if now.saturating_sub(self.last.swap(now, Relaxed)) > SOON.as_nanos() as u64 {
            self.work.store(0, Relaxed);
        }
        let is = self.work.fetch_add(work, Relaxed) >= OVERDUE_WORK;
        if is {
            self.work.store(0, Relaxed);
        }
        is
    }
}

/// The time since this was asked first.
fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// A cut into ranges; most calls are too small to be cut, and should not allocate for it.
///
/// ```
/// use graphblas::par::{self, Ranges};
///
/// let parts: Ranges = par::ranges(10, |k| k)?;
/// assert_eq!(parts.iter().map(|range| range.len()).sum::<usize>(), 10);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type Ranges = Parts<Range<usize>>;

/// One of something, which takes no block of memory, or several: ranges, and what was made of each.
///
/// ```
/// use graphblas::par;
///
/// // Little work is one part, and so is its result.
/// let made = par::run(&par::ranges(10, |k| k)?, |range| Ok(range.len()))?;
/// assert!(matches!(made, par::Parts::One(10)));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub enum Parts<T> {
    /// Everything in one.
    One(T),
    /// In order.
    Several(Vec<T>),
}

impl Ranges {
    /// The same, where what is number `k` now is number `to(k)`; numbers keep their order.
    #[doc(hidden)]
    #[must_use]
    pub fn map(mut self, to: impl Fn(usize) -> usize) -> Ranges {
        self.iter_mut().for_each(|range| *range = to(range.start)..to(range.end));
        self
    }
}

impl<T> Parts<T> {
    /// None.
    #[doc(hidden)]
    pub const NONE: Parts<T> = Parts::Several(Vec::new());

    /// What `make` gives for each of `n`, in order.
    #[doc(hidden)]
    pub fn of(n: usize, mut make: impl FnMut(usize) -> Result<T>) -> Result<Parts<T>> {
        if n == 1 {
            return make(0).map(Parts::One);
        }
        let mut parts = Vec::new();
        parts.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n.saturating_mul(size_of::<T>())))?;
        for k in 0..n {
            parts.push(make(k)?);
        }
        Ok(Parts::Several(parts))
    }
}

impl<T> std::ops::Deref for Parts<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        match self {
            Parts::One(one) => std::slice::from_ref(one),
            Parts::Several(list) => list,
        }
    }
}

impl<T> std::ops::DerefMut for Parts<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        match self {
            Parts::One(one) => std::slice::from_mut(one),
            Parts::Several(list) => list,
        }
    }
}

impl<T> IntoIterator for Parts<T> {
    type Item = T;
    type IntoIter = std::iter::Chain<std::option::IntoIter<T>, std::vec::IntoIter<T>>;
    fn into_iter(self) -> Self::IntoIter {
        let (one, several) = match self {
            Parts::One(one) => (Some(one), Vec::new()),
            Parts::Several(list) => (None, list),
        };
        one.into_iter().chain(several)
    }
}

/// As [`ranges`], for passes over `n` dense values: each is a fraction of a unit of work.
/// 2026-11: 264,000 additions take 95 microseconds on one thread, about what waking another costs.
#[doc(hidden)]
pub fn streaming(n: usize) -> Result<Ranges> {
    /// Values that one unit of work stands for.
    const VALUES: usize = 4;
    match parts_of(n / VALUES) {
        1 => Ok(Ranges::One(0..n)),
        parts => {
            // Evenly, but for whole lines of marks and of values: no two threads write one.
            let start = |k: usize| if k == parts { n } else { (n / parts * k + n % parts * k / parts) / LINE * LINE };
            Parts::of(parts, |k| Ok(start(k)..start(k + 1)))
        }
    }
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
///
/// ```
/// use graphblas::par;
///
/// // The sum of squares, on as many threads as pay.
/// let parts = par::ranges(1000, |k| k)?;
/// let sums = par::run(&parts, |range| Ok(range.map(|k| k * k).sum::<usize>()))?;
/// assert_eq!(sums.iter().sum::<usize>(), 332_833_500);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn run<R: Send>(ranges: &[Range<usize>], f: impl Fn(Range<usize>) -> Result<R> + Sync) -> Result<Parts<R>> {
    run_each(ranges, &f)
}

/// As [`run`] on [`ranges`], where there are no results: work of one range is done at once, for the sake of calls that take less
/// time than a cut and its result are moved about in.
///
/// ```
/// use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
///
/// use graphblas::par;
///
/// let sum = AtomicUsize::new(0);
/// par::over(1000, |k| k, |range| {
///     sum.fetch_add(range.sum::<usize>(), Relaxed);
///     Ok(())
/// })?;
/// assert_eq!(sum.into_inner(), 499_500);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[inline]
pub fn over(n: usize, before: impl Fn(usize) -> usize, f: impl Fn(Range<usize>) -> Result<()> + Sync) -> Result<()> {
    match ranges(n, before)? {
        Parts::One(_) => f(0..n),
        Parts::Several(list) => run(&list, f).map(|_| ()),
    }
}

/// As [`run`], once for each type of results rather than for each kernel: those are many, and each would be there twice.
fn run_each<R: Send>(ranges: &[Range<usize>], f: &(dyn Fn(Range<usize>) -> Result<R> + Sync)) -> Result<Parts<R>> {
    if ranges.len() < 2 || threads() == 1 {
        return Parts::of(ranges.len(), |k| f(ranges[k].clone()));
    }
    let mut slots = Parts::of(ranges.len(), |_| Ok(None))?;
    let (lent, queue) = (Disjoint::new(&mut slots), Ends::new(ranges.len()));
    pool::on_all(&|is_opener| {
        // From both ends, so that in one call after the other a processor meets what lies in its own cache.
        while let Some(k) = queue.take(is_opener) {
            let made = f(ranges[k].clone());
            // SAFETY: the queue gives each number once.
            unsafe { lent.put(k, Some(made)) };
        }
    });
    let mut made = slots.into_iter();
    Parts::of(ranges.len(), |_| made.next().flatten().expect("every range was taken from the queue once"))
}

/// The numbers `0..n`, taken from either end.
struct Ends {
    /// How many were taken from the front and, in the upper half, from the back; more when none were left: each thread tries once more.
    taken: AtomicU64,
    n: u64,
}

impl Ends {
    fn new(n: usize) -> Ends {
        Ends { taken: AtomicU64::new(0), n: n as u64 }
    }

    fn take(&self, is_front: bool) -> Option<usize> {
        const BACK: u64 = 1 << 32;
        let before = self.taken.fetch_add(if is_front { 1 } else { BACK }, Relaxed);
        let (front, back) = (before % BACK, before / BACK);
        (front + back < self.n).then(|| if is_front { front } else { self.n - 1 - back } as usize)
    }
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

    #[test]
    fn numbers_are_taken_once_from_either_end() {
        let ends = Ends::new(5);
        assert_eq!(
            [true, false, true, false, false, true, false].map(|front| ends.take(front)),
            [Some(0), Some(4), Some(1), Some(3), Some(2), None, None]
        );
    }

    /// One piece of middling work wakes nobody, nor do pieces long after each other; a stream of it does.
    #[test]
    fn streams_of_middling_work_are_shared() {
        let woken = |every: Duration| {
            let alone = Alone::new();
            (0..10).filter(|k| alone.is_overdue(OVERDUE_WORK / 2, SOON * 9 + every * *k)).collect::<Vec<_>>()
        };
        assert_eq!(woken(SOON / 20), [2, 5, 8]);
        assert_eq!(woken(SOON * 2), []);
    }
}
