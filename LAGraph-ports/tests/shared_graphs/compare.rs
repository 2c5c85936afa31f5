//! What is compared on a large graph: like on small ones, with fewer seeds, rounds and sources.

use lagraph_ports::algorithm::Limits;
use lagraph_ports::check::bfs;

use crate::agree::labelled::{self, Labelled};
use crate::agree::{Case, Numbers, choices, communities, parts, ranks, triangles, ways};

/// Vertices of the part of a graph in which a checker looks at all sets of vertices: half a million sets of four.
const PART: usize = 60;

/// Lengths from 1 on, from 0 on, and of either sign.
pub fn bellman_ford(case: &Case) {
    let mut numbers = Numbers(1);
    let n = case.known.vertices();
    // What an edge gains downhill it loses uphill: some weights are negative, no cycle's is.
    let height: Vec<f64> = (0..n).map(|_| numbers.below(8) as f64).collect();
    for (least, slope) in [(1.0, 0.0), (0.0, 1.0)] {
        let weight = |i: usize, j: usize| least + numbers.below(6) as f64 + slope * (height[j] - height[i]);
        let (g, a) = case.reweighted(weight);
        assert!(g.weight.iter().any(|&w| w < 0.0) == (slope > 0.0), "{}: signs", case.name);
        assert!(ways::bellman_ford(&case.name, &g, &a, hub(case) as u64), "{}: a negative cycle", case.name);
    }
}

/// Near several sources, and from one vertex to the ends of some edges.
pub fn bfs_limited(case: &Case) {
    let sources = [0, 1, 2];
    for level in [Some(1), Some(3), None] {
        ways::bfs_limited(case, &sources, Limits { level, destinations: &[] });
    }
    let near: Vec<u64> = case.known.neighbours(hub(case)).iter().map(|&v| v as u64).take(3).collect();
    ways::bfs_limited(case, &[0], Limits { level: None, destinations: &near });
}

pub fn closeness(case: &Case) {
    ways::closeness(case);
}

pub fn clustering(case: &Case) {
    triangles::clustering(case);
}

pub fn coarsen(case: &Case) {
    choices::coarsen(case, 12);
    choices::incidence(case);
}

pub fn colouring(case: &Case) {
    choices::colouring_by(case, &mut Numbers(7));
    choices::colouring(case, 5);
}

pub fn components_by_boruvka(case: &Case) {
    parts::components_by_boruvka(case);
}

pub fn components_by_sampling(case: &Case) {
    parts::components_by_sampling(case);
}

pub fn cores(case: &Case) {
    parts::cores(case);
}

/// In the part around a vertex with many edges, because nearly all its pairs of vertices are joined.
pub fn context_free_paths(case: &Case) {
    let mut numbers = Numbers(18);
    let g = Labelled::new(&part(case, PART), 2, &mut numbers);
    (0..3).for_each(|_| _ = labelled::context_free_paths(&g, &mut numbers));
}

/// In a part, because the checker looks at every edge on the way to every vertex.
pub fn edge_betweenness(case: &Case) {
    ways::edge_betweenness(&part(case, 3 * PART), &[0, 1, 2, 3]);
}

/// In a part, because the checker looks at every set of four vertices.
pub fn graphlets(case: &Case) {
    triangles::graphlets(&part(case, PART));
}

pub fn hits(case: &Case) {
    ranks::hits(case, 25);
}

pub fn independent_set(case: &Case) {
    choices::independent_set(case, 1);
}

/// All pairs in a part only.
pub fn jaccard(case: &Case) {
    triangles::jaccard_of_edges(case);
    triangles::jaccard(&part(case, 3 * PART));
}

pub fn k_truss(case: &Case) {
    [3, 4, 10].into_iter().for_each(|k| parts::k_truss(case, k));
}

pub fn k_trusses(case: &Case) {
    parts::k_trusses(case);
}

pub fn katz(case: &Case) {
    ranks::katz(case, 20);
}

pub fn label_propagation(case: &Case) {
    communities::label_propagation(case, 3);
}

pub fn louvain(case: &Case) {
    communities::louvain(case);
    communities::modularity(case, &mut Numbers(3), 10);
}

pub fn markov_clustering(case: &Case) {
    communities::markov_clustering(case, 2);
    communities::markov_clusters(case);
}

pub fn matching(case: &Case) {
    choices::matching_by(case, &mut Numbers(2));
    choices::matching(case, 11);
}

/// From vertices drawn from all to vertices that they reach.
pub fn max_flow(case: &Case) {
    let mut numbers = Numbers(4);
    let n = case.known.vertices();
    let mut flows = 0;
    while flows < 4 {
        let source = numbers.below(n as u64) as usize;
        let level = bfs::search(&case.known, source).level;
        let reached: Vec<usize> = (0..n).filter(|&v| v != source && level[v].is_some()).collect();
        if reached.is_empty() {
            continue;
        }
        let sink = reached[numbers.below(reached.len() as u64) as usize];
        assert!(ways::max_flow(case, source as u64, sink as u64) > 0.0, "{}: {source} reaches {sink}", case.name);
        flows += 1;
    }
}

pub fn pagerank_dangling(case: &Case) {
    ranks::pagerank_dangling(case, 0.0, 50);
}

pub fn partition_quality(case: &Case) {
    communities::partition_quality(case, &mut Numbers(14), 10);
}

pub fn peer_pressure(case: &Case) {
    communities::peer_pressure(case, 3);
}

pub fn regular_paths(case: &Case) {
    let mut numbers = Numbers(19);
    let g = Labelled::new(case, 3, &mut numbers);
    (0..3).for_each(|_| _ = labelled::regular_paths(&g, &mut numbers));
}

pub fn rich_club(case: &Case) {
    triangles::rich_club(case);
}

/// With the graph's own weights, all 1, and with others of which many are equal.
pub fn spanning_forest(case: &Case) {
    parts::spanning_forest(&case.name, &case.known, &case.g.a);
    let mut numbers = Numbers(6);
    let (g, a) = case.reweighted(|_, _| numbers.below(1000) as f64);
    parts::spanning_forest(&case.name, &g, &a);
}

pub fn square_clustering(case: &Case) {
    triangles::square_clustering(case);
}

pub fn strong_components(case: &Case) {
    parts::strong_components(case);
}

pub fn swap_edges(case: &Case) {
    let swaps = choices::swap_edges(case, 2, 21);
    let edges = case.known.undirected().idx.len() as u64 / 2;
    assert!(swaps > edges / 3, "{}: only {swaps} swaps of {edges} edges", case.name);
}

pub fn triangle_centrality(case: &Case) {
    ranks::triangle_centrality(case);
}

pub fn triangle_methods(case: &Case) {
    triangles::triangle_methods(case);
}

/// A vertex with as many edges as any.
fn hub(case: &Case) -> usize {
    (0..case.known.vertices()).max_by_key(|&v| case.known.neighbours(v).len()).unwrap_or(0)
}

/// The undirected graph among the vertices that are nearest to one with many edges.
fn part(case: &Case, size: usize) -> Case {
    let undirected = case.known.undirected();
    let level = bfs::search(&undirected, hub(case)).level;
    let mut near: Vec<usize> = (0..level.len()).filter(|&v| level[v].is_some()).collect();
    near.sort_by_key(|&v| level[v]);
    near.truncate(size);
    let place = |v: usize| near.iter().position(|&w| w == v).map(|p| p as u64);
    let mut edges = Vec::new();
    for (i, &v) in near.iter().enumerate() {
        let inside = undirected.neighbours(v).iter().filter_map(|&w| place(w));
        edges.extend(inside.map(|j| (i as u64, j, 1.0)));
    }
    Case::of_edges(format!("{}, {size} vertices", case.name), near.len() as u64, &edges, false)
}
