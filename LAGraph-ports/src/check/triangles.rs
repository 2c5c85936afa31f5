//! Triangles by merging adjacency lists.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: the number of triangles.
//! Cost:  for each edge the lengths of two lists of larger neighbours.

use super::Adjacency;

/// The number of triangles of the undirected graph.
///
/// ```
/// use lagraph_ports::check::{Adjacency, triangles};
///
/// // A triangle with a tail, and a loop that counts for nothing.
/// let g = Adjacency::from_edges(4, &[0, 1, 2, 2, 3], &[1, 2, 0, 3, 3], None);
/// assert_eq!(triangles::count(&g), 1);
/// ```
#[must_use]
pub fn count(g: &Adjacency) -> u64 {
    let u = g.undirected();
    let larger = |v: usize| {
        let list = u.neighbours(v);
        &list[list.partition_point(|&to| to <= v)..]
    };
    (0..u.vertices()).map(|i| larger(i).iter().map(|&j| common(larger(i), larger(j))).sum::<u64>()).sum()
}

fn common(mut a: &[usize], mut b: &[usize]) -> u64 {
    let mut found = 0;
    while let (Some(x), Some(y)) = (a.first(), b.first()) {
        found += u64::from(x == y);
        let (step_a, step_b) = (usize::from(x <= y), usize::from(y <= x));
        a = &a[step_a..];
        b = &b[step_b..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::karate, *};

    #[test]
    fn karate_has_45() {
        assert_eq!(count(&karate::graph()), 45);
    }

    #[test]
    fn directions_and_loops_do_not_count() {
        let triangle = Adjacency::from_edges(4, &[0, 2, 1, 1, 0, 3], &[1, 1, 0, 1, 2, 0], None);
        assert_eq!(count(&triangle), 1);
    }
}
