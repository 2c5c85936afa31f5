//! Arrays of indices between 32 and 64 bits, in bulk.
//!
//! Needs: `mem`, `par`. Gives: [`widened`], [`narrowed`], and what a pass over an array sees ([`Seen`]).
//! Cost: one pass at the speed of memory, on several threads where the array is long.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::masked::by_cpu;
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

impl Seen {
    fn and(self, other: Seen) -> Seen {
        Seen { most: self.most.max(other.most), falls: self.falls + other.falls, drops: self.drops + other.drops }
    }
}

/// The same numbers in 32 bits, which the caller knows to fit.
pub fn narrowed(from: &[u64]) -> Result<Buf<u32>> {
    mapped(from, 0, |x| x as u32)
}

/// Looks at all of them.
pub fn seen(of: &[u64]) -> Result<Seen> {
    all(par::run(&par::streaming(of.len())?, |range| Ok(look(of, range)))?)
}

/// The same numbers in 32 bits, and what is seen of them: where `most` does not fit, of no use.
pub fn narrowed_and_seen(from: &[u64]) -> Result<(Buf<u32>, Seen)> {
    let mut to = Buf::<u32>::with_capacity(from.len())?;
    let parts = {
        let lent = Disjoint::new(&mut to.spare()[..from.len()]);
        par::run(&par::streaming(from.len())?, |range| {
            let mut seen = Seen::default();
            for start in range.clone().step_by(TILE) {
                let tile = start..range.end.min(start + TILE);
                seen = seen.and(look(from, tile.clone()));
                // SAFETY: ranges do not overlap.
                narrow(&from[tile.clone()], unsafe { lent.slice(tile) });
            }
            Ok(seen)
        })?
    };
    // SAFETY: the ranges cover all elements, which were written.
    unsafe { to.set_len(from.len()) };
    Ok((to, all(parts)?))
}

fn all(parts: Vec<Seen>) -> Result<Seen> {
    Ok(parts.into_iter().fold(Seen::default(), Seen::and))
}

/// Numbers that are looked at, and then narrowed while they are near.
const TILE: usize = 2048;

fn narrow(from: &[u64], to: &mut [MaybeUninit<u32>]) {
    by_cpu!(
        fn narrow(from: &[u64], to: &mut [MaybeUninit<u32>]) {
            to.iter_mut().zip(from).for_each(|(to, &x)| {
                to.write(x as u32);
            });
        }
    )
}

/// What is seen of a range; a pair belongs to the range of its first.
fn look(of: &[u64], range: Range<usize>) -> Seen {
    let seconds = &of[(range.start + 1).min(of.len())..(range.end + 1).min(of.len())];
    let (most, falls, drops) = pairs(&of[range], seconds);
    Seen { most, falls: falls as usize, drops: drops as usize }
}

/// The largest first, and how many seconds are not larger, and smaller, than theirs.
fn pairs(firsts: &[u64], seconds: &[u64]) -> (u64, u64, u64) {
    by_cpu!(
        fn pairs(firsts: &[u64], seconds: &[u64]) -> (u64, u64, u64) {
            let most = firsts.iter().fold(0, |most, &x| if x > most { x } else { most });
            let (mut falls, mut drops) = (0, 0);
            for (&x, &y) in firsts.iter().zip(seconds) {
                falls += u64::from(y <= x);
                drops += u64::from(y < x);
            }
            (most, falls, drops)
        }
    )
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
            let (again, looked) = narrowed_and_seen(&list).unwrap();
            assert!(again[..] == narrow[..] && looked == seen);
            let wide = widened(&narrow, n + 5).unwrap();
            assert!(wide[..] == list[..] && wide.capacity() >= n + 5);
        }
    }
}
