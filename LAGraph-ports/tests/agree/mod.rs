//! One comparison for each algorithm beside the first six: what it gives on a graph and what its checker says.
//!
//! Needs: a [`Case`]. Gives: functions that panic with the graph's name at the first difference.
//! Expected values: `lagraph_ports::check`, which shares nothing with the engine.
//! Cost: that of the algorithm and of its checker. `algorithms` runs them on small graphs, `shared_graphs` on large ones.

pub mod case;
pub mod choices;
pub mod communities;
pub mod labelled;
pub mod parts;
pub mod ranks;
pub mod triangles;
pub mod ways;

pub use case::{Case, Numbers};
