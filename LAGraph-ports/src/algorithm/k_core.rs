//! Cores: the k-core is the largest subgraph in which every vertex has at least k neighbours.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: the core number of each vertex, the largest k whose core it is in; or one core.
//! Cost: every edge is looked at twice, but one step a layer of vertices that go together.
//! Source: D. W. Matula, L. L. Beck, Smallest-last ordering and clustering and graph coloring algorithms, Journal of the
//! ACM 30 (1983).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The core number of every vertex; 0 for one without neighbours.
///
/// ```
/// use graphblas::{Matrix, io, monoid};
/// use lagraph_ports::algorithm::core_numbers;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let core = core_numbers(&club)?;
/// assert_eq!(core.reduce(&monoid::max::<u64>())?, 4);
/// // The twelfth member knows nobody but the instructor.
/// assert_eq!(core.get(11)?, Some(1));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn core_numbers<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    let mut degree = degrees(u)?;
    let mut core = Vector::try_new(u.nrows())?;
    let mut k = 0;
    while degree.nvals()? > 0 {
        // The vertices that are left all have more than k neighbours left: the next core that loses some is that of
        // the smallest degree.
        k = degree.reduce(&monoid::min::<u64>())?.max(k);
        let gone = peel(u, &mut degree, k)?;
        // core<gone> = k
        core.write(core.constant(k).mask(&gone).structural())?;
    }
    Ok(core)
}

/// The edges of the k-core, in both directions.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::k_core;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// assert!(k_core(&club, 4)?.nvals()? > 0);
/// assert_eq!(k_core(&club, 5)?.nvals()?, 0);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn k_core<T: Scalar>(u: &Matrix<T>, k: u64) -> Result<Matrix<bool>> {
    let mut degree = degrees(u)?;
    if let Some(most) = k.checked_sub(1) {
        peel(u, &mut degree, most)?;
    }
    // D A D, with D the diagonal matrix of the vertices that stay
    let (d, pair) = (degree.diag()?, semiring::any_pair::<bool>());
    let rows: Matrix<bool> = d.mxm(&pair, u).eval()?;
    rows.mxm(&pair, &d).eval()
}

/// The neighbours of every vertex, 0 where there is none.
fn degrees<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    let ones = Vector::full(u.ncols(), 1_u64)?;
    let mut degree = Vector::full(u.nrows(), 0_u64)?;
    // degree += A +.pair 1
    degree.write(u.mxv(&semiring::plus_pair::<u64>(), &ones).accum(op::plus::<u64>()))?;
    Ok(degree)
}

/// Takes away vertices with at most `most` neighbours left until there are none such. `degree` has an entry for each
/// vertex left; the vertices taken away are given back.
fn peel<T: Scalar>(u: &Matrix<T>, degree: &mut Vector<u64>, most: u64) -> Result<Vector<bool>> {
    let mut gone = Vector::try_new(degree.size())?;
    let mut layer = degree.select(op::value_le::<u64>(), most).eval()?;
    while layer.nvals()? > 0 {
        // gone<layer> = true, degree<!layer,r> = degree
        gone.write(gone.constant(true).mask(&layer).structural())?;
        degree.write(degree.same().mask_not(&layer).structural().replace())?;
        // degree<degree> -= layer +.pair A
        let lost = layer.vxm(&semiring::plus_pair::<u64>(), u);
        degree.write(lost.mask(degree).structural().accum(op::minus::<u64>()))?;
        layer.write(degree.select(op::value_le::<u64>(), most))?;
    }
    Ok(gone)
}
