//! Graph files: names tell the format to write, the first bytes the packing to read.
//!
//! Needs: `graphblas::io`. Gives: [`read`], [`Loaded`], [`write`], [`Kind`]. Cost: the text of a file in memory.

mod edge_list;
mod kind;
pub mod number;
mod read;
mod write;
mod zstd;

pub use kind::{Format, Kind};
pub use read::{Loaded, name_of, read};
pub use write::write;
