//! A minimum spanning forest by Kruskal's algorithm: the lightest edge that closes no cycle, again and again.
//!
//! Needs: a graph with equal lengths in both directions; loops and edges to smaller vertices are passed over.
//! Gives: the edges as (smaller vertex, larger vertex, length), by vertex. Of equal lengths the edge with the smaller
//!        vertices comes first.
//! Cost:  O(edges log edges).

use super::{Adjacency, components::root};

/// The edges of the forest.
///
/// ```
/// use lagraph_ports::check::{Adjacency, spanning_forest};
///
/// // A triangle: the longest edge 0 - 1 would close a cycle.
/// let g = Adjacency::from_edges(3, &[0, 1, 0], &[1, 2, 2], Some(&[3.0, 1.0, 2.0]));
/// assert_eq!(spanning_forest::edges(&g), [(0, 2, 2.0), (1, 2, 1.0)]);
/// ```
#[must_use]
pub fn edges(g: &Adjacency) -> Vec<(usize, usize, f64)> {
    let mut all: Vec<_> = g.edges().filter(|e| e.0 < e.1).collect();
    all.sort_by(|x, y| x.2.total_cmp(&y.2).then((x.0, x.1).cmp(&(y.0, y.1))));
    let mut tree: Vec<usize> = (0..g.vertices()).collect();
    let mut taken = Vec::new();
    for (i, j, w) in all {
        let (one, other) = (root(&mut tree, i), root(&mut tree, j));
        if one != other {
            taken.push((i, j, w));
            tree[other] = one;
        }
    }
    taken.sort_by_key(|e| (e.0, e.1));
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_edge_of_a_cycle_is_left_out() {
        let (i, j) = ([0, 1, 2, 1, 2, 0], [1, 2, 0, 0, 1, 2]);
        let g = Adjacency::from_edges(4, &i, &j, Some(&[3.0, 1.0, 2.0, 3.0, 1.0, 2.0]));
        assert_eq!(edges(&g), [(0, 2, 2.0), (1, 2, 1.0)]);
    }
}
