//! Scalars: an object that holds one value or none.
//!
//! Needs: `header`. Gives: [`Scalar`]. Cost: O(1).
//! Source: C API 2.1, section 4.2.2.

use super::elements::cast_out;
use super::header::Header;
use crate::error::Result;
use crate::mem::Buf;
use crate::storage::format::Format;
use crate::types::{Datum, Type};

/// A scalar of a run-time type.
///
/// ```
/// use graphblas::dynamic::Scalar;
/// use graphblas::types::{Datum, Type};
///
/// // A value or none: what a reduction of nothing gives, or an assignment that deletes.
/// let s = Scalar::try_new(&Type::of::<f64>())?;
/// assert_eq!(s.nvals()?, 0);
/// s.set_element(&Datum::of(&2.5))?;
/// assert_eq!(s.value()?.as_deref(), Some(&2.5_f64.to_ne_bytes()[..]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[repr(transparent)]
pub struct Scalar(pub(super) Header);

impl Scalar {
    /// A scalar without a value.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// assert_eq!((s.nvals()?, s.ty()), (0, Type::of::<f64>()));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(ty: &Type) -> Result<Scalar> {
        Ok(Scalar(Header::column(ty, 1)?))
    }

    /// A second scalar with the same content.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// let t = s.dup()?;
    /// t.set_element(&Datum::of(&1.5))?;
    /// assert_eq!((s.nvals()?, t.nvals()?), (0, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn dup(&self) -> Result<Scalar> {
        Ok(Scalar(self.0.dup()?))
    }

    /// Removes the value.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// s.set_element(&Datum::of(&1.5))?;
    /// s.clear()?;
    /// assert!(s.value()?.is_none());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn clear(&self) -> Result<()> {
        self.0.clear()
    }

    /// 1 if there is a value, else 0.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // 0 is a value.
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// s.set_element(&Datum::of(&0.0))?;
    /// assert_eq!(s.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn nvals(&self) -> Result<u64> {
        Ok(self.0.nvals()? as u64)
    }

    /// The type of the value.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::Type;
    ///
    /// assert_eq!(Scalar::try_new(&Type::of::<i8>())?.ty(), Type::of::<i8>());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ty(&self) -> Type {
        self.0.ty()
    }

    /// Sets the value, cast to the scalar's type.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // The value is cast to the scalar's type.
    /// let s = Scalar::try_new(&Type::of::<u8>())?;
    /// s.set_element(&Datum::of(&7.9))?;
    /// assert_eq!(s.value()?.as_deref(), Some(&[7_u8][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_element(&self, x: &Datum<'_>) -> Result<()> {
        self.0.set((0, 0), ["", ""], Some(x))
    }

    /// Puts the value, cast to `to`, into `out`; false if there is none.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// let mut x = [0];
    /// assert!(!s.extract_element(&Type::of::<u8>(), &mut x)?);
    /// s.set_element(&Datum::of(&7.9))?;
    /// assert!(s.extract_element(&Type::of::<u8>(), &mut x)?);
    /// assert_eq!(x, [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract_element(&self, to: &Type, out: &mut [u8]) -> Result<bool> {
        let (value, _) = self.0.value()?;
        cast_out(&value, crate::kernel::pending::find(&value, 0, 0), to, out)
    }

    /// The bytes of the value in the scalar's own type; `None` if there is none.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<i16>())?;
    /// assert!(s.value()?.is_none());
    /// s.set_element(&Datum::of(&-2_i16))?;
    /// assert_eq!(s.value()?.as_deref(), Some(&(-2_i16).to_ne_bytes()[..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn value(&self) -> Result<Option<Buf<u8>>> {
        let ty = self.ty();
        let mut out = Buf::zeroed(ty.size())?;
        Ok(self.extract_element(&ty, &mut out)?.then_some(out))
    }

    /// The present format.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Scalar};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// s.set_element(&Datum::of(&1.5))?;
    /// assert_ne!(s.format()?, Format::Auto);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn format(&self) -> Result<Format> {
        self.0.format()
    }

    /// Finishes everything that waits.
    ///
    /// ```
    /// use graphblas::dynamic::Scalar;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let s = Scalar::try_new(&Type::of::<f64>())?;
    /// s.set_element(&Datum::of(&1.5))?;
    /// s.wait()?;
    /// assert_eq!(s.glance(0)?.waiting(), 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn wait(&self) -> Result<()> {
        self.0.value().map(|_| ())
    }
}

impl std::fmt::Debug for Scalar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Scalar {}", self.ty().name())
    }
}
