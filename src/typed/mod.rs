//! The idiomatic face: typed matrices and vectors, expressions that read like the mathematics.
//!
//! Needs: `object`. Gives: [`Matrix`], [`Vector`], [`MatrixExpr`], [`VectorExpr`], and typed
//! names of operators in [`op`], [`monoid`] and [`semiring`].
//! An expression records its inputs as O(1) snapshots and keeps no borrow, so the output may be
//! one of its inputs: `q.write(q.vxm(&s, &a).mask_not(&seen).replace())?`.
//! Cost: none over `object` but the snapshots.

mod expr;
mod matrix;
pub mod monoid;
pub mod op;
mod part;
pub mod semiring;
mod vector;

pub use crate::object::Indices;
pub use expr::{MatrixExpr, VectorExpr};
pub use matrix::{AsOperand, Matrix, Transposed};
pub use vector::Vector;
