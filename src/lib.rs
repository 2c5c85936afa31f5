//! GraphBLAS: graph algorithms in the language of sparse linear algebra.
//!
//! The crate has two faces. [`Matrix`] and its kin are typed and idiomatic;
//! [`dynamic`] holds the same objects with run-time types, named after the C API specification,
//! and is what the C library is made of. [`guide`] is where to begin.
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
