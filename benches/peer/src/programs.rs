//! Whole algorithms as plain sequences of C calls, the calls that LAGraph 1.1 makes; nothing is fused.
//! Needs:   graphs in one library, with what LAGraph caches (the transpose, degrees) made beforehand.
//! Gives:   a file per algorithm; each makes its workspaces inside, as LAGraph does.
//! Cost:    that of the calls.
//!
//! Hints on storage (`GxB_SPARSITY_CONTROL`) are given as LAGraph gives them, by a call that both libraries have.

pub mod sssp;
