//! Square clustering by looking at every pair of neighbours.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: for each vertex the squares at it over those that there can be, 0 if there can be none.
//! Cost:  for each vertex and each two of its neighbours the degree of one of them.

use super::Adjacency;

/// The square clustering of each vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, square_clustering};
///
/// // All squares that there can be in a square are there; in a star there can be none.
/// let square = Adjacency::from_edges(4, &[0, 1, 2, 3], &[1, 2, 3, 0], None);
/// assert_eq!(square_clustering::coefficients(&square), [1.0; 4]);
/// let star = Adjacency::from_edges(3, &[0, 0], &[1, 2], None);
/// assert_eq!(square_clustering::coefficients(&star), [0.0; 3]);
/// ```
#[must_use]
pub fn coefficients(g: &Adjacency) -> Vec<f64> {
    let g = g.undirected();
    // Whether a vertex is a neighbour of u, for one u after the other
    let mut is_near = vec![false; g.vertices()];
    let of = |v: usize| {
        let near = g.neighbours(v);
        let (mut squares, mut possible) = (0, 0);
        for (p, &u) in near.iter().enumerate() {
            g.neighbours(u).iter().for_each(|&x| is_near[x] = true);
            for &w in &near[p + 1..] {
                let common = g.neighbours(w).iter().filter(|&&x| x != v && is_near[x]).count();
                let taken = 1 + common + usize::from(is_near[w]);
                squares += common;
                possible += g.neighbours(u).len() - taken + g.neighbours(w).len() - taken + common;
            }
            g.neighbours(u).iter().for_each(|&x| is_near[x] = false);
        }
        if possible == 0 { 0.0 } else { squares as f64 / possible as f64 }
    };
    (0..g.vertices()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_with_a_tail() {
        let g = Adjacency::from_edges(6, &[0, 1, 2, 3, 1], &[1, 2, 3, 0, 4], None);
        let c = coefficients(&g);
        // At 0 the neighbours 1 and 3 share vertex 2, and 1 could share 4: 1 of (3 - 2) + (2 - 2) + 1.
        assert_eq!((c[0], c[2], c[4], c[5]), (0.5, 0.5, 0.0, 0.0));
        assert_eq!(c[3], 1.0);
    }
}
