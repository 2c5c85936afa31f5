//! Operators: what the predefined and the users' operators are, mean, and obey.
//!
//! Needs: `types`. Gives: the operator objects ([`UnaryOp`], [`BinaryOp`], [`IndexUnaryOp`],
//! [`IndexBinaryOp`], [`Monoid`], [`Semiring`], [`Descriptor`]), the meaning of each opcode on one scalar
//! ([`apply`]), the table of all predefined objects ([`catalog`]) and their laws ([`law`]), laws that users declare ([`Laws`]).
//! Whoever relies on a law asks the operator object, which knows where to look.
//! Not here: loops over many values, and calls of users' functions; both are the kernels' work.
//! Source: C API 2.1, sections 3.5 to 3.7; for `GxB_` names the SuiteSparse user guide.
#![forbid(unsafe_code)]

// What kernels ask for, beside what users do.
#[doc(hidden)]
pub mod apply;
mod binary;
pub mod catalog;
mod closure;
mod code;
mod constant;
mod declared;
mod descriptor;
mod index_binary;
mod index_unary;
#[doc(hidden)]
pub mod law;
mod monoid;
mod predefined;
mod semiring;
mod typeset;
mod unary;

pub use binary::{BinaryFn, BinaryOp, UserBinary, UserFunction};
pub use closure::{BinaryLoops, Closure, ClosureLoop, FoldLoop, IndexLoop, UnaryLoop};
pub use code::{BinaryCode, IndexUnaryCode, SelectAgainst, SelectCode, UnaryCode};
pub use constant::Constant;
pub use declared::Laws;
pub use descriptor::Descriptor;
pub use index_binary::{IndexBinaryFn, IndexBinaryOp, Places};
pub use index_unary::{IndexUnaryFn, IndexUnaryFunction, IndexUnaryOp, UserIndexUnary};
pub use monoid::{Monoid, UserMonoid};
pub use predefined::{Entry, Predefined};
pub use semiring::{Semiring, UserSemiring};
pub use typeset::TypeSet;
pub use unary::{UnaryFn, UnaryFunction, UnaryOp, UserUnary};
