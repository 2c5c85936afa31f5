//! Modularity, and whether two communities should be one.
//!
//! Needs: a graph with equal lengths in both directions, taken for weights; a label for each vertex.
//! Gives: the sum over pairs of vertices (i, j) of one community of w(i, j) / m - k(i) k(j) / m^2, with k the weight at a
//!        vertex and m all weight, each edge in both directions. For pairs k(i) k(j) adds up to the square of the
//!        community's weight.
//! Cost:  O(edges log edges).

use std::collections::BTreeMap;

use super::Adjacency;

/// Weights by community.
struct Sums {
    /// All weight.
    all: f64,
    /// The weight at the vertices of each community.
    at: BTreeMap<u64, f64>,
    /// The weight from each community to each other and to itself, where there are edges.
    between: BTreeMap<(u64, u64), f64>,
}

fn sums(g: &Adjacency, label: &[u64]) -> Sums {
    let mut sums = Sums { all: 0.0, at: BTreeMap::new(), between: BTreeMap::new() };
    for (i, j, w) in g.edges() {
        sums.all += w;
        *sums.at.entry(label[i]).or_insert(0.0) += w;
        *sums.between.entry((label[i], label[j])).or_insert(0.0) += w;
    }
    sums
}

/// The modularity of the communities; 0 without edges.
///
/// ```
/// use lagraph_ports::check::{Adjacency, modularity};
///
/// // 0 - 1 and 2 - 3: all weight is inside the two pairs, half of it would be by chance.
/// let g = Adjacency::from_edges(4, &[0, 2], &[1, 3], None).undirected();
/// assert_eq!(modularity::modularity(&g, &[0, 0, 1, 1]), 0.5);
/// assert_eq!(modularity::modularity(&g, &[0, 0, 0, 0]), 0.0);
/// ```
#[must_use]
pub fn modularity(g: &Adjacency, label: &[u64]) -> f64 {
    let Sums { all, at, between } = sums(g, label);
    let term = |(c, k): (&u64, &f64)| between.get(&(*c, *c)).unwrap_or(&0.0) / all - k * k / (all * all);
    if all == 0.0 { 0.0 } else { at.iter().map(term).sum() }
}

/// The most that modularity gains when two communities become one; not above 0 if there is nothing to gain.
///
/// ```
/// use lagraph_ports::check::{Adjacency, modularity};
///
/// // 0 - 1 and 2 - 3: 0 and 1 should be together, and then nothing more can be gained.
/// let g = Adjacency::from_edges(4, &[0, 2], &[1, 3], None).undirected();
/// assert_eq!(modularity::best_merge(&g, &[0, 1, 2, 2]), 0.375);
/// assert_eq!(modularity::best_merge(&g, &[0, 0, 2, 2]), 0.0);
/// ```
#[must_use]
pub fn best_merge(g: &Adjacency, label: &[u64]) -> f64 {
    let Sums { all, at, between } = sums(g, label);
    // Each pair of vertices, one of each community, counts in both directions. Without an edge there is only a loss.
    let gain = |(&(a, b), w): (&(u64, u64), &f64)| 2.0 * (w / all - at[&a] * at[&b] / (all * all));
    between.iter().filter(|e| e.0.0 < e.0.1 && all > 0.0).map(gain).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    /// Pair by pair, as the definition says.
    fn by_pairs(g: &Adjacency, label: &[u64]) -> f64 {
        let n = g.vertices();
        let m: f64 = g.weight.iter().sum();
        let k = |v: usize| g.weight[g.ptr[v]..g.ptr[v + 1]].iter().sum::<f64>();
        let w = |i: usize, j: usize| g.neighbours(i).binary_search(&j).map_or(0.0, |p| g.weight[g.ptr[i] + p]);
        let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j))).filter(|&(i, j)| label[i] == label[j]);
        pairs.map(|(i, j)| w(i, j) / m - k(i) * k(j) / (m * m)).sum()
    }

    #[test]
    fn sums_and_gains_are_those_of_the_definition() {
        let g = karate::graph();
        for parts in [1, 2, 3, 5, 34] {
            let label: Vec<u64> = (0..34).map(|v| v * v % parts).collect();
            let before = by_pairs(&g, &label);
            assert!((modularity(&g, &label) - before).abs() < 1e-12, "{parts} communities");
            let joined = |a: u64, b: u64| label.iter().map(|&l| if l == a { b } else { l }).collect::<Vec<_>>();
            let merges = (0..parts).flat_map(|b| (0..b).map(move |a| (a, b)));
            let best = merges.map(|(a, b)| by_pairs(&g, &joined(a, b)) - before).fold(0.0, f64::max);
            assert!((best_merge(&g, &label) - best).abs() < 1e-12, "{parts} communities");
        }
    }

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
