//! Large blocks that were freed, kept for the next request of about their size.
//!
//! Needs: nothing. Gives: [`take`], [`keep`], [`drain`]. Cost: one atomic exchange and a walk over
//! [`KEPT`] places; a page fault costs a microsecond for 4 KB, more than any arithmetic on it, and
//! results of one loop's rounds have the same sizes (references/fusion-experiments.md).
//! Memory: at most what the engine holds besides, within [`LEAST_ROOM`] and [`MOST_ROOM`]. A block for which there
//! is no room takes that of those kept longest: what a build left behind must not shut out the results of a loop.
//! Before a block for which none serves is taken from the system (not by a bound, `Buf::with_bound`), the pages of as many bytes of kept ones go back to it ([`empty`]): idle
//! blocks are not to add to the peak of what is used. In all only so many bytes as ever lay idle at once, some times over
//! ([`TIMES`]): a loop whose rounds miss their blocks is not to wait for pages for ever.
//! Invariant BLOCKS-1: only who turned `busy` from false to true touches `places`. Nobody waits for
//! it for long: who finds it busy goes to malloc, and so does a child that was forked while it was busy.
//! BLOCKS-2: a kept block belongs to the family in use and has at least the bytes noted.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Acquire, Ordering::Relaxed, Ordering::Release};

use super::stats;

/// Blocks kept.
const KEPT: usize = 32;
/// Smaller blocks are malloc's matter, which keeps them itself; larger ones lie at the end of its heap, which it gives
/// back to the system and asks for again (2026-11: breadth-first search on Kronecker 14, vectors of 64 KB: a quarter of
/// the time was page faults). Bytes.
const SMALLEST: usize = 16 << 10;
/// Larger blocks go back to the system. 2026-11, A+B of road-FLA by two threads, whose values take 43 MB: 33 ms, 20 where they are kept.
/// Bytes.
const LARGEST: usize = 64 << 20;
/// Bytes that may always be kept. 2026-11, bench-peer: indices and values of road-NY's A*A take 27 MB; with
/// half of it malloc gave new pages for every product.
const LEAST_ROOM: usize = 32 << 20;
/// Bytes that are never exceeded.
const MOST_ROOM: usize = 64 << 20;
/// The pages of smaller blocks stay: a loop has many of them. Bytes.
const LEAST_EMPTIED: usize = 64 << 10;
/// Bytes whose pages go back, for each that lay idle. 2026-12, betweenness on soc-Epinions1 by two threads, a first run: 14.6 MB of memory
/// without, 14.3 with twice, 12.2 with three times (SuiteSparse 12.4); on web-NotreDame 37.1, 32.4, 32.3 (31.0).
const TIMES: usize = 3;

#[derive(Clone, Copy)]
struct Block {
    start: *mut u8,
    bytes: usize,
    /// Its pages went back to the system; it is there for its addresses.
    is_empty: bool,
}

impl Block {
    /// Bytes that it takes.
    fn pages(&self) -> usize {
        if self.is_empty { 0 } else { self.bytes }
    }
}

/// Bytes that kept blocks take.
fn held(places: &[Block; KEPT]) -> usize {
    places.iter().map(Block::pages).sum()
}

const NONE: Block = Block { start: std::ptr::null_mut(), bytes: 0, is_empty: false };

struct Blocks {
    busy: AtomicBool,
    /// Those kept longest first, then places without a block.
    places: UnsafeCell<[Block; KEPT]>,
}

// SAFETY: BLOCKS-1; the blocks themselves belong to nobody while they are kept.
unsafe impl Sync for Blocks {}

/// Bytes of kept blocks whose pages may go back to the system, [`TIMES`] what was kept at most, without what went back. Only changed at
/// the places (BLOCKS-1).
static TO_EMPTY: AtomicUsize = AtomicUsize::new(0);
/// Bytes that were kept at most, with their pages. As above.
static MOST_KEPT: AtomicUsize = AtomicUsize::new(0);

static BLOCKS: Blocks = Blocks { busy: AtomicBool::new(false), places: UnsafeCell::new([NONE; KEPT]) };

/// `f` on the places, unless somebody else stays at them, as who was forked away does.
fn with<R>(f: impl FnOnce(&mut [Block; KEPT]) -> R) -> Option<R> {
    /// A walk over the places takes about ten of them: two threads that take and give back at once find each other there.
    const TRIES: usize = 64;
    let is_busy = |_| {
        let is_busy = BLOCKS.busy.load(Relaxed) || BLOCKS.busy.swap(true, Acquire);
        if is_busy {
            std::hint::spin_loop();
        }
        is_busy
    };
    if (0..TRIES).all(is_busy) {
        return None;
    }
    // SAFETY: BLOCKS-1.
    let result = f(unsafe { &mut *BLOCKS.places.get() });
    BLOCKS.busy.store(false, Release);
    Some(result)
}

/// A kept block of at least `bytes` bytes and at most a quarter more, how many are noted of it, and whether its pages are gone; one with
/// pages, if there is one; of several as long the one that was kept last, which is most likely in a cache.
pub(super) fn take(bytes: usize) -> Option<(*mut u8, usize, bool)> {
    if !(SMALLEST..=LARGEST).contains(&bytes) {
        return None;
    }
    with(|places| {
        let best = fitting(places, bytes)?;
        let Block { start, bytes, is_empty } = std::mem::replace(&mut places[best], NONE);
        places[best..].rotate_left(1);
        Some((start, bytes, is_empty))
    })
    .flatten()
}

/// The place of the block that serves for so many bytes.
fn fitting(places: &[Block; KEPT], bytes: usize) -> Option<usize> {
    let fits = |b: &Block| b.bytes >= bytes && b.bytes <= bytes + bytes / 4;
    places.iter().enumerate().filter(|(_, b)| fits(b)).rev().min_by_key(|(_, b)| (b.is_empty, b.bytes)).map(|(best, _)| best)
}

/// Keeps a block; false when the caller must free it. Hands what has to make way for it to `free`.
///
/// # Safety
/// `start` is a block of the family in use with at least `bytes` bytes, which nobody uses (BLOCKS-2).
pub(super) unsafe fn keep(start: *mut u8, bytes: usize, mut free: impl FnMut(*mut u8, usize)) -> bool {
    if !(SMALLEST..=LARGEST).contains(&bytes) {
        return false;
    }
    let room = stats::in_use().clamp(LEAST_ROOM, MOST_ROOM);
    let mut out = [NONE; KEPT];
    let kept = with(|places| {
        let is_kept = insert(places, Block { start, bytes, is_empty: false }, room, &mut out);
        let more = held(places).saturating_sub(MOST_KEPT.load(Relaxed));
        if more > 0 {
            MOST_KEPT.fetch_add(more, Relaxed);
            TO_EMPTY.fetch_add(TIMES * more, Relaxed);
        }
        is_kept
    });
    out.iter().filter(|b| b.bytes > 0).for_each(|b| free(b.start, b.bytes));
    kept.unwrap_or(false)
}

/// Puts a block behind the others; those kept longest leave for `out` until all take no more than `room` together. False, and nothing
/// leaves, if the block alone takes more.
fn insert(places: &mut [Block; KEPT], block: Block, room: usize, out: &mut [Block; KEPT]) -> bool {
    if block.bytes > room {
        return false;
    }
    let mut held = held(places);
    for gone in out {
        if places[KEPT - 1].bytes == 0 && held + block.bytes <= room {
            break;
        }
        held -= places[0].pages();
        *gone = std::mem::replace(&mut places[0], NONE);
        places.rotate_left(1);
    }
    let free = places.iter().position(|b| b.bytes == 0).unwrap_or(KEPT - 1);
    places[free] = block;
    true
}

/// Hands kept blocks to `vacate`, which gives their pages back, those kept longest first, until they had `bytes` bytes: so many are
/// about to be taken from the system.
pub(super) fn empty(bytes: usize, vacate: impl FnMut(*mut u8, usize)) {
    if bytes < LEAST_EMPTIED {
        return;
    }
    let most = bytes.min(TO_EMPTY.load(Relaxed));
    if most >= LEAST_EMPTIED {
        with(|places| {
            let done = empty_of(places, most, vacate);
            TO_EMPTY.store(TO_EMPTY.load(Relaxed).saturating_sub(done), Relaxed);
        });
    }
}

/// How many bytes it were.
fn empty_of(places: &mut [Block; KEPT], most: usize, mut vacate: impl FnMut(*mut u8, usize)) -> usize {
    let mut done = 0;
    for block in places.iter_mut().filter(|b| b.bytes >= LEAST_EMPTIED && !b.is_empty) {
        if done >= most {
            break;
        }
        vacate(block.start, block.bytes);
        block.is_empty = true;
        done += block.bytes;
    }
    done
}

/// Hands every kept block to `free`.
pub(super) fn drain(mut free: impl FnMut(*mut u8, usize)) {
    let blocks = with(|places| std::mem::replace(places, [NONE; KEPT])).unwrap_or([NONE; KEPT]);
    blocks.iter().filter(|b| b.bytes > 0).for_each(|b| free(b.start, b.bytes));
}

#[cfg(test)]
mod tests {
    use super::super::Buf;
    use super::*;

    /// One test, because the places belong to the process. Sizes that no other test uses.
    #[test]
    fn a_block_comes_back_for_its_size() {
        let n = SMALLEST + 4096 * 7 + 16;
        let mut a = Buf::<u8>::filled(n, 9).unwrap();
        let start = a.as_ptr();
        a.clear();
        drop(a);
        let b = Buf::<u8>::zeroed(n - 100).unwrap();
        if b.as_ptr() == start {
            assert!(b.iter().all(|&x| x == 0), "a zeroed block is zero whatever was in it");
        }
        let c = Buf::<u8>::zeroed(n * 2).unwrap();
        assert!(!std::ptr::eq(c.as_ptr(), start), "a block in use does not serve");
        drop(b);
        super::super::hooks::release_blocks();
        with(|places| assert!(places.iter().all(|p| p.start.cast_const() != start)));
    }

    #[test]
    fn the_shortest_that_fits_serves_and_the_latest_of_these() {
        let mut places = [NONE; KEPT];
        let lengths = [100, 120, 101, 99, 101, 126];
        places.iter_mut().zip(lengths).for_each(|(place, bytes)| place.bytes = bytes);
        assert_eq!(
            [100, 101, 102, 121, 127, 79].map(|bytes| fitting(&places, bytes)),
            [Some(0), Some(4), Some(1), Some(5), None, None]
        );
    }

    #[test]
    fn the_oldest_lose_their_pages_first_and_serve_last() {
        let (mut vacated, large) = (Vec::new(), LEAST_EMPTIED);
        let lengths = [large, large - 1, large + 1, large + 2];
        let mut places = [NONE; KEPT];
        places.iter_mut().zip(lengths).for_each(|(place, bytes)| place.bytes = bytes);
        let mut ask = |places: &mut [Block; KEPT], bytes| empty_of(places, bytes, |_, bytes| vacated.push(bytes));
        ask(&mut places, large + 1);
        assert_eq!(fitting(&places, large), Some(3), "the one with pages, though it is longer");
        ask(&mut places, large);
        ask(&mut places, large);
        assert_eq!(fitting(&places, large), Some(0));
        assert_eq!(vacated, [large, large + 1, large + 2], "no more than what is asked for, none twice, and no small ones");
    }

    /// What goes back to the system is there again when the block serves, and is as it should be.
    #[test]
    fn a_block_without_pages_serves() {
        let n = 5 * LEAST_EMPTIED + 4096 * 3 + 48;
        let filled = Buf::<u8>::filled(n, 9).unwrap();
        drop(filled);
        super::super::hooks::make_way(MOST_ROOM);
        let zeroed = Buf::<u8>::zeroed(n).unwrap();
        assert!(zeroed.iter().all(|x| *x == 0));
        drop(zeroed);
        super::super::hooks::make_way(MOST_ROOM);
        let filled = Buf::<u8>::filled(n, 7).unwrap();
        assert!(filled.iter().all(|x| *x == 7));
    }

    #[test]
    fn the_oldest_make_way() {
        let block = |k: usize| Block { start: std::ptr::without_provenance_mut(k), bytes: k, is_empty: false };
        let names = |blocks: &[Block]| blocks.iter().map(|b| b.bytes).filter(|&b| b > 0).collect::<Vec<_>>();
        let (mut places, mut out) = ([NONE; KEPT], [NONE; KEPT]);
        assert!((1..=KEPT).all(|k| insert(&mut places, block(k), 1000, &mut out)));
        assert!(!insert(&mut places, block(1001), 1000, &mut out), "larger than the room");
        assert_eq!((names(&places), names(&out)), ((1..=KEPT).collect(), vec![]));
        assert!(insert(&mut places, block(KEPT + 4), 1000, &mut out));
        assert_eq!((names(&places).len(), names(&out)), (KEPT, vec![1]));
        // Room for two of those there are and 100 bytes more.
        assert!(insert(&mut places, block(100), KEPT + KEPT + 4 + 100, &mut out));
        assert_eq!(names(&places), [KEPT, KEPT + 4, 100]);
        assert_eq!(names(&out), (2..KEPT).collect::<Vec<_>>());
    }
}
