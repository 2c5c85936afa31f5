//! The engine against the specification oracle: random programs, laws, and cases by hand.
//!
//! Needs: the public API. `GRAPHBLAS_CASES` multiplies the number of random cases; a failure prints
//! the smallest program that shows it, in the form of `tests/cases/*.gbt`.

mod cases;
mod dynamic;
mod harness;
mod laws;
mod oracle;
mod random;

// The session that cases and laws run on.
use dynamic::open;

/// Cases of each family that one thing is made wrong in.
const BROKEN: u64 = 400;
/// Where the cases lie.
const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
