//! User-defined types: a size and labels; values are opaque bytes.
//!
//! Needs: `labels`. Gives: [`UserType`]. Cost: one block per type, one per label.

use super::labels::{Label, Labels};
use crate::error::Result;

/// A user-defined type. Two user-defined types are the same only if they are the same object.
///
/// ```
/// use graphblas::types::Type;
/// // Two types of one name are two types.
/// assert_ne!(Type::try_new(12, "point", "")?, Type::try_new(12, "point", "")?);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct UserType {
    size: usize,
    labels: Labels,
}

impl UserType {
    pub(super) fn try_new(size: usize, name: &str, definition: &str) -> Result<Self> {
        Ok(UserType { size, labels: Labels::try_new(name.as_bytes(), definition.as_bytes())? })
    }

    /// Bytes of one value.
    ///
    /// ```
    /// use graphblas::types::Type;
    /// let Type::User(point) = Type::try_new(12, "point", "")? else { unreachable!() };
    /// assert_eq!(point.size(), 12);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The name given by the user; may be empty.
    ///
    /// ```
    /// use graphblas::types::Type;
    /// let Type::User(point) = Type::try_new(12, "point", "")? else { unreachable!() };
    /// assert_eq!(point.name(), "point");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        self.labels.shown()
    }

    /// The C definition given by the user; may be empty.
    ///
    /// ```
    /// use graphblas::types::Type;
    /// let Type::User(pair) = Type::try_new(8, "pair", "typedef struct { int a, b; } pair;")? else { unreachable!() };
    /// assert_eq!(pair.definition(), "typedef struct { int a, b; } pair;");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn definition(&self) -> &str {
        std::str::from_utf8(self.labels.get(Label::Definition)).unwrap_or("")
    }

    /// What the user calls the type.
    ///
    /// ```
    /// use graphblas::types::{Label, Type};
    /// let Type::User(point) = Type::try_new(12, "point", "")? else { unreachable!() };
    /// assert_eq!(point.labels().get(Label::CName), b"point");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.labels
    }
}
