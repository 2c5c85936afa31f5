//! The rewrites, by name: each can be switched off, so that tests and curious people can compare with and without it.
//!
//! Needs: nothing. Gives: [`Rule`], [`is_on`], [`switch`]. Cost: a load of a flag.
//! Not here: the rewrites themselves. With all of them off every recorded call is made by itself.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A rewrite of recorded calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Element-wise calls on the same places run in one pass, and what lies between them is not stored.
    Chain,
    /// Element-wise calls with one operator on the same operands are computed once in a pass.
    Common,
    /// Rows of a matrix-vector product go to the element-wise calls that read them, and are not stored.
    Rows,
    /// A sum to a scalar takes entries as they are made.
    Sum,
    /// What is written under a mask is made only where the mask allows.
    Mask,
    /// A transposed matrix is read the other way round instead of made.
    Transpose,
    /// A sum to a scalar takes the entries of a matrix product row by row, and these are not stored.
    ProductSum,
}

impl Rule {
    /// All of them.
    pub const ALL: [Rule; 7] = [Rule::Chain, Rule::Common, Rule::Rows, Rule::Sum, Rule::Mask, Rule::Transpose, Rule::ProductSum];

    /// A short name, in small letters.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Rule::Chain => "chain",
            Rule::Common => "common",
            Rule::Rows => "rows",
            Rule::Sum => "sum",
            Rule::Mask => "mask",
            Rule::Transpose => "transpose",
            Rule::ProductSum => "product-sum",
        }
    }

    fn bit(self) -> u32 {
        1 << self as u32
    }
}

static OFF: AtomicU32 = AtomicU32::new(0);

/// Whether a rewrite is applied.
#[inline]
#[must_use]
pub fn is_on(rule: Rule) -> bool {
    OFF.load(Relaxed) & rule.bit() == 0
}

/// Switches a rewrite on or off, in the whole process. All are on at first.
pub fn switch(rule: Rule, on: bool) {
    if on {
        OFF.fetch_and(!rule.bit(), Relaxed);
    } else {
        OFF.fetch_or(rule.bit(), Relaxed);
    }
}
