//! Entries one by one and all at once: set, extract, remove, build, tuples.
//!
//! Needs: `header`, the kernels build, tuples, pending. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: set and remove O(1), applied together when something looks, but to set an entry that is there, O(log row), and a copy where
//! others have the value; extract O(log row).
//! Source: C API 2.1, sections 4.2.3 and 4.2.4.

use super::header::{Orientation, check_index};
use super::matrix::Matrix;
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::build::Axis;
use crate::kernel::{build, pending, tuples};
use crate::mem::Buf;
use crate::ops::{BinaryCode, BinaryOp};
use crate::storage::{Store, Values};
use crate::types::cast;
use crate::types::{Datum, DatumSlice, Type, TypeCode};

/// What errors call the places of tuples.
pub const ROWS_AND_COLUMNS: [&str; 2] = ["row indices", "column indices"];

/// The value at `p`, if there is one, cast into `out`.
pub(super) fn cast_out(s: &Store, p: Option<usize>, to: &Type, out: &mut [u8]) -> Result<bool> {
    s.ty.check_cast(to, "the entry into the result")?;
    let Some(p) = p else { return Ok(false) };
    let bytes = s.vals.at(p, s.size());
    match (s.ty.code(), to.code()) {
        (Some(from), Some(code)) => cast::cast_one(code, out, from, bytes),
        (None, _) | (_, None) => out.copy_from_slice(bytes),
    }
    Ok(true)
}

fn check_build(have: u64, op: Option<&BinaryOp>, vals: &Type, ty: &Type) -> Result<()> {
    if have > 0 {
        return Err(Error::new(
            ErrorKind::OutputNotEmpty,
            format_args!("build needs an output without entries, this one has {have}"),
        ));
    }
    vals.check_cast(ty, "the values into the object")?;
    let Some(op) = op else { return Ok(()) };
    ty.check_cast(&op.xtype(), "the values into dup's first argument")?;
    ty.check_cast(&op.ytype(), "the values into dup's second argument")?;
    op.ztype().check_cast(ty, "dup's result into the object")
}

fn check_lists(a: usize, b: usize) -> Result<()> {
    if a == b {
        return Ok(());
    }
    Err(Error::new(ErrorKind::InvalidValue, format_args!("there are {a} indices but {b} values")))
}

/// A store that holds `x`, cast to `ty`, at every place of the tuples, however often a place comes.
fn build_iso(ty: &Type, axes: [Axis; 2], major: Option<&[u64]>, minor: &[u64], x: &Datum<'_>) -> Result<Store> {
    let mut one = Buf::zeroed(ty.size())?;
    match (x.ty().code(), ty.code()) {
        (Some(from), Some(to)) => cast::cast_one(to, &mut one, from, x.bytes()),
        (None, _) | (_, None) => one.copy_from_slice(x.bytes()),
    }
    let marks = Buf::<u8>::zeroed(minor.len())?;
    let marks = DatumSlice::new(Type::of::<bool>(), &marks)?;
    let any = BinaryOp::try_builtin(BinaryCode::Any, TypeCode::Bool)?;
    let mut made = build::run(marks.ty(), axes, major, minor, &marks, Some(&any))?;
    if made.nvals() > 0 {
        made.vals = Values::iso(one);
    }
    made.ty = ty.clone();
    Ok(made)
}

impl Matrix {
    /// The entry at (i, j) becomes `x`.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.set_element(&Datum::of(&4_u8), 1, 2)?;
    /// // The last one counts; it is cast to the matrix's type.
    /// a.set_element(&Datum::of(&7.9), 1, 2)?;
    /// let mut x = [0];
    /// a.extract_element(&a.ty(), &mut x, 1, 2)?;
    /// assert_eq!((x, a.nvals()?), ([7], 1));
    /// assert!(a.set_element(&Datum::of(&4_u8), 2, 0).is_err(), "there are rows 0 and 1");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_element(&self, x: &Datum<'_>, i: u64, j: u64) -> Result<()> {
        self.0.set((i, j), ["row", "column"], Some(x))
    }

    /// The entry at (i, j) goes, if there is one.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.set_element(&Datum::of(&4_u8), 1, 2)?;
    /// a.remove_element(1, 2)?;
    /// a.remove_element(0, 0)?;
    /// assert_eq!(a.nvals()?, 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn remove_element(&self, i: u64, j: u64) -> Result<()> {
        self.0.set((i, j), ["row", "column"], None)
    }

    /// Puts the entry at (i, j), cast to `to`, into `out`; false if there is none.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.set_element(&Datum::of(&7.9), 1, 2)?;
    /// let mut x = [0];
    /// assert!(a.extract_element(&Type::of::<u8>(), &mut x, 1, 2)?);
    /// assert_eq!(x, [7]);
    /// // Without an entry the room is left as it is.
    /// assert!(!a.extract_element(&Type::of::<u8>(), &mut x, 0, 0)?);
    /// assert_eq!(x, [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract_element(&self, to: &Type, out: &mut [u8], i: u64, j: u64) -> Result<bool> {
        let (nrows, ncols) = self.0.shape();
        check_index(i, nrows, "row")?;
        check_index(j, ncols, "column")?;
        let (value, orientation) = self.0.value()?;
        let (major, minor) = if orientation == Orientation::Row { (i, j) } else { (j, i) };
        cast_out(&value, pending::find(&value, major, minor), to, out)
    }

    /// Makes the entries of an empty matrix from tuples; `dup` combines those of one place, in order.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 2)?;
    /// let (rows, cols, vals) = ([1, 0, 1], [0, 1, 0], [5_u8, 6, 7]);
    /// // (1, 0) comes twice, which is an error unless somebody says what that means.
    /// assert!(a.build(&rows, &cols, &DatumSlice::of(&vals), None).is_err());
    /// a.build(&rows, &cols, &DatumSlice::of(&vals), Some(&op::plus::<u8>()))?;
    /// let mut x = [0; 2];
    /// a.extract_tuples(None, None, Some((&a.ty(), &mut x)))?;
    /// assert_eq!(x, [6, 12]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn build(&self, rows: &[u64], cols: &[u64], vals: &DatumSlice<'_>, dup: Option<&BinaryOp>) -> Result<()> {
        let ((nrows, ncols), ty) = (self.0.shape(), self.0.ty());
        check_lists(rows.len(), vals.len())?;
        check_lists(cols.len(), vals.len())?;
        check_build(self.nvals()?, dup, vals.ty(), &ty)?;
        let (by_row, by_column) = (Axis("row", nrows), Axis("column", ncols));
        let made = match self.0.orientation() {
            Orientation::Row => build::run(&ty, [by_row, by_column], Some(rows), cols, vals, dup)?,
            Orientation::Col => build::run(&ty, [by_column, by_row], Some(cols), rows, vals, dup)?,
        };
        self.0.replace(made)
    }

    /// Makes `x` the entry of an empty matrix at each of these places; one that comes twice is one entry.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // A pattern: one value, stored once.
    /// let a = Matrix::try_new(&Type::of::<bool>(), 3, 3)?;
    /// a.build_scalar(&[0, 1, 0], &[1, 2, 1], &Datum::of(&true))?;
    /// assert!(a.is_iso()?);
    /// assert_eq!(a.nvals()?, 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn build_scalar(&self, rows: &[u64], cols: &[u64], x: &Datum<'_>) -> Result<()> {
        let ((nrows, ncols), ty) = (self.0.shape(), self.0.ty());
        check_lists(rows.len(), cols.len())?;
        check_build(self.nvals()?, None, x.ty(), &ty)?;
        let (by_row, by_column) = (Axis("row", nrows), Axis("column", ncols));
        let made = match self.0.orientation() {
            Orientation::Row => build_iso(&ty, [by_row, by_column], Some(rows), cols, x)?,
            Orientation::Col => build_iso(&ty, [by_column, by_row], Some(cols), rows, x)?,
        };
        self.0.replace(made)
    }

    /// Writes all entries, in the order in which they are stored, into the given slices; gives their number. That is by
    /// rows, or by columns for [`Orientation::Col`].
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.build(&[1, 0], &[0, 2], &DatumSlice::of(&[1.5, 2.5]), None)?;
    /// let (mut i, mut j, mut x) = ([0; 2], [0; 2], [0; 16]);
    /// assert_eq!(a.extract_tuples(Some(&mut i), Some(&mut j), Some((&a.ty(), &mut x)))?, 2);
    /// assert_eq!((i, j), ([0, 1], [2, 0]));
    /// assert_eq!(&x[..], DatumSlice::of(&[2.5, 1.5]).bytes());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract_tuples(
        &self,
        rows: Option<&mut [u64]>,
        cols: Option<&mut [u64]>,
        vals: Option<(&Type, &mut [u8])>,
    ) -> Result<u64> {
        if let Some((ty, _)) = &vals {
            self.ty().check_cast(ty, "the entries into the values")?;
        }
        let (value, orientation) = self.0.value()?;
        match orientation {
            Orientation::Row => tuples::run(&value, ROWS_AND_COLUMNS, rows, cols, vals),
            Orientation::Col => tuples::run(&value, ["column indices", "row indices"], cols, rows, vals),
        }
    }
}

impl Vector {
    /// The entry at `i` becomes `x`.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.set_element(&Datum::of(&4_u8), 2)?;
    /// // The last one counts; it is cast to the vector's type.
    /// v.set_element(&Datum::of(&7.9), 2)?;
    /// let mut x = [0];
    /// v.extract_element(&v.ty(), &mut x, 2)?;
    /// assert_eq!((x, v.nvals()?), ([7], 1));
    /// assert!(v.set_element(&Datum::of(&4_u8), 3).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set_element(&self, x: &Datum<'_>, i: u64) -> Result<()> {
        self.0.set((i, 0), ["vector", ""], Some(x))
    }

    /// The entry at `i` goes, if there is one.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.set_element(&Datum::of(&4_u8), 2)?;
    /// v.remove_element(2)?;
    /// v.remove_element(0)?;
    /// assert_eq!(v.nvals()?, 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn remove_element(&self, i: u64) -> Result<()> {
        self.0.set((i, 0), ["vector", ""], None)
    }

    /// Puts the entry at `i`, cast to `to`, into `out`; false if there is none.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 3)?;
    /// v.set_element(&Datum::of(&7.9), 2)?;
    /// let mut x = [0];
    /// assert!(v.extract_element(&Type::of::<u8>(), &mut x, 2)?);
    /// // Without an entry the room is left as it is.
    /// assert!(!v.extract_element(&Type::of::<u8>(), &mut x, 0)?);
    /// assert_eq!(x, [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract_element(&self, to: &Type, out: &mut [u8], i: u64) -> Result<bool> {
        check_index(i, self.size(), "vector")?;
        let (value, _) = self.0.value()?;
        cast_out(&value, pending::find(&value, 0, i), to, out)
    }

    /// Makes the entries of an empty vector from tuples; `dup` combines those of one place, in order.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 4)?;
    /// v.build(&[3, 0, 3], &DatumSlice::of(&[5_u8, 6, 7]), Some(&op::plus::<u8>()))?;
    /// let (mut i, mut x) = ([0; 2], [0; 2]);
    /// v.extract_tuples(Some(&mut i), Some((&v.ty(), &mut x)))?;
    /// assert_eq!((i, x), ([0, 3], [6, 12]));
    /// // Only what has no entries can be built.
    /// assert!(v.build(&[1], &DatumSlice::of(&[5_u8]), None).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn build(&self, idx: &[u64], vals: &DatumSlice<'_>, dup: Option<&BinaryOp>) -> Result<()> {
        let ty = self.0.ty();
        check_lists(idx.len(), vals.len())?;
        check_build(self.nvals()?, dup, vals.ty(), &ty)?;
        let made = build::run(&ty, [Axis("", 1), Axis("index", self.size())], None, idx, vals, dup)?;
        self.0.replace(made)
    }

    /// Makes `x` the entry of an empty vector at each of these places; one that comes twice is one entry.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{Datum, Type};
    ///
    /// // A set of vertices: one value, stored once.
    /// let v = Vector::try_new(&Type::of::<bool>(), 9)?;
    /// v.build_scalar(&[4, 2, 4], &Datum::of(&true))?;
    /// assert!(v.is_iso()?);
    /// assert_eq!(v.nvals()?, 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn build_scalar(&self, idx: &[u64], x: &Datum<'_>) -> Result<()> {
        let ty = self.0.ty();
        check_build(self.nvals()?, None, x.ty(), &ty)?;
        let made = build_iso(&ty, [Axis("", 1), Axis("index", self.size())], None, idx, x)?;
        self.0.replace(made)
    }

    /// Writes all entries, in order, into the given slices; gives their number.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<f64>(), 5)?;
    /// v.build(&[4, 1], &DatumSlice::of(&[1.5, 2.5]), None)?;
    /// let (mut i, mut x) = ([0; 2], [0; 16]);
    /// assert_eq!(v.extract_tuples(Some(&mut i), Some((&v.ty(), &mut x)))?, 2);
    /// assert_eq!(i, [1, 4]);
    /// assert_eq!(&x[..], DatumSlice::of(&[2.5, 1.5]).bytes());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn extract_tuples(&self, idx: Option<&mut [u64]>, vals: Option<(&Type, &mut [u8])>) -> Result<u64> {
        if let Some((ty, _)) = &vals {
            self.ty().check_cast(ty, "the entries into the values")?;
        }
        let (value, _) = self.0.value()?;
        tuples::run(&value, ["", "indices"], None, idx, vals)
    }
}
