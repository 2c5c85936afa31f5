//! Parts of objects: extract, assign and subassign, whose mask is about the part that is written.
//!
//! Needs: the kernels extract, assign and subassign. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: extract O(entries of the rows named + |J| log |J|); assign what is touched (A's entries,
//! the mask's, C's in I x J) where C is dense or only values change, and a copy of C in blocks where
//! entries of a C with lists come or go; O(|A| + |C|) when much of C is touched.
//! Source: C API 2.1, sections 4.3.6 and 4.3.7.

use super::check;
use super::compute::{how, looking, mask_value, settle, takes_few, write_few_of, write_with};
use super::header::{COLUMN, Header, Orientation, check_index};
use super::matrix::Matrix;
use super::products::shape_of;
use super::vector::Vector;
use super::write::Write;
use super::{merge, record};
use crate::error::Result;
use crate::kernel::assign::{self, Place};
use crate::kernel::few::{self, Few};
use crate::kernel::writeback::{self, How};
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

impl Reach {
    /// C<M,r>(place) accum= A. A that becomes all of C is shared, not copied.
    fn assign(self, c: &Header, a: Shared<Store>, place: Place<'_>, how: &How<'_>) -> Result<()> {
        let is_all = place.is_everything();
        c.change(is_all && how.overwrites(), |ty, c| match self {
            _ if is_all && writeback::takes(ty, c, &a, how) => {
                *c = a;
                Ok(())
            }
            Reach::Output => assign::store(ty, c, &a, place, how),
            Reach::Part => subassign::store(ty, c, &a, place, how),
        })
    }
}

impl Matrix {
    /// C<M,r> accum= A(I,J). (C API 2.1, 4.3.6.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Write};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 3, 3)?, Matrix::try_new(&ty, 2, 2)?);
    /// a.build(&[0, 1, 2], &[0, 1, 2], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// // Rows 2 and 0, in this order, of columns 1 and 2: only (2, 2) is there, and comes to (0, 1).
    /// c.extract(&Write::default(), &a, Indices::List(&[2, 0]), Indices::Range { begin: 1, len: 2 })?;
    /// let (mut i, mut j, mut x) = ([0], [0], [0]);
    /// assert_eq!(c.extract_tuples(Some(&mut i), Some(&mut j), Some((&ty, &mut x)))?, 1);
    /// assert_eq!((i, j, x), ([0], [1], [7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Write};
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 1, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// c.build_scalar(&[0, 0, 1, 1], &[0, 1, 0, 1], &Datum::of(&1_u8))?;
    /// a.build(&[0], &[0], &DatumSlice::of(&[7_u8]), None)?;
    /// // Row 1 of C becomes A, also where A has nothing; row 0 stays.
    /// c.assign(&Write::default(), &a, Indices::List(&[1]), Indices::All)?;
    /// let mut x = [0; 3];
    /// assert_eq!(c.extract_tuples(None, None, Some((&ty, &mut x)))?, 3);
    /// assert_eq!(x, [1, 1, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign(&self, w: &Write<'_, Matrix>, a: &Matrix, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        self.assign_matrix(Reach::Output, w, a, i, j)
    }

    /// C(I,J)<M,r> accum= A: the mask has the shape of A, and nothing outside C(I,J) changes. (An extension.)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Write};
    /// use graphblas::ops::Descriptor;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, m, c) = (Matrix::try_new(&ty, 1, 2)?, Matrix::try_new(&ty, 1, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// c.build_scalar(&[0, 0, 1, 1], &[0, 1, 0, 1], &Datum::of(&1_u8))?;
    /// a.build_scalar(&[0, 0], &[0, 1], &Datum::of(&7_u8))?;
    /// m.set_element(&Datum::of(&1_u8), 0, 0)?;
    /// // Mask and replace are about row 1 only: (1, 1) goes, row 0 stays. With assign it would go, too.
    /// let w = Write { mask: Some(&m), accum: None, desc: Descriptor { replace: true, ..Descriptor::default() } };
    /// c.subassign(&w, &a, Indices::List(&[1]), Indices::All)?;
    /// let mut x = [0; 3];
    /// assert_eq!(c.extract_tuples(None, None, Some((&ty, &mut x)))?, 3);
    /// assert_eq!(x, [1, 1, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
        reach.assign(&self.0, a, place(want, i, j), &how(w, mask.as_deref()))
    }

    /// C<M,r>(I,J) accum= x; without a value the entries there are removed. (C API 2.1, 4.3.7.6)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let c = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// c.assign_scalar(&Write::default(), Some(&Datum::of(&7_u8)), Indices::All, Indices::All)?;
    /// assert_eq!(c.nvals()?, 6);
    /// // Column 1 goes.
    /// c.assign_scalar(&Write::default(), None, Indices::All, Indices::List(&[1]))?;
    /// assert_eq!(c.nvals()?, 4);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign_scalar(&self, w: &Write<'_, Matrix>, x: Option<&Datum<'_>>, i: Indices<'_>, j: Indices<'_>) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        check::count(i.len(nrows), nrows, "the row indices")?;
        check::count(j.len(ncols), ncols, "the column indices")?;
        self.assign_value(Reach::Output, w, x, i, j)
    }

    /// C(I,J)<M,r> accum= x, as [`Matrix::subassign`]. The lists may be longer than the dimensions.
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// // The mask has the shape of the part: here of row 1, of which it allows two places.
    /// let (c, m) = (Matrix::try_new(&Type::of::<u8>(), 2, 3)?, Matrix::try_new(&Type::of::<bool>(), 1, 3)?);
    /// m.build_scalar(&[0, 0], &[0, 2], &Datum::of(&true))?;
    /// let w = Write { mask: Some(&m), ..Write::default() };
    /// c.subassign_scalar(&w, Some(&Datum::of(&7_u8)), Indices::List(&[1]), Indices::All)?;
    /// let (mut i, mut j) = ([0; 2], [0; 2]);
    /// assert_eq!(c.extract_tuples(Some(&mut i), Some(&mut j), None)?, 2);
    /// assert_eq!((i, j), ([1, 1], [0, 2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Vector, Write};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (c, u) = (Matrix::try_new(&ty, 2, 3)?, Vector::try_new(&ty, 2)?);
    /// u.build(&[0, 1], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// // u(0) and u(1) come to columns 2 and 0 of row 1.
    /// c.assign_row(&Write::default(), &u, 1, Indices::List(&[2, 0]))?;
    /// let mut x = [0; 2];
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [6, 5]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign_row(&self, w: &Write<'_, Vector>, u: &Vector, i: u64, j: Indices<'_>) -> Result<()> {
        check_index(i, self.nrows(), "row")?;
        self.assign_line(w, u, Orientation::Row, i, j)
    }

    /// C<m,r>(I,j) accum= u; the mask is a vector over the column. (C API 2.1, 4.3.7.3)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Vector, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (c, u) = (Matrix::try_new(&ty, 2, 3)?, Vector::try_new(&ty, 2)?);
    /// u.set_element(&Datum::of(&5_u8), 1)?;
    /// c.assign_col(&Write::default(), &u, Indices::All, 2)?;
    /// assert!(c.extract_element(&ty, &mut [0], 1, 2)?);
    /// assert!(c.assign_col(&Write::default(), &u, Indices::All, 3).is_err(), "the columns are 0 to 2");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
        self.0.update(|ty, c| assign::store(ty, c, &back, place, &How::plain()))
    }

    /// C(i,J)<m',r> accum= u'; the mask is a vector of the size of u. As [`Matrix::subassign`] with a list of one row.
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Vector, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (c, u, m) = (Matrix::try_new(&ty, 2, 3)?, Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 2)?);
    /// u.build_scalar(&[0, 1], &Datum::of(&7_u8))?;
    /// m.set_element(&Datum::of(&1_u8), 1)?;
    /// // Columns 0 and 2 are named, and the mask over these two allows the second.
    /// let w = Write { mask: Some(&m), ..Write::default() };
    /// c.subassign_row(&w, &u, 1, Indices::List(&[0, 2]))?;
    /// assert_eq!(c.nvals()?, 1);
    /// assert!(c.extract_element(&ty, &mut [0], 1, 2)?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn subassign_row(&self, w: &Write<'_, Vector>, u: &Vector, i: u64, j: Indices<'_>) -> Result<()> {
        Indices::List(&[i]).check(self.nrows(), "row")?;
        self.subassign_line(w, u, Orientation::Row, i, j)
    }

    /// C(I,j)<m,r> accum= u; the mask is a vector of the size of u. As [`Matrix::subassign`] with a list of one column.
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Vector, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (c, u, m) = (Matrix::try_new(&ty, 3, 2)?, Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 2)?);
    /// u.build_scalar(&[0, 1], &Datum::of(&7_u8))?;
    /// m.set_element(&Datum::of(&1_u8), 1)?;
    /// // Rows 0 and 2 are named, and the mask over these two allows the second.
    /// let w = Write { mask: Some(&m), ..Write::default() };
    /// c.subassign_col(&w, &u, Indices::List(&[0, 2]), 1)?;
    /// assert_eq!(c.nvals()?, 1);
    /// assert!(c.extract_element(&ty, &mut [0], 2, 1)?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Vector, Write};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, w) = (Vector::try_new(&ty, 4)?, Vector::try_new(&ty, 3)?);
    /// u.build(&[0, 3], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// // u(3), u(1), u(3): indices may come in any order and more than once.
    /// w.extract(&Write::default(), &u, Indices::List(&[3, 1, 3]))?;
    /// let (mut i, mut x) = ([0; 2], [0; 2]);
    /// assert_eq!(w.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?, 2);
    /// assert_eq!((i, x), ([0, 2], [6, 6]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>) -> Result<()> {
        check::length(self.size(), i.len(u.size()), "the size of the output")?;
        i.check(u.size(), "indices")?;
        self.extract_from(w, &u.ty(), || {
            let (u, _) = u.0.value()?;
            extract::run(&u, &Indices::All, &i)
        })
    }

    /// w<m,r> accum= A(I,j), or a row of A with `transpose0`. (C API 2.1, 4.3.6.3)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Matrix, Vector, Write};
    /// use graphblas::ops::Descriptor;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, w) = (Matrix::try_new(&ty, 2, 2)?, Vector::try_new(&ty, 2)?);
    /// a.build(&[0, 1, 1], &[1, 0, 1], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// let mut x = [0; 2];
    /// w.extract_col(&Write::default(), &a, Indices::All, 1)?;
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [5, 7]);
    /// // Row 1 is column 1 of the transpose.
    /// let row = Write { desc: Descriptor { transpose0: true, ..Descriptor::default() }, ..Write::default() };
    /// w.extract_col(&row, &a, Indices::All, 1)?;
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [6, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, w) = (Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 4)?);
    /// w.build_scalar(&[0, 1, 2, 3], &Datum::of(&1_u8))?;
    /// u.build(&[0, 1], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // w(3), w(0) += u(0), u(1)
    /// let add = Write { accum: Some(&op::plus::<u8>()), ..Write::default() };
    /// w.assign(&add, &u, Indices::List(&[3, 0]))?;
    /// let mut x = [0; 4];
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [21, 1, 1, 11]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign(&self, w: &Write<'_, Vector>, u: &Vector, i: Indices<'_>) -> Result<()> {
        self.assign_vector(Reach::Output, w, u, i)
    }

    /// w(I)<m,r> accum= u: the mask has the size of u, and nothing outside w(I) changes. (An extension.)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Vector, Write};
    /// use graphblas::ops::Descriptor;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, m, w) = (Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 4)?);
    /// w.build_scalar(&[0, 1, 2, 3], &Datum::of(&1_u8))?;
    /// u.build_scalar(&[0, 1], &Datum::of(&7_u8))?;
    /// m.set_element(&Datum::of(&1_u8), 0)?;
    /// // Mask and replace are about w(2) and w(3) only: w(3) goes, w(0) and w(1) stay.
    /// let how = Write { mask: Some(&m), accum: None, desc: Descriptor { replace: true, ..Descriptor::default() } };
    /// w.subassign(&how, &u, Indices::Range { begin: 2, len: 2 })?;
    /// let mut x = [0; 3];
    /// assert_eq!(w.extract_tuples(None, Some((&ty, &mut x)))?, 3);
    /// assert_eq!(x, [1, 1, 7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
            if let (Some(op), None, false) = (w.accum, mask, w.desc.mask_complement)
                && self.join_few(op, u)?
            {
                return Ok(());
            }
        }
        let is_few = matches!(i, Indices::All) && u.0.is_few();
        if matches!(i, Indices::All) && mask.is_some() {
            settle(&u.0, mask)?;
            let mut few = Few::new(u.0.ty().size());
            let is_done = match u.0.look() {
                Some(u) => looking(w, mask, |how| few::copy(&u, &self.0.ty(), how, &mut few))?,
                None => false,
            };
            // Entries that go from a list wait, which takes longer than to make the list again.
            if is_done && (few.is_whole() || !(is_few && takes_few(&self.0, w).is_some())) {
                return self.0.change_few(&few);
            }
        }
        if is_few && write_few_of(&self.0, w, (&u.0, mask), &u.0.ty(), |how, u, few| few::apply(None, u, how, few))? {
            return Ok(());
        }
        let ((u, _), mask) = (u.0.value()?, mask_value(mask, COLUMN)?);
        reach.assign(&self.0, u, Place { i: Indices::All, j: i }, &how(w, mask.as_deref()))
    }

    /// w<m,r>(I) accum= x; without a value the entries there are removed. (C API 2.1, 4.3.7.5)
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Vector, Write};
    /// use graphblas::ops::Descriptor;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let (w, m) = (Vector::try_new(&Type::of::<u8>(), 4)?, Vector::try_new(&Type::of::<bool>(), 4)?);
    /// m.build_scalar(&[1, 2], &Datum::of(&true))?;
    /// // Everywhere but in the mask.
    /// let outside = Write { mask: Some(&m), accum: None, desc: Descriptor { mask_complement: true, ..Descriptor::default() } };
    /// w.assign_scalar(&outside, Some(&Datum::of(&7_u8)), Indices::All)?;
    /// let mut i = [0; 2];
    /// assert_eq!(w.extract_tuples(Some(&mut i), None)?, 2);
    /// assert_eq!(i, [0, 3]);
    /// // Without a value entries go.
    /// w.assign_scalar(&Write::default(), None, Indices::List(&[0]))?;
    /// assert_eq!(w.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn assign_scalar(&self, w: &Write<'_, Vector>, x: Option<&Datum<'_>>, i: Indices<'_>) -> Result<()> {
        check::count(i.len(self.size()), self.size(), "the indices")?;
        self.assign_value(Reach::Output, w, x, i)
    }

    /// w(I)<m,r> accum= x, as [`Vector::subassign`]. The list may be longer than the vector.
    ///
    /// ```
    /// use graphblas::dynamic::{Indices, Vector, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// // The mask has a place for each index: the second of 3 and 0.
    /// let (w, m) = (Vector::try_new(&Type::of::<u8>(), 4)?, Vector::try_new(&Type::of::<bool>(), 2)?);
    /// m.set_element(&Datum::of(&true), 1)?;
    /// let how = Write { mask: Some(&m), ..Write::default() };
    /// w.subassign_scalar(&how, Some(&Datum::of(&7_u8)), Indices::List(&[3, 0]))?;
    /// let mut i = [9];
    /// assert_eq!(w.extract_tuples(Some(&mut i), None)?, 1);
    /// assert_eq!(i, [0]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
        // Over its own entries all get one value, which is stored once.
        let is_own_mask = || w.mask.is_some_and(|m| std::ptr::eq(m, self));
        if let (Some(x), Some(of_mask)) = (x, mask)
            && matches!(i, Indices::All)
            && !is_own_mask()
        {
            of_mask.settle()?;
            let mut few = Few::new(ty.size());
            if looking(w, mask, |how| few::fill(x, &ty, how, &mut few))? {
                return self.0.change_few(&few);
            }
        }
        let mask = mask_value(mask, COLUMN)?;
        let (place, how) = (Place { i: Indices::All, j: i }, how(w, mask.as_deref()));
        if let (Some(x), Some(places)) = (x.filter(|x| *x.ty() == ty), how.plain_list())
            && matches!(i, Indices::All)
            && !is_own_mask()
            && self.0.mark(places, x.bytes())?
        {
            return Ok(());
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::{BinaryCode, BinaryOp};
    use crate::types::TypeCode;

    /// Handfuls of entries, and more, of several types: what is accumulated everywhere is what is accumulated at a list of all places.
    #[test]
    fn a_few_entries_join_a_few() {
        let (mut seed, n) = (41u64, 300);
        let mut below = |n: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % n
        };
        let codes = [TypeCode::Int32, TypeCode::FP64, TypeCode::Int8];
        let ops = [BinaryCode::Plus, BinaryCode::Minus, BinaryCode::First, BinaryCode::Second, BinaryCode::Max];
        let all: Vec<u64> = (0..n).collect();
        for round in 0..300 {
            let mut code = || if round % 3 == 0 { codes[below(3) as usize] } else { TypeCode::FP64 };
            let (w_code, u_code, op) = (code(), code(), BinaryOp::builtin(ops[round % ops.len()], code()));
            let mut vector = |code| {
                let v = Vector::try_new(&Type::from(code), n).unwrap();
                let most = if round % 10 == 0 { 290 } else { 9 };
                (0..below(most)).for_each(|_| v.set_element(&Datum::of(&(below(50) as i32)), below(n)).unwrap());
                v
            };
            let (w, u) = (vector(w_code), vector(u_code));
            let (slow, how) = (w.dup().unwrap(), Write { accum: Some(&op), ..Write::default() });
            let entries = |v: &Vector| {
                let (mut i, mut x) = (vec![0; v.nvals().unwrap() as usize], vec![0; 8 * v.nvals().unwrap() as usize]);
                v.extract_tuples(Some(&mut i), Some((&Type::of::<f64>(), &mut x))).unwrap();
                (i, x)
            };
            let before = entries(&u);
            slow.assign(&how, &u, Indices::List(&all)).unwrap();
            w.assign(&how, &u, Indices::All).unwrap();
            assert_eq!(entries(&w), entries(&slow), "{op:?}, {w_code:?} and {u_code:?}");
            w.assign(&how, &w, Indices::All).unwrap();
            slow.assign(&how, &slow.dup().unwrap(), Indices::List(&all)).unwrap();
            assert_eq!((entries(&w), entries(&u)), (entries(&slow), before), "with itself, {op:?}");
        }
    }

    /// Rows of places set to a value, most often the same, with single elements between them, and looks now and then. Expected: a map
    /// that is told each at once.
    #[test]
    fn what_is_marked_step_by_step_is_as_if_marked_at_once() {
        use std::collections::BTreeMap;
        let mut seed = 12u64;
        let mut below = |n: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % n
        };
        let (ty, mut waited) = (Type::of::<i16>(), 0);
        for round in 0..60 {
            let n = [3000, 200_000, 1 << 25][round % 3];
            let w = Vector::try_new(&ty, n).unwrap();
            let mut want = BTreeMap::new();
            for step in 0..20 {
                let x = if below(9) == 0 { 4i16 } else { 3 };
                let (from, width) = (below(n), 1 + below(5000));
                let some: Vec<u64> = (0..[1, 5, 90, 400, 1500][below(5) as usize]).map(|_| (from + below(width)) % n).collect();
                match below(8) {
                    0 if step > 0 => {
                        w.remove_element(some[0]).unwrap();
                        want.remove(&some[0]);
                    }
                    1 => {
                        w.set_element(&Datum::of(&x), some[0]).unwrap();
                        want.insert(some[0], x);
                    }
                    _ => {
                        let m = Vector::try_new(&Type::of::<bool>(), n).unwrap();
                        some.iter().for_each(|k| m.set_element(&Datum::of(&false), *k).unwrap());
                        let how = Write { mask: Some(&m), ..Write::default() };
                        let how = Write { desc: crate::ops::Descriptor { mask_structure: true, ..how.desc }, ..how };
                        w.assign_scalar(&how, Some(&Datum::of(&x)), Indices::All).unwrap();
                        want.extend(some.iter().map(|k| (*k, x)));
                    }
                }
                waited += usize::from(w.glance(0).unwrap().waiting() > 400);
                let copy = if below(12) == 0 { Some(w.dup().unwrap()) } else { None };
                if copy.is_some() || below(6) == 0 || step == 19 {
                    let (keys, vals): (Vec<u64>, Vec<i16>) = want.iter().map(|(k, x)| (*k, *x)).unzip();
                    for w in copy.iter().chain([&w]) {
                        let (mut i, mut x) = (vec![0; keys.len()], vec![0u8; 2 * keys.len()]);
                        assert_eq!(w.nvals().unwrap(), keys.len() as u64, "round {round}, step {step}");
                        w.extract_tuples(Some(&mut i), Some((&ty, &mut x))).unwrap();
                        let x = x.chunks(2).map(|b| i16::from_ne_bytes([b[0], b[1]]));
                        assert!(i == keys && x.eq(vals.iter().copied()), "round {round}, step {step}");
                    }
                }
            }
        }
        assert!(waited > 50, "{waited}");
    }
}
