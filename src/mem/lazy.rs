//! A value that is made when it is first needed, in one word.
//!
//! Needs: `Boxed`. Gives: [`Lazy`], as `OnceLock<Box<T>>`, whose creation can fail.
//! Cost: one load once it is made; threads that race to make it may make one too many.
//! Invariant LAZY-1: the word is null, or came from `Boxed::into_raw` and stays until the owner is dropped.

use std::marker::PhantomData;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering::AcqRel, Ordering::Acquire};

use super::Boxed;
use crate::error::Result;

/// A value that is made when it is first needed.
///
/// ```
/// use graphblas::mem::Lazy;
///
/// static ANSWER: Lazy<u32> = Lazy::new();
/// assert!(ANSWER.get().is_none());
/// assert_eq!(*ANSWER.get_or_try_init(|| Ok(42))?, 42);
/// // Made once.
/// assert_eq!(*ANSWER.get_or_try_init(|| Ok(7))?, 42);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Lazy<T> {
    made: AtomicPtr<T>,
    owns: PhantomData<T>,
}

// SAFETY: as Boxed: the value is owned exclusively, and dropped by whoever owns the Lazy.
unsafe impl<T: Send> Send for Lazy<T> {}
// SAFETY: threads that share it read the value, and one of them may drop one that it made.
unsafe impl<T: Send + Sync> Sync for Lazy<T> {}

impl<T> Lazy<T> {
    /// Not made yet.
    #[must_use]
    pub const fn new() -> Self {
        Lazy { made: AtomicPtr::new(null_mut()), owns: PhantomData }
    }

    /// The value, if it was made.
    pub fn get(&self) -> Option<&T> {
        // SAFETY: LAZY-1.
        NonNull::new(self.made.load(Acquire)).map(|p| unsafe { p.as_ref() })
    }

    /// The value; `make` is called when there is none.
    pub fn get_or_try_init(&self, make: impl FnOnce() -> Result<T>) -> Result<&T> {
        if let Some(made) = self.get() {
            return Ok(made);
        }
        let mine = Boxed::try_new(make()?)?.into_raw();
        match self.made.compare_exchange(null_mut(), mine.as_ptr(), AcqRel, Acquire) {
            // SAFETY: LAZY-1.
            Ok(_) => Ok(unsafe { mine.as_ref() }),
            Err(first) => {
                // SAFETY: `mine` came from into_raw just above and nobody else has seen it.
                drop(unsafe { Boxed::from_raw(mine) });
                // SAFETY: LAZY-1; the exchange fails only when the word is not null.
                Ok(unsafe { &*first })
            }
        }
    }
}

impl<T> Drop for Lazy<T> {
    fn drop(&mut self) {
        if let Some(p) = NonNull::new(*self.made.get_mut()) {
            // SAFETY: LAZY-1; the owner is dropped, so nobody uses the value any more.
            drop(unsafe { Boxed::from_raw(p) });
        }
    }
}

impl<T> Default for Lazy<T> {
    fn default() -> Self {
        Lazy::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{Error, ErrorKind};

    #[test]
    fn is_made_once_and_a_failure_leaves_it_empty() {
        let lazy = Lazy::new();
        let failed = lazy.get_or_try_init(|| Err(Error::new(ErrorKind::InvalidValue, format_args!("no"))));
        assert!(failed.is_err() && lazy.get().is_none());
        assert_eq!(lazy.get_or_try_init(|| Ok(String::from("first"))).unwrap(), "first");
        assert_eq!(lazy.get_or_try_init(|| Ok(String::from("second"))).unwrap(), "first");
        assert_eq!(lazy.get().map(String::as_str), Some("first"));
    }

    #[test]
    fn threads_that_race_see_one_value() {
        let lazy = Lazy::new();
        let seen: Vec<usize> = std::thread::scope(|s| {
            let threads: Vec<_> = (0..4)
                .map(|k| {
                    s.spawn({
                        let lazy = &lazy;
                        move || *lazy.get_or_try_init(|| Ok(k)).unwrap()
                    })
                })
                .collect();
            threads.into_iter().map(|t| t.join().unwrap()).collect()
        });
        assert!(seen.iter().all(|&k| Some(&k) == lazy.get()));
    }
}
