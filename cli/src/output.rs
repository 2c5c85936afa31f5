//! Where results go: a file, or the standard output.
//!
//! Needs: a name or none. Gives: [`write_to`], [`print`]. Cost: a buffer. Whoever closes the standard output early ends the
//! command without a word.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::failure::{Failure, Outcome};

/// Bytes that are written at once.
const BUFFER: usize = 1 << 16;

/// Has `write` write to a file, or to the standard output.
pub fn write_to(target: Option<&Path>, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Outcome {
    let Some(path) = target else {
        let mut out = BufWriter::with_capacity(BUFFER, io::stdout().lock());
        let written = write(&mut out).and_then(|()| out.flush());
        return written.map_err(|e| Failure::unwritten("the standard output", &e));
    };
    let written = File::create(path).and_then(|file| {
        let mut out = BufWriter::with_capacity(BUFFER, file);
        write(&mut out).and_then(|()| out.flush())
    });
    written.map_err(|e| Failure::unwritten(&path.to_string_lossy(), &e))
}

/// Writes a text to the standard output.
pub fn print(text: &str) -> Outcome {
    write_to(None, |out| out.write_all(text.as_bytes()))
}
