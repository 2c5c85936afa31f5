//! User-defined types: a size and labels; values are opaque bytes.
//!
//! Needs: `labels`. Gives: [`UserType`]. Cost: one block per type, one per label.

use super::labels::{Label, Labels};
use crate::error::Result;

/// A user-defined type. Two user-defined types are the same only if they are the same object.
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
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The name given by the user; may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        self.labels.shown()
    }

    /// The C definition given by the user; may be empty.
    #[must_use]
    pub fn definition(&self) -> &str {
        std::str::from_utf8(self.labels.get(Label::Definition)).unwrap_or("")
    }

    /// What the user calls the type.
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.labels
    }
}
