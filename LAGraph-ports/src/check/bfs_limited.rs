//! Breadth-first search with limits: searches from each source to the end, of which the near part is kept.
//!
//! Needs: sources and destinations below the number of vertices.
//! Gives: what one search from all sources finds that ends at a level, or with the level in which the last destination is.
//! Cost:  O(vertices + edges) a source.

use super::{
    Adjacency,
    bfs::{Tree, search},
};

/// Levels and smallest parents up to the last level.
///
/// ```
/// use lagraph_ports::check::{Adjacency, bfs_limited};
///
/// // 0 -> 1 -> 2 -> 3: one step only, and until 2 has been found.
/// let g = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None);
/// assert_eq!(bfs_limited::limited(&g, &[0], Some(1), &[]).level, [Some(0), Some(1), None, None]);
/// assert_eq!(bfs_limited::limited(&g, &[0], None, &[2]).level, [Some(0), Some(1), Some(2), None]);
/// ```
#[must_use]
pub fn limited(g: &Adjacency, sources: &[usize], last: Option<usize>, destinations: &[usize]) -> Tree {
    let searches: Vec<Tree> = sources.iter().map(|&s| search(g, s)).collect();
    let mut level: Vec<Option<usize>> =
        (0..g.vertices()).map(|v| searches.iter().filter_map(|tree| tree.level[v]).min()).collect();
    // Where a destination is never reached the search goes on to its end.
    let all: Option<Vec<usize>> = destinations.iter().map(|&v| level[v]).collect();
    let there = all.and_then(|levels| levels.into_iter().max());
    let last = last.unwrap_or(usize::MAX).min(there.unwrap_or(usize::MAX));
    level.iter_mut().for_each(|l| *l = l.filter(|&d| d <= last));

    let mut parent = vec![None; g.vertices()];
    for (i, j, _) in g.edges() {
        let is_next = level[j].is_some() && level[j] == level[i].map(|d| d + 1);
        if is_next && parent[j].is_none_or(|p| i < p) {
            parent[j] = Some(i);
        }
    }
    sources.iter().for_each(|&s| parent[s] = Some(s));
    Tree { level, parent }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_from_both_ends() {
        // 0 - 1 - 2 - 3 - 4, both directions.
        let g = Adjacency::from_edges(5, &[0, 1, 2, 3], &[1, 2, 3, 4], None).undirected();
        let tree = limited(&g, &[0, 4], None, &[]);
        assert_eq!(tree.level, [Some(0), Some(1), Some(2), Some(1), Some(0)]);
        assert_eq!(tree.parent, [Some(0), Some(0), Some(1), Some(4), Some(4)]);
        assert_eq!(limited(&g, &[0], Some(1), &[]).level, [Some(0), Some(1), None, None, None]);
        assert_eq!(limited(&g, &[0], None, &[2, 1]).level, [Some(0), Some(1), Some(2), None, None]);
        assert_eq!(limited(&g, &[], None, &[]).level, [None; 5]);
    }
}
