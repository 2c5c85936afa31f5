//! Hubs and authorities: a = A' h and h = A a, brought to length 1 each time.
//!
//! Needs: the edges and their transpose; values mean nothing.
//! Gives: [`Hits`]: a good hub leads to good authorities, a good authority comes from good hubs; squares add up to 1.
//! Without edges all are 0.
//! Cost: two passes over the edges an iteration.
//! Source: J. M. Kleinberg, Authoritative sources in a hyperlinked environment, Journal of the ACM 46 (1999).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// How much of a hub and of an authority each vertex is.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::hits;
///
/// // 0 leads to 1 and 2: it is the hub, they are the authorities.
/// let a = Matrix::from_edges(3, [(0, 1), (0, 2)])?;
/// let found = hits(&a, &a.transposed().eval()?, 1e-9, 100)?;
/// assert_eq!((found.hub.get(1)?, found.authority.get(0)?), (Some(0.0), Some(0.0)));
/// assert_eq!(found.authority.get(1)?, found.authority.get(2)?);
/// assert!(found.iterations < 100);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Hits {
    /// Grows with the authorities that the vertex leads to.
    pub hub: Vector<f64>,
    /// Grows with the hubs that lead to the vertex.
    pub authority: Vector<f64>,
    /// Iterations made.
    pub iterations: u32,
}

/// Iterates until hubs and authorities change by at most `tolerance` in sum.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::hits;
///
/// // 0 and 1 both lead to 2.
/// let a = Matrix::from_tuples((3, 3), &[0, 1], &[2, 2], &[true; 2], None)?;
/// let found = hits(&a, &a.transposed().eval()?, 1e-9, 100)?;
/// assert_eq!(found.authority.tuples()?.1, [0.0, 0.0, 1.0]);
/// assert!((found.hub.get(0)?.unwrap_or(0.0) - 0.5_f64.sqrt()).abs() < 1e-12);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn hits<T: Scalar>(a: &Matrix<T>, a_transposed: &Matrix<T>, tolerance: f64, max_iterations: u32) -> Result<Hits> {
    let n = a.nrows();
    let mut hub = Vector::full(n, 1.0 / (n as f64).sqrt())?;
    let mut authority = hub.dup()?;
    let (mut change, mut iterations) = (f64::INFINITY, 0);
    while change > tolerance && iterations < max_iterations {
        // authority = A' +.second hub, hub = A +.second authority
        let next_authority = gather(a_transposed, &hub)?;
        let next_hub = gather(a, &next_authority)?;
        change = distance(&next_hub, &hub)? + distance(&next_authority, &authority)?;
        (hub, authority) = (next_hub, next_authority);
        iterations += 1;
    }
    Ok(Hits { hub, authority, iterations })
}

/// A +.second x over its length, 0 where there is no edge.
fn gather<T: Scalar>(a: &Matrix<T>, x: &Vector<f64>) -> Result<Vector<f64>> {
    let mut y = Vector::full(a.nrows(), 0.0)?;
    y.write(a.mxv(&semiring::plus_second::<f64>(), x).accum(op::plus::<f64>()))?;
    let squares: Vector<f64> = y.ewise_mult(op::times::<f64>(), &y).eval()?;
    let length = squares.reduce(&monoid::plus::<f64>())?.sqrt();
    if length > 0.0 {
        y.write(y.bind2nd(op::div::<f64>(), length))?;
    }
    Ok(y)
}

/// sum |x - y|.
fn distance(x: &Vector<f64>, y: &Vector<f64>) -> Result<f64> {
    let difference: Vector<f64> = x.ewise_add(op::minus::<f64>(), y).eval()?;
    let difference: Vector<f64> = difference.apply(op::abs::<f64>()).eval()?;
    difference.reduce(&monoid::plus::<f64>())
}
