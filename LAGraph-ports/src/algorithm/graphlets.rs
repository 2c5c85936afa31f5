//! The graphlet transform: how often each vertex is in each connected graph of up to four vertices, by place in it.
//!
//! Needs: a symmetric pattern without diagonal; values mean nothing.
//! Gives: sixteen numbers a vertex, named by [`PLACES`]: of subgraphs with all edges that the graph has among their
//! vertices ([`graphlets`]), or with some of them ([`subgraph_counts`]).
//! Cost: the square of the matrix, one masked product more, and a triangle count in the neighbourhood of each vertex for the
//! graph of four vertices that all know each other.
//! Source: D. Floros, N. Pitsianis, X. Sun, Fast graphlet transform of sparse graphs, HPEC 2020.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring, types::Scalar};

use super::triangles;

/// What number k of a vertex counts: the small graph, and the vertex's place in it.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{PLACES, graphlets};
///
/// let triangle = Matrix::from_edges(3, [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)])?;
/// let found = graphlets(&triangle)?;
/// for (place, counts) in PLACES.iter().zip(&found) {
///     let is_in_a_triangle = ["itself", "edge", "triangle"].contains(place);
///     assert_eq!(counts.get(0)? > Some(0.0), is_in_a_triangle, "{place}");
/// }
/// # Ok::<(), graphblas::Error>(())
/// ```
pub const PLACES: [&str; 16] = [
    "itself",
    "edge",
    "path of 2 edges, end",
    "path of 2 edges, middle",
    "triangle",
    "path of 3 edges, end",
    "path of 3 edges, inside",
    "star of 3 edges, leaf",
    "star of 3 edges, centre",
    "triangle with a tail, end of the tail",
    "triangle with a tail, far from it",
    "triangle with a tail, where it begins",
    "square",
    "square with a diagonal, off it",
    "square with a diagonal, on it",
    "four that all know each other",
];

/// (k, l, times): every occurrence of l contains so many of k at the same vertex, found by drawing them.
#[rustfmt::skip]
const CONTAINED: [(usize, usize, f64); 34] = [
    (2, 4, 2.0), (3, 4, 1.0),
    (5, 9, 2.0), (5, 10, 1.0), (5, 12, 2.0), (5, 13, 4.0), (5, 14, 2.0), (5, 15, 6.0),
    (6, 10, 1.0), (6, 11, 2.0), (6, 12, 2.0), (6, 13, 2.0), (6, 14, 4.0), (6, 15, 6.0),
    (7, 9, 1.0), (7, 10, 1.0), (7, 13, 2.0), (7, 14, 1.0), (7, 15, 3.0),
    (8, 11, 1.0), (8, 14, 1.0), (8, 15, 1.0),
    (9, 13, 2.0), (9, 15, 3.0),
    (10, 13, 2.0), (10, 14, 2.0), (10, 15, 6.0),
    (11, 14, 2.0), (11, 15, 3.0),
    (12, 13, 1.0), (12, 14, 1.0), (12, 15, 3.0),
    (13, 15, 3.0),
    (14, 15, 3.0),
];

/// For each of [`PLACES`] the numbers of all vertices; subgraphs have all edges that there are among their vertices.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::graphlets;
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3.
/// let (i, j) = ([0, 1, 2, 2, 1, 2, 0, 3], [1, 2, 0, 3, 0, 1, 2, 2]);
/// let found = graphlets(&Matrix::from_tuples((4, 4), &i, &j, &[true; 8], None)?)?;
/// // Triangles, and paths of two edges that are not part of one: 0 - 2 - 3 and 1 - 2 - 3.
/// assert_eq!(found[4].tuples()?.1, [1.0, 1.0, 1.0, 0.0]);
/// assert_eq!(found[2].tuples()?.1, [1.0, 1.0, 0.0, 2.0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn graphlets<T: Scalar>(u: &Matrix<T>) -> Result<Vec<Vector<f64>>> {
    let mut counts = subgraph_counts(u)?;
    // What contains others comes after them: from the last one on all that is taken away is settled.
    for &(k, l, times) in CONTAINED.iter().rev() {
        // counts(k) -= times counts(l)
        let more: Vector<f64> = counts[l].bind2nd(op::times::<f64>(), times).eval()?;
        counts[k].write(more.same().accum(op::minus::<f64>()))?;
    }
    Ok(counts)
}

/// For each of [`PLACES`] the numbers of all vertices; subgraphs have some of the edges among their vertices.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{graphlets, subgraph_counts};
///
/// // In a triangle every vertex is the middle of a path of two edges, but the third edge is there, too.
/// let triangle = Matrix::from_edges(3, [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)])?;
/// assert_eq!(subgraph_counts(&triangle)?[3].to_vec()?, [1.0; 3]);
/// assert_eq!(graphlets(&triangle)?[3].to_vec()?, [0.0; 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn subgraph_counts<T: Scalar>(u: &Matrix<T>) -> Result<Vec<Vector<f64>>> {
    let n = u.nrows();
    let sum = monoid::plus::<f64>();
    let count = semiring::plus_pair::<f64>();
    let one = Vector::full(n, 1.0)?;
    // d = A 1, the neighbours
    let d = around(u, &one)?;
    let (d1, d2) = (less(&d, 1.0, &one)?, less(&d, 2.0, &one)?);

    // C = A +.pair A' off the diagonal, the common neighbours; T<A> = C, the triangles at each edge
    let c: Matrix<f64> = u.mxm(&count, u.t()).eval()?;
    let c = c.select(op::off_diag(), 0_i64).eval()?;
    let t_edge = c.same().mask(u).structural().eval()?;
    // t = T 1 / 2
    let t = scaled(&full(&t_edge.reduce_rows(&sum).eval()?)?, 0.5)?;

    // paths of two edges: e2 = A d - d ends at v, d (d - 1) / 2 have v in the middle
    let e2 = less(&around(u, &d)?, 1.0, &d)?;
    let m2 = scaled(&times(&d, &d1)?, 0.5)?;
    // paths of three edges: A e2 - d (d - 1) - 2 t end at v, (d - 1) e2 - 2 t have it inside
    let e3 = less(&less(&around(u, &e2)?, 2.0, &m2)?, 2.0, &t)?;
    let m3 = less(&times(&d1, &e2)?, 2.0, &t)?;
    // stars: A ((d - 1) (d - 2) / 2) have v for a leaf, d (d - 1) (d - 2) / 6 for the centre
    let leaf = around(u, &scaled(&times(&d1, &d2)?, 0.5)?)?;
    let centre = scaled(&times(&m2, &d2)?, 1.0 / 3.0)?;
    // triangles with a tail: A t - 2 t, T d - 4 t, t (d - 2)
    let tip = less(&around(u, &t)?, 2.0, &t)?;
    let td: Vector<f64> = t_edge.mxv(&semiring::plus_times::<f64>(), &d).eval()?;
    let far = less(&full(&td)?, 4.0, &t)?;
    let root = times(&t, &d2)?;
    // squares: sum of C (C - 1) / 2; with a diagonal at v: sum of T (T - 1) / 2
    let square = scaled(&full(&pairs(&c)?.reduce_rows(&sum).eval()?)?, 0.5)?;
    let on = scaled(&full(&pairs(&t_edge)?.reduce_rows(&sum).eval()?)?, 0.5)?;
    // with one off v: sum of A (T - 1) at the edges, each diagonal from both its ends
    let spare: Matrix<f64> = t_edge.bind2nd(op::minus::<f64>(), 1.0).eval()?;
    let off: Matrix<f64> = u.mxm(&semiring::plus_second::<f64>(), &spare).mask(u).structural().eval()?;
    let off = scaled(&full(&off.reduce_rows(&sum).eval()?)?, 0.5)?;

    Ok(vec![one, d, e2, m2, t, e3, m3, leaf, centre, tip, far, root, square, off, on, cliques(u)?])
}

/// For each vertex the triangles among its neighbours.
fn cliques<T: Scalar>(u: &Matrix<T>) -> Result<Vector<f64>> {
    let mut found = Vector::full(u.nrows(), 0.0)?;
    for v in 0..u.nrows() {
        let near = u.row(v)?.tuples()?.0;
        if near.len() >= 3 {
            found.set(v, triangles(&u.extract(&near, &near)?)? as f64)?;
        }
    }
    Ok(found)
}

/// A +.second x, 0 where there is no edge.
fn around<T: Scalar>(u: &Matrix<T>, x: &Vector<f64>) -> Result<Vector<f64>> {
    full(&u.mxv(&semiring::plus_second::<f64>(), x).eval()?)
}

/// x, and 0 where it has no entry.
fn full(x: &Vector<f64>) -> Result<Vector<f64>> {
    let mut y = Vector::full(x.size(), 0.0)?;
    y.write(x.same().accum(op::plus::<f64>()))?;
    Ok(y)
}

/// x - a y.
fn less(x: &Vector<f64>, a: f64, y: &Vector<f64>) -> Result<Vector<f64>> {
    x.ewise_add(op::minus::<f64>(), &scaled(y, a)?).eval()
}

/// a x.
fn scaled(x: &Vector<f64>, a: f64) -> Result<Vector<f64>> {
    x.bind2nd(op::times::<f64>(), a).eval()
}

/// x y, place by place.
fn times(x: &Vector<f64>, y: &Vector<f64>) -> Result<Vector<f64>> {
    x.ewise_mult(op::times::<f64>(), y).eval()
}

/// x (x - 1) of every entry.
fn pairs(c: &Matrix<f64>) -> Result<Matrix<f64>> {
    let fewer: Matrix<f64> = c.bind2nd(op::minus::<f64>(), 1.0).eval()?;
    c.ewise_mult(op::times::<f64>(), &fewer).eval()
}
