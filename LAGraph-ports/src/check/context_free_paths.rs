//! Paths that a grammar derives: a pile of facts "a joins i to j", from each of which others follow.
//!
//! Needs: graphs of the same vertices, one for each label; rules for nothing, a label, or two nonterminals.
//! Gives: all facts (a, i, j), in order.
//! Cost:  O(rules * vertices) for each fact.

use std::collections::BTreeSet;

use super::Adjacency;

/// A nonterminal, and the ends of a path that it derives.
///
/// ```
/// use lagraph_ports::check::context_free_paths::Fact;
///
/// // Nonterminal 0 derives a path from vertex 3 to vertex 7.
/// let (nonterminal, from, to): Fact = (0, 3, 7);
/// assert_eq!((nonterminal, from, to), (0, 3, 7));
/// ```
pub type Fact = (usize, usize, usize);

/// All facts.
///
/// ```
/// use lagraph_ports::check::{Adjacency, context_free_paths};
///
/// // S (0) -> A B, A (1) -> label 0, B (2) -> label 1; 0 -> 1 has label 0, 1 -> 2 has label 1.
/// let graph = [Adjacency::from_edges(3, &[0], &[1], None), Adjacency::from_edges(3, &[1], &[2], None)];
/// let facts = context_free_paths::facts(&graph, &[], &[(1, 0), (2, 1)], &[(0, 1, 2)]);
/// assert!(facts.into_iter().eq([(0, 0, 2), (1, 0, 1), (2, 1, 2)]));
/// ```
#[must_use]
pub fn facts(graph: &[Adjacency], empty: &[usize], labels: &[(usize, usize)], pairs: &[(usize, usize, usize)]) -> BTreeSet<Fact> {
    let n = graph.first().map_or(0, Adjacency::vertices);
    let mut pile: Vec<Fact> = empty.iter().flat_map(|&a| (0..n).map(move |v| (a, v, v))).collect();
    for &(a, label) in labels {
        pile.extend(graph[label].edges().map(|(i, j, _)| (a, i, j)));
    }
    let mut known = BTreeSet::new();
    while let Some(fact) = pile.pop() {
        if !known.insert(fact) {
            continue;
        }
        let (x, i, j) = fact;
        for &(a, b, c) in pairs {
            // The fact as the first part of a path, and as the second.
            let behind = (0..n).filter(|&k| x == b && known.contains(&(c, j, k)));
            pile.extend(behind.map(|k| (a, i, k)));
            let before = (0..n).filter(|&k| x == c && known.contains(&(b, k, i)));
            pile.extend(before.map(|k| (a, k, j)));
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_down_as_up() {
        // Up 0 -> 1 -> 2, down 2 -> 3 -> 4 -> 5; S -> U D | U R, R -> S D
        let graph = [Adjacency::from_edges(6, &[0, 1], &[1, 2], None), Adjacency::from_edges(6, &[2, 3, 4], &[3, 4, 5], None)];
        let (labels, pairs) = ([(2, 0), (3, 1)], [(0, 2, 3), (0, 2, 1), (1, 0, 3)]);
        let of_start = |empty: &[usize]| {
            let all = facts(&graph, empty, &labels, &pairs);
            all.into_iter().filter(|f| f.0 == 0).map(|f| (f.1, f.2)).collect::<Vec<_>>()
        };
        assert_eq!(of_start(&[]), [(0, 4), (1, 3)]);
        // With S -> nothing R derives a step down, and so S again one up and one down.
        assert_eq!(of_start(&[0]), [(0, 0), (0, 4), (1, 1), (1, 3), (2, 2), (3, 3), (4, 4), (5, 5)]);
    }
}
