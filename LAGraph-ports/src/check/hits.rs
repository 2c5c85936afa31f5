//! Hubs and authorities by summing along edges.
//!
//! Needs: a graph; lengths mean nothing.
//! Gives: (hub, authority) of each vertex after some iterations, each list of length 1, or 0 without edges.
//! Cost:  O(vertices + edges) an iteration.

use super::Adjacency;

/// Hubs and authorities after some iterations.
///
/// ```
/// use lagraph_ports::check::{Adjacency, hits};
///
/// // 0 leads to 1 and 2: it is the hub, they are the authorities.
/// let (hub, authority) = hits::scores(&Adjacency::from_edges(3, &[0, 0], &[1, 2], None), 3);
/// assert_eq!((hub[1], hub[2], authority[0]), (0.0, 0.0, 0.0));
/// assert_eq!(authority[1], authority[2]);
/// ```
#[must_use]
pub fn scores(g: &Adjacency, iterations: usize) -> (Vec<f64>, Vec<f64>) {
    let n = g.vertices();
    let mut hub = vec![1.0 / (n as f64).sqrt(); n];
    let mut authority = hub.clone();
    for _ in 0..iterations {
        authority = vec![0.0; n];
        g.edges().for_each(|(i, j, _)| authority[j] += hub[i]);
        scale(&mut authority);
        hub = vec![0.0; n];
        g.edges().for_each(|(i, j, _)| hub[i] += authority[j]);
        scale(&mut hub);
    }
    (hub, authority)
}

fn scale(x: &mut [f64]) {
    let length = x.iter().map(|x| x * x).sum::<f64>().sqrt();
    if length > 0.0 {
        x.iter_mut().for_each(|x| *x /= length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_has_one_hub() {
        let (hub, authority) = scores(&Adjacency::from_edges(4, &[0, 0], &[1, 2], None), 3);
        assert!((hub[0] - 1.0).abs() < 1e-12 && hub[1] == 0.0);
        assert!((authority[1] - 0.5_f64.sqrt()).abs() < 1e-12 && authority[3] == 0.0);
    }
}
