//! The six algorithms of the GAP benchmark as LAGraph's demos call them: which matrix, what is cached before, which arguments.
//! Needs:   a graph without loops and duplicates, weights of 1 to 255.
//! Gives:   `Kernel`, and `Problem`, a kernel with all that its result depends on.
//! Cost:    that of LAGraph.

use std::borrow::Cow;

use bench_peer::Result;
use bench_peer::cases::input::{pattern, whole_weights};
use bench_peer::graph::Graph;
use bench_peer::lagraph::{Lagraph, Network};
use bench_peer::matrix::Tuples;
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

/// What a run gives: one value per vertex, NaN where there is none, or a count, when somebody asks for them.
pub type Found = Box<dyn FnOnce() -> Result<Vec<f64>>>;

/// Runs a problem, from the source with this number if it has several.
pub type Run = Box<dyn Fn(usize) -> Result<Found>>;

impl Problem<'_> {
    /// A search runs from one source after the other.
    pub fn runs(&self) -> usize {
        match self.kernel {
            Kernel::Bfs | Kernel::Sssp => self.sources.len(),
            Kernel::PageRank | Kernel::Components | Kernel::Triangles | Kernel::Betweenness => 1,
        }
    }

    /// LAGraph on the graph, which has what the demo of this kernel caches before it takes the time.
    pub fn on_lagraph(&self, lagraph: &'static Lagraph) -> Result<Run> {
        let network = self.network(lagraph)?;
        let (kernel, sources, delta) = (self.kernel, self.sources.to_vec(), self.delta);
        Ok(Box::new(move |k| run(kernel, &network, &sources, k, delta)))
    }

    fn network(&self, lagraph: &'static Lagraph) -> Result<Network> {
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
}

/// A run. In the demos it ends when LAGraph returns; here when the result is finished.
fn run(kernel: Kernel, network: &Network, sources: &[u64], k: usize, delta: i32) -> Result<Found> {
    let vector = match kernel {
        Kernel::Bfs => network.bfs_parents(sources[k]),
        Kernel::Sssp => network.sssp(sources[k], delta),
        Kernel::PageRank => network.pagerank(DAMPING, TOLERANCE, MOST_ROUNDS),
        Kernel::Components => network.components(),
        Kernel::Triangles => {
            let count = network.triangles()?;
            return Ok(Box::new(move || Ok(vec![count as f64])));
        }
        Kernel::Betweenness => network.betweenness(sources),
    }?;
    vector.wait()?;
    Ok(Box::new(move || dense(&vector)))
}

fn dense(vector: &Vector) -> Result<Vec<f64>> {
    let count = vector.nvals()? as usize;
    let mut tuples = Tuples { rows: vec![0; count], cols: Vec::new(), vals: vec![0.0; count] };
    vector.extract_tuples(&mut tuples)?;
    let mut dense = vec![f64::NAN; vector.size() as usize];
    tuples.rows.iter().zip(&tuples.vals).for_each(|(&i, &x)| dense[i as usize] = x);
    Ok(dense)
}
