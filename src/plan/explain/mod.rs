//! What is recorded behind a value, and what looking at it would do, without doing it.
//!
//! Needs: `expr`, the rules. Gives: [`recorded`] and [`there`], each as one description in the [`Explain`] that is asked for;
//! `told`, a line on a pass that ran. Cost: linear in the recorded calls, at most [`crate::expr::MOST`]; nothing is computed
//! and nothing changes.
//! The description is made once (`graph`: what is recorded; `passes`: what would run; `rulings`: which rewrites apply)
//! and written three ways (`text`, `json`, `dot`). All that is known of a kind of call stands in `call`.

pub(super) mod call;
mod dot;
pub(super) mod graph;
mod json;
mod page;
mod passes;
mod rulings;
mod text;
pub(super) mod told;

use crate::error::Result;
use crate::expr::Node;
use crate::mem::Shared;
use crate::storage::Store;
use graph::{Graph, Value};
use page::Page;
use passes::{Pass, Total};
use rulings::Ruling;

/// How a description is written.
///
/// ```
/// use graphblas::dynamic::{Explain, Vector};
/// use graphblas::types::Type;
///
/// // For people, for programs, for Graphviz.
/// let v = Vector::try_new(&Type::of::<u8>(), 9)?;
/// assert!(v.explain(Explain::Text)?.contains("no call is recorded"));
/// assert!(v.explain(Explain::Json)?.contains(r#""state": "there""#));
/// assert!(v.explain(Explain::Dot)?.starts_with("digraph"));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explain {
    /// For people; may change from version to version.
    Text,
    /// One object; keys stay, and more may come.
    Json,
    /// A directed graph for Graphviz: what is recorded, and what would run.
    Dot,
}

/// What a description is of: `vector`, `matrix`.
pub type Kind = &'static str;

/// What is written, three ways.
struct Explanation {
    kind: Kind,
    state: State,
    graph: Graph,
    passes: Vec<Pass>,
    total: Total,
    rulings: Vec<Ruling>,
}

enum State {
    /// The value is there, and so many updates wait.
    There { value: Value, waiting: usize },
    /// The last call of the graph will make it.
    Recorded,
}

/// Describes a value that a node will become.
pub fn recorded(kind: Kind, node: &Shared<Node>, how: Explain) -> Result<String> {
    if let Some(made) = node.made() {
        return there(kind, &made, 0, how);
    }
    let graph = Graph::of(node)?;
    if graph.calls.is_empty() {
        // Another thread was faster.
        return node.made().map_or_else(|| Ok(String::new()), |made| there(kind, &made, 0, how));
    }
    let passes = passes::of(&graph)?;
    let (total, rulings) = (Total::of(&graph, &passes), rulings::of(&graph, &passes)?);
    Explanation { kind, state: State::Recorded, graph, passes, total, rulings }.write(how)
}

/// Describes a value that is there, for which so many updates wait.
pub fn there(kind: Kind, value: &Store, waiting: usize, how: Explain) -> Result<String> {
    let (graph, passes) = (Graph::default(), Vec::new());
    let (total, rulings) = (Total::of(&graph, &passes), rulings::of(&graph, &passes)?);
    Explanation { kind, state: State::There { value: Value::of(value), waiting }, graph, passes, total, rulings }.write(how)
}

impl Explanation {
    fn write(&self, how: Explain) -> Result<String> {
        let mut page = Page::default();
        match how {
            Explain::Text => text::write(self, &mut page),
            Explain::Json => json::write(self, &mut page),
            Explain::Dot => dot::write(self, &mut page),
        }?;
        Ok(page.text)
    }
}
