//! The harness: programs as data, run on the oracle and on an engine and compared entry by entry.
//!
//! Needs: [`crate::oracle`] and, in [`engine`] and [`user_fns`] only, the library under test.
//! Gives, in reading order: [`program`] (what a case is), [`text`] and [`parse`] (its text form,
//! which is also that of `tests/cases/*.gbt`), [`model`] (one call on the oracle), [`session`] (one
//! call on an engine), [`check`] (the comparison), [`generate`] (random programs), [`shrink`] (the
//! smallest program that still fails), [`suite`] (how many, and what is printed).

pub mod check;
pub mod engine;
pub mod generate;
pub mod handles;
pub mod model;
pub mod parse;
pub mod program;
pub mod rng;
pub mod session;
pub mod shrink;
pub mod suite;
pub mod text;
pub mod user_fns;
