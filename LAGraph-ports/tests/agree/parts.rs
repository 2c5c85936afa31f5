//! Components, cores, trusses and spanning forests.

use graphblas::Matrix;
use lagraph_ports::algorithm;
use lagraph_ports::check::{self, Adjacency};

use super::case::{Case, entries, full, labels};

/// Components by sampling.
pub fn components_by_sampling(case: &Case) {
    let label = labels(&algorithm::components_by_sampling(&case.g.undirected).unwrap());
    same(&case.name, &label, &check::components::labels(&case.known));
}

/// Components by Boruvka's rounds.
pub fn components_by_boruvka(case: &Case) {
    let label = labels(&algorithm::components_by_boruvka(&case.g.undirected).unwrap());
    same(&case.name, &label, &check::components::labels(&case.known));
}

/// Strongly connected components.
pub fn strong_components(case: &Case) {
    let label = labels(&algorithm::strong_components(&case.g.a, &case.g.a_transposed).unwrap());
    same(&case.name, &label, &check::strong_components::labels(&case.known));
}

/// Core numbers, and some cores.
pub fn cores(case: &Case) {
    let core: Vec<usize> = full(&algorithm::core_numbers(&case.g.undirected).unwrap()).iter().map(|&k| k as usize).collect();
    let expected = check::k_core::numbers(&case.known);
    same(&case.name, &core, &expected);
    // The k-core: the edges between vertices of core number k and more.
    let undirected = case.known.undirected();
    for k in [0, 1, 2, expected.iter().max().map_or(0, |&k| k), usize::MAX] {
        let edges = undirected.edges().filter(|e| expected[e.0] >= k && expected[e.1] >= k).count();
        let found = algorithm::k_core(&case.g.undirected, k as u64).unwrap();
        assert_eq!(found.nvals().unwrap(), edges as u64, "{}: {k}-core", case.name);
    }
}

/// One truss.
pub fn k_truss(case: &Case, k: u64) {
    let found = algorithm::k_truss(&case.g.undirected, k).unwrap();
    assert_eq!(found.k, k, "{}", case.name);
    assert!(upper(&found.support) == check::truss::edges(&case.known, k), "{}: {k}-truss", case.name);
}

/// All trusses, and that there are no more.
pub fn k_trusses(case: &Case) {
    let trusses = algorithm::k_trusses(&case.g.undirected).unwrap();
    for (truss, k) in trusses.iter().zip(3..) {
        assert_eq!(truss.k, k, "{}", case.name);
        assert!(
            upper(&truss.support) == check::truss::edges(&case.known, k),
            "{}: the {k}-truss inside the one before",
            case.name
        );
    }
    let next = trusses.len() as u64 + 3;
    assert!(check::truss::edges(&case.known, next).is_empty(), "{}: there is a {next}-truss", case.name);
}

/// The entries above the diagonal, in order; those below must be the same.
fn upper(m: &Matrix<u64>) -> Vec<(usize, usize, u64)> {
    let (list, other): (Vec<_>, Vec<_>) = entries(m).into_iter().partition(|e| e.0 < e.1);
    let mut below: Vec<_> = other.into_iter().map(|(i, j, x)| (j, i, x)).collect();
    below.sort_unstable();
    assert!(list == below, "not symmetric, or with a loop");
    list
}

/// The one minimum spanning forest of the part above the diagonal.
pub fn spanning_forest(name: &str, g: &Adjacency, a: &Matrix<f64>) {
    let found = entries(&algorithm::spanning_forest(a).unwrap());
    assert!(found == check::spanning_forest::edges(&one_weight(g)), "{name}: not Kruskal's forest");
}

/// The graph with every edge i -> j, i < j, in both directions: what a forest of the part above the diagonal is one of.
fn one_weight(g: &Adjacency) -> Adjacency {
    let upper: Vec<_> = g.edges().filter(|e| e.0 < e.1).collect();
    let row: Vec<u64> = upper.iter().flat_map(|e| [e.0 as u64, e.1 as u64]).collect();
    let col: Vec<u64> = upper.iter().flat_map(|e| [e.1 as u64, e.0 as u64]).collect();
    let weight: Vec<f64> = upper.iter().flat_map(|e| [e.2, e.2]).collect();
    Adjacency::from_edges(g.vertices(), &row, &col, Some(&weight))
}

fn same(name: &str, found: &[usize], expected: &[usize]) {
    assert_eq!(found.len(), expected.len(), "{name}: size");
    for (v, (a, b)) in found.iter().zip(expected).enumerate() {
        assert_eq!(a, b, "{name}: vertex {v}");
    }
}
