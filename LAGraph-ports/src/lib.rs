//! Graph algorithms on the graphblas crate, and the textbook algorithms they are checked against.

pub mod check;
