//! Graphs of petgraph: node `i` is row and column `i`, an edge is an entry.
//!
//! Needs: the feature `petgraph`. Gives: `from_petgraph`, `from_petgraph_by`, `to_petgraph`.
//! Cost: O(nodes + edges), and a sort of the edges.

use ::petgraph::graph::{EdgeIndex, Graph, IndexType, NodeIndex};
use ::petgraph::visit::EdgeRef;
use ::petgraph::{Directed, EdgeType};

use super::too_many;
use crate::error::{Error, ErrorKind, Result};
use crate::ops::BinaryOp;
use crate::typed::Matrix;
use crate::types::Element;

impl<T: Element> Matrix<T> {
    /// The adjacency matrix of a graph, with the weight of each edge: edge i -> j is entry (i, j); of an undirected graph both
    /// (i, j) and (j, i). Edges between the same nodes are combined by `dup`, or refused.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use petgraph::graph::{DiGraph, UnGraph};
    ///
    /// let ways = DiGraph::<(), f64>::from_edges([(0, 1, 2.0), (1, 2, 3.0)]);
    /// let a = Matrix::from_petgraph(&ways, None)?;
    /// assert_eq!(a.iter()?.collect::<Vec<_>>(), [(0, 1, 2.0), (1, 2, 3.0)]);
    ///
    /// let friends = UnGraph::<&str, u8>::from_edges([(0, 1, 5)]);
    /// assert_eq!(Matrix::from_petgraph(&friends, None)?.get(1, 0)?, Some(5));
    ///
    /// let back = a.to_petgraph::<u32>()?;
    /// assert_eq!(petgraph::algo::toposort(&back, None).map(|order| order.len()), Ok(3));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_petgraph<N, Ty: EdgeType, Ix: IndexType>(g: &Graph<N, T, Ty, Ix>, dup: Option<&BinaryOp>) -> Result<Self> {
        Self::from_petgraph_by(g, |&weight| weight, dup)
    }

    /// As [`Matrix::from_petgraph`], for weights of any type: `value` makes the entry of an edge from its weight.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use petgraph::graph::DiGraph;
    ///
    /// let g = DiGraph::<(), &str>::from_edges([(0, 1, "long"), (1, 0, "no")]);
    /// let a = Matrix::from_petgraph_by(&g, |name| name.len() as u64, None)?;
    /// assert_eq!(a.get(0, 1)?, Some(4));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_petgraph_by<N, E, Ty: EdgeType, Ix: IndexType>(
        g: &Graph<N, E, Ty, Ix>,
        mut value: impl FnMut(&E) -> T,
        dup: Option<&BinaryOp>,
    ) -> Result<Self> {
        let n = g.node_count() as u64;
        let entries = g.edge_references().flat_map(|e| {
            let (i, j, x) = (e.source().index() as u64, e.target().index() as u64, value(e.weight()));
            // A loop has one place only.
            let back = (!g.is_directed() && i != j).then_some((j, i, x));
            [Some((i, j, x)), back].into_iter().flatten()
        });
        Self::try_from_iter((n, n), entries, dup)
    }

    /// The directed graph with a node for each row and an edge i -> j for each entry (i, j), which is its weight. Errors: a
    /// matrix that is not square; more rows or entries than `Ix` can count.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix};
    /// let g = Matrix::from_tuples((3, 3), &[0, 1], &[1, 2], &[2.5, 4.0], None)?.to_petgraph::<u32>()?;
    /// assert_eq!((g.node_count(), g.edge_count()), (3, 2));
    /// let e = Matrix::<f64>::try_new(2, 3)?.to_petgraph::<u32>().unwrap_err();
    /// assert_eq!(e.kind(), ErrorKind::DimensionMismatch);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_petgraph<Ix: IndexType>(&self) -> Result<Graph<(), T, Directed, Ix>> {
        const CALL: &str = "Matrix::to_petgraph";
        let (nrows, ncols) = (self.nrows(), self.ncols());
        if nrows != ncols {
            let wrong = format_args!("{CALL}: a square matrix was needed, this one is {nrows} by {ncols}");
            return Err(Error::new(ErrorKind::DimensionMismatch, wrong));
        }
        // The greatest index means "none".
        let most = <Ix as IndexType>::max().index() as u64;
        let view = self.view()?;
        let nvals = view.nvals();
        if nrows > most {
            return Err(too_many(CALL, "rows", nrows));
        }
        if nvals > most {
            return Err(too_many(CALL, "entries", nvals));
        }
        // Nodes and edges of petgraph are its own allocations: asked for once here, so that what cannot be had is an error.
        drop(super::room::<(T, [u64; 4])>(nvals as usize)?);
        drop(super::room::<[u64; 2]>(nrows as usize)?);
        let mut g = Graph::with_capacity(nrows as usize, nvals as usize);
        for _ in 0..nrows {
            g.try_add_node(()).map_err(|_| too_many(CALL, "rows", nrows))?;
        }
        for (i, j, x) in &view {
            let (i, j) = (NodeIndex::new(i as usize), NodeIndex::new(j as usize));
            let _: EdgeIndex<Ix> = g.try_add_edge(i, j, x).map_err(|_| too_many(CALL, "entries", nvals))?;
        }
        Ok(g)
    }
}
