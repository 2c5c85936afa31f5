//! Errors: one opaque type with a kind and a sentence.
//!
//! Needs: nothing; building an error must work when memory is exhausted, so a sentence for which there is no
//! memory becomes that of its kind.
//! Gives: [`Error`], [`ErrorKind`], [`Result`] and the macro-free constructor [`Error::new`].
//! Cost: four words. They are part of every `Result` that is handed up, so the sentence does not lie in them:
//! with 232 bytes inline a product of five entries spent a third of its time moving results (2026-11).

use std::fmt::{self, Write as _};

/// Result of everything in this crate that can fail.
///
/// ```
/// use graphblas::Matrix;
/// fn first_neighbour(a: &Matrix<bool>, i: u64) -> graphblas::Result<Option<u64>> {
///     Ok(a.view()?.row(i)?.iter().next().map(|(j, _)| j))
/// }
/// let a = Matrix::from_edges(3, [(0, 2)])?;
/// assert_eq!(first_neighbour(&a, 0)?, Some(2));
/// assert!(first_neighbour(&a, 3).is_err()); // there is no vertex 3
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What kind of failure an [`Error`] is. The C library maps each kind to one `GrB_Info` value.
///
/// ```
/// use graphblas::{ErrorKind, Vector};
/// let mut u = Vector::<f64>::try_new(3)?;
/// match u.set(7, 1.0).map_err(|e| e.kind()) {
///     Err(ErrorKind::InvalidIndex) => u.resize(8)?, // room for what did not fit
///     other => panic!("{other:?}"),
/// }
/// u.set(7, 1.0)?;
/// assert_eq!(u.get(7)?, Some(1.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A required handle or pointer was null (`GrB_NULL_POINTER`).
    NullPointer,
    /// An object was never initialised, or was freed (`GrB_UNINITIALIZED_OBJECT`).
    UninitializedObject,
    /// An object is in an invalid state, from an earlier execution error (`GrB_INVALID_OBJECT`).
    InvalidObject,
    /// An argument has a value outside the allowed set (`GrB_INVALID_VALUE`).
    InvalidValue,
    /// A row, column or vector index is not below its dimension (`GrB_INVALID_INDEX`).
    InvalidIndex,
    /// Types cannot be cast to each other (`GrB_DOMAIN_MISMATCH`).
    DomainMismatch,
    /// Shapes do not fit (`GrB_DIMENSION_MISMATCH`).
    DimensionMismatch,
    /// The output of a build already has entries (`GrB_OUTPUT_NOT_EMPTY`).
    OutputNotEmpty,
    /// Something is not supported for these arguments (`GrB_NOT_IMPLEMENTED`).
    NotImplemented,
    /// Memory ran out; the output object is as it was (`GrB_OUT_OF_MEMORY`).
    OutOfMemory,
    /// A caller's array is too small (`GrB_INSUFFICIENT_SPACE`).
    InsufficientSpace,
    /// An index in an array of indices is out of bounds (`GrB_INDEX_OUT_OF_BOUNDS`).
    IndexOutOfBounds,
    /// A scalar that must hold a value is empty (`GrB_EMPTY_OBJECT`).
    EmptyObject,
    /// Something that can be set once was set before (`GrB_ALREADY_SET`).
    AlreadySet,
    /// A file or stream could not be read or is malformed.
    BadInput,
    /// A broken promise inside the library (`GrB_PANIC`).
    Panic,
}

/// Longest message kept, in bytes; longer ones are cut at a character boundary.
const MESSAGE_BYTES: usize = 232;

/// A failure: its [`ErrorKind`] and a sentence that says which argument, what was needed, and
/// what came.
///
/// ```
/// use graphblas::{ErrorKind, Vector};
/// let e = Vector::<f64>::try_new(3)?.get(7).unwrap_err();
/// assert_eq!(e.kind(), ErrorKind::InvalidIndex);
/// assert!(e.to_string().starts_with("Vector::get"));
/// // It is an error of the standard library, too.
/// let boxed: Box<dyn std::error::Error + Send + Sync> = e.into();
/// assert!(boxed.to_string().contains('7'));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Error {
    kind: ErrorKind,
    /// Never grows: all room it may use is there from the start. Empty when there was no memory.
    text: String,
}

/// Room for a sentence; none without memory.
fn room() -> String {
    let mut text = String::new();
    // Without room nothing will be written.
    let _ = text.try_reserve_exact(MESSAGE_BYTES);
    text
}

/// Appends what fits into the room of a string.
struct Cut<'a>(&'a mut String);

impl fmt::Write for Cut<'_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let mut take = s.len().min(self.0.capacity().min(MESSAGE_BYTES) - self.0.len());
        while !s.is_char_boundary(take) {
            take -= 1;
        }
        self.0.push_str(&s[..take]);
        Ok(())
    }
}

impl Error {
    /// Makes an error from its kind and a formatted sentence: `Error::new(kind, format_args!(..))`.
    ///
    /// ```
    /// use graphblas::{Error, ErrorKind};
    /// let e = Error::new(ErrorKind::InvalidValue, format_args!("damping: 0 to 1 was needed, {} came", 1.5));
    /// assert_eq!(e.message(), "damping: 0 to 1 was needed, 1.5 came");
    /// ```
    #[cold]
    #[inline(never)]
    pub fn new(kind: ErrorKind, message: fmt::Arguments<'_>) -> Self {
        let mut text = room();
        // Cutting cannot fail; a Display that fails only shortens the sentence.
        let _ = Cut(&mut text).write_fmt(message);
        Error { kind, text }
    }

    /// Memory ran out while asking for `bytes` bytes.
    ///
    /// ```
    /// use graphblas::{Error, ErrorKind};
    /// let mut list: Vec<u64> = Vec::new();
    /// let done = list.try_reserve_exact(usize::MAX).map_err(|_| Error::out_of_memory(usize::MAX));
    /// assert_eq!(done.map_err(|e| e.kind()), Err(ErrorKind::OutOfMemory));
    /// ```
    #[cold]
    pub fn out_of_memory(bytes: usize) -> Self {
        Error::new(ErrorKind::OutOfMemory, format_args!("out of memory: {bytes} bytes were asked for"))
    }

    /// What kind of failure this is.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Vector, op};
    /// let (u, v) = (Vector::<f64>::try_new(3)?, Vector::<f64>::try_new(4)?);
    /// let e = u.ewise_add::<f64, f64>(op::plus::<f64>(), &v).eval().unwrap_err();
    /// assert_eq!(e.kind(), ErrorKind::DimensionMismatch);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// The sentence, without the kind.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let e = Matrix::from_rows((2, 2), &[1, 2, 3]).unwrap_err();
    /// assert_eq!(e.message(), "Matrix::from_rows: values: one for each place of 2 by 2 was needed, 3 came");
    /// ```
    #[must_use]
    pub fn message(&self) -> &str {
        match (self.text.as_str(), self.kind) {
            ("", ErrorKind::OutOfMemory) => "out of memory",
            ("", _) => "there is no memory to say more",
            (text, _) => text,
        }
    }
}

impl Clone for Error {
    fn clone(&self) -> Self {
        Error::new(self.kind, format_args!("{}", self.text))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.kind, self.message())
    }
}

impl std::error::Error for Error {}

/// For functions that read and write files and work on matrices.
impl From<Error> for std::io::Error {
    fn from(e: Error) -> Self {
        let kind = match e.kind {
            ErrorKind::OutOfMemory => std::io::ErrorKind::OutOfMemory,
            ErrorKind::BadInput | ErrorKind::InvalidObject => std::io::ErrorKind::InvalidData,
            ErrorKind::NotImplemented => std::io::ErrorKind::Unsupported,
            ErrorKind::Panic => std::io::ErrorKind::Other,
            ErrorKind::NullPointer
            | ErrorKind::UninitializedObject
            | ErrorKind::InvalidValue
            | ErrorKind::InvalidIndex
            | ErrorKind::DomainMismatch
            | ErrorKind::DimensionMismatch
            | ErrorKind::OutputNotEmpty
            | ErrorKind::InsufficientSpace
            | ErrorKind::IndexOutOfBounds
            | ErrorKind::EmptyObject
            | ErrorKind::AlreadySet => std::io::ErrorKind::InvalidInput,
        };
        std::io::Error::new(kind, e)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_messages_are_cut_at_a_character() {
        let e = Error::new(ErrorKind::Panic, format_args!("{}", "é".repeat(400)));
        assert_eq!(e.message().chars().count(), MESSAGE_BYTES / 2);
    }
}
