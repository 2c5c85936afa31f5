//! From recorded calls to kernels: which calls one pass makes, and what of them is kept.
//!
//! Needs: `expr`, the fused kernel, products. Gives: [`value`] of a node, [`sum`] of one without making it.
//! Cost: planning is linear in the calls of the part that is asked for, at most `expr::MOST` by recording.
//! A part is all calls of one shape that the target needs and that are not made, with at most one product in it; other
//! products, and the vectors that products gather from, are made first. Kept is the target; of what lies on the way, what
//! a call outside the part reads, and what an object holds if it, or what making it again would take, is a product or was
//! computed before.
//! What only an object holds and is cheap is left recorded: it is overwritten or freed more often than looked at.

mod arranged;
mod counters;
mod direction;
mod entries;
pub mod explain;
mod habits;
mod in_place;
mod part;
mod product;
mod rules;

pub use counters::{Counters, counters};
pub use entries::entries;
pub use explain::told::Written;
use explain::told::{Did, Told};
pub use habits::{forget, may_pass};
use part::Part;
pub use product::product;
pub use rules::{Rule, is_on, switch};

use crate::error::Result;
use crate::expr::{Call, Node};
use crate::kernel::{reduce, transpose};
use crate::mem::{Buf, Shared};
use crate::ops::Monoid;
use crate::storage::Store;

/// The value of a node; made now if it was not. On an error the node is as it was.
pub fn value(node: &Shared<Node>) -> Result<Shared<Store>> {
    if let Some(made) = node.made() {
        return Ok(made);
    }
    let _turn = node.turn();
    if let Some(made) = node.made() {
        return Ok(made);
    }
    if arranged::make(node)? || product::make_own(node)? {
        return Ok(node.made().expect("it was put there just now"));
    }
    // A clone of a dense call would read its operands once more.
    match node.read(Call::alone) {
        Ok(Some(Call::Product(p))) => node.put(product::value(node, &p)?),
        Ok(Some(Call::Transpose(twin))) => {
            let kept = twin.made();
            let is_kept = kept.is_some();
            let make = || kept.map_or_else(|| Shared::try_new(transpose::run(twin.of())?), Ok);
            let made = product::made(node, 1, make)?;
            if !is_kept && twin.pays(twin.of().nvals().max(1)) {
                twin.keep(made.clone());
            }
            node.put(made);
        }
        Ok(Some(Call::Entries(e))) => node.put(entries::value(node, &e)?),
        Ok(_) if in_place::make(node)? => {}
        Ok(_) if entries::make(node)? => {}
        // A product that the fused kernel does not serve is made when it is met.
        Ok(_) => drop(Part::of(node)?.run(None)?),
        Err(made) => return Ok(made),
    }
    Ok(node.made().expect("a part makes its target"))
}

/// Runs `write`, which makes what `node` is to become straight to where it is wanted, and notes that as a pass of two calls.
pub fn merged(node: &Shared<Node>, write: Written<'_>, run: impl FnOnce() -> Result<()>) -> Result<()> {
    let told = Told::begin();
    run()?;
    let read = node.read(|call| match call {
        Call::Product(_) => 2,
        Call::Entries(e) => e.operands().len(),
        _ => 1,
    });
    let read = read.unwrap_or(0) + usize::from(write.mask.is_some()) + usize::from(write.accum.is_some());
    counters::note(2, 0, read, 1);
    told.end(std::iter::once((node, true)), &Did { write: Some(write), ..Did::of(node, [read, 1]) });
    Ok(())
}

/// The sum of the entries of a node that is not made, to `out`; false if there are none, `None` if it must be made first.
pub fn sum(node: &Shared<Node>, m: &Monoid, out: &mut [u8]) -> Result<Option<bool>> {
    if m.is_any() || !matches!(m, Monoid::Builtin(..)) || !node.ty.casts_to(&m.ty()) {
        return Ok(None);
    }
    let _turn = node.turn();
    if node.made().is_some() {
        return Ok(None);
    }
    match node.read(Call::alone) {
        Ok(Some(Call::Product(p))) => return product::sum(node, &p, m, out),
        Ok(Some(Call::Transpose(twin))) if is_on(Rule::Transpose) => return reduce::to_scalar(twin.of(), m, out).map(Some),
        Ok(Some(Call::Entries(e))) => return entries::sum(node, &e, m, out),
        Ok(None) if is_on(Rule::Sum) => {}
        Ok(_) | Err(_) => return Ok(None),
    }
    let part = Part::of(node)?;
    if !part.is_fused() {
        return Ok(None);
    }
    let sum: Option<Buf<u8>> = part.run(Some(m))?;
    match &sum {
        Some(sum) => out.copy_from_slice(sum),
        None => m.identity(out),
    }
    Ok(Some(sum.is_some()))
}
