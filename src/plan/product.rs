//! Recorded products: made, or summed as they are made.
//!
//! Needs: the kernels mxm and mxv. Gives: [`product`], [`sum`]. Cost: that of the kernel.
//! Columns of B that are not at hand, and that a batch of dense rows would gather by, are made once the work lost pays for them.
//! A product that was only summed is left recorded, and made if it is looked at after all. What that cost is not paid twice
//! by a loop: products of such a shape are made before they are summed from then on ([`super::habits`]).

use super::counters;
use super::direction::{Direction, direction};
use super::explain::graph::Value;
use super::explain::told::{Did, Told};
use super::habits::{look_back, may_pass};
use super::rules::{Rule, is_on};
use crate::error::Result;
use crate::expr::{Call, Left, Node, Product};
use crate::kernel::mxm::{self, Order, TwoWay};
use crate::kernel::mxv;
use crate::kernel::writeback::How;
use crate::mem::Shared;
use crate::ops::Monoid;
use crate::storage::Store;

/// Runs `make` on the operands of a product of matrices.
fn with<T>(p: &Product, a: &Store, make: impl FnOnce(&Store, &TwoWay<'_>, &How<'_>) -> Result<T>) -> Result<T> {
    if let (Some(rows), None) = (&p.right.rows, &p.right.cols)
        && p.right.made().is_none()
        && let Some(spared) = mxm::spared_by_columns(&p.s, a, rows, &how(p))
        && p.right.pays(spared)
    {
        // Without memory for them the rows serve.
        let _ = p.right.other();
    }
    let there = p.right.made();
    let [rows, cols] = [&p.right.rows, &p.right.cols].map(|side| side.as_deref().or(there.as_deref()));
    let b = TwoWay::new(rows, cols);
    let z = make(a, &b, &how(p))?;
    if let Some(made) = b.into_made() {
        p.right.keep(made);
    }
    Ok(z)
}

fn how(p: &Product) -> How<'_> {
    How { mask: p.mask.as_deref(), complement: p.complement, structural: p.structural, is_masked: true, ..How::plain() }
}

/// The product, where its mask allows.
pub fn product(p: &Product) -> Result<Store> {
    let (u, order) = match &p.left {
        Left::Rows(a) => return with(p, a, |a, b, how| mxm::run(&p.s, a, b, how)),
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
    let has = with(p, a, |a, b, how| mxm::sum(&p.s, a, b, how, m, out))?;
    note(told, node, [2 + usize::from(p.mask.is_some()), 0], None);
    if node.is_held() {
        node.pass();
    }
    Ok(Some(has))
}
