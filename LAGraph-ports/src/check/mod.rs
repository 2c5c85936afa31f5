//! Textbook graph algorithms on adjacency lists: what the GraphBLAS programs are checked against.
//!
//! Needs: nothing of the engine. Whatever stands here is written from the textbook, with queues, heaps and loops, so that
//! a mistake in the engine or in an algorithm's matrix form cannot also be here.
//! Gives: [`Adjacency`], one module for each algorithm, and [`report`], which prints what `examples/c/graphs.c` prints.
//! Cost:  the usual one of each algorithm; nothing runs in parallel.
#![forbid(unsafe_code)]

pub mod bellman_ford;
pub mod betweenness;
pub mod bfs;
pub mod bfs_limited;
pub mod closeness;
pub mod clustering;
pub mod coarsen;
pub mod colouring;
pub mod components;
pub mod context_free_paths;
pub mod dnn;
pub mod edge_betweenness;
pub mod graphlets;
pub mod hits;
pub mod independent_set;
pub mod jaccard;
pub mod k_core;
pub mod karate;
pub mod katz;
pub mod label_propagation;
pub mod markov_clustering;
pub mod matching;
pub mod max_flow;
pub mod modularity;
pub mod pagerank;
pub mod pagerank_dangling;
pub mod partition_quality;
pub mod peer_pressure;
pub mod regular_paths;
pub mod report;
pub mod rich_club;
pub mod spanning_forest;
pub mod square_clustering;
pub mod sssp;
pub mod strong_components;
pub mod swap_edges;
pub mod triangle_centrality;
pub mod triangles;
pub mod truss;

/// A directed graph: the edges out of vertex `v` go to `idx[ptr[v]..ptr[v + 1]]`, in ascending order and each once.
///
/// ```
/// use lagraph_ports::check::Adjacency;
///
/// // 0 -> 1, 0 -> 2 and 2 -> 0.
/// let g = Adjacency::from_edges(3, &[0, 2, 0], &[1, 0, 2], None);
/// assert_eq!(g.ptr, [0, 2, 2, 3]);
/// assert_eq!(g.idx, [1, 2, 0]);
/// assert_eq!(g.weight, [1.0; 3]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Adjacency {
    /// Where each vertex's edges start in `idx`; one more number than there are vertices.
    pub ptr: Vec<usize>,
    /// Where the edges go.
    pub idx: Vec<usize>,
    /// The length of each edge.
    pub weight: Vec<f64>,
}

impl Adjacency {
    /// Builds the lists from edges `row[k] -> col[k]` in any order; of repeated edges the shortest stays. Without
    /// weights every edge has length 1.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// // 0 -> 1 comes twice: the shorter one stays.
    /// let g = Adjacency::from_edges(2, &[0, 0], &[1, 1], Some(&[3.0, 2.0]));
    /// assert!(g.edges().eq([(0, 1, 2.0)]));
    /// ```
    ///
    /// # Panics
    /// When the slices differ in length or a vertex is not below `n`.
    #[must_use]
    pub fn from_edges(n: usize, row: &[u64], col: &[u64], weight: Option<&[f64]>) -> Self {
        assert_eq!(row.len(), col.len());
        let mut ptr = vec![0; n + 1];
        for &i in row {
            ptr[i as usize + 1] += 1;
        }
        for v in 0..n {
            ptr[v + 1] += ptr[v];
        }
        let mut next = ptr.clone();
        let mut edge = vec![(0, 0.0); row.len()];
        for k in 0..row.len() {
            let j = col[k] as usize;
            assert!(j < n, "edge {k} goes to {j}, there are {n} vertices");
            let place = &mut next[row[k] as usize];
            edge[*place] = (j, weight.map_or(1.0, |w| w[k]));
            *place += 1;
        }
        let mut g = Adjacency { ptr: vec![0], idx: Vec::with_capacity(row.len()), weight: Vec::with_capacity(row.len()) };
        for v in 0..n {
            let list = &mut edge[ptr[v]..ptr[v + 1]];
            list.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
            let start = g.idx.len();
            for &(j, w) in list.iter() {
                if g.idx[start..].last() != Some(&j) {
                    g.idx.push(j);
                    g.weight.push(w);
                }
            }
            g.ptr.push(g.idx.len());
        }
        g
    }

    /// The number of vertices.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// assert_eq!(Adjacency::from_edges(5, &[0], &[1], None).vertices(), 5);
    /// ```
    #[must_use]
    pub fn vertices(&self) -> usize {
        self.ptr.len() - 1
    }

    /// Where the edges out of `v` go.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// let g = Adjacency::from_edges(4, &[0, 0, 2], &[3, 1, 0], None);
    /// assert_eq!(g.neighbours(0), [1, 3]);
    /// assert!(g.neighbours(1).is_empty());
    /// ```
    #[must_use]
    pub fn neighbours(&self, v: usize) -> &[usize] {
        &self.idx[self.ptr[v]..self.ptr[v + 1]]
    }

    /// Every edge as (from, to, length), by vertex.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// let g = Adjacency::from_edges(3, &[2, 0], &[0, 1], Some(&[0.5, 4.0]));
    /// assert!(g.edges().eq([(0, 1, 4.0), (2, 0, 0.5)]));
    /// ```
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize, f64)> + '_ {
        (0..self.vertices()).flat_map(move |v| (self.ptr[v]..self.ptr[v + 1]).map(move |p| (v, self.idx[p], self.weight[p])))
    }

    /// The same graph with every edge turned round.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// let g = Adjacency::from_edges(3, &[0, 0], &[1, 2], Some(&[4.0, 5.0]));
    /// assert!(g.transposed().edges().eq([(1, 0, 4.0), (2, 0, 5.0)]));
    /// ```
    #[must_use]
    pub fn transposed(&self) -> Self {
        self.with_edges(self.edges().map(|(i, j, w)| (j, i, w)))
    }

    /// The undirected graph: every edge in both directions, no loops, all lengths 1.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// // The loop 1 -> 1 goes, and so does the length.
    /// let g = Adjacency::from_edges(2, &[0, 1], &[1, 1], Some(&[4.0, 5.0]));
    /// assert!(g.undirected().edges().eq([(0, 1, 1.0), (1, 0, 1.0)]));
    /// ```
    #[must_use]
    pub fn undirected(&self) -> Self {
        self.with_edges(self.edges().filter(|&(i, j, _)| i != j).flat_map(|(i, j, _)| [(i, j, 1.0), (j, i, 1.0)]))
    }

    /// Whether every edge has one in the other direction.
    ///
    /// ```
    /// use lagraph_ports::check::Adjacency;
    ///
    /// let g = Adjacency::from_edges(2, &[0], &[1], None);
    /// assert!(!g.is_symmetric() && g.undirected().is_symmetric());
    /// ```
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        self.idx == self.transposed().idx
    }

    /// A graph of the same vertices.
    fn with_edges(&self, edges: impl Iterator<Item = (usize, usize, f64)>) -> Self {
        let (mut row, mut col, mut weight) = (Vec::new(), Vec::new(), Vec::new());
        for (i, j, w) in edges {
            row.push(i as u64);
            col.push(j as u64);
            weight.push(w);
        }
        Adjacency::from_edges(self.vertices(), &row, &col, Some(&weight))
    }
}

#[cfg(test)]
mod tests {
    use super::Adjacency;

    #[test]
    fn repeated_edges_keep_the_shortest() {
        let g = Adjacency::from_edges(3, &[2, 0, 0, 0], &[2, 2, 1, 2], Some(&[5.0, 4.0, 1.0, 3.0]));
        assert_eq!(g.ptr, [0, 2, 2, 3]);
        assert_eq!(g.idx, [1, 2, 2]);
        assert_eq!(g.weight, [1.0, 3.0, 5.0]);
    }

    #[test]
    fn undirected_has_both_directions_and_no_loops() {
        let g = Adjacency::from_edges(3, &[2, 0], &[2, 1], None);
        assert!(!g.is_symmetric());
        let u = g.undirected();
        assert!(u.is_symmetric());
        assert_eq!(u.edges().collect::<Vec<_>>(), [(0, 1, 1.0), (1, 0, 1.0)]);
    }
}
