//! Edge betweenness by counting shortest paths from both sides.
//!
//! Needs: sources below the number of vertices; lengths mean nothing.
//! Gives: for each edge, by vertex, the share of shortest paths s -> t along it, summed over sources s and all t. Of the ways
//!        from s to t those along i -> j are the ways from s to i times those from j to t, if the levels fit.
//! Cost:  a search from every vertex; O(vertices * edges) a source.

use super::{Adjacency, bfs};

/// The centrality of every edge (from, to).
///
/// ```
/// use lagraph_ports::check::{Adjacency, edge_betweenness};
///
/// // 0 -> 1 -> 2: from 0 both ways begin with the first edge, one goes on along the second.
/// let g = Adjacency::from_edges(3, &[0, 1], &[1, 2], None);
/// assert_eq!(edge_betweenness::centrality(&g, &[0]), [(0, 1, 2.0), (1, 2, 1.0)]);
/// ```
#[must_use]
pub fn centrality(g: &Adjacency, sources: &[usize]) -> Vec<(usize, usize, f64)> {
    let searches: Vec<_> = (0..g.vertices()).map(|v| ways(g, v)).collect();
    let share = |i: usize, j: usize, s: usize, t: usize| {
        let ((from, before), (behind, after)) = (&searches[s], &searches[j]);
        let whole = from[t]?;
        let is_on_the_way = from[i]? + 1 + behind[t]? == whole;
        is_on_the_way.then(|| before[i] * after[t] / before[t])
    };
    let of_edge = |i: usize, j: usize| -> f64 {
        let pairs = sources.iter().flat_map(|&s| (0..g.vertices()).map(move |t| (s, t)));
        pairs.filter_map(|(s, t)| share(i, j, s, t)).sum()
    };
    g.edges().map(|(i, j, _)| (i, j, of_edge(i, j))).collect()
}

/// Levels, and numbers of shortest paths.
fn ways(g: &Adjacency, source: usize) -> (Vec<Option<usize>>, Vec<f64>) {
    let level = bfs::search(g, source).level;
    let mut order: Vec<usize> = (0..g.vertices()).filter(|&v| level[v].is_some()).collect();
    order.sort_by_key(|&v| level[v]);
    let mut count = vec![0.0; g.vertices()];
    count[source] = 1.0;
    for v in order {
        for &w in g.neighbours(v) {
            if level[w] == level[v].map(|d| d + 1) {
                count[w] += count[v];
            }
        }
    }
    (level, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_ways_share() {
        let g = Adjacency::from_edges(5, &[0, 0, 1, 2, 3], &[1, 2, 3, 3, 4], None);
        let expected = [(0, 1, 2.0), (0, 2, 2.0), (1, 3, 1.0), (2, 3, 1.0), (3, 4, 1.0)];
        assert_eq!(centrality(&g, &[0]), expected);
        assert!(centrality(&g, &[4]).iter().all(|e| e.2 == 0.0));
    }

    /// From 1 all ways use 1 -> 3: to 3 and to 4. A loop is on no shortest way.
    #[test]
    fn loops_are_on_no_way() {
        let g = Adjacency::from_edges(5, &[1, 1, 3], &[1, 3, 4], None);
        assert_eq!(centrality(&g, &[1, 3]), [(1, 1, 0.0), (1, 3, 2.0), (3, 4, 2.0)]);
    }
}
