//! A small seeded random generator (SplitMix64), so that a failure is one number away.
//!
//! Needs: nothing. Gives: [`Rng`], [`seed`].

use std::sync::OnceLock;

/// What all random tests start from: `GRAPHBLAS_SEED`, or 0.
pub fn seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| std::env::var("GRAPHBLAS_SEED").map_or(0, |s| s.parse().expect("GRAPHBLAS_SEED is a number")))
}

#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator for case number `case` of the family `name`.
    pub fn for_case(name: &str, case: u64) -> Rng {
        let Rng(fixed) = Rng::fixed(name, case);
        Rng(seed().wrapping_mul(0xd134_2543_de82_ef95) ^ fixed)
    }

    /// As [`Rng::for_case`], whatever the seed is.
    pub fn fixed(name: &str, case: u64) -> Rng {
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        Rng(hash ^ case.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    /// A number in `low..=high`.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as usize) as i64
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for k in (1..list.len()).rev() {
            list.swap(k, self.below(k + 1));
        }
    }
}
