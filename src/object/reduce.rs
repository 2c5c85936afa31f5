//! Reductions: rows to a vector, everything to one value.
//!
//! Needs: the kernel reduce. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: O(entries). Source: C API 2.1, section 4.3.12 (4.3.9 in the text's older numbering).

use super::check;
use super::compute::write_with;
use super::header::{Header, Orientation};
use super::matrix::Matrix;
use super::products::shape_of;
use super::record_entries;
use super::vector::Vector;
use super::write::Write;
use crate::error::Result;
use crate::kernel::reduce;
use crate::ops::Monoid;
use crate::plan;

impl Vector {
    /// w<m,r> accum= the sum of each row of A (of A' with `transpose0`).
    pub fn reduce_rows(&self, w: &Write<'_, Vector>, m: &Monoid, a: &Matrix) -> Result<()> {
        let transposed = w.desc.transpose0;
        check::length(self.size(), shape_of(&a.0, transposed).0, "the size of the output (A has as many rows)")?;
        a.ty().check_cast(&m.ty(), "the operand into the monoid")?;
        let mask = w.mask.map(|m| &m.0);
        check::write(&self.0, &m.ty(), w, mask, self.0.shape())?;
        let (a, by_columns) = match a.0.at_hand(Orientation::Row, transposed)? {
            Some(rows) => (rows, false),
            None => (a.0.oriented(Orientation::Col, transposed)?, true),
        };
        if record_entries::row_sums(&self.0, w, m, (&a, by_columns))? {
            return Ok(());
        }
        write_with(&self.0, w, mask, move |_, _| if by_columns { reduce::columns(&a, m) } else { reduce::rows(&a, m) })
    }

    /// The sum of all entries into `out`, one value of the monoid's type; the identity, and false,
    /// if there is none.
    pub fn reduce(&self, m: &Monoid, out: &mut [u8]) -> Result<bool> {
        to_scalar(&self.0, m, out)
    }
}

impl Matrix {
    /// The sum of all entries into `out`, one value of the monoid's type; the identity, and false,
    /// if there is none.
    pub fn reduce(&self, m: &Monoid, out: &mut [u8]) -> Result<bool> {
        to_scalar(&self.0, m, out)
    }
}

fn to_scalar(a: &Header, m: &Monoid, out: &mut [u8]) -> Result<bool> {
    a.ty().check_cast(&m.ty(), "the operand into the monoid")?;
    if let Some(node) = a.later()?
        && let Some(has) = plan::sum(node.node(), m, out)?
    {
        return Ok(has);
    }
    reduce::to_scalar(&a.value()?.0, m, out)
}
