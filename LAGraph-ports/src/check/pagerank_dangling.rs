//! PageRank by power iteration on the matrix that has 1 / n in the columns of dangling vertices.
//!
//! Needs: a graph; lengths mean nothing.
//! Gives: rank(v) = (1 - damping) / n + damping * (sum of rank(u) / outdegree(u) over edges u -> v
//!        + sum of rank(u) / n over u without edges out).
//! Cost:  O(vertices + edges) an iteration; as many iterations as asked for.

use super::Adjacency;

/// The ranks after some iterations.
///
/// ```
/// use lagraph_ports::check::{Adjacency, pagerank_dangling};
///
/// // 0 -> 1: what 1 has goes to all, so nothing is lost.
/// let rank = pagerank_dangling::rank(&Adjacency::from_edges(2, &[0], &[1], None), 0.85, 100);
/// assert!((rank[0] + rank[1] - 1.0).abs() < 1e-12);
/// assert!(rank[0] < rank[1]);
/// ```
#[must_use]
pub fn rank(g: &Adjacency, damping: f64, iterations: usize) -> Vec<f64> {
    let n = g.vertices();
    let mut rank = vec![1.0 / n as f64; n];
    for _ in 0..iterations {
        // What the dangling vertices have is the same for all.
        let dangling: f64 = (0..n).filter(|&v| g.neighbours(v).is_empty()).map(|v| rank[v]).sum();
        let mut next = vec![(1.0 - damping + damping * dangling) / n as f64; n];
        for (v, &mine) in rank.iter().enumerate() {
            let near = g.neighbours(v);
            near.iter().for_each(|&w| next[w] += damping * mine / near.len() as f64);
        }
        rank = next;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost() {
        // 0 -> 1: r0 = 0.075 + 0.85 r1 / 2 and r0 + r1 = 1.
        let r = rank(&Adjacency::from_edges(2, &[0], &[1], None), 0.85, 100);
        assert!((r[0] - 0.5 / 1.425).abs() < 1e-12 && (r[0] + r[1] - 1.0).abs() < 1e-12);
    }
}
