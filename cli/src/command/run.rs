//! `graphblas run`: what an algorithm finds, for each vertex or for the graph.
//!
//! Needs: a graph file. Gives: CSV, JSON or a Matrix Market file. Cost: the algorithm's, and printing its result.

use super::task::Task;
use crate::args::{Form, RunArgs};
use crate::failure::Outcome;
use crate::output::write_to;

/// Runs the command.
pub fn run(args: &RunArgs, quiet: bool) -> Outcome {
    let task = Task::new(&args.task, quiet)?;
    let answer = task.run()?;
    write_to(args.output.as_deref(), |out| answer.write(args.format, &task.about(), out))?;
    // A table has no place for them.
    if !quiet && args.format != Form::Json && !answer.columns.is_empty() {
        for (name, x) in &answer.numbers {
            eprintln!("{name}: {}", x.text(task.base));
        }
    }
    Ok(())
}
