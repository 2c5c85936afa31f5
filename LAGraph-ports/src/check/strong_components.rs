//! Strongly connected components by two depth-first searches (Kosaraju).
//!
//! Needs: a graph; lengths mean nothing.
//! Gives: for each vertex the smallest vertex of its component.
//! Cost:  O(vertices + edges).

use super::Adjacency;

/// The smallest vertex of each vertex's strongly connected component.
///
/// ```
/// use lagraph_ports::check::{Adjacency, strong_components};
///
/// // The circle 1 -> 2 -> 3 -> 1, and a way out to 0 that does not lead back.
/// let g = Adjacency::from_edges(4, &[1, 2, 3, 3], &[2, 3, 1, 0], None);
/// assert_eq!(strong_components::labels(&g), [0, 1, 1, 1]);
/// ```
#[must_use]
pub fn labels(g: &Adjacency) -> Vec<usize> {
    let n = g.vertices();
    let mut is_seen = vec![false; n];
    let mut finished = Vec::with_capacity(n);
    for v in 0..n {
        search(g, v, &mut is_seen, &mut finished);
    }
    // Backward from the vertices that were left last: each search finds one component.
    let back = g.transposed();
    let mut label = vec![0; n];
    is_seen.fill(false);
    for &v in finished.iter().rev() {
        let mut component = Vec::new();
        search(&back, v, &mut is_seen, &mut component);
        let least = component.iter().min().copied();
        component.iter().for_each(|&w| label[w] = least.unwrap_or(w));
    }
    label
}

/// Appends the vertices that `v` reaches and that were not seen, in the order in which they are left.
fn search(g: &Adjacency, v: usize, is_seen: &mut [bool], finished: &mut Vec<usize>) {
    if std::mem::replace(&mut is_seen[v], true) {
        return;
    }
    let mut stack = vec![(v, 0)];
    while let Some((v, k)) = stack.pop() {
        match g.neighbours(v).get(k) {
            Some(&w) => {
                stack.push((v, k + 1));
                if !std::mem::replace(&mut is_seen[w], true) {
                    stack.push((w, 0));
                }
            }
            None => finished.push(v),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_with_a_way_in_and_a_way_out() {
        let g = Adjacency::from_edges(6, &[5, 1, 2, 3, 3], &[1, 2, 3, 1, 0], None);
        assert_eq!(labels(&g), [0, 1, 1, 1, 4, 5]);
    }
}
