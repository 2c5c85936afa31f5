//! The erased tier: any operator on any type, called on slices.
//!
//! Needs: `ops`, `storage`. Gives: [`lanes`] (operators as slice functions), [`adder`] (monoids as
//! slice functions), [`pipe`] (gather, cast, operate, cast, on tiles).
//! Cost: an indirect call per tile, not per entry; C function pointers cost a call per entry.
//! Not here: loops over rows; those are kernels.

pub mod adder;
pub mod lanes;
pub mod pipe;

/// Entries per tile: 8 KB per operand of 8-byte values. 1k to 4k were measured to be equal
/// (references/fusion-experiments.md, section 4); smaller keeps scratch for wide types small.
pub const TILE: usize = 1024;
