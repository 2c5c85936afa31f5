//! Arrays of indices between 32 and 64 bits, in bulk.
//!
//! Needs: `mem`, `par`. Gives: [`widened`], [`narrowed`], and what a pass over an array sees ([`Seen`]).
//! Cost: one pass at the speed of memory, on several threads where the array is long.

use crate::error::Result;
use crate::mem::{Buf, Zero};
use crate::par::{self, Disjoint};

/// What is seen of an array of numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The largest; 0 if there is none.
    pub most: u64,
    /// Pairs of neighbours of which the second is not larger.
    pub falls: usize,
    /// Of these, pairs of which the second is smaller.
    pub drops: usize,
}

/// A new array of `map` of each element of `from`, with room for `room` at least.
fn mapped<T: Copy + Sync, U: Zero + Copy + Send>(from: &[T], room: usize, map: impl Fn(T) -> U + Sync) -> Result<Buf<U>> {
    let mut to = Buf::<U>::with_capacity(from.len().max(room))?;
    {
        let lent = Disjoint::new(&mut to.spare()[..from.len()]);
        par::run(&par::streaming(from.len())?, |range| {
            // SAFETY: ranges do not overlap.
            let to = unsafe { lent.slice(range.clone()) };
            to.iter_mut().zip(&from[range]).for_each(|(to, &x)| {
                to.write(map(x));
            });
            Ok(())
        })?;
    }
    // SAFETY: the ranges cover all elements, which were written.
    unsafe { to.set_len(from.len()) };
    Ok(to)
}

/// The same numbers in 64 bits, with room for `room` at least.
pub fn widened(from: &[u32], room: usize) -> Result<Buf<u64>> {
    mapped(from, room, u64::from)
}

/// The same numbers in 32 bits, which the caller knows to fit.
pub fn narrowed(from: &[u64]) -> Result<Buf<u32>> {
    mapped(from, 0, |x| x as u32)
}

/// Looks at all of them.
pub fn seen(of: &[u64]) -> Result<Seen> {
    let parts = par::run(&par::streaming(of.len())?, |range| {
        let mut seen = Seen::default();
        for &x in &of[range.clone()] {
            seen.most = seen.most.max(x);
        }
        // A pair belongs to the range of its first.
        let firsts = &of[range.clone()];
        let seconds = &of[(range.start + 1).min(of.len())..(range.end + 1).min(of.len())];
        for (x, y) in firsts.iter().zip(seconds) {
            seen.falls += usize::from(y <= x);
            seen.drops += usize::from(y < x);
        }
        Ok(seen)
    })?;
    Ok(parts.into_iter().fold(Seen::default(), |all, part| Seen {
        most: all.most.max(part.most),
        falls: all.falls + part.falls,
        drops: all.drops + part.drops,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_what_a_loop_sees() {
        par::set_threads(3);
        for n in [0usize, 1, 2, 7, 100_000, 300_001] {
            let list: Vec<u64> = (0..n as u64).map(|k| k * 7919 % 1009 + k / 3).collect();
            let pairs = |is: fn(u64, u64) -> bool| list.windows(2).filter(|w| is(w[0], w[1])).count();
            let seen = seen(&list).unwrap();
            assert_eq!(seen.most, list.iter().copied().max().unwrap_or(0));
            assert_eq!((seen.falls, seen.drops), (pairs(|x, y| y <= x), pairs(|x, y| y < x)));
            let narrow = narrowed(&list).unwrap();
            assert!(narrow.iter().map(|&x| u64::from(x)).eq(list.iter().copied()));
            let wide = widened(&narrow, n + 5).unwrap();
            assert!(wide[..] == list[..] && wide.capacity() >= n + 5);
        }
    }
}
