//! The Markov process on graphs, row by row.
//!
//! Needs: a graph with lengths, taken for weights; those that are not positive and loops are passed over.
//! Gives: the probabilities of walks, as [`Rows`].
//! Cost:  for each vertex the ways of two steps from it, a round.

use super::Adjacency;

/// For each vertex the ends of its walks in ascending order, with their probabilities.
///
/// ```
/// use lagraph_ports::check::markov_clustering::{Rows, round};
///
/// // Walks that stay where they are go on doing so.
/// let still: Rows = vec![vec![(0, 1.0)], vec![(1, 1.0)]];
/// assert_eq!(round(&still, 2.0, 0.0), still);
/// ```
pub type Rows = Vec<Vec<(usize, f64)>>;

/// Walks of one step in the graph with loops.
///
/// ```
/// use lagraph_ports::check::{Adjacency, markov_clustering};
///
/// // The loop that every vertex gets is as heavy as its heaviest edge.
/// let g = Adjacency::from_edges(3, &[0, 1], &[1, 0], Some(&[4.0, 4.0]));
/// assert_eq!(markov_clustering::start(&g), [vec![(0, 0.5), (1, 0.5)], vec![(0, 0.5), (1, 0.5)], vec![(2, 1.0)]]);
/// ```
#[must_use]
pub fn start(g: &Adjacency) -> Rows {
    let row = |v: usize| {
        let near = (g.ptr[v]..g.ptr[v + 1]).map(|p| (g.idx[p], g.weight[p]));
        let mut row: Vec<(usize, f64)> = near.filter(|&(w, x)| w != v && x > 0.0).collect();
        let heaviest = row.iter().map(|e| e.1).fold(0.0, f64::max);
        row.push((v, if heaviest > 0.0 { heaviest } else { 1.0 }));
        row.sort_by_key(|e| e.0);
        normal(row)
    };
    (0..g.vertices()).map(row).collect()
}

/// One round: walks twice as long, to the power of `inflation`, without those below `least` of the likeliest.
///
/// ```
/// use lagraph_ports::check::markov_clustering::round;
///
/// // After two steps from 0: 3/4 at 0, 1/4 at 1. Squared, 1/9 of the greatest is below 1/2 and goes.
/// let walks = vec![vec![(0, 0.5), (1, 0.5)], vec![(0, 1.0)]];
/// assert_eq!(round(&walks, 2.0, 0.5)[0], [(0, 1.0)]);
/// ```
#[must_use]
pub fn round(m: &Rows, inflation: f64, least: f64) -> Rows {
    let mut sum = vec![0.0; m.len()];
    let mut next = Rows::new();
    for first in m {
        let mut ends = Vec::new();
        for &(k, p) in first {
            for &(j, q) in &m[k] {
                if sum[j] == 0.0 {
                    ends.push(j);
                }
                sum[j] += p * q;
            }
        }
        ends.sort_unstable();
        ends.dedup();
        let most = ends.iter().map(|&j| sum[j]).fold(0.0, f64::max);
        let raised = ends.iter().map(|&j| (j, (sum[j] / most).powf(inflation)));
        next.push(normal(raised.filter(|e| e.1 >= least).collect()));
        ends.into_iter().for_each(|j| sum[j] = 0.0);
    }
    next
}

fn normal(row: Vec<(usize, f64)>) -> Vec<(usize, f64)> {
    let sum: f64 = row.iter().map(|e| e.1).sum();
    row.into_iter().map(|(j, x)| (j, x / sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_round_on_a_path_by_hand() {
        let g = Adjacency::from_edges(3, &[0, 1], &[1, 2], None).undirected();
        let m = start(&g);
        assert_eq!(m[0], [(0, 0.5), (1, 0.5)]);
        // From 0 in two steps: 5/12 to 0, 5/12 to 1, 1/6 to 2; squared over the greatest: 1, 1, 4/25.
        let row = &round(&m, 2.0, 0.0)[0];
        let expected = [25.0 / 54.0, 25.0 / 54.0, 4.0 / 54.0];
        assert!(row.iter().zip(expected).all(|(e, x)| (e.1 - x).abs() < 1e-12), "{row:?}");
        assert_eq!(round(&m, 2.0, 0.2)[0].len(), 2, "4/25 is pruned");
    }

    #[test]
    fn a_vertex_alone_stays_where_it_is() {
        let alone = start(&Adjacency::from_edges(1, &[0], &[0], Some(&[7.0])));
        assert_eq!(alone, [[(0, 1.0)]]);
        assert_eq!(round(&alone, 2.0, 0.5), alone);
    }
}
