//! User-defined types: a size, a name, a definition; values are opaque bytes.
//!
//! Needs: nothing. Gives: [`UserType`]. Cost: one block per type.

use crate::error::Result;
use crate::mem::Buf;

/// A user-defined type. Two user-defined types are the same only if they are the same object.
#[derive(Debug)]
pub struct UserType {
    size: usize,
    name: Buf<u8>,
    definition: Buf<u8>,
}

impl UserType {
    pub(super) fn try_new(size: usize, name: &str, definition: &str) -> Result<Self> {
        Ok(UserType { size, name: Buf::from_slice(name.as_bytes())?, definition: Buf::from_slice(definition.as_bytes())? })
    }

    /// Bytes of one value.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The name given by the user; may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        std::str::from_utf8(&self.name).unwrap_or("")
    }

    /// The C definition given by the user; may be empty.
    #[must_use]
    pub fn definition(&self) -> &str {
        std::str::from_utf8(&self.definition).unwrap_or("")
    }
}
