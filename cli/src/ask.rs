//! What an algorithm is told: sources and numbers, checked against its row of the table and the graph.
//!
//! Needs: the words typed. Gives: [`Ask`], whose sources lie in the graph, counted from 0. Cost: the degrees are looked at
//! when no source is named.

use graphblas::dynamic::Explain;
use lagraph_ports::Graph;

use crate::algorithms::{Algorithm, Sources};
use crate::failure::{Failure, Outcome};

/// Sources taken where there may be several and none is named.
const FEW: usize = 4;

/// What an algorithm is told.
#[derive(Debug)]
pub struct Ask {
    /// From 0; at least one, if the algorithm takes sources.
    sources: Vec<u64>,
    settings: Vec<(&'static str, f64)>,
    /// How to describe what is recorded behind the results, if anybody wants to know.
    pub explain: Option<Explain>,
}

impl Ask {
    /// The words of `--source` and `--set` for a graph whose first vertex is called `base`.
    pub fn new(algorithm: &'static Algorithm, g: &Graph, base: u64, source: &[String], set: &[String]) -> Outcome<Ask> {
        let sources = match (algorithm.sources, source) {
            (Sources::None, []) => Vec::new(),
            (Sources::None, _) => return Err(Failure::Usage(format!("--source: {} starts from no vertex", algorithm.name))),
            (Sources::One, []) => vec![hub(g)?],
            (Sources::Two, []) => first_with_edges(g, 2)?,
            (Sources::Two, named) if named.len() != 2 => {
                return Err(Failure::Usage(format!("--source: {} needs two vertices, got {}", algorithm.name, named.len())));
            }
            (Sources::Several, []) => first_with_edges(g, FEW)?,
            (Sources::Several, [all]) if all == "all" => (0..g.vertices()).collect(),
            (Sources::One, [_, _, ..]) => {
                return Err(Failure::Usage(format!("--source: {} starts from one vertex, got {}", algorithm.name, source.len())));
            }
            (Sources::One | Sources::Two | Sources::Several, named) => {
                named.iter().map(|v| vertex(v, g, base)).collect::<Outcome<_>>()?
            }
        };
        let settings = set.iter().map(|word| setting(algorithm, word)).collect::<Outcome<_>>()?;
        Ok(Ask { sources, settings, explain: None })
    }

    /// The one source, or the first.
    pub fn source(&self) -> u64 {
        self.sources.first().copied().unwrap_or(0)
    }

    /// All sources.
    pub fn sources(&self) -> &[u64] {
        &self.sources
    }

    /// A number that was set.
    pub fn get(&self, name: &str) -> Option<f64> {
        // The last one wins, as with other options.
        self.settings.iter().rev().find(|(known, _)| *known == name).map(|(_, x)| *x)
    }

    /// A whole number that was set, or `default`.
    pub fn whole(&self, name: &str, default: u64) -> Outcome<u64> {
        match self.get(name) {
            None => Ok(default),
            Some(x) if x.fract() == 0.0 && x <= f64::from(u32::MAX) => Ok(x as u64),
            Some(x) => Err(Failure::Usage(format!("--set: expected {name}= and a whole number up to {}, found '{x}'", u32::MAX))),
        }
    }
}

/// The vertex with the most edges out, the first of several.
fn hub(g: &Graph) -> Outcome<u64> {
    let (vertex, degree) = g.degree.tuples()?;
    let most = vertex.iter().zip(&degree).fold((0, 0), |best, (&v, &d)| if d > best.1 { (v, d) } else { best });
    Ok(most.0)
}

fn first_with_edges(g: &Graph, most: usize) -> Outcome<Vec<u64>> {
    let (vertex, degree) = g.degree.tuples()?;
    let mut few: Vec<u64> = vertex.iter().zip(&degree).filter(|(_, d)| **d > 0).map(|(v, _)| *v).take(most).collect();
    if few.is_empty() {
        few.push(0);
    }
    Ok(few)
}

fn vertex(word: &str, g: &Graph, base: u64) -> Outcome<u64> {
    let number = word.trim().parse::<u64>().ok().and_then(|v| v.checked_sub(base)).filter(|&v| v < g.vertices());
    let last = g.vertices() - 1 + base;
    number.ok_or_else(|| Failure::Usage(format!("--source: expected a vertex from {base} to {last}, found '{word}'")))
}

fn setting(algorithm: &'static Algorithm, word: &str) -> Outcome<(&'static str, f64)> {
    let (name, number) = word.split_once('=').unwrap_or((word, ""));
    let Some(known) = algorithm.settings.iter().find(|s| s.name == name) else {
        let list: Vec<String> = algorithm.settings.iter().map(|s| format!("\n  {}: {}", s.name, s.about)).collect();
        let known = if list.is_empty() { " knows no numbers".to_owned() } else { format!(" knows{}", list.concat()) };
        return Err(Failure::Usage(format!("--set: expected NAME=NUMBER, found '{word}'; {}{known}", algorithm.name)));
    };
    let x = number.parse::<f64>().ok().filter(|x| *x >= 0.0);
    let x = x.ok_or_else(|| Failure::Usage(format!("--set: expected {name}= and a number from 0, found '{word}'")))?;
    Ok((known.name, x))
}
