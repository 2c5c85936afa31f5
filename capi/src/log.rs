//! The texts that `GrB_error` gives (C API, section 4.2.9).
//!
//! Needs: `status`. Gives: [`ErrorText`], the last error of an object as an output, and
//! [`ReadErrors`], the errors of calls that only read it.
//! Cost: nothing until there is an error; a call that succeeds looks at two words.
//! Several threads may read one object at a time, and each finds its own errors: their texts lie
//! with the thread, the latest [`KEPT`] of them.
//! Invariant LOG-1: a stamp that is not 0 stands for one object between two changes of it.

use std::cell::RefCell;
use std::ffi::c_char;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed};

use engine::Error;

use crate::status::GrB_Info;

/// Room for the enumerator's name, the engine's sentence and the final zero. Bytes.
const TEXT_BYTES: usize = 272;

/// A text as C wants it.
struct Text([u8; TEXT_BYTES]);

impl Text {
    const EMPTY: Text = Text([0; TEXT_BYTES]);

    /// `GrB_DOMAIN_MISMATCH: sentence`.
    fn write(&mut self, info: GrB_Info, error: &Error) {
        let mut used = 0;
        for part in [info.name().to_bytes(), b": ", error.message().as_bytes()] {
            let take = part.len().min(TEXT_BYTES - 1 - used);
            self.0[used..used + take].copy_from_slice(&part[..take]);
            used += take;
        }
        self.0[used] = 0;
    }

    fn as_c(&self) -> *const c_char {
        self.0.as_ptr().cast()
    }
}

/// The last error of an object as an output.
pub(crate) struct ErrorText {
    is_set: AtomicBool,
    text: Mutex<Text>,
}

impl ErrorText {
    pub(crate) fn new() -> Self {
        ErrorText { is_set: AtomicBool::new(false), text: Mutex::new(Text::EMPTY) }
    }

    /// Keeps `error`.
    pub(crate) fn note(&self, info: GrB_Info, error: &Error) {
        let Ok(mut text) = self.text.lock() else { return };
        text.write(info, error);
        self.is_set.store(true, Relaxed);
    }

    /// Forgets the last error.
    pub(crate) fn clear(&self) {
        if self.is_set.load(Relaxed) {
            self.is_set.store(false, Relaxed);
        }
    }

    /// The text. It stays where it is until the object is freed, and is changed only when the
    /// object is an output again, as the specification allows.
    pub(crate) fn text(&self) -> Option<*const c_char> {
        let text = self.text.lock().ok()?;
        self.is_set.load(Relaxed).then(|| text.as_c())
    }
}

/// The errors of calls that only read one object.
pub(crate) struct ReadErrors {
    /// 0, or the stamp under which threads keep their texts (LOG-1).
    stamp: AtomicU32,
}

/// The stamp that was given last.
static STAMPS: AtomicU32 = AtomicU32::new(0);

fn fresh_stamp() -> u32 {
    loop {
        let stamp = STAMPS.fetch_add(1, Relaxed).wrapping_add(1);
        if stamp != 0 && stamp != NO_OBJECT {
            return stamp;
        }
    }
}

impl ReadErrors {
    pub(crate) const fn none() -> Self {
        ReadErrors { stamp: AtomicU32::new(0) }
    }

    /// Keeps `error` with the calling thread.
    pub(crate) fn note(&self, info: GrB_Info, error: &Error) {
        let mut stamp = self.stamp.load(Acquire);
        if stamp == 0 {
            let fresh = fresh_stamp();
            stamp = self.stamp.compare_exchange(0, fresh, AcqRel, Acquire).map_or_else(|first| first, |_| fresh);
        }
        latest(|l| l.keep(stamp, info, error));
    }

    /// The calling thread read the object without an error.
    pub(crate) fn clear(&self) {
        let stamp = self.stamp.load(Relaxed);
        if stamp != 0 {
            latest(|l| l.forget(stamp));
        }
    }

    /// The object changed: no thread's text is about it any more.
    pub(crate) fn forget(&self) {
        if self.stamp.load(Relaxed) != 0 {
            self.stamp.store(0, Relaxed);
        }
    }

    /// The calling thread's text.
    pub(crate) fn text(&self) -> Option<*const c_char> {
        let stamp = self.stamp.load(Acquire);
        if stamp == 0 { None } else { latest(|l| l.find(stamp)).flatten() }
    }
}

/// The stamp of no object, which [`fresh_stamp`] never gives.
const NO_OBJECT: u32 = u32::MAX;

/// Keeps the error of a call without an object that could keep it, such as a constructor.
pub(crate) fn note_without_object(info: GrB_Info, error: &Error) {
    latest(|l| l.keep(NO_OBJECT, info, error));
}

/// The text of the latest such error of the calling thread; empty when there is none, or newer ones of objects took its
/// place.
pub(crate) fn text_without_object() -> *const c_char {
    latest(|l| l.find(NO_OBJECT)).flatten().unwrap_or(c"".as_ptr())
}

/// How many objects a thread keeps texts for.
const KEPT: usize = 4;

/// The latest texts of a thread, each with the stamp of its object.
struct Latest {
    next: usize,
    stamps: [u32; KEPT],
    texts: [Text; KEPT],
}

thread_local! {
    static LATEST: RefCell<Latest> = const { RefCell::new(Latest { next: 0, stamps: [0; KEPT], texts: [Text::EMPTY; KEPT] }) };
}

/// Runs `then` on the thread's texts; `None` while the thread ends.
fn latest<R>(then: impl FnOnce(&mut Latest) -> R) -> Option<R> {
    LATEST.try_with(|l| l.try_borrow_mut().ok().map(|mut l| then(&mut l))).ok().flatten()
}

impl Latest {
    fn place(&self, stamp: u32) -> Option<usize> {
        self.stamps.iter().position(|&s| s == stamp)
    }

    fn keep(&mut self, stamp: u32, info: GrB_Info, error: &Error) {
        let place = self.place(stamp).unwrap_or_else(|| {
            self.next = (self.next + 1) % KEPT;
            self.next
        });
        self.stamps[place] = stamp;
        self.texts[place].write(info, error);
    }

    fn forget(&mut self, stamp: u32) {
        if let Some(place) = self.place(stamp) {
            self.stamps[place] = 0;
        }
    }

    fn find(&self, stamp: u32) -> Option<*const c_char> {
        self.place(stamp).map(|place| self.texts[place].as_c())
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use engine::ErrorKind;

    use super::*;

    fn note(errors: &ReadErrors, sentence: &str) {
        errors.note(GrB_Info::GrB_INVALID_VALUE, &Error::new(ErrorKind::InvalidValue, format_args!("{sentence}")));
    }

    fn text(errors: &ReadErrors) -> Option<String> {
        errors.text().map(|_| {
            latest(|l| {
                let place = l.place(errors.stamp.load(Acquire)).expect("there is a text");
                CStr::from_bytes_until_nul(&l.texts[place].0).expect("texts end with a zero").to_string_lossy().into_owned()
            })
            .expect("the thread runs")
        })
    }

    #[test]
    fn each_thread_finds_its_own_text() {
        let errors = ReadErrors::none();
        note(&errors, "mine");
        std::thread::scope(|s| {
            s.spawn(|| {
                assert_eq!(text(&errors), None);
                note(&errors, "theirs");
                assert_eq!(text(&errors).as_deref(), Some("GrB_INVALID_VALUE: theirs"));
                errors.clear();
                assert_eq!(text(&errors), None);
            });
        });
        assert_eq!(text(&errors).as_deref(), Some("GrB_INVALID_VALUE: mine"));
    }

    #[test]
    fn a_change_ends_the_texts_of_all_threads() {
        let (errors, other) = (ReadErrors::none(), ReadErrors::none());
        note(&errors, "old");
        note(&other, "kept");
        errors.forget();
        assert_eq!(text(&errors), None);
        note(&errors, "new");
        assert_eq!(text(&errors).as_deref(), Some("GrB_INVALID_VALUE: new"));
        assert_eq!(text(&other).as_deref(), Some("GrB_INVALID_VALUE: kept"));
    }

    #[test]
    fn the_latest_objects_are_kept() {
        let errors: Vec<_> = (0..=KEPT).map(|_| ReadErrors::none()).collect();
        errors.iter().for_each(|e| note(e, "x"));
        assert_eq!(text(&errors[0]), None);
        assert!(errors[1..].iter().all(|e| text(e).is_some()));
    }
}
