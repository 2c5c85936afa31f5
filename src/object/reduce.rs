//! Reductions: rows to a vector, everything to one value.
//!
//! Needs: the kernel reduce. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: O(entries). Source: C API 2.1, section 4.3.12 (4.3.9 in the text's older numbering).

use super::check;
use super::compute::{how, mask_value};
use super::header::{COLUMN, Header, Orientation};
use super::matrix::Matrix;
use super::products::shape_of;
use super::record_entries;
use super::vector::Vector;
use super::write::Write;
use crate::error::Result;
use crate::kernel::reduce;
use crate::kernel::writeback::How;
use crate::ops::Monoid;
use crate::plan;

impl Vector {
    /// w<m,r> accum= the sum of each row of A (of A' with `transpose0`).
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector, Write};
    /// use graphblas::monoid;
    /// use graphblas::ops::Descriptor;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, w) = (Matrix::try_new(&ty, 2, 2)?, Vector::try_new(&ty, 2)?);
    /// a.build(&[0, 0], &[0, 1], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// // A row without entries has no sum.
    /// w.reduce_rows(&Write::default(), &monoid::plus::<u8>(), &a)?;
    /// let (mut i, mut x) = ([0], [0]);
    /// assert_eq!(w.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?, 1);
    /// assert_eq!((i, x), ([0], [11]));
    /// // The columns: rows of the transpose.
    /// let columns = Write { desc: Descriptor { transpose0: true, ..Descriptor::default() }, ..Write::default() };
    /// w.reduce_rows(&columns, &monoid::plus::<u8>(), &a)?;
    /// let mut x = [0; 2];
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [5, 6]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
        let mask = mask_value(mask, COLUMN)?;
        let how = how(w, mask.as_deref());
        let (z, is_masked) = if by_columns { (reduce::columns(&a, m)?, false) } else { reduce::rows_allowed(&a, m, &how)? };
        drop(a);
        self.0.write(z, &How { is_masked, ..how })
    }

    /// The sum of all entries into `out`, one value of the monoid's type; the identity, and false,
    /// if there is none.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::monoid;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 4)?;
    /// let mut sum = [9];
    /// // The sum of nothing is the identity.
    /// assert!(!v.reduce(&monoid::plus::<u8>(), &mut sum)?);
    /// assert_eq!(sum, [0]);
    /// v.build(&[0, 3], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// assert!(v.reduce(&monoid::plus::<u8>(), &mut sum)?);
    /// assert_eq!(sum, [11]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reduce(&self, m: &Monoid, out: &mut [u8]) -> Result<bool> {
        to_scalar(&self.0, m, out)
    }
}

impl Matrix {
    /// The sum of all entries into `out`, one value of the monoid's type; the identity, and false,
    /// if there is none.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::monoid;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// let mut least = [0];
    /// // The least of nothing is the identity.
    /// assert!(!a.reduce(&monoid::min::<u8>(), &mut least)?);
    /// assert_eq!(least, [255]);
    /// a.build(&[0, 1], &[1, 0], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// assert!(a.reduce(&monoid::min::<u8>(), &mut least)?);
    /// assert_eq!(least, [5]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    let value = a.in_any_form()?;
    reduce::to_scalar(&value, m, out)
}
