//! Matrices that are no graphs: errors, neither panics nor loops without end.

use graphblas::{Matrix, Vector};
use lagraph_ports::algorithm::{
    Limits, Markov, TriangleMethod, Votes, bellman_ford, bfs_limited, closeness, clustering, coarsen, colouring,
    components_by_boruvka, components_by_sampling, core_numbers, edge_betweenness, graphlets, hits, incidence, independent_set,
    jaccard_of_edges, k_core, k_truss, katz, label_propagation, label_propagation_directed, louvain, markov_clustering, matching,
    matching_by, max_flow, pagerank_dangling, partition_quality, peer_pressure, rich_club, spanning_forest, square_clustering,
    strong_components, swap_edges, triangle_centrality, triangles_by,
};

#[test]
fn matrices_that_are_not_square_are_refused() {
    let a = Matrix::from_tuples((2, 3), &[0, 1], &[2, 0], &[1.0, 1.0], None).unwrap();
    let back = a.transposed().eval().unwrap();
    let degree = Vector::full(2, 1_i64).unwrap();
    for (name, is_refused) in [
        ("bellman_ford", bellman_ford(&a, 0).is_err()),
        ("bfs_limited", bfs_limited(&a, &[0], Limits::default()).is_err()),
        ("closeness", closeness(&a).is_err()),
        ("clustering", clustering(&a, &a).is_err()),
        ("coarsen", coarsen(&a, &Vector::try_new(2).unwrap()).is_err()),
        ("colouring", colouring(&a, 0).is_err()),
        ("components_by_boruvka", components_by_boruvka(&a).is_err()),
        ("components_by_sampling", components_by_sampling(&a).is_err()),
        ("core_numbers", core_numbers(&a).is_err()),
        ("edge_betweenness", edge_betweenness(&a, &back, &[0]).is_err()),
        ("graphlets", graphlets(&a).is_err()),
        ("hits", hits(&a, &back, 0.0, 1).is_err()),
        ("incidence", incidence(&a).is_err()),
        ("independent_set", independent_set(&a, 0).is_err()),
        ("jaccard_of_edges", jaccard_of_edges(&a).is_err()),
        ("k_core", k_core(&a, 0).is_err()),
        ("k_truss", k_truss(&a, 3).is_err()),
        ("katz", katz(&a, 0.1, 0.0, 1).is_err()),
        ("label_propagation", label_propagation(&a, 1).is_err()),
        ("label_propagation_directed", label_propagation_directed(&a, 1).is_err()),
        ("louvain", louvain(&a).is_err()),
        ("markov_clustering", markov_clustering(&a, Markov::default()).is_err()),
        ("matching", matching(&a, 0).is_err()),
        ("matching_by", matching_by(&a.cast().unwrap()).is_err()),
        ("max_flow", max_flow(&a, 0, 1).is_err()),
        ("pagerank_dangling", pagerank_dangling(&back, &degree, 0.85, 0.0, 1).is_err()),
        ("partition_quality", partition_quality(&a, &Vector::full(2, 0).unwrap()).is_err()),
        ("peer_pressure", peer_pressure(&a, Votes::Whole, 1).is_err()),
        ("rich_club", rich_club(&a).is_err()),
        ("spanning_forest", spanning_forest(&a).is_err()),
        ("square_clustering", square_clustering(&a).is_err()),
        ("strong_components", strong_components(&a, &back).is_err()),
        ("swap_edges", swap_edges(&a, 1, 1).is_err()),
        ("triangle_centrality", triangle_centrality(&a).is_err()),
    ] {
        assert!(is_refused, "{name} took a matrix of 2 by 3");
    }
    for method in TriangleMethod::ALL {
        assert!(triangles_by(&a, method).is_err(), "{method:?} took a matrix of 2 by 3");
    }
}
