//! The karate club of W. W. Zachary (1977): 34 vertices, 78 undirected edges, and what is known about it.
//!
//! Needs: nothing.
//! Gives: [`graph`], both directions of every edge.
//! Cost:  none to speak of.

use super::Adjacency;

/// Both ends of each edge, the smaller first, vertices from 0.
#[rustfmt::skip]
const EDGES: [(u64, u64); 78] = [
    (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6), (0, 7), (0, 8), (0, 10), (0, 11), (0, 12), (0, 13), (0, 17),
    (0, 19), (0, 21), (0, 31), (1, 2), (1, 3), (1, 7), (1, 13), (1, 17), (1, 19), (1, 21), (1, 30), (2, 3), (2, 7),
    (2, 8), (2, 9), (2, 13), (2, 27), (2, 28), (2, 32), (3, 7), (3, 12), (3, 13), (4, 6), (4, 10), (5, 6), (5, 10),
    (5, 16), (6, 16), (8, 30), (8, 32), (8, 33), (9, 33), (13, 33), (14, 32), (14, 33), (15, 32), (15, 33), (18, 32),
    (18, 33), (19, 33), (20, 32), (20, 33), (22, 32), (22, 33), (23, 25), (23, 27), (23, 29), (23, 32), (23, 33),
    (24, 25), (24, 27), (24, 31), (25, 31), (26, 29), (26, 33), (27, 33), (28, 31), (28, 33), (29, 32), (29, 33),
    (30, 32), (30, 33), (31, 32), (31, 33), (32, 33),
];

/// The graph, undirected: 156 directed edges.
///
/// ```
/// use lagraph_ports::check::karate;
///
/// let club = karate::graph();
/// assert_eq!((club.vertices(), club.idx.len()), (34, 156));
/// // The instructor and the president, who fell out, have no link.
/// assert!(club.is_symmetric() && !club.neighbours(0).contains(&33));
/// ```
#[must_use]
pub fn graph() -> Adjacency {
    let row: Vec<u64> = EDGES.iter().flat_map(|&(i, j)| [i, j]).collect();
    let col: Vec<u64> = EDGES.iter().flat_map(|&(i, j)| [j, i]).collect();
    Adjacency::from_edges(34, &row, &col, None)
}

#[cfg(test)]
mod tests {
    #[test]
    fn has_its_size_and_its_two_leaders() {
        let g = super::graph();
        assert!(g.is_symmetric());
        assert_eq!((g.vertices(), g.idx.len()), (34, 156));
        assert_eq!((g.neighbours(0).len(), g.neighbours(33).len()), (16, 17));
    }
}
