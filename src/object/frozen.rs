//! A value as it is now, laid open with 64-bit indices: what iterators walk.
//!
//! Needs: `header`. Gives: [`Frozen`], and `frozen` of matrices and vectors.
//! Cost: a copy of the indices, 8 bytes each; values and presence bytes are shared with the object, whose later changes
//! do not touch them. The other orientation is transposed first.

use super::header::{Header, Orientation};
use super::matrix::Matrix;
use super::vector::Vector;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::storage::format::Format;
use crate::storage::{Form, Ints, Store};

/// A value that does not change.
#[derive(Debug)]
pub struct Frozen {
    value: Shared<Store>,
    /// Major indices of the vectors, where only some are stored.
    pub ids: Option<Buf<u64>>,
    /// Where each stored vector starts, and the end; none when dense.
    pub starts: Option<Buf<u64>>,
    /// Minor indices; none when dense.
    pub indices: Option<Buf<u64>>,
    /// The axis that vectors run along.
    pub orientation: Orientation,
}

fn copied(ints: &Ints) -> Result<Buf<u64>> {
    let mut out = Buf::with_capacity(ints.len())?;
    match ints {
        Ints::U32(b) => b.iter().try_for_each(|&x| out.push(u64::from(x)))?,
        Ints::U64(b) => out.extend_from_slice(b)?,
    }
    Ok(out)
}

impl Frozen {
    fn of(h: &Header, want: Option<Orientation>) -> Result<Frozen> {
        let (value, have) = h.value()?;
        let orientation = want.unwrap_or(have);
        let value = if orientation == have { value } else { h.oriented(orientation, false)? };
        let (ids, starts, indices) = match &value.form {
            Form::List(l) => (l.ids.as_ref().map(copied).transpose()?, Some(copied(&l.ptr)?), Some(copied(&l.idx)?)),
            Form::Bitmap { .. } | Form::Full => (None, None, None),
        };
        Ok(Frozen { value, ids, starts, indices, orientation })
    }

    /// Number of vectors and their length.
    #[must_use]
    pub fn shape(&self) -> (u64, u64) {
        (self.value.nmajor, self.value.nminor)
    }

    /// Number of entries.
    #[must_use]
    pub fn nvals(&self) -> u64 {
        self.value.nvals() as u64
    }

    /// How the entries are stored.
    #[must_use]
    pub fn format(&self) -> Format {
        Format::of(&self.value)
    }

    /// A byte for each place of a bitmap.
    #[must_use]
    pub fn present(&self) -> Option<&[u8]> {
        self.value.present()
    }

    /// The values, one or one each.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        self.value.vals.bytes()
    }

    /// Whether there is one value for all.
    #[must_use]
    pub fn is_iso(&self) -> bool {
        self.value.vals.is_iso()
    }

    /// Bytes of a value.
    #[must_use]
    pub fn value_size(&self) -> usize {
        self.value.size()
    }
}

impl Matrix {
    /// The value as it is now, along an axis; `None` for that along which it is stored.
    pub fn frozen(&self, want: Option<Orientation>) -> Result<Frozen> {
        Frozen::of(&self.0, want)
    }
}

impl Vector {
    /// The value as it is now: one vector.
    pub fn frozen(&self) -> Result<Frozen> {
        Frozen::of(&self.0, None)
    }
}
