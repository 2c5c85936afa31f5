//! `graphblas completions`: a script for a shell, with the names of the algorithms.
//!
//! Needs: clap_complete. Gives: the script. Cost: none.

use clap::CommandFactory;
use clap_complete::generate;

use crate::args::{Args, CompletionsArgs};
use crate::failure::Outcome;
use crate::output::write_to;

/// Runs the command.
pub fn run(args: &CompletionsArgs) -> Outcome {
    let mut script = Vec::new();
    generate(args.shell, &mut Args::command(), "graphblas", &mut script);
    write_to(None, |out| out.write_all(&script))
}
