//! A loop over items, and a sort, on all threads: `f(item)` for every item; `list` in ascending order.
//!
//! Needs: `par`. Gives: [`each`], [`chunks`], [`sort`]. The results are the same for any number of threads.
//! Cost: `each` wakes the pool when there are several items; `sort` one pass over the list for each
//! doubling of the threads, then a sequential sort a thread.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use crate::error::{Error, Result};
use crate::par;

/// Calls `f` on every item. Items that are few and large spread well.
pub(super) fn each<T: Send>(items: &mut [T], f: impl Fn(&mut T) + Sync) -> Result<()> {
    let mut places: Vec<Range<usize>> = vec_of(items.len())?;
    let mut slots = vec_of(items.len())?;
    for (k, item) in items.iter_mut().enumerate() {
        places.push(k..k + 1);
        slots.push(Mutex::new(item));
    }
    // A slot is locked once, by the thread that has its range: the lock is never contended.
    let one = |place: Range<usize>| {
        slots[place].iter().for_each(|slot| f(&mut slot.lock().unwrap_or_else(PoisonError::into_inner)));
        Ok(())
    };
    par::run(&places, one).map(drop)
}

/// The list in pieces of `len` items, the last one perhaps shorter.
pub(super) fn chunks<T>(list: &mut [T], len: usize) -> Result<Vec<&mut [T]>> {
    let mut out = vec_of(list.len().div_ceil(len))?;
    out.extend(list.chunks_mut(len));
    Ok(out)
}

/// Sorts a list: halves it at its median until every thread has a part, then sorts the parts.
pub(super) fn sort<K: Ord + Send>(list: &mut [K]) -> Result<()> {
    let wanted = if list.len() < par::WAKE_WORK { 1 } else { par::threads().next_power_of_two() };
    let mut parts = vec_of(1)?;
    parts.push(list);
    while parts.len() < wanted {
        // Everything left of the median is at most the median, everything right of it at least that.
        each(&mut parts, |part| {
            if !part.is_empty() {
                part.select_nth_unstable(part.len() / 2);
            }
        })?;
        let mut halves = vec_of(2 * parts.len())?;
        for part in parts {
            let (low, high) = part.split_at_mut(part.len() / 2);
            halves.extend([low, high]);
        }
        parts = halves;
    }
    each(&mut parts, |part| part.sort_unstable())
}

/// A list with room for `n` items.
pub(super) fn vec_of<T>(n: usize) -> Result<Vec<T>> {
    let mut v = Vec::new();
    v.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n.saturating_mul(size_of::<T>())))?;
    Ok(v)
}

#[cfg(test)]
mod tests {
    use super::super::random::Xoshiro;
    use super::*;

    /// Expected: the standard library's sort.
    #[test]
    fn sorts_as_the_standard_library_does() {
        let mut rng = Xoshiro::new(1, 0);
        for (len, range) in [(0, 1), (1, 1), (2, 5), (par::WAKE_WORK + 3, 7), (3 * par::WAKE_WORK, u64::MAX)] {
            let mut list: Vec<u64> = (0..len).map(|_| rng.below(range)).collect();
            let mut expected = list.clone();
            expected.sort_unstable();
            sort(&mut list).unwrap();
            assert!(list == expected, "{len} numbers below {range}");
        }
    }
}
