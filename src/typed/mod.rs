//! The idiomatic face: typed matrices and vectors, expressions that read like the mathematics.
//!
//! Needs: `object`. Gives: [`Matrix`], [`Vector`], [`MatrixExpr`], [`VectorExpr`], and typed
//! names of operators in [`op`], [`monoid`] and [`semiring`].
//! [`MatrixView`] and its iterators read entries where they lie; [`Csr`] and [`Csc`] are arrays that change owners;
//! [`Context`] bounds the threads of a block of calls; [`refused`] shows what does not compile.
//! An expression records its inputs as O(1) snapshots and keeps no borrow, so the output may be
//! one of its inputs: `q.write(q.vxm(&s, &a).mask_not(&seen).replace())?`.
//! Cost: none over `object` but the snapshots.

mod arrays;
mod build;
mod context;
mod convert;
mod expr;
mod extremes;
mod iter;
mod matrix;
pub mod monoid;
mod named;
pub mod op;
mod part;
pub mod refused;
mod scale;
pub mod semiring;
mod slices;
mod vector;
mod view;

pub use crate::object::Indices;
pub use arrays::{Csc, Csr};
pub use context::{Context, with_threads};
pub use expr::{MatrixExpr, VectorExpr};
pub use iter::{Entries, LineIter, TryEntries, VectorEntries};
pub use matrix::{AsOperand, Matrix, Transposed};
pub use slices::{IndexSlice, ValueSlice};
pub use vector::Vector;
pub use view::{Line, MatrixView, VectorView};
