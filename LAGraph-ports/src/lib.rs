//! Graph algorithms on the graphblas crate, and the textbook algorithms they are checked against.
//!
//! Needs: the typed API of graphblas, nothing else. Gives: [`algorithm`], [`Graph`] and [`check`].
//! Cost: stated by each algorithm.
#![forbid(unsafe_code)]

pub mod algorithm;
pub mod check;
mod graph;
mod scatter;

pub use graph::Graph;
