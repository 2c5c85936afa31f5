//! Every algorithm beside the first six against its textbook checker, on the same graphs.
//!
//! Expected values: `lagraph_ports::check`, which shares nothing with the engine.

mod afforest;
#[path = "../agree/mod.rs"]
mod agree;
mod bellman_ford;
mod bfs_limited;
mod boruvka;
mod cases;
mod closeness;
mod clustering;
mod coarsen;
mod colouring;
mod context_free_paths;
mod dnn;
mod edge_betweenness;
mod graphlets;
mod hits;
mod independent_set;
mod jaccard;
mod k_core;
mod katz;
mod label_propagation;
mod louvain;
mod markov_clustering;
mod matching;
mod max_flow;
mod pagerank_dangling;
mod partition_quality;
mod peer_pressure;
mod random_graph;
mod regular_paths;
mod rich_club;
mod shapes;
mod spanning_forest;
mod square_clustering;
mod strong_components;
mod swap_edges;
mod triangle_centrality;
mod triangle_methods;
mod truss;
