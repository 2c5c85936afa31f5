//! k-trusses by taking away one edge after the other.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: the edges of the k-truss, each as (smaller vertex, larger vertex, triangles of the truss that it lies in).
//! Cost:  for each edge taken away all edges again.

use super::Adjacency;

/// The k-truss.
#[must_use]
pub fn edges(g: &Adjacency, k: u64) -> Vec<(usize, usize, u64)> {
    let n = g.vertices();
    let mut joined = vec![vec![false; n]; n];
    g.undirected().edges().for_each(|(i, j, _)| joined[i][j] = true);
    loop {
        let weak = supported(&joined).find(|e| e.2 + 2 < k);
        let Some((i, j, _)) = weak else { return supported(&joined).collect() };
        (joined[i][j], joined[j][i]) = (false, false);
    }
}

/// Every edge with the triangles that it lies in.
fn supported(joined: &[Vec<bool>]) -> impl Iterator<Item = (usize, usize, u64)> + '_ {
    let support = move |i: usize, j: usize| joined[i].iter().zip(&joined[j]).filter(|(a, b)| **a && **b).count() as u64;
    let pairs = (0..joined.len()).flat_map(move |i| (i + 1..joined.len()).map(move |j| (i, j)));
    pairs.filter(move |&(i, j)| joined[i][j]).map(move |(i, j)| (i, j, support(i, j)))
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    #[test]
    fn four_vertices_all_joined_are_a_4_truss() {
        let g = Adjacency::from_edges(5, &[0, 0, 0, 1, 1, 2, 3], &[1, 2, 3, 2, 3, 3, 4], None);
        assert_eq!(edges(&g, 4).len(), 6);
        assert!(edges(&g, 5).is_empty());
        assert!(edges(&g, 3).iter().all(|e| e.2 == 2));
    }

    #[test]
    fn karate_has_no_6_truss() {
        assert!(!edges(&karate::graph(), 5).is_empty());
        assert!(edges(&karate::graph(), 6).is_empty());
    }
}
