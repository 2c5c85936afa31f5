//! Runs a piece of work in a forked child and brings its text back.
//! Needs:   a process with one thread (neither library is ever loaded in the parent).
//! Gives:   a fresh heap, thread pool and peak memory for every measurement; a crash or an endless loop in a library
//!          becomes an error line.
//! Cost:    a fork (the host graph is shared copy-on-write).

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::{FromRawFd, OwnedFd};

use crate::Result;

/// First byte of a child's message.
const GOOD: u8 = b'+';
const BAD: u8 = b'-';

/// What `work` returns in a child that may take `seconds` at most.
pub fn in_child(seconds: u32, work: impl FnOnce() -> Result<String>) -> Result<String> {
    let (reader, writer) = pipe()?;
    // SAFETY: this process has one thread, so the child may go on with everything.
    match unsafe { libc::fork() } {
        -1 => Err(format!("fork: {}", std::io::Error::last_os_error())),
        0 => {
            drop(reader);
            run_child(File::from(writer), seconds, work)
        }
        child => {
            drop(writer);
            let mut message = Vec::new();
            let read = File::from(reader).read_to_end(&mut message);
            let status = wait(child);
            read.map_err(|e| format!("pipe: {e}"))?;
            match message.split_first() {
                Some((&GOOD, text)) => Ok(String::from_utf8_lossy(text).into_owned()),
                Some((_, text)) => Err(String::from_utf8_lossy(text).into_owned()),
                None => Err(ending(status)),
            }
        }
    }
}

fn run_child(mut out: File, seconds: u32, work: impl FnOnce() -> Result<String>) -> ! {
    // SAFETY: alarm has no preconditions; its signal ends this child.
    unsafe { libc::alarm(seconds) };
    // A panic must not unwind into the parent's copy of the stack.
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).unwrap_or_else(|_| Err("panicked".to_string()));
    let (tag, text) = match result {
        Ok(text) => (GOOD, text),
        Err(text) => (BAD, text),
    };
    let sent = out.write_all(&[tag]).and_then(|()| out.write_all(text.as_bytes()));
    // SAFETY: ends the process without running exit handlers of the libraries or flushing the parent's buffers.
    unsafe { libc::_exit(i32::from(sent.is_err())) }
}

pub(crate) fn pipe() -> Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    // SAFETY: room for two descriptors.
    if unsafe { libc::pipe(ends.as_mut_ptr()) } != 0 {
        return Err(format!("pipe: {}", std::io::Error::last_os_error()));
    }
    // SAFETY: pipe gave two open descriptors that nobody else owns.
    Ok(unsafe { (OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) })
}

pub(crate) fn wait(child: libc::pid_t) -> libc::c_int {
    let mut status = 0;
    // SAFETY: our own child; room for its status.
    unsafe { libc::waitpid(child, &mut status, 0) };
    status
}

pub(crate) fn ending(status: libc::c_int) -> String {
    match libc::WIFSIGNALED(status).then(|| libc::WTERMSIG(status)) {
        Some(libc::SIGALRM) => "took too long".to_string(),
        Some(signal) => format!("killed by signal {signal}"),
        None => format!("ended early with code {}", libc::WEXITSTATUS(status)),
    }
}
