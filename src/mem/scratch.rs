//! Workspaces that each thread keeps and reuses: no large allocation and no memset of size n
//! inside an algorithm's loop.
//!
//! Needs: `cache`, where the blocks lie. Gives: [`zeroed`] (all bytes zero, and given back all zero),
//! [`dirty`] (any content), [`unset`] (large ones, which lie among `blocks` between two uses), [`pays`] (whether a large one does),
//! [`release`] and [`release_all`].
//! Cost: taking and giving back a kept block is a few nanoseconds.
//! Invariant SCRATCH-1: every block in the clean list is zero in its whole length. A [`Zeroed`]
//! that is dropped without [`Zeroed::give_back`] is freed, so an early return can never leave a
//! dirty block behind. SCRATCH-2: elements of any content are written before they are read; what lies there may be of anybody.

use std::ops::{Deref, DerefMut};

use super::buf::Zero;
use super::cache::{self, KEPT, Lists};
use super::{Buf, hooks};
use crate::error::Result;

/// A kept block of at least `words` words: the first that is not far too large, else the smallest; empty if none.
fn take(list: &mut [Buf<u64>; KEPT], words: usize) -> Buf<u64> {
    let mut best: Option<usize> = None;
    for (k, block) in list.iter().enumerate() {
        let len = block.len();
        if len >= words && best.is_none_or(|b| len < list[b].len()) {
            best = Some(k);
            if len <= 2 * words + 256 {
                break;
            }
        }
    }
    best.map(|k| std::mem::take(&mut list[k])).unwrap_or_default()
}

/// Keeps a block: in the first empty place, or instead of the smallest one.
fn keep(list: &mut [Buf<u64>; KEPT], block: Buf<u64>) {
    let mut smallest = 0;
    for (k, kept) in list.iter().enumerate() {
        if kept.is_empty() {
            smallest = k;
            break;
        }
        if kept.len() < list[smallest].len() {
            smallest = k;
        }
    }
    if list[smallest].len() < block.len() {
        list[smallest] = block;
    }
}

fn words_of<T>(n: usize) -> usize {
    (n * size_of::<T>()).div_ceil(8)
}

/// Makes what the calling thread keeps its blocks in.
pub fn ready() {
    cache::with(|_| ());
}

/// Frees every block that the calling thread keeps.
pub fn release() {
    drop(cache::with(std::mem::take));
}

/// Frees every block that any thread keeps (the calling one, the pool's, and others outside of
/// calls), and the freed ones that are kept for reuse.
pub fn release_all() {
    cache::release_all();
    hooks::release_blocks();
}

/// `n` zero elements from the calling thread's clean blocks; the user makes them zero again.
pub fn zeroed<T: Zero>(n: usize) -> Result<Zeroed<T>> {
    let words = block::<T>(n, |lists| &mut lists.clean, Buf::zeroed)?;
    Ok(Zeroed { words, n, element: std::marker::PhantomData })
}

/// `n` elements of any content from the calling thread's kept blocks (SCRATCH-2).
pub fn dirty<T: Zero>(n: usize) -> Result<Dirty<T>> {
    let words = block::<T>(n, |lists| &mut lists.dirty, Buf::zeroed)?;
    Ok(Dirty { words, n, is_kept: true, element: std::marker::PhantomData })
}

/// From so many bytes on workspaces lie between two calls where results of about their size find them (`blocks`), and those of other
/// threads. 2026-11, betweenness on road-FLA, whose accumulators are as long as its vectors: 112 MB, so 105.
const SHARED: usize = 256 << 10;

/// The same for workspaces as long as an operand, of which often only a part is used: what is not written takes no memory.
///
/// # Safety
/// Every element is written before it is read.
pub unsafe fn unset<T: Zero>(n: usize) -> Result<Dirty<T>> {
    // SAFETY: the caller's promise, and SCRATCH-2 for those who take the block once it is kept.
    let make = |words| unsafe { Buf::unset(words) };
    let is_kept = words_of::<T>(n) * 8 < SHARED;
    let words = if is_kept { block::<T>(n, |lists| &mut lists.dirty, make) } else { make(words_of::<T>(n)) }?;
    Ok(Dirty { words, n, is_kept, element: std::marker::PhantomData })
}

/// Bytes of a workspace that pay, page by page, for a unit of work that takes longer without it.
const BYTES_PER_WORK: usize = if cfg!(test) { 4 } else { 64 };

/// Whether a workspace of so many bytes, of which pages are touched all over, pays for this work of the calling thread and all of the kind
/// that it did before: who pushes a few entries once needs none, and a search, which does so again and again, soon has it. No work at
/// all: to ask changes nothing.
pub fn pays(bytes: usize, work: usize) -> bool {
    cache::work(work).saturating_mul(BYTES_PER_WORK) >= bytes
}

/// A block for `n` elements: one that is kept in the list, or a new one.
fn block<T>(
    n: usize,
    of: impl FnOnce(&mut Lists) -> &mut [Buf<u64>; KEPT],
    make: impl FnOnce(usize) -> Result<Buf<u64>>,
) -> Result<Buf<u64>> {
    const { assert!(align_of::<T>() <= 8) };
    let words = words_of::<T>(n);
    if words == 0 {
        return Ok(Buf::new());
    }
    let kept = cache::with(|lists| take(of(lists), words)).unwrap_or_default();
    // A little room to spare lets slightly larger inputs reuse the block.
    if kept.len() >= words { Ok(kept) } else { make((words + words / 8).max(64)) }
}

/// Keeps a block of the calling thread's, if it is one.
// Once: within each specialised kernel it was 400 KB of code.
#[inline(never)]
fn put_back(words: Buf<u64>, of: fn(&mut Lists) -> &mut [Buf<u64>; KEPT]) {
    if !words.is_empty() {
        cache::with(|lists| keep(of(lists), words));
    }
}

/// A workspace that was all zero when taken; see [`zeroed`].
pub struct Zeroed<T: Zero> {
    words: Buf<u64>,
    n: usize,
    element: std::marker::PhantomData<T>,
}

impl<T: Zero> Zeroed<T> {
    /// Gives the block back to the calling thread. All elements must be zero again.
    pub fn give_back(mut self) {
        debug_assert!(self.words.iter().all(|&w| w == 0), "SCRATCH-1: a workspace came back dirty");
        put_back(std::mem::take(&mut self.words), |lists| &mut lists.clean);
    }
}

impl<T: Zero> Deref for Zeroed<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: BUF-2; words cover n elements of T, for which any initialised zero-or-written bytes of T are values.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), self.n) }
    }
}

impl<T: Zero> DerefMut for Zeroed<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as in deref, with exclusive access.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), self.n) }
    }
}

/// A workspace with any content; see [`dirty`] and [`unset`]. Given back when dropped.
pub struct Dirty<T: Zero> {
    words: Buf<u64>,
    n: usize,
    is_kept: bool,
    element: std::marker::PhantomData<T>,
}

impl<T: Zero> Dirty<T> {
    /// The block, which is the caller's from here on, and may be longer than what was asked for.
    pub fn into_block(mut self) -> Buf<u64> {
        std::mem::take(&mut self.words)
    }
}

impl<T: Zero> Drop for Dirty<T> {
    fn drop(&mut self) {
        if self.is_kept {
            put_back(std::mem::take(&mut self.words), |lists| &mut lists.dirty);
        }
    }
}

impl<T: Zero> Deref for Dirty<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: BUF-2; the words are initialised. T is an integer type in every use (u8 to u64).
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().cast(), self.n) }
    }
}

impl<T: Zero> DerefMut for Dirty<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as in deref, with exclusive access.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), self.n) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One test, because it counts on nobody else calling `release_all` meanwhile.
    #[test]
    fn blocks_are_reused_and_those_of_other_threads_can_be_freed() {
        let a = zeroed::<u32>(1000).unwrap();
        let p = a.as_ptr();
        a.give_back();
        let b = zeroed::<u8>(3999).unwrap();
        assert_eq!(b.as_ptr().cast(), p);
        assert!(b.iter().all(|&x| x == 0));
        b.give_back();
        let kept = || cache::with(|l| l.dirty.iter().filter(|b| !b.is_empty()).count()).unwrap();
        for (words, are_kept) in [(SHARED / 8, 0), (SHARED / 8 - 1, 1)] {
            // SAFETY: nobody reads it.
            drop(unsafe { unset::<u64>(words) }.unwrap());
            assert_eq!(kept(), are_kept, "large ones lie elsewhere");
        }
        release();

        let meet = std::sync::Barrier::new(2);
        std::thread::scope(|s| {
            s.spawn(|| {
                drop(dirty::<u64>(5000).unwrap());
                assert!(cache::with(|l| l.dirty.iter().any(|b| b.len() >= 5000)).unwrap());
                meet.wait();
                meet.wait();
                assert!(cache::with(|l| l.dirty.iter().all(|b| b.is_empty())).unwrap());
            });
            meet.wait();
            release_all();
            meet.wait();
        });
    }

    /// What a thread did is forgotten with it, whoever has its place next.
    #[test]
    fn a_workspace_pays_after_some_work() {
        let after = |work: &[usize]| {
            let each = || work.iter().map(|units| pays(250 * BYTES_PER_WORK, *units)).collect::<Vec<_>>();
            std::thread::scope(|s| s.spawn(each).join().unwrap())
        };
        assert_eq!(after(&[100, 149, 0, 1, 0]), [false, false, false, true, true]);
        assert_eq!(after(&[249, 0]), [false, false]);
        assert_eq!(after(&[250]), [true]);
    }
}
