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
///
/// ```
/// use graphblas::dynamic::Vector;
/// use graphblas::types::{Datum, Type};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
/// v.build_scalar(&[2], &Datum::of(&1_u8))?;
/// v.set_element(&Datum::of(&7_u8), 5)?;
/// // One entry, and one update that waits still, after any number of looks.
/// let look = v.glance(10)?;
/// assert_eq!((look.nvals(), look.waiting()), (1, 1));
/// assert_eq!(v.glance(0)?.waiting(), 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Glance {
    value: Shared<Store>,
    orientation: Orientation,
    waiting: usize,
    shown: Pending,
}

/// A place, and the value that comes there; `None` for an entry that goes.
///
/// ```
/// use graphblas::dynamic::{Change, Vector};
/// use graphblas::types::{Datum, Type};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
/// v.build_scalar(&[2], &Datum::of(&1_u8))?;
/// v.set_element(&Datum::of(&7_u8), 5)?;
/// v.remove_element(2)?;
/// let look = v.glance(10)?;
/// let changes: Vec<Change<'_>> = look.changes().collect();
/// assert_eq!(changes, [((5, 0), Some(&[7_u8][..])), ((2, 0), None)]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type Change<'a> = ((u64, u64), Option<&'a [u8]>);

impl Glance {
    fn of(h: &Header, most: usize) -> Result<Glance> {
        h.peek(|value, orientation, pending| {
            let shown = pending.first(most, value.size())?;
            Ok(Glance { value: value.clone(), orientation, waiting: pending.len(), shown })
        })
    }

    /// An error when an invariant of the storage is broken. O(entries).
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// assert!(Matrix::try_new(&Type::of::<u8>(), 2, 2)?.glance(0)?.check().is_ok());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn check(&self) -> Result<()> {
        self.value.validate()
    }

    /// The type of entries.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(*Matrix::try_new(&Type::of::<u8>(), 2, 2)?.glance(0)?.ty(), Type::of::<u8>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ty(&self) -> &Type {
        &self.value.ty
    }

    /// Number of entries, before the updates that wait.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// a.build_scalar(&[0, 1], &[1, 0], &Datum::of(&3_u8))?;
    /// assert_eq!(a.glance(0)?.nvals(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nvals(&self) -> usize {
        self.value.nvals()
    }

    /// Number of updates that wait.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
    /// v.build_scalar(&[2], &Datum::of(&1_u8))?;
    /// v.set_element(&Datum::of(&7_u8), 5)?;
    /// assert_eq!(v.glance(0)?.waiting(), 1);
    /// v.wait()?;
    /// assert_eq!(v.glance(0)?.waiting(), 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting
    }

    /// How the entries are stored.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Matrix};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// a.set_format(Format::Bitmap)?;
    /// a.build_scalar(&[0], &[1], &Datum::of(&3_u8))?;
    /// assert_eq!(a.glance(0)?.format(), Format::Bitmap);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn format(&self) -> Format {
        Format::of(&self.value)
    }

    /// The axis that vectors run along.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation};
    /// use graphblas::types::Type;
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// assert_eq!(a.glance(0)?.orientation(), Orientation::Row);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The one value of all entries.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 9, 9)?;
    /// assert_eq!(a.glance(0)?.iso(), None);
    /// a.build_scalar(&[0, 1], &[1, 0], &Datum::of(&3_u8))?;
    /// assert_eq!(a.glance(0)?.iso(), Some(&[3_u8][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn iso(&self) -> Option<&[u8]> {
        (self.value.vals.is_iso() && self.nvals() > 0).then(|| self.value.vals.bytes())
    }

    /// Hands place (row, column) and value of the first `most` entries to `each`, in the order in which they are stored.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 3, 3)?;
    /// a.build(&[2, 0, 1], &[0, 1, 1], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// let mut first_two = Vec::new();
    /// a.glance(0)?.entries(2, |place, value| {
    ///     first_two.push((place, value[0]));
    ///     Ok(())
    /// })?;
    /// assert_eq!(first_two, [((0, 1), 6), ((1, 1), 7)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn entries(&self, most: usize, mut each: impl FnMut((u64, u64), &[u8]) -> Result<()>) -> Result<()> {
        visit::first(&self.value, most, |major, minor, value| each(self.place(major, minor), value))
    }

    /// The updates that the look was asked to show.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
    /// v.build_scalar(&[2], &Datum::of(&1_u8))?;
    /// for i in 5..8 {
    ///     v.set_element(&Datum::of(&7_u8), i)?;
    /// }
    /// // Three wait, two were asked for.
    /// let look = v.glance(2)?;
    /// assert_eq!((look.waiting(), look.changes().count()), (3, 2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// a.build_scalar(&[0], &[1], &Datum::of(&3_u8))?;
    /// let look = a.glance(5)?;
    /// assert_eq!((look.nvals(), look.changes().count()), (1, 0));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn glance(&self, most: usize) -> Result<Glance> {
        Glance::of(&self.0, most)
    }
}

impl Vector {
    /// The vector as it stands, one column, with up to `most` of the updates that wait.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 4)?;
    /// v.build_scalar(&[3], &Datum::of(&1_u8))?;
    /// v.glance(5)?.entries(10, |place, value| {
    ///     assert_eq!((place, value), ((3, 0), &[1_u8][..]));
    ///     Ok(())
    /// })?;
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn glance(&self, most: usize) -> Result<Glance> {
        Glance::of(&self.0, most)
    }
}

impl Scalar {
    /// The scalar as it stands, one row and one column, with up to `most` of the updates that wait.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// let look = Scalar::try_new(&Type::of::<u8>())?.glance(5)?;
    /// assert_eq!((look.nvals(), look.waiting()), (0, 0));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn glance(&self, most: usize) -> Result<Glance> {
        Glance::of(&self.0, most)
    }
}
