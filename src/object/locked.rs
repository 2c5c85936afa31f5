//! The lock of a header, which notes on giving back what calls may see without it.
//!
//! Needs: a header's state. Gives: [`Locked`]; what is seen without it (HEAD-2). Cost: a look at the state per lock.

use std::ops::{Deref, DerefMut};
use std::sync::MutexGuard;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use super::header::{Header, State};

/// The value is dense, or will be.
const DENSE: u8 = 1;
/// The value is still to be made.
const LATER: u8 = 2;
/// All entries have one value, and it is there.
const ISO: u8 = 4;

/// The state of a header, for one thread at a time.
pub(super) struct Locked<'a> {
    state: MutexGuard<'a, State>,
    seen: &'a AtomicU8,
}

/// What there is to see of a state.
pub(super) fn seen(s: &State) -> u8 {
    match &s.later {
        None => (u8::from(!s.value.is_list() && !s.grows) * DENSE) | (u8::from(s.value.vals.is_iso()) * ISO),
        Some(node) if node.is_dense => DENSE | LATER,
        Some(_) => LATER,
    }
}

impl Header {
    /// Whether [`Header::input`] may find something.
    pub fn may_be_input(&self) -> bool {
        self.seen.load(Relaxed) & DENSE != 0
    }

    /// Whether the value is still to be made.
    pub fn is_later(&self) -> bool {
        self.seen.load(Relaxed) & LATER != 0
    }

    /// Whether the value is there, and one for all entries.
    pub fn is_one_value(&self) -> bool {
        self.seen.load(Relaxed) & ISO != 0
    }
}

impl<'a> Locked<'a> {
    /// With the lock, and where to note what is seen of the state when it is given back.
    pub fn new(state: MutexGuard<'a, State>, seen: &'a AtomicU8) -> Self {
        Locked { state, seen }
    }
}

impl Deref for Locked<'_> {
    type Target = State;
    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        let seen = seen(&self.state);
        if self.seen.load(Relaxed) != seen {
            self.seen.store(seen, Relaxed);
        }
    }
}
