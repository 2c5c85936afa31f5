//! Graph algorithms on the graphblas crate, and the textbook algorithms they are checked against.
//!
//! Needs: the typed API of graphblas, nothing else. Gives: [`algorithm`], [`Graph`], [`Adjacency`] and [`check`].
//! [`guide`] tells how they go together.
//! Cost: stated by each algorithm.
#![forbid(unsafe_code)]

pub mod algorithm;
pub mod check;
mod graph;
/// Graphs in Rust: a page of the guide.
#[doc = include_str!("../../docs/guide/graphs.md")]
pub mod guide {}
mod properties;
mod scatter;

pub use graph::Graph;
pub use properties::{Adjacency, Degree, DegreeSample, Kind, Property};
