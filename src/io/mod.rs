//! Input and output: files and generators become [`Coo`], a plain list of entries.
//!
//! Needs: `error`, `mem`, `par`, `types`; nothing of the object layer, which turns a [`Coo`] into a
//! matrix with one `build`.
//! Gives: [`read`], [`read_matrix_market`], [`read_edge_list`] for files (gzip is recognised),
//! [`parse_matrix_market`], [`parse_edge_list`] for text in memory, [`write_matrix_market`],
//! the generators of [`generate`] and the graphs of [`embedded`].
//! Cost: a file is held in memory as text while it is parsed; the text is split at line ends and
//! the pieces are parsed in parallel, each number once, into the final arrays.
#![forbid(unsafe_code)]

mod coo;
mod cursor;
mod edge_list;
pub mod embedded;
pub mod generate;
mod header;
mod load;
mod matrix_market;
mod mirror;
mod number;
mod options;
mod order;
mod parallel;
mod pieces;
mod random;
mod source;
mod write;

pub use coo::{Coo, MAX_DIMENSION, Symmetry};
pub use edge_list::{parse_edge_list, read_edge_list};
pub use load::{load, read};
pub use matrix_market::{parse_matrix_market, read_matrix_market};
pub use options::{Duplicates, Progress, ReadOptions};
pub use write::write_matrix_market;
