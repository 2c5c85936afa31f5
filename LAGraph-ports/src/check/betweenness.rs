//! Betweenness centrality from some sources: Brandes' algorithm, one source after the other.
//!
//! Needs: sources below the number of vertices; lengths mean nothing.
//! Gives: for each v the share of shortest paths s -> t with v inside, summed over sources s and targets t.
//! Cost:  O(vertices + edges) a source.

use super::Adjacency;

/// The centrality of every vertex, from the given sources only.
///
/// ```
/// use lagraph_ports::check::{Adjacency, betweenness};
///
/// // 0 -> 1 -> 2 -> 3: of the ways from 0 two pass through 1, and one through 2.
/// let g = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None);
/// assert_eq!(betweenness::centrality(&g, &[0]), [0.0, 2.0, 1.0, 0.0]);
/// ```
#[must_use]
pub fn centrality(g: &Adjacency, sources: &[usize]) -> Vec<f64> {
    let mut centrality = vec![0.0; g.vertices()];
    for &s in sources {
        let (order, level, paths) = count_paths(g, s);
        // owed(v) = sum over edges v -> w on shortest paths of paths(v) / paths(w) * (1 + owed(w))
        let mut owed = vec![0.0; g.vertices()];
        for &v in order.iter().rev() {
            for &w in g.neighbours(v) {
                if level[w] == level[v] + 1 {
                    owed[v] += paths[v] / paths[w] * (1.0 + owed[w]);
                }
            }
            if v != s {
                centrality[v] += owed[v];
            }
        }
    }
    centrality
}

/// The reached vertices in the order of a queue, their levels (`usize::MAX` elsewhere) and numbers of shortest paths.
fn count_paths(g: &Adjacency, source: usize) -> (Vec<usize>, Vec<usize>, Vec<f64>) {
    let (mut order, mut level, mut paths) = (vec![source], vec![usize::MAX; g.vertices()], vec![0.0; g.vertices()]);
    level[source] = 0;
    paths[source] = 1.0;
    let mut head = 0;
    while head < order.len() {
        let v = order[head];
        head += 1;
        for &w in g.neighbours(v) {
            if level[w] == usize::MAX {
                level[w] = level[v] + 1;
                order.push(w);
            }
            if level[w] == level[v] + 1 {
                paths[w] += paths[v];
            }
        }
    }
    (order, level, paths)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{bfs, karate},
        *,
    };

    /// Values from the GraphAlg report, section 6.2.
    #[test]
    fn karate_from_the_first_four() {
        let c = centrality(&karate::graph(), &[0, 1, 2, 3]);
        let known = [(0, 28.333_333), (1, 4.833_333), (2, 18.446_032), (31, 8.880_952), (32, 16.923_81), (33, 15.163_492)];
        for (v, value) in known {
            assert!((c[v] - value).abs() < 1e-5, "vertex {v}: {} and not {value}", c[v]);
        }
        assert!((c.iter().sum::<f64>() - 124.0).abs() < 1e-9);
    }

    /// Every shortest path of d edges has d - 1 vertices inside.
    #[test]
    fn the_sum_counts_the_inner_vertices() {
        let g = karate::graph();
        let inner: usize = bfs::search(&g, 16).level.iter().flatten().map(|d| d.saturating_sub(1)).sum();
        assert!((centrality(&g, &[16]).iter().sum::<f64>() - inner as f64).abs() < 1e-9);
    }
}
