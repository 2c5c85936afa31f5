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
///
/// ```
/// use graphblas::dynamic::Vector;
/// use graphblas::types::{Datum, Type};
///
/// // The type is a value; what is set and read is cast to it and from it.
/// let v = Vector::try_new(&Type::of::<i32>(), 3)?;
/// v.set_element(&Datum::of(&7.9), 2)?;
/// let mut x = [0; 8];
/// assert!(v.extract_element(&Type::of::<f64>(), &mut x, 2)?);
/// assert_eq!(f64::from_ne_bytes(x), 7.0);
/// assert!(!v.extract_element(&Type::of::<f64>(), &mut x, 0)?, "no entry is not 0");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[repr(transparent)]
pub struct Vector(pub(super) Header);

impl Vector {
    /// A vector without entries. O(1). (C API 2.1, 4.2.3.1)
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<bool>(), 1 << 60)?;
    /// assert_eq!((v.size(), v.nvals()?), (1 << 60, 0));
    /// assert!(Vector::try_new(&Type::of::<bool>(), (1 << 60) + 1).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(ty: &Type, n: u64) -> Result<Vector> {
        check_dimension(n, "the size")?;
        Ok(Vector(Header::column(ty, n)?))
    }

    /// A second vector with the same content; shares memory until one of them changes. O(1).
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// let w = v.dup()?;
    /// w.set_element(&Datum::of(&1.5), 0)?;
    /// assert_eq!((v.nvals()?, w.nvals()?), (0, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn dup(&self) -> Result<Vector> {
        Ok(Vector(self.0.dup()?))
    }

    /// Removes all entries.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.set_element(&Datum::of(&1.5), 0)?;
    /// v.clear()?;
    /// assert_eq!((v.nvals()?, v.size()), (0, 3));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn clear(&self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the size; entries outside the new one are removed.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.build_scalar(&[0, 2], &Datum::of(&1.5))?;
    /// v.resize(2)?;
    /// assert_eq!((v.size(), v.nvals()?), (2, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn resize(&self, n: u64) -> Result<()> {
        check_dimension(n, "the size")?;
        let (value, _) = self.0.value()?;
        self.0.replace(resize::run(&value, 1, n)?)
    }

    /// Of a matrix that C hands over for a vector: it needs one column, and lies as vectors do from now on.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// // What was made as a vector lies so already.
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.lie_as_column()?;
    /// assert_eq!(v.size(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn lie_as_column(&self) -> Result<()> {
        check::length(self.0.shape().1, 1, "the number of columns of a matrix that stands for a vector")?;
        self.0.set_orientation(COLUMN)
    }

    /// Number of positions.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(Vector::try_new(&Type::of::<f64>(), 3)?.size(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> u64 {
        self.0.shape().0
    }

    /// The type of entries.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<u16>(), 3)?;
    /// assert_eq!(v.ty(), Type::of::<u16>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ty(&self) -> Type {
        self.0.ty()
    }

    /// Number of entries. O(1) once updates are applied.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // A zero that was set is an entry, places that were never set are none.
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.set_element(&Datum::of(&0.0), 1)?;
    /// assert_eq!(v.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn nvals(&self) -> Result<u64> {
        Ok(self.0.nvals()? as u64)
    }

    /// Finishes everything that waits.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.set_element(&Datum::of(&1.5), 0)?;
    /// v.wait()?;
    /// assert_eq!(v.glance(0)?.waiting(), 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn wait(&self) -> Result<()> {
        self.0.value().map(|_| ())
    }

    /// Wishes about the storage format.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 9)?;
    /// v.set_element(&Datum::of(&1.5), 0)?;
    /// v.set_format(Format::Bitmap)?;
    /// assert_eq!(v.format()?, Format::Bitmap);
    /// v.set_format(Format::Sparse)?;
    /// assert_eq!(v.format()?, Format::Sparse);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_format(&self, format: Format) -> Result<()> {
        self.0.set_formats(FormatSet::only(format))
    }

    /// Wishes about the storage format: one of these.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// // A list, whatever the density.
    /// let v = Vector::try_new(&Type::of::<f64>(), 2)?;
    /// v.set_formats(FormatSet::from_bits(1 | 2))?;
    /// v.build_scalar(&[0, 1], &Datum::of(&1.5))?;
    /// assert!(matches!(v.format()?, Format::Sparse | Format::Hyper));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_formats(&self, formats: FormatSet) -> Result<()> {
        self.0.set_formats(formats)
    }

    /// The formats wished for.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet, Vector};
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 2)?;
    /// assert_eq!(v.formats(), FormatSet::ALL);
    /// v.set_format(Format::Full)?;
    /// assert_eq!(v.formats(), FormatSet::only(Format::Full));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn formats(&self) -> FormatSet {
        self.0.formats()
    }

    /// Wishes about the width of indices.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, IndexWidth, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 1000)?;
    /// v.set_format(Format::Sparse)?;
    /// v.set_element(&Datum::of(&1.5), 0)?;
    /// let narrow = v.memory_usage()?;
    /// v.set_index_width(IndexWidth::U64)?;
    /// assert!(v.memory_usage()? > narrow);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_index_width(&self, width: IndexWidth) -> Result<()> {
        self.0.set_index_width(width)
    }

    /// The present format.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 2)?;
    /// v.build_scalar(&[0, 1], &Datum::of(&1.5))?;
    /// assert!(matches!(v.format()?, Format::Bitmap | Format::Full), "all places have an entry");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn format(&self) -> Result<Format> {
        self.0.format()
    }

    /// Whether one stored value stands for all entries.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 9)?;
    /// v.build_scalar(&[3, 5], &Datum::of(&1.5))?;
    /// assert!(v.is_iso()?);
    /// v.set_element(&Datum::of(&2.5), 5)?;
    /// assert!(!v.is_iso()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn is_iso(&self) -> Result<bool> {
        self.0.is_iso()
    }
}

impl std::fmt::Debug for Vector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Vector {} {}", self.ty().name(), self.size())
    }
}
