//! Conversions from and to the types of other crates, each behind the feature of its name.
//!
//! Needs: the crate of the feature. Gives: `from_petgraph`, `from_sprs`, `from_ndarray`, `from_arrow` of matrices and vectors,
//! and `to_` for each way back.
//! Cost: O(entries), of dense arrays O(places); values are copied once. What those crates allocate for themselves aborts
//! when memory runs out, as is their way; arrays made here for them are asked for fallibly.

#[cfg(feature = "arrow")]
mod arrow;
#[cfg(feature = "ndarray")]
mod ndarray;
#[cfg(feature = "petgraph")]
mod petgraph;
#[cfg(feature = "sprs")]
mod sprs;

#[cfg(any(feature = "arrow", feature = "ndarray", feature = "petgraph", feature = "sprs"))]
use crate::error::{Error, ErrorKind, Result};

/// An empty `Vec` with room for `n` elements.
#[cfg(any(feature = "arrow", feature = "petgraph", feature = "sprs"))]
fn room<T>(n: usize) -> Result<Vec<T>> {
    let mut v = Vec::new();
    v.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n.saturating_mul(size_of::<T>())))?;
    Ok(v)
}

/// A number that does not fit into the type that counts on the other side.
#[cfg(any(feature = "ndarray", feature = "petgraph", feature = "sprs"))]
fn too_many(call: &str, what: &str, n: impl std::fmt::Display) -> Error {
    Error::new(ErrorKind::InvalidValue, format_args!("{call}: {n} {what} are more than its index type can count"))
}

#[cfg(any(feature = "ndarray", feature = "sprs"))]
fn counted(call: &str, what: &str, n: u64) -> Result<usize> {
    usize::try_from(n).map_err(|_| too_many(call, what, n))
}
