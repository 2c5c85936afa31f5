//! How kernels hand over the rows they made: parts of consecutive major vectors, joined to a store.
//!
//! Needs: an index width. Gives: [`Part`] and [`assemble`].
//! Cost: one part is moved, several are copied together. Only non-empty vectors are recorded, so
//! hypersparse results cost nothing per empty vector.

use super::{Form, Index, Lists, Store, Values, policy};
use crate::error::Result;
use crate::mem::Buf;
use crate::par::Parts;
use crate::types::Type;

/// Consecutive major vectors made by one worker.
#[derive(Debug)]
pub struct Part<I: Index> {
    /// Major index of each non-empty vector, rising.
    pub ids: Buf<I>,
    /// Where each of them ends in `idx`.
    pub ends: Buf<usize>,
    /// Minor indices, rising within a vector.
    pub idx: Buf<I>,
    /// Values, one per entry; empty when the result is iso.
    pub vals: Buf<u8>,
}

impl<I: Index> Part<I> {
    /// A part without vectors.
    #[must_use]
    pub fn new() -> Self {
        Part { ids: Buf::new(), ends: Buf::new(), idx: Buf::new(), vals: Buf::new() }
    }

    /// Ends the vector of major index `i`: what was pushed to `idx` since the last end is its list.
    #[inline]
    pub fn end_vector(&mut self, i: usize) -> Result<()> {
        let start = self.ends.last().copied().unwrap_or(0);
        if self.idx.len() > start {
            self.ids.push(I::new(i))?;
            self.ends.push(self.idx.len())?;
        }
        Ok(())
    }
}

impl<I: Index> Default for Part<I> {
    fn default() -> Self {
        Self::new()
    }
}

/// Joins parts, in order, into a store. `iso` is the one value of all entries, if there is one.
pub fn assemble<I: Index>(ty: &Type, nmajor: u64, nminor: u64, parts: Parts<Part<I>>, iso: Option<Buf<u8>>) -> Result<Store> {
    let nvals: usize = parts.iter().map(|p| p.idx.len()).sum();
    let vectors: usize = parts.iter().map(|p| p.ids.len()).sum();
    let (ids, ptr) = if policy::hyper(vectors as u64, nmajor) || nmajor > (1 << 40) {
        hyper_index(&parts, vectors)?
    } else {
        (None, sparse_index(&parts, nmajor as usize)?)
    };
    let (idx, bytes) = join(parts, nvals, iso.is_none().then(|| ty.size()))?;
    let vals = match iso {
        Some(one) if nvals > 0 => Values::iso(one),
        _ => Values::each(bytes),
    };
    let form = Form::List(Lists { ids: ids.map(I::wrap), ptr: I::wrap(ptr), idx: I::wrap(idx) });
    let store = Store { ty: ty.clone(), nmajor, nminor, form, vals };
    store.debug_validate();
    Ok(store)
}

fn hyper_index<I: Index>(parts: &[Part<I>], vectors: usize) -> Result<(Option<Buf<I>>, Buf<I>)> {
    let mut ids = Buf::with_capacity(vectors)?;
    let mut ptr = Buf::with_capacity(vectors + 1)?;
    ptr.push(I::new(0))?;
    let mut base = 0;
    for part in parts {
        ids.extend_from_slice(&part.ids)?;
        for &e in part.ends.iter() {
            ptr.push(I::new(base + e))?;
        }
        base += part.idx.len();
    }
    Ok((Some(ids), ptr))
}

fn sparse_index<I: Index>(parts: &[Part<I>], nmajor: usize) -> Result<Buf<I>> {
    let mut ptr = Buf::with_capacity(nmajor + 1)?;
    let (mut base, mut last) = (0, 0);
    for part in parts {
        for (&i, &e) in part.ids.iter().zip(part.ends.iter()) {
            // Vectors up to and with i start where the previous one ended.
            ptr.resize(i.us() + 1, I::new(last))?;
            last = base + e;
        }
        base += part.idx.len();
    }
    ptr.resize(nmajor + 1, I::new(last))?;
    Ok(ptr)
}

/// Indices and values (of `size` bytes each, if wanted) of all parts together.
fn join<I: Index>(parts: Parts<Part<I>>, nvals: usize, size: Option<usize>) -> Result<(Buf<I>, Buf<u8>)> {
    if let Parts::One(part) = parts {
        let (mut idx, mut vals) = (part.idx, part.vals);
        idx.shrink();
        vals.shrink();
        return Ok((idx, vals));
    }
    let mut idx = Buf::with_capacity(nvals)?;
    let mut vals = Buf::with_capacity(nvals * size.unwrap_or(0))?;
    for part in parts {
        idx.extend_from_slice(&part.idx)?;
        if size.is_some() {
            vals.extend_from_slice(&part.vals)?;
        }
    }
    Ok((idx, vals))
}
