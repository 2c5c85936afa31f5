//! Whole algorithms as plain sequences of C calls, the calls that LAGraph 1.1 makes; nothing is fused.
//! Needs:   graphs in one library, with what LAGraph caches (the transpose, degrees) made beforehand.
//! Gives:   a file per algorithm; each makes its workspaces inside, as LAGraph does.
//! Cost:    that of the calls.
//!
//! Hints on storage (`GxB_SPARSITY_CONTROL`) are given where LAGraph gives them, by a call that both libraries have. Where
//! LAGraph uses functions that only one of them has, both go the way LAGraph goes with libraries that lack them.

pub mod betweenness;
pub mod bfs;
pub mod components;
pub mod pagerank;
pub mod sssp;
pub mod triangles;
