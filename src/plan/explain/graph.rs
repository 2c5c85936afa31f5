//! The recorded calls that a value needs, as they are at one moment.
//!
//! Needs: `call`. Gives: [`Graph`]: calls in an order in which each comes after those that it reads, the one asked about
//! last; [`Value`]s that are there. Cost: calls times operands, and looking each up among at most `expr::MOST` others.

use std::fmt;

use super::call::{Operator, Source, Way, said};
use crate::error::Result;
use crate::expr::Node;
use crate::mem::Shared;
use crate::plan::part::push;
use crate::storage::format::Format;
use crate::storage::policy;
use crate::storage::{Form, Ints, Store};
use crate::types::Type;

/// What a call reads, by its number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Id {
    Call(usize),
    Value(usize),
}

impl fmt::Display for Id {
    /// `c1` is the first call, `v1` the first value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Id::Call(k) => write!(f, "c{}", k + 1),
            Id::Value(k) => write!(f, "v{}", k + 1),
        }
    }
}

/// A value that is there.
pub struct Value {
    pub ty: Type,
    pub shape: Shape,
    pub format: &'static str,
    pub entries: usize,
    pub is_iso: bool,
    /// Of its arrays.
    pub bytes: usize,
}

impl Value {
    pub fn of(store: &Store) -> Value {
        let format = match Format::of(store) {
            Format::Hyper => "hypersparse",
            Format::Sparse | Format::Auto => "sparse",
            Format::Bitmap => "bitmap",
            Format::Full => "full",
        };
        Value {
            ty: store.ty.clone(),
            shape: Shape(store.nmajor, store.nminor),
            format,
            entries: store.nvals(),
            is_iso: store.vals.is_iso(),
            bytes: store.vals.bytes().len() + bytes_of(&store.form),
        }
    }
}

/// What tells where the entries are.
fn bytes_of(form: &Form) -> usize {
    let bytes = |ints: &Ints| ints.len() * if ints.is_wide() { 8 } else { 4 };
    match form {
        Form::List(l) => l.ids.as_ref().map_or(0, bytes) + bytes(&l.ptr) + bytes(&l.idx),
        Form::Bitmap { present, .. } => present.footprint(),
        Form::Full => 0,
    }
}

/// (nmajor, nminor).
#[derive(Clone, Copy)]
pub struct Shape(pub u64, pub u64);

impl fmt::Display for Shape {
    /// `5` for a vector, `3x5` by the axis in which vectors are stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape(1, n) => write!(f, "{n}"),
            Shape(nmajor, nminor) => write!(f, "{nmajor}x{nminor}"),
        }
    }
}

/// A recorded call.
pub struct Recorded {
    pub operation: &'static str,
    pub operator: Operator,
    pub way: Way,
    /// It is made under a mask, its last operand.
    pub is_masked: bool,
    /// What is read, in the type in which it is.
    pub operands: Vec<(Id, Type)>,
    pub ty: Type,
    pub shape: Shape,
    pub is_full: bool,
    pub is_held: bool,
    pub was_passed: bool,
    /// Operands of recorded calls that are this one, in this graph or not.
    pub reads: usize,
}

impl Recorded {
    pub fn places(&self) -> u64 {
        self.shape.0.saturating_mul(self.shape.1)
    }

    /// What keeping it takes at most, presence or indices included.
    pub fn bytes(&self) -> u64 {
        if let Way::Alone { most, .. } = self.way {
            let index = if policy::fits_u32(self.shape.0, self.shape.1, 0) { 4 } else { 8 };
            return most.min(self.places()).saturating_mul(self.ty.size() as u64 + index);
        }
        self.places().saturating_mul(self.ty.size() as u64 + u64::from(!self.is_full))
    }
}

/// Calls and values, each with the address by which it is known again.
#[derive(Default)]
pub struct Graph {
    pub calls: Vec<Recorded>,
    pub values: Vec<Value>,
    /// Kept, so that no other has their address meanwhile.
    nodes: Vec<Shared<Node>>,
    pub stores: Vec<Shared<Store>>,
}

impl Graph {
    /// All that `node` needs; no call at all when it is made.
    pub fn of(node: &Shared<Node>) -> Result<Graph> {
        let mut graph = Graph::default();
        graph.visit(node)?;
        Ok(graph)
    }

    /// As deep as the graph, which recording bounds.
    fn visit(&mut self, node: &Shared<Node>) -> Result<Id> {
        if let Some(k) = self.nodes.iter().position(|other| Shared::ptr_eq(other, node)) {
            return Ok(Id::Call(k));
        }
        let said = match node.read(|call| said(call, &node.ty)) {
            Ok(said) => said?,
            Err(made) => return self.value(made),
        };
        let mut operands = Vec::new();
        for x in said.operands {
            let id = match x.source {
                Source::Here(store) => self.value(store)?,
                Source::Later(node) => self.visit(&node)?,
            };
            push(&mut operands, (id, x.want))?;
        }
        let recorded = Recorded {
            operation: said.operation,
            operator: said.operator,
            way: said.way,
            is_masked: said.mask.is_some(),
            operands,
            ty: node.ty.clone(),
            shape: Shape(node.shape.0, node.shape.1),
            is_full: node.is_full,
            is_held: node.is_held(),
            was_passed: node.was_passed(),
            reads: node.reads(),
        };
        push(&mut self.nodes, node.clone())?;
        push(&mut self.calls, recorded)?;
        Ok(Id::Call(self.calls.len() - 1))
    }

    fn value(&mut self, store: Shared<Store>) -> Result<Id> {
        // One value for all places is one, whoever made it.
        let is_one = |x: &Store| matches!(x.form, Form::Full) && x.vals.is_iso();
        let is_equal = |x: &Store| is_one(x) && is_one(&store) && x.ty == store.ty && x.vals.bytes() == store.vals.bytes();
        if let Some(k) = self.stores.iter().position(|other| Shared::ptr_eq(other, &store) || is_equal(other)) {
            return Ok(Id::Value(k));
        }
        push(&mut self.values, Value::of(&store))?;
        push(&mut self.stores, store)?;
        Ok(Id::Value(self.values.len() - 1))
    }

    /// Calls of this graph that read call `k`, once for each operand.
    pub fn readers(&self, k: usize) -> impl Iterator<Item = usize> + '_ {
        let reads = move |call: &Recorded| call.operands.iter().filter(|(id, _)| *id == Id::Call(k)).count();
        self.calls.iter().enumerate().flat_map(move |(j, call)| std::iter::repeat_n(j, reads(call)))
    }

    /// Operands that are call `k`, of calls that are not in this graph.
    pub fn read_elsewhere(&self, k: usize) -> usize {
        self.calls[k].reads.saturating_sub(self.readers(k).count())
    }
}
