//! Katz centrality by counting walks of each length.
//!
//! Needs: a graph; lengths mean nothing.
//! Gives: for each vertex the sum over walks of at most some edges that end there of alpha to the number of edges.
//! Cost:  O(vertices + edges) for each number of edges.

use super::Adjacency;

/// The sums over walks of up to `longest` edges.
///
/// ```
/// use lagraph_ports::check::{Adjacency, katz};
///
/// // 0 -> 1 -> 2: one walk of each length ends at 2, worth 1, 1/2 and 1/4.
/// let g = Adjacency::from_edges(3, &[0, 1], &[1, 2], None);
/// assert_eq!(katz::centrality(&g, 0.5, 10), [1.0, 1.5, 1.75]);
/// ```
#[must_use]
pub fn centrality(g: &Adjacency, alpha: f64, longest: usize) -> Vec<f64> {
    let mut sum = vec![1.0; g.vertices()];
    // What the walks of one length are worth at each vertex.
    let mut worth = sum.clone();
    for _ in 0..longest {
        let mut longer = vec![0.0; g.vertices()];
        g.edges().for_each(|(i, j, _)| longer[j] += alpha * worth[i]);
        sum.iter_mut().zip(&longer).for_each(|(s, x)| *s += x);
        worth = longer;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_has_one_walk_of_each_length() {
        let g = Adjacency::from_edges(3, &[0, 1, 2], &[1, 2, 0], None);
        assert_eq!(centrality(&g, 0.5, 3), [1.875; 3]);
    }
}
