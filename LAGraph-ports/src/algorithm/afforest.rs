//! Connected components by Afforest: a few edges of each vertex first, then all edges of what the largest tree left out.
//!
//! Needs: a symmetric pattern; values mean nothing.
//! Gives: for each vertex the smallest vertex of its component, as [`components`](super::components) does.
//! Cost: two edges a vertex settle most of a large graph; the edges of the largest tree that they make are not looked
//! at again.
//! Source: M. Sutton, T. Ben-Nun, A. Barak, Optimizing parallel graph connectivity computation via subgraph sampling,
//! IPDPS 2018.

use std::collections::HashMap;

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

use super::components;

/// The smallest vertex of each vertex's component.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::components_by_sampling;
///
/// // 1 - 3 and 0 - 2 - 4.
/// let u = Matrix::from_tuples((5, 5), &[1, 3, 0, 2, 2, 4], &[3, 1, 2, 0, 4, 2], &[true; 6], None)?;
/// assert_eq!(components_by_sampling(&u)?.tuples()?.1, [0, 1, 0, 1, 0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn components_by_sampling<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    let n = u.nrows();
    // S = the edges of each vertex to its smallest and to its greatest neighbour, in both directions
    let ones = Vector::full(n, true)?;
    let smallest: Vector<u64> = u.mxv(&semiring::min_secondi(), &ones).eval()?;
    let max_secondi = semiring::of(&monoid::max::<i64>(), &op::binary::<i64>(op::BinaryCode::SecondI)?)?;
    let greatest: Vector<u64> = u.mxv(&max_secondi, &ones).eval()?;
    let label = components(&both_ways(n, &[&smallest, &greatest])?)?;

    // rest = the vertices outside the largest tree; its label is the most frequent one
    let (vertex, tree) = label.tuples()?;
    let largest = most_frequent(&tree);
    let rest = label.select(op::value_ne::<u64>(), largest).eval()?;
    // R = the edges of the rest, joined to the trees so far: whoever has an edge out of the largest tree is in the rest
    // at its other end
    let of_rest: Matrix<bool> = rest.diag()?.mxm(&semiring::any_pair::<bool>(), u).eval()?;
    let trees = Matrix::from_tuples((n, n), &vertex, &tree, &vec![true; tree.len()], None)?;
    let r: Matrix<bool> = of_rest.ewise_add(op::pair::<bool>(), &trees).eval()?;
    let r: Matrix<bool> = r.ewise_add(op::pair::<bool>(), &r.transposed().eval()?).eval()?;
    components(&r)
}

/// The edges v - w(v) for each entry of each vector, both ways.
fn both_ways(n: u64, ends: &[&Vector<u64>]) -> Result<Matrix<bool>> {
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    for end in ends {
        let (v, w) = end.tuples()?;
        rows.extend(v.iter().chain(&w));
        cols.extend(w.iter().chain(&v));
    }
    Matrix::from_tuples((n, n), &rows, &cols, &vec![true; rows.len()], Some(&op::pair::<bool>()))
}

/// The number that occurs most often; of several the smallest. 0 in an empty list.
fn most_frequent(list: &[u64]) -> u64 {
    let mut count: HashMap<u64, u64> = HashMap::new();
    list.iter().for_each(|&x| *count.entry(x).or_default() += 1);
    count.into_iter().max_by_key(|&(x, k)| (k, std::cmp::Reverse(x))).map_or(0, |(x, _)| x)
}
