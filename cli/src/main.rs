//! `graphblas`: look at a graph file, run algorithms on it, convert it, draw it.
//!
//! Needs: a graph file. Gives: results on the standard output or in a file, messages on the standard error, an exit code
//! (`failure`). Cost: the file in memory, and what the command says.
//! `algorithms` is the one table of algorithms; `args` says what may be typed; a file in `command` is one command.
#![forbid(unsafe_code)]

mod algorithms;
mod answer;
mod args;
mod ask;
mod command;
mod failure;
mod file;
mod output;
mod picture;
mod progress;
mod shape;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use failure::Outcome;

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let text = failure.to_string();
            if !text.is_empty() {
                eprintln!("graphblas: {text}");
            }
            ExitCode::from(failure.code())
        }
    }
}

fn run(args: &Args) -> Outcome {
    if let Some(threads) = args.threads {
        graphblas::par::set_threads(threads.get());
    }
    match &args.command {
        Command::Info(a) => command::info::run(a, args.quiet),
        Command::Run(a) => command::run::run(a, args.quiet),
        Command::Convert(a) => command::convert::run(a, args.quiet),
        Command::Generate(a) => command::generate::run(a, args.quiet),
        Command::Bench(a) => command::bench::run(a, args.quiet),
        Command::Spy(a) => command::spy::run(a, args.quiet),
        Command::Degrees(a) => command::degrees::run(a, args.quiet),
        Command::Explain(a) => command::explain::run(a, args.quiet),
        Command::Completions(a) => command::completions::run(a),
    }
}
