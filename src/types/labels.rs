//! What a user calls a type or an operator: a name, a C name and a C definition, each set once.
//!
//! Needs: `mem`. Gives: [`Labels`]. Cost: one block per label that is set.
//! Labels are bytes of any length; those that are no UTF-8 are shown in messages as if there were none.

use std::sync::OnceLock;

use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;

/// A label of a type or an operator.
///
/// ```
/// use graphblas::types::{Label, Labels};
/// let labels = Labels::default();
/// labels.set(Label::CName, b"point_t")?;
/// assert_eq!(labels.get(Label::CName), b"point_t");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// What programs know it by (`GrB_NAME`).
    Name,
    /// What C code knows it by.
    CName,
    /// Its C source.
    Definition,
}

/// Three labels; each can be set once.
///
/// ```
/// use graphblas::types::{Label, Type};
/// let point = Type::try_new(12, "point", "")?;
/// if let Type::User(point) = &point {
///     point.labels().set(Label::Name, b"point of space")?;
/// }
/// assert_eq!(point.name(), "point of space");
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Labels {
    name: OnceLock<Buf<u8>>,
    c_name: OnceLock<Buf<u8>>,
    definition: OnceLock<Buf<u8>>,
}

impl Labels {
    fn slot(&self, label: Label) -> &OnceLock<Buf<u8>> {
        match label {
            Label::Name => &self.name,
            Label::CName => &self.c_name,
            Label::Definition => &self.definition,
        }
    }

    /// With a C name and a definition; empty ones count as not set.
    pub(crate) fn try_new(c_name: &[u8], definition: &[u8]) -> Result<Self> {
        let labels = Labels::default();
        for (label, text) in [(Label::CName, c_name), (Label::Definition, definition)] {
            if !text.is_empty() {
                labels.set(label, text)?;
            }
        }
        Ok(labels)
    }

    /// The label; empty until it is set.
    ///
    /// ```
    /// use graphblas::types::{Label, Labels};
    /// assert_eq!(Labels::default().get(Label::Definition), b"");
    /// ```
    #[must_use]
    pub fn get(&self, label: Label) -> &[u8] {
        self.slot(label).get().map_or(&[], |text| text)
    }

    /// Sets a label, even to nothing; `AlreadySet` when it was set before.
    ///
    /// ```
    /// use graphblas::types::{Label, Labels};
    /// let labels = Labels::default();
    /// labels.set(Label::Name, b"point")?;
    /// assert_eq!(labels.set(Label::Name, b"place").unwrap_err().kind(), graphblas::ErrorKind::AlreadySet);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set(&self, label: Label, text: &[u8]) -> Result<()> {
        let what = match label {
            Label::Name => "name",
            Label::CName => "C name",
            Label::Definition => "definition",
        };
        self.slot(label)
            .set(Buf::from_slice(text)?)
            .map_err(|_| Error::new(ErrorKind::AlreadySet, format_args!("the {what} can be set once, and was set before")))
    }

    /// What messages call the type or operator: the name, else the C name, else nothing.
    ///
    /// ```
    /// use graphblas::types::{Label, Labels};
    /// let labels = Labels::default();
    /// labels.set(Label::CName, b"point_t")?;
    /// assert_eq!(labels.shown(), "point_t");
    /// labels.set(Label::Name, b"point")?;
    /// assert_eq!(labels.shown(), "point");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn shown(&self) -> &str {
        let name = self.get(if self.get(Label::Name).is_empty() { Label::CName } else { Label::Name });
        std::str::from_utf8(name).unwrap_or("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_label_is_set_once() {
        let labels = Labels::try_new(b"", b"").unwrap();
        assert_eq!((labels.get(Label::Name), labels.shown()), (&b""[..], ""));
        labels.set(Label::CName, b"c").unwrap();
        assert_eq!(labels.shown(), "c");
        labels.set(Label::Name, b"\xff").unwrap();
        assert_eq!((labels.get(Label::Name), labels.shown()), (&b"\xff"[..], ""));
        assert_eq!(labels.set(Label::Name, b"x").unwrap_err().kind(), ErrorKind::AlreadySet);
        labels.set(Label::Definition, b"").unwrap();
        assert_eq!(labels.set(Label::Definition, b"x").unwrap_err().kind(), ErrorKind::AlreadySet);
    }
}
