//! The lock of a header, which notes on giving back what calls may see without it.
//!
//! Needs: a header's state. Gives: [`Locked`], for one thread; [`Look`], for any number of them; what is seen without either (HEAD-2).
//! Cost: one locked instruction for the first, two for the others, which is what a call on a few entries is made of; and a look at the
//! state per lock.
//! Invariant LOOK-1: who holds a look waits for no lock. So nobody waits for ever, in whatever order objects come.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::header::{Header, Orientation, State};
use crate::error::Result;
use crate::kernel::few;
use crate::mem::Shared;
use crate::par::lock::{Reading, Writing};
use crate::storage::Store;

/// The value is dense, or will be.
const DENSE: u64 = 1;
/// The value is still to be made.
const LATER: u64 = 2;
/// All entries have one value, and it is there.
const ISO: u64 = 4;
/// The value is there, as it is to be for who looks at it, and nothing is to be noted of that. Its number of entries is above [`COUNT`].
const SETTLED: u64 = 8;
const COUNT: u32 = 8;

/// The state of a header, for one thread at a time.
pub(super) struct Locked<'a> {
    state: Writing<'a, State>,
    seen: &'a AtomicU64,
}

/// What there is to see of a state.
pub(super) fn seen(s: &State) -> u64 {
    match &s.later {
        None => {
            let form =
                (u64::from((!s.value.is_list() || s.unformed) && !s.grows) * DENSE) | (u64::from(s.value.vals.is_iso()) * ISO);
            let n = s.value.nvals() as u64;
            if is_settled(s) && n < 1 << (u64::BITS - COUNT) { form | SETTLED | n << COUNT } else { form }
        }
        Some(node) if node.is_dense => DENSE | LATER,
        Some(_) => LATER,
    }
}

fn is_settled(s: &State) -> bool {
    s.later.is_none()
        && s.pending.is_empty()
        && !s.grows
        && !s.unformed
        && s.packed.as_ref().is_none_or(|packed| !packed.counts_looks())
}

/// A value that nobody changes while it is held.
pub enum Look<'a> {
    Held(Held<'a>),
    Own(Shared<Store>),
}

/// The state that has the value.
pub struct Held<'a>(Reading<'a, State>);

impl Deref for Look<'_> {
    type Target = Store;
    #[inline]
    fn deref(&self) -> &Store {
        match self {
            Look::Held(held) => &held.0.value,
            Look::Own(store) => store,
        }
    }
}

impl Header {
    /// The value, if it needs nothing done and nobody is changing it: nothing is waited for.
    pub fn look(&self) -> Option<Look<'_>> {
        self.known()?;
        let state = self.state.try_read()?;
        // What is seen without the lock may be old.
        is_settled(&state).then_some(Look::Held(Held(state)))
    }

    /// As [`Header::at_hand`], before any other look is taken (LOOK-1).
    #[inline]
    pub fn look_along(&self, want: Orientation, transposed: bool) -> Result<Option<Look<'_>>> {
        if let Some(look) = self.look()
            && let Look::Held(Held(state)) = &look
            && state.orientation().of_transposed(transposed) == want
        {
            return Ok(Some(look));
        }
        Ok(self.at_hand(want, transposed)?.map(Look::Own))
    }

    /// The number of entries, if nothing must be done to tell it.
    pub fn known(&self) -> Option<usize> {
        let seen = self.seen.load(Relaxed);
        (seen & SETTLED != 0).then_some((seen >> COUNT) as usize)
    }

    /// Whether the value is there, a list of a handful of entries, without a lock.
    #[inline]
    pub(super) fn is_few(&self) -> bool {
        !self.may_be_input() && self.known().is_some_and(|n| n <= few::MOST)
    }

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
    pub fn new(state: Writing<'a, State>, seen: &'a AtomicU64) -> Self {
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
