//! Contraction of pairs of vertices, and incidence, edge by edge.
//!
//! Needs: partners that name each other.
//! Gives: what each vertex becomes, and the edges of the smaller graph by vertex with the sums of their lengths; the
//!        entries of the incidence matrix.
//! Cost:  O(edges log edges).

use std::collections::BTreeMap;

use super::Adjacency;

/// The number that each vertex gets: pairs and vertices alone counted by their smallest vertices.
///
/// ```
/// use lagraph_ports::check::coarsen;
///
/// // 1 and 3 become one, which is numbered by its smaller vertex.
/// assert_eq!(coarsen::numbers(&[None, Some(3), None, Some(1)]), [0, 1, 2, 1]);
/// ```
#[must_use]
pub fn numbers(partner: &[Option<usize>]) -> Vec<usize> {
    let first = |v: usize| partner[v].map_or(v, |w| w.min(v));
    let firsts: Vec<usize> = (0..partner.len()).filter(|&v| first(v) == v).collect();
    (0..partner.len()).map(|v| firsts.partition_point(|&u| u < first(v))).collect()
}

/// The edges between different numbers.
///
/// ```
/// use lagraph_ports::check::{Adjacency, coarsen};
///
/// // 0 -> 1 and 0 -> 2 fall together when 1 and 2 do; 1 -> 2 is gone.
/// let g = Adjacency::from_edges(3, &[0, 0, 1], &[1, 2, 2], Some(&[2.0, 3.0, 9.0]));
/// assert_eq!(coarsen::edges(&g, &[0, 1, 1]), [(0, 1, 5.0)]);
/// ```
#[must_use]
pub fn edges(g: &Adjacency, number: &[usize]) -> Vec<(usize, usize, f64)> {
    let mut sum = BTreeMap::new();
    for (i, j, w) in g.edges() {
        if number[i] != number[j] {
            *sum.entry((number[i], number[j])).or_insert(0.0) += w;
        }
    }
    sum.into_iter().map(|((c, d), w)| (c, d, w)).collect()
}

/// The incidence matrix of the edges to larger vertices: (vertex, edge, length), by vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, coarsen};
///
/// // Edge 0 is 0 -> 1, edge 1 is 1 -> 2; each has an entry at both its ends.
/// let g = Adjacency::from_edges(3, &[0, 1], &[1, 2], Some(&[2.0, 3.0]));
/// assert_eq!(coarsen::incidence(&g), [(0, 0, 2.0), (1, 0, 2.0), (1, 1, 3.0), (2, 1, 3.0)]);
/// ```
#[must_use]
pub fn incidence(g: &Adjacency) -> Vec<(usize, usize, f64)> {
    let upper = g.edges().filter(|e| e.0 < e.1).enumerate();
    let mut list: Vec<_> = upper.flat_map(|(k, (i, j, w))| [(i, k, w), (j, k, w)]).collect();
    list.sort_by_key(|e| (e.0, e.1));
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_with_one_pair() {
        let (i, j) = ([0, 1, 2, 3], [1, 2, 3, 0]);
        let g = Adjacency::from_edges(4, &i, &j, Some(&[1.0, 2.0, 3.0, 4.0]));
        let number = numbers(&[None, Some(3), None, Some(1)]);
        assert_eq!(number, [0, 1, 2, 1]);
        assert_eq!(edges(&g, &number), [(0, 1, 1.0), (1, 0, 4.0), (1, 2, 2.0), (2, 1, 3.0)]);
        // 3 -> 0 goes to a smaller vertex.
        assert_eq!(incidence(&g), [(0, 0, 1.0), (1, 0, 1.0), (1, 1, 2.0), (2, 1, 2.0), (2, 2, 3.0), (3, 2, 3.0)]);
    }
}
