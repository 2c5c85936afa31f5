//! Random graphs, ready for the algorithms: uniform and Kronecker.
//!
//! Needs: how many vertices and edges, and what to make of them ([`GraphOptions`]).
//! Gives: a [`Graph`]; the same seed gives the same graph. Edges that are drawn twice are there once, with the lesser
//! weight.
//! Cost: drawing the edges, and what [`Graph::try_new`] costs.
//! Sources: P. Erdos, A. Renyi, On random graphs, Publicationes Mathematicae 6 (1959); J. Leskovec et al., Kronecker graphs,
//! Journal of Machine Learning Research 11 (2010); the Graph500 benchmark.

use graphblas::Result;
use graphblas::io::generate::{self, GraphOptions};

use crate::Graph;

/// A graph of `n` vertices and `edges` edges drawn independently, all pairs of vertices equally likely.
///
/// ```
/// use graphblas::io::generate::GraphOptions;
/// use lagraph_ports::algorithm::random_uniform;
///
/// let options = GraphOptions { seed: 1, is_symmetric: true, drop_self_loops: true, ..GraphOptions::default() };
/// let g = random_uniform(100, 300, &options)?;
/// assert!(g.is_symmetric && g.vertices() == 100);
/// assert_eq!(g.a.tuples()?, random_uniform(100, 300, &options)?.a.tuples()?);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn random_uniform(n: u64, edges: u64, options: &GraphOptions) -> Result<Graph> {
    Graph::try_new(&generate::uniform(n, edges, options)?)
}

/// A graph of `2^scale` vertices and `edge_factor * 2^scale` edges drawn with the probabilities of Graph500: few vertices
/// have many neighbours, many have few.
///
/// ```
/// use graphblas::io::generate::GraphOptions;
/// use lagraph_ports::algorithm::random_kronecker;
///
/// let g = random_kronecker(8, 16, &GraphOptions::default())?;
/// assert_eq!(g.vertices(), 256);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn random_kronecker(scale: u32, edge_factor: u64, options: &GraphOptions) -> Result<Graph> {
    Graph::try_new(&generate::kronecker(scale, edge_factor, options)?)
}
