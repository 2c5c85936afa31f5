//! The thread pool: made at the first large call, forgotten in a forked child.
//!
//! Needs: the operating system's threads. Gives: [`threads`], [`set_threads`], [`bind_threads`], [`is_awake`], [`on_all`].
//! Cost: opening a job for workers that still look for one is two writes to shared cache lines; waking
//! sleeping ones is a system call, and they come 20 to 80 microseconds later. Nobody waits for a worker that
//! has not come when the work is done. A worker looks for the next job for [`team::LOOK`] before it sleeps.
//! What is not there: queues of work (`par::run` has one per job), nesting, and two jobs at a time: a caller
//! who finds the workers busy works alone.
//! Invariant POOL-1: `POOL` and `RETIRED` are null or point to teams that are never freed: after a changed
//! thread count or a fork the old team is kept on a list. Its workers end, or do not exist in the child.

use std::cell::RefCell;
use std::sync::Once;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};

use super::team::Team;
use crate::mem::Shared;

/// A team, and the ones before it, so that all stay reachable.
struct Kept {
    team: Team,
    _before: AtomicPtr<Kept>,
}

static POOL: AtomicPtr<Kept> = AtomicPtr::new(std::ptr::null_mut());
/// The newest of the teams that are no longer used.
static RETIRED: AtomicPtr<Kept> = AtomicPtr::new(std::ptr::null_mut());
static THREADS: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// What calls of this thread use at most, when it is bound by something (see [`bind_threads`]).
    static BOUND: RefCell<Option<Shared<AtomicUsize>>> = const { RefCell::new(None) };
}

/// From now on calls of this thread use at most as many threads as the number that `bound` holds at the time; its own
/// alone when that is 1. `None` ends that. The number can only lower what [`set_threads`] allows.
///
/// ```
/// use std::sync::atomic::AtomicUsize;
///
/// use graphblas::mem::Shared;
/// use graphblas::par;
///
/// // Calls of this thread are made by it alone, until the bound is taken away.
/// par::bind_threads(Some(Shared::try_new(AtomicUsize::new(1))?));
/// assert_eq!(par::threads(), 1);
/// par::bind_threads(None);
/// assert_eq!(par::threads(), par::all_threads());
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn bind_threads(bound: Option<Shared<AtomicUsize>>) {
    drop(rebind_threads(bound));
}

/// As [`bind_threads`]; gives what bound this thread before, for those who put it back.
///
/// ```
/// use std::sync::atomic::AtomicUsize;
///
/// use graphblas::mem::Shared;
/// use graphblas::par;
///
/// let before = par::rebind_threads(Some(Shared::try_new(AtomicUsize::new(1))?));
/// assert!(before.is_none());
/// // And back to what it was.
/// assert!(par::rebind_threads(before).is_some());
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn rebind_threads(bound: Option<Shared<AtomicUsize>>) -> Option<Shared<AtomicUsize>> {
    BOUND.with(|b| b.replace(bound))
}

/// Number of threads that large calls of this thread use: `GRAPHBLAS_NUM_THREADS`, else the cores of the machine.
///
/// ```
/// use graphblas::par;
///
/// assert!((1..=par::all_threads()).contains(&par::threads()));
/// ```
pub fn threads() -> usize {
    let all = all_threads();
    if all == 1 {
        return 1;
    }
    BOUND.with(|b| b.borrow().as_ref().map_or(all, |n| all.min(n.load(Relaxed).max(1))))
}

/// The same, whatever binds this thread.
///
/// ```
/// use graphblas::par;
///
/// assert!(par::all_threads() >= 1);
/// ```
pub fn all_threads() -> usize {
    match THREADS.load(Relaxed) {
        0 => {
            let wish = std::env::var("GRAPHBLAS_NUM_THREADS").ok().and_then(|s| s.trim().parse().ok()).filter(|&n| n > 0);
            let n = wish.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
            // Another thread may have set a number meanwhile: then that one holds.
            THREADS.compare_exchange(0, n, Relaxed, Relaxed).map_or_else(|set| set, |_| n)
        }
        n => n,
    }
}

/// Changes the number of threads for later calls; 0 means the default.
///
/// ```standalone_crate
/// use graphblas::par;
/// par::set_threads(2);
/// assert_eq!(par::threads(), 2);
/// par::set_threads(0); // as many as there are cores
/// assert!(par::threads() >= 1);
/// ```
pub fn set_threads(n: usize) {
    THREADS.store(n, Relaxed);
    if let Some(old) = forget() {
        old.dismiss();
    }
}

/// Uses the present team no more.
fn forget() -> Option<&'static Team> {
    let old = POOL.swap(std::ptr::null_mut(), AcqRel);
    if !old.is_null() {
        RETIRED.store(old, Release);
    }
    // SAFETY: POOL-1.
    unsafe { old.as_ref() }.map(|kept| &kept.team)
}

/// What a forked child does: its team has no workers.
extern "C" fn forget_in_child() {
    let _ = forget();
}

fn team() -> Option<&'static Team> {
    static ATFORK: Once = Once::new();
    // SAFETY: the handler is async-signal-safe: atomic stores only.
    ATFORK.call_once(|| unsafe {
        libc::pthread_atfork(None, None, Some(forget_in_child));
    });
    let present = POOL.load(Acquire);
    // SAFETY: POOL-1.
    if let Some(kept) = unsafe { present.as_ref() } {
        return Some(&kept.team);
    }
    let made = Box::into_raw(Box::new(Kept { team: Team::new(), _before: AtomicPtr::new(RETIRED.load(Acquire)) }));
    match POOL.compare_exchange(std::ptr::null_mut(), made, AcqRel, Acquire) {
        Ok(_) => {
            // SAFETY: POOL-1.
            let team = unsafe { &(*made).team };
            team.hire(all_threads() - 1);
            Some(team)
        }
        Err(other) => {
            // SAFETY: `made` is from Box::into_raw just above and nobody else saw it.
            drop(unsafe { Box::from_raw(made) });
            // SAFETY: POOL-1; null when it was forgotten again.
            unsafe { other.as_ref() }.map(|kept| &kept.team)
        }
    }
}

/// Whether workers are looking for a job now, so that a small one is worth sharing.
pub(super) fn is_awake() -> bool {
    // SAFETY: POOL-1.
    unsafe { POOL.load(Acquire).as_ref() }.is_some_and(|kept| kept.team.is_awake())
}

/// Calls `f` on the calling thread, with true, and on those workers that come while it runs, with false, and waits for these.
/// `f` must be right however many threads call it, and when the calling thread alone does.
pub(super) fn on_all(f: &(dyn Fn(bool) + Sync)) {
    match (threads() > 1).then(team).flatten() {
        None => f(true),
        Some(team) => team.run(f),
    }
}
