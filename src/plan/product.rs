//! Recorded products of matrices: made, or summed as they are made.
//!
//! Needs: the kernel mxm. Gives: [`product`], [`sum`]. Cost: that of the kernel.
//! A product that was only summed is left recorded, and made if it is looked at after all. What that cost is not paid twice
//! by a loop: products of such a shape are made before they are summed from then on ([`HABITS`]).

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::counters;
use super::rules::{Rule, is_on};
use crate::error::Result;
use crate::expr::{Mxm, Node};
use crate::kernel::mxm::{self, TwoWay};
use crate::kernel::writeback::How;
use crate::mem::Shared;
use crate::ops::{Monoid, Semiring};
use crate::storage::Store;

/// Runs `make` on the operands.
fn with<T>(p: &Mxm, make: impl FnOnce(&Store, &TwoWay<'_>, &How<'_>) -> Result<T>) -> Result<(T, Option<Store>)> {
    let there = p.twin.as_ref().and_then(|twin| twin.made());
    let [rows, cols] = &p.b;
    let b = TwoWay::new(rows.as_deref().or(there.as_deref()), cols.as_deref().or(there.as_deref()));
    let how =
        How { mask: p.mask.as_deref(), complement: p.complement, structural: p.structural, is_masked: true, ..How::plain() };
    let z = make(&p.a, &b, &how)?;
    Ok((z, b.into_made()))
}

/// The product where its mask allows, and the side of the right operand that was made for it.
pub fn product(p: &Mxm) -> Result<(Store, Option<Store>)> {
    with(p, |a, b, how| mxm::run(&p.s, a, b, how))
}

/// Keeps what was made of the right operand where others find it, if that pays.
fn keep(p: &Mxm, made: Option<Store>) {
    if let (Some(twin), Some(made)) = (&p.twin, made)
        && twin.pays(made.nvals().max(1))
        && let Ok(made) = Shared::try_new(made)
    {
        twin.keep(made);
    }
}

/// The value of a recorded product.
pub(super) fn value(node: &Node, p: &Mxm) -> Result<Shared<Store>> {
    let (z, made) = product(p)?;
    keep(p, made);
    if node.was_passed() {
        habit(node, p).store(key(node, p), Relaxed);
    }
    let z = Shared::try_new(z)?;
    counters::note(1, 2 + usize::from(p.mask.is_some()), 1);
    Ok(z)
}

/// The sum of a recorded product's entries to `out`; false if there are none, `None` if it is better made first.
pub(super) fn sum(node: &Node, p: &Mxm, m: &Monoid, out: &mut [u8]) -> Result<Option<bool>> {
    if !is_on(Rule::ProductSum) || m.ty() != node.ty || !may_pass(node, p) {
        return Ok(None);
    }
    let (has, made) = with(p, |a, b, how| mxm::sum(&p.s, a, b, how, m, out))?;
    keep(p, made);
    if node.is_held() {
        node.pass();
    }
    counters::note(1, 2 + usize::from(p.mask.is_some()), 0);
    Ok(Some(has))
}

/// Whether something may be made of the product without making it: it was not done before, and those of its shape were not
/// looked at afterwards.
pub fn may_pass(node: &Node, p: &Mxm) -> bool {
    !node.was_passed() && habit(node, p).load(Relaxed) != key(node, p)
}

/// Forgets which products were looked at after something had been made of them, as a new process knows of none.
pub fn forget() {
    HABITS.iter().for_each(|habit| habit.store(0, Relaxed));
}

/// Keys of products that were looked at after they had been passed by, in places by key.
static HABITS: [AtomicU64; 64] = [const { AtomicU64::new(0) }; 64];

fn key(node: &Node, p: &Mxm) -> u64 {
    let mut hasher = DefaultHasher::new();
    let semiring = match &p.s {
        Semiring::Builtin { add, mul, ty } => (*add as u64, *mul as u64, *ty as u64),
        _ => (u64::MAX, u64::MAX, u64::MAX),
    };
    (node.shape, p.mask.is_some(), p.complement, semiring).hash(&mut hasher);
    hasher.finish() | 1
}

fn habit(node: &Node, p: &Mxm) -> &'static AtomicU64 {
    &HABITS[(key(node, p) >> 8) as usize % HABITS.len()]
}
