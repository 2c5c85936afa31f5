//! Connected components with union-find.
//!
//! Needs: a graph; directions mean nothing.
//! Gives: for each vertex the smallest vertex of its component.
//! Cost:  O(edges) times almost nothing.

use super::Adjacency;

/// The smallest vertex of each vertex's component.
///
/// ```
/// use lagraph_ports::check::{Adjacency, components};
///
/// // 3 -> 1 and 2 -> 0 join, whatever their directions; 4 is alone.
/// let g = Adjacency::from_edges(5, &[3, 2], &[1, 0], None);
/// assert_eq!(components::labels(&g), [0, 1, 0, 1, 4]);
/// ```
#[must_use]
pub fn labels(g: &Adjacency) -> Vec<usize> {
    let mut parent: Vec<usize> = (0..g.vertices()).collect();
    for (i, j, _) in g.edges() {
        let (a, b) = (root(&mut parent, i), root(&mut parent, j));
        // The smaller root stays one, so that the root of a tree is its smallest vertex.
        parent[a.max(b)] = a.min(b);
    }
    (0..g.vertices()).map(|v| root(&mut parent, v)).collect()
}

/// The vertex that the tree of `v` is named after; ways to it are halved.
pub(super) fn root(parent: &mut [usize], mut v: usize) -> usize {
    while parent[v] != v {
        parent[v] = parent[parent[v]];
        v = parent[v];
    }
    v
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    #[test]
    fn karate_is_one_component() {
        assert!(labels(&karate::graph()).iter().all(|&l| l == 0));
    }

    #[test]
    fn labels_are_smallest_vertices_and_directions_do_not_count() {
        let g = Adjacency::from_edges(6, &[5, 4, 3], &[1, 5, 3], None);
        assert_eq!(labels(&g), [0, 1, 2, 3, 1, 1]);
    }
}
