//! Six graph algorithms in the language of linear algebra, the formula above each call.
//!
//! Needs: square matrices in which entry (i, j) is the edge i -> j; [`Graph`](crate::Graph) makes
//! them, with the transpose, the undirected pattern and the degrees that some algorithms want.
//! Gives: [`bfs`], [`sssp`], [`pagerank`], [`components`], [`triangles`], [`betweenness`].
//! Cost: stated by each. `examples/c` has the same six in C; both give the same results.

mod betweenness;
mod bfs;
mod components;
mod pagerank;
mod sssp;
mod triangles;

pub use betweenness::betweenness;
pub use bfs::{Tree, bfs};
pub use components::components;
pub use pagerank::{Ranks, pagerank};
pub use sssp::sssp;
pub use triangles::triangles;
