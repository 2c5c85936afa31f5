//! Operands as a kernel wants them: lists of one width, or dense.
//!
//! Needs: stores. Gives: [`Ref`], [`lists`], [`dense`], [`needs_wide`], [`Rows`] (which major
//! vectors to visit). Cost: free when the operand has the form already, else one conversion.

use std::ops::Deref;

use crate::error::Result;
use crate::mem::Buf;
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, convert, policy};

/// A store, borrowed or made for the occasion.
pub enum Ref<'a> {
    /// As it was.
    Borrowed(&'a Store),
    /// Converted.
    Owned(Store),
}

impl Deref for Ref<'_> {
    type Target = Store;
    fn deref(&self) -> &Store {
        match self {
            Ref::Borrowed(s) => s,
            Ref::Owned(s) => s,
        }
    }
}

impl Ref<'_> {
    /// The store itself; a copy if it is borrowed.
    pub fn into_store(self) -> Result<Store> {
        match self {
            Ref::Borrowed(s) => s.try_clone(),
            Ref::Owned(s) => Ok(s),
        }
    }
}

/// Whether kernels over these stores, giving up to `result` entries, need 64-bit indices.
pub fn needs_wide(stores: &[&Store], result: u64) -> bool {
    stores.iter().any(|s| {
        let wide_lists = matches!(&s.form, Form::List(l) if l.idx.is_wide());
        wide_lists || !policy::fits_u32(s.nmajor, s.nminor, s.nvals() as u64)
    }) || !policy::fits_u32(0, 0, result)
}

/// The store as lists, 64 bits wide if `wide`, else 32 (the caller asked [`needs_wide`]).
pub fn lists(s: &Store, wide: bool) -> Result<Ref<'_>> {
    let list = convert::to_list(s)?;
    let now = list.as_ref().unwrap_or(s);
    if wide && let Some(wider) = convert::to_wide(now)? {
        return Ok(Ref::Owned(wider));
    }
    Ok(match list {
        Some(made) => Ref::Owned(made),
        None => Ref::Borrowed(s),
    })
}

/// The store as bitmap or full.
pub fn dense(s: &Store) -> Result<Ref<'_>> {
    Ok(match convert::to_dense(s)? {
        Some(made) => Ref::Owned(made),
        None => Ref::Borrowed(s),
    })
}

/// Which major vectors a kernel visits.
pub enum Rows<I: Copy> {
    /// All of so many.
    All(usize),
    /// These, rising.
    Some(Buf<I>),
}

impl<I: Index> Rows<I> {
    /// The vectors stored in `a`.
    pub fn of(a: &View<'_, I>) -> Result<Self> {
        match a.ids {
            None => Ok(Rows::All(a.nmajor)),
            Some(ids) => Ok(Rows::Some(Buf::from_slice(ids)?)),
        }
    }

    /// The vectors stored in `a` or in `b`.
    pub fn union(a: &View<'_, I>, b: &View<'_, I>) -> Result<Self> {
        let (Some(x), Some(y)) = (a.ids, b.ids) else { return Ok(Rows::All(a.nmajor)) };
        let mut out = Buf::with_capacity(x.len() + y.len())?;
        let (mut p, mut q) = (0, 0);
        while p < x.len() || q < y.len() {
            let next = match (x.get(p), y.get(q)) {
                (Some(&i), Some(&j)) => i.min(j),
                (Some(&i), None) | (None, Some(&i)) => i,
                (None, None) => break,
            };
            p += usize::from(x.get(p) == Some(&next));
            q += usize::from(y.get(q) == Some(&next));
            out.push(next)?;
        }
        Ok(Rows::Some(out))
    }

    /// Vectors that can hold entries of both: those of the one with fewer.
    pub fn common(a: &View<'_, I>, b: &View<'_, I>) -> Result<Self> {
        if a.vectors() <= b.vectors() { Self::of(a) } else { Self::of(b) }
    }

    /// How many.
    pub fn len(&self) -> usize {
        match self {
            Rows::All(n) => *n,
            Rows::Some(ids) => ids.len(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Major index number `k`.
    #[inline]
    pub fn get(&self, k: usize) -> usize {
        match self {
            Rows::All(_) => k,
            Rows::Some(ids) => ids[k].us(),
        }
    }

    /// Entries of `a` in the first `k` of these vectors, for balancing.
    pub fn before(&self, a: &View<'_, I>, k: usize) -> usize {
        if k >= self.len() {
            return a.nvals();
        }
        let i = self.get(k);
        match a.ids {
            None => a.ptr[i].us(),
            Some(ids) => a.ptr[ids.partition_point(|x| x.us() < i)].us(),
        }
    }
}

/// Runs `$body` with `$I` the index width: `u64` when `$wide`, else `u32`.
macro_rules! by_index {
    ($wide:expr, $I:ident => $body:expr) => {
        if $wide {
            type $I = u64;
            $body
        } else {
            type $I = u32;
            $body
        }
    };
}
pub(crate) use by_index;

/// The lists of a store that [`lists`] prepared.
pub fn view<I: Index>(s: &Store) -> View<'_, I> {
    View::of(s).expect("operand::lists gave lists of this width")
}
