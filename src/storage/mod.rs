//! Storage: how the entries of a matrix or vector lie in memory.
//!
//! Needs: `mem`, `types`. Gives: [`Store`], the immutable value of an object, in one of four
//! formats, each in a file of its own; [`view`] (what kernels read); [`walk`] (one entry at a time); [`convert`] (from format to
//! format); [`policy`] (when); `format` (what users may wish); [`part`] (how kernels hand over rows they made).
//! Not here: operators, masks. A Store does not know whether its major axis is rows or columns;
//! objects know. A vector is a Store with one major vector.
//!
//! Invariants, checked by [`Store::validate`] in debug builds at every kernel boundary:
//! * LIST-1 `ptr` has one more element than there are stored vectors, starts with 0, never falls,
//!   and ends with the number of entries.
//! * LIST-2 every index is below `nminor`; within a vector indices rise strictly.
//! * LIST-3 hypersparse: `ids` rise strictly and are below `nmajor`; without `ids` vector `k` is
//!   major index `k` and there are `nmajor` of them.
//! * BITMAP-1 `present` has `nmajor * nminor` bytes, each 0 or 1; `nvals` of them are 1.
//! * LINES-1 where a bitmap notes which lines of 64 positions have an entry ([`lines`]), those that have one are noted.
//! * VAL-1 values hold one element per entry (list), per position (bitmap, full), or one in all (iso).
//! * VAL-2 BOOL values are bytes 0 or 1.

pub mod blob;
pub mod convert;
pub mod format;
mod index;
pub mod lines;
pub mod marks;
pub mod masked;
pub mod moves;
pub mod part;
pub mod pending;
pub mod policy;
pub mod present;
pub mod squeeze;
mod values;
pub mod view;
pub mod walk;
pub mod width;

pub use index::{Index, Ints};
pub use values::Values;
pub(crate) use values::{push, typed, typed_block, typed_mut};

use self::lines::Present;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::types::Type;

/// How entries are found.
#[derive(Debug)]
pub enum Form {
    /// Sorted lists of minor indices, one per major vector (sparse) or per non-empty one (hypersparse).
    List(Lists),
    /// One presence byte per position.
    Bitmap {
        /// 1 where an entry is.
        present: Present,
        /// Number of entries.
        nvals: usize,
    },
    /// An entry at every position.
    Full,
}

/// Sparse and hypersparse: compressed lists.
#[derive(Debug)]
pub struct Lists {
    /// Hypersparse: the major indices that have a vector.
    pub ids: Option<Ints>,
    /// Where each vector starts in `idx`.
    pub ptr: Ints,
    /// Minor indices. Same width as `ptr` and `ids`.
    pub idx: Ints,
}

/// An immutable value: shape, type, entries.
#[derive(Debug)]
pub struct Store {
    /// Type of the entries.
    pub ty: Type,
    /// Length of the major axis.
    pub nmajor: u64,
    /// Length of the minor axis.
    pub nminor: u64,
    /// Where entries are.
    pub form: Form,
    /// What they are.
    pub vals: Values,
}

impl Store {
    /// A value without entries.
    pub fn empty(ty: &Type, nmajor: u64, nminor: u64) -> Result<Store> {
        let lists = Lists { ids: Some(Ints::U32(Buf::new())), ptr: Ints::U32(Buf::filled(1, 0)?), idx: Ints::U32(Buf::new()) };
        let lists = if policy::fits_u32(nmajor, nminor, 0) { lists } else { lists.widened()? };
        Ok(Store { ty: ty.clone(), nmajor, nminor, form: Form::List(lists), vals: Values::empty() })
    }

    /// Number of entries.
    #[must_use]
    pub fn nvals(&self) -> usize {
        match &self.form {
            Form::List(l) => l.idx.len(),
            Form::Bitmap { nvals, .. } => *nvals,
            Form::Full => (self.nmajor as usize).saturating_mul(self.nminor as usize).min(isize::MAX as usize),
        }
    }

    /// Number of positions, at most [`policy::MOST_POSITIONS`]. A full value that is iso may have more, and no array for them.
    #[must_use]
    pub fn positions(&self) -> usize {
        (self.nmajor as usize).saturating_mul(self.nminor as usize).min(policy::MOST_POSITIONS as usize)
    }

    /// Bytes of one value.
    #[must_use]
    pub fn size(&self) -> usize {
        self.ty.size()
    }

    /// Whether entries are kept in lists.
    #[must_use]
    pub fn is_list(&self) -> bool {
        matches!(self.form, Form::List(_))
    }

    /// The presence bytes of a bitmap; `None` when full. Only for dense formats.
    #[must_use]
    pub fn present(&self) -> Option<&[u8]> {
        match &self.form {
            Form::Bitmap { present, .. } => Some(present),
            Form::Full | Form::List(_) => None,
        }
    }

    /// The same, but `None` also of a bitmap that has an entry at every position.
    #[must_use]
    pub fn gaps(&self) -> Option<&[u8]> {
        self.present().filter(|_| self.nvals() < self.positions())
    }

    /// A bit for each line of presence bytes that may have an entry, if these are noted.
    #[must_use]
    pub fn lines(&self) -> Option<&[u64]> {
        match &self.form {
            Form::Bitmap { present, .. } => present.lines(),
            Form::Full | Form::List(_) => None,
        }
    }

    /// A deep copy.
    pub fn try_clone(&self) -> Result<Store> {
        let (form, vals) = (self.try_clone_form()?, self.vals.try_clone()?);
        Ok(Store { ty: self.ty.clone(), nmajor: self.nmajor, nminor: self.nminor, form, vals })
    }

    /// A deep copy of where entries are.
    pub fn try_clone_form(&self) -> Result<Form> {
        Ok(match &self.form {
            Form::List(l) => Form::List(l.try_clone()?),
            Form::Bitmap { present, nvals } => {
                Form::Bitmap { present: present.with_copied(moves::copied(present)?)?, nvals: *nvals }
            }
            Form::Full => Form::Full,
        })
    }

    /// Checks every invariant of this module; an error says which one is broken.
    pub fn validate(&self) -> Result<()> {
        let broken = |what: &str| Err(Error::new(ErrorKind::InvalidObject, format_args!("invariant {what} does not hold")));
        let count = match &self.form {
            Form::List(l) => {
                if !l.validate(self.nmajor, self.nminor) {
                    return broken("LIST-1..3");
                }
                l.idx.len()
            }
            Form::Bitmap { present, nvals } => {
                let ones = present.iter().filter(|&&b| b == 1).count();
                if present.len() != self.positions() || ones != *nvals || present.iter().any(|&b| b > 1) || !present.is_noted() {
                    return broken("BITMAP-1 or LINES-1");
                }
                present.len()
            }
            Form::Full => self.positions(),
        };
        let want = if self.vals.is_iso() { 1 } else { count };
        if want.checked_mul(self.size()) != Some(self.vals.bytes().len()) {
            return broken("VAL-1");
        }
        if self.ty == Type::of::<bool>() && self.is_list() && self.vals.bytes().iter().any(|&b| b > 1) {
            return broken("VAL-2");
        }
        Ok(())
    }

    /// [`Store::validate`] in debug builds, nothing in release builds.
    pub fn debug_validate(&self) {
        debug_assert!(self.validate().is_ok(), "{:?}", self.validate());
    }
}

impl Lists {
    fn try_clone(&self) -> Result<Lists> {
        let ids = self.ids.as_ref().map(Ints::try_clone).transpose()?;
        Ok(Lists { ids, ptr: self.ptr.try_clone()?, idx: self.idx.try_clone()? })
    }

    /// The same lists with 64-bit indices.
    pub fn widened(&self) -> Result<Lists> {
        let ids = self.ids.as_ref().map(Ints::widened).transpose()?;
        Ok(Lists { ids, ptr: self.ptr.widened()?, idx: self.idx.widened()? })
    }

    /// The same lists with 32-bit indices; the caller knows that they fit.
    pub fn narrowed(&self) -> Result<Lists> {
        let ids = self.ids.as_ref().map(Ints::narrowed).transpose()?;
        Ok(Lists { ids, ptr: self.ptr.narrowed()?, idx: self.idx.narrowed()? })
    }

    fn validate(&self, nmajor: u64, nminor: u64) -> bool {
        match (&self.ids, &self.ptr, &self.idx) {
            (None, Ints::U32(ptr), Ints::U32(idx)) => are_lists::<u32>(None, ptr, idx, nmajor, nminor),
            (Some(Ints::U32(ids)), Ints::U32(ptr), Ints::U32(idx)) => are_lists::<u32>(Some(ids), ptr, idx, nmajor, nminor),
            (None, Ints::U64(ptr), Ints::U64(idx)) => are_lists::<u64>(None, ptr, idx, nmajor, nminor),
            (Some(Ints::U64(ids)), Ints::U64(ptr), Ints::U64(idx)) => are_lists::<u64>(Some(ids), ptr, idx, nmajor, nminor),
            // All three have one width.
            (_, Ints::U32(_) | Ints::U64(_), Ints::U32(_) | Ints::U64(_)) => false,
        }
    }
}

/// LIST-1 to LIST-3, for any numbers: a start beyond the end is found before it is used.
fn are_lists<I: Index>(ids: Option<&[I]>, ptr: &[I], idx: &[I], nmajor: u64, nminor: u64) -> bool {
    let rises = |list: &[I]| list.windows(2).all(|w| w[0] < w[1]);
    let below = |list: &[I], n: u64| list.last().is_none_or(|last| (last.us() as u64) < n);
    let vectors = ids.map_or(nmajor, |ids| ids.len() as u64);
    ptr.len().checked_sub(1).is_some_and(|n| n as u64 == vectors)
        && ptr.first().is_some_and(|first| first.us() == 0)
        && ptr.last().is_some_and(|last| last.us() == idx.len())
        && ptr.is_sorted()
        && ptr.windows(2).map(|w| &idx[w[0].us()..w[1].us()]).all(|list| rises(list) && below(list, nminor))
        && ids.is_none_or(|ids| rises(ids) && below(ids, nmajor))
}
