//! Recorded products: made, or summed as they are made.
//!
//! Needs: the kernels mxm and mxv. Gives: [`product`], [`sum`]. Cost: that of the kernel.
//! Columns of B that are not at hand, and that a batch of dense rows would gather by, are made once the work lost pays for them.
//! A product that was only summed is left recorded, and made if it is looked at after all. What that cost is not paid twice
//! by a loop: products of such a shape are made before they are summed from then on ([`super::habits`]).

use std::ops::Deref;

use super::counters;
use super::direction::{Direction, direction};
use super::explain::graph::Value;
use super::explain::told::{Did, Told};
use super::habits::{look_back, may_pass};
use super::rules::{Rule, is_on};
use crate::error::Result;
use crate::expr::{Call, Left, Node, Product, Sides};
use crate::kernel::mxm::{self, Order, TwoWay};
use crate::kernel::mxv;
use crate::kernel::writeback::How;
use crate::mem::Shared;
use crate::ops::{Monoid, Semiring};
use crate::storage::Store;

/// Runs `make` on the operands of a product of matrices.
fn with<A: Deref<Target = Store>, T>(
    (s, right, how): (&Semiring, &Sides, &How<'_>),
    a: A,
    make: impl FnOnce(A, &TwoWay<'_>) -> Result<T>,
) -> Result<T> {
    if let (Some(rows), None) = (&right.rows, &right.cols)
        && right.made().is_none()
        && let Some(spared) = mxm::spared_by_columns(s, &a, rows, how)
        && right.pays(spared)
    {
        // Without memory for them the rows serve.
        let _ = right.other();
    }
    let there = right.made();
    let [rows, cols] = [&right.rows, &right.cols].map(|side| side.as_deref().or(there.as_deref()));
    let b = TwoWay::new(rows, cols);
    let z = make(a, &b)?;
    if let Some(made) = b.into_made() {
        right.keep(made);
    }
    Ok(z)
}

fn how(p: &Product) -> How<'_> {
    How { mask: p.mask.as_deref(), complement: p.complement, structural: p.structural, is_masked: true, ..How::plain() }
}

/// The product, where its mask allows.
pub fn product(p: &Product) -> Result<Store> {
    let (u, order) = match &p.left {
        Left::Rows(a) => {
            let how = how(p);
            return with((&p.s, &p.right, &how), &**a, |a, b| mxm::run(&p.s, a, b, &how));
        }
        Left::Vector { u, flipped } => (u, if *flipped { Order::Flipped } else { Order::Straight }),
    };
    let how = how(p);
    match direction(&p.right, u, &p.s, &how)? {
        Direction::Pull(rows) => mxv::pull(&p.s, &rows, u, order, &how),
        Direction::Push(cols, terms) => mxv::push((&p.s, u, &cols, order.turned()), terms.as_ref(), &how),
    }
}

/// The value of a recorded product.
pub(super) fn value(node: &Shared<Node>, p: &Shared<Product>) -> Result<Shared<Store>> {
    look_back(node, &Call::Product(p.clone()));
    made(node, 2 + usize::from(p.mask.is_some()), || Shared::try_new(product(p)?))
}

/// Makes a recorded product of what its left operand gives up, if nobody else has that and the kernel takes its blocks; whether it did.
pub(super) fn make_own(node: &Shared<Node>) -> Result<bool> {
    let (told, mut is_made) = (Told::begin(), false);
    let is_there = node.make_of(|call| {
        look_back(node, call);
        if let Call::Product(p) = call
            && let Some(Product { s, left: Left::Rows(a), right, mask: Some(mask), complement, structural }) = p.get_mut()
            // A closure that panics would leave A without its blocks.
            && !matches!(s, Semiring::User(_))
            // Columns that are to be made are thought of once, by `product`.
            && (right.cols.is_some() || right.made().is_some())
            && let Some(a) = a.get_mut().filter(|a| mxm::may_give_blocks(a))
        {
            let how = How { mask: Some(mask), complement: *complement, structural: *structural, is_masked: true, ..How::plain() };
            // Nothing may fail once A is given up.
            let mut made = Shared::try_new(Store::empty(&node.ty, 0, 0)?)?;
            if let Some(z) = with((s, right, &how), a, |a, b| mxm::run_own(s, a, b, &how))? {
                *made.get_mut().expect("made just above") = z;
                is_made = true;
                return Ok(Some(made));
            }
        }
        Ok(None)
    })?;
    if is_made {
        // Of the operand, the other one and the mask.
        counters::note(1, 0, 3, 1);
        let bytes = node.made().map(|made| Value::of(&made).bytes);
        told.end(std::iter::once((node, true)), &Did { made_as: "mxm", bytes, ..Did::of(node, [3, 1]) });
    }
    Ok(is_there)
}

/// What the kernel of a call makes that is a pass by itself, of so many operands.
pub(super) fn made(node: &Shared<Node>, operands: usize, make: impl FnOnce() -> Result<Shared<Store>>) -> Result<Shared<Store>> {
    let told = Told::begin();
    let made = make()?;
    note(told, node, [operands, 1], Some(Value::of(&made).bytes));
    Ok(made)
}

/// Notes a pass that one call was.
pub(super) fn note(told: Told, node: &Shared<Node>, counts: [usize; 2], bytes: Option<usize>) {
    counters::note(1, 0, counts[0], counts[1]);
    let is_kept = counts[1] > 0;
    told.end(std::iter::once((node, is_kept)), &Did { is_summed: !is_kept, bytes, ..Did::of(node, counts) });
}

/// The sum of a recorded product's entries to `out`; false if there are none, `None` if it is better made first.
pub(super) fn sum(node: &Shared<Node>, p: &Shared<Product>, m: &Monoid, out: &mut [u8]) -> Result<Option<bool>> {
    let Left::Rows(a) = &p.left else { return Ok(None) };
    if !is_on(Rule::ProductSum) || m.ty() != node.ty || !may_pass(node, &Call::Product(p.clone())) {
        return Ok(None);
    }
    let told = Told::begin();
    let how = how(p);
    let has = with((&p.s, &p.right, &how), &**a, |a, b| mxm::sum(&p.s, a, b, &how, m, out))?;
    note(told, node, [2 + usize::from(p.mask.is_some()), 0], None);
    if node.is_held() {
        node.pass();
    }
    Ok(Some(has))
}
