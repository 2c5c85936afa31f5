//! What is recorded behind an object, and what looking at it would do.
//!
//! Needs: `header`, `plan::explain`. Gives: `explain` of matrices and vectors.
//! Cost: linear in the recorded calls. Nothing is computed, no update is applied, and nothing changes.
//! Not here: scalars, which are never recorded.

use super::header::Header;
use super::matrix::Matrix;
use super::vector::Vector;
use crate::error::Result;
use crate::plan::explain::{self, Explain, Kind};

fn of(h: &Header, kind: Kind, how: Explain) -> Result<String> {
    match h.stand() {
        (_, _, Some(node)) => explain::recorded(kind, &node, how),
        (value, waiting, None) => explain::there(kind, &value, waiting, how),
    }
}

impl Matrix {
    /// Describes the recorded calls that the matrix needs and what looking at it would run, or the value if it is there.
    ///
    /// ```
    /// use graphblas::dynamic::{Explain, Matrix};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 9, 9)?;
    /// a.set_element(&Datum::of(&7_u8), 2, 3)?;
    /// // No call is recorded, and one entry waits to be put in its place.
    /// let told = a.explain(Explain::Json)?;
    /// assert!(told.contains(r#""state": "there", "waiting": 1"#));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn explain(&self, how: Explain) -> Result<String> {
        of(&self.0, "matrix", how)
    }
}

impl Vector {
    /// Describes the recorded calls that the vector needs and what looking at it would run, or the value if it is there.
    ///
    /// ```
    /// use graphblas::dynamic::{Explain, Vector};
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
    /// assert!(v.explain(Explain::Text)?.starts_with("vector of UINT8, 9"));
    /// assert!(v.explain(Explain::Dot)?.starts_with("digraph"));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn explain(&self, how: Explain) -> Result<String> {
        of(&self.0, "vector", how)
    }
}
