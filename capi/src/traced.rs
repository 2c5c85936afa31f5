//! The trace: a line of JSON for each pass over recorded calls, to the file that `GRAPHBLAS_TRACE` names.
//!
//! Needs: the engine's `trace`. Gives: [`begin`] and [`end`], for init and finalize. Cost: nothing unless the variable is set;
//! else a write a pass.
//! The variable is read when the library is initialised. Lines are appended, each in one write, so that processes may share a
//! file; `-` stands for the standard error. Nobody is there to be told of a file that cannot be written: nothing is traced then.

use std::fs::{File, OpenOptions};
use std::io::{Write, stderr};
use std::sync::{Mutex, PoisonError};

use engine::trace;

/// The file; `None` for the standard error.
static FILE: Mutex<Option<File>> = Mutex::new(None);

/// Begins the trace, if it is asked for.
pub(crate) fn begin() {
    end();
    let Some(path) = std::env::var_os("GRAPHBLAS_TRACE").filter(|path| !path.is_empty()) else { return };
    let file = if path == "-" { None } else { OpenOptions::new().append(true).create(true).open(&path).ok() };
    let is_traced = path == "-" || file.is_some();
    *FILE.lock().unwrap_or_else(PoisonError::into_inner) = file;
    trace::passes_to(is_traced.then_some(write));
}

/// Ends the trace, and closes the file.
pub(crate) fn end() {
    trace::passes_to(None);
    *FILE.lock().unwrap_or_else(PoisonError::into_inner) = None;
}

fn write(line: &str) {
    let _ = match &mut *FILE.lock().unwrap_or_else(PoisonError::into_inner) {
        Some(file) => file.write_all(line.as_bytes()),
        None => stderr().write_all(line.as_bytes()),
    };
}
