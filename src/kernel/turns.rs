//! Pieces of a result that several threads make at once, each put behind the one before it.
//!
//! Needs: the number of pieces. Gives: [`Turns`]: which piece is next, and where what was made of it begins.
//! Cost: two atomic operations a piece, and the wait until all pieces before it are known; who is waited for is at work.
//! Invariant TURN-1: who takes a piece tells what became of it, by [`Turn::put`] or, whatever happens, by dropping it: others wait for
//! that.

use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use crate::error::{Error, Result};

/// What is not known yet, and what never will be: an earlier piece failed, or found no room.
const UNKNOWN: usize = usize::MAX;
const NEVER: usize = usize::MAX - 1;

/// Where pieces begin.
pub struct Turns {
    /// Entries before each piece, and before the end.
    starts: Vec<AtomicUsize>,
    next: AtomicUsize,
    room: usize,
}

impl Turns {
    /// For so many pieces, which have room for so many entries together.
    pub fn new(pieces: usize, room: usize) -> Result<Turns> {
        let mut starts = Vec::new();
        starts.try_reserve_exact(pieces + 1).map_err(|_| Error::out_of_memory(pieces * size_of::<AtomicUsize>()))?;
        starts.push(AtomicUsize::new(0));
        starts.extend((0..pieces).map(|_| AtomicUsize::new(UNKNOWN)));
        Ok(Turns { starts, next: AtomicUsize::new(0), room })
    }

    /// The piece that nobody has taken yet.
    pub fn take(&self) -> Option<Turn<'_>> {
        let piece = self.next.fetch_add(1, Relaxed);
        (piece + 1 < self.starts.len()).then(|| Turn { of: self, piece, is_told: false })
    }

    /// Entries of all pieces, each of which was put; none if one was not.
    pub fn all(&self) -> Option<usize> {
        self.starts.last().map(|end| end.load(Acquire)).filter(|end| *end < NEVER)
    }
}

/// A piece that was taken.
pub struct Turn<'a> {
    of: &'a Turns,
    /// Its number.
    pub piece: usize,
    is_told: bool,
}

impl Turn<'_> {
    /// Where its entries begin, if that is known already.
    pub fn start(&self) -> Option<usize> {
        Some(self.of.starts[self.piece].load(Acquire)).filter(|start| *start < NEVER)
    }

    /// Where its `n` entries go; nowhere if there is no room, or no place because an earlier piece has none.
    pub fn put(&mut self, n: usize) -> Option<usize> {
        let base = known(&self.of.starts[self.piece]);
        let there = Some(base).filter(|base| *base < NEVER && self.of.room - base >= n);
        self.tell(there.map_or(NEVER, |base| base + n));
        there
    }

    fn tell(&mut self, end: usize) {
        self.is_told = true;
        self.of.starts[self.piece + 1].store(end, Release);
    }
}

impl Drop for Turn<'_> {
    /// Nothing came of it: there is no place for those behind it.
    fn drop(&mut self) {
        if !self.is_told {
            self.tell(NEVER);
        }
    }
}

/// The number once it is known.
fn known(start: &AtomicUsize) -> usize {
    /// Looks before others are let go first.
    const PATIENCE: usize = 1 << 10;
    let mut looks = 0;
    loop {
        let base = start.load(Acquire);
        if base != UNKNOWN {
            return base;
        }
        looks += 1;
        if looks < PATIENCE { std::hint::spin_loop() } else { std::thread::yield_now() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_follow_each_other_whoever_makes_them() {
        let turns = Turns::new(100, 4950).unwrap();
        std::thread::scope(|s| {
            for _ in 0..3 {
                s.spawn(|| {
                    while let Some(mut turn) = turns.take() {
                        let k = turn.piece;
                        assert_eq!(turn.put(k), Some(k * k.saturating_sub(1) / 2));
                    }
                });
            }
        });
        assert_eq!(turns.all(), Some(4950));
    }

    #[test]
    fn nothing_goes_behind_what_failed() {
        let turns = Turns::new(4, 10).unwrap();
        let next = || turns.take().unwrap();
        assert_eq!((next().put(7), next().put(4), next().put(1)), (Some(0), None, None), "room for ten");
        drop(next());
        assert!(turns.take().is_none() && turns.all().is_none());
        assert_eq!(Turns::new(0, 0).unwrap().all(), Some(0));
    }

    /// Who fails, or panics, lets the others go.
    #[test]
    fn nobody_waits_for_what_was_dropped() {
        let turns = Turns::new(2, 10).unwrap();
        let (first, mut second) = (turns.take().unwrap(), turns.take().unwrap());
        std::thread::scope(|s| {
            assert_eq!((first.start(), second.start()), (Some(0), None));
            let waits = s.spawn(|| second.put(1));
            drop(first);
            assert_eq!(waits.join().unwrap(), None);
        });
    }
}
