//! What may be typed after `graphblas`.
//!
//! Needs: clap, the table of algorithms. Gives: [`Args`] and the arguments of each command. Cost: none.
//! The doc comments here are what `--help` prints.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::algorithms::{self, Algorithm};

/// Look at a graph file, run algorithms on it, convert it, draw it.
///
/// Reads Matrix Market files and edge lists, packed by gzip or zstd or not; `-` is the standard input. Vertices are counted as
/// the file counts them: from 1 in Matrix Market files, from 0 in edge lists.
#[derive(Debug, Parser)]
#[command(name = "graphblas", version)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
    /// Threads to use [default: GRAPHBLAS_NUM_THREADS, else the cores of the machine]
    #[arg(long, global = true, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Say nothing on the standard error but errors
    #[arg(long, short, global = true)]
    pub quiet: bool,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Tell what a file holds, and what looks wrong with it
    Info(InfoArgs),
    /// Run an algorithm and print what it finds
    Run(RunArgs),
    /// Write a file in another format
    Convert(ConvertArgs),
    /// Write a random graph
    Generate(GenerateArgs),
    /// Time an algorithm
    Bench(BenchArgs),
    /// Draw where a matrix has entries
    Spy(SpyArgs),
    /// Count how many rows have how many entries
    Degrees(DegreesArgs),
    /// Tell which calls an algorithm records and which passes make them
    Explain(ExplainArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
}

#[derive(Debug, clap::Args)]
pub struct InfoArgs {
    /// The graph file, or `-`
    pub file: PathBuf,
}

// What `run`, `bench` and `explain` share. No doc comment: clap would print it for each of them.
#[derive(Debug, clap::Args)]
pub struct TaskArgs {
    #[arg(value_parser = algorithm())]
    pub algorithm: &'static Algorithm,
    /// The graph file, or `-`
    pub file: PathBuf,
    /// Vertices to start from, between commas, or `all` [default: the vertex with the most edges out; where there may be
    /// several, the first four that have edges]
    #[arg(long, value_name = "VERTEX", value_delimiter = ',')]
    pub source: Vec<String>,
    /// A number for the algorithm; a name that it does not know makes it print those it knows
    #[arg(long, value_name = "NAME=NUMBER")]
    pub set: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub struct RunArgs {
    #[command(flatten)]
    pub task: TaskArgs,
    /// How to print the result
    #[arg(long, value_enum, default_value_t = Form::Csv)]
    pub format: Form,
    /// Where to write it [default: the standard output]
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// A line for each vertex
    Csv,
    /// One object, a list for each column
    Json,
    /// A matrix with a row for each vertex
    Mtx,
}

#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    /// The graph file, or `-`
    pub input: PathBuf,
    /// What to write: .mtx, .el, .txt, .csv or .tsv, then .gz, .zst or nothing
    pub output: PathBuf,
}

#[derive(Debug, clap::Args)]
pub struct GenerateArgs {
    #[command(subcommand)]
    pub model: Model,
}

#[derive(Debug, Subcommand)]
pub enum Model {
    /// A Kronecker graph with the probabilities of Graph500
    Kronecker {
        /// The graph has 2^SCALE vertices
        #[arg(long, default_value_t = 16)]
        scale: u32,
        /// Edges drawn for each vertex
        #[arg(long, default_value_t = 16)]
        edge_factor: u64,
        #[command(flatten)]
        drawn: DrawnArgs,
    },
    /// All pairs of vertices are equally likely
    Uniform {
        /// Number of vertices
        #[arg(long)]
        vertices: u64,
        /// Edges drawn
        #[arg(long)]
        edges: u64,
        #[command(flatten)]
        drawn: DrawnArgs,
    },
}

#[derive(Debug, clap::Args)]
pub struct DrawnArgs {
    /// The same seed gives the same graph
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Edges have one direction; else each goes both ways
    #[arg(long)]
    pub directed: bool,
    /// Keep edges from a vertex to itself
    #[arg(long)]
    pub self_loops: bool,
    /// Keep parallel edges, which only edge lists can hold
    #[arg(long)]
    pub parallel_edges: bool,
    /// Weights from 1 to 255
    #[arg(long, value_enum)]
    pub weights: Option<Weights>,
    /// What to write: .mtx, .el, .txt, .csv or .tsv, then .gz, .zst or nothing
    pub output: PathBuf,
}

/// Types of the weights of generated edges.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Weights {
    Int,
    Real,
}

#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    #[command(flatten)]
    pub task: TaskArgs,
    /// Number of runs, after one that is not counted
    #[arg(long, value_name = "N", default_value = "5")]
    pub runs: NonZeroUsize,
}

#[derive(Debug, clap::Args)]
pub struct SpyArgs {
    /// The graph file, or `-`
    pub file: PathBuf,
    /// The picture: .png or .svg
    pub output: PathBuf,
    /// Width and height of the picture
    #[arg(long, value_name = "PX", default_value_t = 800, value_parser = size())]
    pub size: u32,
}

#[derive(Debug, clap::Args)]
pub struct DegreesArgs {
    /// The graph file, or `-`
    pub file: PathBuf,
    /// A picture: .png or .svg [default: bars on the standard output]
    pub output: Option<PathBuf>,
    /// Count the entries of columns, the edges into a vertex
    #[arg(long)]
    pub columns: bool,
    /// Width of the picture
    #[arg(long, value_name = "PX", default_value_t = 800, value_parser = size())]
    pub size: u32,
}

#[derive(Debug, clap::Args)]
pub struct ExplainArgs {
    #[command(flatten)]
    pub task: TaskArgs,
    /// How to tell it
    #[arg(long, value_enum, default_value_t = Telling::Text)]
    pub format: Telling,
    /// Only what is recorded behind this result when the algorithm hands it over
    #[arg(long, value_name = "RESULT")]
    pub of: Option<String>,
    /// Record calls only on objects as large as the library wants them; else of any size, so that small files tell, too
    #[arg(long)]
    pub as_run: bool,
}

/// How an explanation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Telling {
    /// For people
    Text,
    /// One object
    Json,
    /// A directed graph for Graphviz
    Dot,
    /// A picture
    Svg,
}

#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    pub shell: Shell,
}

/// The names of the table, each with its line of help.
fn algorithm() -> impl TypedValueParser<Value = &'static Algorithm> {
    let names = algorithms::TABLE.iter().map(|row| PossibleValue::new(row.name).help(row.about));
    PossibleValuesParser::new(names).try_map(|name| algorithms::find(&name).ok_or("no row of the table has this name"))
}

/// Sizes of pictures that leave room for the labels.
fn size() -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(256..=8192)
}
