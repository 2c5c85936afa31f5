//! `Boxed<T>`: one owned value in a block of its own, as `Box`, whose creation can fail.
//!
//! Needs: `T` of alignment at most 16. Gives: a raw pointer that can travel through C and come back.
//! Cost: one block per value.
//! Invariant BOXED-1: `ptr` is a live block of [`super::hooks`] with an initialised `T`.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

use super::hooks;
use crate::error::{Error, Result};

/// One owned value in a block of its own.
pub struct Boxed<T> {
    ptr: NonNull<T>,
    owns: PhantomData<T>,
}

// SAFETY: as Box: the value is owned exclusively.
unsafe impl<T: Send> Send for Boxed<T> {}
// SAFETY: shared access only reads.
unsafe impl<T: Sync> Sync for Boxed<T> {}

impl<T> Boxed<T> {
    /// Moves `value` into a block of its own.
    pub fn try_new(value: T) -> Result<Self> {
        const { assert!(align_of::<T>() <= 16 && size_of::<T>() > 0) };
        let bytes = size_of::<T>();
        let ptr = NonNull::new(hooks::alloc(bytes).cast::<T>()).ok_or_else(|| Error::out_of_memory(bytes))?;
        // SAFETY: the block is fresh, large enough and aligned (HOOK-2).
        unsafe { ptr.as_ptr().write(value) };
        Ok(Boxed { ptr, owns: PhantomData })
    }

    /// Gives the value away as a pointer; only [`Boxed::from_raw`] frees it.
    #[must_use]
    pub fn into_raw(self) -> NonNull<T> {
        let ptr = self.ptr;
        std::mem::forget(self);
        ptr
    }

    /// Takes back a value that [`Boxed::into_raw`] gave away.
    ///
    /// # Safety
    /// `ptr` came from `into_raw` of the same `T`, and is not used again (BOXED-1).
    #[must_use]
    pub unsafe fn from_raw(ptr: NonNull<T>) -> Self {
        Boxed { ptr, owns: PhantomData }
    }
}

impl<T> Drop for Boxed<T> {
    fn drop(&mut self) {
        // SAFETY: BOXED-1; the value is dropped once and the block is not used again.
        unsafe {
            std::ptr::drop_in_place(self.ptr.as_ptr());
            hooks::free(self.ptr.as_ptr().cast(), size_of::<T>());
        }
    }
}

impl<T> Deref for Boxed<T> {
    type Target = T;
    fn deref(&self) -> &T {
        // SAFETY: BOXED-1.
        unsafe { self.ptr.as_ref() }
    }
}

impl<T> DerefMut for Boxed<T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: BOXED-1; borrowed exclusively.
        unsafe { self.ptr.as_mut() }
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Boxed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn travels_as_a_pointer() {
        let p = Boxed::try_new(String::from("x")).unwrap().into_raw();
        // SAFETY: p came from into_raw just above.
        let mut b = unsafe { Boxed::from_raw(p) };
        b.push('y');
        assert_eq!(*b, "xy");
    }
}
