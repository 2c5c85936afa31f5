//! Local clustering coefficients by looking at every pair of neighbours.
//!
//! Needs: a graph; loops and lengths mean nothing.
//! Gives: of the k (k - 1) edges that there can be among the k neighbours of a vertex, in either direction, the share
//!        that is there; 0 for fewer than two neighbours.
//! Cost:  for each vertex the edges out of its neighbours.

use super::Adjacency;

/// The coefficient of each vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, clustering};
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3: of the three pairs around 2 one is joined.
/// let g = Adjacency::from_edges(4, &[0, 1, 2, 2], &[1, 2, 0, 3], None).undirected();
/// assert_eq!(clustering::coefficients(&g), [1.0, 1.0, 1.0 / 3.0, 0.0]);
/// ```
#[must_use]
pub fn coefficients(g: &Adjacency) -> Vec<f64> {
    let u = g.undirected();
    let mut is_near = vec![false; g.vertices()];
    let of = |v: usize| {
        let near = u.neighbours(v);
        near.iter().for_each(|&i| is_near[i] = true);
        let joined = |i: usize| g.neighbours(i).iter().filter(|&&j| i != j && is_near[j]).count();
        let there: usize = near.iter().map(|&i| joined(i)).sum();
        near.iter().for_each(|&i| is_near[i] = false);
        if near.len() < 2 { 0.0 } else { there as f64 / (near.len() * (near.len() - 1)) as f64 }
    };
    (0..g.vertices()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directed_edges_count_one_by_one() {
        // 0 has the neighbours 1, 2 and 3, with 1 -> 2, 2 -> 1 and 3 -> 1 among them.
        let g = Adjacency::from_edges(5, &[0, 2, 0, 1, 2, 3], &[1, 0, 3, 2, 1, 1], None);
        let lcc = coefficients(&g);
        assert_eq!((lcc[0], lcc[4]), (3.0 / 6.0, 0.0));
    }
}
