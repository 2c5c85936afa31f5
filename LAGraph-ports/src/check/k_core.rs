//! Core numbers by taking away the vertex with the fewest neighbours, again and again.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: for each vertex the largest k such that it is in a subgraph in which all have k neighbours.
//! Cost:  O((vertices + edges) log vertices).

use std::collections::BTreeSet;

use super::Adjacency;

/// The core number of each vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, k_core};
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3, and 4 alone.
/// let g = Adjacency::from_edges(5, &[0, 1, 2, 2], &[1, 2, 0, 3], None);
/// assert_eq!(k_core::numbers(&g), [2, 2, 2, 1, 0]);
/// ```
#[must_use]
pub fn numbers(g: &Adjacency) -> Vec<usize> {
    let u = g.undirected();
    let n = u.vertices();
    let mut degree: Vec<usize> = (0..n).map(|v| u.neighbours(v).len()).collect();
    let mut left: BTreeSet<(usize, usize)> = (0..n).map(|v| (degree[v], v)).collect();
    let mut core = vec![0; n];
    let mut k = 0;
    while let Some((d, v)) = left.pop_first() {
        k = k.max(d);
        core[v] = k;
        for &w in u.neighbours(v) {
            if left.remove(&(degree[w], w)) {
                degree[w] -= 1;
                left.insert((degree[w], w));
            }
        }
    }
    core
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    #[test]
    fn a_triangle_with_a_tail() {
        let g = Adjacency::from_edges(6, &[0, 1, 2, 2, 3], &[1, 2, 0, 3, 4], None);
        assert_eq!(numbers(&g), [2, 2, 2, 1, 1, 0]);
    }

    #[test]
    fn karate_has_a_4_core_of_ten() {
        let core = numbers(&karate::graph());
        assert_eq!(core.iter().max(), Some(&4));
        assert_eq!(core.iter().filter(|&&k| k == 4).count(), 10);
    }
}
