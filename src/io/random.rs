//! Random numbers: splitmix64 to seed and to hash, xoshiro256** for streams.
//!
//! Needs: nothing. Gives: [`mix`], [`Xoshiro`]. Cost: a few nanoseconds per number.
//! Source: the public-domain definitions by S. Vigna and D. Blackman (prng.di.unimi.it).

/// The splitmix64 output function: a bijection of 64 bits that scatters well.
pub(super) fn mix(x: u64) -> u64 {
    let z = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A xoshiro256** generator.
pub(super) struct Xoshiro([u64; 4]);

impl Xoshiro {
    /// The stream with number `stream` of a seed.
    pub fn new(seed: u64, stream: u64) -> Self {
        let start = mix(seed) ^ mix(!stream);
        Xoshiro([1, 2, 3, 4].map(|k: u64| mix(start.wrapping_add(k.wrapping_mul(0x9e37_79b9_7f4a_7c15)))))
    }

    pub fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let (c1, d1) = (c ^ a, d ^ b);
        self.0 = [a ^ d1, b ^ c1, c1 ^ (b << 17), d1.rotate_left(45)];
        b.wrapping_mul(5).rotate_left(7).wrapping_mul(9)
    }

    /// A number from 0 to `n - 1`, all equally likely (Lemire's multiplication, with rejection). `n` > 0.
    pub fn below(&mut self, n: u64) -> u64 {
        let reject = n.wrapping_neg() % n;
        loop {
            let wide = u128::from(self.next()) * u128::from(n);
            if wide as u64 >= reject {
                return (wide >> 64) as u64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected values: the reference programs' first outputs for seed 0 and state 1, 2, 3, 4.
    #[test]
    fn first_numbers_are_the_published_ones() {
        assert_eq!(mix(0), 0xe220_a839_7b1d_cdaf);
        let mut rng = Xoshiro([1, 2, 3, 4]);
        assert_eq!([rng.next(), rng.next(), rng.next(), rng.next()], [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240]);
    }
}
