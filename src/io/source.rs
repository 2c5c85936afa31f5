//! A text with a name, and the sentences about what is wrong with it.
//!
//! Needs: nothing. Gives: [`Source`], whose errors read `name:line: expected this, found 'that'`.
//! Cost: a line number is counted only when an error is made.

use std::fmt;

use crate::error::{Error, ErrorKind};

/// Longest part of a file name that is shown, in bytes; of longer ones the end is kept.
const NAME_BYTES: usize = 96;
/// Longest part of a wrong word that is shown, in bytes.
const WORD_BYTES: usize = 28;

/// A text and the name it has in messages.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub name: &'a str,
    pub text: &'a [u8],
}

impl Source<'_> {
    /// The error that at byte `at` the text does not hold what was expected.
    #[cold]
    #[inline(never)]
    pub fn expected(&self, what: fmt::Arguments<'_>, at: usize) -> Error {
        let found = Found(self.text.get(at..).unwrap_or_default());
        self.wrong(self.line_of(at), format_args!("expected {what}, found {found}"))
    }

    /// An error about a line.
    #[cold]
    #[inline(never)]
    pub fn wrong(&self, line: u64, message: fmt::Arguments<'_>) -> Error {
        Error::new(ErrorKind::BadInput, format_args!("{}:{line}: {message}", shown(self.name)))
    }

    /// The number, from 1, of the line with byte `at`; the last line if `at` is the end of the text.
    pub fn line_of(&self, at: usize) -> u64 {
        let before = &self.text[..at.min(self.text.len().saturating_sub(1))];
        1 + count_lines(before) as u64
    }
}

/// Number of line ends.
pub(super) fn count_lines(text: &[u8]) -> usize {
    // Counted in bytes first, in lanes eight times as narrow: reading road-FLA on one thread went from 560 to 725 MB/s (2026-11, tests/io_speed.rs).
    let in_block = |block: &[u8]| block.iter().map(|&b| u8::from(b == b'\n')).sum::<u8>();
    text.chunks(usize::from(u8::MAX)).map(|block| usize::from(in_block(block))).sum()
}

/// An error about a whole file.
#[cold]
pub(super) fn unreadable(name: &str, message: fmt::Arguments<'_>) -> Error {
    Error::new(ErrorKind::BadInput, format_args!("{}: {message}", shown(name)))
}

/// The name, or its end if it is long.
fn shown(name: &str) -> impl fmt::Display {
    let mut cut = name.len().saturating_sub(NAME_BYTES);
    while !name.is_char_boundary(cut) {
        cut += 1;
    }
    let dots = if cut > 0 { "..." } else { "" };
    Joined(dots, &name[cut..])
}

struct Joined<'a>(&'a str, &'a str);

impl fmt::Display for Joined<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

/// The word at the start of a text, as a message shows it.
struct Found<'a>(&'a [u8]);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.0.split(|b| b.is_ascii_whitespace()).next().unwrap_or_default();
        if self.0.is_empty() {
            f.write_str("the end of the file")
        } else if word.is_empty() {
            f.write_str("the end of the line")
        } else if word.len() > WORD_BYTES {
            write!(f, "'{}...'", word[..WORD_BYTES].escape_ascii())
        } else {
            write!(f, "'{}'", word.escape_ascii())
        }
    }
}
