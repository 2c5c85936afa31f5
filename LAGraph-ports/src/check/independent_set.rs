//! Whether a set of vertices is a maximal independent one, from the definition.
//!
//! Needs: a graph, and for each vertex whether it is in the set; directions, loops and lengths mean nothing.
//! Gives: the verdict.
//! Cost:  O(vertices + edges).

use super::Adjacency;

/// Whether no two vertices of the set are neighbours, and every other vertex has a neighbour in it.
///
/// ```
/// use lagraph_ports::check::{Adjacency, independent_set};
///
/// // 0 - 1 - 2
/// let path = Adjacency::from_edges(3, &[0, 1], &[1, 2], None);
/// assert!(independent_set::is_maximal(&path, &[false, true, false]));
/// assert!(!independent_set::is_maximal(&path, &[true, false, false]), "2 could be added");
/// ```
#[must_use]
pub fn is_maximal(g: &Adjacency, is_in: &[bool]) -> bool {
    let u = g.undirected();
    (0..u.vertices()).all(|v| is_in[v] != u.neighbours(v).iter().any(|&w| is_in[w]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_has_two_and_no_others() {
        let g = Adjacency::from_edges(3, &[0, 1], &[1, 2], None);
        assert!(is_maximal(&g, &[true, false, true]));
        assert!(is_maximal(&g, &[false, true, false]));
        assert!(!is_maximal(&g, &[true, false, false]), "vertex 2 can be added");
        assert!(!is_maximal(&g, &[true, true, false]), "0 and 1 are neighbours");
    }
}
