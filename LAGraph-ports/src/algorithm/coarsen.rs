//! The graph that is left when the two vertices of each pair of a matching are made one: S' A S.
//!
//! Needs: a square matrix of weights, directed or not; partners as [`matching`](super::matching()) gives them.
//! Gives: [`Coarse`]. S(v, c) = 1 where vertex v becomes c. Vertices keep their order: c counts the vertices that have no
//! partner or a larger one. Weights of edges that fall together are added; edges inside a pair are gone.
//! Cost: two products with as many entries as there are edges.
//! Source: G. Karypis, V. Kumar, A fast and high quality multilevel scheme for partitioning irregular graphs, SIAM Journal
//! on Scientific Computing 20 (1998).

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, op, semiring};

/// A graph of fewer vertices.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::{Coarse, coarsen};
///
/// // 0 -> 1 -> 2, and 0 and 1 become one.
/// let a = Matrix::from_tuples((3, 3), &[0, 1], &[1, 2], &[1.0, 5.0], None)?;
/// let Coarse { graph, vertex } = coarsen(&a, &Vector::from_tuples(3, &[0, 1], &[1_u64, 0], None)?)?;
/// assert_eq!(vertex.to_vec()?, [0, 0, 1]);
/// assert_eq!(graph.tuples()?, (vec![0], vec![1], vec![5.0]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Coarse {
    /// Entry (c, d): the weight of all edges from c's vertices to d's; nothing on the diagonal.
    pub graph: Matrix<f64>,
    /// What each vertex became.
    pub vertex: Vector<u64>,
}

/// The graph with the matched edges contracted.
///
/// An error if the matrix is not square, `partner` has another size, or a vertex is not the partner of its partner.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::coarsen;
///
/// // The square 0 - 1 - 2 - 3 - 0 with 0 - 1 matched.
/// let (i, j) = ([0, 1, 2, 3, 1, 2, 3, 0], [1, 2, 3, 0, 0, 1, 2, 3]);
/// let a = Matrix::from_tuples((4, 4), &i, &j, &[1.0, 2.0, 3.0, 4.0, 1.0, 2.0, 3.0, 4.0], None)?;
/// let coarse = coarsen(&a, &Vector::from_tuples(4, &[0, 1], &[1_u64, 0], None)?)?;
/// assert_eq!(coarse.vertex.tuples()?.1, [0, 0, 1, 2]);
/// assert_eq!(coarse.graph.to_rows_or(0.0)?, [0.0, 2.0, 4.0, 2.0, 0.0, 3.0, 4.0, 3.0, 0.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn coarsen(a: &Matrix<f64>, partner: &Vector<u64>) -> Result<Coarse> {
    let n = a.nrows();
    if partner.size() != n {
        let message = format_args!("partner: needed a vector of {n} vertices, got one of {}", partner.size());
        return Err(Error::new(ErrorKind::DimensionMismatch, message));
    }
    let (matched, partners) = partner.tuples()?;
    let mut first: Vec<u64> = (0..n).collect();
    for (&v, &w) in matched.iter().zip(&partners) {
        if v == w || w >= n || partner.get(w)? != Some(v) {
            let message = format_args!("partner: {v} has partner {w}, which is no other vertex with partner {v}");
            return Err(Error::new(ErrorKind::InvalidValue, message));
        }
        first[v as usize] = v.min(w);
    }
    // The first of each pair and who is alone get a number; the second comes later and takes that of the first.
    let (mut number, mut count) = (vec![0; first.len()], 0);
    for (v, &f) in first.iter().enumerate() {
        number[v] = if f == v as u64 { count } else { number[f as usize] };
        count += u64::from(f == v as u64);
    }
    let vertices: Vec<u64> = (0..n).collect();
    let s = Matrix::from_tuples((n, count), &vertices, &number, &vec![1.0; number.len()], None)?;
    // graph = S' (A S) without the diagonal
    let half: Matrix<f64> = a.mxm(&semiring::plus_times::<f64>(), &s).eval()?;
    let whole: Matrix<f64> = s.t().mxm(&semiring::plus_times::<f64>(), &half).eval()?;
    let graph = whole.select(op::off_diag(), 0_i64).eval()?;
    Ok(Coarse { graph, vertex: Vector::from_slice(&number)? })
}
