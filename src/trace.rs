//! A line for each kernel that runs, and one for each pass over recorded calls, for whoever asks for lines.
//!
//! Needs: nothing. Gives: [`to`] and `line` for kernels, [`passes_to`] and [`pass`] for passes. Cost: a load of a flag where nobody asked. Nothing is allocated.
//! Not here: where lines go; this library prints nothing itself.

use std::fmt::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

static IS_ON: AtomicBool = AtomicBool::new(false);
static SINK: Mutex<Option<fn(&str)>> = Mutex::new(None);

/// Hands lines to `sink` from now on, which may be called from any thread; `None`: to nobody.
pub fn to(sink: Option<fn(&str)>) {
    *SINK.lock().unwrap_or_else(PoisonError::into_inner) = sink;
    IS_ON.store(sink.is_some(), Relaxed);
}

/// Says what is done.
#[inline]
pub fn line(what: fmt::Arguments<'_>) {
    if IS_ON.load(Relaxed) {
        say(what);
    }
}

#[cold]
fn say(what: fmt::Arguments<'_>) {
    let sink = *SINK.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(sink) = sink else { return };
    let mut text = Text { bytes: [0; MOST], len: 0 };
    // What is too long is cut.
    let _ = text.write_fmt(what);
    sink(std::str::from_utf8(&text.bytes[..text.len]).unwrap_or(""));
}

static PASSES: Mutex<Option<fn(&str)>> = Mutex::new(None);
static PASSES_ARE_TOLD: AtomicBool = AtomicBool::new(false);

/// Hands a line of JSON for each pass to `sink` from now on, which may be called from any thread; `None`: to nobody.
pub fn passes_to(sink: Option<fn(&str)>) {
    *PASSES.lock().unwrap_or_else(PoisonError::into_inner) = sink;
    PASSES_ARE_TOLD.store(sink.is_some(), Relaxed);
}

/// Whether somebody asks for the lines of passes.
#[inline]
#[must_use]
pub fn passes_are_told() -> bool {
    PASSES_ARE_TOLD.load(Relaxed)
}

/// Hands on the line of a pass, its end included.
pub fn pass(line: &str) {
    let sink = *PASSES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(sink) = sink {
        sink(line);
    }
}

/// Bytes of a line at most.
const MOST: usize = 200;

struct Text {
    bytes: [u8; MOST],
    len: usize,
}

impl Write for Text {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let mut n = s.len().min(MOST - self.len);
        while !s.is_char_boundary(n) {
            n -= 1;
        }
        self.bytes[self.len..self.len + n].copy_from_slice(&s.as_bytes()[..n]);
        self.len += n;
        if n == s.len() { Ok(()) } else { Err(fmt::Error) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SAID: Mutex<Vec<String>> = Mutex::new(Vec::new());

    #[test]
    fn lines_come_while_somebody_asks() {
        line(format_args!("nobody hears this"));
        to(Some(|text| SAID.lock().unwrap().push(text.to_owned())));
        line(format_args!("one: {} entries", 5));
        line(format_args!("{}é{}", "x".repeat(MOST - 1), "cut"));
        to(None);
        line(format_args!("nor this"));
        // Other tests of this process may run kernels meanwhile.
        let said: Vec<String> = SAID.lock().unwrap().clone();
        assert!(said.contains(&"one: 5 entries".to_owned()) && said.contains(&"x".repeat(MOST - 1)));
        assert!(!said.iter().any(|text| text.contains("this")));
    }
}
