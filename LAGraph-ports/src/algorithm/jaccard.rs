//! How alike the neighbourhoods of two vertices are: common neighbours over all neighbours of either.
//!
//! Needs: entry (i, j) says that j is a neighbour of i; values mean nothing. For undirected graphs a symmetric matrix.
//! Gives: J(i, j) = |N(i) and N(j)| / |N(i) or N(j)|, in [`jaccard`] for all pairs i != j with a common neighbour, in
//! [`jaccard_of_edges`] for the edges.
//! Cost: a product of the matrix with its transpose; only at the edges where only these are asked for.
//! Source: P. Jaccard, The distribution of the flora in the alpine zone, New Phytologist 11 (1912).

use graphblas::{Matrix, Result, Vector, op, semiring, types::Scalar};

/// The similarity of all pairs of different vertices that have a common neighbour, in both directions.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::jaccard;
///
/// // 0 has neighbours 2, 3 and 4, and 1 has 3, 4 and 5.
/// let a = Matrix::from_tuples((6, 6), &[0, 0, 0, 1, 1, 1], &[2, 3, 4, 3, 4, 5], &[true; 6], None)?;
/// let found = jaccard(&a)?;
/// assert_eq!(found.tuples()?, (vec![0, 1], vec![1, 0], vec![0.5, 0.5]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn jaccard<T: Scalar>(a: &Matrix<T>) -> Result<Matrix<f64>> {
    // C = A +.pair A' without the diagonal
    let common: Matrix<f64> = a.mxm(&semiring::plus_pair::<f64>(), a.t()).eval()?;
    over_all(a, &common.select(op::off_diag(), 0_i64).eval()?)
}

/// The similarity of the two vertices of every edge, 0 for those without common neighbours; a loop has none. An error if
/// the matrix is not square.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::jaccard_of_edges;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// // 32 and 33 have 12 and 17 friends, of whom 10 in common.
/// assert_eq!(jaccard_of_edges(&club)?.get(32, 33)?, Some(10.0 / 19.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn jaccard_of_edges<T: Scalar>(a: &Matrix<T>) -> Result<Matrix<f64>> {
    let edges = a.select(op::off_diag(), 0_i64).eval()?;
    // J<edges> = 0, C<edges> = A +.pair A', J += C over all neighbours
    let mut found = Matrix::<f64>::try_new(a.nrows(), a.ncols())?;
    found.write(found.constant(0.0).mask(&edges).structural())?;
    let common: Matrix<f64> = a.mxm(&semiring::plus_pair::<f64>(), a.t()).mask(&edges).structural().eval()?;
    found.write(over_all(a, &common)?.same().accum(op::plus::<f64>()))?;
    Ok(found)
}

/// C / (k(i) + k(j) - C), with k the numbers of neighbours.
fn over_all<T: Scalar>(a: &Matrix<T>, common: &Matrix<f64>) -> Result<Matrix<f64>> {
    // k = A +.pair 1
    let ones = Vector::full(a.ncols(), 1.0)?;
    let k: Vector<f64> = a.mxv(&semiring::plus_pair::<f64>(), &ones).eval()?;
    let k = k.diag()?;
    let of_row: Matrix<f64> = k.mxm(&semiring::any_first::<f64>(), common).eval()?;
    let of_column: Matrix<f64> = common.mxm(&semiring::any_second::<f64>(), &k).eval()?;
    let both: Matrix<f64> = of_row.ewise_mult(op::plus::<f64>(), &of_column).eval()?;
    let all: Matrix<f64> = both.ewise_mult(op::minus::<f64>(), common).eval()?;
    common.ewise_mult(op::div::<f64>(), &all).eval()
}
