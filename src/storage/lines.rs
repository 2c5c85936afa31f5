//! Presence of a bitmap's entries: a byte per position, and, where few are there, a bit per line of these.
//!
//! Needs: bytes that are 0 or 1 (BITMAP-1). Gives: [`Present`].
//! Cost: without bits all positions are looked at to find a few entries, with them a word for each 4,096 and the lines that have one.
//! Setting and clearing takes a nanosecond or two more with them; they are given up once many entries are there.
//! 2026-11, LAGraph's delta stepping on road-NY: what `t<reach>` takes per bucket, of 264,346 places 550, 16 microseconds before and 4.3.
//! LINES-1: a line of [`LINE`] positions that has an entry has its bit set.

use std::ops::{Deref, DerefMut};

use super::present;
use crate::error::Result;
use crate::mem::Buf;

/// Positions of a line.
pub const LINE: usize = 64;

/// Positions from which on bits pay. 2026-11: a guess.
const LEAST: usize = if cfg!(test) { 1 << 6 } else { 1 << 14 };

/// Positions per entry down to which they do: most lines are empty.
const SPARSE: usize = if cfg!(test) { 8 } else { LINE };

/// Presence bytes; a slice of them to whoever reads or writes them one by one.
#[derive(Debug)]
pub struct Present {
    bytes: Buf<u8>,
    lines: Option<Buf<u64>>,
}

impl From<Buf<u8>> for Present {
    fn from(bytes: Buf<u8>) -> Self {
        Present { bytes, lines: None }
    }
}

impl Deref for Present {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

/// What is written so is not noted: the bits are given up.
impl DerefMut for Present {
    fn deref_mut(&mut self) -> &mut [u8] {
        self.bytes_mut()
    }
}

impl Present {
    /// Those of the `entries`, of which there are `nvals`; `bytes` tell the same.
    pub fn of(bytes: Buf<u8>, nvals: usize, entries: impl Iterator<Item = usize>) -> Result<Self> {
        if bytes.len() < LEAST || nvals > bytes.len() / SPARSE {
            return Ok(bytes.into());
        }
        let mut lines = Buf::zeroed(bytes.len().div_ceil(LINE).div_ceil(64))?;
        note_all(&mut lines, entries);
        Ok(Present { bytes, lines: Some(lines) })
    }

    /// The block of bytes, to be changed.
    pub fn bytes_mut(&mut self) -> &mut Buf<u8> {
        self.lines = None;
        &mut self.bytes
    }

    /// The block of bytes.
    pub fn into_bytes(self) -> Buf<u8> {
        self.bytes
    }

    /// A copy, with `bytes` as that of the bytes.
    pub fn with_copied(&self, bytes: Buf<u8>) -> Result<Self> {
        Ok(Present { bytes, lines: self.lines.as_ref().map(Buf::try_clone).transpose()? })
    }

    /// Position `p` has an entry from now on; gives whether it had one.
    #[inline]
    pub fn set(&mut self, p: usize) -> bool {
        if let Some(lines) = &mut self.lines {
            note(lines, p);
        }
        std::mem::replace(&mut self.bytes[p], 1) != 0
    }

    /// Position `p` has no entry from now on; gives whether it had one.
    #[inline]
    pub fn clear(&mut self, p: usize) -> bool {
        if let Some(lines) = &mut self.lines {
            let line = p / LINE;
            // Looked at before the byte is written: the processor would have to wait for that.
            let others = present::word(&self.bytes[line * LINE..]) & !(1 << (p % LINE));
            if others == 0 {
                lines[line / 64] &= !(1 << (line % 64));
            }
        }
        std::mem::replace(&mut self.bytes[p], 0) != 0
    }

    /// None of `places` has an entry from now on; gives how many had one. All bytes are written before lines are looked at, which would
    /// have to wait for those just written.
    pub fn clear_all(&mut self, places: impl Iterator<Item = usize> + Clone) -> usize {
        let bytes = &mut self.bytes[..];
        let had = places.clone().map(|p| usize::from(std::mem::replace(&mut bytes[p], 0))).sum();
        if let Some(lines) = &mut self.lines {
            let mut last = usize::MAX;
            for line in places.map(|p| p / LINE) {
                if line != last && present::word(&bytes[line * LINE..]) == 0 {
                    lines[line / 64] &= !(1 << (line % 64));
                }
                last = line;
            }
        }
        had
    }

    /// Position `p` has an entry from now on if `is`, of `nvals` before and after this.
    #[inline]
    pub fn write(&mut self, p: usize, is: bool, nvals: &mut usize) {
        self.put(p, is, nvals);
        self.thinned(*nvals);
    }

    #[inline]
    fn put(&mut self, p: usize, is: bool, nvals: &mut usize) {
        let had = if is { self.set(p) } else { self.clear(p) };
        *nvals = *nvals + usize::from(is) - usize::from(had);
    }

    /// As [`Present::write`] for each of `places`, the `k`-th with `is(k)`.
    pub fn write_all(&mut self, places: &[u32], is: impl Fn(usize) -> bool, nvals: &mut usize) {
        for (k, &p) in places.iter().enumerate() {
            self.put(p as usize, is(k), nvals);
        }
        self.thinned(*nvals);
    }

    /// Each of `places` has an entry from now on.
    pub fn set_all(&mut self, places: &[u32], nvals: &mut usize) {
        if let Some(lines) = &mut self.lines {
            note_all(lines, places.iter().map(|p| *p as usize));
        }
        let bytes = &mut self.bytes[..];
        *nvals += places.iter().map(|p| usize::from(std::mem::replace(&mut bytes[*p as usize], 1) ^ 1)).sum::<usize>();
        self.thinned(*nvals);
    }

    /// Bytes that this takes.
    #[must_use]
    pub fn footprint(&self) -> usize {
        self.bytes.len() + self.lines.as_ref().map_or(0, |l| size_of_val(&l[..]))
    }

    /// Gives the bits up if that many entries are too many.
    pub fn thinned(&mut self, nvals: usize) {
        if nvals > self.bytes.len() / SPARSE {
            self.lines = None;
        }
    }

    /// A bit for each line that may have an entry, the first lowest, if they are noted.
    #[must_use]
    pub fn lines(&self) -> Option<&[u64]> {
        self.lines.as_deref()
    }

    /// Whether LINES-1 holds.
    #[must_use]
    pub fn is_noted(&self) -> bool {
        let has = |lines: &[u64], p: usize| lines[p / LINE / 64] >> (p / LINE % 64) & 1 == 1;
        self.lines.as_ref().is_none_or(|lines| (0..self.bytes.len()).all(|p| self.bytes[p] == 0 || has(lines, p)))
    }
}

/// Position `p` has an entry.
#[inline]
fn note(lines: &mut [u64], p: usize) {
    lines[p / LINE / 64] |= 1 << (p / LINE % 64);
}

/// So do all of `places`.
fn note_all(lines: &mut [u64], places: impl Iterator<Item = usize>) {
    present::set_bits(lines, places.map(|p| p / LINE));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected: a set of positions.
    #[test]
    fn lines_that_have_an_entry_are_noted_and_empty_ones_are_not() {
        let (n, mut x) = (1000usize, 7usize);
        let mut present = Present::of(Buf::filled(n, 0).unwrap(), 0, std::iter::empty()).unwrap();
        let mut want = std::collections::BTreeSet::new();
        for _ in 0..4000 {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let p = (x >> 33) % n;
            if x >> 63 == 0 && want.len() < 12 {
                assert_eq!(present.set(p), !want.insert(p));
            } else {
                let p = want.first().copied().unwrap_or(p);
                assert_eq!(present.clear(p), want.remove(&p));
            }
            if x >> 60 == 3 && want.len() + 2 < 12 {
                let (some, mut nvals) = ([p as u32, (p as u32 + 70) % n as u32], want.len());
                present.set_all(&some, &mut nvals);
                want.extend(some.map(|p| p as usize));
                assert_eq!(nvals, want.len());
            }
            if x >> 60 == 4 {
                let some = [p, (p + 1) % n, (p + 70) % n];
                assert_eq!(present.clear_all(some.into_iter()), some.iter().filter(|p| want.remove(p)).count());
            }
            present.thinned(want.len());
            assert!(present.is_noted());
            assert!((0..n).all(|p| (present[p] == 1) == want.contains(&p)));
            let lines = want.iter().map(|p| p / LINE).collect::<std::collections::BTreeSet<_>>();
            let Some(noted) = present.lines() else { panic!("few entries") };
            assert!((0..n.div_ceil(LINE)).all(|l| (noted[l / 64] >> (l % 64) & 1 == 1) == lines.contains(&l)));
        }
        (0..n).for_each(|p| {
            present.set(p);
            present.thinned(p + 1);
        });
        assert!(present.lines().is_none());
        let mut sparse = Present::of(Buf::filled(n, 0).unwrap(), 0, std::iter::empty()).unwrap();
        sparse[3] = 1;
        assert!(sparse.lines().is_none() && sparse.is_noted());
    }
}
