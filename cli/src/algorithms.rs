//! The table of algorithms: the one place that knows them by name.
//!
//! Needs: `lagraph_ports::algorithm`. Gives: [`TABLE`], [`find`]. Cost: that of the algorithm that is run.
//! A new algorithm is one row: its name, a line of help, whether it starts from vertices, the numbers that it may be told, and a
//! function that runs it and puts what it found into an [`Answer`] by name. Commands, help, completions and tests follow.

use graphblas::{Result, Vector, op};
use lagraph_ports::{Graph, algorithm};

use crate::answer::Answer;
use crate::ask::Ask;
use crate::failure::Outcome;

/// A row.
#[derive(Debug)]
pub struct Algorithm {
    /// What is typed.
    pub name: &'static str,
    /// What `--help` says.
    pub about: &'static str,
    /// Whether `--source` means anything.
    pub sources: Sources,
    /// What `--set` may say.
    pub settings: &'static [Setting],
    /// Runs it.
    pub run: fn(&Graph, &Ask) -> Outcome<Answer>,
}

/// How many vertices an algorithm starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sources {
    None,
    One,
    Several,
}

/// A number that an algorithm may be told: from 0, fractions allowed.
#[derive(Debug)]
pub struct Setting {
    pub name: &'static str,
    pub about: &'static str,
}

/// Every algorithm.
pub const TABLE: &[Algorithm] = &[
    Algorithm {
        name: "bfs",
        about: "Breadth-first search: level and parent of each vertex that a source reaches",
        sources: Sources::One,
        settings: &[],
        run: |g, ask| {
            let tree = algorithm::bfs(&g.a, ask.source())?;
            Answer::new(ask).integers("level", &tree.level)?.vertices("parent", &tree.parent)
        },
    },
    Algorithm {
        name: "sssp",
        about: "Shortest paths: distance of each vertex that a source reaches",
        sources: Sources::One,
        settings: &[Setting { name: "delta", about: "width of the piles that are worked off one by one (the largest length)" }],
        run: |g, ask| {
            let distance = algorithm::sssp(&g.a, ask.source(), ask.get("delta").unwrap_or(g.max_weight))?;
            Answer::new(ask).reals("distance", &distance)
        },
    },
    Algorithm {
        name: "pagerank",
        about: "PageRank by power iteration, damping 0.85",
        sources: Sources::None,
        settings: &[
            Setting { name: "tolerance", about: "ranks that change by no more in sum are done (0.0001)" },
            Setting { name: "iterations", about: "iterations at most (100)" },
        ],
        run: |g, ask| {
            let most = ask.get("iterations").unwrap_or(100.0) as u32;
            let ranks = algorithm::pagerank(&g.a_transposed, &g.degree, ask.get("tolerance").unwrap_or(1e-4), most)?;
            Answer::new(ask).number("iterations", ranks.iterations).reals("rank", &ranks.rank)
        },
    },
    Algorithm {
        name: "components",
        about: "Connected components, without directions, named by their first vertex",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).vertices("component", &algorithm::components(&g.undirected)?),
    },
    Algorithm {
        name: "triangles",
        about: "Number of triangles, without directions",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Ok(Answer::new(ask).number("triangles", algorithm::triangles(&g.undirected)?)),
    },
    Algorithm {
        name: "betweenness",
        about: "Betweenness centrality over the shortest paths from some sources or all",
        sources: Sources::Several,
        settings: &[],
        run: |g, ask| Answer::new(ask).reals("centrality", &centrality(g, ask.sources())?),
    },
];

/// The row of that name.
pub fn find(name: &str) -> Option<&'static Algorithm> {
    TABLE.iter().find(|row| row.name == name)
}

/// Sources that are worked off together: three numbers for each of them and each vertex are in memory.
const BATCH: usize = 32;

/// Betweenness, batch by batch.
fn centrality(g: &Graph, sources: &[u64]) -> Result<Vector<f64>> {
    let (first, rest) = sources.split_at(sources.len().min(BATCH));
    let mut sum = algorithm::betweenness(&g.a, &g.a_transposed, first)?;
    for batch in rest.chunks(BATCH) {
        let more = algorithm::betweenness(&g.a, &g.a_transposed, batch)?;
        sum.write(sum.ewise_add(op::plus::<f64>(), &more))?;
    }
    Ok(sum)
}
