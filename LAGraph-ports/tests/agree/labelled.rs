//! Graphs with labels on their edges, and paths along them.

use graphblas::Matrix;
use lagraph_ports::algorithm::{self, Automaton, Grammar};
use lagraph_ports::check::{self, Adjacency};

use super::case::{Case, Numbers, dense, entries};

/// A graph for each label: every edge gets one of them, or two.
pub struct Labelled {
    pub name: String,
    pub known: Vec<Adjacency>,
    pub graph: Vec<Matrix<bool>>,
}

impl Labelled {
    pub fn new(case: &Case, labels: usize, numbers: &mut Numbers) -> Self {
        let n = case.g.vertices();
        let mut edges = vec![(Vec::new(), Vec::new()); labels];
        for (i, j, _) in case.known.edges() {
            let first = numbers.below(labels as u64) as usize;
            let second = if numbers.below(4) == 0 { (first + 1) % labels } else { first };
            for label in [first, second].into_iter().take(1 + usize::from(first != second)) {
                edges[label].0.push(i as u64);
                edges[label].1.push(j as u64);
            }
        }
        let known = edges.iter().map(|(i, j)| Adjacency::from_edges(n as usize, i, j, None)).collect();
        let matrix = |(i, j): &(Vec<u64>, Vec<u64>)| Matrix::from_tuples((n, n), i, j, &vec![true; i.len()], None).unwrap();
        Labelled { name: case.name.clone(), known, graph: edges.iter().map(matrix).collect() }
    }
}

/// Ends of the paths that an automaton accepts, which is drawn; how many there are.
pub fn regular_paths(g: &Labelled, numbers: &mut Numbers) -> usize {
    let (states, n) = (1 + numbers.below(4), g.graph[0].nrows());
    let mut draw = |count: u64, below: u64| (0..count).map(|_| numbers.below(below)).collect::<Vec<u64>>();
    let (start, accepting, sources) = (draw(1, states), draw(2, states), draw(2, n));
    let (from, label, to) = (draw(6, states), draw(6, g.graph.len() as u64), draw(6, states));
    let steps: Vec<_> = from.iter().zip(label).zip(to).map(|((&i, l), j)| (i, l as usize, j)).collect();
    let automaton = Automaton { states, start, accepting, steps };

    let found = dense(&algorithm::regular_paths(&g.graph, &automaton, &sources).unwrap());
    let found: Vec<usize> = (0..found.len()).filter(|&v| found[v].is_some()).collect();
    let Automaton { start, accepting, steps, .. } = &automaton;
    let sources: Vec<usize> = sources.iter().map(|&v| v as usize).collect();
    let expected = check::regular_paths::ends(&g.known, steps, start, accepting, &sources);
    assert!(found == expected, "{}: from {sources:?} by {automaton:?}", g.name);
    found.len()
}

/// All paths that a grammar derives, which is drawn; how many pairs of vertices they join.
pub fn context_free_paths(g: &Labelled, numbers: &mut Numbers) -> usize {
    let nonterminals = 3;
    let mut draw = |below: usize| numbers.below(below as u64) as usize;
    let grammar = Grammar {
        nonterminals,
        empty: (0..draw(2)).map(|_| draw(nonterminals)).collect(),
        labels: (0..2).map(|_| (draw(nonterminals), draw(g.graph.len()))).collect(),
        pairs: (0..3).map(|_| (draw(nonterminals), draw(nonterminals), draw(nonterminals))).collect(),
    };
    let found = algorithm::context_free_paths(&g.graph, &grammar).unwrap();
    assert_eq!(found.len(), nonterminals, "{}", g.name);
    let facts: Vec<_> = (0..).zip(&found).flat_map(|(a, t)| entries(t).into_iter().map(move |e| (a, e.0, e.1))).collect();
    let expected = check::context_free_paths::facts(&g.known, &grammar.empty, &grammar.labels, &grammar.pairs);
    assert!(facts.iter().eq(&expected), "{}: by {grammar:?}", g.name);
    facts.len()
}
