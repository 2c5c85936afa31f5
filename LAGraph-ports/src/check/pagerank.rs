//! PageRank by power iteration, as the GAP benchmark defines it: dangling vertices do not hand their rank on.
//!
//! Needs: a graph; lengths mean nothing.
//! Gives: rank(v) = (1 - damping) / n + damping * sum of rank(u) / outdegree(u) over edges u -> v.
//! Cost:  O(vertices + edges) an iteration, until the ranks change by at most the tolerance in sum.

use super::Adjacency;

/// The ranks, and the iterations that it took.
///
/// ```
/// use lagraph_ports::check::{Adjacency, pagerank};
///
/// // 0 -> 1: 0 gets its share of chance only, 1 also 0.85 of what 0 has; what 1 has is lost.
/// let (rank, _) = pagerank::rank(&Adjacency::from_edges(2, &[0], &[1], None), 0.85, 1e-4, 100);
/// assert!((rank[0] - 0.075).abs() < 1e-12 && (rank[1] - (0.075 + 0.85 * 0.075)).abs() < 1e-12);
/// ```
#[must_use]
pub fn rank(g: &Adjacency, damping: f64, tolerance: f64, max_iterations: usize) -> (Vec<f64>, usize) {
    let n = g.vertices() as f64;
    let mut rank = vec![1.0 / n; g.vertices()];
    for iteration in 1..=max_iterations {
        let mut received = vec![0.0; g.vertices()];
        for (v, &mine) in rank.iter().enumerate() {
            let share = mine / g.neighbours(v).len() as f64;
            for &to in g.neighbours(v) {
                received[to] += share;
            }
        }
        let next: Vec<f64> = received.iter().map(|sum| (1.0 - damping) / n + damping * sum).collect();
        let change: f64 = next.iter().zip(&rank).map(|(a, b)| (a - b).abs()).sum();
        rank = next;
        if change <= tolerance {
            return (rank, iteration);
        }
    }
    (rank, max_iterations)
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    /// Values from the GraphAlg report, section 6.2.
    #[test]
    fn karate_takes_19_iterations() {
        let (rank, iterations) = rank(&karate::graph(), 0.85, 1e-4, 100);
        assert_eq!(iterations, 19);
        for (v, known) in [(0, 0.097_006_37), (1, 0.052_879_98), (2, 0.057_078_35), (32, 0.071_692_61), (33, 0.100_918_76)] {
            assert!((rank[v] - known).abs() < 2e-7, "vertex {v}: {} and not {known}", rank[v]);
        }
        assert!((rank.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_dangling_vertex_loses_rank() {
        let (rank, _) = rank(&Adjacency::from_edges(2, &[0], &[1], None), 0.85, 1e-4, 100);
        assert!((rank[0] - 0.075).abs() < 1e-12 && (rank[1] - (0.075 + 0.85 * 0.075)).abs() < 1e-12);
    }
}
