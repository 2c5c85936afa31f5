//! Objects: what a handle points to. Run-time types, methods named after the specification.
//!
//! Needs: `kernel`. Gives: [`Matrix`], [`Vector`], [`Scalar`], [`Write`] (mask, accumulator,
//! descriptor of an operation), re-exported as `graphblas::dynamic`.
//! An operation checks every argument, takes the immutable values of its inputs, computes Z,
//! and writes it into its output's header; so output, mask and inputs may be the same object.
//! An error leaves the output as it was. All methods take `&self`: one lock per object, held only
//! while a value is taken or replaced, never two at once.
//! Not here: loops over entries.
//! Source: C API 2.1, chapter 4.

mod axis;
mod check;
mod compute;
mod diag;
mod elements;
mod explain;
mod footprint;
mod frozen;
mod glance;
mod header;
mod locked;
mod matrix;
mod merge;
mod pack;
mod products;
mod reading;
mod record;
mod record_entries;
mod record_product;
mod reduce;
mod scalar;
mod select_apply;
mod serialize;
mod sort;
mod sub;
mod tiles;
mod transfer;
mod trial;
mod twin;
mod vector;
mod write;

pub use crate::kernel::Indices;
pub use crate::plan::explain::Explain;
pub use crate::storage::format::{Format, FormatSet};
pub use frozen::Frozen;
pub use glance::{Change, Glance};
pub use header::{IndexWidth, Orientation, OrientationHint};
pub use matrix::Matrix;
pub use pack::{Packed, PackedAs, PackedForm, Taking};
pub use reading::Reading;
pub use scalar::Scalar;
pub use serialize::{Serialized, Serializer, described};
pub use transfer::{ArrayLengths, Arrays, ArraysMut, TransferFormat};
pub use trial::check_laws;
pub use vector::Vector;
pub use write::Write;
