//! A greatest flow by any augmenting paths (Ford-Fulkerson); and whether something is a flow.
//!
//! Needs: whole numbers for capacities, the lengths of the edges; two different vertices.
//! Gives: the value of a greatest flow.
//! Cost:  O(vertices + edges log edges) a path; as many paths as the value, at most.

use std::collections::BTreeMap;

use super::Adjacency;

/// How much can go from `source` to `sink`.
///
/// ```
/// use lagraph_ports::check::{Adjacency, max_flow};
///
/// // 0 -> 1 can carry 5, 1 -> 2 only 2, and 0 -> 2 another 1.
/// let g = Adjacency::from_edges(3, &[0, 1, 0], &[1, 2, 2], Some(&[5.0, 2.0, 1.0]));
/// assert_eq!(max_flow::value(&g, 0, 2), 3.0);
/// ```
#[must_use]
pub fn value(g: &Adjacency, source: usize, sink: usize) -> f64 {
    let mut left = vec![BTreeMap::new(); g.vertices()];
    g.edges().for_each(|(i, j, w)| *left[i].entry(j).or_insert(0.0) += w);
    let mut value = 0.0;
    while let Some(path) = path(&left, source, sink) {
        let sent = path.iter().map(|&(v, w)| left[v][&w]).fold(f64::INFINITY, f64::min);
        for (v, w) in path {
            *left[v].entry(w).or_insert(0.0) -= sent;
            *left[w].entry(v).or_insert(0.0) += sent;
        }
        value += sent;
    }
    value
}

/// The edges of a path along which something can be sent.
fn path(left: &[BTreeMap<usize, f64>], source: usize, sink: usize) -> Option<Vec<(usize, usize)>> {
    let mut from = vec![None; left.len()];
    from[source] = Some(source);
    let mut stack = vec![source];
    while let Some(v) = stack.pop() {
        for (&w, _) in left[v].iter().filter(|e| *e.1 > 0.0) {
            if from[w].is_none() {
                from[w] = Some(v);
                stack.push(w);
            }
        }
    }
    let mut path = Vec::new();
    let mut w = sink;
    while w != source {
        let v = from[w]?;
        path.push((v, w));
        w = v;
    }
    Some(path)
}

/// Whether `flow`, given as (from, to, how much), keeps to the capacities and brings `value` from `source` to `sink` and
/// nothing anywhere else.
///
/// ```
/// use lagraph_ports::check::{Adjacency, max_flow};
///
/// // 0 -> 1 can carry 5, 1 -> 2 only 2.
/// let g = Adjacency::from_edges(3, &[0, 1], &[1, 2], Some(&[5.0, 2.0]));
/// assert!(max_flow::is_flow(&g, 0, 2, &[(0, 1, 2.0), (1, 2, 2.0)], 2.0));
/// assert!(!max_flow::is_flow(&g, 0, 2, &[(0, 1, 3.0), (1, 2, 3.0)], 3.0), "too much for 1 -> 2");
/// assert!(!max_flow::is_flow(&g, 0, 2, &[(0, 1, 2.0), (1, 2, 1.0)], 2.0), "1 keeps something");
/// ```
#[must_use]
pub fn is_flow(g: &Adjacency, source: usize, sink: usize, flow: &[(usize, usize, f64)], value: f64) -> bool {
    let mut surplus = vec![0.0; g.vertices()];
    surplus[source] += value;
    surplus[sink] -= value;
    for &(i, j, x) in flow {
        let capacity = g.neighbours(i).binary_search(&j).map_or(0.0, |p| g.weight[g.ptr[i] + p]);
        if !(0.0..=capacity).contains(&x) {
            return false;
        }
        surplus[i] -= x;
        surplus[j] += x;
    }
    surplus.iter().all(|&s| s == 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_ways_and_a_link() {
        let (i, j) = ([0, 0, 1, 1, 2], [1, 2, 3, 2, 3]);
        let g = Adjacency::from_edges(4, &i, &j, Some(&[5.0, 1.0, 2.0, 9.0, 4.0]));
        assert_eq!(value(&g, 0, 3), 6.0);
        let flow = [(0, 1, 5.0), (0, 2, 1.0), (1, 3, 2.0), (1, 2, 3.0), (2, 3, 4.0)];
        assert!(is_flow(&g, 0, 3, &flow, 6.0));
        assert!(!is_flow(&g, 0, 3, &flow[1..], 6.0), "vertex 1 gives what it does not get");
        assert_eq!(value(&g, 3, 0), 0.0);
    }
}
