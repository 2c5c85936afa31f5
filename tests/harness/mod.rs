//! The harness: programs as data, run on the oracle and on an engine and compared entry by entry.
//!
//! Needs: [`crate::oracle`], and a [`session::Session`] on the library under test from whoever runs it.
//! Gives, in reading order: [`program`] (what a case is), [`text`] and [`parse`] (its text form,
//! which is also that of `tests/cases/*.gbt`), [`model`] (one call on the oracle), [`session`] (one
//! call on an engine), [`check`] (the comparison), [`generate`] (random programs), [`shrink`] (the
//! smallest program that still fails), [`suite`] (how many, and what is printed).

pub mod check;
pub mod generate;
pub mod model;
pub mod parse;
pub mod program;
pub mod rng;
pub mod session;
pub mod shrink;
pub mod suite;
pub mod text;
pub mod user_fns;
