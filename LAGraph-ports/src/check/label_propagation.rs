//! Label propagation by counting each vertex's neighbours' labels, all vertices at once.
//!
//! Needs: a graph; lengths mean nothing.
//! Gives: the labels after some rounds; the smallest of the most frequent ones is taken.
//! Cost:  O((vertices + edges) log vertices) a round.

use std::collections::BTreeMap;

use super::Adjacency;

/// The labels when every vertex hears its neighbours once: for graphs with every edge in both directions.
///
/// ```
/// use lagraph_ports::check::{Adjacency, label_propagation};
///
/// // A star: every leaf hears the centre, the centre takes the smallest of three labels.
/// let star = Adjacency::from_edges(4, &[0, 0, 0], &[1, 2, 3], None).undirected();
/// assert_eq!(label_propagation::undirected(&star, 1), [1, 0, 0, 0]);
/// ```
#[must_use]
pub fn undirected(g: &Adjacency, rounds: usize) -> Vec<usize> {
    labels(g.vertices(), rounds, |v| g.neighbours(v).to_vec())
}

/// The labels when every vertex hears whom its edges come from and whom they go to.
///
/// ```
/// use lagraph_ports::check::{Adjacency, label_propagation};
///
/// // 0 <-> 2 counts twice at 2, 1 -> 2 once.
/// let g = Adjacency::from_edges(3, &[0, 2, 1], &[2, 0, 2], None);
/// assert_eq!(label_propagation::directed(&g, 1), [2, 2, 0]);
/// ```
#[must_use]
pub fn directed(g: &Adjacency, rounds: usize) -> Vec<usize> {
    let back = g.transposed();
    labels(g.vertices(), rounds, |v| [g.neighbours(v), back.neighbours(v)].concat())
}

fn labels(n: usize, rounds: usize, heard: impl Fn(usize) -> Vec<usize>) -> Vec<usize> {
    let mut label: Vec<usize> = (0..n).collect();
    for _ in 0..rounds {
        let choose = |v| {
            let mut count = BTreeMap::new();
            for w in heard(v) {
                *count.entry(label[w]).or_insert(0_usize) += 1;
            }
            // The labels come in ascending order: only a greater count takes the place of an earlier one.
            count.into_iter().fold((label[v], 0), |best, (l, k)| if k > best.1 { (l, k) } else { best }).0
        };
        label = (0..n).map(choose).collect();
    }
    label
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_both_ways_counts_twice() {
        let g = Adjacency::from_edges(4, &[0, 2, 1], &[2, 0, 2], None);
        assert_eq!(directed(&g, 1), [2, 2, 0, 3]);
    }

    #[test]
    fn two_vertices_change_places_for_ever() {
        let g = Adjacency::from_edges(2, &[0, 1], &[1, 0], None);
        assert_eq!(undirected(&g, 1), [1, 0]);
        assert_eq!(undirected(&g, 2), [0, 1]);
    }
}
