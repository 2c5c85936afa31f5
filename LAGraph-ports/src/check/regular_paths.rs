//! Paths that an automaton accepts: a queue of pairs of state and vertex.
//!
//! Needs: graphs of the same vertices, one for each label; steps (from, label, to) between states.
//! Gives: the vertices that can be reached in an accepting state, in ascending order.
//! Cost:  O(states * vertices + steps * edges).

use std::collections::{BTreeSet, VecDeque};

use super::Adjacency;

/// The ends of accepted paths from `sources`.
///
/// ```
/// use lagraph_ports::check::{Adjacency, regular_paths};
///
/// // 0 -> 1 -> 2: an even number of edges, 0 included.
/// let graph = [Adjacency::from_edges(3, &[0, 1], &[1, 2], None)];
/// let ends = regular_paths::ends(&graph, &[(0, 0, 1), (1, 0, 0)], &[0], &[0], &[0]);
/// assert_eq!(ends, [0, 2]);
/// ```
#[must_use]
pub fn ends(graph: &[Adjacency], steps: &[(u64, usize, u64)], start: &[u64], accepting: &[u64], sources: &[usize]) -> Vec<usize> {
    let mut queue: VecDeque<(u64, usize)> = start.iter().flat_map(|&s| sources.iter().map(move |&v| (s, v))).collect();
    let mut seen: BTreeSet<(u64, usize)> = queue.iter().copied().collect();
    while let Some((state, v)) = queue.pop_front() {
        for &(_, label, to) in steps.iter().filter(|step| step.0 == state) {
            for &w in graph[label].neighbours(v) {
                if seen.insert((to, w)) {
                    queue.push_back((to, w));
                }
            }
        }
    }
    let ends: BTreeSet<usize> = seen.into_iter().filter(|(s, _)| accepting.contains(s)).map(|(_, v)| v).collect();
    ends.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_number_of_steps_round_a_circle_of_three() {
        let circle = [Adjacency::from_edges(4, &[0, 1, 2, 0], &[1, 2, 0, 3], None)];
        let steps = [(0, 0, 1), (1, 0, 0)];
        assert_eq!(ends(&circle, &steps, &[0], &[0], &[0]), [0, 1, 2, 3]);
        assert_eq!(ends(&circle, &steps[..1], &[0], &[1], &[0]), [1, 3], "one step");
        assert_eq!(ends(&circle, &steps, &[0], &[0], &[3]), [3], "nothing leaves 3, the empty path stays");
    }
}
