//! Single-element updates that wait: a log of sets and removals, applied together.
//!
//! Needs: an element size. Gives: [`Pending`]: push in O(1), [`Pending::sorted`] for the merge.
//! Cost: n updates cost one sort of n, linear where positions are spread evenly, and one pass over
//! the store when something looks.
//! Meaning: the last update of a position wins, as if each had been done at once.

use super::push;
use crate::error::Result;
use crate::mem::{Buf, scratch};

/// One update of position (major, minor).
#[derive(Clone, Copy, Debug)]
pub struct Update {
    /// Major index.
    pub major: u64,
    /// Minor index.
    pub minor: u64,
    /// When it came, counted in values of the log; with `REMOVE` when the entry goes.
    time: u64,
}

const REMOVE: u64 = 1 << 63;

impl Update {
    /// (major, minor) becomes value number `value`.
    #[must_use]
    pub fn set(major: u64, minor: u64, value: usize) -> Update {
        Update { major, minor, time: value as u64 }
    }

    /// (major, minor) loses its entry.
    #[must_use]
    pub fn gone(major: u64, minor: u64) -> Update {
        Update { major, minor, time: REMOVE }
    }

    /// Index of the value in `Pending::values`; `None` for a removal.
    #[must_use]
    pub fn value(&self) -> Option<usize> {
        (self.time & REMOVE == 0).then_some(self.time as usize)
    }
}

/// The log.
#[derive(Debug, Default)]
pub struct Pending {
    log: Buf<Update>,
    /// One value per update; zero bytes for removals.
    values: Buf<u8>,
    /// How many they are: more than updates once some were found to be overtaken.
    count: u64,
}

impl Pending {
    /// An empty log.
    #[must_use]
    pub const fn new() -> Self {
        Pending { log: Buf::new(), values: Buf::new(), count: 0 }
    }

    /// Whether nothing waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Number of updates.
    #[must_use]
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Makes room for `n` more updates, with values of `size` bytes: noting them cannot fail then.
    pub fn reserve(&mut self, n: usize, size: usize) -> Result<()> {
        self.log.reserve(n)?;
        self.values.reserve(n * size)
    }

    /// Notes that (major, minor) becomes `value`. On failure the log is as it was.
    pub fn set(&mut self, major: u64, minor: u64, value: &[u8]) -> Result<()> {
        self.log.reserve(1)?;
        push(&mut self.values, value)?;
        self.note(Update { major, minor, time: self.count })
    }

    /// Notes that (major, minor) loses its entry; values have `size` bytes.
    pub fn remove(&mut self, major: u64, minor: u64, size: usize) -> Result<()> {
        self.log.reserve(1)?;
        self.values.extend_filled(size, 0)?;
        self.note(Update { major, minor, time: self.count | REMOVE })
    }

    /// Its value was written, and there is room.
    fn note(&mut self, update: Update) -> Result<()> {
        self.count += 1;
        self.log.push(update)
    }

    /// A copy of the first `most` updates; values have `size` bytes.
    pub fn first(&self, most: usize, size: usize) -> Result<Pending> {
        let mut copy = Pending::new();
        for (major, minor, value) in self.iter(size).take(most) {
            match value {
                Some(bytes) => copy.set(major, minor, bytes)?,
                None => copy.remove(major, minor, size)?,
            }
        }
        Ok(copy)
    }

    /// Major and minor index of each update, and its value, of `size` bytes; `None` for a removal.
    pub fn iter(&self, size: usize) -> impl Iterator<Item = (u64, u64, Option<&[u8]>)> {
        self.log.iter().map(move |u| (u.major, u.minor, u.value().map(|k| &self.values[k * size..(k + 1) * size])))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.log.clear();
        self.values.clear();
        self.count = 0;
    }

    /// The last update of each position, sorted by position, and the bytes of all values.
    /// The log may grow afterwards.
    pub fn sorted(&mut self) -> (&[Update], &[u8]) {
        let place = |u: &Update| (u.major, u.minor);
        if self.log.is_sorted_by(|u, next| place(u) < place(next)) {
            return (&self.log, &self.values);
        }
        if !self.log.is_sorted_by_key(place) {
            sort(&mut self.log);
        }
        let mut kept = 0;
        for k in 0..self.log.len() {
            let u = self.log[k];
            if self.log.get(k + 1).is_none_or(|next| place(next) != place(&u)) {
                self.log[kept] = u;
                kept += 1;
            }
        }
        self.log.truncate(kept);
        (&self.log, &self.values)
    }
}

/// Sorts by position and then by time.
///
/// One pass in place distributes the updates over buckets by the first digit of their position, and
/// buckets are short enough then to be sorted by comparisons. Measured together with a `setElement` of one
/// lock only (bench-peer, set_element, 10^5 in random order, 2026-11): 19.0 ms, then 16.6 (Kronecker 14), and 21.0,
/// then 18.1 (road-NY). The sizes below are guesses that were not varied.
fn sort(log: &mut [Update]) {
    /// Updates that comparisons sort as fast.
    const FEW: usize = 64;
    /// Updates in a bucket, where they are spread evenly.
    const IN_BUCKET: usize = 8;
    /// Buckets: their counters stay in the first-level cache.
    const MOST_BUCKETS: usize = 1 << 13;
    let by_comparison = |log: &mut [Update]| log.sort_unstable_by_key(|u| (u.major, u.minor, u.time & !REMOVE));
    let bits = |n: u64| u64::BITS - n.leading_zeros();
    let none = [(u64::MAX, 0); 2];
    let [majors, minors] =
        log.iter().fold(none, |[i, j], u| [(i.0.min(u.major), i.1.max(u.major)), (j.0.min(u.minor), j.1.max(u.minor))]);
    let (major_bits, minor_bits) = (bits(majors.1.saturating_sub(majors.0)), bits(minors.1.saturating_sub(minors.0)));
    if log.len() <= FEW || minor_bits + major_bits > u64::BITS || minor_bits + major_bits == 0 {
        return by_comparison(log);
    }
    let digit_bits = (log.len() / IN_BUCKET).clamp(2, MOST_BUCKETS).ilog2().min(minor_bits + major_bits);
    let shift = minor_bits + major_bits - digit_bits;
    let digit = |u: &Update| {
        // Without room for major indices there is only one.
        let high = (u.major - majors.0).checked_shl(minor_bits).unwrap_or(0);
        ((high | (u.minor - minors.0)) >> shift) as usize
    };
    let buckets = 1usize << digit_bits;
    let Ok(mut places) = scratch::dirty::<usize>(2 * buckets) else { return by_comparison(log) };
    let (next, ends) = places.split_at_mut(buckets);
    ends.fill(0);
    log.iter().for_each(|u| ends[digit(u)] += 1);
    let mut sum = 0;
    for (next, end) in next.iter_mut().zip(ends.iter_mut()) {
        *next = sum;
        sum += *end;
        *end = sum;
    }
    for b in 0..buckets {
        while next[b] < ends[b] {
            let d = digit(&log[next[b]]);
            log.swap(next[b], next[d]);
            // Where d == b the update stays where it is.
            next[d] += 1;
        }
    }
    let mut start = 0;
    for &end in ends.iter() {
        let bucket = &mut log[start..end];
        start = end;
        // This ends: the positions of a bucket lie closer together by a digit.
        if bucket.len() > FEW { sort(bucket) } else { by_comparison(bucket) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions spread evenly, crowded, in one vector, and too far apart for a word. Expected: the order of the standard library's sort.
    #[test]
    fn buckets_sort_as_comparisons_do() {
        let mut x = 7u64;
        let mut random = || {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            x >> 20
        };
        for (majors, minors) in [(300, 300), (1, 1 << 40), (1 << 40, 1), (1 << 40, 1 << 40), (2, 3), (1, 1)] {
            for n in [10, 100, 5000] {
                let mut log: Vec<Update> = (0..n)
                    .map(|k| {
                        let crowd = if random() % 3 == 0 { 5 } else { u64::MAX };
                        let flag = if random() % 4 == 0 { REMOVE } else { 0 };
                        let (major, minor) = (random() % majors.min(crowd), random() % minors);
                        Update { major: (1 << 50) + major, minor, time: k | flag }
                    })
                    .collect();
                let key = |u: &Update| (u.major, u.minor, u.time & !REMOVE);
                let mut want: Vec<_> = log.iter().map(key).collect();
                want.sort_unstable();
                sort(&mut log);
                assert!(log.iter().map(key).eq(want));
            }
        }
    }

    #[test]
    fn the_last_update_wins() {
        let mut p = Pending::new();
        p.set(1, 5, &[10]).unwrap();
        p.set(0, 7, &[11]).unwrap();
        p.remove(1, 5, 1).unwrap();
        p.set(0, 7, &[12]).unwrap();
        let mut left = || p.sorted().0.iter().map(|u| (u.major, u.minor, u.value())).collect::<Vec<_>>();
        assert_eq!(left(), [(0, 7, Some(3)), (1, 5, None)]);
        p.set(1, 5, &[13]).unwrap();
        let (updates, values) = p.sorted();
        assert_eq!(updates.iter().map(Update::value).collect::<Vec<_>>(), [Some(3), Some(4)]);
        assert_eq!(values[3..], [12, 13]);
    }
}
