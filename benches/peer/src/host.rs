//! Breadth-first search on the host: what set-ups choose sources by, and what results are checked against.
//! Needs:   a graph and where its rows start.
//! Gives:   the level of each vertex; sizes of the first levels.
//! Cost:    the edges that are reached.

use std::collections::HashSet;

use crate::graph::Graph;

/// Level of a vertex that is not reached.
pub const UNREACHED: u32 = u32::MAX;

/// The level of each vertex, `UNREACHED` where there is no path.
pub fn levels(g: &Graph, starts: &[usize], source: u64) -> Vec<u32> {
    let mut levels = vec![UNREACHED; g.n as usize];
    levels[source as usize] = 0;
    let mut queue = vec![source];
    let mut head = 0;
    while head < queue.len() {
        let i = queue[head] as usize;
        head += 1;
        for &j in &g.cols[starts[i]..starts[i + 1]] {
            if levels[j as usize] == UNREACHED {
                levels[j as usize] = levels[i] + 1;
                queue.push(j);
            }
        }
    }
    levels
}

/// How many vertices the levels 1 to `depth` have.
pub fn level_sizes(g: &Graph, starts: &[usize], source: u64, depth: u64) -> Vec<usize> {
    let mut seen = HashSet::from([source]);
    let mut frontier = vec![source];
    (0..depth)
        .map(|_| {
            let edges = |&i: &u64| &g.cols[starts[i as usize]..starts[i as usize + 1]];
            frontier = frontier.iter().flat_map(edges).copied().filter(|&j| seen.insert(j)).collect();
            frontier.len()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Direction;

    /// By hand: the path 0 - 1 - 2 with the branch 1 - 3, and 4 alone.
    #[test]
    fn levels_of_a_path_with_a_branch() {
        let g = Graph::from_edges("t", 5, vec![(0, 1), (1, 2), (1, 3)], Direction::Symmetric);
        assert_eq!(levels(&g, &g.starts(), 0), vec![0, 1, 2, 2, UNREACHED]);
        assert_eq!(level_sizes(&g, &g.starts(), 0, 3), vec![1, 2, 0]);
    }
}
