//! The six algorithms on small graphs: known values, special shapes, random ones.
//!
//! Expected values: the GraphAlg report, section 6.2, for the karate club; counting by hand for the
//! special shapes; everything besides from the textbook algorithms.

mod compare;

use compare::{compare, dense};
use graphblas::io::{self, ReadOptions, embedded, generate};
use graphblas::types::TypeCode;
use lagraph_ports::Graph;
use lagraph_ports::algorithm::{betweenness, bfs, components, pagerank, sssp, triangles};

#[test]
fn karate_has_its_known_values() {
    let edges = embedded::karate().unwrap();
    assert_eq!(compare("karate", &edges), 45);
    let g = Graph::try_new(&edges).unwrap();
    assert!(dense(&components(&g.undirected).unwrap()).iter().all(|&l| l == Some(0)));
    let ranks = pagerank::<f64, _>(&g.a_transposed, &g.degree, 1e-4, 100).unwrap();
    assert_eq!(ranks.iterations, 19);
    for (v, known) in [(0, 0.097_006_37), (1, 0.052_879_98), (2, 0.057_078_35), (32, 0.071_692_61), (33, 0.100_918_76)] {
        assert!((ranks.rank.get(v).unwrap().unwrap() - known).abs() < 2e-7, "rank of {v}");
    }
    let centrality = betweenness(&g.a, &g.a_transposed, &[0, 1, 2, 3]).unwrap();
    let known = [(0, 28.333_333), (1, 4.833_333), (2, 18.446_032), (31, 8.880_952), (32, 16.923_81), (33, 15.163_492)];
    for (v, value) in known {
        assert!((centrality.get(v).unwrap().unwrap() - value).abs() < 1e-5, "centrality of {v}");
    }
}

/// Edges as an edge list says them.
fn graph_of(text: &str) -> io::Coo {
    io::parse_edge_list(text.as_bytes(), "text", &ReadOptions::default()).unwrap()
}

#[test]
fn special_shapes() {
    let shapes = [
        ("one loop", "0 0\n"),
        ("one edge", "0 1\n"),
        ("no edge into the source", "1 0\n2 0\n"),
        ("a triangle one way", "0 1\n1 2\n2 0\n"),
        ("a triangle and a loop", "0 1\n1 0\n1 2\n2 1\n0 2\n2 0\n1 1\n"),
        ("two components and vertices alone", "1 5\n5 1\n7 3\n"),
        ("parallel edges keep the shortest", "0 1 5\n0 1 2\n1 2 1\n0 2 4\n"),
        ("lengths of zero", "0 1 0\n1 2 0\n0 2 1\n2 3 2.5\n"),
        ("a negative weight is no length", "0 1 -1\n1 2 3\n"),
        ("a weight that is no number", "0 1 nan\n0 1 2\n1 2 3\n"),
        ("larger vertices are the smaller parents' children", "5 0\n5 1\n0 4\n1 4\n4 2\n4 3\n"),
    ];
    for (name, text) in shapes {
        compare(name, &graph_of(text));
    }
}

#[test]
fn weights_count_only_when_all_are_lengths() {
    let weighted = |text: &str| Graph::try_new(&graph_of(text)).unwrap().is_weighted;
    assert!(weighted("0 1 2.5\n1 0 0\n"));
    assert!(!weighted("0 1\n1 0\n"));
    assert!(!weighted("0 1 2.5\n1 0 -1\n"));
    assert!(!weighted("0 1 inf\n0 1 2\n"));
}

#[test]
fn a_long_path_and_back() {
    // 0 - 1 - 2 - ... - 999: as many levels as vertices.
    let text: String = (0..999).map(|v| format!("{v} {}\n{} {v}\n", v + 1, v + 1)).collect();
    let edges = graph_of(&text);
    compare("path", &edges);
    let g = Graph::try_new(&edges).unwrap();
    assert_eq!(bfs(&g.a, 0).unwrap().level.get(999).unwrap(), Some(999));
    // From one end: v is inside the paths to the 999 - v vertices behind it.
    assert_eq!(betweenness(&g.a, &g.a_transposed, &[0]).unwrap().get(1).unwrap(), Some(998.0));
}

#[test]
fn a_graph_without_edges() {
    let mut edges = graph_of("0 0\n");
    (edges.nrows, edges.ncols) = (5, 5);
    edges.rows.clear();
    edges.cols.clear();
    compare("no edges", &edges);
    let g = Graph::try_new(&edges).unwrap();
    assert_eq!(triangles(&g.undirected).unwrap(), 0);
    assert_eq!(dense(&sssp(&g.a, 3, 0.0).unwrap()), [None, None, None, Some(0.0), None]);
    assert_eq!(dense(&components(&g.undirected).unwrap()), [0, 1, 2, 3, 4].map(Some));
}

#[test]
fn a_source_outside_is_an_error() {
    let g = Graph::try_new(&embedded::karate().unwrap()).unwrap();
    assert!(bfs(&g.a, 34).is_err());
    assert!(sssp(&g.a, 34, 1.0).is_err());
    assert!(betweenness(&g.a, &g.a_transposed, &[0, 34]).is_err());
}

#[test]
fn only_square_lists_are_graphs() {
    let mut edges = graph_of("0 1\n");
    edges.nrows = 1;
    assert!(Graph::try_new(&edges).is_err());
}

/// Directed and undirected, with and without weights, sparse and dense.
#[test]
fn random_graphs() {
    for seed in 0..12 {
        let options = generate::GraphOptions {
            seed,
            is_symmetric: seed % 2 == 0,
            drop_self_loops: seed % 3 == 0,
            drop_duplicates: seed % 3 == 1,
            weights: [None, Some(TypeCode::FP64), Some(TypeCode::UInt8)][seed as usize / 4],
        };
        let n = 20 + 40 * seed;
        compare(&format!("uniform, seed {seed}"), &generate::uniform(n, n * (seed % 5), &options).unwrap());
        compare(&format!("kronecker, seed {seed}"), &generate::kronecker(5 + seed as u32 % 5, 8, &options).unwrap());
    }
}

/// Few vertices have most of the edges, so that triangles are counted in the order of degrees: 80 in a clique, which has
/// 80 * 79 * 78 / 6 triangles, and 300 that hang on it, numbered in between.
#[test]
fn triangles_of_a_clique_among_leaves() {
    let members: Vec<u64> = (0..80).map(|k| 3 * k).collect();
    let leaves = (0..380).filter(|v| v % 3 != 0 || *v >= 240);
    let mut text = String::new();
    for (at, &i) in members.iter().enumerate() {
        members[at + 1..].iter().for_each(|j| text += &format!("{i} {j}\n{j} {i}\n"));
    }
    leaves.for_each(|v| text += &format!("{v} {0}\n{0} {v}\n", members[v as usize % 80]));
    assert_eq!(compare("a clique among leaves", &graph_of(&text)), 80 * 79 * 78 / 6);
}
