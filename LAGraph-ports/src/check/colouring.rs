//! Greedy colouring, one vertex after the other.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: the colours of the greedy algorithm in a given order, and whether colours are proper ones.
//! Cost:  O(vertices + edges), and the colours of each vertex's neighbours sorted.

use super::Adjacency;

/// The colours that the vertices get when each in turn takes the smallest that no neighbour has.
///
/// ```
/// use lagraph_ports::check::{Adjacency, colouring};
///
/// // 0 - 1 - 2 - 3: two colours are enough, but not in every order.
/// let path = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None);
/// assert_eq!(colouring::greedy(&path, &[0, 1, 2, 3]), [0, 1, 0, 1].map(Some));
/// assert_eq!(colouring::greedy(&path, &[0, 3, 1, 2]), [0, 1, 2, 0].map(Some));
/// ```
#[must_use]
pub fn greedy(g: &Adjacency, order: &[usize]) -> Vec<Option<usize>> {
    let u = g.undirected();
    let mut colour = vec![None; u.vertices()];
    for &v in order {
        let is_taken = |c| u.neighbours(v).iter().any(|&w| colour[w] == Some(c));
        colour[v] = (0..=u.neighbours(v).len()).find(|&c| !is_taken(c));
    }
    colour
}

/// Whether no two neighbours have the same colour.
///
/// ```
/// use lagraph_ports::check::{Adjacency, colouring};
///
/// let path = Adjacency::from_edges(3, &[0, 1], &[1, 2], None);
/// assert!(colouring::is_proper(&path, &[5, 7, 5]));
/// assert!(!colouring::is_proper(&path, &[5, 7, 7]));
/// ```
#[must_use]
pub fn is_proper(g: &Adjacency, colour: &[usize]) -> bool {
    g.edges().all(|(i, j, _)| i == j || colour[i] != colour[j])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_matters() {
        let path = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None);
        assert_eq!(greedy(&path, &[0, 1, 2, 3]), [0, 1, 0, 1].map(Some));
        assert_eq!(greedy(&path, &[0, 3, 1, 2]), [0, 1, 2, 0].map(Some));
        assert!(is_proper(&path, &[0, 1, 2, 0]) && !is_proper(&path, &[0, 1, 1, 0]));
    }
}
