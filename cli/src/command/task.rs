//! An algorithm and the graph that it is to run on.
//!
//! Needs: the arguments of `run`, `bench` and `explain`. Gives: [`Task`]. Cost: reading, a build, a transpose.

use std::path::Path;
use std::time::Instant;

use graphblas::io::{Duplicates, Progress};
use lagraph_ports::Graph;

use crate::algorithms::Algorithm;
use crate::answer::{About, Answer};
use crate::args::TaskArgs;
use crate::ask::Ask;
use crate::failure::{Failure, Outcome};
use crate::file::read;
use crate::progress::watch;

/// What is to be run.
#[derive(Debug)]
pub struct Task {
    pub algorithm: &'static Algorithm,
    pub graph: Graph,
    pub ask: Ask,
    /// Name of the file.
    pub file: String,
    /// What the file calls the first vertex.
    pub base: u64,
    /// Seconds that reading and preparing took.
    pub seconds: [f64; 2],
    quiet: bool,
}

impl Task {
    /// Reads the graph, and checks what the algorithm is told.
    pub fn new(args: &TaskArgs, quiet: bool) -> Outcome<Task> {
        let loaded = read(&args.file, Duplicates::Refuse, quiet)?;
        let begin = Instant::now();
        let graph = watch(&format!("preparing {}", loaded.name), quiet, &Progress::default(), || Graph::try_new(&loaded.coo));
        let graph = graph.map_err(|e| about_file(&args.file, &e))?;
        let seconds = [loaded.seconds, begin.elapsed().as_secs_f64()];
        let ask = Ask::new(args.algorithm, &graph, loaded.base, &args.source, &args.set)?;
        Ok(Task { algorithm: args.algorithm, graph, ask, file: loaded.name, base: loaded.base, seconds, quiet })
    }

    /// Runs the algorithm, up to results that are there.
    pub fn run(&self) -> Outcome<Answer> {
        let what = format!("running {}", self.algorithm.name);
        watch(&what, self.quiet, &Progress::default(), || (self.algorithm.run)(&self.graph, &self.ask))
    }

    /// What an answer is about.
    pub fn about(&self) -> About<'_> {
        About::new(self.algorithm.name, &self.file, &self.graph, self.base)
    }

    /// Edges of the graph.
    pub fn edges(&self) -> Outcome<u64> {
        Ok(self.graph.a.nvals()?)
    }
}

fn about_file(path: &Path, e: &graphblas::Error) -> Failure {
    Failure::Input(format!("{}: {}", path.display(), e.message()))
}
