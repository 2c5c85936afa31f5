//! A graph as the matrices that the algorithms take.
//!
//! Needs: a square list of entries. Gives: [`Graph`].
//! Cost: one build, one transpose, a few passes over the entries.

use graphblas::error::{Error, ErrorKind};
use graphblas::io::Coo;
use graphblas::types::{TypeCode, cast};
use graphblas::{Matrix, Result, Vector, monoid, op, semiring};

/// A graph of n vertices.
///
/// ```
/// use graphblas::io::{self, ReadOptions};
/// use lagraph_ports::Graph;
/// use lagraph_ports::algorithm::{sssp, triangles};
///
/// // 0 -> 1, 1 -> 2, 2 -> 0 with lengths, counted from 1 in the file.
/// let text = b"%%MatrixMarket matrix coordinate real general\n3 3 3\n1 2 4.0\n2 3 0.5\n3 1 1.0\n";
/// let g = Graph::try_new(&io::parse_matrix_market(text, "circle", &ReadOptions::default())?)?;
/// assert!(g.is_weighted && !g.is_symmetric);
/// assert_eq!((g.max_weight, g.degree.to_vec()?), (4.0, vec![1, 1, 1]));
/// assert_eq!(sssp(&g.a, 0, 1.0)?.to_vec()?, [0.0, 4.0, 4.5]);
/// assert_eq!(triangles(&g.undirected)?, 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Graph {
    /// n x n: entry (i, j) is the length of the edge i -> j, finite and not negative.
    pub a: Matrix<f64>,
    /// A', or A itself when the pattern is symmetric.
    pub a_transposed: Matrix<f64>,
    /// The undirected graph: the pattern of A + A' without the diagonal.
    pub undirected: Matrix<bool>,
    /// Edges out of each vertex; no entry where there is none.
    pub degree: Vector<i64>,
    /// Whether every edge has one in the other direction.
    pub is_symmetric: bool,
    /// Whether the lengths were given; else all are 1.
    pub is_weighted: bool,
    /// The largest length, 0 without edges.
    pub max_weight: f64,
}

impl Graph {
    /// The graph of a list of edges; of repeated edges the shortest stays. Values that are no lengths
    /// (patterns, complex values, negative or infinite ones) make every length 1.
    ///
    /// ```
    /// use graphblas::io::{self, ReadOptions};
    /// use lagraph_ports::Graph;
    ///
    /// // A negative value is no length: only the pattern is taken.
    /// let text = b"%%MatrixMarket matrix coordinate real general\n2 2 1\n1 2 -3.0\n";
    /// let g = Graph::try_new(&io::parse_matrix_market(text, "one edge", &ReadOptions::default())?)?;
    /// assert!(!g.is_weighted);
    /// assert_eq!(g.a.get(0, 1)?, Some(1.0));
    /// let text = b"%%MatrixMarket matrix coordinate real general\n2 3 1\n1 2 1.0\n";
    /// let wide = io::parse_matrix_market(text, "two by three", &ReadOptions::default())?;
    /// assert!(Graph::try_new(&wide).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(edges: &Coo) -> Result<Self> {
        if edges.nrows != edges.ncols || edges.nrows == 0 {
            let (nrows, ncols) = (edges.nrows, edges.ncols);
            let message = format_args!("a graph needs as many rows as columns and at least one, got {nrows} by {ncols}");
            return Err(Error::new(ErrorKind::DimensionMismatch, message));
        }
        let mut a = Matrix::<f64>::from_coo(edges, Some(&op::min::<f64>()))?;
        let is_weighted = !edges.is_iso && edges.ty.code().is_some_and(|code| are_lengths(code, &edges.vals));
        if !is_weighted {
            // A<A> = 1
            a.write(a.constant(1.0).mask(&a).structural())?;
        }
        // 0 for a graph without edges: the lengths are not negative, the identity of max is
        let max_weight = a.reduce(&monoid::max::<f64>())?.max(0.0);

        // symmetric: A pair A' has as many entries as A
        let mut a_transposed = a.transposed().eval()?;
        let both: Matrix<bool> = a.ewise_mult(op::pair::<bool>(), &a_transposed).eval()?;
        let is_symmetric = both.nvals()? == a.nvals()?;
        // undirected = A + A' without the diagonal
        let either: Matrix<bool> = if is_symmetric { both } else { a.ewise_add(op::pair::<bool>(), &a_transposed).eval()? };
        let undirected = either.select(op::off_diag(), 0_i64).eval()?;
        if is_symmetric {
            a_transposed = a.dup()?;
        }
        // degree = A +.pair 1
        let ones = Vector::full(a.ncols(), 1_i64)?;
        let degree = a.mxv(&semiring::plus_pair::<i64>(), &ones).eval()?;
        Ok(Graph { a, a_transposed, undirected, degree, is_symmetric, is_weighted, max_weight })
    }

    /// The number of vertices.
    ///
    /// ```
    /// use graphblas::io;
    /// use lagraph_ports::Graph;
    ///
    /// assert_eq!(Graph::try_new(&io::embedded::karate()?)?.vertices(), 34);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn vertices(&self) -> u64 {
        self.a.nrows()
    }
}

/// Whether all values are real, finite and not negative. Looked at before repeated edges are merged,
/// because the least of several numbers is never NaN or infinite when one of them is neither.
fn are_lengths(code: TypeCode, values: &[u8]) -> bool {
    let is_length = |value: &[u8]| {
        let mut x = [0; 8];
        cast::cast_one(TypeCode::FP64, &mut x, code, value);
        let x = f64::from_ne_bytes(x);
        x.is_finite() && x >= 0.0
    };
    !matches!(code, TypeCode::FC32 | TypeCode::FC64) && values.chunks_exact(code.size()).all(is_length)
}
