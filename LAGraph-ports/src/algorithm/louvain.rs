//! Communities by the Louvain method: vertices move to the neighbouring community that raises modularity most, then
//! communities become vertices.
//!
//! Needs: a symmetric matrix of weights that are not negative; a loop's weight counts as its entry says.
//! Gives: [`Communities`] of which no two could be made one with a gain.
//! All vertices choose at once. Where their moves together bring nothing, the better half of them is tried, down to the
//! best one alone, which always brings what it promised; so modularity grows with every step.
//! Cost: a step is a product with as many entries as there are edges, and one more to see what the moves brought.
//! Source: V. D. Blondel, J.-L. Guillaume, R. Lambiotte, E. Lefebvre, Fast unfolding of communities in large networks, Journal
//! of Statistical Mechanics (2008) P10008.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring};

/// Smaller gains are taken for rounding.
const LEAST_GAIN: f64 = 1e-12;

/// Vertices in groups.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::louvain;
///
/// // 0 - 1 and 2 - 3.
/// let a = Matrix::from_tuples((4, 4), &[0, 1, 2, 3], &[1, 0, 3, 2], &[1.0; 4], None)?;
/// let found = louvain(&a)?;
/// assert_eq!(found.label.to_vec()?, [0, 0, 2, 2]);
/// assert_eq!(found.modularity, 0.5);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Communities {
    /// The community of every vertex, named after its smallest vertex.
    pub label: Vector<u64>,
    /// The share of weight inside communities, less what it would be if edges were drawn at random.
    pub modularity: f64,
}

/// Communities of high modularity.
///
/// ```
/// use graphblas::io;
/// use lagraph_ports::{Graph, algorithm::louvain};
///
/// let club = Graph::try_new(&io::embedded::karate()?)?;
/// let found = louvain(&club.a)?;
/// // 0.4198 is the best there is.
/// assert!(found.modularity > 0.38 && found.modularity < 0.42);
/// assert_ne!(found.label.get(0)?, found.label.get(33)?);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn louvain(a: &Matrix<f64>) -> Result<Communities> {
    let n = a.nrows();
    let mut label: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    let mut w = a.dup()?;
    let all = a.reduce(&monoid::plus::<f64>())?;
    while let Some(next) = moved(&w, all)? {
        // label = next(label), W = S' W S
        label = next.extract(&label.tuples()?.1)?;
        w = merged(&w, &next)?;
    }
    // least(c) = the smallest vertex of community c, label = least(label)
    let (vertex, labels) = label.tuples()?;
    let label = Vector::from_tuples(n, &labels, &vertex, Some(&op::min::<u64>()))?.extract(&labels)?;
    let modularity = modularity(a, &label)?;
    Ok(Communities { label, modularity })
}

/// The modularity of a partition: sum over communities of inside / all - (degrees / all)^2; 0 without weight.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::modularity;
///
/// // 0 - 1 and 2 - 3: all weight is inside the two pairs, half of it would be by chance.
/// let a = Matrix::from_tuples((4, 4), &[0, 1, 2, 3], &[1, 0, 3, 2], &[1.0; 4], None)?;
/// assert_eq!(modularity(&a, &Vector::from_slice(&[0_u64, 0, 2, 2])?)?, 0.5);
/// // One community of all is as good as chance.
/// assert_eq!(modularity(&a, &Vector::full(4, 0_u64)?)?, 0.0);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn modularity(a: &Matrix<f64>, label: &Vector<u64>) -> Result<f64> {
    let all = a.reduce(&monoid::plus::<f64>())?;
    if all > 0.0 { quality(&merged(a, label)?, all) } else { Ok(0.0) }
}

/// The modularity when every vertex of W is a community.
fn quality(w: &Matrix<f64>, all: f64) -> Result<f64> {
    let sum = monoid::plus::<f64>();
    let inside = w.select(op::position(op::IndexUnaryCode::Diag)?, 0_i64).eval()?.reduce(&sum)?;
    let degree: Vector<f64> = w.reduce_rows(&sum).eval()?;
    let squares: Vector<f64> = degree.ewise_mult(op::times::<f64>(), &degree).eval()?;
    Ok(inside / all - squares.reduce(&sum)? / (all * all))
}

/// S(v, label(v)) = 1.
fn membership(label: &Vector<u64>) -> Result<Matrix<f64>> {
    let (vertex, labels) = label.tuples()?;
    Matrix::from_tuples((label.size(), label.size()), &vertex, &labels, &vec![1.0; labels.len()], None)
}

/// S' W S: the graph whose vertices are the communities.
fn merged(w: &Matrix<f64>, label: &Vector<u64>) -> Result<Matrix<f64>> {
    let (s, plus_times) = (membership(label)?, semiring::plus_times::<f64>());
    let half: Matrix<f64> = w.mxm(&plus_times, &s).eval()?;
    s.t().mxm(&plus_times, &half).eval()
}

/// The communities after moves of single vertices, begun with each alone; `None` if none brings anything.
fn moved(w: &Matrix<f64>, all: f64) -> Result<Option<Vector<u64>>> {
    if all <= 0.0 {
        return Ok(None); // without weight there is nothing to gain
    }
    let n = w.nrows();
    let mut label: Vector<u64> = Vector::full(n, 0_u64)?.apply_index(op::row_index(), 0_i64).eval()?;
    let mut best = quality(w, all)?;
    let mut has_moved = false;
    loop {
        let mut moves = gains(w, &label, all)?;
        moves.sort_by(|x, y| y.gain.total_cmp(&x.gain).then(x.vertex.cmp(&y.vertex)));
        // Half of them each time that those tried bring nothing
        loop {
            if moves.is_empty() {
                return Ok(has_moved.then_some(label));
            }
            let mut next = label.dup()?;
            for m in &moves {
                next.set(m.vertex, m.to)?;
            }
            let reached = quality(&merged(w, &next)?, all)?;
            if reached > best + LEAST_GAIN {
                (label, best, has_moved) = (next, reached, true);
                break;
            }
            moves.truncate(moves.len() / 2);
        }
    }
}

/// A vertex, the community that it would rather be in, and how much more weight it would have there than expected.
struct Move {
    vertex: u64,
    to: u64,
    gain: f64,
}

/// The best move of every vertex that has one.
fn gains(w: &Matrix<f64>, label: &Vector<u64>, all: f64) -> Result<Vec<Move>> {
    let (plus_times, any_first) = (semiring::plus_times::<f64>(), semiring::any_first::<f64>());
    let s = membership(label)?;
    // k = the sums of W's rows, of the communities k' S
    let k: Vector<f64> = w.reduce_rows(&monoid::plus::<f64>()).eval()?;
    let total: Vector<f64> = k.vxm(&plus_times, &s).eval()?;
    // G = W S without loops: the weight from each vertex to each community around it, its own included, with 0 at least
    let between = w.select(op::off_diag(), 0_i64).eval()?;
    let mut g: Matrix<f64> = between.mxm(&plus_times, &s).eval()?;
    g.write(s.bind2nd(op::times::<f64>(), 0.0).accum(op::plus::<f64>()))?;
    // E = diag(k) G diag(total), with G's pattern only; in its own community a vertex does not meet itself: k^2 less
    let of_vertex: Matrix<f64> = k.diag()?.mxm(&any_first, &g).eval()?;
    let mut e: Matrix<f64> = of_vertex.mxm(&plus_times, &total.diag()?).eval()?;
    let squares: Vector<f64> = k.ewise_mult(op::times::<f64>(), &k).eval()?;
    let own: Matrix<f64> = squares.diag()?.mxm(&any_first, &s).eval()?;
    e.write(own.same().accum(op::minus::<f64>()))?;
    // G = G - E / all: weight beyond what is expected
    e.write(e.bind2nd(op::div::<f64>(), all))?;
    g.write(e.same().accum(op::minus::<f64>()))?;

    // best = the greatest of each row of G, stay = what it is in the vertex's own community
    let best: Vector<f64> = g.reduce_rows(&monoid::max::<f64>()).eval()?;
    let stay = g.same().mask(&s).structural().eval()?;
    let stay: Vector<f64> = stay.reduce_rows(&monoid::plus::<f64>()).eval()?;
    let gain: Vector<f64> = best.ewise_mult(op::minus::<f64>(), &stay).eval()?;
    let gain = gain.select(op::value_gt::<f64>(), LEAST_GAIN * all).eval()?;
    // to = (G = diag(best) any.first G) min.secondi 1: of the best communities the smallest
    let of_best: Matrix<f64> = best.diag()?.mxm(&any_first, &g).eval()?;
    let is_best: Matrix<bool> = g.ewise_mult(op::eq::<f64>(), &of_best).eval()?;
    let is_best = is_best.select(op::value_eq::<bool>(), true).eval()?;
    let to: Vector<u64> = is_best.mxv(&semiring::min_secondi(), label).mask(&gain).structural().eval()?;

    let ((vertex, gain), (_, to)) = (gain.tuples()?, to.tuples()?);
    Ok(vertex.into_iter().zip(to).zip(gain).map(|((vertex, to), gain)| Move { vertex, to, gain }).collect())
}
