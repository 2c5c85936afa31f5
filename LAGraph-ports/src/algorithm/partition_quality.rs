//! How good a partition of the vertices is: coverage and performance. [`modularity`](super::modularity) is the third.
//!
//! Needs: a square matrix whose entry (i, j) is the edge i -> j; values and loops mean nothing. A symmetric matrix is an
//! undirected graph; the shares are the same, because all pairs count twice. A label below the dimension for each vertex.
//! Gives: [`PartitionQuality`].
//! Cost: O(vertices + edges).
//! Sources: U. Brandes, M. Gaertler, D. Wagner, Experiments on graph clustering algorithms, ESA 2003; S. Fortunato,
//! Community detection in graphs, Physics Reports 486 (2010), section III.C.2.

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// What shares of edges and of pairs a partition gets right.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::{PartitionQuality, partition_quality};
///
/// // 0 - 1 and 2 - 3, cut where nothing is cut through; then everybody alone.
/// let u = Matrix::from_edges(4, [(0, 1), (1, 0), (2, 3), (3, 2)])?;
/// let found = partition_quality(&u, &Vector::from_slice(&[0_u64, 0, 2, 2])?)?;
/// assert_eq!(found, PartitionQuality { coverage: 1.0, performance: 1.0 });
/// let alone = partition_quality(&u, &Vector::index(4)?)?;
/// assert_eq!(alone, PartitionQuality { coverage: 0.0, performance: 4.0 / 6.0 });
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PartitionQuality {
    /// The share of the edges whose two vertices are in one part; 1 without edges.
    pub coverage: f64,
    /// The share of the pairs of vertices that are in one part and joined, or in two parts and not joined; 1 without pairs.
    pub performance: f64,
}

/// The quality of the parts that `label` makes: vertices with equal labels are together.
///
/// An error if the matrix is not square, or a vertex has no label or one that is not below the dimension.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::partition_quality;
///
/// // The path 0 - 1 - 2 - 3, cut in the middle: 2 of 3 edges are inside, and of 6 pairs only 1 - 2 is wrong.
/// let u = Matrix::from_tuples((4, 4), &[0, 1, 2, 1, 2, 3], &[1, 2, 3, 0, 1, 2], &[true; 6], None)?;
/// let found = partition_quality(&u, &Vector::from_slice(&[0_u64, 0, 2, 2])?)?;
/// assert_eq!((found.coverage, found.performance), (2.0 / 3.0, 5.0 / 6.0));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn partition_quality<T: Scalar>(a: &Matrix<T>, label: &Vector<u64>) -> Result<PartitionQuality> {
    let n = a.nrows();
    let (vertices, labels) = label.tuples()?;
    if vertices.len() as u64 != n || label.size() != n {
        let (found, size) = (vertices.len(), label.size());
        let message = format_args!("label: needed an entry for each of {n} vertices, got {found} in a vector of {size}");
        return Err(Error::new(ErrorKind::DimensionMismatch, message));
    }
    if let Some(outside) = labels.iter().find(|&&l| l >= n) {
        return Err(Error::new(ErrorKind::InvalidValue, format_args!("label: needed labels below {n}, got {outside}")));
    }
    // E = A without the diagonal; I(i, j) = whether label(i) = label(j) where E has an entry
    let e = a.select(op::off_diag(), 0_i64).eval()?;
    let d = label.diag()?;
    let from: Matrix<u64> = d.mxm(&semiring::any_first::<u64>(), &e).eval()?;
    let to: Matrix<u64> = e.mxm(&semiring::any_second::<u64>(), &d).eval()?;
    let is_inside: Matrix<bool> = from.ewise_mult(op::eq::<u64>(), &to).eval()?;
    let inside = is_inside.select(op::value_eq::<bool>(), true).eval()?.nvals()? as f64;
    let edges = e.nvals()? as f64;

    // size(l) = the vertices with label l; together = sum size (size - 1): ordered pairs in one part
    let size: Vector<f64> = Vector::from_tuples(n, &labels, &vec![1.0; labels.len()], Some(&op::plus::<f64>()))?;
    let others: Vector<f64> = size.bind2nd(op::minus::<f64>(), 1.0).eval()?;
    let products: Vector<f64> = size.ewise_mult(op::times::<f64>(), &others).eval()?;
    let together = products.reduce(&monoid::plus::<f64>())?;
    let pairs = n as f64 * (n as f64 - 1.0);
    let apart_unjoined = (pairs - together) - (edges - inside);

    let share = |part: f64, all: f64| if all > 0.0 { part / all } else { 1.0 };
    Ok(PartitionQuality { coverage: share(inside, edges), performance: share(inside + apart_unjoined, pairs) })
}
