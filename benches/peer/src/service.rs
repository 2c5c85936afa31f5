//! A forked child that answers one request after another and keeps what it has built in between.
//! Needs:   a process with one thread (neither library is ever loaded in the parent).
//! Gives:   `Service::ask`; a crash or an endless loop in the child is the error of the request under way.
//! Cost:    a fork, and two system calls a request on either side.

use std::fs::File;
use std::io::{self, Read, Write};

use crate::Result;
use crate::isolate::{ending, pipe, wait};

/// First byte of an answer.
const GOOD: u8 = b'+';
const BAD: u8 = b'-';

/// What a child does with a request.
pub type Answering = Box<dyn FnMut(&str) -> Result<Vec<u8>>>;

/// See the head of this file; the child ends when this is dropped.
pub struct Service {
    /// None once it has ended.
    child: Option<libc::pid_t>,
    requests: File,
    answers: File,
}

impl Service {
    /// Forks, and returns when the child has made ready. Making ready and each request may take `seconds` at most.
    pub fn start(seconds: u32, make_ready: impl FnOnce() -> Result<Answering>) -> Result<Service> {
        let (from_parent, requests) = pipe()?;
        let (answers, to_parent) = pipe()?;
        // SAFETY: this process has one thread, so the child may go on with everything.
        match unsafe { libc::fork() } {
            -1 => Err(format!("fork: {}", io::Error::last_os_error())),
            0 => {
                drop((requests, answers));
                serve(File::from(from_parent), File::from(to_parent), seconds, make_ready)
            }
            child => {
                drop((from_parent, to_parent));
                let mut service = Service { child: Some(child), requests: File::from(requests), answers: File::from(answers) };
                service.answer()?;
                Ok(service)
            }
        }
    }

    /// What the child answers.
    pub fn ask(&mut self, request: &str) -> Result<Vec<u8>> {
        // A child that has ended is noticed when its answer is read.
        let _ = self.requests.write_all(&(request.len() as u64).to_le_bytes());
        let _ = self.requests.write_all(request.as_bytes());
        self.answer()
    }

    fn answer(&mut self) -> Result<Vec<u8>> {
        let mut tag = [0];
        let read = self.answers.read_exact(&mut tag).and_then(|()| read_block(&mut self.answers));
        match read {
            Ok(block) if tag == [GOOD] => Ok(block),
            Ok(block) => Err(String::from_utf8_lossy(&block).into_owned()),
            Err(_) => Err(self.child.take().map_or("ended before".to_string(), |child| ending(wait(child)))),
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        if let Some(child) = self.child.take() {
            // SAFETY: our own child, which has not been waited for. Closing its pipe would not do: later children hold it, too.
            unsafe { libc::kill(child, libc::SIGKILL) };
            wait(child);
        }
    }
}

fn serve(mut requests: File, mut answers: File, seconds: u32, make_ready: impl FnOnce() -> Result<Answering>) -> ! {
    // Of a parent that is killed nobody else tells a child that is busy.
    // SAFETY: prctl with this option takes a signal's number and has no preconditions.
    #[cfg(target_os = "linux")]
    unsafe {
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
    }
    // A panic must not unwind into the parent's copy of the stack.
    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| -> io::Result<()> {
        limit(seconds);
        let mut answering = match make_ready() {
            Ok(answering) => answering,
            Err(what) => return send(&mut answers, Err(what)),
        };
        send(&mut answers, Ok(Vec::new()))?;
        loop {
            limit(0);
            let request = read_block(&mut requests)?;
            limit(seconds);
            send(&mut answers, answering(&String::from_utf8_lossy(&request)))?;
        }
    }));
    // SAFETY: ends the process without running exit handlers of the libraries or flushing the parent's buffers.
    unsafe { libc::_exit(1) }
}

/// The child ends in so many seconds; 0: it may wait as long as it likes.
fn limit(seconds: u32) {
    // SAFETY: alarm has no preconditions; its signal ends this child.
    unsafe { libc::alarm(seconds) };
}

fn send(answers: &mut File, answer: Result<Vec<u8>>) -> io::Result<()> {
    let (tag, block) = match answer {
        Ok(block) => (GOOD, block),
        Err(what) => (BAD, what.into_bytes()),
    };
    answers.write_all(&[tag])?;
    answers.write_all(&(block.len() as u64).to_le_bytes())?;
    answers.write_all(&block)
}

fn read_block(from: &mut File) -> io::Result<Vec<u8>> {
    let mut length = [0; 8];
    from.read_exact(&mut length)?;
    let mut block = vec![0; u64::from_le_bytes(length) as usize];
    from.read_exact(&mut block)?;
    Ok(block)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests run in threads, but this child only counts and writes.
    #[test]
    fn a_child_keeps_its_state_and_its_end_is_told() {
        let make_ready = || -> Result<Answering> {
            let mut total = 0;
            Ok(Box::new(move |request: &str| match request.parse::<u32>() {
                Ok(more) => {
                    total += more;
                    Ok(total.to_string().into_bytes())
                }
                // SAFETY: ends this child.
                Err(_) if request == "end" => unsafe { libc::_exit(7) },
                Err(e) => Err(e.to_string()),
            }))
        };
        let mut service = Service::start(5, make_ready).expect("a child");
        assert_eq!(service.ask("2"), Ok(b"2".to_vec()));
        assert!(service.ask("two").is_err());
        assert_eq!(service.ask("3"), Ok(b"5".to_vec()));
        assert_eq!(service.ask("end"), Err("ended early with code 7".to_string()));
        assert!(service.ask("1").is_err());
    }
}
