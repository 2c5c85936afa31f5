//! The specification oracle: every GraphBLAS operation on small dense arrays of optional values.
//!
//! Needs: nothing of the engine; written from the C API specification 2.1 alone (the GxB parts
//! from the documented behaviour of the ABI in use). Sections are cited where a rule is used.
//! Gives: the value model ([`value`], [`cast`]), the meaning of operators on one scalar ([`ops`],
//! [`user`]), and the operations: each computes T and hands it to [`write::write`], which is the
//! specification's "standard accumulate" followed by its "standard mask and replace".
//! Cost: dense loops over everything; slow on purpose, so that each line can be read beside the
//! formula that it states.
//! A vector is a matrix of one column. That makes mxv a product, a vector mask a mask, and so on;
//! where the specification gives a vector another meaning (vxm, row assign) the file says so.

pub mod apply;
pub mod binary;
pub mod cast;
pub mod content;
pub mod ewise;
pub mod index;
pub mod matrix;
pub mod monoid;
pub mod ops;
pub mod product;
pub mod reduce;
pub mod sort;
pub mod unary;
pub mod user;
pub mod value;
pub mod write;
