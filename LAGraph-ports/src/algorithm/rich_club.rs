//! Rich-club coefficients: how many of the pairs of vertices with more than k neighbours are joined.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: phi(k) = 2 E / (N (N - 1)) for the N vertices with more than k neighbours and the E edges among them, k from 0; no
//! entry where N < 2.
//! Cost: O(edges), and a pass over the degrees.
//! Source: V. Colizza, A. Flammini, M. A. Serrano, A. Vespignani, Detecting rich-club ordering in complex networks, Nature
//! Physics 2 (2006); without its comparison to random graphs of the same degrees.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

/// The coefficient for every k below the largest degree, or for k = 0 only if there is no edge; an error if the matrix is
/// not square.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::rich_club;
///
/// // A triangle 0 - 1 - 2 with a tail 2 - 3: one of four vertices has more than two neighbours, three have more than one.
/// let (i, j) = ([0, 1, 2, 2, 1, 2, 0, 3], [1, 2, 0, 3, 0, 1, 2, 2]);
/// let found = rich_club(&Matrix::from_tuples((4, 4), &i, &j, &[true; 8], None)?)?;
/// assert_eq!((found.size(), found.tuples()?), (3, (vec![0, 1], vec![4.0 / 6.0, 1.0])));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn rich_club<T: Scalar>(u: &Matrix<T>) -> Result<Vector<f64>> {
    let n = u.nrows();
    // degree = U +.pair 1, poorer(i, j) = min(degree(i), degree(j)) on U
    let ones = Vector::full(n, 1_u64)?;
    let degree: Vector<u64> = u.mxv(&semiring::plus_pair::<u64>(), &ones).eval()?;
    let d = degree.diag()?;
    let of_row: Matrix<u64> = d.mxm(&semiring::any_first::<u64>(), u).eval()?;
    let of_column: Matrix<u64> = u.mxm(&semiring::any_second::<u64>(), &d).eval()?;
    let poorer: Matrix<u64> = of_row.ewise_mult(op::min::<u64>(), &of_column).eval()?;

    // Who is in the club of k: vertices with degrees above k, and entries, two for each edge, with a poorer end above k.
    let largest = degree.reduce(&monoid::max::<u64>())?.max(1);
    let vertices = above(largest, &degree.tuples()?.1);
    let entries = above(largest, &poorer.tuples()?.2);
    let clubs = vertices.iter().zip(&entries).zip(0_u64..).filter(|((size, _), _)| **size > 1);
    let (k, phi): (Vec<u64>, Vec<f64>) =
        clubs.map(|((&size, &edges), k)| (k, edges as f64 / (size as f64 * (size as f64 - 1.0)))).unzip();
    Vector::from_tuples(largest, &k, &phi, None)
}

/// For each k below `largest` how many of the degrees, of which none is larger, are above k.
fn above(largest: u64, degrees: &[u64]) -> Vec<u64> {
    let mut count = vec![0; largest as usize + 1];
    degrees.iter().for_each(|&d| count[d as usize] += 1);
    let mut sum = 0;
    let mut above: Vec<u64> = count[1..]
        .iter()
        .rev()
        .map(|c| {
            sum += c;
            sum
        })
        .collect();
    above.reverse();
    above
}
