//! The six algorithms of the GAP benchmark as LAGraph's demos call them: which matrix, what is cached before, which arguments.
//! Needs:   a graph without loops and duplicates, weights of 1 to 255.
//! Gives:   `Kernel`, and `Problem`, a kernel with all that its result depends on.
//! Cost:    that of LAGraph.

use std::borrow::Cow;

use bench_peer::Result;
use bench_peer::cases::input::{pattern, whole_weights};
use bench_peer::graph::Graph;
use bench_peer::lagraph::{Lagraph, Network};
use bench_peer::vector::Vector;

/// Arguments of PageRank.
const DAMPING: f32 = 0.85;
pub const TOLERANCE: f32 = 1e-4;
pub const MOST_ROUNDS: i32 = 100;

/// See the head of this file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    Bfs,
    Sssp,
    PageRank,
    Components,
    Triangles,
    Betweenness,
}

impl Kernel {
    pub const ALL: [Kernel; 6] =
        [Kernel::Bfs, Kernel::Sssp, Kernel::PageRank, Kernel::Components, Kernel::Triangles, Kernel::Betweenness];

    /// The GAP benchmark's short name, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Kernel::Bfs => "bfs",
            Kernel::Sssp => "sssp",
            Kernel::PageRank => "pr",
            Kernel::Components => "cc",
            Kernel::Triangles => "tc",
            Kernel::Betweenness => "bc",
        }
    }

    /// Components and triangles are those of the graph with all edges in both directions.
    pub fn subject(self, graph: &Graph) -> Cow<'_, Graph> {
        match self {
            Kernel::Components | Kernel::Triangles => graph.both_directions(),
            Kernel::Bfs | Kernel::Sssp | Kernel::PageRank | Kernel::Betweenness => Cow::Borrowed(graph),
        }
    }
}

/// What both libraries are asked for.
#[derive(Clone)]
pub struct Problem<'a> {
    pub kernel: Kernel,
    pub graph: &'a Graph,
    pub sources: &'a [u64],
    /// Width of a bucket of the shortest-path search.
    pub delta: i32,
}

/// What a run gives.
pub enum Found {
    Vector(Vector),
    Count(u64),
}

impl Problem<'_> {
    /// A search runs from one source after the other.
    pub fn runs(&self) -> usize {
        match self.kernel {
            Kernel::Bfs | Kernel::Sssp => self.sources.len(),
            Kernel::PageRank | Kernel::Components | Kernel::Triangles | Kernel::Betweenness => 1,
        }
    }

    /// The graph with what the demo of this kernel caches before it takes the time.
    pub fn network(&self, lagraph: &'static Lagraph) -> Result<Network> {
        let (lib, graph) = (lagraph.lib(), self.graph);
        if self.kernel == Kernel::Sssp {
            let network = lagraph.directed(whole_weights(lib, graph)?)?;
            network.cache_lowest()?;
            return Ok(network);
        }
        let a = lagraph.structure(&pattern(lib, graph)?)?;
        let network = if graph.is_symmetric() { lagraph.undirected(a)? } else { lagraph.directed(a)? };
        if self.kernel == Kernel::Triangles {
            network.delete_loops()?;
        }
        if self.kernel != Kernel::Components && self.kernel != Kernel::Betweenness {
            network.cache_degrees()?;
        }
        Ok(network)
    }

    /// The run-th run. In the demos it ends when LAGraph returns; here when the result is finished.
    pub fn run(&self, network: &Network, run: usize) -> Result<Found> {
        let vector = match self.kernel {
            Kernel::Bfs => network.bfs_parents(self.sources[run]),
            Kernel::Sssp => network.sssp(self.sources[run], self.delta),
            Kernel::PageRank => network.pagerank(DAMPING, TOLERANCE, MOST_ROUNDS),
            Kernel::Components => network.components(),
            Kernel::Triangles => return network.triangles().map(Found::Count),
            Kernel::Betweenness => network.betweenness(self.sources),
        }?;
        vector.wait()?;
        Ok(Found::Vector(vector))
    }
}
