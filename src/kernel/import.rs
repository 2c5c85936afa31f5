//! A store from compressed vectors as a caller's arrays hold them: starts, indices, values.
//!
//! Needs: `ptr[i]..ptr[i + 1]` are the places of major index `i`; indices in any order within a
//! vector. Gives: a list store, sorted; iso when all values are equal. The arrays are copied.
//! Refused, before anything is kept: starts that do not begin at 0, fall, or do not end at the
//! number of entries; indices out of bounds; two entries of one place.
//! Cost: O(vectors + entries), and a sort of each vector that is not in order.
//! Parallel: vectors in ranges of about equal work.

use super::build::aligned;
use super::operand::by_index;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Lists, Store, Values, moves, policy};
use crate::types::DatumSlice;

/// What the two axes are called in messages: major, minor.
pub type Names = (&'static str, &'static str);

/// Makes a store of `nmajor` vectors of length `nminor`; its type is that of the values.
pub fn run(shape: (u64, u64), ptr: &[u64], idx: &[u64], vals: &DatumSlice<'_>, names: Names) -> Result<Store> {
    check_starts(shape.0, ptr, idx.len(), vals.len(), names)?;
    let copy = aligned(vals)?;
    let arrays = Arrays { shape, ptr, idx, vals, bytes: copy.as_deref().unwrap_or(vals.bytes()), names };
    let s = by_index!(!policy::fits_u32(shape.0, shape.1, idx.len() as u64), I => arrays.store::<I>()?);
    s.debug_validate();
    Ok(s)
}

/// An error unless there are `nmajor + 1` starts that never fall, from 0 to the number of entries.
fn check_starts(nmajor: u64, ptr: &[u64], indices: usize, values: usize, (major, _): Names) -> Result<()> {
    let refused = |what: std::fmt::Arguments<'_>| Err(Error::new(ErrorKind::InvalidValue, what));
    if ptr.len() as u64 != nmajor + 1 {
        return refused(format_args!("import: indptr has {} elements, but {nmajor} {major}s need {}", ptr.len(), nmajor + 1));
    }
    if indices != values {
        return refused(format_args!("import: there are {indices} indices but {values} values"));
    }
    if ptr[0] != 0 {
        return refused(format_args!("import: indptr begins with {}, not with 0", ptr[0]));
    }
    for (i, w) in ptr.windows(2).enumerate() {
        if w[1] < w[0] {
            return refused(format_args!("import: indptr falls from {} to {} at {major} {i}", w[0], w[1]));
        }
        if w[1] > values as u64 {
            return refused(format_args!("import: {major} {i} ends at {}, but there are {values} entries", w[1]));
        }
    }
    let last = ptr[ptr.len() - 1];
    if last != values as u64 {
        return refused(format_args!("import: indptr ends with {last}, but there are {values} entries"));
    }
    Ok(())
}

struct Arrays<'a> {
    shape: (u64, u64),
    ptr: &'a [u64],
    idx: &'a [u64],
    vals: &'a DatumSlice<'a>,
    bytes: &'a [u8],
    names: Names,
}

impl Arrays<'_> {
    fn store<I: Index>(&self) -> Result<Store> {
        let mut idx = Buf::<I>::zeroed(self.idx.len())?;
        let from = if self.narrow(&mut idx)? { None } else { Some(self.sort(&mut idx)?) };
        let form = Form::List(self.lists(idx)?);
        let vals = self.values(from)?;
        Ok(Store { ty: self.vals.ty().clone(), nmajor: self.shape.0, nminor: self.shape.1, form, vals })
    }

    /// Work before vector `k`: entries, and a little for each vector.
    fn work(&self, k: usize) -> usize {
        self.ptr[k] as usize + k
    }

    /// Copies the indices; true if every vector rises strictly.
    fn narrow<I: Index>(&self, to: &mut [I]) -> Result<bool> {
        let (nminor, (major, minor)) = (self.shape.1, self.names);
        let lent = Disjoint::new(to);
        let sorted = par::run(&par::ranges(self.ptr.len() - 1, |k| self.work(k))?, |r| {
            let base = self.ptr[r.start] as usize;
            // SAFETY: ranges of vectors do not overlap, and the starts never fall (check_starts).
            let to = unsafe { lent.slice(base..self.ptr[r.end] as usize) };
            let mut rises = true;
            for i in r {
                let places = self.ptr[i] as usize..self.ptr[i + 1] as usize;
                let mut last = None;
                for (p, &j) in places.clone().zip(&self.idx[places]) {
                    if j >= nminor {
                        return Err(Error::new(
                            ErrorKind::InvalidObject,
                            format_args!("import: {minor} {j} in {major} {i} (place {p}) is not below the dimension {nminor}"),
                        ));
                    }
                    rises &= last.is_none_or(|last| last < j);
                    last = Some(j);
                    to[p - base] = I::new(j as usize);
                }
            }
            Ok(rises)
        })?;
        Ok(sorted.into_iter().all(|rises| rises))
    }

    /// Sorts each vector of `idx`; gives the place in the input of each entry.
    fn sort<I: Index>(&self, idx: &mut [I]) -> Result<Buf<I>> {
        let mut from = Buf::<I>::zeroed(idx.len())?;
        let (to_idx, to_from) = (Disjoint::new(idx), Disjoint::new(&mut from));
        par::run(&par::ranges(self.ptr.len() - 1, |k| self.work(k))?, |r| {
            let base = self.ptr[r.start] as usize;
            let all = base..self.ptr[r.end] as usize;
            // SAFETY: ranges of vectors do not overlap, and the starts never fall (check_starts).
            let (idx, from) = unsafe { (to_idx.slice(all.clone()), to_from.slice(all)) };
            let mut pairs = Buf::<(I, I)>::new();
            for i in r {
                let (lo, hi) = (self.ptr[i] as usize, self.ptr[i + 1] as usize);
                pairs.clear();
                pairs.reserve(hi - lo)?;
                for p in lo..hi {
                    pairs.push((idx[p - base], I::new(p)))?;
                }
                if !pairs.is_sorted() {
                    pairs.sort_unstable();
                }
                if let Some(w) = pairs.windows(2).find(|w| w[0].0 == w[1].0) {
                    return Err(self.twice(i, w[0].0.us(), w[1].1.us()));
                }
                for (q, &(j, p)) in pairs.iter().enumerate() {
                    (idx[lo - base + q], from[lo - base + q]) = (j, p);
                }
            }
            Ok(())
        })?;
        Ok(from)
    }

    #[cold]
    fn twice(&self, i: usize, j: usize, place: usize) -> Error {
        let (major, minor) = self.names;
        Error::new(ErrorKind::InvalidValue, format_args!("import: {minor} {j} comes again in {major} {i} (place {place})"))
    }

    fn lists<I: Index>(&self, idx: Buf<I>) -> Result<Lists> {
        let vectors = self.ptr.windows(2).filter(|w| w[0] < w[1]).count();
        let hyper = policy::hyper(vectors as u64, self.shape.0);
        let mut ids = Buf::with_capacity(if hyper { vectors } else { 0 })?;
        let mut ptr = Buf::with_capacity(if hyper { vectors + 1 } else { self.ptr.len() })?;
        ptr.push(I::new(0))?;
        for (i, w) in self.ptr.windows(2).enumerate() {
            if hyper && w[0] < w[1] {
                ids.push(I::new(i))?;
            }
            if !hyper || w[0] < w[1] {
                ptr.push(I::new(w[1] as usize))?;
            }
        }
        Ok(Lists { ids: hyper.then(|| I::wrap(ids)), ptr: I::wrap(ptr), idx: I::wrap(idx) })
    }

    /// The values, each from the place that `from` names, or as they lie.
    fn values<I: Index>(&self, from: Option<Buf<I>>) -> Result<Values> {
        let (size, bytes) = (self.vals.ty().size(), self.bytes);
        let first = bytes.get(..size).unwrap_or(&[]);
        if !first.is_empty() && bytes.chunks_exact(size).all(|x| x == first) {
            return Ok(Values::iso(Buf::from_slice(first)?));
        }
        let Some(from) = from else { return Ok(Values::each(Buf::from_slice(bytes)?)) };
        let mut out = Buf::zeroed(bytes.len())?;
        let lent = Disjoint::new(&mut out);
        par::run(&par::ranges(from.len(), |k| k)?, |r| {
            // SAFETY: ranges do not overlap.
            let dst = unsafe { lent.slice(r.start * size..r.end * size) };
            moves::gather(size, dst, bytes, r.len(), |k| from[r.start + k].us());
            Ok(())
        })?;
        Ok(Values::each(out))
    }
}
