//! The similarity of neighbourhoods, pair by pair.
//!
//! Needs: a graph; the neighbours of a vertex are where its edges go, lengths mean nothing.
//! Gives: the share of common neighbours for all pairs, or for edges.
//! Cost:  O(degree) a pair.

use std::collections::BTreeSet;

use super::Adjacency;

/// Common neighbours over all neighbours; 0 when there is none.
///
/// ```
/// use lagraph_ports::check::{Adjacency, jaccard};
///
/// // 0 leads to 2 and 3, 1 to 3 and 4: one of three in common.
/// let g = Adjacency::from_edges(5, &[0, 0, 1, 1], &[2, 3, 3, 4], None);
/// assert_eq!(jaccard::similarity(&g, 0, 1), 1.0 / 3.0);
/// assert_eq!(jaccard::similarity(&g, 2, 3), 0.0);
/// ```
#[must_use]
pub fn similarity(g: &Adjacency, i: usize, j: usize) -> f64 {
    let (a, b): (BTreeSet<_>, BTreeSet<_>) = (g.neighbours(i).iter().collect(), g.neighbours(j).iter().collect());
    let all = a.union(&b).count();
    if all == 0 { 0.0 } else { a.intersection(&b).count() as f64 / all as f64 }
}

/// All pairs of different vertices that are alike at all, in order.
///
/// ```
/// use lagraph_ports::check::{Adjacency, jaccard};
///
/// // 0 leads to 2, 1 to 2 and 3.
/// let g = Adjacency::from_edges(4, &[0, 1, 1], &[2, 2, 3], None);
/// assert_eq!(jaccard::pairs(&g), [(0, 1, 0.5), (1, 0, 0.5)]);
/// ```
#[must_use]
pub fn pairs(g: &Adjacency) -> Vec<(usize, usize, f64)> {
    let n = g.vertices();
    let all = (0..n).flat_map(|i| (0..n).filter(move |&j| j != i).map(move |j| (i, j, similarity(g, i, j))));
    all.filter(|e| e.2 > 0.0).collect()
}

/// All edges but loops, by vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, jaccard};
///
/// // 0 leads to 1 and 2, 1 leads to 2: only 0 and 1 have a neighbour in common.
/// let g = Adjacency::from_edges(3, &[0, 0, 1], &[1, 2, 2], None);
/// assert_eq!(jaccard::edges(&g), [(0, 1, 0.5), (0, 2, 0.0), (1, 2, 0.0)]);
/// ```
#[must_use]
pub fn edges(g: &Adjacency) -> Vec<(usize, usize, f64)> {
    g.edges().filter(|e| e.0 != e.1).map(|(i, j, _)| (i, j, similarity(g, i, j))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_in_common() {
        let g = Adjacency::from_edges(6, &[0, 0, 0, 1, 1, 1], &[2, 3, 4, 3, 4, 5], None);
        assert_eq!(pairs(&g), [(0, 1, 0.5), (1, 0, 0.5)]);
        assert!(edges(&g).iter().all(|e| e.2 == 0.0));
        assert_eq!(similarity(&g, 4, 5), 0.0, "neither has neighbours");
        assert_eq!(similarity(&g, 1, 1), 1.0);
    }
}
