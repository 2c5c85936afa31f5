//! Choices between equal ways to say a call in C.
//!
//! Needs: the way of the call, a number. Gives: methods of [`Way`]. Each choice has a name, so that
//! one does not change another when a failing program is cut down; and none depends on the seed, so
//! that a program that a failure printed takes the same ways again.

use crate::harness::program::Way;
use crate::harness::rng::Rng;

impl Way {
    /// A number in `0..n` for the choice of this name.
    pub fn below(self, choice: &str, n: usize) -> usize {
        Rng::fixed(choice, self.0.into()).below(n)
    }

    pub fn one_in(self, n: usize, choice: &str) -> bool {
        self.below(choice, n) == 0
    }

    /// Another way for the k-th part of the call.
    pub fn part(self, k: usize) -> Way {
        Way(Rng::fixed("part", u64::from(self.0) << 32 | k as u64).next() as u32)
    }
}
