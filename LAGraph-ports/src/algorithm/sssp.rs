//! Shortest paths from one source: delta-stepping, d = d min d min.+ A on the part of d that may still improve.
//!
//! Needs: weights finite and not negative; delta not negative; a source below the dimension.
//! Gives: the smallest sum of weights on a way from the source, no entry where there is no way.
//! Cost: each step touches the vertices of the nearest pile and their edges only, never all vertices:
//! road networks take thousands of steps of a few hundred vertices. A small delta makes many steps, a
//! large one improves distances again and again; 0 is Dijkstra by equal distances, infinity Bellman-Ford.
//! Edges longer than delta leave the pile in any case: where there are many, they are followed once for each pile, which takes
//! copies of both kinds of edges.
//! Source: U. Meyer, P. Sanders, Delta-stepping: a parallelizable shortest path algorithm, Journal of Algorithms 49 (2003).

use graphblas::{Matrix, Result, Vector, monoid, op, semiring};

use super::Length;

/// The distance of every vertex that `source` reaches; any `delta` gives the same distances.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::sssp;
///
/// // The way 0 -> 1 -> 2 is shorter than the edge 0 -> 2; nothing leads to 3.
/// let a = Matrix::from_tuples((4, 4), &[0, 0, 1], &[1, 2, 2], &[1.0, 5.0, 2.5], None)?;
/// assert_eq!(sssp(&a, 0, 1.0)?.tuples()?, (vec![0, 1, 2], vec![0.0, 1.0, 3.5]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn sssp<T: Length>(a: &Matrix<T>, source: u64, delta: T) -> Result<Vector<T>> {
    match Split::if_it_pays(a, delta)? {
        Some(Split { light, heavy }) => stepping(&light, Some(&heavy), source, delta),
        None => stepping(a, None, source, delta),
    }
}

/// `light` holds all edges, or there are `heavy` ones, which are longer than delta.
fn stepping<T: Length>(light: &Matrix<T>, heavy: Option<&Matrix<T>>, source: u64, delta: T) -> Result<Vector<T>> {
    let n = light.nrows();
    // d = tentative distances
    let mut d = Vector::full(n, T::INFINITY)?;
    d.set(source, T::ZERO)?;
    // far = vertices that improved and whose edges still have to be followed
    let mut far = Vector::try_new(n)?;
    far.set(source, T::ZERO)?;

    let (mut near, mut t) = (Vector::<T>::try_new(n)?, Vector::<T>::try_new(n)?);
    // pile = all that was near since far was split
    let mut pile = Vector::<T>::try_new(n)?;
    let mut better = Vector::<bool>::try_new(n)?;
    while far.nvals()? > 0 {
        // near = far up to bound = min(far) + delta, far = the rest
        let bound = far.reduce(&monoid::min::<T>())?.plus(delta);
        near.write(far.select(op::value_le::<T>(), bound))?;
        far.write(far.select(op::value_gt::<T>(), bound))?;

        while near.nvals()? > 0 {
            // t = near min.+ A: ways whose last edge leaves the pile
            t.write(near.vxm(&semiring::min_plus::<T>(), light))?;
            improve(&mut d, &mut t, &mut better)?;
            if heavy.is_some() {
                // pile min= near
                pile.write(near.same().accum(op::min::<T>()))?;
            }
            // near = t up to the bound, far min= the rest
            near.write(t.select(op::value_le::<T>(), bound))?;
            far.write(t.select(op::value_gt::<T>(), bound).accum(op::min::<T>()))?;
        }
        if let Some(heavy) = heavy {
            // t = pile min.+ A, far min= t: no way over a heavy edge ends in the pile
            t.write(pile.vxm(&semiring::min_plus::<T>(), heavy))?;
            improve(&mut d, &mut t, &mut better)?;
            far.write(t.same().accum(op::min::<T>()))?;
            pile.clear()?;
        }
        // far<far = d,r> = far: what has been reached on a shorter way since is done
        better.write(far.ewise_mult(op::eq::<T>(), &d))?;
        far.write(far.same().mask(&better).replace())?;
    }
    // the finite part of d
    d.select(op::value_lt::<T>(), T::INFINITY).eval()
}

/// The edges longer than delta, and the others.
struct Split<T> {
    light: Matrix<T>,
    heavy: Matrix<T>,
}

impl<T: Length> Split<T> {
    fn of(a: &Matrix<T>, delta: T) -> Result<Self> {
        let (light, heavy) = (op::value_le::<T>(), op::value_gt::<T>());
        Ok(Split { light: a.select(light, delta).eval()?, heavy: a.select(heavy, delta).eval()? })
    }

    /// Not where few edges are longer, or copies are not worth their making. 2026-11, `lagraph`, one thread, whole and split:
    /// Kronecker 18 164 and 110 ms; 500,000 edges, seven a vertex, 13 and 17 ms; 180,000 edges 1.5 and 2.2 ms.
    fn if_it_pays(a: &Matrix<T>, delta: T) -> Result<Option<Self>> {
        const MANY: u64 = 1 << 20;
        const EACH: u64 = 16;
        let edges = a.nvals()?;
        if edges < MANY || edges / a.nrows() < EACH || a.reduce(&monoid::max::<T>())? <= delta {
            return Ok(None);
        }
        let split = Split::of(a, delta)?;
        Ok((split.heavy.nvals()? >= edges / 2).then_some(split))
    }
}

/// What is shorter in t than in d stays in t and goes to d.
fn improve<T: Length>(d: &mut Vector<T>, t: &mut Vector<T>, better: &mut Vector<bool>) -> Result<()> {
    // t<t < d,r> = t
    better.write(t.ewise_mult(op::lt::<T>(), d))?;
    t.write(t.same().mask(better).replace())?;
    // d<t> = t
    d.write(t.same().mask(t).structural())
}

#[cfg(test)]
mod tests {
    use graphblas::io::generate::{GraphOptions, kronecker};

    use super::*;

    /// Whole and split, for deltas below, among and above the lengths.
    #[test]
    fn heavy_edges_may_be_followed_once() {
        for seed in 0..20 {
            let edges = kronecker(6, 3, &GraphOptions { seed, ..GraphOptions::default() }).unwrap();
            let a = Matrix::<bool>::from_coo(&edges, Some(&op::pair::<bool>())).unwrap();
            let (rows, cols, _) = a.tuples().unwrap();
            let lengths: Vec<u32> = rows.iter().zip(&cols).map(|(i, j)| (i * 7 + j * 13) as u32 % 50).collect();
            let a = Matrix::from_tuples((64, 64), &rows, &cols, &lengths, None).unwrap();
            for delta in [0, 1, 7, 25, 49, 1000] {
                let Split { light, heavy } = Split::of(&a, delta).unwrap();
                let whole = stepping(&a, None, rows[0], delta).unwrap().tuples().unwrap();
                assert_eq!(stepping(&light, Some(&heavy), rows[0], delta).unwrap().tuples().unwrap(), whole, "{seed} {delta}");
            }
        }
    }
}
