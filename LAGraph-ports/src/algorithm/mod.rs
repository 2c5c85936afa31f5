//! Graph algorithms in the language of linear algebra, the formula above each call.
//!
//! Needs: square matrices in which entry (i, j) is the edge i -> j; [`Graph`](crate::Graph) makes
//! them, with the transpose, the undirected pattern and the degrees that some algorithms want.
//! Gives:
//!
//! * ways: [`bfs`], [`bfs_parents`], [`bfs_limited`], [`sssp`], [`bellman_ford`], [`max_flow`]
//! * ways along labelled edges: [`regular_paths`], [`context_free_paths`]
//! * ranks: [`pagerank`], [`pagerank_dangling`], [`hits`], [`betweenness`], [`closeness`](closeness()), [`triangle_centrality`],
//!   [`katz`](katz()); of edges: [`edge_betweenness`]
//! * triangles and squares: [`triangles`], [`triangles_by`], [`clustering`], [`square_clustering`], [`graphlets`]
//! * neighbourhoods: [`jaccard`](jaccard()), [`jaccard_of_edges`], [`rich_club`]
//! * parts: [`components`], [`components_by_sampling`], [`components_by_boruvka`], [`strong_components`], [`core_numbers`],
//!   [`k_core`], [`k_truss`], [`k_trusses`]
//! * communities: [`label_propagation`], [`label_propagation_directed`], [`louvain`], [`markov_clustering`],
//!   [`peer_pressure`], and how good they are: [`modularity`], [`partition_quality`]
//! * choices: [`independent_set`], [`colouring`], [`matching`], [`spanning_forest`]
//! * other matrices of a graph: [`coarsen`], [`incidence`]
//! * besides: [`infer`], [`random_uniform`], [`random_kronecker`], [`swap_edges`]
//!
//! Cost: stated by each. `examples/c` has the six of the GAP benchmark in C; both give the same results.

mod afforest;
mod bellman_ford;
mod betweenness;
mod bfs;
mod bfs_limited;
mod boruvka;
mod closeness;
mod clustering;
mod coarsen;
mod colouring;
mod components;
mod context_free_paths;
mod dnn;
mod edge_betweenness;
mod graphlets;
mod hits;
mod incidence;
mod independent_set;
mod jaccard;
mod k_core;
mod katz;
mod label_propagation;
mod louvain;
mod markov_clustering;
mod matching;
mod max_flow;
mod number;
mod pagerank;
mod pagerank_dangling;
mod partition_quality;
mod peer_pressure;
mod random_graph;
mod regular_paths;
mod rich_club;
mod spanning_forest;
mod square_clustering;
mod sssp;
mod strong_components;
mod swap_edges;
mod triangle_centrality;
mod triangle_methods;
mod triangles;
mod truss;

pub use afforest::components_by_sampling;
pub use bellman_ford::bellman_ford;
pub use betweenness::betweenness;
pub use bfs::{Tree, bfs, bfs_parents};
pub use bfs_limited::{Limits, bfs_limited};
pub use boruvka::components_by_boruvka;
pub use closeness::{Closeness, closeness};
pub use clustering::clustering;
pub use coarsen::{Coarse, coarsen};
pub use colouring::{colouring, colouring_by};
pub use components::components;
pub use context_free_paths::{Grammar, context_free_paths};
pub use dnn::{Layer, infer};
pub use edge_betweenness::edge_betweenness;
pub use graphlets::{PLACES, graphlets, subgraph_counts};
pub use hits::{Hits, hits};
pub use incidence::incidence;
pub use independent_set::independent_set;
pub use jaccard::{jaccard, jaccard_of_edges};
pub use k_core::{core_numbers, k_core};
pub use katz::katz;
pub use label_propagation::{label_propagation, label_propagation_directed};
pub use louvain::{Communities, louvain, modularity};
pub use markov_clustering::{Markov, MarkovClusters, markov_clustering};
pub use matching::{matching, matching_by};
pub use max_flow::{Flow, max_flow};
pub use number::{Length, Real};
pub use pagerank::{Ranks, pagerank};
pub use pagerank_dangling::pagerank_dangling;
pub use partition_quality::{PartitionQuality, partition_quality};
pub use peer_pressure::{Votes, peer_pressure};
pub use random_graph::{random_kronecker, random_uniform};
pub use regular_paths::{Automaton, regular_paths};
pub use rich_club::rich_club;
pub use spanning_forest::spanning_forest;
pub use square_clustering::square_clustering;
pub use sssp::sssp;
pub use strong_components::strong_components;
pub use swap_edges::{Swapped, swap_edges};
pub use triangle_centrality::triangle_centrality;
pub use triangle_methods::{TriangleMethod, triangles_by};
pub use triangles::triangles;
pub use truss::{Truss, k_truss, k_trusses};
