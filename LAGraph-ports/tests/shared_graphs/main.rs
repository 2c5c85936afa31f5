//! Every algorithm beside the first six on the graphs of `../shared/data/graphs`, which must be beside this checkout.
//!
//! Expected values: `lagraph_ports::check`, which shares nothing with the engine; `tests/agree` compares.
//! Cost: a test takes some seconds at most. [`table`] tells which algorithm meets which graph: a large graph is listed where
//! the comparison was seen to end within a minute without any optimization. A debug build takes ego-Facebook only, and not
//! all algorithms.

#[path = "../agree/mod.rs"]
mod agree;
mod compare;
mod graphs;

/// Tests named `algorithm::graph`. Of the two lists the first is for every build, the second for release builds; the text
/// tells what limits the choice of graphs.
macro_rules! table {
    ($($algorithm:ident [$($small:ident)*] [$($large:ident)*] $why:literal;)*) => {$(
        #[doc = $why]
        mod $algorithm {
            $(
                #[test]
                fn $small() {
                    crate::compare::$algorithm(&crate::graphs::$small());
                }
            )*
            $(
                #[cfg_attr(not(debug_assertions), test)]
                #[cfg_attr(debug_assertions, expect(dead_code, reason = "too slow without optimization"))]
                fn $large() {
                    crate::compare::$algorithm(&crate::graphs::$large());
                }
            )*
        }
    )*};
}

table! {
    bellman_ford [ego_facebook] [] "A round for each edge of the longest way.";
    bfs_limited [ego_facebook] [soc_epinions1 road_ny] "O(edges), a search in the checker for each source.";
    closeness [] [ego_facebook] "O(vertices * edges) on both sides, so the smallest graph only.";
    clustering [ego_facebook] [soc_epinions1 road_ny road_fla] "A triangle count.";
    coarsen [ego_facebook] [soc_epinions1 road_ny] "O(edges log edges) in the checker.";
    colouring [ego_facebook] [road_ny] "A round for each vertex of a falling chain of neighbours, in each a product for every colour tried.";
    components_by_boruvka [ego_facebook] [soc_epinions1 web_notre_dame road_ny] "O(edges) a round, few rounds.";
    components_by_sampling [ego_facebook] [soc_epinions1 web_notre_dame road_ny] "O(edges) a round.";
    context_free_paths [ego_facebook] [soc_epinions1 road_ny] "All pairs of vertices in the checker, so a part of each graph.";
    cores [ego_facebook] [soc_epinions1 road_ny] "A step for each layer that goes.";
    edge_betweenness [ego_facebook] [soc_epinions1 road_ny] "O(vertices * edges) in the checker, so a part of each graph.";
    graphlets [ego_facebook] [soc_epinions1 road_ny] "O(vertices^4) in the checker, so a part of each graph.";
    hits [ego_facebook] [soc_epinions1 road_ny] "O(edges) an iteration.";
    independent_set [ego_facebook] [soc_epinions1 web_notre_dame road_ny road_fla] "O(edges) a round, few rounds.";
    jaccard [] [ego_facebook road_ny] "The common neighbours of every edge.";
    k_truss [ego_facebook] [road_ny] "A triangle count a step.";
    k_trusses [] [road_ny] "A triangle count a step, and a checker run for each k: too many on graphs with dense parts.";
    katz [ego_facebook] [soc_epinions1 road_ny] "O(edges) an iteration.";
    label_propagation [ego_facebook] [soc_epinions1] "O(edges) a round.";
    louvain [ego_facebook] [] "Symmetric graphs only, which the social network and the web are not.";
    markov_clustering [] [ego_facebook] "Squares of a matrix with long rows: a minute without optimization.";
    matching [ego_facebook] [soc_epinions1 road_ny] "O(edges) a round, few rounds.";
    max_flow [ego_facebook] [soc_epinions1] "A search of the whole graph for each path.";
    pagerank_dangling [ego_facebook] [soc_epinions1 road_ny] "O(edges) an iteration.";
    partition_quality [ego_facebook] [] "O(vertices^2) in the checker.";
    peer_pressure [ego_facebook] [] "O(edges) a round.";
    regular_paths [ego_facebook] [soc_epinions1] "A step for each edge of the longest way.";
    rich_club [] [ego_facebook road_ny] "O(edges) for each degree in the checker.";
    spanning_forest [ego_facebook] [soc_epinions1] "O(edges log edges).";
    square_clustering [] [ego_facebook road_ny] "The square of the matrix, which has too many entries where vertices with thousands of neighbours are.";
    strong_components [ego_facebook] [soc_epinions1] "Rounds for long chains of components.";
    swap_edges [ego_facebook] [] "Two changes of the graph for each edge.";
    triangle_centrality [ego_facebook] [soc_epinions1 road_ny road_fla] "A triangle count.";
    triangle_methods [ego_facebook] [soc_epinions1 road_ny] "Six triangle counts.";
}
