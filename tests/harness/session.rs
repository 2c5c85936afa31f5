//! What an engine must offer to be compared with the oracle.
//!
//! Needs: nothing. Gives: [`Session`]. `tests/dynamic` implements it on the Rust API, `capi/tests/abi`
//! on the C functions of the built library.

use super::program::{Call, Id, Program};
use crate::oracle::matrix::Mat;
use crate::oracle::value::Val;
use graphblas::ErrorKind;

/// The objects of one program, alive in an engine.
pub trait Session {
    /// Runs one call. Reduce returns the value it wrote, and whether there was an entry.
    fn call(&mut self, p: &Program, call: &Call) -> Result<Option<(Val, bool)>, Refusal>;
    /// The content of an object, read in full and in every way there is to read it. The error says
    /// which ways disagree.
    fn read(&self, id: Id) -> Result<Mat, String>;
    /// The entries alone, of an object too large for an array of all its places.
    fn tuples(&self, id: Id) -> Result<Vec<(usize, usize, Val)>, String>;
    /// The content of a copy of the object.
    fn read_copy(&self, id: Id) -> Result<Mat, String>;
    /// What was called so far, where that does not follow from the program.
    fn trail(&self) -> String {
        String::new()
    }
}

/// An error that a call returned.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub kind: ErrorKind,
    pub message: String,
}

/// Makes the objects of a program.
pub type Open = fn(&Program) -> Result<Box<dyn Session>, String>;

/// Tuples sorted by rows; they come so or, all of them, by columns (SN-79), and no place twice.
pub fn by_rows<T>(mut tuples: Vec<(usize, usize, T)>) -> Result<Vec<(usize, usize, T)>, String> {
    let rows_rise = tuples.windows(2).all(|w| (w[0].0, w[0].1) < (w[1].0, w[1].1));
    let columns_rise = tuples.windows(2).all(|w| (w[0].1, w[0].0) < (w[1].1, w[1].0));
    if !rows_rise && !columns_rise {
        return Err(format!("has tuples out of order: {:?}", tuples.iter().map(|t| (t.0, t.1)).collect::<Vec<_>>()));
    }
    tuples.sort_by_key(|t| (t.0, t.1));
    Ok(tuples)
}
