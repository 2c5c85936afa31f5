//! Matrices: life cycle, shape, format. Operations are in the sibling files.
//!
//! Needs: `header`. Gives: [`Matrix`]. Cost: as said at each method.
//! Source: C API 2.1, section 4.2.4.

use super::check;
use super::header::{Header, IndexWidth, Orientation, OrientationHint};
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::{diag, resize};
use crate::mem::Shared;
use crate::storage::Store;
use crate::storage::format::{Format, FormatSet};
use crate::types::Type;

/// A matrix of a run-time type.
#[repr(transparent)]
pub struct Matrix(pub(super) Header);

/// Largest dimension, as in the peer: 2^60.
pub const MAX_DIMENSION: u64 = 1 << 60;

pub(super) fn check_dimension(n: u64, what: &str) -> Result<()> {
    if n <= MAX_DIMENSION {
        return Ok(());
    }
    Err(Error::new(ErrorKind::InvalidValue, format_args!("{what} is {n}, but at most 2^60 is supported")))
}

impl Matrix {
    /// A matrix without entries. O(1). (C API 2.1, 4.2.4.1)
    pub fn try_new(ty: &Type, nrows: u64, ncols: u64) -> Result<Matrix> {
        check_dimension(nrows, "nrows")?;
        check_dimension(ncols, "ncols")?;
        Ok(Matrix(Header::try_new(ty, nrows, ncols)?))
    }

    pub(super) fn of(store: Store, orientation: Orientation) -> Result<Matrix> {
        let header = Header::of(Shared::try_new(store)?, orientation);
        header.conform();
        Ok(Matrix(header))
    }

    /// A second matrix with the same content; shares memory until one of them changes. O(1).
    pub fn dup(&self) -> Result<Matrix> {
        Ok(Matrix(self.0.dup()?.into_matrix()))
    }

    /// As [`Matrix::dup`], to be read by products: what they keep beside the value (its transpose) is kept for this matrix, too. O(1).
    pub fn snapshot(&self) -> Result<Matrix> {
        Ok(Matrix(self.0.snapshot()?.into_matrix()))
    }

    /// A square matrix with `v` on diagonal `k`. (C API 2.1, 4.2.4.2)
    pub fn diag(v: &Vector, k: i64) -> Result<Matrix> {
        check_dimension(v.size().saturating_add(k.unsigned_abs()), "the order of the diagonal matrix")?;
        let (value, _) = v.0.value()?;
        Matrix::of(diag::run(&value, k)?, Orientation::Row)
    }

    /// Removes all entries.
    pub fn clear(&self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the shape; entries outside the new one are removed.
    pub fn resize(&self, nrows: u64, ncols: u64) -> Result<()> {
        check_dimension(nrows, "nrows")?;
        check_dimension(ncols, "ncols")?;
        if self.0.is_vector() {
            check::length(ncols, 1, "ncols of a vector")?;
        }
        let (value, orientation) = self.0.value()?;
        let (nmajor, nminor) = if orientation == Orientation::Row { (nrows, ncols) } else { (ncols, nrows) };
        self.0.replace(resize::run(&value, nmajor, nminor)?)
    }

    /// Number of rows.
    #[must_use]
    pub fn nrows(&self) -> u64 {
        self.0.shape().0
    }

    /// Number of columns.
    #[must_use]
    pub fn ncols(&self) -> u64 {
        self.0.shape().1
    }

    /// The type of entries.
    #[must_use]
    pub fn ty(&self) -> Type {
        self.0.ty()
    }

    /// Number of entries. O(1) once updates are applied.
    pub fn nvals(&self) -> Result<u64> {
        // A transpose that is still to be made has as many as what it is made of.
        match self.0.at_hand(Orientation::Row, false)? {
            Some(value) => Ok(value.nvals() as u64),
            None => Ok(self.0.at_hand(Orientation::Col, false)?.map_or(0, |value| value.nvals()) as u64),
        }
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

    /// Changes which axis lies together in memory; that of a vector stays.
    pub fn set_orientation(&self, orientation: Orientation) -> Result<()> {
        self.0.set_orientation(orientation)
    }

    /// Which axis lies together in memory.
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.0.orientation()
    }

    /// Wishes about the axis along which the matrix is read mostly.
    pub fn set_orientation_hint(&self, hint: OrientationHint) -> Result<()> {
        self.0.set_hint(hint)
    }

    /// The hint that was given last, or the present axis.
    #[must_use]
    pub fn orientation_hint(&self) -> OrientationHint {
        self.0.hint()
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

impl std::fmt::Debug for Matrix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (nrows, ncols) = self.0.shape();
        write!(f, "Matrix {} {nrows}x{ncols}", self.ty().name())
    }
}
