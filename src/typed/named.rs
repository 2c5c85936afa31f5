//! Errors that name the call that was made: `Matrix::set: row: index 2 is not below the dimension 2`.
//!
//! Needs: `error`. Gives: `within`, for the results of typed calls. Cost: nothing unless there is an error.

use crate::error::{Error, Result};

/// A result whose error is to name a call.
pub(super) trait Within {
    /// The same; an error begins with the name of `call`, which takes the place of that of a call made on its way.
    fn within(self, call: &str) -> Self;
}

impl<R> Within for Result<R> {
    #[inline]
    fn within(self, call: &str) -> Self {
        self.map_err(|e| named(&e, call))
    }
}

#[cold]
fn named(e: &Error, call: &str) -> Error {
    let is_call = |head: &str| head == "build" || (head.contains("::") && !head.contains(' '));
    let text = match e.message().split_once(": ") {
        Some((head, rest)) if is_call(head) => rest,
        _ => e.message(),
    };
    Error::new(e.kind(), format_args!("{call}: {text}"))
}
