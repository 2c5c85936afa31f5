//! The entries of a store one at a time, of all vectors or of one, where they lie.
//!
//! Needs: a store. Gives: [`Cursor`], which stands before an entry and owns nothing, and [`find`].
//! Cost: a step O(1), along a bitmap as many places as are skipped; a vector is found in O(1), of a hypersparse store
//! by binary search, and so is an entry of a list.

use std::ops::Range;

use super::{Form, Ints, Store};

/// Where an entry is: its indices, and its position among the values (VAL-1).
pub type Place = (u64, u64, usize);

/// A place between the entries of a store. It is moved along the store that it was made for.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The stored vector at hand; only lists count them.
    k: usize,
    p: usize,
    end: usize,
}

impl Cursor {
    /// Before the first entry of all.
    #[must_use]
    pub fn of_all(s: &Store) -> Cursor {
        let end = match &s.form {
            Form::List(l) => l.idx.len(),
            Form::Bitmap { .. } => s.positions(),
            Form::Full => s.nvals(),
        };
        Cursor { k: 0, p: 0, end }
    }

    /// Before the first entry of stored vector `k`, which is below [`stored_vectors`].
    #[must_use]
    pub fn of_stored(s: &Store, k: usize) -> Cursor {
        let Range { start, end } = match &s.form {
            Form::List(l) => l.ptr.get(k) as usize..l.ptr.get(k + 1) as usize,
            Form::Bitmap { .. } | Form::Full => k * s.nminor as usize..(k + 1) * s.nminor as usize,
        };
        Cursor { k, p: start, end }
    }

    /// Before the first entry of the vector with this index, which is below `nmajor`.
    #[must_use]
    pub fn of_vector(s: &Store, major: u64) -> Cursor {
        match &s.form {
            Form::List(l) => match l.ids.as_ref().map(|ids| search(ids, 0..ids.len(), major)) {
                None => Cursor::of_stored(s, major as usize),
                Some(Some(k)) => Cursor::of_stored(s, k),
                Some(None) => Cursor { k: 0, p: 0, end: 0 },
            },
            Form::Bitmap { .. } | Form::Full => Cursor::of_stored(s, major as usize),
        }
    }

    /// The entry after this place; the cursor stands behind it then.
    #[inline]
    pub fn next(&mut self, s: &Store) -> Option<Place> {
        if let Some(present) = s.present() {
            while self.p < self.end && present[self.p] == 0 {
                self.p += 1;
            }
        }
        if self.p >= self.end {
            return None;
        }
        let p = self.p;
        self.p += 1;
        Some(match &s.form {
            Form::List(l) => {
                // LIST-1: a later vector ends behind `p`, as `p` is below the number of entries.
                while l.ptr.get(self.k + 1) as usize <= p {
                    self.k += 1;
                }
                (major_of(s, self.k), l.idx.get(p), p)
            }
            // There is an entry, so `nminor` is not 0.
            Form::Bitmap { .. } | Form::Full => (p as u64 / s.nminor, p as u64 % s.nminor, p),
        })
    }

    /// At least and at most so many entries lie before this cursor; both are equal unless the store is a bitmap.
    #[must_use]
    pub fn left(&self, s: &Store) -> (usize, usize) {
        let most = self.end - self.p;
        (if s.present().is_some() { 0 } else { most }, most)
    }

    /// The number of entries before this cursor; along a bitmap it counts them.
    #[must_use]
    pub fn count(&self, s: &Store) -> usize {
        s.present().map_or(self.end - self.p, |present| present[self.p..self.end].iter().filter(|&&b| b == 1).count())
    }

    /// The positions among the values that are left.
    #[must_use]
    pub fn positions(&self) -> Range<usize> {
        self.p..self.end
    }
}

/// Number of vectors that are stored: those with entries (hypersparse), else all.
#[must_use]
pub fn stored_vectors(s: &Store) -> usize {
    match &s.form {
        Form::List(l) => l.ptr.len() - 1,
        Form::Bitmap { .. } | Form::Full => s.nmajor as usize,
    }
}

/// Major index of stored vector `k`.
#[must_use]
pub fn major_of(s: &Store, k: usize) -> u64 {
    match &s.form {
        Form::List(l) => l.ids.as_ref().map_or(k as u64, |ids| ids.get(k)),
        Form::Bitmap { .. } | Form::Full => k as u64,
    }
}

/// The position among the values of the entry with these indices, which are below the dimensions.
#[must_use]
pub fn find(s: &Store, major: u64, minor: u64) -> Option<usize> {
    let line = Cursor::of_vector(s, major).positions();
    match &s.form {
        Form::List(l) => search(&l.idx, line, minor),
        Form::Bitmap { .. } | Form::Full => {
            let p = line.start + minor as usize;
            s.present().is_none_or(|present| present[p] == 1).then_some(p)
        }
    }
}

/// Where `x` is in a part of a list that rises.
fn search(ints: &Ints, within: Range<usize>, x: u64) -> Option<usize> {
    let start = within.start;
    let found = match ints {
        Ints::U32(b) => b[within].binary_search(&u32::try_from(x).ok()?),
        Ints::U64(b) => b[within].binary_search(&x),
    };
    found.ok().map(|k| start + k)
}
