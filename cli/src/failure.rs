//! What ends a command: a sentence and an exit code.
//!
//! Needs: nothing. Gives: [`Failure`], [`Outcome`]. Cost: none.
//! Exit codes: 1, what was read is wrong or could not be read or written; 2, the arguments are wrong (as clap has it).

use std::fmt;
use std::io;

/// Result of everything that a command does.
pub type Outcome<T = ()> = Result<T, Failure>;

/// Why a command ended.
#[derive(Debug)]
pub enum Failure {
    /// A file is malformed, missing, or does not suit the command.
    Input(String),
    /// The arguments do not fit each other or the file.
    Usage(String),
    /// Whoever read the output has gone; nobody is left to be told.
    Closed,
}

impl Failure {
    /// What the process ends with.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Input(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Closed => 0,
        }
    }

    /// An output that cannot be written.
    pub fn unwritten(name: &str, e: &io::Error) -> Failure {
        match e.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Input(format!("{name}: cannot be written: {e}")),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(text) | Failure::Usage(text) => f.write_str(text),
            Failure::Closed => Ok(()),
        }
    }
}

impl From<graphblas::Error> for Failure {
    fn from(e: graphblas::Error) -> Failure {
        Failure::Input(e.message().to_owned())
    }
}
