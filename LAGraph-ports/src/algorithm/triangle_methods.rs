//! Triangles in six ways: which wedges are made, which edges close them, how often each triangle is found.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing. L and U are its lower and upper triangle.
//! Gives: the number of triangles, the same by every [`TriangleMethod`].
//! Cost: Burkhardt looks at all wedges of both directions, Cohen at half of them, the others at each once. The
//! transposed forms intersect adjacency lists, the others merge rows; which is faster depends on the graph.
//! Sources: P. Burkhardt, Graphing trillions of triangles, Information Visualization 16 (2017); J. Cohen, Graph twiddling
//! in a MapReduce world, Computing in Science & Engineering 11 (2009); M. Wolf et al., Fast linear algebra-based triangle
//! counting with KokkosKernels, HPEC 2017 (the four of Sandia).

use graphblas::typed::MatrixExpr;
use graphblas::{Matrix, Result, monoid, op, semiring, types::Scalar};

/// How triangles are counted.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{TriangleMethod, triangles_by};
///
/// let triangle = Matrix::from_edges(3, [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)])?;
/// // Burkhardt finds it six times and divides, Sandia's forms find it once.
/// assert_eq!(triangles_by(&triangle, TriangleMethod::Burkhardt)?, 1);
/// assert_eq!(triangles_by(&triangle, TriangleMethod::SandiaLUT)?, 1);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TriangleMethod {
    /// sum of `C<A> = A A`, over 6.
    Burkhardt,
    /// sum of `C<A> = L U`, over 2.
    Cohen,
    /// sum of `C<L> = L L`.
    SandiaLL,
    /// sum of `C<U> = U U`.
    SandiaUU,
    /// sum of `C<L> = L U'`.
    SandiaLUT,
    /// sum of `C<U> = U L'`.
    SandiaULT,
}

impl TriangleMethod {
    /// All six.
    ///
    /// ```
    /// use lagraph_ports::algorithm::TriangleMethod;
    ///
    /// assert_eq!(TriangleMethod::ALL.len(), 6);
    /// assert_eq!(TriangleMethod::ALL[0], TriangleMethod::Burkhardt);
    /// ```
    pub const ALL: [TriangleMethod; 6] = [
        TriangleMethod::Burkhardt,
        TriangleMethod::Cohen,
        TriangleMethod::SandiaLL,
        TriangleMethod::SandiaUU,
        TriangleMethod::SandiaLUT,
        TriangleMethod::SandiaULT,
    ];
}

/// The number of triangles, by one of the six ways.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::{TriangleMethod, triangles_by};
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// for method in TriangleMethod::ALL {
///     assert_eq!(triangles_by(&club, method)?, 45);
/// }
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn triangles_by<T: Scalar>(u: &Matrix<T>, method: TriangleMethod) -> Result<u64> {
    let below = u.select(op::tril(), -1_i64).eval()?;
    let above = u.select(op::triu(), 1_i64).eval()?;
    let (l, count) = (&below, semiring::plus_pair::<u64>());
    let (wedges, closed_by, times): (MatrixExpr<u64>, &Matrix<T>, u64) = match method {
        TriangleMethod::Burkhardt => (u.mxm(&count, u), u, 6),
        TriangleMethod::Cohen => (l.mxm(&count, &above), u, 2),
        TriangleMethod::SandiaLL => (l.mxm(&count, l), l, 1),
        TriangleMethod::SandiaUU => (above.mxm(&count, &above), &above, 1),
        TriangleMethod::SandiaLUT => (l.mxm(&count, above.t()), l, 1),
        TriangleMethod::SandiaULT => (above.mxm(&count, l.t()), &above, 1),
    };
    let c = wedges.mask(closed_by).structural().eval()?;
    Ok(c.reduce(&monoid::plus::<u64>())? / times)
}
