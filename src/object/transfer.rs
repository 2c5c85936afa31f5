//! Import from and export to arrays in the formats that the specification lays open.
//!
//! Needs: the kernels import, export, build, tuples. Gives: [`TransferFormat`], [`Arrays`],
//! [`ArraysMut`] and methods of [`Matrix`]. Nothing is cast: array and matrix have one type.
//! Cost: O(rows or columns + entries); an export along the other axis transposes first.
//! An import copies the arrays. An export that fails has written nothing.
//! Source: C API 2.1, sections 4.2.5 (import, export) and appendix B (formats); SN-30 to SN-33.

use super::elements::ROWS_AND_COLUMNS;
use super::header::Orientation;
use super::matrix::{Matrix, check_dimension};
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::build::Axis;
use crate::kernel::{build, export, import, tuples};
use crate::storage::Store;
use crate::storage::format::Format;
use crate::types::{DatumSlice, Type};

/// How three arrays hold a matrix.
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
    pub fn export_size(&self, format: TransferFormat) -> Result<ArrayLengths> {
        let (nvals, (nrows, ncols)) = (self.nvals()?, self.0.shape());
        let indptr = match format {
            TransferFormat::Csr => nrows + 1,
            TransferFormat::Csc => ncols + 1,
            TransferFormat::Coo => nvals,
        };
        Ok(ArrayLengths { indptr, indices: nvals, values: nvals })
    }

    /// The format that costs least to export to: that of the storage; tuples where starts would
    /// outnumber the entries by far.
    pub fn export_hint(&self) -> Result<TransferFormat> {
        Ok(match (self.format()?, self.0.orientation()) {
            (Format::Hyper, _) => TransferFormat::Coo,
            (Format::Auto | Format::Sparse | Format::Bitmap | Format::Full, Orientation::Row) => TransferFormat::Csr,
            (Format::Auto | Format::Sparse | Format::Bitmap | Format::Full, Orientation::Col) => TransferFormat::Csc,
        })
    }

    /// Writes all entries to the arrays, sorted by row and column (CSR, COO) or column and row
    /// (CSC); gives the numbers of elements written.
    pub fn export(&self, format: TransferFormat, to: ArraysMut<'_>) -> Result<ArrayLengths> {
        same_type(to.ty, &self.ty())?;
        let major = match format {
            TransferFormat::Csr | TransferFormat::Coo => Orientation::Row,
            TransferFormat::Csc => Orientation::Col,
        };
        let need = self.export_size(format)?;
        let values = to.values.len() / to.ty.size();
        for (what, have, need) in [
            ("indptr", to.indptr.len(), need.indptr),
            ("indices", to.indices.len(), need.indices),
            ("values", values, need.values),
        ] {
            check_room(what, have as u64, need)?;
        }
        let value = self.0.oriented(major, false)?;
        let values = Some((to.ty, to.values));
        match format {
            TransferFormat::Coo => {
                tuples::run(&value, ROWS_AND_COLUMNS, Some(to.indptr), Some(to.indices), values)?;
            }
            TransferFormat::Csr | TransferFormat::Csc => {
                // The starts come last: the tuples may still fail, and then nothing has been written.
                tuples::run(&value, ["", "indices"], None, Some(to.indices), values)?;
                export::starts(&value, &mut to.indptr[..need.indptr as usize]);
            }
        }
        Ok(need)
    }
}

fn same_type(ty: &Type, values: &Type) -> Result<()> {
    if ty == values {
        return Ok(());
    }
    let (ty, values) = (ty.name(), values.name());
    Err(Error::new(ErrorKind::DomainMismatch, format_args!("type {ty} is not type {values}, and nothing is cast here")))
}

fn check_room(what: &str, have: u64, need: u64) -> Result<()> {
    if have >= need {
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
