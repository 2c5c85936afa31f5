//! Single-element updates that wait: a log of sets and removals, applied together.
//!
//! Needs: an element size. Gives: [`Pending`]: push in O(1), [`Pending::sorted`] for the merge.
//! Cost: n updates cost one sort of n and one pass over the store when something looks.
//! Meaning: the last update of a position wins, as if each had been done at once.

use crate::error::Result;
use crate::mem::Buf;

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
    /// Index of the value in [`Pending::values`]; `None` for a removal.
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
}

impl Pending {
    /// An empty log.
    #[must_use]
    pub const fn new() -> Self {
        Pending { log: Buf::new(), values: Buf::new() }
    }

    /// Whether nothing waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Notes that (major, minor) becomes `value`. On failure the log is as it was.
    pub fn set(&mut self, major: u64, minor: u64, value: &[u8]) -> Result<()> {
        self.log.reserve(1)?;
        let time = (self.values.len() / value.len()) as u64;
        self.values.extend_from_slice(value)?;
        self.log.push(Update { major, minor, time })
    }

    /// Notes that (major, minor) loses its entry; values have `size` bytes.
    pub fn remove(&mut self, major: u64, minor: u64, size: usize) -> Result<()> {
        self.log.reserve(1)?;
        let time = (self.values.len() / size) as u64;
        self.values.extend_filled(size, 0)?;
        self.log.push(Update { major, minor, time: time | REMOVE })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.log.clear();
        self.values.clear();
    }

    /// The last update of each position, sorted by position, and the bytes of all values.
    /// The log may grow afterwards.
    pub fn sorted(&mut self) -> (&[Update], &[u8]) {
        if !self.log.is_sorted_by_key(|u| (u.major, u.minor)) {
            self.log.sort_unstable_by_key(|u| (u.major, u.minor, u.time & !REMOVE));
        }
        let mut kept = 0;
        for k in 0..self.log.len() {
            let u = self.log[k];
            if self.log.get(k + 1).is_none_or(|next| (next.major, next.minor) != (u.major, u.minor)) {
                self.log[kept] = u;
                kept += 1;
            }
        }
        self.log.truncate(kept);
        (&self.log, &self.values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
