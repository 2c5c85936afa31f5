//! A part of the graph that one pass makes.
//!
//! Needs: a node that is not made. Gives: [`Part`]: the calls in order, as a program for the fused kernel.
//! Cost: linear in the calls, but for looking operands up among at most `expr::MOST` of them.
//! What is kept is said in `plan`.

use super::counters;
use super::explain::told::{Did, Told};
use super::rules::{Rule, is_on};
use crate::error::{Error, Result};
use crate::expr::{Call, Input, Node, Rows, Sense};
use crate::kernel::fused::{self, Program, Step};
use crate::kernel::mxm::Order;
use crate::kernel::mxv;
use crate::kernel::writeback::How;
use crate::mem::{Buf, Shared};
use crate::ops::{BinaryOp, Monoid, Semiring, UnaryOp};
use crate::storage::Store;
use crate::trace;
use crate::types::Type;

/// An operand of a call: a node of the part, by number, or a value.
#[derive(Clone)]
enum Operand {
    Node(usize),
    Value(Shared<Store>),
}

enum Made {
    Cast(Operand),
    Unary(UnaryOp, Operand),
    Binary(BinaryOp, [Operand; 2], bool),
    Masked {
        z: Operand,
        mask: Operand,
        old: Option<Operand>,
        sense: Sense,
    },
    /// The rows of the source.
    Product,
}

struct Entry {
    node: Shared<Node>,
    call: Made,
    /// Operands within the part that are this node.
    reads: usize,
}

struct Product {
    s: Semiring,
    rows: Rows,
    u: Shared<Store>,
    order: Order,
}

/// Calls in an order in which each comes after those that it reads; the target is the last.
pub struct Part {
    target: Shared<Node>,
    entries: Vec<Entry>,
    product: Option<Product>,
}

pub(super) fn push<T>(to: &mut Vec<T>, x: T) -> Result<()> {
    to.try_reserve(1).map_err(|_| Error::out_of_memory(size_of::<T>()))?;
    to.push(x);
    Ok(())
}

impl Part {
    /// The part that makes `target`, which is not made.
    pub fn of(target: &Shared<Node>) -> Result<Part> {
        let mut part = Part { target: target.clone(), entries: Vec::new(), product: None };
        part.visit(target)?;
        Ok(part)
    }

    fn operand(&mut self, input: &Input) -> Result<Operand> {
        match input {
            Input::Here(store) => Ok(Operand::Value(store.clone())),
            Input::Later(node) if is_on(Rule::Chain) => self.visit(node.node()),
            Input::Later(node) => super::value(node.node()).map(Operand::Value),
        }
    }

    /// The node as an operand, with all it needs before it. As deep as the graph, which recording bounds.
    fn visit(&mut self, node: &Shared<Node>) -> Result<Operand> {
        if let Some(k) = self.entries.iter().position(|e| Shared::ptr_eq(&e.node, node)) {
            self.entries[k].reads += 1;
            return Ok(Operand::Node(k));
        }
        let call = match node.read(Call::clone) {
            Ok(call) => call,
            Err(made) => return Ok(Operand::Value(made)),
        };
        let made = match &call {
            Call::Cast(x) => Made::Cast(self.operand(x)?),
            Call::Unary(op, x) => Made::Unary(op.clone(), self.operand(x)?),
            Call::Binary { op, of: [x, y], keep } => Made::Binary(op.clone(), [self.operand(x)?, self.operand(y)?], *keep),
            Call::Within { of: [z, mask], sense } => {
                Made::Masked { z: self.operand(z)?, mask: self.operand(mask)?, old: None, sense: *sense }
            }
            Call::Masked { of: [z, mask, old], sense } => {
                let (z, mask, old) = (self.operand(z)?, self.operand(mask)?, Some(self.operand(old)?));
                Made::Masked { z, mask, old, sense: *sense }
            }
            Call::Rows { s, rows, u, flipped } => {
                let is_alone = !is_on(Rule::Rows) && !Shared::ptr_eq(node, &self.target);
                if self.product.is_some() || is_alone {
                    return super::value(node).map(Operand::Value);
                }
                let u = match u {
                    Input::Here(store) => store.clone(),
                    Input::Later(u) => super::value(u.node())?,
                };
                let order = if *flipped { Order::Flipped } else { Order::Straight };
                let rows = match &rows.of {
                    Some(of) if !mxv::serves_arranged(s, &rows.store, &u, order)? => &super::arranged::as_it_was(of)?,
                    _ => rows,
                };
                if !mxv::serves(s, &rows.store, &u, order)? {
                    let made =
                        super::product::made(node, 2, || Shared::try_new(mxv::pull(s, &rows.store, &u, order, &How::plain())?))?;
                    node.put(made.clone());
                    return Ok(Operand::Value(made));
                }
                self.product = Some(Product { s: s.clone(), rows: rows.clone(), u, order });
                Made::Product
            }
            Call::Product(_) | Call::Transpose(_) | Call::Arranged(..) | Call::Entries(_) => {
                return super::value(node).map(Operand::Value);
            }
        };
        push(&mut self.entries, Entry { node: node.clone(), call: made, reads: 1 })?;
        Ok(Operand::Node(self.entries.len() - 1))
    }

    /// Whether the target is still to be made.
    pub fn is_fused(&self) -> bool {
        !self.entries.is_empty()
    }
}

/// Steps of a program in the making.
struct Steps<'a> {
    steps: Vec<(Step<'a>, Type)>,
    /// Of each node.
    of: Vec<usize>,
}

impl<'a> Steps<'a> {
    /// The number of a step: of one that is there, if that gives the same.
    fn push(&mut self, step: Step<'a>, ty: &Type) -> Result<usize> {
        let is_shared = is_on(Rule::Common) || matches!(step, Step::Load(_));
        let same = |(other, its): &(Step<'_>, Type)| its == ty && *other == step;
        if is_shared && let Some(k) = self.steps.iter().position(same) {
            return Ok(k);
        }
        push(&mut self.steps, (step, ty.clone()))?;
        Ok(self.steps.len() - 1)
    }

    /// The step that gives an operand's entries in the type `want`.
    fn operand(&mut self, x: &'a Operand, want: &Type) -> Result<usize> {
        match x {
            Operand::Node(k) => self.cast(self.of[*k], want),
            Operand::Value(store) => self.push(Step::Load(store), want),
        }
    }

    /// The step that gives an operand's entries in their own type.
    fn any_type(&mut self, x: &'a Operand) -> Result<usize> {
        match x {
            Operand::Node(k) => Ok(self.of[*k]),
            Operand::Value(store) => self.operand(x, &store.ty),
        }
    }

    fn cast(&mut self, x: usize, want: &Type) -> Result<usize> {
        if self.steps[x].1 == *want { Ok(x) } else { self.push(Step::Cast(x), want) }
    }
}

impl Part {
    /// Whether it is known that every row of the product has an entry: its vector is full (`mxv::serves`).
    fn has_full_product(&self) -> bool {
        let groups = |p: &'_ Product| p.rows.groups.as_ref().is_some_and(|groups| !groups.has_empty());
        self.product.as_ref().is_some_and(groups)
    }

    /// Which nodes are kept, and which of the others were left recorded though an object holds them.
    fn kept(&self, is_summed: bool) -> Result<Vec<bool>> {
        let (mut kept, mut heavy) = (Vec::<bool>::new(), Vec::<bool>::new());
        for (k, e) in self.entries.iter().enumerate() {
            let is_heavy = |x: &Operand| matches!(x, Operand::Node(j) if heavy[*j] && !kept[*j]);
            let is_heavy = match &e.call {
                Made::Product => true,
                Made::Cast(x) | Made::Unary(_, x) => is_heavy(x),
                Made::Binary(_, of, _) => of.iter().any(is_heavy),
                Made::Masked { z, mask, old, .. } => [z, mask].into_iter().chain(old).any(is_heavy),
            };
            // What is computed for the second time is not to be for a third: a loop that adds to one value and looks at
            // others made of it would go back to its beginning each time round.
            let is_heavy = is_heavy || e.node.was_passed();
            let is_target = k + 1 == self.entries.len();
            // Nobody in the part reads the target.
            let within = e.reads - usize::from(is_target);
            let keep =
                (is_target && !is_summed) || e.node.reads() > within || (e.node.is_held() && (is_heavy || e.node.was_passed()));
            push(&mut kept, keep)?;
            push(&mut heavy, is_heavy)?;
        }
        Ok(kept)
    }

    /// Makes what is to be kept, and the sum of the target's entries with this monoid; `None` without entries.
    pub fn run(&self, sum: Option<&Monoid>) -> Result<Option<Buf<u8>>> {
        let kept = self.kept(sum.is_some())?;
        let (mut all, mut common) = (Steps { steps: Vec::new(), of: Vec::new() }, 0);
        for e in &self.entries {
            let before = all.steps.len();
            let step = match &e.call {
                Made::Cast(x) => {
                    let x = all.operand(x, &e.node.ty)?;
                    // A value of its own, though it be a copy: what is wanted is no load.
                    all.push(Step::Cast(x), &e.node.ty)?
                }
                Made::Unary(op, x) => {
                    let want = op.xtype().unwrap_or_else(|| e.node.ty.clone());
                    let x = all.operand(x, &want)?;
                    all.push(Step::Unary(op, x), &op.ztype())?
                }
                Made::Binary(op, [x, y], keep) => {
                    let (x, y) = (all.operand(x, &op.xtype())?, all.operand(y, &op.ytype())?);
                    all.push(Step::Binary { op, x, y, keep: *keep }, &op.ztype())?
                }
                Made::Masked { z, mask, old, sense } => {
                    let ty = &e.node.ty;
                    let mask = if sense.structural { all.any_type(mask) } else { all.operand(mask, &Type::of::<bool>()) }?;
                    let z = all.operand(z, ty)?;
                    let old = old.as_ref().map(|old| all.operand(old, ty)).transpose()?;
                    all.push(Step::Masked { z, mask, sense: *sense, old }, ty)?
                }
                Made::Product => all.push(Step::Source { is_full: self.has_full_product() }, &e.node.ty)?,
            };
            push(&mut all.of, step)?;
            common += usize::from(step < before);
        }
        let Some(target) = self.entries.last() else { return Ok(None) };
        let summed = match sum {
            Some(m) => Some((all.cast(all.of[self.entries.len() - 1], &m.ty())?, m)),
            None => None,
        };
        let mut wanted = Vec::new();
        for (step, _) in all.of.iter().zip(&kept).filter(|(_, kept)| **kept) {
            if !wanted.contains(step) {
                push(&mut wanted, *step)?;
            }
        }
        let Steps { steps, of } = all;
        let program = Program { steps, shape: target.node.shape, wanted, sum: summed };
        let told = Told::begin();
        let done = match &self.product {
            None => fused::run(&program)?,
            Some(p) => mxv::pull_through(&p.s, (&p.rows.store, p.rows.groups.as_deref()), &p.u, p.order, &program)?,
        };
        let is_load = |(step, _): &&(Step<'_>, Type)| matches!(step, Step::Load(_));
        let counts = [program.steps.iter().filter(is_load).count(), program.wanted.len()];
        counters::note(self.entries.len(), common, counts[0], counts[1]);
        let did = Did { is_summed: sum.is_some(), ..Did::of(&target.node, counts) };
        told.end(self.entries.iter().map(|e| &e.node).zip(kept.iter().copied()), &did);
        trace::line(format_args!(
            "one pass: {} recorded calls, {} values written, {} places",
            self.entries.len(),
            program.wanted.len(),
            program.shape.0 * program.shape.1
        ));
        let mut made = Vec::new();
        for store in done.stores {
            push(&mut made, Shared::try_new(store)?)?;
        }
        // Nothing fails any more.
        for ((e, step), kept) in self.entries.iter().zip(of).zip(kept) {
            if kept {
                if let Some(at) = program.wanted.iter().position(|wanted| *wanted == step) {
                    e.node.put(made[at].clone());
                }
            } else if e.node.is_held() {
                e.node.pass();
            }
        }
        Ok(done.sum)
    }
}
