//! `graphblas explain`: which calls an algorithm records, which passes make them, and what is left recorded at the end.
//!
//! Needs: a graph file. Gives: a text, JSON, a graph for Graphviz, or a picture. Cost: one run of the algorithm.
//! Calls are recorded whatever the size of the graph unless `--as-run` is given, so that a small file tells what a large one
//! does (`docs/explain.md`).

mod dot;
mod heard;
mod json;
mod svg;
mod text;

use graphblas::dynamic::Explain;
use graphblas::expr;

use super::task::Task;
use crate::answer::{About, Answer};
use crate::args::{ExplainArgs, Telling};
use crate::failure::{Failure, Outcome};
use crate::output::print;
use heard::{Heard, hear};

/// What is told.
struct Story<'a> {
    about: About<'a>,
    edges: u64,
    /// Calls on objects of so many places are recorded.
    recorded_from: usize,
    heard: &'a Heard,
    /// What is recorded behind each result, as the library writes it.
    results: &'a [(&'static str, String)],
}

/// Runs the command.
pub fn run(args: &ExplainArgs, quiet: bool) -> Outcome {
    let mut task = Task::new(&args.task, quiet)?;
    task.ask.explain = Some(match (args.format, &args.of) {
        (Telling::Text, _) => Explain::Text,
        (Telling::Json, _) => Explain::Json,
        (Telling::Dot, Some(_)) => Explain::Dot,
        (Telling::Dot | Telling::Svg, None) => Explain::Json,
        (Telling::Svg, Some(_)) => {
            return Err(Failure::Usage("--of: a single result is written as text, json or dot".to_owned()));
        }
    });
    if !args.as_run {
        expr::record_from(1);
    }
    let (answer, heard) = hear(|| task.run());
    let answer: Answer = answer?;
    if let Some(name) = &args.of {
        return print(of(&answer, name)?);
    }
    let recorded_from = expr::recorded_from();
    let story = Story { about: task.about(), edges: task.edges()?, recorded_from, heard: &heard, results: &answer.recorded };
    match args.format {
        Telling::Text => print(&text::written(&story)),
        Telling::Json => print(&json::written(&story)),
        Telling::Dot => print(&dot::written(&story)),
        Telling::Svg => crate::output::write_to(None, |out| svg::drawn(&story).write_as(crate::picture::Kind::Svg, out)),
    }
}

/// What is recorded behind one result.
fn of<'a>(answer: &'a Answer, name: &str) -> Outcome<&'a str> {
    let found = answer.recorded.iter().find(|(known, _)| *known == name);
    found.map(|(_, text)| text.as_str()).ok_or_else(|| {
        let known: Vec<&str> = answer.recorded.iter().map(|(known, _)| *known).collect();
        let known = if known.is_empty() { "no vectors".to_owned() } else { known.join(", ") };
        Failure::Usage(format!("--of: expected a result of the algorithm ({known}), found '{name}'"))
    })
}
