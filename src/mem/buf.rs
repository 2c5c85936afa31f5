//! `Buf<T>`: a growable array of plain values whose growth returns a `Result`.
//!
//! Needs: `T: Copy` without padding rules of its own (no drop glue), alignment at most 16.
//! Gives: what `Vec` gives, fallibly, with blocks from [`super::hooks`], and zeroed creation.
//! Cost: as `Vec`; `zeroed` costs no touching of pages for large blocks.
//! Invariants: BUF-1 `ptr` is dangling and `cap == 0`, or a live block of `cap` elements.
//! BUF-2 the first `len` elements are initialised and `len <= cap`.

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

use super::hooks;
use crate::error::{Error, Result};

/// The alignment of blocks.
#[repr(align(16))]
struct Aligned;

/// A growable array of plain values; every growth can fail and leaves the array as it was.
///
/// ```
/// use graphblas::mem::Buf;
///
/// // As a `Vec`, but where memory ends there is an error, and no abort.
/// let mut b = Buf::from_slice(&[1_u64, 2])?;
/// b.push(3)?;
/// assert_eq!(b[..], [1, 2, 3]);
/// assert!(b.reserve_exact(usize::MAX).is_err());
/// assert_eq!(b.len(), 3);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Buf<T: Copy> {
    ptr: NonNull<T>,
    len: usize,
    cap: usize,
    owns: PhantomData<T>,
}

// SAFETY: a Buf owns its block exclusively, as Vec does.
unsafe impl<T: Copy + Send> Send for Buf<T> {}
// SAFETY: shared access only reads.
unsafe impl<T: Copy + Sync> Sync for Buf<T> {}

fn bytes_of<T>(n: usize) -> Result<usize> {
    const { assert!(align_of::<T>() <= 16 && size_of::<T>() > 0) };
    n.checked_mul(size_of::<T>()).filter(|&b| b <= isize::MAX as usize).ok_or_else(|| Error::out_of_memory(usize::MAX))
}

/// The elements that a block for `n` has room for: large ones end with a page, some bytes at least behind the n-th, so that those that
/// are kept ([`super::blocks`]) serve for an entry or two more. 2026-11, bench-peer, `A by column and back`, to which an entry is added
/// between two transposes: a third pair of blocks. What nobody writes takes no memory.
fn roomy<T>(n: usize) -> Result<usize> {
    const LARGE: usize = 64 << 10;
    const LITTLE: usize = 64;
    const PAGE: usize = 4 << 10;
    let bytes = bytes_of::<T>(n)?;
    Ok(if bytes < LARGE { n } else { bytes.saturating_add(LITTLE).next_multiple_of(PAGE) / size_of::<T>() })
}

impl<T: Copy> Buf<T> {
    /// An empty array; allocates nothing.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let b = Buf::<u8>::new();
    /// assert_eq!((b.len(), b.capacity()), (0, 0));
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        // Aligned as blocks are (HOOK-2), so that an empty array can be seen as elements of any type.
        Buf { ptr: NonNull::<Aligned>::dangling().cast(), len: 0, cap: 0, owns: PhantomData }
    }

    /// An empty array with room for `n` elements.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let b = Buf::<u8>::with_capacity(10)?;
    /// assert!(b.is_empty() && b.capacity() >= 10);
    /// assert!(Buf::<u64>::with_capacity(usize::MAX).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn with_capacity(n: usize) -> Result<Self> {
        let mut b = Self::new();
        b.reserve_exact(n)?;
        Ok(b)
    }

    /// An empty array with room for `n` elements by a bound that may be far too large: what is not written takes no memory, and blocks
    /// that lie idle do not make way for it.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let b = Buf::<u8>::with_bound(10)?;
    /// assert!(b.is_empty() && b.capacity() >= 10);
    /// assert!(Buf::<u64>::with_bound(usize::MAX).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn with_bound(n: usize) -> Result<Self> {
        if n == 0 {
            return Ok(Self::new());
        }
        let cap = roomy::<T>(n)?;
        let bytes = bytes_of::<T>(cap)?;
        let p = NonNull::new(hooks::alloc_for(bytes, 0).cast::<T>()).ok_or_else(|| Error::out_of_memory(bytes))?;
        Ok(Buf { ptr: p, len: 0, cap, owns: PhantomData })
    }

    /// `n` elements of all-zero bytes. Only for types where that is a value (numbers).
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// assert_eq!(Buf::<u32>::zeroed(3)?[..], [0; 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn zeroed(n: usize) -> Result<Self>
    where
        T: Zero,
    {
        if n == 0 {
            return Ok(Self::new());
        }
        let cap = roomy::<T>(n)?;
        let bytes = bytes_of::<T>(cap)?;
        let p = NonNull::new(hooks::alloc_zeroed(bytes).cast::<T>()).ok_or_else(|| Error::out_of_memory(bytes))?;
        Ok(Buf { ptr: p, len: n, cap, owns: PhantomData })
    }

    /// `n` elements of any content, for results of which every element is written: zeroing them
    /// would be a second pass. Debug builds fill them with a pattern that tests see.
    ///
    /// # Safety
    /// Every element is written before it is read.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    /// // SAFETY: both elements are written before they are read.
    /// let mut squares = unsafe { Buf::<u64>::unset(2) }?;
    /// squares.copy_from_slice(&[0, 1]);
    /// assert_eq!(squares[..], [0, 1]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub unsafe fn unset(n: usize) -> Result<Self>
    where
        T: Zero,
    {
        let mut b = Self::with_capacity(n)?;
        if cfg!(debug_assertions) {
            // SAFETY: the block has room for n elements; any bytes are elements (Zero).
            unsafe { b.ptr.as_ptr().write_bytes(0xA5, n) };
        }
        // BUF-2 holds as far as anybody can see: any bytes are elements (Zero), and nobody reads them.
        b.len = n;
        Ok(b)
    }

    /// `n` copies of `v`.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// assert_eq!(Buf::filled(3, 7_u8)?[..], [7; 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn filled(n: usize, v: T) -> Result<Self> {
        let mut b = Self::with_capacity(n)?;
        b.resize(n, v)?;
        Ok(b)
    }

    /// A copy of `s`.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// assert_eq!(Buf::from_slice(&[5_u8, 6])?[..], [5, 6]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_slice(s: &[T]) -> Result<Self> {
        let mut b = Self::with_capacity(s.len())?;
        b.extend_from_slice(s)?;
        Ok(b)
    }

    /// A copy of this array.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let a = Buf::from_slice(&[5_u8, 6])?;
    /// let mut b = a.try_clone()?;
    /// b[0] = 9;
    /// assert_eq!((&a[..], &b[..]), (&[5, 6][..], &[9, 6][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_clone(&self) -> Result<Self> {
        Self::from_slice(self)
    }

    /// Number of elements the block has room for.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// assert_eq!(Buf::<u8>::with_capacity(10)?.capacity(), 10);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.cap
    }

    fn set_capacity(&mut self, cap: usize) -> Result<()> {
        let cap = roomy::<T>(cap)?;
        let bytes = bytes_of::<T>(cap)?;
        let p = if self.cap == 0 {
            hooks::alloc(bytes)
        } else {
            // SAFETY: BUF-1; both sizes are positive.
            unsafe { hooks::realloc(self.ptr.as_ptr().cast(), self.cap * size_of::<T>(), bytes) }
        };
        self.ptr = NonNull::new(p.cast::<T>()).ok_or_else(|| Error::out_of_memory(bytes))?;
        self.cap = cap;
        Ok(())
    }

    /// Makes room for `extra` more elements, if there is not, and for no more than a page of others.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8])?;
    /// b.reserve_exact(9)?;
    /// assert_eq!((b.len(), b.capacity()), (1, 10));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reserve_exact(&mut self, extra: usize) -> Result<()> {
        let need = self.len.checked_add(extra).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
        if need > self.cap { self.set_capacity(need) } else { Ok(()) }
    }

    /// Makes room for `extra` more elements; grows by at least half.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::<u8>::with_capacity(100)?;
    /// b.extend_filled(100, 0)?;
    /// b.reserve(1)?;
    /// assert_eq!(b.capacity(), 150);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reserve(&mut self, extra: usize) -> Result<()> {
        let need = self.len.checked_add(extra).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
        if need <= self.cap {
            return Ok(());
        }
        self.set_capacity(need.max(self.cap + self.cap / 2).max(4))
    }

    /// Appends one element.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::new();
    /// b.push(5_u8)?;
    /// assert_eq!(b[..], [5]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[inline]
    pub fn push(&mut self, v: T) -> Result<()> {
        if self.len == self.cap {
            self.reserve(1)?;
        }
        // SAFETY: BUF-1 and len < cap.
        unsafe { self.ptr.as_ptr().add(self.len).write(v) };
        self.len += 1;
        Ok(())
    }

    /// Appends a copy of `s`.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8])?;
    /// b.extend_from_slice(&[6, 7])?;
    /// assert_eq!(b[..], [5, 6, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extend_from_slice(&mut self, s: &[T]) -> Result<()> {
        self.reserve(s.len())?;
        // SAFETY: the block has room for s.len() more elements; `s` cannot overlap the unused tail.
        unsafe { std::ptr::copy_nonoverlapping(s.as_ptr(), self.ptr.as_ptr().add(self.len), s.len()) };
        self.len += s.len();
        Ok(())
    }

    /// Appends what `items` gives; as many as it says at most.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8])?;
    /// b.extend_with([6, 7].iter().map(|x| x * 2))?;
    /// assert_eq!(b[..], [5, 12, 14]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extend_with(&mut self, items: impl ExactSizeIterator<Item = T>) -> Result<()> {
        self.reserve(items.len())?;
        let mut written = 0;
        self.spare().iter_mut().zip(items).for_each(|(to, x)| {
            to.write(x);
            written += 1;
        });
        self.len += written;
        Ok(())
    }

    /// Appends `n` copies of `v`.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8])?;
    /// b.extend_filled(2, 7)?;
    /// assert_eq!(b[..], [5, 7, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extend_filled(&mut self, n: usize, v: T) -> Result<()> {
        self.reserve(n)?;
        self.resize(self.len + n, v)
    }

    /// Changes the length to `n`; new elements are `v`.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8])?;
    /// b.resize(3, 7)?;
    /// assert_eq!(b[..], [5, 7, 7]);
    /// b.resize(2, 9)?;
    /// assert_eq!(b[..], [5, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn resize(&mut self, n: usize, v: T) -> Result<()> {
        if n > self.len {
            // Grows by at least half, so that many small steps cost what one large one does.
            self.reserve(n - self.len)?;
            for k in self.len..n {
                // SAFETY: k < n <= cap.
                unsafe { self.ptr.as_ptr().add(k).write(v) };
            }
        }
        self.len = n;
        Ok(())
    }

    /// Drops all elements beyond `n`; keeps the block.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8, 6, 7])?;
    /// b.truncate(2);
    /// b.truncate(9);
    /// assert_eq!((&b[..], b.capacity()), (&[5, 6][..], 3));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn truncate(&mut self, n: usize) {
        self.len = self.len.min(n);
    }

    /// Drops all elements; keeps the block.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::from_slice(&[5_u8, 6])?;
    /// b.clear();
    /// assert_eq!((b.len(), b.capacity()), (0, 2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Sets the length.
    ///
    /// # Safety
    /// `n <= capacity()` and the first `n` elements are initialised (BUF-2).
    ///
    /// ```
    /// let mut values = graphblas::mem::Buf::<u64>::with_capacity(1)?;
    /// values.spare()[0].write(7);
    /// // SAFETY: the first element was written just above.
    /// unsafe { values.set_len(1) };
    /// assert_eq!(values[..], [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub unsafe fn set_len(&mut self, n: usize) {
        debug_assert!(n <= self.cap);
        self.len = n;
    }

    /// The room behind the elements, not initialised; [`Buf::set_len`] makes what was written there elements.
    ///
    /// ```
    /// let mut values = graphblas::mem::Buf::<u64>::with_capacity(4)?;
    /// values.push(7)?;
    /// assert_eq!(values.spare().len(), values.capacity() - 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn spare(&mut self) -> &mut [MaybeUninit<T>] {
        // SAFETY: BUF-1: `len..cap` lies within the block (or both are 0), exclusively borrowed.
        unsafe { std::slice::from_raw_parts_mut(self.ptr.as_ptr().add(self.len).cast(), self.cap - self.len) }
    }

    /// Gives back unused room when it is more than an eighth of the block and more than some bytes; failure to do so is no error.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let mut b = Buf::<u8>::with_capacity(1000)?;
    /// b.push(5)?;
    /// b.shrink();
    /// assert_eq!((&b[..], b.capacity()), (&[5][..], 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn shrink(&mut self) {
        /// Less is not worth a call of the malloc family. Bytes.
        const LITTLE: usize = 256;
        let spare = self.cap - self.len;
        if self.len == 0 {
            *self = Self::new();
        } else if spare > self.len / 8 && spare * size_of::<T>() > LITTLE {
            let _ = self.set_capacity(self.len);
        }
    }

    /// Hands the block over: its address (null when there is none) and its length. It belongs to whoever
    /// has it from here on, and goes back to the malloc family by its `free`, or to [`Buf::from_raw`].
    ///
    /// ```
    /// let (at, n) = graphblas::mem::Buf::<u64>::new().into_raw();
    /// assert!(at.is_null() && n == 0); // there is no block to hand over
    /// ```
    #[must_use]
    pub fn into_raw(self) -> (*mut T, usize) {
        let (p, len, cap) = (self.ptr.as_ptr(), self.len, self.cap);
        std::mem::forget(self);
        if cap == 0 {
            return (std::ptr::null_mut(), 0);
        }
        hooks::leave(cap * size_of::<T>());
        (p, len)
    }

    /// Takes a block over.
    ///
    /// # Safety
    /// `p` is a block of the malloc family (HOOK-1) with room for `cap` elements, of which the first `len` are
    /// initialised; nobody else uses or frees it.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    /// use std::ptr::NonNull;
    /// let (at, n) = Buf::from_slice(&[3_u64, 1, 4])?.into_raw();
    /// let at = NonNull::new(at).unwrap();
    /// // SAFETY: the block of three elements that was handed over just above.
    /// let values = unsafe { Buf::from_raw(at, n, n) };
    /// assert_eq!(values[..], [3, 1, 4]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub unsafe fn from_raw(p: NonNull<T>, len: usize, cap: usize) -> Self {
        debug_assert!(len <= cap && cap > 0);
        hooks::enter(cap * size_of::<T>());
        Buf { ptr: p, len, cap, owns: PhantomData }
    }

    /// The same block seen as bytes.
    ///
    /// ```
    /// use graphblas::mem::Buf;
    ///
    /// let b = Buf::from_slice(&[1.5, 2.5])?.into_bytes();
    /// assert_eq!(b[..8], 1.5_f64.to_ne_bytes());
    /// assert_eq!(b.len(), 16);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn into_bytes(self) -> Buf<u8> {
        let b = Buf { ptr: self.ptr.cast(), len: self.len * size_of::<T>(), cap: self.cap * size_of::<T>(), owns: PhantomData };
        std::mem::forget(self);
        b
    }
}

/// Numbers: all-zero bytes are a value, and so are all others, which [`super::scratch::dirty`] relies on.
///
/// # Safety
/// Every pattern of bytes is a valid value of the type.
///
/// ```
/// use graphblas::mem::{Buf, Zero};
/// fn counters<T: Zero>(n: usize) -> graphblas::Result<Buf<T>> {
///     Buf::zeroed(n)
/// }
/// assert_eq!(counters::<u32>(2)?[..], [0, 0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub unsafe trait Zero: Copy {}
// SAFETY: zero bytes are 0 and 0.0.
unsafe impl Zero for u8 {}
// SAFETY: as above.
unsafe impl Zero for u16 {}
// SAFETY: as above.
unsafe impl Zero for u32 {}
// SAFETY: as above.
unsafe impl Zero for u64 {}
// SAFETY: as above.
unsafe impl Zero for usize {}
// SAFETY: as above.
unsafe impl Zero for [usize; 2] {}
// SAFETY: as above.
unsafe impl Zero for i64 {}
// SAFETY: as above.
unsafe impl Zero for f64 {}

impl<T: Copy> Drop for Buf<T> {
    fn drop(&mut self) {
        if self.cap > 0 {
            // SAFETY: BUF-1; the block is not used again.
            unsafe { hooks::free(self.ptr.as_ptr().cast(), self.cap * size_of::<T>()) };
        }
    }
}

impl<T: Copy> Deref for Buf<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: BUF-1, BUF-2.
        unsafe { std::slice::from_raw_parts(self.ptr.as_ptr(), self.len) }
    }
}

impl<T: Copy> DerefMut for Buf<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: BUF-1, BUF-2; exclusive access.
        unsafe { std::slice::from_raw_parts_mut(self.ptr.as_ptr(), self.len) }
    }
}

impl<T: Copy> Default for Buf<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + std::fmt::Debug> std::fmt::Debug for Buf<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_arrays_end_with_a_page() {
        for (n, bytes) in [(1 << 14, (64 << 10) + 4096), ((1 << 14) + 1, (64 << 10) + 4096), (20_000, 81_920)] {
            for made in [Buf::<u32>::with_capacity(n).unwrap(), Buf::zeroed(n).unwrap()] {
                assert_eq!(made.capacity() * 4, bytes, "{n}");
            }
        }
        assert_eq!(Buf::<u32>::with_capacity(1 << 13).unwrap().capacity(), 1 << 13);
        // Whole elements, whatever their size.
        let odd = Buf::<[u8; 12]>::with_capacity(6000).unwrap();
        assert!((6000..6000 + 4160 / 12 + 1).contains(&odd.capacity()));
    }

    #[test]
    fn grows_and_shrinks() {
        let mut b = Buf::new();
        for k in 0..1000u32 {
            b.push(k).unwrap();
        }
        assert_eq!(b.len(), 1000);
        assert_eq!(b[999], 999);
        b.truncate(10);
        b.shrink();
        assert_eq!(b.capacity(), 10);
        assert_eq!(&b.into_bytes()[..8], &[0, 0, 0, 0, 1, 0, 0, 0]);
    }

    #[test]
    fn too_much_is_an_error() {
        assert!(Buf::<u64>::with_capacity(usize::MAX / 4).is_err());
        assert!(Buf::<u64>::zeroed(usize::MAX / 16).is_err());
    }
}
