//! Modularity from the definition, pair by pair; and whether two communities should be one.
//!
//! Needs: a graph with equal lengths in both directions, taken for weights; a label for each vertex.
//! Gives: the sum over pairs of vertices (i, j) of one community of w(i, j) / m - k(i) k(j) / m^2, with k the weight at a
//!        vertex and m all weight, each edge in both directions.
//! Cost:  O(vertices^2).

use super::Adjacency;

/// The modularity of the communities; 0 without edges.
#[must_use]
pub fn modularity(g: &Adjacency, label: &[u64]) -> f64 {
    let n = g.vertices();
    let (mut k, mut w) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for (i, j, weight) in g.edges() {
        k[i] += weight;
        w[i][j] = weight;
    }
    let m: f64 = k.iter().sum();
    let term = |i: usize, j: usize| w[i][j] / m - k[i] * k[j] / (m * m);
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    if m == 0.0 { 0.0 } else { pairs.filter(|&(i, j)| label[i] == label[j]).map(|(i, j)| term(i, j)).sum() }
}

/// The most that modularity gains when two communities become one; not above 0 if there is nothing to gain.
#[must_use]
pub fn best_merge(g: &Adjacency, label: &[u64]) -> f64 {
    let before = modularity(g, label);
    let mut names = label.to_vec();
    names.sort_unstable();
    names.dedup();
    let joined = |a: u64, b: u64| label.iter().map(|&l| if l == a { b } else { l }).collect::<Vec<_>>();
    let pairs = names.iter().flat_map(|&a| names.iter().map(move |&b| (a, b))).filter(|(a, b)| a < b);
    pairs.map(|(a, b)| modularity(g, &joined(a, b)) - before).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_edges_apart() {
        let g = Adjacency::from_edges(4, &[0, 1, 2, 3], &[1, 0, 3, 2], None);
        assert!((modularity(&g, &[0, 0, 1, 1]) - 0.5).abs() < 1e-12);
        assert!(modularity(&g, &[0, 0, 0, 0]).abs() < 1e-12);
        // 1/2 - (1 + 1 + 4) / 16 before, 1/2 after.
        assert!((best_merge(&g, &[0, 1, 2, 2]) - 0.375).abs() < 1e-12);
        assert_eq!(best_merge(&g, &[0, 0, 1, 1]), 0.0);
    }
}
