//! The erased tier: any operator on any type, called on slices.
//!
//! Needs: `ops`, `storage`. Gives: [`lanes`] (operators as slice functions), [`adder`] (monoids as
//! slice functions), [`pipe`] (gather, cast, operate, cast, on tiles).
//! Cost: an indirect call per tile, not per entry; C function pointers cost a call per entry.
//! Not here: loops over rows; those are kernels.

pub mod adder;
pub mod lanes;
pub mod pipe;

/// Entries per tile: 4 KB per operand of 8-byte values, so that the operands and results of a chain of steps stay in a first cache
/// of 32 KB. 2026-11, bench-peer, five operators and a sum of 8 million FP64: 11.4 to 12.3 ms, with 1024 14 to 17.
pub const TILE: usize = 512;
