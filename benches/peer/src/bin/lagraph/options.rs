//! Command line of lagraph.
//! Needs:   arguments as `--name value`.
//! Gives:   `Options`; `None` when help was printed instead.
//! Cost:    none.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use bench_peer::{Result, lagraph, wheel};

use crate::kernel::Kernel;
use crate::side::Program;

/// What runs on what.
pub struct Libraries {
    pub lagraph: PathBuf,
    pub ours: PathBuf,
    pub theirs: PathBuf,
}

impl Libraries {
    /// LAGraph on our library.
    pub fn ours(&self) -> Program<'_> {
        Program::Lagraph { lagraph: &self.lagraph, graphblas: &self.ours }
    }

    /// LAGraph on theirs.
    pub fn theirs(&self) -> Program<'_> {
        Program::Lagraph { lagraph: &self.lagraph, graphblas: &self.theirs }
    }
}

/// What to run.
pub struct Options {
    pub libraries: Libraries,
    pub gap: Option<PathBuf>,
    pub threads: Vec<usize>,
    pub graphs: Vec<String>,
    pub kernels: Vec<Kernel>,
    pub sources: u64,
    pub delta: Option<i32>,
    pub budget: f64,
    pub csv: PathBuf,
}

const HELP: &str = "\
lagraph: LAGraph's code for the GAP benchmark on two GraphBLAS libraries, in turns
  --lagraph PATH    liblagraph.so, or the folder it was built in
  --ours PATH       our library                   [target/release/libgraphblas.so]
  --peer PATH       the other library, or an unpacked wheel  [GRAPHBLAS_PEER, else the wheel from PyPI]
  --gap PATH        the folder with the programs of gapbs, for a third column
  --graphs A,B,..   as for bench-peer             [two social, one web, two road, two Kronecker graphs]
  --threads 1,2     thread counts                 [1,2]
  --only A,B,..     of bfs,sssp,pr,cc,tc,bc
  --sources N       searches begin at so many vertices, a batch of centrality at all of them  [4]
  --delta N         width of a bucket of sssp     [what suits the peer best, found per graph]
  --budget SECONDS  time for the samples of both sides of a line, for fast ones  [1]
  --csv PATH        record                        [target/bench/lagraph.csv]";

const GRAPHS: [&str; 7] = ["ego-Facebook", "soc-Epinions1", "web-NotreDame", "road-NY", "road-FLA", "kron:16", "kron:18"];

/// Reads the arguments.
pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Options>> {
    let target = wheel::target_dir();
    let (mut built, mut ours) = (None, target.join("release/libgraphblas.so"));
    let mut peer = std::env::var_os("GRAPHBLAS_PEER").map(PathBuf::from);
    let (mut gap, mut threads, mut graphs) = (None, vec![1, 2], GRAPHS.map(String::from).to_vec());
    let (mut kernels, mut sources, mut delta) = (Kernel::ALL.to_vec(), 4, None);
    let (mut budget, mut csv) = (1.0, target.join("bench/lagraph.csv"));
    while let Some(word) = words.next() {
        if word == "--help" || word == "-h" {
            println!("{HELP}");
            return Ok(None);
        }
        let value = words.next().ok_or_else(|| format!("{word} needs a value\n{HELP}"))?;
        match word.as_str() {
            "--lagraph" => built = Some(PathBuf::from(value)),
            "--ours" => ours = PathBuf::from(value),
            "--peer" => peer = Some(PathBuf::from(value)),
            "--gap" => gap = Some(existing(Path::new(&value))?),
            "--graphs" => graphs = value.split(',').map(String::from).collect(),
            "--threads" => threads = value.split(',').map(|count| number(&word, count)).collect::<Result<_>>()?,
            "--only" => kernels = value.split(',').map(kernel).collect::<Result<_>>()?,
            "--sources" => sources = number(&word, &value)?,
            "--delta" => delta = Some(number(&word, &value)?),
            "--budget" => budget = number(&word, &value)?,
            "--csv" => csv = PathBuf::from(value),
            unknown => return Err(format!("{unknown} is not an option\n{HELP}")),
        }
    }
    if threads.contains(&0) || threads.is_empty() || sources == 0 {
        return Err(format!("at least one thread and one source\n{HELP}"));
    }
    let built = built.ok_or_else(|| format!("--lagraph is needed\n{HELP}"))?;
    let theirs = wheel::peer_library(peer.as_deref())?;
    let libraries = Libraries { lagraph: lagraph::find(&built)?, ours: existing(&ours)?, theirs };
    Ok(Some(Options { libraries, gap, threads, graphs, kernels, sources, delta, budget, csv }))
}

fn existing(path: &Path) -> Result<PathBuf> {
    path.canonicalize().map_err(|e| format!("{}: {e}", path.display()))
}

fn kernel(name: &str) -> Result<Kernel> {
    let found = Kernel::ALL.into_iter().find(|kernel| kernel.name() == name);
    found.ok_or_else(|| format!("{name} is not one of bfs,sssp,pr,cc,tc,bc"))
}

fn number<T: FromStr>(option: &str, word: &str) -> Result<T> {
    word.parse().map_err(|_| format!("{option}: '{word}' is not a number"))
}
