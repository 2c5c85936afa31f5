//! Closeness and harmonic centrality by a search from every vertex.
//!
//! Needs: a graph; all edges have length 1.
//! Gives: for each vertex (closeness, harmonic), from the ways that begin at it. With r vertices reached besides itself at
//!        distances of s in sum closeness is (r / s) (r / (n - 1)), or 0.
//! Cost:  O(vertices * (vertices + edges)).

use super::{Adjacency, bfs};

/// Closeness and harmonic centrality of each vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, closeness};
///
/// // 0 -> 1 -> 2: 0 reaches both at distances 1 and 2, 1 reaches one of two.
/// let (closeness, harmonic) = closeness::centralities(&Adjacency::from_edges(3, &[0, 1], &[1, 2], None));
/// assert_eq!(closeness, [2.0 / 3.0, 0.5, 0.0]);
/// assert_eq!(harmonic, [1.5, 1.0, 0.0]);
/// ```
#[must_use]
pub fn centralities(g: &Adjacency) -> (Vec<f64>, Vec<f64>) {
    let n = g.vertices();
    let of = |v: usize| {
        let level = bfs::search(g, v).level;
        let distance: Vec<f64> = level.into_iter().flatten().filter(|&d| d > 0).map(|d| d as f64).collect();
        let (r, s) = (distance.len() as f64, distance.iter().sum::<f64>());
        let closeness = if r == 0.0 { 0.0 } else { (r / s) * (r / (n as f64 - 1.0)) };
        (closeness, distance.iter().map(|d| 1.0 / d).sum::<f64>())
    };
    (0..n).map(of).unzip()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_path_is_nearest() {
        let g = Adjacency::from_edges(4, &[0, 1, 1, 2], &[1, 0, 2, 1], None);
        let (closeness, harmonic) = centralities(&g);
        assert_eq!(harmonic, [1.5, 2.0, 1.5, 0.0]);
        // One vertex of four cannot be reached: (2 / 2) (2 / 3) in the middle.
        assert!((closeness[1] - 2.0 / 3.0).abs() < 1e-12 && closeness[3] == 0.0);
    }
}
