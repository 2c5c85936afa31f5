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
///
/// ```
/// use graphblas::dynamic::Matrix;
/// use graphblas::types::{Datum, Type};
///
/// // The type is a value; what is set and read is cast to it and from it.
/// let a = Matrix::try_new(&Type::of::<i32>(), 2, 3)?;
/// a.set_element(&Datum::of(&7.9), 0, 2)?;
/// let mut x = [0; 8];
/// assert!(a.extract_element(&Type::of::<f64>(), &mut x, 0, 2)?);
/// assert_eq!(f64::from_ne_bytes(x), 7.0);
/// assert!(!a.extract_element(&Type::of::<f64>(), &mut x, 1, 1)?, "no entry is not 0");
/// # Ok::<(), graphblas::Error>(())
/// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f32>(), 1 << 60, 3)?;
    /// assert_eq!((a.nrows(), a.ncols(), a.nvals()?), (1 << 60, 3, 0));
    /// assert!(Matrix::try_new(&Type::of::<f32>(), (1 << 60) + 1, 3).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// let b = a.dup()?;
    /// b.set_element(&Datum::of(&1.5), 0, 0)?;
    /// assert_eq!((a.nvals()?, b.nvals()?), (0, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn dup(&self) -> Result<Matrix> {
        Ok(Matrix(self.0.dup()?.into_matrix()))
    }

    /// As [`Matrix::dup`], to be read by products: what they keep beside the value (its transpose) is kept for this matrix, too. O(1).
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// a.set_element(&Datum::of(&1.5), 0, 0)?;
    /// let before = a.snapshot()?;
    /// a.clear()?;
    /// assert_eq!((a.nvals()?, before.nvals()?), (0, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn snapshot(&self) -> Result<Matrix> {
        Ok(Matrix(self.0.snapshot()?.into_matrix()))
    }

    /// A square matrix with `v` on diagonal `k`. (C API 2.1, 4.2.4.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 2)?;
    /// v.set_element(&Datum::of(&5_u8), 1)?;
    /// // One above the main diagonal needs one row and one column more: v(1) comes to (1, 2).
    /// let a = Matrix::diag(&v, 1)?;
    /// assert_eq!((a.nrows(), a.nvals()?), (3, 1));
    /// assert!(a.extract_element(&a.ty(), &mut [0], 1, 2)?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn diag(v: &Vector, k: i64) -> Result<Matrix> {
        check_dimension(v.size().saturating_add(k.unsigned_abs()), "the order of the diagonal matrix")?;
        let (value, _) = v.0.value()?;
        Matrix::of(diag::run(&value, k)?, Orientation::Row)
    }

    /// Removes all entries.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.set_element(&Datum::of(&1.5), 0, 0)?;
    /// a.clear()?;
    /// // Type and shape stay.
    /// assert_eq!((a.nvals()?, a.nrows(), a.ncols()), (0, 2, 3));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn clear(&self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the shape; entries outside the new one are removed.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// a.build_scalar(&[0, 1], &[0, 1], &Datum::of(&1.5))?;
    /// a.resize(1, 5)?;
    /// // (0, 0) is still inside, (1, 1) is not.
    /// assert_eq!((a.nrows(), a.ncols(), a.nvals()?), (1, 5, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(Matrix::try_new(&Type::of::<bool>(), 2, 3)?.nrows(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nrows(&self) -> u64 {
        self.0.shape().0
    }

    /// Number of columns.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(Matrix::try_new(&Type::of::<bool>(), 2, 3)?.ncols(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ncols(&self) -> u64 {
        self.0.shape().1
    }

    /// The type of entries.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f32>(), 2, 3)?;
    /// assert_eq!(a.ty(), Type::of::<f32>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ty(&self) -> Type {
        self.0.ty()
    }

    /// Number of entries. O(1) once updates are applied.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // A zero that was set is an entry, places that were never set are none.
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.set_element(&Datum::of(&0.0), 1, 1)?;
    /// assert_eq!(a.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn nvals(&self) -> Result<u64> {
        Ok(self.0.nvals()? as u64)
    }

    /// Finishes everything that waits.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.set_element(&Datum::of(&1.5), 0, 0)?;
    /// a.wait()?;
    /// assert_eq!(a.glance(0)?.waiting(), 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn wait(&self) -> Result<()> {
        self.0.value().map(|_| ())
    }

    /// Wishes about the storage format.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Matrix};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 9, 9)?;
    /// a.set_element(&Datum::of(&1.5), 0, 0)?;
    /// a.set_format(Format::Bitmap)?;
    /// assert_eq!(a.format()?, Format::Bitmap);
    /// a.set_format(Format::Sparse)?;
    /// assert_eq!(a.format()?, Format::Sparse);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_format(&self, format: Format) -> Result<()> {
        self.0.set_formats(FormatSet::only(format))
    }

    /// Wishes about the storage format: one of these.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet, Matrix};
    /// use graphblas::types::{Datum, Type};
    ///
    /// // Lists, whatever the density.
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// a.set_formats(FormatSet::from_bits(1 | 2))?;
    /// a.build_scalar(&[0, 0, 1, 1], &[0, 1, 0, 1], &Datum::of(&1.5))?;
    /// assert!(matches!(a.format()?, Format::Sparse | Format::Hyper));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_formats(&self, formats: FormatSet) -> Result<()> {
        self.0.set_formats(formats)
    }

    /// The formats wished for.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet, Matrix};
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// assert_eq!(a.formats(), FormatSet::ALL);
    /// a.set_format(Format::Sparse)?;
    /// assert_eq!(a.formats(), FormatSet::only(Format::Sparse));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn formats(&self) -> FormatSet {
        self.0.formats()
    }

    /// Wishes about the width of indices.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, IndexWidth, Matrix};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 1000, 1000)?;
    /// a.set_format(Format::Sparse)?;
    /// a.set_element(&Datum::of(&1.5), 0, 0)?;
    /// let narrow = a.memory_usage()?;
    /// a.set_index_width(IndexWidth::U64)?;
    /// assert!(a.memory_usage()? > narrow);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_index_width(&self, width: IndexWidth) -> Result<()> {
        self.0.set_index_width(width)
    }

    /// Changes which axis lies together in memory; that of a vector stays.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// a.build_scalar(&[0, 1], &[1, 0], &Datum::of(&1_u8))?;
    /// a.set_orientation(Orientation::Col)?;
    /// // The matrix is the same, but entries come by columns.
    /// let mut rows = [0; 2];
    /// a.extract_tuples(Some(&mut rows), None, None)?;
    /// assert_eq!(rows, [1, 0]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_orientation(&self, orientation: Orientation) -> Result<()> {
        self.0.set_orientation(orientation)
    }

    /// Which axis lies together in memory.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation};
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// assert_eq!(a.orientation(), Orientation::Row);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.0.orientation()
    }

    /// Wishes about the axis along which the matrix is read mostly.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, OrientationHint};
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// a.set_orientation_hint(OrientationHint::Both)?;
    /// assert_eq!(a.orientation_hint(), OrientationHint::Both);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_orientation_hint(&self, hint: OrientationHint) -> Result<()> {
        self.0.set_hint(hint)
    }

    /// The hint that was given last, or the present axis.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, OrientationHint};
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(Matrix::try_new(&Type::of::<f64>(), 2, 2)?.orientation_hint(), OrientationHint::Row);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn orientation_hint(&self) -> OrientationHint {
        self.0.hint()
    }

    /// The present format.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Matrix};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
    /// a.build_scalar(&[0, 0, 1, 1], &[0, 1, 0, 1], &Datum::of(&1.5))?;
    /// assert!(matches!(a.format()?, Format::Bitmap | Format::Full), "all places have an entry");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn format(&self) -> Result<Format> {
        self.0.format()
    }

    /// Whether one stored value stands for all entries.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 9, 9)?;
    /// a.build_scalar(&[0, 5], &[3, 8], &Datum::of(&1.5))?;
    /// assert!(a.is_iso()?);
    /// a.set_element(&Datum::of(&2.5), 5, 8)?;
    /// assert!(!a.is_iso()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
