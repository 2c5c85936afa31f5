//! k-trusses by taking away one edge after the other.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: the edges of the k-truss, each as (smaller vertex, larger vertex, triangles of the truss that it lies in).
//! Cost:  for each edge the neighbours of one of its ends, once to count its triangles and once when it is taken away, each
//!        with a search in a set.

use std::collections::{BTreeMap, BTreeSet};

use super::Adjacency;

/// The k-truss.
///
/// ```
/// use lagraph_ports::check::{Adjacency, truss};
///
/// // A triangle with a tail: in the 3-truss every edge is in one triangle, and a 4-truss there is none.
/// let g = Adjacency::from_edges(4, &[0, 1, 2, 2], &[1, 2, 0, 3], None);
/// assert_eq!(truss::edges(&g, 3), [(0, 1, 1), (0, 2, 1), (1, 2, 1)]);
/// assert!(truss::edges(&g, 4).is_empty());
/// ```
#[must_use]
pub fn edges(g: &Adjacency, k: u64) -> Vec<(usize, usize, u64)> {
    let u = g.undirected();
    let mut near: Vec<BTreeSet<usize>> = (0..u.vertices()).map(|v| u.neighbours(v).iter().copied().collect()).collect();
    let pairs = u.edges().filter(|e| e.0 < e.1);
    let mut support: BTreeMap<(usize, usize), u64> = pairs.map(|(i, j, _)| ((i, j), common(&near, i, j).len() as u64)).collect();
    let is_weak = |triangles: u64| triangles + 2 < k;
    let mut weak: Vec<_> = support.iter().filter(|e| is_weak(*e.1)).map(|e| *e.0).collect();
    while let Some((i, j)) = weak.pop() {
        support.remove(&(i, j));
        near[i].remove(&j);
        near[j].remove(&i);
        // Each triangle that goes with the edge has two more edges; one that becomes weak is noted once.
        for w in common(&near, i, j) {
            for edge in [(i.min(w), i.max(w)), (j.min(w), j.max(w))] {
                if let Some(triangles) = support.get_mut(&edge) {
                    let was_weak = is_weak(*triangles);
                    *triangles -= 1;
                    if !was_weak && is_weak(*triangles) {
                        weak.push(edge);
                    }
                }
            }
        }
    }
    support.into_iter().map(|((i, j), triangles)| (i, j, triangles)).collect()
}

/// The common neighbours of two vertices.
fn common(near: &[BTreeSet<usize>], i: usize, j: usize) -> Vec<usize> {
    let (few, many) = if near[i].len() < near[j].len() { (i, j) } else { (j, i) };
    near[few].iter().copied().filter(|w| near[many].contains(w)).collect()
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
