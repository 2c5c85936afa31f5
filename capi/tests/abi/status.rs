//! What a C function returned, as the harness speaks of it.
//!
//! Needs: nothing. Gives: [`refusal`] and [`Info`].

use graphblas::ErrorKind;

use crate::harness::session::Refusal;
use crate::library::{self, Word};

/// A `GrB_Info`.
pub type Info = i32;

pub const SUCCESS: Info = 0;
pub const NO_VALUE: Info = 1;

/// The kind of error that a code stands for; the numbers are those of the ABI.
pub fn kind(info: Info) -> Option<ErrorKind> {
    Some(match info {
        -1 => ErrorKind::UninitializedObject,
        -2 => ErrorKind::NullPointer,
        -3 => ErrorKind::InvalidValue,
        -4 => ErrorKind::InvalidIndex,
        -5 => ErrorKind::DomainMismatch,
        -6 => ErrorKind::DimensionMismatch,
        -7 => ErrorKind::OutputNotEmpty,
        -8 => ErrorKind::NotImplemented,
        -102 => ErrorKind::OutOfMemory,
        -103 => ErrorKind::InsufficientSpace,
        -104 => ErrorKind::InvalidObject,
        -105 => ErrorKind::IndexOutOfBounds,
        -106 => ErrorKind::EmptyObject,
        _ => return None,
    })
}

/// Success, or the error with the text that the output keeps (`error_of`, where there is one).
pub fn refusal(info: Info, error_of: Option<(&str, Word)>) -> Result<(), Refusal> {
    if info == SUCCESS {
        return Ok(());
    }
    let message = error_of.map_or_else(|| format!("GrB_Info {info}"), |(function, object)| text(function, object));
    Err(Refusal { kind: kind(info).unwrap_or(ErrorKind::Panic), message })
}

/// What GrB_*_error says of an object.
fn text(function: &str, object: Word) -> String {
    let mut text: *const std::ffi::c_char = std::ptr::null();
    let info = library::call(function, &[&raw mut text as Word, object]);
    assert_eq!(info, SUCCESS, "{function} fails");
    assert!(!text.is_null(), "{function} gives no text");
    // SAFETY: the text ends with a zero and lives until the next call on the object.
    unsafe { std::ffi::CStr::from_ptr(text) }.to_string_lossy().into_owned()
}
