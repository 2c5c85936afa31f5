//! Recorded calls: values that are not there yet, as a graph of immutable nodes.
//!
//! Needs: `storage`, `ops`. Gives: [`Node`], [`Call`], [`Input`], and from how many places on calls are recorded.
//! Cost: recording is two small blocks and an atomic addition per operand.
//! A node is made once: whoever needs it asks `plan`, and puts there what came of it. Liveness is counted: a node knows
//! how many objects hold it and how many recorded calls read it, so that what nobody will ask for is never computed.
//! Not here: what a call means for storage, and how it is run.
//! Invariants: EXPR-1 a node reads only nodes that were there before it, so the graph has no cycle. EXPR-2 a node that is
//! made stays so, and reads nothing any more.

mod entries;
mod twin;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use entries::{Applied, Entries};
pub use twin::{Sides, Twin};

use crate::error::Result;
use crate::kernel::groups::Groups;
pub use crate::kernel::mask::Sense;
use crate::mem::Shared;
use crate::ops::{BinaryOp, Semiring, UnaryOp};
use crate::storage::{Form, Store};
use crate::types::Type;

/// Places from which on a call is recorded; below, it takes no longer than recording it. 2026-11: a pass over so many
/// values takes about 5 microseconds.
pub const FROM: usize = 1 << 14;

/// Calls that one evaluation makes at most: recording stops to make what it has.
pub const MOST: usize = 64;

static FROM_NOW: AtomicUsize = AtomicUsize::new(FROM);

/// Records calls on objects of at least `places` places from now on; `usize::MAX`: none.
pub fn record_from(places: usize) {
    FROM_NOW.store(places, Relaxed);
}

/// Places from which on a call is recorded.
#[must_use]
pub fn recorded_from() -> usize {
    FROM_NOW.load(Relaxed)
}

/// What is recorded. Operators may be called later and look at values only, but for those of calls that are made alone, which may
/// look at places; operands have the node's shape, but for products and sums.
#[derive(Clone)]
pub enum Call {
    /// The operand, cast to the node's type.
    Cast(Input),
    /// An operator on each entry.
    Unary(UnaryOp, Input),
    /// An operator where both have an entry; where one has, its entry if `keep`, else none.
    Binary {
        /// The operator.
        op: BinaryOp,
        /// The operands.
        of: [Input; 2],
        /// Entries that stand alone are kept; all types are one then.
        keep: bool,
    },
    /// The first operand's entries, cast to the node's type, where the second, a mask, allows; else none.
    Within {
        /// What is taken, and the mask.
        of: [Input; 2],
        /// How the mask is read.
        sense: Sense,
    },
    /// As `Within`, and where the mask does not allow the third operand's entries.
    Masked {
        /// What is taken, the mask, and what stays.
        of: [Input; 3],
        /// How the mask is read.
        sense: Sense,
    },
    /// A row of sums: matrix times vector.
    Rows {
        /// The semiring.
        s: Semiring,
        /// The matrix.
        rows: Rows,
        /// The vector, which is full.
        u: Input,
        /// Whether the multiply takes the vector's value first.
        flipped: bool,
    },
    /// A product that is not dense, or need not be.
    Product(Shared<Product>),
    /// The transpose of a value, with what keeps it for others.
    Transpose(Shared<Twin>),
    /// A matrix whose columns are arranged in the order of its groups, for products that read no values of it; its row ends are theirs.
    Arranged(Shared<Store>, Shared<Groups>),
    /// A call on entries that are kept in lists.
    Entries(Shared<Entries>),
}

/// A matrix by rows, and these by their lengths if they are known so.
#[derive(Clone)]
pub struct Rows {
    /// The matrix.
    pub store: Shared<Store>,
    /// Its rows.
    pub groups: Option<Shared<Groups>>,
    /// Of a matrix that is arranged, who makes it what it was.
    pub of: Option<Shared<Node>>,
}

/// The left operand of a product.
#[derive(Clone)]
pub enum Left {
    /// A matrix, by rows: matrix times matrix.
    Rows(Shared<Store>),
    /// A vector u: the right operand A times u.
    Vector {
        /// The vector.
        u: Shared<Store>,
        /// Whether the multiply takes the vector's value first.
        flipped: bool,
    },
}

/// A product, where a mask allows it if there is one.
#[derive(Clone)]
pub struct Product {
    /// The semiring.
    pub s: Semiring,
    /// The left operand.
    pub left: Left,
    /// The right operand.
    pub right: Sides,
    /// The mask, by rows or of a vector.
    pub mask: Option<Shared<Store>>,
    /// Turn the mask round.
    pub complement: bool,
    /// Look at the mask's pattern only.
    pub structural: bool,
}

impl Call {
    /// The operands that may be recorded.
    #[must_use]
    pub fn inputs(&self) -> &[Input] {
        match self {
            Call::Cast(x) | Call::Unary(_, x) | Call::Rows { u: x, .. } => std::slice::from_ref(x),
            Call::Binary { of, .. } | Call::Within { of, .. } => of,
            Call::Masked { of, .. } => of,
            // Operands of these are made before.
            Call::Product(_) | Call::Transpose(_) | Call::Arranged(..) | Call::Entries(_) => &[],
        }
    }

    /// Itself, if it is made by a kernel of its own; none if it makes dense values, place by place.
    #[must_use]
    pub fn alone(&self) -> Option<Call> {
        match self {
            Call::Product(p) => Some(Call::Product(p.clone())),
            Call::Transpose(twin) => Some(Call::Transpose(twin.clone())),
            Call::Arranged(rows, groups) => Some(Call::Arranged(rows.clone(), groups.clone())),
            Call::Entries(e) => Some(Call::Entries(e.clone())),
            Call::Cast(_) | Call::Unary(..) | Call::Binary { .. } => None,
            Call::Within { .. } | Call::Masked { .. } | Call::Rows { .. } => None,
        }
    }
}

/// An operand: there, or recorded.
#[derive(Clone)]
pub enum Input {
    /// There.
    Here(Shared<Store>),
    /// Recorded.
    Later(Counted<READ>),
}

impl Input {
    /// The type of entries.
    #[must_use]
    pub fn ty(&self) -> &Type {
        match self {
            Input::Here(store) => &store.ty,
            Input::Later(node) => &node.ty,
        }
    }

    /// Whether there is an entry at every place; a node may not know it yet.
    #[must_use]
    pub fn is_full(&self) -> bool {
        match self {
            Input::Here(store) => matches!(store.form, Form::Full),
            Input::Later(node) => node.is_full,
        }
    }

    /// Whether one value stands for all entries.
    #[must_use]
    pub fn is_iso(&self) -> bool {
        matches!(self, Input::Here(store) if store.vals.is_iso())
    }

    fn weight(&self) -> usize {
        match self {
            Input::Later(node) if node.made().is_none() => node.weight,
            Input::Here(_) | Input::Later(_) => 0,
        }
    }
}

/// A value to be.
pub struct Node {
    /// The type of entries.
    pub ty: Type,
    /// (nmajor, nminor).
    pub shape: (u64, u64),
    /// There will be an entry at every place.
    pub is_full: bool,
    /// It will be dense; else it is no operand of other recorded calls.
    pub is_dense: bool,
    /// Calls that were not made when this one was recorded, itself included; those on several ways count as often.
    pub weight: usize,
    /// It was computed on the way to something else, and not kept.
    passed: AtomicBool,
    counts: [AtomicUsize; 2],
    state: Mutex<State>,
    turn: Mutex<()>,
}

enum State {
    Recorded(Call),
    Made(Shared<Store>),
}

impl Node {
    /// Records a call whose result has this type and shape.
    pub fn record(call: Call, ty: &Type, shape: (u64, u64), is_full: bool) -> Result<Counted<HELD>> {
        let weight = 1 + call.inputs().iter().map(Input::weight).sum::<usize>();
        let node = Node {
            ty: ty.clone(),
            shape,
            is_full,
            is_dense: call.alone().is_none(),
            weight,
            passed: AtomicBool::new(false),
            counts: [AtomicUsize::new(0), AtomicUsize::new(0)],
            state: Mutex::new(State::Recorded(call)),
            turn: Mutex::new(()),
        };
        Ok(Counted::of(Shared::try_new(node)?))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value, if it was made.
    #[must_use]
    pub fn made(&self) -> Option<Shared<Store>> {
        match &*self.lock() {
            State::Made(store) => Some(store.clone()),
            State::Recorded(_) => None,
        }
    }

    /// Shows `look` the call, or else gives the value.
    pub fn read<R>(&self, look: impl FnOnce(&Call) -> R) -> Result<R, Shared<Store>> {
        match &*self.lock() {
            State::Made(store) => Err(store.clone()),
            State::Recorded(call) => Ok(look(call)),
        }
    }

    /// Puts the value there, unless another thread was first, and forgets the call.
    pub fn put(&self, made: Shared<Store>) {
        let mut state = self.lock();
        if matches!(*state, State::Recorded(_)) {
            let call = std::mem::replace(&mut *state, State::Made(made));
            // What the call read may go now, and with it other calls.
            drop(state);
            drop(call);
        }
    }

    /// Lets `make` change what the call owns into the value, which is put there; whether it did. If not, or on an error,
    /// the call means what it did before. Nobody sees it meanwhile.
    pub fn make_of(&self, make: impl FnOnce(&mut Call) -> Result<Option<Shared<Store>>>) -> Result<bool> {
        let mut state = self.lock();
        let State::Recorded(call) = &mut *state else { return Ok(true) };
        let Some(made) = make(call)? else { return Ok(false) };
        let call = std::mem::replace(&mut *state, State::Made(made));
        // As in `put`.
        drop(state);
        drop(call);
        Ok(true)
    }

    /// One thread makes a node at a time; the others wait.
    pub fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an object holds it.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.counts[HELD].load(Relaxed) > 0
    }

    /// Operands that are it, of recorded calls.
    #[must_use]
    pub fn reads(&self) -> usize {
        self.counts[READ].load(Relaxed)
    }

    /// Notes that it was computed and not kept.
    pub fn pass(&self) {
        self.passed.store(true, Relaxed);
    }

    /// Whether it was computed before, and not kept.
    #[must_use]
    pub fn was_passed(&self) -> bool {
        self.passed.load(Relaxed)
    }
}

/// Of objects.
pub const HELD: usize = 0;
/// Of recorded calls.
pub const READ: usize = 1;

/// An owner of a node that the node counts.
pub struct Counted<const KIND: usize> {
    node: Shared<Node>,
}

impl<const KIND: usize> Counted<KIND> {
    fn of(node: Shared<Node>) -> Self {
        node.counts[KIND].fetch_add(1, Relaxed);
        Counted { node }
    }

    /// Another owner, of a kind of its own.
    #[must_use]
    pub fn also<const OTHER: usize>(&self) -> Counted<OTHER> {
        Counted::of(self.node.clone())
    }

    /// The node, not counted.
    #[must_use]
    pub fn node(&self) -> &Shared<Node> {
        &self.node
    }
}

impl<const KIND: usize> Clone for Counted<KIND> {
    fn clone(&self) -> Self {
        self.also()
    }
}

impl<const KIND: usize> Drop for Counted<KIND> {
    fn drop(&mut self) {
        self.node.counts[KIND].fetch_sub(1, Relaxed);
    }
}

impl<const KIND: usize> std::ops::Deref for Counted<KIND> {
    type Target = Node;
    fn deref(&self) -> &Node {
        &self.node
    }
}
