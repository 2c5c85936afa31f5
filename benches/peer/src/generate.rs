//! Seeded random numbers, Kronecker (RMAT) and uniform edge lists.
//! Needs:   nothing.
//! Gives:   the same edges on every machine; loops and duplicates still in them.
//! Cost:    O(scale) random numbers per Kronecker edge, two per uniform edge.

/// SplitMix64's output function: a bijection of 64-bit words that looks random.
pub fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// A SplitMix64 sequence.
pub struct Rng(u64);

impl Rng {
    /// The sequence of `seed`.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let out = mix(self.0);
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        out
    }

    /// A number below `n` (n > 0), by the high half of a product.
    pub fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(n)) >> 64) as u64
    }

    /// Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

/// RMAT with quadrant probabilities .57, .19, .19, .05 and shuffled vertex names; 2^scale vertices.
pub fn kronecker(scale: u32, edge_factor: u64) -> Vec<(u32, u32)> {
    let mut rng = Rng::new(2026);
    let mut names: Vec<u32> = (0..1u32 << scale).collect();
    rng.shuffle(&mut names);
    (0..edge_factor << scale)
        .map(|_| {
            let (mut i, mut j) = (0usize, 0usize);
            for _ in 0..scale {
                // One draw of 0..100 picks the quadrant of this level.
                let (down, right) = match rng.below(100) {
                    0..57 => (0, 0),
                    57..76 => (0, 1),
                    76..95 => (1, 0),
                    _ => (1, 1),
                };
                (i, j) = (i << 1 | down, j << 1 | right);
            }
            (names[i], names[j])
        })
        .collect()
}

/// `count` edges between uniformly drawn vertices.
pub fn uniform(n: u32, count: u64) -> Vec<(u32, u32)> {
    let mut rng = Rng::new(4711);
    (0..count).map(|_| (rng.below(u64::from(n)) as u32, rng.below(u64::from(n)) as u32)).collect()
}
