//! Matching by taking the heaviest edge between free vertices, again and again; and whether a matching is maximal.
//!
//! Needs: a graph; of every edge the direction to the larger vertex is looked at.
//! Gives: the partner of each vertex.
//! Cost:  O(edges log edges).

use super::Adjacency;

/// The matching of the greedy algorithm by falling length; the lengths differ.
///
/// ```
/// use lagraph_ports::check::{Adjacency, matching};
///
/// // 0 - 1 - 2 - 3, the middle edge heaviest: nothing is left for the others.
/// let path = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], Some(&[1.0, 5.0, 2.0]));
/// assert_eq!(matching::greedy(&path), [None, Some(2), Some(1), None]);
/// ```
#[must_use]
pub fn greedy(g: &Adjacency) -> Vec<Option<usize>> {
    let mut edges: Vec<_> = g.edges().filter(|e| e.0 < e.1).collect();
    edges.sort_by(|x, y| y.2.total_cmp(&x.2));
    let mut partner = vec![None; g.vertices()];
    for (i, j, _) in edges {
        if partner[i].is_none() && partner[j].is_none() {
            (partner[i], partner[j]) = (Some(j), Some(i));
        }
    }
    partner
}

/// Whether partners are joined by an edge and name each other, and no edge joins two vertices without.
///
/// ```
/// use lagraph_ports::check::{Adjacency, matching};
///
/// // 0 - 1 - 2 - 3
/// let path = Adjacency::from_edges(4, &[0, 1, 2], &[1, 2, 3], None);
/// assert!(matching::is_maximal(&path, &[None, Some(2), Some(1), None]));
/// assert!(!matching::is_maximal(&path, &[Some(1), Some(0), None, None]), "2 - 3 could be added");
/// ```
#[must_use]
pub fn is_maximal(g: &Adjacency, partner: &[Option<usize>]) -> bool {
    let u = g.undirected();
    let is_pair = |v: usize, w: usize| u.neighbours(v).contains(&w) && partner[w] == Some(v);
    (0..u.vertices()).all(|v| partner[v].is_none_or(|w| is_pair(v, w)))
        && u.edges().all(|(i, j, _)| partner[i].is_some() || partner[j].is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_four_edges() {
        let g = Adjacency::from_edges(5, &[0, 1, 2, 3], &[1, 2, 3, 4], Some(&[5.0, 7.0, 6.0, 1.0]));
        let partner = greedy(&g);
        assert_eq!(partner, [None, Some(2), Some(1), Some(4), Some(3)]);
        assert!(is_maximal(&g, &partner));
        assert!(!is_maximal(&g, &[None, Some(2), Some(1), None, None]), "3 - 4 can be added");
        assert!(!is_maximal(&g, &[None, Some(2), Some(3), Some(2), None]), "1 names 2, which names 3");
    }
}
