//! The table of algorithms: the one place that knows them by name.
//!
//! Needs: `lagraph_ports::algorithm`. Gives: [`TABLE`], [`find`]. Cost: that of the algorithm that is run.
//! A new algorithm is one row: its name, a line of help, whether it starts from vertices, the numbers that it may be told, and a
//! function that runs it and puts what it found into an [`Answer`] by name. Commands, help, completions and tests follow.

use graphblas::{Matrix, Result, Vector, monoid, op, semiring};
use lagraph_ports::algorithm::{Limits, Markov, Votes};
use lagraph_ports::{Graph, algorithm};

use crate::answer::Answer;
use crate::ask::Ask;
use crate::failure::{Failure, Outcome};

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
    Two,
    Several,
}

/// A number that an algorithm may be told: from 0, fractions allowed.
#[derive(Debug)]
pub struct Setting {
    pub name: &'static str,
    pub about: &'static str,
}

const SEED: Setting = Setting { name: "seed", about: "a whole number that choices depend on (1)" };
const DAMPING: Setting = Setting { name: "damping", about: "share of rank that goes along edges (0.85)" };
const TOLERANCE: Setting = Setting { name: "tolerance", about: "ranks that change by no more in sum are done (0.0001)" };
const ITERATIONS: Setting = Setting { name: "iterations", about: "iterations at most (100)" };

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
        settings: &[TOLERANCE, ITERATIONS],
        run: |g, ask| {
            let most = ask.whole("iterations", 100)? as u32;
            let ranks = algorithm::pagerank::<f64, _>(&g.a_transposed, &g.degree, ask.get("tolerance").unwrap_or(1e-4), most)?;
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
    Algorithm {
        name: "bellman-ford",
        about: "Shortest paths, round by round: distance of each vertex that a source reaches",
        sources: Sources::One,
        settings: &[],
        run: |g, ask| {
            let distance = algorithm::bellman_ford(&g.a, ask.source())?;
            let distance =
                distance.ok_or_else(|| Failure::Input("a cycle has a negative length: there is no shortest path".into()))?;
            Answer::new(ask).reals("distance", &distance)
        },
    },
    Algorithm {
        name: "bfs-limited",
        about: "Breadth-first search from several sources at once, up to a level",
        sources: Sources::Several,
        settings: &[Setting { name: "level", about: "the last level that is looked for (all)" }],
        run: |g, ask| {
            let level = ask.get("level").map(|_| ask.whole("level", 0)).transpose()?;
            let tree = algorithm::bfs_limited(&g.a, ask.sources(), Limits { level, ..Limits::default() })?;
            Answer::new(ask).integers("level", &tree.level)?.vertices("parent", &tree.parent)
        },
    },
    Algorithm {
        name: "max-flow",
        about: "Greatest flow from the first of two vertices to the second; lengths are capacities",
        sources: Sources::Two,
        settings: &[],
        run: |g, ask| {
            let &[source, sink] = ask.sources() else {
                return Err(Failure::Input("max-flow needs two vertices with edges, there is one at most".into()));
            };
            let found = algorithm::max_flow(&g.a, source, sink)?;
            Answer::new(ask).number("value", found.value).reals("flow", &found.flow)
        },
    },
    Algorithm {
        name: "pagerank-dangling",
        about: "PageRank in which vertices without edges out share their rank with all",
        sources: Sources::None,
        settings: &[DAMPING, TOLERANCE, ITERATIONS],
        run: |g, ask| {
            let (damping, tolerance) = (ask.get("damping").unwrap_or(0.85), ask.get("tolerance").unwrap_or(1e-4));
            let most = ask.whole("iterations", 100)? as u32;
            let ranks = algorithm::pagerank_dangling(&g.a_transposed, &g.degree, damping, tolerance, most)?;
            Answer::new(ask).number("iterations", ranks.iterations).reals("rank", &ranks.rank)
        },
    },
    Algorithm {
        name: "hits",
        about: "Hubs and authorities",
        sources: Sources::None,
        settings: &[TOLERANCE, ITERATIONS],
        run: |g, ask| {
            let (tolerance, most) = (ask.get("tolerance").unwrap_or(1e-4), ask.whole("iterations", 100)? as u32);
            let found = algorithm::hits(&g.a, &g.a_transposed, tolerance, most)?;
            let answer = Answer::new(ask).number("iterations", found.iterations);
            answer.reals("hub", &found.hub)?.reals("authority", &found.authority)
        },
    },
    Algorithm {
        name: "closeness",
        about: "Closeness and harmonic centrality, by a search from every vertex",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| {
            let found = algorithm::closeness(&g.a)?;
            Answer::new(ask).reals("closeness", &found.closeness)?.reals("harmonic", &found.harmonic)
        },
    },
    Algorithm {
        name: "triangle-centrality",
        about: "Triangle centrality, without directions",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).reals("centrality", &algorithm::triangle_centrality(&g.undirected)?),
    },
    Algorithm {
        name: "katz",
        about: "Katz centrality: walks that end at a vertex, each worth less the longer it is",
        sources: Sources::None,
        settings: &[
            Setting {
                name: "alpha",
                about: "what an edge more leaves of a walk's worth (1 over 1 + the most edges into a vertex)",
            },
            TOLERANCE,
            ITERATIONS,
        ],
        run: |g, ask| {
            let alpha = ask.get("alpha").map_or_else(|| fading(g), Ok)?;
            let (tolerance, most) = (ask.get("tolerance").unwrap_or(1e-4), ask.whole("iterations", 100)? as u32);
            let found = algorithm::katz(&g.a_transposed, alpha, tolerance, most)?;
            Answer::new(ask).number("iterations", found.iterations).reals("rank", &found.rank)
        },
    },
    Algorithm {
        name: "edge-betweenness",
        about: "Betweenness centrality of edges over the shortest paths from some sources or all",
        sources: Sources::Several,
        settings: &[],
        run: |g, ask| Answer::new(ask).reals("centrality", &of_edges(g, ask.sources())?),
    },
    Algorithm {
        name: "components-by-sampling",
        about: "Connected components by Afforest: a few edges of each vertex first",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).vertices("component", &algorithm::components_by_sampling(&g.undirected)?),
    },
    Algorithm {
        name: "components-by-boruvka",
        about: "Connected components by Boruvka's rounds, in which trees join trees",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).vertices("component", &algorithm::components_by_boruvka(&g.undirected)?),
    },
    Algorithm {
        name: "strong-components",
        about: "Strongly connected components, named by their first vertex",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).vertices("component", &algorithm::strong_components(&g.a, &g.a_transposed)?),
    },
    Algorithm {
        name: "clustering",
        about: "Local clustering coefficients",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).reals("coefficient", &algorithm::clustering(&g.a, &g.undirected)?),
    },
    Algorithm {
        name: "square-clustering",
        about: "Square clustering coefficients, without directions",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).reals("coefficient", &algorithm::square_clustering(&g.undirected)?),
    },
    Algorithm {
        name: "jaccard",
        about: "Neighbours that the two vertices of an edge have in common, over all that either has",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).reals("similarity", &algorithm::jaccard_of_edges(&g.undirected)?),
    },
    Algorithm {
        name: "graphlets",
        about: "How often each vertex is at each place of each small graph of up to four vertices",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| {
            let counts = algorithm::graphlets(&g.undirected)?;
            algorithm::PLACES.iter().zip(&counts).try_fold(Answer::new(ask), |answer, (place, count)| answer.reals(place, count))
        },
    },
    Algorithm {
        name: "k-core",
        about: "The largest k for which each vertex is in the k-core",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| Answer::new(ask).integers("core", &algorithm::core_numbers(&g.undirected)?),
    },
    Algorithm {
        name: "k-truss",
        about: "The edges of the k-truss, and the triangles of the truss that each lies in",
        sources: Sources::None,
        settings: &[Setting { name: "k", about: "edges lie in k - 2 triangles at least (3)" }],
        run: |g, ask| {
            let truss = algorithm::k_truss(&g.undirected, ask.whole("k", 3)?)?;
            Answer::new(ask).number("steps", truss.steps).integers("support", &truss.support)
        },
    },
    Algorithm {
        name: "label-propagation",
        about: "Communities by label propagation, as LDBC Graphalytics defines it",
        sources: Sources::None,
        settings: &[Setting { name: "iterations", about: "rounds (10)" }],
        run: |g, ask| {
            let rounds = ask.whole("iterations", 10)? as u32;
            let label = match g.is_symmetric {
                true => algorithm::label_propagation(&g.a, rounds)?,
                false => algorithm::label_propagation_directed(&g.a, rounds)?,
            };
            Answer::new(ask).vertices("label", &label)
        },
    },
    Algorithm {
        name: "louvain",
        about: "Communities of high modularity, without directions",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| {
            let both = g.a.ewise_add(op::plus::<f64>(), &g.a.transposed().eval()?).eval()?;
            let found = algorithm::louvain(&both)?;
            Answer::new(ask).number("modularity", found.modularity).vertices("label", &found.label)
        },
    },
    Algorithm {
        name: "markov-clustering",
        about: "Communities in which random walks stay, without directions",
        sources: Sources::None,
        settings: &[
            Setting { name: "inflation", about: "a number above 1; the greater, the smaller the communities (2)" },
            Setting { name: "least", about: "smaller shares of the likeliest end of a walk are forgotten (0.0001)" },
            ITERATIONS,
        ],
        run: |g, ask| {
            let both = g.a.ewise_add(op::plus::<f64>(), &g.a.transposed().eval()?).eval()?;
            let known = Markov::default();
            let told = Markov {
                inflation: ask.get("inflation").unwrap_or(known.inflation),
                least: ask.get("least").unwrap_or(known.least),
                rounds: ask.whole("iterations", 100)? as u32,
                ..known
            };
            let found = algorithm::markov_clustering(&both, told)?;
            let quality = algorithm::partition_quality(&g.undirected, &found.label)?;
            let answer = Answer::new(ask).number("iterations", found.rounds).number("coverage", quality.coverage);
            answer.number("performance", quality.performance).vertices("label", &found.label)
        },
    },
    Algorithm {
        name: "peer-pressure",
        about: "Communities by votes along edges, of which each vertex has one in all",
        sources: Sources::None,
        settings: &[ITERATIONS],
        run: |g, ask| {
            let label = algorithm::peer_pressure(&g.a, Votes::Shared, ask.whole("iterations", 100)? as u32)?;
            let quality = algorithm::partition_quality(&g.undirected, &label)?;
            let answer = Answer::new(ask).number("coverage", quality.coverage);
            answer.number("performance", quality.performance).vertices("label", &label)
        },
    },
    Algorithm {
        name: "independent-set",
        about: "A maximal independent set, without directions: 1 for each vertex in it",
        sources: Sources::None,
        settings: &[SEED],
        run: |g, ask| Answer::new(ask).integers("chosen", &algorithm::independent_set(&g.undirected, ask.whole("seed", 1)?)?),
    },
    Algorithm {
        name: "colouring",
        about: "A colour for each vertex that none of its neighbours has",
        sources: Sources::None,
        settings: &[SEED],
        run: |g, ask| Answer::new(ask).integers("colour", &algorithm::colouring(&g.undirected, ask.whole("seed", 1)?)?),
    },
    Algorithm {
        name: "matching",
        about: "A maximal matching: the partner of each vertex that has one",
        sources: Sources::None,
        settings: &[SEED],
        run: |g, ask| Answer::new(ask).vertices("partner", &algorithm::matching(&g.undirected, ask.whole("seed", 1)?)?),
    },
    Algorithm {
        name: "coarsen",
        about: "The number of each vertex when the pairs of a maximal matching are made one",
        sources: Sources::None,
        settings: &[SEED],
        run: |g, ask| {
            let partner = algorithm::matching(&g.undirected, ask.whole("seed", 1)?)?;
            let found = algorithm::coarsen(&g.a, &partner)?;
            let answer = Answer::new(ask).number("vertices", found.graph.nrows());
            answer.number("edges", found.graph.nvals()?).integers("becomes", &found.vertex)
        },
    },
    Algorithm {
        name: "spanning-forest",
        about: "A minimum spanning forest; of two directions the shorter counts",
        sources: Sources::None,
        settings: &[],
        run: |g, ask| {
            let lighter = g.a.ewise_add(op::min::<f64>(), &g.a.transposed().eval()?).eval()?;
            let forest = algorithm::spanning_forest(&lighter)?;
            Answer::new(ask).number("weight", forest.reduce(&monoid::plus::<f64>())?).reals("length", &forest)
        },
    },
];

/// The row of that name.
pub fn find(name: &str) -> Option<&'static Algorithm> {
    TABLE.iter().find(|row| row.name == name)
}

/// Sources that are worked off together: three numbers for each of them and each vertex are in memory.
const BATCH: usize = 32;

/// What `of` gives for the sources, added up batch by batch.
fn in_batches<S>(sources: &[u64], of: impl Fn(&[u64]) -> Result<S>, add: impl Fn(&S, &S) -> Result<S>) -> Result<S> {
    let (first, rest) = sources.split_at(sources.len().min(BATCH));
    rest.chunks(BATCH).try_fold(of(first)?, |sum, batch| add(&sum, &of(batch)?))
}

/// Betweenness.
fn centrality(g: &Graph, sources: &[u64]) -> Result<Vector<f64>> {
    let of = |batch: &[u64]| algorithm::betweenness(&g.a, &g.a_transposed, batch);
    in_batches(sources, of, |x, y| x.ewise_add(op::plus::<f64>(), y).eval())
}

/// Betweenness of edges.
fn of_edges(g: &Graph, sources: &[u64]) -> Result<Matrix<f64>> {
    let of = |batch: &[u64]| algorithm::edge_betweenness(&g.a, &g.a_transposed, batch);
    in_batches(sources, of, |x, y| x.ewise_add(op::plus::<f64>(), y).eval())
}

/// A share with which walks of any graph fade: no eigenvalue exceeds the most edges into a vertex.
fn fading(g: &Graph) -> Result<f64> {
    let ones = Vector::full(g.vertices(), 1.0)?;
    let into: Vector<f64> = g.a_transposed.mxv(&semiring::plus_pair::<f64>(), &ones).eval()?;
    // Of a graph without edges the greatest is the identity of max, which is below 0.
    Ok(1.0 / (1.0 + into.reduce(&monoid::max::<f64>())?.max(0.0)))
}
