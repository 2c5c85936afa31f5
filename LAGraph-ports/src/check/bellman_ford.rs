//! Bellman-Ford by relaxing every edge, until nothing changes or as often as there are vertices.
//!
//! Needs: a graph, lengths of either sign; a source below the number of vertices.
//! Gives: the distance of each vertex, infinite where there is no way; `None` when a cycle of negative length can be reached.
//! Cost:  O(edges) a round, and as many rounds as the longest of the shortest ways has edges; O(vertices * edges) at most.

use super::Adjacency;

/// The distance of every vertex from `source`.
///
/// ```
/// use lagraph_ports::check::{Adjacency, bellman_ford};
///
/// // The way 0 -> 2 -> 1 is shorter than the edge 0 -> 1.
/// let g = Adjacency::from_edges(3, &[0, 0, 2], &[1, 2, 1], Some(&[1.0, 4.0, -3.5]));
/// assert_eq!(bellman_ford::distances(&g, 0), Some(vec![0.0, 0.5, 4.0]));
/// // Round 0 -> 1 -> 0 every round is cheaper.
/// let g = Adjacency::from_edges(2, &[0, 1], &[1, 0], Some(&[1.0, -2.0]));
/// assert_eq!(bellman_ford::distances(&g, 0), None);
/// ```
#[must_use]
pub fn distances(g: &Adjacency, source: usize) -> Option<Vec<f64>> {
    let mut distance = vec![f64::INFINITY; g.vertices()];
    distance[source] = 0.0;
    for _ in 1..g.vertices() {
        let mut is_settled = true;
        for (i, j, w) in g.edges() {
            if distance[i] + w < distance[j] {
                distance[j] = distance[i] + w;
                is_settled = false;
            }
        }
        if is_settled {
            return Some(distance);
        }
    }
    let is_settled = g.edges().all(|(i, j, w)| distance[i] + w >= distance[j]);
    is_settled.then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_negative_cycle_counts_only_where_it_is_reached() {
        let g = Adjacency::from_edges(4, &[0, 1, 2], &[3, 2, 1], Some(&[-2.0, 1.0, -1.5]));
        assert_eq!(distances(&g, 0), Some(vec![0.0, f64::INFINITY, f64::INFINITY, -2.0]));
        assert_eq!(distances(&g, 1), None);
    }
}
