//! One slice that several workers write, each its own range.
//!
//! Needs: ranges that do not overlap. Gives: [`Disjoint`]. Cost: free.

use std::marker::PhantomData;
use std::ops::Range;

/// A slice lent to several workers.
#[doc(hidden)]
pub struct Disjoint<'a, T> {
    ptr: *mut T,
    len: usize,
    lent: PhantomData<&'a mut [T]>,
}

// SAFETY: the only access is `slice`, whose callers promise that ranges do not overlap.
unsafe impl<T: Send> Send for Disjoint<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Disjoint<'_, T> {}

// A copy is for who writes in a loop: its fields stay where the loop has them.
impl<T> Clone for Disjoint<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Disjoint<'_, T> {}

impl<'a, T> Disjoint<'a, T> {
    /// Lends `s`.
    #[must_use]
    pub fn new(s: &'a mut [T]) -> Self {
        Disjoint { ptr: s.as_mut_ptr(), len: s.len(), lent: PhantomData }
    }

    /// Where the element `at` is, or the end. To write there is as to use [`Disjoint::slice`].
    #[must_use]
    pub fn start(&self, at: usize) -> *mut T {
        assert!(at <= self.len, "a worker's place lies within the lent slice");
        // SAFETY: within the slice, or at its end.
        unsafe { self.ptr.add(at) }
    }

    /// Writes the element `at`: where elements go one by one to places all over the slice.
    ///
    /// # Safety
    /// There is such a place, and nobody else has it.
    #[inline(always)]
    pub unsafe fn put(&self, at: usize, value: T) {
        debug_assert!(at < self.len);
        // SAFETY: the caller's promise.
        unsafe { self.ptr.add(at).write(value) }
    }

    /// The elements of `range`, to write.
    ///
    /// # Safety
    /// No two live results overlap.
    #[must_use]
    #[expect(clippy::mut_from_ref, reason = "the caller promises disjoint ranges")]
    pub unsafe fn slice(&self, range: Range<usize>) -> &mut [T] {
        assert!(range.start <= range.end && range.end <= self.len, "a worker's range lies within the lent slice");
        // SAFETY: within the slice (checked); exclusive by the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(self.ptr.add(range.start), range.len()) }
    }
}
