//! What each thread keeps for reuse, in a place where the end of the library can reach it.
//!
//! Needs: nothing. Gives: [`with`] (the calling thread's lists), [`release_all`] (frees the lists
//! of every thread), [`hold_back`] and [`all_held`] (bytes that `stats` was not yet told of). Cost: two atomic operations per use of
//! lists, none to hold back; about 1 KB per thread that was ever alive at the same time as others, which stays for the next thread.
//! Invariants: CACHE-1 caches are never freed, so the list that starts at `HEAD` can be walked
//! without a lock. CACHE-2 only who turned `busy` from false to true touches `lists`. Nobody waits
//! for it: a forked child may have the caches of threads that it does not have, busy for ever.
//! CACHE-3 only the owner writes `held` and `worked`.

use std::cell::UnsafeCell;
use std::sync::atomic::{
    AtomicBool, AtomicIsize, AtomicPtr, AtomicUsize, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed, Ordering::Release,
};

use super::{Buf, stats};

/// Blocks a thread keeps in each list; more are freed.
pub(super) const KEPT: usize = 24;

#[derive(Default)]
pub(super) struct Lists {
    pub(super) clean: [Buf<u64>; KEPT],
    pub(super) dirty: [Buf<u64>; KEPT],
}

/// The lists of one thread at a time.
struct Cache {
    busy: AtomicBool,
    has_owner: AtomicBool,
    lists: UnsafeCell<Lists>,
    held: AtomicIsize,
    worked: AtomicUsize,
    next: AtomicPtr<Cache>,
}

// SAFETY: CACHE-2; the other fields are atomic.
unsafe impl Sync for Cache {}

static HEAD: AtomicPtr<Cache> = AtomicPtr::new(std::ptr::null_mut());

/// A thread's hold on its cache.
struct Own(Option<&'static Cache>);

thread_local! {
    static OWN: Own = Own(adopt());
}

impl Drop for Own {
    fn drop(&mut self) {
        if let Some(cache) = self.0 {
            drop(cache.with(std::mem::take));
            cache.worked.store(0, Relaxed);
            cache.has_owner.store(false, Release);
        }
    }
}

impl Cache {
    /// `f` on the lists, unless somebody else is at them.
    fn with<R>(&self, f: impl FnOnce(&mut Lists) -> R) -> Option<R> {
        if self.busy.swap(true, Acquire) {
            return None;
        }
        // SAFETY: CACHE-2.
        let result = f(unsafe { &mut *self.lists.get() });
        self.busy.store(false, Release);
        Some(result)
    }
}

/// All caches.
fn all() -> impl Iterator<Item = &'static Cache> {
    // SAFETY: CACHE-1: null or a cache.
    let at = |p: &AtomicPtr<Cache>| unsafe { p.load(Acquire).as_ref() };
    std::iter::successors(at(&HEAD), move |cache| at(&cache.next))
}

/// A cache that a thread left behind, or a new one; none when memory is out.
fn adopt() -> Option<&'static Cache> {
    let free = |cache: &&Cache| cache.has_owner.compare_exchange(false, true, AcqRel, Relaxed).is_ok();
    all().find(free).or_else(add)
}

/// A new cache at the head of the list. It outlives the caller's malloc family, so it is not taken from there.
fn add() -> Option<&'static Cache> {
    let mut room = Vec::new();
    room.try_reserve_exact(1).ok()?;
    room.push(Cache {
        busy: AtomicBool::new(false),
        has_owner: AtomicBool::new(true),
        lists: UnsafeCell::default(),
        held: AtomicIsize::new(0),
        worked: AtomicUsize::new(0),
        next: AtomicPtr::new(HEAD.load(Acquire)),
    });
    let cache = &mut room.leak()[0];
    loop {
        let next = cache.next.load(Relaxed);
        if HEAD.compare_exchange(next, cache, AcqRel, Acquire).is_ok() {
            return Some(cache);
        }
        cache.next.store(HEAD.load(Acquire), Relaxed);
    }
}

/// `f` on the calling thread's lists; nothing when it has none (any more).
pub(super) fn with<R>(f: impl FnOnce(&mut Lists) -> R) -> Option<R> {
    OWN.try_with(|own| own.0.and_then(|cache| cache.with(f))).ok().flatten()
}

/// Notes a change by so many bytes; gives what `stats` is to be told at once, of this and of what was held back before.
#[inline]
pub(super) fn hold_back(by: isize) -> isize {
    let hold = |own: &Own| {
        let Some(cache) = own.0 else { return by };
        let now = cache.held.load(Relaxed) + by;
        let is_little = now.abs() < stats::HELD;
        // CACHE-3: nobody else's change is lost.
        cache.held.store(if is_little { now } else { 0 }, Relaxed);
        if is_little { 0 } else { now }
    };
    OWN.try_with(hold).unwrap_or(by)
}

/// Notes so many units of work of the calling thread; gives how many it has done, these included.
pub(super) fn work(units: usize) -> usize {
    let note = |own: &Own| {
        let Some(cache) = own.0 else { return units };
        let now = cache.worked.load(Relaxed).saturating_add(units);
        cache.worked.store(now, Relaxed);
        now
    };
    OWN.try_with(note).unwrap_or(units)
}

/// What all threads hold back, those that have ended included.
pub(super) fn all_held() -> isize {
    all().map(|cache| cache.held.load(Relaxed)).sum()
}

/// Frees what every thread keeps, except threads that are inside of a call.
pub(super) fn release_all() {
    for cache in all() {
        drop(cache.with(std::mem::take));
    }
}
