//! The malloc family in use: libc's, or the one a C program installs through `GxB_init`.
//!
//! Needs: nothing. Gives: [`install`], [`release_blocks`] and the raw calls of this folder.
//! Invariant HOOK-1: the family is installed before the first block is handed out and never
//! changes while blocks are alive, so a block is always freed by the family that made it.
//! HOOK-2: like malloc, the family returns null or a block aligned to 16 bytes.

use std::ffi::c_void;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicPtr, Ordering::Acquire, Ordering::Release};

use super::{blocks, fault, stats};

/// A malloc family, as C declares it.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// As `malloc`.
    pub malloc: unsafe extern "C" fn(usize) -> *mut c_void,
    /// As `calloc`; zeroed blocks.
    pub calloc: unsafe extern "C" fn(usize, usize) -> *mut c_void,
    /// As `realloc`; when absent, growth copies into a new block.
    pub realloc: Option<unsafe extern "C" fn(*mut c_void, usize) -> *mut c_void>,
    /// As `free`.
    pub free: unsafe extern "C" fn(*mut c_void),
}

static LIBC: Hooks = Hooks { malloc: libc::malloc, calloc: libc::calloc, realloc: Some(libc::realloc), free: libc::free };
static CURRENT: AtomicPtr<Hooks> = AtomicPtr::new(std::ptr::null_mut());

/// Blocks of at least this many bytes ask for huge pages (2026-11, references: huge pages give
/// 5 to 24 % on large results). Bytes.
const HUGE_BYTES: usize = 4 << 20;

/// Bytes that a processor's cache holds together.
pub const LINE: usize = 64;

/// Blocks of libc of so many bytes start with a line of the cache. malloc's do not, and then half of the vectors that a pass
/// loads and stores lie in two lines. 2026-11, five operators on tiles in the first cache: 1.5 times as long. Zeroed blocks come
/// from `calloc` as they are, and may be kept for others: only that does without writing the zeros.
///
/// Not those of some megabytes: glibc 2.36 cuts an aligned block out of a larger one of its heap and uses what it cuts off for
/// small blocks, so that, once freed, it is too short for the next one like it. 2026-11, web-NotreDame: A + B, whose indices and
/// values take 6 and 12 MB, took fresh pages for each result, 43 ms where it takes 11. Bytes.
const STARTS_WITH_LINE: RangeInclusive<usize> = 16 << 10..=1 << 20;

/// Larger blocks are mappings of their own, unless the program told malloc otherwise, and may start with a line, too. Bytes.
const LARGEST_OF_HEAP: usize = 32 << 20;

/// Where glibc's blocks begin in a mapping of their own. Bytes, and those of a page.
const IN_MAPPING: (usize, usize) = (16, 4096);

/// Installs the caller's family.
///
/// # Safety
/// The functions behave as their C namesakes, from any thread, for the rest of the process, and
/// no engine block is alive (HOOK-1, HOOK-2).
pub unsafe fn install(hooks: &'static Hooks) {
    release_blocks();
    CURRENT.store(std::ptr::from_ref(hooks).cast_mut(), Release);
}

/// Gives the blocks that are kept for reuse back to the family; false if there were none.
pub fn release_blocks() -> bool {
    let mut any = false;
    blocks::drain(|p, bytes| {
        any = true;
        // SAFETY: BLOCKS-2.
        unsafe { give_back(p, bytes) }
    });
    any
}

/// The family in use.
pub fn current() -> &'static Hooks {
    let p = CURRENT.load(Acquire);
    // SAFETY: p is null or came from a &'static in `install`.
    unsafe { p.as_ref() }.unwrap_or(&LIBC)
}

/// A new block, or null. `bytes` > 0.
pub(super) fn alloc(bytes: usize) -> *mut u8 {
    alloc_for(bytes, bytes)
}

/// A new block of which only so many bytes are taken to be written, or null: kept ones make way for these alone. `bytes` > 0.
pub(super) fn alloc_for(bytes: usize, written: usize) -> *mut u8 {
    if fault::fires() {
        return std::ptr::null_mut();
    }
    if let Some(kept) = kept(bytes, written) {
        return kept;
    }
    make_way(written);
    finish(asked_twice(|| fresh(bytes)), bytes)
}

/// A block that was kept, with room for so many bytes, of which so many are written.
fn kept(bytes: usize, written: usize) -> Option<*mut u8> {
    let (p, had, is_empty) = blocks::take(bytes)?;
    if is_empty {
        make_way(written);
    }
    narrow(p, had, bytes);
    stats::add(bytes);
    Some(p)
}

/// Whether the family is libc's.
fn is_libc(family: &Hooks) -> bool {
    std::ptr::eq(family.malloc as *const (), LIBC.malloc as *const ())
        && std::ptr::eq(family.free as *const (), LIBC.free as *const ())
}

/// Gives as many bytes of kept blocks back to the system as are about to be taken from it.
pub(super) fn make_way(bytes: usize) {
    blocks::empty(bytes, vacate);
}

/// Gives the pages of a block of which nothing is to be read any more back to the system, which gives others, all zero, to who writes
/// there. Where memory is of another kind, as a program's own family may have it, nothing is done.
fn vacate(p: *mut u8, bytes: usize) {
    #[cfg(target_os = "linux")]
    if is_libc(current()) && !cfg!(miri) {
        let page = 4096;
        let (start, end) = ((p as usize).next_multiple_of(page), (p as usize + bytes) / page * page);
        if start < end {
            // SAFETY: all bytes of these pages are the block's, of which nothing is read (BLOCKS-2).
            unsafe { libc::madvise(start as *mut c_void, end - start, libc::MADV_DONTNEED) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (p, bytes);
}

/// A block of the family in use, or null.
fn fresh(bytes: usize) -> *mut u8 {
    let family = current();
    #[cfg(unix)]
    let is_libc = is_libc(family);
    #[cfg(unix)]
    if is_libc && STARTS_WITH_LINE.contains(&bytes) {
        return with_line(bytes);
    }
    // SAFETY: HOOK-2; any size is allowed.
    let p = unsafe { (family.malloc)(bytes) }.cast::<u8>();
    #[cfg(unix)]
    if is_libc && bytes > LARGEST_OF_HEAP && p as usize % IN_MAPPING.1 == IN_MAPPING.0 {
        // SAFETY: just made, and nobody's yet.
        unsafe { (family.free)(p.cast()) };
        return with_line(bytes);
    }
    p
}

/// A block of libc that starts with a line, or null.
#[cfg(unix)]
fn with_line(bytes: usize) -> *mut u8 {
    let mut block = std::ptr::null_mut();
    // SAFETY: the alignment is a power of two and a multiple of a pointer's size; such a block is `realloc`'s and `free`'s, too.
    let failed = unsafe { libc::posix_memalign(&raw mut block, LINE, bytes) } != 0;
    if failed { std::ptr::null_mut() } else { block.cast() }
}

/// A block from `ask`; when there is none but blocks are kept, they are given back and it is asked again.
fn asked_twice(ask: impl Fn() -> *mut u8) -> *mut u8 {
    let p = ask();
    if p.is_null() && release_blocks() { ask() } else { p }
}

/// Smaller blocks are zeroed here: glibc's `calloc` passes over the blocks that a thread keeps at hand, and fills
/// its free lists with them. 2026-11: `malloc` of up to 1 KB takes 10 ns, `calloc` 30 and more. Bytes.
const ZEROED_HERE: usize = 1 << 10;

/// A new zeroed block, or null. `bytes` > 0.
pub(super) fn alloc_zeroed(bytes: usize) -> *mut u8 {
    if bytes <= ZEROED_HERE {
        let p = alloc(bytes);
        if !p.is_null() {
            // SAFETY: the block has that many bytes.
            unsafe { p.write_bytes(0, bytes) };
        }
        return p;
    }
    if fault::fires() {
        return std::ptr::null_mut();
    }
    if let Some(kept) = kept(bytes, bytes) {
        // SAFETY: BLOCKS-2: the block has that many bytes.
        unsafe { kept.write_bytes(0, bytes) };
        return kept;
    }
    make_way(bytes);
    // SAFETY: HOOK-2; any size is allowed.
    let ask = || unsafe { (current().calloc)(1, bytes) }.cast::<u8>();
    finish(asked_twice(ask), bytes)
}

fn finish(p: *mut u8, bytes: usize) -> *mut u8 {
    if !p.is_null() {
        stats::add(bytes);
        advise_huge(p, bytes, true);
    }
    p
}

/// Asks for huge pages behind a large block, or for small ones again; only a hint.
///
/// The advice ends with the block, which may lie in malloc's heap: smaller ones that come to lie there would have two megabytes for
/// each page that they touch. 2026-11, road-FLA, where the block of a vector's build was: `w = A u` of BOOL, 3.2 MB, so 1.1.
///
/// The range is rounded outwards: a block that malloc mapped by itself is then one mapping with one
/// setting. Rounded inwards its first page would be a mapping of its own, `mremap` refuses ranges of
/// several mappings, and every growth of a large block would be a copy.
fn advise_huge(p: *mut u8, bytes: usize, is_wanted: bool) {
    #[cfg(target_os = "linux")]
    if bytes >= HUGE_BYTES && !cfg!(miri) {
        let page = 4096;
        let start = p as usize / page * page;
        let end = (p as usize + bytes).next_multiple_of(page);
        let advice = if is_wanted { libc::MADV_HUGEPAGE } else { libc::MADV_NOHUGEPAGE };
        // SAFETY: every page in the range holds a byte of the block; the advice changes no content.
        unsafe { libc::madvise(start as *mut c_void, end - start, advice) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (p, bytes, is_wanted);
}

/// Only `bytes` of `had` are noted of a block from here on: the advice is for these, since it is for these that it will end.
fn narrow(p: *mut u8, had: usize, bytes: usize) {
    if had > bytes {
        advise_huge(p, had, false);
        advise_huge(p, bytes, true);
    }
}

/// Resizes a block of `old` bytes to `new` bytes, keeping the common prefix; null leaves it as it was.
///
/// # Safety
/// `p` is a live block of this module of `old` bytes; `old` and `new` > 0.
pub(super) unsafe fn realloc(p: *mut u8, old: usize, new: usize) -> *mut u8 {
    if fault::fires() {
        return std::ptr::null_mut();
    }
    let hooks = current();
    make_way(new.saturating_sub(old));
    // Of what is cut off, or of the place it moves from.
    advise_huge(p, old, false);
    let q = match hooks.realloc {
        // SAFETY: p is a live block of this family (HOOK-1).
        Some(f) => unsafe { f(p.cast(), new) }.cast::<u8>(),
        None => {
            // SAFETY: HOOK-2.
            let q = unsafe { (hooks.malloc)(new) }.cast::<u8>();
            if !q.is_null() {
                // SAFETY: both blocks hold at least min(old, new) bytes and are distinct.
                unsafe { std::ptr::copy_nonoverlapping(p, q, old.min(new)) };
                // SAFETY: p is live and not used again.
                unsafe { (hooks.free)(p.cast()) };
            }
            q
        }
    };
    if q.is_null() {
        advise_huge(p, old, true);
    } else {
        stats::sub(old);
        stats::add(new);
        advise_huge(q, new, true);
    }
    q
}

/// A block of `bytes` bytes of this family is the engine's from now on.
pub(super) fn enter(bytes: usize) {
    stats::add(bytes);
}

/// A block of `bytes` bytes is the engine's no more.
pub(super) fn leave(bytes: usize) {
    stats::sub(bytes);
}

/// Frees a block.
///
/// # Safety
/// `p` is a live block of this module of `bytes` bytes and is not used again.
pub(super) unsafe fn free(p: *mut u8, bytes: usize) {
    stats::sub(bytes);
    // SAFETY: p, and what blocks hand over (BLOCKS-2), are blocks of this family that nobody uses any more.
    unsafe {
        if !blocks::keep(p, bytes, |p, bytes| give_back(p, bytes)) {
            give_back(p, bytes);
        }
    }
}

/// Gives a block back to the family.
///
/// # Safety
/// `p` is a block of this family (HOOK-1) of at least `bytes` bytes that nobody uses any more.
unsafe fn give_back(p: *mut u8, bytes: usize) {
    advise_huge(p, bytes, false);
    // SAFETY: the caller's promise.
    unsafe { (current().free)(p.cast()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_blocks_start_with_a_line() {
        // A mapping of its own as glibc makes it: more bytes than what other tests of this process freed leaves together in one of
        // its heaps (those of threads are 64 MB), from which it serves smaller blocks first.
        let mapped = if cfg!(all(target_env = "gnu", not(miri))) { Some(256 << 20) } else { None };
        for bytes in [16 << 10, 100_007, 1 << 20].into_iter().chain(mapped) {
            let block = fresh(bytes);
            assert!(!block.is_null() && (block as usize).is_multiple_of(LINE), "{bytes}");
            // SAFETY: made just above by the family in use.
            unsafe { (current().free)(block.cast()) };
        }
    }

    #[test]
    #[cfg(all(target_os = "linux", not(miri)))]
    fn only_whole_pages_of_the_block_go() {
        let mut room = super::super::Buf::<u8>::filled(16 * 4096, 9).unwrap();
        let (start, bytes) = (4096 + 100, 5 * 4096);
        vacate(room[start..start + bytes].as_mut_ptr(), bytes);
        // Where the block's pages begin is the allocator's matter: four or five lie wholly in it, what is around them stays.
        let gone = |k: usize| (room.as_ptr() as usize + k) / 4096;
        let (first, last) = ((room.as_ptr() as usize + start).div_ceil(4096), (room.as_ptr() as usize + start + bytes) / 4096);
        assert!(last - first >= 4);
        assert!(room.iter().enumerate().all(|(k, x)| (*x == 0) == (first..last).contains(&gone(k))));
    }

    /// What the system notes of the mapping that holds this address; none where it is not mapped, or where nothing is told of that.
    #[cfg(target_os = "linux")]
    fn flags(at: usize) -> Option<String> {
        let maps = std::fs::read_to_string("/proc/self/smaps").ok()?;
        let mut is_mine = false;
        for line in maps.lines() {
            let range = line.split(' ').next().and_then(|range| range.split_once('-'));
            if let Some([Ok(start), Ok(end)]) = range.map(|(start, end)| [start, end].map(|x| usize::from_str_radix(x, 16))) {
                is_mine = (start..end).contains(&at);
            } else if let Some(flags) = line.strip_prefix("VmFlags:").filter(|_| is_mine) {
                return Some(flags.to_string());
            }
        }
        None
    }

    #[test]
    #[cfg(all(target_os = "linux", not(miri)))]
    fn the_advice_ends_with_the_block() {
        // glibc serves blocks of up to this size from its heap once one was freed.
        let first = fresh(3 * HUGE_BYTES);
        // SAFETY: made just above.
        unsafe { give_back(first, 3 * HUGE_BYTES) };
        let bytes = 2 * HUGE_BYTES - 999;
        let (block, behind) = (fresh(bytes), fresh(100));
        assert!(!block.is_null() && !behind.is_null());
        let middle = block as usize + bytes / 2;
        let before = flags(middle).unwrap_or_default();
        advise_huge(block, bytes, true);
        let with = flags(middle).unwrap_or_default();
        // Kernels without huge pages note nothing.
        assert!(with.contains(" hg") || with == before, "{with}");
        // All but a few pages, and then less than a large block.
        let last = block as usize + bytes - 1;
        narrow(block, bytes, bytes - (64 << 10));
        assert_eq!([middle, last].map(|at| flags(at).unwrap_or_default().contains(" hg")), [with.contains(" hg"), false]);
        narrow(block, bytes - (64 << 10), HUGE_BYTES - 1);
        assert!(!flags(middle).unwrap_or_default().contains(" hg"));
        advise_huge(block, bytes, true);
        // SAFETY: both were made above.
        unsafe {
            give_back(block, bytes);
            (current().free)(behind.cast());
        }
        assert!(!flags(middle).unwrap_or_default().contains(" hg"));
    }
}
