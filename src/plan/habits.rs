//! Which calls were looked at after something had been made of them without making them: those like them are made first.
//!
//! Needs: a call. Gives: [`may_pass`], [`look_back`], [`forget`]. Cost: a hash. Two calls may have one place, and push each
//! other out: then work is done twice that need not be.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::expr::{Call, Entries, Node};
use crate::ops::Semiring;

/// Whether something may be made of what a call gives without making it: it was not done before, and calls like it were not
/// looked at afterwards.
pub fn may_pass(node: &Node, call: &Call) -> bool {
    let key = key(node, call);
    !node.was_passed() && habit(key).load(Relaxed) != key
}

/// Notes that a call is looked at.
pub(super) fn look_back(node: &Node, call: &Call) {
    if node.was_passed() {
        let key = key(node, call);
        habit(key).store(key, Relaxed);
    }
}

/// Forgets which calls were looked at after something had been made of them, as a new process knows of none.
pub fn forget() {
    HABITS.iter().for_each(|habit| habit.store(0, Relaxed));
}

/// Keys of calls that were looked at after they had been passed by, in places by key.
static HABITS: [AtomicU64; 64] = [const { AtomicU64::new(0) }; 64];

fn key(node: &Node, call: &Call) -> u64 {
    let mut hasher = DefaultHasher::new();
    node.shape.hash(&mut hasher);
    match call {
        Call::Product(p) => {
            let semiring = match &p.s {
                Semiring::Builtin { add, mul, ty } => (*add as u64, *mul as u64, *ty as u64),
                _ => (u64::MAX, u64::MAX, u64::MAX),
            };
            (p.mask.is_some(), p.complement, semiring).hash(&mut hasher);
        }
        Call::Entries(e) => match &**e {
            Entries::Ewise { op, keep, .. } => (0, op.name(), *keep).hash(&mut hasher),
            Entries::Apply { .. } => 1.hash(&mut hasher),
            Entries::Select { f, .. } => (2, f.name()).hash(&mut hasher),
            Entries::RowSums { .. } => 3.hash(&mut hasher),
        },
        _ => {}
    }
    hasher.finish() | 1
}

fn habit(key: u64) -> &'static AtomicU64 {
    &HABITS[(key >> 8) as usize % HABITS.len()]
}
