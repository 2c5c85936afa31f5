//! The incidence matrix of an undirected graph: a row for each vertex, a column for each edge.
//!
//! Needs: a symmetric matrix, of which only the part above the diagonal is read, with at least one entry there.
//! Gives: E with E(i, k) = E(j, k) = A(i, j) for edge number k, i - j; edges are numbered in the order of (i, j), i < j. With
//! values 1, E E' is A plus the degrees on the diagonal.
//! Cost: O(vertices + edges).
//! Source: N. Biggs, Algebraic graph theory, 1974, chapter 4.

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, op, types::Scalar};

/// Vertices by edges; an error if the matrix is not square, or has no entry above the diagonal.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::incidence;
///
/// // The path 0 - 1 - 2 with weights 5 and 7.
/// let a = Matrix::from_tuples((3, 3), &[0, 1, 1, 2], &[1, 0, 2, 1], &[5, 5, 7, 7], None)?;
/// let e = incidence(&a)?;
/// assert_eq!(e.to_rows_or(0)?, [5, 0, 5, 7, 0, 7]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn incidence<T: Scalar>(a: &Matrix<T>) -> Result<Matrix<T>> {
    let (n, columns) = (a.nrows(), a.ncols());
    if n != columns {
        return Err(Error::new(ErrorKind::DimensionMismatch, format_args!("a: needed a square matrix, got {n} by {columns}")));
    }
    let (mut row, other, mut weight) = a.select(op::triu(), 1_i64).eval()?.tuples()?;
    if row.is_empty() {
        return Err(Error::new(ErrorKind::InvalidValue, format_args!("a: needed an edge i - j with i < j, got none")));
    }
    let edges = row.len() as u64;
    let mut column: Vec<u64> = (0..edges).collect();
    column.extend(0..edges);
    row.extend(other);
    weight.extend_from_within(..);
    Matrix::from_tuples((n, edges), &row, &column, &weight, None)
}
