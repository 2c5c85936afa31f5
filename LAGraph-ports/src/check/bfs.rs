//! Breadth-first search with a queue.
//!
//! Needs: a source below the number of vertices.
//! Gives: the level and the smallest possible parent of each vertex reached; the source is its own parent.
//! Cost:  O(vertices + edges).

use std::collections::VecDeque;

use super::Adjacency;

/// What a search found; `None` where it did not come.
///
/// ```
/// use lagraph_ports::check::{Adjacency, bfs};
///
/// // 0 -> 1, and nothing leads to 2.
/// let tree = bfs::search(&Adjacency::from_edges(3, &[0], &[1], None), 0);
/// assert_eq!(tree, bfs::Tree { level: vec![Some(0), Some(1), None], parent: vec![Some(0), Some(0), None] });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// Edges on a shortest way from the source.
    pub level: Vec<Option<usize>>,
    /// The smallest vertex that is the last but one on a shortest way.
    pub parent: Vec<Option<usize>>,
}

/// Searches from `source`.
///
/// ```
/// use lagraph_ports::check::{Adjacency, bfs};
///
/// // From 0 to 3 through 1 or through 2: of two parents the smaller one is named.
/// let g = Adjacency::from_edges(4, &[0, 0, 1, 2], &[1, 2, 3, 3], None);
/// let tree = bfs::search(&g, 0);
/// assert_eq!(tree.level, [0, 1, 1, 2].map(Some));
/// assert_eq!(tree.parent, [0, 0, 0, 1].map(Some));
/// ```
#[must_use]
pub fn search(g: &Adjacency, source: usize) -> Tree {
    let mut tree = Tree { level: vec![None; g.vertices()], parent: vec![None; g.vertices()] };
    let mut queue = VecDeque::from([source]);
    tree.level[source] = Some(0);
    tree.parent[source] = Some(source);
    while let Some(v) = queue.pop_front() {
        let below = tree.level[v].map(|d| d + 1);
        for &to in g.neighbours(v) {
            if tree.level[to].is_none() {
                tree.level[to] = below;
                queue.push_back(to);
            }
            // The queue does not hold a level in order of its vertices, so the smallest parent may come late.
            if tree.level[to] == below && tree.parent[to].is_none_or(|p| v < p) {
                tree.parent[to] = Some(v);
            }
        }
    }
    tree
}

/// Whether `parent` is a correct breadth-first tree, whichever of several possible parents it names.
///
/// ```
/// use lagraph_ports::check::{Adjacency, bfs};
///
/// // From 0 to 3 through 1 or through 2: either parent is right, 0 is none.
/// let g = Adjacency::from_edges(4, &[0, 0, 1, 2], &[1, 2, 3, 3], None);
/// assert!(bfs::is_tree(&g, 0, &[0, 0, 0, 1].map(Some)));
/// assert!(bfs::is_tree(&g, 0, &[0, 0, 0, 2].map(Some)));
/// assert!(!bfs::is_tree(&g, 0, &[0, 0, 0, 0].map(Some)));
/// ```
#[must_use]
pub fn is_tree(g: &Adjacency, source: usize, parent: &[Option<usize>]) -> bool {
    let level = search(g, source).level;
    (0..g.vertices()).all(|v| match (level[v], parent[v]) {
        (None, None) => true,
        (Some(0), Some(p)) => p == v,
        (Some(d), Some(p)) => level[p] == Some(d - 1) && g.neighbours(p).binary_search(&v).is_ok(),
        (None, Some(_)) | (Some(_), None) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    #[test]
    fn karate_from_vertex_0_has_four_levels() {
        let tree = search(&karate::graph(), 0);
        let count = |d| tree.level.iter().filter(|&&l| l == Some(d)).count();
        assert_eq!([count(0), count(1), count(2), count(3), count(4)], [1, 16, 9, 8, 0]);
        assert!(is_tree(&karate::graph(), 0, &tree.parent));
    }

    #[test]
    fn the_smallest_parent_wins_whatever_the_queue_holds_first() {
        // 0 -> 1 -> 4, 0 -> 2 -> 3; both 3 and 4 lead to 5 and 4 is queued before 3.
        let g = Adjacency::from_edges(7, &[0, 0, 1, 2, 3, 4], &[1, 2, 4, 3, 5, 5], None);
        let tree = search(&g, 0);
        assert_eq!(tree.parent[5], Some(3));
        assert_eq!((tree.level[6], tree.parent[6]), (None, None));
    }

    #[test]
    fn a_wrong_parent_is_no_tree() {
        let g = karate::graph();
        let mut parent = search(&g, 0).parent;
        parent[33] = Some(0);
        assert!(!is_tree(&g, 0, &parent));
    }
}
