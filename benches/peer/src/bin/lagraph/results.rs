//! Whether LAGraph gave the same on both libraries.
//! Needs:   the values of all runs of both.
//! Gives:   an error that names the first difference. Distances and counts must be equal, components must split the vertices
//!          alike, PageRank and centrality up to rounding; parents may differ, so each tree is checked by itself.
//! Cost:    a pass over the values; for parents a search on the host per source.

use std::collections::HashMap;

use bench_peer::Result;
use bench_peer::agree;
use bench_peer::case::{Check, Output};
use bench_peer::graph::Graph;
use bench_peer::host;
use bench_peer::matrix::Tuples;

use crate::kernel::{Kernel, Problem};

/// `Ok` when both are right, as far as that can be told from the other.
pub fn compare(problem: &Problem, ours: &[f64], theirs: &[f64]) -> Result<()> {
    match problem.kernel {
        Kernel::Bfs => {
            are_trees(problem, ours).map_err(|e| format!("ours: {e}"))?;
            are_trees(problem, theirs).map_err(|e| format!("theirs: {e}"))
        }
        Kernel::Components => equal(&first_members(ours), &first_members(theirs), Check::Values),
        Kernel::Sssp => equal(&reached(ours), &reached(theirs), Check::Values),
        Kernel::Triangles => equal(ours, theirs, Check::Values),
        Kernel::PageRank | Kernel::Betweenness => equal(ours, theirs, Check::Rounded),
    }
}

/// LAGraph says infinity, its INT32, where no way leads; the ports have no entry.
fn reached(distances: &[f64]) -> Vec<f64> {
    let infinity = f64::from(i32::MAX);
    distances.iter().map(|&x| if x == infinity { f64::NAN } else { x }).collect()
}

fn equal(x: &[f64], y: &[f64], check: Check) -> Result<()> {
    agree::outputs(&entries(x), &entries(y), check)
}

fn entries(dense: &[f64]) -> Output {
    let (rows, vals): (Vec<u64>, Vec<f64>) = (0..).zip(dense).filter(|(_, x)| !x.is_nan()).unzip();
    Output::Tuples(Tuples { cols: vec![0; rows.len()], rows, vals })
}

/// For each vertex the first one of its component, whatever the component is called.
fn first_members(names: &[f64]) -> Vec<f64> {
    let mut first = HashMap::new();
    names.iter().enumerate().map(|(i, name)| *first.entry(name.to_bits()).or_insert(i as f64)).collect()
}

fn are_trees(problem: &Problem, values: &[f64]) -> Result<()> {
    let starts = problem.graph.starts();
    let n = problem.graph.n as usize;
    if values.len() != n * problem.sources.len() {
        return Err(format!("{} values", values.len()));
    }
    let mut searches = problem.sources.iter().zip(values.chunks_exact(n));
    searches.try_for_each(|(&source, parents)| is_tree(problem.graph, &starts, source, parents))
}

/// Whether each reached vertex has a parent one level above it that has an edge to it, and no other vertex has one.
fn is_tree(graph: &Graph, starts: &[usize], source: u64, parents: &[f64]) -> Result<()> {
    let levels = host::levels(graph, starts, source);
    for (child, (&parent, &level)) in parents.iter().zip(&levels).enumerate() {
        let is_right = if level == host::UNREACHED {
            parent.is_nan()
        } else if child as u64 == source {
            parent == source as f64
        } else {
            let k = parent as usize;
            let has_edge = || graph.cols[starts[k]..starts[k + 1]].binary_search(&(child as u64)).is_ok();
            parent >= 0.0 && k < levels.len() && levels[k] != host::UNREACHED && levels[k] + 1 == level && has_edge()
        };
        if !is_right {
            return Err(format!("from {source}: vertex {child} of level {level} has the parent {parent}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bench_peer::graph::Direction;

    #[test]
    fn components_may_have_other_names() {
        assert_eq!(first_members(&[3.0, 1.0, 3.0, 1.0]), first_members(&[0.0, 3.0, 0.0, 3.0]));
        assert_ne!(first_members(&[0.0, 0.0, 2.0]), first_members(&[0.0, 1.0, 1.0]));
    }

    /// By hand: the square 0 - 1 - 2 - 3 - 0 with the vertex 4 alone.
    #[test]
    fn a_tree_may_choose_among_parents_but_not_among_levels() {
        let g = Graph::from_edges("t", 5, vec![(0, 1), (1, 2), (2, 3), (3, 0)], Direction::Symmetric);
        let judge = |of_2: f64, of_4: f64| is_tree(&g, &g.starts(), 0, &[0.0, 0.0, of_2, 0.0, of_4]).is_ok();
        assert!(judge(1.0, f64::NAN) && judge(3.0, f64::NAN));
        assert!(!judge(0.0, f64::NAN) && !judge(f64::NAN, f64::NAN) && !judge(1.0, 0.0) && !judge(9.0, f64::NAN));
    }
}
