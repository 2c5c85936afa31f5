//! Numbers that look random and depend on a seed only: scores for algorithms that need each vertex to draw one.
//!
//! Needs: nothing. Gives: [`scores`]: different numbers for different vertices, so that there are no ties.
//! Cost: three multiplications a number.
//! Source: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014 (splitmix64).

use graphblas::{Result, Vector};

/// The output function of splitmix64, a bijection of the 64-bit numbers.
pub(crate) fn mix(x: u64) -> u64 {
    let z = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A score for each of the given positions of a vector of n, different ones because `mix` is a bijection.
pub(crate) fn scores(n: u64, idx: &[u64], key: u64) -> Result<Vector<u64>> {
    let key = mix(key);
    let vals: Vec<u64> = idx.iter().map(|&v| mix(v ^ key)).collect();
    Vector::from_tuples(n, idx, &vals, None)
}
