//! Closeness and harmonic centrality: how near a vertex is to all others, by breadth-first searches in batches.
//!
//! Needs: entry (i, j) is the edge i -> j, its value means nothing; all edges have length 1.
//! Gives: [`Closeness`] of every vertex, from the lengths of the shortest ways that begin at it.
//! Cost: a search from every vertex, 64 side by side as the rows of one matrix.
//! Sources: A. Bavelas, Communication patterns in task-oriented groups, Journal of the Acoustical Society of America 22
//! (1950); S. Wasserman, K. Faust, Social network analysis, 1994 (vertices that cannot be reached); P. Boldi, S. Vigna, Axioms
//! for centrality, Internet Mathematics 10 (2014).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// Searches made side by side: the frontiers of a batch are rows of one matrix.
const BATCH: u64 = 64;

/// How near each vertex is to the others.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::closeness;
///
/// // A star: 0 is one step from both, each leaf one step from 0 and two from the other.
/// let star = Matrix::from_edges(3, [(0, 1), (0, 2), (1, 0), (2, 0)])?;
/// let found = closeness(&star)?;
/// assert_eq!(found.closeness.to_vec()?, [1.0, 2.0 / 3.0, 2.0 / 3.0]);
/// assert_eq!(found.harmonic.to_vec()?, [2.0, 1.5, 1.5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Closeness {
    /// With r vertices reached besides itself and s the sum of their distances r / s times r / (n - 1); 0 if r = 0.
    pub closeness: Vector<f64>,
    /// The sum of 1 / distance over the vertices reached.
    pub harmonic: Vector<f64>,
}

/// Closeness and harmonic centrality of every vertex.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::closeness;
///
/// // 0 -> 1 -> 2.
/// let a = Matrix::from_tuples((3, 3), &[0, 1], &[1, 2], &[true; 2], None)?;
/// let found = closeness(&a)?;
/// assert_eq!(found.harmonic.tuples()?.1, [1.5, 1.0, 0.0]);
/// // 0 reaches both at distances 1 and 2; 1 reaches one of two at distance 1.
/// assert_eq!(found.closeness.tuples()?.1, [2.0 / 3.0, 0.5, 0.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn closeness<T: Scalar>(a: &Matrix<T>) -> Result<Closeness> {
    let n = a.nrows();
    // For each vertex: the vertices reached, their distances in sum, and the sum of 1 / distance
    let (mut reached, mut far) = (Vector::full(n, 0.0)?, Vector::full(n, 0.0)?);
    let mut harmonic = Vector::full(n, 0.0)?;
    let plus = op::plus::<f64>();
    for first in (0..n).step_by(BATCH as usize) {
        let sources = first..n.min(first + BATCH);
        let k = sources.end - sources.start;
        // Row s is the search from vertex first + s.
        let rows: Vec<u64> = (0..k).collect();
        let cols: Vec<u64> = sources.clone().collect();
        let mut front = Matrix::from_tuples((k, n), &rows, &cols, &vec![1.0; cols.len()], None)?;
        let mut seen = Matrix::<bool>::try_new(k, n)?;
        let mut depth = 0.0;
        loop {
            // seen<front> = true, front<!seen,r> = front any.pair A
            seen.write(seen.constant(true).mask(&front).structural())?;
            front.write(front.mxm(&semiring::any_pair::<f64>(), a).mask_not(&seen).structural().replace())?;
            if front.nvals()? == 0 {
                break;
            }
            depth += 1.0;
            // count = the sums of front's rows, at the places of the sources
            let count: Vector<f64> = front.reduce_rows(&monoid::plus::<f64>()).eval()?;
            let mut count_at = Vector::<f64>::try_new(n)?;
            count_at.assign(sources.clone(), &count)?;
            reached.write(count_at.same().accum(plus.clone()))?;
            far.write(count_at.bind2nd(op::times::<f64>(), depth).accum(plus.clone()))?;
            harmonic.write(count_at.bind2nd(op::div::<f64>(), depth).accum(plus.clone()))?;
        }
    }

    // closeness = 0 + r^2 / s / (n - 1) where r > 0
    let some = reached.select(op::value_gt::<f64>(), 0.0).eval()?;
    let squares: Vector<f64> = some.ewise_mult(op::times::<f64>(), &some).eval()?;
    let share: Vector<f64> = squares.ewise_mult(op::div::<f64>(), &far).eval()?;
    let mut closeness = Vector::full(n, 0.0)?;
    closeness.write(share.bind2nd(op::div::<f64>(), n as f64 - 1.0).accum(plus))?;
    Ok(Closeness { closeness, harmonic })
}
