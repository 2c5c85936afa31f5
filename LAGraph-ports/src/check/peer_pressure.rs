//! A round of peer pressure, vote by vote.
//!
//! Needs: a graph with lengths, taken for weights of votes; a cluster for each vertex.
//! Gives: the votes at each vertex, and whether every vertex is where most votes are for.
//! Cost:  O((vertices + edges) log vertices).

use std::collections::BTreeMap;

use super::Adjacency;

/// At each vertex the votes for each cluster; shared votes of a vertex add up to 1.
///
/// ```
/// use lagraph_ports::check::{Adjacency, peer_pressure};
///
/// // 0 -> 1: 0 hears itself, 1 hears itself and 0. Shared, 0 has half a vote for each of the two.
/// let g = Adjacency::from_edges(2, &[0], &[1], None);
/// let at = peer_pressure::votes(&g, &[0, 1], false);
/// assert!(at[1].clone().into_iter().eq([(0, 1.0), (1, 1.0)]));
/// let at = peer_pressure::votes(&g, &[0, 1], true);
/// assert!(at[1].clone().into_iter().eq([(0, 0.5), (1, 1.0)]));
/// ```
#[must_use]
pub fn votes(g: &Adjacency, cluster: &[usize], is_shared: bool) -> Vec<BTreeMap<usize, f64>> {
    let counts = |e: &(usize, usize, f64)| e.0 != e.1 && e.2 > 0.0;
    let mut all = vec![1.0; g.vertices()];
    if is_shared {
        g.edges().filter(counts).for_each(|(i, _, w)| all[i] += w);
    }
    let mut at: Vec<BTreeMap<usize, f64>> = (0..g.vertices()).map(|v| BTreeMap::from([(cluster[v], 1.0 / all[v])])).collect();
    for (i, j, w) in g.edges().filter(counts) {
        *at[j].entry(cluster[i]).or_insert(0.0) += w / all[i];
    }
    at
}

/// Whether a round leads from `before` to `after`. With a tolerance any cluster will do that has nearly the most votes;
/// without one it must be the smallest of those with the most.
///
/// ```
/// use lagraph_ports::check::{Adjacency, peer_pressure};
///
/// // A star: everybody hears the centre and itself, and of equally many votes those for the smallest cluster win.
/// let star = Adjacency::from_edges(3, &[0, 0], &[1, 2], None).undirected();
/// assert!(peer_pressure::is_round(&star, &[0, 1, 2], &[0, 0, 0], false, 0.0));
/// assert!(!peer_pressure::is_round(&star, &[0, 1, 2], &[0, 1, 2], false, 0.0));
/// ```
#[must_use]
pub fn is_round(g: &Adjacency, before: &[usize], after: &[usize], is_shared: bool, tolerance: f64) -> bool {
    votes(g, before, is_shared).iter().zip(after).all(|(at, to)| {
        let most = at.values().copied().fold(0.0, f64::max);
        let mut best = at.iter().filter(|e| *e.1 >= most - tolerance).map(|e| e.0);
        if tolerance > 0.0 { best.any(|c| c == to) } else { best.next() == Some(to) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_goes_where_its_centre_goes() {
        let g = Adjacency::from_edges(4, &[0, 0, 0], &[1, 2, 3], None).undirected();
        // At the centre four clusters have a vote each, at a leaf its own and the centre's.
        assert!(is_round(&g, &[0, 1, 2, 3], &[0; 4], false, 0.0));
        assert!(!is_round(&g, &[0, 1, 2, 3], &[0, 0, 0, 3], false, 0.0), "of equals the smallest");
        // Shared, a leaf's vote weighs 1/2 and the centre's 1/4.
        assert!(is_round(&g, &[0, 1, 2, 3], &[1, 1, 2, 3], true, 0.0));
        assert!(is_round(&g, &[0, 1, 2, 3], &[2, 1, 2, 3], true, 1e-9), "any of those with 1/2");
        assert!(!is_round(&g, &[0, 1, 2, 3], &[0, 1, 2, 3], true, 1e-9), "1/4 only");
    }
}
