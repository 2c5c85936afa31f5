//! Parts of objects: extract, assign and subassign, whose mask is about the part that is written.
//!
//! Needs: the kernels extract, assign and subassign. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: extract O(entries of the rows named + |J| log |J|); assign what is touched (A's entries,
//! the mask's, C's in I x J) where C is dense or only values change, and a copy of C in blocks where
//! entries of a C with lists come or go; O(|A| + |C|) when much of C is touched.
//! Source: C API 2.1, sections 4.3.6 and 4.3.7.

use super::check;
use super::compute::{how, mask_value, write_with};
use super::header::{COLUMN, Header, Orientation, check_index};
use super::matrix::Matrix;
use super::products::shape_of;
use super::vector::Vector;
use super::write::Write;
use super::{merge, record};
use crate::error::Result;
use crate::kernel::assign::{self, Place};
use crate::kernel::few::{self, Few};
use crate::kernel::{Indices, extract, subassign, transpose};
use crate::mem::Shared;
use crate::storage::Store;
use crate::types::{Datum, Type};

/// What the mask covers, and `replace` empties.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// All of the output, as assign has it.
    Output,
    /// The part that is written, as subassign has it.
    Part,
}

impl Matrix {
    /// C<M,r> accum= A(I,J). (C API 2.1, 4.3.6.2)
    pub fn extract(&self, w: &Write<'_, Matrix>, a: &Matrix, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        let shape = shape_of(&a.0, w.desc.transpose0);
        check::shape(self.0.shape(), (i.len(shape.0), j.len(shape.1)), "the output")?;
        i.check(shape.0, "row indices")?;
        j.check(shape.1, "column indices")?;
        let mask = w.mask.map(|m| &m.0);
        check::write(&self.0, &a.ty(), w, mask, self.0.shape())?;
        write_with(&self.0, w, mask, |want, _| {
            let a = a.0.oriented(want, w.desc.transpose0)?;
            match want {
                Orientation::Row => extract::run(&a, &i, &j),
                Orientation::Col => extract::run(&a, &j, &i),
            }
        })
    }

    /// C<M,r>(I,J) accum= A. (C API 2.1, 4.3.7.2)
    pub fn assign(&self, w: &Write<'_, Matrix>, a: &Matrix, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        self.assign_matrix(Reach::Output, w, a, i, j)
    }

    /// C(I,J)<M,r> accum= A: the mask has the shape of A, and nothing outside C(I,J) changes. (An extension.)
    pub fn subassign(&self, w: &Write<'_, Matrix>, a: &Matrix, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        self.assign_matrix(Reach::Part, w, a, i, j)
    }

    fn assign_matrix(&self, reach: Reach, w: &Write<'_, Matrix>, a: &Matrix, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        let part = (i.len(nrows), j.len(ncols));
        check::shape(shape_of(&a.0, w.desc.transpose0), part, "the assigned matrix")?;
        self.check_place(i, j)?;
        let mask = w.mask.map(|m| &m.0);
        check::write(&self.0, &a.ty(), w, mask, if reach == Reach::Output { (nrows, ncols) } else { part })?;
        let is_all = matches!((i, j), (Indices::All, Indices::All));
        if is_all && merge::under(&self.0, w, mask, (&a.0, w.desc.transpose0))? {
            return Ok(());
        }
        if is_all && record::copy(&self.0, w, mask, (&a.0, w.desc.transpose0))? {
            return Ok(());
        }
        let want = self.0.orientation();
        let a = a.0.oriented(want, w.desc.transpose0)?;
        let mask = mask_value(mask, want)?;
        let (place, how) = (place(want, i, j), how(w, mask.as_deref()));
        self.0.change(is_all && how.overwrites(), |ty, c| match reach {
            Reach::Output => assign::store(ty, c, &a, place, &how),
            Reach::Part => subassign::store(ty, c, &a, place, &how),
        })
    }

    /// C<M,r>(I,J) accum= x; without a value the entries there are removed. (C API 2.1, 4.3.7.6)
    pub fn assign_scalar(&self, w: &Write<'_, Matrix>, x: Option<&Datum<'_>>, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        check::count(i.len(nrows), nrows, "the row indices")?;
        check::count(j.len(ncols), ncols, "the column indices")?;
        self.assign_value(Reach::Output, w, x, i, j)
    }

    /// C(I,J)<M,r> accum= x, as [`Matrix::subassign`]. The lists may be longer than the dimensions.
    pub fn subassign_scalar(&self, w: &Write<'_, Matrix>, x: Option<&Datum<'_>>, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        self.assign_value(Reach::Part, w, x, i, j)
    }

    fn assign_value(
        &self,
        reach: Reach,
        w: &Write<'_, Matrix>,
        x: Option<&Datum<'_>>,
        i: Indices<'_>,
        j: Indices<'_>,
    ) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        self.check_place(i, j)?;
        let ty = self.0.ty();
        let mask = w.mask.map(|m| &m.0);
        let mask_shape = if reach == Reach::Output { (nrows, ncols) } else { (i.len(nrows), j.len(ncols)) };
        check::write(&self.0, x.map_or(&ty, |x| x.ty()), w, mask, mask_shape)?;
        let is_all = matches!((i, j), (Indices::All, Indices::All));
        if is_all && record::fill(&self.0, w, mask, x)? {
            return Ok(());
        }
        let want = self.0.orientation();
        let mask = mask_value(mask, want)?;
        let (place, how) = (place(want, i, j), how(w, mask.as_deref()));
        self.0.change(is_all && how.overwrites(), |ty, c| match reach {
            Reach::Output => assign::scalar(ty, c, x, place, &how),
            Reach::Part => subassign::scalar(ty, c, x, place, &how),
        })
    }

    /// C<m',r>(i,J) accum= u'; the mask is a vector over the row. (C API 2.1, 4.3.7.4)
    pub fn assign_row(&self, w: &Write<'_, Vector>, u: &Vector, i: u64, j: Indices<'_>) -> Result<()> {
        check_index(i, self.nrows(), "row")?;
        self.assign_line(w, u, Orientation::Row, i, j)
    }

    /// C<m,r>(I,j) accum= u; the mask is a vector over the column. (C API 2.1, 4.3.7.3)
    pub fn assign_col(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>, j: u64) -> Result<()> {
        check_index(j, self.ncols(), "column")?;
        self.assign_line(w, u, Orientation::Col, j, i)
    }

    /// Row or column `at` is taken out as a vector, assigned to, and put back.
    fn assign_line(&self, w: &Write<'_, Vector>, u: &Vector, axis: Orientation, at: u64, along: Indices<'_>) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        let n = if axis == Orientation::Row { ncols } else { nrows };
        check::length(u.size(), along.len(n), "the size of the assigned vector")?;
        along.check(n, "indices")?;
        check::write(&self.0, &u.ty(), w, w.mask.map(|m| &m.0), (n, 1))?;
        let (u, mask) = (u.0.value()?.0, mask_value(w.mask.map(|m| &m.0), COLUMN)?);
        let one = [at];
        let lines = self.0.oriented(axis, false)?;
        let mut line = Shared::try_new(extract::run(&lines, &Indices::List(&one), &Indices::All)?)?;
        drop(lines);
        let ty = self.0.ty();
        assign::store(&ty, &mut line, &u, Place { i: Indices::All, j: along }, &how(w, mask.as_deref()))?;
        let want = self.0.orientation();
        let back = if want == axis { line } else { Shared::try_new(transpose::run(&line)?)? };
        let place = if want == axis {
            Place { i: Indices::List(&one), j: Indices::All }
        } else {
            Place { i: Indices::All, j: Indices::List(&one) }
        };
        self.0.update(|ty, c| assign::store(ty, c, &back, place, &crate::kernel::writeback::How::plain()))
    }

    /// C(i,J)<m',r> accum= u'; the mask is a vector of the size of u. As [`Matrix::subassign`] with a list of one row.
    pub fn subassign_row(&self, w: &Write<'_, Vector>, u: &Vector, i: u64, j: Indices<'_>) -> Result<()> {
        Indices::List(&[i]).check(self.nrows(), "row")?;
        self.subassign_line(w, u, Orientation::Row, i, j)
    }

    /// C(I,j)<m,r> accum= u; the mask is a vector of the size of u. As [`Matrix::subassign`] with a list of one column.
    pub fn subassign_col(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>, j: u64) -> Result<()> {
        Indices::List(&[j]).check(self.ncols(), "column")?;
        self.subassign_line(w, u, Orientation::Col, j, i)
    }

    /// Row or column `at`: a matrix of one row or column is assigned, under a mask that is one.
    fn subassign_line(&self, w: &Write<'_, Vector>, u: &Vector, axis: Orientation, at: u64, along: Indices<'_>) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        let n = if axis == Orientation::Row { ncols } else { nrows };
        let len = along.len(n);
        check::length(u.size(), len, "the size of the assigned vector")?;
        along.check(n, "indices")?;
        check::write(&self.0, &u.ty(), w, w.mask.map(|m| &m.0), (len, 1))?;
        let want = self.0.orientation();
        let line = |v: &Header| {
            let (value, _) = v.value()?;
            if want == axis { Ok(value) } else { Shared::try_new(transpose::run(&value)?) }
        };
        let (u, mask, one) = (line(&u.0)?, w.mask.map(|m| line(&m.0)).transpose()?, [at]);
        let place =
            if want == axis { Place { i: Indices::List(&one), j: along } } else { Place { i: along, j: Indices::List(&one) } };
        self.0.update(|ty, c| subassign::store(ty, c, &u, place, &how(w, mask.as_deref())))
    }

    fn check_place(&self, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        i.check(nrows, "row indices")?;
        j.check(ncols, "column indices")
    }
}

/// Row and column indices by major and minor axis.
fn place<'a>(axis: Orientation, i: Indices<'a>, j: Indices<'a>) -> Place<'a> {
    match axis {
        Orientation::Row => Place { i, j },
        Orientation::Col => Place { i: j, j: i },
    }
}

impl Vector {
    /// w<m,r> accum= u(I). (C API 2.1, 4.3.6.1)
    pub fn extract(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>) -> Result<()> {
        check::length(self.size(), i.len(u.size()), "the size of the output")?;
        i.check(u.size(), "indices")?;
        self.extract_from(w, &u.ty(), || {
            let (u, _) = u.0.value()?;
            extract::run(&u, &Indices::All, &i)
        })
    }

    /// w<m,r> accum= A(I,j), or a row of A with `transpose0`. (C API 2.1, 4.3.6.3)
    pub fn extract_col(&self, w: &Write<'_, Vector>, a: &Matrix, i: Indices<'_>, j: u64) -> Result<()> {
        let shape = shape_of(&a.0, w.desc.transpose0);
        check::length(self.size(), i.len(shape.0), "the size of the output")?;
        check_index(j, shape.1, "column")?;
        i.check(shape.0, "row indices")?;
        self.extract_from(w, &a.ty(), || column(&a.0, w.desc.transpose0, i, j))
    }

    fn extract_from(&self, w: &Write<'_, Vector>, ty: &Type, make: impl FnOnce() -> Result<Store>) -> Result<()> {
        let mask = w.mask.map(|m| &m.0);
        check::write(&self.0, ty, w, mask, self.0.shape())?;
        write_with(&self.0, w, mask, |_, _| make())
    }

    /// w<m,r>(I) accum= u. (C API 2.1, 4.3.7.1)
    pub fn assign(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>) -> Result<()> {
        self.assign_vector(Reach::Output, w, u, i)
    }

    /// w(I)<m,r> accum= u: the mask has the size of u, and nothing outside w(I) changes. (An extension.)
    pub fn subassign(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>) -> Result<()> {
        self.assign_vector(Reach::Part, w, u, i)
    }

    fn assign_vector(&self, reach: Reach, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>) -> Result<()> {
        let len = i.len(self.size());
        check::length(u.size(), len, "the size of the assigned vector")?;
        i.check(self.size(), "indices")?;
        let mask = w.mask.map(|m| &m.0);
        check::write(&self.0, &u.ty(), w, mask, (if reach == Reach::Output { self.size() } else { len }, 1))?;
        if matches!(i, Indices::All) {
            if merge::under(&self.0, w, mask, (&u.0, false))? {
                return Ok(());
            }
            if record::copy(&self.0, w, mask, (&u.0, false))? {
                return Ok(());
            }
        }
        let ((u, _), mask) = (u.0.value()?, mask_value(mask, COLUMN)?);
        let mut few = Few::new(u.size());
        if matches!(i, Indices::All) && few::copy(&u, &self.0.ty(), &how(w, mask.as_deref()), &mut few)? {
            drop((u, mask));
            return self.0.change_few(&few);
        }
        let (place, how) = (Place { i: Indices::All, j: i }, how(w, mask.as_deref()));
        self.0.change(matches!(i, Indices::All) && how.overwrites(), |ty, c| match reach {
            Reach::Output => assign::store(ty, c, &u, place, &how),
            Reach::Part => subassign::store(ty, c, &u, place, &how),
        })
    }

    /// w<m,r>(I) accum= x; without a value the entries there are removed. (C API 2.1, 4.3.7.5)
    pub fn assign_scalar(&self, w: &Write<'_, Vector>, x: Option<&Datum<'_>>, i: Indices<'_>) -> Result<()> {
        check::count(i.len(self.size()), self.size(), "the indices")?;
        self.assign_value(Reach::Output, w, x, i)
    }

    /// w(I)<m,r> accum= x, as [`Vector::subassign`]. The list may be longer than the vector.
    pub fn subassign_scalar(&self, w: &Write<'_, Vector>, x: Option<&Datum<'_>>, i: Indices<'_>) -> Result<()> {
        self.assign_value(Reach::Part, w, x, i)
    }

    fn assign_value(&self, reach: Reach, w: &Write<'_, Vector>, x: Option<&Datum<'_>>, i: Indices<'_>) -> Result<()> {
        i.check(self.size(), "indices")?;
        let ty = self.0.ty();
        let mask = w.mask.map(|m| &m.0);
        let mask_size = if reach == Reach::Output { self.size() } else { i.len(self.size()) };
        check::write(&self.0, x.map_or(&ty, |x| x.ty()), w, mask, (mask_size, 1))?;
        if matches!(i, Indices::All) && record::fill(&self.0, w, mask, x)? {
            return Ok(());
        }
        let mask = mask_value(mask, COLUMN)?;
        let mut few = Few::new(ty.size());
        // Over its own entries all get one value, which is stored once.
        let is_own_mask = w.mask.is_some_and(|m| std::ptr::eq(m, self));
        if matches!(i, Indices::All)
            && !is_own_mask
            && let Some(x) = x
            && few::fill(x, &ty, &how(w, mask.as_deref()), &mut few)?
        {
            drop(mask);
            return self.0.change_few(&few);
        }
        let (place, how) = (Place { i: Indices::All, j: i }, how(w, mask.as_deref()));
        self.0.change(matches!(i, Indices::All) && how.overwrites(), |ty, c| match reach {
            Reach::Output => assign::scalar(ty, c, x, place, &how),
            Reach::Part => subassign::scalar(ty, c, x, place, &how),
        })
    }
}

/// Column `j` of a matrix (of its transpose, if `transposed`), rows `i`, as a vector's store.
fn column(a: &Header, transposed: bool, i: Indices<'_>, j: u64) -> Result<Store> {
    let (value, have) = a.value()?;
    let one = [j];
    if have.of_transposed(transposed) == Orientation::Col {
        return extract::run(&value, &Indices::List(&one), &i);
    }
    // Taking one entry of every row, then turning the n x 1 result, costs less than a transpose of A.
    transpose::run(&extract::run(&value, &i, &Indices::List(&one))?)
}
