//! Arrays of indices between 32 and 64 bits, in bulk.
//!
//! Needs: `mem`, `par`. Gives: [`widen`], [`widened`], [`narrowed`], and what a pass over an array sees ([`Seen`]).
//! Cost: one pass at the speed of memory, on several threads where the array is long.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::masked::by_cpu;
use crate::error::Result;
use crate::mem::{Buf, LINE, Zero};
use crate::par::{self, Disjoint, Parts};

/// What is seen of an array of numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The largest; 0 if there is none.
    pub most: u64,
    /// Pairs of neighbours of which the second is not larger.
    pub falls: usize,
    /// Of these, pairs of which the second is smaller.
    pub drops: usize,
    /// Of the pairs that fall, those whose second is the first of a vector.
    pub falls_between: usize,
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

/// The same numbers in 64 bits, as many as there are of both.
pub fn widen(from: &[u32], to: &mut [u64]) {
    by_cpu!(
        fn widen(from: &[u32], to: &mut [u64]) {
            // A store over two lines of the cache takes twice as long.
            let before = to.as_ptr().align_offset(LINE).min(to.len()).min(from.len());
            let ((to_first, to), (first, from)) = (to.split_at_mut(before), from.split_at(before));
            to_first.iter_mut().zip(first).for_each(|(to, x)| *to = u64::from(*x));
            to.iter_mut().zip(from).for_each(|(to, x)| *to = u64::from(*x));
        }
    )
}

/// The same numbers in 64 bits, with room for `room` at least.
pub fn widened(from: &[u32], room: usize) -> Result<Buf<u64>> {
    mapped(from, room, u64::from)
}

impl Seen {
    fn and(self, other: Seen) -> Seen {
        Seen {
            most: self.most.max(other.most),
            falls: self.falls + other.falls,
            drops: self.drops + other.drops,
            falls_between: self.falls_between + other.falls_between,
        }
    }
}

/// The same numbers in 32 bits, which the caller knows to fit.
pub fn narrowed(from: &[u64]) -> Result<Buf<u32>> {
    mapped(from, 0, |x| x as u32)
}

/// Looks at all of them; vectors start at `starts`, where they do not fall.
pub fn seen(of: &[u64], starts: &[u64]) -> Result<Seen> {
    all(par::run(&par::streaming(of.len())?, |range| {
        Ok(tiles(range).fold(Seen::default(), |seen, tile| seen.and(look(of, starts, tile, &mut []))))
    })?)
}

/// The same numbers in 32 bits, and what is seen of them, as [`seen`]: where `most` does not fit, the numbers are of no use.
pub fn narrowed_and_seen(from: &[u64], starts: &[u64]) -> Result<(Buf<u32>, Seen)> {
    let mut to = Buf::<u32>::with_capacity(from.len())?;
    let parts = {
        let lent = Disjoint::new(&mut to.spare()[..from.len()]);
        par::run(&par::streaming(from.len())?, |range| {
            Ok(tiles(range).fold(Seen::default(), |seen, tile| {
                // SAFETY: ranges do not overlap.
                seen.and(look(from, starts, tile.clone(), unsafe { lent.slice(tile) }))
            }))
        })?
    };
    // SAFETY: the ranges cover all elements, which were written.
    unsafe { to.set_len(from.len()) };
    Ok((to, all(parts)?))
}

fn all(parts: Parts<Seen>) -> Result<Seen> {
    Ok(parts.into_iter().fold(Seen::default(), Seen::and))
}

/// Numbers that are looked at together: they are near when those that vectors start with are looked at again. 2026-11, lists of
/// 7.6 million indices in 262,144 vectors: packed in 12.8 ms one after the other, in 4.4 so.
const TILE: usize = 2048;

fn tiles(range: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let end = range.end;
    range.step_by(TILE).map(move |start| start..end.min(start + TILE))
}

/// What is seen of a tile, and its numbers in 32 bits, if there is room for them. A pair belongs to the tile of its first, but for
/// `falls_between`, where it belongs to that of its second.
fn look(of: &[u64], starts: &[u64], tile: Range<usize>, to: &mut [MaybeUninit<u32>]) -> Seen {
    let (firsts, seconds) = (&of[tile.clone()], &of[(tile.start + 1).min(of.len())..(tile.end + 1).min(of.len())]);
    let (most, falls, drops) = if to.is_empty() { pairs(firsts, seconds) } else { narrow(firsts, seconds, to) };
    Seen { most, falls: falls as usize, drops: drops as usize, falls_between: falls_between(of, starts, tile) }
}

/// How many of the numbers of a tile that vectors start with are not larger than the number before.
fn falls_between(of: &[u64], starts: &[u64], tile: Range<usize>) -> usize {
    let (from, until) = (starts.partition_point(|&s| s < tile.start as u64), starts.partition_point(|&s| s < tile.end as u64));
    let here = &starts[from..until];
    // All of them, one after the other: vectors of one entry, as permutations and parents have them.
    if here.len() == tile.len() && (tile.start as u64..).zip(here).fold(true, |is, (k, &s)| is & (s == k)) {
        let first = tile.start.max(1);
        return pairs(&of[first - 1..tile.end - 1], &of[first..tile.end]).1 as usize;
    }
    // Of vectors that start at one place the first one tells: the others before the last have no entries.
    let falls = (from.max(1)..until.max(1)).map(|k| {
        // Starts that fall lead anywhere.
        let at = (starts[k] as usize).min(of.len() - 1);
        // Without a branch: half of the vectors fall, and which cannot be foreseen.
        usize::from((starts[k - 1] < starts[k]) & (of[at.saturating_sub(1)] >= of[at]))
    });
    falls.sum()
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

/// As [`pairs`], which are one less than firsts at the end of all numbers; the firsts are narrowed to `to`, too.
fn narrow(firsts: &[u64], seconds: &[u64], to: &mut [MaybeUninit<u32>]) -> (u64, u64, u64) {
    by_cpu!(
        fn narrow(firsts: &[u64], seconds: &[u64], to: &mut [MaybeUninit<u32>]) -> (u64, u64, u64) {
            let (mut most, mut falls, mut drops) = (0, 0, 0);
            for ((&x, &y), to) in firsts.iter().zip(seconds).zip(to.iter_mut()) {
                to.write(x as u32);
                most = if x > most { x } else { most };
                falls += u64::from(y <= x);
                drops += u64::from(y < x);
            }
            if let Some(&x) = firsts.get(seconds.len())
                && let Some(to) = to.get_mut(seconds.len())
            {
                to.write(x as u32);
                most = most.max(x);
            }
            (most, falls, drops)
        }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_widened_wherever_they_go() {
        let from: Vec<u32> = (0..100).map(|k| u32::MAX - k * 7919).collect();
        for (start, n) in (0..9).flat_map(|start| [0, 1, 5, 8, 33, 100].map(|n| (start, n))) {
            let mut to = [7; 120];
            widen(&from[..n], &mut to[start..start + n]);
            assert!(to[start..start + n].iter().zip(&from).all(|(to, x)| *to == u64::from(*x)));
            assert!(to[..start].iter().chain(&to[start + n..]).all(|x| *x == 7));
        }
    }

    #[test]
    fn what_is_seen_is_what_a_loop_sees() {
        par::set_threads(3);
        for n in [0usize, 1, 2, 7, 100_000, 300_001] {
            let list: Vec<u64> = (0..n as u64).map(|k| k * 7919 % 1009 + k / 3).collect();
            let pairs = |is: fn(u64, u64) -> bool| list.windows(2).filter(|w| is(w[0], w[1])).count();
            // Some vectors without entries, first, last and between others.
            let starts: Vec<u64> =
                (0..=n as u64).flat_map(|k| vec![k; [0, 1, 0, 0, 2, 1, 0, 1][(k * k % 57 % 8) as usize]]).collect();
            let starts: Vec<u64> = [0, 0].into_iter().chain(starts).chain([n as u64; 2]).collect();
            let seen = seen(&list, &starts).unwrap();
            let firsts: std::collections::BTreeSet<u64> = starts.iter().copied().filter(|&s| s > 0 && s < n as u64).collect();
            assert_eq!(super::seen(&list, &(0..=n as u64).collect::<Vec<_>>()).unwrap().falls_between, seen.falls, "one each");
            assert_eq!(seen.falls_between, firsts.iter().filter(|&&s| list[s as usize] <= list[s as usize - 1]).count());
            assert_eq!(seen.most, list.iter().copied().max().unwrap_or(0));
            assert_eq!((seen.falls, seen.drops), (pairs(|x, y| y <= x), pairs(|x, y| y < x)));
            let narrow = narrowed(&list).unwrap();
            assert!(narrow.iter().map(|&x| u64::from(x)).eq(list.iter().copied()));
            let (again, looked) = narrowed_and_seen(&list, &starts).unwrap();
            assert!(again[..] == narrow[..] && looked == seen);
            let wide = widened(&narrow, n + 5).unwrap();
            assert!(wide[..] == list[..] && wide.capacity() >= n + 5);
        }
    }
}
