//! Shortest paths from one source: Dijkstra with a heap.
//!
//! Needs: lengths that are finite and not negative; a source below the number of vertices.
//! Gives: the distance of each vertex, infinite where there is no way. Sums are made along the path from the source,
//!        as every relaxing algorithm makes them, so distances agree to the last bit.
//! Cost:  O((vertices + edges) log edges).

use std::{
    cmp::{Ordering, Reverse},
    collections::BinaryHeap,
};

use super::Adjacency;

#[derive(Clone, Copy, PartialEq)]
struct Reached(f64, usize);

impl Eq for Reached {}

impl Ord for Reached {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0).then(self.1.cmp(&other.1))
    }
}

impl PartialOrd for Reached {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The distance of every vertex from `source`.
///
/// ```
/// use lagraph_ports::check::{Adjacency, sssp};
///
/// // The way 0 -> 1 -> 2 is shorter than the edge 0 -> 2; nothing leads to 3.
/// let g = Adjacency::from_edges(4, &[0, 0, 1], &[1, 2, 2], Some(&[1.0, 5.0, 2.5]));
/// assert_eq!(sssp::distances(&g, 0), [0.0, 1.0, 3.5, f64::INFINITY]);
/// ```
#[must_use]
pub fn distances(g: &Adjacency, source: usize) -> Vec<f64> {
    let mut distance = vec![f64::INFINITY; g.vertices()];
    let mut heap = BinaryHeap::from([Reverse(Reached(0.0, source))]);
    distance[source] = 0.0;
    while let Some(Reverse(Reached(d, v))) = heap.pop() {
        if d > distance[v] {
            continue; // reached on a shorter way since
        }
        for p in g.ptr[v]..g.ptr[v + 1] {
            let (to, through) = (g.idx[p], d + g.weight[p]);
            if through < distance[to] {
                distance[to] = through;
                heap.push(Reverse(Reached(through, to)));
            }
        }
    }
    distance
}

#[cfg(test)]
mod tests {
    use super::{
        super::{bfs, karate},
        *,
    };

    #[test]
    fn without_weights_a_distance_is_a_level() {
        let g = karate::graph();
        let level = bfs::search(&g, 33).level;
        assert!(distances(&g, 33).iter().zip(level).all(|(&d, l)| Some(d) == l.map(|l| l as f64)));
    }

    #[test]
    fn a_long_way_round_can_be_shorter() {
        let g = Adjacency::from_edges(4, &[0, 0, 1], &[1, 2, 2], Some(&[1.0, 5.0, 2.5]));
        assert_eq!(distances(&g, 0), [0.0, 1.0, 3.5, f64::INFINITY]);
    }
}
