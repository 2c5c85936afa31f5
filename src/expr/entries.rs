//! Recorded calls that go over entries rather than places: element-wise operations, selections and sums of rows of values
//! that are kept in lists.
//!
//! Needs: `storage`, `ops`. Gives: [`Entries`]; [`Applied`]. Cost: an owner of each operand.
//! Operators are built-in, operands are there, and the result has the operator's type.

use super::{Call, Input};
use crate::mem::Shared;
use crate::ops::{BinaryOp, IndexUnaryOp, Monoid, UnaryOp};
use crate::storage::Store;
use crate::types::{One, Type};

/// A call; operands have the major axis of the result, but for sums.
#[derive(Clone)]
pub enum Entries {
    /// An operator where both have an entry; where one has, its entry if `keep`, else none.
    Ewise {
        /// The operator, which looks at values only.
        op: BinaryOp,
        /// The operands.
        of: [Shared<Store>; 2],
        /// Entries that stand alone are kept.
        keep: bool,
    },
    /// An operator on each entry.
    Apply {
        /// The operator.
        f: Applied,
        /// The operand.
        of: Shared<Store>,
        /// The major axis is columns.
        by_columns: bool,
    },
    /// The entries that an operator keeps.
    Select {
        /// The operator.
        f: IndexUnaryOp,
        /// Its last argument.
        thunk: One,
        /// The operand.
        of: Shared<Store>,
        /// The major axis is columns.
        by_columns: bool,
    },
    /// The sum of each row of a matrix.
    RowSums {
        /// What sums.
        m: Monoid,
        /// The matrix.
        of: Shared<Store>,
        /// It is kept by columns.
        by_columns: bool,
    },
}

/// What is applied to each entry.
#[derive(Clone)]
pub enum Applied {
    /// An operator.
    Unary(UnaryOp),
    /// A binary operator with its first argument.
    First(BinaryOp, One),
    /// A binary operator with its second argument.
    Second(BinaryOp, One),
    /// An operator that looks at places, with its last argument.
    Index(IndexUnaryOp, One),
}

impl Entries {
    /// A call on dense values as one that goes over entries, if its operands are there; for a result of the type `ty`.
    #[must_use]
    pub fn of(call: &Call, ty: &Type) -> Option<Entries> {
        let there = |x: &Input| match x {
            Input::Here(store) => Some(store.clone()),
            Input::Later(node) => node.made(),
        };
        match call {
            Call::Binary { op, of: [x, y], keep } if op.ztype() == *ty => {
                Some(Entries::Ewise { op: op.clone(), of: [there(x)?, there(y)?], keep: *keep })
            }
            // Along which axis does not matter to what looks at values only.
            Call::Unary(op, x) if op.ztype() == *ty => {
                Some(Entries::Apply { f: Applied::Unary(op.clone()), of: there(x)?, by_columns: false })
            }
            _ => None,
        }
    }

    /// What is read.
    #[must_use]
    pub fn operands(&self) -> &[Shared<Store>] {
        match self {
            Entries::Ewise { of, .. } => of,
            Entries::Apply { of, .. } | Entries::Select { of, .. } | Entries::RowSums { of, .. } => std::slice::from_ref(of),
        }
    }

    /// Entries of the result at most.
    #[must_use]
    pub fn most(&self) -> u64 {
        let nvals = |store: &Shared<Store>| store.nvals() as u64;
        match self {
            Entries::Ewise { of: [x, y], keep: true, .. } => nvals(x) + nvals(y),
            Entries::Ewise { of: [x, y], keep: false, .. } => nvals(x).min(nvals(y)),
            Entries::Apply { of, .. } | Entries::Select { of, .. } => nvals(of),
            Entries::RowSums { of, by_columns, .. } => nvals(of).min(if *by_columns { of.nminor } else { of.nmajor }),
        }
    }
}
