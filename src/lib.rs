//! GraphBLAS: graph algorithms in the language of sparse linear algebra.
//!
//! The crate has two faces. [`Matrix`] and its kin are typed and idiomatic;
//! [`dynamic`] holds the same objects with run-time types, named after the C API specification,
//! and is what the C library is made of. [`guide`] is where to begin.
//!
//! # Features
//!
//! None is on by default, and without them the crate has few dependencies. Each gives `from_` and `to_` its name to [`Matrix`],
//! and to [`Vector`] where a vector has a counterpart:
//!
//! | feature | from and to |
//! |---|---|
//! | `petgraph` | `petgraph::Graph`: an edge is an entry |
//! | `sprs` | `sprs::CsMat`: compressed rows or columns |
//! | `ndarray` | `ndarray::Array1`, `Array2`: an entry at every place |
//! | `arrow` | `arrow_array::PrimitiveArray`, missing entries are null; `RecordBatch` of row, column and value |
#![forbid(unsafe_op_in_unsafe_fn)]

pub mod error;
pub mod expr;
pub mod guide;
pub mod io;
pub mod kernel;
pub mod mem;
pub mod object;
pub mod ops;
pub mod par;
pub mod plan;
pub mod storage;
pub mod trace;
pub mod typed;
pub mod types;

pub use error::{Error, ErrorKind, Result};
pub use object as dynamic;
pub use typed::{Context, Matrix, Vector, monoid, op, semiring, with_threads};
