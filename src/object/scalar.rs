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
#[repr(transparent)]
pub struct Scalar(pub(super) Header);

impl Scalar {
    /// A scalar without a value.
    pub fn try_new(ty: &Type) -> Result<Scalar> {
        Ok(Scalar(Header::column(ty, 1)?))
    }

    /// A second scalar with the same content.
    pub fn dup(&self) -> Result<Scalar> {
        Ok(Scalar(self.0.dup()?))
    }

    /// Removes the value.
    pub fn clear(&self) -> Result<()> {
        self.0.clear()
    }

    /// 1 if there is a value, else 0.
    pub fn nvals(&self) -> Result<u64> {
        Ok(self.0.value()?.0.nvals() as u64)
    }

    /// The type of the value.
    #[must_use]
    pub fn ty(&self) -> Type {
        self.0.ty()
    }

    /// Sets the value, cast to the scalar's type.
    pub fn set_element(&self, x: &Datum<'_>) -> Result<()> {
        self.0.set((0, 0), ["", ""], Some(x))
    }

    /// Puts the value, cast to `to`, into `out`; false if there is none.
    pub fn extract_element(&self, to: &Type, out: &mut [u8]) -> Result<bool> {
        let (value, _) = self.0.value()?;
        cast_out(&value, crate::kernel::pending::find(&value, 0, 0), to, out)
    }

    /// The bytes of the value in the scalar's own type; `None` if there is none.
    pub fn value(&self) -> Result<Option<Buf<u8>>> {
        let ty = self.ty();
        let mut out = Buf::zeroed(ty.size())?;
        Ok(self.extract_element(&ty, &mut out)?.then_some(out))
    }

    /// The present format.
    pub fn format(&self) -> Result<Format> {
        self.0.format()
    }

    /// Finishes everything that waits.
    pub fn wait(&self) -> Result<()> {
        self.0.value().map(|_| ())
    }
}

impl std::fmt::Debug for Scalar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Scalar {}", self.ty().name())
    }
}
