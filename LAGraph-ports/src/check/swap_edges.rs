//! Whether a graph is another one with edges swapped.
//!
//! Needs: two graphs. Gives: whether both have the same degrees and the second is simple and undirected.
//! Cost:  O(edges log edges).

use super::Adjacency;

/// Whether `after` is undirected, without loops, and has at each vertex as many neighbours as `before` without directions.
///
/// ```
/// use lagraph_ports::check::{Adjacency, swap_edges};
///
/// // The squares 0 - 1 - 2 - 3 and 0 - 2 - 1 - 3 have the same degrees, a triangle with a tail has not.
/// let graph = |to: &[u64; 4]| Adjacency::from_edges(4, &[0, 1, 2, 3], to, None).undirected();
/// let square = graph(&[1, 2, 3, 0]);
/// assert!(swap_edges::is_like(&square, &graph(&[2, 3, 1, 0])));
/// assert!(!swap_edges::is_like(&square, &graph(&[1, 2, 0, 0])));
/// ```
#[must_use]
pub fn is_like(before: &Adjacency, after: &Adjacency) -> bool {
    let before = before.undirected();
    let has_loop = after.edges().any(|(i, j, _)| i == j);
    before.ptr == after.ptr && after.is_symmetric() && !has_loop
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_of_other_sides() {
        let square = |i: &[u64], j: &[u64]| Adjacency::from_edges(4, i, j, None).undirected();
        let before = square(&[0, 1, 2, 3], &[1, 2, 3, 0]);
        assert!(is_like(&before, &square(&[0, 2, 1, 3], &[2, 1, 3, 0])));
        assert!(!is_like(&before, &square(&[0, 1, 2, 0], &[1, 2, 3, 2])), "vertex 2 has three");
        assert!(!is_like(&before, &Adjacency::from_edges(4, &[0, 0, 1, 1, 2, 2, 3, 3], &[1, 2, 2, 3, 3, 0, 0, 1], None)));
        assert!(!is_like(&before, &Adjacency::from_edges(4, &[0, 1, 2, 3, 0, 1, 2, 3], &[0, 1, 2, 3, 1, 0, 3, 2], None)));
    }
}
