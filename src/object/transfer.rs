//! Import from and export to arrays in the formats that the specification lays open.
//!
//! Needs: the kernels import, export, build, tuples. Gives: [`TransferFormat`], [`Arrays`],
//! [`ArraysMut`] and methods of [`Matrix`]. Nothing is cast: array and matrix have one type.
//! Cost: O(rows or columns + entries); an export along the other axis transposes first.
//! An import copies the arrays. An export that fails has written nothing.
//! Source: C API 2.1, sections 4.2.5 (import, export) and appendix B (formats); SN-30 to SN-33.

use super::elements::ROWS_AND_COLUMNS;
use super::header::Orientation;
use super::locked::Look;
use super::matrix::{Matrix, check_dimension};
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::build::Axis;
use crate::kernel::{build, export, import, tuples};
use crate::storage::Store;
use crate::storage::format::Format;
use crate::types::{DatumSlice, Type};

/// How three arrays hold a matrix.
///
/// ```
/// use graphblas::dynamic::{ArrayLengths, Matrix, TransferFormat};
/// use graphblas::types::{Datum, Type};
///
/// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
/// a.set_element(&Datum::of(&1.5), 0, 2)?;
/// // Starts of 2 rows, of 3 columns, and the row of one tuple.
/// let starts = |format| a.export_size(format).map(|n: ArrayLengths| n.indptr);
/// assert_eq!(starts(TransferFormat::Csr)?, 3);
/// assert_eq!(starts(TransferFormat::Csc)?, 4);
/// assert_eq!(starts(TransferFormat::Coo)?, 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferFormat {
    /// Compressed rows: `indptr` has the start of each row and the end, `indices` the columns.
    Csr,
    /// Compressed columns: `indptr` has the start of each column and the end, `indices` the rows.
    Csc,
    /// Tuples: `indptr` has the rows, `indices` the columns (SN-30).
    Coo,
}

/// Arrays to import from.
///
/// ```
/// use graphblas::dynamic::{Arrays, Matrix, TransferFormat};
/// use graphblas::types::{DatumSlice, Type};
///
/// // The tuples (0, 2) and (1, 0).
/// let tuples = Arrays { indptr: &[0, 1], indices: &[2, 0], values: DatumSlice::of(&[5_u8, 6]) };
/// let a = Matrix::import(&Type::of::<u8>(), 2, 3, TransferFormat::Coo, &tuples)?;
/// let mut x = [0];
/// assert!(a.extract_element(&a.ty(), &mut x, 1, 0)?);
/// assert_eq!(x, [6]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Arrays<'a> {
    /// Starts, or rows of tuples.
    pub indptr: &'a [u64],
    /// Columns or rows.
    pub indices: &'a [u64],
    /// Values.
    pub values: DatumSlice<'a>,
}

/// Arrays to export to; they may be longer than needed.
///
/// ```
/// use graphblas::dynamic::{ArraysMut, Matrix, TransferFormat};
/// use graphblas::types::{DatumSlice, Type};
///
/// let ty = Type::of::<u8>();
/// let a = Matrix::try_new(&ty, 2, 3)?;
/// a.build(&[1, 0], &[0, 2], &DatumSlice::of(&[5_u8, 6]), None)?;
/// let (mut starts, mut columns, mut values) = ([0; 3], [0; 2], [0; 2]);
/// let to = ArraysMut { indptr: &mut starts, indices: &mut columns, ty: &ty, values: &mut values };
/// a.export(TransferFormat::Csr, to)?;
/// assert_eq!((starts, columns, values), ([0, 1, 2], [2, 0], [6, 5]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct ArraysMut<'a> {
    /// Room for starts, or rows of tuples.
    pub indptr: &'a mut [u64],
    /// Room for columns or rows.
    pub indices: &'a mut [u64],
    /// Type of the values.
    pub ty: &'a Type,
    /// Room for values, in bytes.
    pub values: &'a mut [u8],
}

/// Numbers of elements of the three arrays.
///
/// ```
/// use graphblas::dynamic::{ArrayLengths, Matrix, TransferFormat};
/// use graphblas::types::{Datum, Type};
///
/// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
/// a.set_element(&Datum::of(&1.5), 0, 2)?;
/// assert_eq!(a.export_size(TransferFormat::Csr)?, ArrayLengths { indptr: 3, indices: 1, values: 1 });
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayLengths {
    /// Of `indptr`.
    pub indptr: u64,
    /// Of `indices`.
    pub indices: u64,
    /// Of `values`.
    pub values: u64,
}

impl Matrix {
    /// A matrix with the entries of the arrays, whose values are of type `ty`. Entries come in any
    /// order within a row (CSR), a column (CSC), or all (COO); two at one place are an error.
    ///
    /// ```
    /// use graphblas::dynamic::{Arrays, Matrix, TransferFormat};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let values = [2.0, 1.0, 3.0];
    /// let arrays = Arrays { indptr: &[0, 2, 3], indices: &[2, 0, 1], values: DatumSlice::of(&values) };
    /// let a = Matrix::import(&Type::of::<f64>(), 2, 3, TransferFormat::Csr, &arrays)?;
    /// assert_eq!((a.nvals()?, a.export_size(TransferFormat::Csc)?.indptr), (3, 4));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn import(ty: &Type, nrows: u64, ncols: u64, format: TransferFormat, arrays: &Arrays<'_>) -> Result<Matrix> {
        check_dimension(nrows, "nrows")?;
        check_dimension(ncols, "ncols")?;
        same_type(ty, arrays.values.ty())?;
        let Arrays { indptr, indices, values } = arrays;
        let (store, orientation) = match format {
            TransferFormat::Csr => (import::run((nrows, ncols), indptr, indices, values, ("row", "column"))?, Orientation::Row),
            TransferFormat::Csc => (import::run((ncols, nrows), indptr, indices, values, ("column", "row"))?, Orientation::Col),
            TransferFormat::Coo => (tuples_store(nrows, ncols, arrays)?, Orientation::Row),
        };
        Matrix::of(store, orientation)
    }

    /// The numbers of elements that an export needs room for.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, TransferFormat};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.build_scalar(&[0, 1], &[2, 2], &Datum::of(&1.5))?;
    /// let room = a.export_size(TransferFormat::Csc)?;
    /// assert_eq!((room.indptr, room.indices, room.values), (4, 2, 2));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[inline]
    pub fn export_size(&self, format: TransferFormat) -> Result<ArrayLengths> {
        Ok(lengths(format, self.nvals()?, self.0.shape()))
    }

    /// The format that costs least to export to: that of the storage; tuples where starts would
    /// outnumber the entries by far.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation, TransferFormat};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
    /// a.build_scalar(&[0, 1], &[2, 2], &Datum::of(&1.5))?;
    /// assert_eq!(a.export_hint()?, TransferFormat::Csr);
    /// a.set_orientation(Orientation::Col)?;
    /// assert_eq!(a.export_hint()?, TransferFormat::Csc);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn export_hint(&self) -> Result<TransferFormat> {
        Ok(match (self.format()?, self.0.orientation()) {
            (Format::Hyper, _) => TransferFormat::Coo,
            (Format::Auto | Format::Sparse | Format::Bitmap | Format::Full, Orientation::Row) => TransferFormat::Csr,
            (Format::Auto | Format::Sparse | Format::Bitmap | Format::Full, Orientation::Col) => TransferFormat::Csc,
        })
    }

    /// Writes all entries to the arrays, sorted by row and column (CSR, COO) or column and row
    /// (CSC); gives the numbers of elements written.
    ///
    /// ```
    /// use graphblas::dynamic::{ArraysMut, Matrix, TransferFormat};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let a = Matrix::try_new(&ty, 2, 3)?;
    /// a.build(&[1, 0], &[0, 2], &DatumSlice::of(&[5_u8, 6]), None)?;
    /// // By columns: one entry in column 0, none in 1, one in 2.
    /// let (mut starts, mut rows, mut values) = ([0; 4], [0; 2], [0; 2]);
    /// let to = ArraysMut { indptr: &mut starts, indices: &mut rows, ty: &ty, values: &mut values };
    /// a.export(TransferFormat::Csc, to)?;
    /// assert_eq!((starts, rows, values), ([0, 1, 1, 2], [1, 0], [5, 6]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn export(&self, format: TransferFormat, to: ArraysMut<'_>) -> Result<ArrayLengths> {
        let major = match format {
            TransferFormat::Csr | TransferFormat::Coo => Orientation::Row,
            TransferFormat::Csc => Orientation::Col,
        };
        let value = match self.0.look_along(major, false)? {
            Some(look) => look,
            None => Look::Own(self.0.oriented(major, false)?),
        };
        let value: &Store = &value;
        let need = lengths(format, value.nvals() as u64, self.0.shape());
        same_type(to.ty, &value.ty)?;
        check_room("indptr", to.indptr.len(), need.indptr)?;
        check_room("indices", to.indices.len(), need.indices)?;
        let size = to.ty.size();
        if to.values.len() < value.nvals().saturating_mul(size) {
            check_room("values", to.values.len() / size, need.values)?;
        }
        let values = Some((to.ty, to.values));
        match format {
            TransferFormat::Coo => {
                tuples::run(value, ROWS_AND_COLUMNS, Some(to.indptr), Some(to.indices), values)?;
            }
            TransferFormat::Csr | TransferFormat::Csc => {
                // The starts come last: the tuples may still fail, and then nothing has been written.
                tuples::run(value, ["", "indices"], None, Some(to.indices), values)?;
                export::starts(value, &mut to.indptr[..need.indptr as usize])?;
            }
        }
        Ok(need)
    }
}

#[inline]
fn lengths(format: TransferFormat, nvals: u64, (nrows, ncols): (u64, u64)) -> ArrayLengths {
    let indptr = match format {
        TransferFormat::Csr => nrows + 1,
        TransferFormat::Csc => ncols + 1,
        TransferFormat::Coo => nvals,
    };
    ArrayLengths { indptr, indices: nvals, values: nvals }
}

fn same_type(ty: &Type, values: &Type) -> Result<()> {
    if ty == values {
        return Ok(());
    }
    let (ty, values) = (ty.name(), values.name());
    Err(Error::new(ErrorKind::DomainMismatch, format_args!("type {ty} is not type {values}, and nothing is cast here")))
}

fn check_room(what: &str, have: usize, need: u64) -> Result<()> {
    if have as u64 >= need {
        return Ok(());
    }
    Err(Error::new(
        ErrorKind::InsufficientSpace,
        format_args!("export: {what} has room for {have} elements, but {need} are needed"),
    ))
}

/// A store by rows from tuples.
fn tuples_store(nrows: u64, ncols: u64, arrays: &Arrays<'_>) -> Result<Store> {
    let Arrays { indptr: rows, indices: cols, values } = arrays;
    if cols.len() != values.len() || rows.len() != values.len() {
        return Err(Error::new(
            ErrorKind::InvalidValue,
            format_args!(
                "import: {} rows, {} columns and {} values are not of equal number",
                rows.len(),
                cols.len(),
                values.len()
            ),
        ));
    }
    for (what, list, n) in [("row", rows, nrows), ("column", cols, ncols)] {
        if let Some(place) = list.iter().position(|&i| i >= n) {
            return Err(Error::new(
                ErrorKind::IndexOutOfBounds,
                format_args!("import: {what} {} (place {place}) is not below the dimension {n}", list[place]),
            ));
        }
    }
    build::run(values.ty(), [Axis("row", nrows), Axis("column", ncols)], Some(rows), cols, values, None)
}
