//! The transpose of a value, once it was worth making.
//!
//! Needs: a value. Gives: [`Twin`], which the value's object and recorded products share, so that whoever makes the
//! transpose makes it for all. Cost: a lock.
//! Not here: when a transpose is asked for.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::mem::Shared;
use crate::storage::Store;

/// Times the cost of a transposition that must have been lost before its result is kept.
const REGRET: usize = 2;

/// A value and, perhaps, its transpose.
pub struct Twin {
    of: Shared<Store>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Work lost so far for want of the transpose.
    regret: usize,
    made: Option<Shared<Store>>,
}

impl Twin {
    /// Of a value whose transpose is not made yet.
    #[must_use]
    pub fn new(of: Shared<Store>) -> Twin {
        Twin { of, state: Mutex::new(State::default()) }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it is that of this value.
    #[must_use]
    pub fn is_of(&self, value: &Shared<Store>) -> bool {
        Shared::ptr_eq(&self.of, value)
    }

    /// The transpose, if it is there.
    #[must_use]
    pub fn made(&self) -> Option<Shared<Store>> {
        self.lock().made.clone()
    }

    /// Puts the transpose there.
    pub fn keep(&self, made: Shared<Store>) {
        self.lock().made = Some(made);
    }

    /// Notes that a call lost `lost` units of work (entries visited) for want of the transpose; true when what was lost so
    /// far pays for making and keeping it. One call alone never does, whatever it loses: it would double the memory of a
    /// matrix that is perhaps multiplied once.
    pub fn pays(&self, lost: usize) -> bool {
        let one = self.of.nvals().max(1);
        let mut state = self.lock();
        state.regret = state.regret.saturating_add(lost.min((REGRET - 1) * one));
        state.regret >= REGRET * one
    }
}
