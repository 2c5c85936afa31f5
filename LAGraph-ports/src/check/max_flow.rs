//! A greatest flow by any augmenting path, found depth first (Ford-Fulkerson); and whether something is a flow.
//!
//! Needs: whole numbers for capacities, the lengths of the edges; two different vertices.
//! Gives: the value of a greatest flow.
//! Cost:  O(value * vertices^2).

use super::Adjacency;

/// How much can go from `source` to `sink`.
#[must_use]
pub fn value(g: &Adjacency, source: usize, sink: usize) -> f64 {
    let n = g.vertices();
    let mut left = vec![vec![0.0; n]; n];
    g.edges().for_each(|(i, j, w)| left[i][j] = w);
    let mut value = 0.0;
    loop {
        let sent = push(&mut left, &mut vec![false; n], source, sink, f64::INFINITY);
        if sent == 0.0 {
            return value;
        }
        value += sent;
    }
}

/// Sends up to `most` along one path from `v` and gives what was sent.
fn push(left: &mut [Vec<f64>], is_seen: &mut [bool], v: usize, sink: usize, most: f64) -> f64 {
    if v == sink {
        return most;
    }
    is_seen[v] = true;
    for w in 0..left.len() {
        if left[v][w] > 0.0 && !is_seen[w] {
            let sent = push(left, is_seen, w, sink, most.min(left[v][w]));
            if sent > 0.0 {
                left[v][w] -= sent;
                left[w][v] += sent;
                return sent;
            }
        }
    }
    0.0
}

/// Whether `flow`, given as (from, to, how much), keeps to the capacities and brings `value` from `source` to `sink` and
/// nothing anywhere else.
#[must_use]
pub fn is_flow(g: &Adjacency, source: usize, sink: usize, flow: &[(usize, usize, f64)], value: f64) -> bool {
    let mut surplus = vec![0.0; g.vertices()];
    surplus[source] += value;
    surplus[sink] -= value;
    for &(i, j, x) in flow {
        let capacity = g.edges().find(|e| (e.0, e.1) == (i, j)).map_or(0.0, |e| e.2);
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
