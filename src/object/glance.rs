//! An object as it stands: what printing looks at.
//!
//! Needs: `header`. Gives: [`Glance`], and `glance` of matrices, vectors and scalars.
//! Cost: O(1), and a copy of the updates that are to be shown; a recorded value is made first. Updates that wait still wait, so
//! that looking changes nothing.

use super::header::{Header, Orientation};
use super::matrix::Matrix;
use super::scalar::Scalar;
use super::vector::Vector;
use crate::error::Result;
use crate::kernel::visit;
use crate::mem::Shared;
use crate::storage::Store;
use crate::storage::format::Format;
use crate::storage::pending::Pending;
use crate::types::Type;

/// The value of an object, without the updates that wait for it.
#[derive(Debug)]
pub struct Glance {
    value: Shared<Store>,
    orientation: Orientation,
    waiting: usize,
    shown: Pending,
}

/// A place, and the value that comes there; `None` for an entry that goes.
pub type Change<'a> = ((u64, u64), Option<&'a [u8]>);

impl Glance {
    fn of(h: &Header, most: usize) -> Result<Glance> {
        h.peek(|value, orientation, pending| {
            let shown = pending.first(most, value.size())?;
            Ok(Glance { value: value.clone(), orientation, waiting: pending.len(), shown })
        })
    }

    /// An error when an invariant of the storage is broken. O(entries).
    pub fn check(&self) -> Result<()> {
        self.value.validate()
    }

    /// The type of entries.
    #[must_use]
    pub fn ty(&self) -> &Type {
        &self.value.ty
    }

    /// Number of entries, before the updates that wait.
    #[must_use]
    pub fn nvals(&self) -> usize {
        self.value.nvals()
    }

    /// Number of updates that wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting
    }

    /// How the entries are stored.
    #[must_use]
    pub fn format(&self) -> Format {
        Format::of(&self.value)
    }

    /// The axis that vectors run along.
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The one value of all entries.
    #[must_use]
    pub fn iso(&self) -> Option<&[u8]> {
        (self.value.vals.is_iso() && self.nvals() > 0).then(|| self.value.vals.bytes())
    }

    /// Hands place (row, column) and value of the first `most` entries to `each`, in the order in which they are stored.
    pub fn entries(&self, most: usize, mut each: impl FnMut((u64, u64), &[u8]) -> Result<()>) -> Result<()> {
        visit::first(&self.value, most, |major, minor, value| each(self.place(major, minor), value))
    }

    /// The updates that the look was asked to show.
    pub fn changes(&self) -> impl Iterator<Item = Change<'_>> {
        self.shown.iter(self.value.size()).map(|(major, minor, value)| (self.place(major, minor), value))
    }

    fn place(&self, major: u64, minor: u64) -> (u64, u64) {
        match self.orientation {
            Orientation::Row => (major, minor),
            Orientation::Col => (minor, major),
        }
    }
}

impl Matrix {
    /// The matrix as it stands, with up to `most` of the updates that wait.
    pub fn glance(&self, most: usize) -> Result<Glance> {
        Glance::of(&self.0, most)
    }
}

impl Vector {
    /// The vector as it stands, one column, with up to `most` of the updates that wait.
    pub fn glance(&self, most: usize) -> Result<Glance> {
        Glance::of(&self.0, most)
    }
}

impl Scalar {
    /// The scalar as it stands, one row and one column, with up to `most` of the updates that wait.
    pub fn glance(&self, most: usize) -> Result<Glance> {
        Glance::of(&self.0, most)
    }
}
