//! What each thread keeps for reuse, in a place where the end of the library can reach it.
//!
//! Needs: nothing. Gives: [`with`] (the calling thread's lists) and [`release_all`] (frees the lists
//! of every thread). Cost: two atomic operations per use; about 1 KB per thread that was ever alive
//! at the same time as others, which stays for the next thread.
//! Invariants: CACHE-1 caches are never freed, so the list that starts at `HEAD` can be walked
//! without a lock. CACHE-2 only who turned `busy` from false to true touches `lists`. Nobody waits
//! for it: a forked child may have the caches of threads that it does not have, busy for ever.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};

use super::Buf;

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

/// Frees what every thread keeps, except threads that are inside of a call.
pub(super) fn release_all() {
    for cache in all() {
        drop(cache.with(std::mem::take));
    }
}
