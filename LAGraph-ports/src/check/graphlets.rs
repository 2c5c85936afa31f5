//! Graphlets by looking at every set of up to four vertices.
//!
//! Needs: a graph of few vertices; directions, loops and lengths mean nothing.
//! Gives: for each of the sixteen places (see `algorithm::PLACES`) how often each vertex is there, in subgraphs with all
//!        edges that there are among their vertices.
//! Cost:  O(vertices^4).

use super::Adjacency;

/// For each place the count of every vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, graphlets};
///
/// // A path of two edges: 0 and 2 are its ends (place 2), 1 its middle (place 3).
/// let found = graphlets::counts(&Adjacency::from_edges(3, &[0, 1], &[1, 2], None));
/// assert_eq!(found[2], [1.0, 0.0, 1.0]);
/// assert_eq!(found[3], [0.0, 1.0, 0.0]);
/// ```
#[must_use]
pub fn counts(g: &Adjacency) -> Vec<Vec<f64>> {
    let u = g.undirected();
    let n = u.vertices();
    let mut counts = vec![vec![0.0; n]; 16];
    let mut look = |set: &[usize]| {
        let degree: Vec<usize> = set.iter().map(|&v| set.iter().filter(|w| u.neighbours(v).contains(w)).count()).collect();
        for (&v, &d) in set.iter().zip(&degree) {
            if let Some(k) = place(&degree, d) {
                counts[k][v] += 1.0;
            }
        }
    };
    for a in 0..n {
        look(&[a]);
        for b in 0..a {
            look(&[a, b]);
            for c in 0..b {
                look(&[a, b, c]);
                (0..c).for_each(|d| look(&[a, b, c, d]));
            }
        }
    }
    counts
}

/// The place of a vertex with `d` neighbours in a graph of up to four vertices with these numbers of neighbours, if the graph
/// is connected. Up to four vertices the numbers of neighbours tell connected graphs apart, and the places in them.
fn place(degree: &[usize], d: usize) -> Option<usize> {
    let mut sorted = degree.to_vec();
    sorted.sort_unstable();
    match (sorted.as_slice(), d) {
        ([0], _) => Some(0),
        ([1, 1], _) => Some(1),
        ([1, 1, 2], _) => Some(1 + d),
        ([2, 2, 2], _) => Some(4),
        ([1, 1, 2, 2], _) => Some(4 + d),
        ([1, 1, 1, 3], 1) => Some(7),
        ([1, 1, 1, 3], _) => Some(8),
        ([1, 2, 2, 3], _) => Some(8 + d),
        ([2, 2, 2, 2], _) => Some(12),
        ([2, 2, 3, 3], _) => Some(11 + d),
        ([3, 3, 3, 3], _) => Some(15),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_with_a_tail() {
        let found = counts(&Adjacency::from_edges(4, &[0, 1, 2, 2], &[1, 2, 0, 3], None));
        assert_eq!(found[1], [2.0, 2.0, 3.0, 1.0]);
        assert_eq!(found[2], [1.0, 1.0, 0.0, 2.0]);
        assert_eq!(found[3], [0.0, 0.0, 2.0, 0.0]);
        assert_eq!([found[9][3], found[10][0], found[11][2]], [1.0; 3]);
    }

    #[test]
    fn two_edges_apart_are_no_graphlet() {
        let found = counts(&Adjacency::from_edges(4, &[0, 2], &[1, 3], None));
        assert!(found[2..].iter().flatten().all(|&k| k == 0.0));
    }
}
