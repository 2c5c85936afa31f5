//! Rich-club coefficients, club by club.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: for each k below the largest degree the share of joined pairs among the vertices of larger degree than k, none if
//!        there are fewer than two; for k = 0 in any case.
//! Cost:  O(edges) for each k.

use super::Adjacency;

/// The coefficients from k = 0 on.
///
/// ```
/// use lagraph_ports::check::{Adjacency, rich_club};
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3: 4 of 6 pairs are joined; of those with two neighbours all three.
/// let g = Adjacency::from_edges(4, &[0, 1, 2, 2], &[1, 2, 0, 3], None);
/// assert_eq!(rich_club::coefficients(&g), [Some(4.0 / 6.0), Some(1.0), None]);
/// ```
#[must_use]
pub fn coefficients(g: &Adjacency) -> Vec<Option<f64>> {
    let u = g.undirected();
    let degree = |v: usize| u.neighbours(v).len();
    let largest = (0..u.vertices()).map(degree).max().unwrap_or(0);
    let coefficient = |k: usize| {
        let members = (0..u.vertices()).filter(|&v| degree(v) > k).count();
        let joined = u.edges().filter(|e| e.0 < e.1 && degree(e.0) > k && degree(e.1) > k).count();
        (members > 1).then(|| joined as f64 / (members * (members - 1) / 2) as f64)
    };
    (0..largest.max(1)).map(coefficient).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    #[test]
    fn a_triangle_with_a_tail() {
        let g = Adjacency::from_edges(4, &[0, 1, 2, 2], &[1, 2, 0, 3], None);
        assert_eq!(coefficients(&g), [Some(4.0 / 6.0), Some(1.0), None]);
        assert_eq!(coefficients(&Adjacency::from_edges(2, &[0], &[0], None)), [None]);
    }

    #[test]
    fn everybody_in_the_karate_club_is_in_the_club_of_0() {
        assert_eq!(coefficients(&karate::graph())[0], Some(78.0 / 561.0));
    }
}
