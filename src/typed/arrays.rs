//! Compressed arrays: starts, indices, values, in and out.
//!
//! Needs: `object`'s pack and unpack. Gives: [`Csr`], [`Csc`], `from_csr`, `from_csc`, `try_from` of either, and `into_csr`,
//! `into_csc`.
//! Cost: of [`Csr`] and [`Csc`] the values change owners and are never copied; indices are 64 bits wide outside and are
//! moved where the matrix needs as many, else converted, O(entries). The slices of `from_csr` are copied once.
//! Why not `Vec`: blocks of matrices come from the malloc family that the program may install (`mem::hooks`) and go back
//! to it, also from C. A `Vec` must go back to Rust's global allocator, which need not be the same, so its block cannot be
//! adopted soundly; [`Buf`] is the vector whose block can.
//! Invariant ARRAYS-1: arrays are checked here, place by place, before they are packed as trusted.

use super::Matrix;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::object::{Orientation, Packed, PackedAs, PackedForm, Taking};
use crate::storage::typed_block;
use crate::types::Element;

/// A matrix as compressed rows: the entries of row `i` are those at `ptr[i]..ptr[i + 1]`.
///
/// ```
/// use graphblas::typed::Csr;
/// use graphblas::{Matrix, mem::Buf};
///
/// let (ptr, idx) = (Buf::from_slice(&[0, 2, 3])?, Buf::from_slice(&[0, 2, 1])?);
/// let a = Matrix::try_from(Csr { shape: (2, 3), ptr, idx, val: Buf::from_slice(&[1.0, 2.0, 3.0])? })?;
/// assert_eq!(a.get(0, 2)?, Some(2.0));
///
/// let Csr { ptr, idx, mut val, .. } = a.into_csr()?;
/// val[1] = 9.0; // in place: these are the values of the matrix
/// let a = Matrix::try_from(Csr { shape: (2, 3), ptr, idx, val })?;
/// assert_eq!(a.get(0, 2)?, Some(9.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Csr<T: Copy> {
    /// Numbers of rows and columns.
    pub shape: (u64, u64),
    /// Where each row starts, and the end: one element more than there are rows.
    pub ptr: Buf<u64>,
    /// The column of each entry; within a row columns rise.
    pub idx: Buf<u64>,
    /// The value of each entry.
    pub val: Buf<T>,
}

/// A matrix as compressed columns: the entries of column `j` are those at `ptr[j]..ptr[j + 1]`; see [`Csr`].
///
/// ```
/// use graphblas::typed::Csc;
/// use graphblas::{Matrix, mem::Buf};
/// let (ptr, idx) = (Buf::from_slice(&[0, 2, 3])?, Buf::from_slice(&[0, 2, 1])?);
/// let a = Matrix::try_from(Csc { shape: (3, 2), ptr, idx, val: Buf::from_slice(&[1.0, 2.0, 3.0])? })?;
/// assert_eq!((a.get(2, 0)?, a.get(1, 1)?), (Some(2.0), Some(3.0)));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Csc<T: Copy> {
    /// Numbers of rows and columns.
    pub shape: (u64, u64),
    /// Where each column starts, and the end: one element more than there are columns.
    pub ptr: Buf<u64>,
    /// The row of each entry; within a column rows rise.
    pub idx: Buf<u64>,
    /// The value of each entry.
    pub val: Buf<T>,
}

/// How errors speak of arrays: the call, what a vector is, what its indices are.
struct Names {
    call: &'static str,
    major: &'static str,
    minor: &'static str,
}

const BY_ROW: Names = Names { call: "Matrix::from_csr", major: "row", minor: "column" };
const BY_COLUMN: Names = Names { call: "Matrix::from_csc", major: "column", minor: "row" };

/// An error, which names the place, unless the arrays are compressed vectors in order.
fn check((nmajor, nminor): (u64, u64), ptr: &[u64], idx: &[u64], values: usize, names: &Names) -> Result<()> {
    let Names { call, major, minor } = names;
    let refused = |kind, what: std::fmt::Arguments<'_>| Err(Error::new(kind, format_args!("{call}: {what}")));
    let wrong = ErrorKind::InvalidValue;
    if Some(ptr.len() as u64) != nmajor.checked_add(1) {
        let n = ptr.len();
        return refused(wrong, format_args!("ptr: one element more than the {nmajor} {major}s was needed, {n} came"));
    }
    let entries = idx.len();
    if values != entries {
        return refused(wrong, format_args!("val: a value for each of {entries} indices was needed, {values} came"));
    }
    if ptr[0] != 0 {
        return refused(wrong, format_args!("ptr[0]: 0 was needed, {} came", ptr[0]));
    }
    if let Some(i) = ptr.windows(2).position(|w| w[1] < w[0] || w[1] > entries as u64) {
        let (end, start) = (ptr[i + 1], ptr[i]);
        return refused(wrong, format_args!("ptr[{}]: from {start} to {entries} was needed, {end} came", i + 1));
    }
    let last = ptr[ptr.len() - 1];
    if last != entries as u64 {
        return refused(wrong, format_args!("ptr[{nmajor}]: the number of indices, {entries}, was needed, {last} came"));
    }
    for (i, w) in ptr.windows(2).enumerate() {
        let (start, end) = (w[0] as usize, w[1] as usize);
        let line = &idx[start..end];
        if let Some(k) = line.iter().position(|&j| j >= nminor) {
            let (p, j) = (start + k, line[k]);
            let what = format_args!("idx[{p}]: {minor} {j} of {major} {i} is not below the dimension {nminor}");
            return refused(ErrorKind::IndexOutOfBounds, what);
        }
        if let Some(k) = line.windows(2).position(|w| w[0] >= w[1]) {
            let (p, before, j) = (start + k + 1, line[k], line[k + 1]);
            return match j == before {
                true => refused(wrong, format_args!("idx[{p}]: {minor} {j} comes twice in {major} {i}")),
                false => {
                    refused(wrong, format_args!("idx[{p}]: {minor} {j} comes after {before} in {major} {i}, they must rise"))
                }
            };
        }
    }
    Ok(())
}

impl<T: Element> Matrix<T> {
    /// A matrix of `shape` rows and columns from compressed rows: the entries of row `i` are at `ptr[i]..ptr[i + 1]` of `idx`,
    /// their columns, which rise, and `val`. Copies the slices once; `Matrix::try_from` a [`Csr`] takes them over.
    ///
    /// Errors name the place: lengths that do not fit, starts that fall, columns that are out of range, out of order or
    /// there twice. For entries in any order there is [`Matrix::from_tuples`].
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::from_csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// assert_eq!(a.tuples()?, (vec![0, 0, 1], vec![0, 2, 1], vec![5, 6, 7]));
    ///
    /// let e = Matrix::from_csr((2, 3), &[0, 2, 3], &[2, 0, 1], &[5, 6, 7]).unwrap_err();
    /// assert_eq!(e.message(), "Matrix::from_csr: idx[1]: column 0 comes after 2 in row 0, they must rise");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_csr(shape: (u64, u64), ptr: &[u64], idx: &[u64], val: &[T]) -> Result<Self> {
        check(shape, ptr, idx, val.len(), &BY_ROW)?;
        let (ptr, idx, val) = (Buf::from_slice(ptr)?, Buf::from_slice(idx)?, Buf::from_slice(val)?);
        Self::adopt(shape, Orientation::Row, ptr, idx, val)
    }

    /// A matrix of `shape` rows and columns from compressed columns; as [`Matrix::from_csr`], with rows for columns.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::from_csc((3, 2), &[0, 2, 3], &[0, 2, 1], &[5, 6, 7])?;
    /// assert_eq!(a.get(2, 0)?, Some(6));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_csc(shape: (u64, u64), ptr: &[u64], idx: &[u64], val: &[T]) -> Result<Self> {
        let (nrows, ncols) = shape;
        check((ncols, nrows), ptr, idx, val.len(), &BY_COLUMN)?;
        let (ptr, idx, val) = (Buf::from_slice(ptr)?, Buf::from_slice(idx)?, Buf::from_slice(val)?);
        Self::adopt(shape, Orientation::Col, ptr, idx, val)
    }

    /// ARRAYS-1: the arrays were checked.
    fn adopt(shape: (u64, u64), major: Orientation, ptr: Buf<u64>, idx: Buf<u64>, val: Buf<T>) -> Result<Self> {
        let a = Self::try_new(shape.0, shape.1)?;
        let form = PackedForm::Lists { ids: None, starts: Some(ptr), indices: idx };
        let packed = Packed { form, values: val.into_bytes(), is_iso: false };
        a.as_dynamic().pack(major, packed, Taking { is_jumbled: false, is_secure: false }).map_err(|(e, _)| e)?;
        Ok(a)
    }

    /// The matrix as compressed rows. The values are handed over, unless copies of the matrix share them or one stands for
    /// all; indices are handed over when they are stored in 64 bits, else converted. O(rows + entries) at most, and a
    /// transpose when the matrix is stored by columns. To keep the matrix: `a.dup()?.into_csr()?`.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let arrays = Matrix::try_from_iter((3, 2), [(2, 0, 7), (0, 1, 5)], None)?.into_csr()?;
    /// assert_eq!((&arrays.ptr[..], &arrays.idx[..], &arrays.val[..]), (&[0, 1, 1, 2][..], &[1, 0][..], &[5, 7][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn into_csr(self) -> Result<Csr<T>> {
        let shape = (self.nrows(), self.ncols());
        let (ptr, idx, val) = self.hand_over(Orientation::Row)?;
        Ok(Csr { shape, ptr, idx, val })
    }

    /// The matrix as compressed columns; as [`Matrix::into_csr`], with columns for rows.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let arrays = Matrix::try_from_iter((3, 2), [(2, 0, 7), (0, 1, 5)], None)?.into_csc()?;
    /// assert_eq!((&arrays.ptr[..], &arrays.idx[..], &arrays.val[..]), (&[0, 1, 2][..], &[2, 0][..], &[7, 5][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn into_csc(self) -> Result<Csc<T>> {
        let shape = (self.nrows(), self.ncols());
        let (ptr, idx, val) = self.hand_over(Orientation::Col)?;
        Ok(Csc { shape, ptr, idx, val })
    }

    fn hand_over(self, major: Orientation) -> Result<(Buf<u64>, Buf<u64>, Buf<T>)> {
        let Packed { form, values, .. } = self.as_dynamic().unpack(major, PackedAs::Sparse, false)?;
        match form {
            PackedForm::Lists { starts: Some(ptr), indices, .. } => Ok((ptr, indices, typed_block(values)?)),
            PackedForm::Lists { .. } | PackedForm::Bitmap { .. } | PackedForm::Full => {
                Err(Error::new(ErrorKind::Panic, format_args!("unpack as sparse gives lists with starts")))
            }
        }
    }
}

impl<T: Element> TryFrom<Csr<T>> for Matrix<T> {
    type Error = Error;

    /// The matrix of these arrays, which it takes over; errors as [`Matrix::from_csr`]. The arrays are read once to be
    /// checked, values are not copied.
    fn try_from(arrays: Csr<T>) -> Result<Self> {
        let Csr { shape, ptr, idx, val } = arrays;
        check(shape, &ptr, &idx, val.len(), &BY_ROW)?;
        Self::adopt(shape, Orientation::Row, ptr, idx, val)
    }
}

impl<T: Element> TryFrom<Csc<T>> for Matrix<T> {
    type Error = Error;

    /// The matrix of these arrays, which it takes over; errors as [`Matrix::from_csc`].
    fn try_from(arrays: Csc<T>) -> Result<Self> {
        let Csc { shape, ptr, idx, val } = arrays;
        check((shape.1, shape.0), &ptr, &idx, val.len(), &BY_COLUMN)?;
        Self::adopt(shape, Orientation::Col, ptr, idx, val)
    }
}
