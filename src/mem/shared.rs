//! `Shared<T>`: an immutable value with counted owners, as `Arc`, whose creation can fail.
//!
//! Needs: `T` of alignment at most 16. Gives: clone in O(1), exclusive access when there is one owner.
//! Cost: one block per value, one atomic addition per clone and drop.
//! Invariant SHARED-1: `ptr` is a live block with an initialised `Inner<T>` as long as `owners > 0`.

use std::marker::PhantomData;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::hooks;
use crate::error::{Error, Result};

struct Inner<T> {
    owners: AtomicUsize,
    value: T,
}

/// An immutable value with counted owners.
///
/// ```
/// use graphblas::mem::Shared;
///
/// let a = Shared::try_new(7)?;
/// let b = a.clone();
/// drop(a);
/// assert_eq!(*b, 7);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Shared<T> {
    ptr: NonNull<Inner<T>>,
    owns: PhantomData<Inner<T>>,
}

// SAFETY: as Arc: owners on several threads read the value, and the last one drops it.
unsafe impl<T: Send + Sync> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Shared<T> {}

impl<T> Shared<T> {
    /// Moves `value` into a shared block.
    ///
    /// ```
    /// use graphblas::mem::Shared;
    ///
    /// assert_eq!(*Shared::try_new("seven")?, "seven");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(value: T) -> Result<Self> {
        const { assert!(align_of::<Inner<T>>() <= 16) };
        let bytes = size_of::<Inner<T>>();
        let ptr = NonNull::new(hooks::alloc(bytes).cast::<Inner<T>>()).ok_or_else(|| Error::out_of_memory(bytes))?;
        // SAFETY: the block is fresh, large enough and aligned (HOOK-2).
        unsafe { ptr.as_ptr().write(Inner { owners: AtomicUsize::new(1), value }) };
        Ok(Shared { ptr, owns: PhantomData })
    }

    fn inner(&self) -> &Inner<T> {
        // SAFETY: SHARED-1, this owner is alive.
        unsafe { self.ptr.as_ref() }
    }

    /// Exclusive access, if this is the only owner.
    ///
    /// ```
    /// use graphblas::mem::Shared;
    ///
    /// let mut a = Shared::try_new(7)?;
    /// *a.get_mut().expect("nobody else has it") += 1;
    /// let b = a.clone();
    /// assert!(a.get_mut().is_none());
    /// assert_eq!(*b, 8);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn get_mut(&mut self) -> Option<&mut T> {
        // There are no weak owners, so a count of one cannot rise while we hold `&mut self`.
        if self.inner().owners.load(Ordering::Acquire) == 1 {
            // SAFETY: SHARED-1 and only one owner, borrowed exclusively.
            Some(unsafe { &mut self.ptr.as_mut().value })
        } else {
            None
        }
    }

    /// How many owners there are now; others may come and go meanwhile.
    ///
    /// ```
    /// use graphblas::mem::Shared;
    ///
    /// let a = Shared::try_new(7)?;
    /// let b = a.clone();
    /// assert_eq!(b.owners(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn owners(&self) -> usize {
        self.inner().owners.load(Ordering::Acquire)
    }

    /// Takes the value out, if this is the only owner; otherwise gives the owner back.
    ///
    /// ```
    /// use graphblas::mem::Shared;
    ///
    /// let a = Shared::try_new(String::from("seven"))?;
    /// let b = a.clone();
    /// let Err(a) = a.try_unwrap() else { panic!("there are two owners") };
    /// drop(b);
    /// assert!(a.try_unwrap().is_ok_and(|text| text == "seven"));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_unwrap(self) -> Result<T, Self> {
        if self.inner().owners.load(Ordering::Acquire) != 1 {
            return Err(self);
        }
        // SAFETY: the only owner; the value is read once and the block freed without dropping it.
        let value = unsafe { std::ptr::read(&raw const (*self.ptr.as_ptr()).value) };
        // SAFETY: the block is not used again, `self` is forgotten below.
        unsafe { hooks::free(self.ptr.as_ptr().cast(), size_of::<Inner<T>>()) };
        std::mem::forget(self);
        Ok(value)
    }

    /// Whether both are owners of the same block.
    ///
    /// ```
    /// use graphblas::mem::Shared;
    ///
    /// let a = Shared::try_new(7)?;
    /// assert!(Shared::ptr_eq(&a, &a.clone()));
    /// assert!(!Shared::ptr_eq(&a, &Shared::try_new(7)?));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ptr_eq(a: &Self, b: &Self) -> bool {
        a.ptr == b.ptr
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        self.inner().owners.fetch_add(1, Ordering::Relaxed);
        Shared { ptr: self.ptr, owns: PhantomData }
    }
}

impl<T> Drop for Shared<T> {
    fn drop(&mut self) {
        if self.inner().owners.fetch_sub(1, Ordering::Release) == 1 {
            // A load and not a fence, which ThreadSanitizer does not see: what other owners did comes before.
            self.inner().owners.load(Ordering::Acquire);
            // SAFETY: the last owner; nobody else can reach the block.
            unsafe {
                std::ptr::drop_in_place(self.ptr.as_ptr());
                hooks::free(self.ptr.as_ptr().cast(), size_of::<Inner<T>>());
            }
        }
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.inner().value
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_owner_can_write_and_take() {
        let mut a = Shared::try_new(String::from("x")).unwrap();
        a.get_mut().unwrap().push('y');
        let b = a.clone();
        assert!(a.get_mut().is_none());
        let a = a.try_unwrap().unwrap_err();
        drop(b);
        assert_eq!(a.try_unwrap().unwrap(), "xy");
    }
}
