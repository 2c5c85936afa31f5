//! Coverage and performance of a partition, pair by pair.
//!
//! Needs: a label for each vertex; loops and lengths mean nothing.
//! Gives: the share of edges inside parts, and the share of ordered pairs of vertices that are joined and together, or neither.
//! Cost:  O(vertices^2 log edges).

use super::Adjacency;

/// Coverage and performance; each 1 where there is nothing to have a share of.
///
/// ```
/// use lagraph_ports::check::{Adjacency, partition_quality};
///
/// // The path 0 - 1 - 2 - 3, cut in the middle: 2 of 3 edges are inside, and of 6 pairs only 1 - 2 is wrong.
/// let g = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None).undirected();
/// assert_eq!(partition_quality::quality(&g, &[0, 0, 1, 1]), (2.0 / 3.0, 5.0 / 6.0));
/// ```
#[must_use]
pub fn quality(g: &Adjacency, label: &[usize]) -> (f64, f64) {
    let (mut edges, mut inside, mut pairs, mut right) = (0_usize, 0_usize, 0_usize, 0_usize);
    for i in 0..g.vertices() {
        for j in (0..g.vertices()).filter(|&j| j != i) {
            let (is_joined, is_together) = (g.neighbours(i).binary_search(&j).is_ok(), label[i] == label[j]);
            pairs += 1;
            right += usize::from(is_joined == is_together);
            edges += usize::from(is_joined);
            inside += usize::from(is_joined && is_together);
        }
    }
    let share = |part: usize, all: usize| if all == 0 { 1.0 } else { part as f64 / all as f64 };
    (share(inside, edges), share(right, pairs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_cut_in_the_middle() {
        let g = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None).undirected();
        assert_eq!(quality(&g, &[0, 0, 1, 1]), (2.0 / 3.0, 5.0 / 6.0));
        assert_eq!(quality(&g, &[0; 4]), (1.0, 0.5));
        assert_eq!(quality(&g, &[0, 1, 2, 3]), (0.0, 0.5));
        assert_eq!(quality(&Adjacency::from_edges(1, &[], &[], None), &[0]), (1.0, 1.0));
    }
}
