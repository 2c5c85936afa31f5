//! Keys of products, sorted by column: a column in the upper half of a word, the product's number in the lower one.
//!
//! Needs: keys whose numbers rise, so that those of one column stay in their order whether digits or whole keys are compared.
//! Gives: [`sorted`]. Cost: 3 to 4 ns a key; scratch of as many keys and of [`PLACES`].

/// Digits are of so many bits at most: three of them hold any column.
const DIGIT: u32 = 11;

/// Most digits of a column.
const DIGITS: usize = 3;

/// Length of the scratch for digits.
pub(super) const PLACES: usize = DIGITS << DIGIT;

/// Keys up to which comparing them is faster. 2026-11, random columns of 16 to 20 bits: 50 keys 3.4 ns each, by digits 5 to 6; 200
/// keys 4.7 and 3.4 to 4.
const COMPARED: usize = if cfg!(test) { 8 } else { 96 };

/// The keys in order, in one of the two blocks, which are of one length; `places` is scratch of [`PLACES`].
pub(super) fn sorted<'k>(keys: &'k mut [u64], spare: &'k mut [u64], places: &mut [u32]) -> &'k mut [u64] {
    let n = keys.len();
    if n <= COMPARED {
        keys.sort_unstable();
        return keys;
    }
    // Bits in which columns differ: vectors have these two operations, and none for the least of words.
    let (any, all) = keys.iter().fold((0, u64::MAX), |(any, all), key| (any | key, all & key));
    let bits = u64::BITS - ((any ^ all) >> 32).leading_zeros();
    // Every digit takes a look at all keys and one at the numbers of those with each value.
    let digit = |digits: usize| bits.div_ceil(digits as u32);
    let fits = (1..=DIGITS).filter(|k| digit(*k) <= DIGIT);
    let digits = fits.min_by_key(|k| k * (2 * n + (1 << digit(*k)))).unwrap_or(DIGITS);
    match digits {
        _ if bits == 0 => keys,
        1 => by_digits::<1>(keys, spare, digit(1), places),
        2 => by_digits::<2>(keys, spare, digit(2), places),
        _ => by_digits::<DIGITS>(keys, spare, digit(DIGITS), places),
    }
}

/// The keys in the order of their lowest `D` digits above the lower half, of `digit` bits each.
fn by_digits<'k, const D: usize>(keys: &'k mut [u64], spare: &'k mut [u64], digit: u32, places: &mut [u32]) -> &'k mut [u64] {
    let (values, mask) = (1 << digit, (1 << digit) - 1);
    let of = |key: u64, d: usize| (key >> (32 + d as u32 * digit)) as usize & mask;
    assert!(keys.len() == spare.len(), "a place for each key");
    let places = &mut places[..D * values];
    places.fill(0);
    for key in &*keys {
        for d in 0..D {
            // SAFETY: a digit is less than `values`, and there are `D` times as many places.
            unsafe { *places.get_unchecked_mut(d * values + of(*key, d)) += 1 };
        }
    }
    let (mut from, mut to) = (keys, spare);
    for (d, places) in places.chunks_exact_mut(values).enumerate() {
        let mut before = 0;
        places.iter_mut().for_each(|place| before += std::mem::replace(place, before));
        for key in &*from {
            // SAFETY: as above; places were counted on these very keys: a value's end where the next one's begin, and the last
            // one's at the number of keys.
            unsafe {
                let place = places.get_unchecked_mut(of(*key, d));
                *to.get_unchecked_mut(*place as usize) = *key;
                *place += 1;
            }
        }
        (from, to) = (to, from);
    }
    from
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;

    #[test]
    fn keys_are_sorted_and_equal_ones_keep_their_order() {
        let mut dice = Dice(3);
        for n in [0, 1, 2, 8, 9, 70, 5000] {
            for columns in [1, 7, 3000, 1 << 20, u64::from(u32::MAX)] {
                let mut keys: Vec<u64> = (0..n).map(|t| dice.below(columns) << 32 | t).collect();
                let (mut want, mut spare) = (keys.clone(), vec![0; keys.len()]);
                want.sort_unstable();
                assert_eq!(sorted(&mut keys, &mut spare, &mut [0; PLACES]), want, "{n} {columns}");
            }
        }
    }
}
