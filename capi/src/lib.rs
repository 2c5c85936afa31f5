//! libgraphblas: the C API on the engine.
//!
//! Needs: the public interface of the crate `graphblas`. Gives: the exported symbols declared in
//! `include/GraphBLAS.h`.
//! Every exported function decodes its arguments, makes one call, and encodes the result:
//! pointers become references in `boundary` only, errors become codes in `status` only, typed
//! variants become one call through `value`. `families` and the engine's catalog are the tables
//! from which `cargo xtask gen` writes `generated/` and the header.
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals, reason = "the names are the C API's")]
#![allow(clippy::missing_safety_doc, reason = "the contract of exported functions is the C API's, DOOR-1 in boundary.rs")]
#![allow(clippy::too_many_arguments, reason = "the signatures are the C API's")]

mod boundary;
mod handle;
mod log;
mod status;
mod value;
mod write;

mod apply;
mod assign;
mod constants;
mod context;
mod contexts;
mod descriptor;
mod ewise;
mod explain;
mod extract;
mod field;
mod fields_algebra;
mod fields_objects;
mod getset;
mod index_binary;
mod iterator;
mod laws;
mod matrix;
mod monoid;
mod mxm;
mod object;
mod options;
mod pack;
mod page;
mod parts;
mod print;
mod reduce;
mod scalar;
mod select;
mod serialize;
mod serialized;
mod settings;
mod sort;
mod tiles;
mod traced;
mod transfer;
mod types;
mod unpack;
mod vector;

#[rustfmt::skip]
mod generated {
    //! Written by `cargo xtask gen`; see `families.rs` and the engine's `ops::catalog`.
    pub(crate) mod fields;
    pub(crate) mod objects;
    mod plain;
    mod typed;
}
