//! A lock that is given back by one plain store.
//!
//! Needs: nothing. Gives: [`Lock`], for one writer or many readers. Cost: one locked instruction to write, where the library's own has
//! two: a call on a few entries is made of little else. In turn nobody is woken: a writer that finds others there looks again, ever more
//! rarely, which is right for objects that threads seldom want at the same time, and hold for long only while a kernel runs.
//! Not here: what is locked, and how errors are told. A panic gives the lock back like any other end.
//! Invariant LOCK-1: while `state` is [`WRITTEN`] only its writer changes it, and only who made it so has the value; while it is another
//! number n > 0 there are n readers. LOCK-2: who waits to write is counted in `waiting`; readers
//! that see that leave the lock to it. A child forked meanwhile goes on seeing it: there every reader writes, which is slower and right.

use std::cell::UnsafeCell;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU32, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};
use std::time::Duration;

/// There is a writer.
const WRITTEN: u32 = u32::MAX;
/// Readers at most; more are refused.
const MOST: u32 = u32::MAX / 2;
/// Looks without a pause in between.
const SPINS: u32 = 64;
/// Looks after each of which another thread may run.
const YIELDS: u32 = 16;
/// The first pause; each is twice the one before, up to `1 << LONGEST` of it.
const NAP: Duration = Duration::from_micros(20);
const LONGEST: u32 = 3;

/// A value for one writer or many readers at a time.
pub(crate) struct Lock<T> {
    state: AtomicU32,
    waiting: AtomicU32,
    value: UnsafeCell<T>,
}

// SAFETY: LOCK-1: a writer has the value alone, whichever thread it is; readers have it from several at once.
unsafe impl<T: Send + Sync> Sync for Lock<T> {}
// As the library's own lock, which who writes may leave by a panic.
impl<T> std::panic::RefUnwindSafe for Lock<T> {}

impl<T> Lock<T> {
    pub(crate) fn new(value: T) -> Self {
        Lock { state: AtomicU32::new(0), waiting: AtomicU32::new(0), value: UnsafeCell::new(value) }
    }

    /// The value for this thread alone, once nobody else has it.
    #[inline]
    pub(crate) fn write(&self) -> Writing<'_, T> {
        if !self.claim() {
            self.wait();
        }
        Writing(self)
    }

    /// The value to look at, unless somebody writes it or waits to do so.
    #[inline]
    pub(crate) fn try_read(&self) -> Option<Reading<'_, T>> {
        let mut n = self.state.load(Relaxed);
        while n < MOST && self.waiting.load(Relaxed) == 0 {
            match self.state.compare_exchange_weak(n, n + 1, Acquire, Relaxed) {
                Ok(_) => return Some(Reading(self)),
                Err(other) => n = other,
            }
        }
        None
    }

    #[inline]
    fn claim(&self) -> bool {
        self.state.compare_exchange(0, WRITTEN, Acquire, Relaxed).is_ok()
    }

    #[cold]
    fn wait(&self) {
        self.waiting.fetch_add(1, Relaxed);
        let mut looks = 0;
        // Looking alone takes the line from nobody.
        while self.state.load(Relaxed) != 0 || !self.claim() {
            match looks {
                0..SPINS => std::hint::spin_loop(),
                _ if looks < SPINS + YIELDS => std::thread::yield_now(),
                _ => std::thread::sleep(NAP * (1 << (looks - SPINS - YIELDS).min(LONGEST))),
            }
            looks = (looks + 1).min(SPINS + YIELDS + LONGEST);
        }
        self.waiting.fetch_sub(1, Relaxed);
    }
}

/// The value, for one thread.
pub(crate) struct Writing<'a, T>(&'a Lock<T>);

/// The value, for any number of threads.
pub(crate) struct Reading<'a, T>(&'a Lock<T>);

impl<T> Deref for Writing<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: LOCK-1: this is the writer.
        unsafe { &*self.0.value.get() }
    }
}

impl<T> DerefMut for Writing<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: LOCK-1: this is the writer.
        unsafe { &mut *self.0.value.get() }
    }
}

impl<T> Deref for Reading<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: LOCK-1: while there are readers nobody writes.
        unsafe { &*self.0.value.get() }
    }
}

impl<T> Drop for Writing<'_, T> {
    #[inline]
    fn drop(&mut self) {
        // Nobody else changes it meanwhile (LOCK-1), so that nothing has to be read again.
        self.0.state.store(0, Release);
    }
}

impl<T> Drop for Reading<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.0.state.fetch_sub(1, Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writers_are_alone_and_readers_are_not() {
        let lock = Lock::new(1);
        let (a, b) = (lock.try_read().unwrap(), lock.try_read().unwrap());
        assert_eq!((*a, *b), (1, 1));
        assert!(!lock.claim(), "no writer while there are readers");
        drop((a, b));
        let mut w = lock.write();
        *w += 1;
        assert!(lock.try_read().is_none() && !lock.claim());
        drop(w);
        assert_eq!(*lock.try_read().unwrap(), 2);
        lock.waiting.store(1, Relaxed);
        assert!(lock.try_read().is_none(), "no reader before who waits to write");
    }

    #[test]
    fn nothing_that_threads_write_is_lost() {
        const ROUNDS: usize = if cfg!(miri) { 50 } else { 20_000 };
        // Two numbers that are equal whenever somebody may look.
        let lock = Lock::new((0_usize, 0_usize));
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for k in 0..ROUNDS {
                        let mut locked = lock.write();
                        let pair = &mut *locked;
                        pair.0 += 1;
                        if k % 64 == 0 {
                            // Others see the lock taken meanwhile.
                            std::thread::yield_now();
                        }
                        pair.1 += 1;
                    }
                });
            }
            scope.spawn(|| {
                for _ in 0..ROUNDS {
                    if let Some(pair) = lock.try_read() {
                        let (a, b) = *pair;
                        assert_eq!(a, b);
                    }
                }
            });
        });
        let pair = lock.write();
        assert_eq!(*pair, (3 * ROUNDS, 3 * ROUNDS));
    }

    #[test]
    fn who_waits_for_long_comes_at_last() {
        let lock = Lock::new(0);
        let held = lock.write();
        std::thread::scope(|scope| {
            scope.spawn(|| *lock.write() = 7);
            // Longer than all looks without naps.
            std::thread::sleep(Duration::from_millis(5));
            drop(held);
        });
        assert_eq!((*lock.write(), lock.waiting.load(Relaxed)), (7, 0));
    }
}
