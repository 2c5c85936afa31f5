//! All six algorithms on one graph, each against the textbook.
//!
//! Needs: a list of edges. Gives: [`compare`], which panics with the graph's name at the first difference.
//! Expected values: `lagraph_ports::check`, which shares nothing with the engine.

use graphblas::Vector;
use graphblas::io::Coo;
use graphblas::types::{Scalar, TypeCode, cast};
use lagraph_ports::Graph;
use lagraph_ports::algorithm::{betweenness, bfs, bfs_parents, components, pagerank, sssp, triangles};
use lagraph_ports::check::{self, Adjacency};

/// Compares everything; gives the number of triangles, for tests that know it.
pub fn compare(name: &str, edges: &Coo) -> u64 {
    let g = Graph::try_new(edges).unwrap();
    let known = adjacency(edges, g.is_weighted);
    assert_eq!(g.is_symmetric, known.is_symmetric(), "{name}: symmetric");
    assert_eq!(g.a.nvals().unwrap(), known.idx.len() as u64, "{name}: edges");
    assert_eq!(g.max_weight, known.weight.iter().copied().fold(0.0, f64::max), "{name}: largest weight");
    // From a vertex with many edges, and from the last one.
    let hub = (0..known.vertices()).max_by_key(|&v| known.neighbours(v).len()).unwrap();
    for source in [hub, known.vertices() - 1] {
        compare_search(name, &g, &known, source);
        compare_distances(name, &g, &known, source);
    }
    compare_ranks(name, &g, &known);
    let label = dense(&components(&g.undirected).unwrap());
    same(name, "label", &label, &check::components::labels(&known).iter().map(|&l| Some(l as u64)).collect::<Vec<_>>());
    let sources: Vec<usize> = [hub].into_iter().chain((0..known.vertices()).take(3)).collect();
    compare_centrality(name, &g, &known, &sources);
    let count = triangles(&g.undirected).unwrap();
    assert_eq!(count, check::triangles::count(&known), "{name}: triangles");
    count
}

/// The list as adjacency lists, values cast one by one.
fn adjacency(edges: &Coo, is_weighted: bool) -> Adjacency {
    let code = edges.ty.code().unwrap();
    let value = |bytes: &[u8]| {
        let mut x = [0; 8];
        cast::cast_one(TypeCode::FP64, &mut x, code, bytes);
        f64::from_ne_bytes(x)
    };
    let weights: Option<Vec<f64>> = is_weighted.then(|| edges.vals.chunks_exact(code.size()).map(value).collect());
    Adjacency::from_edges(edges.nrows as usize, &edges.rows, &edges.cols, weights.as_deref())
}

fn compare_search(name: &str, g: &Graph, known: &Adjacency, source: usize) {
    let tree = bfs(&g.a, source as u64).unwrap();
    let expected = check::bfs::search(known, source);
    let int = |list: &[Option<usize>]| list.iter().map(|x| x.map(|x| x as i64)).collect::<Vec<_>>();
    same(name, "level", &dense(&tree.level), &int(&expected.level));
    same(name, "parent", &dense(&tree.parent), &int(&expected.parent));
    // Some parent: a vertex of the level before, with an edge.
    let level = |v: usize| expected.level[v];
    for (v, parent) in dense(&bfs_parents(&g.a, source as u64).unwrap()).into_iter().enumerate() {
        let Some(parent) = parent else {
            assert_eq!(level(v), None, "{name}: {v} has no parent");
            continue;
        };
        let has_edge =
            || g.a.get(parent as u64, v as u64).unwrap().is_some() && level(parent as usize).map(|l| l + 1) == level(v);
        assert!(if v == source { parent == v as i64 } else { has_edge() }, "{name}: the parent of {v} is not {parent}");
    }
}

/// Distances agree to the last bit, whatever delta is.
fn compare_distances(name: &str, g: &Graph, known: &Adjacency, source: usize) {
    let expected: Vec<Option<f64>> =
        check::sssp::distances(known, source).into_iter().map(|d| d.is_finite().then_some(d)).collect();
    // Dijkstra's and Bellman-Ford's extremes only where they end soon.
    let deltas: &[f64] = if known.vertices() < 2000 { &[0.0, 1.5, g.max_weight, f64::INFINITY] } else { &[g.max_weight] };
    for &delta in deltas {
        let distance = sssp(&g.a, source as u64, delta).unwrap();
        same(name, "distance", &dense(&distance), &expected);
    }
    // Whole numbers: as the same numbers in FP64.
    let whole = g.a.cast::<u32>().unwrap();
    let distance = sssp(&whole, source as u64, g.max_weight as u32).unwrap();
    let expected = sssp(&whole.cast::<f64>().unwrap(), source as u64, f64::from(g.max_weight as u32)).unwrap();
    let whole: Vec<_> = dense(&distance).into_iter().map(|x| x.map(f64::from)).collect();
    same(name, "whole distance", &whole, &dense(&expected));
}

/// Ranks are sums of many numbers in an order that is not the textbook's.
fn compare_ranks(name: &str, g: &Graph, known: &Adjacency) {
    let found = pagerank::<f64, _>(&g.a_transposed, &g.degree, 1e-4, 100).unwrap();
    let coarse = pagerank::<f32, _>(&g.a_transposed, &g.degree, 1e-4, 100).unwrap();
    for (x, y) in dense(&found.rank).into_iter().zip(dense(&coarse.rank)) {
        let (x, y) = (x.unwrap(), f64::from(y.unwrap()));
        // Both are so near their limit.
        assert!((x - y).abs() <= 2.0 * 1e-4 / (1.0 - 0.85), "{name}: {x} in FP64, {y} in FP32");
    }
    let (rank, iterations) = check::pagerank::rank(known, 0.85, 1e-4, 100);
    assert_eq!(found.iterations as usize, iterations, "{name}: iterations");
    close(name, "rank", &dense(&found.rank), &rank);
}

fn compare_centrality(name: &str, g: &Graph, known: &Adjacency, sources: &[usize]) {
    let batch: Vec<u64> = sources.iter().map(|&s| s as u64).collect();
    let centrality = betweenness(&g.a, &g.a_transposed, &batch).unwrap();
    close(name, "centrality", &dense(&centrality), &check::betweenness::centrality(known, sources));
}

/// The value at every position.
pub fn dense<T: Scalar>(v: &Vector<T>) -> Vec<Option<T>> {
    let mut list = vec![None; v.size() as usize];
    let (idx, vals) = v.tuples().unwrap();
    for (i, x) in idx.into_iter().zip(vals) {
        list[i as usize] = Some(x);
    }
    list
}

fn same<T: PartialEq + std::fmt::Debug>(name: &str, what: &str, found: &[Option<T>], expected: &[Option<T>]) {
    assert_eq!(found.len(), expected.len(), "{name}: size of {what}");
    for (v, (a, b)) in found.iter().zip(expected).enumerate() {
        assert_eq!(a, b, "{name}: {what} of vertex {v}");
    }
}

fn close(name: &str, what: &str, found: &[Option<f64>], expected: &[f64]) {
    assert_eq!(found.len(), expected.len(), "{name}: size of {what}");
    for (v, (a, b)) in found.iter().zip(expected).enumerate() {
        let a = a.unwrap_or(f64::NAN);
        assert!((a - b).abs() <= 1e-9 * b.abs().max(1.0), "{name}: {what} of vertex {v} is {a} and not {b}");
    }
}
