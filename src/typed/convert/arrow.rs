//! Arrays of Arrow: a vector is an array in which missing entries are null, a matrix a table of rows, columns and values.
//!
//! Needs: the feature `arrow`. Gives: `from_arrow`, `to_arrow` of vectors and matrices. Cost: O(positions) and O(entries).

use std::sync::Arc;

use arrow_array::types::{ArrowPrimitiveType, UInt64Type};
use arrow_array::{Array, ArrayRef, PrimitiveArray, RecordBatch};
use arrow_buffer::{ArrowNativeType, BooleanBuffer, NullBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, DataType, Field, Schema};

use super::room;
use crate::error::{Error, ErrorKind, Result};
use crate::ops::BinaryOp;
use crate::typed::{Matrix, Vector};
use crate::types::{Element, zero};

/// The columns of the table of a matrix.
const COLUMNS: [&str; 3] = ["row", "column", "value"];

fn refused(call: &str, e: &ArrowError) -> Error {
    Error::new(ErrorKind::InvalidValue, format_args!("{call}: {e}"))
}

/// A column of a table, of type `A` and without nulls.
fn column<'a, A: ArrowPrimitiveType>(batch: &'a RecordBatch, name: &str) -> Result<&'a PrimitiveArray<A>> {
    const CALL: &str = "Matrix::from_arrow";
    let wrong = |what: std::fmt::Arguments<'_>| Error::new(ErrorKind::InvalidValue, format_args!("{CALL}: batch: {what}"));
    let found = batch.column_by_name(name).ok_or_else(|| wrong(format_args!("there is no column {name:?}")))?;
    let typed = found.as_any().downcast_ref::<PrimitiveArray<A>>();
    let typed = typed.ok_or_else(|| {
        let (want, came) = (A::DATA_TYPE, found.data_type());
        let what = format_args!("{CALL}: batch: column {name:?} of type {want} was needed, {came} came");
        Error::new(ErrorKind::DomainMismatch, what)
    })?;
    match typed.null_count() {
        0 => Ok(typed),
        n => Err(wrong(format_args!("column {name:?} must have no nulls, it has {n}"))),
    }
}

impl<T: Element + ArrowNativeType> Vector<T> {
    /// The vector with a position for each element, and an entry for each that is not null.
    ///
    /// ```
    /// use arrow_array::Float64Array;
    /// use graphblas::Vector;
    ///
    /// let column = Float64Array::from(vec![Some(1.5), None, Some(2.5)]);
    /// let u = Vector::from_arrow(&column)?;
    /// assert_eq!(u.tuples()?, (vec![0, 2], vec![1.5, 2.5]));
    /// assert_eq!(u.to_arrow()?, column);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_arrow<A: ArrowPrimitiveType<Native = T>>(a: &PrimitiveArray<A>) -> Result<Self> {
        if a.null_count() == 0 {
            return Self::from_slice(a.values());
        }
        let entries = a.iter().enumerate().filter_map(|(i, x)| Some((i as u64, x?)));
        Self::try_from_iter(a.len() as u64, entries)
    }

    /// The array with an element for each position, null where there is no entry. O(positions), also when few have one.
    ///
    /// ```
    /// use arrow_array::{Array, Int32Array};
    /// use graphblas::Vector;
    /// let column: Int32Array = Vector::from_tuples(3, &[1], &[5], None)?.to_arrow()?;
    /// assert_eq!((column.len(), column.null_count(), column.value(1)), (3, 2, 5));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_arrow<A: ArrowPrimitiveType<Native = T>>(&self) -> Result<PrimitiveArray<A>> {
        let values = ScalarBuffer::from(self.to_vec_or(zero())?);
        let view = self.view()?;
        let nulls = (view.nvals() < view.size()).then(|| -> Result<NullBuffer> {
            let mut is_there: Vec<u8> = room(values.len().div_ceil(8))?;
            is_there.resize(values.len().div_ceil(8), 0);
            view.iter().for_each(|(i, _)| is_there[i as usize / 8] |= 1 << (i % 8));
            Ok(NullBuffer::new(BooleanBuffer::new(is_there.into(), 0, values.len())))
        });
        PrimitiveArray::try_new(values, nulls.transpose()?).map_err(|e| refused("Vector::to_arrow", &e))
    }
}

impl<T: Element + ArrowNativeType> Matrix<T> {
    /// A matrix of `shape` rows and columns from a table with the columns "row" and "column" (`UInt64`) and "value" (`A`), in any
    /// order and without nulls; equal places are combined by `dup`, or refused. Other columns are not looked at.
    ///
    /// ```
    /// use arrow_array::types::Int32Type;
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::try_from_iter((2, 3), [(0, 2, 5), (1, 0, 7)], None)?;
    /// let table = a.to_arrow::<Int32Type>()?;
    /// assert_eq!((table.num_rows(), table.num_columns()), (2, 3));
    /// let b = Matrix::from_arrow::<Int32Type>((2, 3), &table, None)?;
    /// assert_eq!(b.tuples()?, a.tuples()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_arrow<A: ArrowPrimitiveType<Native = T>>(
        shape: (u64, u64),
        batch: &RecordBatch,
        dup: Option<&BinaryOp>,
    ) -> Result<Self> {
        let [row, col, value] = COLUMNS;
        let (rows, cols) = (column::<UInt64Type>(batch, row)?, column::<UInt64Type>(batch, col)?);
        Self::from_tuples(shape, rows.values(), cols.values(), column::<A>(batch, value)?.values(), dup)
    }

    /// A table with a row for each entry, by rows as a rule, and the columns "row", "column" (`UInt64`) and "value" (`A`), none
    /// of which may be null.
    ///
    /// ```
    /// use arrow_array::types::Float64Type;
    /// use graphblas::Matrix;
    /// let roads = Matrix::from_tuples((3, 3), &[0, 2], &[1, 0], &[2.5, 4.0], None)?;
    /// let table = roads.to_arrow::<Float64Type>()?;
    /// assert_eq!(table.num_rows(), 2);
    /// assert_eq!(table.schema().field(2).name(), "value");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_arrow<A: ArrowPrimitiveType<Native = T>>(&self) -> Result<RecordBatch> {
        let (rows, cols, vals) = self.tuples()?;
        let arrays: Vec<ArrayRef> = vec![
            Arc::new(PrimitiveArray::<UInt64Type>::new(rows.into(), None)),
            Arc::new(PrimitiveArray::<UInt64Type>::new(cols.into(), None)),
            Arc::new(PrimitiveArray::<A>::new(vals.into(), None)),
        ];
        let types = [DataType::UInt64, DataType::UInt64, A::DATA_TYPE];
        let fields: Vec<Field> = COLUMNS.into_iter().zip(types).map(|(name, ty)| Field::new(name, ty, false)).collect();
        RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays).map_err(|e| refused("Matrix::to_arrow", &e))
    }
}
