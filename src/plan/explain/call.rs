//! What there is to say of a recorded call: the one place that knows its kinds.
//!
//! Needs: `expr`. Gives: [`Said`]: name, operator, operands, and how a part takes it; [`Operator`], which prints its name.
//! Cost: a clone of the operator, and an owner of each operand that is not counted: explaining does not keep a call alive.

use std::fmt;

use crate::error::Result;
use crate::expr::{Applied, Call, Entries, Input, Left, Node, Product, Rows, Sense};
use crate::kernel::mxm::Order;
use crate::mem::Shared;
use crate::ops::{BinaryOp, IndexUnaryOp, Monoid, Semiring, UnaryOp};
use crate::plan::part::push;
use crate::plan::rules::{Rule, is_on};
use crate::storage::Store;
use crate::types::Type;

/// An operator, or none.
#[derive(Clone)]
pub enum Operator {
    None,
    Unary(UnaryOp),
    Binary(BinaryOp),
    IndexUnary(IndexUnaryOp),
    Monoid(Monoid),
    Semiring(Semiring),
}

impl Operator {
    /// Whether it is the same as another.
    pub fn is(&self, other: &Operator) -> bool {
        match (self, other) {
            (Operator::None, Operator::None) => true,
            (Operator::Unary(x), Operator::Unary(y)) => x == y,
            (Operator::Binary(x), Operator::Binary(y)) => x == y,
            // Of products there is one in a pass.
            (_, _) => false,
        }
    }

    /// Whether its operands may be exchanged.
    pub fn is_commutative(&self) -> bool {
        matches!(self, Operator::Binary(op) if op.is_commutative())
    }
}

impl fmt::Display for Operator {
    /// `PLUS_FP64`, `PLUS_TIMES_FP64`: the specification's names without their prefix.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operator::None => Ok(()),
            Operator::Unary(op) => write!(f, "{}_{}", op.name(), op.xtype().unwrap_or_else(|| op.ztype()).name()),
            Operator::Binary(op) => write!(f, "{}_{}", op.name(), op.xtype().name()),
            Operator::IndexUnary(op) => match op.xtype() {
                Some(ty) => write!(f, "{}_{}", op.name(), ty.name()),
                None => write!(f, "{}", op.name()),
            },
            Operator::Monoid(m) => write!(f, "{}_MONOID_{}", m.op().name(), m.ty().name()),
            Operator::Semiring(s) => {
                let mul = s.mul();
                write!(f, "{}_{}_{}", s.add().op().name(), mul.name(), mul.xtype().name())
            }
        }
    }
}

/// How a part takes a call.
pub enum Way {
    /// Place by place, in the pass of who reads it; so are its operands.
    Places,
    /// A row at a time, in the pass of who reads it, one such call a pass; its operands are made before.
    Rows { s: Semiring, rows: Shared<Store>, order: Order },
    /// By the kernel of its operation, with so many entries at most; it may sum them instead of making the value.
    Alone { may_sum: bool, most: u64 },
}

/// An operand.
pub enum Source {
    Here(Shared<Store>),
    Later(Shared<Node>),
}

/// An operand, and the type in which it is read.
pub struct Operand {
    pub source: Source,
    pub want: Type,
}

/// What a call is.
pub struct Said {
    pub operation: &'static str,
    pub operator: Operator,
    pub way: Way,
    /// In the order of the call's arguments.
    pub operands: Vec<Operand>,
    /// How the last operand is read, if that is a mask under which the call is made.
    pub mask: Option<Sense>,
}

/// What `call` is, whose result is of type `ty`. The operation is the specification's word; where no entry stands alone the
/// two element-wise operations are one.
pub fn said(call: &Call, ty: &Type) -> Result<Said> {
    let places = |operation, operator| Said { operation, operator, way: Way::Places, operands: Vec::new(), mask: None };
    Ok(match call {
        Call::Cast(x) => places("cast", Operator::None).reads(x, ty.clone())?,
        Call::Unary(op, x) => {
            let want = op.xtype().unwrap_or_else(|| ty.clone());
            places("apply", Operator::Unary(op.clone())).reads(x, want)?
        }
        Call::Binary { op, of: [x, y], keep } => {
            let operation = match keep {
                true => "ewise_add",
                false if x.is_full() && y.is_full() => "ewise",
                false => "ewise_mult",
            };
            places(operation, Operator::Binary(op.clone())).reads(x, op.xtype())?.reads(y, op.ytype())?
        }
        Call::Within { of: [z, mask], sense } => {
            places(masked(*sense), Operator::None).reads(z, ty.clone())?.reads(mask, in_mask(mask, *sense))?
        }
        Call::Masked { of: [z, mask, old], sense } => places(masked(*sense), Operator::None)
            .reads(z, ty.clone())?
            .reads(mask, in_mask(mask, *sense))?
            .reads(old, ty.clone())?,
        Call::Transpose(twin) => {
            let of = twin.of();
            let way = Way::Alone { may_sum: is_on(Rule::Transpose), most: of.nvals() as u64 };
            Said { way, ..places("transpose", Operator::None) }.reads(&Input::Here(of.clone()), of.ty.clone())?
        }
        Call::Arranged(rows, _) => {
            let way = Way::Alone { may_sum: false, most: rows.nvals() as u64 };
            Said { way, ..places("arranged", Operator::None) }.reads(&Input::Here(rows.clone()), rows.ty.clone())?
        }
        Call::Product(p) => product(p)?,
        Call::Entries(e) => entries(e)?,
        Call::Rows { s, rows: Rows { store: rows, .. }, u, flipped } => {
            let (operation, order) = if *flipped { ("vxm", Order::Flipped) } else { ("mxv", Order::Straight) };
            let way = Way::Rows { s: s.clone(), rows: rows.clone(), order };
            let (a, u) = ((&Input::Here(rows.clone()), rows.ty.clone()), (u, u.ty().clone()));
            let [x, y] = if *flipped { [u, a] } else { [a, u] };
            Said { way, ..places(operation, Operator::Semiring(s.clone())) }.reads(x.0, x.1)?.reads(y.0, y.1)?
        }
    })
}

/// A call that goes over entries.
fn entries(e: &Entries) -> Result<Said> {
    let (operation, operator) = match e {
        Entries::Ewise { op, keep, .. } => (if *keep { "ewise_add" } else { "ewise_mult" }, Operator::Binary(op.clone())),
        Entries::Apply { f, .. } => (
            "apply",
            match f {
                Applied::Unary(op) => Operator::Unary(op.clone()),
                Applied::First(op, _) | Applied::Second(op, _) => Operator::Binary(op.clone()),
                Applied::Index(op, _) => Operator::IndexUnary(op.clone()),
            },
        ),
        Entries::Select { f, .. } => ("select", Operator::IndexUnary(f.clone())),
        Entries::RowSums { m, .. } => ("reduce", Operator::Monoid(m.clone())),
    };
    // Sums of rows are summed if the same monoid does so and does not mind the order.
    let may_sum = matches!(e, Entries::RowSums { m, .. } if m.is_exact() && is_on(Rule::Sum));
    let way = Way::Alone { may_sum, most: e.most() };
    let said = Said { operation, operator, way, operands: Vec::new(), mask: None };
    e.operands().iter().try_fold(said, |said, of| said.reads(&Input::Here(of.clone()), of.ty.clone()))
}

/// A product of its own: its operands, and its mask last.
fn product(p: &Product) -> Result<Said> {
    let right = p.right.any();
    let (operation, may_sum, x, y) = match &p.left {
        Left::Rows(a) => ("mxm", is_on(Rule::ProductSum), a, right),
        Left::Vector { u, flipped: true } => ("vxm", false, u, right),
        Left::Vector { u, flipped: false } => ("mxv", false, right, u),
    };
    let here = |store: &Shared<Store>| (Input::Here(store.clone()), store.ty.clone());
    let most = p.mask.as_ref().filter(|_| !p.complement).map_or(u64::MAX, |mask| mask.nvals() as u64);
    let way = Way::Alone { may_sum, most };
    let sense = Sense { complement: p.complement, structural: p.structural };
    let mask = p.mask.as_ref().map(|_| sense);
    let mut said = Said { operation, operator: Operator::Semiring(p.s.clone()), way, operands: Vec::new(), mask };
    for (x, ty) in [x, y].into_iter().chain(&p.mask).map(here) {
        said = said.reads(&x, ty)?;
    }
    Ok(said)
}

/// What a write under a mask is called.
pub fn masked(sense: Sense) -> &'static str {
    match (sense.structural, sense.complement) {
        (false, false) => "masked",
        (true, false) => "masked_structural",
        (false, true) => "masked_complement",
        (true, true) => "masked_structural_complement",
    }
}

/// The type in which a mask is read.
fn in_mask(mask: &Input, sense: Sense) -> Type {
    if sense.structural { mask.ty().clone() } else { Type::of::<bool>() }
}

impl Said {
    fn reads(mut self, x: &Input, want: Type) -> Result<Said> {
        let source = match x {
            Input::Here(store) => Source::Here(store.clone()),
            Input::Later(node) => Source::Later(node.node().clone()),
        };
        push(&mut self.operands, Operand { source, want })?;
        Ok(self)
    }
}
