//! Kernels: how each operation is computed.
//!
//! Needs: `storage`, `ops`, `par`. Gives: one file per kernel, each a function from stores to a
//! new store `Z`; [`mask`] is the only reader of masks, [`writeback`] the only `C<M,r> (+)= Z`.
//! The ladder: a specialised body where one is listed, else the [`erased`] tier, which serves
//! every type and operator.
//! Not here: orientation, descriptors, handles, error precedence; those belong to `object`.

pub mod apply;
pub mod assign;
mod assign_dense;
mod assign_lists;
mod beside;
pub mod closures;
#[cfg(target_arch = "x86_64")]
mod eights;
pub mod erased;
pub mod ewise;
pub mod few;
pub mod fused;
pub mod groups;
mod indices;
mod keep;
pub mod marks;
pub mod mask;
mod meets;
mod merge;
pub mod mxm;
pub mod mxv;
pub mod operand;
pub mod pick;
mod positions;
mod prefix;
mod push;
mod rowsum;
mod runs;
mod scatter;
pub mod select;
pub mod sort;
mod span;
pub mod subassign;
mod truth;
mod turns;
pub mod writeback;

pub use indices::Indices;
pub mod build;
pub mod concat;
pub mod diag;
pub mod export;
pub mod extract;
pub mod import;
pub mod kron;
pub mod pending;
pub mod reduce;
pub mod reshape;
pub mod resize;
#[cfg(test)]
pub(crate) mod sample;
pub mod transpose;
pub mod trial;
pub mod tuples;
pub mod visit;
