//! The thread pool: made at the first large call, forgotten in a forked child.
//!
//! Needs: rayon. Gives: [`threads`], [`set_threads`], [`on_all`].
//! Cost: the calling thread works too, so a pool of `threads() - 1` sleeping workers is enough.
//! Invariant POOL-1: `POOL` and `RETIRED` are null or point to pools that are never freed: after a
//! changed thread count or a fork the old pool is kept on a list, because nobody may wait for
//! threads that a forked child does not have.

use std::sync::Once;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};

/// A pool, and the ones before it, so that all stay reachable.
struct Kept {
    pool: rayon::ThreadPool,
    _before: AtomicPtr<Kept>,
}

static POOL: AtomicPtr<Kept> = AtomicPtr::new(std::ptr::null_mut());
/// The newest of the pools that are no longer used.
static RETIRED: AtomicPtr<Kept> = AtomicPtr::new(std::ptr::null_mut());
static THREADS: AtomicUsize = AtomicUsize::new(0);

/// Number of threads that large calls use: `GRAPHBLAS_NUM_THREADS`, else the cores of the machine.
pub fn threads() -> usize {
    match THREADS.load(Relaxed) {
        0 => {
            let wish = std::env::var("GRAPHBLAS_NUM_THREADS").ok().and_then(|s| s.trim().parse().ok()).filter(|&n| n > 0);
            let n = wish.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
            THREADS.store(n, Relaxed);
            n
        }
        n => n,
    }
}

/// Changes the number of threads for later calls; 0 means the default.
pub fn set_threads(n: usize) {
    THREADS.store(n, Relaxed);
    retire();
}

/// Uses the present pool no more.
extern "C" fn retire() {
    let old = POOL.swap(std::ptr::null_mut(), AcqRel);
    if !old.is_null() {
        RETIRED.store(old, Release);
    }
}

fn pool() -> Option<&'static rayon::ThreadPool> {
    static ATFORK: Once = Once::new();
    // SAFETY: the handler is async-signal-safe: atomic stores only.
    ATFORK.call_once(|| unsafe {
        libc::pthread_atfork(None, None, Some(retire));
    });
    let mut p = POOL.load(Acquire);
    if p.is_null() {
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(threads() - 1).thread_name(|k| format!("graphblas-{k}")).build().ok()?;
        let made = Box::into_raw(Box::new(Kept { pool, _before: AtomicPtr::new(RETIRED.load(Acquire)) }));
        p = match POOL.compare_exchange(std::ptr::null_mut(), made, AcqRel, Acquire) {
            Ok(_) => made,
            Err(other) => {
                // SAFETY: `made` is from Box::into_raw just above and nobody else saw it.
                drop(unsafe { Box::from_raw(made) });
                other
            }
        };
    }
    // SAFETY: POOL-1.
    Some(unsafe { &(*p).pool })
}

/// Calls `f` on the calling thread and on every worker of the pool, and waits for all.
/// When no pool can be made, the calling thread does it alone.
pub(super) fn on_all(f: &(dyn Fn() + Sync)) {
    match (threads() > 1).then(pool).flatten() {
        None => f(),
        Some(pool) => pool.in_place_scope(|s| {
            for _ in 0..pool.current_num_threads() {
                s.spawn(|_| f());
            }
            f();
        }),
    }
}
