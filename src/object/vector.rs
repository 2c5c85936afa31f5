//! Vectors: life cycle, size, format. Operations are in the sibling files.
//!
//! Needs: `header`. Gives: [`Vector`]: a store with one major vector, which is a column.
//! Source: C API 2.1, section 4.2.3.

use super::check;
use super::header::{COLUMN, Header, IndexWidth};
use super::matrix::check_dimension;
use crate::error::Result;
use crate::kernel::resize;
use crate::storage::format::{Format, FormatSet};
use crate::types::Type;

/// A vector of a run-time type.
#[repr(transparent)]
pub struct Vector(pub(super) Header);

impl Vector {
    /// A vector without entries. O(1). (C API 2.1, 4.2.3.1)
    pub fn try_new(ty: &Type, n: u64) -> Result<Vector> {
        check_dimension(n, "the size")?;
        Ok(Vector(Header::column(ty, n)?))
    }

    /// A second vector with the same content; shares memory until one of them changes. O(1).
    pub fn dup(&self) -> Result<Vector> {
        Ok(Vector(self.0.dup()?))
    }

    /// Removes all entries.
    pub fn clear(&self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the size; entries outside the new one are removed.
    pub fn resize(&self, n: u64) -> Result<()> {
        check_dimension(n, "the size")?;
        let (value, _) = self.0.value()?;
        self.0.replace(resize::run(&value, 1, n)?)
    }

    /// Of a matrix that C hands over for a vector: it needs one column, and lies as vectors do from now on.
    pub fn lie_as_column(&self) -> Result<()> {
        check::length(self.0.shape().1, 1, "the number of columns of a matrix that stands for a vector")?;
        self.0.set_orientation(COLUMN)
    }

    /// Number of positions.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.0.shape().0
    }

    /// The type of entries.
    #[must_use]
    pub fn ty(&self) -> Type {
        self.0.ty()
    }

    /// Number of entries. O(1) once updates are applied.
    pub fn nvals(&self) -> Result<u64> {
        Ok(self.0.value()?.0.nvals() as u64)
    }

    /// Finishes everything that waits.
    pub fn wait(&self) -> Result<()> {
        self.0.value().map(|_| ())
    }

    /// Wishes about the storage format.
    pub fn set_format(&self, format: Format) -> Result<()> {
        self.0.set_formats(FormatSet::only(format))
    }

    /// Wishes about the storage format: one of these.
    pub fn set_formats(&self, formats: FormatSet) -> Result<()> {
        self.0.set_formats(formats)
    }

    /// The formats wished for.
    #[must_use]
    pub fn formats(&self) -> FormatSet {
        self.0.formats()
    }

    /// Wishes about the width of indices.
    pub fn set_index_width(&self, width: IndexWidth) -> Result<()> {
        self.0.set_index_width(width)
    }

    /// The present format.
    pub fn format(&self) -> Result<Format> {
        self.0.format()
    }

    /// Whether one stored value stands for all entries.
    pub fn is_iso(&self) -> Result<bool> {
        self.0.is_iso()
    }
}

impl std::fmt::Debug for Vector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Vector {} {}", self.ty().name(), self.size())
    }
}
